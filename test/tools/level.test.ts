/** What leaves the default run: every entry of the list is of something that there is, and something guards it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { fullOnly, roundsOf } from '../../tools/level.mjs'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
/** What asks whether it is left. */
const parts = ['tools/test.mjs', 'test/e2e/axe.ts'].flatMap(path =>
  [...read(path).matchAll(/isPartLeft\('([^']+)'\)/g)].map(([, part]) => part!),
)
const stages = [...read('tools/test.mjs').matchAll(/name: '([^']+)'/g)].map(([, name]) => name!)

it('names what leaves it once, with a reason', () => {
  const reason = { why: z.string().min(20), guards: z.array(z.string()).min(1) }
  const file = z.string().regex(/^test\/.+\.(test|spec)\.ts$/)
  const rounds = z.string().regex(/^test\/.+\.ts$/)
  z.array(
    z.union([
      z.strictObject({ stage: z.enum(stages), ...reason }),
      z.strictObject({ part: z.enum(parts), ...reason }),
      z.strictObject({ file, ...reason }),
      z.strictObject({ file, tests: z.array(z.string()).min(1), ...reason }),
      z.strictObject({ file: rounds, share: z.number().gt(0).lt(1), ...reason }),
    ]),
  ).parse(fullOnly)
  const names = fullOnly.flatMap(({ stage, part, file, tests, share }) =>
    tests
      ? tests.map(title => `${file} ${title}`)
      : [`${stage ?? part ?? file}${share === undefined ? '' : ' rounds'}`],
  )
  expect(names).toEqual([...new Set(names)])
})

it('names files that there are, which ask for their rounds where they have a share of them', () => {
  for (const { file, share, guards } of fullOnly) {
    if (file !== undefined) expect(existsSync(join(root, file)), file).toBe(true)
    if (share !== undefined) expect(read(file!), file).toContain('roundsOf(import.meta.filename)')
    const left = fullOnly
      .filter(one => !one.tests && one.share === undefined)
      .map(one => one.stage ?? one.part ?? one.file)
    for (const guard of guards) {
      expect(stages.includes(guard) || existsSync(join(root, guard)), guard).toBe(true)
      expect(left, `${guard} guards, so that it has to stay`).not.toContain(guard)
    }
  }
})

it('names tests by the titles that they have, and none besides', () => {
  for (const { file, tests = [] } of fullOnly)
    for (const title of tests) {
      expect(file, 'a test of its own leaves with its file').toMatch(/^test\/e2e\//)
      const titles = [...read(file!).matchAll(/test(?:\.describe)?\((['`])(.*?)\1/g)].map(([, , words]) => `${words} `)
      expect(
        titles.filter(words => words.startsWith(`${title} `)),
        title,
      ).toHaveLength(1)
    }
})

it('goes all rounds of a file that has no share', () => {
  if (process.env.NIGHTDESK_ROUNDS === undefined) expect(roundsOf(import.meta.filename)(1000)).toBe(1000)
})
