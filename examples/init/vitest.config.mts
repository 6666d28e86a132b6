import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', 'lemmata/vitest/reporter'],
    coverage: {
      provider: 'custom',
      customProviderModule: 'lemmata/vitest/coverage',
      include: ['lib/**/*.ts'],
    },
  },
})
