/** What a host may decide otherwise, the blanks of the rules post included. The first value is the default. */
import type { Option, Prompt } from '../../rules/role.ts'
import { steps } from './abilities.ts'
import type { InEach } from '../../text/in-each.ts'
import { inEnglish, sentencesOf, type Options, type Prompts } from '../../ruleset/said.ts'

const sections = [
  'kind',
  'length',
  'buddies',
  'votes',
  'activity',
  'conduct',
  'claims',
  'contact',
  'night',
  'end',
  'players',
] as const

/** From plain to anything goes (GORNY-T2). */
const kinds = ['normal', 'closeToNormal', 'notNormal', 'wayOut', 'wild', 'anythingGoes'] as const

const choices = {
  night: {
    values: ['list', 'reasonable'],
    rule: 'GORNY-N2',
    says: {
      en: 'How nights are resolved: by the simple list, or reasonably, by asking of each result whether it comes about. Options of the other way then say nothing.',
      ru: 'Как разрешают ночи: по простому списку или разумно, когда о каждом результате спрашивают, наступает ли он. Опции другого способа тогда ничего не значат.',
    },
  },
  order: {
    values: [steps.join(',')],
    list: { of: steps, all: true },
    rule: 'GORNY-N2',
    says: {
      en: 'The list of the night, from the first to be done to the last.',
      ru: 'Список ночи: от того, что происходит первым, до последнего.',
    },
  },
  sameSlot: {
    values: ['simultaneous', 'received'],
    rule: 'GORNY-N10',
    says: {
      en: 'Whether actions in one place of the list happen at once, or in the order received.',
      ru: 'Происходят ли действия на одном месте списка сразу или в том порядке, в каком пришли.',
    },
  },
  deadActorsAct: {
    values: [true, false],
    rule: 'GORNY-N9',
    says: {
      en: 'Whether who is killed tonight still does what stands further down the list.',
      ru: 'Делает ли тот, кого убили этой ночью, то, что стоит в списке ниже.',
    },
  },
  selfTarget: {
    values: [true, false],
    rule: 'GORNY-N4',
    says: {
      en: 'Whether players may choose themselves. A cop may check himself in any case.',
      ru: 'Может ли игрок выбрать себя. Проверить себя комиссар может всегда.',
    },
  },
  spendWhenStopped: {
    values: [true, false],
    rule: 'GORNY-N5',
    says: {
      en: 'Whether a limited use is gone when the action was stopped.',
      ru: 'Тратится ли одноразовая способность, если действие остановили.',
    },
  },
  tellMafiaOfFailure: {
    values: [false, true, 'blockedToo'],
    rule: 'GORNY-N5',
    says: {
      en: 'Whether every living member of the mafia is told that their kill failed, though not how: one that came to somebody and killed nobody, or also one that never went forward.',
      ru: 'Сообщают ли каждому живому мафиози, что их убийство не удалось, хотя и не почему: такое, которое дошло и никого не убило, или также не состоявшееся.',
    },
  },
  tellSaved: {
    values: ['nothing', 'failed', 'name'],
    rule: 'GORNY-N6',
    says: {
      en: 'What the opening says of a kill that a protection took: nothing, that a kill has failed, or also who was saved.',
      ru: 'Что говорит открытие дня об убийстве, от которого спасла защита: ничего, что убийство не удалось, или еще и кто спасен.',
    },
    formerly: { false: 'nothing', true: 'name' },
  },

  deadline: {
    values: ['noLynch', 'plurality'],
    rule: 'GORNY-V5',
    says: {
      en: 'What comes of a day that ends without a majority: no lynch, or the most votes are enough.',
      ru: 'Чем кончается день без большинства: никого не линчуют, или достаточно наибольшего числа голосов.',
    },
  },
  tie: {
    values: ['noLynch', 'random', 'all'],
    rule: 'GORNY-V5',
    says: {
      en: 'What comes of several with the most votes, where the most votes are enough.',
      ru: 'Что происходит, когда больше всего голосов у нескольких, если достаточно наибольшего числа голосов.',
    },
  },
  callAt: {
    values: ['parity', 'outnumbered', 'noMajority'],
    rule: 'GORNY-V6',
    says: {
      en: 'When the mafia have won: as soon as they are as many as the town, only when they are more, or when the votes of the town alone make no majority of the living.',
      ru: 'Когда мафия победила: как только ее столько же, сколько горожан, только когда ее больше или когда голоса одного города уже не составляют большинства живых.',
    },
  },
  announceEnd: {
    values: [false, true],
    rule: 'GORNY-V6',
    says: {
      en: 'Whether the post that closes a phase says that the game is over and who won, where the rules propose it. It ends only when you confirm it.',
      ru: 'Говорит ли пост, который закрывает фазу, что игра окончена и кто победил, если правила это предлагают. Игра кончается, только когда вы это подтвердите.',
    },
  },

  kind: {
    values: kinds,
    rule: 'GORNY-T2',
    says: {
      en: 'What kind of game it is, as the rules post declares it.',
      ru: 'Какого рода игра; об этом говорит пост с правилами.',
    },
  },
  startingPhase: {
    values: ['day', 'night'],
    rule: 'GORNY-T1',
    says: {
      en: 'With what the game starts. The rules post says what its first phase really was.',
      ru: 'С чего начинается игра. Пост с правилами называет ту фазу, которая была первой на самом деле.',
    },
  },
  dayHours: {
    values: [48],
    whole: { from: 1, to: 720 },
    rule: 'GORNY-T1',
    says: { en: 'How many hours a day lasts.', ru: 'Сколько часов длится день.' },
  },
  nightHours: {
    values: [24],
    whole: { from: 1, to: 720 },
    rule: 'GORNY-T1',
    says: { en: 'How many hours a night lasts.', ru: 'Сколько часов длится ночь.' },
  },
  treestump: {
    values: ['stump', 'asVanilla'],
    rule: 'GORNY-N8',
    says: {
      en: 'Whether a treestump has no vote and may talk when dead, or is in every way vanilla.',
      ru: 'Нет ли у пня голоса, зато он может писать мертвым, или он во всем обычный горожанин.',
    },
  },
  resultsMargin: {
    values: [2],
    whole: { from: 0, to: 72 },
    rule: 'GORNY-N1',
    says: {
      en: 'How many hours before the end of the night actions are due.',
      ru: 'За сколько часов до конца ночи перестают принимать действия.',
    },
  },
  minimumPosts: {
    values: [0],
    whole: { from: 0, to: 99 },
    rule: 'GORNY-M5',
    says: {
      en: 'How many contributing posts a day are asked for; 0 asks for none.',
      ru: 'Сколько содержательных постов требуется за день; 0 — нисколько.',
    },
  },
  sections: {
    values: [sections.join(',')],
    list: { of: sections },
    rule: 'GORNY-T1',
    says: {
      en: 'Which sections the rules post has, in their order.',
      ru: 'Какие разделы есть в посте с правилами и в каком порядке.',
    },
  },
} satisfies Options

