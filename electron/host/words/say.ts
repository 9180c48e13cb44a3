/** What every host says, in every language at once. */
import { sayingInEach } from '../../../engine/text/in-each.ts'
import { host } from './host.ts'

/** Takes the key of a message, and what it asks for, where it asks for something. */
export const say = sayingInEach(host)
