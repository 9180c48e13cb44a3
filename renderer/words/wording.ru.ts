import type { wording as en } from './wording.en.ts'
import { translated } from './messages.ts'

export const wording = translated<typeof en>()({})
