/** What killers may not send in: shots that nobody has, rumours on the wrong night, and what needs a partner's word. */
import type { Game, PhaseState, Refusal, Seat } from '../../../journal/state.ts'
import { seatOf } from '../../../journal/state.ts'
import { metBy, partnersOfPlayer } from '../shared/pairs.ts'
import { homeOf, killersOf, negativeOf, sideOf, type Side } from '../shared/sides.ts'
import { accountsOf, nightOf } from '../shared/shots.ts'
import type { RuleId } from '../../../reason/claim.ts'
import { rememberedOf } from '../vocabulary.ts'
import type { Sent } from '../shared/sent.ts'

/** @returns the rule of this part against a move, or undefined */
export function refuseKillers(game: Game, { number }: PhaseState, move: Sent): Refusal | undefined {
  const strange = sentByStranger(game, move)
  if (strange) return strange
  switch (move.does) {
    case 'shoot':
      return refuseShot(game, number, move)
    case 'insure':
      return refuseInsurance(game, number, move)
    case 'suicide':
      return refuseSuicide(game, move)
    case 'slander':
      return refuseRumour(game, number, move)
    default:
      return undefined
  }
}

/** Who sent a move in is asked of those who have partners (RU-INS-2). */
export const asks = (game: Game, by: string, key: string): boolean =>
  key !== 'sentBy' || partnersOf(game, by).length > 0

const nameOf = (game: Game, slot: string): string => seatOf(game, slot)!.name
const mayShoot = (game: Game, slot: string): Side | undefined => sideOf(game.seats, slot)
const noKiller = (game: Game, slot: string): Refusal => ({
  rule: 'RU-KILL-1',
  says: {
    en: `${nameOf(game, slot)} has no shot while others of that side live`,
    ru: `у игрока ${nameOf(game, slot)} нет выстрела, пока живы другие с этой стороны`,
  },
})

const partnersOf = ({ seats, facts }: Game, slot: string): Seat[] =>
  partnersOfPlayer(seats, rememberedOf(facts, 'met'), slot)
/** The rule by which somebody is a partner, where it is not by shooting for the same side. */
const partnerRule = (game: Game, slot: string, partner: Seat, rule: RuleId): RuleId =>
  metBy(game.seats, rememberedOf(game.facts, 'met'), slot).includes(partner) ? 'RU-INS-6' : rule

/** Partners send in for each other, and nobody else does (RU-INS-2). */
function sentByStranger(game: Game, { by, with: given }: Sent): Refusal | undefined {
  const sender = given?.sentBy
  if (sender === undefined || sender === by || partnersOf(game, by).some(({ slot }) => slot === sender))
    return undefined
  return {
    rule: 'RU-INS-2',
    says: {
      en: `${seatOf(game, sender)?.name ?? sender} is no partner of ${nameOf(game, by)} and cannot send in for ${nameOf(game, by)}`,
      ru: `игроки ${seatOf(game, sender)?.name ?? sender} и ${nameOf(game, by)} не напарники и ходов друг за друга не присылают`,
    },
  }
}

function refuseShot(game: Game, night: number, { by, to, with: given }: Sent): Refusal | undefined {
  const side = mayShoot(game, by)
  if (side === undefined) return noKiller(game, by)
  const { available, capacity, entries } = accountsOf(game, night)[side]
  if (available <= 0) {
    if (entries.some(({ kind }) => kind === 'withheld'))
      return {
        rule: 'RU-CAP-9',
        says: {
          en: 'the hunt lynched two blacks, and this night brings no new shot',
          ru: 'охота линчевала двух черных, и нового выстрела этой ночью нет',
        },
      }
    const paid = entries.some(({ kind }) => kind === 'paid')
    return {
      rule: paid ? 'RU-KILL-6' : side === 'mafia' ? 'RU-MAF-1' : 'RU-MAN-1',
      says: paid
        ? {
            en: 'the shot of this night was paid for a kill through a civil role',
            ru: 'выстрелом этой ночи заплачено за убийство через мирную роль',
          }
        : {
            en: 'there is no shot this night; insurance is sent in as insure',
            ru: 'этой ночью выстрела нет; страховку присылают отдельным ходом',
          },
    }
  }
  const most = killersOf(game.seats, side).length === 1 ? capacity : 1
  if (to.length > most)
    return {
      rule: 'RU-MAF-5',
      says: {
        en: `${nameOf(game, by)} makes one shot a night`,
        ru: `у игрока ${nameOf(game, by)} один выстрел за ночь`,
      },
    }
  if (to.length > available)
    return {
      rule: 'RU-MAN-2',
      says: {
        en: `${nameOf(game, by)} has ${available} shot tonight, not ${to.length}`,
        ru: `у игрока ${nameOf(game, by)} выстрелов этой ночью ${available}, а целей ${to.length}`,
      },
    }
  const partner = partnersOf(game, by).find(({ slot }) => to.includes(slot))
  return partner && given?.agreed !== 'yes'
    ? {
        rule: partnerRule(game, by, partner, 'RU-INS-2'),
        says: {
          en: `${partner.name} is a partner: both have to agree (agreed=yes)`,
          ru: `${partner.name} — напарник: согласны должны быть оба`,
        },
      }
    : undefined
}

/** Whoever alone has the shots of a side uses them, and insures nobody (RU-MAN-3, RU-INS-3). */
function refuseInsurance(game: Game, night: number, { by }: Sent): Refusal | undefined {
  const side = mayShoot(game, by)
  if (side === undefined) return negativeOf(seatOf(game, by)!) === 'geisha' ? undefined : noKiller(game, by)
  if (killersOf(game.seats, side).length > 1 || accountsOf(game, night)[side].available <= 0) return undefined
  return {
    rule: side === 'mafia' ? 'RU-INS-3' : 'RU-MAN-3',
    says: {
      en: `${nameOf(game, by)} has a shot of the own tonight; it is sent in as shoot`,
      ru: `у игрока ${nameOf(game, by)} этой ночью свой выстрел; его и присылают`,
    },
  }
}

/** Living partners have to consent (RU-SUI-1). */
function refuseSuicide(game: Game, { by, with: given }: Sent): Refusal | undefined {
  const [partner] = partnersOf(game, by)
  return partner && given?.agreed !== 'yes'
    ? {
        rule: partnerRule(game, by, partner, 'RU-SUI-1'),
        says: {
          en: `${partner.name} lives and has to consent (agreed=yes)`,
          ru: `напарник (${partner.name}) жив и должен дать согласие`,
        },
      }
    : undefined
}

/** A rumour comes before a night of one's own side, from somebody who has its shot (RU-SLN-1). */
function refuseRumour(game: Game, night: number, { by }: Sent): Refusal | undefined {
  const side = mayShoot(game, by)
  if (side === undefined)
    return {
      rule: 'RU-SLN-1',
      says: {
        en: `${nameOf(game, by)} may spread rumours only with a shot of the negative role`,
        ru: `слухи распускают только с выстрелом негативной роли, а у игрока ${nameOf(game, by)} его нет`,
      },
    }
  if (nightOf(game, side, night) !== undefined) return undefined
  return {
    rule: homeOf(negativeOf(seatOf(game, by)!)) === 'mafia' ? 'RU-MAF-10' : 'RU-MAN-5',
    says: { en: `night ${night} is not one of this side`, ru: `в ночь ${night} эта сторона слухов не распускает` },
  }
}
