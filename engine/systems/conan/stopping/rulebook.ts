/** The rules about Discombobulate, Frighten, Neutralise and Confuse. */
import { chosen, type Rules } from '../../../ruleset/said.ts'

export const stopping: Rules = {
  'CONAN-AB9': chosen({
    en: "Discombobulate: the target's actions of the phase fail, passive ones do not.",
    ru: '«Смятение»: действия цели в этой фазе не удаются, пассивные — удаются.',
  }),
  'CONAN-AB12': chosen({
    en: "Frighten: the target's actions fail, and by day the vote too.",
    ru: '«Запугивание»: действия цели не удаются, а днем пропадает и голос.',
  }),
  'CONAN-AB17': chosen({
    en: "Confuse, once a night: the target's action goes to a living player drawn by lot, and to himself only where he may name himself. Elections, a list for the suitcase, a hand-off, a will, vengeance and votes do not go astray.",
    ru: '«Путаница», раз за ночь: действие цели идет к живому игроку, выбранному жребием, а к ней самой — только там, где она может назвать себя. Выборы, список для чемоданчика, передача действий, завещание, месть и голоса с пути не сбиваются.',
  }),
  'CONAN-AB30': chosen({
    en: "Vodka neutralises: the target's actions fail, as with Frighten.",
    ru: 'Водка нейтрализует: действия цели не удаются, как при «Запугивании».',
  }),
}
