/** The kills of the Mafia (1923-MAF1 to MAF10): who sends them in, how many there are, and each by itself. */
import type { ActionId, SeatId } from '../../../reason/claim.ts'
import type { Note, Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { getsThrough } from '../attacks/gets-through.ts'
import { fact } from '../claims.ts'
import { livingPlayers } from '../families.ts'
import { all, type Resolution } from '../vocabulary.ts'
import { killsDue } from './kills-due.ts'

const sentIn = (run: Resolution): Move | undefined => run.moves.find(({ does }) => does === 'factionKill')

const members = (run: Resolution): SeatId[] =>
  run
    .living()
    .filter(({ faction }) => faction === 'mafia')
    .map(({ slot }) => slot)

const wasInjured = (run: Resolution, slot: SeatId): boolean =>
  run.ledger.found({ kind: 'injured', of: slot, when: 'phaseStart' }).length > 0

const fitMembers = (run: Resolution): SeatId[] => members(run).filter(slot => !wasInjured(run, slot))

/** Who submits: asked where the host wants to name the member, or where the sender is injured (1923-MAF6). */
export function askSubmitter(run: Resolution): void {
  const move = sentIn(run)
  if (!move) return
  const actions = [move.id]
  if (run.option('mafia.submitter') === 'named') {
    run.ask('mafiaSubmitter', { choices: [move.actor, ...members(run).filter(slot => slot !== move.actor)], actions })
    return
  }
  const fit = fitMembers(run)
  if (!wasInjured(run, move.actor) || !fit.length) return
  if (run.ask('mafiaSubmitter', { choices: [...fit, 'nobody'], actions }) !== 'nobody') return
  run.put({
    kind: 'sentByNobody',
    of: move.actor,
    action: move.id,
    rule: '1923-MAF6',
    why: run.given(fact('sentByNobody', move.actor, { action: move.id }), '1923-MAF6'),
  })
}

/** One kill where it lands. */
export function kill(run: Resolution, { move, at, why }: Arrival): Reason {
  const besides = run.moves.some(({ actor, does }) => actor === move.actor && does !== 'factionKill')
  return killOne(run, at, why, move.id, besides ? [{ claim: fact('teamAct', move.actor), rule: '1923-MAF9' }] : [])
}

/** Attacks one target; where nothing stops it he dies. @param action the order, where one names him */
function killOne(
  run: Resolution,
  at: SeatId,
  why: Reason,
  action: ActionId | undefined,
  notes: readonly Note[],
): Reason {
  const attack = getsThrough(run, {
    kind: 'mafia',
    at,
    rule: '1923-MAF10',
    action,
    why: goesOn(run, at, why),
    also: ['1923-MAF2'],
    notes: [...due(run), ...notes],
  })
  run.dies(at, attack, '1923-MAF10', { cause: 'mafia', ...(action !== undefined && { action }) })
  return attack
}

/** A kill after those that the last of the Mafia did not outlive: it stands, unless the host says otherwise (1923-N5). */
function goesOn(run: Resolution, at: SeatId, why: Reason): Reason {
  const died = run.deaths().filter(({ of }) => run.seat(of).faction === 'mafia')
  if (!died.length || members(run).length) return why
  const stands = run.option<boolean>('mafia.listOutlivesTeam')
    ? [run.given(fact('decidedBefore', 'mafia'), '1923-N5')]
    : []
  const last = all(
    fact('lastDied', 'mafia'),
    { rule: '1923-N5' },
    died.map(death => death.why),
    stands,
  )
  return all(fact('listGoesOn', at), { rule: '1923-N5' }, [why], [last])
}

/** How many kills there are tonight, counted at its start (1923-MAF1, MAF2). More are refused when they are sent in. */
function due(run: Resolution): Note[] {
  const { count, living, capped } = killsDue(run.game)
  return [
    { claim: fact('killsDue', 'mafia', { values: { count, living } }), rule: '1923-MAF1' },
    ...(capped ? [{ claim: fact('noMoreCivilians', 'mafia', { values: { count } }), rule: '1923-MAF4' }] : []),
  ]
}

/** Too few targets are for the host to decide; none is drawn unless he says so (1923-MAF4). */
export function fillMissing(run: Resolution): void {
  const move = sentIn(run)
  const fit = run.option<boolean>('mafia.injuredCanKill') ? members(run) : fitMembers(run)
  const missing = killsDue(run.game).count - (move?.to.length ?? 0)
  if (
    missing <= 0
    || !fit.length
    || run.without.some(id => run.phase.submissions.some(sent => sent.id === id && sent.does === 'factionKill'))
  )
    return
  const fills =
    run.option<boolean>('mafia.fillMissing')
    || run.ask('mafiaTargets', { actions: move ? [move.id] : [] }) === 'drawTheRest'
  if (!fills) return
  const taken = new Set<string>(move?.to)
  for (let nth = 0; nth < missing; nth++) {
    const target = run.draw(
      'target',
      'mafia',
      livingPlayers(run)
        .filter(({ slot, faction }) => faction !== 'mafia' && !taken.has(slot))
        .map(({ slot }) => slot),
    )
    if (target === undefined) return
    taken.add(target)
    killOne(run, target, run.given(fact('drawnTarget', target), '1923-MAF4'), undefined, [])
  }
}
