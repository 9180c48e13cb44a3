/** What a page tells of a phase beside what was resolved: its days, and the posts that its host wrote himself. */
import { Temporal } from 'temporal-polyfill'
import { lockedAt, openedAt, type Book } from '../library/book.ts'
import type { Reads } from '../library/library.ts'
import type { ExploredPhase } from '../contract.ts'
import { mailOf, postsOf } from '../posts/list.ts'

export type About = Pick<ExploredPhase, 'days' | 'told'>

/** @param indices of the phases that are told @throws Refused, StoreError */
export async function aboutPhases(reads: Reads, book: Book, indices: readonly number[]): Promise<About[]> {
  const mail = await mailOf(reads, book)
  const { zone } = book.settings
  const about: About[] = []
  for (const index of indices) {
    const [opened, locked] = [openedAt(book, index), lockedAt(book, index)]
    const told = (await postsOf(reads, book, index, undefined, mail, null)).flatMap(post =>
      post.to.kind === 'public' && post.edited && post.sentAt !== undefined
        ? [{ title: post.title, paragraphs: paragraphsOf(post.was ?? post.text) }]
        : [],
    )
    about.push({
      ...(opened !== undefined && locked !== undefined && { days: [dayOf(opened, zone), dayOf(locked, zone)] }),
      ...(told.length && { told }),
    })
  }
  return about
}

const dayOf = (at: string, zone: string): string =>
  Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate().toString()

/** A post as it is read, without what makes a forum show it in bold or in colour. */
const paragraphsOf = (source: string): string[] =>
  source
    .replaceAll(/\[\/?[a-z*]+(?:=[^\]\n]*)?\]/gi, '')
    .replaceAll(/<\/?[a-z][^>\n]*>/gi, '')
    .replaceAll(/(\*\*|__)(?=\S)([^*_\n]*\S)\1/g, '$2')
    .split(/\n{2,}/)
    .map(paragraph => paragraph.trim())
    .filter(Boolean)
