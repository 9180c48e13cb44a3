/** A host’s own wording. */
import { english } from './messages.ts'

export const wording = english({})
