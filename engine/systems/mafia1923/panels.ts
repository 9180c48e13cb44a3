/** What the screens show beside a phase: the books that moderators of this game keep by hand. */
import type { Game, PhaseState, Seat } from '../../journal/state.ts'
import { rememberedOf } from '../../resolve/sequence/vocabulary.ts'
import { own } from '../../ruleset/catalogue.ts'
import type { Panel } from '../../ruleset/panel.ts'
import { abilities } from './abilities.ts'
import { declared } from './facts.ts'
import { plays } from './frame/spectators.ts'
import { killsDue } from './mafia/kills-due.ts'
import { option } from './option.ts'
import { roles } from './roles.ts'
import { en } from './text-en.ts'

const familyOf = ({ details }: Seat): string => details?.family ?? ''
const isMafia = ({ faction }: Seat): boolean => faction === 'mafia'
const familiesOf = ({ seats }: Game): string[] => [...new Set(seats.map(familyOf).filter(Boolean))]

/** Families and sides, then what is due in this phase, then the limits and strikes of players. */
export function panels(all: Game, phase: PhaseState | undefined): Panel[] {
  const game = { ...all, seats: all.seats.filter(plays) }
  return [
    families(game),
    sides(game),
    ...(phase?.kind === 'night' ? [kills(game), poison(game, phase)] : []),
    uses(game),
    strikes(game),
    ...(phase?.kind === 'day' ? [samples(game, phase)] : []),
    ...(phase?.kind === 'day' && phase.number >= option<number>(game, 'game.lastDay') ? [finalCount(game)] : []),
  ]
}

function families(game: Game): Panel {
  return {
    id: 'families',
    title: 'Families',
    rule: '1923-E1',
    says: 'How many of each family are living.',
    columns: ['Family', 'Living', 'Of'],
    open: true,
    empty: 'Nobody has a family.',
    rows: familiesOf(game).map(family => {
      const members = game.seats.filter(seat => familyOf(seat) === family)
      const living = members.filter(({ alive }) => alive).length
      return { cells: [family, living, members.length], ...(!living && { tone: 'quiet' as const }) }
    }),
  }
}

function sides(game: Game): Panel {
  const row = (name: string, seats: readonly Seat[]): Panel['rows'][number] => ({
    cells: [name, seats.filter(({ alive }) => alive).length, seats.length],
  })
  return {
    id: 'sides',
    title: 'Sides',
    rule: '1923-W3',
    says: 'Living, and dealt at the start. The exiled count as not living.',
    columns: ['Side', 'Living', 'Dealt'],
    rows: [
      row('Mafia', game.seats.filter(isMafia)),
      row(
        'Civilians',
        game.seats.filter(seat => !isMafia(seat)),
      ),
    ],
  }
}

function kills(game: Game): Panel {
  const { count } = killsDue(game)
  return {
    id: 'kills',
    title: 'Mafia kills',
    rule: '1923-MAF1',
    says: 'How many Civilians the Mafia has to attempt to kill tonight.',
    columns: ['Living', 'For each kill', 'Kills'],
    rows: [
      {
        cells: [game.seats.filter(({ alive }) => alive).length, option<number>(game, 'mafia.killDivisor'), count],
        tone: 'strong',
      },
    ],
  }
}

