/** What a host may decide otherwise, the blanks of the rules post included. The first value is the default. */
import type { Option, Prompt } from '../../rules/role.ts'
import { steps } from './abilities.ts'
import type { InEach } from '../../text/in-each.ts'
import { inEnglish, sentencesOf, type Options, type Prompts } from '../../ruleset/localized-text.ts'

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
      en: 'How nights are resolved: by the simple list, or by reasonable resolution, which works out each result from what caused it. The options of the other method then have no effect.',
      ru: 'Как разрешают ночи: по простому списку или разумно, когда о каждом результате спрашивают, наступает ли он. Опции другого способа тогда ничего не значат.',
    },
  },
  order: {
    values: [steps.join(',')],
    list: { of: steps, all: true },
    rule: 'GORNY-N2',
    says: {
      en: 'The order of the night, from first to last.',
      ru: 'Список ночи: от того, что происходит первым, до последнего.',
    },
  },
  sameSlot: {
    values: ['simultaneous', 'received'],
    rule: 'GORNY-N10',
    says: {
      en: 'How actions in the same step of the list are resolved: at the same time, or in the order received.',
      ru: 'Происходят ли действия на одном месте списка сразу или в том порядке, в каком пришли.',
    },
  },
  deadActorsAct: {
    values: [true, false],
    rule: 'GORNY-N9',
    says: {
      en: 'A player killed tonight still takes the actions they have further down the list.',
      ru: 'Делает ли тот, кого убили этой ночью, то, что стоит в списке ниже.',
    },
  },
  selfTarget: {
    values: [true, false],
    rule: 'GORNY-N4',
    says: {
      en: 'Players may target themselves. Cops may always check themselves.',
      ru: 'Может ли игрок выбрать себя. Проверить себя комиссар может всегда.',
    },
  },
  spendWhenStopped: {
    values: [true, false],
    rule: 'GORNY-N5',
    says: {
      en: 'An action that was stopped still uses up one of its limited uses.',
      ru: 'Тратится ли одноразовая способность, если действие остановили.',
    },
  },
  tellMafiaOfFailure: {
    values: [false, true, 'blockedToo'],
    rule: 'GORNY-N5',
    says: {
      en: 'When all living mafia are told that their kill failed, but not why: never, if it reached somebody but killed nobody, or even if it was blocked before that.',
      ru: 'Сообщают ли каждому живому мафиози, что их убийство не удалось, хотя и не почему: такое, которое дошло и никого не убило, или также не состоявшееся.',
    },
  },
  tellSaved: {
    values: ['nothing', 'failed', 'name'],
    rule: 'GORNY-N6',
    says: {
      en: 'What the post that opens the day says about a kill that a protection stopped: nothing, that a kill failed, or also who was saved.',
      ru: 'Что говорит открытие дня об убийстве, от которого спасла защита: ничего, что убийство не удалось, или еще и кто спасен.',
    },
    formerly: { false: 'nothing', true: 'name' },
  },

  deadline: {
    values: ['noLynch', 'plurality'],
    rule: 'GORNY-V5',
    says: {
      en: 'What happens when a day ends without a majority: no lynch, or a plurality lynch (the player with the most votes).',
      ru: 'Чем кончается день без большинства: никого не линчуют, или достаточно наибольшего числа голосов.',
    },
  },
  tie: {
    values: ['noLynch', 'random', 'all'],
    rule: 'GORNY-V5',
    says: {
      en: 'Who is lynched when a plurality lynch ends in a tie.',
      ru: 'Что происходит, когда больше всего голосов у нескольких, если достаточно наибольшего числа голосов.',
    },
  },
  callAt: {
    values: ['parity', 'outnumbered', 'noMajority'],
    rule: 'GORNY-V6',
    says: {
      en: 'When the mafia win: once they equal the town in number, once they outnumber it, or once the town’s votes alone are no longer a majority.',
      ru: 'Когда мафия победила: как только ее столько же, сколько горожан, только когда ее больше или когда голоса одного города уже не составляют большинства живых.',
    },
  },
  announceEnd: {
    values: [false, true],
    rule: 'GORNY-V6',
    says: {
      en: 'The post that closes a phase says that the game is over and who won, if the rules say so. The game itself ends only when you confirm it.',
      ru: 'Говорит ли пост, который закрывает фазу, что игра окончена и кто победил, если правила это предлагают. Игра кончается, только когда вы это подтвердите.',
    },
  },

  kind: {
    values: kinds,
    rule: 'GORNY-T2',
    says: {
      en: 'The kind of game, as declared in the rules post.',
      ru: 'Какого рода игра; об этом говорит пост с правилами.',
    },
  },
  startingPhase: {
    values: ['day', 'night'],
    rule: 'GORNY-T1',
    says: {
      en: 'Which phase the game starts with. Once it has started, the rules post names the phase it really started with.',
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
      en: 'What a treestump is: a player without a vote who may keep talking after death, or vanilla in every way.',
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
      en: 'How many contributing posts a day each player must make; 0 for none.',
      ru: 'Сколько содержательных постов требуется за день; 0 — нисколько.',
    },
  },
  sections: {
    values: [sections.join(',')],
    list: { of: sections },
    rule: 'GORNY-T1',
    says: {
      en: 'The sections of the rules post, in order.',
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
      en: 'The hitman is gone. Which goon takes over?',
      ru: 'Когда киллера нет, кто из громил занимает его место?',
    },
  },
  swaps: {
    rule: 'GORNY-N3',
    says: {
      en: 'Two swaps share a player and pull an action in different directions. Does it stay on its original target, or do the swaps apply in the order received?',
      ru: 'У двух обменов есть общий игрок, и они тянут одно действие в разные стороны. Остается ли оно там, куда послано, или обмены идут один за другим, как пришли?',
    },
    choices: ['stays', 'received'],
  },
  redirects: {
    rule: 'GORNY-N2',
    says: {
      en: 'Redirects send one player to different targets. Does the action stay on its original target, or does the last redirect received count?',
      ru: 'Одного игрока перенаправляют к разным целям. Остается ли действие там, куда послано, или считается перенаправление, пришедшее последним?',
    },
    choices: ['stays', 'received'],
  },

  votedName: {
    rule: 'GORNY-V2',
    says: {
      en: 'A vote has an unclear name. It does not count until you enter who it is for.',
      ru: 'Имя в голосе неточное. Голос ни на кого не идет, пока вы не укажете, за кого он.',
    },
  },
  voteUndated: {
    rule: 'GORNY-V1',
    says: {
      en: 'A post with a vote does not say when it was written, and was pasted after the deadline. Its vote does not count until you say under Votes whether it was in time.',
      ru: 'Когда написан пост с голосом, не сказано, а вставлен он после срока. Голос не считается, пока вы не укажете в разделе «Голоса», успел ли он.',
    },
  },
  unvotedName: {
    rule: 'GORNY-V2',
    says: {
      en: 'An unvote has an unclear name. It removes no vote until you enter who that vote was for.',
      ru: 'Имя в снятии голоса неточное. Ничего не снимается, пока вы не укажете, против кого был голос, который снимают.',
    },
  },

  nightPost: infraction('GORNY-M1', {
    en: 'A post was made after the night had begun.',
    ru: 'Пост появился, когда уже была ночь.',
  }),
  editedPost: infraction('GORNY-M2', { en: 'A post in the game was edited.', ru: 'Пост игры отредактирован.' }),
  deadPost: infraction('GORNY-M3', {
    en: 'A dead player posted in the thread.',
    ru: 'В теме написал мертвый игрок.',
  }),
  deadInfluence: infraction('GORNY-M3', {
    en: 'A dead player tried to influence the game.',
    ru: 'Мертвый игрок пытался повлиять на игру.',
  }),
  quotedMessage: infraction('GORNY-M4', {
    en: 'A player passed on something that the host wrote in private.',
    ru: 'Передано то, что ведущий написал в личном сообщении.',
  }),
  fewPosts: infraction('GORNY-M5', {
    en: 'A player has made fewer posts today than the rules require.',
    ru: 'Игрок написал сегодня меньше постов, чем требуют правила.',
  }),
  emptyPosts: infraction('GORNY-M5', {
    en: 'A player posted just to have posted.',
    ru: 'Игрок писал только для счета.',
  }),
  siteBan: infraction('GORNY-M6', { en: 'A player was banned from the site.', ru: 'Игрока забанили на форуме.' }),
  outsideTalk: infraction('GORNY-M7', {
    en: 'The game was discussed outside its thread.',
    ru: 'Игру обсуждали вне ее темы.',
  }),
  disrespect: infraction('GORNY-M9', {
    en: 'A player was attacked, rather than their play.',
    ru: 'Нападали на игрока, а не на его игру.',
  }),
} satisfies Prompts

export const options: Record<string, Option> = inEnglish(choices)
export const prompts: Record<string, Prompt> = inEnglish(questions)
/** The same in Russian. */
export const russian = { options: sentencesOf(choices, 'ru'), prompts: sentencesOf(questions, 'ru') }
