import type { inbox as en } from './inbox.en.ts'
import { translated } from './messages.ts'

export const inbox = translated<typeof en>()({})
