/** In which grammatical case a name stands, as far as its form tells, and which case a preposition has behind it. */
import { folded } from './folded.ts'

export type Case = 'nom' | 'gen' | 'dat' | 'acc' | 'ins' | 'pre'
type Declined = Readonly<Record<string, readonly string[]>>

const endings = {
  а: { nom: ['а'], gen: ['ы', 'и'], dat: ['е'], acc: ['у'], ins: ['ой', 'ей'], pre: ['е'] },
  я: { nom: ['я'], gen: ['и'], dat: ['е'], acc: ['ю'], ins: ['ей'], pre: ['е'] },
  ия: { nom: ['я'], gen: ['и'], dat: ['и'], acc: ['ю'], ins: ['ей'], pre: ['и'] },
  soft: { gen: ['я'], dat: ['ю'], acc: ['я'], ins: ['ем'], pre: ['е'] },
  hard: { gen: ['а'], dat: ['у'], acc: ['а'], ins: ['ом'], pre: ['е'] },
}

const each = (cases: Record<string, readonly string[]>, make: (ending: string) => string): Declined =>
  Object.fromEntries(Object.entries(cases).map(([one, ends]) => [one, ends.map(make)]))

/** A name of one word in its cases, in small letters: a given one, or one that ends as they do. */
export function declined(name: string): Declined {
  const last = name.at(-1)!
  const stem = name.slice(0, -1)
  if (last === 'а' || last === 'я') return each(name.endsWith('ия') ? endings.ия : endings[last], end => stem + end)
  if (last === 'й' || last === 'ь') return { ...each(endings.soft, end => stem + end), nom: [name] }
  const base = withoutFleeting(name)
  const hard = each(endings.hard, end => base + end)
  return { ...hard, nom: [name], ...(/[жчшщц]$/u.test(name) && { ins: [`${base}ем`, `${base}ом`] }) }
}

/** «Санек»: «саньк-»; «жучок»: «жучк-». */
const withoutFleeting = (name: string): string =>
  /[^аеиоуыэюя][ео]к$/.test(name) ? name.slice(0, -2) + (/(?:ок|[жшч]ек)$/.test(name) ? 'к' : 'ьк') : name

/** What of a name ends so has one gender and its cases with it; «Рысь» is a man or a woman. */
const isPlain = (name: string): boolean => /^\p{Script=Cyrillic}{2,}(?<![еёоиуыэюь])$/u.test(name)

/** The cases of each form of somebody's names. @param written by the host, in which case they alone count */
export function casesIn(
  names: readonly string[],
  written: Readonly<Partial<Record<string, string>>>,
): ReadonlyMap<string, ReadonlySet<Case>> {
  const cases = new Map<string, Set<Case>>()
  const add = (form: string, one: Case): void => void cases.set(form, (cases.get(form) ?? new Set()).add(one))
  for (const [at, name] of names.map(folded).entries()) {
    const own = at === 0 && written.acc !== undefined
    if (own) add(name, 'nom')
    const forms: Declined = own
      ? Object.fromEntries(
          Object.entries(written).flatMap(([one, form]) => (one !== 'gender' && form ? [[one, [folded(form)]]] : [])),
        )
      : isPlain(name)
        ? declined(name)
        : {}
    for (const [one, all] of Object.entries(forms)) for (const form of all) add(form, one as Case)
  }
  return cases
}

const behind: Readonly<Record<string, readonly Case[]>> = Object.fromEntries(
  Object.entries({
    acc: 'про через',
    'acc pre': 'в во на о об обо',
    'acc ins': 'за под',
    'gen ins': 'с со между',
    gen: 'у от ото для после без из ради вместо около возле против вокруг до кроме насчет среди мимо',
    dat: 'к ко по благодаря',
    ins: 'над перед передо',
    pre: 'при',
  }).flatMap(([cases, words]) => words.split(' ').map(word => [word, cases.split(' ') as Case[]])),
)
/** The cases that may stand behind a preposition; nothing of another word. */
export const behindPreposition = (word: string): readonly Case[] | undefined =>
  Object.hasOwn(behind, word) ? behind[word] : undefined
