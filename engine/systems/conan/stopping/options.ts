/** What a host may decide otherwise about the neutralised. */
import type { Option } from '../../../rules/role.ts'

export const stopping: Record<string, Option> = {
  'notify.neutralised': {
    values: ['ifActed', 'always', 'never'],
    rule: 'CONAN-A9',
    says: 'Who was neutralised is told so if something he did failed, always, or never.',
  },
}
