/** What a lynch does for faces: who gets one back, and what the faceless scores by it (RU-FAC-5, RU-FAC-6, RU-FL-6). */
import { seatOf } from '../../../journal/state.ts'
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, any, type Fact, type Walk } from '../vocabulary.ts'
import { facelessOf } from './who.ts'

/** Points are kept in quarters of a win. */
const HALF = 2
const QUARTER = 1

/** Faces that come back, and points for the lynched. All who are lynched this day are known. */
export function settleFaces(walk: Walk): void {
  loseScore(walk)
  const cuts = walk.ledger.found({ kind: 'faceCut', when: 'phaseStart' })
  for (const cut of cuts) giveBack(walk, cut)
  for (const cut of cuts) score(walk, cut, cuts)
  reward(walk)
}

/** A faceless terrorist who explodes loses what was scored before this vote, and has what it brings (RU-FAC-G3). */
function loseScore(walk: Walk): void {
  const grey = facelessOf(walk.game)?.slot
  if (
    grey !== undefined
    && lynchOf(walk, grey)
    && walk.ledger.found({ kind: 'armed', of: grey, when: 'tonight' }).length
  )
    walk.setCount(grey, 'quarterWins', 0)
}

const taskOf = (walk: Walk, victim: Slot): Slot | undefined =>
  walk.ledger.found({ kind: 'faceTask', when: 'phaseStart', where: ({ data }) => data.victim === victim })[0]?.of

/** That somebody is lynched this day; undefined for who is not. */
function lynchOf(walk: Walk, who: Slot): Reason | undefined {
  return walk.lynched.includes(who)
    ? walk.ledger.found({ kind: 'lynched', of: who, when: 'soFar', where: ({ phase }) => phase === undefined })[0]?.why
    : undefined
}

function giveBack(walk: Walk, cut: Fact<'faceCut'>): void {
  const { of: victim } = cut
  const task = taskOf(walk, victim)
  const faceless = facelessOf(walk.game)?.slot
  const lynched = task === undefined ? undefined : lynchOf(walk, task)
  const grey = faceless === undefined ? undefined : lynchOf(walk, faceless)
  const why = [
    ...(task !== undefined && lynched
      ? [all({ is: 'fact', kind: 'taskLynched', of: task, other: victim }, { rule: 'RU-FL-2' }, [lynched])]
      : []),
    ...(faceless !== undefined && grey
      ? [all({ is: 'fact', kind: 'facelessLynched', of: faceless }, { rule: 'RU-FAC-6' }, [grey])]
      : []),
  ]
  if (!why.length || !walk.seat(victim).alive) return
  const back = any({ is: 'fact', kind: 'faceBack', of: victim }, { rule: 'RU-FL-3', also: ['RU-FAC-2'] }, why)
  walk.ledger.end(cut, back)
  walk.put({ kind: 'faceBack', of: victim, why: back, rule: 'RU-FL-3', lasting: true })
  if (back.holds) walk.tell(victim, 'faceBack', {}, 'RU-FL-3')
}

/** A lynched victim counts half a win; a lynched task that is no victim a quarter, for a victim alive to get the face back. */
function score(walk: Walk, cut: Fact<'faceCut'>, cuts: readonly Fact<'faceCut'>[]): void {
  const { of: victim } = cut
  const faceless = facelessOf(walk.game)
  const task = taskOf(walk, victim)
  if (!faceless) return
  const own = victim === faceless.slot
  const mode = walk.option('ownFaceScores')
  const gone = faceless.alive ? [] : [facelessGone(walk, faceless.slot)]
  const notOwn = (counts: boolean): Reason[] =>
    own && !counts ? [walk.given({ is: 'fact', kind: 'ownFace', of: victim }, 'RU-FL-4')] : []
  const dead = seatOf(walk.game, victim)!.alive
    ? []
    : [walk.given({ is: 'fact', kind: 'victimDead', of: victim }, 'RU-FAC-5')]
  const [asVictim, asTask] = [lynchOf(walk, victim), task === undefined ? undefined : lynchOf(walk, task)]
  if (asVictim) write(walk, faceless.slot, victim, HALF, [asVictim, cut.why], [...gone, ...notOwn(mode === 'always')])
  // A task that is a victim too counts as that, by its own cut.
  if (task !== undefined && asTask && !cuts.some(({ of }) => of === task))
    write(walk, faceless.slot, task, QUARTER, [asTask, cut.why], [...gone, ...dead, ...notOwn(mode !== 'never')])
}

/** Once out the faceless scores nothing, save as a phantom (RU-FAC-8, RU-PHA-G1). */
function facelessGone(walk: Walk, of: Slot): Reason {
  const stays = walk.ledger.found({ kind: 'phantom', of, when: 'phaseStart' }).map(({ why }) => {
    const sits = walk.ledger.found({ kind: 'possessed', by: of, when: 'phaseStart' }).length
    return all(
      { is: 'fact', kind: 'phantom', of },
      { rule: sits ? 'RU-PHA-G1' : 'RU-FAC-8', also: sits ? ['RU-FAC-G1'] : [] },
      [why],
    )
  })
  return all({ is: 'fact', kind: 'facelessGone', of }, { rule: 'RU-FAC-5' }, [], stays)
}

/** A victim who dies of attacking a faceless kamikaze counts as if he was lynched (RU-FAC-G6). */
export function scoreTakenAlong(walk: Walk, { of: killer, by, why, data }: Fact<'death'>): void {
  const faceless = facelessOf(walk.game)
  if (data.cause !== 'kamikaze' || by === undefined || by !== faceless?.slot || by === killer) return
  const [cut] = walk.ledger.found({ kind: 'faceCut', of: killer, when: 'soFar' })
  if (cut)
    write(
      walk,
      by,
      killer,
      HALF,
      [all({ is: 'fact', kind: 'killedByFaceless', of: killer, other: by }, { rule: 'RU-FAC-G6' }, [why]), cut.why],
      [],
    )
}

function write(
  walk: Walk,
  faceless: Slot,
  lynched: Slot,
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
  walk.put({ kind: 'faceScore', of: lynched, why, rule: 'RU-FAC-5', by: faceless, data: { quarters } })
  if (why.holds) addPoints(walk, faceless, quarters)
}

const addPoints = (walk: Walk, who: Slot, quarters: number): void => {
  walk.setCount(who, 'quarterWins', walk.count(who, 'quarterWins') + quarters)
}

/** Somebody gets the face of the dead faceless (RU-FL-10). */
export function givePrize(walk: Walk, to: Slot, because: readonly Reason[]): void {
  const why = all({ is: 'fact', kind: 'facePrize', of: to }, { rule: 'RU-FL-10' }, because)
  walk.put({ kind: 'facePrize', of: to, why, rule: 'RU-FL-10' })
  if (why.holds) addPoints(walk, to, HALF)
}

/** All whose ballot stood against the lynched faceless. */
function reward(walk: Walk): void {
  const faceless = facelessOf(walk.game)?.slot
  const lynch = faceless === undefined ? undefined : lynchOf(walk, faceless)
  if (!lynch || faceless === undefined) return
  for (const { of: voter, why } of walk.ledger.found({
    kind: 'votes',
    when: 'soFar',
    where: ({ of, data, phase }) => phase === undefined && data.target === faceless && of !== faceless,
  }))
    givePrize(walk, voter, [lynch, why])
}
