/** The rules that a set-up breaks, and what a host is only warned about. */
import type { Game, Seat } from '../../journal/state.ts'
import { factionFrom, overlaysOf, own } from '../../ruleset/catalogue.ts'
import { chosenOrder } from '../../rules/option.ts'
import { usualOrder, type Steps } from '../../rules/order.ts'
import { brokenOrders } from '../../ruleset/order.ts'
import type { SetupBreak } from '../../ruleset/panel.ts'
import { options } from './options.ts'
import { eveningSlots, nightSlots } from './order.ts'
import { base, optional } from './roles/civil.ts'
import { deals, ofYakuza, werewolves, type Deal } from './roles/dealt.ts'
import { faceless, negative } from './roles/negative.ts'
import { wording } from './text.ts'

const overlays = { faceless, negative }
const slots = (seats: readonly Seat[]): string[] => seats.map(({ slot }) => slot)
const named = (ids: readonly string[]): string => ids.map(id => own(wording.en.roles, id) ?? id).join(', ')
const roleOver = ({ details }: Seat): string => details?.negative ?? ''
const isFaceless = ({ details }: Seat): boolean => details?.faceless === 'true'

/** @returns everything that is wrong or unusual before the first phase (RU-FMT-1 to RU-FMT-4, RU-TEAM-1, RU-MAY-1, RU-SEC-2) */
export function setup(game: Game): SetupBreak[] {
  const deal = deals[game.options.format === 'extended' ? 'extended' : 'standard']
  const dealt = game.seats.filter(({ bystander }) => !bystander)
  return [
    ...count(game.seats, deal),
    ...blacks(game.seats, deal),
    ...werewolvesDealt(dealt),
    ...grey(game.seats),
    ...civil(dealt, deal, dealt.length < game.seats.length),
    ...twice(dealt, deal),
    ...teams(game),
    ...posts(game.seats),
    ...orders(game),
    ...unplayed(dealt),
  ]
}

/** 12 players, 13 with the faceless; 16 and 17 in the extended format. */
function count(seats: readonly Seat[], { rule, players }: Deal): SetupBreak[] {
  const needed = players + (seats.some(isFaceless) ? 1 : 0)
  return seats.length === needed
    ? []
    : [
        {
          rule,
          says: `${seats.length} players sit at the game; ${players} do, and ${players + 1} with the faceless.`,
          who: [],
        },
      ]
}

/** The blacks by their roles: two mafia, and the maniac with werewolves or a pair of yakuza. */
function blacks(seats: readonly Seat[], { rule, black, teams: allowed }: Deal): SetupBreak[] {
  const mine = seats.filter(seat => roleOver(seat) !== '')
  if (mine.length !== black)
    return [{ rule, says: `${mine.length} players are black; the format has ${black}.`, who: slots(mine) }]
  const number = (role: string): number => mine.filter(seat => roleOver(seat) === role).length
  const wolves = mine.filter(seat => werewolves.includes(roleOver(seat))).length
  const fits = allowed.some(
    team => wolves === team.werewolves && Object.entries(team.roles).every(([role, many]) => number(role) === many),
  )
  const said = allowed.map(team =>
    [
      ...Object.entries(team.roles).map(([role, many]) => `${many} ${named([role])}`),
      ...(team.werewolves
        ? [`${team.werewolves} werewolf${team.werewolves > 1 ? 's' : ''}`.replace('werewolfs', 'werewolves')]
        : []),
    ].join(', '),
  )
  return fits ? [] : [{ rule, says: `The black team is ${said.join(', or ')}.`, who: slots(mine) }]
}

/** No werewolf twice, and those of the yakuza only beside them (RU-YAK-1). */
function werewolvesDealt(seats: readonly Seat[]): SetupBreak[] {
  const wolves = seats.filter(seat => werewolves.includes(roleOver(seat)))
  const repeated = wolves.filter(seat => wolves.some(other => other !== seat && roleOver(other) === roleOver(seat)))
  const lonely = wolves.filter(
    seat => ofYakuza.includes(roleOver(seat)) && !seats.some(other => roleOver(other) === 'yakuza'),
  )
  return [
    ...(repeated.length ? [{ rule: 'RU-FMT-4', says: 'A werewolf is dealt once at most.', who: slots(repeated) }] : []),
    ...(lonely.length
      ? [{ rule: 'RU-YAK-1', says: `${named(ofYakuza)}: only where yakuza are dealt.`, who: slots(lonely) }]
      : []),
  ]
}

