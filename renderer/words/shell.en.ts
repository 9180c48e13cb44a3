/** What is around the screens: rail, bar, palette, dialogs. */
import { english } from './messages.ts'

export const shell = english({})
