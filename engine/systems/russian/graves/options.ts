/** What the rules on the cultist leave to the host. */
import type { Options } from '../../../ruleset/said.ts'

export const options: Options = {
  soulsTransform: {
    values: ['taken', 'held'],
    rule: 'RU-CUL-2',
    says: {
      en: 'Whether the cultist is transformed for good by three souls taken, or only while he holds three.',
      ru: 'Преображают ли культиста три забранные души навсегда, или только пока у него есть три души.',
    },
  },
}
