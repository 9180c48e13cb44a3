/** The rules about APTX. */
import { chosen, stated, type Rules } from '../../../ruleset/said.ts'

export const poisoning: Rules = {
  'CONAN-B6': stated({
    en: 'Every member may poison by day, with at most one pill in a phase.',
    ru: 'Каждый член Организации может днем отравить, потратив не больше одной таблетки за фазу.',
  }),
  'CONAN-B7': chosen({
    en: 'Poison needs the player and the true role. A right guess kills and keeps the pill; a wrong one loses it without a word to the target. A void attempt keeps it, an arrest confiscates it, and if pills run short the higher rank comes first.',
    ru: 'Для яда нужны игрок и его настоящая роль. Верная догадка убивает, и таблетка остается; неверная лишает таблетки, а цели ничего не сообщают. При недействительной попытке она остается, при аресте ее изымают, а если таблеток мало, первыми идут старшие по рангу.',
  }),

  'CONAN-AB4': chosen({
    en: 'APTX, by day, once a day for each member: player and role are named, and a right guess kills.',
    ru: 'АПТХ, днем, раз в день для каждого члена Организации: называют игрока и роль, и верная догадка убивает.',
  }),
}
