/** Hydras in rosters: who plays a seat together. */

/** What joins heads wherever they stand: a plus or an ampersand between spaces, a plus between words. */
const joins = /\s+[+&]\s+|(?<=\p{L}{2})\+(?=\p{L}{2})/u
/** And what does where nothing but names stands, as in brackets or in a column of their own. */
const lists = /\s*[+&,;/|]\s*|\s+(?:and|и)\s+/u

/** @returns the heads of a hydra whose name says them, `Ann + Bob`; none of any other name */
export const headsIn = (name: string): string[] => several(name.split(joins))

/** @returns the names in a list of heads, `Ann, Bob and Cy`; none where it is one name */
export const headsListed = (list: string): string[] => several(list.split(lists))

/** `Cerberus (Ann + Bob)` and `Cerberus (hydra of Ann, Bob)` as the name of a hydra and its heads, `Ann + Bob (hydra)` too. */
export function hydraIn(said: string): { name: string; heads: string[] } {
  const [, called, inside = ''] = /^(\S.*?)\s+[([]([^()[\]]{2,400})[)\]]$/.exec(said) ?? []
  const list = /^(?:a\s)?(?:hydra|гидра)\s?(?:of\s|[:–—-]\s?)(.+)$/iu.exec(inside)?.[1]
  const within = list === undefined ? headsIn(inside.replace(/\s+(?:and|и)\s+/gu, ' + ')) : headsListed(list)
  if (called !== undefined && within.length) return { name: called, heads: within }
  const name = said.replace(/^(?:hydra|гидра)\s?[:–—-]\s?(?=.*\S\s+[+&]\s)|\s+[([](?:a\s)?(?:hydra|гидра)[)\]]$/giu, '')
  return { name, heads: headsIn(name) }
}

function several(parts: readonly string[]): string[] {
  const names = [...new Set(parts.map(part => part.trim()))].filter(name => name !== '')
  return names.length > 1 ? names : []
}
