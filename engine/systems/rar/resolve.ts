/** How a night of this system is resolved: the goal-directed resolver, then what is spent and who is told what. */
import { catalogueOf, getOwn } from '../../ruleset/catalogue.ts'
import type { Days, NightOutcome, Nights, VoteDays } from '../../ruleset/borrowed-rules.ts'
import type { ResolveRequest, System } from '../../ruleset/system.ts'
import { entries, leftOut } from '../../game/entry.ts'
import { positionOf } from '../../game/position.ts'
import { seatOf, type Game, type PhaseState, type Submission } from '../../journal/state.ts'
import type { Component } from '../../rules/component.ts'
import type { Position } from '../../rules/position.ts'
import { Draws } from '../../game/draws.ts'
import { reasonable, type NightResult } from '../../resolve/reasonable.ts'
import type { Outcome, Spent, Tell, Verdict } from '../../journal/outcome.ts'
import { dayOf, locks, votes } from './days.ts'
import { ofNormalRoles } from './normal/abilities.ts'
import { attemptsKept } from './normal/attempts.ts'
import { between, mayChange } from './normal/between-phases.ts'
import { heldWord, heldIn } from './normal/seat-abilities.ts'
import { flipsTold, hidden } from './normal/flips.ts'
import { leftWith } from './normal/tells.ts'
import { withLate } from './late.ts'
import { cites } from './rulings.ts'

/** The days that a game may take. */
export interface EitherDays {
  lock: Days
  forum: VoteDays
}

/** Resolves one phase. Pure. @param days those that a game may take */
export function resolve(
  system: System,
  either: EitherDays,
  game: Game,
  phase: PhaseState,
  request: ResolveRequest,
): Outcome {
  const { marked, mayHangOn, ...told } = played(system, either, game, phase, request)
  const resolved = { ...told, tells: flipsTold(game, told.tells) }
  // What follows a death hangs on whatever the death hangs on, and what was tried on what was sent in: of both the night
  // knows nothing.
  const knows = !mayChange(game) && !phase.submissions.some(({ does }) => readsDeeds(does))
  const known = { ...resolved, ...(mayHangOn && knows && { mayHangOn }) }
  const outcome = request.only ? known : withLate(system, game, phase, known)
  if (request.only) return outcome
  const ids = [...(game.facts ?? []), ...(outcome.changes?.facts ?? [])].map(({ id }) => id)
  const first = Math.max(0, ...ids) + 1
  const tried = attemptsKept(system, game, phase, first)
  if (!tried.length && !marked.length && !outcome.recruited.length && !mayChange(game)) return outcome
  const after = between({ game, phase, marked, ...outcome }, first + tried.length)
  const seats = { ...outcome.changes?.seats, ...after.changes.seats }
  const facts = [...(outcome.changes?.facts ?? []), ...tried, ...(after.changes.facts ?? [])]
  const ended = [...(outcome.changes?.ended ?? []), ...(after.changes.ended ?? [])]
  return {
    ...outcome,
    questions: [...outcome.questions, ...after.questions],
    tells: [...outcome.tells, ...after.tells],
    rulings: [...outcome.rulings, ...after.rulings],
    spent: [...outcome.spent, ...after.spent],
    ...((outcome.changes || facts.length || ended.length || Object.keys(seats).length) && {
      changes: {
        ...outcome.changes,
        ...(ended.length && { ended }),
        ...(Object.keys(seats).length && { seats }),
        ...(facts.length && { facts }),
      },
    }),
  }
}

/** Whether an ability finds out what somebody has tried to do. */
const readsDeeds = (id: string): boolean =>
  getOwn(ofNormalRoles, id)?.components.some(one => one.does === 'learn' && one.which === 'killer') === true

/** What comes of a phase, before what changes after it. */
function played(
  system: System,
  { lock: days, forum }: EitherDays,
  game: Game,
  phase: PhaseState,
  request: ResolveRequest,
): Outcome & Pick<NightOutcome, 'marked'> {
  if (locks(game) && phase.kind === 'day') return { ...dayOf(days, system, game, phase, request), marked: [] }
  if (votes(game) && phase.kind === 'day') return openDay(system, forum, game, phase, request)
  const { rolls, ...night } = nightOf(system, game, phase, request)
  const told = [...tells(game, phase, night), ...leftWith(game, phase, night)]
  if (votes(game)) {
    const { rulings, ...morning } = forum.morning(system, game, phase, night)
    return { ...night, ...morning, rulings: [...night.rulings, ...rulings], tells: told, rolls }
  }
  if (!locks(game)) return { ...night, tells: told, rolls }
  const morning = days.morning(system, game, phase, request, { ...night, rolls }, nightCites)
  return {
    ...morning,
    ...night,
    tells: [...morning.tells, ...told],
    rulings: [...night.rulings, ...morning.rulings],
    rolls: [...rolls, ...morning.rolls],
  }
}

