/**
 * What is done to a vote before it is counted: Kazuha at somebody's side, accusations, the Voice of Reason, hindered votes
 * (CONAN-AB16, AB27 to AB29). The tally reads it from the ledger.
 */
import { all, type Effect } from '../vocabulary.ts'

/** Kazuha at somebody's side: what keeps her from it is why the vote stays (CONAN-K3). */
const accompanied: Effect = (run, { move, at, why }) => {
  const poisoned = run.ledger.found({ kind: 'death', of: move.actor, when: 'soFar' })
  const takes = all(
    { is: 'fact', kind: 'accompanied', of: at, other: move.actor, action: move.id },
    { rule: poisoned.length ? 'CONAN-K3' : 'CONAN-AB27', action: move.id },
    [why],
  )
  run.put({ kind: 'accompanied', of: at, by: move.actor, action: move.id, why: takes, rule: 'CONAN-AB27' })
  return takes
}

/** An accusation (CONAN-AB28). */
const accused: Effect = (run, { move, at, why }) => {
  const puts = all(
    { is: 'fact', kind: 'accused', of: at, other: move.actor, action: move.id },
    { rule: 'CONAN-AB28', action: move.id },
    [why],
  )
  run.put({ kind: 'accused', of: at, by: move.actor, action: move.id, why: puts, rule: 'CONAN-AB28' })
  return puts
}

/** The Voice of Reason is heard (CONAN-V14). */
const votingStopped: Effect = (run, { move, why }) => {
  const heard = all(
    { is: 'fact', kind: 'votingStopped', of: move.actor, action: move.id },
    { rule: 'CONAN-AB29', action: move.id },
    [why],
  )
  run.put({ kind: 'votingStopped', of: '', by: move.actor, action: move.id, why: heard, rule: 'CONAN-V14' })
  return heard
}

/** A hindered vote does not count (CONAN-AB16). */
const hindered: Effect = (run, { move, at, why }) => {
  run.put({ kind: 'hindered', of: at, by: move.actor, action: move.id, why, rule: 'CONAN-AB16' })
}

export const voting: Readonly<Record<string, Effect>> = { accompanied, accused, votingStopped, hindered }
