/**
 * What changes between phases, after all deaths of the phase: who joins a topic, who inherits, who loses what an enabler
 * kept up. None of it is an action, so nothing blocks, moves or sees it; who is dead gains nothing.
 */
import {
  seatOf,
  type Game,
  type PhaseResult,
  type Remembered,
  type Seat,
  type SeatChange,
} from '../../../journal/state.ts'
import type { Claim, RuleId, SeatId } from '../../../reason/claim.ts'
import { all, byRule, type Reason } from '../../../reason/reason.ts'
import type { Outcome, Question, RulingNotice, Tell } from '../../../journal/outcome.ts'
import { asCopied, getOwn } from '../../../ruleset/catalogue.ts'
import { allRoles } from '../roles.ts'
import { usesAfter, type Ended } from './ended.ts'
import { isRole, rolesIn, wordsIn } from './fields.ts'
import { openedDays, saysWhichDays } from './opened-days.ts'
import { mayLeaveRole } from './seat-name.ts'
import { heldIn } from './seat-abilities.ts'
import { ownTopic, topicsOf } from './topics.ts'

/** What comes between two phases. */
export type Between = Pick<Outcome, 'questions' | 'tells' | 'rulings' | 'spent'> & {
  changes: Pick<PhaseResult, 'seats' | 'facts' | 'ended'>
}

type Changes = Record<SeatId, SeatChange>

const toPlayer = (player: SeatId, kind: string, rule: RuleId, values: Tell['values'] = {}): Tell => ({
  to: { to: 'player', player },
  kind,
  values,
  rule,
})

/** That a role has gone from the dead to somebody, who chose them perhaps, or was lost with them. */
const because = ({ questions }: Ended, kind: string, of: SeatId, from: SeatId, rule: RuleId, role: string): Reason => {
  const so = (is: (claim: Claim) => boolean): Reason[] =>
    questions.flatMap(({ claim, holds, reason }) => (holds && reason && is(claim) ? [reason] : []))
  const died = so(claim => claim.is === 'dies' && claim.who === from)
  const chosen =
    rule === 'NR-UBACK-7' ? so(claim => claim.is === 'fact' && claim.kind === 'heir' && claim.of === of) : []
  return all({ is: 'fact', kind, of, other: from, values: { role } }, { rule }, [
    all({ is: 'fact', kind: 'isDead', of: from }, { rule }, died),
    ...chosen,
  ])
}

const asked = (reason: Reason): Question => ({ claim: reason.claim, holds: reason.holds, reason })

/** @param first the number of the first fact that may be remembered */
export function between(ended: Ended, first: number): Between {
  const { game, deaths } = ended
  const living = game.seats.filter(({ slot, alive }) => alive && !deaths.includes(slot))
  const dead = game.seats.filter(({ slot, alive }) => alive && deaths.includes(slot))
  const joins = joined(ended, living, first)
  const heirs = inheritances(ended, living, dead)
  const losses = lost(ended, living, dead, heirs.changes)
  const taken = takenIn(ended, living)
  const days = openedDays(ended, living, first + joins.facts.length)
  const facts = [...joins.facts, ...days.facts]
  return {
    questions: [...heirs.questions, ...losses.questions],
    tells: [...joins.tells, ...heirs.tells, ...losses.tells],
    rulings: [...heirs.rulings, ...days.rulings],
    spent: days.spent,
    changes: {
      ...(Object.keys({ ...taken, ...heirs.changes, ...losses.changes }).length && {
        seats: { ...taken, ...heirs.changes, ...losses.changes },
      }),
      ...(facts.length && { facts }),
      ...(days.ended.length && { ended: days.ended }),
    },
  }
}

/** Traitors whom their own mafia took in are of its group from now on: without that role, and goons where they had no other. */
function takenIn({ game, recruited }: Ended, living: readonly Seat[]): Changes {
  const insiders = living.filter(
    seat =>
      isRole(asCopied(game, seat), 'traitor')
      && recruited.some(({ who, into }) => who === seat.slot && into === seat.faction),
  )
  return Object.fromEntries(
    insiders.map((seat): [SeatId, SeatChange] => {
      const roles = rolesIn(seat)
      const [role = seat.faction === 'werewolf' ? 'werewolf' : 'goon', ...also] = rolesIn(asCopied(game, seat)).filter(
        one => one !== 'traitor',
      )
      const modifiers = seat.modifiers.filter(({ modifier }) => modifier !== 'traitor')
      return [seat.slot, { role, modifiers, details: { was: roles.join(','), also: also.join(', ') } }]
    }),
  )
}

