/** Roles that reach others from the evening: whom they keep from a role. */
import { stated, type Rules } from '../../../ruleset/said.ts'

export const evenings: Rules = {
  'RU-HAC-1': stated({
    en: 'In the evening the hacker names somebody else, whose civil role is of no use for a game day, lives and senses of it included. In the morning the target hears of it, and the hacker learns that role.',
    ru: 'Вечером хакер называет другого игрока, и тот на игровые сутки лишается мирной роли вместе с ее запасными жизнями и всем, что она замечает. Утром взломанному об этом сообщают, а хакер узнает эту роль.',
  }),
  'RU-HAC-2': stated({
    en: 'Of a black both roles are blocked. One of them stays so for a second day: at the end of the first the black says which one to use.',
    ru: 'У черного блокируются обе роли. Одна из них остается заблокированной и на вторые сутки: в конце первых черный говорит, какой будет пользоваться.',
  }),
  'RU-HAC-3': stated({
    en: 'A hacked pimp still takes a passport now, but not on the next day; his bans go with the hack, from this evening to the next. A hacker who hacks the pimp that takes his passport in the same evening fails, and may be forbidden and punished at once.',
    ru: 'Взломанный сутенер еще успевает взять раба, но не на следующий день; запрещать ходы он не может, пока действует взлом. Если хакер взламывает сутенера, который этим же вечером забирает у него паспорт, взлом не проходит, а хакеру сразу можно запретить ходы или наказать его.',
  }),
  'RU-HAC-4': stated({
    en: 'A hacked necromancer still takes another corpse now, but not on the next day; cultist and collector choose anew whatever happens.',
    ru: 'Взломанный некромант еще успевает взять другой труп, но не на следующий день; культисту и коллекционеру выбрать новые цели не помешать.',
  }),
  'RU-HAC-5': stated({
    en: 'For actor, wizard and collector the block ends at the moment of their own next move.',
    ru: 'С актера, волшебника и коллекционера блок спадает к моменту их собственного следующего хода.',
  }),
  'RU-HAC-6': stated({
    en: 'What a hacker did lasts to the end of its day when he is killed.',
    ru: 'Если хакера убили, взлом остается в силе до конца своих суток.',
  }),
  'RU-ANO-1': stated({
    en: 'In the evening the anonymous names one or two others, whom he watches from now on. In the morning he learns their civil roles, and every morning what there is to hear of the night through them, but for what settles a team. While his role is blocked he hears nothing. What is done at votes the host tells him.',
    ru: 'Вечером анонимус называет одного или двух других игроков и с этого момента за ними следит. Утром он узнает их мирные роли и каждое утро получает все, что они узнали и испытали за ночь через эти роли, кроме того, что выдает команду. Пока его роль заблокирована, он не узнает ничего. О действиях на голосовании ему сообщает ведущий.',
  }),
  'RU-ANO-2': stated({
    en: 'He watches four at most. In one evening he may stop watching one of them, and then names only one more; where his move is foiled the old watch goes on.',
    ru: 'Следить можно не больше чем за четырьмя. За вечер можно снять слежку с одного из них, и тогда новая цель только одна; если ход сорван, прежняя слежка продолжается.',
  }),
  'RU-ANO-3': stated(
    {
      en: 'A check of his colour gives no information. The pimp steers none of his moves, and a copy of the role is not aimed at its owner.',
      ru: 'Чек его цвета не дает информации. Сутенер не управляет его ходами, а копия роли не ходит в ее владельца.',
    },
    {
      en: 'shown by the rules of check, pimp and copy (RU-COM-3, RU-PIM-4, RU-ACR-6)',
      ru: 'показано правилами этих ролей: чека, сутенера и копии (RU-COM-3, RU-PIM-4, RU-ACR-6)',
    },
  ),
  'RU-PIM-1': stated({
    en: 'In the evening the pimp takes the passport of somebody else, who is his slave to the end or until the pimp is killed. He learns the civil role at once, and every morning what there is to hear of the night through it; of nights before he hears nothing.',
    ru: 'Вечером сутенер забирает паспорт у другого игрока, и тот становится его рабом до конца игры или до гибели сутенера. Мирную роль сутенер узнает сразу и каждое утро получает все, что можно узнать за ночь через нее; о прежних ночах он не узнает ничего.',
  }),
  'RU-PIM-2': stated({
    en: 'He may forbid a slave the moves of the evening or the night, kills included. Where he says nothing they pass as they are. Another target that he gives, or a move of his own choice, is entered as the slave’s with him beside it, and has the place of what the slave sent in; never a kill or a suicide, and never to withhold the prostitute’s protection.',
    ru: 'Рабу можно запретить ходы вечера или ночи, в том числе убийства. Если сутенер молчит, они проходят без изменений. Другая цель или назначенный им ход записываются как ход раба с пометкой, кто его назначил, и заменяют то, что прислал сам раб; это не касается убийств, самоубийств и презервативов проститутки.',
  }),
  'RU-PIM-3': stated({
    en: 'In the evening he may punish one slave, whose roles are blocked for a game day, the negative one too. The limits are those of a hack, and it outlasts the pimp’s death.',
    ru: 'Вечером сутенер может наказать одного раба: роли того заблокированы на игровые сутки, негативная тоже. Ограничения те же, что у взлома, и смерть сутенера наказания не снимает.',
  }),
  'RU-PIM-4': stated({
    en: 'He rules no moves of immortal, anonymous, actor, necromancer and wizard, and may only punish them.',
    ru: 'Ходами бессмертного, анонимуса, актера, некроманта и волшебника сутенер не управляет, но наказать их может.',
  }),
  'RU-PIM-5': stated({
    en: 'One passport in an evening and one slave punished. At first he has one slave, and with every two days one more. Where a slave dies he may take another in any evening, and he may let one go. Notes to a slave are night notes (RU-NOTE-1).',
    ru: 'За вечер забирают один паспорт и наказывают одного раба. Сначала раб может быть один, через каждые два дня — на одного больше. Если раб умер, нового берут в любой вечер; раба можно и отпустить. Записки рабу — это ночные записки (RU-NOTE-1).',
  }),
  'RU-PIM-B1': stated({
    en: 'Where the pimp chose a liar’s move, the pimp’s colour decides how it works.',
    ru: 'Если ход лжеца назначил сутенер, действие хода зависит от цвета сутенера.',
  }),
  'RU-HAC-B1': stated({
    en: 'A black hacker blocks blacks for one day only, and they are told until when.',
    ru: 'Черный хакер блокирует черных только на одни сутки, и им говорят, до какого времени.',
  }),
}
