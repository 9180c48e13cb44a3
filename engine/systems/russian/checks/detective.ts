/** The detective: where somebody went, which role he has, where a role was (RU-DET). */
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { phaseAfter } from '../../../game/when.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { learns, learnsFact } from '../shared/learns.ts'
import { perRun } from '../shared/per-run.ts'
import { isRole } from '../shared/playing.ts'
import { hasUse, isInGame } from '../shared/roles.ts'
import { logOf, scopes } from '../shared/scopes.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { goingsOf, keptHome, type Seen } from '../shared/visits.ts'
import { handOf, isSecond } from '../shared/undead.ts'
import { all, any, type LateEffect, type Resolution } from '../vocabulary.ts'
import { noticeBeside } from './noticing.ts'

/** What the detective found, for him and for the investigator, who may get something else. `about`: a player, or a role. */
interface Found {
  move: Move
  about: string
  fact?: string
  result: string[]
  given: string[]
  rule: RuleId
  why: Reason
  substituted?: Reason
}
export const foundBy = perRun<Found[]>(() => [])
const asked = perRun<Arrival[]>(() => [])

const noted: LateEffect = (run, arrival) => {
  asked(run).push(arrival)
}
export const asking: Readonly<Record<string, LateEffect>> = { tracked: noted, roleLearned: noted, requested: noted }

/** Works out what every detective found tonight, over the whole night. */
export function investigate(run: Resolution): void {
  for (const arrival of asked(run)) {
    const { move } = arrival
    if (run.isDead(move.actor)) continue
    const found =
      move.does === 'track'
        ? [tracking(run, arrival)]
        : move.does === 'learnRole'
          ? [roleOf(run, arrival)]
          : whereabouts(run, arrival)
    foundBy(run).push(...found)
    for (const one of found) tell(run, one)
    if (run.has(move.actor, 'observe') && hasUse(run, move.actor)) noticeBeside(run, arrival)
  }
}

const noInformation = (
  run: Resolution,
  { move, why }: Arrival,
  about: string,
  rule: RuleId,
  because: readonly Reason[] = [],
): Found => ({
  move,
  about,
  result: ['noInfo'],
  given: ['noInfo'],
  rule,
  why: all(
    { is: 'fact', kind: 'noInformation', of: move.actor, action: move.id },
    { rule, action: move.id },
    because,
    because.length ? [] : [why],
  ),
})

/** Home, or where the target went: of two moves the negative one, of a black detective’s both (RU-DET-1, RU-DET-2, RU-DET-B1). */
function tracking(run: Resolution, arrival: Arrival): Found {
  const { move, at, why } = arrival
  const { actor, id: action } = move
  const about = move.to[0] ?? at
  if (!why.holds) return noInformation(run, arrival, about, 'RU-DET-9')
  const { seen, missed } = goingsOf(run, at)
  const shown = (black?: SeatId): Seen[] => seen.map(way => ({ ...way, why: shownWay(run, at, way, seen, black) }))
  const usual = shown().filter(stands)
  const own = isBlack(handOf(run, actor)) ? shown(actor) : shown()
  const mine = own.filter(stands)
  const places = (some: readonly Seen[]): string[] =>
    some.length ? [...new Set(some.map(({ place }) => place))] : ['home']
  const rule: RuleId = mine.length > usual.length ? 'RU-DET-B1' : mine.length > 1 ? 'RU-DET-4' : 'RU-DET-1'
  const result = places(mine)
  const saw = mine.length
    ? all(
        { is: 'fact', kind: result.length > 1 ? 'trackedAbout' : 'trackedTo', of: at, other: result[0]!, action },
        { rule, action },
        [why, ...mine.map(one => one.why)],
        own.filter(way => !stands(way)).map(one => one.why),
      )
    : all({ is: 'fact', kind: 'seesAtHome', of: actor, other: at, action }, { rule, action }, [why], missed)
  const given = places(usual)
  const substituted = substitution(run, move, at, given, saw)
  const caught = usual.find(({ attack }) => attack)
  if (caught)
    run.put({
      kind: 'caught',
      of: at,
      by: actor,
      action,
      why: all({ is: 'fact', kind: 'caught', of: at, other: actor, action }, { rule: 'RU-DET-3', action }, [saw]),
      rule: 'RU-DET-3',
      data: { place: caught.place, ...(isSecond(run.game, actor, 'track') && { second: true as const }) },
      until: phaseAfter(run.system, run.name, 1, ['night']),
    })
  return {
    move,
    about,
    result,
    given: substituted?.holds ? [substitute(move)] : given,
    rule,
    why: saw,
    ...(substituted && { substituted }),
  }
}

