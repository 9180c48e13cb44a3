/** What a reader knows of the one who writes. */
import type { SeatId } from '../reason/claim.ts'
import type { SenderAbilities } from './draft-state.ts'
import type { Params } from './params.ts'
import type { NameBook } from './names.ts'
import type { ParamWords } from './ru/params.ts'
import type { Verbs } from './verbs.ts'

export interface SenderContext {
  sender: SeatId
  book: NameBook
  /** The words of the writer's own abilities, and of all there are: many, so made only when asked for. */
  own: Verbs
  all(): Verbs
  /** What the writer's abilities may name beyond their targets. */
  extras: ReadonlyMap<string, Params>
  /** Words by which the writer may call the role. */
  roleWords: ReadonlySet<string>
  /** Whether these words can stand for the writer, as the name of a role that nobody else has. */
  isPersona(words: readonly string[]): boolean
  /** What the writer's team does as one, and who else of it can carry it. */
  team: {
    abilities: ReadonlySet<string> /** Those of them that nobody carries. */
    anyones: ReadonlySet<string>
    mates: ReadonlySet<SeatId>
  }
  /** Which of the writer's abilities kill. */
  kills: ReadonlySet<string>
  /** The words of the writer's own names. */
  names: readonly (readonly string[])[]
  /** The words of the names of those who host. */
  hosts: readonly (readonly string[])[]
  dead: ReadonlySet<SeatId>
  night: number
}

/** The same of one who writes in Russian, where more depends on what he may be doing. */
export interface RuSenderContext extends SenderContext {
  means: SenderAbilities
  /** Which of it is aimed at whoever has a role. */
  aimedAtRoles: ReadonlySet<string>
  /** The sender's own roles as they are named, each with its abilities. */
  ownRoles: ReadonlyMap<SeatId, readonly string[]>
  /** What «моя цель» and «иду к» can mean: moves that cost a turn and are aimed at somebody. */
  moves: readonly string[]
  /** Of two moves in one sentence, which takes the other for granted: a check again over a check. */
  over: Readonly<Record<string, readonly string[]>>
  /** A question of the host's is quoted above what he writes. */
  answers: boolean
  /** What an order may say besides whom it is about. */
  params: ReadonlyMap<string, readonly ParamWords[]>
}
