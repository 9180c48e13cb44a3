/**
 * Laws that hold of every night, run inside every case. A case costs a line and buys all of them. A law that a system
 * breaks on purpose stands in its `lawless`, with the rule that breaks it; one for which its trees do not tell enough, in
 * `untold`.
 *
 * Some laws resolve a night again, once or many times, so very large nights are not held to them: `names` to 60
 * submissions, `pivotsFlip`, `culprits`, `results` and `lynches` to 16. `oncePerChain` follows 20,000 steps of paths. A
 * night with a loop too large to decide is held to `oncePerChain` alone of all these; one with fixed draws is not held to
 * `orderReceived` either.
 */
import { entries } from '../game/entry.ts'
import { languagesOf } from '../game/language.ts'
import type { GameEvent } from '../journal/event.ts'
import { fold } from '../journal/fold.ts'
import type { Game, PhaseState } from '../journal/state.ts'
import type { Outcome } from '../journal/outcome.ts'
import { catalogueOf } from '../ruleset/catalogue.ts'
import type { System } from '../ruleset/system.ts'
import { pivots } from '../resolve/pivots.ts'
import { apartFrom, blamedIn, unnamed } from '../why/culprits.ts'
import { decidedIn, decidersApart, unnamedDeciders, withoutBallot } from '../why/deciders.ts'
import type { ActionId, Claim, RuleId } from '../reason/claim.ts'
import type { Reason } from '../reason/reason.ts'
import { fromTable, toTable, unsound } from '../reason/table.ts'
import type { Speaker } from '../why/speaker.ts'
import { actionSaid, claimSaid, differing, lawSpeaker, resultsOf, ruleSaid } from './law-words.ts'
import type { PhasePlayed, Played } from './play.ts'
import { renamedIn } from './replaced.ts'

export const laws = [
  'recomputes',
  'survivesJson',
  'replays',
  'orderReceived',
  'names',
  'oncePerChain',
  'pivotsFlip',
  'culprits',
  'results',
  'lynches',
  'noLateFacts',
] as const
export type Law = (typeof laws)[number]
export interface Broken {
  law: Law
  phase: string
  how: string
}

/** @returns the laws that a played case breaks, each with what was seen */
export function brokenLaws(played: Played): Broken[] {
  const lawless = { ...played.system.laws?.lawless, ...played.system.laws?.untold }
  const here = played.phases[0] ? (played.system.laws?.lawlessIn?.(played.phases[0].game) ?? {}) : {}
  return [...replays(played), ...played.phases.flatMap(phase => brokenIn(played.system, phase))].filter(
    ({ law }) => !Object.hasOwn(lawless, law) && !Object.hasOwn(here, law),
  )
}

function brokenIn(system: System, { name, game, phase, outcome }: PhasePlayed): Broken[] {
  const broken = (law: Law, how: string | undefined): Broken[] => (how === undefined ? [] : [{ law, phase: name, how }])
  return [
    ...broken('recomputes', recomputes(outcome, lawSpeaker(system, game, phase, outcome))),
    ...broken('survivesJson', survivesJson(outcome)),
    ...broken('noLateFacts', outcome.lateFacts?.join('; ')),
    ...(system.laws?.oncePerChain
      ? broken(
          'oncePerChain',
          oncePerChain(
            outcome,
            system.laws?.oncePerChain(game, phase) === 'literal',
            lawSpeaker(system, game, phase, outcome),
          ),
        )
      : []),
    // A night over the work budget is cut where the order of asking happens to end, and each asking takes a second.
    ...(outcome.rulings.some(({ id }) => id === 'loop')
      ? []
      : [
          ...broken('orderReceived', orderReceived(system, game, phase, outcome)),
          ...broken('names', names(system, game, phase, outcome)),
          ...(phase.submissions.length > MOST_PIVOTED ? [] : heldWithout(system, game, phase, outcome, broken)),
        ]),
  ]
}

/** The laws for which each action is left out in turn. */
function heldWithout(
  system: System,
  game: Game,
  phase: PhaseState,
  outcome: Outcome,
  broken: (law: Law, how: string | undefined) => Broken[],
): Broken[] {
  const without = withoutOf(system, game, phase)
  return [
    ...broken('pivotsFlip', pivotsFlip(system, game, phase, outcome, without)),
    ...broken('culprits', culpritsNamed(system, game, phase, outcome, without)),
    ...decidersNamed(system, game, phase, outcome, without).flatMap(({ law, how }) => broken(law, how)),
  ]
}

