/** The rulebook. */
import { english } from './messages.ts'

export const rules = english({})
