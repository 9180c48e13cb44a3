/** What everybody reads says nothing that not everybody may know: not by its words, its title, or the names of files. */
import { relative, dirname } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CallInput, PostView } from '../../../electron/desk/contract.ts'
import { newDesk } from './help.ts'
import { roundsOf } from '../../../tools/level.mjs'

const desk = await newDesk({ now: () => new Date('2026-11-21T08:00:00Z') })
const { ask } = desk

const names = ['Zqann', 'Zqbob', 'Zqcat', 'Zqdee', 'Zqeli', 'Zqfay']
const deeds: Record<string, string> = {
  doctor: 'protect',
  cop: 'investigate',
  vigilante: 'shoot',
  roleblocker: 'block',
  goon: 'factionKill',
  godfather: 'factionKill',
  janitor: 'clean',
  framer: 'frame',
  tracker: 'track',
  watcher: 'watch',
  cultRecruiter: 'recruit',
  jailkeeper: 'jail',
  roleCop: 'inspectRole',
}
const roles = [...Object.keys(deeds), 'vanilla', 'bulletproof', 'miller']
/** Of these there are more than one system. */
const common = ['doctor', 'cop', 'vigilante', 'roleblocker', 'goon', 'tracker', 'vanilla']
interface Player {
  role: string
  mafia: boolean
  modifiers: { modifier: string; count?: number }[]
  aim: number | undefined
  kills: boolean
}
const playerOf = (of: readonly string[]): fc.Arbitrary<Player> =>
  fc.record({
    role: fc.constantFrom(...of),
    mafia: fc.boolean(),
    modifiers: fc.constantFrom<Player['modifiers']>([], [], [{ modifier: 'xShot', count: 2 }]),
    aim: fc.option(fc.nat({ max: names.length - 1 }), { nil: undefined, freq: 5 }),
    kills: fc.boolean(),
  })
/** A table, and the same with other secrets of one or two players. */
const pairsOf = (of: readonly string[]): fc.Arbitrary<[Player[], Player[]]> =>
  fc
    .tuple(
      fc.array(playerOf(of), { minLength: names.length, maxLength: names.length }),
      fc.array(fc.tuple(fc.nat({ max: names.length - 1 }), playerOf(of)), { minLength: 1, maxLength: 2 }),
    )
    .map(([players, others]): [Player[], Player[]] => [
      players,
      players.map((one, index) => others.find(([at]) => at === index)?.[1] ?? one),
    ])

const { dialects } = await ask('workspace.info', {})

/** Plays a night. @returns what is public of it by the facts, and what the desk gives out for everybody */
async function played(
  players: Player[],
  system = 'rar',
): Promise<{ facts: string; given: unknown; living: string[]; files: string[]; text: string }> {
  const { game } = await ask('games.create', { name: 'Moonlight', system })
  const seats: CallInput<'roster.set'>['seats'] = players.map(({ role, mafia, modifiers }, index) => ({
    name: names[index]!,
    role,
    modifiers,
    ...(mafia && { faction: 'mafia' }),
  }))
  await ask('roster.set', { game, seats })
  await ask('phases.open', { game, kind: 'night', number: 1 })
  await ask('posts.part', { game, phase: 0, part: 'modifiers', on: true })
  for (const [index, { role, aim, kills, mafia }] of players.entries()) {
    const does = mafia && kills ? 'factionKill' : deeds[role]
    if (aim !== undefined && does !== undefined)
      await ask('actions.submit', { game, by: names[index]!, does, to: [names[aim]!] })
  }
  await ask('phases.lock', { game })
  const {
    seats: after,
    phases: [phase],
  } = await ask('games.get', { game })
  const { rows } = await ask('night.view', { game, phase: 0 })
  const isHidden = (slot: string): boolean =>
    rows.some(({ id, section }) => section === 'happens' && id.includes('"flipHidden"') && id.includes(`"${slot}"`))
  const facts = phase!.deaths.map(slot =>
    isHidden(slot)
      ? [slot]
      : (({ role, faction, modifiers }) => [slot, role, faction, modifiers])(after.find(seat => seat.slot === slot)!),
  )
  const posts = []
  for (const { id } of dialects)
    posts.push(
      (await ask('posts.view', { game, phase: 0, dialect: id })).posts
        .filter(({ to }) => to.kind === 'public')
        .map(({ id: post, to, kind, title, text, parts, paragraphs, secret }) => ({
          post,
          to,
          kind,
          title,
          text,
          parts,
          paragraphs,
          secret,
        })),
    )
  const exported = [
    await ask('posts.export', { game, phase: 0, as: 'folder' }),
    await ask('posts.export', { game, phase: 0, as: 'file' }),
  ]
  const replacements = [await ask('steps.replacement', { game, slots: [names[0]!] })]
  for (const post of posts[0]!) await ask('posts.sent', { game, phase: 0, post: post.post, sent: true })
  replacements.push(await ask('steps.replacement', { game, slots: [] }))
  const { text: index, title } = (await ask('posts.index', { game })).post!
  const files = exported.flatMap(({ files: all }) => all.map(({ path }) => relative(dirname(desk.file), path)))
  return {
    facts: JSON.stringify(facts),
    given: {
      posts,
      replacements,
      index: [index, title],
      thread: [files[0], exported[0]!.files[0]!.text],
      one: files.at(-1),
    },
    living: after.filter(({ alive }) => alive).map(({ slot }) => slot),
    files,
    text: JSON.stringify(posts.flat().map(withoutLiving)),
  }
}