const stands = ({ why }: Seen): boolean => why.holds

/** Of a civil and a negative way the civil one is not shown (RU-DET-2), unless to a black detective (RU-DET-B1). */
function shownWay(run: Resolution, who: SeatId, way: Seen, ways: readonly Seen[], black?: SeatId): Reason {
  const negative = ways.filter(({ kind }) => kind === 'negative').map(({ why }) => why)
  if (way.kind === 'negative' || !negative.length) return way.why
  return all(
    { is: 'fact', kind: 'showsWay', of: who, other: way.place },
    { rule: 'RU-DET-1' },
    [way.why],
    [
      any(
        { is: 'fact', kind: 'wentAsNegative', of: who },
        { rule: 'RU-DET-2' },
        negative,
        black === undefined ? [] : [run.given({ is: 'fact', kind: 'seesBoth', of: black }, 'RU-DET-B1')],
      ),
    ],
  )
}

const substitute = ({ with: keys }: Move): string => keys.at ?? keys.shown ?? ''

/** Another place for the investigator: not where the condition is not met, and not what cannot have been (RU-DET-B2). */
function substitution(
  run: Resolution,
  move: Move,
  target: SeatId,
  given: readonly string[],
  saw: Reason,
): Reason | undefined {
  const { with: keys, actor, id: action } = move
  if (!substitute(move)) return undefined
  const rule: RuleId = isGrey(handOf(run, actor)) ? 'RU-DET-G1' : 'RU-DET-B2'
  const against: Reason[] = []
  if (keys.when !== undefined && (keys.when === 'home') !== (given[0] === 'home'))
    against.push(run.given({ is: 'fact', kind: 'otherResult', of: actor, action }, rule))
  if (keys.at !== undefined) {
    const kept = keptHome(run, target, rule).filter(({ holds }) => holds)
    const gone =
      run.game.seats.some(({ slot, alive }) => slot === keys.at && !alive) || keys.at === target
        ? [run.given({ is: 'fact', kind: 'nobodyThere', of: keys.at }, rule)]
        : []
    const impossible = any(
      { is: 'fact', kind: 'cannotHaveGone', of: target, other: keys.at },
      { rule },
      given[0] === 'home' ? [...kept, ...gone] : gone,
    )
    if (impossible.because.length) against.push(impossible)
  }
  return all(
    { is: 'fact', kind: 'substitutes', of: actor, action, values: { result: keys.shown ?? 'went' } },
    { rule, action },
    [saw],
    against,
  )
}

function roleOf(run: Resolution, arrival: Arrival): Found {
  const { move, at, why } = arrival
  const about = move.to[0] ?? at
  if (!why.holds) return noInformation(run, arrival, about, 'RU-DET-9')
  const { role } = run.seat(at)
  return {
    move,
    about,
    fact: 'civilRole',
    result: [role],
    given: [role],
    rule: 'RU-DET-7',
    why: all(
      { is: 'fact', kind: 'learnsRole', of: move.actor, other: at, action: move.id },
      { rule: 'RU-DET-7', action: move.id },
      [why],
    ),
  }
}

