/** What may not be sent in by these roles. */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import type { RuleId } from '../../../reason/claim.ts'
import { moveOf, is } from '../attributes.ts'
import { entryOf } from '../roles/is.ts'
import { eitherRoleIs } from '../shared/playing.ts'
import type { Sent } from '../shared/sent.ts'
import { rememberedOf } from '../vocabulary.ts'

/** @returns the rule against this move, or undefined */
export function refuseEvenings(game: Game, phase: PhaseState, move: Sent): Refusal | undefined {
  return refuseChoice(game, phase, move) ?? refuseEvening(game, phase, move)
}

function refuseEvening(game: Game, { number }: PhaseState, { by, does, to, with: keys }: Sent): Refusal | undefined {
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

const slavesOf = ({ facts }: Game): readonly { of: string; by?: string }[] => rememberedOf(facts, 'enslaved')

/** Whose move a pimp chose is asked of slaves, and of whom a passport is taken just now (RU-PIM-2). */
export const mayBeChosenFor = (game: Game, by: string): boolean =>
  slavesOf(game).some(({ of }) => of === by)
  || game.phases.at(-1)?.submissions.some(one => one.does === 'enslave' && one.to.includes(by) && !one.withdrawn)
    === true

/** What a pimp may not choose for a slave: a kill, a suicide, a client without protection, a move of a role that he does not rule. */
function refuseChoice(game: Game, { submissions }: PhaseState, { by, does, with: keys }: Sent): Refusal | undefined {
  const pimp = keys?.assignedBy
  if (pimp === undefined) return undefined
  const seat = seatOf(game, by)!
  const owner = seatOf(game, pimp)?.name ?? pimp
  const against = (rule: RuleId, en: string, ru: string): Refusal => ({ rule, says: { en, ru } })
  const takenNow = submissions.some(
    one => one.does === 'enslave' && one.by === pimp && one.to.includes(by) && !one.withdrawn,
  )
  if (!takenNow && !slavesOf(game).some(one => one.of === by && one.by === pimp))
    return against(
      does === 'compromise' ? 'RU-PIM-B1' : 'RU-PIM-1',
      `${seat.name} is no slave of ${owner}`,
      `игрок ${seat.name} — не раб игрока ${owner}`,
    )
  if (eitherRoleIs(game, seat, 'ownWill'))
    return against(
      entryOf(seat.role)?.abilities.includes('copy') ? 'RU-ACR-9' : 'RU-PIM-4',
      `${owner} rules no moves of ${seat.name}, and may only punish`,
      `ходами игрока ${seat.name} сутенер не управляет, его можно только наказать`,
    )
  if (moveOf(does)?.kind === 'kill' || is(does, 'deadly'))
    return against(
      'RU-PIM-2',
      `${owner} chooses no kill and no suicide for ${seat.name}, and may only forbid them`,
      `убийства и самоубийства игрока ${seat.name} сутенер не назначает, их можно только запретить`,
    )
  return keys?.protected === 'no'
    ? against(
        'RU-PIM-2',
        `${owner} cannot withhold the protection that ${seat.name} gives`,
        `сутенер не может лишить клиента презерватива (игрок ${seat.name})`,
      )
    : undefined
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
