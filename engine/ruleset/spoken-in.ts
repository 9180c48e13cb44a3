/** A system in another language: its tables, saying what stands beside them. */
import type { Field, Form, Option, Prompt, Ruling } from '../rules/role.ts'
import type { Locale } from '../text/wording.ts'
import { getOwn } from './catalogue.ts'
import type { Said, Sentences } from './localized-text.ts'
import type { System } from './system.ts'

/**
 * A system whose tables speak a language. It is for showing: what resolves and decides is the same in both.
 * @param language what is not said in it stays in English
 */
export function spokenIn(system: System, language: Locale): System {
  const said = system.words.says?.[language]
  if (!said) return system
  const known = spoken.get(system)?.[language]
  if (known?.said === said) return known.speaking
  const speaking = inWords(system, said)
  spoken.set(system, { ...spoken.get(system), [language]: { said, speaking } })
  return speaking
}

const spoken = new WeakMap<System, Partial<Record<Locale, { said: Said; speaking: System }>>>()

function inWords(system: System, said: Said): System {
  const { books = {} } = system
  const { keys = {}, uncheckable = {} } = said
  return {
    ...system,
    name: said.name ?? system.name,
    rulebook: mapped(saying<Ruling>(system.rulebook, said.rulebook), (ruling, id) => ({
      ...ruling,
      ...(ruling.uncheckable !== undefined && { uncheckable: getOwn(uncheckable, id) ?? ruling.uncheckable }),
    })),
    options: saying<Option>(system.options, said.options),
    prompts: saying<Prompt>(system.prompts, said.prompts),
    modifiers: saying(system.modifiers, said.modifiers),
    abilities: mapped(system.abilities, (ability, id) =>
      ability.keys ? { ...ability, keys: saying(ability.keys, getOwn(keys, id)) } : ability,
    ),
    books: {
      ...books,
      ...(books.marks && { marks: saying(books.marks, said.marks) }),
      ...(books.counters && { counters: saying(books.counters, said.counters) }),
      ...(books.fields && { fields: mapped(books.fields, (field, id) => fieldSaid(field, said.fields?.[id])) }),
      ...(books.forms && { forms: mapped(books.forms, (form, id) => formSaid(form, said.forms?.[id])) }),
    },
  }
}

const mapped = <Entry>(
  table: Readonly<Record<string, Entry>>,
  change: (entry: Entry, id: string) => Entry,
): Record<string, Entry> => Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, change(entry, id)]))

const saying = <Entry extends { says: string }>(
  table: Readonly<Record<string, Entry>>,
  sentences: Sentences = {},
): Record<string, Entry> => mapped(table, (entry, id) => ({ ...entry, says: getOwn(sentences, id) ?? entry.says }))

const fieldSaid = (field: Field, said: { label: string; says: string } | undefined): Field => ({ ...field, ...said })

const formSaid = (form: Form, said: { title: string; says: string; fields: Sentences } | undefined): Form =>
  said
    ? {
        ...form,
        title: said.title,
        says: said.says,
        fields: mapped(form.fields, (field, id) => ({ ...field, label: getOwn(said.fields, id) ?? field.label })),
      }
    : form

/** What a system's ids are called in a language other than English, which spaces them out: by id. */
export function namesIn({ words }: System, language: Locale): Readonly<Record<string, string>> {
  const known = named.get(words)?.[language]
  if (known) return known
  const said = language === 'en' ? undefined : words.wording[language]
  const names = {
    ...said?.roles,
    ...said?.uses,
    ...said?.results,
    ...said?.factions,
    ...said?.terms,
    ...words.says?.[language]?.names,
  }
  named.set(words, { ...named.get(words), [language]: names })
  return names
}

const named = new WeakMap<System['words'], Partial<Record<Locale, Readonly<Record<string, string>>>>>()
