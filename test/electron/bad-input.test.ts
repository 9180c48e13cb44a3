import { chmodSync, mkdirSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inside, nightdesk, Scratch, trace, type Ended } from './cli.ts'

const scratch = new Scratch()
afterAll(() => scratch.remove())

const night = (changed: Partial<Record<'case' | 'system' | 'players' | 'phases', string | undefined>> = {}): string =>
  Object.entries({
    case: 'a shot',
    system: 'rar',
    players: '{Ann: vanilla, Vic: vigilante}',
    phases: '[{night: 1, actions: [Vic shoot Ann], expect: {deaths: [Ann]}}]',
    ...changed,
  })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('')

/** What is in the file, and what has to be said about it: line, message, remedy. */
const broken: Record<string, [content: string | Uint8Array, said: RegExp]> = {
  'unknown-player.yaml': [
    night({ phases: '[{night: 1, actions: [Vic shoot Wilhelmina]}]' }),
    /:4: unknown player "Wilhelmina"\. One of: Ann, Vic$/m,
  ],
  'near-name.yaml': [
    night({ phases: '[{night: 1, actions: [Vic shoot Anne]}]' }),
    /:4: unknown player "Anne"\. Did you mean "Ann"\?$/m,
  ],
  'near-ability.yaml': [
    night({ phases: '[{night: 1, actions: [Vic shot Ann]}]' }),
    /:4: unknown ability "shot"\. Did you mean "shoot"\?$/m,
  ],
  'duplicate-name.yaml': [
    night({ players: '{Ann: vanilla, Vic: vigilante, Ann: cop}' }),
    /:3: .*"Ann" appears twice.*\. Keep one of them$/m,
  ],
  'same-but-for-case.yaml': [
    night({ players: '{Ann: vanilla, ann: cop, Vic: vigilante}' }),
    /:3: "Ann" and "ann" differ only in upper and lower case\. Rename one of them$/m,
  ],
  'wrong-key.yaml': [
    night({ phases: '[{night: 1, acitons: [Vic shoot Ann]}]' }),
    /:4: unknown key "acitons"\. Did you mean "actions"\?$/m,
  ],
  'no-system.yaml': [night({ system: undefined }), /:1: "system" is missing\. One of: rar/m],
  'unknown-system.yaml': [night({ system: 'rra' }), /:2: unknown system "rra"\. Did you mean "rar"\?$/m],
  'unknown-role.yaml': [
    night({ players: '{Ann: vanila, Vic: vigilante}' }),
    /:3: unknown role "vanila"\. Did you mean "vanilla"\?$/m,
  ],
  'not-yaml.yaml': ['case: [one, two\nsystem: {', /:\d: this is not valid YAML/m],
  'prose.yaml': ['Dear host, tonight I shoot Ann.', /:1: a case is a map of keys.*A case begins with/m],
  'empty.yaml': ['', /:1: there is no case in this file\. A case begins with/m],
  'binary.yaml': [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2), /:1: this is not a text file\. Save it as UTF-8/m],
  'latin.yaml': [Uint8Array.of(0x63, 0xe9, 0x0a), /:1: this is not UTF-8\. Save it as UTF-8/m],
  'large.yaml': [`# ${'x'.repeat(3_000_000)}\n`, /:1: this file has 3000\d{3} characters.*\. Split it/m],
  'broken.json': ['{"case": "a shot", "system": ', /:1: /m],
  'cannot-be-played.yaml': [
    night({ phases: '[{night: 1, actions: [Vic shoot Ann], commands: [{extend: 1h}]}]' }),
    /:1: this case cannot be played: .*deadline.*closes/m,
  ],
}

describe('a broken file', () => {
  let all: Ended
  beforeAll(async () => {
    for (const [name, [content]] of Object.entries(broken)) scratch.write(`broken/${name}`, content)
    scratch.write('broken/fine.yaml', night())
    all = await nightdesk('check', join(scratch.folder, 'broken'))
  })

  it('does not keep the others from being checked', () => {
    expect(all.code).toBe(2)
    expect(all.out).toMatch(new RegExp(`\n1 passed, ${Object.keys(broken).length} failed\n$`))
    expect(all.out + all.err).not.toMatch(trace)
  })

  it.each(Object.entries(broken))('%s is named with its line and what would be right', async (name, [, said]) => {
    const path = join(scratch.folder, 'broken', name)
    expect(all.out).toMatch(new RegExp(`^${path.replace(/[.]/g, '\\$&')}:\\d+: `, 'm'))
    for (const { code, out, err } of [
      await inside('check', path),
      await inside('resolve', path),
      await inside('resolve', path, '--json'),
    ]) {
      expect(code).toBe(2)
      expect(out + err).toMatch(said)
      expect(out + err).not.toMatch(trace)
    }
  })
})

