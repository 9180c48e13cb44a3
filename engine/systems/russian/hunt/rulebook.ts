/** The witch hunt. */
import { stated, type Rules } from '../../../ruleset/said.ts'

export const hunts: Rules = {
  'RU-HUNT-1': stated({
    en: 'A witch hunt takes the place of a lynch once a game, when the mayor has lost the post and more than five players live, in the extended format more than six; never on an additional vote.',
    ru: 'Охота на ведьм проводится вместо линчевания один раз за игру, когда мэр потерял пост и живы больше пяти игроков, в расширенном формате больше шести; на дополнительном голосовании — никогда.',
  }),
  'RU-HUNT-2': stated({
    en: 'As the vote starts 15 minutes are given to approve of it. It is held where half of the main players alive do, without those who were not admitted to the vote; otherwise the vote is an ordinary one.',
    ru: 'На старте голосования 15 минут собирают одобрения. Охота состоится, если ее одобрила половина живых основных игроков, не считая не допущенных к голосованию; иначе голосование обычное.',
  }),
  'RU-HUNT-3': stated({
    en: 'Everybody has two ballots against different players, and may cast one or none. One against the same player again is none, and leaves the second open. Who says nothing of the second has declined it. No ballot is put on anybody, and without a wall there is none.',
    ru: 'Каждый дает два голоса в разных игроков, может дать один или отказаться. Повторный голос против того же игрока не в счет и второго не занимает. Если о втором голосе ничего не сказано, это отказ. Автоголоса на охоте нет, а без стенки нет и голоса.',
  }),
  'RU-HUNT-4': stated({
    en: 'The two with the most votes are lynched, however many blacks are left, and never more than two. There is no revote.',
    ru: 'Линчуют двоих, набравших больше всего голосов, сколько бы черных ни осталось, и никогда не больше двоих. Переголосования не бывает.',
  }),
  'RU-HUNT-5': stated({
    en: 'Where more are level than there are places, those are lynched who got a ballot earlier, without ballots left beforehand; where a judge plays, those whom the judge voted against. Two ballots of one post count from left to right.',
    ru: 'Если равных больше, чем мест, умирают те, в кого раньше кинули голос, без учета оставленных заранее; если в игре судья — те, против кого проголосовал судья. Два голоса в одном сообщении считаются слева направо.',
  }),
  'RU-HUNT-6': stated({
    en: 'On a witch hunt neither a hero nor a priest saves anybody.',
    ru: 'На охоте на ведьм никого не спасают ни герой, ни священник.',
  }),
}
