/** What players and everybody read of any night: no more than they may know (worked-cases.md §H 7 and 8). */
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { rar } from '../../../engine/systems/index.ts'
import { normalTells } from '../../../engine/systems/rar/normal/tells.ts'
import { en } from '../../../engine/systems/rar/text.ts'
import {
  anyNight,
  factionOf,
  movers,
  names,
  playNight as playAgain,
  type Night,
  type NightWritten,
} from './any-night.ts'
import { always, expectSame, madeOnce } from './properties.ts'

const playNight = madeOnce((written: NightWritten): Night => playAgain(written))

const first = (night: Night) => night.reports[0]!
const outcome = (night: Night) => night.played.phases[0]!.outcome
/** What somebody learned, in the order learned. */
const learnedBy = (night: Night, slot: string) => outcome(night).learned.filter(({ who }) => who === slot)
const listOf = (result: string | string[]): string[] => (typeof result === 'string' ? [result] : result)
const slotsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\b(?:Ann|Bob|Cat|Dee|Eli|Fay|Gus|Hal|Other\d|New\w+)\b/g)].map(([name]) => name)),
]
const rolesIn = (text: string): string[] =>
  Object.entries(en.roles)
    .filter(([, word]) => new RegExp(`\\b${word}\\b`).test(text))
    .map(([role]) => role)
/** The modifiers of a seat, written as a word, with a number, or as a field. */
const modifiersOf = ({ modifiers = [] }: { modifiers?: readonly unknown[] }): string[] =>
  modifiers.map(one => (typeof one === 'string' ? one : Object.keys(one as object)[0]!).split('(')[0]!)
const noReplacing = { host: false } as const
/** What somebody else's ability says to a player: its own cases hold it. */
const notices: ReadonlySet<string> = new Set(normalTells)
/** Whether a player is told something by the ability of another one. */
const noticed = (night: Night, slot: string): boolean => (first(night).told[slot] ?? []).some(kind => notices.has(kind))

/** Whether a player has anything in this night that tells him something. */
function informed({ played }: Night, slot: string): boolean {
  const {
    game,
    phase,
    outcome: { verdicts },
  } = played.phases[0]!
  const custom = (id: string) => game.customAbilities[id] ?? rar.abilities[id]!
  const counting = new Set(verdicts.filter(({ verdict }) => verdict !== 'void').map(({ action }) => action))
  const learns = (id: string): boolean => custom(id).components.some(({ does }) => does === 'learn' || does === 'sense')
  return (
    phase.submissions.some(({ id, by, does }) => by === slot && counting.has(id) && learns(does))
    || [...counting].some(id => id.startsWith(`compelled:${slot}:`) && learns(id.slice(id.lastIndexOf(':') + 1)))
  )
}

