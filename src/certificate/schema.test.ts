import { expect, test } from 'vitest'
import { writeJson } from '../json/index.ts'
import { certificateSchema } from './index.ts'

test('the schema is the one in docs/, which `vitest --update` writes anew', async () => {
  await expect(writeJson(certificateSchema())).toMatchFileSnapshot('../../docs/certificate.schema.json')
})
