/** What the rules on the drug dealer leave to the host. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  corpseFoilsDrugs: {
    values: ['move', 'dose'],
    rule: 'RU-DRU-4',
    says: 'Whether a corpse among two targets foils the whole move of the drug dealer, or only the dose meant for it.',
  },
}

export const prompts: Record<string, Prompt> = {}
