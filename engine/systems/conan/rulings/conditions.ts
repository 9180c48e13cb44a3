/**
 * The capability table (CONAN-S2 to S24): what a player's condition lets him do, and what may be done to him. Gates are
 * about who acts, landings about where an action comes.
 */
import type { Fact } from '../../../resolve/sequence/fact.ts'
import type { Gate, Landing } from '../../../resolve/sequence/rulings.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Walk } from '../../../resolve/sequence/walk.ts'
import { own } from '../../../rules/catalogue.ts'
import type { RuleId } from '../../../why/claim.ts'
import { all, any, type Reason } from '../../../why/reason.ts'
import { inOneStep } from '../order.ts'
import { boysRank } from '../roles/town.ts'
import { leaderOf, leads } from './leader.ts'

/** What is no act of a role: little about a player's condition stands in its way. */
const unconditional: Readonly<Record<string, readonly Gate[]>> = {
  will: [],
  handOff: [(walk, move) => abroad(walk, move)],
}
/** What a member does as Leader or elector; the arrested keep it (CONAN-L7, CONAN-L9). */
const ofLeadership: ReadonlySet<string> = new Set(['elect', 'suitcase', 'order'])
/** What is done about somebody rather than to him. */
const aboutOnly: ReadonlySet<string> = new Set([
  'will',
  'handOff',
  ...ofLeadership,
  'vengeance',
  'fake',
  'eraseEvidence',
  'eraseBody',
])
const killStep = 'kill'
const extras: ReadonlySet<string> = new Set(['snipe', 'eraseBody', 'heavyHanded'])

/** Whether a move uses the ability of an item rather than one of the role. */
const byItem = ({ does }: Move): boolean => does === 'gadget'

/** What stands, as a reason with every attempt in it; nothing where nobody tried. */
export function tried(walk: Walk, kind: string, of: string, rule: RuleId): Reason | undefined {
  const reason = walk.ledger.seek({ kind, of }, rule)
  return reason.because.length ? reason : undefined
}

const hindrance = (
  of: string,
  kind: string,
  rule: RuleId,
  because: Reason,
  ...excused: (Reason | undefined)[]
): Reason =>
  all(
    { is: 'fact', kind, of },
    { rule },
    [because],
    excused.filter(reason => reason !== undefined),
  )

const abroad: Gate = (walk, move) => {
  const away = tried(walk, 'abroad', move.actor, 'CONAN-S3')
  if (!away || move.does === 'travel') return undefined
  return hindrance(move.actor, 'heldAbroad', 'CONAN-S3', away)
}

const injured: Gate = (walk, move) => {
  const hurt = tried(walk, 'injured', move.actor, 'CONAN-S11')
  if (!hurt) return undefined
  const excepted = (rule: RuleId): Reason =>
    walk.given({ is: 'fact', kind: 'excepted', of: move.actor, action: move.id }, rule)
  if (move.does === 'vengeance') return hindrance(move.actor, 'heldInjured', 'CONAN-S7', hurt, excepted('CONAN-S8'))
  if (extras.has(move.does)) return hindrance(move.actor, 'heldInjured', 'CONAN-S8', hurt)
  if (byItem(move)) return hindrance(move.actor, 'heldInjured', 'CONAN-S7', hurt, excepted('CONAN-S9'))
  if (move.does === 'fake')
    return hindrance(
      move.actor,
      'heldInjured',
      'CONAN-S10',
      hurt,
      walk.option<boolean>('injured.suitcase') ? excepted('CONAN-S10') : undefined,
    )
  return ofLeadership.has(move.does) ? undefined : hindrance(move.actor, 'heldInjured', 'CONAN-S7', hurt)
}

/** A false charge costs the officer what else he does in that phase, what comes before it included (CONAN-S16). */
const suspended: Gate = (walk, move) => {
  const { actor, does, id } = move
  const excused =
    byItem(move) || does === 'fake'
      ? [walk.given({ is: 'fact', kind: 'excepted', of: actor, action: id }, 'CONAN-S17')]
      : []
  const since = walk.ledger.seek({ kind: 'suspended', of: actor, when: 'phaseStart' }, 'CONAN-S14')
  const byDay = walk.ledger
    .found({ kind: 'suspended', of: actor, when: 'phaseStart' })
    .some(({ phase }) => phase?.startsWith('day'))
  const before = walk.ledger.found({ kind: 'suspended', of: actor, when: 'tonight' }).length === 0
  const now =
    does === 'arrest'
      ? undefined
      : walk.foresight.foreseen(
          `suspended:${actor}`,
          { is: 'fact', kind: 'heldSuspended', of: actor },
          walk.phase.kind === 'day' ? 'CONAN-S18' : before ? 'CONAN-S16' : 'CONAN-S15',
        )
  return [
    ...(since.because.length
      ? [hindrance(actor, 'heldSuspended', byDay ? 'CONAN-S18' : 'CONAN-S14', since, ...excused)]
      : []),
    ...(now?.because.length ? [excused.length ? all(now.claim, { rule: now.rule }, [now], excused) : now] : []),
  ]
}

