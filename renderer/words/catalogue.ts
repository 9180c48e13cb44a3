/** The keys of everything that the interface says, and what each of them asks for. */
import type { KeyOf, MessageAt, TagsOf, ValuesOf } from '../../engine/text/catalogue.ts'
import type * as sections from './sections.ts'

/** Its sections. */
export type Catalogue = typeof sections

/** `votes.title`: the section, and the message in it. */
export type Key = KeyOf<Catalogue>

/** The values that the message under a key asks for. */
export type Values<At extends Key, Printed = string | number> = ValuesOf<MessageAt<Catalogue, At>, Printed>

/** The tags that the message under a key carries. */
export type Tags<At extends Key> = TagsOf<MessageAt<Catalogue, At>>

/** Keys of messages that are whole as they stand: no value, no tag. */
export type PlainKey = { [At in Key]: keyof Values<At> | Tags<At> extends never ? At : never }[Key]