/** A day of open forums, with what its actions leave with players and what they find out (NR-MOD-12). */
function openDay(
  system: System,
  forum: VoteDays,
  game: Game,
  phase: PhaseState,
  request: ResolveRequest,
): Outcome & Pick<NightOutcome, 'marked'> {
  const day = dayOf(forum, system, game, phase, request)
  const catalogue = catalogueOf(system, game)
  const components = (id: string): readonly Component[] => {
    const does = phase.submissions.find(one => one.id === id)?.does ?? ''
    return catalogue.ability(does)?.components ?? []
  }
  const marked = day.verdicts.flatMap(({ action, landed }) =>
    components(action).flatMap(one =>
      one.does === 'mark' ? landed.map(who => ({ who, by: action, as: one.as })) : [],
    ),
  )
  const told = leftWith(game, phase, { marked, deaths: day.deaths })
  const done = new Set(day.verdicts.flatMap(({ action, verdict }) => (verdict === 'succeeded' ? [action] : [])))
  const checks = phase.submissions.filter(
    ({ id }) => done.has(id) && components(id).some(({ does }) => does === 'learn'),
  )
  if (!checks.length) return { ...day, tells: [...day.tells, ...told], marked }
  // Each tells how things stood when it came.
  const found = checks.map(check => {
    const present = { ...phase, submissions: receivedBy(phase, check) }
    const then = { ...game, phases: [...game.phases.slice(0, -1), present] }
    return nightOf(system, then, { ...phase, submissions: [check] }, request)
  })
  return {
    ...day,
    learned: [...day.learned, ...found.flatMap(({ learned }) => learned)],
    questions: [
      ...day.questions,
      ...found.flatMap(({ questions }) => questions.filter(({ claim }) => claim.is === 'learns')),
    ],
    tells: [...day.tells, ...told, ...found.flatMap(one => reportsOf(phase, one))],
    marked,
  }
}

/** What had come by the time of an action, itself with it; without times, what was written before it. */
function receivedBy({ submissions }: PhaseState, sent: Submission): Submission[] {
  const place = submissions.indexOf(sent)
  return submissions.filter(({ at }, nth) =>
    at === undefined || sent.at === undefined ? nth <= place : Date.parse(at) <= Date.parse(sent.at),
  )
}

/** What a night that is written down elsewhere cites. */
export const nightCites: Nights['cites'] = { question: cites.question, verdict: cites.verdict, spent: 'RAR-I4' }

/** What comes of a night, before anybody is told. @param system whose roles and abilities they are */
export function nightOf(system: System, game: Game, phase: PhaseState, request: ResolveRequest): NightOutcome {
  const draws = new Draws(game.seed, `${phase.kind} ${phase.number}`, phase.fixedDraws)
  const position = positionOf(system, game, phase, draws, request.without)
  const { options } = game
  const night = reasonable(position, {
    cites,
    trees: request.trees,
    compare: request.trees,
    answers: (prompt, nth) => phase.answers[prompt]?.[nth],
    ruleFour: reading(game, phase),
    ruled: phase.answers.ruleFour !== undefined,
    split: options.split === 'all' ? 'all' : 'chosenTarget',
    movesCanBeMoved: options.movesCanBeMoved === true,
    deadActorsAct: options.deadActorsAct !== false,
    blocksCanBeBlocked: options.blocksCanBeBlocked !== false,
    passivesCanBeStopped: options.passivesCanBeStopped === true,
    redirectsFirst: options.redirectAndSwap !== 'cancel',
    ...(request.only ? { only: request.only } : {}),
    ...(request.budget === undefined ? {} : { budget: request.budget }),
  })
  const received = new Map(phase.submissions.map(({ id }, index) => [id, index]))
  const place = ({ action }: Verdict): number => received.get(action) ?? Infinity
  const verdicts = [...night.verdicts, ...voids(system, game, phase, request)].sort((a, b) =>
    place(a) === place(b) ? 0 : place(a) - place(b),
  )
  return {
    ...night,
    verdicts,
    spent: spent(system, game, phase, position, night),
    rolls: draws.log,
  }
}

/** The reading of RAR-4 this phase: what the host ruled, else the game's option. */
export function reading(game: Game, phase: PhaseState): 'literal' | 'carried' {
  return (phase.answers.ruleFour?.[0] ?? game.options.ruleFour) === 'literal' ? 'literal' : 'carried'
}

/** What was sent in and does not count has a verdict too. */
function voids(system: System, game: Game, phase: PhaseState, { without = [], only }: ResolveRequest): Verdict[] {
  if (only) return []
  return entries(system, game, leftOut(phase, without))
    .filter(({ standing }) => standing !== 'counts')
    .map(({ submission }) => ({ action: submission.id, verdict: 'void', idle: false, landed: [] }))
}

