/**
 * What a name or a nick becomes among friends by its ending alone: «Комарик», «Русалочка», «Ивушка», «Катюха». Several are
 * made of each; what nobody says is written by nobody.
 */

const vowel = /[аеиоуыэюя]$/

/** «Жук»: «жучок»; «Волк»: «волчок». */
const softened: Readonly<Record<string, string>> = { к: 'ч', г: 'ж', х: 'ш', ц: 'ч' }

const ofMen = ['ик', 'чик', 'ок', 'ек', 'ушка', 'уша']
const ofWomen = 'очка ечка ушка юшка уша юша енька онька уля юля уня юня уха юха ка'.split(' ')

/** @param name in small letters, one word @returns what it becomes, in the nominative; nothing of a name in other letters */
export function fondOf(name: string): string[] {
  if (!/^\p{Script=Cyrillic}{3,}$/u.test(name)) return []
  // «Пчёлка» is «пчела» to who takes it at its word.
  if (/\p{L}{3}[^аеиоуыэюя]ка$/u.test(name)) return [`${name.slice(0, -2)}а`, ...ofStem(name.slice(0, -1))]
  if (/[ая]$/.test(name)) return ofStem(name.slice(0, -1))
  if (name.endsWith('ь')) return [`${name}ка`]
  if (vowel.test(name) || name.endsWith('й')) return []
  const soft = softened[name.at(-1)!]
  return soft === undefined
    ? ofMen.map(end => name + end)
    : ['ок', 'ек', 'ик'].map(end => name.slice(0, -1) + soft + end)
}

/** Of «русалк-»: «русалочка»; of «ежевик-»: «ежевичка»; of «ив-»: «ивушка» and others. */
function ofStem(stem: string): string[] {
  if (!stem.endsWith('к')) return ofWomen.map(end => stem + end)
  const bare = stem.slice(0, -1)
  return vowel.test(bare) ? [`${bare}чка`] : [`${bare}очка`, `${bare}ечка`]
}
