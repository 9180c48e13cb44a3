/** What roles that speak in votes may not send in. */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import { isCopied } from '../shared/playing.ts'
import type { Sent } from '../shared/sent.ts'
import { limitIn, mayorOf } from './support.ts'

/** @returns the rule against this move, or undefined */
export function refuseVoices(game: Game, phase: PhaseState, move: Sent): Refusal | undefined {
  switch (move.does) {
    case 'patronise':
      return refusePatronage(game, move)
    case 'nameSupporters':
      return refuseSupporters(game, move)
    case 'shadowVertical':
      return refuseShadow(game, move)
    case 'compromise':
      return refuseLie(game, move)
    case 'slipBallots':
      return refuseUnseen(game, phase, move)
    default:
      return undefined
  }
}

/** What he has in office he has there alone (RU-POL-6). */
function refusePatronage(game: Game, { by }: Sent): Refusal | undefined {
  const { name, details } = seatOf(game, by)!
  return details?.title === 'mayor' || details?.title === 'secretary'
    ? undefined
    : {
        rule: 'RU-POL-6',
        says: {
          en: `${name} is neither mayor nor secretary, and has nobody under patronage`,
          ru: `игрок ${name} — не мэр и не секретарша и под покровительство никого не берет`,
        },
      }
}

/** No more than his influence allows, and none as mayor (RU-POL-2, RU-POL-5). */
function refuseSupporters(game: Game, { by, to }: Sent): Refusal | undefined {
  const { name, details } = seatOf(game, by)!
  if (details?.title === 'mayor')
    return {
      rule: 'RU-POL-5',
      says: {
        en: `${name} is mayor, and has influence without supporters`,
        ru: `игрок ${name} — мэр, и влияние действует без сторонников`,
      },
    }
  const most = limitIn(game, by)
  return to.length > most || !most
    ? {
        rule: 'RU-POL-2',
        says: {
          en: most ? `${name} has ${most} supporters at most now` : `${name} has no influence left`,
          ru: most
            ? `сейчас у игрока ${name} сторонников может быть не больше ${most}`
            : `у игрока ${name} больше нет влияния`,
        },
      }
    : undefined
}

/** Without a mayor in office there is no shadow either (RU-POL-3). */
const refuseShadow = ({ seats }: Game, _move: Sent): Refusal | undefined =>
  mayorOf(seats) === undefined
    ? {
        rule: 'RU-POL-3',
        says: { en: 'there is no mayor in office', ru: 'мэра больше нет, и теневой вертикали тоже' },
      }
    : undefined

/** Who only plays the role for a day makes no barrier for himself (RU-LIA-G1). */
function refuseLie(game: Game, { by, to }: Sent): Refusal | undefined {
  const { name } = seatOf(game, by)!
  if (to.includes(by) && isCopied(game, by, 'compromise'))
    return {
      rule: 'RU-LIA-G1',
      says: {
        en: `${name} only plays the role for a day and has no barrier by it`,
        ru: `игрок ${name} лишь играет роль на сутки и барьера себе не дает`,
      },
    }
  return undefined
}

/** Only who is no red adds ballots unseen, or whose move such a pimp chose (RU-LIA-B1, RU-LIA-G1, RU-PIM-B1). */
function refuseUnseen(game: Game, { submissions }: PhaseState, { by }: Sent): Refusal | undefined {
  const { name, faction } = seatOf(game, by)!
  const sent = submissions.filter(one => one.by === by && one.does === 'compromise' && !one.withdrawn)
  const chosen = sent.findLast(one => one.with.assignedBy !== undefined) ?? sent.at(-1)
  const pimp = chosen?.with.assignedBy
  const colour = pimp === undefined ? faction : seatOf(game, pimp)?.faction
  return colour === 'red'
    ? {
        rule: pimp === undefined ? 'RU-LIA-B1' : 'RU-PIM-B1',
        says: {
          en: `${name} moves as a red liar and adds no ballots`,
          ru: `игрок ${name} ходит как красный лжец и голосов не докидывает`,
        },
      }
    : undefined
}
