/** The journal of a game. */
import { english } from './messages.ts'

export const log = english({})
