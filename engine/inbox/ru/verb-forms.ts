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

/** @param form one or several words; the first is conjugated where it is a verb in the first person */
export function conjugated(form: string): string[] {
  const [first = '', ...rest] = form.split(' ')
  if (first.length < 4 || !/[ую]$/.test(first)) return [form]
  return [first, ...fromFirstPerson(first)].map(word => [word, ...rest].join(' '))
}