/** Where a role was on every night so far, whoever had it: its moves, without results (RU-DET-8, RU-INV-3). */
function whereabouts(run: Resolution, arrival: Arrival): Found[] {
  const { move, why } = arrival
  const { actor, id: action } = move
  const role = (move.to[0] ?? '').replace(/^role:/, '')
  const rule: RuleId = isInvestigator(run, actor) ? 'RU-INV-3' : 'RU-DET-8'
  const about = move.to[0] ?? ''
  if (!why.holds) return [noInformation(run, arrival, about, rule)]
  if (!isInGame(run.game, role))
    return [
      noInformation(run, arrival, about, rule, [
        why,
        run.given({ is: 'fact', kind: 'notInGame', of: role, values: { role } }, rule),
      ]),
    ]
  const entries = [...logOf(run, role, 'roleMoves'), ...logOf(run, role, 'seen')].filter(
    ({ data }) => data.away === true,
  )
  const nights = [
    ...new Set([
      ...run.game.phases.filter(({ kind }) => kind === 'night').map(({ number }) => number),
      run.phase.number,
    ]),
  ].sort((a, b) => a - b)
  const forger = move.with.shown !== undefined && !isInvestigator(run, actor)
  return nights.map((night): Found => {
    const gone = entries.filter(({ data }) => data.night === night)
    const places = gone.length ? [...new Set(gone.map(({ of }) => of))] : ['home']
    const moves = any(
      { is: 'fact', kind: 'movesOf', of: role, values: { role, night } },
      { rule: scopes.roleMoves.rule },
      gone.length
        ? gone.map(fact => run.ledger.standing(fact))
        : [run.given({ is: 'fact', kind: 'roleAtHome', of: role, values: { role, night } }, rule)],
    )
    const saw = all(
      { is: 'fact', kind: 'getsWhereabouts', of: actor, action, values: { role, night } },
      { rule, action },
      [why, moves],
    )
    const substituted = forger
      ? all(
          { is: 'fact', kind: 'substitutes', of: actor, action, values: { result: move.with.shown! } },
          { rule: isGrey(handOf(run, actor)) ? 'RU-DET-G1' : 'RU-DET-B2', action },
          [saw],
        )
      : undefined
    return {
      move,
      about,
      fact: `night ${night}`,
      result: places,
      given: substituted ? [move.with.shown!] : places,
      rule,
      why: saw,
      ...(substituted && { substituted }),
    }
  })
}

const isInvestigator = (run: Resolution, who: SeatId): boolean => isRole(run.game, run.seat(who), 'investigator')

/** What the detective himself is told: the substitute too, where he made one (RU-GEN-14, RU-INFO-5). */
function tell(run: Resolution, { move, about, fact, result, given, rule, why, substituted }: Found): void {
  const forged = substituted?.holds === true && !run.option<boolean>('forgerLearnsTruth')
  const told = forged ? given : result
  const because = forged
    ? all(
        { is: 'fact', kind: 'receivesSubstitute', of: move.actor, action: move.id },
        { rule: 'RU-GEN-14', also: ['RU-INFO-5'], action: move.id },
        [substituted],
      )
    : why
  const cited = forged ? 'RU-GEN-14' : rule
  bring(run, { to: move.actor, move, about, ...(fact !== undefined && { fact }), told, rule: cited, why: because })
}

/** Brings a result home, as knowledge and as a message. */
export function bring(
  run: Resolution,
  {
    to,
    move,
    about,
    fact,
    told,
    rule,
    why,
  }: {
    to: SeatId
    move: Pick<Move, 'id' | 'does'>
    about: string
    fact?: string
    told: string[]
    rule: RuleId
    why: Reason
  },
): void {
  if (!why.holds) return
  const ability = move.does
  const single = told[0] === 'noInfo' || (told[0] === 'home' && fact === undefined)
  if (fact === undefined || told[0] === 'noInfo')
    learns(run, { actor: to, id: move.id, does: ability }, about, single ? told[0]! : told, rule, why)
  else learnsFact(run, to, { action: move.id, ability }, about, fact, fact === 'civilRole' ? told[0]! : told, rule, why)
  const what: Record<string, string> = {
    ...(ability === 'request' ? { role: about.replace(/^role:/, '') } : { about }),
    ...(fact?.startsWith('night ') && { night: fact.slice('night '.length) }),
  }
  if (told[0] === 'noInfo') run.tell(to, 'noInfo', { ability, ...what }, rule)
  else if (fact === 'civilRole') run.tell(to, 'civilRole', { about, role: told[0]! }, rule)
  else if (told[0] === 'home') run.tell(to, 'home', { ability, ...what }, rule)
  else run.tell(to, 'wentTo', { ability, ...what, who: told }, rule)
}
