/**
 * Trying a role: small nights made for what its abilities are composed of, each with what it came to in the words in which
 * any night is explained. Whoever is needed for one is found by components, so that it goes for every system.
 */
import type { Case, SeatGiven } from '../../../engine/cases/case.ts'
import type { Custom } from '../../../engine/cases/custom-roles.ts'
import { play, Unplayable, type PhasePlayed } from '../../../engine/cases/play.ts'
import { offNight } from '../../../engine/game/entry.ts'
import { freshSeat, type Game, type PhaseState, type Seat } from '../../../engine/journal/state.ts'
import type { ComponentKind } from '../../../engine/rules/component.ts'
import type { Ability, Modifier } from '../../../engine/rules/role.ts'
import { catalogueOf, getOwn } from '../../../engine/ruleset/catalogue.ts'
import { withOwnRoles } from '../../../engine/ruleset/own-roles.ts'
import { roleLexicon } from '../../../engine/ruleset/role-lexicon.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { plainOf, type Span } from '../../../engine/text/span.ts'
import { spaced } from '../../../engine/why/speaker.ts'
import { sentence } from '../dealing/read.ts'
import { sheetOf } from '../night/sheet.ts'
import { language, say, wordsOf } from '../words/say.ts'
import type { RoleTried } from './answers.ts'

type Night = RoleTried['nights'][number]

/** A night as it is to be played: who is there, what is sent in, and whether another one follows. */
interface Planned {
  what: string
  number: number
  others: Cast[]
  sent: { by: string; does: string; to: string[] }[]
  /** So many nights later something of it is told. */
  later?: number
}

interface Cast {
  name: string
  role: string
  faction: string
}

/** @param id the role that is tried, among those composed */
export function triedNights(system: System, game: Game, id: string, custom: Custom): Night[] {
  const made = {
    customRoles: { ...game.customRoles, ...custom.roles },
    customAbilities: { ...game.customAbilities, ...custom.abilities },
  }
  const played = withOwnRoles(system, made)
  const name = custom.roles[id]!.name ?? id
  const holder: Cast = { name: called(name), role: id, faction: custom.roles[id]!.faction }
  const planned = new Planner(played, { ...game, ...made }, holder).plan()
  return planned.flatMap(one => playedNight(played, { ...game, ...made }, holder, one) ?? [])
}

/** Who plays besides, by what they are called. */
const cast = [
  'ownRoles.townie',
  'ownRoles.mafioso',
  'ownRoles.other',
  'ownRoles.blocker',
  'ownRoles.killer',
  'ownRoles.killerToo',
] as const
type Part = (typeof cast)[number]

/** The role's own name, where nobody else in these nights is called so. */
const called = (name: string): string => (cast.some(key => say(key) === name) ? say('ownRoles.own', { name }) : name)

/** What stands by itself among a few others, found by what it is made of. */
class Planner {
  readonly #system: System
  readonly #game: Game
  readonly #holder: Cast
  readonly #seat: Seat

  constructor(system: System, game: Game, holder: Cast) {
    this.#system = system
    this.#game = game
    this.#holder = holder
    this.#seat = { ...seatGiven(holder), name: holder.name }
  }

