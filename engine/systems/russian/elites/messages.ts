/** What a servant is told of what the master is told (RU-SRV-2). The last of all, when everything else has been told. */
import { own } from '../../../ruleset/catalogue.ts'
import { negative } from '../roles/negative.ts'
import { eliteIs } from '../shared/elites.ts'
import { all, type Resolution } from '../vocabulary.ts'

/** What only a negative role brings: a servant who is treated as if the master were red hears nothing of it. */
const ofNegative: readonly string[] = [
  'killer',
  'partners',
  'orderTargets',
  'orderedKill',
  'holderSurvived',
  'hirelingDead',
  'becameSon',
  'newSon',
  'met',
  'metImitator',
  'tookPlace',
  'changedSides',
  'newHireling',
  'foiledKilling',
  'jokerRole',
  'jokerSlander',
  'jokerNegative',
  'jokerLater',
  'jokerColour',
  'jokerVisitors',
  'captiveKnown',
  'captiveTeam',
  'extraPoisoning',
]

/** Copies for servants whose master has the host inform them. */
export function informServants(run: Resolution): void {
  for (const { slot, details } of run.game.seats.filter(seat => seat.alive && eliteIs(seat, 'serves'))) {
    const { master, treated = 'hard' } = details ?? {}
    if (master === undefined || treated === 'hard' || !run.isSomebody(master)) continue
    const moves = own(negative, run.seat(master).details?.negative ?? '')?.abilities ?? []
    const heard = run.tells.filter(
      ({ to, kind, values }) =>
        to.to === 'player'
        && to.player === master
        && (treated === 'soft' || !(ofNegative.includes(kind) || moves.includes(String(values.ability)))),
    )
    if (!heard.length) continue
    const why = all({ is: 'fact', kind: 'servantInformed', of: slot, other: master }, { rule: 'RU-SRV-2' })
    run.put({ kind: 'servantInformed', of: slot, by: master, why, rule: 'RU-SRV-2' })
    if (why.holds) for (const { kind, values } of heard) run.tell(slot, kind, values, 'RU-SRV-2')
  }
}
