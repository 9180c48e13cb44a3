/**
 * Names that hold what else parts names and numbers: `[TSA] Kestrel`, `8-Ball`, `Rookie 2`. In a row of a count each stands
 * as one sign, so that nothing is taken out of it.
 */
import { fold } from '../reading/fold.ts'

/** Private to us: no text that was read holds them, as `mask` puts others in their place. */
const first = 0xe000
const most = 0x1800
const ours = /[\ue000-\uf7ff]/g

export interface Masks {
  mask(text: string): string
  shown(text: string): string
}

/** Words and spaces alone say what they are by themselves. */
const plain = /^(?!.*\s(?:and|x|и)\s)\p{L}[\p{L}\p{M}'’]*(?: \p{L}[\p{L}\p{M}'’]*)*$/iu

export function masksOf(names: readonly string[]): Masks {
  const awkward = [...new Set(names.map(name => name.normalize('NFKC').replace(/\s+/g, ' ').trim()))]
    .filter(name => name !== '' && !plain.test(name))
    .sort((a, b) => b.length - a.length)
    .slice(0, most)
  const signs = new Map(awkward.map((name, nth) => [fold(name), String.fromCharCode(first + nth)]))
  const words = awkward.map(name =>
    name.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/ /g, String.raw`\s+`),
  )
  const any = awkward.length
    ? new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])`, 'giu')
    : undefined
  return {
    mask: text => {
      const clean = text.replace(ours, ' ')
      return any ? clean.replace(any, said => signs.get(fold(said)) ?? said) : clean
    },
    shown: text => text.replace(ours, sign => awkward[sign.charCodeAt(0) - first] ?? sign),
  }
}
