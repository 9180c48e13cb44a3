/**
 * Blocks that last (§7 of the roles): what keeps a player from using a role, and whether that goes for the negative one too.
 * Each is a fact about a player that its own part writes, or a record of the host.
 */
import { order } from '../../../game/when.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { is } from '../attributes.ts'
import { metIllusion } from './illusion.ts'
import { all, any, type Fact, type Note, type Resolution } from '../vocabulary.ts'
import { kindOf } from './moves.ts'
import { isOfNight } from './step-place.ts'
import { handOf } from './undead.ts'

/**
 * `negative`: whether moves of that role fail too; `now`: only those of the night for which it began; `part`: as the fact says,
 * which may also leave the civil role alone.
 */
interface Source {
  kind: 'faceCut' | 'cutTonight' | 'captive' | 'released' | 'maimed' | 'hacked' | 'punished' | 'blownUp'
  negative: false | 'while' | 'now' | 'part'
}

const sources: readonly Source[] = [
  { kind: 'faceCut', negative: false },
  { kind: 'cutTonight', negative: 'while' },
  { kind: 'captive', negative: false },
  { kind: 'released', negative: 'while' },
  { kind: 'maimed', negative: 'now' },
  { kind: 'hacked', negative: 'part' },
  { kind: 'punished', negative: 'while' },
  { kind: 'blownUp', negative: 'part' },
]

/** Every attempt to keep somebody from the use of the civil role for as long as this; one of these kinds may leave it alone. */
export const civilLosses = (run: Resolution, who: SeatId, kind: Source['kind']): Fact<Source['kind']>[] =>
  run.ledger.attempts({ kind, of: who, when: 'soFar' }).filter(isCivilLoss)

const isCivilLoss = (fact: Fact<Source['kind']>): boolean => partOf(fact) !== 'negative'

const partOf = (fact: Fact<Source['kind']>): string | undefined =>
  fact.kind === 'hacked' || fact.kind === 'blownUp' ? (fact.data.part ?? 'both') : undefined

/**
 * What is said early in an evening for the night behind it: a hack or a punishment of an earlier evening is over by then, where
 * it is not the civil role of a black that stays blocked for a second day (RU-GEN-11, RU-HAC-2).
 */
const overByThen = (run: Resolution, { does, actor }: Blockable, fact: Fact<Source['kind']>): boolean => {
  if (!is(does, 'ofLater') || (fact.kind !== 'hacked' && fact.kind !== 'punished')) return false
  if ((fact.data.since ?? run.phase.number) >= run.phase.number) return false
  if (fact.kind === 'punished' || partOf(fact) === 'civil') return true
  const usesCivil = run.ledger.found({ kind: 'usesRole', of: actor, when: 'soFar' }).at(-1)?.data.role === 'civil'
  return usesCivil || (fact.by !== undefined && run.isSomebody(fact.by) && handOf(run, fact.by).faction === 'black')
}

/** What a block is asked about: a move, or what a passive ability does. */
type Blockable = Pick<Move, 'actor' | 'does' | 'id'>

/** Somebody who tortures himself keeps his negative move (RU-EXE-5). */
const stops = (run: Resolution, { does }: Blockable, { negative }: Source, fact: Fact<Source['kind']>): boolean =>
  negative === 'while'
  || (negative === 'part' && partOf(fact) !== 'civil')
  || (negative === 'now'
    && fact.kind === 'maimed'
    && fact.by !== fact.of
    && isOfNight({ does })
    && fact.data.night === run.phase.number
    && run.phase.kind === 'night')

/**
 * Why a move of a blocked role does not pass (RU-MOVE-3); where only the civil role is blocked, the negative move shows that it
 * was asked (RU-MOVE-4).
 * @returns undefined for somebody whom nothing blocks
 */
export function blocked(run: Resolution, move: Blockable): Reason[] | undefined {
  const civil = kindOf(move) === 'civil'
  const reasons = sources.flatMap(source => {
    const attempts = run.ledger.attempts({ kind: source.kind, of: move.actor, when: 'soFar' })
    // Most moves are asked of many blocks, and blocked by none.
    return attempts.length ? blocksOf(run, move, source, attempts) : []
  })
  const recorded = hostsBlock(run, move, civil)
  return reasons.length || recorded ? [...reasons, ...(recorded ? [recorded] : [])] : undefined
}

