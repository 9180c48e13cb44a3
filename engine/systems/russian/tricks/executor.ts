/** The executor: the captive, what is decided about him in the evening, and the rage of one who is lynched (RU-EXE). */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { learnsFact } from '../shared/learns.ts'
import { all, any, type Fact, type Landing, type LateEffect, type Walk } from '../vocabulary.ts'
import { seemHome } from './seem.ts'

/** Who is held since an earlier phase, and about whom nothing was decided since. */
const captivesOf = (walk: Walk, executor?: Slot): Fact<'captive'>[] =>
  walk.ledger.found({
    kind: 'captive',
    when: 'soFar',
    where: ({ phase, by }) => phase !== undefined && (executor === undefined || by === undefined || by === executor),
  })

/** At the end of the night: the civil role of the captive is blocked from now on (RU-EXE-1). */
export const capturing: LateEffect = (walk, arrival) => {
  const {
    move: { actor, id: action },
    at,
    why,
  } = arrival
  const caught = all({ is: 'fact', kind: 'captive', of: at, other: actor, action }, { rule: 'RU-EXE-1', action }, [why])
  walk.mark(at, 'captive', caught, 'RU-EXE-1', { by: actor, action })
  seemHome(walk, arrival, 'RU-EXE-10')
  return caught
}

/** Nobody is captured who died this night. */
export const captureLanding: Landing = (walk, { does }, at) => {
  if (does !== 'capture') return undefined
  const dead = walk.ledger.seek({ kind: 'death', of: at, when: 'soFar' }, 'RU-EXE-1', { is: 'dies', who: at })
  return dead.because.length ? dead : undefined
}

/** That somebody is held by this executor. */
const isHeld = (who: Slot, executor: Slot, facts: readonly Fact<'captive'>[], rule: RuleId): Reason =>
  any(
    { is: 'fact', kind: 'captiveKnown', of: who, other: executor },
    { rule },
    facts.map(({ why }) => why),
  )

/** The captive goes free, but makes no move that night (RU-EXE-2). Whom the executor also tortures he does not let go. */
export const releasing: LateEffect = (walk, { move: { actor, id: action }, at, why }) => {
  const held = captivesOf(walk, actor).filter(({ of }) => of === at)
  const goesOn = walk.moves.some(({ does, actor: by, to }) => does === 'torture' && by === actor && to.includes(at))
    ? [walk.given({ is: 'fact', kind: 'tortured', of: at, other: actor }, 'RU-EXE-3')]
    : []
  const free = all(
    { is: 'fact', kind: 'released', of: at, other: actor, action },
    { rule: 'RU-EXE-2', action },
    [why, isHeld(at, actor, held, 'RU-EXE-2')],
    goesOn,
  )
  letGo(walk, at, held, free, { by: actor, action })
  return free
}

function letGo(
  walk: Walk,
  who: Slot,
  held: readonly Fact<'captive'>[],
  why: Reason,
  given: { by: Slot; action?: string },
): void {
  walk.mark(who, 'released', why, 'RU-EXE-2', { ...given, until: `night ${walk.phase.number}` })
  for (const fact of held) walk.ledger.end(fact, why)
}

/** In the evening: the captive is maimed (RU-EXE-3, RU-EXE-5). */
export const torturing: LateEffect = (walk, { move: { actor, id: action }, at, why }) => {
  const rule: RuleId = at === actor ? 'RU-EXE-5' : 'RU-EXE-3'
  const held = captivesOf(walk, actor).filter(({ of }) => of === at)
  const maimed = all({ is: 'fact', kind: 'maimed', of: at, other: actor, action }, { rule, action }, [
    why,
    isHeld(at, actor, held, rule),
  ])
  maim(walk, at, held, maimed, rule, { by: actor, action })
  return maimed
}

function maim(
  walk: Walk,
  who: Slot,
  held: readonly Fact<'captive'>[],
  why: Reason,
  rule: RuleId,
  given: { by: Slot; action?: string },
): void {
  walk.mark(who, 'maimed', why, rule, { ...given, data: { night: walk.phase.number } })
  for (const fact of held) walk.ledger.end(fact, why)
}

