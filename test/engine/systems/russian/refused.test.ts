/** What an ability's own entry says of its targets is refused with a rule, in words of both languages (RU-GEN-1). */
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../../engine/game/entry.ts'
import type { Game, PhaseState, Seat } from '../../../../engine/journal/state.ts'
import type { Ability } from '../../../../engine/rules/role.ts'
import { moveOf } from '../../../../engine/systems/russian/attributes.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'
import { inWords } from '../../../../engine/text/in-each.ts'
import { namedSeat } from '../../seat.ts'

const seat = (slot: string, role: string, more: Partial<Seat> = {}): Seat =>
  namedSeat({
    slot,
    role,
    faction: more.details?.negative ? 'black' : more.details?.faceless ? 'grey' : 'red',
    ...more,
  })

/** Somebody who has the ability by a role of his own; what comes with a post or with a side has none. */
function holderOf(id: string): Seat | undefined {
  const civil = Object.keys(russian.roles).find(role => russian.roles[role]!.abilities.includes(id))
  if (civil !== undefined) return seat('Ann', civil)
  const negatives = russian.overlays!.negative!
  const negative = Object.keys(negatives).find(role => negatives[role]!.abilities.includes(id))
  return negative === undefined ? undefined : seat('Ann', 'judge', { details: { negative } })
}

