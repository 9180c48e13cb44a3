/** The poisoner: whom poison takes, when it works, and what undoes it (RU-POI). How many poisonings there are stands in `poisonings.ts`. */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { perRun } from '../shared/per-run.ts'
import { standsWithout } from '../shared/without.ts'
import { livesOf } from '../shared/lives.ts'
import { isExtended } from '../shared/sides.ts'
import {
  all,
  any,
  isAbout,
  type Fact,
  type ActorGuard,
  type TargetGuard,
  type LateEffect,
  type Resolution,
} from '../vocabulary.ts'
import { basicSpent, leaveShot, leftOf, mayNameTwo, realise } from './poisonings.ts'

/** Who is poisoned from an earlier night, and not cured since. */
const poisonedBefore = (run: Resolution): Fact<'poisoned'>[] =>
  run.ledger.found({ kind: 'poisoned', when: 'soFar', where: ({ phase }) => phase !== undefined })
const victimsOf = (run: Resolution, poisoner: SeatId): Fact<'poisoned'>[] =>
  poisonedBefore(run).filter(({ by }) => by === undefined || by === poisoner)

/** The victims for whom the poisoner had to answer when his slot came. */
const pending = perRun<readonly Fact<'poisoned'>[]>(() => [])

export const poisoning: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const also = run.seat(at).details?.title === 'secretary' ? ['RU-POI-3'] : []
  const claim = { is: 'fact', kind: 'poisoned', of: at, other: actor, action } as const
  const taken = all(claim, { rule: 'RU-POI-2', also, action }, [why])
  run.mark(at, 'poisoned', taken, 'RU-POI-1', {
    by: actor,
    action,
    data: { group: action, extra: basicSpent(run, actor) },
  })
  return taken
}

/** One victim at a time, and no more poisonings than there are (RU-POI-1, RU-POI-4). */
export const poisonGate: ActorGuard = (run, { does, actor, id: action, to }) => {
  if (does !== 'poison') return undefined
  const open = pending(run).filter(
    ({ by, of }) => by === actor && run.game.seats.some(({ slot, alive }) => slot === of && alive),
  )
  const left = leftOf(run, actor)
  return [
    ...(open.length
      ? [
          any(
            { is: 'fact', kind: 'poisonDue', of: actor, action },
            { rule: 'RU-POI-1', action },
            open.map(({ why }) => why),
          ),
        ]
      : []),
    ...(left > 0 ? [] : [run.given({ is: 'fact', kind: 'noPoison', of: actor }, 'RU-POI-4', action)]),
    ...(to.length > 1
      ? [
          all(
            { is: 'fact', kind: 'tooManyVictims', of: actor, action },
            { rule: 'RU-POI-5', action },
            [],
            [mayNameTwo(run, actor)],
          ),
        ]
      : []),
  ]
}

/** Poison meets a healer at the same place, or comes to a corpse (RU-POI-2, RU-DOC-7). */
export const poisonLanding: TargetGuard = (run, { does }, at) => {
  if (does !== 'poison') return undefined
  const healed = run.ledger.seek(
    { kind: 'healed', of: at, when: 'soFar', where: ({ phase }) => phase === undefined },
    'RU-POI-2',
    { is: 'fact', kind: 'reachedHealing', of: at },
  )
  const dead = run.ledger.seek({ kind: 'death', of: at, when: 'soFar' }, 'RU-POI-1', { is: 'dies', who: at })
  return [healed, dead].filter(({ because }) => because.length)
}

/** The antidote, for those named or for every victim (RU-POI-1). */
export const antidote: LateEffect = (run, { move, at, why }) => {
  const { actor, id: action, to } = move
  const given = to.length ? [at] : victimsOf(run, actor).map(({ of }) => of)
  const reasons = given.map(who => {
    const facts = victimsOf(run, actor).filter(({ of }) => of === who)
    const cured = all(
      { is: 'fact', kind: 'antidote', of: who, other: actor, action },
      { rule: 'RU-POI-1', action },
      [why, ofHis(who, actor, facts)],
      laterWords(run, move, who),
    )
    for (const fact of facts) run.ledger.end(fact, cured)
    return cured
  })
  return reasons.length === 1
    ? reasons[0]!
    : any({ is: 'fact', kind: 'antidote', of: at, other: actor, action }, { rule: 'RU-POI-1', action }, reasons)
}

