/** The rules about wills. */
import { chosen, implied, stated, type Rules } from '../../../ruleset/said.ts'

export const wills: Rules = {
  'CONAN-WL1': stated({
    en: 'Any player may send in a will, and it is shown when that player is killed.',
    ru: 'Любой игрок может прислать завещание; его показывают, когда игрока убили.',
  }),
  'CONAN-WL2': chosen({
    en: 'A will is shown at every kind of death and not at an arrest.',
    ru: 'Завещание показывают при смерти любого рода и не показывают при аресте.',
  }),
  'CONAN-WL3': stated({
    en: 'The host has the last word on what is published of a will or a death; the original is kept, with what was published and who changed it.',
    ru: 'Последнее слово о том, что публикуют из завещания или о смерти, за ведущим; оригинал хранится, с тем, что опубликовано, и с тем, кто это изменил.',
  }),
  'CONAN-WL4': stated({
    en: 'If the body is erased the will is not published, and who erased it receives the will, in the words of the host where he changed it.',
    ru: 'Если тело сокрыто, завещание не публикуют, а получает его тот, кто сокрыл тело, в словах ведущего, если тот его изменил.',
  }),
  'CONAN-WL5': implied({
    en: 'The will goes to whoever used Erase Body; where there was none, nothing goes to anybody.',
    ru: 'Завещание достается тому, кто применил «Сокрытие тела»; если его не было, никому ничего не достается.',
  }),
}
