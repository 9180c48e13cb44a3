/**
 * From a game and what was sent in to a position for a resolver: roles become actions with their parameters filled
 * in, modifiers become traits, passives stand beside what was sent in, and missing targets of the compelled are drawn.
 */
import { catalogueOf, getOwn, isFor, type Catalogue } from '../ruleset/catalogue.ts'
import { chosenFor, setFor } from '../ruleset/chosen.ts'
import { fill, type Filled } from '../rules/component.ts'
import type { Act, Person, Position } from '../rules/position.ts'
import type { Ability, Modifier, Role, Trait } from '../rules/role.ts'
import type { System } from '../ruleset/system.ts'
import type { Draws } from './draws.ts'
import { entries, leftOut, offNight, refuse } from './entry.ts'
import { seatOf, type Game, type PhaseState, type Seat, type Submission } from '../journal/state.ts'

/** @param without actions to leave out, as if never sent in */
export function positionOf(
  system: System,
  game: Game,
  phase: PhaseState,
  draws: Draws,
  without: readonly string[] = [],
): Position {
  const catalogue = catalogueOf(system, game)
  const seatIndex = new Map(game.seats.map((seat, index) => [seat.slot, index]))
  const present = leftOut(phase, without)
  const sent = entries(system, game, present)
    .filter(({ standing }) => standing === 'counts')
    .map(({ submission }) => submission)
  const acting = system.calendar.acting.includes(phase.kind)
  const compelled = acting
    ? compulsions(catalogue, phase, game.seats, sent).filter(({ id }) => !without.includes(id))
    : []
  const submissions = [...sent, ...compelled].flatMap(submission =>
    withTargets(system, game, phase, catalogue, submission, draws),
  )
  // A game of an earlier version may lack an option that has come since.
  const options = { ...usualOf(system), ...game.options }
  const act = (seat: Seat, id: string, submission: Submission | undefined): Act =>
    actOf(system, game, options, catalogue, seat, id, submission, seatIndex)
  // What is read of players may hang on what was sent in.
  const seen = present === phase ? game : { ...game, phases: [...game.phases.slice(0, -1), present] }
  return {
    people: game.seats.map(seat => personOf(system, seen, catalogue, seat)),
    ...(system.lenses && { lenses: system.lenses(game) }),
    acts: [
      ...submissions.map(submission => act(game.seats[seatIndex.get(submission.by)!]!, submission.does, submission)),
      ...game.seats
        .filter(seat => seat.alive && !seat.bystander)
        .flatMap(seat =>
          catalogue
            .abilitiesOf(seat)
            .filter(id => acting || isSeeming(catalogue, id))
            .filter(id => catalogue.abilityOf(seat, id)?.passive && !offNight(phase, catalogue.modifiersOn(seat, id)))
            .map(id => act(seat, id, undefined)),
        ),
    ].filter(({ components }) => components.length > 0),
    removed: phase.removed.map(({ who, note }) => ({ who: seatIndex.get(who)!, note })),
  }
}

/** What is at work whenever somebody checks: how players seem to checks of alignment. */
const isSeeming = (catalogue: Catalogue, id: string): boolean =>
  catalogue.ability(id)?.components.every(({ does }) => does === 'seem') === true

const usual = new WeakMap<System['options'], Game['options']>()

/** What the options of a system are where nothing was chosen; its tables never change, so they are gone through once. */
function usualOf({ options }: System): Game['options'] {
  const known = usual.get(options)
  if (known) return known
  const values = Object.fromEntries(Object.entries(options).map(([id, { values }]) => [id, values[0]!]))
  usual.set(options, values)
  return values
}

function personOf(system: System, game: Game, catalogue: Catalogue, seat: Seat): Person {
  const given: Partial<Record<Trait, string>> = {}
  for (const { use, modifier } of catalogue.modifiersOf(seat))
    for (const trait of modifier.player ?? []) given[trait] = modifier.cites ?? use.modifier
  return {
    slot: seat.slot,
    alignment: seat.faction,
    role: seat.role,
    ...(system.readings && { reads: system.readings(game, seat) }),
    ...(system.readingRules && { why: system.readingRules(game, seat) }),
    alive: seat.alive,
    traits: new Set(Object.keys(given) as Trait[]),
    given,
  }
}

/** Whether one player at most is left who is not of the town. */
const fewLeft = ({ factions }: System, { seats }: Game): boolean =>
  seats.filter(({ alive, faction }) => alive && faction !== Object.keys(factions)[0]).length <= 1

/** The modifier that an option of the game puts in the place of one. */
const instead = ({ modifiers }: System, options: Game['options'], modifier: Modifier): Modifier =>
  modifier.unless && options[modifier.unless.option] === modifier.unless.is
    ? modifiers[modifier.unless.modifier]!
    : modifier

