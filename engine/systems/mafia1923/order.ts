/** The order of the night (1923-N1) and of the day (1923-D1), as the rules list them. Within a step: as received (1923-N2). */
import type { Steps } from '../../rules/order.ts'

export const nightSteps = {
  bureaucrats: { rule: '1923-N1', takes: ['redirect'] },
  bosses: { rule: '1923-N1', takes: ['cancel'] },
  thieves: { rule: '1923-N1', takes: ['steal'] },
  shadchanim: { rule: '1923-N1', takes: ['pair'] },
  doctors: { rule: '1923-N1', takes: ['heal'] },
  bodyguards: { rule: '1923-N1', takes: ['guard'] },
  butlers: { rule: '1923-N1', takes: ['poison'] },
  drunkards: { rule: '1923-N1', takes: ['rampage'] },
  mafia: { rule: '1923-N1', takes: ['factionKill'] },
  detectives: { rule: '1923-N1', takes: ['inquire', 'deliver'] },
  poison: { rule: '1923-S4', takes: [] },
} satisfies Steps

export const daySteps = {
  sheriffs: { rule: '1923-D1', takes: ['jail'] },
  councilors: { rule: '1923-D1', takes: ['extraVote'] },
  pacifists: { rule: '1923-D1', takes: ['negativeVote'] },
  votes: { rule: '1923-D1', takes: [] },
  lawyers: { rule: '1923-D1', takes: ['defend'] },
  executions: { rule: '1923-D1', takes: [] },
  strikes: { rule: '1923-V18', takes: [] },
} satisfies Steps
