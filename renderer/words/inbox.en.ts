/** The inbox. */
import { english } from './messages.ts'

export const inbox = english({})
