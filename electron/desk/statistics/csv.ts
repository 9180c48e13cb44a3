/** The tables of the statistics for a spreadsheet: a row each, under headings in the language of whoever asks. */
import Papa from 'papaparse'
import { say } from '../words/say.ts'
import type { GameCounted, PlayerCounted, SidesCounted, StatisticsView } from './answers.ts'

type Cell = string | number

/** What begins like a formula is a name all the same: it is written so that no spreadsheet works it out. */
const written = (fields: string[], data: Cell[][]): string =>
  Papa.unparse({ fields, data }, { escapeFormulae: /^[=+\-@\t\r]/ })

/** Takes what was counted; returns each table as CSV. */
export const csvOf = ({
  games,
  sides,
  players,
}: Pick<StatisticsView, 'games' | 'sides' | 'players'>): StatisticsView['csv'] => ({
  games: gamesIn(games),
  sides: sidesIn(sides),
  players: playersIn(players),
})

const gamesIn = (games: readonly GameCounted[]): string =>
  written(
    [
      say('statistics.game'),
      say('statistics.rules'),
      say('statistics.setup'),
      say('statistics.players'),
      say('statistics.phases'),
      say('statistics.days'),
      say('statistics.winner'),
      say('statistics.ended'),
    ],
    games.map(one => [
      one.name,
      one.systemName,
      one.setup,
      one.players,
      one.phases,
      one.days,
      one.winner,
      one.ended.slice(0, 10),
    ]),
  )

/** A row for each side of each line. */
const sidesIn = (lines: readonly SidesCounted[]): string =>
  written(
    [
      say('statistics.rules'),
      say('statistics.setup'),
      say('statistics.side'),
      say('statistics.games'),
      say('statistics.wins'),
      say('statistics.phasesMiddle'),
      say('statistics.daysMiddle'),
    ],
    lines.flatMap(({ systemName, setup, sides, phases, days }) =>
      sides.map(side => [
        systemName,
        setup ?? say('statistics.allSetups'),
        side.name,
        side.games,
        side.wins,
        phases.middle,
        days.middle,
      ]),
    ),
  )

const playersIn = (players: readonly PlayerCounted[]): string =>
  written(
    [
      say('statistics.player'),
      say('statistics.games'),
      say('statistics.wins'),
      say('statistics.ofTown'),
      say('statistics.against'),
      say('statistics.neither'),
      say('statistics.lived'),
      say('statistics.died'),
      say('statistics.lynched'),
      say('statistics.removed'),
      say('statistics.replaced'),
      say('statistics.ballots'),
      say('statistics.right'),
      say('statistics.otherNames'),
    ],
    players.map(one => [
      one.name,
      one.games,
      one.wins,
      one.sides.town,
      one.sides.hostile,
      one.sides.other,
      one.lived,
      one.died,
      one.lynched,
      one.removed,
      one.replaced,
      one.ballots,
      one.right,
      one.names.join(', '),
    ]),
  )
