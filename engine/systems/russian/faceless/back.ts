/** What a lynch does for faces: who gets one back, and what the faceless scores by it (RU-FAC-5, RU-FAC-6, RU-FL-6). */
import { seatOf } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, any, type Fact, type Resolution } from '../vocabulary.ts'
import { facelessOf } from './who.ts'

/** Points are kept in quarters of a win. */
const HALF = 2
const QUARTER = 1

/** Faces that come back, and points for the lynched. All who are lynched this day are known. */
export function settleFaces(run: Resolution): void {
  loseScore(run)
  const cuts = run.ledger.found({ kind: 'faceCut', when: 'phaseStart' })
  for (const cut of cuts) giveBack(run, cut)
  for (const cut of cuts) score(run, cut, cuts)
  reward(run)
}

/** A faceless terrorist who explodes loses what was scored before this vote, and has what it brings (RU-FAC-G3). */
function loseScore(run: Resolution): void {
  const grey = facelessOf(run.game)?.slot
  if (grey !== undefined && lynchOf(run, grey) && run.ledger.found({ kind: 'armed', of: grey, when: 'tonight' }).length)
    run.setCount(grey, 'quarterWins', 0)
}

const taskOf = (run: Resolution, victim: SeatId): SeatId | undefined =>
  run.ledger.found({ kind: 'faceTask', when: 'phaseStart', where: ({ data }) => data.victim === victim })[0]?.of

/** That somebody is lynched this day; undefined for who is not. */
function lynchOf(run: Resolution, who: SeatId): Reason | undefined {
  return run.lynched.includes(who)
    ? run.ledger.found({ kind: 'lynched', of: who, when: 'soFar', where: ({ phase }) => phase === undefined })[0]?.why
    : undefined
}

function giveBack(run: Resolution, cut: Fact<'faceCut'>): void {
  const { of: victim } = cut
  const task = taskOf(run, victim)
  const faceless = facelessOf(run.game)?.slot
  const lynched = task === undefined ? undefined : lynchOf(run, task)
  const grey = faceless === undefined ? undefined : lynchOf(run, faceless)
  const why = [
    ...(task !== undefined && lynched
      ? [all({ is: 'fact', kind: 'taskLynched', of: task, other: victim }, { rule: 'RU-FL-2' }, [lynched])]
      : []),
    ...(faceless !== undefined && grey
      ? [all({ is: 'fact', kind: 'facelessLynched', of: faceless }, { rule: 'RU-FAC-6' }, [grey])]
      : []),
  ]
  if (!why.length || !run.seat(victim).alive) return
  const back = any({ is: 'fact', kind: 'faceBack', of: victim }, { rule: 'RU-FL-3', also: ['RU-FAC-2'] }, why)
  run.ledger.end(cut, back)
  run.put({ kind: 'faceBack', of: victim, why: back, rule: 'RU-FL-3', lasting: true })
  if (back.holds) run.tell(victim, 'faceBack', {}, 'RU-FL-3')
}

/** A lynched victim counts half a win; a lynched task that is no victim a quarter, for a victim alive to get the face back. */
function score(run: Resolution, cut: Fact<'faceCut'>, cuts: readonly Fact<'faceCut'>[]): void {
  const { of: victim } = cut
  const faceless = facelessOf(run.game)
  const task = taskOf(run, victim)
  if (!faceless) return
  const own = victim === faceless.slot
  const mode = run.option('ownFaceScores')
  const gone = faceless.alive ? [] : [facelessGone(run, faceless.slot)]
  const notOwn = (counts: boolean): Reason[] =>
    own && !counts ? [run.given({ is: 'fact', kind: 'ownFace', of: victim }, 'RU-FL-4')] : []
  const dead = seatOf(run.game, victim)!.alive
    ? []
    : [run.given({ is: 'fact', kind: 'victimDead', of: victim }, 'RU-FAC-5')]
  const [asVictim, asTask] = [lynchOf(run, victim), task === undefined ? undefined : lynchOf(run, task)]
  if (asVictim) write(run, faceless.slot, victim, HALF, [asVictim, cut.why], [...gone, ...notOwn(mode === 'always')])
  // A task that is a victim too counts as that, by its own cut.
  if (task !== undefined && asTask && !cuts.some(({ of }) => of === task))
    write(run, faceless.slot, task, QUARTER, [asTask, cut.why], [...gone, ...dead, ...notOwn(mode !== 'never')])
}

/** Once out the faceless scores nothing, save as a phantom (RU-FAC-8, RU-PHA-G1). */
function facelessGone(run: Resolution, of: SeatId): Reason {
  const stays = run.ledger.found({ kind: 'phantom', of, when: 'phaseStart' }).map(({ why }) => {
    const sits = run.ledger.found({ kind: 'possessed', by: of, when: 'phaseStart' }).length
    return all(
      { is: 'fact', kind: 'phantom', of },
      { rule: sits ? 'RU-PHA-G1' : 'RU-FAC-8', also: sits ? ['RU-FAC-G1'] : [] },
      [why],
    )
  })
  return all({ is: 'fact', kind: 'facelessGone', of }, { rule: 'RU-FAC-5' }, [], stays)
}

/** A victim who dies of attacking a faceless kamikaze counts as if he was lynched (RU-FAC-G6). */
export function scoreTakenAlong(run: Resolution, { of: killer, by, why, data }: Fact<'death'>): void {
  const faceless = facelessOf(run.game)
  if (data.cause !== 'kamikaze' || by === undefined || by !== faceless?.slot || by === killer) return
  const [cut] = run.ledger.found({ kind: 'faceCut', of: killer, when: 'soFar' })
  if (cut)
    write(
      run,
      by,
      killer,
      HALF,
      [all({ is: 'fact', kind: 'killedByFaceless', of: killer, other: by }, { rule: 'RU-FAC-G6' }, [why]), cut.why],
      [],
    )
}

function write(
  run: Resolution,
  faceless: SeatId,
  lynched: SeatId,
  quarters: number,
  because: readonly Reason[],
  unless: readonly Reason[],
): void {
  const why = all(
    { is: 'fact', kind: 'faceScore', of: lynched, values: { quarters } },
    { rule: 'RU-FAC-5', also: ['RU-FL-6'] },
    because,
    unless,
  )
  run.put({ kind: 'faceScore', of: lynched, why, rule: 'RU-FAC-5', by: faceless, data: { quarters } })
  if (why.holds) addPoints(run, faceless, quarters)
}

const addPoints = (run: Resolution, who: SeatId, quarters: number): void => {
  run.setCount(who, 'quarterWins', run.count(who, 'quarterWins') + quarters)
}

/** Somebody gets the face of the dead faceless (RU-FL-10). */
export function givePrize(run: Resolution, to: SeatId, because: readonly Reason[]): void {
  const why = all({ is: 'fact', kind: 'facePrize', of: to }, { rule: 'RU-FL-10' }, because)
  run.put({ kind: 'facePrize', of: to, why, rule: 'RU-FL-10' })
  if (why.holds) addPoints(run, to, HALF)
}

/** All whose ballot stood against the lynched faceless. */
function reward(run: Resolution): void {
  const faceless = facelessOf(run.game)?.slot
  const lynch = faceless === undefined ? undefined : lynchOf(run, faceless)
  if (!lynch || faceless === undefined) return
  for (const { of: voter, why } of run.ledger.found({
    kind: 'votes',
    when: 'soFar',
    where: ({ of, data, phase }) => phase === undefined && data.target === faceless && of !== faceless,
  }))
    givePrize(run, voter, [lynch, why])
}
