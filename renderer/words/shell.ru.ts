import type { shell as en } from './shell.en.ts'
import { translated } from './messages.ts'

export const shell = translated<typeof en>()({})
