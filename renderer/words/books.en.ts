/** The books: what is kept of a game besides its nights. */
import { english } from './messages.ts'

export const books = english({})