describe('a path', () => {
  it('that leads nowhere is named, with the nearest', async () => {
    const path = scratch.write('paths/night.yaml', night())
    const { code, out } = await inside('check', path, `${path.slice(0, -5)}s.yaml`)
    expect(code).toBe(2)
    expect(out).toBe(
      `${join(scratch.folder, 'paths/nights.yaml')}:1: there is nothing at this path. Did you mean ${path}?\n1 passed, 1 failed\n`,
    )
  })

  it('to a folder without cases is an error', async () => {
    mkdirSync(join(scratch.folder, 'nothing'))
    expect(await inside('check', join(scratch.folder, 'nothing'))).toMatchObject({
      code: 2,
      out: expect.stringMatching(
        /there are no case files here\. Case files end in \.yaml, \.yml,? or \.json\n0 passed, 1 failed\n$/,
      ),
    })
  })

  it('to a folder cannot be resolved', async () => {
    expect(await inside('resolve', scratch.folder)).toMatchObject({
      code: 2,
      out: '',
      err: `${scratch.folder}:1: this is a folder. Name a file in it\n`,
    })
  })

  it('that links to itself is an error, and so is a device', async () => {
    const loop = join(scratch.folder, 'loop.yaml')
    symlinkSync(loop, loop)
    expect(await inside('check', loop)).toMatchObject({
      code: 2,
      out: expect.stringContaining('this link points to itself'),
    })
    if (process.platform !== 'win32')
      expect(await inside('resolve', '/dev/zero')).toMatchObject({
        code: 2,
        err: expect.stringContaining('this is a device'),
      })
  })

  it.skipIf(process.getuid?.() === 0 || process.platform === 'win32')('that may not be read is an error', async () => {
    const path = scratch.write('secret.yaml', night())
    chmodSync(path, 0)
    expect(await inside('check', path)).toMatchObject({
      code: 2,
      out: expect.stringContaining('you do not have permission to read this'),
    })
  })

  it('is walked in the order of code points', async () => {
    const failing = night({ phases: '[{night: 1, actions: [], expect: {deaths: [Ann]}}]' })
    for (const name of [
      'b.yaml',
      'B.yml',
      'a/z.json.yaml',
      'é.yaml',
      '😀.yaml',
      '\uff01.yaml',
      'notes.txt',
      '.hidden.yaml',
    ])
      scratch.write(`order/${name}`, failing)
    const { code, out } = await inside('check', join(scratch.folder, 'order'))
    expect(code).toBe(1)
    expect([...out.matchAll(/^(\S+?):\d+:/gm)].map(([, path]) => basename(path!))).toEqual([
      'B.yml',
      'z.json.yaml',
      'b.yaml',
      'é.yaml',
      '\uff01.yaml',
      '😀.yaml',
    ])
  })
})

describe('a night that is well written', () => {
  it('and comes out otherwise fails with what was expected, what came, and why', async () => {
    const path = scratch.write(
      'failing.yaml',
      night({ phases: '\n  - night: 1\n    actions: [Vic shoot Ann]\n    expect: {deaths: []}' }),
    )
    const { code, out, err } = await nightdesk('check', path)
    expect(code).toBe(1)
    expect(err).toBe('')
    expect(out).toBe(
      `${path}:5: a shot · night 1 · deaths: expected [], got ["Ann"]\n    ✓ Does Ann die? Yes. (RAR-2)\n    └─ ✓ Because: Vic shot Ann (RAR-1)\n0 passed, 1 failed\n`,
    )
  })

  it('with a swap of one player with himself refuses the swap', async () => {
    const path = scratch.write(
      'self-swap.yaml',
      night({
        players: '{Ann: vanilla, Dot: busDriver}',
        phases: '\n  - night: 1\n    actions:\n      - Dot swap Ann,Ann',
      }),
    )
    const { code, out } = await inside('resolve', path)
    expect(code).toBe(0)
    expect(out.replace(/\s+/g, ' ')).toContain(
      `${path}:7: Dot swap Ann,Ann: swap: needs two different players, and Ann is named twice (RAR-R8). Ask Dot for another action.`,
    )
  })

  it('in which nothing was sent in says so, and what to do', async () => {
    const path = scratch.write('quiet.yaml', night({ phases: '[{night: 1}]' }))
    const { code, out } = await inside('resolve', path)
    expect(code).toBe(0)
    expect(out).toContain(
      "No actions for night 1. Write what the players sent below it, for example:\n    actions: ['Vic shoot Ann']\n",
    )
    expect(out).toContain('Nobody dies.')
  })

  it('with a thousand actions is resolved', async () => {
    const players = Array.from(
      { length: 1000 },
      (_, index) => `P${index}: ${['vigilante', 'doctor', 'roleblocker', 'cop'][index % 4]}`,
    )
    const actions = Array.from(
      { length: 1000 },
      (_, index) => `P${index} ${['shoot', 'protect', 'block', 'investigate'][index % 4]} P${(index * 7 + 3) % 1000}`,
    )
    const path = scratch.write(
      'thousand.yaml',
      night({ players: `{${players.join(', ')}}`, phases: `[{night: 1, actions: [${actions.join(', ')}]}]` }),
    )
    const { code, out, err } = await inside('resolve', path, '--json')
    expect([code, err]).toEqual([0, ''])
    expect(Object.keys(JSON.parse(out).phases[0].actions)).toHaveLength(1000)
  })
})
