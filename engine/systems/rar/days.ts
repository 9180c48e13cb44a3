/**
 * Days, where a game takes some (option `day`): those of open forums, or those with a lock that are lent with all that
 * belongs to them. Of either: the vote, and what a night has to say beside its results.
 */
import { catalogueOf } from '../../ruleset/catalogue.ts'
import type { Days, VoteDays } from '../../ruleset/borrowed-rules.ts'
import type { Entry, ResolveRequest, System, Votes } from '../../ruleset/system.ts'
import type { Game, PhaseState } from '../../journal/state.ts'
import type { Outcome, Tell } from '../../journal/outcome.ts'
import type { InEach } from '../../text/in-each.ts'
import type { Wording, Words } from '../../text/wording.ts'

/** Whether the days of a game are the lent ones, with a vote and a lock. */
export const locks = ({ options }: Pick<Game, 'options'>): boolean => options.day === 'lock'

/** Whether they are those of open forums. */
export const votes = ({ options }: Pick<Game, 'options'>): boolean => options.day === 'forum'

/** Whether a game has days with a vote at all. */
export const hasDays = (game: Pick<Game, 'options'>): boolean => locks(game) || votes(game)

/** A day that is lent. What it says to everybody stands in the post that closes such a day. */
export function dayOf(
  days: Pick<Days, 'resolve'>,
  system: System,
  game: Game,
  phase: PhaseState,
  request: ResolveRequest,
): Outcome {
  const day = days.resolve(system, game, phase, request)
  return { ...day, tells: day.tells.map(atDusk) }
}

const atDusk = (tell: Tell): Tell =>
  tell.to.to === 'public' && tell.post === undefined ? { ...tell, post: 'dusk' } : tell

/** Whether somebody has an action of such days: there the order in which actions come decides. */
export const actsByDay = (system: System, game: Game): boolean => {
  const catalogue = catalogueOf(system, game)
  return (
    votes(game)
    && game.seats.some(seat =>
      [...catalogue.abilitiesOf(seat), ...(system.entry.alsoHas?.(game, seat) ?? [])].some(id =>
        catalogue.phasesOf(seat, id)?.includes('day'),
      ),
    )
  )
}

/** Why an action is refused besides what holds of every one: by those days that the game has. Days with a lock know no action. */
export const refusedIn =
  (
    { lock, forum }: { lock: Pick<Days, 'refuse'>; forum: VoteDays },
    system: () => System,
  ): NonNullable<Entry['refuse']> =>
  (game, phase, move) =>
    votes(game)
      ? forum.refuse(system(), game, phase, move)
      : locks(game) && phase.kind === 'day'
        ? { rule: 'RAR-C3', says: noneByLock }
        : lock.refuse(game, phase, move)

const noneByLock: InEach = {
  en: 'days with a lock have no actions (option day)',
  ru: 'в днях с фиксацией линча ходов нет (опция «день»)',
}

/** The vote of days, in games that take some. @param open that of open forums @param lock that with a lock */
export const votesOf = (open: Votes, lock: Votes): Votes => ({
  ...open,
  nobody: votes,
  from: game => (votes(game) ? open.from?.(game) : undefined) ?? 'post',
  ruleIn: game => (locks(game) ? lock : open).rule,
  style: game => (votes(game) ? open.style?.(game) : lock.style?.(game)),
  needed: (game, living) => (locks(game) ? lock : open).needed?.(game, living),
  voteless: (game, ...when) => (locks(game) ? lock : open).voteless?.(game, ...when) ?? [],
  voices: game => (locks(game) ? lock : open).voices?.(game) ?? [],
  givesUp: (game, held, ballot) => (locks(game) ? lock : open).givesUp?.(game, held, ballot) ?? held,
  none: game =>
    hasDays(game)
      ? undefined
      : {
          en: 'With the option “day” set to “forum” votes are counted, and with “lock” as in the template.',
          ru: 'Они считаются, если опция «день» имеет значение «как на форумах», а «с фиксацией линча» — как в шаблоне.',
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
