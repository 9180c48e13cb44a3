/** The rules that a set-up breaks, and what a host is only warned about. */
import type { Game, Seat } from '../../journal/state.ts'
import { factionFrom, overlaysOf, getOwn } from '../../ruleset/catalogue.ts'
import { chosenOrder } from '../../rules/option.ts'
import { usualOrder, type Steps } from '../../rules/order.ts'
import { brokenOrders } from '../../ruleset/order.ts'
import type { SetupBreak } from '../../ruleset/panel.ts'
import { options } from './tables.ts'
import { eveningSlots, nightSlots } from './order.ts'
import { elitesSeated } from './elites/elites.ts'
import { mainPlayers } from './shared/roster.ts'
import { base, optional } from './roles/civil.ts'
import { deals, ofYakuza, werewolves, type Deal } from './roles/dealt.ts'
import { faceless, negative } from './roles/negative.ts'
import type { Locale } from '../../text/wording.ts'
import { wording } from './text.ts'

const overlays = { faceless, negative }
const slots = (seats: readonly Seat[]): string[] => seats.map(({ slot }) => slot)
const namedIn = (language: Locale, ids: readonly string[]): string =>
  ids.map(id => getOwn((wording[language] ?? wording.en).roles, id) ?? id).join(', ')
const roleOver = ({ details }: Seat): string => details?.negative ?? ''
const isFaceless = ({ details }: Seat): boolean => details?.faceless === 'true'

/** @returns everything that is wrong or unusual before the first phase (RU-FMT-1 to RU-FMT-4, RU-TEAM-1, RU-MAY-1, RU-SEC-2) */
export function setup(game: Game): SetupBreak[] {
  const deal = deals[game.options.format === 'extended' ? 'extended' : 'standard']
  const main = mainPlayers(game.seats)
  const dealt = main.filter(({ bystander }) => !bystander)
  return [
    ...count(main, deal),
    ...blacks(main, deal),
    ...werewolvesDealt(dealt),
    ...grey(main),
    ...civil(dealt, deal, dealt.length < main.length),
    ...twice(dealt, deal),
    ...teams(game),
    ...posts(game.seats),
    ...elitesSeated(game),
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
          says: {
            en: `The game has ${seats.length} players; it needs ${players}, or ${players + 1} with the faceless.`,
            ru: `Игроков в игре: ${seats.length}; нужно ${players}, а с безликим ${players + 1}.`,
          },
          who: [],
        },
      ]
}

/** The blacks by their roles: two mafia, and the maniac with werewolves or a pair of yakuza. */
function blacks(seats: readonly Seat[], { rule, black, teams: allowed }: Deal): SetupBreak[] {
  const mine = seats.filter(seat => roleOver(seat) !== '')
  if (mine.length !== black)
    return [
      {
        rule,
        says: {
          en: `${mine.length} players are black; this format has ${black}.`,
          ru: `Черных игроков: ${mine.length}; в этом формате их ${black}.`,
        },
        who: slots(mine),
      },
    ]
  const number = (role: string): number => mine.filter(seat => roleOver(seat) === role).length
  const wolves = mine.filter(seat => werewolves.includes(roleOver(seat))).length
  const fits = allowed.some(
    team => wolves === team.werewolves && Object.entries(team.roles).every(([role, many]) => number(role) === many),
  )
  const said = allowed.map(({ roles, werewolves: many }) => ({
    en: [
      ...Object.entries(roles).map(([role, count]) => `${count} ${namedIn('en', [role])}`),
      ...(many ? [`${many} ${many > 1 ? 'werewolves' : 'werewolf'}`] : []),
    ].join(', '),
    ru: [
      ...Object.entries(roles).map(([role, count]) => `${namedIn('ru', [role])} (${count})`),
      ...(many ? [`оборотни (${many})`] : []),
    ].join(', '),
  }))
  const says = {
    en: `The black team must be ${said.map(({ en }) => en).join(', or ')}.`,
    ru: `Команда черных: ${said.map(({ ru }) => ru).join('; или ')}.`,
  }
  return fits ? [] : [{ rule, says, who: slots(mine) }]
}

/** No werewolf twice, and those of the yakuza only beside them (RU-YAK-1). */
function werewolvesDealt(seats: readonly Seat[]): SetupBreak[] {
  const wolves = seats.filter(seat => werewolves.includes(roleOver(seat)))
  const repeated = wolves.filter(seat => wolves.some(other => other !== seat && roleOver(other) === roleOver(seat)))
  const lonely = wolves.filter(
    seat => ofYakuza.includes(roleOver(seat)) && !seats.some(other => roleOver(other) === 'yakuza'),
  )
  return [
    ...(repeated.length
      ? [
          {
            rule: 'RU-FMT-4',
            says: {
              en: 'Each werewolf can be dealt only once.',
              ru: 'Один и тот же оборотень раздается не больше раза.',
            },
            who: slots(repeated),
          },
        ]
      : []),
    ...(lonely.length
      ? [
          {
            rule: 'RU-YAK-1',
            says: {
              en: `${namedIn('en', ofYakuza)}: only if yakuza are dealt.`,
              ru: `${namedIn('ru', ofYakuza)}: только если в игре есть якудза.`,
            },
            who: slots(lonely),
          },
        ]
      : []),
  ]
}

