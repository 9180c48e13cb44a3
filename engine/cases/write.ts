/**
 * A game as a case file: who sat where as it began, what came in phase by phase, and what came of it. Read and played, it
 * comes to the same. What a case cannot say (a seat changed in the middle of a game) is told besides.
 */
import { stringify } from 'yaml'
import type { Ballot, Game, PhaseState, Seat, Submission } from '../journal/state.ts'
import type { Outcome } from '../journal/outcome.ts'
import type { SeatId } from '../reason/claim.ts'
import type { Component } from '../rules/component.ts'
import type { Role } from '../rules/role.ts'
import { comesAfterEnd } from '../game/after-end.ts'
import { factionFrom, getOwn } from '../ruleset/catalogue.ts'
import type { System } from '../ruleset/system.ts'
import { twoAlike } from '../text/look-alike.ts'
import { cast } from '../vote/cast.ts'

/** A phase as it was resolved: the game as it stood with all that was sent in, and what it came to. */
interface PhaseGiven {
  game: Game
  phase: PhaseState
  outcome: Pick<Outcome, 'deaths' | 'verdicts' | 'lynched' | 'winner'>
}

/**
 * @param start the game before its first phase
 * @param phases from the first one on
 * @param title what the case is called
 * @returns the case as plain data
 */
function caseOf(system: System, start: Game, phases: readonly PhaseGiven[], title: string): object {
  const names = namesIn(start.seats, phases.at(-1)?.game.seats ?? start.seats)
  const called = (slot: SeatId): string => names.get(slot) ?? slot
  const options = Object.entries(start.options).filter(([id, value]) => system.options[id]?.values[0] !== value)
  const others = start.seats.filter(({ bystander }) => bystander)
  const family = others[0]?.details?.family
  const over = phases.find(({ phase }) => comesAfterEnd(system, phase.kind))?.game.winner
  return {
    case: title,
    system: system.id,
    ...(options.length && { options: Object.fromEntries(options) }),
    seed: start.seed,
    ...(Object.keys(start.customRoles).length && { roles: rolesOf(start) }),
    players: Object.fromEntries(
      start.seats.flatMap(seat => (seat.bystander ? [] : [[called(seat.slot), playerOf(system, start, seat)]])),
    ),
    ...(others.length && { others: family === undefined ? others.length : { family, count: others.length } }),
    ...(over !== undefined && { over }),
    phases: phases.map(given => phaseOf(system, given, called)),
  }
}

/** @returns the same as YAML, with what a case cannot say above it */
export function caseFile(
  system: System,
  start: Game,
  phases: readonly PhaseGiven[],
  title: string,
  left: readonly string[] = [],
): string {
  const above = left.map(one => `# ${one.replace(/\s+/g, ' ')}\n`).join('')
  return above + stringify(caseOf(system, start, phases, title), { lineWidth: 120, aliasDuplicateObjects: false })
}

/** Everybody by the name that he has now, where no two are called alike. */
function namesIn(before: readonly Seat[], now: readonly Seat[]): ReadonlyMap<SeatId, string> {
  const names = before.map(({ slot, name }): [SeatId, string] => [
    slot,
    now.find(seat => seat.slot === slot)?.name ?? name,
  ])
  return twoAlike(names.map(([, name]) => name)) ? new Map() : new Map(names)
}

function playerOf(system: System, { customRoles, state = {} }: Game, seat: Seat): object {
  const { role, faction, details = {}, modifiers, settings, status, uses, alive, forms, aliases, heads, slot } = seat
  const entry = getOwn(customRoles, role) ?? getOwn(system.roles, role)
  const exiled = status.includes('exiled')
  const { faceless: faceless, ...fields } = details
  return {
    role,
    ...(faction !== factionFrom(system, entry, { details }) && { faction }),
    ...(modifiers.length && { modifiers: modifiers.map(modifierOf) }),
    ...settings,
    ...fields,
    ...(faceless !== undefined && { faceless: faceless === 'true' }),
    ...(status.length && { status }),
    ...(!alive && !exiled && { dead: true }),
    ...(Object.keys(uses).length && { uses }),
    ...(getOwn(state, slot) && { state: getOwn(state, slot) }),
    ...(forms && Object.keys(forms).length && { forms }),
    ...(aliases?.length && { aliases }),
    ...(heads?.length && { heads }),
  }
}

const modifierOf = ({ modifier, count, on }: Seat['modifiers'][number]): string | object =>
  on === undefined ? (count === undefined ? modifier : `${modifier}(${count})`) : { [modifier]: count ?? true, on }

/** `visit`, or `{protect: {capacity: 2}}`. */
const componentOf = ({ does, ...more }: Component): string | object =>
  Object.keys(more).length ? { [does]: more } : does

/** An ability of the host's own stands where it is first had. */
export function rolesOf({ customRoles, customAbilities }: Pick<Game, 'customRoles' | 'customAbilities'>): object {
  const said = new Set<string>()
  const abilityOf = (id: string): string | object => {
    const made = getOwn(customAbilities, id)
    if (!made || said.has(id)) return id
    said.add(id)
    return { id, ...made, components: made.components.map(componentOf) }
  }
  return Object.fromEntries(Object.entries(customRoles).map(([id, role]) => [id, roleWritten(role, abilityOf)]))
}

