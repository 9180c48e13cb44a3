/** Of whom nothing is wanted, and which move is not: «Хана оставляю в покое», «роль мне без надобности». */

/** A word that begins as one of these does. */
export const beginning = (stems: string): RegExp => new RegExp(`^(?:${stems.trim().split(/\s+/).join('|')})`, 'u')

/** Of somebody of whom nothing is wanted: «Хана оставляю в покое», «Комар подождет», «Осе отдельный привет». */
const aside =
  beginning(`оставл отлож отклад вычерк отпал(?:а|и)?$ отпадает подождет подождут обойд потерп перебьет перебьют перетопч перекант рано$ рановато$ поко[йе]$ привет$ неинтересн
  надоел`)
/** Of a move that is not wanted: «роль мне без надобности», «никакого ареста», «отбой по наказанию». */
const unwanted = beginning(
  `надобност нужд никак(?:ого|ой|их|ую)$ отбо надоел устал хватит лень сыт$ сыта$ сыты$ обойдусь незачем передум раздум подождет$ подождут$ потерпит$
  потерпят$ откладыв отложу$ приберег воздерж повремен`,
)
/** «Сравнивать их глупо». */
export const isPointless = (words: readonly string[]): boolean =>
  words.some(word =>
    /^(?:глупо|бессмысл|незачем|нельзя$|рано$|поздно$|бесполезн|неохота$|жалко$|жаль$|лень$|влом$)/u.test(word),
  )
  // «Сжечь Осу всегда успею».
  || words.some(
    (word, at) => /^успе(?:ю|ем|ется)$/u.test(word) && /^(?:всегда|еще|потом|завтра)$/u.test(words[at - 1] ?? ''),
  )

export const isLeftAlone = (words: readonly string[]): boolean =>
  (words.some(word => aside.test(word)) && !words.includes('не'))
  // «Осу пусть гуляет», «а Хан пусть пока поживет свободным».
  || (words.includes('пусть')
    && words.some(word =>
      /^(?:(?:по)?жив[еу]т|(?:по)?гуля[ею]т|(?:по)?ход[ия]т|(?:по)?бега[ею]т|(?:по)?дыш[иа]т|(?:по)?порха[ею]т|дальше)$/u.test(
        word,
      ),
    ))
  // «Хана не трогать», «Осе не дам».
  || words.some((word, at) => word === 'не' && /^(?:трог|бер[уе]|дам$|дадим$)/u.test(words[at + 1] ?? ''))

export const isUnwanted = (words: readonly string[]): boolean =>
  words.some(
    (word, at) => unwanted.test(word) && !(word === 'хватит' && /^(?:на|всем|обоим|обеим)$/u.test(words[at + 1] ?? '')),
  )
  || (words.includes('не') && words.some(word => /^(?:нрав|нуж|интерес|подход|помо[гж]|мани|тян)/u.test(word)))