  plan(): Planned[] {
    const catalogue = catalogueOf(this.#system, this.#game)
    const own = catalogue.role(this.#holder.role)?.abilities ?? []
    const nights = own.flatMap(ability => {
      const known = catalogue.abilityOf(this.#seat, ability)
      return known ? (known.passive ? this.#passive(known) : this.#active(ability, known)) : []
    })
    return [...new Map(nights.map(night => [night.what, night])).values()]
  }

  #active(id: string, ability: Ability): Planned[] {
    const { targets, phases = this.#system.calendar.acting, components } = ability
    const { acting } = this.#system.calendar
    if (!phases.some(kind => acting.includes(kind)) || targets > 2) return []
    const modifiers = catalogueOf(this.#system, this.#game).modifiersOn(this.#seat, id)
    const has = (ask: (modifier: Modifier) => unknown): boolean => modifiers.some(({ modifier }) => ask(modifier))
    const nights = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    const open = (number: number): boolean => offNight({ number } as PhaseState, modifiers) === undefined
    const number = nights.find(open) ?? 1
    const shut = nights.find(night => !open(night))
    const later = modifiers.find(({ modifier }) => modifier.later !== undefined)?.modifier.later
    const [town, foe, other] = [this.#townie(), this.#foe('ownRoles.mafioso'), this.#foe('ownRoles.other')]
    if (!town || !foe || !other) return []
    const [blocker, killer, killerToo] = [
      this.#doing('block', 'ownRoles.blocker'),
      this.#doing('kill', 'ownRoles.killer'),
      this.#doing('kill', 'ownRoles.killerToo'),
    ]
    const use = getOwn(wordsOf(this.#system).uses, id) ?? spaced(id)
    const aimed = (at: Cast): string[] => (targets === 2 ? [at.name, other.name] : targets ? [at.name] : [])
    const sent = (at: Cast): Planned['sent'][number] => ({ by: this.#holder.name, does: id, to: aimed(at) })
    const night = (what: string, more: Partial<Planned> = {}): Planned => ({
      what,
      number,
      others: [town, foe, other],
      sent: [sent(town)],
      ...(later !== undefined && { later }),
      ...more,
    })
    const against = (who: Doing | undefined, at: string): Planned['sent'] =>
      who ? [{ by: who.name, does: who.does, to: [at] }] : []
    const perNight = modifiers.find(({ modifier }) => modifier.perNight)?.use.count ?? 1
    const covers = components.some(({ does }) => does === 'cover')
    const guards = components.some(({ does }) => does === 'protect' || does === 'intercept')
    return [
      ...(targets
        ? [night(say('ownRoles.onTownie', { use })), night(say('ownRoles.onMafioso', { use }), { sent: [sent(foe)] })]
        : [night(say('ownRoles.alone', { use }))]),
      ...(guards && killer && targets
        ? [
            night(say('ownRoles.shot', { use }), {
              others: [town, foe, other, killer],
              sent: [sent(town), ...against(killer, town.name)],
            }),
          ]
        : []),
      ...(covers && killer && targets === 1
        ? [
            night(say('ownRoles.covered', { use }), {
              others: [town, foe, other, killer],
              sent: [sent(killer), ...against(killer, town.name)],
            }),
          ]
        : []),
      ...(perNight > 1 && targets === 1
        ? [
            night(say('ownRoles.several', { use, count: perNight }), {
              others: [town, foe, other, ...(guards && killer && killerToo ? [killer, killerToo] : [])],
              sent: [
                ...[town, foe, other].slice(0, perNight).map(sent),
                ...(guards && killerToo ? [...against(killer, town.name), ...against(killerToo, foe.name)] : []),
              ],
            }),
          ]
        : []),
      ...(shut === undefined ? [] : [night(say('ownRoles.onNight', { use, number: shut }), { number: shut })]),
      ...(has(({ traits = [] }) => traits.includes('idle'))
        ? [night(say('ownRoles.lastOne', { use }), { others: [town, foe], sent: targets === 2 ? [] : [sent(town)] })]
        : []),
      ...(blocker
        ? [
            night(say('ownRoles.blocked', { use }), {
              others: [town, foe, other, blocker],
              sent: [sent(town), ...against(blocker, this.#holder.name)],
            }),
          ]
        : []),
      ...(killer
        ? [
            night(say('ownRoles.killed', { use }), {
              others: [town, foe, other, killer],
              sent: [sent(town), ...against(killer, this.#holder.name)],
            }),
          ]
        : []),
    ].filter(({ sent: given }) => given.length)
  }

  #passive(_: Ability): Planned[] {
    const [town, foe, killer] = [this.#townie(), this.#foe('ownRoles.mafioso'), this.#doing('kill', 'ownRoles.killer')]
    return town && foe && killer
      ? [
          {
            what: say('ownRoles.attacked'),
            number: 1,
            others: [town, foe, killer],
            sent: [{ by: killer.name, does: killer.does, to: [this.#holder.name] }],
          },
        ]
      : []
  }

  #plain(faction: string | undefined, key: Part): Cast | undefined {
    const role = roleLexicon(this.#system).plainOf.get(faction ?? '')
    return role === undefined || faction === undefined ? undefined : { name: say(key), role, faction }
  }

  #townie(): Cast | undefined {
    return this.#plain(Object.keys(this.#system.factions)[0], 'ownRoles.townie')
  }

  #foe(key: Part): Cast | undefined {
    return this.#plain(Object.keys(this.#system.factions)[1], key)
  }

  /** Whoever does this to one player, and as little besides as anybody. */
  #doing(kind: ComponentKind, key: Part): Doing | undefined {
    const { roles, abilities, calendar } = this.#system
    const [first] = Object.entries(roles)
      .flatMap(([role, { abilities: own, faction, modifiers = [] }]) => {
        const ability = own.length === 1 && !modifiers.length ? getOwn(abilities, own[0]!) : undefined
        const acts = ability && !ability.passive && (ability.phases ?? calendar.acting).includes(calendar.acting[0]!)
        return acts && ability.targets === 1 && ability.components.some(({ does }) => does === kind)
          ? [{ name: say(key), role, faction, does: own[0]!, parts: ability.components.length }]
          : []
      })
      .sort((a, b) => a.parts - b.parts)
    return first
  }
}

type Doing = Cast & { does: string }

const seatGiven = ({ name, role, faction }: Cast): SeatGiven => ({
  slot: name,
  role,
  faction,
  ...freshSeat(),
})

/** What comes of a night; undefined where it cannot be played with these options. */
function playedNight(system: System, game: Game, holder: Cast, planned: Planned): Night | undefined {
  const kind = system.calendar.acting[0]!
  const nothing = { line: 1, kind, votes: [], posts: [], commands: [], answers: {}, draws: [], expect: undefined }
  const sent = planned.sent.map((one, at) => ({ line: 1, id: `a${at + 1}`, with: {}, ...one }))
  const written: Case = {
    title: planned.what,
    file: planned.what,
    line: 1,
    system: system.id,
    rules: [],
    options: game.options,
    seed: 1,
    seats: [holder, ...planned.others].map(seatGiven),
    state: {},
    customRoles: game.customRoles,
    customAbilities: game.customAbilities,
    phases: [
      { ...nothing, number: planned.number, actions: sent },
      ...(planned.later === undefined ? [] : [{ ...nothing, number: planned.number + planned.later, actions: [] }]),
    ],
    starts: {},
    setupCheck: false,
  }
  const phases = phasesOf(written, system)
  const [first, ...after] = phases.map(phase => sheetOf(system, phase, { ascii: false, decisive: true }, language()))
  if (!phases[0] || !first) return undefined
  const own = new Set(sent.flatMap(({ id, by }) => (by === holder.name ? [id] : [])))
  const died = phases[0].outcome.deaths
  const toHolder = (sheet: typeof first): string[] =>
    sheet.letters.flatMap(({ to, paragraphs }) => (plainOf(to) === holder.name ? [spoken(paragraphs)] : []))
  const told = toHolder(first)
  const then = after.flatMap(toHolder)
  return {
    what: planned.what,
    says: [
      ...first.tried.flatMap(({ action, why }) => (own.has(action) ? [plainOf(why)] : [])),
      ...first.void.flatMap(({ action, why }) => (own.has(action) ? [sentence(why)] : [])),
      died.length ? died.map(name => say('ownRoles.dies', { name })).join(' ') : say('ownRoles.noneDies'),
    ],
    told: [
      ...(told.length ? told : [say('ownRoles.nothing')]),
      ...then.map(text => say('ownRoles.toldThen', { number: String(planned.number + (planned.later ?? 0)), text })),
    ],
  }
}

/** Nothing where the rules refuse such a night. */
function phasesOf(written: Case, system: System): PhasePlayed[] {
  try {
    return play(written, system).phases
  } catch (error) {
    if (error instanceof Unplayable) return []
    throw error
  }
}

const spoken = (paragraphs: readonly Span[][]): string => paragraphs.map(plainOf).join(' ')
