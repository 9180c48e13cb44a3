/** The kills of the Mafia (1923-MAF1 to MAF10): who sends them in, how many there are, and each by itself. */
import type { ActionId, Slot } from '../../../reason/claim.ts'
import type { Note, Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { getsThrough } from '../attacks/gets-through.ts'
import { fact } from '../claims.ts'
import { livingPlayers } from '../families.ts'
import { all, type Walk } from '../vocabulary.ts'
import { killsDue } from './kills-due.ts'

const sentIn = (walk: Walk): Move | undefined => walk.moves.find(({ does }) => does === 'factionKill')

const members = (walk: Walk): Slot[] =>
  walk
    .living()
    .filter(({ faction }) => faction === 'mafia')
    .map(({ slot }) => slot)

const wasInjured = (walk: Walk, slot: Slot): boolean =>
  walk.ledger.found({ kind: 'injured', of: slot, when: 'phaseStart' }).length > 0

const fitMembers = (walk: Walk): Slot[] => members(walk).filter(slot => !wasInjured(walk, slot))

/** Who submits: asked where the host wants to name the member, or where the sender is injured (1923-MAF6). */
export function askSubmitter(walk: Walk): void {
  const move = sentIn(walk)
  if (!move) return
  const actions = [move.id]
  if (walk.option('mafia.submitter') === 'named') {
    walk.ask('mafiaSubmitter', { choices: [move.actor, ...members(walk).filter(slot => slot !== move.actor)], actions })
    return
  }
  const fit = fitMembers(walk)
  if (!wasInjured(walk, move.actor) || !fit.length) return
  if (walk.ask('mafiaSubmitter', { choices: [...fit, 'nobody'], actions }) !== 'nobody') return
  walk.put({
    kind: 'sentByNobody',
    of: move.actor,
    action: move.id,
    rule: '1923-MAF6',
    why: walk.given(fact('sentByNobody', move.actor, { action: move.id }), '1923-MAF6'),
  })
}

/** One kill where it lands. */
export function kill(walk: Walk, { move, at, why }: Arrival): Reason {
  const besides = walk.moves.some(({ actor, does }) => actor === move.actor && does !== 'factionKill')
  return killOne(walk, at, why, move.id, besides ? [{ claim: fact('teamAct', move.actor), rule: '1923-MAF9' }] : [])
}

/** Attacks one target; where nothing stops it he dies. @param action the order, where one names him */
function killOne(walk: Walk, at: Slot, why: Reason, action: ActionId | undefined, notes: readonly Note[]): Reason {
  const attack = getsThrough(walk, {
    kind: 'mafia',
    at,
    rule: '1923-MAF10',
    action,
    why: goesOn(walk, at, why),
    also: ['1923-MAF2'],
    notes: [...due(walk), ...notes],
  })
  walk.dies(at, attack, '1923-MAF10', { cause: 'mafia', ...(action !== undefined && { action }) })
  return attack
}

/** A kill after those that the last of the Mafia did not outlive: it stands, unless the host says otherwise (1923-N5). */
function goesOn(walk: Walk, at: Slot, why: Reason): Reason {
  const died = walk.deaths().filter(({ of }) => walk.seat(of).faction === 'mafia')
  if (!died.length || members(walk).length) return why
  const stands = walk.option<boolean>('mafia.listOutlivesTeam')
    ? [walk.given(fact('decidedBefore', 'mafia'), '1923-N5')]
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
function due(walk: Walk): Note[] {
  const { count, living, capped } = killsDue(walk.game)
  return [
    { claim: fact('killsDue', 'mafia', { values: { count, living } }), rule: '1923-MAF1' },
    ...(capped ? [{ claim: fact('noMoreCivilians', 'mafia', { values: { count } }), rule: '1923-MAF4' }] : []),
  ]
}

/** Too few targets are for the host to decide; none is drawn unless he says so (1923-MAF4). */
export function fillMissing(walk: Walk): void {
  const move = sentIn(walk)
  const fit = walk.option<boolean>('mafia.injuredCanKill') ? members(walk) : fitMembers(walk)
  const missing = killsDue(walk.game).count - (move?.to.length ?? 0)
  if (
    missing <= 0
    || !fit.length
    || walk.without.some(id => walk.phase.submissions.some(sent => sent.id === id && sent.does === 'factionKill'))
  )
    return
  const fills =
    walk.option<boolean>('mafia.fillMissing')
    || walk.ask('mafiaTargets', { actions: move ? [move.id] : [] }) === 'drawTheRest'
  if (!fills) return
  const taken = new Set<string>(move?.to)
  for (let nth = 0; nth < missing; nth++) {
    const target = walk.draw(
      'target',
      'mafia',
      livingPlayers(walk)
        .filter(({ slot, faction }) => faction !== 'mafia' && !taken.has(slot))
        .map(({ slot }) => slot),
    )
    if (target === undefined) return
    taken.add(target)
    killOne(walk, target, walk.given(fact('drawnTarget', target), '1923-MAF4'), undefined, [])
  }
}
