/** Setting a game up. */
import { english } from './messages.ts'

export const setup = english({})
