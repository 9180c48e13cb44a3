/** Hero and terrorist: who dies by a vote whatever the ballots say. */
import { chosen, stated, type Rules } from '../../../ruleset/said.ts'

export const court: Rules = {
  'RU-HER-1': stated({
    en: 'Once in a game, when everybody has voted, the hero is told who is to die and may stand up for one of them: a red is not lynched, with a black he dies himself, and the faceless dies alone. Who was saved is published.',
    ru: 'Один раз за игру, когда все проголосовали, герой узнает, кто должен быть залинчован, и может встать на защиту одного из них: красного не линчуют, с черным герой умирает на пару, безликий умирает один. Кого спас герой, объявляют.',
  }),
  'RU-HER-2': chosen({
    en: 'He saves nobody on a witch hunt, neither of the pair of a detonator, nobody whom a last deed takes along, nor himself. Who dies with a last deed of his own is beyond saving, and the hero has not used his move then.',
    ru: 'На охоте на ведьм не спасти никого, как и пару с детонатором, жертву предсмертного хода и самого себя. Того, кто сам делает предсмертный ход, тоже не спасти, и ход героя тогда не потрачен.',
  }),
  'RU-HER-3': stated({
    en: 'A red hero who saved a red and is lynched later may take along one who voted against him, who counts as lynched.',
    ru: 'Красный герой, который спас красного и позже залинчован, может забрать с собой одного из голосовавших против него; тот считается залинчованным.',
  }),
  'RU-HER-4': stated({
    en: 'He has a barrier of one in every vote, and learns by name who comes to him at night.',
    ru: 'На голосовании у героя одиночный барьер, а утром он узнает имена тех, кто заходил к нему ночью.',
  }),
  'RU-HER-5': stated({
    en: 'Who takes the role over learns of it what was told at nights, and nothing of its days.',
    ru: 'Кому роль досталась, тот узнает о ней только то, что было ночью, и ничего о днях.',
  }),
  'RU-HER-B1': stated({
    en: 'A black hero saves reds and blacks alike, and learns afterwards of which team it was.',
    ru: 'Черный герой спасает и красных, и черных и узнает потом команду спасенного.',
  }),
  'RU-HER-B2': stated({
    en: 'A black hero who saved a red shows red as long as that one lives. A werewolf who saved another black shows black from then on.',
    ru: 'Черный герой, который спас красного, чекается красным, пока спасенный жив. Оборотень, который спас другого черного, теряет красный цвет до конца игры.',
  }),
  'RU-HER-B3': chosen({
    en: 'A black hero and the black whom he saved make no killer’s move in the night after it; the shots stay in reserve.',
    ru: 'Черный герой и спасенный им черный не делают ход киллера в ближайшую ночь; выстрелы остаются в запасе.',
  }),
  'RU-HER-G1': stated({ en: 'A faceless hero saves anybody.', ru: 'Безликий в роли героя спасает любого.' }),
  'RU-TER-1': stated({
    en: 'A lynched terrorist explodes: whoever voted against him has no use of his roles for a game day, however little the ballot weighed.',
    ru: 'Залинчованный террорист взрывается: у всех, кто голосовал против него, роли заблокированы на сутки, сколько бы голос ни весил.',
  }),
  'RU-TER-2': chosen({
    en: 'Once in a game, before the vote, he may set the detonator. From the start of the vote on he cannot take it back; with whom he explodes he says when everybody has voted.',
    ru: 'Один раз за игру, до голосования, он может активировать детонатор. После начала голосования его уже не отменить; с кем взорваться, он говорит, когда все проголосовали.',
  }),
  'RU-TER-3': stated({
    en: 'The detonator takes the place of the vote: whomever the ballots chose lives, and the two die. In a hunt the pair takes the place of the one of the two with less votes, and three die.',
    ru: 'Взрыв срывает голосование: кого выбрали голоса, тот живет, а умирают террорист и его жертва. На охоте пара занимает место того из двоих, у кого голосов меньше, и умирают трое.',
  }),
  'RU-TER-4': stated({
    en: 'Both count as lynched: who voted against either is blocked, and is named with the result.',
    ru: 'Оба считаются залинчованными: у голосовавших против любого из них роли заблокированы, и в итогах их называют.',
  }),
  'RU-TER-5': stated({
    en: 'A red terrorist does not kill a red but maims him, and the mayor loses the post.',
    ru: 'Красный террорист красного не убивает, а калечит, и мэр теряет пост.',
  }),
  'RU-TER-6': stated({
    en: 'The explosion keeps nobody from a last deed who dies in the same vote.',
    ru: 'Предсмертному ходу того, кто умирает на том же голосовании, взрыв не мешает.',
  }),
  'RU-TER-B1': stated({
    en: 'The explosion of a black terrorist leaves negative roles alone.',
    ru: 'Взрыв черного террориста не лишает хода негативные роли.',
  }),
  'RU-TER-B2': stated({
    en: 'The detonator of a black terrorist kills nobody beside him: it maims, and a negative has no move in the night after it.',
    ru: 'Детонатор черного террориста жертву не убивает, а калечит навсегда; негатив остается без хода в ближайшую ночь.',
  }),
  'RU-TER-G1': stated({
    en: 'The detonator of a faceless terrorist kills whom the ballots would have lynched or brought to a revote, and maims anybody else.',
    ru: 'Детонатор безликого террориста убивает того, кто умер бы по голосам или попал на переголосование, а любого другого калечит.',
  }),
}
