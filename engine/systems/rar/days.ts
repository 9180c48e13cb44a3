/** Days, where a game takes those that are lent (option `day`): the vote, and what a night has to say beside its results. */
import type { Days } from '../../ruleset/lent.ts'
import type { ResolveRequest, System, Votes } from '../../ruleset/system.ts'
import type { Game, PhaseState } from '../../journal/state.ts'
import type { Outcome, Tell } from '../../journal/outcome.ts'
import type { Wording, Words } from '../../text/wording.ts'

/** Whether the days of a game are the lent ones, with a vote and a lock. */
export const locks = ({ options }: Pick<Game, 'options'>): boolean => options.day === 'lock'

/** A day that is lent. What it says to everybody stands in the post that closes such a day. */
export function dayOf(days: Days, system: System, game: Game, phase: PhaseState, request: ResolveRequest): Outcome {
  const day = days.resolve(system, game, phase, request)
  return { ...day, tells: day.tells.map(atDusk) }
}

const atDusk = (tell: Tell): Tell =>
  tell.to.to === 'public' && tell.post === undefined ? { ...tell, post: 'dusk' } : tell

/** The vote of lent days, in games that take them. */
export const votesOf = (votes: Votes): Votes => ({
  ...votes,
  none: game =>
    locks(game)
      ? undefined
      : {
          en: 'With the option “day” set to “lock” they are counted.',
          ru: 'Они считаются, если опция «день» имеет значение «с фиксацией линча».',
        },
})

/** The words of a system, and beside them those of the days that are lent. */
export function withWords(own: Wording, { wording: { en: lent }, tells }: Days['words']): Wording {
  const { en } = own
  const words: Words = {
    ...en,
    ...(lent.facts && { facts: { ...lent.facts, ...en.facts } }),
    terms: { ...lent.terms, ...en.terms },
    modifiers: { ...lent.modifiers, ...en.modifiers },
    tells: { ...Object.fromEntries(Object.entries(lent.tells).filter(([kind]) => tells.includes(kind))), ...en.tells },
    posts: { ...lent.posts, ...en.posts },
  }
  return { ...own, en: words }
}
