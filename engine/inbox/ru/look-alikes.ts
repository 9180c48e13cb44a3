/** Latin letters that look as Cyrillic ones do. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aceopxykABCEHKMOPTX'].map((latin, at) => [latin, 'асеорхукАВСЕНКМОРТХ'[at]!]),
)

/** «Хaном» with a Latin `a` in it, as it looks; a nick in Latin letters with a Russian ending stays as it is. */
export const asItLooks = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, word => {
    const latin = word.match(/[a-z]/gi)?.length ?? 0
    const isMixed = latin > 0 && latin * 2 <= word.length && /^[aceopxykABCEHKMOPTX\p{Script=Cyrillic}]+$/u.test(word)
    return isMixed ? word.replaceAll(/[a-z]/gi, letter => lookalikes[letter]!) : word
  })
