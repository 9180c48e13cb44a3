/**
 * What the last run of `npm test` or `npm run test:all` took: `npm run costs` prints every stage and every file, dearest
 * first. It stands in dist/costs.json.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `clock` and `processor` in seconds; of the second the machine may not tell. */
/** @typedef {{ name: string, clock: number, processor?: number | undefined }} StageCost */
/** @typedef {{ file: string, seconds: number }} FileCost */
/** @typedef {{ run: string, stages: StageCost[], files: FileCost[] }} Costs */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const kept = join(root, 'dist/costs.json')
/** So many files are told at the end of a run. */
const dearest = 10

/** What files wrote down while they ran, each added up. @param {string} path @returns {FileCost[]} dearest first */
export function fileCosts(path) {
  /** @type {Map<string, number>} */
  const files = new Map()
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
  for (const line of lines) {
    const { file, seconds } = JSON.parse(line)
    files.set(file, (files.get(file) ?? 0) + seconds)
  }
  return [...files].map(([file, seconds]) => ({ file, seconds })).sort((a, b) => b.seconds - a.seconds)
}

/** @param {Costs} costs */
export function keepCosts(costs) {
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(kept, JSON.stringify(costs))
}

/** A table of stages and of files. @param {Costs} costs @param {number} [most] so many files @returns {string} */
export function costsSaid({ stages, files }, most = dearest) {
  /** @param {number | undefined} seconds */
  const cell = seconds => (seconds === undefined ? '–' : seconds.toFixed(1)).padStart(10)
  const measured = stages.flatMap(({ processor }) => processor ?? [])
  const sum = measured.length ? measured.reduce((total, one) => total + one, 0) : undefined
  const wide = Math.max(0, ...stages.map(({ name }) => name.length), 'In all'.length)
  return [
    `${'Seconds'.padEnd(wide)} processor     clock`,
    ...stages.map(({ name, clock, processor }) => `${name.padEnd(wide)}${cell(processor)}${cell(clock)}`),
    `${'In all'.padEnd(wide)}${cell(sum)}`,
    ...(files.length ? ['', `Dearest of ${files.length} files, in seconds of processor`] : []),
    ...files.slice(0, most).map(({ file, seconds }) => `${cell(seconds)}  ${file}`),
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (existsSync(kept)) {
    /** @type {Costs} */
    const costs = JSON.parse(readFileSync(kept, 'utf8'))
    console.log(`${costs.run}\n\n${costsSaid(costs, Infinity)}`)
  } else console.log('Nothing was measured yet: run npm test, or npm run test:all.')
}
