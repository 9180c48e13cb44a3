/** The log of what a role did, which goes with it from hand to hand (RU-GEN-13). */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Finding } from '../../../resolve/sequence/resolution.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { is } from '../attributes.ts'
import { landsAt } from '../shared/hypnosis.ts'
import { isCivil, isProstitutes } from '../shared/moves.ts'
import { log } from '../shared/scopes.ts'
import { goingsOf } from '../shared/visits.ts'
import type { Resolution } from '../vocabulary.ts'

const civilMoves = (run: Resolution): readonly Move[] =>
  run.moves.filter(move => (isCivil(move) || isProstitutes(run, move)) && !is(move.does, 'ofNoRole'))
/** The role in which somebody moved: an heir has another one only afterwards. */
const roleThen = (run: Resolution, who: SeatId): string => run.game.seats.find(({ slot }) => slot === who)!.role

/** Writes the civil moves of this phase into the log of their role. */
export function logMoves(run: Resolution): void {
  for (const { id: action, actor: by, does: ability, to } of civilMoves(run))
    for (const about of to) {
      const away =
        about !== by
        && run.ledger.attempts({
          kind: 'went',
          of: landsAt(run, { id: action, actor: by, does: ability, to }, about),
          by,
          when: 'tonight',
          where: fact => fact.action === action,
        }).length > 0
      const alibi = run.ledger.found({
        kind: 'went',
        by,
        when: 'tonight',
        where: fact => fact.action === action && fact.data.elsewhere === true,
      })[0]?.of
      log(run, {
        role: roleThen(run, by),
        by,
        about,
        entry: 'move',
        ability,
        action,
        away: away && alibi === undefined && setOut(run, by, action, isCivil({ does: ability }) ? undefined : about),
      })
      // Others see where he seems to have been; whoever takes the role over knows where he was (RU-BOD-B5).
      if (alibi !== undefined)
        log(run, { role: roleThen(run, by), by, about: alibi, entry: 'seen', ability, action, away: true })
    }
}

/** Whether a move took its player out of the house, as trackers would see it. @param to where it has to be this place */
const setOut = (run: Resolution, who: SeatId, action: string, to?: SeatId): boolean =>
  goingsOf(run, who).seen.some(
    ({ kind, why, place }) => kind === 'civil' && why.action === action && (to === undefined || to === place),
  )

/** Writes what came of them. */
export function logResults(run: Resolution): void {
  for (const { id: action, actor: by } of civilMoves(run)) {
    for (const { about, result, fact, ability } of run.findings.filter(
      finding => finding.action === action && finding.who === by,
    )) {
      for (const word of [result].flat())
        log(run, {
          role: roleThen(run, by),
          by,
          about,
          entry: 'result',
          ability: fact ?? ability,
          result: word,
          many: Array.isArray(result),
          action,
        })
    }
  }
  // What the investigator holds is what others found for him (RU-INV-1).
  const others = ({ action, who, ability }: Finding): boolean =>
    ability === 'informed'
    || (is(ability, 'forInvestigator') && run.moves.some(({ id, actor }) => id === action && actor !== who))
  for (const { who: by, about, result, fact, ability, action } of run.findings.filter(
    finding => roleThen(run, finding.who) === 'investigator' && others(finding),
  )) {
    for (const word of [result].flat())
      log(run, {
        role: 'investigator',
        by,
        about,
        entry: 'result',
        ability: fact ?? ability,
        result: word,
        many: Array.isArray(result),
        action,
      })
  }
}