/** Whoever decided alone that another's action fell short stands in the decisive part of its tree, and in its answer. */
function culpritsNamed(
  system: System,
  game: Game,
  phase: PhaseState,
  outcome: Outcome,
  without: (action: ActionId) => Outcome,
): string | undefined {
  const speaker = lawSpeaker(system, game, phase, outcome)
  for (const one of blamedIn(system, game, phase, outcome, without)) {
    const { action, reason } = one.verdict
    const decided = (by: readonly ActionId[]): string =>
      `${by.map(id => actionSaid(id, speaker)).join(' and ')} decided how ${actionSaid(action, speaker)} fared${ruleSaid(reason?.rule)}`
    const apart = apartFrom(one, phase)
    if (apart.length) return `${decided(apart)}, and the decisive part of its tree lacks it`
    for (const locale of languagesOf(system)) {
      const lacks = unnamed(one, { system, game, phase, outcome }, locale)
      if (lacks.length) return `${decided(lacks)}, and the answer names nobody for it (${locale})`
    }
  }
  return undefined
}

/**
 * Whoever decided alone that something did not come about, or who is lynched, is named in the answer too: among at most
 * three. Ballots count up to 16.
 */
function decidersNamed(
  system: System,
  game: Game,
  phase: PhaseState,
  outcome: Outcome,
  without: (action: ActionId) => Outcome,
): { law: Law; how: string }[] {
  const ballot = withoutBallot(system, game, phase)
  const speaker = lawSpeaker(system, game, phase, outcome)
  return decidedIn(phase, outcome, { action: without, ballot }).flatMap(one => {
    const law: Law = one.lynch ? 'lynches' : 'results'
    const { claim, holds, reason } = one.question
    const result = claimSaid(claim, holds, speaker, reason?.rule)
    const decided = (by: readonly string[]): string =>
      `${by.map(id => (phase.ballots?.some(ballot => ballot.id === id) ? `ballot ${id}` : actionSaid(id, speaker))).join(' and ')} decided that ${result}`
    const apart = decidersApart(one, phase)
    if (apart.length) return [{ law, how: `${decided(apart)}, and the decisive part of its tree lacks it` }]
    return languagesOf(system).flatMap(locale => {
      const lacks = unnamedDeciders(one, { system, game, phase, outcome }, locale)
      return lacks.length ? [{ law, how: `${decided(lacks)}, and the answer names nobody for it (${locale})` }] : []
    })
  })
}

/** What a phase comes to without an action; each is left out once, whoever asks. */
function withoutOf(system: System, game: Game, phase: PhaseState): (action: ActionId) => Outcome {
  const known = new Map<ActionId, Outcome>()
  return action => {
    const outcome = known.get(action) ?? system.resolve(game, phase, { trees: false, without: [action] })
    known.set(action, outcome)
    return outcome
  }
}

export const rootsOf = (outcome: Outcome): Reason[] =>
  [
    ...outcome.questions,
    ...outcome.verdicts,
    ...(outcome.tally?.steps ?? []),
    ...(outcome.winner ? [outcome.winner] : []),
  ].flatMap(({ reason }) => reason ?? [])

function recomputes(outcome: Outcome, speaker: Speaker): string | undefined {
  const table = toTable(rootsOf(outcome))
  const [first, ...more] = unsound(table)
  if (first === undefined) return undefined
  const { claim, holds, rule } = table.rows[first]!
  const others = more.length ? `, and so do ${more.length} more` : ''
  return `${claimSaid(claim, holds, speaker, rule)} disagrees with what speaks for and against it${others}`
}

function survivesJson(outcome: Outcome): string | undefined {
  const table = toTable(rootsOf(outcome))
  const written = JSON.stringify(table)
  return JSON.stringify(toTable(fromTable(JSON.parse(written) as typeof table))) === written
    ? undefined
    : 'the trees differ after JSON'
}

