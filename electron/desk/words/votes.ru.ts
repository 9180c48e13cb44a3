import { translated } from '../../../engine/text/catalogue.ts'
import type { votes as en } from './votes.en.ts'

/** Ballots and posts as they are read; the count of a saved thread. */
export const votes = translated<typeof en>()({
  inPost: 'Этот голос стоит в посте.',
  takeOut: 'Уберите пост или внесите действующий голос вручную.',
  noPost: 'Постов здесь нет.',
  pasteHeaded: 'вставьте посты так, чтобы над каждым стояла строка с автором и временем',
  silentRules: '{system}: о голосах здесь ничего не сказано.',
  silentRulesBut: '{system}: о голосах здесь ничего не сказано. {but}',
  notInPhase: 'Фаза без голосования: {phase}. Голосуют в фазу: {phases}.',
  more: 'по правилам еще {count}',
  fewer: 'по правилам меньше на {count}',
  noLynch: 'без линча',
  votesFor: 'голос за: {name}',
  votesForBut: 'голос за: {name} ({why})',
  back: 'голос снят',
  backBut: 'голос снят ({why})',
  attempt: '«{text}»: {why}',
  noFullName: '«{name}» – ни одно имя не совпадает целиком',
  nobodyCalled: 'игрока «{name}» нет',
  wasEdited: 'пост правили',
  writers: 'В этой теме пишут {writers}, а без списка игроков можно не больше {most}.',
  listPlayers: 'Перечислите игроков, по одному в строке: --players.',
  noSuchPost: 'Поста «{post}» нет.',
  lookAgain: 'Выберите один из тех, что здесь есть.',
  postsRun: 'Есть посты от {first} до {last}.',
  noCount: 'В посте «{post}» нет подсчета ведущего.',
  countsIn: 'Подсчеты стоят в постах: {list}.',
  noneFound: 'Ни одного не найдено.',
  nothingBold:
    'В этих постах нет жирного: в тексте, скопированном из окна, он теряется. Сохраните страницу как HTML или считайте с --style anyForm.',
  writersTaken:
    'Игроками считаются те, кто пишет в теме. Молчавших и погибших среди них нет: перечислите игроков в --players.',
  writersUnknown: 'Не в игре, пропущены: {names}.',
  countWithout: 'Считайте по списку игроков: --players, без игры.',
  mendGame: 'Исправьте файл игры: что в нем не так, скажет команда проверки файлов игр.',
  manyCases: 'В файле игры их несколько ({count}): {names}.',
  nameCase: 'Назовите ту, чья это тема: --case.',
  noHost: 'Ведущий не назван. Назовите его: --host.',
  someCounted: 'Из постов темы ({all}) учтено: {some}.',
})
