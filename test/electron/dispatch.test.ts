import { describe, expect, it } from 'vitest'
import { contract } from '../../electron/desk/contract.ts'
import { dispatch, withoutWorkspace } from '../../electron/desk/dispatch.ts'

const night =
  'case: a shot\nsystem: rar\nplayers: {Ann: vanilla, Vic: vigilante}\nphases: [{night: 1, actions: [Vic shoot Ann], expect: {deaths: [Ann]}}]\n'

describe('the desk', () => {
  it('answers a call', async () => {
    expect(await dispatch('cases.check', { files: [{ file: 'a.yaml', text: night }] })).toEqual({
      ok: true,
      value: { passed: 1, failed: 0, failures: [], problems: [] },
    })
  })

  it.each(['constructor', '__proto__', 'toString', 'cases', '', 'cases.chekc'])('knows no call %j', async name => {
    const answer = await dispatch(name, {})
    expect(answer).toMatchObject({ ok: false, code: 'unknownCall', remedy: expect.stringMatching(/cases\.check/) })
  })

  it('says of a misspelt call which was meant', async () => {
    expect(await dispatch('rules.role', {})).toMatchObject({
      code: 'unknownCall',
      remedy: 'Did you mean "rules.roles"?',
    })
  })

  it.each([
    ['cases.check', undefined],
    ['cases.check', null],
    ['cases.check', []],
    ['cases.check', { files: 'a.yaml' }],
    ['cases.check', { files: [{ file: 'a.yaml' }] }],
    ['cases.resolve', { file: 'a.yaml', text: night, phases: 'night 1' }],
    ['cases.sheet', { file: 'a.yaml', text: night, ascii: 'yes' }],
    ['rules.roles', { system: 7 }],
    ['rules.words', {}],
  ])('refuses what does not fit %s: %j', async (name, input) => {
    expect(await dispatch(name, input as object)).toMatchObject({
      ok: false,
      code: 'badInput',
      message: expect.stringContaining(name),
      remedy: expect.any(String),
    })
  })

  it.each([
    ['rules.roles', { system: 'rra' }, 'Did you mean "rar"?'],
    ['cases.coverage', { files: [], system: 'gorn' }, 'Did you mean "gorny"?'],
    ['cases.resolve', { file: 'a.yaml', text: night, phase: 'nihgt 1' }, 'Did you mean "night 1"?'],
    ['cases.resolve', { file: 'a.yaml', text: night, without: 'a7' }, 'Did you mean "a1"?'],
    ['cases.resolve', { file: 'a.yaml', text: night, case: 'a shto' }, 'Did you mean "a shot"?'],
  ])('says what was meant: %s %j', async (name, input, remedy) => {
    expect(await dispatch(name, input)).toMatchObject({ ok: false, code: 'notFound', remedy })
  })

  it('asks which, where an action is in several phases or several cases are chosen', async () => {
    const two = night
      .replace('phases: [', 'phases: [{night: 1, actions: [Vic shoot Ann]}, ')
      .replace('{night: 1, actions: [Vic shoot Ann], expect', '{night: 2, actions: [Vic shoot Ann], expect')
    expect(await dispatch('cases.resolve', { file: 'a.yaml', text: two, without: 'a1' })).toMatchObject({
      code: 'badInput',
      remedy: 'Name one with --phase, such as --phase "night 1".',
    })
    expect(
      await dispatch('cases.resolve', { file: 'a.yaml', text: `${night}---\n${night}`, without: 'a1' }),
    ).toMatchObject({ code: 'badInput', remedy: expect.stringContaining('--case') })
  })

  it('never throws, and tells nobody where it broke but the host', async () => {
    const broken: unknown[] = []
    const trap = new Proxy(
      {},
      {
        get: () => {
          throw new Error('sprung')
        },
        ownKeys: () => {
          throw new Error('sprung')
        },
      },
    )
    const answer = await dispatch('rules.roles', trap, error => broken.push(error))
    expect(answer).toEqual({
      ok: false,
      code: 'internal',
      message: 'Nightdesk hit a bug in rules.roles: sprung.',
      remedy: expect.any(String),
    })
    expect(broken).toHaveLength(1)
  })

  it('asks for a workspace where a call needs one', async () => {
    for (const name of Object.keys(contract).filter(name => !(name in withoutWorkspace))) {
      expect(await dispatch(name, {}), name).toMatchObject({
        ok: false,
        message: expect.any(String),
        remedy: expect.any(String),
      })
    }
    expect(await dispatch('games.list', {})).toMatchObject({
      code: 'noWorkspace',
      message: 'games.list needs an open workspace.',
    })
  })

  it('answers several calls in one, each as if it were asked alone', async () => {
    const calls = [
      { name: 'rules.words', input: { system: 'rar' } },
      { name: 'rules.roles', input: { system: 7 } },
      { name: 'games.list', input: {} },
      { name: 'games.lst', input: {} },
      { name: 'constructor', input: {} },
      { name: 'rules.roles', input: { system: 'rar' } },
    ]
    const alone = []
    for (const { name, input } of calls) alone.push(await dispatch(name, input))
    expect(await dispatch('desk.together', { calls })).toEqual({ ok: true, value: alone })
    expect(await dispatch('desk.together', { calls }, undefined, 'ru')).not.toEqual({ ok: true, value: alone })
  })

  it('has no call of several within one of several, and not any number of them', async () => {
    const within = { calls: [{ name: 'desk.together', input: { calls: [] } }] }
    expect(await dispatch('desk.together', within)).toMatchObject({ value: [{ ok: false, code: 'unknownCall' }] })
    const many = { calls: Array.from({ length: 21 }, () => ({ name: 'rules.words', input: { system: 'rar' } })) }
    expect(await dispatch('desk.together', many)).toMatchObject({ ok: false, code: 'badInput' })
  })

  it('gives values that survive JSON', async () => {
    const inputs: Record<keyof typeof withoutWorkspace, object> = {
      'cases.check': { files: [{ file: 'a.yaml', text: night.replace('deaths: [Ann]', 'deaths: []') }] },
      'cases.resolve': { file: 'a.yaml', text: night, without: 'a1' },
      'cases.sheet': { file: 'a.yaml', text: night },
      'cases.coverage': { files: [{ file: 'a.yaml', text: night }] },
      'explore.case': { file: 'a.yaml', text: night },
      'votes.count': {
        files: [{ file: 'a.txt', text: 'Ann: **Vote: Vic**\n' }],
        players: { file: 'b.txt', text: 'Ann\nVic\n' },
      },
      'roster.lists': { system: 'rar', text: 'Town Cop\nMafia Goon\n' },
      'rules.roles': { system: 'rar' },
      'rules.words': { system: 'rar' },
    }
    for (const [name, input] of Object.entries(inputs)) {
      const answer = await dispatch(name, input)
      expect(answer).toMatchObject({ ok: true })
      expect(JSON.parse(JSON.stringify(answer)), name).toEqual(answer)
    }
  })
})
