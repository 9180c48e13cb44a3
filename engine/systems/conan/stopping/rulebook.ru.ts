/** What the rules about Discombobulate, Frighten, Neutralise and Confuse say, in Russian. */
import type { RuleId } from '../../../reason/claim.ts'

export const rulebook: Readonly<Record<RuleId, string>> = {
  'CONAN-AB9': '«Смятение»: действия цели в этой фазе не удаются, пассивные — удаются.',
  'CONAN-AB12': '«Запугивание»: действия цели не удаются, а днем пропадает и голос.',
  'CONAN-AB17':
    '«Путаница», раз за ночь: действие цели идет к игроку, выбранному жребием из тех, кого она может назвать.',
  'CONAN-AB30': 'Водка нейтрализует: действия цели не удаются, как при «Запугивании».',
}
