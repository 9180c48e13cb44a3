/** The executor: the captive, what is decided about him in the evening, and the rage of one who is lynched (RU-EXE). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { learnsFact } from '../shared/learns.ts'
import { all, any, type Fact, type TargetGuard, type LateEffect, type Resolution } from '../vocabulary.ts'
import { seemHome } from './seem.ts'

/** Who is held since an earlier phase, and about whom nothing was decided since. */
const captivesOf = (run: Resolution, executor?: SeatId): Fact<'captive'>[] =>
  run.ledger.found({
    kind: 'captive',
    when: 'soFar',
    where: ({ phase, by }) => phase !== undefined && (executor === undefined || by === undefined || by === executor),
  })

/** At the end of the night: the civil role of the captive is blocked from now on (RU-EXE-1). */
export const capturing: LateEffect = (run, arrival) => {
  const {
    move: { actor, id: action },
    at,
    why,
  } = arrival
  const caught = all({ is: 'fact', kind: 'captive', of: at, other: actor, action }, { rule: 'RU-EXE-1', action }, [why])
  run.mark(at, 'captive', caught, 'RU-EXE-1', { by: actor, action })
  seemHome(run, arrival, 'RU-EXE-10')
  return caught
}

/** Nobody is captured who died this night. */
export const captureLanding: TargetGuard = (run, { does }, at) => {
  if (does !== 'capture') return undefined
  const dead = run.ledger.seek({ kind: 'death', of: at, when: 'soFar' }, 'RU-EXE-1', { is: 'dies', who: at })
  return dead.because.length ? dead : undefined
}

/** That somebody is held by this executor. */
const isHeld = (who: SeatId, executor: SeatId, facts: readonly Fact<'captive'>[], rule: RuleId): Reason =>
  any(
    { is: 'fact', kind: 'captiveKnown', of: who, other: executor },
    { rule },
    facts.map(({ why }) => why),
  )

/** The captive goes free, but makes no move that night (RU-EXE-2). Whom the executor also tortures he does not let go. */
export const releasing: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const held = captivesOf(run, actor).filter(({ of }) => of === at)
  const goesOn = run.moves.some(({ does, actor: by, to }) => does === 'torture' && by === actor && to.includes(at))
    ? [run.given({ is: 'fact', kind: 'tortured', of: at, other: actor }, 'RU-EXE-3')]
    : []
  const free = all(
    { is: 'fact', kind: 'released', of: at, other: actor, action },
    { rule: 'RU-EXE-2', action },
    [why, isHeld(at, actor, held, 'RU-EXE-2')],
    goesOn,
  )
  letGo(run, at, held, free, { by: actor, action })
  return free
}

function letGo(
  run: Resolution,
  who: SeatId,
  held: readonly Fact<'captive'>[],
  why: Reason,
  given: { by: SeatId; action?: string },
): void {
  run.mark(who, 'released', why, 'RU-EXE-2', { ...given, until: `night ${run.phase.number}` })
  for (const fact of held) run.ledger.end(fact, why)
}

/** In the evening: the captive is maimed (RU-EXE-3, RU-EXE-5). */
export const torturing: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const rule: RuleId = at === actor ? 'RU-EXE-5' : 'RU-EXE-3'
  const held = captivesOf(run, actor).filter(({ of }) => of === at)
  const maimed = all({ is: 'fact', kind: 'maimed', of: at, other: actor, action }, { rule, action }, [
    why,
    isHeld(at, actor, held, rule),
  ])
  maim(run, at, held, maimed, rule, { by: actor, action })
  return maimed
}

function maim(
  run: Resolution,
  who: SeatId,
  held: readonly Fact<'captive'>[],
  why: Reason,
  rule: RuleId,
  given: { by: SeatId; action?: string },
): void {
  run.mark(who, 'maimed', why, rule, { ...given, data: { night: run.phase.number } })
  for (const fact of held) run.ledger.end(fact, why)
}

