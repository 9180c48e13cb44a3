/**
 * The words for what abilities do, in every form, as patterns over tokens. They come from the system's wording alone.
 */
import type { Ability } from '../rules/role.ts'
import type { Words } from '../text/wording.ts'
import { fold } from '../reading/fold.ts'
import * as english from './order-en.ts'
import { listed, phraseAt } from './phrases.ts'
import { aimless, slang } from './slang-en.ts'
import { auxiliaries } from './team-en.ts'
import type { Token } from './tokens.ts'

/** `plain` is an imperative or an infinitive. A `noun` can be a past form too, as *shot*. */
type VerbForm = 'plain' | 'third' | 'going' | 'past' | 'noun'
/** A part of a pattern: a word, or the place of a target. */
type Part = { word: string } | { target: number }
export interface Pattern {
  ability: string
  form: VerbForm
  parts: Part[] /** It is put as a question. */
  asks?: true /** How many words it says. */
  words: number
}
export interface Verbs {
  /** Whether a pattern's words up to its first target stand here. */
  startsAt(tokens: readonly Token[], at: number): boolean
  /** Patterns whose first word this is, the most telling first. */
  from(word: string): readonly Pattern[]
  /** Patterns that begin with a target: `{first} kills {second}`. */
  led: readonly Pattern[]
  /** Patterns that put an ability as a question. */
  asking: readonly Pattern[]
  /** Abilities that take what is under way to one player elsewhere. */
  coming: readonly string[]
  /** Whether some form of some of these abilities begins with this word. */
  forms: ReadonlyMap<string, ReadonlySet<VerbForm>>
}

/** @param abilities those to know the words of, with their entries */
export function verbsOf(words: Words, abilities: ReadonlyMap<string, Ability>): Verbs {
  const byFirst = new Map<string, Pattern[]>()
  const led: Pattern[] = []
  const asking: Pattern[] = []
  for (const [id, ability] of abilities) {
    for (const pattern of patternsOf(id, ability, words)) {
      const first = pattern.parts[0]
      if (first && pattern.asks) asking.push(pattern)
      else if (first && 'target' in first) led.push(pattern)
      if (!first || pattern.asks || !('word' in first)) continue
      const list = byFirst.get(first.word)
      if (list) list.push(pattern)
      else byFirst.set(first.word, [pattern])
    }
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words - a.words)
  const from = (word: string): readonly Pattern[] => byFirst.get(word) ?? []
  const startsAt = (tokens: readonly Token[], at: number): boolean =>
    from(tokens[at]?.text ?? '').some(({ parts }) => {
      const target = parts.findIndex(part => 'target' in part)
      return parts
        .slice(0, target < 0 ? parts.length : target)
        .every((part, index) => 'word' in part && (part.word === comes || part.word === tokens[at + index]?.text))
    })
  const coming = [
    ...new Set(
      [...byFirst.values()]
        .flat()
        .filter(({ parts }) => parts.some(part => 'word' in part && part.word === comes))
        .map(({ ability }) => ability),
    ),
  ]
  return {
    from,
    startsAt,
    led,
    asking,
    coming,
    forms: new Map([...byFirst].map(([word, list]) => [word, new Set(list.map(({ form }) => form))])),
  }
}

/** The patterns of an ability follow from its wording alone, which never changes: each is made once. */
const made = new WeakMap<Words, Map<string, Pattern[]>>()

function patternsOf(id: string, ability: Ability, words: Words): Pattern[] {
  const known = made.get(words) ?? new Map<string, Pattern[]>()
  made.set(words, known)
  const key = `${ability.targets} ${ability.most ?? ''} ${id}`
  const patterns = known.get(key) ?? makePatterns(id, ability, words)
  known.set(key, patterns)
  return patterns
}

