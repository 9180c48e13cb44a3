import type { games as en } from './games.en.ts'
import { translated } from './messages.ts'

export const games = translated<typeof en>()({})
