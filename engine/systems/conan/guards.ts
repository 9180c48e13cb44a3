/** What stands in an action's way: the condition of who acts, by the table in `conditions.ts`, and that of whom it is aimed at. */
import type { RuleId } from '../../reason/claim.ts'
import type { Citation, Reason } from '../../reason/reason.ts'
import type { Move } from '../../resolve/sequence/move.ts'
import { obstaclesOf } from '../../resolve/sequence/perform.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import { is, isTreatedAs } from './attributes.ts'
import {
  arrestedBefore,
  arrestsToday,
  capabilities,
  cellFor,
  conditions,
  overAgain,
  struckBy,
  type Ban,
} from './conditions.ts'
import { leaderOf, leadsInPrison } from './leading/leader.ts'
import { atOnce, realBecause, sameMoment, usedBy } from './moves.ts'
import { inOneStep } from './order.ts'
import { boysRank } from './roles.ts'
import { section, type SectionWords } from './section.ts'
import {
  all,
  any,
  type ActorGuard,
  type Claim,
  type Fact,
  type Resolution,
  type Says,
  type TargetGuard,
} from './vocabulary.ts'

/** What is no act of a role: little about a player's condition stands in its way. */
const unconditional: Readonly<Record<string, readonly ActorGuard[]>> = {
  will: [],
  handOff: [(run, move) => abroad(run, move)],
}

/** What allows a move that a condition forbids. */
const excuse = (run: Resolution, { yet }: Ban, { actor: of, id: action }: Move): Reason | undefined =>
  yet && (yet.option === undefined || run.option<boolean>(yet.option))
    ? run.given({ is: 'fact', kind: yet.kind, of, action }, yet.rule)
    : undefined

const killStep = 'kill'

/** What holds somebody back: one of these, where nothing excuses him. */
const hindrance = (
  of: string,
  kind: Says,
  cite: Citation,
  because: readonly Reason[],
  ...excused: (Reason | undefined)[]
): Reason =>
  any(
    { is: 'fact', kind, of },
    cite,
    because,
    excused.filter(reason => reason !== undefined),
  )

const abroad: ActorGuard = (run, move) => {
  const away = run.ledger.tried({ kind: 'abroad', of: move.actor })
  const cell = cellFor('abroad', move)
  return away.length && cell ? hindrance(move.actor, 'heldAbroad', { rule: cell.rule }, away) : undefined
}

const injured: ActorGuard = (run, move) => {
  const hurt = run.ledger.tried({ kind: 'injured', of: move.actor })
  const cell = cellFor('injured', move)
  if (!hurt.length || !cell) return undefined
  const cite = { rule: cell.rule, also: ['CONAN-S11'] }
  return hindrance(move.actor, 'heldInjured', cite, hurt, excuse(run, cell, move))
}

/** A false charge costs the officer what else he does in that phase, what comes before it included (CONAN-S16). */
const suspended: ActorGuard = (run, move) => {
  const { actor, does } = move
  const cell = cellFor('suspended', move)
  if (!cell) return undefined
  const excused = excuse(run, cell, move)
  const held = (rule: RuleId, because: readonly Reason[]): Reason[] =>
    because.length ? [hindrance(actor, 'heldSuspended', { rule }, because, excused)] : []
  const before = run.ledger.found({ kind: 'suspended', of: actor, when: 'phaseStart' })
  const byDay = before.some(({ phase }) => phase?.startsWith('day'))
  const already = run.ledger.found({ kind: 'suspended', of: actor, when: 'tonight' }).length > 0
  const foreseen = is(does, 'charges') ? [] : run.foresight.reasons(`suspended:${actor}`)
  return [
    ...held(byDay ? 'CONAN-S18' : cell.rule, run.ledger.tried({ kind: 'suspended', of: actor, when: 'phaseStart' })),
    ...held(run.phase.kind === 'day' ? 'CONAN-S18' : already ? 'CONAN-S15' : 'CONAN-S16', foreseen),
  ]
}

