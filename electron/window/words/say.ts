/** What the window says, in every language at once: it is picked where something is shown, since the page may change it meanwhile. */
import { sayingInEach } from '../../../engine/text/in-each.ts'
import { window as en } from './window.en.ts'
import { window as ru } from './window.ru.ts'

/** Takes the key of a message, and what it asks for, where it asks for something. */
export const say = sayingInEach(en, ru)