const others = ['Bob', 'Cat', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jan', 'Kim', 'Lou', 'Meg', 'Ned', 'Ola']
const phaseOf = (kind: string): PhaseState => ({
  kind,
  number: 3,
  submissions: [],
  answers: {},
  fixedDraws: [],
  removed: [],
})
/** What the holder has besides, and what the game remembers. */
interface More {
  holder?: Partial<Seat>
  facts?: Game['facts']
}
function sent(id: string, to: string[], keys: Record<string, string> = {}, more: More = {}): ReturnType<typeof refuse> {
  const holder = { ...holderOf(id)!, ...more.holder }
  const phase = phaseOf((russian.abilities[id]!.phases ?? russian.calendar.acting)[0]!)
  const game: Game = {
    system: 'russian',
    options: {},
    seed: 1,
    customRoles: {},
    customAbilities: {},
    seats: [
      holder,
      ...others.map(name => seat(name, 'priest', name === 'Ola' ? { details: { title: 'secretary' } } : {})),
      seat('Dan', 'doctor', { alive: false }),
      seat('Max', 'witness', { details: { negative: 'mafia' } }),
    ],
    phases: [phase],
    ...(more.facts && { facts: more.facts }),
  }
  return refuse(russian, game, phase, { id: 'a', by: 'Ann', does: id, to, with: keys })
}

const abilities = Object.entries(russian.abilities).filter(([id, { passive }]) => !passive && holderOf(id))
const aimed = abilities.filter(([, { targets, aims }]) => targets > 0 && !aims?.includes('role'))
const told = (
  id: string,
  to: string[],
  keys: Record<string, string> = {},
  more: More = {},
): { rule: string; words: string[] } | undefined => {
  const refusal = sent(id, to, keys, more)
  return refusal && { rule: refusal.rule, words: (['en', 'ru'] as const).map(locale => inWords(refusal.says, locale)) }
}
/** In English abilities, keys and values are called as case files call them. */
const ids = Object.entries(russian.abilities).flatMap(([id, { keys = {} }]) => [
  id,
  ...Object.entries(keys).flatMap(([key, { values = [] }]) => [key, ...values]),
])
const withoutIds = (words: string): string =>
  ids.toSorted((a, b) => b.length - a.length).reduce((rest, id) => rest.replaceAll(id, 'it'), words)

/** A rule of the book, and a sentence in either language that is no id and has no gap. */
const wellSaid = (refusal: ReturnType<typeof told>): string[] =>
  refusal === undefined
    ? ['not refused']
    : [
        ...(Object.hasOwn(russian.rulebook, refusal.rule) ? [] : [`no rule ${refusal.rule}`]),
        ...refusal.words.filter(words => /^\s*$|undefined|[a-z][A-Z]|[{}]| {2}|«»/.test(withoutIds(words))),
        // Names of the players and the mistaken word stand as they are.
        ...(/[a-z]/i.test(refusal.words[1]!.replace(/elsewhere|\b(?:[A-Z][a-z]{2})\b/g, ''))
          ? [`not in Russian: ${refusal.words[1]}`]
          : []),
      ]

/** The rule by which a move does not reach the secretary. */
const spares = (id: string): string | undefined => moveOf(id)?.sparesSecretary

const names = (ability: Ability): number => ability.most ?? ability.targets

describe('an action by the Russian rulebook', () => {
  it.each(aimed)('%s is refused for more players than it takes', (id, ability) => {
    const many = names(ability) + 1
    if (many > others.length) return expect(names(ability)).toBeGreaterThan(others.length - 1)
    expect(wellSaid(told(id, others.slice(0, many)))).toEqual([])
  })

  const notOnSelf = aimed.filter(([, { notSelf }]) => notSelf)
  it.each(notOnSelf)('%s is refused on oneself by its own rule', (id, { notSelf, targets }) => {
    const refusal = told(id, ['Ann', ...others.slice(0, targets - 1)])
    expect(wellSaid(refusal)).toEqual([])
    expect(refusal!.rule).toBe(notSelf!.rule)
  })

  const notOnDead = aimed.filter(([, { namesDead }]) => !namesDead)
  it.each(notOnDead)('%s is refused on a dead player', (id, { targets }) => {
    expect(wellSaid(told(id, ['Dan', ...others.slice(0, targets - 1)]))).toEqual([])
  })

  const needing = aimed.filter(([, { targets }]) => targets > 1)
  it.each(needing)('%s is refused for fewer players than it takes', (id, { targets }) => {
    expect(wellSaid(told(id, others.slice(0, targets - 1)))).toEqual([])
  })

  const sparing = aimed.filter(([id]) => spares(id) !== undefined)
  it.each(sparing)('%s is refused on the secretary by its own rule', (id, { targets }) => {
    const refusal = told(id, ['Ola', ...others.slice(0, targets - 1)])
    expect(wellSaid(refusal)).toEqual([])
    expect(refusal!.rule).toBe(spares(id))
  })

  const modes = abilities.flatMap(([id, ability]) =>
    Object.entries(ability.keys ?? {}).flatMap(([key, { values, open }]): [string, string, Ability][] =>
      values && !open ? [[id, key, ability]] : [],
    ),
  )
  it.each(modes)('%s is refused with a %s that there is not', (id, key, { targets, keys = {} }) => {
    const needed = Object.entries(keys).flatMap(([other, { must, values }]) =>
      must && other !== key ? [[other, values?.[0] ?? 'Bob'] as const] : [],
    )
    const given = { ...Object.fromEntries(needed), [key]: 'elsewhere' }
    expect(wellSaid(told(id, others.slice(0, targets), given))).toEqual([])
  })

  const must = abilities.flatMap(([id, ability]) =>
    Object.entries(ability.keys ?? {}).flatMap(([key, one]): [string, string, Ability][] =>
      one.must ? [[id, key, ability]] : [],
    ),
  )
  it.each(must)('%s is refused without its %s', (id, _, { targets }) => {
    expect(wellSaid(told(id, others.slice(0, targets)))).toEqual([])
  })

  const counted = abilities.filter(([, { uses }]) => uses !== undefined)
  it.each(counted)('%s is refused when it is used up', (id, { targets, uses }) => {
    const refusal = told(id, others.slice(0, targets), {}, { holder: { uses: { [id]: uses! } } })
    expect(wellSaid(refusal)).toEqual([])
  })

  const running: [string, string[], string][] = [
    ['heal', ['Ann'], 'self'],
    ['heal', ['Bob', 'Cat'], 'two'],
    ['protect', ['Bob'], 'Bob'],
    ['take', ['Ann'], 'self'],
  ]
  it.each(running)('%s of %s is refused in two nights running, and not after a night between', (id, to, what) => {
    const after = (night: number) =>
      told(
        id,
        to,
        {},
        {
          facts: [
            { id: 1, rule: 'RU-GEN-1', kind: 'moved', of: 'Ann', phase: `night ${night}`, data: { does: id, what } },
          ],
        },
      )
    expect(wellSaid(after(2))).toEqual([])
    expect(after(1)).toBeUndefined()
  })

  it.each(abilities)('%s is refused in a phase that is not its own, and to whom it does not belong', id => {
    const { phases = russian.calendar.acting } = russian.abilities[id]!
    const elsewhere = russian.calendar.phases.find(kind => !phases.includes(kind))!
    const game = { system: 'russian', options: {}, seed: 1, customRoles: {}, customAbilities: {}, phases: [] }
    const seats = [holderOf(id)!, seat('Bob', 'immortal')]
    for (const [by, kind] of [
      ['Ann', elsewhere],
      ['Bob', phases[0]!],
    ] as const) {
      if (by === 'Bob' && russian.roles.immortal!.abilities.includes(id)) continue
      const phase = phaseOf(kind)
      const refusal = refuse(russian, { ...game, seats, phases: [phase] }, phase, { id: 'a', by, does: id, to: [] })
      expect(
        wellSaid(
          refusal && {
            rule: refusal.rule,
            words: (['en', 'ru'] as const).map(locale => inWords(refusal.says, locale)),
          },
        ),
      ).toEqual([])
    }
  })
})
