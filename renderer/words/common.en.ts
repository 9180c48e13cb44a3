/** What several screens say. */
import { english } from '../../engine/text/catalogue.ts'

export const common = english({
  cancel: 'Cancel',
  close: 'Close',
  copy: 'Copy',
  copyPath: 'Copy the path',
  done: 'Done',
  nobody: 'Nobody',
  thePath: 'The path',
})