export const noAntidote: LateEffect = (run, { move, at, why }) => {
  const { actor, id: action, to } = move
  const refused = to.length ? [at] : victimsOf(run, actor).map(({ of }) => of)
  const reasons = refused.map(who => {
    const refusal = all(
      { is: 'fact', kind: 'noAntidote', of: who, other: actor, action },
      { rule: 'RU-POI-1', action },
      [
        why,
        ofHis(
          who,
          actor,
          victimsOf(run, actor).filter(({ of }) => of === who),
        ),
      ],
      laterWords(run, move, who),
    )
    run.put({
      kind: 'noAntidote',
      of: who,
      by: actor,
      action,
      why: refusal,
      rule: 'RU-POI-1',
      until: `night ${run.phase.number}`,
    })
    return refusal
  })
  return reasons.length === 1
    ? reasons[0]!
    : any({ is: 'fact', kind: 'noAntidote', of: at, other: actor, action }, { rule: 'RU-POI-1', action }, reasons)
}

/** What the poisoner said later of one victim, beside a word that stands for another (RU-POI-5). */
const laterWords = (run: Resolution, { id, actor }: Move, who: SeatId): Reason[] =>
  run.moves
    .slice(run.moves.findIndex(move => move.id === id) + 1)
    .filter(({ actor: by, ability, to }) => by === actor && ability.turn === 'antidote' && to.includes(who))
    .map(({ id: action }) => run.given({ is: 'fact', kind: 'otherWord', of: who, action }, 'RU-POI-5', action))

const ofHis = (who: SeatId, poisoner: SeatId, facts: readonly Fact<'poisoned'>[]): Reason =>
  any(
    { is: 'fact', kind: 'isHisVictim', of: who, other: poisoner },
    { rule: 'RU-POI-1' },
    facts.map(({ why }) => why),
  )

/** Poison that is due: one death for each poisoning, unless somebody came to heal (RU-POI-1, RU-DOC-7, RU-POI-5). */
export function poisonWorks(run: Resolution): void {
  const facts = poisonedBefore(run)
  pending.set(run, facts)
  for (const group of new Set(facts.map(groupOf)))
    work(
      run,
      facts.filter(fact => groupOf(fact) === group),
    )
}

const groupOf = ({ phase = '', of, data }: Fact<'poisoned'>): string =>
  data.group === undefined ? `alone ${of}` : `${phase} ${data.group}`

function work(run: Resolution, facts: readonly Fact<'poisoned'>[]): void {
  const alive = facts.filter(({ of }) => run.seat(of).alive)
  const [{ by }] = facts as [Fact<'poisoned'>]
  const refusals = new Map(alive.map(fact => [fact, refusalOf(run, fact)]))
  const due = alive.filter(fact => refusals.get(fact)!.holds)
  const would = new Map(due.map(fact => [fact, dyingOf(run, fact, refusals.get(fact)!, [])]))
  const dying = due.filter(fact => would.get(fact)!.holds)
  const chosen = choose(run, by ?? '', dying)
  const lives = chosen
    ? livesOf(run, { victim: chosen.of, target: chosen.of, killer: by ?? chosen.of, action: '', cause: 'poison' }, [
        'spareLife',
      ])
    : []
  for (const fact of due) {
    const other =
      fact === chosen
        ? lives
        : chosen && would.get(fact)!.holds
          ? [
              all({ is: 'fact', kind: 'otherPoisonVictim', of: fact.of, other: chosen.of }, { rule: 'RU-POI-5' }, [
                would.get(chosen)!,
              ]),
            ]
          : []
    const why = other.length ? dyingOf(run, fact, refusals.get(fact)!, other) : would.get(fact)!
    run.dies(fact.of, why, 'RU-POI-1', { cause: 'poison', ...(by !== undefined && { by }) })
  }
  // What waits for a word of the poisoner waits on.
  const over = facts.filter(fact => !alive.includes(fact) || due.includes(fact))
  for (const fact of over)
    run.ledger.end(fact, all({ is: 'fact', kind: 'poisonOver', of: fact.of }, { rule: 'RU-POI-1' }, [fact.why]))
  if (by !== undefined && over.length === facts.length)
    settleUp(run, by, over, lives.some(({ holds }) => holds) ? undefined : chosen)
}

