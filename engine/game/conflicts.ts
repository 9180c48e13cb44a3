/**
 * What no longer fits once the past is mended: what counted of a phase as it was and does not count now, rulings that are
 * asked no more, and questions that nobody was asked before. A host decides on each; nothing goes on its own.
 */
import type { Playing, PhaseAgain } from './again.ts'
import { entries, type Standing } from './entry.ts'
import type { Numbered } from '../journal/history.ts'
import type { Outcome, RulingNotice, Uncounted } from '../journal/outcome.ts'
import { seatOf, type PhaseState, type Refusal } from '../journal/state.ts'
import type { RuleId, SeatId } from '../reason/claim.ts'
import type { System } from '../ruleset/system.ts'

/** `key`: what a decision about it is kept under. `seq`: the event that said it. */
export type Conflict = { key: string; phase: number } & (
  | { what: 'action'; id: string; standing: Exclude<Standing, 'counts'>; refusal?: Refusal; instead?: string }
  | { what: 'ballot'; id: string; rule: RuleId; why: Uncounted['why'] }
  /** `asked`: what is asked in the place of what it answered; nothing is where that is absent. */
  | { what: 'answer'; seq: number; prompt: string; answer: string; asked?: RulingNotice }
  | { what: 'draw'; seq: number; for: string; gives: string }
  | { what: 'removal'; seq: number; who: SeatId }
  | { what: 'end'; seq: number; winner: string; proposed: string[] }
  | { what: 'asks'; ruling: RulingNotice }
)

/** The phase as it was, and what was said in it that counts. */
export interface Past extends Playing {
  events: readonly Numbered[]
}

/** @param without events that were taken out already: what was decided stays in the list */
export function conflictsIn(
  system: System,
  was: Past,
  now: PhaseAgain,
  without: ReadonlySet<number> = new Set(),
): Conflict[] {
  const { index: phase } = now
  return [
    ...actions(system, was, now).map((one): Conflict => ({ key: `action:${phase}:${one.id}`, phase, ...one })),
    ...ballots(was.outcome, now.outcome).map((one): Conflict => ({ key: `ballot:${phase}:${one.id}`, phase, ...one })),
    ...answers(was, now, without).map((one): Conflict => ({ key: `answer:${one.seq}`, phase, ...one })),
    ...draws(was, now, without).map((one): Conflict => ({ key: `draw:${one.seq}`, phase, ...one })),
    ...removals(was, now).map((one): Conflict => ({ key: `removal:${one.seq}`, phase, ...one })),
    ...asks(was.outcome, now.outcome).map((ruling): Conflict => ({
      key: `asks:${phase}:${aboutOf(ruling)}`,
      phase,
      what: 'asks',
      ruling,
    })),
  ]
}

type Of<What extends Conflict['what']> = Omit<Extract<Conflict, { what: What }>, 'key' | 'phase'>

const phaseOf = ({ game }: Playing): PhaseState => game.phases.at(-1)!

/** Actions that counted and do not count any more. */
function actions(system: System, was: Playing, now: Playing): Of<'action'>[] {
  const counted = new Set(
    entries(system, was.game, phaseOf(was)).flatMap(({ submission, standing }) =>
      standing === 'counts' ? [submission.id] : [],
    ),
  )
  return entries(system, now.game, phaseOf(now)).flatMap(({ submission: { id }, standing, refusal, instead }) =>
    standing === 'counts' || !counted.has(id)
      ? []
      : [{ what: 'action', id, standing, ...(refusal && { refusal }), ...(instead !== undefined && { instead }) }],
  )
}

/** Ballots that counted and do not count any more. */
function ballots(was: Outcome, now: Outcome): Of<'ballot'>[] {
  const counted = new Set(was.tally?.counted)
  return (now.tally?.uncounted ?? []).flatMap(({ ballot: id, rule, why }) =>
    counted.has(id) ? [{ what: 'ballot', id, rule, why }] : [],
  )
}