/** A role of a host's as a case file has it. @param abilityOf an ability by itself */
function roleWritten(
  { name, faction, like, abilities, modifiers = [], given = [], told }: Role,
  abilityOf: (id: string) => string | object = id => id,
): object {
  const on = (ability: string | undefined): (string | object)[] =>
    given
      .filter(use => use.on === ability)
      .map(({ modifier, count }) => modifierOf({ modifier, ...(count !== undefined && { count }) }))
  const whole = [...modifiers, ...on(undefined)]
  return {
    ...(name !== undefined && { name }),
    ...(like !== undefined && { base: like }),
    faction,
    abilities: abilities.map(id => (on(id).length ? { ability: id, modifiers: on(id) } : abilityOf(id))),
    ...((whole.length || like !== undefined) && { modifiers: whole }),
    ...(told !== undefined && { told }),
  }
}

function phaseOf(system: System, { game, phase, outcome }: PhaseGiven, called: (slot: SeatId) => string): object {
  const { kind, number, opens, closes, submissions, ballots = [], posts = [], removed, answers, fixedDraws } = phase
  const records = (game.records ?? []).filter(record => record.phase === `${kind} ${number}`)
  const commands = [
    ...removed.map(({ who, note, at }) => ({
      modkill: called(who),
      ...(note && { reason: note }),
      ...(at !== undefined && { at }),
    })),
    ...submissions.flatMap(({ id, ruled }) =>
      ruled
        ? {
            override: id,
            holds: ruled.holds,
            ...(ruled.note && { reason: ruled.note }),
            ...(ruled.spends !== undefined && { spends: ruled.spends }),
          }
        : [],
    ),
    ...submissions.flatMap(({ id, withdrawn }) => (withdrawn ? { withdraw: id } : [])),
    ...records.map(({ form, values }) => ({ record: form, values })),
  ]
  // Nobody of a case was replaced, so that what those who left wrote would be votes of their seats.
  const { read } = cast(system, game, phase)
  const gone = new Set(
    [
      ...read.uncounted.filter(({ why }) => why === 'replaced'),
      ...read.unresolved.filter(({ asks }) => asks === 'replaced'),
    ].map(({ post }) => post),
  )
  const written = posts.filter(({ id }) => !gone.has(id))
  const entered = ballots.filter(({ withdrawn }) => !withdrawn)
  const someones = (words: readonly string[]): string[] => words.map(called)
  return {
    [kind]: number,
    ...(opens !== undefined && { opens }),
    ...(closes !== undefined && { closes }),
    ...(submissions.length && { actions: submissions.map(one => actionOf(system, game, one, called)) }),
    ...(entered.length && { votes: entered.map(ballot => voteOf(ballot, called)) }),
    ...(written.length && {
      posts: written.map(({ by, at, text, edited, pasted, late }) => ({
        by: called(by),
        ...(at !== undefined && { at }),
        text,
        ...(edited && { edited }),
        ...(pasted !== undefined && { pasted }),
        ...(late !== undefined && { late }),
      })),
    }),
    ...(commands.length && { commands }),
    ...(Object.keys(answers).length && {
      answers: Object.fromEntries(Object.entries(answers).map(([prompt, given]) => [prompt, someones(given)])),
    }),
    ...(fixedDraws.length && {
      draws: fixedDraws.map(({ for: what, gives }) => ({ for: what, gives: called(gives) })),
    }),
    expect: {
      deaths: someones(outcome.deaths),
      ...(outcome.verdicts.length && {
        actions: Object.fromEntries(outcome.verdicts.map(({ action, verdict }) => [action, verdict])),
      }),
      ...(outcome.lynched?.length && { lynched: someones(outcome.lynched) }),
      ...(outcome.winner && { winner: outcome.winner.winners }),
    },
  }
}

function actionOf(
  system: System,
  { customAbilities }: Game,
  { id, by, does, to, with: keys, at }: Submission,
  called: (slot: SeatId) => string,
): object {
  const ability = getOwn(customAbilities, does) ?? getOwn(system.abilities, does)
  const said = Object.entries(keys).map(([key, value]) => [
    key,
    getOwn(ability?.keys ?? {}, key)?.aims === 'player' ? called(value) : value,
  ])
  return {
    id,
    by: called(by),
    does,
    to: to.map(called),
    ...(said.length && { with: Object.fromEntries(said) as object }),
    ...(at !== undefined && { at }),
  }
}

function voteOf(
  { by, for: target, nobody, family, individual, at, advance, channel }: Ballot,
  called: (slot: SeatId) => string,
): object {
  const choice = nobody ? 'nobody' : target !== undefined ? called(target) : undefined
  return {
    by: called(by),
    ...(choice !== undefined && { for: choice }),
    ...(choice === undefined && family === undefined && individual === undefined && { for: 'unvote' }),
    ...(family !== undefined && { family }),
    ...(individual !== undefined && { individual: called(individual) }),
    ...(at !== undefined && { at }),
    ...(advance && { advance }),
    ...(channel !== undefined && { channel }),
  }
}