/** What an executor who is lynched does to somebody, said before the vote in case he is (RU-EXE-4). */
export const raging: LateEffect = (walk, { move: { actor, id: action }, at, why }) => {
  const held = captivesOf(walk, actor)
  const others = held.filter(({ of }) => of !== actor)
  const lynched = walk.ledger.seek(
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
  const narrow = walk.option('executorPreDeath') === 'selfTortured' && !others.length
  const own = held.filter(({ of }) => of === actor).map(fact => fact.why)
  const self = narrow ? [any({ is: 'fact', kind: 'itsOwnCaptive', of: actor }, { rule: 'RU-EXE-5' }, own)] : []
  const maimed = all(
    { is: 'fact', kind: 'maimed', of: at, other: actor, action },
    { rule: 'RU-EXE-4', also: own.length ? ['RU-EXE-5'] : [], action },
    [why, lynched, ...self],
    busy,
  )
  maim(
    walk,
    at,
    held.filter(({ of }) => of === at),
    maimed,
    'RU-EXE-4',
    { by: actor, action },
  )
  if (maimed.holds) walk.announce('rage', { who: at, by: actor }, 'RU-EXE-4')
  return maimed
}

/** After the evening's decisions, when the night begins: a captive of whom nothing was said (RU-EXE-2, RU-EXE-3). Whoever took himself meant it (RU-EXE-5). */
export function undecided(walk: Walk): void {
  if (walk.phase.kind !== 'night') return
  for (const fact of captivesOf(walk)) {
    const { of, by } = fact
    if (by === undefined || !walk.seat(by).alive || !walk.seat(of).alive) continue
    const silent = [fact.why, walk.given({ is: 'fact', kind: 'nothingDecided', of, other: by }, 'RU-EXE-2')]
    const rule: RuleId = of === by ? 'RU-EXE-5' : 'RU-EXE-3'
    if (of === by || walk.option('silentExecutor') === 'tortures')
      maim(walk, of, [fact], all({ is: 'fact', kind: 'maimed', of, other: by }, { rule }, silent), rule, { by })
    else
      letGo(walk, of, [fact], all({ is: 'fact', kind: 'released', of, other: by }, { rule: 'RU-EXE-2' }, silent), {
        by,
      })
  }
}

/** With the executor gone nobody is held any more, and no corpse is. */
export function setFree(walk: Walk): void {
  for (const fact of walk.ledger.found({ kind: 'captive', when: 'soFar' })) {
    const { of, by } = fact
    if (!walk.seat(of).alive)
      walk.ledger.end(
        fact,
        any(
          { is: 'dies', who: of },
          { rule: 'RU-EXE-1' },
          walk
            .deaths()
            .filter(death => death.of === of)
            .map(({ why }) => why),
        ),
      )
    else if (by !== undefined && !walk.seat(by).alive)
      walk.ledger.end(fact, all({ is: 'fact', kind: 'executorGone', of, other: by }, { rule: 'RU-EXE-2' }))
  }
}

/** Before the decision the executor learns civil role and team; the faceless counts as red (RU-EXE-1). Once for each captive. */
export function question(walk: Walk): void {
  for (const { of, by, why } of captivesOf(walk)) {
    if (
      by === undefined
      || of === by
      || !walk.seat(by).alive
      || !walk.seat(of).alive
      || walk.ledger.found({ kind: 'questioned', of, by, when: 'soFar' }).length
    )
      continue
    const { role, faction } = walk.seat(of)
    const team = faction === 'black' ? 'black' : 'red'
    const action = `passive:${by}:capture`
    const knows = all({ is: 'fact', kind: 'questioned', of, other: by }, { rule: 'RU-EXE-1', action }, [why])
    walk.put({ kind: 'questioned', of, by, why: knows, rule: 'RU-EXE-1', until: `night ${walk.phase.number}` })
    if (!learnsFact(walk, by, { action, ability: 'capture' }, of, 'civilRole', role, 'RU-EXE-1', knows)) continue
    learnsFact(walk, by, { action, ability: 'capture' }, of, 'team', team, 'RU-EXE-1', knows)
    walk.tell(by, 'captiveKnown', { about: of, role, team, result: role }, 'RU-EXE-1')
    walk.tell(by, 'captiveTeam', { about: of, team, result: team }, 'RU-EXE-1')
  }
}

/** What is told to captives, those let go and those maimed (RU-EXE-3, RU-EXE-7). */
export function tellVictims(walk: Walk): void {
  const told = [
    ['captive', 'captured', 'RU-EXE-7'],
    ['released', 'released', 'RU-EXE-7'],
    ['maimed', 'maimed', 'RU-EXE-3'],
  ] as const
  const now = (fact: Fact): boolean =>
    fact.phase === undefined || (fact.phase === `evening ${walk.phase.number}` && walk.phase.kind === 'night')
  for (const [mark, kind, rule] of told) {
    for (const { of, by } of walk.ledger.found({ kind: mark, when: 'soFar', where: now }))
      if (by !== undefined && walk.seat(of).alive) walk.tell(of, kind, {}, rule)
  }
}
