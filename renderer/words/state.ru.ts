import type { state as en } from './state.en.ts'
import { translated } from './messages.ts'

export const state = translated<typeof en>()({})
