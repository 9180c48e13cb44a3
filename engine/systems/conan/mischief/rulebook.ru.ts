/** What the rules about Steal, Blackmail and gadgets say, in Russian. */
import type { RuleId } from '../../../reason/claim.ts'

export const rulebook: Readonly<Record<RuleId, string>> = {
  'CONAN-AB13':
    '«Кража», раз за ночь: забирает один гаджет или предмет. Одна вещь достается одному: из воров, пришедших одновременно, тому, кто выше в списке игроков.',
  'CONAN-AB18': '«Шантаж», раз за ночь: на следующий день цель не должна ничего писать в теме, под честное слово.',
  'CONAN-AB33': 'Гаджет — это вещь, описанная словами, возможно, со способностью.',
}