/** Same journal, same bytes. */
function replays({ system, events, phases }: Played): Broken[] {
  const again = fold(JSON.parse(JSON.stringify(events)) as GameEvent[])
  const after = phases.at(-1)?.after
  if (after && JSON.stringify(again) !== JSON.stringify(after))
    return [{ law: 'replays', phase: phases.at(-1)!.name, how: 'the folded game differs' }]
  return phases.flatMap(({ name, game, phase, outcome }) =>
    bytesOf(system.resolve(game, phase, { trees: true })) === bytesOf(outcome)
      ? []
      : [{ law: 'replays', phase: name, how: 'resolving again gives other bytes' }],
  )
}

/** Everything an outcome says, trees included. */
function bytesOf(outcome: Outcome): string {
  const { mayHangOn: _, questions, verdicts, tally, winner, ...rest } = outcome
  const bare = <T extends { reason?: Reason }>({ reason: _, ...item }: T): Omit<T, 'reason'> => item
  return JSON.stringify({
    ...rest,
    ...(tally && { tally: { ...tally, steps: tally.steps.map(bare) } }),
    ...(winner && { winner: bare(winner) }),
    questions: questions.map(bare),
    verdicts: verdicts.map(bare),
    trees: toTable(rootsOf(outcome)),
  })
}

/** The order in which actions came does not matter, as long as the same ones count. */
function orderReceived(system: System, game: Game, phase: PhaseState, outcome: Outcome): string | undefined {
  const reversed = { ...phase, submissions: phase.submissions.map(({ at: _, ...submission }) => submission).reverse() }
  const counting = (state: PhaseState): string =>
    JSON.stringify(
      entries(system, game, state)
        .filter(({ standing }) => standing === 'counts')
        .map(({ submission }) => submission.id)
        .sort(),
    )
  if (counting(reversed) !== counting(phase) || phase.fixedDraws.length) return undefined
  const other = system.resolve(game, reversed, { trees: false })
  const speaker = lawSpeaker(system, game, phase, outcome)
  return differing(
    resultsOf({ ...outcome, verdicts: onlyCounting(outcome) }, speaker),
    resultsOf({ ...other, verdicts: onlyCounting(other) }, speaker),
    'sent in in reverse order',
  )
}

const onlyCounting = (outcome: Outcome): Outcome['verdicts'] =>
  outcome.verdicts.filter(({ verdict }) => verdict !== 'void')

/** The largest nights held to the laws that resolve again, in submissions. */
const MOST_NAMED = 60
const MOST_PIVOTED = 16

/** Other names, same night. */
function names(system: System, game: Game, phase: PhaseState, outcome: Outcome): string | undefined {
  if (phase.submissions.length > MOST_NAMED) return undefined
  const { named, id, meant } = aliases(system, game)
  if (phase.posts?.length) return undefined
  const otherGame = renamedGame(game, named)
  const otherPhase: PhaseState = {
    ...phase,
    submissions: renamedSent(phase, named),
    removed: phase.removed.map(removal => ({ ...removal, who: named(removal.who) })),
    fixedDraws: phase.fixedDraws.map(draw => ({ ...draw, gives: named(draw.gives) })),
    ...(phase.ballots && {
      ballots: phase.ballots.map(ballot => ({
        ...ballot,
        by: named(ballot.by),
        ...(ballot.for !== undefined && { for: named(ballot.for) }),
        ...(ballot.individual !== undefined && { individual: named(ballot.individual) }),
      })),
    }),
    answers: Object.fromEntries(
      Object.entries(phase.answers).map(([prompt, answers]) => [
        prompt,
        answers.map(answer => (system.prompts[prompt]?.choices ? answer : id(named(answer)))),
      ]),
    ),
  }
  const other = system.resolve(otherGame, otherPhase, { trees: false })
  const catalogue = catalogueOf(system, game)
  // What leaves only marks gives lists in the system's own words: those of them that name players are names.
  const tellsNames = (ability: string): boolean => {
    const components = catalogue.ability(ability)?.components ?? []
    return (
      components.every(({ does }) => does === 'mark')
      || components.some(component => component.does === 'sense' && ['who', 'where'].includes(component.tells))
    )
  }
  const same: Outcome = {
    ...outcome,
    deaths: outcome.deaths.map(named),
    questions: outcome.questions.map(asked =>
      asked.claim.is === 'dies' ? { ...asked, claim: { ...asked.claim, who: named(asked.claim.who) } } : asked,
    ),
    hidden: outcome.hidden.map(named),
    learned: outcome.learned.map(item => ({
      ...item,
      who: named(item.who),
      about: named(item.about),
      ...(item.really !== undefined && { really: named(item.really) }),
      result: Array.isArray(item.result) && tellsNames(item.ability) ? item.result.map(named) : item.result,
    })),
    verdicts: outcome.verdicts.map(item => ({ ...item, action: id(item.action), landed: item.landed.map(named) })),
    recruited: outcome.recruited.map(item => ({ ...item, who: named(item.who), by: id(item.by) })),
    ...(outcome.lynched && { lynched: outcome.lynched.map(named) }),
    ...(outcome.tally && {
      tally: {
        ...outcome.tally,
        totals: {
          players: Object.fromEntries(
            Object.entries(outcome.tally.totals.players).map(([who, votes]) => [named(who), votes]),
          ),
        },
      },
    }),
  }
  const speaker = lawSpeaker(system, otherGame, otherPhase, other)
  const differs = differing(resultsOf(same, speaker), resultsOf(other, speaker), 'under other names')
  return differs === undefined ? undefined : meant(differs)
}

