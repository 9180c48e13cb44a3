/**
 * What the screens show beside a phase: teams and sides, and who cannot use a role. The books of shots stand in
 * `killers/panels.ts`.
 */
import type { Game, PhaseState, Seat } from '../../journal/state.ts'
import { own } from '../../ruleset/catalogue.ts'
import type { Cell, Panel } from '../../ruleset/panel.ts'
import { facelessPanel } from './faceless/panels.ts'
import { shotsPanel } from './killers/panels.ts'
import { isMixed, isOut, killersOf, negativeOf, sides, type Side } from './shared/sides.ts'
import { marks } from './state.ts'
import { wording } from './text.ts'

/** @returns the books of a game, for the host alone where they give a team away */
export const panels = (game: Game, phase: PhaseState | undefined): Panel[] => [
  teams(game),
  sidesPanel(game),
  shotsPanel(game, phase),
  blocks(game, phase),
  ...facelessPanel(game),
]

const player = (seat: Seat): Cell => ({ player: seat.slot })
const roleSaid = (id: string): string => own(wording.en.roles, id) ?? id

/** How many of each team live, and how many there were (RU-TEAM-1). */
function teams({ seats }: Game): Panel {
  const rows = ['red', 'black', 'grey'].flatMap(faction => {
    const mine = seats.filter(seat => seat.faction === faction)
    return mine.length
      ? [
          {
            cells: [
              own(wording.en.factions, faction) ?? faction,
              mine.filter(({ alive }) => alive).length,
              mine.length,
            ],
          },
        ]
      : []
  })
  return { id: 'teams', title: 'Teams', rule: 'RU-TEAM-1', columns: ['Team', 'Living', 'At the start'], rows }
}

/** Who kills for which side, and who knows whom (RU-TEAM-1, RU-TEAM-4). */
function sidesPanel({ seats }: Game): Panel {
  const said: Record<Side, string> = { mafia: 'Mafia', maniac: 'Maniac' }
  const killers = new Map(sides.flatMap(side => killersOf(seats, side).map(({ slot }) => [slot, side] as const)))
  const blacks = seats.filter(seat => negativeOf(seat) !== '')
  const rows = blacks.map(seat => {
    const side = killers.get(seat.slot)
    return {
      cells: [
        player(seat),
        roleSaid(negativeOf(seat)),
        roleSaid(seat.role),
        !seat.alive
          ? 'out'
          : !side
            ? ''
            : isMixed(seats)
              ? 'kills as one of the last pair'
              : `kills for the side of the ${side}`,
      ],
      ...(!seat.alive && { tone: 'quiet' as const }),
    }
  })
  const out = sides
    .filter(side => blacks.length && !isMixed(seats) && isOut(seats, side))
    .map(side => `${said[side]} side: nobody is left, so the other side kills every night.`)
  return {
    id: 'sides',
    title: 'Sides of the blacks',
    says: ['Mafia know each other; the sides do not.', ...out].join(' '),
    rule: 'RU-TEAM-4',
    columns: ['Player', 'Negative role', 'Civil role', ''],
    rows,
    empty: 'Nobody is black.',
  }
}

/** Whose role is blocked for longer than a night (RU-GEN-6). */
function blocks(game: Game, phase: PhaseState | undefined): Panel {
  const marked = game.seats.flatMap(seat =>
    seat.alive
      ? seat.status
          .filter(mark => ['maimed', 'faceCut', 'captive', 'released'].includes(mark))
          .map(mark => ({ cells: [player(seat), marks[mark]!.says] }))
      : [],
  )
  const recorded = (game.records ?? [])
    .filter(({ form }) => form === 'roleBlock')
    .map(({ values, phase: since }) => ({
      cells: [
        { player: values.player ?? '' },
        `${values.role === 'both' ? 'Both roles' : 'The civil role'}, ${values.days ?? '1'} game day${values.days === '2' ? 's' : ''} from ${since ?? 'the start'} on.`,
      ],
      tone: 'quiet' as const,
    }))
  return {
    id: 'blocks',
    title: 'Blocked roles',
    says: phase ? 'Moves of a blocked role may be sent in; they do not pass.' : 'Nothing has happened yet.',
    rule: 'RU-GEN-6',
    columns: ['Player', 'Block'],
    rows: [...marked, ...recorded],
    empty: 'No role is blocked.',
  }
}