/** Limited uses that are gone, and attacks that limited vests took. */
function spent(system: System, game: Game, phase: PhaseState, position: Position, night: NightResult): Spent[] {
  const catalogue = catalogueOf(system, game)
  const spend = (who: string, ability: string, count: number, rule: string): Spent[] => {
    const modifier = catalogue.modifiersOn(seatOf(game, who)!, ability).find(({ modifier }) => modifier.limitsUses)
      ?.use.modifier
    return modifier === undefined ? [] : [{ who, ability, count, rule, modifier }]
  }
  const declared = phase.submissions.flatMap(({ id, by, with: given }): Spent[] => {
    const word = given.with
    const counts = position.acts.some(act => act.id === id)
    const own = catalogue.modifiersOf(seatOf(game, by)!).find(({ modifier }) => modifier.declared === word)
    return word !== undefined && counts && own
      ? [{ who: by, ability: word, count: 1, rule: heldWord(seatOf(game, by)!, word), modifier: own.use.modifier }]
      : []
  })
  const stopped = new Set(night.verdicts.filter(({ verdict }) => verdict === 'failed').map(({ action }) => action))
  const used = position.acts.filter(
    act => !act.passive && (act.ruled?.spends ?? (game.options.spendWhenStopped !== false || !stopped.has(act.id))),
  )
  return [
    ...declared,
    ...used.flatMap(act => {
      const { slot } = position.people[act.actor]!
      const lost = stopped.has(act.id) && heldIn(seatOf(game, slot)!).includes(act.ability)
      return spend(slot, act.ability, 1, lost ? 'NR-JOAT-3' : 'RAR-I4')
    }),
    ...night.shielded.flatMap(({ of, ability, attacks }) =>
      spend(of, ability, attacks, system.rulebook['NR-BP-1'] ? 'NR-BP-1' : 'RAR-C1'),
    ),
  ]
}

type Told = Pick<NightOutcome, 'learned' | 'recruited' | 'deaths' | 'hidden' | 'verdicts'>

/** Private messages: investigators get their results, the recruited hear of it, nobody else is told anything. */
function tells(game: Game, phase: PhaseState, night: Told): Tell[] {
  // Whom several recruited is in it once.
  const isFirst = ({ who, into }: Told['recruited'][number], at: number): boolean =>
    night.recruited.findIndex(one => one.who === who && one.into === into) === at
  const recruits = night.recruited.filter(isFirst).map(({ who, into }): Tell => ({
    to: { to: 'player', player: who },
    kind: 'recruited',
    values: { into },
    rule: 'RAR-I3',
  }))
  return [...reportsOf(phase, night), ...recruits, ...dawn(game, phase, night)]
}

/** What investigators are told. */
function reportsOf(phase: PhaseState, night: Pick<Told, 'learned' | 'verdicts'>): Tell[] {
  const checks = (id: string): boolean =>
    getOwn(ofNormalRoles, id)?.components.some(component => component.does === 'learn') === true
  const landed = new Map(
    night.verdicts.flatMap(({ action, verdict, landed: at }) => (verdict === 'void' ? [] : [[action, at] as const])),
  )
  const moved = (who: string, does: string, about: string): boolean =>
    checks(does)
    && phase.submissions.some(
      ({ id, by, does: sent, to }) =>
        by === who && sent === does && to[0] === about && landed.get(id)?.includes(about) === false,
    )
  return night.learned.map(({ who, ability, about, result }): Tell => {
    const kind =
      result === 'noResult'
        ? 'noResult'
        : result === 'nothing'
          ? 'sawNothing'
          : Array.isArray(result) || result === 'motion'
            ? 'saw'
            : 'learned'
    return {
      to: { to: 'player', player: who },
      kind,
      values: { ability, about, result },
      rule:
        kind === 'noResult'
          ? checks(ability)
            ? 'NR-CHECK-2'
            : 'RAR-I2'
          : moved(who, ability, about)
            ? 'NR-CHECK-3'
            : 'RAR-I1',
    }
  })
}

/** What everybody reads: who died, and as what they flip. */
function dawn(game: Game, { removed }: PhaseState, night: Told): Tell[] {
  const flipOf = (slot: string): { role: string; faction: string } => {
    const seat = seatOf(game, slot)!
    const into = night.recruited.find(({ who }) => who === slot)?.into
    return night.hidden.includes(slot)
      ? { role: hidden, faction: '' }
      : { role: seat.role, faction: into ?? seat.faction }
  }
  const tell = (kind: string, who: string[]): Tell => {
    const flips = who.map(flipOf)
    return {
      to: { to: 'public' },
      kind,
      values: { who, flips: flips.map(({ role }) => role), factions: flips.map(({ faction }) => faction) },
    }
  }
  const isRemoved = (slot: string): boolean => removed.some(({ who }) => who === slot)
  const dead = night.deaths.filter(slot => !isRemoved(slot))
  const gone = night.deaths.filter(isRemoved)
  return [tell(dead.length ? 'died' : 'nobodyDied', dead), ...(gone.length ? [tell('removed', gone)] : [])]
}
