/** Russian words of counts that hosts post. */

const word = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'iu')

/** Says that a count replaces what was counted before. */
export const corrected = word(
  'исправлен(?:о|ный|ная|ные)|уточн[её]н(?:о|ный|ная|ные)|с поправк(?:ой|ами)|считаем отсюда',
)

const called = String.raw`(?:под)?сч[её]т голосов|голоса|голосование|расклад(?: голосов)?|(?:итоги|результаты|ход|таблица) голосования|кто за кого`
/** What a count is called, besides what else a line says. */
export const countWord = word(
  String.raw`(?:под)?сч[её]т голосов|(?:текущ(?:ие|ий)|промежуточн(?:ые|ый)) (?:голоса|итоги|расклад)|голоса на|расклад голосов|(?:итоги|результаты|ход|таблица) голосования|кто за кого`,
)
/** The same in a title, where no other word may stand than those below. */
export const titleWord = word(called)

/** What a title says of a count besides what it is: its number, and as of when it is. */
export const besideTitle = new Set(
  [
    'день дня д ночь фаза фазы неделя номер пост поста посту постов стр страница страницы страниц тема время дата',
    'официальный официальные официально неофициальный предварительный предварительные промежуточный промежуточные',
    'текущий текущие текущее последний последние новый новые обновленный обновлённый обновлено итог итоги итоговый',
    'финальный окончательный исправленный исправлено исправленные уточненный уточнённый уточнено ведущего ведущий мастера',
    'вот это так пока сейчас теперь данный момент на по состоянию к с до от в из и за после перед конец конца начало начала',
    'дедлайн дедлайна утро утра вечер вечера дня ночи час часа часов минут минуты мск msk utc gmt',
    'первый второй третий первого второго третьего один два три четыре пять',
    'понедельник вторник среда среду четверг пятница пятницу суббота субботу воскресенье',
    'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  ].flatMap(words => words.split(' ')),
)

/** Before names that are no votes: who lives, who is out. */
export const listLabel =
  /^[^\p{L}\n]*(?:(?:все |ещ[её] )?(?:живы[ех]?|мертвы|м[её]ртвые|выбыли|погибли|казнены|убиты)|в игре|игроки|состав|ведущ(?:ий|ие|ая)|мастер|судья|дедлайн|замен[аы]|ночь \d+|день \d+)(?![\p{L}\p{N}])/iu
/** Heads those who are away or were told to write: what stands below is no row. */
export const headsAway = /^[^\p{L}\n]*(?:отсутствуют|в отъезде|в отпуске|напоминания|проды)[^\p{L}\n]*$/iu
/** Says that nobody has voted. */
export const noneYet = word('никто|никого|голосов (?:пока )?нет|нет голосов')
/** Before those who vote for nobody. */
export const idle =
  /^(?:(?:пока |ещ[её] )?не (?:про)?голосовал[аио]?|не (?:про)?голосовавшие|не голосу[ею]т|без голоса|воздержал(?:ись|ся|ась)|молчат)(?:\s*[([]?\d+[)\]]?)?$/iu

/** As how many votes somebody counts, in brackets behind the name: `2 голоса`, `двойной голос`. */
export function votesSaid(text: string): number | undefined {
  const number = /^\s*([2-9])\s*голос(?:а|ов)\s*$/iu.exec(text)?.[1]
  if (number !== undefined) return Number(number)
  return /^\s*(?:двойной(?: голос)?|два голоса|голос за двоих)\s*$/iu.test(text) ? 2 : undefined
}

/** Над таблицей, в которой слева голосующие, а справа те, за кого они голосуют. */
export const headsVoters = /^[^\p{L}]*(?:голосующий|кто|игрок)[^\p{L}]+(?:за кого|против кого|голос|цель)[^\p{L}]*$/iu
