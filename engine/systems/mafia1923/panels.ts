/** What the screens show beside a phase: the books that moderators of this game keep by hand. */
import type { Game, PhaseState, Seat } from '../../journal/state.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import type { Panel } from '../../ruleset/panel.ts'
import { inLanguage, sayingInEach } from '../../text/in-each.ts'
import type { Locale } from '../../text/wording.ts'
import { plays } from './families.ts'
import { roles } from './roles.ts'
import { killsDue } from './roles/mafia.ts'
import { abilities, option } from './tables.ts'
import { wording } from './text.ts'
import { rememberedOf } from './vocabulary.ts'

/** What the books say: their titles, columns and cells. */
const says = sayingInEach({
  families: { en: 'Families', ru: 'Семьи' },
  howMany: { en: 'How many of each family are alive.', ru: 'Сколько в каждой семье живых.' },
  family: { en: 'Family', ru: 'Семья' },
  living: { en: 'Alive', ru: 'Живых' },
  of: { en: 'Total', ru: 'Всего' },
  noFamily: { en: 'Nobody has a family.', ru: 'Ни у кого нет семьи.' },
  sides: { en: 'Sides', ru: 'Стороны' },
  livingAndDealt: {
    en: 'Alive, and dealt at the start. The exiled count as not alive.',
    ru: 'Сколько живых и сколько было вначале. Изгнанных живыми не считают.',
  },
  side: { en: 'Side', ru: 'Сторона' },
  dealt: { en: 'Dealt', ru: 'Вначале' },
  mafia: { en: 'Mafia', ru: 'Мафия' },
  civilians: { en: 'Civilians', ru: 'Мирные' },
  mafiaKills: { en: 'Mafia kills', ru: 'Убийства мафии' },
  howManyKills: {
    en: 'How many Civilians the Mafia has to try to kill tonight.',
    ru: 'Скольких мирных мафия должна попытаться убить этой ночью.',
  },
  forEach: { en: 'For each kill', ru: 'На одно убийство' },
  kills: { en: 'Kills', ru: 'Убийства' },
  poison: { en: 'Poison', ru: 'Яд' },
  whoDies: {
    en: 'Who dies of poison at the end of a night, unless a Doctor gets there first.',
    ru: 'Кто умрет от яда в конце ночи, если доктор не придет раньше.',
  },
  player: { en: 'Player', ru: 'Игрок' },
  poisonedBy: { en: 'Poisoned by', ru: 'Кто отравил' },
  diesAt: { en: 'Dies at the end of night', ru: 'Умрет в конце ночи' },
  noPoison: { en: 'Nobody is poisoned.', ru: 'Никто не отравлен.' },
  limited: { en: 'Limited abilities', ru: 'Способности с ограничением' },
  whatIsLeft: {
    en: "What is left, for each player's current role.",
    ru: 'Сколько раз осталось, по нынешней роли игрока.',
  },
  ability: { en: 'Ability', ru: 'Способность' },
  remaining: { en: 'Left', ru: 'Осталось' },
  left: { en: '{left} of {most}', ru: '{left} из {most}' },
  onOneself: { en: '{ability} (self)', ru: '{ability} на себя' },
  noLimited: { en: 'Nobody has a limited ability.', ru: 'Таких способностей ни у кого нет.' },
  strikes: { en: 'Strikes', ru: 'Замечания' },
  threshold: {
    en: 'A player is exiled for {threshold, plural, one {# strike} other {# strikes}} of one kind.',
    ru: 'Изгоняют за {threshold, plural, one {# замечание} few {# замечания} other {# замечаний}} одного рода.',
  },
  missed: { en: 'Missed', ru: 'Пропуски' },
  improper: { en: 'Improper', ru: 'Неправильные бюллетени' },
  exiled: { en: 'exiled', ru: 'в изгнании' },
  noStrike: { en: 'Nobody has a strike.', ru: 'Замечаний ни у кого нет.' },
  secretaries: { en: 'Court Secretaries', ru: 'Секретари суда' },
  quarter: {
    en: 'A quarter, rounded down, drawn separately for each when the day is resolved.',
    ru: 'Четверть с округлением вниз; какие это голоса, решает жребий в конце дня, для каждого свой.',
  },
  cast: { en: 'Votes cast', ru: 'Подано бюллетеней' },
  learns: { en: 'Learns', ru: 'Узнает' },
  noSecretary: { en: 'No Court Secretary is alive.', ru: 'Живых секретарей суда нет.' },
  finalCount: { en: 'Final count', ru: 'Последний подсчет' },
  end: {
    en: '{left} of {all} Mafia Members are alive: {end, select, win {the Mafia would win} other {the Mafia would lose}}.',
    ru: 'Живых членов мафии {left} из {all}: мафия {end, select, win {победила бы} other {проиграла бы}}.',
  },
  mafiaLiving: { en: 'Mafia Members alive', ru: 'Живых членов мафии' },
  civiliansLiving: { en: 'Civilians alive', ru: 'Живых мирных' },
})

