/** Who writes of himself as of somebody else, by his role or his name: «Доктор надевает халат и идет к Ане», «Багира ждет в гости Борю». */
import type { SeatId } from '../../reason/claim.ts'
import { folded } from './folded.ts'
import type { Spellings } from './sentences.ts'

const leads = /^(?:[\s\p{P}]|(?:а|и|вот|ну|итак|сегодня|этой|ночью|в|эту|ночь|наш|наша|ваш|ваша|ваше)(?!\p{L}))*/iu
/** Not told as what is done now. */
const otherwise = /(?<!\p{L})(?:не|вчера|если|когда|пусть|бы|или|либо|завтра)(?!\p{L})/iu
const everybody: readonly (readonly [string, string])[] = [
  ['будет', 'буду'],
  ['хочет', 'хочу'],
  ['желает', 'желаю'],
  ['просит', 'прошу'],
  ['идет', 'иду'],
  ['пойдет', 'пойду'],
  ['бежит', 'бегу'],
  ['спешит', 'спешу'],
  ['едет', 'еду'],
]

/**
 * A sentence that begins with the writer's role or name, as he would say it in the first person; every letter keeps its place.
 * @param own the roles of the writer @param means the abilities
 */
export function inOwnPerson(
  body: string,
  sender: SeatId,
  own: ReadonlySet<SeatId>,
  means: Iterable<string>,
  spellings: Spellings,
): string {
  const { players, roles, verbs } = spellings
  const mine = [
    ...roles.filter(({ slot }) => own.has(slot)).map(({ pattern }) => pattern),
    ...players.filter(({ slot }) => slot === sender).map(({ pattern }) => pattern),
  ]
  const firsts = new Map([...[...means].flatMap(id => [...(verbs.first.get(id) ?? [])]), ...everybody])
  return body.replace(/[^.!?;\n]+[.!?;\n]?/gu, sentence => {
    if (sentence.endsWith('?') || otherwise.test(sentence)) return sentence
    const small = folded(sentence)
    const start = leads.exec(small)![0].length
    const hit = mine.map(pattern => at(pattern, small, start)).find(length => length > 0)
    if (!hit || !/^\s+\p{L}/u.test(small.slice(start + hit))) return sentence
    let isOrdered = false
    const rest = small
      .slice(start + hit)
      .replace(/(\sи\s+)?(\p{L}+)/gu, (said, and: string | undefined, word: string) => {
        const first = firsts.get(word)
        if (first === undefined || first.length > word.length) return said
        isOrdered = true
        return `${and === undefined ? '' : and.replace('и', ',')}${first.padEnd(word.length)}`
      })
    return isOrdered ? sentence.slice(0, start) + ' '.repeat(hit) + rest : sentence
  })
}

/** How long what the pattern finds is that stands at this place. */
function at(pattern: RegExp, text: string, place: number): number {
  for (const { 0: said, index } of text.slice(place, place + 60).matchAll(pattern)) if (index === 0) return said.length
  return 0
}
