/**
 * Catalogues: what people are told, as ICU messages by section and key, in every language. What a message asks for is
 * read off its text, so that a missing key, value or translation does not compile.
 */
import type { GetICUArgs } from '@schummar/icu-type-parser'
import type { Written } from './locale.ts'

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

/** A message: what it says in each language. */
type Message = Readonly<Record<Written, string>>

/** The messages of a section by their keys. */
export type Section = Readonly<Record<string, Message>>

/** What no language may say: a value that nobody gives, a tag that nobody draws. */
export type Fitting<Of extends Section> = {
  [Key in keyof Of]: {
    [Language in keyof Of[Key]]: [Unknown<Of[Key]['en'], Of[Key][Language] & string>] extends [never]
      ? Of[Key][Language]
      : { 'the English message has no': Unknown<Of[Key]['en'], Of[Key][Language] & string> }
  }
}

/**
 * One section of a catalogue: each message in every language, asking for no value and no tag that the English one does not.
 * @returns the same, with every message known to the compiler by its letters
 */
export const defineMessages = <const Of extends Section>(section: Of & Fitting<Of>): Of => section

/** A catalogue: its sections, each with messages by key. */
export type Sections = Readonly<Record<string, Section>>

/** The keys of a catalogue: `votes.title`, the section and the message in it. */
export type KeyOf<Catalogue extends Sections> = {
  [Section in keyof Catalogue & string]: `${Section}.${keyof Catalogue[Section] & string}`
}[keyof Catalogue & string]

/** The message under a key, by its letters. */
export type MessageAt<Catalogue extends Sections, At extends string> = At extends `${infer Section}.${infer Name}`
  ? Section extends keyof Catalogue
    ? Name extends keyof Catalogue[Section]
      ? Catalogue[Section][Name]['en']
      : never
    : never
  : never

/** What has to be given with a key: nothing where its message asks for nothing. */
export type Given<Message extends string, Printed = string | number> = [TagsOf<Message>] extends [never]
  ? keyof ValuesOf<Message> extends never
    ? []
    : [values: ValuesOf<Message, Printed>]
  : never
