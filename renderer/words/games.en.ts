/** The list of games. */
import { english } from './messages.ts'

export const games = english({})
