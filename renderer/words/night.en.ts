/** The Night screen: list, tree, inspector. */
import { english } from './messages.ts'

export const night = english({})
