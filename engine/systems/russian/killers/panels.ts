/** The books of shots, as the host sees them: what each side may realise tonight, and what became of earlier nights. */
import type { Game, PhaseState } from '../../../journal/state.ts'
import type { Panel } from '../../../ruleset/panel.ts'
import { accountsOf, comingsOf, type Entry } from '../shared/shots.ts'
import { killersOf, sides, type Side } from '../shared/sides.ts'
import { rememberedOf } from '../vocabulary.ts'

const titles: Record<Side, string> = { mafia: 'Mafia', maniac: 'Maniac' }

/**
 * The account of each side for the open night, or for the next one between nights; and for nights that are over, what was
 * realised, lost or paid, and what was kept (RU-TEAM-1, RU-KILL-2).
 */
export function shotsPanel(game: Game, phase: PhaseState | undefined): Panel {
  const night = nightFor(game, phase)
  const accounts = accountsOf(game, night)
  const now = sides
    .filter(side => accounts[side].entries.length || killersOf(game.seats, side).length)
    .map(side => {
      const { entries, available, capacity } = accounts[side]
      const of = (...kinds: Entry['kind'][]): number =>
        entries.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { count }) => sum + count, 0)
      const cells = [
        titles[side],
        `night ${night}`,
        of('carried', 'corrected'),
        of('fresh'),
        of('received', 'inherited'),
        -of('handedOver', 'poisoning'),
        -of('paid'),
        '',
        '',
        `${Math.min(available, capacity)} open`,
        comingsOf(entries),
      ]
      return { cells, tone: available > 0 ? ('strong' as const) : ('quiet' as const) }
    })
  const before = rememberedOf(game.facts, 'shotsBooked').map(({ of, phase: when, data }) => ({
    cells: [
      titles[of as Side],
      when,
      data.carried,
      data.fresh,
      data.received,
      data.passedOn,
      data.paid,
      data.realised,
      data.lost,
      data.kept,
      data.from,
    ],
    tone: 'plain' as const,
  }))
  return {
    id: 'shots',
    title: 'Shots',
    says: 'Carried over, new, received from the other side, passed on and paid make what a side may realise; what it did not realise or lose it keeps.',
    rule: 'RU-KILL-2',
    columns: ['Side', 'Night', 'Carried', 'New', 'Received', 'Passed on', 'Paid', 'Realised', 'Lost', 'Kept', 'From'],
    rows: [...now, ...before.reverse()],
    empty: 'No killer is left.',
  }
}

/** The night that is open, or the next one: also where the last one is over. */
function nightFor(game: Game, phase: PhaseState | undefined): number {
  if (phase && !phase.result) return phase.number
  const last = game.phases.at(-1)
  return last === undefined ? 1 : last.kind === 'night' ? last.number + 1 : last.number
}
