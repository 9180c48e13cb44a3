/** The small parts that all screens are made of. */
import { english } from './messages.ts'

export const parts = english({})