const arrested: Gate = (walk, move) => {
  const { actor, does, id } = move
  const tonight = walk.ledger.found({ kind: 'arrested', of: actor }).some(({ phase }) => phase === undefined)
  // A killer who is arrested before he strikes is still the one who was ordered: nobody kills in his stead (CONAN-B4).
  if (does === 'order' && tonight && (move.to.length < 2 || move.to[0] === actor)) return undefined
  const held = tried(walk, 'arrested', actor, tonight ? 'CONAN-O1' : 'CONAN-S20')
  if (!held) return undefined
  const inCommand = ofLeadership.has(does) && (does === 'elect' || leaderOf(walk.game) === actor)
  if (inCommand)
    return hindrance(
      actor,
      'heldArrested',
      'CONAN-S20',
      held,
      does === 'elect'
        ? walk.given({ is: 'fact', kind: 'excepted', of: actor, action: id }, 'CONAN-L7')
        : leads(walk, actor),
    )
  if (byItem(move))
    return hindrance(
      actor,
      'heldArrested',
      'CONAN-S23',
      held,
      walk.option<boolean>('arrested.gadgets')
        ? walk.given({ is: 'fact', kind: 'excepted', of: actor, action: id }, 'CONAN-S23')
        : undefined,
    )
  const later =
    walk.option('release.effective') === 'nextPhase'
      ? walk.ledger.found({ kind: 'released', of: actor, when: 'soFar' })
      : []
  return later.length
    ? all({ is: 'fact', kind: 'heldArrested', of: actor }, { rule: 'CONAN-S22' }, [
        held,
        ...later.map(({ why }) => why),
      ])
    : hindrance(actor, 'heldArrested', 'CONAN-S20', held)
}

/** What was done to somebody in the very step in which his turn comes: nothing of it stops him, since the step happens at once. */
function atOnce(walk: Walk, kind: string, of: string, rule: RuleId): Reason | undefined {
  const [before, sofar] = [walk.ledger.attempts({ kind, of }), walk.ledger.attempts({ kind, of, when: 'soFar' })]
  const beside = sofar.filter(fact => !before.includes(fact)).map(({ why }) => why)
  return beside.length
    ? any(kind === 'death' ? { is: 'dies', who: of } : { is: 'fact', kind, of }, { rule }, beside)
    : undefined
}

const sameMoment = (walk: Walk, of: string, rule: RuleId): Reason =>
  walk.given({ is: 'fact', kind: 'sameMoment', of }, rule)

/** Kills of one night meet at once where what stands in one step does (CONAN-A8): a killer who dies in that step has killed. */
export const inKillStep = (walk: Walk, { slot }: Fact): boolean =>
  slot === killStep && walk.option('order.sameStep') === 'simultaneous'

/**
 * What killed somebody (CONAN-K1); in one step at once, so that two may poison each other (CONAN-A8). A shot is part of the
 * kill that it is added to: what that kill brings in its own step comes after both (CONAN-AB3).
 */
const killed: Gate = (walk, { actor, does, id }) => {
  const rule: RuleId = walk.phase.kind === 'day' ? 'CONAN-O1' : 'CONAN-O7'
  const ofKill = (fact: Fact): boolean =>
    does === 'snipe' ? fact.slot === killStep : does === 'order' && inKillStep(walk, fact)
  const dead = walk.ledger.seek({ kind: 'death', of: actor, where: fact => !ofKill(fact) }, rule, {
    is: 'dies',
    who: actor,
  })
  const inReturn = walk.ledger.seek({ kind: 'death', of: actor, where: ofKill }, rule, { is: 'dies', who: actor })
  const inTurn = walk.ledger
    .attempts({ kind: 'death', of: actor })
    .some(({ action }) => inOneStep(does, walk.moves.find(one => one.id === action)?.does ?? ''))
  const beside = atOnce(walk, 'death', actor, rule)
  return [
    ...(dead.because.length
      ? [
          hindrance(
            actor,
            'heldByDeath',
            'CONAN-K1',
            inTurn ? all({ is: 'dies', who: actor }, { rule: 'CONAN-A8' }, [dead]) : dead,
          ),
        ]
      : []),
    ...(inReturn.because.length
      ? [
          hindrance(
            actor,
            'heldByDeath',
            'CONAN-K1',
            inReturn,
            does === 'order'
              ? sameMoment(walk, actor, 'CONAN-A8')
              : walk.given({ is: 'fact', kind: 'partOfKill', of: actor, action: id }, 'CONAN-AB3'),
          ),
        ]
      : []),
    ...(beside ? [hindrance(actor, 'heldByDeath', 'CONAN-K1', beside, sameMoment(walk, actor, 'CONAN-A8'))] : []),
  ]
}

