/**
 * A Russian game on the boards that Russian games are played on: the same nine posts saved, copied with their marks,
 * and without.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { styleOf } from '../../../engine/systems/russian/style.ts'
import type { Post } from '../../../engine/vote/post.ts'
import { readPosts } from '../../../engine/vote/read.ts'
import { readThread } from '../../../engine/vote/thread.ts'
import { people, told } from './table.ts'

const names = ['Аня', 'Борис', 'Кот Базилио', 'Дина', 'Егор']
const host = { id: 'Ведущий', name: 'Ведущий', host: true as const }
const style = styleOf({ options: {} })

const threadOf = (name: string) =>
  readThread(
    [{ file: name, text: readFileSync(join(import.meta.dirname, '../../fixtures/vote', name), 'utf8') }],
    [...names, 'Ведущий'],
  )
const read = (posts: readonly Post[]): string => told(readPosts(posts, [...people(...names), host], style))

/** A quote and a struck name are no votes, a spoiler is told, names in another case and `+1` are asked about. */
const day = 'Борис | ? Кота Базилио: Кот Базилио | ? +1: Борис | no spoiler | no struck | Аня | ? Егора: Егор'

describe('a day of a Russian game', () => {
  it.each([
    ['ip-board-3.html', 'IP.Board 3', 'https://forum.example.ru/index.php/topic/991-igra-12/#entry48213'],
    [
      'invision-4.html',
      'Invision Community 4',
      'https://new.example.ru/forums/topic/991-igra/?do=findComment&comment=48213',
    ],
    ['phpbb-3-ru.html', 'phpBB 3', 'https://old.example.ru/viewtopic.php?p=48213#p48213'],
  ])('%s is read as it stands', (page, software, link) => {
    const { posts, software: known, problems } = threadOf(page)
    expect([known, problems]).toEqual([[software], []])
    expect(posts.map(({ by }) => by)).toEqual([
      ...['Ведущий', 'Аня', 'Борис', 'Кот Базилио', 'Дина', 'Егор', 'Дина', 'Аня', 'Ведущий'],
    ])
    expect(posts[0]).toMatchObject({ id: '48213', link })
    expect(posts[0]!.when ?? posts[0]!.at).toMatch(/2026|21:02/)
    expect(posts.map(({ edited = false }) => edited)).toEqual([
      ...[false, false, false, false, false, true, true, false, false],
    ])
    expect(read(posts)).toBe(day)
  })

  it('is read the same where it was pasted with its marks, under “today, 21:40”', () => {
    const { posts, problems } = threadOf('ip-board-pasted.txt')
    expect([posts.length, posts[1]!.by, posts[1]!.when, problems]).toEqual([9, 'Аня', 'Сегодня, 21:05', []])
    expect(read(posts)).toBe(day)
  })

  it('asks about every name that ends a post where a copy has lost its colours', () => {
    const { posts } = threadOf('ip-board-copied.txt')
    expect([posts.length, posts[1]!.when]).toEqual([9, '03 Март 2026 - 21:05'])
    expect(read(posts)).toBe('? Борис: Борис | ? Кота Базилио: Кот Базилио | ? Аня: Аня')
  })
})