const renamedSent = ({ submissions }: PhaseState, named: (slot: string) => string): PhaseState['submissions'] =>
  submissions.map(sent => ({
    ...sent,
    by: named(sent.by),
    to: sent.to.map(named),
    with: Object.fromEntries(Object.entries(sent.with).map(([key, word]) => [key, renamedIn(word, named)])),
  }))

/** The game with its players called otherwise, wherever a player is named. */
function renamedGame(game: Game, named: (slot: string) => string): Game {
  const words = <T extends Record<string, unknown>>(record: T | undefined): T | undefined =>
    record
    && (Object.fromEntries(
      Object.entries(record).map(([key, value]) => [key, typeof value === 'string' ? named(value) : value]),
    ) as T)
  return {
    ...game,
    phases: game.phases.map(phase => ({ ...phase, submissions: renamedSent(phase, named) })),
    seats: game.seats.map(seat => ({
      ...seat,
      slot: named(seat.slot),
      name: named(seat.name),
      ...(seat.details && { details: words(seat.details)! }),
    })),
    ...(game.facts && {
      facts: game.facts.map(fact => ({
        ...fact,
        of: named(fact.of),
        ...(fact.by !== undefined && { by: named(fact.by) }),
        ...(fact.data && { data: words(fact.data)! }),
      })),
    }),
    ...(game.state && {
      state: Object.fromEntries(Object.entries(game.state).map(([key, counters]) => [named(key), words(counters)!])),
    }),
    ...(game.records && { records: game.records.map(record => ({ ...record, values: words(record.values)! })) }),
  }
}

/**
 * Names that sort the other way round and that nothing here bears, for seats and for the actions called after them. `meant`:
 * a text with the names of the game in their place.
 */
function aliases(
  system: System,
  game: Game,
): { named: (slot: string) => string; id: (action: string) => string; meant: (says: string) => string } {
  const catalogue = catalogueOf(system, game)
  const taken = [...game.seats.flatMap(({ slot, name, role }) => [slot, name, role]), ...Object.keys(game.customRoles)]
  let stem = 'Player '
  while (taken.some(word => word.startsWith(stem))) stem = `_${stem}`
  const alias = new Map(game.seats.map(({ slot }, index) => [slot, `${stem}${game.seats.length - index}`]))
  const ids = new Map<string, string>(
    game.seats.flatMap(seat =>
      ['compelled', 'passive'].flatMap(kind =>
        catalogue
          .abilitiesOf(seat)
          .map(ability => [`${kind}:${seat.slot}:${ability}`, `${kind}:${alias.get(seat.slot)!}:${ability}`] as const),
      ),
    ),
  )
  const behind = new Map(game.seats.map(({ slot, name }) => [alias.get(slot), name]))
  return {
    named: slot => alias.get(slot) ?? slot,
    id: action => ids.get(action) ?? action,
    meant: says => says.replace(new RegExp(`${stem}\\d+`, 'g'), word => behind.get(word) ?? word),
  }
}

/** How many steps of paths are followed; a tree that shares a lot has more paths than can be walked. */
const STEPS = 20_000

/**
 * An action used on the way to a node comes up below it only as a leaf that says it is used up. In the carried reading a
 * move may come up again with another effect.
 */