/** What each mark of a night does to membership. */
const topicMarks: Readonly<
  Record<string, { role: 'masonizer' | 'neighborizer'; fact: string; told: string; rule: RuleId }>
> = {
  joined: { role: 'neighborizer', fact: 'joined', told: 'joined', rule: 'NR-TOPIC-4' },
  masonized: { role: 'masonizer', fact: 'joined', told: 'joined', rule: 'NR-MASONIZER-1' },
  left: { role: 'neighborizer', fact: 'left', told: 'leftTopic', rule: 'NR-NZER-8' },
}

function joined(
  { game, phase, marked }: Ended,
  living: readonly Seat[],
  first: number,
): { facts: Remembered[]; tells: Tell[] } {
  const facts: Remembered[] = []
  const tells: Tell[] = []
  // Whoever joined in this very phase was not there before it.
  const topics = topicsOf({ ...game, phases: game.phases.slice(0, -1) })
  const living_ = new Set(living.map(({ slot }) => slot))
  for (const { who, by, as } of marked) {
    const what = getOwn(topicMarks, as)
    const by_ = phase.submissions.find(({ id }) => id === by)?.by ?? by.split(':')[1]
    const actor = by_ === undefined ? undefined : seatOf(game, by_)
    if (!what || !actor || !byRule('NR-NZER-4', living_.has(who))) continue
    if (!living_.has(actor.slot) && !byRule('NR-MASONIZER-2', true)) continue
    if (as === 'masonized' && seatOf(game, who)!.faction !== 'town') continue
    const topic = ownTopic(actor, what.role)
    const there = topics.find(({ id }) => id === topic)?.members ?? []
    // Whoever was moved into the way of it was in no such topic.
    if (what.fact === 'left' && !there.includes(who)) continue
    facts.push({
      id: first + facts.length,
      kind: what.fact,
      of: who,
      by: actor.slot,
      phase: `${phase.kind} ${phase.number}`,
      rule: what.rule,
      data: { topic },
    })
    // Somebody who is in it already is told nothing new.
    if (what.told === 'joined' && there.includes(who)) continue
    const names = [...there, actor.slot].filter((slot, at, all) => slot !== who && all.indexOf(slot) === at)
    tells.push(
      toPlayer(who, what.told, what.rule, {
        who: names,
        known: game.options.joinSays === 'nothing' ? 'nothing' : 'names',
      }),
    )
    if (as === 'masonized') tells.push(toPlayer(who, 'vouched', what.rule, { who: [actor.slot] }))
  }
  return { facts, tells }
}

/** What somebody becomes who takes over a role of a dead player. */
function heirOf(ended: Ended, heir: Seat, from: Seat, role: string, whole: boolean): SeatChange {
  const abilities = getOwn(allRoles, role)?.abilities ?? []
  const part = heldIn(from).some(id => abilities.includes(id)) && from.role !== role
  const keeps = byRule('NR-BACKUP-5', ended.game.options.backupModifiers !== 'none')
  const { also, holds, of, group } = from.details ?? {}
  const after = usesAfter(ended, from)
  return {
    role,
    modifiers: part
      ? abilities.map(on => ({ modifier: 'xShot', count: 1, on }))
      : whole || keeps
        ? from.modifiers.filter(({ on }) => whole || on === undefined || on === role || abilities.includes(on))
        : [],
    uses: whole
      ? byRule('NR-UBACK-2', true)
        ? after
        : {}
      : keeps
        ? Object.fromEntries(Object.entries(after).filter(([id]) => abilities.includes(id)))
        : {},
    details: {
      was: rolesIn(heir).join(','),
      ...(whole && also !== undefined && { also }),
      ...(whole && holds !== undefined && { holds }),
      ...(whole && of !== undefined && { of }),
      ...(whole && group !== undefined && byRule('NR-UBACK-6', ended.game.options.inheritTopic !== false) && { group }),
    },
  }
}

interface Passed {
  changes: Changes
  questions: Question[]
  tells: Tell[]
  rulings: RulingNotice[]
}

