/**
 * How much is tested: `npm test` is what a stranger waits for, `npm run test:all` is everything. What the first leaves
 * to the second stands in `test/full-only.json` alone, each with its reason and with what still guards it.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * One thing that leaves the default run: a stage, a part of one, a whole file of tests, some end-to-end tests of a file, or
 * most rounds of a file that tries many.
 * @typedef {object} Left
 * @property {string} [stage] the name of a stage of `npm test`
 * @property {string} [part] what somebody asks `isPartLeft` for
 * @property {string} [file]
 * @property {string[]} [tests] of the file, by their titles or those of what is around them, or the beginnings of these;
 *   all of it without
 * @property {number} [share] of the rounds that the file has; what is left of them by default
 * @property {string} why
 * @property {string[]} guards what still guards it by default: files, or stages by their names
 */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** `usual` in `npm test`, `full` in `npm run test:all`; whoever runs a file of tests alone has neither. */
const level = process.env.NIGHTDESK_LEVEL

/** @type {Left[]} */
export const fullOnly = JSON.parse(readFileSync(join(root, 'test/full-only.json'), 'utf8'))

/** What is left out now: who asks for a file by its name gets all of it, with the usual rounds. */
const left = level === 'usual' ? fullOnly : []

/** Whole files of tests that are left out. @returns {string[]} */
export const filesLeft = left.flatMap(({ file, tests, share }) =>
  file !== undefined && !tests && share === undefined ? [file] : [],
)

/** Tests that are left out of files that are not. @returns {{ file: string, title: string }[]} */
export const testsLeft = left.flatMap(({ file, tests = [] }) =>
  file === undefined ? [] : tests.map(title => ({ file, title })),
)

/** @param {string} stage @returns whether it is left out */
export const isStageLeft = stage => left.some(one => one.stage === stage)

/** @param {string} part @returns whether it is left out */
export const isPartLeft = part => left.some(one => one.part === part)

/**
 * How many rounds a file of tests goes: `rounds(1000)` is a thousand in `npm run test:all`, otherwise as many of them as
 * the list leaves it, and with `NIGHTDESK_ROUNDS` that number.
 * @param {string} path of the file that asks
 * @returns {(all: number) => number}
 */
export function roundsOf(path) {
  const asked = Number(process.env.NIGHTDESK_ROUNDS ?? 0)
  const here = path.replaceAll('\\', '/')
  const share = fullOnly.find(one => one.share !== undefined && here.endsWith(`/${one.file}`))?.share ?? 1
  return all => asked || (level === 'full' ? all : Math.max(1, Math.ceil(all * share)))
}