/** Of the living nothing is said but that they live: what else is said has none of their names. */
const alive = /Alive \(\d\)/
const besides = (text: string): string[] => text.split('\n').filter(line => !alive.test(line))
const withoutLiving = ({
  title,
  text,
  parts,
  paragraphs,
}: Pick<PostView, 'title' | 'text' | 'parts' | 'paragraphs'>) => [
  title,
  besides(text),
  parts.map(besides),
  paragraphs.filter(spans => !alive.test(JSON.stringify(spans))),
]

const runs = roundsOf(import.meta.filename)

describe('what everybody reads', () => {
  it('is the same to the byte, whatever the secrets are that do not change what everybody may know', async () => {
    const seen = { pairs: 0, same: 0, deaths: 0 }
    await fc.assert(
      fc.asyncProperty(pairsOf(roles), async ([here, there]) => {
        const [one, other] = [await played(here), await played(there)]
        seen.pairs++
        if (one.facts !== '[]') seen.deaths++
        for (const { living, text, files } of [one, other]) {
          for (const name of living) expect(text).not.toContain(name)
          for (const file of files)
            expect(file).toMatch(/^exports\/moonlight\/(night-1 [\d -]+\/\d\d-(thread|private)|night-1 [\d -]+)\.txt$/)
        }
        if (one.facts !== other.facts) return
        seen.same++
        expect(other.given).toEqual(one.given)
      }),
      { numRuns: runs(120) },
    )
    console.log(
      `secrets: ${seen.pairs} pairs of nights, ${seen.deaths} with deaths, ${seen.same} with the same public facts, told the same to the byte`,
    )
    expect(seen.same).toBeGreaterThan(runs(120) / 24)
  })

  it('is so in a system that posts more than one thing, and tells that a kill has failed', async () => {
    const seen = { same: 0, files: new Set<string>() }
    const failed = /the kill failed/
    await fc.assert(
      fc.asyncProperty(pairsOf(common), async ([here, there]) => {
        const [one, other] = [await played(here, 'gorny'), await played(there, 'gorny')]
        for (const file of one.files) seen.files.add(file.replace(/ [\d -]+/, ''))
        if (one.facts !== other.facts || failed.test(one.text) !== failed.test(other.text)) return
        seen.same++
        expect(other.given).toEqual(one.given)
      }),
      { numRuns: runs(80) },
    )
    expect(seen.same).toBeGreaterThan(runs(80) / 16)
    expect(
      [...seen.files].every(file =>
        /^exports\/moonlight\/night-1(\/\d\d-(thread|thread-rules|private))?\.txt$/.test(file),
      ),
      [...seen.files].join(' '),
    ).toBe(true)
  })

  it('holds the titles of private messages too: they tell nothing', async () => {
    const { game } = await ask('games.create', { name: 'Titles', system: 'rar' })
    await ask('roster.set', {
      game,
      seats: [
        { name: 'Zqann', role: 'cop' },
        { name: 'Zqbob', role: 'goon' },
        { name: 'Zqcat', role: 'tracker' },
      ],
    })
    await ask('phases.open', { game, kind: 'night', number: 1 })
    await ask('actions.submit', { game, by: 'Zqann', does: 'investigate', to: ['Zqbob'] })
    await ask('actions.submit', { game, by: 'Zqcat', does: 'track', to: ['Zqbob'] })
    await ask('phases.lock', { game })
    const { posts } = await ask('posts.view', { game, phase: 0 })
    expect(posts.map(({ title, secret }) => [title, secret])).toEqual([
      ['Night 1 is over', false],
      ['Night 1', true],
      ['Night 1', true],
    ])
  })
})
