/** Priest, lawyer and inquisitor around a vote. */
import { stated, type Rules } from '../../../ruleset/said.ts'

export const pleas: Rules = {
  'RU-PRI-1': stated({
    en: 'A priest may forgive whom he voted for, once a vote and not where he is to die himself: all votes against that player are none, and was he to die, a revote follows in which nobody can vote for him. In a revote between two the other one dies.',
    ru: 'Священник может простить того, против кого голосовал, — один раз за голосование и не тогда, когда умирает сам: голоса против этого игрока не считаются, а если он должен был умереть, начинается переголосование, на котором против него не голосуют. На переголосовании между двумя умирает второй.',
  }),
  'RU-PRI-2': stated({
    en: 'A priest who is lynched in that revote may let the rescued player die instead.',
    ru: 'Если на этом переголосовании линчуют священника, он может позволить умереть спасенному вместо себя.',
  }),
  'RU-LAW-2': stated({
    en: 'Before each vote a lawyer may shield one other player from votes whom his check showed red.',
    ru: 'Перед каждым голосованием адвокат может дать правовую защиту одному другому игроку, на которого у него красный чек.',
  }),
  'RU-INQ-3': stated({
    en: 'A lynched inquisitor takes along a player whom he checked black and verified as that.',
    ru: 'Линчуемый инквизитор забирает с собой игрока, на которого у него проверенный черный чек.',
  }),
  'RU-VOTE-13': stated({
    en: 'After mercy everybody votes anew as in a vote of the day, only not for the forgiven player; no revote follows but one, and what is level is settled as in a revote.',
    ru: 'После прощения все голосуют заново, как на обычном голосовании, только не против прощенного; нового переголосования не будет, а равенство решается как на переголосовании.',
  }),
  'RU-DAY-2': stated({
    en: 'The post that starts a vote names who is shielded by the mayor and by a lawyer, and says where both shield the same player.',
    ru: 'В начале голосования объявляют, кого защищают мэр и адвокат, и отдельно — если это один и тот же игрок.',
  }),
}