function oncePerChain(outcome: Outcome, literal: boolean, speaker: Speaker): string | undefined {
  let steps = STEPS
  const walk = (reason: Reason, used: ReadonlySet<string>, part: boolean): string | undefined => {
    if (--steps < 0) return undefined
    const { claim } = reason
    if (claim.is === 'alreadyUsed')
      return used.has(claim.by) || [...used].some(use => use.startsWith(`${claim.by}>`))
        ? undefined
        : `${actionSaid(claim.by, speaker)} is called used up where it is not${ruleSaid(reason.rule)}`
    const own = ownUses(reason, literal)
    const again = part ? undefined : own.find(use => used.has(use))
    if (again !== undefined) return `${useOf(again, speaker)} stands twice in one chain${ruleSaid(reason.rule)}`
    const after = new Set([...used, ...own, ...reason.because.flatMap(one => partUses(one, literal))])
    for (const one of reason.because) {
      const wrong = walk(one, isQuestion(reason) ? used : after, !isQuestion(reason))
      if (wrong) return wrong
    }
    for (const one of reason.unless) {
      const wrong = walk(one, after, false)
      if (wrong) return wrong
    }
    return undefined
  }
  for (const root of rootsOf(outcome)) {
    const wrong = walk(root, new Set(), false)
    if (wrong) return wrong
  }
  return undefined
}

/** A use as `ownUses` writes it: an action, or one that carries another. */
const useOf = (use: string, speaker: Speaker): string =>
  use
    .split('>')
    .map(id => actionSaid(id, speaker))
    .join(' carrying ')

/** Questions and counts list alternatives: what one of them uses is not used by the next. */
const isQuestion = ({ claim, need, because }: Reason): boolean =>
  ['dies', 'learns', 'sees', 'recruited', 'flipHidden', 'works', 'atLeast', 'attackedBy'].includes(claim.is)
  || need < because.length

function ownUses({ claim }: Reason, literal: boolean): string[] {
  switch (claim.is) {
    case 'arrives':
      return [claim.action, ...claim.path.map(leg => (literal ? leg.by : `${leg.by}>${claim.action}`))]
    case 'active':
      return [claim.action]
    case 'moves':
      return [literal ? claim.action : `${claim.action}>${claim.carries}`]
    default:
      return []
  }
}

const partUses = (reason: Reason, literal: boolean): string[] =>
  isQuestion(reason) ? [] : [...ownUses(reason, literal), ...reason.because.flatMap(one => partUses(one, literal))]

/** Leaving a pivot out turns each answer it is said to decide. */
function pivotsFlip(
  system: System,
  game: Game,
  phase: PhaseState,
  outcome: Outcome,
  without: (action: ActionId) => Outcome,
): string | undefined {
  const resolve: System['resolve'] = (of, state, asked) =>
    asked.only || asked.without?.length !== 1 ? system.resolve(of, state, asked) : without(asked.without[0]!)
  for (const { action, ruling, flips } of pivots(system, game, phase, outcome, resolve)) {
    if (ruling) continue
    const then = without(action)
    const answers = new Map(then.questions.map(({ claim, holds }) => [JSON.stringify(claim), holds]))
    const works = new Set(
      then.verdicts.flatMap(({ action, verdict }) => (['succeeded', 'partial'].includes(verdict) ? [action] : [])),
    )
    const wrong = flips.find(
      ({ claim, holds }) =>
        (claim.is === 'works' ? works.has(claim.action) : (answers.get(JSON.stringify(claim)) ?? false)) === holds,
    )
    if (wrong) {
      const speaker = lawSpeaker(system, game, phase, outcome)
      const rule = ruleOf(wrong.claim, outcome)
      return `without ${actionSaid(action, speaker)} it stays so that ${claimSaid(wrong.claim, wrong.holds, speaker, rule)}`
    }
  }
  return undefined
}

/** The rule that an answer cites. */
function ruleOf(claim: Claim, { questions, verdicts }: Outcome): RuleId | undefined {
  const asked = JSON.stringify(claim)
  const reason =
    claim.is === 'works'
      ? verdicts.find(({ action }) => action === claim.action)?.reason
      : questions.find(one => JSON.stringify(one.claim) === asked)?.reason
  return reason?.rule
}
