/**
 * What a system's tables say besides its wording: its rules, options, prompts and books, in a sentence each. A rule says
 * it in every language where it is written down; of the rest English stands in the tables themselves, and every other
 * language in files beside them, by the same ids.
 */
import type { RuleId } from '../reason/claim.ts'
import type { Field, Form, Option, Prompt, Ruling } from '../rules/role.ts'
import type { InEach } from '../text/in-each.ts'
import type { Written } from '../text/locale.ts'

/** By id. */
export type Sentences<Id extends string = string> = Readonly<Record<Id, string>>

/** The sentences of one language by kind and id. */
export interface Said {
  /** The system's own name. */
  name?: string
  rulebook: Sentences<RuleId>
  /** Why no case can show a rule, where none can. */
  uncheckable?: Sentences<RuleId>
  options: Sentences
  prompts?: Sentences
  modifiers?: Sentences
  marks?: Sentences
  counters?: Sentences
  fields?: Readonly<Record<string, { label: string; says: string }>>
  /** `fields`: their labels. */
  forms?: Readonly<Record<string, { title: string; says: string; fields: Sentences }>>
  /** What ids are called that no text of a game names: options, forms, values of either. */
  names?: Sentences
  /** What an ability is sent in with: by ability and key. */
  keys?: Readonly<Record<string, Sentences>>
}

/** Of a language whose sentences stand in the tables: what ids are called in it. */
export const onlyNames = (names: Sentences): Said => ({ rulebook: {}, options: {}, names })

/** The sentences of a borrower and, where it has none of its own by an id, those of the lender. */
export const saidBeside = (own: Said, lent: Said): Said => ({
  ...own,
  rulebook: { ...lent.rulebook, ...own.rulebook },
  options: { ...lent.options, ...own.options },
  prompts: { ...lent.prompts, ...own.prompts },
  modifiers: { ...lent.modifiers, ...own.modifiers },
  marks: { ...lent.marks, ...own.marks },
  fields: { ...lent.fields, ...own.fields },
  forms: { ...lent.forms, ...own.forms },
  names: { ...lent.names, ...own.names },
})

/** A rule as a section writes it down: what it says, and why no case can show it where none can, in every language. */
type Rule = Omit<Ruling, 'says' | 'uncheckable'> & { says: InEach; uncheckable?: InEach }
export type Rules = Readonly<Record<RuleId, Rule>>

/** What the rules state. @param uncheckable why no case can show it, where none can */
export const stated = (says: InEach, uncheckable?: InEach): Rule => ruleOf('stated', says, uncheckable)

/** What follows from what the rules state. */
export const implied = (says: InEach, uncheckable?: InEach): Rule => ruleOf('implied', says, uncheckable)

/** What we chose where the rules are silent, and a host may choose otherwise. */
export const chosen = (says: InEach, uncheckable?: InEach): Rule => ruleOf('default', says, uncheckable)

/** A rule about what holds between phases, of which no tree is grown. */
export const ofState = (rule: Rule): Rule => ({ ...rule, state: true })

/** A rule whose turning over shows in no result. @param why what a case could not notice */
export const unturned = (rule: Rule, why: string): Rule => ({ ...rule, unturned: why })

const ruleOf = (origin: Ruling['origin'], says: InEach, uncheckable: InEach | undefined): Rule => ({
  says,
  origin,
  ...(uncheckable && { uncheckable }),
})

/** An entry of a table as a section writes it down: its sentence in every language. */
export type InWords<Entry extends { says: string }> = Omit<Entry, 'says'> & { says: InEach }
export type Options = Readonly<Record<string, InWords<Option>>>
export type Prompts = Readonly<Record<string, InWords<Prompt>>>

/** A table as a system has it: in English. */
export const inEnglish = <Entry extends { says: InEach }>(
  table: Readonly<Record<string, Entry>>,
): Record<string, Omit<Entry, 'says'> & { says: string }> =>
  Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, { ...entry, says: entry.says.en }]))

/** What its entries say in another language. */
export const sentencesOf = (table: Readonly<Record<string, { says: InEach }>>, language: Written): Sentences =>
  Object.fromEntries(Object.entries(table).map(([id, { says }]) => [id, says[language]]))

/** Fields and forms as a system writes them down. */
export type Fields = Readonly<Record<string, InWords<Omit<Field, 'label'>> & { label: InEach }>>
type Asked = Form['fields'][string]
export type Forms = Readonly<
  Record<
    string,
    InWords<Omit<Form, 'title' | 'fields'>> & {
      title: InEach
      fields: Readonly<Record<string, Omit<Asked, 'label'> & { label: InEach }>>
    }
  >
>

const mapped = <Entry, Into>(
  table: Readonly<Record<string, Entry>>,
  into: (entry: Entry) => Into,
): Record<string, Into> => Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, into(entry)]))

/** The same as a system has them: in English. */
export const fieldsInEnglish = (table: Fields): Record<string, Field> =>
  mapped(table, field => ({ ...field, label: field.label.en, says: field.says.en }))
export const formsInEnglish = (table: Forms): Record<string, Form> =>
  mapped(table, form => ({
    ...form,
    title: form.title.en,
    says: form.says.en,
    fields: mapped(form.fields, asked => ({ ...asked, label: asked.label.en })),
  }))

/** What they say in another language. */
export const fieldsSaid = (table: Fields, language: Written): NonNullable<Said['fields']> =>
  mapped(table, ({ label, says }) => ({ label: label[language], says: says[language] }))
export const formsSaid = (table: Forms, language: Written): NonNullable<Said['forms']> =>
  mapped(table, ({ title, says, fields }) => ({
    title: title[language],
    says: says[language],
    fields: mapped(fields, ({ label }) => label[language]),
  }))

/** The rules as a system has them: in English. */
export const rulebookOf = (rules: Rules): Record<RuleId, Ruling> =>
  Object.fromEntries(
    Object.entries(rules).map(([id, { uncheckable, ...rule }]) => [
      id,
      { ...rule, says: rule.says.en, ...(uncheckable && { uncheckable: uncheckable.en }) },
    ]),
  )

/** The same rules in another language. */
export const rulesSaid = (rules: Rules, language: Written): Required<Pick<Said, 'rulebook' | 'uncheckable'>> => ({
  rulebook: Object.fromEntries(Object.entries(rules).map(([id, { says }]) => [id, says[language]])),
  uncheckable: Object.fromEntries(
    Object.entries(rules).flatMap(([id, { uncheckable }]) => (uncheckable ? [[id, uncheckable[language]]] : [])),
  ),
})
