/** The vote for the best players of a game that is over. */
import { stated, type Rules } from '../../../ruleset/said.ts'

export const best: Rules = {
  'RU-BEST-1': stated({
    en: 'After the end the host and everybody who took part, the dead and elites too, name those whom they count among the best, or nobody. A ballot for oneself names nobody. Who names nobody has voted all the same. A ballot may be added to, and not changed.',
    ru: 'После финала ведущий и каждый участник, мертвые и элитные тоже, называют тех, кого считают лучшими, или отказываются от голоса. Голос за себя — отказ. Отказавшиеся при подсчете процента учитываются. Голос можно дополнить, но не изменить.',
  }),
  'RU-BEST-2': stated({
    en: 'Whom half of those who voted name is one of the best; the host may ask for less. Of more than four only those with the most ballots are, and who are level for fewer places than they are fall out together. The host may refuse one. There is no revote.',
    ru: 'Лучший тот, кого назвали не меньше половины проголосовавших; ведущий может снизить порог. Если порог набрали больше четырех, проходят только первые четверо, а из равных, которые в четверку вместе не помещаются, не проходит никто. Ведущий может не засчитать лучшего. Переголосования нет.',
  }),
}
