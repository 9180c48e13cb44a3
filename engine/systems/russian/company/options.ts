/** What the rules on prostitute and immortal leave to the host. */
import type { Options } from '../../../ruleset/said.ts'

export const options: Options = {
  guardBeatsProstitute: {
    values: [false, true],
    rule: 'RU-NORD-3',
    says: {
      en: 'Whether a guard keeps the prostitute away too; otherwise a guard on her client is void.',
      ru: 'Не подпускает ли защита блокера и проститутку; иначе защита ее клиента не действует.',
    },
  },
  clientShotIsAttack: {
    values: [false, true],
    rule: 'RU-PRO-2',
    says: {
      en: "Whether a shot at the prostitute's client is an attack that the client survives: then the client hears of it and no insurance fires.",
      ru: 'Считается ли выстрел в клиента проститутки нападением, которое клиент пережил: тогда клиент о нем узнает, а страховка не срабатывает.',
    },
  },
  poisonSpendsLife: {
    values: [true, false],
    rule: 'RU-IMM-2',
    says: {
      en: 'Whether an immortal who outlives poison has used up the spare life by it.',
      ru: 'Тратит ли бессмертный запасную жизнь, пережив яд.',
    },
  },
}