function makePatterns(id: string, ability: Ability, words: Words): Pattern[] {
  const listed = own(words.verbs, id)
  const use = own(words.uses, id)
  const plain = listed?.filter(phrase => !isAuxiliary(phrase)) ?? [
    ...(use === undefined ? [] : [use]),
    id.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'),
  ]
  const said = [...new Set([...plain, ...slangFor(ability)])]
  const nouns = [
    ...(use === undefined || isAuxiliary(use) ? [] : [use]),
    ...said.flatMap(nounIn),
    ...plain.flatMap(phrase => (/[{?]/.test(phrase) ? [] : english.uses.map(use => `${phrase} ${use}`))),
    ...(english.instruments[ability.kind] ?? []),
  ]
  // What may go without a target is met with one and without.
  const counts = ability.targets === 0 && (ability.most ?? 0) > 0 ? [0, 1] : [ability.targets]
  const asked = said
    .filter(phrase => phrase.endsWith('?'))
    .flatMap(phrase =>
      shaped(id, 'plain', phrase.slice(0, -1), ability.targets).map((pattern): Pattern => ({ ...pattern, asks: true })),
    )
  const told = said.filter(phrase => !phrase.endsWith('?'))
  return [
    ...asked,
    ...counts.flatMap(count => [
      ...told.flatMap(phrase => inflected(id, phrase, count)),
      ...[...new Set(nouns)].flatMap(noun => shaped(id, 'noun', noun, count)),
    ]),
  ]
}

/** `will` is no word of an ability by itself. */
const isAuxiliary = (phrase: string): boolean => auxiliaries.get(phrase)?.some(words => words.length === 1) === true

/** Of what is said for its kind, what takes as many targets. */
const slangFor = ({ kind, targets }: Ability): string[] =>
  targets > 1 || !Object.hasOwn(slang, kind)
    ? []
    : slang[kind]!.filter(
        phrase =>
          (aimless.get(phrase.split(' ')[0]!)?.some(words => words.join(' ') === phrase) === true) === (targets === 0),
      )

/** What a phrase has one put somewhere names the ability too: `put a bullet in`, hence `my bullet`. */
const nounIn = (phrase: string): string[] =>
  /^\S+ (?:a|my) ((?:[^\s{]+ ){0,2}[^\s{]+) (?:in|on|at|to)$/.exec(phrase)?.slice(1) ?? []

const own = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined

function inflected(id: string, phrase: string, targets: number): Pattern[] {
  if (phrase.startsWith('{')) return shaped(id, 'plain', phrase, targets)
  const [head = '', ...rest] = phrase.split(' ')
  const tail = rest.join(' ')
  const last = rest.at(-1)
  const atHead = (['plain', 'third', 'going', 'past'] as const).flatMap(form =>
    formsOf(head, form).flatMap(word => shaped(id, form, `${word} ${tail}`, targets)),
  )
  const atEnd =
    last === undefined || rest.length > 1 || last.startsWith('{')
      ? []
      : (['third', 'going', 'past'] as const).flatMap(form =>
          formsOf(last, form).flatMap(word => shaped(id, form, `${head} ${word}`, targets)),
        )
  return [...atHead, ...atEnd]
}

/** A verb, and its past forms. */
const irregular: Readonly<Record<string, string[]>> = Object.fromEntries(
  listed(`
    shoot shot | hit hit | hide hid hidden | keep kept | sit sat | babysit babysat | take took taken | set set
    put put | make made | get got | go went | give gave given | send sent | drive drove driven | lead led
    draw drew drawn | steal stole stolen | leave left | see saw seen | do did done | let let | bring brought
    throw threw | pay paid | be was
  `).map(forms => {
    const [verb = '', ...past] = forms.split(' ')
    return [verb, past]
  }),
)

/** A verb in one of its forms, in all spellings it may have. */
export function formsOf(verb: string, form: Exclude<VerbForm, 'noun'>): string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb
  const doubled = `${verb}${verb.at(-1) ?? ''}`
  switch (form) {
    case 'plain':
      return [verb]
    case 'third':
      return [`${verb}s`, `${verb}es`]
    case 'going':
      return [`${stem}ing`, `${doubled}ing`, `${verb}ing`, `${stem}in`, `${doubled}in`]
    case 'past':
      return irregular[verb] ?? [`${stem}ed`, `${doubled}ed`]
  }
}

/** A phrase as a pattern; its targets come last where it does not place them. */
function shaped(ability: string, form: VerbForm, phrase: string, targets: number): Pattern[] {
  const said = phrase
    .replace(comes, comes.replaceAll(' ', '_'))
    .split(' ')
    .filter(word => word !== '')
    .map((word): Part =>
      word === '{first}'
        ? { target: 0 }
        : word === '{second}'
          ? { target: 1 }
          : { word: fold(word).replaceAll('_', ' ') },
    )
  const placed = said.some(part => 'target' in part)
  const parts = placed
    ? said
    : [
        ...said,
        ...Array.from({ length: targets }, (_, target) => ({ target })).flatMap((part): Part[] =>
          part.target ? [{ word: 'and' }, part] : [part],
        ),
      ]
  return said.length ? [{ ability, form, parts, words: said.filter(part => 'word' in part).length }] : []
}

/** Words that stand for each other between two targets. */
const between: Record<string, readonly string[][]> = {
  and: listed('and | & | with | for | , | / | + | n | <-> | <> | <=> | ↔ | ⇄ | ⟷ | , and | and then | - | to | vs').map(
    said => said.split(' '),
  ),
  to: listed(
    'to | onto | on to | into | at | towards | toward | on | -> | => | --> | → | ⇒ | ➜ | unto | to target | to visit | upon',
  ).map(said => said.split(' ')),
}

/** Said of what is under way to somebody; there are many ways to say it. */
const comes = 'whatever comes to'

export function comingAt(tokens: readonly Token[], at: number): number {
  const named = phraseAt(english.whatever, tokens, at)
  const joined = named ? at + named + phraseAt(english.which, tokens, at + named) : at
  const going = named ? phraseAt(english.underWay, tokens, joined) : 0
  return going ? joined + going - at : 0
}

/** How many tokens a word of a pattern takes here; between two targets it may be one of its like. */
export function wordAt(word: string, loosely: boolean, tokens: readonly Token[], at: number): number {
  if (word === comes) return comingAt(tokens, at)
  const alike = loosely ? (between[word] ?? [[word]]) : [[word]]
  return alike
    .filter(words => words.every((one, index) => tokens[at + index]?.text === one))
    .reduce((most, words) => Math.max(most, words.length), 0)
}
