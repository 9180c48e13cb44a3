/** The witch hunt as a part of the rulebook. */
import type { Part } from '../part.ts'
import { noNewShots } from '../shared/shots.ts'
import { isBlack } from '../shared/sides.ts'
import { least, type Resolution } from '../vocabulary.ts'
import { approvingHunt, hunted, isHunt, mayBeHunted } from './allowed.ts'
import { vote } from './votes.ts'

/** A hunt is held once; where half did not approve the vote is an ordinary one, and everybody reads so. */
function held(run: Resolution): void {
  const on = hunted(run)
  if (!on) return
  run.put({ kind: 'huntHeld', of: '', why: on, rule: 'RU-HUNT-1', lasting: true })
  run.announce(isHunt(run) ? 'huntHeld' : 'huntRefused', {}, 'RU-HUNT-2')
}

/** Two blacks lynched by a hunt: those who are left get no new shot in the next night (RU-CAP-9). */
function withholdShots(run: Resolution): void {
  if (!isHunt(run)) return
  const blacks = run.ledger
    .attempts({ kind: 'lynched', when: 'tonight' })
    .filter(({ of }) => isBlack(run.seat(of)))
    .map(({ why }) => why)
  const why = least(2, { is: 'fact', kind: 'noNewShots', of: '' }, { rule: 'RU-CAP-9' }, blacks)
  run.put({ kind: noNewShots, of: '', why, rule: 'RU-CAP-9', until: `night ${run.phase.number}` })
}

/** Approvals are asked for as the vote starts. */
function askApprovals(run: Resolution): void {
  if ((run.phase.kind === 'day' || run.phase.kind === 'hunt') && mayBeHunted(run))
    run.announce('approvals', {}, 'RU-HUNT-2', 'voteStart')
}

export const hunts: Part = {
  effects: { approvingHunt },
  after: { dayStart: askApprovals },
  before: { lynch: held },
  dusk: [withholdShots],
  results: ['huntHeld'],
  vote,
}
