/** What the rules on hypnotist, bum and madman leave to the host. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  healBeatsMadman: {
    values: [false, true],
    rule: 'RU-MAD-4',
    says: 'Whether a heal or a guard saves from the fire; otherwise the fire keeps the doctor from his move, and a guard is no help.',
  },
}

export const prompts: Record<string, Prompt> = {}
