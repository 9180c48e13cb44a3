/** Pleas before a lynch: who is defended, executed or forgiven, and in which order they are heard (RU-VOTE, RU-PRI). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { type Options, stated, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import type { Sentence, Boost } from '../day/hooks.ts'
import { voteKinds } from '../day/kinds.ts'
import { isLawyersBoost } from '../day/barriers.ts'
import { sentence } from '../day/result.ts'
import type { Part } from '../part.ts'
import { announceDefence, defences, defending } from './defence.ts'
import { forgiving, lettingDie, showMercy } from './mercy.ts'
import { section } from '../section.ts'
import { holds } from '../shared/custody.ts'
import { isBlack } from '../shared/sides.ts'
import { all, any, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'

const abilities: Record<string, Entry> = {
  defend: {
    kind: 'protect',
    told: {
      en: 'Before each vote you may shield another player whom your check showed red from votes.',
      ru: 'Перед каждым голосованием вы можете дать правовую защиту другому игроку, на которого у вас красный чек.',
    },
    is: ['beforeVote', 'byLetter', 'stays', 'keepsAim'],
    targets: 1,
    notSelf: { rule: 'RU-LAW-2' },
    phases: ['day', 'hunt', 'extraVote'],
    rule: 'RU-LAW-2',
    components: [{ does: 'mark', as: 'defending' }],
  },
  forgive: {
    kind: 'protect',
    told: {
      en: 'Once a vote you may forgive the player you voted for, unless you are to die yourself. All votes on them count for nothing; if they were to die, a revote follows in which nobody can vote for them.',
      ru: 'Один раз за голосование вы можете простить того, против кого голосовали, если умираете не вы. Голоса против него не считаются; если он должен был умереть, начинается переголосование, на котором против него не голосуют.',
    },
    is: ['byLetter', 'stays', 'keepsAim'],
    targets: 1,
    notSelf: { rule: 'RU-PRI-1' },
    phases: [...voteKinds, 'hunt'],
    casual: true,
    rule: 'RU-PRI-1',
    components: [{ does: 'mark', as: 'forgiving' }],
  },
  dropBonus: {
    kind: 'other',
    told: {
      en: 'When everybody has voted, a black lawyer may drop what a check adds to the vote.',
      ru: 'Когда все проголосовали, черный адвокат может отменить то, что чек прибавляет к его голосу.',
    },
    is: ['byLetter', 'stays'],
    targets: 0,
    phases: [...voteKinds, 'hunt'],
    casual: true,
    rule: 'RU-LAW-B1',
    components: [{ does: 'mark', as: 'droppingBonus' }],
  },
  letDie: {
    kind: 'other',
    told: {
      en: 'If you are lynched in that revote, you may let the rescued player die instead.',
      ru: 'Если на этом переголосовании линчуют вас, вы можете позволить умереть спасенному вместо себя.',
    },
    is: ['byLetter', 'stays', 'keepsAim', 'deadly'],
    targets: 0,
    phases: [...voteKinds, 'hunt'],
    casual: true,
    rule: 'RU-PRI-2',
    components: [{ does: 'mark', as: 'lettingDie' }],
  },
  execute: {
    kind: 'kill',
    told: {
      en: 'If you are lynched, you may take along a player with a black check of yours that was verified.',
      ru: 'Если вас линчуют, вы можете забрать с собой игрока, на которого у вас проверенный черный чек.',
    },
    is: ['byLetter', 'stays', 'keepsAim'],
    targets: 1,
    phases: [...voteKinds, 'hunt'],
    casual: true,
    rule: 'RU-INQ-3',
    components: [{ does: 'mark', as: 'executing' }],
  },
}

const facts = declareFacts({
  /** Legal defence of a lawyer. */
  defended: { of: 'slot' },
  forgives: { of: 'slot' },
  /** A priest has forgiven in this vote. */
  mercyShown: { of: 'slot' },
  letsDie: { of: 'slot' },
  /** A black lawyer whose checks add nothing to his ballot. */
  bonusDropped: { of: 'slot' },
  executes: { of: 'slot' },
})

const options: Options = {
  mercyPerRevote: {
    values: [false, true],
    rule: 'RU-PRI-1',
    says: {
      en: 'A priest who has forgiven may forgive once more in a revote of the same vote.',
      ru: 'Может ли священник, который уже простил, простить еще раз на переголосовании того же голосования.',
    },
  },
}

/** Said when everybody has voted, in case he is lynched. */
const executing: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const right = rightTo(run, actor, at)
  const claim = { is: 'fact', kind: 'executes', of: at, other: actor, action } as const
  const said = all(claim, { rule: right.rule, action }, [why, right])
  run.put({ kind: 'executes', of: at, by: actor, action, why: said, rule: right.rule })
  return said
}

