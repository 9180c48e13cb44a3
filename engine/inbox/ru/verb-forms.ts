/**
 * Forms in which an order is written, made from those that a system lists: who lists «стреляю» has «стреляем», «стреляй»
 * and «стреляйте» too. Where the conjugation cannot be told from the form, both are made; what is no word is written by nobody.
 */

import { prepositions } from './words.ts'

const vowel = /[аеиоуыэюя]$/

/** Of «стреляю»: «стреляем», «стреляй», «стреляйте»; of «лечу»: «лечим», «лечи», «лечите». */
function fromFirstPerson(word: string): string[] {
  const stem = word.slice(0, -1)
  if (vowel.test(stem)) return ['ем', 'й', 'йте'].map(end => stem + end)
  const soft = word.endsWith('ю') ? ['ь', 'ьте'] : []
  return ['им', 'ем', 'и', 'ите', ...soft].map(end => stem + end)
}

/** Of «взрываюсь»: «взрываемся», «взрывайся», «взрывайтесь». */
const ofOneself = (form: string): string => form + (vowel.test(form) ? 'сь' : 'ся')

function persons(word: string): string[] {
  if (word.length < 4) return []
  if (/[ую]сь$/.test(word)) return fromFirstPerson(word.slice(0, -2)).map(ofOneself)
  return /[ую]$/.test(word) ? fromFirstPerson(word) : []
}

/** Verbs that another word tells what is done with, as hosts are asked for it: who «ставлю жучок» may write «поставь жучок». */
const asked: Readonly<Record<string, string>> = {
  ставлю: 'поставь поставьте поставим',
  беру: 'возьми возьмите возьмем',
  забираю: 'забери заберите заберем',
  отправляю: 'отправь отправьте отправим',
  делаю: 'сделай сделайте сделаем',
  даю: 'дай дайте дадим',
  устанавливаю: 'установи установите установим',
  приставляю: 'приставь приставьте приставим',
  выставляю: 'выставь выставьте выставим',
  сажаю: 'посади посадите посадим',
  запрещаю: 'запрети запретите запретим',
  наказываю: 'накажи накажите накажем',
  закрываю: 'закрой закройте закроем',
  закрепляю: 'закрепи закрепите закрепим',
  разрываю: 'разорви разорвите разорвем',
  прикрываю: 'прикрой прикройте прикроем',
  отпускаю: 'отпусти отпустите отпустим',
  связываю: 'свяжи свяжите свяжем',
  узнаю: 'узнай узнайте узнаем',
  взламываю: 'взломай взломайте взломаем',
  меняю: 'поменяй поменяйте поменяем',
  сжигаю: 'сожги сожгите сожжем',
  слежу: 'проследи проследите проследим',
  сравниваю: 'сравни сравните сравним',
}

/** Those that say by themselves what is done. */
const alone = new Set(
  'запрещаю наказываю закрепляю разрываю прикрываю отпускаю взламываю меняю сжигаю слежу сравниваю'.split(' '),
)

/**
 * @param form one or several words; the first is conjugated where it is a verb in the first person, or the one behind its «не»
 * @returns it in each person, and where a word tells what is done, that word first as well: «жучок ставлю»
 */
export function conjugated(form: string): string[] {
  const words = form.split(' ')
  const place = words[0] === 'не' ? 1 : 0
  const verb = words[place] ?? ''
  const others = Object.hasOwn(asked, verb) && (words.length > 1 || alone.has(verb)) ? asked[verb]!.split(' ') : []
  const all = [verb, ...persons(verb), ...others].map(word => words.with(place, word))
  const turns = words.length === 2 && place === 0 && isVerb(verb) && !prepositions.has(words[1]!)
  return [...all, ...(turns ? all.map(([first = '', second = '']) => [second, first]) : [])].map(said => said.join(' '))
}

const isVerb = (word: string): boolean => /^\p{L}{2,}(?:[ую]|ть|ти|чь)$/u.test(word)

/** Of «стреляю»: «стреляет»; of «лечу»: «лечит», «лечет», since the form does not tell which of the two is a word. */
export function thirdPerson(form: string): string[] {
  if (form.includes(' ') || form.length < 4 || !/[ую]$/.test(form)) return []
  const stem = form.slice(0, -1)
  return vowel.test(stem) ? [`${stem}ет`] : [`${stem}ит`, `${stem}ет`]
}

/** Of the first word of a form: «стучусь» has «стучится», «жду» has «ждет». */
export function thirdOf(word: string): string[] {
  if (/[ую]сь$/.test(word)) return thirdOf(word.slice(0, -2)).map(form => `${form}ся`)
  if (word.length < 3 || !/[ую]$/.test(word)) return []
  const stem = word.slice(0, -1)
  return vowel.test(stem) ? [`${stem}ет`] : [`${stem}ит`, `${stem}ет`]
}

const ends = String.raw`\p{L}*(?:[аяеуюоы]ю|[жшчщ]у|[лнрвм]ю)|\p{L}+[^аеиоуыэюя]ну`
/** Verbs whose ends are those of nouns too, behind any prefix. */
const stems =
  'иду|йду|еду|веду|везу|кладу|краду|несу|беру|зову|рву|жму|сяду|лягу|лезу|бегу|могу|крою|шлю|пью|бью|вью|лью|шью|возьму|приму|сниму|займу|пойму|дам|отдам|передам|стану|встану|начну|приду|зайду|найду|пущу|жру|тру|пру|мру|деру|гну|жгу|жду|стерегу|берегу|гляну|тяну|плесну|кину|суну|двину|толкну|шепну|махну|рискну|дерну|капну|щелкну|хлопну|верну|рвану|кляну|спасу|буду|живу|плыву|упеку|секу|мету|вру|лгу|мстю'
const firstPerson = new RegExp(String.raw`^(?:${ends}|\p{L}{0,4}(?:${stems})|некромантю|самосудю|суицидю)(?:сь)?$`, 'u')
/** «Теневую» and «иллюзию» are none, «страхую» and «свидетельствую» are. */
const isAdjective = /(?:[кнтвшщжрлдм]ую|ию)$/u
const isNoVerb =
  /^(?:роль|шею|дочь|семью|статью|судью|свинью|скамью|змею|аллею|идею|затею|твою|свою|всю|эту|любую|чужую|другую|вторую|первую|третью|новую|прошлую|каждую|одну|пулю|пилюлю|душу|волю|стражу|ролью|смертью|между)$/u
const isVerbAllTheSame =
  /(?:ирую|ствую|арестую|атакую|рискую|ночую|страхую|колдую|рекомендую|бинтую|блокую|ворую|дарую|помилую|бомжую|следую|голосую|жертвую|танцую|организую|рисую|целую|торгую)$/u

/** «Стреляю», «сажусь»: said of oneself, and not «бутылку», «иллюзию», «теневую». @param word small, without «ё» */
export const isFirstPerson = (word: string): boolean =>
  firstPerson.test(word) && !isNoVerb.test(word) && (!isAdjective.test(word) || isVerbAllTheSame.test(word))
