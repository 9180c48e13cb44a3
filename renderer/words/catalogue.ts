/** The keys of everything that the interface says, and what each of them asks for. */
import type { en } from './en.ts'
import type { TagsOf, ValuesOf } from './messages.ts'

export type Catalogue = typeof en

/** `votes.title`: the section, and the message in it. */
export type Key = { [Section in keyof Catalogue]: `${Section}.${keyof Catalogue[Section] & string}` }[keyof Catalogue]

type MessageAt<At extends Key> = At extends `${infer Section}.${infer Name}`
  ? Section extends keyof Catalogue
    ? Name extends keyof Catalogue[Section]
      ? Catalogue[Section][Name] & string
      : never
    : never
  : never

/** The values that the message under a key asks for. */
export type Values<At extends Key, Printed = string | number> = ValuesOf<MessageAt<At>, Printed>

/** The tags that the message under a key carries. */
export type Tags<At extends Key> = TagsOf<MessageAt<At>>

/** Keys of messages that are whole as they stand: no value, no tag. */
export type PlainKey = { [At in Key]: keyof Values<At> | Tags<At> extends never ? At : never }[Key]

/** A language loaded: its sections. */
export type Loaded = { [Section in keyof Catalogue]: Record<keyof Catalogue[Section], string> }