function inheritances(ended: Ended, living: readonly Seat[], dead: readonly Seat[]): Passed {
  const { game, phase } = ended
  const passed: Passed = { changes: {}, questions: [], tells: [], rulings: [] }
  const removed = new Set(phase.removed.map(({ who }) => who))
  const models = dead.filter(
    ({ slot }) => byRule('NR-BACKUP-2', game.options.inheritModkill !== false) || !removed.has(slot),
  )
  const pass = (heir: Seat, from: Seat, role: string, rule: RuleId, whole: boolean): void => {
    const reason = because(ended, 'inherits', heir.slot, from.slot, rule, role)
    passed.questions.push(asked(reason))
    if (!reason.holds) return
    passed.changes[heir.slot] = heirOf(ended, heir, from, role, whole)
    const spent = whole ? Object.values(usesAfter(ended, from)).some(count => count > 0) : false
    passed.tells.push(toPlayer(heir.slot, 'inherits', rule, { role, spent: spent ? 'some' : 'none' }))
  }
  for (const heir of byRule('NR-BACKUP-3', true) ? living : [...living, ...dead]) {
    if (isRole(heir, 'backup')) {
      const of = wordsIn(heir, 'of')[0]
      const from = models.find(
        one =>
          of !== undefined
          && (byRule('NR-BACKUP-6', game.options.backupOfSide !== 'same') || one.faction === heir.faction)
          && (one.role === of || (byRule('NR-BACKUP-8', true) && has(one, of))),
      )
      if (from) pass(heir, from, of!, 'NR-BACKUP-1', false)
    } else if (isRole(heir, 'universalBackup')) {
      if (game.options.universalBackup === 'chooses') {
        const from = namedBy(ended, heir)
        if (from) pass(heir, from, from.role, 'NR-UBACK-7', true)
        continue
      }
      const own = models.filter(one => mayLeaveRole(one, heir))
      const from = own.length > 1 ? chosenOf(ended, own, passed.rulings) : own[0]
      if (from) pass(heir, from, from.role, 'NR-UBACK-1', true)
    }
  }
  return passed
}

/** The dead player whose role somebody chose to take over. */
function namedBy({ game, phase, marked }: Ended, { slot }: Seat): Seat | undefined {
  const mark = marked.find(({ who, as }) => who === slot && as === 'heir')
  const [from = ''] = phase.submissions.find(({ id }) => id === mark?.by)?.to ?? []
  return seatOf(game, from)
}

/** Whether somebody has a role, alone, beside another, or as a part of what a jack holds. */
const has = (seat: Seat, role: string): boolean =>
  isRole(seat, role) || (getOwn(allRoles, role)?.abilities ?? []).some(id => heldIn(seat).includes(id))

/** Whose role goes on, where several died in one phase: the host says so. */
function chosenOf({ phase }: Ended, own: readonly Seat[], rulings: RulingNotice[]): Seat {
  const answer = phase.answers.inheritance?.[rulings.length]
  const named = own.find(({ slot }) => slot === answer)
  const chosen = named ?? own[0]!
  rulings.push({
    id: 'inheritance',
    kind: 'prompt',
    rule: 'NR-UBACK-4',
    actions: [],
    choices: own.map(({ slot }) => ({ id: slot })),
    chosen: chosen.slot,
    answered: named !== undefined,
  })
  return chosen
}

/** What the living lose with an enabler. */
function lost(
  ended: Ended,
  living: readonly Seat[],
  dead: readonly Seat[],
  changed: Changes,
): Pick<Passed, 'changes' | 'questions' | 'tells'> {
  const { game } = ended
  const gone: Pick<Passed, 'changes' | 'questions' | 'tells'> = { changes: {}, questions: [], tells: [] }
  for (const enabler of dead.filter(one => isRole(one, 'enabler')))
    for (const role of wordsIn(enabler, 'of'))
      for (const seat of living) {
        const part = !isRole(seat, role)
        if (!has(seat, role) || (part && game.options.enablerOnJack === 'no')) continue
        const rule = part ? 'NR-ENABLE-4' : 'NR-ENABLE-2'
        const reason = because(ended, 'abilityLost', seat.slot, enabler.slot, rule, role)
        gone.questions.push(asked(reason))
        if (!reason.holds) continue
        const before = gone.changes[seat.slot]?.details?.lost ?? seat.details?.lost
        gone.changes[seat.slot] = {
          ...changed[seat.slot],
          details: {
            ...changed[seat.slot]?.details,
            lost: [before, role].filter(word => word !== undefined && word !== '').join(', '),
          },
        }
        gone.tells.push(toPlayer(seat.slot, 'abilityLost', rule, { role }))
      }
  return gone
}

/** Whether a seat may stand in anything that this file changes: most games ask for nothing of it. */
export const mayChange = (game: Game): boolean =>
  game.seats.some(
    seat =>
      rolesIn(seat).some(role => ['backup', 'universalBackup', 'enabler'].includes(role)) || saysWhichDays(game, seat),
  )
