import type { parts as en } from './parts.en.ts'
import { translated } from './messages.ts'

export const parts = translated<typeof en>()({})
