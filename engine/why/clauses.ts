/**
 * Clauses in a row in a language that sets apart what several players did: «Аня лечила Борю, а Вера охраняла Глеба», «Аня
 * лечила Борю, и Вера тоже», «ни Аня, ни Вера не в плену», «Аня забрала паспорт Бори и наказала его».
 */
import { say } from '../text/message.ts'
import { joinSpans, namesIn, plainOf, text, tidy, type Span } from '../text/span.ts'
import { calledIn } from '../text/title.ts'
import type { Apart } from './phrases.ts'

type Words = Required<Apart>

/** What a clause says; of whom, where it comes to somebody at once, and what of them. `isDoer`: that is its subject. */
interface Clause {
  said: Span[]
  who?: Span[]
  rest?: Span[]
  isDoer?: boolean
}

/**
 * Takes clauses; returns fewer where several say the same of others, or more of the same player, and whether the last
 * is about another player than the one before it.
 */
export function clausesApart(
  items: readonly (readonly Span[])[],
  words: Words,
  locale: string,
): { clauses: Span[][]; isUnlike: boolean } {
  const clauses = ofOneEach(
    sameOfSeveral(
      items.map(item => clauseOf(item, locale)),
      words,
      locale,
    ),
    words,
  )
  const [before, last] = clauses.slice(-2)
  return {
    clauses: clauses.map(({ said }) => said),
    isUnlike: last !== undefined && namesIn(last.said).length > 0 && !(last.isDoer && doerOf(last) === doerOf(before!)),
  }
}

const fewWords = /^(?:[^\s,:;«(—]+ ){0,2}$/

/** Whom it comes to at once; its subject is who stands there by the name itself, behind the word for a player where that stands. */
function clauseOf(item: readonly Span[], locale: string): Clause {
  const said = [...item]
  const [first, second] = said
  const place = first?.kind === 'text' ? 1 : 0
  const name = place ? second : first
  const before = place ? plainOf([first!]) : ''
  if (name?.kind !== 'player' || !fewWords.test(before)) return { said }
  const isDoer = name.nominative === undefined && ['', calledIn(locale)?.one.nom].includes(before.trim().toLowerCase())
  return { said, who: said.slice(0, place + 1), rest: said.slice(place + 1), isDoer }
}

const doerOf = ({ who = [], isDoer }: Clause): string | undefined => (isDoer ? namesIn(who)[0] : undefined)

/** What is said of several in the same words is said once of all of them. */
function sameOfSeveral(clauses: readonly Clause[], words: Words, locale: string): Clause[] {
  const groups = new Map<string, Clause[]>()
  for (const [at, { who = [], rest = [] }] of clauses.entries()) {
    const key = rest.length ? JSON.stringify([who.slice(0, -1), tidy(rest)]) : `alone ${at}`
    groups.set(key, [...(groups.get(key) ?? []), clauses[at]!])
  }
  return [...groups.values()].map(group => {
    const [first, ...more] = group
    if (!more.length) return first!
    const { said, rest = [] } = first!
    const all = group.map(({ who = [] }) => who)
    if (plainOf(rest).startsWith(words.not))
      return {
        said: tidy([...all.flatMap((who, at) => [text(at ? `, ${words.neither}` : words.neither), ...who]), ...rest]),
      }
    const together = togetherOf(group, words, locale)
    if (together) return { said: [...together, ...rest] }
    return { said: say(locale, words.too, { first: said, who: joinSpans(all.slice(1), words.and) }) }
  })
}

/** Several players in a row, of whom a clause has no verb that agrees with them: it is about them, or says where they are. */
function togetherOf(group: readonly Clause[], { and }: Words, locale: string): Span[] | undefined {
  const [{ who = [], rest = [], isDoer } = {}] = group
  const before = who.length > 1 ? plainOf([who[0]!]).trimEnd() : ''
  const called = calledIn(locale)
  const states = called?.prepositions ?? []
  const isState = states.some(one => plainOf(rest).startsWith(` ${one} `)) && !/[,:;]/.test(plainOf(rest))
  const title = before.split(' ').at(-1)!
  const form = (Object.entries(called?.one ?? {}) as [keyof NonNullable<typeof called>['one'], string][]).find(
    ([, word]) => word === title.toLowerCase(),
  )?.[0]
  const isAbout = states.includes(before.slice(0, -title.length).trim().toLowerCase()) || before === title
  if (isDoer ? !isState : !form || !isAbout) return undefined
  const names = group.map(({ who: one = [] }) => one.slice(-1))
  const led = form ? [text(`${before.slice(0, -title.length)}${called!.many[form]} `)] : who.slice(0, -1)
  return tidy([...led, ...joinSpans([joinSpans(names.slice(0, -1), ', '), ...names.slice(-1)], and)])
}

/** What the same player did one after the other is told of that player once, where nothing in what comes before opens another clause. */
function ofOneEach(clauses: readonly Clause[], words: Words): Clause[] {
  const runs: Clause[][] = []
  for (const clause of clauses) {
    const run = runs.at(-1)
    if (run?.every(before => isOfSame(before, clause, words))) run.push(clause)
    else runs.push([clause])
  }
  return runs.map(([first, ...more]) => {
    const parts = more.map(({ rest = [] }, at) => behind(rest, (at ? more[at - 1]! : first!).rest ?? []))
    return {
      ...first!,
      said: tidy([
        ...joinSpans([first!.said, ...parts.slice(0, -1)], ', '),
        ...parts.slice(-1).flatMap(part => [text(words.and), ...part]),
      ]),
    }
  })
}

function isOfSame(before: Clause, clause: Clause, words: Words): boolean {
  const doer = doerOf(clause)
  if (doer === undefined || doer !== doerOf(before)) return false
  const [one, other] = [plainOf(before.rest ?? []), plainOf(clause.rest ?? [])]
  const isVerb = [one, other].every(words => /^ \p{Ll}/u.test(words))
  return isVerb && !/[,:;(—]/.test(one) && one.startsWith(words.not) === other.startsWith(words.not)
}

/** What stands behind whoever did it, and behind the verb where that is the one before. */
function behind([first, ...others]: readonly Span[], before: readonly Span[]): Span[] {
  if (first?.kind !== 'text') return first ? [first, ...others] : []
  const [verb = ''] = first.text.trimStart().split(' ')
  const again = ` ${verb} `
  return first.text.startsWith(again) && plainOf(before).startsWith(again)
    ? [text(first.text.slice(again.length)), ...others]
    : [text(first.text.trimStart()), ...others]
}