/** What an executor who is lynched does to somebody, said before the vote in case he is (RU-EXE-4). */
export const raging: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const held = captivesOf(run, actor)
  const others = held.filter(({ of }) => of !== actor)
  const lynched = run.ledger.seek(
    { kind: 'lynched', of: actor, when: 'soFar', where: ({ phase }) => phase === undefined },
    'RU-EXE-4',
    { is: 'fact', kind: 'rages', of: actor },
  )
  const busy =
    others.length && !others.some(({ of }) => of === at)
      ? [
          any(
            { is: 'fact', kind: 'holdsAnother', of: actor, other: others[0]!.of },
            { rule: 'RU-EXE-4' },
            others.map(fact => fact.why),
          ),
        ]
      : []
  const narrow = run.option('executorPreDeath') === 'selfTortured' && !others.length
  const own = held.filter(({ of }) => of === actor).map(fact => fact.why)
  const self = narrow ? [any({ is: 'fact', kind: 'itsOwnCaptive', of: actor }, { rule: 'RU-EXE-5' }, own)] : []
  const maimed = all(
    { is: 'fact', kind: 'maimed', of: at, other: actor, action },
    { rule: 'RU-EXE-4', also: own.length ? ['RU-EXE-5'] : [], action },
    [why, lynched, ...self],
    busy,
  )
  maim(
    run,
    at,
    held.filter(({ of }) => of === at),
    maimed,
    'RU-EXE-4',
    { by: actor, action },
  )
  if (maimed.holds) run.announce('rage', { who: at, by: actor }, 'RU-EXE-4')
  return maimed
}

/** After the evening's decisions, when the night begins: a captive of whom nothing was said (RU-EXE-2, RU-EXE-3). Whoever took himself meant it (RU-EXE-5). */
export function undecided(run: Resolution): void {
  if (run.phase.kind !== 'night') return
  for (const fact of captivesOf(run)) {
    const { of, by } = fact
    if (by === undefined || !run.seat(by).alive || !run.seat(of).alive) continue
    const silent = [fact.why, run.given({ is: 'fact', kind: 'nothingDecided', of, other: by }, 'RU-EXE-2')]
    const rule: RuleId = of === by ? 'RU-EXE-5' : 'RU-EXE-3'
    if (of === by || run.option('silentExecutor') === 'tortures')
      maim(run, of, [fact], all({ is: 'fact', kind: 'maimed', of, other: by }, { rule }, silent), rule, { by })
    else
      letGo(run, of, [fact], all({ is: 'fact', kind: 'released', of, other: by }, { rule: 'RU-EXE-2' }, silent), {
        by,
      })
  }
}

/** With the executor gone nobody is held any more, and no corpse is. */
export function setFree(run: Resolution): void {
  for (const fact of run.ledger.found({ kind: 'captive', when: 'soFar' })) {
    const { of, by } = fact
    if (!run.seat(of).alive)
      run.ledger.end(
        fact,
        any(
          { is: 'dies', who: of },
          { rule: 'RU-EXE-1' },
          run
            .deaths()
            .filter(death => death.of === of)
            .map(({ why }) => why),
        ),
      )
    else if (by !== undefined && !run.seat(by).alive)
      run.ledger.end(fact, all({ is: 'fact', kind: 'executorGone', of, other: by }, { rule: 'RU-EXE-2' }))
  }
}

/** Before the decision the executor learns civil role and team; the faceless counts as red (RU-EXE-1). Once for each captive. */
export function question(run: Resolution): void {
  for (const { of, by, why } of captivesOf(run)) {
    if (
      by === undefined
      || of === by
      || !run.seat(by).alive
      || !run.seat(of).alive
      || run.ledger.found({ kind: 'questioned', of, by, when: 'soFar' }).length
    )
      continue
    const { role, faction } = run.seat(of)
    const team = faction === 'black' ? 'black' : 'red'
    const action = `passive:${by}:capture`
    const knows = all({ is: 'fact', kind: 'questioned', of, other: by }, { rule: 'RU-EXE-1', action }, [why])
    run.put({ kind: 'questioned', of, by, why: knows, rule: 'RU-EXE-1', until: `night ${run.phase.number}` })
    if (!learnsFact(run, by, { action, ability: 'capture' }, of, 'civilRole', role, 'RU-EXE-1', knows)) continue
    learnsFact(run, by, { action, ability: 'capture' }, of, 'team', team, 'RU-EXE-1', knows)
    run.tell(by, 'captiveKnown', { about: of, role, team, result: role }, 'RU-EXE-1')
    run.tell(by, 'captiveTeam', { about: of, team, result: team }, 'RU-EXE-1')
  }
}

/** What is told to captives, those let go and those maimed (RU-EXE-3, RU-EXE-7). */
export function tellVictims(run: Resolution): void {
  const told = [
    ['captive', 'captured', 'RU-EXE-7'],
    ['released', 'released', 'RU-EXE-7'],
    ['maimed', 'maimed', 'RU-EXE-3'],
  ] as const
  const now = (fact: Fact): boolean =>
    fact.phase === undefined || (fact.phase === `evening ${run.phase.number}` && run.phase.kind === 'night')
  for (const [mark, kind, rule] of told) {
    for (const { of, by } of run.ledger.found({ kind: mark, when: 'soFar', where: now }))
      if (by !== undefined && run.seat(of).alive) run.tell(of, kind, {}, rule)
  }
}