/** Who dies of poison, and at the end of which night (1923-S4). */
function poison(game: Game, phase: PhaseState): Panel {
  const poisoned = game.seats.filter(({ alive, status }) => alive && status.includes('poisoned'))
  const known = (slot: string): { by?: string | undefined; night?: number } => {
    const fact = rememberedOf(declared, game.facts, 'poisoned').findLast(({ of }) => of === slot)
    const night = Number(fact?.phase.split(' ').at(-1))
    return { by: fact?.by, ...(Number.isInteger(night) && { night }) }
  }
  return {
    id: 'poison',
    title: 'Poison',
    rule: '1923-S4',
    says: 'Who dies of poison at the end of a night, unless a Doctor comes before.',
    columns: ['Player', 'Poisoned by', 'Dies at the end of night'],
    empty: 'Nobody is poisoned.',
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

const called = (id: string): string => own(en.uses, id) ?? id

/** What is left of limited abilities. A role that was stolen starts with all its uses (1923-THI2). */
function uses(game: Game): Panel {
  const rows = game.seats
    .filter(({ alive, bystander }) => alive && !bystander)
    .flatMap(seat =>
      (own(roles, seat.role)?.abilities ?? []).flatMap(id => {
        const { uses: most, selfUses } = abilities[id]!
        const used = own(seat.uses, id) ?? 0
        const onSelf = own(seat.uses, `${id}:self`) ?? 0
        return [
          ...(most === undefined
            ? []
            : [
                {
                  cells: [{ player: seat.slot }, called(id), `${most - used} of ${most}`],
                  ...(used >= most && { tone: 'quiet' as const }),
                },
              ]),
          ...(selfUses === undefined
            ? []
            : [
                {
                  cells: [{ player: seat.slot }, `${called(id)} on oneself`, `${selfUses - onSelf} of ${selfUses}`],
                  ...(onSelf >= selfUses && { tone: 'quiet' as const }),
                },
              ]),
        ]
      }),
    )
  return {
    id: 'uses',
    title: 'Limited abilities',
    rule: '1923-A11',
    says: 'What is left, for the role as its owner has it now.',
    columns: ['Player', 'Ability', 'Left'],
    rows,
    empty: 'Nobody has a limited ability.',
  }
}

function strikes(game: Game): Panel {
  const threshold = option<number>(game, 'exile.threshold')
  const rows = game.seats.flatMap(({ slot, status }) => {
    const { missedVotes = 0, improperVotes = 0 } = own(game.state ?? {}, slot) ?? {}
    const exiled = status.includes('exiled')
    if (!missedVotes && !improperVotes && !exiled) return []
    return [
      {
        cells: [{ player: slot }, Number(missedVotes), Number(improperVotes), exiled ? 'exiled' : ''],
        tone: exiled
          ? ('quiet' as const)
          : Math.max(Number(missedVotes), Number(improperVotes)) >= threshold - 1
            ? ('warn' as const)
            : ('plain' as const),
      },
    ]
  })
  return {
    id: 'strikes',
    title: 'Strikes',
    rule: '1923-S22',
    says: `${threshold} of one kind exile a player.`,
    columns: ['Player', 'Missed', 'Improper', ''],
    rows,
    empty: 'Nobody has a strike.',
  }
}

/** How many votes each Court Secretary will learn, as things stand (1923-SEC2). */
function samples(game: Game, phase: PhaseState): Panel {
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
  const secretaries = game.seats.filter(({ alive, role }) => alive && own(roles, role)?.abilities.includes('sample'))
  return {
    id: 'samples',
    title: 'Court Secretaries',
    rule: '1923-SEC2',
    says: 'A quarter, rounded down, drawn for each when the day is resolved.',
    columns: ['Player', 'Ballots cast', 'Learns'],
    empty: 'No Court Secretary is living.',
    rows: secretaries.map(({ slot }) => ({ cells: [{ player: slot }, cast, Math.floor(base / 4)] })),
  }
}

/** How the last day would be counted as things stand (1923-W2 to W4). */
function finalCount(game: Game): Panel {
  const mafia = game.seats.filter(isMafia)
  const left = mafia.filter(({ alive }) => alive).length
  return {
    id: 'finalCount',
    title: 'Final count',
    rule: '1923-W4',
    says: `${left} of ${mafia.length} Mafia Members are living: ${mafia.length > 0 && left * 2 >= mafia.length ? 'the Mafia would win' : 'the Mafia would lose'}.`,
    columns: ['Family', 'Mafia Members living', 'Civilians living'],
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