const familyOf = ({ details }: Seat): string => details?.family ?? ''
const isMafia = ({ faction }: Seat): boolean => faction === 'mafia'
const familiesOf = ({ seats }: Game): string[] => [...new Set(seats.map(familyOf).filter(Boolean))]

/** What the books say, in one language. */
const spoken = (language: Locale) => inLanguage(says, language)
type Say = ReturnType<typeof spoken>

/** Families and sides, then what is due in this phase, then the limits and strikes of players. */
export function panels(all: Game, phase: PhaseState | undefined, language: Locale): Panel[] {
  const say = spoken(language)
  const game = { ...all, seats: all.seats.filter(plays) }
  return [
    families(game, say),
    sides(game, say),
    ...(phase?.kind === 'night' ? [kills(game, say), poison(game, phase, say)] : []),
    uses(game, language),
    strikes(game, say),
    ...(phase?.kind === 'day' ? [samples(game, phase, say)] : []),
    ...(phase?.kind === 'day' && phase.number >= option<number>(game, 'game.lastDay') ? [finalCount(game, say)] : []),
  ]
}

function families(game: Game, say: Say): Panel {
  return {
    id: 'families',
    title: say('families'),
    rule: '1923-E1',
    says: say('howMany'),
    columns: [say('family'), say('living'), say('of')],
    open: true,
    empty: say('noFamily'),
    rows: familiesOf(game).map(family => {
      const members = game.seats.filter(seat => familyOf(seat) === family)
      const living = members.filter(({ alive }) => alive).length
      return { cells: [family, living, members.length], ...(!living && { tone: 'quiet' as const }) }
    }),
  }
}

function sides(game: Game, say: Say): Panel {
  const row = (name: string, seats: readonly Seat[]): Panel['rows'][number] => ({
    cells: [name, seats.filter(({ alive }) => alive).length, seats.length],
  })
  return {
    id: 'sides',
    title: say('sides'),
    rule: '1923-W3',
    says: say('livingAndDealt'),
    columns: [say('side'), say('living'), say('dealt')],
    rows: [
      row(say('mafia'), game.seats.filter(isMafia)),
      row(
        say('civilians'),
        game.seats.filter(seat => !isMafia(seat)),
      ),
    ],
  }
}

function kills(game: Game, say: Say): Panel {
  const { count } = killsDue(game)
  return {
    id: 'kills',
    title: say('mafiaKills'),
    rule: '1923-MAF1',
    says: say('howManyKills'),
    columns: [say('living'), say('forEach'), say('kills')],
    rows: [
      {
        cells: [game.seats.filter(({ alive }) => alive).length, option<number>(game, 'mafia.killDivisor'), count],
        tone: 'strong',
      },
    ],
  }
}

/** Who dies of poison, and at the end of which night (1923-S4). */
function poison(game: Game, phase: PhaseState, say: Say): Panel {
  const poisoned = game.seats.filter(({ alive, status }) => alive && status.includes('poisoned'))
  const known = (slot: string): { by?: string | undefined; night?: number } => {
    const fact = rememberedOf(game.facts, 'poisoned').findLast(({ of }) => of === slot)
    const night = Number(fact?.phase.split(' ').at(-1))
    return { by: fact?.by, ...(Number.isInteger(night) && { night }) }
  }
  return {
    id: 'poison',
    title: say('poison'),
    rule: '1923-S4',
    says: say('whoDies'),
    columns: [say('player'), say('poisonedBy'), say('diesAt')],
    empty: say('noPoison'),
    rows: poisoned.map(({ slot }) => {
      const { by, night } = known(slot)
      return {
        cells: [
          { player: slot },
          by === undefined ? '' : { player: by },
          night === undefined ? phase.number : night + 1,
        ],
        tone: 'warn',
      }
    }),
  }
}

const called = (id: string, language: Locale): string => getOwn((wording[language] ?? wording.en).uses, id) ?? id

