/**
 * Marks of posts as sent, as long as nothing else was done since. The journal of the game does not hold them, so undoing
 * takes these back first.
 */
import { create } from 'zustand'
import { say } from '../words/say.ts'

export interface Mark {
  game: string
  phase: number
  post: string
  /** Who reads it. */
  name: string
}

/** The marks, the last one made last. */
const useMarks = create<{ marks: readonly Mark[] }>(() => ({ marks: [] }))

/** The mark that undoing takes back next in a game. */
export const useLastMark = (game: string | undefined): Mark | undefined => useMarks(({ marks }) => lastOf(marks, game))
/** The same, asked once. */
export const lastMark = (game: string): Mark | undefined => lastOf(useMarks.getState().marks, game)

const lastOf = (marks: readonly Mark[], game: string | undefined): Mark | undefined =>
  marks.at(-1)?.game === game ? marks.at(-1) : undefined

/** A post was marked as sent. */
export const keepMark = (mark: Mark): void =>
  useMarks.setState(({ marks }) => ({
    marks: [
      ...marks.filter(other => other.post !== mark.post || other.phase !== mark.phase || other.game !== mark.game),
      mark,
    ],
  }))
/** The mark was taken back. */
export const dropMark = (mark: Mark): void =>
  useMarks.setState(({ marks }) => ({ marks: marks.filter(other => other !== mark) }))
/** Something else was done. */
export const forgetMarks = (): void => useMarks.setState({ marks: [] })

/** `Marked the post to Briar as sent` */
export const markSaid = ({ name }: Mark): string => say('state.markedSent', { name })
