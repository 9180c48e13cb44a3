/** How many votes a lynch takes, as hosts say below their counts: `With 13 alive, it takes 7 to lynch`. */
import { lynchWords } from '../text/lynch-word.ts'
import { numberWords } from '../text/number-words.ts'

const lynch = [...Object.values(lynchWords).map(({ verb, noun }) => `${verb}|${noun}`), 'elim', 'hammer'].join('|')
const n = String.raw`(?<n>\d{1,3}|${Object.keys(numberWords).join('|')})(?:\s*\/\s*\d{1,3})?`
/** At the deadline fewer may do; and how many somebody has or lacks is no rule. */
const before = String.raw`(?<![-–\p{L}\p{N}.])(?<!at\s+(?:the\s+)?deadline[,:]?\s+)(?<!(?:has|have|at)\s+)`
const over = String.raw`(?![\p{L}\p{N}])(?!\s+at\s+(?:the\s+)?deadline)(?!\s+(?!(?:and|or|somebody|someone|anybody|anyone|a|today|at|with|until|before)(?!\p{L}))\p{L})`
const behind = String.raw`(?![\p{L}\p{N}/]|\s*%|\.\d)`

const ways = [
  // 7 to lynch; 7 votes are needed to reach a lynch
  String.raw`${before}${n}\s+(?:votes?\s+|players?\s+|people\s+)?(?:(?:are|is)\s+)?(?:needed\s+|required\s+)?(?:to|for)\s+(?:(?:reach|achieve|obtain|get|secure|make)\s+)?(?:an?\s+)?(?:${lynch})${over}`,
  // the majority is 7; a majority of 7
  String.raw`majority(?:\s+today)?\s*(?:is|are|of|at|=|:|consists\s+of)+\s*${n}${behind}`,
  // votes to lynch: 7; needed to lynch [7]
  String.raw`(?:needed|required|votes|players)\s+(?:to|for\s+an?)\s+(?:${lynch})\s*[-–:=([]+\s*${n}${behind}`,
  // a lynch takes 7 votes
  String.raw`(?:${lynch})\s+(?:requires|takes|needs)\s+${n}${behind}`,
  // 13 alive: 7 votes = lynch
  String.raw`${before}${n}\s+votes?\s*=+>?\s*(?:an?\s+)?(?:${lynch})${over}`,
].map(way => new RegExp(way, 'iu'))
const waysRu = [
  // для линча нужно 7 голосов
  String.raw`(?:для\s+(?:линча|казни|большинства)|чтобы\s+(?:казнить|линчевать))\s*[,:—–-]*\s*(?:нужно|надо|требуется|необходимо|достаточно)?\s*(?<n>\d{1,3})${behind}`,
  // нужно 7 голосов для линча; 7 голосов для линча
  String.raw`(?<![-–\p{L}\p{N}.])(?<n>\d{1,3})\s+голос(?:а|ов)?\s+(?:для\s+(?:линча|казни)|чтобы\s+(?:казнить|линчевать))(?!\p{L})`,
  // большинство — 7
  String.raw`большинство\s*(?:голосов)?\s*[—–:=-]+\s*(?<n>\d{1,3})${behind}`,
].map(way => new RegExp(way, 'iu'))

/** A longer line is no such note. */
const longest = 300

/** How many players there are, where it is said in the same line. */
const alive =
  /(?<![-–.\p{L}\p{N}])(\d{1,3})\s+(?:(?:players?|people|votes|игрок(?:а|ов)?)\s+)?(?:(?:who\s+)?(?:are\s+)?(?:still\s+)?(?:alive|living|left|in\s+play|eligible|playing)|жив)/iu

/** `of`: how many players there are by then. */
export interface MajoritySaid {
  votes: number
  of?: number
}

/** How many votes a text of the host's says that a lynch takes; what it says last. More than half, or half of those it tells of. */
export function majoritySaid(text: string): MajoritySaid | undefined {
  for (const written of text.split('\n').reverse()) {
    const line = written.replace(/\[\/?[a-z]{1,10}\]/gi, ' ')
    if (line.length > longest || !/\p{L}/u.test(line)) continue
    for (const way of [...ways, ...waysRu]) {
      const said = way.exec(line)?.groups?.n
      if (said === undefined) continue
      const votes = /\d/.test(said) ? Number(said) : (numberWords[said.toLowerCase()] ?? 0)
      const of = alive.exec(line)?.[1]
      if (of === undefined) return { votes }
      if (votes === Math.floor(Number(of) / 2) + 1 || votes === Math.ceil(Number(of) / 2))
        return { votes, of: Number(of) }
    }
  }
  return undefined
}
