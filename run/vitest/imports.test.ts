import { expect, test } from 'vitest'
import { importedFiles, importsIn } from './imports.ts'

/** A module as Vite transforms it: what it imports, by file, and what it passes on. */
const transformed = (imports: Readonly<Record<string, readonly string[] | null>>, ...rest: string[]): string =>
  [
    ...rest,
    ...Object.entries(imports).map(([file, names], k) => {
      const options = names === null ? '' : `, ${JSON.stringify({ importedNames: names })}`
      return `const __vite_ssr_import_${k}__ = await __vite_ssr_import__("${file}"${options});`
    }),
  ].join('\n')

const passed = (name: string, from: string): string =>
  `__vite_ssr_exportName__("${name}", () => { try { return __vite_ssr_import_${from} } catch {} });`

const isMeasured = (file: string): boolean => file.startsWith('/home/src/')

const filesFor = async (modules: Readonly<Record<string, string>>): Promise<string[]> => {
  const moduleOf = importsIn('/home', async (file) => modules[file])
  return [...(await importedFiles('/home/claims/own.test.ts', isMeasured, moduleOf))].toSorted()
}

test('a suite is about the measured files that it imports, and not about packages', async () => {
  const suite = transformed({ '/src/mine.ts': ['bound'], '/src/whole.ts': null, lemmata: ['rational'] })
  expect(await filesFor({ '/home/claims/own.test.ts': suite })).toEqual(['/home/src/mine.ts', '/home/src/whole.ts'])
})

test('an index is seen through: only the files of the imported names count', async () => {
  const index = transformed(
    { '/src/a.ts': ['one'], '/src/b.ts': null, '/src/c.ts': ['three'], '/src/d.ts': null },
    passed('one', '0__.one'),
    passed('two', '1__'),
    passed('other', '2__.three'),
    '__vite_ssr_exportAll__(__vite_ssr_import_3__);',
  )
  const importing = (...names: string[]) =>
    filesFor({
      '/home/claims/own.test.ts': transformed({ '/src/index.ts': names }),
      '/home/src/index.ts': index,
      '/home/src/d.ts': transformed({ '/src/e.ts': ['deep'] }, passed('four', '0__.deep')),
    })
  expect(await importing('one', 'two')).toEqual(['/home/src/a.ts', '/home/src/b.ts'])
  expect(await importing('other')).toEqual(['/home/src/c.ts'])
  expect(await importing('four')).toContain('/home/src/e.ts')
})

test('modules that pass on all of each other come to an end', async () => {
  const all = '__vite_ssr_exportAll__(__vite_ssr_import_0__);'
  const files = {
    '/home/claims/own.test.ts': transformed({ '/src/a.ts': ['one'] }),
    '/home/src/a.ts': transformed({ '/src/b.ts': null }, all),
    '/home/src/b.ts': transformed({ '/src/a.ts': null }, all),
  }
  expect(await filesFor(files)).toEqual(['/home/src/a.ts', '/home/src/b.ts'])
})

test('what lies beside the suite and is not measured belongs to it, what lies elsewhere does not', async () => {
  const suite = transformed({ '/claims/model.ts': ['model'], '/library/tools.ts': ['tool'] })
  const files = {
    '/home/claims/own.test.ts': suite,
    '/home/claims/model.ts': transformed({ '/src/mine.ts': ['bound'], '/claims/own.test.ts': ['again'] }),
    '/home/library/tools.ts': transformed({ '/src/far.ts': ['far'] }),
  }
  expect(await filesFor(files)).toEqual(['/home/src/mine.ts'])
})

test('files outside of the root are found by their whole path', async () => {
  const moduleOf = importsIn('/home', async () => transformed({ '/@fs/elsewhere/a.ts': ['one'] }))
  expect(await importedFiles('/home/own.test.ts', () => true, moduleOf)).toEqual(new Set(['/elsewhere/a.ts']))
})
