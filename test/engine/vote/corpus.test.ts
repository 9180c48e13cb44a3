import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readPosts } from '../../../engine/vote/read.ts'
import { anyForm, boldInFull } from '../../../engine/rules/style.ts'
import { people, told } from './table.ts'

const corpus = parse(readFileSync(join(import.meta.dirname, '../../fixtures/vote/posts.yaml'), 'utf8')) as {
  post: string
  read: string
  any?: string
}[]
const table = people(
  'Noodle',
  'Bad Ash',
  'Leopold Stotch',
  'Gorny',
  'Pyrotechnician',
  'Caluin Grey',
  'Zarniwoop',
  'Dredd',
  'Ankeli',
  'Orphan',
)

describe('posts as players write them', () =>
  it.each(corpus)('$post', ({ post, read, any = read }) => {
    const [strict, loose] = [boldInFull, anyForm].map(style =>
      told(readPosts([{ by: 'Gorny', text: post }], table, style)),
    )
    expect([strict, loose]).toEqual([read, any])
  }))
