/** What the rules on hypnotist, bum and madman leave to the host. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  bumSensesWhoMissesHim: {
    values: [true, false],
    rule: 'RU-BUM-5',
    says: 'Whether a bum who acts learns the name of a blocker or a prostitute who came for him and did not meet him.',
  },
  bumSeesCut: {
    values: [false, true],
    rule: 'RU-BUM-2',
    says: 'Whether a bum sees the faceless come to cut the face of whom he watches.',
  },
  healBeatsMadman: {
    values: [false, true],
    rule: 'RU-MAD-4',
    says: 'Whether a heal or a guard saves from the fire; otherwise the fire keeps the doctor from his move, and a guard is no help.',
  },
}

export const prompts: Record<string, Prompt> = {}
