/** What the command line says of its own: in the language that `--locale` asks for, as what the desk answers it. */
import type { KeyOf } from '../../../engine/text/catalogue.ts'
import { sayingFrom } from '../../../engine/text/format.ts'
import { language } from '../../desk/words/say.ts'
import * as sections from './sections.ts'

/** Takes the key of a message, and what it asks for, where it asks for something; returns its words. */
export const say = sayingFrom(sections, language)

/** The keys of everything that it says. */
export type Key = KeyOf<typeof sections>