const arrested: ActorGuard = (run, move) => {
  const { actor, does } = move
  const tonight = arrestsToday(run, actor).length > 0
  // A killer who is arrested before he strikes is still the one who was ordered: nobody kills in his stead (CONAN-B4).
  const ownKill = is(does, 'order') && (move.to.length < 2 || move.to[0] === actor)
  // A name for Vengeance stands though its owner is struck in the phase in which it is given (CONAN-K2).
  const arrests = isTreatedAs(does, 'vengeance') || ownKill ? arrestedBefore(run, actor) : struckBy(run, actor)
  const cell = cellFor('arrested', move)
  if (!arrests.length || !cell) return undefined
  const held = (cite: Citation, ...excused: (Reason | undefined)[]): Reason =>
    hindrance(actor, 'heldArrested', cite, arrests, ...excused)
  if (cell !== capabilities.arrested.ability) return held({ rule: cell.rule }, excuse(run, cell, move))
  // Leading is no part of a role (CONAN-L9).
  if (is(does, 'leading') && leaderOf(run.game) === actor) return held({ rule: cell.rule }, leadsInPrison(run, actor))
  return tonight
    ? held({ rule: 'CONAN-K1', also: ['CONAN-O1', cell.rule, ...overAgain(run, actor)] })
    : held({ rule: cell.rule }, ...freedTooLate(run, actor))
}

/** Releases that begin with the next phase: they would free him, and do not yet (CONAN-S22). */
const freedTooLate = (run: Resolution, of: string): Reason[] =>
  run.option('release.effective') === 'nextPhase'
    ? run.ledger
        .tried({ kind: 'released', of, when: 'soFar' })
        .map(free =>
          all(
            { is: 'fact', kind: 'freedAtOnce', of },
            { rule: 'CONAN-S22' },
            [free],
            [run.given({ is: 'fact', kind: 'freedNextPhase', of }, 'CONAN-S22')],
          ),
        )
    : []

/** Kills of one night meet at once where what stands in one step does (CONAN-A8): a killer who dies in that step has killed. */
export const inKillStep = (run: Resolution, { slot }: Fact<'death'>): boolean =>
  slot === killStep && run.option('order.sameStep') === 'simultaneous'

/**
 * What killed somebody (CONAN-K1); in one step at once, so that two may poison each other (CONAN-A8). A shot is part of the
 * kill that it is added to: what that kill brings in its own step comes after both (CONAN-AB3).
 */
const killed: ActorGuard = (run, move) => {
  const { actor, does, id } = move
  if (isTreatedAs(does, 'vengeance')) return undefined
  const order: RuleId = run.phase.kind === 'day' ? 'CONAN-O1' : 'CONAN-O7'
  const ofKill = (fact: Fact<'death'>): boolean =>
    is(does, 'order') ? inKillStep(run, fact) : is(does, 'kill') && fact.slot === killStep
  const held = (because: readonly Reason[], excused?: Reason, also: readonly RuleId[] = []): Reason[] =>
    because.length
      ? [hindrance(actor, 'heldByDeath', { rule: 'CONAN-K1', also: [order, ...also] }, because, excused)]
      : []
  const inTurn = run.ledger
    .attempts({ kind: 'death', of: actor })
    .some(({ action }) => inOneStep(does, run.moves.find(one => one.id === action)?.does ?? ''))
  return [
    ...held(
      run.ledger.tried({ kind: 'death', of: actor, where: fact => !ofKill(fact) }),
      undefined,
      inTurn ? ['CONAN-A8'] : [],
    ),
    ...held(
      run.ledger.tried({ kind: 'death', of: actor, where: ofKill }),
      is(does, 'order')
        ? sameMoment(run, actor, 'CONAN-A8')
        : run.given({ is: 'fact', kind: 'partOfKill', of: actor, action: id }, 'CONAN-AB3'),
    ),
    ...held(atOnce(run, 'death', move), sameMoment(run, actor, 'CONAN-A8')),
  ]
}

/** What neutralised somebody; in one step at once, so that two may neutralise each other (CONAN-A8). */
const neutralised: ActorGuard = (run, move) => {
  const { actor } = move
  // A bribe overrides what stops the killer who pays it (CONAN-AB2, CONAN-O6).
  const pays =
    is(move.does, 'bribes')
    && run.moves.some(({ does, actor, to }) => is(does, 'order') && (to.length > 1 ? to[0] : actor) === move.actor)
  if (is(move.does, 'leading') || pays) return undefined
  const held = run.ledger.tried({ kind: 'neutralised', of: actor })
  const inSlot = inOneStep(move.does, 'discombobulate')
  const beside = atOnce(run, 'neutralised', move)
  const rule = inSlot ? 'CONAN-A8' : (run.ledger.found({ kind: 'neutralised', of: actor })[0]?.rule ?? 'CONAN-AB9')
  return [
    ...(held.length ? [hindrance(actor, 'heldNeutralised', { rule }, held)] : []),
    ...(beside.length
      ? [hindrance(actor, 'heldNeutralised', { rule: 'CONAN-AB9' }, beside, sameMoment(run, actor, 'CONAN-A8'))]
      : []),
  ]
}

