/**
 * The lawyer at night (RU-LAW): he checks as the commissioner does, and hears of it in private. What he does in a vote
 * belongs to the day.
 */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import { stated, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import type { Sent } from '../shared/cast-ballots.ts'
import { isBlack } from '../shared/sides.ts'
import { did, type PartWords, tried } from '../words.ts'

const abilities = {
  lawyerCheck: {
    kind: 'investigate',
    told: {
      en: 'Each night you may check the color of one player as a commissioner does. I tell you everything in private, also that a check did not pass.',
      ru: 'Каждую ночь вы можете проверить цвет одного игрока, как комиссар. Обо всем вы узнаете в личном сообщении, в том числе о том, что чек не прошел.',
    },
    targets: 1,
    self: true,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-LAW-1',
    sparesSecretary: 'RU-GEN-12',
    components: [{ does: 'mark', as: 'checked' }],
  },
} satisfies Record<string, Entry>

function refuseDropping(game: Game, _phase: PhaseState, { by, does }: Sent): Refusal | undefined {
  return does !== 'dropBonus' || isBlack(seatOf(game, by)!)
    ? undefined
    : {
        rule: 'RU-LAW-B1',
        says: {
          en: 'only a black lawyer can drop the extra vote from a check',
          ru: 'отменить прибавку за чек может только черный адвокат',
        },
      }
}

const rules: Rules = {
  'RU-LAW-1': stated({
    en: 'The lawyer checks and verifies checks like the commissioner but is told everything in private, including that a check did not pass.',
    ru: 'Адвокат чекает и проверяет чеки, как комиссар, но узнает обо всем в личном сообщении, в том числе о том, что чек не прошел.',
  }),
  'RU-LAW-B1': stated({
    en: 'A black lawyer learns at once whether a black check was false, and has one extra vote against everybody they have checked, whatever color it showed; once everybody has voted, they may drop that extra vote.',
    ru: 'Черный адвокат сразу узнает, ложный ли его черный чек, и голосует на голос больше против каждого, кого он прочекал, какой бы цвет ни вышел; когда все проголосовали, он может эту прибавку отменить.',
  }),
}

const words = {
  uses: {
    lawyerCheck: { en: 'lawyer’s check', ru: 'чек адвоката' },
  },
  deeds: {
    lawyerCheck: {
      en: '{actor} checked {first} as lawyer',
      ru: `{actor_nom} ${did('actor', 'проверял')} {first_acc} как адвокат`,
    },
    'lawyerCheck:tried': tried('check {first} as lawyer', 'проверить {first_acc} как адвокат'),
  },
  tells: {
    'learned:lawyerCheck': { en: 'Your check on {about}: {result}.', ru: 'Ваш чек на {about_acc}: {result}.' },
  },
  verbs: {
    lawyerCheck: ['check', 'check as lawyer'],
  },
} satisfies PartWords

export const lawyer = section({ abilities, refuse: refuseDropping, rules, words })
