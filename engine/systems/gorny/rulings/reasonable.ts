/**
 * A night of the second method (option `night`): it is resolved by the rules that are lent for it, and what comes of it is
 * written down here, so that the morning after is that of every night of this game.
 */
import type { NightOutcome, Nights } from '../../../ruleset/borrowed-rules.ts'
import type { ResolveRequest, System } from '../../../ruleset/system.ts'
import type { Game, PhaseState } from '../../../journal/state.ts'
import type { Outcome, Verdict } from '../../../journal/outcome.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { sequence } from '../../../resolve/sequence.ts'
import { inAnyWords } from '../../../resolve/sequence/vocabulary.ts'
import { conduct } from '../conduct.ts'
import { succession } from '../hitman.ts'
import { opening } from '../thread.ts'
import { all, type Rulings, type Resolution } from '../vocabulary.ts'
import { winner } from '../winner.ts'
import { failures, notices } from './tells.ts'

/** @param nights the rules by which it is resolved */
export function reasonably(
  nights: Nights,
  system: System,
  game: Game,
  phase: PhaseState,
  request: ResolveRequest,
): Outcome {
  const { shielded, ...night } = nights.resolve(system, game, phase, request)
  const dawn = [conduct, succession, notices, failures, opening]
  const morning = morningAfter({ ...night, shielded }, nights.cites, dawn, system, game, phase, request)
  return {
    ...morning,
    ...night,
    rulings: [...night.rulings, ...morning.rulings],
    rolls: [...night.rolls, ...morning.rolls],
  }
}

/** The morning after such a night: what is written down of it, and who hears what. */
export function morningAfter(
  night: NightOutcome,
  cites: Nights['cites'],
  dawn: Rulings['dawn'],
  system: System,
  game: Game,
  phase: PhaseState,
  request: ResolveRequest,
): Outcome {
  const rulings: Rulings = {
    steps: [{ id: 'night', rule: cites.question, after: run => writtenDown(run, night, cites.question) }],
    actorGuards: [],
    effects: {},
    dawn,
    winner,
    cites,
  }
  return sequence(system, game, phase, inAnyWords(rulings), request)
}

/** Who died, what was found out, and the kills that came to somebody and failed. */
function writtenDown(
  run: Resolution,
  { deaths, questions, learned, verdicts, shielded }: NightOutcome,
  rule: string,
): void {
  const known = (who: SeatId): Reason =>
    questions.find(({ claim }) => claim.is === 'dies' && claim.who === who)?.reason ?? settled(who)
  const kills = verdicts.filter(({ action }) => isKill(run, action))
  for (const who of deaths) {
    const by = kills.find(({ landed, verdict }) => verdict === 'succeeded' && landed.includes(who))
    run.dies(who, known(who), rule, { cause: 'killed', ...(by && { action: by.action }) })
  }
  for (const finding of learned) run.findings.push({ ...finding, why: settled(finding.who) })
  for (const { action, verdict, landed } of kills)
    for (const of of verdict === 'failed' ? [] : landed.filter(slot => !deaths.includes(slot))) {
      const why = settled(of)
      run.put({ kind: 'attacked', of, action, why, rule })
      if (!shielded.some(({ who }) => who === of)) run.put({ kind: 'protected', of, action, why, rule })
    }
}

const isKill = (run: Resolution, action: Verdict['action']): boolean =>
  run.moves.some(({ id, components }) => id === action && components.some(({ does }) => does === 'kill'))

/** What the night has decided has its tree there. */
const settled = (who: SeatId): Reason => all({ is: 'dies', who }, { rule: 'host' })
