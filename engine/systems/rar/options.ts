/** What a host may decide otherwise: every default of the rules, and where readings differ. The first value is the default. */
import type { Option, Prompt } from '../../rules/role.ts'
import { inEnglish, sentencesOf, type Options, type Prompts } from '../../ruleset/localized-text.ts'
import { normalChoices, normalQuestions } from './normal/options.ts'

const choices = {
  day: {
    values: ['none', 'lock', 'forum'],
    rule: 'DAY-C2',
    says: {
      en: 'How days are run. None: Nightdesk only runs the nights. Lock: as in Gorny’s template, with a lock and no hammer. Forum: as on most forums, with the options below.',
      ru: 'Как идут дни: не здесь; как в шаблоне Горни, с фиксацией и без «молотка»; или как на большинстве форумов, по опциям ниже.',
    },
  },
  ruleFour: {
    values: ['carried', 'literal'],
    rule: 'RAR-4a',
    says: {
      en: 'What a swap or redirect carries if both a kill and the protection against it go the same way. Say Bob and Carl are swapped, the mafia shoot Bob, and a doctor protects Bob: the swap carries both to Carl, or only the kill.',
      ru: 'Может ли перемещение, которое уже стоит в цепи, нести в ней и другое действие.',
    },
  },
  split: {
    values: ['chosenTarget', 'all'],
    rule: 'RAR-R9',
    says: {
      en: 'What happens to an action with one target if swaps and redirects would send it to several players: it stays on its original target, or it affects all of them.',
      ru: 'Что становится с действием на одну цель, если перемещения принесли бы его в несколько мест.',
    },
  },
  movesCanBeMoved: {
    values: [false, true],
    rule: 'RAR-R5',
    says: {
      en: 'Swaps and redirects can themselves be swapped or redirected.',
      ru: 'Можно ли перемещать сами обмены и перенаправления.',
    },
  },
  redirectAndSwap: {
    values: ['redirectFirst', 'cancel'],
    rule: 'RAR-R4',
    says: {
      en: 'What happens to an action if a redirect and a swap would send it to different players: the redirect goes first, or the two cancel out, as two swaps do.',
      ru: 'Что становится с действием, которое перенаправление и обмен тянут в разные места: перенаправление идет раньше обмена, или они отменяют друг друга, как два обмена.',
    },
  },
  selfTarget: {
    values: [false, true],
    rule: 'RAR-C3',
    says: {
      en: 'Players may target themselves. Can be set per role.',
      ru: 'Может ли игрок выбрать себя. Роль может решать иначе.',
    },
  },
  deadActorsAct: {
    values: [true, false],
    rule: 'RAR-C3',
    says: {
      en: 'Players who are killed tonight still act. If off, two players who shoot each other both survive, because each kill would stop the other. Can be set per role.',
      ru: 'Удаются ли действия того, кто этой ночью умирает. Если нет, двое, которые стреляют друг в друга, остаются живы: каждая смерть отменила бы другую. Роль может решать иначе.',
    },
  },
  passivesCanBeStopped: {
    values: [false, true],
    rule: 'RAR-C3',
    says: {
      en: 'Passive abilities, such as a vest or a paranoid gun owner’s gun, count as actions of their owners on themselves: they can be blocked, redirected and seen. Can be set per role.',
      ru: 'Считать ли то, что действует всегда (жилет или оружие, готовое встретить гостей), таким же действием на себя, как любое другое: его держат блок и полная остановка, его перемещают, его видят следящие. Роль может решать иначе.',
    },
  },
  sparesDying: {
    values: [true, false],
    rule: 'RAR-I3',
    says: {
      en: 'Recruiting a player who dies the same night fails. Can be set per recruiter.',
      ru: 'Не удается ли вербовка того, кто этой ночью умирает. У вербовщика может быть установлено иначе.',
    },
  },
  actionsPerNight: {
    values: ['unlimited', 1],
    rule: 'RAR-C3',
    says: {
      en: 'How many different abilities a player may use in one night. With 1, the last one sent in counts. Can be set per role.',
      ru: 'Сколькими разными способностями игрок может воспользоваться за ночь. Если одной, считается присланная последней. Роль может решать иначе.',
    },
  },
  spendWhenStopped: {
    values: [true, false],
    rule: 'RAR-I4',
    says: {
      en: 'An action that was stopped still uses up one of its limited uses.',
      ru: 'Тратится ли одноразовая способность, если действие остановили.',
    },
  },
  protectionsStopCpr: {
    values: [true, false],
    rule: 'RAR-C1',
    says: {
      en: 'Protection saves a player whom unneeded CPR would kill.',
      ru: 'Спасает ли защита от смерти из-за реанимации, которая была не нужна.',
    },
  },
  blocksCanBeBlocked: {
    values: [true, false],
    rule: 'RAR-C1',
    says: {
      en: 'Blocks can themselves be blocked. If off, two blockers can never form a loop.',
      ru: 'Можно ли заблокировать действие, которое само блокирует. Если нет, двое блокирующих не образуют петли.',
    },
  },
} satisfies Options