/** What is asked by a ruling, apart from how it was answered. */
const aboutOf = ({ id, rule, actions, choices }: RulingNotice): string =>
  JSON.stringify([id, rule, actions, choices.map(choice => choice.id)])

const isAsked = ({ choices }: RulingNotice): boolean => choices.length > 0

/** Answers are used in the order asked: one may be asked for nothing now, or come to another question. */
function answers(was: Past, now: Playing, without: ReadonlySet<number>): Of<'answer'>[] {
  const given = new Map<string, { seq: number; answer: string; asked: RulingNotice | undefined }[]>()
  const askedOf = (outcome: Outcome, prompt: string): RulingNotice[] =>
    outcome.rulings.filter(ruling => ruling.id === prompt && isAsked(ruling))
  for (const { event, seq } of was.events) {
    if (event.type !== 'promptAnswered') continue
    const before = given.get(event.prompt) ?? []
    given.set(event.prompt, [
      ...before,
      { seq, answer: event.answer, asked: askedOf(was.outcome, event.prompt)[before.length] },
    ])
  }
  return [...given].flatMap(([prompt, all]) => {
    const asking = askedOf(now.outcome, prompt)
    let nth = 0
    return all.flatMap(({ seq, answer, asked: before }): Of<'answer'>[] => {
      const out = without.has(seq)
      const asked = out ? undefined : asking[nth++]
      // What was asked for nothing then is no worse now.
      if (!before || (asked && aboutOf(asked) === aboutOf(before))) return []
      return out && asking.some(one => aboutOf(one) === aboutOf(before))
        ? []
        : [{ what: 'answer', seq, prompt, answer, ...(asked && { asked }) }]
    })
  })
}

/** Draws that the host fixed, and that are not drawn any more. */
function draws(was: Past, now: Playing, without: ReadonlySet<number>): Of<'draw'>[] {
  const fixed = ({ outcome }: Playing): string[] =>
    outcome.rolls.flatMap(({ purpose, result, fixed: by }) => (by ? [`${purpose}:${result}`] : []))
  const [before, after] = [fixed(was), fixed(now)]
  const taken = (from: string[], one: string): boolean => {
    const at = from.indexOf(one)
    if (at >= 0) from.splice(at, 1)
    return at >= 0
  }
  return was.events.flatMap(({ event, seq }): Of<'draw'>[] => {
    if (event.type !== 'drawFixed') return []
    const one = `${event.for}:${event.gives}`
    const [wasDrawn, isDrawn] = [taken(before, one), !without.has(seq) && taken(after, one)]
    return wasDrawn && !isDrawn ? [{ what: 'draw', seq, for: event.for, gives: event.gives }] : []
  })
}

/** Players whom the host took out of the game, and who are dead by then now. */
const removals = (was: Past, now: Playing): Of<'removal'>[] =>
  was.events.flatMap(({ event, seq }): Of<'removal'>[] =>
    event.type === 'playerRemoved' && seatOf(was.game, event.slot)?.alive && !seatOf(now.game, event.slot)?.alive
      ? [{ what: 'removal', seq, who: event.slot }]
      : [],
  )

/** Questions to the host that are open now and were not asked so before. */
function asks(was: Outcome, now: Outcome): RulingNotice[] {
  const before = new Set(was.rulings.map(aboutOf))
  return now.rulings.filter(
    ruling => ruling.kind === 'prompt' && isAsked(ruling) && !ruling.answered && !before.has(aboutOf(ruling)),
  )
}

/** The end of the game that its host confirmed, where the rules propose another one now, or none. */
export function endConflict(phase: number, events: readonly Numbered[], was: Outcome, now: Outcome): Conflict[] {
  const [before, proposed] = [was.winner?.winners ?? [], now.winner?.winners ?? []]
  if (JSON.stringify(before) === JSON.stringify(proposed)) return []
  return events.flatMap(({ event, seq }): Conflict[] =>
    event.type === 'gameFinished'
      ? [{ key: `end:${seq}`, phase, what: 'end', seq, winner: event.winner, proposed }]
      : [],
  )
}
