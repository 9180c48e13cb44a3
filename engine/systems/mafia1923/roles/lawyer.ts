/** The Lawyer (1923-LAW1 to LAW6): whom he defends. Who dies instead stands with the sentence. */
import { chosen, implied, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { fact } from '../claims.ts'
import { recordMiss } from './bumbling-bureaucrat.ts'
import { day, declareFacts, mark, only, section, type Ruled, type SectionWords } from '../section.ts'
import { all, type Arrival, type Reason, type Resolution, type SeatId } from '../vocabulary.ts'

const abilities = {
  defend: {
    kind: 'protect',
    told: {
      en: '{when} you may defend one player. If the court would execute them, the player with the next most votes in their family is executed instead.',
      ru: '{when} вы можете защищать одного игрока. Если суд приговорит его, вместо него умрет следующий в его семье по числу голосов.',
    },
    targets: 1,
    selfUses: 1,
    selfByChoice: true,
    stated: '1923-LAW1',
    components: [mark('defended')],
    ...day,
  },
} satisfies Record<string, Ruled>

const facts = declareFacts({ defended: { of: 'slot' } })

const options = {
  'lawyer.tieReplacement': {
    values: ['tiedOnly', 'replacement'],
    rule: '1923-LAW4',
    says: {
      en: 'Who dies if a defended player tied with others: only those others, or also the player with the next most votes.',
      ru: 'Кто умирает, если подзащитный набрал поровну с другими: только эти другие или, кроме них, и следующий за ним.',
    },
  },
  'lawyer.zeroVotes': {
    values: ['onlyOther', 'allTied', 'never'],
    rule: '1923-LAW1',
    says: {
      en: 'Who dies in place of a defended player if nobody else in the family has votes: the other player, if there is only one; all the others; or nobody.',
      ru: 'Кто без голосов умирает вместо подзащитного: единственный, у кого следующая по величине сумма; все, у кого она; или никто.',
    },
  },
} satisfies Options

/** Somebody whom a Lawyer defends in court; himself he may once (1923-LAW3). */
function defended(run: Resolution, arrival: Arrival): Reason {
  const { move, at, why } = arrival
  recordMiss(run, arrival, 'defended', '1923-LAW1')
  const reason = all(
    fact('defended', at, { other: move.actor, action: move.id }),
    {
      rule: '1923-LAW1',
      notes: at === move.actor ? [{ claim: fact('defendsSelf', at), rule: '1923-LAW3' }] : [],
      action: move.id,
    },
    [why],
  )
  run.put({ kind: 'defended', of: at, why: reason, rule: '1923-LAW1', by: move.actor, action: move.id })
  return reason
}

/** Every attempt to defend somebody (1923-LAW1). */
export const defences = (run: Resolution, who: SeatId): Reason[] =>
  run.ledger.tried({ kind: 'defended', of: who, when: 'soFar' })

const rules: Rules = {
  '1923-LAW1': stated({
    en: 'A Lawyer chooses one player a day; if the court would have killed that player, the next in their family by votes dies instead; if only one other is left, even without any votes.',
    ru: 'Адвокат каждый день выбирает одного игрока; если суд казнил бы его, вместо него умирает следующий в его семье по числу голосов, а если следующий только один — то и без единого голоса.',
  }),
  '1923-LAW2': stated({
    en: 'If the defended player is the only living member of their family, nobody dies.',
    ru: 'Если он единственный живой в своей семье, никто не умирает.',
  }),
  '1923-LAW3': stated({
    en: 'Lawyers may choose themselves once a game.',
    ru: 'Самого себя адвокат может выбрать один раз за игру.',
  }),
  '1923-LAW4': chosen({
    en: 'If others tied with the defended player, they die, and nobody else. If all who tied are defended, the player with the next score dies; if nobody is left, nobody does.',
    ru: 'Если другие набрали поровну с ним, умирают они, и больше никто. Если защищены все, кто набрал поровну, умирает тот, у кого следующая сумма; если никого не осталось, не умирает никто.',
  }),
  '1923-LAW5': implied({ en: 'A Lawyer does not save from revenge.', ru: 'От мести адвокат не спасает.' }),
  '1923-LAW6': implied({
    en: 'If several Lawyers choose players, all those players are passed over.',
    ru: 'Суд обходит всех, кого выбрали адвокаты, сколько бы адвокатов ни было.',
  }),
}

const words = {
  roles: { lawyer: 'Lawyer' },
  uses: { defend: 'defense' },
  deeds: { defend: '{actor} defended {first} in court' },
  facts: {
    defended: {
      stands: '{other} defends {who} in court',
      falls: 'nobody defends {who} in court',
      would: '{other} would have defended {who} in court',
    },
    defendsSelf: only('{who} may do so for {who} once'),
    isDefended: {
      stands: '{who} is defended',
      falls: '{who} is not defended',
      would: '{who} would have been defended',
    },
  },
  verbs: {
    defend: [
      'defend',
      'defence',
      'represent',
      'lawyer',
      'save',
      'represent {first} in court',
      'defend {first} in court',
      'save {first} from the court',
    ],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const lawyer = section({ abilities, effects: { defend: defended }, facts, options, rules, words })
