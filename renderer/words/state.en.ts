/** What the page does: commands, notices, undoing. */
import { english } from './messages.ts'

export const state = english({})
