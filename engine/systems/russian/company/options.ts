/** What the rules on prostitute and immortal leave to the host. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  guardBeatsProstitute: {
    values: [false, true],
    rule: 'RU-NORD-3',
    says: 'Whether a guard keeps the prostitute away too; otherwise a guard on her client is void.',
  },
  clientShotIsAttack: {
    values: [false, true],
    rule: 'RU-PRO-2',
    says: "Whether a shot at the prostitute's client is an attack that the client survives: then the client hears of it and no insurance fires.",
  },
  poisonSpendsLife: {
    values: [true, false],
    rule: 'RU-IMM-2',
    says: 'Whether an immortal who outlives poison has used up the spare life by it.',
  },
}

export const prompts: Record<string, Prompt> = {}