/** What every attempt of one kind to block its actor is to a move. */
function blocksOf(
  run: Resolution,
  move: Blockable,
  source: Source,
  attempts: readonly Fact<Source['kind']>[],
): Reason[] {
  const { kind } = source
  const civil = kindOf(move) === 'civil'
  const standing = (facts: readonly Fact<Source['kind']>[]): Reason[] => facts.map(fact => standingBlock(run, fact))
  const those = (stopping: boolean) => attempts.filter(fact => stops(run, move, source, fact) === stopping)
  const lost = attempts.filter(fact => isCivilLoss(fact) && !overByThen(run, move, fact))
  const blocks = civil
    ? lost.length
      ? [civilBlock(move, kind, standing(lost), despite(run, move, kind))]
      : []
    : [true, false].flatMap(stopping => {
        const facts = those(stopping)
        return facts.length ? [negativeBlock(run, move, kind, standing(facts), stopping)] : []
      })
  return kind === 'cutTonight' ? blocks.map(block => metIllusion(run, move.actor, block, civil)) : blocks
}

/** Of both roles of a black, and for longer than whoever hacked him lives (RU-HAC-2, RU-HAC-6). */
export function standingBlock(run: Resolution, fact: Fact<Source['kind']>): Reason {
  const { of, by } = fact
  const stands = run.ledger.standing(fact, 'soFar')
  if (fact.kind !== 'hacked') return stands
  const gone = by !== undefined && run.isSomebody(by) && (!run.seat(by).alive || run.isDead(by))
  return all({ is: 'fact', kind: 'hackHolds', of }, { rule: partOf(fact) === 'civil' ? 'RU-HAC-1' : 'RU-HAC-2' }, [
    stands,
    ...(gone ? [run.given({ is: 'fact', kind: 'afterHisDeath', of: by }, 'RU-HAC-6')] : []),
  ])
}

/** What keeps somebody from a move is no doing of that move. */
const claim = ({ actor, id: action }: Pick<Move, 'actor' | 'id'>, by: string) =>
  ({ is: 'fact', kind: 'roleBlocked', of: actor, action, values: { by } }) as const

/** Whom a cultist or a collector names no hacker prevents (RU-HAC-4), nor a pimp, whose limits are the same (RU-PIM-3). */
const despite = (run: Resolution, { actor, does, id: action }: Blockable, kind: Source['kind']): Reason[] =>
  (kind === 'hacked' || kind === 'punished') && is(does, 'despiteHack')
    ? [run.given({ is: 'fact', kind: 'namesAllTheSame', of: actor, action }, 'RU-HAC-4', action)]
    : []

function civilBlock(move: Blockable, kind: string, facts: readonly Reason[], despite: readonly Reason[]): Reason {
  const { actor } = move
  const rule: RuleId = kind === 'maimed' ? 'RU-TEAM-5' : 'RU-MOVE-3'
  const inner: RuleId = kind === 'maimed' ? 'RU-GEN-5' : 'RU-GEN-6'
  return all(
    claim(move, kind),
    { rule },
    [any({ is: 'fact', kind: 'cannotUse', of: actor, values: { part: 'civil' } }, { rule: inner }, facts)],
    despite,
  )
}

function negativeBlock(
  run: Resolution,
  move: Blockable,
  kind: string,
  facts: readonly Reason[],
  stopped: boolean,
): Reason {
  const { actor } = move
  const why = any(
    { is: 'fact', kind: 'cannotUse', of: actor, values: { part: stopped ? 'negative' : 'civil' } },
    { rule: 'RU-GEN-6' },
    facts,
  )
  // The night of the torture is the executor's doing; being maimed takes no negative move (RU-EXE-3).
  return all(
    claim(move, kind === 'maimed' && stopped ? 'executor' : kind),
    { rule: 'RU-MOVE-4' },
    [why],
    stopped ? [] : [run.given({ is: 'fact', kind: 'civilOnly', of: actor }, 'RU-MOVE-4')],
  )
}

/** A block that the host recorded: for one game day or two, from the phase in which it was written (RU-GEN-11, RU-TIME-4). */
export function hostsBlock(run: Resolution, move: Pick<Move, 'actor' | 'id'>, civil: boolean): Reason | undefined {
  const now = order(run.system, run.name)
  const record = (run.game.records ?? []).find(({ form, phase, values }) => {
    const begun = phase === undefined ? undefined : order(run.system, phase)
    return (
      form === 'roleBlock'
      && values.player === move.actor
      && begun !== undefined
      && begun <= now
      && now < begun + Number(values.days ?? 1) * run.system.calendar.phases.length
      && (civil || values.role === 'both')
    )
  })
  if (!record) return undefined
  const { actor } = move
  const lasts: Note = {
    claim: { is: 'fact', kind: 'blockLasts', of: actor, values: { days: Number(record.values.days ?? 1) } },
    rule: 'RU-TIME-4',
  }
  return all(claim(move, 'roleBlock'), { rule: 'RU-MOVE-3' }, [
    all(
      { is: 'fact', kind: 'recordedBlock', of: actor, phase: record.phase ?? '' },
      { rule: 'RU-GEN-11', notes: [lasts] },
    ),
  ])
}
