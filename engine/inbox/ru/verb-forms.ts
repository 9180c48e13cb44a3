/**
 * Forms in which an order is written, made from those that a system lists: who lists «стреляю» has «стреляем», «стреляй»
 * and «стреляйте» too. Where the conjugation cannot be told from the form, both are made; what is no word is written by nobody.
 */

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

/** @param form one or several words; the first is conjugated where it is a verb in the first person, or the one behind its «не» */
export function conjugated(form: string): string[] {
  const words = form.split(' ')
  const place = words[0] === 'не' ? 1 : 0
  return [words[place]!, ...persons(words[place] ?? '')].map(word => words.with(place, word).join(' '))
}

/** Of «стреляю»: «стреляет»; of «лечу»: «лечит», «лечет», since the form does not tell which of the two is a word. */
export function thirdPerson(form: string): string[] {
  if (form.includes(' ') || form.length < 4 || !/[ую]$/.test(form)) return []
  const stem = form.slice(0, -1)
  return vowel.test(stem) ? [`${stem}ет`] : [`${stem}ит`, `${stem}ет`]
}
