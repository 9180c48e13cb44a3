/** What several screens say. */
import { english } from './messages.ts'

export const common = english({
  cancel: 'Cancel',
  close: 'Close',
  done: 'Done',
  nobody: 'Nobody',
})
