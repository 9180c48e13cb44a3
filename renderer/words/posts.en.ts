/** Posts and messages. */
import { english } from './messages.ts'

export const posts = english({})
