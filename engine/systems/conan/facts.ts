/** What is written down in this system: each kind of fact, what it is of, and what it carries. */
import { facts } from '../../resolve/sequence/vocabulary.ts'
import { arresting } from './arrest/facts.ts'
import { deceiving } from './deceit/facts.ts'
import { ending } from './ending/facts.ts'
import { killing } from './killing/facts.ts'
import { leading } from './leading/facts.ts'
import { interfering } from './mischief/facts.ts'
import { poisoning } from './poison/facts.ts'
import { stopping } from './stopping/facts.ts'
import { travelling } from './travel/facts.ts'
import { voting } from './vote/facts.ts'
import { wills } from './wills/facts.ts'

export const declared = facts({
  ...leading,
  ...killing,
  ...deceiving,
  ...stopping,
  ...interfering,
  ...travelling,
  ...arresting,
  ...poisoning,
  ...voting,
  ...wills,
  ...ending,
})
