import type { setup as en } from './setup.en.ts'
import { translated } from './messages.ts'

export const setup = translated<typeof en>()({})
