/** The wording of this system. */
import type { Wording } from '../../text/wording.ts'
import { en } from './text-en.ts'

export const wording: Wording = { en }
