/** What may not be sent in by these roles. */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { Sent } from '../shared/sent.ts'
import { rememberedOf } from '../vocabulary.ts'

/** @returns the rule against this move, or undefined */
export function refuseEvenings(game: Game, { number }: PhaseState, { by, does }: Sent): Refusal | undefined {
  const { name } = seatOf(game, by)!
  const hacks = rememberedOf(game.facts, 'hacked')
  switch (does) {
    case 'hack':
      return hacks.some(fact => fact.by === by && fact.data?.since === number && fact.data.role !== undefined)
        ? {
            rule: 'RU-HAC-1',
            says: {
              en: `${name} has hacked somebody this evening`,
              ru: `этим вечером взлом игрока ${name} уже прошел`,
            },
          }
        : undefined
    case 'useRole':
      return hacks.some(({ of, data }) => of === by && data?.part === 'both' && data.since === number - 1)
        ? undefined
        : {
            rule: 'RU-HAC-2',
            says: {
              en: `${name} has no choice between two hacked roles now`,
              ru: `игроку ${name} сейчас не из чего выбирать: обе роли вчера не взламывали`,
            },
          }
    default:
      return undefined
  }
}
