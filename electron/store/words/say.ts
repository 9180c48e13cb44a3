/**
 * What the store says, in every language at once: it lies below whoever knows in which of them somebody asked. What an
 * error says is picked from it where a call is answered.
 */
import { sayingInEach } from '../../../engine/text/in-each.ts'
import { store } from './store.ts'

/** Takes the key of a message, and what it asks for, where it asks for something. */
export const say = sayingInEach(store)
