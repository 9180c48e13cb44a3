/** What those who play a role for a day may not send in, in their own role and in the other (RU-WIZ, RU-ACR). */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { playedFor } from '../shared/playing.ts'
import type { Sent } from '../shared/sent.ts'
import { rememberedOf } from '../vocabulary.ts'
import { refuseCurse, refuseSwap } from './undead-refusals.ts'
import { MOST_PLAYED } from './playing.ts'

/** How many targets a move has at most for who only plays the role; the own role may have more (RU-ACR-5). */
const targets: Readonly<Record<string, number>> = { heal: 1, burn: 1 }

/** What a copy does not do to the player whose role it is (RU-ACR-6). */
const notAtOwner: readonly string[] = ['watch', 'surveil', 'serve', 'serveRole', 'exchange', 'enslave', 'curse']

/** @returns the rule against this move, or undefined */
export function refuseHands(game: Game, phase: PhaseState, sent: Sent): Refusal | undefined {
  switch (sent.does) {
    case 'conjure':
      return refuseConjuring(game, sent)
    case 'copy':
      return refuseCopying(game, sent)
    case 'collect':
      return refuseCollecting(game, sent)
    case 'wield':
      return refuseWielding(game, sent)
    case 'curse':
      return refuseCurse(game, phase, sent) ?? refusePlayed(game, sent)
    case 'swapCorpse':
      return refuseSwap(game, sent)
    case 'fixExchange':
      return rememberedOf(game.facts, 'exchanged').length
        ? undefined
        : { rule: 'RU-WCH-5', says: { en: 'there is no exchange to be fixed', ru: 'закреплять нечего: обмена нет' } }
    case 'lastExchange':
      return refuseLastExchange(game, sent)
    default:
      return refusePlayed(game, sent)
  }
}

/** One of the two is alive, the other died before this vote (RU-WCH-6). */
function refuseLastExchange(game: Game, { to }: Sent): Refusal | undefined {
  const living = to.filter(slot => seatOf(game, slot)?.alive).length
  return to.length === 2 && living !== 1
    ? {
        rule: 'RU-WCH-6',
        says: {
          en: 'one of the two is alive, and the other dead',
          ru: 'один из двоих должен быть жив, а другой — мертв',
        },
      }
    : undefined
}

/** Three players in a game, each once (RU-ACR-2). */
function refuseCopying(game: Game, { by, to }: Sent): Refusal | undefined {
  const { name } = seatOf(game, by)!
  const before = rememberedOf(game.facts, 'playedBefore').filter(({ of }) => of === by)
  const says =
    before.length >= MOST_PLAYED
      ? { en: `${name} has copied three players`, ru: `игрок ${name} уже копировал трех игроков` }
      : before.some(fact => fact.by !== undefined && to.includes(fact.by))
        ? { en: `${name} has copied this player before`, ru: `этого игрока ${name} уже копировал` }
        : undefined
  return says && { rule: 'RU-ACR-2', says }
}

/** Three roles in a game, each once (RU-WIZ-1). */
function refuseConjuring(game: Game, { by, to }: Sent): Refusal | undefined {
  const { name } = seatOf(game, by)!
  const role = (to[0] ?? '').replace(/^role:/, '')
  const before = rememberedOf(game.facts, 'playedBefore').filter(({ of }) => of === by)
  const says =
    before.length >= MOST_PLAYED
      ? { en: `${name} has played three roles`, ru: `игрок ${name} уже использовал три роли` }
      : before.some(({ data }) => data.role === role)
        ? { en: `${name} has named this role before`, ru: `эту роль игрок ${name} уже называл` }
        : undefined
  return says && { rule: 'RU-WIZ-1', says }
}

/** The roles that a collector has, the oldest first. */
const collected = (game: Game, who: string): string[] =>
  rememberedOf(game.facts, 'heir').flatMap(({ of, data }) => (of === who && data.beside ? data.role : []))

/** Three without a role, two with one or two, else one (RU-COL-1). */
function refuseCollecting(game: Game, { by, to }: Sent): Refusal | undefined {
  const { name } = seatOf(game, by)!
  const roles = collected(game, by).length
  const most = roles === 0 ? 3 : roles <= 2 ? 2 : 1
  return to.length > most
    ? {
        rule: 'RU-COL-1',
        says: {
          en: `${name} has collected ${roles} and names ${most} at most`,
          ru: `у игрока ${name} собрано ролей: ${roles}, целей можно назвать не больше ${most}`,
        },
      }
    : undefined
}

/** One of those that were collected (RU-COL-2). */
function refuseWielding(game: Game, { by, to }: Sent): Refusal | undefined {
  const { name } = seatOf(game, by)!
  const role = (to[0] ?? '').replace(/^role:/, '')
  return !to.length || collected(game, by).includes(role)
    ? undefined
    : {
        rule: 'RU-COL-2',
        says: { en: `${name} has not collected this role`, ru: `такой роли у игрока ${name} в коллекции нет` },
      }
}

/** What a role may and who only plays it may not. */
function refusePlayed(game: Game, { by, does, to, with: keys }: Sent): Refusal | undefined {
  const play = playedFor(game, by, does)
  if (!play) return undefined
  const { name } = seatOf(game, by)!
  const most = own(targets, does)
  if (most !== undefined && to.length > most)
    return {
      rule: 'RU-ACR-5',
      says: { en: `${name} plays this role with one target`, ru: `за эту роль у игрока ${name} одна цель` },
    }
  if (
    play.by !== undefined
    && notAtOwner.includes(does)
    && to.some(target => [play.by, `role:${play.data.role}`].includes(target))
  )
    return {
      rule: 'RU-ACR-6',
      says: {
        en: `${name} cannot aim this at the player whose role it is`,
        ru: `на владельца роли игрок ${name} так ходить не может`,
      },
    }
  return does === 'takeHome' && keys?.protected === 'no'
    ? {
        rule: 'RU-ACR-5',
        says: { en: `${name} always protects the client`, ru: `игрок ${name} всегда предохраняется` },
      }
    : undefined
}
