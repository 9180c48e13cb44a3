/** The roles that begin where others leave the game: cultist, fanatic and criminalist. */
import { chosen, stated, type Rules } from '../../../ruleset/said.ts'

export const graves: Rules = {
  'RU-FAN-1': stated({
    en: 'At the end of the first day the fanatic names a favourite for the whole game; who names nobody gets one at random, no victim of the first night. He learns the civil role at once, and every morning whom its moves chose.',
    ru: 'В конце первого дня фанатик называет любимчика на всю игру. Если не назвал, получает случайного, но не из жертв первой ночи. Сразу узнает его мирную роль, а каждое утро — цели ее ходов.',
  }),
  'RU-FAN-2': stated({
    en: 'Once the favourite is gone the fanatic may kill one player a night, until he has killed somebody of another team or the faceless; also where one of his own died with him. There is no new favourite.',
    ru: 'Когда любимчик выбывает, фанатик может убивать по одному игроку за ночь, пока не убьет игрока другой команды или безликого, пусть даже вместе со своим. Нового любимчика не бывает.',
  }),
  'RU-FAN-3': stated({
    en: 'A fanatic who killed one of his own team, and is lynched before the favourite is avenged, takes a player along who counts as lynched. He is the first of the civil roles to kill.',
    ru: 'Фанатик, который убил своего и залинчован до того, как отомстил, забирает с собой одного игрока, и тот считается залинчованным. Среди мирных киллеров он первый.',
  }),
  'RU-FAN-B1': chosen({
    en: 'A black fanatic avenges a favourite who was lynched, or killed by somebody else than himself, a partner and their hired killer. A kill through a partner’s hypnosis or bodyguard, or by an order for a role, is their doing; an accident, and the death of who chose to die by his role, is not.',
    ru: 'Черный фанатик мстит, если любимчик залинчован или убит кем-то, кроме него самого, напарника и их наемника. Убийство через гипноз или телохранителя напарника и заказ по роли — дело их рук, а случайная смерть и смерть по собственной роли — нет.',
  }),
  'RU-FAN-B2': stated({
    en: 'A werewolf who kills as fanatic shows black from then on. A hireling who kills as fanatic skips the order.',
    ru: 'Оборотень, убивший как фанатик, с этого момента чекается черным. Наемник, который убивает как фанатик, пропускает заказ.',
  }),
  'RU-FAN-G1': stated({
    en: 'The faceless as fanatic may kill himself with it.',
    ru: 'Безликий фанатик может убить так самого себя.',
  }),
  'RU-CRI-1': stated({
    en: 'Before the vote the criminalist examines victims of the night. After it he learns through which role each was killed, and the team of the victim.',
    ru: 'До голосования криминалист обследует тела ночных жертв. После голосования он узнает, через ход какой роли убита каждая из них и к какой команде она принадлежала.',
  }),
  'RU-CRI-2': stated({
    en: 'In the evening he compares players with examined bodies, three comparisons at most: several players with one body, or one player with several. In the morning each has one answer: whether the direct killer is among them. Who is tested and dies that night counts too.',
    ru: 'Вечером он сравнивает игроков с обследованными телами, всего не больше трех сравнений: несколько игроков с одним телом или одного с несколькими. Утром на каждое приходит общий ответ: есть ли среди них непосредственный убийца. Смерть проверяемого в эту ночь ничего не меняет.',
  }),
  'RU-CRI-3': stated({
    en: 'Where a hireling or poison killed, one player is tested at a time, and nothing else beside it. Any body examined before may be used again.',
    ru: 'Если убил наемник или яд, за раз проверяют одного игрока, без других проверок. Любое обследованное раньше тело можно использовать снова.',
  }),
  'RU-CRI-4': chosen({
    en: 'The comparison is a move of the night: who arrests him foils it. Who takes the role over goes on with it. He sits at home, and learns the names of who comes.',
    ru: 'Сравнение считается ночным ходом, и арест криминалиста его срывает. Кто принимает роль, продолжает проверки. Криминалист сидит дома и узнает имена своих гостей.',
  }),
  'RU-CUL-1': stated({
    en: 'In the evening the cultist names three players. Who is named and leaves the game yields a soul, unless the cultist devoured him himself.',
    ru: 'Вечером культист называет трех игроков. Если названный покидает игру, культист получает его душу, если только не пожрал его сам.',
  }),
  'RU-CUL-2': chosen({
    en: 'Three souls taken transform the cultist: he may devour one player in the game, whom no heal saves. A failed attempt may be repeated.',
    ru: 'Три забранные души преображают культиста: один раз за игру ему можно пожрать любого игрока, и хил жертву не спасет. Неудачную попытку можно повторить.',
  }),
  'RU-CUL-3': stated({
    en: 'A cultist who devours somebody of his own team has a life to spare from then on, and does not devour again.',
    ru: 'Культист, пожравший игрока своей команды, получает запасную жизнь, как у бессмертного, но второй раз не убивает.',
  }),
  'RU-CUL-4': chosen({
    en: 'Instead he may heal for souls: another player for one, himself for two, and again in the next night for three. Where nobody needed it, it costs one less; a heal that keeps a poisoner off costs all. A heal that does not come costs nothing. He comes after the doctor, has the result in private, and heals one player.',
    ru: 'Вместо этого культист может лечить за души: другого за одну, себя за две, а на следующую ночь снова себя за три. Если лечение не понадобилось, цена на одну душу ниже; если оно сорвало ход отравителя, цена полная. Несостоявшееся лечение не стоит ничего. Культист ходит после доктора, узнает результат в ЛС и лечит одного игрока.',
  }),
  'RU-CUL-5': stated({
    en: 'Those named stay until others are named. The cultist kills second of the civil roles, and for the blocker that is a negative move.',
    ru: 'Прежние цели остаются в силе, пока культист не назовет других. Среди мирных киллеров культист второй, и для блокера такой ход негативный.',
  }),
  'RU-CUL-B1': stated({
    en: 'A werewolf who kills as cultist shows black from then on. A hireling who kills as cultist skips the order.',
    ru: 'Оборотень, убивший как культист, с этого момента чекается черным. Наемник, который убивает как культист, пропускает заказ.',
  }),
  'RU-CUL-G1': stated({
    en: 'The faceless as cultist may devour himself.',
    ru: 'Безликий культист может пожрать самого себя.',
  }),
}
