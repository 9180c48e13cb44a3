import type { posts as en } from './posts.en.ts'
import { translated } from './messages.ts'

export const posts = translated<typeof en>()({})
