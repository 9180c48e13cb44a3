/** Looking words up in what is listed on a screen, however their quotes, apostrophes and capitals are written. */

const alike: Readonly<Record<string, string>> = { ё: 'е', '’': "'", '“': '"', '”': '"', '«': '"', '»': '"' }

/** A text in small letters, with one kind of quotes and apostrophes. */
export const folded = (text: string): string => text.toLowerCase().replace(/[ё’“”«»]/g, sign => alike[sign]!)

/** Takes what somebody looks for; returns whether a text has every word of it. */
export function finder(search: string): (text: string) => boolean {
  const words = folded(search).split(/\s+/).filter(Boolean)
  return text => {
    const told = folded(text)
    return words.every(word => told.includes(word))
  }
}