/** What has become of a poisoning: used up, free again, or left to the other blacks (RU-POI-4). */
function settleUp(
  run: Resolution,
  poisoner: SeatId,
  facts: readonly Fact<'poisoned'>[],
  victim: Fact<'poisoned'> | undefined,
): void {
  const gone = !run.seat(poisoner).alive
  const extra = facts.some(({ data }) => data.extra === true)
  const team = victim && run.seat(victim.of).faction
  if (team === 'red') realise(run, poisoner, victim!.of, extra)
  else if (gone && (team === 'black' || extra)) leaveShot(run, poisoner, 1, extra)
  else if (team !== undefined && isExtended(run.game)) mayNameTwo.remember(run, poisoner, victim!.of)
}

/** Whether the antidote was refused: in so many words, by silence, or because nobody is there to give it (RU-POI-3). */
function refusalOf(run: Resolution, { of, by }: Fact<'poisoned'>): Reason {
  const said = run.ledger.attempts({ kind: 'noAntidote', of, when: 'soFar' }).map(({ why }) => why)
  const gone =
    by !== undefined && !run.seat(by).alive ? [run.given({ is: 'fact', kind: 'poisonerGone', of: by }, 'RU-POI-3')] : []
  const silent =
    run.option<boolean>('silenceRefusesAntidote') && !said.length && !gone.length
      ? [run.given({ is: 'fact', kind: 'antidoteOpen', of }, 'RU-POI-1')]
      : []
  return any({ is: 'fact', kind: 'noAntidote', of }, { rule: 'RU-POI-1' }, [...said, ...gone, ...silent])
}

function dyingOf(run: Resolution, fact: Fact<'poisoned'>, refusal: Reason, unless: readonly Reason[]): Reason {
  const visits = run.ledger
    .attempts({ kind: 'healed', of: fact.of, when: 'soFar', where: ({ phase }) => phase === undefined })
    .map(({ why, action = '' }) =>
      all({ is: 'fact', kind: 'visitedPoisoned', of: fact.of, action }, { rule: 'RU-DOC-7', action }, [why]),
    )
  return all(
    { is: 'fact', kind: 'poisonWorks', of: fact.of, ...(fact.by !== undefined && { other: fact.by }) },
    { rule: 'RU-ORD-7' },
    [all({ is: 'fact', kind: 'poisonNotLifted', of: fact.of }, { rule: 'RU-POI-1' }, [fact.why, refusal])],
    [...visits, ...unless],
  )
}

/** Of two victims one dies: a red before others, and among equals one is drawn (RU-POI-5). */
function choose(run: Resolution, poisoner: SeatId, dying: readonly Fact<'poisoned'>[]): Fact<'poisoned'> | undefined {
  if (dying.length < 2) return dying[0]
  const reds = dying.filter(({ of }) => run.seat(of).faction === 'red')
  const candidates = reds.length ? reds : dying
  const drawn =
    candidates.length > 1
      ? run.draw(
          'poisonVictim',
          poisoner,
          candidates.map(({ of }) => of),
        )
      : candidates[0]!.of
  return candidates.find(({ of }) => of === drawn)
}

/** A night in which others foiled him lets the poisoner name two in the next one (RU-POI-5). */
export function rememberFoiled(run: Resolution): void {
  if (!isExtended(run.game)) return
  for (const { id, actor } of run.moves.filter(({ does }) => does === 'poison')) {
    const tries = run.ledger.attempts({
      kind: 'poisoned',
      by: actor,
      when: 'soFar',
      where: ({ action }) => action === id,
    })
    // What the poisoner himself did not mind is no foiling.
    const own = ({ claim }: Reason): boolean => isAbout(claim, 'poisonDue', 'noPoison', 'tooManyVictims')
    if (tries.some(({ why }) => why.holds)) mayNameTwo.spend(run, actor)
    else if (tries.length && tries.every(({ why }) => !standsWithout(why, own))) mayNameTwo.remember(run, actor)
  }
}