/** What neutralised somebody; in one step at once, so that two may neutralise each other (CONAN-A8). */
const neutralised: Gate = (walk, move) => {
  // A bribe overrides what stops the killer who pays it (CONAN-AB2, CONAN-O6).
  const pays =
    move.does === 'bribe'
    && walk.moves.some(({ does, actor, to }) => does === 'order' && (to.length > 1 ? to[0] : actor) === move.actor)
  if (ofLeadership.has(move.does) || pays) return undefined
  const held = walk.ledger.seek({ kind: 'neutralised', of: move.actor }, 'CONAN-AB9')
  const inSlot = held.because.length > 0 && inOneStep(move.does, 'discombobulate')
  const beside = atOnce(walk, 'neutralised', move.actor, 'CONAN-AB9')
  return [
    ...(held.because.length
      ? [
          hindrance(
            move.actor,
            'heldNeutralised',
            inSlot ? 'CONAN-A8' : (walk.ledger.found({ kind: 'neutralised', of: move.actor })[0]?.rule ?? 'CONAN-AB9'),
            held,
          ),
        ]
      : []),
    ...(beside
      ? [hindrance(move.actor, 'heldNeutralised', 'CONAN-AB9', beside, sameMoment(walk, move.actor, 'CONAN-A8'))]
      : []),
  ]
}

/** Of what the Detective Boys share, the highest in rank goes first (CONAN-E3, CONAN-E4). */
const outranked: Gate = (walk, { actor, does, id }) => {
  const place = boysRank.indexOf(walk.seat(actor).role)
  if (place < 0 || does === 'gadget') return undefined
  const before = walk.moves.filter(
    other =>
      other.does === does
      && other.id !== id
      && other.actor !== actor
      && boysRank.includes(walk.seat(other.actor).role)
      && boysRank.indexOf(walk.seat(other.actor).role) < place,
  )
  return before.length
    ? any(
        { is: 'fact', kind: 'outranked', of: actor },
        { rule: 'CONAN-E4' },
        before.map(other =>
          walk.given({ is: 'fact', kind: 'higherBoy', of: other.actor, action: other.id }, 'CONAN-E3', other.id),
        ),
      )
    : undefined
}

const table: readonly Gate[] = [abroad, injured, suspended, arrested, killed, neutralised, outranked]

/** Everything about the actor that may stand in an action's way, by night and by day. */
export const gates: readonly Gate[] = [
  (walk, move) => (own(unconditional, move.does) ?? table).flatMap(gate => gate(walk, move) ?? []),
]

/** Nothing reaches who is abroad (CONAN-S3, CONAN-S4) or arrested, save what frees him (CONAN-S20). */
const reach: Landing = (walk, { does, to }, at) => {
  // Whom something was done to is only asked about.
  if (!to.length || aboutOnly.has(does) || (does === 'investigate' && at === to[1])) return undefined
  const rule = (usual: RuleId): RuleId => (does === 'arrest' ? 'CONAN-CR9' : usual)
  const away = tried(walk, 'abroad', at, 'CONAN-S4')
  const held = ['release', 'lawsuit'].includes(does) ? undefined : tried(walk, 'arrested', at, 'CONAN-S20')
  return [
    ...(away ? [hindrance(at, 'outOfReach', rule('CONAN-S4'), away)] : []),
    ...(held ? [hindrance(at, 'outOfReach', rule('CONAN-S20'), held)] : []),
  ]
}

export const landings: readonly Landing[] = [reach]

/** What takes passive abilities away: an injury (CONAN-S7), a suspension (CONAN-S17), an arrest (CONAN-S20), being abroad (CONAN-S3). */
export const passiveLost = (walk: Walk, who: string): Reason[] =>
  Object.entries({ injured: 'CONAN-S7', suspended: 'CONAN-S17', arrested: 'CONAN-S20', abroad: 'CONAN-S3' }).flatMap(
    ([kind, rule]) => {
      const reason = walk.ledger.seek({ kind, of: who, when: 'soFar' }, rule)
      return reason.because.length ? [reason] : []
    },
  )

/** Whether something holds a player back as things are now; for lists of who is able. */
export const isMarked = (walk: Walk, slot: string, ...kinds: string[]): boolean =>
  kinds.some(kind => walk.ledger.found({ kind, of: slot, when: 'soFar' }).length > 0)

/** Who somebody's lover is. */
export const loverOf = (walk: Walk, slot: string): string | undefined =>
  own(walk.seat(slot).details ?? {}, 'lover') as string | undefined
