/** Who has a civil role now, and whether he has the use of it. */
import type { Game, Seat } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { FactGiven } from '../../../resolve/sequence/fact.ts'
import { frame } from '../frame/text.ts'
import { civilLosses, hostsBlock, standingBlock } from './blocks.ts'
import { takenForDead } from './lives.ts'
import { masterOf } from './undead.ts'
import { all, any, type Fact, type Kind, type Resolution } from '../vocabulary.ts'

/** The living holder of a civil role; undefined where it is out. */
export const holderOf = (seats: readonly Seat[], role: string): Seat | undefined =>
  seats.find(seat => seat.alive && !seat.bystander && seat.role === role)

/** Whether anybody in this game has or had a civil role. */
export const isInGame = ({ seats }: Pick<Game, 'seats'>, role: string): boolean =>
  seats.some(seat => !seat.bystander && seat.role === role)

/** What takes the use of a civil role away for longer than a night: what it would tell is lost too (RU-RES-20). The undead lose it with the necromancer (RU-NEC-6). */
const losses = ['faceCut', 'captive', 'maimed', 'hacked', 'punished', 'blownUp'] as const

export const lossesOf = (run: Resolution, player: SeatId): Reason[] => {
  const master = masterOf(run.game, player)
  const who = master ?? player
  const recorded = hostsBlock(run, { actor: who, id: '' }, true)
  const found: Reason[] = []
  for (const kind of losses) for (const fact of civilLosses(run, who, kind)) found.push(standingBlock(run, fact))
  if (recorded) found.push(recorded)
  if (master === undefined) found.push(...asPhantom(run, player))
  return found
}

/** Who was a phantom as the phase began has a vote, and no role beside it (RU-PHA-2). */
const asPhantom = (run: Resolution, of: SeatId): Reason[] =>
  run.ledger
    .found({ kind: 'phantom', of, when: 'phaseStart' })
    .map(({ why }) =>
      any({ is: 'fact', kind: 'cannotUse', of, values: { part: 'civil' } }, { rule: 'RU-PHA-2' }, [why]),
    )

export const hasUse = (run: Resolution, who: SeatId): boolean => !lossesOf(run, who).some(({ holds }) => holds)

/** That somebody is killed by now: what killed him, or every attempt at it; nothing where nobody tried. */
export function triedDeath(run: Resolution, who: SeatId, rule: RuleId): Reason[] {
  const attempts = run.ledger.attempts({ kind: 'death', of: who, when: 'soFar' })
  const deaths = attempts.filter(({ why }) => why.holds)
  const whys = [...(deaths.length ? deaths : attempts).map(({ why }) => why), ...(takenForDead(run, who) ?? [])]
  return whys.length ? [any({ is: 'fact', kind: 'isKilled', of: who }, { rule }, whys)] : []
}

/**
 * Whoever takes a role over goes on as if it had been his from the start (RU-ACZ-3).
 * @param why that he takes it over @param before why that was which goes on
 */
export const goesOn = (heir: SeatId, why: Reason, before?: Reason): Reason =>
  all({ is: 'fact', kind: 'goesOn', of: heir }, { rule: 'RU-ACZ-3' }, [why, ...(before ? [before] : [])])

/** By whose doing of this phase somebody has the role that is his by now; nothing where it was his as the phase began. */
export const cameBy = (run: Resolution, who: SeatId): Reason[] =>
  run.ledger
    .found({ kind: 'heir', of: who, when: 'soFar', where: ({ phase, data }) => phase === undefined && !data.beside })
    .slice(-1)
    .map(({ why }) => why)

/** Lasting facts of one kind that go with a role, each with what is put of the heir instead (RU-ACZ-3). */
export const inheritedFacts = <Of extends Kind>(
  run: Resolution,
  { of: heir, by: dead = '', why }: Fact<'heir'>,
  kind: Of,
): { data: Fact<Of>['data']; given: Omit<FactGiven, 'kind' | 'data'> }[] =>
  run.ledger
    .found({ kind, when: 'soFar', where: ({ of, by, lasting }) => lasting === true && (by ?? of) === dead })
    .map(({ of, rule, until, data, why: before }) => ({
      data,
      given: {
        of: of === dead ? heir : of,
        by: heir,
        why: goesOn(heir, why, before),
        rule,
        lasting: true,
        ...(until !== undefined && { until }),
      },
    }))

const EVERYBODY = 'all'

const ids = new Map([
  ...Object.entries(frame.roles).flatMap(([id, names]) =>
    Object.values(names).map(name => [name.toLowerCase(), id] as const),
  ),
  ['все', EVERYBODY] as const,
])

/**
 * @param words with commas or plus signs: `doctor, blocker`, «доктор, блокер»
 * @returns the ids; what is no role stays as it was written
 */
export const roleList = (words: string): string[] =>
  words
    .split(/[,+]/)
    .map(word => word.trim())
    .map(word => ids.get(word.toLowerCase()) ?? word)

/** Whether every role is meant: `all`, «все». */
export const meansAll = (words: string): boolean => roleList(words).join() === EVERYBODY
