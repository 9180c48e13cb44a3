/** Which tests are nearest to a file: what is asked first when it changed. All that could be touched are in `npm test`. */
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Tests nearest to what changed: themselves where they changed, else those that are named as the file is in the same
 * place below `test/`, else those that import it themselves, else those of the nearest folder there that has some.
 * @param {string[]} changed paths from the root of the project
 * @param {string} root of the project
 * @returns {string[]} their paths, each once
 */
export function testsNearest(changed, root) {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .map(name => `test/${name.replaceAll('\\', '/')}`)
    .filter(path => path.endsWith('.test.ts'))
    .sort()
  /** @type {Map<string, Set<string>>} */
  const imported = new Map(files.map(path => [path, importsOf(path, root)]))
  return [...new Set(changed.flatMap(path => nearest(path, files, imported)))]
}

/** @param {string} path @param {string[]} tests @param {Map<string, Set<string>>} imported @returns {string[]} */
function nearest(path, tests, imported) {
  if (tests.includes(path)) return [path]
  const place = path.startsWith('test/') ? path : `test/${path.replace('renderer/views/', 'renderer/')}`
  const stem = place.replace(/\.\w+$/, '')
  const named = tests.filter(test => test.startsWith(`${stem}.`))
  if (named.length) return named
  const importing = tests.filter(test => imported.get(test)?.has(path))
  if (importing.length) return importing
  for (let folder = dirname(place); folder.includes('/'); folder = dirname(folder)) {
    const beside = tests.filter(test => dirname(test) === folder)
    if (beside.length) return beside
  }
  return []
}

/** @param {string} path @param {string} root @returns {Set<string>} the files that it imports itself */
function importsOf(path, root) {
  const text = readFileSync(join(root, path), 'utf8')
  return new Set(
    [...text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, to = '']) =>
      join(dirname(path), to).replaceAll('\\', '/'),
    ),
  )
}
