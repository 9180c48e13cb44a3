/** The wording of this system. Whose names stand where is left to the messages, so nothing here needs a gender. */
import type { Wording } from '../../text/wording.ts'
import { en } from './text-en.ts'
import { keyWords, verbs } from './verbs-en.ts'

export const wording: Wording = { en: { ...en, verbs, keyWords } }
