import type { night as en } from './night.en.ts'
import { translated } from './messages.ts'

export const night = translated<typeof en>()({})
