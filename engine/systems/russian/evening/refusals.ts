/** What may not be sent in by these roles. */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { Sent } from '../shared/sent.ts'
import { rememberedOf } from '../vocabulary.ts'

/** @returns the rule against this move, or undefined */
export function refuseEvenings(
  game: Game,
  { number }: PhaseState,
  { by, does, to, with: keys }: Sent,
): Refusal | undefined {
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
    case 'enslave':
      return refuseSlave(game, number, { by, to })
    case 'punish': {
      const punished = rememberedOf(game.facts, 'punished')
      return punished.some(fact => fact.by === by && fact.data?.since === number)
        ? {
            rule: 'RU-PIM-5',
            says: {
              en: `${name} has punished somebody this evening`,
              ru: `этим вечером игрок ${name} уже наказал раба`,
            },
          }
        : undefined
    }
    case 'surveil':
      return refuseWatch(game, number, { by, to, ...(keys?.instead !== undefined && { instead: keys.instead }) })
    default:
      return undefined
  }
}

/** Four at once, and one of them replaced at a time, by one (RU-ANO-2). */
function refuseWatch(
  game: Game,
  number: number,
  { by, to, instead }: { by: string; to: readonly string[]; instead?: string },
): Refusal | undefined {
  const { name } = seatOf(game, by)!
  const watches = rememberedOf(game.facts, 'watched').filter(({ of }) => seatOf(game, of)?.alive)
  const isWatched = (who: string): boolean => watches.some(({ of }) => of === who)
  const against = (en: string, ru: string, rule = 'RU-ANO-2'): Refusal => ({ rule, says: { en, ru } })
  if (watches.some(fact => fact.by === by && fact.data?.since === number))
    return against(`${name} has chosen this evening`, `этим вечером выбор игрока ${name} уже сделан`, 'RU-ANO-1')
  if (instead !== undefined && !isWatched(instead))
    return against(
      `${name} can only stop watching whom he watches`,
      `игрок ${name} может снять слежку только с того, за кем следит`,
    )
  if (instead !== undefined && to.length > 1)
    return against(
      `${name} names one player where another is replaced`,
      `меняя цель, игрок ${name} называет только одну новую`,
    )
  if (to.some(isWatched))
    return against(`${name} watches this player already`, `игрок ${name} уже следит за этой целью`)
  return watches.length + to.length - (instead === undefined ? 0 : 1) > 4
    ? against(`${name} watches four players at most`, `игрок ${name} следит не больше чем за четырьмя`)
    : undefined
}

/** One in an evening; one at all, and with every two days one more (RU-PIM-5). */
function refuseSlave(
  game: Game,
  number: number,
  { by, to }: { by: string; to: readonly string[] },
): Refusal | undefined {
  const { name } = seatOf(game, by)!
  const slaves = rememberedOf(game.facts, 'enslaved').filter(fact => fact.by === by && seatOf(game, fact.of)?.alive)
  const most = 1 + Math.floor((number - 1) / 2)
  const against = (en: string, ru: string): Refusal => ({ rule: 'RU-PIM-5', says: { en, ru } })
  if (slaves.some(({ data }) => data?.since === number))
    return against(`${name} has taken a passport this evening`, `этим вечером игрок ${name} уже взял раба`)
  if (slaves.some(({ of }) => to.includes(of)))
    return against(`${name} has this slave already`, `это уже раб игрока ${name}`)
  return slaves.length >= most
    ? against(`${name} has as many slaves as may be by now`, `у игрока ${name} уже столько рабов, сколько сейчас можно`)
    : undefined
}
