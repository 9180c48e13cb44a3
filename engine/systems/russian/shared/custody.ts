/**
 * Custody: somebody spends the night in company. One mechanism for everybody who takes others home; what company lets through
 * is a table (RU-GEI-1). The fact `client`, of who was taken, names the house.
 */
import type { Game, Seat } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { is, type Attribute } from '../attributes.ts'
import type { NightSlot } from '../order.ts'
import { entryOf } from '../roles/role-entries.ts'
import { metIllusion } from './illusion.ts'
import { isGuard, isLater, kindOf } from './moves.ts'
import { besideFor } from './playing.ts'
import { all, type Fact, type ActorGuard, type TargetGuard, type Resolution } from '../vocabulary.ts'

/** What one house lets through: moves of negative roles both ways, and these moves towards the client. */
interface House {
  rule: RuleId
  /** Its place in the night: what comes before is not touched by it. */
  slot: NightSlot
  negatives: boolean
  lets?: Attribute
  /** Rules for the fall of single moves: of the client, or towards him. */
  cites: Readonly<Record<string, RuleId>>
  /** Moves towards the client that an option may keep out after all. */
  unless: Readonly<Record<string, { option: string; rule: RuleId }>>
}

/** Moves of drug dealer, journalist, maid and witch have what `lets` names. */
const houses: Readonly<Record<Fact<'client'>['data']['of'], House>> = {
  geisha: {
    rule: 'RU-GEI-1',
    slot: 'geisha',
    negatives: true,
    lets: 'reachesClients',
    cites: {},
    unless: { poison: { option: 'poisonGeishaClients', rule: 'RU-POI-2' } },
  },
  prostitute: {
    rule: 'RU-PRO-2',
    slot: 'prostitute',
    negatives: false,
    lets: 'reachesClients',
    cites: { poison: 'RU-POI-2' },
    unless: {},
  },
}

/** Rules of their own for moves that reach clients. */
const reaching: Readonly<Record<string, RuleId>> = { capture: 'RU-EXE-7' }

/** Who has whom in company tonight, failed attempts too. */
const companyOf = (run: Resolution, who: SeatId): Fact<'client'>[] =>
  run.ledger.attempts({ kind: 'client', of: who, when: 'soFar', where: ({ phase }) => phase === undefined })

const houseOf = ({ data }: Fact<'client'>): House => houses[data.of]

/** The clients of somebody, by facts that stand. */
export const clientsOf = (run: Resolution, taker: SeatId): Fact<'client'>[] =>
  run.ledger.found({ kind: 'client', by: taker, when: 'soFar', where: ({ phase }) => phase === undefined })

/** A client’s own moves that come later than the company (RU-GEI-1, RU-NORD-6). */
export const clientGate: ActorGuard = (run, move) =>
  is(move.does, 'byLetter')
    ? undefined
    : companyOf(run, move.actor).flatMap((fact): Reason[] => {
        const house = houseOf(fact)
        const rule = ruleOfOwn(move, fact, house)
        const kept = all(
          { is: 'fact', kind: 'inCompany', of: move.actor, action: move.id },
          { rule, also: ['RU-NORD-6'], action: move.id },
          [fact.why],
          [...ofNegative(run, move, house), ...madeBefore(run, move, house)],
        )
        return [metIllusion(run, move.actor, kept, kindOf(move) === 'civil')]
      })

/**
 * What comes to a client after the company did (RU-GEI-1, RU-NORD-6); an arrest comes too late for it (RU-NORD-3, RU-
 * ORD-9).
 */
export const clientLanding: TargetGuard = (run, move, at) =>
  is(move.does, 'byLetter') || !move.to.length
    ? undefined
    : companyOf(run, at).flatMap((fact): Reason[] => {
        const house = houseOf(fact)
        if (house === houses.prostitute && is(move.does, 'shot') && run.option<boolean>('clientShotIsAttack')) return []
        const kept = house.unless[move.does]
        const closed = kept !== undefined && !run.option<boolean>(kept.option)
        const late = is(move.does, 'arrests') && !isGuard(move)
        const rule = late ? 'RU-NORD-3' : (kept?.rule ?? house.cites[move.does] ?? house.rule)
        const through = closed
          ? []
          : [
              ...ofNegative(run, move, house),
              ...(house.lets !== undefined
              && is(move.does, house.lets)
              && !(house.negatives && kindOf(move) === 'negative')
                ? [
                    run.given(
                      { is: 'fact', kind: 'letsThrough', of: at, action: move.id },
                      reaching[move.does] ?? house.rule,
                      move.id,
                    ),
                  ]
                : []),
            ]
        return [
          all(
            { is: 'fact', kind: 'clientOutOfReach', of: at, action: move.id },
            { rule, also: late ? ['RU-ORD-9'] : ['RU-NORD-6'], action: move.id },
            [fact.why],
            through,
          ),
        ]
      })

const ofNegative = (run: Resolution, move: Move, { negatives, rule }: House): Reason[] =>
  negatives && kindOf(move) === 'negative'
    ? [
        run.given(
          { is: 'fact', kind: 'ofNegativeRole', of: move.actor, action: move.id },
          reaching[move.does] ?? rule,
          move.id,
        ),
      ]
    : []

/** The rule for a client’s own move: of killers who went for the one they are with another than of others (RU-PRO-1, RU-PRO-5). */
function ruleOfOwn({ does, to }: Move, { by = '' }: Fact<'client'>, house: House): RuleId {
  if (house !== houses.prostitute) return house.rule
  return house.cites[does] ?? (is(does, 'shot') && to.includes(by) ? 'RU-PRO-5' : 'RU-PRO-1')
}

/** What has its place before the company is made all the same. */
const madeBefore = (run: Resolution, move: Move, { slot, rule }: House): Reason[] =>
  isLater(run, move, slot)
    ? []
    : [run.given({ is: 'fact', kind: 'movesBefore', of: move.actor, action: move.id }, rule, move.id)]

/** That a client is out of a killer’s reach, for who asks after the killer came. */
export const outOfReach = (run: Resolution, fact: Fact<'client'>, action: string): Reason =>
  all(
    { is: 'fact', kind: 'clientOutOfReach', of: fact.of, action },
    { rule: houseOf(fact).rule, also: ['RU-NORD-6'], action },
    [fact.why],
  )

type Played = Pick<Game, 'facts' | 'seats' | 'customRoles'>

/** What was found: by whom, and whether through a role that was not the finder's own. */
interface Found {
  by?: SeatId | undefined
  data: { beside?: unknown }
}

/** Whether somebody plays the role with this ability beside the own one; what he finds by it is written down as such. */
export const foundBeside = (game: Played, who: SeatId, ability: string): { beside?: true } =>
  besideFor(game, who, ability) ? { beside: true } : {}

/** Whether it is at the disposal of somebody, who makes use of it by this ability. */
export function holds(game: Played, who: SeatId, ability: string, { by, data }: Found): boolean {
  if (by === who) return true
  if (data.beside !== undefined) return false
  const play = besideFor(game, who, ability)
  // Who is informed has what others found; a collected role is told it as any (RU-INV-1).
  return play === undefined || (play.data.how === 'collect' && isInformed(play.data.role))
}

const isInformed = (role: string): boolean => entryOf(role)?.abilities.includes('informed') ?? false

/** The role by which somebody has an ability: one that is played, or the own one. */
export const roleWith = (game: Played, { slot, role }: Pick<Seat, 'slot' | 'role'>, ability: string): string =>
  besideFor(game, slot, ability)?.data.role ?? role