describe('what players are told', () => {
  always(
    'H7: no result, saw nothing and told nothing stay three things',
    250,
    anyNight(noReplacing),
    (written, tally) => {
      const night = playNight(written)
      const recruited = new Set(outcome(night).recruited.map(({ who }) => who))
      for (const slot of Object.keys(written.players)) {
        const facts = learnedBy(night, slot)
        const kinds = first(night).told[slot] ?? []
        // What is told a night later is not told yet.
        if (modifiersOf(written.players[slot] ?? {}).includes('late')) {
          expect(kinds.filter(kind => ['learned', 'saw', 'sawNothing', 'noResult'].includes(kind))).toEqual([])
          continue
        }
        expect(facts.length > 0, `${slot} learns`).toBe(informed(night, slot))
        const expected = facts.map(({ ability, result }) =>
          result === 'noResult'
            ? 'noResult'
            : result === 'nothing'
              ? 'sawNothing'
              : rar.abilities[ability]?.components.some(({ does }) => does === 'learn')
                ? 'learned'
                : kinds.includes('saw')
                  ? 'saw'
                  : 'learned',
        )
        expectSame(kinds.filter(kind => kind !== 'recruited' && !notices.has(kind)).sort(), expected.sort())
        expect(kinds.includes('recruited')).toBe(recruited.has(slot))
        const text = first(night).text[slot]
        if (!kinds.length) expect(text).toBeUndefined()
        tally(kinds.length ? 'told something' : 'told nothing')
        for (const { result } of facts) tally(result === 'noResult' || result === 'nothing' ? result : 'findings')
        const lines = text?.split('\n') ?? []
        expect(lines.filter(line => line === en.tells.noResult).length).toBe(
          kinds.filter(kind => kind === 'noResult').length,
        )
        expect(lines.length).toBe(kinds.length)
      }
    },
    { noResult: 15, nothing: 15, findings: 50, 'told nothing': 250 },
  )

  always(
    'H8: a private message names only its reader, whom he chose, and what the result says',
    300,
    anyNight(noReplacing),
    (written, tally) => {
      const night = playNight(written)
      for (const [slot, text] of Object.entries(first(night).text)) {
        if (slot === 'public' || noticed(night, slot)) continue
        const facts = learnedBy(night, slot)
        const known = new Set([slot, ...facts.flatMap(({ about, result }) => [about, ...listOf(result)])])
        tally('messages')
        tally('names in them', slotsIn(text).length)
        expect(
          slotsIn(text).filter(name => !known.has(name)),
          `${slot}: ${text}`,
        ).toEqual([])
        // A result says a role by its whole name, in letters of a sentence or of a title.
        const said = [...known]
          .map(word => en.roles[word] ?? word)
          .join()
          .toLowerCase()
        expect(
          rolesIn(text).filter(role => !known.has(role) && !said.includes(en.roles[role]!.toLowerCase())),
          `${slot}: ${text}`,
        ).toEqual([])
        for (const { about } of facts)
          if (about !== slot)
            expect(
              written.phases[0]!.actions.some(({ by, to }) => by === slot && to.includes(about))
                || first(night).rolls.some(({ of, result }) => of === slot && result === about),
            ).toBe(true)
      }
    },
    { messages: 75, 'names in them': 50 },
  )

  const read = new Map<string, string>()
  always(
    'H8: a message is made of the reader’s own action and its result, of nothing else in the night',
    300,
    fc.oneof(
      anyNight({ ...noReplacing, composed: false }),
      anyNight({ ...noReplacing, composed: false, role: movers('busDriver') }),
    ),
    (written, tally) => {
      const night = playNight(written)
      const recruited = new Map(outcome(night).recruited.map(({ who, into }) => [who, into]))
      for (const [slot, text] of Object.entries(first(night).text)) {
        if (slot === 'public' || noticed(night, slot)) continue
        const key = JSON.stringify([
          slot,
          learnedBy(night, slot).map(({ ability, about, result }) => [ability, about, result]),
          recruited.get(slot) ?? '',
        ])
        if (read.has(key)) tally('messages read before')
        expect(text, key).toBe(read.get(key) ?? text)
        read.set(key, text)
      }
    },
    { 'messages read before': 10 },
  )
})

/** Another role for each player who survived, sent nothing and is nothing at night: he could have been that as well. */
const masks = fc.array(
  fc.tuple(
    fc.constantFrom(
      'vanilla',
      'cop',
      'doctor',
      'goon',
      'tracker',
      'vigilante',
      'busDriver',
      'cultRecruiter',
      'godfather',
      'miller',
    ),
    fc.constantFrom('town', 'mafia', 'cult', 'independent'),
  ),
  { minLength: names.length, maxLength: names.length },
)

