/** Orders in which no verb of the sender's is written as it should be: by a slip, by the own role, or by «цель». */
import { distance, letters } from '../../text/nearest.ts'
import type { SenderAbilities } from '../draft-state.ts'
import type { Sentence, Spellings, Spoken } from './sentences.ts'
import { anewOf, keyedOf } from './elliptic.ts'
import { longForm, shortForm } from './verbs.ts'
import { aims, counts, ofOthers, ownWords } from './words.ts'
import type { Writer } from './writer.ts'

/** The order of a part that says none of ours: by the own role («ведьма: Чип, Ганс»), by «цель» where there is one move, or by a long word with one slip in it. */
export function withVerb(part: Sentence, writer: Writer, { verbs }: Spellings): Sentence {
  const { means, moves, ownRoles } = writer
  const verbOf = (abilities: string[], span: Spoken['span']): Spoken => ({ abilities, span, before: '', text: '' })
  // «Моя цель» is of one who collects them as well.
  const isAim = part.verbs.every(
    ({ abilities, text }) =>
      !abilities.some(id => means.abilities.has(id)) && text.split(' ').some(word => aims.has(word)),
  )
  if (!isAim || !(part.targets.length + part.roles.length + part.clashing.length)) return part
  const again = anewOf(part, writer)
  if (again)
    return {
      ...part,
      verbs: [verbOf([again.does], { start: again.at, end: again.at + part.unknown[0]!.length })],
      unknown: [],
      places: [],
    }
  const keyed = keyedOf(part, writer)
  if (keyed)
    return { ...part, verbs: [verbOf([keyed.does], { start: keyed.at, end: keyed.at + part.unknown[0]!.length })] }
  const misspelt = part.unknown.slice(0, mostMisspelt).flatMap((word, at) => {
    const meant = ofOthers.test(word) || ownWords.has(word) ? [] : nearForms(word, verbs, means)
    return meant.length ? [{ at, meant, span: { start: part.places[at]!, end: part.places[at]! + word.length } }] : []
  })
  const [slip, ...more] = misspelt
  if (slip && !more.length)
    return {
      ...part,
      verbs: [verbOf(slip.meant, slip.span)],
      unknown: part.unknown.filter((_, at) => at !== slip.at),
      places: part.places.filter((_, at) => at !== slip.at),
    }
  const acting = part.roles.find(({ slot }) => ownRoles.has(slot))
  const deeds = part.unknown.flatMap((word, at) => {
    const does = (verbs.third.get(word) ?? []).filter(
      id => acting && ownRoles.get(acting.slot)!.includes(id) && means.abilities.has(id),
    )
    return does.length ? [{ at, does, span: { start: part.places[at]!, end: part.places[at]! + word.length } }] : []
  })
  const [deed, ...others] = deeds
  // «Мафия сегодня убивает Аню»: the own role before its own deed.
  if (acting && deed && !others.length && acting.span.start < deed.span.start)
    return {
      ...part,
      verbs: [verbOf(deed.does, deed.span)],
      roles: part.roles.filter(one => one !== acting),
      unknown: part.unknown.filter((_, at) => at !== deed.at),
      places: part.places.filter((_, at) => at !== deed.at),
    }
  const role = part.roles.find(({ slot, span }) => ownRoles.has(slot) && part.heads.includes(span.start))
  const can = role ? ownRoles.get(role.slot)!.filter(id => means.abilities.has(id)) : []
  // «Адвокат: Аня» is of what he does, and not of what he only asks for.
  const does = can.filter(id => moves.includes(id))
  if (role && can.length)
    return {
      ...part,
      verbs: [verbOf(does.length ? does : can, role.span)],
      roles: part.roles.filter(one => one !== role),
    }
  // «Двоих: Аню и Борю», of whom there is but one move.
  const [count = '', ...besidesIt] = part.unknown
  const heading = part.clauses.find(
    ({ heads, start, end }) => heads && start <= part.places[0]! && part.places[0]! < end,
  )
  if (
    heading
    && !besidesIt.length
    && moves.length === 1
    && Object.hasOwn(counts, count)
    && counts[count] === part.targets.length
  )
    return { ...part, verbs: [verbOf([...moves], { start: part.places[0]!, end: part.places[0]! + count.length })] }
  // «Моя цель – Аня», of whom there is but one move.
  const [aim] = part.aims
  const isAway = part.clauses.some(({ words }) => words.includes('от'))
  return aim !== undefined && !isAway && moves.length === 1 && part.targets.length && !part.unknown.length
    ? { ...part, verbs: [verbOf([...moves], { start: aim, end: aim + 3 })] }
    : part
}

/** So many strange words of a part are looked at for a slip. */
const mostMisspelt = 12

/** The own abilities that a misspelt word asks for: none where it is a word of another ability itself. */
function nearForms(word: string, { long, beginning }: Spellings['verbs'], { abilities }: SenderAbilities): string[] {
  if (word.length < shortForm || beginning.has(word)) return []
  const wanted = letters(word)
  const isShort = word.length < longForm
  const near = long.filter(
    form =>
      abilities.has(form.ability)
      && (isShort ? isSlipOf(word, form.word) : form.word.length >= longForm)
      && distance(wanted, form.letters, 1) <= 1,
  )
  return [...new Set(near.map(({ ability }) => ability))]
}

/** Of a short word: the beginning is right, and no letter is mistaken for another. */
const isSlipOf = (word: string, form: string): boolean =>
  word.slice(0, 2) === form.slice(0, 2)
  && (word.length < form.length || [...word].sort().join('') === [...form].sort().join(''))
