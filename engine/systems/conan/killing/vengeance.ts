/** Vengeance: whoever has it takes somebody along (CONAN-AB26, CONAN-K2). */
import type { ActionId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { obstaclesOf } from '../../../resolve/sequence/perform.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { wordsOf } from '../../../rules/option.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { chosen, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { actorGuards } from '../guards.ts'
import { section, type SectionWords } from '../section.ts'
import { all, type Effect, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'

const abilities = {
  vengeance: {
    mark: 'vengeanceNamed',
    kind: 'kill',
    told: {
      en: 'You may name a player for your vengeance, and change the name whenever you like. If you are killed at night or by poison, you take that player with you, or your killer if you named nobody. If you are lynched, you take the player you named. This works once.',
      ru: 'Вы можете назвать игрока для мести и менять имя, когда захотите. Если вас убьют ночью или ядом, вы заберете с собой названного, а если не назвали никого, то убийцу. Если вас залинчуют, вы заберете названного. Это удается один раз.',
    },
    is: ['paper', 'ownSpending'],
    targets: 1,
    phases: ['night', 'day'],
    uses: 1,
    treatedAs: 'vengeance',
    rule: 'CONAN-AB26',
  },
} satisfies Record<string, Entry>

const facts = declareFacts({ vengeanceNamed: { of: 'slot' } })

const options: Options = {
  'vengeance.mode': {
    values: ['namedElseKiller', 'killer', 'named'],
    rule: 'CONAN-AB26',
    says: { en: 'Who Vengeance kills.', ru: 'Кого забирает «Месть».' },
  },
  'vengeance.on': {
    values: ['kill,aptx,lynch'],
    list: { of: ['kill', 'aptx', 'lynch', 'arrest'] },
    rule: 'CONAN-AB26',
    says: { en: 'What triggers Vengeance.', ru: 'Что вызывает «Месть».' },
  },
}

/** A name stands until another is given. */
const vengeanceNamed: Effect = (run, { move, at, why }) => {
  if (why.holds)
    for (const before of run.ledger.found({ kind: 'vengeanceNamed', by: move.actor, when: 'soFar' }))
      run.ledger.end(before, why)
  run.put({ kind: 'vengeanceNamed', of: at, by: move.actor, action: move.id, why, rule: 'CONAN-AB26', lasting: true })
  return why
}

/**
 * How a name fares in the phase in which it is given: as the vengeance does that calls upon it, and where none does, by
 * whether one could reach him who is named as things are in the end (CONAN-S20). The name stands all the same.
 */
const calledUpon =
  (naming: Effect): LateEffect =>
  (run, arrival) => {
    const { move, at } = arrival
    const named = naming(run, arrival) ?? arrival.why
    return () => {
      const strikes = run.ledger.attempts({ kind: 'death', of: at, by: move.actor, when: 'soFar', where: isVengeance })
      const out = (['abroad', 'arrested'] as const).flatMap(kind => run.ledger.tried({ kind, of: at, when: 'soFar' }))
      const claim = { is: 'fact', kind: 'vengeanceNamed', of: at, other: move.actor, action: move.id } as const
      const cite = { rule: 'CONAN-AB26', also: ['CONAN-S20'], action: move.id }
      return strikes.at(-1)?.why ?? (out.length ? all(claim, cite, [named], out) : named)
    }
  }

const isVengeance = ({ data }: Fact<'death'>): boolean => data.cause === 'vengeance'

/** What follows when somebody dies or is arrested: his vengeance, where that sets it off. @param cause what he died of, or that he was arrested */
function avenge(run: Resolution, { of: who, why, by, action }: Fact<'death' | 'arrested'>, cause: string): void {
  if (
    !run.has(who, 'vengeance')
    || (getOwn(run.seat(who).uses, 'vengeance') ?? 0) > 0
    || !wordsOf(run.option('vengeance.on')).includes(cause)
  )
    return
  const target = aim(run, who, cause === 'kill' || cause === 'aptx' ? by : undefined)
  if (!target || target.who === who) return
  const reach = (['abroad', 'arrested'] as const).flatMap(kind =>
    run.ledger.found({ kind, of: target.who, when: 'soFar' }).map(fact => run.ledger.standing(fact, 'soFar')),
  )
  const taken = all(
    { is: 'fact', kind: 'avenged', of: who, other: target.who },
    { rule: 'CONAN-AB26', also: ['CONAN-K2'], ...(action !== undefined && { action }) },
    [why, ...target.because],
    reach,
  )
  if (taken.holds) run.spend(who, 'vengeance', 'CONAN-AB26')
  run.dies(target.who, taken, 'CONAN-AB26', { cause: 'vengeance', by: who, ...(action !== undefined && { action }) })
}

/** The names that somebody gave, the last one last: that of this phase stands wherever names have their turn (CONAN-K2). */
function namesBy(run: Resolution, who: SeatId): { of: SeatId; why: Reason }[] {
  const entered = run.ledger.found({ kind: 'vengeanceNamed', by: who, when: 'soFar' })
  const sent = run.moves
    .filter(({ does, actor, id }) => does === 'vengeance' && actor === who && !isEntered(run, id))
    .map(move => ({ of: move.to[0]!, why: nameSent(run, move) }))
  return [
    ...entered.map(fact => ({ of: fact.of, why: run.ledger.standing(fact, 'soFar') })),
    ...sent.filter(({ why }) => why.holds),
  ]
}

const isEntered = (run: Resolution, id: ActionId): boolean =>
  run.ledger.attempts({ kind: 'vengeanceNamed', when: 'soFar', where: ({ action }) => action === id }).length > 0

const nameSent = (run: Resolution, move: Move): Reason =>
  all(
    { is: 'fact', kind: 'vengeanceNamed', of: move.to[0]!, other: move.actor, action: move.id },
    { rule: 'CONAN-AB26', also: ['CONAN-K2'], action: move.id },
    [],
    obstaclesOf(run, move, { actorGuards }),
  )

/** Whom it takes: who was named and still lives, else the killer, as the host has it. */
function aim(
  run: Resolution,
  who: SeatId,
  killer: SeatId | undefined,
): { who: SeatId; because: readonly Reason[] } | undefined {
  const mode = run.option('vengeance.mode')
  const name = namesBy(run, who)
    .filter(({ of }) => run.seat(of).alive)
    .at(-1)
  const byName = name && mode !== 'killer' ? { who: name.of, because: [name.why] } : undefined
  const byDeed = killer !== undefined && mode !== 'named' ? { who: killer, because: [] } : undefined
  return byName ?? byDeed
}

const rules: Rules = {
  'CONAN-K2': stated({
    en: 'Vengeance works even if its owner was killed, lynched or arrested.',
    ru: '«Месть» действует, хотя ее владелец убит, залинчован или арестован.',
  }),
  'CONAN-AB26': chosen({
    en: 'Vengeance, once a game: killed by night or by poison, Akai takes the player they named, or their killer if they named nobody; lynched, the player they named. A name stands until it is changed, and a name given in the phase in which Akai is struck counts too, wherever names come in the order.',
    ru: '«Месть», раз за игру: убитый ночью или ядом, Акаи забирает с собой того, кого назвал, а если не назвал никого, то своего убийцу; залинчованный — того, кого назвал. Названное имя остается в силе, пока его не сменят; остается и то, что названо в фазе, когда Акаи настигли, где бы ни было в порядке место для имен.',
  }),
}

const words = {
  uses: { vengeance: 'Vengeance' },
  deeds: { vengeance: '{actor} swore vengeance on {first}' },
  facts: {
    vengeanceNamed: { stands: '{other} named {who} for vengeance', falls: '{other} did not name {who} for vengeance' },
    avenged: {
      stands: '{who} takes {other} along',
      falls: '{who} does not take {other} along',
      would: '{who} would take {other} along',
    },
  },
  verbs: {
    vengeance: [
      'vengeance',
      'vengeance on',
      'use vengeance on',
      'revenge',
      'revenge on',
      'take {first} with me',
      'take revenge on',
      'avenge',
    ],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const vengeance = section({
  abilities,
  facts,
  options,
  rules,
  rulings: {
    effects: { vengeanceNamed },
    late: { vengeanceNamed: calledUpon },
    reactions: {
      death: (run, fact) => avenge(run, fact, fact.data.cause),
      arrested: (run, fact) => {
        if (fact.phase === undefined) avenge(run, fact, 'arrest')
      },
    },
  },
  words,
})
