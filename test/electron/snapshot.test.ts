import { afterAll, expect, it } from 'vitest'
import { inside, Scratch } from './cli.ts'

const scratch = new Scratch()
afterAll(() => scratch.remove())
const sample = 'assets/sample-night.yaml'

it('a snapshot has a line for each system and each case, and is the same twice', async () => {
  const first = await inside('snapshot', sample)
  expect(first.code).toBe(0)
  expect(first.out).toMatch(/^rar\tid=[0-9a-f]{12} .*\brulebook=[0-9a-f]{12}/m)
  expect(first.out).toMatch(/sample-night\.yaml: .+\tevents=\w+ outcome=\w+ entries=\w+ trees\.en=\w+ notes\.en=\w+/)
  const file = scratch.write('before.txt', first.out)
  expect(await inside('snapshot', '--against', file, sample)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^0 of 6 came out otherwise/),
  })
})

it('tells what came out otherwise, is new or gone, part by part', async () => {
  const { out } = await inside('snapshot', sample)
  const earlier = out
    .replace(/^(gorny\t.*) name=\w+/m, '$1 name=0')
    .replace(/ outcome=\w+/, ' outcome=0')
    .replace(/^rar\t.*\n/m, '')
  const told = await inside(
    'snapshot',
    '--against',
    scratch.write('earlier.txt', `${earlier}${sample}: a case\tnotes=1\nelsewhere.yaml: not asked for\tnotes=1\n`),
    sample,
  )
  expect(told.code).toBe(1)
  expect(told.out).toMatch(/^rar: id, name, .*rulebook/m)
  expect(told.out).toContain('gorny: name\n')
  expect(told.out).toMatch(/sample-night\.yaml: .*: outcome\n/)
  expect(told.out).toContain(`${sample}: a case: notes\n`)
  expect(told.out).not.toContain('elsewhere')
  expect(told.out).toMatch(/4 of 6 came out otherwise\n$/)
})
