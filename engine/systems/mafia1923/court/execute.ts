/** The executions of a day (1923-V18). */
import { revengeByVote } from '../deaths/court-revenge.ts'
import { follow } from '../deaths/follow.ts'
import type { Resolution } from '../vocabulary.ts'
import type { Vote } from '../vote/votes.ts'
import { sendToCourt } from './court.ts'
import { sentences } from './sentence.ts'

/** All sentences are spoken before the first is carried out, and all are carried out before anything follows (1923-V18). @param vote what was counted before */
export function execute(run: Resolution, vote: Vote): void {
  const courts = sendToCourt(run, vote)
    .filter(({ why }) => why.holds)
    .map(court => ({ court, ...sentences(run, court, vote) }))
  const tried = courts.flatMap(({ court, sentences, nobody }) => {
    if (nobody) run.put({ kind: 'nobodyDies', of: court.of, why: nobody, rule: nobody.rule })
    return sentences.map(({ who, why }) => run.dies(who, why, '1923-V11', { cause: 'court' }))
  })
  run.lynched.push(...tried.filter(({ why }) => why.holds).map(({ of }) => of))
  for (const death of tried) {
    revengeByVote(run, death, vote.ballots)
    if (death.why.holds) follow(run, death)
  }
}
