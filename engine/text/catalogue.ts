/**
 * Catalogues: what people are told, as ICU messages by section and key, in every language. What a message asks for is
 * read off its text, so that a missing key, value or translation does not compile.
 */
import type { GetICUArgs } from '@schummar/icu-type-parser'

/** The values of a message, by name: what is counted is a number, what is printed may be whatever `Printed` says. */
export type ValuesOf<Message extends string, Printed = string | number> = string extends Message
  ? Record<string, Printed>
  : GetICUArgs<Message, { ICUArgument: Printed; ICUNumberArgument: number; ICUDateArgument: number }>

/** The tags of a message: `link` in `Look <link>here</link>`. */
export type TagsOf<Message extends string> = Message extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagsOf<Rest>
  : never

/** A message of a translation that asks for a value, or carries a tag, that the English one does not have. */
type Unknown<English extends string, Other extends string> =
  | Exclude<keyof ValuesOf<Other>, keyof ValuesOf<English>>
  | Exclude<TagsOf<Other>, TagsOf<English>>

type Fitting<English, Other> = {
  [Key in keyof Other]: Key extends keyof English
    ? [Unknown<English[Key] & string, Other[Key] & string>] extends [never]
      ? Other[Key]
      : { 'the English message has no': Unknown<English[Key] & string, Other[Key] & string> }
    : { 'there is no such message in English': Key }
}

/**
 * One section of a catalogue in English: what the others are measured by.
 * @param section its messages (ICU) by key
 * @returns the same, with every message known to the compiler by its letters
 */
export const english = <const Section extends Record<string, string>>(section: Section): Section => section

/**
 * The same section in another language: every message of the English one, asking for no value and no tag that that one
 * does not give. Used as `translated<typeof english>()({ … })`, so that the first type can be named and the second found.
 */
export const translated =
  <English extends Record<string, string>>() =>
  <const Other extends Record<string, string>>(
    section: Other & Record<keyof English, string> & Fitting<English, Other>,
  ): Other =>
    section

/** A catalogue: its sections, each with messages by key. */
export type Sections = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The keys of a catalogue: `votes.title`, the section and the message in it. */
export type KeyOf<Catalogue extends Sections> = {
  [Section in keyof Catalogue & string]: `${Section}.${keyof Catalogue[Section] & string}`
}[keyof Catalogue & string]

/** The message under a key, by its letters. */
export type MessageAt<Catalogue extends Sections, At extends string> = At extends `${infer Section}.${infer Name}`
  ? Section extends keyof Catalogue
    ? Name extends keyof Catalogue[Section]
      ? Catalogue[Section][Name] & string
      : never
    : never
  : never

/** A catalogue in some language: the same sections and keys as the English one. */
export type LoadedOf<Catalogue extends Sections> = {
  [Section in keyof Catalogue]: Record<keyof Catalogue[Section], string>
}

/** What has to be given with a key: nothing where its message asks for nothing. */
export type Given<Message extends string, Printed = string | number> = [TagsOf<Message>] extends [never]
  ? keyof ValuesOf<Message> extends never
    ? []
    : [values: ValuesOf<Message, Printed>]
  : never
