/** The witch hunt as a part of the rulebook. */
import type { Part } from '../part.ts'
import { noNewShots } from '../shared/shots.ts'
import { isBlack } from '../shared/sides.ts'
import { least, type Walk } from '../vocabulary.ts'
import { approvingHunt, hunted, isHunt, mayBeHunted } from './allowed.ts'
import { vote } from './votes.ts'

/** A hunt is held once; where half did not approve the vote is an ordinary one, and everybody reads so. */
function held(walk: Walk): void {
  const on = hunted(walk)
  if (!on) return
  walk.put({ kind: 'huntHeld', of: '', why: on, rule: 'RU-HUNT-1', lasting: true })
  walk.announce(isHunt(walk) ? 'huntHeld' : 'huntRefused', {}, 'RU-HUNT-2')
}

/** Two blacks lynched by a hunt: those who are left get no new shot in the next night (RU-CAP-9). */
function withholdShots(walk: Walk): void {
  if (!isHunt(walk)) return
  const blacks = walk.ledger
    .attempts({ kind: 'lynched', when: 'tonight' })
    .filter(({ of }) => isBlack(walk.seat(of)))
    .map(({ why }) => why)
  const why = least(2, { is: 'fact', kind: 'noNewShots', of: '' }, { rule: 'RU-CAP-9' }, blacks)
  walk.put({ kind: noNewShots, of: '', why, rule: 'RU-CAP-9', until: `night ${walk.phase.number}` })
}

/** Approvals are asked for as the vote starts. */
function askApprovals(walk: Walk): void {
  if ((walk.phase.kind === 'day' || walk.phase.kind === 'hunt') && mayBeHunted(walk))
    walk.announce('approvals', {}, 'RU-HUNT-2', 'voteStart')
}

export const hunts: Part = {
  effects: { approvingHunt },
  after: { dayStart: askApprovals },
  before: { lynch: held },
  dusk: [withholdShots],
  results: ['huntHeld'],
  vote,
}
