/**
 * What a name or a nick becomes among friends by its ending alone: «Комарик», «Русалочка», «Ивушка», «Катюха». Several are
 * made of each; what nobody says is written by nobody.
 */

const vowel = /[аеиоуыэюя]$/

/** «Жук»: «жучок»; «Волк»: «волчок». */
const softened: Readonly<Record<string, string>> = { к: 'ч', г: 'ж', х: 'ш', ц: 'ч' }

const ofMen = 'ик чик ок ек ушка уша ыч юша юха яша'.split(' ')
/** Of longer names alone: «Несторка», and not «ханка». */
const ofLongNames = ['ка']
const fewestOfLong = 6
const ofWomen = 'очка ечка ушка юшка уша юша енька онька уля юля уня юня уха юха ка ька яша ач ася'.split(' ')

/** @param name in small letters, one word @returns what it becomes, in the nominative; nothing of a name in other letters */
export function fondOf(name: string): string[] {
  if (!/^\p{Script=Cyrillic}{3,}$/u.test(name)) return []
  // «Пчёлка» is «пчела» to who takes it at its word.
  if (/\p{L}{3}[^аеиоуыэюя]ка$/u.test(name)) return [`${name.slice(0, -2)}а`, ...ofStem(name.slice(0, -1))]
  // «Клюква»: «клюковка».
  if (/\p{L}{2}ква$/u.test(name)) return [`${name.slice(0, -3)}ковка`, ...ofStem(name.slice(0, -1))]
  if (/[ая]$/.test(name)) return ofStem(name.slice(0, -1))
  if (name.endsWith('ь')) return [`${name}ка`]
  if (vowel.test(name) || name.endsWith('й')) return []
  const soft = softened[name.at(-1)!]
  // «Филин»: «Филя».
  if (/\p{L}{3}ин$/u.test(name))
    return [...ofMen.map(end => name + end), ...['я', 'ька', 'юша', 'юха'].map(end => name.slice(0, -2) + end)]
  return soft === undefined
    ? [...ofMen, ...(name.length < fewestOfLong ? [] : ofLongNames)].map(end => name + end)
    : ['ок', 'ек', 'ик'].map(end => name.slice(0, -1) + soft + end)
}

/** Of «русалк-»: «русалочка»; of «ежевик-»: «ежевичка»; of «ив-»: «ивушка» and others. */
function ofStem(stem: string): string[] {
  if (!stem.endsWith('к')) return ofWomen.map(end => stem + end)
  const bare = stem.slice(0, -1)
  return vowel.test(bare) ? [`${bare}чка`] : [`${bare}очка`, `${bare}ечка`]
}