/** One faceless at most, and nobody both black and grey. */
function grey(seats: readonly Seat[]): SetupBreak[] {
  const cutters = seats.filter(isFaceless)
  const both = cutters.filter(seat => roleOver(seat) !== '')
  return [
    ...(cutters.length > 1 ? [{ rule: 'RU-FMT-3', says: 'One faceless at most plays.', who: slots(cutters) }] : []),
    ...(both.length
      ? [
          {
            rule: 'RU-TEAM-1',
            says: 'The faceless is of no team, so no negative role lies there too.',
            who: slots(both),
          },
        ]
      : []),
  ]
}

/** The base roles are dealt, each as often as the format says. @param unknown some players have no role yet */
function civil(seats: readonly Seat[], { rule, base: needed }: Deal, unknown: boolean): SetupBreak[] {
  const missing = unknown
    ? []
    : Object.entries(needed)
        .filter(([role, many]) => seats.filter(seat => seat.role === role).length < many)
        .map(([role]) => role)
  return missing.length
    ? [{ rule, says: `These base roles are not dealt often enough: ${named(missing)}.`, who: [] }]
    : []
}

/** No civil role twice, save what the format deals twice (RU-FMT-4). */
function twice(seats: readonly Seat[], { base: needed }: Deal): SetupBreak[] {
  const repeated = Object.keys({ ...base, ...optional })
    .map(role => seats.filter(seat => seat.role === role))
    .filter(holders => holders.length > (own(needed, holders[0]?.role ?? '') ?? 1))
    .flat()
  return repeated.length ? [{ rule: 'RU-FMT-4', says: 'A civil role is dealt twice.', who: slots(repeated) }] : []
}

/** The team is what lies over the civil role says (RU-TEAM-1). */
function teams({ seats, customRoles }: Game): SetupBreak[] {
  const wrong = seats.filter(
    seat =>
      !seat.bystander
      && seat.faction
        !== factionFrom({ overlays }, own(customRoles, seat.role) ?? own({ ...base, ...optional }, seat.role), seat)
      && (overlaysOf({ overlays }, seat).length || seat.faction !== 'red'),
  )
  return wrong.length
    ? [{ rule: 'RU-TEAM-1', says: 'The team of these players is not that of their roles.', who: slots(wrong) }]
    : []
}

/** One mayor, one secretary beside the mayor. */
function posts(seats: readonly Seat[]): SetupBreak[] {
  const holders = (title: string): Seat[] => seats.filter(({ details }) => details?.title === title)
  const [mayors, secretaries] = [holders('mayor'), holders('secretary')]
  return [
    ...(mayors.length > 1 ? [{ rule: 'RU-MAY-1', says: 'There is one mayor.', who: slots(mayors) }] : []),
    ...(secretaries.length > 1 || (secretaries.length && !mayors.length)
      ? [{ rule: 'RU-SEC-2', says: 'There is one secretary, and only beside a mayor.', who: slots(secretaries) }]
      : []),
  ]
}

/** An order of the host's own is worth a look; one that breaks what the rules prove is wrong (RU-NORD-1, RU-EVE-3). */
function orders(game: Game): SetupBreak[] {
  const broken = brokenOrders(options, game)
  if (broken.length) return broken
  const lists: readonly { of: string; option: string; steps: Steps; rule: string }[] = [
    { of: 'night', option: 'nightOrder', steps: nightSlots, rule: 'RU-NORD-1' },
    { of: 'evening', option: 'eveningOrder', steps: eveningSlots, rule: 'RU-EVE-3' },
  ]
  return lists.flatMap(({ of, option, steps, rule }): SetupBreak[] => {
    const usual = usualOrder(steps)
    const moved = chosenOrder(steps, own(game.options, option)).filter((slot, place) => slot !== usual[place])
    const says = `The order of the ${of} is your own: ${moved.join(', ')} stand elsewhere than usual.`
    return moved.length ? [{ rule, says, who: [], warns: true }] : []
  })
}

/** Roles whose moves the list does not play yet: the host looks after them. */
function unplayed(seats: readonly Seat[]): SetupBreak[] {
  const holders = seats.filter(({ role }) => own(optional, role)?.abilities.length === 0)
  return holders.length
    ? [
        {
          rule: 'RU-GEN-1',
          says: `These civil roles have moves and effects of their own that are not resolved here yet: ${named([...new Set(holders.map(({ role }) => role))])}. Look after them yourself; a block can be recorded, and single actions overruled.`,
          who: slots(holders),
          warns: true,
        },
      ]
    : []
}
