import type { roster as en } from './roster.en.ts'
import { translated } from './messages.ts'

export const roster = translated<typeof en>()({})
