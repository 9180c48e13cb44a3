/**
 * What the screens show beside a phase: teams and sides, and who cannot use a role. The books of shots stand in
 * `killers/panels.ts`.
 */
import type { Game, PhaseState, Seat } from '../../journal/state.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import type { Cell, Panel } from '../../ruleset/panel.ts'
import { inLanguage, sayingInEach } from '../../text/in-each.ts'
import type { Locale, Words } from '../../text/wording.ts'
import { ballotsPanel } from './day/published.ts'
import { facelessPanel } from './faceless/panels.ts'
import { handsPanel } from './hands/panels.ts'
import { shotsPanel } from './killers/panels.ts'
import { officesPanel } from './posts/panels.ts'
import { isMixed, isOut, killersOf, negativeOf, sides } from './shared/sides.ts'
import { phaseIn } from '../../game/phase-words.ts'
import { phasesCalled } from './phase-words.ts'
import { wording } from './text.ts'

/** @returns the books of a game, for the host alone where they give a team away */
export const panels = (game: Game, phase: PhaseState | undefined, language: Locale): Panel[] => [
  ...ballotsPanel(game, phase, language),
  officesPanel(game, phase, language),
  teams(game, language),
  sidesPanel(game, language),
  shotsPanel(game, phase, language),
  blocks(game, phase, language),
  ...handsPanel(game, language, role => roleSaid(role, language)),
  ...facelessPanel(game, language),
]

/** What these books say. */
const says = sayingInEach({
  teams: { en: 'Teams', ru: 'Команды' },
  team: { en: 'Team', ru: 'Команда' },
  living: { en: 'Alive', ru: 'Живых' },
  atStart: { en: 'At the start', ru: 'Вначале' },
  out: { en: 'out', ru: 'вне игры' },
  lastPair: { en: 'kills as one of the last pair', ru: 'убивает в последней паре' },
  killsFor: {
    en: 'kills for the {side, select, mafia {mafia’s} other {maniac’s}} side',
    ru: 'убивает за сторону {side, select, mafia {мафии} other {маньяка}}',
  },
  sideOut: {
    en: '{side, select, mafia {Mafia} other {Maniac}} side: nobody is left, so the other side kills every night.',
    ru: 'Сторона {side, select, mafia {мафии} other {маньяка}}: никого не осталось, каждую ночь убивает другая сторона.',
  },
  sides: { en: 'Black sides', ru: 'Стороны черных' },
  known: { en: 'Mafiosi know each other; the sides do not.', ru: 'Мафиози знают друг друга, стороны — нет.' },
  player: { en: 'Player', ru: 'Игрок' },
  negative: { en: 'Negative role', ru: 'Негативная роль' },
  civil: { en: 'Civil role', ru: 'Мирная роль' },
  nobody: { en: 'No blacks.', ru: 'Черных нет.' },
  roleBlock: {
    en: '{both, select, yes {Both roles} other {Civil role}}, {days, plural, one {# game day} other {# game days}} from {since}.',
    ru: '{both, select, yes {Обе роли} other {Мирная роль}}, {days, plural, one {# игровые сутки} few {# игровых суток} other {# игровых суток}}, начало: {since}.',
  },
  start: { en: 'the start', ru: 'старт игры' },
  blocked: { en: 'Blocked roles', ru: 'Заблокированные роли' },
  maySend: {
    en: 'Actions for a blocked role may be sent in, but they do not work.',
    ru: 'Ходы заблокированной роли присылать можно, но они не проходят.',
  },
  notYet: { en: 'Nothing has happened yet.', ru: 'Пока ничего не произошло.' },
  block: { en: 'Block', ru: 'Блок' },
  none: { en: 'No role is blocked.', ru: 'Ни одна роль не заблокирована.' },
  maimed: { en: 'Civil role and color permanently lost.', ru: 'Мирной роли и цвета больше нет.' },
  faceCut: {
    en: 'Face cut by the faceless: no civil role until the face comes back.',
    ru: 'Безликий срезал лицо: мирной роли нет, пока оно не вернется.',
  },
  captive: { en: 'Held by the executor: no civil role.', ru: 'В плену у экзекутора: мирной роли нет.' },
  released: { en: 'Released by the executor: no move tonight.', ru: 'Отпущен экзекутором: этой ночью без хода.' },
  hacked: {
    en: 'Hacked: cannot use the role until the game day is over.',
    ru: 'Взломана роль: ею нельзя пользоваться, пока не истекут игровые сутки.',
  },
  punished: {
    en: 'Punished by the pimp: cannot use the role until the game day is over.',
    ru: 'Наказание сутенера: ролью нельзя пользоваться, пока не истекут игровые сутки.',
  },
  blownUp: {
    en: 'Hurt in a terrorist’s explosion: cannot use the role until the game day is over.',
    ru: 'Ранение взрывом террориста: ролью нельзя пользоваться, пока не истекут сутки.',
  },
})