function masked(written: NightWritten, night: Night, others: [string, string][]): NightWritten {
  const quiet = (slot: string): boolean => {
    const player = written.players[slot]!
    const passive =
      rar.roles[player.role]?.abilities.some(
        id => rar.abilities[id]!.passive && id !== 'disguise' && id !== 'suspicion',
      ) ?? true
    return first(night).alive.includes(slot) && !passive && !written.phases[0]!.actions.some(({ by }) => by === slot)
  }
  return {
    ...written,
    players: Object.fromEntries(
      Object.entries(written.players).map(([slot, player], index) => {
        const [role, faction] = others[index]!
        return [slot, quiet(slot) ? { role, faction } : player]
      }),
    ),
  }
}

/** The modifiers of somebody as a flip has them, however they are written: `xShot(2)`, `{mayor: true}`. */
const modifiersSaid = (seat: { modifiers?: readonly unknown[] }): string[] =>
  modifiersOf(seat).map(id => (en.modifiers?.[id] ?? id).replaceAll(/\b[a-z]/g, letter => letter.toUpperCase()))

describe('what everybody reads', () => {
  always(
    'the public text does not change by a byte with who the living are',
    400,
    fc.tuple(anyNight({ modifier: id => id !== 'compulsive', composed: false }), masks),
    ([written, others], tally) => {
      const night = playNight(written)
      const mask = masked(written, night, others)
      const other = playNight(mask)
      // Alignments matter to the loyal and the weak: then somebody else may die, and the text says so.
      if (
        JSON.stringify([first(other).deaths, outcome(other).hidden])
        !== JSON.stringify([first(night).deaths, outcome(night).hidden])
      ) {
        tally('in which others died')
        return
      }
      tally('compared')
      tally(
        'players masked',
        Object.entries(mask.players).filter(([slot, player]) => player !== written.players[slot]).length,
      )
      expect(first(other).text.public).toBe(first(night).text.public)
      expectSame(first(other).public, first(night).public)
    },
    { compared: 350, 'players masked': 150 },
  )

  always(
    'the public text names the dead and nobody else, and no role or side but of those who flip',
    900,
    anyNight(noReplacing),
    (written, tally) => {
      const night = playNight(written)
      const { deaths, hidden } = outcome(night)
      const text = first(night).text.public ?? ''
      expect(slotsIn(text).sort()).toEqual([...deaths].sort())
      const seated = (slot: string) => written.players[slot] ?? { role: 'bystander', faction: 'town' }
      const flips = deaths.filter(slot => !hidden.includes(slot)).map(seated)
      tally('flips', flips.length)
      tally('hidden flips', hidden.length)
      // A side may be called like a role (a serial killer), and a modifier in a full name too (a Governor Masonizer), alone
      // or with the role (a Day Vigilante).
      const named = (flip: (typeof flips)[number]): string[] =>
        modifiersSaid(flip).flatMap(said => rolesIn(`${said} ${en.roles[flip.role] ?? ''}`))
      const rolesOut = new Set(flips.flatMap(flip => [flip.role, factionOf(flip), ...named(flip)]))
      // And a side before a role like a third (a Mafia Goon Cop).
      const words = [
        ...[...rolesOut].map(role => en.roles[role] ?? ''),
        ...flips.map(flip => `${en.factions[factionOf(flip)] ?? ''} ${en.roles[flip.role] ?? ''}`),
      ].join()
      expect(
        rolesIn(text).filter(role => !rolesOut.has(role) && !rolesIn(words).includes(role)),
        text,
      ).toEqual([])
      const joined = new Map(outcome(night).recruited.map(({ who, into }) => [who, into]))
      const sides = new Set(
        deaths
          .filter(slot => !hidden.includes(slot))
          .map(slot => en.factions[joined.get(slot) ?? factionOf(seated(slot))]!),
      )
      const rest = [...Object.values(en.roles), ...sides]
        .sort((one, other) => other.length - one.length)
        .reduce((left, word) => left.replaceAll(word, ''), text)
      for (const side of Object.values(en.factions)) if (!sides.has(side)) expect(rest).not.toContain(side)
      expect(hidden.filter(slot => !deaths.includes(slot))).toEqual([])
    },
    { flips: 225, 'hidden flips': 1 },
  )
})
