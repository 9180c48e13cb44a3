/** The antidote of the poisoner (RU-POI-1): whom he gives it, and when it counts as refused. */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import type { Options } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { all, any, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'

const abilities = {
  giveAntidote: {
    kind: 'protect',
    told: {
      en: 'Before the poison works, you may give the antidote to the player you poisoned.',
      ru: 'Пока яд не подействовал, вы можете дать противоядие тому, кого отравили.',
    },
    is: ['stays', 'beforeVote'],
    targets: 0,
    most: 2,
    phases: ['day', 'hunt', 'evening', 'night'],
    turn: 'antidote',
    turnEach: true,
    casual: true,
    rule: 'RU-POI-1',
    components: [{ does: 'mark', as: 'antidote' }],
  },
  refuseAntidote: {
    kind: 'other',
    told: { en: 'You may tell me that you give no antidote.', ru: 'Вы можете сообщить, что противоядия не дадите.' },
    is: ['stays'],
    targets: 0,
    most: 2,
    phases: ['evening', 'night'],
    turn: 'antidote',
    turnEach: true,
    casual: true,
    rule: 'RU-POI-1',
    components: [{ does: 'mark', as: 'noAntidote' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  noAntidote: { of: 'slot' },
})

const options: Options = {
  silenceRefusesAntidote: {
    values: [true, false],
    rule: 'RU-POI-1',
    says: {
      en: 'A poisoner who decides nothing has refused the antidote. If off, the poison waits for their decision.',
      ru: 'Отказал ли в противоядии отравитель, который ничего не решил; иначе яд ждет его решения.',
    },
  },
}

/** Who is poisoned from an earlier night, and not cured since. */
export const poisonedBefore = (run: Resolution): Fact<'poisoned'>[] =>
  run.ledger.found({ kind: 'poisoned', when: 'soFar', where: ({ phase }) => phase !== undefined })

const victimsOf = (run: Resolution, poisoner: SeatId): Fact<'poisoned'>[] =>
  poisonedBefore(run).filter(({ by }) => by === undefined || by === poisoner)

/** The antidote, for those named or for every victim (RU-POI-1). */
const giveAntidote: LateEffect = (run, { move, at, why }) => {
  const { actor, id: action, to } = move
  const given = to.length ? [at] : victimsOf(run, actor).map(({ of }) => of)
  const reasons = given.map(who => {
    const facts = victimsOf(run, actor).filter(({ of }) => of === who)
    const cured = all(
      { is: 'fact', kind: 'antidote', of: who, other: actor, action },
      { rule: 'RU-POI-1', action },
      [why, ofHis(who, actor, facts)],
      laterWords(run, move, who),
    )
    for (const fact of facts) run.ledger.end(fact, cured)
    return cured
  })
  return reasons.length === 1
    ? reasons[0]!
    : any({ is: 'fact', kind: 'antidote', of: at, other: actor, action }, { rule: 'RU-POI-1', action }, reasons)
}

const refuseAntidote: LateEffect = (run, { move, at, why }) => {
  const { actor, id: action, to } = move
  const refused = to.length ? [at] : victimsOf(run, actor).map(({ of }) => of)
  const reasons = refused.map(who => {
    const refusal = all(
      { is: 'fact', kind: 'noAntidote', of: who, other: actor, action },
      { rule: 'RU-POI-1', action },
      [
        why,
        ofHis(
          who,
          actor,
          victimsOf(run, actor).filter(({ of }) => of === who),
        ),
      ],
      laterWords(run, move, who),
    )
    run.put({
      kind: 'noAntidote',
      of: who,
      by: actor,
      action,
      why: refusal,
      rule: 'RU-POI-1',
      until: `night ${run.phase.number}`,
    })
    return refusal
  })
  return reasons.length === 1
    ? reasons[0]!
    : any({ is: 'fact', kind: 'noAntidote', of: at, other: actor, action }, { rule: 'RU-POI-1', action }, reasons)
}

/** What the poisoner said later of one victim, beside a word that stands for another (RU-POI-5). */
const laterWords = (run: Resolution, { id, actor }: Move, who: SeatId): Reason[] =>
  run.moves
    .slice(run.moves.findIndex(move => move.id === id) + 1)
    .filter(({ actor: by, ability, to }) => by === actor && ability.turn === 'antidote' && to.includes(who))
    .map(({ id: action }) => run.given({ is: 'fact', kind: 'otherWord', of: who, action }, 'RU-POI-5', action))

const ofHis = (who: SeatId, poisoner: SeatId, facts: readonly Fact<'poisoned'>[]): Reason =>
  any(
    { is: 'fact', kind: 'isHisVictim', of: who, other: poisoner },
    { rule: 'RU-POI-1' },
    facts.map(({ why }) => why),
  )

/** Whether the antidote was refused: in so many words, by silence, or because nobody is there to give it (RU-POI-3). */
export function refusalOf(run: Resolution, { of, by }: Fact<'poisoned'>): Reason {
  const said = run.ledger.attempts({ kind: 'noAntidote', of, when: 'soFar' }).map(({ why }) => why)
  const gone =
    by !== undefined && !run.seat(by).alive ? [run.given({ is: 'fact', kind: 'poisonerGone', of: by }, 'RU-POI-3')] : []
  const silent =
    run.option<boolean>('silenceRefusesAntidote') && !said.length && !gone.length
      ? [run.given({ is: 'fact', kind: 'antidoteOpen', of }, 'RU-POI-1')]
      : []
  return any({ is: 'fact', kind: 'noAntidote', of }, { rule: 'RU-POI-1' }, [...said, ...gone, ...silent])
}

const words = {
  uses: {
    giveAntidote: { en: 'antidote', ru: 'противоядие' },
    refuseAntidote: { en: 'refusing the antidote', ru: 'отказ от противоядия' },
  },
  deeds: {
    giveAntidote: {
      en: '{actor} gave {first} the antidote',
      ru: `{actor_nom} ${did('actor', 'дал')} {first_dat} противоядие`,
    },
    'giveAntidote:0': { en: '{actor} gave the antidote', ru: `{actor_nom} ${did('actor', 'дал')} противоядие` },
    'giveAntidote:2': {
      en: '{actor} gave {first} and {second} the antidote',
      ru: `{actor_nom} ${did('actor', 'дал')} {first_dat} и {second_dat} противоядие`,
    },
    refuseAntidote: {
      en: '{actor} refused {first} the antidote',
      ru: `{actor_nom} ${did('actor', 'отказал')} {first_dat} в противоядии`,
    },
    'refuseAntidote:0': {
      en: '{actor} refused the antidote',
      ru: `{actor_nom} ${did('actor', 'отказал')} в противоядии`,
    },
    'refuseAntidote:2': {
      en: '{actor} refused {first} and {second} the antidote',
      ru: `{actor_nom} ${did('actor', 'отказал')} {first_dat} и {second_dat} в противоядии`,
    },
    'giveAntidote:tried': tried('give {first} the antidote', 'дать {first_dat} противоядие'),
    'giveAntidote:0:tried': tried('give the antidote', 'дать противоядие'),
    'giveAntidote:2:tried': tried(
      'give {first} and {second} the antidote',
      'дать {first_dat} и {second_dat} противоядие',
    ),
    'refuseAntidote:tried': tried('refuse {first} the antidote', 'отказать {first_dat} в противоядии'),
    'refuseAntidote:0:tried': tried('refuse the antidote', 'отказать в противоядии'),
    'refuseAntidote:2:tried': tried(
      'refuse {first} and {second} the antidote',
      'отказать {first_dat} и {second_dat} в противоядии',
    ),
  },
  facts: {
    otherWord: {
      stands: { en: 'a later move decides differently about {who}', ru: 'более поздний ход решает иначе: {who_nom}' },
      falls: { en: 'no later move is about {who}', ru: 'другого решения о {who_pre} нет' },
    },
    isHisVictim: {
      stands: { en: '{who} is one of {other}’s victims', ru: '{who_nom} — жертва отравителя' },
      falls: { en: '{who} is not one of {other}’s victims', ru: '{who_nom} не жертва отравителя' },
    },
    antidote: {
      stands: { en: '{who} gets the antidote', ru: '{who_nom} получает противоядие' },
      falls: { en: '{who} does not get the antidote', ru: '{who_nom} не получает противоядия' },
      would: { en: '{who} would have got the antidote', ru: `{who_nom} ${did('who', 'получил')} бы противоядие` },
    },
    noAntidote: {
      stands: { en: '{who} does not get the antidote', ru: '{who_nom} не получает противоядия' },
      falls: { en: '{who} is not refused the antidote', ru: `{who_nom} не ${did('who', 'лишен')} противоядия` },
    },
    antidoteOpen: {
      stands: {
        en: 'nothing was decided about {who}’s antidote',
        ru: 'о противоядии для {who_gen} ничего не сказано',
      },
      falls: { en: '{who}’s antidote was decided on', ru: 'о противоядии для {who_gen} решено' },
    },
    poisonerGone: {
      stands: { en: '{who} is out, but the poison stays', ru: '{who_nom} вне игры, но яд остается' },
      falls: { en: '{who} is still in the game', ru: '{who_nom} в игре' },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    silenceRefusesAntidote: { en: 'silence refuses the antidote', ru: 'молчание — отказ от противоядия' },
  },
  verbs: {
    giveAntidote: ['give antidote to', 'give {first} the antidote', 'antidote', 'cure'],
    refuseAntidote: ['refuse antidote', 'refuse {first} the antidote', 'no antidote for'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const antidote = section({
  abilities,
  facts,
  options,
  rulings: { effects: { antidote: giveAntidote, noAntidote: refuseAntidote } },
  words,
})
