/** A list below a heading that says who moves, as one sentence: «Ход журналиста:», and a name in each line with a number before it. */
import type { Moves } from './side-remarks.ts'

const list = /^[^\n:]{0,60}:[ \t]*(?:\n[ \t]*(?:\d{1,2}[.)]|[-–—•*])[ \t]*\p{L}[^\n:.!?]{0,40}(?=\n|$))+/gmu

/** The same without numbers: names alone, a line each. */
const bareList = /^[^\n:]{0,60}:?[ \t]*(?:\n[ \t]*\p{L}[^\n:.!?,]{0,30}(?=\n|$)){2,}/gmu

/** Every letter keeps its place. @param moves whether a move of the writer's is asked for there: then its list is known as it is @param names whether somebody is named there */
export const listsJoined = (body: string, moves: Moves, names: Moves): string =>
  body
    .replace(bareList, said => {
      const [heading = '', ...lines] = said.split('\n')
      const isNames = lines.every(line => names(line) && !moves(line) && line.trim().split(/\s+/).length < 4)
      return isNames && moves(heading) ? `${heading} ${lines.join(',')}` : said
    })
    .replace(list, said => {
      const [heading = '', ...lines] = said.split('\n')
      if (!/(?<!\p{L})ходы?(?!\p{L})/iu.test(heading) || moves(said)) return said
      // A number with a dot would end a sentence.
      return `${heading} ${lines.map(line => line.replace(/^[ \t]*(?:\d{1,2}[.)]|[-–—•*])/u, marker => ' '.repeat(marker.length))).join(',')}`
    })
