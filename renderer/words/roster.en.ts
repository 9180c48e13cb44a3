/** The roster. */
import { english } from './messages.ts'

export const roster = english({})
