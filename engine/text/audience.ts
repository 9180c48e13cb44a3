import type { Span } from './span.ts'

declare const fromPublic: unique symbol

/**
 * Something made from public facts only.
 *
 * The rule: public text is composed from a public projection, never filtered out of the private one. A filter has to
 * remember every secret, and the first new kind of secret it does not know leaks; a projection names what everybody may
 * know, and what it does not name cannot appear. So a note to the public can only be made by `publicNote`, which takes
 * `Public` facts, and those only come out of `publicProjection`: where the compiler sees none, nothing private passes.
 */
export type Public<T> = T & { readonly [fromPublic]: true }

/**
 * Takes everything known and a function that names what everybody may know; returns those public facts. The function
 * should build a new value field by field: never spread, never delete.
 */
export function publicProjection<Known, Facts extends object>(
  known: Known,
  project: (known: Known) => Facts,
): Public<Facts> {
  return project(known) as Public<Facts>
}

/** Who a text is for: everybody, one player, or a group that shares a topic (a faction, the dead). Ids, not names. */
type Audience = { to: 'public' } | { to: 'player'; player: string } | { to: 'group'; group: string }

/**
 * A text with its reader. `kind` says what it is (a role PM, a night result, a vote count…), `locale` in which language
 * it was made, `secret` whether it tells what not everybody knows: a view covers it and asks before copying.
 */
interface NoteOf<To extends Audience, Secret extends boolean> {
  audience: To
  kind: string
  locale?: string
  paragraphs: Span[][]
  secret: Secret
}

/** A text for everybody: made from public facts, hence never secret. */
export type PublicNote = Public<NoteOf<{ to: 'public' }, false>>

/** A text for one player or one group. */
type PrivateNote = NoteOf<Exclude<Audience, { to: 'public' }>, boolean>

/** A text with its reader, whoever that is. */
export type Note = PublicNote | PrivateNote

/**
 * Takes public facts and a function that words them; returns a note to everybody. Give a function from the top of a
 * module: one written on the spot can reach what is private around it, and the compiler would not see.
 */
export function publicNote<Facts extends object>(
  kind: string,
  facts: Public<Facts>,
  compose: (facts: Public<Facts>) => Span[][],
  locale?: string,
): PublicNote {
  const note: NoteOf<{ to: 'public' }, false> = {
    audience: { to: 'public' },
    kind,
    paragraphs: compose(facts),
    secret: false,
  }
  return (locale === undefined ? note : { ...note, locale }) as PublicNote
}

/** Takes notes; returns those addressed to everybody, in their order. It picks by address and looks into no text. */
export function publicOnly(notes: readonly Note[]): PublicNote[] {
  return notes.filter((note): note is PublicNote => note.audience.to === 'public')
}
