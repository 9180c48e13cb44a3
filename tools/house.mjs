/**
 * Draws the house of the engine from its imports: which folder stands on which, as a Mermaid diagram. An arrow that
 * follows from others is left out. `node tools/house.mjs` writes it into engine/README.md between its marks.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { pathToFileURL } from 'node:url'

const README = 'engine/README.md'
const marked = /(<!-- house -->\n)[\s\S]*?(<!-- \/house -->)/

/** @param {string} folder @returns {string[]} every source below it */
const sourcesOf = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
    .map(entry => join(entry.parentPath, entry.name))

/** @param {string} file @returns the folder of the engine that it stands in */
const roomOf = file => file.split('/')[1] ?? ''

/** @returns {string} the diagram, in the order of the folders' names */
export function drawHouse() {
  /** @type {Map<string, Set<string>>} */
  const standsOn = new Map()
  for (const file of sourcesOf('engine').sort()) {
    const room = standsOn.get(roomOf(file)) ?? standsOn.set(roomOf(file), new Set()).get(roomOf(file))
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)'/g)) {
      const other = roomOf(normalize(join(dirname(file), path ?? '')))
      if (other !== roomOf(file)) room?.add(other)
    }
  }
  /** @param {string} room @returns {Set<string>} whatever it stands on, over others too */
  const below = room => new Set([...(standsOn.get(room) ?? [])].flatMap(other => [other, ...below(other)]))
  const arrows = [...standsOn].flatMap(([room, others]) =>
    [...others]
      .filter(other => ![...others].some(between => between !== other && below(between).has(other)))
      .sort()
      .map(other => `  ${room} --> ${other}`),
  )
  return ['```mermaid', 'flowchart TD', ...arrows, '```', ''].join('\n')
}

/** @returns {string} the README with the diagram of today */
export const readmeWithHouse = () =>
  readFileSync(README, 'utf8').replace(marked, (_, from, to) => from + drawHouse() + to)

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(README, readmeWithHouse())
