import type { log as en } from './log.en.ts'
import { translated } from './messages.ts'

export const log = translated<typeof en>()({})
