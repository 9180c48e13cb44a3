/** What a system says in a language that came from a file: each text of its English words and tables put into it. */
import { humanize } from '../text/humanize.ts'
import type { Locale, Translate } from '../text/locale.ts'
import type { Words } from '../text/wording.ts'
import type { Said, Sentences } from './localized-text.ts'
import type { System } from './system.ts'

/** The same with where a text stands. */
type PutAt = (english: string, ru: string | undefined, path: string) => string

type Table = Readonly<Record<string, string>>

/** Tables of plain texts: those that people write by, and readers know, stay as they are. */
const texts = [
  'roles',
  'factions',
  'goals',
  'known',
  'topics',
  'uses',
  'deeds',
  'modifiers',
  'terms',
  'traits',
  'results',
  'tells',
] as const satisfies readonly (keyof Words)[]

/**
 * Has a system speak a language too.
 * @param put puts its English texts into it
 */
export function speakAlso(system: System, language: Locale, put: Translate): void {
  const { wording, says = {} } = system.words
  wording[language] = wordsIn(wording.en, wording.ru, put)
  says[language] = saidIn(system, put)
  // Whoever keeps something by its words has to make it anew.
  system.words = { ...system.words, says }
}

/** Has it speak only those languages again that it is written in. */
export function unlearn(system: System, languages: Iterable<Locale>): void {
  for (const language of languages) {
    delete system.words.wording[language]
    delete system.words.says?.[language]
  }
  system.words = { ...system.words }
}

/** What its texts for players say in English where they say it in no other language, by where it stands: `roles.cop`. */
export function textsInEnglishAlone({ words: { wording } }: Pick<System, 'words'>): Map<string, string> {
  const found = new Map<string, string>()
  if (!wording.ru)
    wordsIn(wording.en, undefined, (text, _, path) => {
      found.set(path, text)
      return text
    })
  return found
}

function wordsIn(en: Words, ru: Words | undefined, put: PutAt): Words {
  const table = (name: (typeof texts)[number]): Record<string, string> =>
    mapped(en[name] ?? {}, (text, id) => put(text, ru?.[name]?.[id], `${name}.${id}`))
  return {
    ...en,
    ...Object.fromEntries(texts.flatMap(name => (en[name] ? [[name, table(name)]] : []))),
    ...(en.common && { common: en.common.map((text, at) => put(text, ru?.common?.[at], `common.${at}`)) }),
    sights: mapped(en.sights, ({ some, none }, id) => ({
      some: put(some, ru?.sights[id]?.some, `sights.${id}.some`),
      none: put(none, ru?.sights[id]?.none, `sights.${id}.none`),
    })),
    ...(en.facts && {
      facts: mapped(en.facts, (phrase, id) => ({ ...phrase, ...partsIn(phrase, ru?.facts?.[id], put, `facts.${id}`) })),
    }),
    posts: mapped(en.posts, (layout, id) =>
      layout.map((block, at) => ({ ...block, ...partsIn(block, ru?.posts[id]?.[at], put, `posts.${id}.${at}`) })),
    ),
  }
}

/** What of a phrase or of a block of a post is text. */
const parts = ['stands', 'falls', 'asks', 'would', 'message', 'lead', 'empty'] as const

/** Only these, put into the language. */
function partsIn<Of extends object>(en: Of, ru: Of | undefined, put: PutAt, path: string): Partial<Of> {
  const [said, beside] = [en, ru ?? {}] as [Table, Table]
  return Object.fromEntries(
    parts.flatMap(part => (said[part] === undefined ? [] : [[part, put(said[part], beside[part], `${path}.${part}`)]])),
  ) as Partial<Of>
}

function saidIn(system: System, put: Translate): Said {
  const { books = {} } = system
  const { en, ru } = system.words.says ?? {}
  const says = (
    table: Readonly<Record<string, { says: string }>> | undefined,
    beside?: Sentences,
  ): Record<string, string> => mapped(table ?? {}, (entry, id) => put(entry.says, beside?.[id]))
  return {
    name: put(system.name, ru?.name),
    rulebook: says(system.rulebook, ru?.rulebook),
    uncheckable: Object.fromEntries(
      Object.entries(system.rulebook).flatMap(([id, { uncheckable: why }]) =>
        why === undefined ? [] : [[id, put(why, ru?.uncheckable?.[id])]],
      ),
    ),
    options: says(system.options, ru?.options),
    prompts: says(system.prompts, ru?.prompts),
    modifiers: says(system.modifiers, ru?.modifiers),
    marks: says(books.marks, ru?.marks),
    counters: says(books.counters, ru?.counters),
    fields: mapped(books.fields ?? {}, (field, id) => ({
      label: put(field.label, ru?.fields?.[id]?.label),
      says: put(field.says, ru?.fields?.[id]?.says),
    })),
    forms: mapped(books.forms ?? {}, (form, id) => ({
      title: put(form.title, ru?.forms?.[id]?.title),
      says: put(form.says, ru?.forms?.[id]?.says),
      fields: mapped(form.fields, ({ label }, field) => put(label, ru?.forms?.[id]?.fields[field])),
    })),
    keys: Object.fromEntries(
      Object.entries(system.abilities).flatMap(([id, { keys }]) => (keys ? [[id, says(keys, ru?.keys?.[id])]] : [])),
    ),
    // An id that has a name in Russian alone is spaced out in English.
    names: mapped({ ...en?.names, ...ru?.names }, (_, id) => put(en?.names?.[id] ?? humanize(id), ru?.names?.[id])),
  }
}

const mapped = <Entry, Into>(
  table: Readonly<Record<string, Entry>>,
  into: (entry: Entry, id: string) => Into,
): Record<string, Into> => Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, into(entry, id)]))