/** What `says` says in one language. */
const spoken = (language: Locale) => inLanguage(says, language)

const player = (seat: Seat): Cell => ({ player: seat.slot })
const wordsIn = (language: Locale): Words => wording[language] ?? wording.en
const roleSaid = (id: string, language: Locale): string => getOwn(wordsIn(language).roles, id) ?? id

/** How many of each team live, and how many there were (RU-TEAM-1). */
function teams({ seats }: Game, language: Locale): Panel {
  const say = spoken(language)
  const rows = ['red', 'black', 'grey'].flatMap(faction => {
    const mine = seats.filter(seat => seat.faction === faction)
    return mine.length
      ? [
          {
            cells: [
              getOwn(wordsIn(language).factions, faction) ?? faction,
              mine.filter(({ alive }) => alive).length,
              mine.length,
            ],
          },
        ]
      : []
  })
  return {
    id: 'teams',
    title: say('teams'),
    rule: 'RU-TEAM-1',
    columns: [say('team'), say('living'), say('atStart')],
    rows,
  }
}

/** Who kills for which side, and who knows whom (RU-TEAM-1, RU-TEAM-4). */
function sidesPanel({ seats }: Game, language: Locale): Panel {
  const say = spoken(language)
  const killers = new Map(sides.flatMap(side => killersOf(seats, side).map(({ slot }) => [slot, side] as const)))
  const blacks = seats.filter(seat => negativeOf(seat) !== '')
  const rows = blacks.map(seat => {
    const side = killers.get(seat.slot)
    return {
      cells: [
        player(seat),
        roleSaid(negativeOf(seat), language),
        roleSaid(seat.role, language),
        !seat.alive ? say('out') : !side ? '' : isMixed(seats) ? say('lastPair') : say('killsFor', { side }),
      ],
      ...(!seat.alive && { tone: 'quiet' as const }),
    }
  })
  const out = sides
    .filter(side => blacks.length && !isMixed(seats) && isOut(seats, side))
    .map(side => say('sideOut', { side }))
  return {
    id: 'sides',
    title: say('sides'),
    says: [say('known'), ...out].join(' '),
    rule: 'RU-TEAM-4',
    columns: [say('player'), say('negative'), say('civil'), ''],
    rows,
    empty: say('nobody'),
  }
}

const blocking = ['maimed', 'faceCut', 'captive', 'released', 'hacked', 'punished', 'blownUp'] as const
const isBlocking = (mark: string): mark is (typeof blocking)[number] => blocking.some(one => one === mark)

/** Whose role is blocked for longer than a night (RU-GEN-6). */
function blocks(game: Game, phase: PhaseState | undefined, language: Locale): Panel {
  const say = spoken(language)

  const marked = game.seats.flatMap(seat =>
    seat.alive ? seat.status.filter(isBlocking).map(mark => ({ cells: [player(seat), say(mark)] })) : [],
  )
  const recorded = (game.records ?? [])
    .filter(({ form }) => form === 'roleBlock')
    .map(({ values, phase: since }) => ({
      cells: [
        { player: values.player ?? '' },
        say('roleBlock', {
          both: values.role === 'both' ? 'yes' : 'no',
          days: Number(values.days ?? 1),
          since: since === undefined ? say('start') : phaseIn(phasesCalled, since, language),
        }),
      ],
      tone: 'quiet' as const,
    }))
  return {
    id: 'blocks',
    title: say('blocked'),
    says: say(phase ? 'maySend' : 'notYet'),
    rule: 'RU-GEN-6',
    columns: [say('player'), say('block')],
    rows: [...marked, ...recorded],
    empty: say('none'),
  }
}