function rightTo(run: Resolution, actor: SeatId, at: SeatId): Reason {
  const claim = { is: 'fact', kind: 'mayExecute', of: actor, other: at } as const
  const proved = run.ledger.tried({
    kind: 'provedTrue',
    of: at,
    when: 'phaseStart',
    where: fact =>
      fact.data.does === undefined
        ? fact.by === actor
        : fact.data.does === 'inquisitorCheck' && holds(run.game, actor, 'execute', fact),
  })
  const burned = isBlack(run.seat(actor))
    ? run.ledger.tried({
        kind: 'burntAtStake',
        of: actor,
        when: 'phaseStart',
        where: ({ data }) => data.team === 'black',
      })
    : []
  const rule: RuleId = burned.length ? 'RU-INQ-B2' : 'RU-INQ-3'
  return any(claim, { rule }, [...proved, ...burned])
}

/** Whom a lynched inquisitor takes along. */
const takesExecuted = (run: Resolution, who: SeatId): Sentence[] =>
  run.ledger
    .attempts({ kind: 'executes', by: who, when: 'tonight' })
    .flatMap(({ of, why, rule }) => (run.seat(of).alive ? sentence(of, [why], [], rule) : []))

/** Who executes somebody as he dies is beyond saving (RU-HER-2). */
const diesExecuting = (run: Resolution, { who }: Sentence): Reason[] =>
  run.ledger
    .found({ kind: 'executes', by: who, when: 'tonight' })
    .map(({ why }) => all({ is: 'fact', kind: 'usesLastDeed', of: who }, { rule: 'RU-HER-2' }, [why]))

// A black lawyer drops what a check of his own adds to his ballot, when the liar is asked too (RU-LAW-B1).

/** Said when everybody has voted. */
const droppingBonus: LateEffect = (run, { move: { actor, id: action }, why }) => {
  const dropped = all({ is: 'fact', kind: 'bonusDropped', of: actor, action }, { rule: 'RU-LAW-B1', action }, [why])
  run.put({ kind: 'bonusDropped', of: actor, by: actor, action, why: dropped, rule: 'RU-LAW-B1' })
  return dropped
}

/** Why such a vote is not added. */
const dropsBonus = (run: Resolution, boost: Boost): Reason[] =>
  isLawyersBoost(boost)
    ? run.ledger.found({ kind: 'bonusDropped', of: boost.by, when: 'tonight' }).map(({ why }) => why)
    : []

const rulings: Part = {
  effects: { defending, forgiving, lettingDie, executing, droppingBonus },
  before: { mercy: showMercy },
  after: { dayStart: announceDefence },
  vote: { shields: defences, waives: dropsBonus, takesAlong: takesExecuted, unsavable: diesExecuting },
}

const rules: Rules = {
  'RU-PRI-1': stated({
    en: 'Once per vote, unless they are to die themselves, a priest may forgive the player they voted against: votes against that player do not count, and if that player was to die, a revote follows in which nobody can vote against them. In a revote between two, the other one dies.',
    ru: 'Священник может простить того, против кого голосовал, — один раз за голосование и не тогда, когда умирает сам: голоса против этого игрока не считаются, а если он должен был умереть, начинается переголосование, на котором против него не голосуют. На переголосовании между двумя умирает второй.',
  }),
  'RU-PRI-2': stated({
    en: 'A priest who is lynched in that revote may let the rescued player die instead.',
    ru: 'Если на этом переголосовании линчуют священника, он может позволить умереть спасенному вместо себя.',
  }),
  'RU-LAW-2': stated({
    en: 'Before each vote a lawyer may give legal defense to one other player on whom they have a red check.',
    ru: 'Перед каждым голосованием адвокат может дать правовую защиту одному другому игроку, на которого у него красный чек.',
  }),
  'RU-INQ-3': stated({
    en: 'A lynched inquisitor takes along a player on whom they have a verified black check.',
    ru: 'Линчуемый инквизитор забирает с собой игрока, на которого у него проверенный черный чек.',
  }),
  'RU-VOTE-13': stated({
    en: 'After mercy everybody votes again as in an ordinary vote, but not against the forgiven player; no further revote follows, and ties are settled as in a revote.',
    ru: 'После прощения все голосуют заново, как на обычном голосовании, только не против прощенного; нового переголосования не будет, а равенство решается как на переголосовании.',
  }),
  'RU-DAY-2': stated({
    en: 'The post that opens a vote names the players shielded by the mayor and by a lawyer, and says so if both shield the same player.',
    ru: 'В начале голосования объявляют, кого защищают мэр и адвокат, и отдельно — если это один и тот же игрок.',
  }),
}

