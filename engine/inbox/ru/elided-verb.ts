/** Orders in which no verb of the sender's is written: by the own role, or by «цель». */
import type { Sentence, Spellings, Spoken } from './sentences.ts'
import { anewOf, keyedOf } from './elliptic.ts'
import { aims, counts } from './words.ts'
import type { RuSenderContext } from '../reader.ts'

/** The order of a part that says none of ours: by the own role («ведьма: Чип, Ганс»), by «цель» where there is one move. */
export function withVerb(part: Sentence, writer: RuSenderContext, { verbs }: Spellings): Sentence {
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
