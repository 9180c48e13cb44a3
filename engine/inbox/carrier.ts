/** That somebody else of the team carries out what it does: `Zed carries the kill on Ann`, `carried out by Zed`. */
import type { Carried, Target, Trouble } from './clause.ts'
import * as english from './lexicon-en.ts'
import { phraseAt } from './phrases.ts'
import type { SenderContext } from './reader.ts'
import type { Word } from './sentences.ts'
import { aimAt, isEnd, past, spanOf } from './target.ts'

interface CarriedRead {
  clause: Carried
  end: number
}

export function carriedAt(reader: SenderContext, words: readonly Word[], from: number): CarriedRead | undefined {
  if (!reader.team.abilities.size) return undefined
  const start = past(words, from, english.openers)
  const label =
    phraseAt(english.carriedBy, words, start) || Number(words[start - 1]?.text === '(' && words[start]?.text === 'by')
  const who = carrierAt(reader, words, label ? past(words, start + label, english.linkers) : start)
  if (!who) return undefined
  const [carrier, behind] = who
  const beside = words[start - 1]?.text === '(' && words[behind]?.text === ')'
  const told = beside
    ? { abilities: [], targets: [], end: behind, firm: label > 0 }
    : label
      ? { abilities: [], targets: [], end: behind, firm: true }
      : deedAt(reader, words, past(words, behind, english.auxiliaries))
  const end = told && past(words, told.end, english.trailers)
  if (!told || !isEnd(words, end!)) return undefined
  const { abilities, targets, firm } = told
  const span = spanOf(words, from, end!)
  const troubles: Trouble[] =
    isMember(reader, carrier) && firm && !isOneOfSeveral(words, from, start) ? [] : [{ why: 'otherActs', span }]
  return { clause: { is: 'carried', by: carrier.slot, abilities, targets, span, troubles }, end: end! }
}

const isMember = ({ team, sender }: SenderContext, { slot }: Target): boolean => slot === sender || team.mates.has(slot)

/** `Zed or Pip carries`: the name before it belongs to it. */
const isOneOfSeveral = (words: readonly Word[], from: number, start: number): boolean =>
  phraseAt(english.or, words, from - 1) > 0
  || (start < 3 && phraseAt(english.and, words, start - 1) > 0)
  || /^(?:either|both)$/.test(words[start - 1]?.text ?? '')

/** A whole name, or a part that only one has. */
function carrierAt({ book, sender }: SenderContext, words: readonly Word[], at: number): [Target, number] | undefined {
  const article = words[at]?.text === 'the' && !words[at].name ? at + 1 : at
  const aim = words[article] && aimAt(words, article, book, sender)
  return aim?.target && !aim.trouble ? [aim.target, aim.end] : undefined
}

interface Deed {
  abilities: string[]
  targets: Target[]
  end: number /** It says who was chosen, and not only who acts. */
  firm: boolean
}

function deedAt(reader: SenderContext, words: readonly Word[], at: number): Deed | undefined {
  const chosen = phraseAt(english.carrying, words, at)
  const length = chosen || phraseAt(english.carryingIt, words, at)
  if (!length) return undefined
  const object = past(words, at + length, english.carriedObjects)
  if (isEnd(words, past(words, object, english.trailers)))
    return chosen || object > at + length ? { abilities: [], targets: [], end: object, firm: true } : undefined
  const noun = nounAt(reader, words, past(words, object, english.determiners))
  if (!noun) return undefined
  const aim = aimAt(
    words,
    past(words, noun.end, english.linkers, english.nounLinkers, english.nounFor, english.nounOf),
    reader.book,
    reader.sender,
  )
  if (!aim?.target || aim.trouble)
    return isEnd(words, past(words, noun.end, english.trailers))
      ? { abilities: noun.abilities, targets: [], end: noun.end, firm: true }
      : undefined
  return { abilities: noun.abilities, targets: [aim.target], end: aim.end, firm: chosen > 0 }
}

/** `night kill`: what a team does, named. */
function nounAt(
  { own, team }: SenderContext,
  words: readonly Word[],
  from: number,
): { abilities: string[]; end: number } | undefined {
  let at = from
  while (/^(?:night|faction|factional|mafia|scum|team|nightly)$/.test(words[at]?.text ?? '')) at++
  const abilities = [...new Set(own.from(words[at]?.text ?? '').map(({ ability }) => ability))].filter(id =>
    team.abilities.has(id),
  )
  return abilities.length ? { abilities, end: past(words, at + 1, english.quoteMarks) } : undefined
}
