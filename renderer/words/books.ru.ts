import type { books as en } from './books.en.ts'
import { translated } from './messages.ts'

export const books = translated<typeof en>()({})
