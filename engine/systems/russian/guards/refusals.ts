/** What bodyguard and kamikaze may not send in. */
import type { Game, PhaseState, Refusal } from '../../../journal/state.ts'
import { seatOf } from '../../../journal/state.ts'
import { own } from '../../../ruleset/catalogue.ts'
import type { Sent } from '../shared/sent.ts'
import { base, optional } from '../roles/civil.ts'
import { roleIs } from '../roles/is.ts'

/** @returns the rule against this move, or undefined */
export function refuseGuards(
  game: Game,
  _phase: PhaseState,
  { by, does, to, with: given = {} }: Sent,
): Refusal | undefined {
  const seat = seatOf(game, by)!
  switch (does) {
    case 'protect':
      return refuseKeys(seat.faction, given, seat.name)
    case 'bait':
      return seat.faction === 'black'
        ? refuseRoles(to)
        : {
            rule: 'RU-KAM-B1',
            says: {
              en: `${seat.name} is not black, and only a black kamikaze waits for visitors`,
              ru: `игрок ${seat.name} не черный, а гостей ждет только черный камикадзе`,
            },
          }
    case 'detonate':
      return seat.faction === 'red'
        ? {
            rule: 'RU-KAM-B2',
            says: {
              en: `${seat.name} is red, and only a black or grey kamikaze dies by his own will`,
              ru: `игрок ${seat.name} красный, а по своей воле гибнет только черный или серый камикадзе`,
            },
          }
        : undefined
    default:
      return undefined
  }
}

/** What only bodyguards of another team can ask for. */
function refuseKeys(faction: string, given: Readonly<Record<string, string>>, name: string): Refusal | undefined {
  if (own(given, 'alibi') !== undefined && faction === 'red')
    return {
      rule: 'RU-BOD-B5',
      says: { en: `${name} is red and has no alibi`, ru: `игрок ${name} красный, алиби у него нет` },
    }
  if (own(given, 'hinder') === 'yes' && faction !== 'black')
    return {
      rule: 'RU-BOD-B1',
      says: { en: `${name} is not black and keeps no help away`, ru: `игрок ${name} не черный и помощи не мешает` },
    }
  return own(given, 'passOn') === 'yes' && faction !== 'grey'
    ? {
        rule: 'RU-BOD-G1',
        says: {
          en: `${name} is not the faceless, who alone chooses whether to pass an attack on`,
          ru: `игрок ${name} не безликий, а передавать ли нападение, выбирает только он`,
        },
      }
    : undefined
}

/** Only civil roles that go out at night can come to him. */
function refuseRoles(to: readonly string[]): Refusal | undefined {
  const wrong = to.find(
    target =>
      !target.startsWith('role:')
      || (!own(base, target.slice(5)) && !own(optional, target.slice(5)))
      || roleIs(target.slice(5), 'homebody'),
  )
  return wrong === undefined
    ? undefined
    : {
        rule: 'RU-KAM-B1',
        says: {
          en: `${wrong} is no civil role that goes out at night`,
          ru: `${wrong}: такой мирной роли, выходящей ночью, нет`,
        },
      }
}
