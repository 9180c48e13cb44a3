/** What the calls about posts and private messages to players give. */
import type { PartStanding, PostPart } from '../../../engine/messages/parts.ts'
import type { Span } from '../../../engine/text/span.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import type { Damage } from '../library/answers.ts'

export interface PostsView {
  revision: number
  phase: number
  dialect: string
  /** The phase is locked: before, this is what would be posted. */
  locked: boolean
  /** The post that closes the phase first (`public:public`), other posts to everybody (`public:votes`), then groups, then players in roster order. */
  posts: PostView[]
  toSend: number
  /** What may stand below the post that closes a phase, and from which phase on a choice holds. */
  parts: { id: PostPart; on: boolean; standing: PartStanding }[]
  partsFrom: number
  /** Edits and marks that are lost. */
  damaged?: Damage[]
}

export interface PostView {
  id: string
  /** `heads` of a hydra: who gets it, where its name does not say it. */
  to: { kind: 'public' | 'player' | 'group'; id: string; name: string; heads?: string[] }
  kind: string
  /** What to put in a subject line: never holds a secret. */
  title: string
  language: Locale
  /** Ready to paste, in the dialect, with the host's edits; several where the forum's limit asks for it. */
  text: string
  parts: string[]
  /** As it will look; of an edited post, nothing. */
  paragraphs: Span[][]
  /** How the words of the host will look; nothing where the markup cannot be read back. */
  seen?: Span[][]
  edited: boolean
  /** It was edited, and would say something else now without the edit. */
  outdated: boolean
  /** `stale`: it was sent, and would say something else now. */
  state: 'toSend' | 'sent' | 'stale'
  sentAt?: string
  link?: string
  /** As it was sent, where it is stale, and as it would be sent now, in the same plain words. */
  was?: string
  now?: string
  /** What sets right what was sent: posted or sent in the place of the whole text. */
  correction?: { paragraphs: Span[][]; text: string; parts: string[] }
  secret: boolean
  /** It would tell somebody who is dead by then: the host keeps it, and is not asked to send it. */
  kept?: true
  /** It closes its phase: the parts stand below it. */
  closes?: true
  /** Drafts of what may be told of each death in it, before what it says: a host may take them. */
  flavour?: string
  /** It can be sent before its phase is locked: it opens the game, or is the index of it. */
  early?: true
  /** A count that was sent before the one that is due: it is there to be read. */
  former?: true
  /** It is the index of the game and belongs to no phase: a host who never posted it is not asked for it. */
  ofGame?: true
}

/** The index of a game, once something was posted to everybody. */
export interface GameIndex {
  revision: number
  post?: PostView
  /** What it names without leading there, as nobody kept the address. */
  unlinked: { phase: number; post: string; title: string }[]
}

/** What everybody may see of a game: what was posted, the time that is left, and the count of a vote that is open to all. */
export interface PublicView {
  revision: number
  name: string
  system: string
  zone: string
  /** The phase that is open, once everything before it was posted. */
  phase?: { name: string; closes?: string }
  /** Who lives and who is out, as far as everybody has read: a line each. */
  people: string[]
  /** The count of the vote as its post would have it now. */
  count?: { title: string; paragraphs: Span[][] }
  /** The index of the game as it was sent last. */
  index?: PublicPost
  /** Posts to everybody as they were sent, by their phases: the last one first, and the last phase. */
  phases: { phase: number; name: string; posts: PublicPost[] }[]
}

export interface PublicPost {
  /** Nothing where the post begins with it. */
  title?: string
  sentAt: string
  language: Locale
  paragraphs: Span[][]
}

/** Where a game turned: lines first to last, each with its phase by its place and a row of it; and all of it as posts. */
export interface TurnedView {
  title: Span[]
  lines: { phase: number; name: string; row?: string; said: Span[] }[]
  /** Who died when, and by whom; empty where nobody did. */
  deaths: Span[]
  parts: string[]
}

/** A phase or a game with everything behind it, in as many posts as the forum asks for. */
export interface WithReasons {
  parts: string[]
}

/** What was written where. */
export interface Exported {
  folder: string
  files: { name: string; path: string; text: string }[]
}