/** An infraction is shown with its rule and whose it is; what comes of it is a command of the host's (GORNY-M8). */
const infraction = (rule: string, says: InEach): Prompts[string] => ({
  rule,
  says,
  names: { told: 'infraction', by: 'breach', who: 'who' },
})

const questions = {
  hitman: {
    rule: 'GORNY-N7',
    says: {
      en: 'Once the hitman is gone, who of the goons takes the post?',
      ru: 'Когда киллера нет, кто из громил занимает его место?',
    },
  },
  swaps: {
    rule: 'GORNY-N3',
    says: {
      en: 'Two swaps have a player in common and pull an action apart. Does it stay where it was sent, or do the swaps follow one another as received?',
      ru: 'У двух обменов есть общий игрок, и они тянут одно действие в разные стороны. Остается ли оно там, куда послано, или обмены идут один за другим, как пришли?',
    },
    choices: ['stays', 'received'],
  },
  redirects: {
    rule: 'GORNY-N2',
    says: {
      en: 'Redirects pull one player to different goals. Does the action stay where it was sent, or does the last one received count?',
      ru: 'Одного игрока перенаправляют к разным целям. Остается ли действие там, куда послано, или считается перенаправление, пришедшее последним?',
    },
    choices: ['stays', 'received'],
  },

  votedName: {
    rule: 'GORNY-V2',
    says: {
      en: 'A vote names somebody inexactly. It counts for nobody until you enter whom it is for.',
      ru: 'Имя в голосе неточное. Голос ни на кого не идет, пока вы не укажете, за кого он.',
    },
  },
  voteUndated: {
    rule: 'GORNY-V1',
    says: {
      en: 'A post with a vote does not say when it was written, and was pasted after the deadline. Its vote does not count until you say under Votes whether it came in time.',
      ru: 'Когда написан пост с голосом, не сказано, а вставлен он после срока. Голос не считается, пока вы не укажете в разделе «Голоса», успел ли он.',
    },
  },
  unvotedName: {
    rule: 'GORNY-V2',
    says: {
      en: 'An unvote names somebody inexactly. It takes nothing back until you enter whose vote is meant.',
      ru: 'Имя в снятии голоса неточное. Ничего не снимается, пока вы не укажете, против кого был голос, который снимают.',
    },
  },

  nightPost: infraction('GORNY-M1', {
    en: 'A post came after the night had begun.',
    ru: 'Пост появился, когда уже была ночь.',
  }),
  editedPost: infraction('GORNY-M2', { en: 'A post of the game was edited.', ru: 'Пост игры отредактирован.' }),
  deadPost: infraction('GORNY-M3', {
    en: 'A dead player has posted in the thread.',
    ru: 'В теме написал мертвый игрок.',
  }),
  deadInfluence: infraction('GORNY-M3', {
    en: 'A dead player has tried to influence the game.',
    ru: 'Мертвый игрок пытался повлиять на игру.',
  }),
  quotedMessage: infraction('GORNY-M4', {
    en: 'Something that the host wrote in private was passed on.',
    ru: 'Передано то, что ведущий написал в личном сообщении.',
  }),
  fewPosts: infraction('GORNY-M5', {
    en: 'A player has made fewer posts today than the rules ask for.',
    ru: 'Игрок написал сегодня меньше постов, чем требуют правила.',
  }),
  emptyPosts: infraction('GORNY-M5', {
    en: 'A player has posted only to have posted.',
    ru: 'Игрок писал только для счета.',
  }),
  siteBan: infraction('GORNY-M6', { en: 'A player was banned from the site.', ru: 'Игрока забанили на форуме.' }),
  outsideTalk: infraction('GORNY-M7', {
    en: 'The game was talked about outside its thread.',
    ru: 'Игру обсуждали вне ее темы.',
  }),
  disrespect: infraction('GORNY-M9', {
    en: 'A player was attacked, and not the play.',
    ru: 'Нападали на игрока, а не на его игру.',
  }),
} satisfies Prompts

export const options: Record<string, Option> = inEnglish(choices)
export const prompts: Record<string, Prompt> = inEnglish(questions)
/** The same in Russian. */
export const russian = { options: sentencesOf(choices, 'ru'), prompts: sentencesOf(questions, 'ru') }
