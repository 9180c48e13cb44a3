/** A move of which it is said that whom it is about is still to come: «всех гостей к…», «к кому – потом придумаю». */
import { waitsForNames } from './hinted.ts'
import type { RuReading } from './reading.ts'
import type { Writer } from './writer.ts'

/** «Всех гостей отправляйте к…», «к кому – потом придумаю»: whom it is about is still to come. */
const openEnd =
  /(?<!\p{L})(?:к|ко|на|за|с|у)\s*(?:\.{2,}|…)|(?<!\p{L})(?:кому|кого|кем)\s*[,–—-]+\s*(?:потом|позже|еще|ещё|пока|сам[аи]?)\s[^.!?\n]{0,20}(?:придума|реш|скаж)|(?<!\p{L})(?:куда|кому|ккому|кого)(?:[\s-]?то|[\s-]нибудь)(?!\p{L})|(?<!\p{L})(?:одного|одну|одним|одной|двоих|двух)\s+(?:\p{L}+\s+){0,2}с\s+собой(?!\p{L})|(?<!\p{L})с\s+собой\s+(?:\p{L}+\s+){0,2}(?:одного|одну|двоих|двух)(?!\p{L})/iu

/** What was read, with what is asked where nobody is named yet. */
export function withWhomOpen(body: string, read: RuReading, { means }: Writer): RuReading {
  const { drafts, queries } = read
  const said = drafts.length || queries.length ? undefined : openEnd.exec(body)
  const waits = drafts.filter(draft => waitsForNames(draft, means))
  if (!said && !(waits.length && !queries.length && openEnd.test(body))) return read
  const span = said ? { start: said.index, end: said.index + said[0].length } : waits[0]!.span
  return {
    drafts: drafts.filter(draft => !waits.includes(draft)),
    queries: [
      ...queries,
      { why: 'noTarget', span, abilities: waits.length ? waits.map(({ does }) => does) : 'all', options: waits },
    ],
  }
}