/** Of what the Detective Boys share, the highest in rank who can do it goes first (CONAN-E3, CONAN-E4). */
const outranked: ActorGuard = (run, { actor, does, id }) => {
  const place = boysRank.indexOf(run.seat(actor).role)
  if (place < 0 || isTreatedAs(does, 'item')) return undefined
  const before = run.moves.filter(
    other =>
      other.does === does
      && other.id !== id
      && other.actor !== actor
      && boysRank.includes(run.seat(other.actor).role)
      && boysRank.indexOf(run.seat(other.actor).role) < place,
  )
  return before.length
    ? any(
        { is: 'fact', kind: 'outranked', of: actor },
        { rule: 'CONAN-E4' },
        before.map(other =>
          all(
            { is: 'fact', kind: 'higherBoy', of: other.actor, action: other.id },
            { rule: 'CONAN-E3', action: other.id },
            [],
            obstaclesOf(run, other, { actorGuards }),
          ),
        ),
      )
    : undefined
}

const table: readonly ActorGuard[] = [abroad, injured, suspended, arrested, killed, neutralised, outranked]

/** Everything about the actor that may stand in an action's way, by night and by day. */
export const actorGuards: readonly ActorGuard[] = [
  (run, move) => (getOwn(unconditional, move.does) ?? table).flatMap(gate => gate(run, move) ?? []),
]

/** Whom an action reaches: nobody abroad (CONAN-S3, CONAN-S4), and who is arrested only what frees him (CONAN-S20). */
export const reach: TargetGuard = (run, move, at) => {
  const { to, id } = move
  const does = usedBy(run, move)
  // Whom something was done to is only asked about.
  if (!to.length || is(does, 'paper') || is(does, 'about') || (is(does, 'asksDeed') && at === to[1])) return undefined
  const rule = (usual: RuleId): Citation =>
    is(does, 'charges') ? { rule: 'CONAN-CR9', also: [usual] } : { rule: usual }
  const claim: Claim = { is: 'fact', kind: 'outOfReach', of: at, action: id }
  return conditions.flatMap(kind => {
    const { target } = capabilities[kind]
    const because = target && !(target.save && is(does, target.save)) ? run.ledger.tried({ kind, of: at }) : []
    if (!target || !because.length) return []
    if (!isTreatedAs(move.does, 'suitcase')) return [any(claim, rule(target.rule), because)]
    // A fake reaches anybody as long as it is none: what keeps it off says also why it is real (CONAN-BS7).
    const away = because.find(({ holds }) => holds) ?? because[0]!
    return [all(claim, { rule: target.rule, also: ['CONAN-BS7'] }, [away, realBecause(run, move)])]
  })
}

const words = {
  facts: {
    heldAbroad: {
      stands: 'from abroad {who} can do nothing',
      falls: '{who} is not kept from it abroad',
      would: 'from abroad {who} could have done nothing',
    },
    heldInjured: {
      stands: 'the injury keeps {who} from it',
      falls: 'the injury does not keep {who} from it',
      would: 'the injury would keep {who} from it',
    },
    heldSuspended: {
      stands: '{who} was suspended',
      falls: 'no suspension kept {who} from it',
      would: '{who} would have been suspended',
    },
    heldArrested: {
      stands: 'behind bars {who} cannot do it',
      falls: 'no bars keep {who} from it',
      would: 'behind bars {who} could not have done it',
    },
    heldByDeath: {
      stands: '{who} died before it',
      falls: '{who} lived to do it',
      would: '{who} would have died before it',
      isAside: true,
    },
    heldNeutralised: {
      stands: '{who} was neutralized before it',
      falls: '{who} was not neutralized',
      would: '{who} would have been neutralized before it',
    },
    outranked: {
      stands: 'another of the Detective Boys went first',
      falls: '{who} went first among the Detective Boys',
      would: 'another of the Detective Boys would have gone first',
    },
    higherBoy: { stands: '{who} has the higher rank', falls: '{who} does not have the higher rank' },
    outOfReach: {
      stands: '{who} is out of reach',
      falls: '{who} is within reach',
      would: '{who} would have been out of reach',
    },
    freedAtOnce: { stands: '{who} is free at once', falls: '{who} is not free at once' },
    freedNextPhase: { stands: 'a release begins with the next phase', falls: 'a release begins at once' },
  },
} satisfies SectionWords

declare module './vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const guards = section({ words })
