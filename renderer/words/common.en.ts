/** What several screens say. */
import { english } from './messages.ts'

export const common = english({
  cancel: 'Cancel',
  done: 'Done',
})
