/** The order of the night (1923-N1) and of the day (1923-D1), as the rules list them. Within a step: as received (1923-N2). */
import type { RuleId } from '../../reason/claim.ts'

/** One step: the abilities that act in it, or what happens in it by itself. */
export interface Step {
  id: string
  abilities: readonly string[]
  rule: RuleId
}

export const nightOrder: readonly Step[] = [
  { id: 'bureaucrats', abilities: ['redirect'], rule: '1923-N1' },
  { id: 'bosses', abilities: ['cancel'], rule: '1923-N1' },
  { id: 'thieves', abilities: ['steal'], rule: '1923-N1' },
  { id: 'shadchanim', abilities: ['pair'], rule: '1923-N1' },
  { id: 'doctors', abilities: ['heal'], rule: '1923-N1' },
  { id: 'bodyguards', abilities: ['guard'], rule: '1923-N1' },
  { id: 'butlers', abilities: ['poison'], rule: '1923-N1' },
  { id: 'drunkards', abilities: ['rampage'], rule: '1923-N1' },
  { id: 'mafia', abilities: ['factionKill'], rule: '1923-N1' },
  { id: 'detectives', abilities: ['inquire', 'deliver'], rule: '1923-N1' },
  { id: 'poison', abilities: [], rule: '1923-S4' },
]

export const dayOrder: readonly Step[] = [
  { id: 'sheriffs', abilities: ['jail'], rule: '1923-D1' },
  { id: 'councilors', abilities: ['extraVote'], rule: '1923-D1' },
  { id: 'pacifists', abilities: ['negativeVote'], rule: '1923-D1' },
  { id: 'votes', abilities: [], rule: '1923-D1' },
  { id: 'lawyers', abilities: ['defend'], rule: '1923-D1' },
  { id: 'executions', abilities: [], rule: '1923-D1' },
]