const said = {
  defended: {
    stands: { en: '{who} is under {other}’s legal defense', ru: '{who_nom} — под правовой защитой ({other_nom})' },
    falls: { en: '{who} is not under legal defense', ru: 'правовой защиты нет ({who_nom})' },
  },
  mayDefend: {
    stands: { en: '{who}’s check lets {other} be defended', ru: 'чек {who_gen} дает право защищать {other_acc}' },
    falls: {
      en: '{who} has no check that lets {other} be defended',
      ru: 'чека для защиты {other_gen} нет ({who_nom})',
    },
  },
  forgives: {
    stands: { en: '{other} forgives {who}', ru: `{other_nom} прощает {who_acc}` },
    falls: { en: '{other} does not forgive {who}', ru: `{other_nom} не прощает {who_acc}` },
  },
  mercyShown: {
    stands: { en: '{who} shows mercy to {other}', ru: '{who_nom} милует {other_acc}' },
    falls: { en: '{who} cannot show mercy to {other}', ru: '{who_nom} не может простить {other_acc}' },
  },
  isToDie: {
    stands: { en: '{who} is about to die', ru: '{who_nom} умирает на этом голосовании' },
    falls: { en: '{who} is not about to die', ru: '{who_nom} на этом голосовании не умирает' },
  },
  duringHunt: {
    stands: { en: 'nobody is forgiven in a witch hunt', ru: 'на охоте на ведьм не прощают' },
    falls: { en: 'this is not a witch hunt', ru: 'это не охота на ведьм' },
  },
  hasForgiven: {
    stands: {
      en: '{who} has already forgiven in this vote',
      ru: `на этом голосовании {who_nom} уже ${did('who', 'простил')}`,
    },
    falls: {
      en: '{who} has not yet forgiven in this vote',
      ru: `на этом голосовании {who_nom} еще не ${did('who', 'простил')}`,
    },
  },
  shieldedByHim: {
    stands: {
      en: '{other} shields {who}, which takes precedence',
      ru: '{other_nom} защищает {who_acc}, и эта защита важнее',
    },
    falls: { en: '{other} does not shield {who}', ru: '{other_nom} не защищает {who_acc}' },
  },
  letsDie: {
    stands: {
      en: '{who} lets the rescued player die instead',
      ru: '{who_nom} позволяет спасенному умереть вместо себя',
    },
    falls: { en: '{who} does not let the rescued player die instead', ru: '{who_nom} никого вместо себя не отдает' },
  },
  diesInstead: {
    stands: { en: '{who} dies instead of {other}', ru: '{who_nom} умирает вместо {other_gen}' },
    falls: { en: '{who} does not die instead of {other}', ru: '{who_nom} вместо {other_gen} не умирает' },
  },
  bonusDropped: {
    stands: { en: '{who} drops the extra vote from the check', ru: '{who_nom} отменяет прибавку за чек' },
    falls: { en: '{who} does not drop the extra vote from the check', ru: '{who_nom} не отменяет прибавку за чек' },
  },
  executes: {
    stands: { en: '{other} executes {who} before dying', ru: '{other_nom} казнит {who_acc} перед смертью' },
    falls: { en: '{other} executes nobody before dying', ru: '{other_nom} никого не казнит' },
  },
  mayExecute: {
    stands: { en: '{who} may execute {other}', ru: '{who_nom} имеет право казнить {other_acc}' },
    falls: { en: '{who} may not execute {other}', ru: 'права казнить {other_acc} нет ({who_nom})' },
  },
} satisfies FactWords<typeof facts>

const words = {
  facts: said,
  uses: {
    defend: { en: 'legal defense', ru: 'правовая защита' },
    forgive: { en: 'mercy', ru: 'прощение' },
    dropBonus: { en: 'dropping the extra vote from a check', ru: 'отмена прибавки за чек' },
    letDie: { en: 'giving up the rescued player', ru: 'выдача спасенного' },
    execute: { en: 'execution', ru: 'предсмертная казнь' },
  },
  deeds: {
    defend: { en: '{actor} defended {first}', ru: `{actor_nom} ${did('actor', 'дал')} {first_dat} правовую защиту` },
    forgive: { en: '{actor} forgave {first}', ru: `{actor_nom} ${did('actor', 'простил')} {first_acc}` },
    dropBonus: {
      en: '{actor} dropped the extra vote from a check',
      ru: `{actor_nom} ${did('actor', 'отменил')} прибавку за чек`,
    },
    letDie: {
      en: '{actor} let the rescued player die instead',
      ru: `{actor_nom} ${did('actor', 'позволил')} спасенному умереть вместо себя`,
    },
    execute: {
      en: '{actor} was going to execute {first} if lynched',
      ru: '{actor_nom} в случае линчевания казнит {first_acc}',
    },
    'defend:tried': tried('defend {first}', 'дать {first_dat} правовую защиту'),
  },
  tells: {
    forgiven: { en: 'The priest forgives and saves {who}.', ru: 'Священник прощает и спасает: {who}.' },
    legalDefence: { en: '{who} is under legal defense.', ru: 'Под правовой защитой: {who}.' },
    defendedByBoth: {
      en: 'The mayor and the lawyer shield the same player: {who}.',
      ru: 'Мэр и адвокат защищают одного игрока: {who}.',
    },
  },
  verbs: {
    defend: ['defend', 'legal defense', 'legal defence', 'shield'],
    forgive: ['forgive', 'have mercy with'],
    dropBonus: ['drop the bonus', 'waive my bonus', 'no bonus', 'cancel my bonus'],
    letDie: ['let him die', 'let the rescued die'],
    execute: ['execute', 'execute if lynched'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const pleas = section({ abilities, facts, options, rules, rulings, words })
