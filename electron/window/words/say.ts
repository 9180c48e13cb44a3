/** What the window says, in every language at once: it is picked where something is shown, since the page may change it meanwhile. */
import { sayingInEach } from '../../../engine/text/in-each.ts'
import { window } from './window.ts'

/** Takes the key of a message, and what it asks for, where it asks for something. */
export const say = sayingInEach(window)
