/** Every term that screens use without explaining it, in one sentence each, and how the app works on one page. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const glossary = defineMessages({
  title: { en: 'Glossary', ru: 'Словарь' },
  find: { en: 'Find a term', ru: 'Найти слово' },
  nothing: { en: 'No term matches “{typed}”.', ru: 'Слова «{typed}» здесь нет.' },
  pages: { en: 'Help pages', ru: 'Страницы справки' },

  // Votes.
  votes: { en: 'Votes', ru: 'Голоса' },
  wagon: { en: 'Wagon', ru: 'Вагон' },
  wagonIs: {
    en: 'Everyone voting for the same player at the moment.',
    ru: 'Все, кто сейчас голосует против одного игрока.',
  },
  majority: { en: 'Majority', ru: 'Большинство' },
  majorityIs: {
    en: 'More than half of the living players: the votes it takes to lynch.',
    ru: 'Больше половины живых: столько голосов нужно для линча.',
  },
  away: { en: 'L-1, L-2', ru: 'L-1, L-2' },
  awayIs: {
    en: 'One vote, two votes away from a lynch.',
    ru: 'До линча не хватает одного голоса, двух голосов.',
  },
  hammer: { en: 'Hammer', ru: 'Молоток' },
  hammerIs: {
    en: 'The vote that reaches a majority and ends the day.',
    ru: 'Голос, который дает большинство и заканчивает день.',
  },
  plurality: { en: 'Plurality', ru: 'Наибольшее число голосов' },
  pluralityIs: {
    en: 'The most votes without a majority; in some games that is enough at the deadline.',
    ru: 'Голосов больше, чем у других, но без большинства; в некоторых играх к дедлайну этого хватает.',
  },
  noLynch: { en: 'No lynch', ru: 'Без линча' },
  noLynchIs: {
    en: 'A day that ends without a lynch, or a vote for that.',
    ru: 'День, в который никого не линчуют, или голос за это.',
  },
  weight: { en: 'Weight', ru: 'Вес голоса' },
  weightIs: {
    en: 'How many votes a player’s vote counts as.',
    ru: 'За сколько голосов идет голос игрока.',
  },
  reaching: { en: 'Unclear vote', ru: 'Неясный голос' },
  reachingIs: {
    en: 'Something that looks like a vote but does not count until you say what it means.',
    ru: 'То, что похоже на голос, но не считается, пока вы не скажете, что это.',
  },
  prod: { en: 'Prod', ru: 'Напоминание' },
  prodIs: {
    en: 'A message to a player who has gone quiet, asking them to post.',
    ru: 'Письмо игроку, который замолчал, с просьбой написать.',
  },

  // The night.
  night: { en: 'Night actions', ru: 'Ночь' },
  action: { en: 'Action', ru: 'Ход' },
  actionIs: {
    en: 'One use of an ability: who does what to whom.',
    ru: 'Одно применение способности: кто, что и с кем делает.',
  },
  visited: { en: 'Visited', ru: 'Пришел' },
  visitedIs: {
    en: 'The action reached this player, so trackers and watchers can see it.',
    ru: 'Ход дошел до этого игрока, и следящие могут это увидеть.',
  },
  meantFor: { en: 'Meant for', ru: 'Кому предназначалось' },
  meantForIs: {
    en: 'The player the action was aimed at, although it went elsewhere or never got there.',
    ru: 'Игрок, которого выбрали целью, хотя ход ушел в другое место или не дошел.',
  },
  kills: { en: 'Killed', ru: 'Убит' },
  killsIs: {
    en: 'This action caused the death at the end of its line.',
    ru: 'Этот ход привел к смерти, у которой кончается линия.',
  },
  stops: { en: 'Stopped (roleblocked)', ru: 'Остановлен (заблокирован)' },
  stopsIs: {
    en: 'Another action kept this one from happening, as a roleblocker or a jailkeeper does.',
    ru: 'Другой ход не дал этому случиться, как блокер или тюремщик.',
  },
  protects: { en: 'Protected', ru: 'Защищен' },
  protectsIs: {
    en: 'A kill on this player fails, as after a doctor’s visit.',
    ru: 'Убить этого игрока не удастся, например после прихода доктора.',
  },
  redirects: { en: 'Redirected, swapped', ru: 'Уведен, переставлен' },
  redirectsIs: {
    en: 'The action goes to a different player than the one it was aimed at, as with a redirector or a bus driver.',
    ru: 'Ход приходит не к тому, кого выбрали целью, как при водителе автобуса.',
  },
  seen: { en: 'Seen', ru: 'Замечен' },
  seenIs: {
    en: 'A tracker, watcher or the like saw this action.',
    ru: 'Этот ход увидел следящий.',
  },
  causes: { en: 'Causes', ru: 'Приводит' },
  causesIs: {
    en: 'One action makes another one happen, as a visit to a paranoid gun owner does.',
    ru: 'Один ход вызывает другой, как визит к параноику с ружьем.',
  },
  loop: { en: 'Loop', ru: 'По кругу' },
  loopIs: {
    en: 'Actions that depend on each other in a circle. The rules, or you, decide which of them work.',
    ru: 'Ходы, которые решают друг друга по кругу: разрывают его правила или вы.',
  },
  always: { en: 'Always active', ru: 'Действует всегда' },
  alwaysIs: {
    en: 'A passive ability: it works without being sent in.',
    ru: 'Пассивная способность: присылать ее не нужно.',
  },
  noResult: { en: 'No result', ru: 'Нет результата' },
  noResultIs: {
    en: 'An investigation that was stopped, so the investigator learns nothing.',
    ru: 'Проверку остановили, и игрок ничего не узнал.',
  },

  // How an action fared, and why.
  why: { en: 'Why things happen', ru: 'Почему так вышло' },
  worked: { en: 'Worked, failed, partly worked', ru: 'Удался, не удался, удался отчасти' },
  workedIs: {
    en: 'All of what the action was meant to do happened, none of it, or some of it.',
    ru: 'Случилось все, что должен был сделать ход, ничего или только часть.',
  },
  noEffect: { en: 'No effect', ru: 'Ничего не изменил' },
  noEffectIs: {
    en: 'The action worked, but nothing would be different without it.',
    ru: 'Ход удался, но и без него все было бы так же.',
  },
  notCounted: { en: 'Does not count', ru: 'Не засчитан' },
  notCountedIs: {
    en: 'The action is no part of the night: it was late, replaced, withdrawn or against the rules.',
    ru: 'Ход в ночь не вошел: опоздал, заменен, отозван или против правил.',
  },
  wouldHave: { en: 'Would have happened', ru: 'Мог бы' },
  wouldHaveIs: {
    en: 'What an action would have done here if another one had not been in the way.',
    ru: 'Решил бы дело, если бы не помешал другой ход.',
  },
  because: { en: 'Because, but, unless', ru: 'Потому что, но' },
  becauseIs: {
    en: 'The reasons for a result, and the reasons against it, each with its own reasons below it.',
    ru: 'Доводы за результат и против него, и у каждого под ним свои доводы.',
  },
  deciding: { en: 'Decided by', ru: 'Что решило' },
  decidingIs: {
    en: 'The action or ruling without which this result would be different.',
    ru: 'Ход или решение, без которого результат был бы другим.',
  },
  whatIf: { en: 'What if', ru: 'Что, если' },
  whatIfIs: {
    en: 'The night worked out again with some actions switched off; nothing is saved.',
    ru: 'Ночь посчитана заново без некоторых ходов; ничего не сохраняется.',
  },
  ruling: { en: 'Ruling', ru: 'Решение ведущего' },
  rulingIs: {
    en: 'A question the rules leave to you; your answer is part of the explanation.',
    ru: 'Вопрос, который правила оставляют вам; ответ виден в объяснении.',
  },
  override: { en: 'Host override', ru: 'Против правил' },
  overrideIs: {
    en: 'Your decision instead of the rules’: an action is forced to succeed or fail, and your reason is shown.',
    ru: 'Ваше слово против правил: ход удался или нет, и причина видна.',
  },
  draw: { en: 'Random draw', ru: 'Жребий' },
  drawIs: {
    en: 'A random choice the rules ask for. Working the phase out again gives the same result.',
    ru: 'Случайный выбор, которого требуют правила; в той же игре он всегда тот же.',
  },

  // The game.
  game: { en: 'The game', ru: 'Игра' },
  lock: { en: 'Lock, reopen', ru: 'Закрыть, открыть снова' },
  lockIs: {
    en: 'Locking freezes a phase and writes its posts; reopening lets you change it and compare the results.',
    ru: 'Закрытая фаза не меняется, и ее посты готовы; открытую снова можно поправить и сравнить, что выйдет.',
  },
  flip: { en: 'Flip', ru: 'Вскрытие роли' },
  flipIs: {
    en: 'The role and alignment that are revealed when a player dies.',
    ru: 'Роль и сторона, которые все узнают после смерти игрока.',
  },
  hydra: { en: 'Hydra', ru: 'Гидра' },
  hydraIs: {
    en: 'Several people who play one slot together.',
    ru: 'Несколько человек, которые вместе играют на одном месте.',
  },
  modkill: { en: 'Modkill', ru: 'Удаление из игры' },
  modkillIs: {
    en: 'The host removes a player from the game.',
    ru: 'Ведущий вывел игрока из игры.',
  },
  fingerprint: { en: 'Fingerprint', ru: 'Отпечаток раздачи' },
  fingerprintIs: {
    en: 'A short code made from the dealt roles. You post it before the game, so that players can check afterwards that nothing was changed.',
    ru: 'Короткий код раздачи, который вывешивают до игры: после нее игроки проверят, что роли не меняли.',
  },

  // How Nightdesk works.
  works: { en: 'How Nightdesk works', ru: 'Как работает Nightdesk' },
  worksText: {
    en: 'A game is a list of phases. For each one you collect what players sent, see the results and why they happened, and post them.',
    ru: 'Игра — это список фаз. В каждой вы собираете, что прислали игроки, видите, что вышло и почему, и пишете об этом.',
  },
  stepSetup: { en: '1. Set up', ru: '1. Подготовка' },
  stepSetupText: {
    en: 'Choose the rules, paste the roster or deal a setup, and send the role PMs. Rules and options shows how everything is decided, and you can change most of it.',
    ru: 'Выберите правила, вставьте состав или раздайте роли и разошлите их. В «Правилах и опциях» видно, что и как решается, и почти все можно поменять.',
  },
  stepInbox: { en: '2. Collect', ru: '2. Письма' },
  stepInboxText: {
    en: 'Paste PMs into the Inbox and thread pages into Votes. Clear actions and votes are read for you; whatever is unclear becomes a question, and nothing is guessed.',
    ru: 'Вставляйте письма и страницы темы. Ясные ходы и голоса программа читает сама, о неясных спрашивает и ничего не додумывает.',
  },
  stepNight: { en: '3. Review', ru: '3. Итоги' },
  stepNightText: {
    en: 'The map shows the whole night. Select anything to read why it happened, switch actions off to see what would change, and rule where the rules leave it to you.',
    ru: 'На карте видна вся ночь. Выберите что угодно и прочтите, почему так; выключайте ходы и смотрите, что будет; решайте, где правила спрашивают вас.',
  },
  stepLock: { en: '4. Lock and post', ru: '4. Закрыть и написать' },
  stepLockText: {
    en: 'Lock the phase and copy its posts and PMs one after the other. If you find a mistake later, reopen the phase: corrections to what you already sent are written for you.',
    ru: 'Закройте фазу и копируйте посты и письма одно за другим. Если потом найдется ошибка, откройте фазу снова: поправки к отправленному уже написаны.',
  },
  stepKeep: { en: 'Your data', ru: 'Ваши данные' },
  stepKeepText: {
    en: 'Everything is in one file on this computer, with backups beside it. Nothing goes over the network, and Ctrl+Z undoes any change, even tomorrow.',
    ru: 'Все лежит в одном файле на этом компьютере, рядом — его копии. В сеть ничего не уходит, а Ctrl+Z отменяет любое изменение, даже завтра.',
  },
})