/** What is left of limited abilities. A role that was stolen starts with all its uses (1923-THI2). */
function uses(game: Game, language: Locale): Panel {
  const say = spoken(language)
  const rows = game.seats
    .filter(({ alive, bystander }) => alive && !bystander)
    .flatMap(seat =>
      (getOwn(roles, seat.role)?.abilities ?? []).flatMap(id => {
        const { uses: most, selfUses } = abilities[id]!
        const used = getOwn(seat.uses, id) ?? 0
        const onSelf = getOwn(seat.uses, `${id}:self`) ?? 0
        return [
          ...(most === undefined
            ? []
            : [
                {
                  cells: [{ player: seat.slot }, called(id, language), say('left', { left: most - used, most })],
                  ...(used >= most && { tone: 'quiet' as const }),
                },
              ]),
          ...(selfUses === undefined
            ? []
            : [
                {
                  cells: [
                    { player: seat.slot },
                    say('onOneself', { ability: called(id, language) }),
                    say('left', { left: selfUses - onSelf, most: selfUses }),
                  ],
                  ...(onSelf >= selfUses && { tone: 'quiet' as const }),
                },
              ]),
        ]
      }),
    )
  return {
    id: 'uses',
    title: say('limited'),
    rule: '1923-A11',
    says: say('whatIsLeft'),
    columns: [say('player'), say('ability'), say('remaining')],
    rows,
    empty: say('noLimited'),
  }
}

function strikes(game: Game, say: Say): Panel {
  const threshold = option<number>(game, 'exile.threshold')
  const rows = game.seats.flatMap(({ slot, status, alive }) => {
    const { missedVotes = 0, improperVotes = 0 } = getOwn(game.state ?? {}, slot) ?? {}
    const exiled = status.includes('exiled')
    if (!missedVotes && !improperVotes && !exiled) return []
    return [
      {
        cells: [{ player: slot }, Number(missedVotes), Number(improperVotes), exiled ? say('exiled') : ''],
        tone:
          exiled || !alive
            ? ('quiet' as const)
            : Math.max(Number(missedVotes), Number(improperVotes)) >= threshold - 1
              ? ('warn' as const)
              : ('plain' as const),
      },
    ]
  })
  return {
    id: 'strikes',
    title: say('strikes'),
    rule: '1923-S22',
    says: say('threshold', { threshold }),
    columns: [say('player'), say('missed'), say('improper'), ''],
    rows,
    empty: say('noStrike'),
  }
}

/** How many votes each Court Secretary will learn, as things stand (1923-SEC2). */
function samples(game: Game, phase: PhaseState, say: Say): Panel {
  const voting = (slot: string): boolean =>
    game.seats.some(seat => seat.slot === slot && seat.alive && !seat.status.includes('injured'))
  const cast = new Set(
    (phase.ballots ?? [])
      .filter(
        ({ by, withdrawn, family, individual }) => !withdrawn && voting(by) && (family ?? individual) !== undefined,
      )
      .map(({ by }) => by),
  ).size
  const base = { ballots: cast, living: game.seats.filter(({ alive }) => alive).length, allPlayers: game.seats.length }[
    option<'ballots' | 'living' | 'allPlayers'>(game, 'secretary.base')
  ]
  const secretaries = game.seats.filter(({ alive, role }) => alive && getOwn(roles, role)?.abilities.includes('sample'))
  return {
    id: 'samples',
    title: say('secretaries'),
    rule: '1923-SEC2',
    says: say('quarter'),
    columns: [say('player'), say('cast'), say('learns')],
    empty: say('noSecretary'),
    rows: secretaries.map(({ slot }) => ({ cells: [{ player: slot }, cast, Math.floor(base / 4)] })),
  }
}

/** How the last day would be counted as things stand (1923-W2 to W4). */
function finalCount(game: Game, say: Say): Panel {
  const mafia = game.seats.filter(isMafia)
  const left = mafia.filter(({ alive }) => alive).length
  return {
    id: 'finalCount',
    title: say('finalCount'),
    rule: '1923-W4',
    says: say('end', {
      left,
      all: mafia.length,
      end: mafia.length > 0 && left * 2 >= mafia.length ? 'win' : 'loss',
    }),
    columns: [say('family'), say('mafiaLiving'), say('civiliansLiving')],
    rows: familiesOf(game).map(family => {
      const living = game.seats.filter(seat => seat.alive && familyOf(seat) === family)
      const blocked = living.filter(isMafia).length
      return {
        cells: [family, blocked, living.length - blocked],
        tone: blocked ? ('quiet' as const) : ('plain' as const),
      }
    }),
  }
}