function actOf(
  system: System,
  game: Game,
  options: Game['options'],
  catalogue: Catalogue,
  seat: Seat,
  id: string,
  submission: Submission | undefined,
  seats: ReadonlyMap<string, number>,
): Act {
  const ability = catalogue.abilityOf(seat, id)!
  const declared = submission?.with.with
  const modifiers = catalogue
    .modifiersOn(seat, id)
    .filter(({ modifier }) => modifier.declared === undefined || modifier.declared === declared)
    .map(({ use, modifier }) => ({ use, modifier: instead(system, options, modifier) }))
    .filter(({ modifier }) => isFor(modifier, ability))
  const given: Partial<Record<Trait, string>> = {}
  for (const trait of ability.traits ?? []) given[trait] = ability.rule ?? id
  for (const { use, modifier } of modifiers)
    for (const trait of modifier.traits ?? [])
      if (trait !== 'idle' || fewLeft(system, game)) given[trait] = modifier.cites ?? use.modifier
  const choices = catalogue.role(seat.role)?.settings
  const settings = { ...defaultsIn(system), ...(choices && defaultsOf(choices)), ...seat.settings }
  const added = ability.passive ? [] : modifiers.flatMap(({ modifier }) => modifier.adds ?? [])
  const components = [...ability.components, ...added].map(component => fill(component, settings, options))
  const limit = ability.passive ? modifiers.find(({ modifier }) => modifier.limitsUses)?.use : undefined
  return {
    id: submission?.id ?? `passive:${seat.slot}:${id}`,
    actor: seats.get(seat.slot)!,
    ability: id,
    kind: ability.kind,
    targets: submission?.to.map(slot => seats.get(slot)!) ?? [],
    visits: visitsOf(ability),
    components: limit
      ? components.flatMap(component => shielded(component, (limit.count ?? 1) - (getOwn(seat.uses, id) ?? 0)))
      : components,
    passive: ability.passive === true,
    ...(ability.factional && { factional: true as const }),
    ...(choices ? setOf(catalogue, seat) : {}),
    traits: new Set(Object.keys(given) as Trait[]),
    given,
    ...(ability.rule === undefined ? {} : { rule: ability.rule }),
    ...(submission?.ruled ? { ruled: submission.ruled } : {}),
  }
}

/** What of the options is set for a player alone. */
function setOf(catalogue: Catalogue, seat: Seat): Pick<Act, 'set'> {
  const set = Object.fromEntries(
    (['deadActorsAct', 'passivesCanBeStopped'] as const).flatMap(id => {
      const value = setFor(catalogue, seat, id)
      return value === undefined ? [] : [[id, value === true]]
    }),
  )
  return Object.keys(set).length ? { set } : {}
}

/** A passive with limited uses stops that many attacks, and none once they are used up. */
function shielded(component: Filled, left: number): Filled[] {
  return component.does === 'protect' ? (left > 0 ? [{ ...component, capacity: left }] : []) : [component]
}

const visitsOf = (ability: Ability): number[] =>
  ability.components.some(component => component.does === 'visit')
    ? (ability.visits ?? Array.from({ length: ability.targets }, (_, aim) => aim))
    : []

const settingsOf = new WeakMap<System['roles'], Record<string, string | boolean>>()

/** What the settings of all roles are where nothing was chosen: an ability may have come to somebody of another role. */
function defaultsIn({ roles }: System): Record<string, string | boolean> {
  const known = settingsOf.get(roles)
  if (known) return known
  const all = Object.assign({}, ...Object.values(roles).map(({ settings = {} }) => defaultsOf(settings))) as Record<
    string,
    string | boolean
  >
  settingsOf.set(roles, all)
  return all
}

const defaultsOf = (choices: NonNullable<Role['settings']>): Record<string, string | boolean> =>
  Object.fromEntries(Object.entries(choices).map(([name, values]) => [name, values[0]!]))

/** Actions of those who must act and sent nothing. What one member of a faction does for all is done once. */
function compulsions(
  catalogue: Catalogue,
  { kind }: PhaseState,
  seats: readonly Seat[],
  sent: readonly Submission[],
): Submission[] {
  const factionOf = (slot: string): string => seats.find(seat => seat.slot === slot)!.faction
  const done = sent.map(({ by, does }) => ({ by, does }))
  return seats
    .filter(seat => seat.alive && !seat.bystander)
    .flatMap(seat =>
      catalogue.abilitiesOf(seat).flatMap((does): Submission[] => {
        const ability = catalogue.ability(does)!
        if (ability.passive || catalogue.phasesOf(seat, does)?.includes(kind) === false) return []
        if (!catalogue.modifiersOn(seat, does).some(({ modifier }) => modifier.compelled)) return []
        if (
          done.some(
            other =>
              other.does === does
              && (ability.factional ? factionOf(other.by) === seat.faction : other.by === seat.slot),
          )
        )
          return []
        done.push({ by: seat.slot, does })
        return [{ id: `compelled:${seat.slot}:${does}`, by: seat.slot, does, to: [], with: {} }]
      }),
    )
}

/** Draws the targets that are missing, among those a player could legally name; nothing comes of what is not allowed. */
function withTargets(
  system: System,
  game: Game,
  phase: PhaseState,
  catalogue: Catalogue,
  submission: Submission,
  draws: Draws,
): Submission[] {
  const ability = catalogue.ability(submission.does)!
  const own = submission.id.startsWith('compelled:')
  const to = [...submission.to]
  const mayBeOneself = chosenFor(catalogue, seatOf(game, submission.by)!, game.options, 'selfTarget') === true
  while (to.length < ability.targets) {
    const selfAllowed = mayBeOneself || !(ability.visits?.includes(to.length) ?? true)
    const candidates = game.seats
      .map(({ slot }) => slot)
      .filter(slot => !to.includes(slot) && (selfAllowed || slot !== submission.by))
      .filter(slot => game.seats.some(seat => seat.slot === slot && seat.alive))
    if (own && refuse(system, game, phase, { ...submission, to: [] })) return []
    const seat = game.seats.findIndex(({ slot }) => slot === submission.by)
    const drawn = draws.one({
      purpose: 'compelled',
      rule: system.draws.compelled!,
      of: submission.by,
      seat: seat * 10 + to.length,
      candidates,
    })
    if (drawn === undefined) return []
    to.push(drawn)
  }
  const drawn = { ...submission, to }
  return own && refuse(system, game, phase, drawn) ? [] : [drawn]
}