/** One faceless at most, and nobody both black and grey. */
function grey(seats: readonly Seat[]): SetupBreak[] {
  const cutters = seats.filter(isFaceless)
  const both = cutters.filter(seat => roleOver(seat) !== '')
  return [
    ...(cutters.length > 1
      ? [
          {
            rule: 'RU-FMT-3',
            says: { en: 'There can be only one faceless.', ru: 'Безликий бывает только один.' },
            who: slots(cutters),
          },
        ]
      : []),
    ...(both.length
      ? [
          {
            rule: 'RU-TEAM-1',
            says: {
              en: 'The faceless is on no team, so they cannot have a negative role.',
              ru: 'Безликий ни за одну команду, негативной роли у него не бывает.',
            },
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
    ? [
        {
          rule,
          says: {
            en: `These base roles are missing: ${namedIn('en', missing)}.`,
            ru: `Не хватает базовых ролей: ${namedIn('ru', missing)}.`,
          },
          who: [],
        },
      ]
    : []
}

/** No civil role twice, save what the format deals twice (RU-FMT-4). */
function twice(seats: readonly Seat[], { base: needed }: Deal): SetupBreak[] {
  const repeated = Object.keys({ ...base, ...optional })
    .map(role => seats.filter(seat => seat.role === role))
    .filter(holders => holders.length > (getOwn(needed, holders[0]?.role ?? '') ?? 1))
    .flat()
  return repeated.length
    ? [
        {
          rule: 'RU-FMT-4',
          says: { en: 'A civil role is dealt twice.', ru: 'Мирная роль роздана дважды.' },
          who: slots(repeated),
        },
      ]
    : []
}

/** The team is what lies over the civil role says (RU-TEAM-1). */
function teams({ seats, customRoles }: Game): SetupBreak[] {
  const wrong = mainPlayers(seats).filter(
    seat =>
      !seat.bystander
      && seat.faction
        !== factionFrom(
          { overlays },
          getOwn(customRoles, seat.role) ?? getOwn({ ...base, ...optional }, seat.role),
          seat,
        )
      && (overlaysOf({ overlays }, seat).length || seat.faction !== 'red'),
  )
  return wrong.length
    ? [
        {
          rule: 'RU-TEAM-1',
          says: {
            en: 'These players’ team does not match their roles.',
            ru: 'Команда этих игроков не та, что у их ролей.',
          },
          who: slots(wrong),
        },
      ]
    : []
}

/** One mayor, one secretary beside the mayor. */
function posts(seats: readonly Seat[]): SetupBreak[] {
  const holders = (title: string): Seat[] => seats.filter(({ details }) => details?.title === title)
  const [mayors, secretaries] = [holders('mayor'), holders('secretary')]
  return [
    ...(mayors.length > 1
      ? [{ rule: 'RU-MAY-1', says: { en: 'There can be only one mayor.', ru: 'Мэр бывает один.' }, who: slots(mayors) }]
      : []),
    ...(secretaries.length > 1 || (secretaries.length && !mayors.length)
      ? [
          {
            rule: 'RU-SEC-2',
            says: {
              en: 'There can be only one secretary, and only with a mayor.',
              ru: 'Секретарша бывает одна и только при мэре.',
            },
            who: slots(secretaries),
          },
        ]
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
    const moved = chosenOrder(steps, getOwn(game.options, option)).filter((slot, place) => slot !== usual[place])
    const elsewhere = (language: Locale): string =>
      moved.map(slot => getOwn((wording[language] ?? wording.en).terms ?? {}, slot) ?? slot).join(', ')
    const says = {
      en: `You changed the order of the ${of}: ${moved.join(', ')} are not in their usual places.`,
      ru: `${of === 'night' ? 'Порядок ночи' : 'Порядок вечера'} — ваш: не на обычном месте стоят ${elsewhere('ru')}.`,
    }
    return moved.length ? [{ rule, says, who: [], warns: true }] : []
  })
}

/** Roles that are not played whole: the host looks after the rest. */
const unplayed = (seats: readonly Seat[]): SetupBreak[] => [
  ...warned(
    seats.filter(({ role }) => getOwn(optional, role)?.abilities.length === 0),
    roles => ({
      en: `These civil roles have moves and effects of their own that are not resolved here yet: ${roles.en}. Handle them yourself: you can record a block and overrule single actions.`,
      ru: `Ходы и эффекты этих мирных ролей здесь еще не рассчитываются: ${roles.ru}. Следите за ними сами; блок можно внести записью, а отдельное действие решить вручную.`,
    }),
  ),
]

/** One warning that names roles, where somebody has one of them. */
function warned(
  holders: readonly Seat[],
  says: (roles: { en: string; ru: string }) => SetupBreak['says'],
): SetupBreak[] {
  const roles = [...new Set(holders.map(({ role }) => role))]
  return holders.length
    ? [
        {
          rule: 'RU-GEN-1',
          says: says({ en: namedIn('en', roles), ru: namedIn('ru', roles) }),
          who: slots(holders),
          warns: true,
        },
      ]
    : []
}
