/** What the rules on roles that speak in votes leave to the host. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  politicianSeesSelfMoves: {
    values: ['anybody', 'ward'],
    rule: 'RU-POL-4',
    says: 'Of whom a politician notices that they moved on themselves: of anybody, or of the player under his patronage alone.',
  },
}

export const prompts: Record<string, Prompt> = {}
