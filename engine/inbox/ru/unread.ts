/** What a message is asked about of which nothing at all was read: nothing that may be an order is passed over in silence. */
import { fitting, type Ambiguity } from '../draft-state.ts'
import { chosenBy } from './params.ts'
import type { Sentence } from './sentences.ts'
import { swappedName, type Named } from './names.ts'
import { inFirstPerson } from './verbs.ts'
import { negations, takesItBack } from './words.ts'
import type { RuSenderContext } from '../reader.ts'

/** @param sentences of the whole message; the first that names somebody comes before any that only hints at a move */
export function unreadIn(
  sentences: readonly Sentence[],
  writer: RuSenderContext,
  players: readonly Named[],
): Ambiguity | undefined {
  const named = sentences.find(one => namesSomebody(one, writer) || namesNearly(one, players))
  if (!named) return sentences.map(one => hintIn(one, writer)).find(query => query !== undefined)
  const { span, targets, clashing } = named
  return { why: 'bareName', span, abilities: 'all', options: clashing.length ? [] : fitting(writer.means, targets) }
}

/** A name in which two letters have changed places. */
const namesNearly = ({ unknown }: Sentence, players: readonly Named[]): boolean =>
  unknown.slice(0, 40).some(word => swappedName(word, players) !== undefined)

/** Another player, the sender alone, or a role, where the sender's moves are aimed at roles as others are at players. */
function namesSomebody(
  { targets, clashing, unknown, roles, question }: Sentence,
  { sender, means, aimedAtRoles, ownRoles }: RuSenderContext,
): boolean {
  const choosesRoles = [...means.abilities.keys()].some(id => aimedAtRoles.has(id))
  return (
    clashing.length > 0
    || targets.some(({ slot }) => slot !== sender)
    || (targets.length > 0 && !unknown.length)
    || (choosesRoles && !question && roles.some(({ slot }) => !ownRoles.has(slot)))
  )
}

/**
 * A word that belongs to a move that names nobody («на все беру два голоса»), with what is said for it; a deed in the first person
 * with a pronoun, of no ability of the sender's («его и беру под защиту»); or the own role at the beginning, as of who sets out
 * («Телохранитель сегодня на посту»).
 */
function hintIn(
  { span, question, unknown, numbers, verbs, pronouns, roles, clauses }: Sentence,
  { means, params, ownRoles, moves }: RuSenderContext,
): Ambiguity | undefined {
  // «Хочу сегодня кого-нибудь тихого».
  if (!question && moves.length && clauses.some(({ words }) => wishesSomebody(words)))
    return { why: 'noTarget', span, abilities: [...moves], options: moves.map(does => ({ does, targets: [] })) }
  if (question || unknown.some(word => negations.has(word) || takesItBack(word))) return undefined
  for (const [id, { most }] of means.abilities) {
    const own = most === 0 ? (params.get(id) ?? []) : []
    const known = [...unknown, ...numbers].filter(word => own.some(({ words }) => words.includes(word)))
    if (!unknown.some(word => known.includes(word))) continue
    const chosen = chosenBy(known, own)
    const options = chosen ? [{ does: id, targets: [], ...(Object.keys(chosen).length && { with: chosen }) }] : []
    return { why: 'unread', span, abilities: [id], options }
  }
  const deed = verbs.find(({ text, before }) => inFirstPerson(text) && !negations.has(before))
  const acting = roles.find(({ slot, span: { start } }) => start === span.start && ownRoles.has(slot))
  const aimed = acting ? ownRoles.get(acting.slot)!.filter(id => moves.includes(id)) : []
  if (aimed.length)
    return { why: 'noTarget', span, abilities: aimed, options: aimed.map(does => ({ does, targets: [] })) }
  return deed && pronouns.length ? { why: 'notOwned', span, abilities: 'all', options: [] } : undefined
}

const wishes = /^(?:хочу|хочется|хотелось|желаю|жду|давай|давайте|прошу|возьму|беру|дай|дайте|приведи|приведите)$/u
const wishesSomebody = (words: readonly string[]): boolean =>
  words.some(word => wishes.test(word))
  && words.some((word, at) => isSomebody(word, words[at + 1]))
  && !words.some(word => negations.has(word))
/** «Кого-нибудь», «кому-то», «любого». */
const isSomebody = (word: string, next: string | undefined): boolean =>
  (/^(?:кого|кому|кем|ком)$/u.test(word) && (next === 'нибудь' || next === 'то' || next === 'либо'))
  || /^люб(?:ого|ую|ому|ой)$/u.test(word)
