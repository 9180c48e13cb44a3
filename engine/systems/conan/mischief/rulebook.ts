/** The rules about Steal, Blackmail and gadgets. */
import { chosen, type Rules } from '../../../ruleset/said.ts'

export const mischief: Rules = {
  'CONAN-AB13': chosen({
    en: 'Steal, once a night: takes one gadget or item. The same thing goes once: of thieves who come at once, to the one higher in the list of players.',
    ru: '«Кража», раз за ночь: забирает один гаджет или предмет. Одна вещь достается одному: из воров, пришедших одновременно, тому, кто выше в списке игроков.',
  }),
  'CONAN-AB18': chosen({
    en: 'Blackmail, once a night: the target must not post the next day, on his honour.',
    ru: '«Шантаж», раз за ночь: на следующий день цель не должна ничего писать в теме, под честное слово.',
  }),
  'CONAN-AB33': chosen({
    en: 'A gadget is a thing in words, perhaps with an ability.',
    ru: 'Гаджет — это вещь, описанная словами, возможно, со способностью.',
  }),
}
