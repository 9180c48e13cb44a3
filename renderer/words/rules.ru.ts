import type { rules as en } from './rules.en.ts'
import { translated } from './messages.ts'

export const rules = translated<typeof en>()({})