const questions = {
  loop: {
    rule: 'RAR-R7',
    says: {
      en: 'The loop of these actions is too large to work out. Leave out all of them, or name the one to leave out.',
      ru: 'Петля из этих действий слишком велика, чтобы решить ее. Отмените их все или назовите то, которое отменить.',
    },
  },
  split: {
    rule: 'RAR-R9',
    says: {
      en: 'Tonight’s swaps and redirects disagree about where an action lands.',
      ru: 'Перемещения этой ночи противоречат друг другу в том, куда приходит действие.',
    },
    choices: ['chosenTarget', 'all'],
  },
  ruleFour: {
    rule: 'RAR-4a',
    says: {
      en: 'The two readings of the once-per-chain rule give this night different results.',
      ru: 'Два прочтения правила «один раз в цепи» дают в этой ночи разные результаты.',
    },
    choices: ['carried', 'literal'],
  },
  redirects: {
    rule: 'RAR-R4',
    says: {
      en: 'Redirects send one player to different targets, so they cancel out. The rules do not say so outright; override one of them to rule differently.',
      ru: 'Одного игрока перенаправляют к разным целям, поэтому перенаправления отменяют друг друга. Прямо правила этого не говорят; чтобы решить иначе, измените исход одного из них.',
    },
  },
  redirectAndSwap: {
    rule: 'RAR-R4',
    says: {
      en: 'A redirect and a swap send one action to different players. The rules do not say outright which of them goes first; the option “redirect and swap together” does.',
      ru: 'Перенаправление и обмен тянут одно действие в разные места. Что идет раньше, правила прямо не говорят; это решает опция «перенаправление и обмен».',
    },
  },
  chain: {
    rule: 'RAR-R6',
    says: {
      en: 'Some actions work for one result and not for another.',
      ru: 'Некоторые действия удаются в одном вопросе и не удаются в другом.',
    },
  },
} satisfies Prompts

/** Those of a night, which other systems have too. */
export const nightOptions: Record<string, Option> = inEnglish(choices)
export const nightPrompts: Record<string, Prompt> = inEnglish(questions)
export const options: Record<string, Option> = { ...nightOptions, ...inEnglish(normalChoices) }
export const prompts: Record<string, Prompt> = { ...nightPrompts, ...inEnglish(normalQuestions) }
/** What those of a night say in Russian. */
export const nightRussian = { options: sentencesOf(choices, 'ru'), prompts: sentencesOf(questions, 'ru') }
/** The same in Russian. */
export const russian = {
  options: { ...sentencesOf(choices, 'ru'), ...sentencesOf(normalChoices, 'ru') },
  prompts: { ...sentencesOf(questions, 'ru'), ...sentencesOf(normalQuestions, 'ru') },
}
