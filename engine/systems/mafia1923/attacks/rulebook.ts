/** The rules about the Butler and the Drunkard. */
import { chosen, implied, stated, type Rules } from '../../../ruleset/said.ts'

export const attacks: Rules = {
  '1923-S3': stated({
    en: 'Who is poisoned is still living in every respect.',
    ru: 'Отравленный во всех отношениях еще жив.',
  }),
  '1923-S4': stated({
    en: 'Who was poisoned in a night dies at the end of the next one, unless cured.',
    ru: 'Отравленный ночью умирает в конце следующей ночи, если его не исцелят.',
  }),
  '1923-S5': stated({
    en: 'Only a Doctor cures: in the night of the poisoning, which prevents it, or in the next.',
    ru: 'Исцеляет только доктор: в ночь отравления, и тогда отравления нет, или в следующую.',
  }),
  '1923-S6': implied({
    en: 'A Bodyguard does not keep anybody from dying of poison already taken.',
    ru: 'От смерти из-за уже принятого яда телохранитель не уберегает.',
  }),
  '1923-S7': implied({
    en: 'What becomes of the Butler afterwards does not lift the poison.',
    ru: 'Что бы потом ни стало с дворецким, яд не проходит.',
  }),
  '1923-S8': chosen({
    en: 'Poisoning somebody who is poisoned already changes nothing and takes up the use.',
    ru: 'Если отравить уже отравленного, ничего не меняется, а применение тратится.',
  }),
  '1923-S9': implied({
    en: 'Who was poisoned in the last night is living when the game is decided.',
    ru: 'Кто отравлен в последнюю ночь, при подведении итогов игры жив.',
  }),

  '1923-BUT1': stated({
    en: 'A Butler poisons another player, twice in the game.',
    ru: 'Дворецкий отравляет другого игрока, два раза за игру.',
  }),
  '1923-BUT2': stated({
    en: 'A Butler cannot be poisoned; a Bodyguard who guards him injures whoever tries.',
    ru: 'Отравить дворецкого нельзя; телохранитель, который его охраняет, ранит того, кто попробует.',
  }),
  '1923-BUT3': stated({
    en: 'The first two attempts of the Mafia on a Butler fail.',
    ru: 'Первые два покушения мафии на дворецкого не удаются.',
  }),
  '1923-BUT4': chosen({
    en: 'Every attempt counts as one of the two, also one that something else stopped; a Bodyguard still injures. Nobody is told.',
    ru: 'Каждое покушение идет в счет двух, даже если его остановило что-то другое; телохранитель при этом все равно ранит. Об этом не сообщают никому.',
  }),
  '1923-BUT5': implied({
    en: 'The shield does not hold against a Drunkard, the court or revenge.',
    ru: 'От пьяницы, от суда и от мести щит не защищает.',
  }),
  '1923-BUT6': implied({
    en: 'Immunity and shield go with the role: the robbed lose them, the Thief gets them fresh. Poison taken before stays.',
    ru: 'Неуязвимость и щит принадлежат роли: обкраденный их теряет, вор получает их неистраченными. Принятый раньше яд остается.',
  }),
  '1923-BUT7': implied({
    en: 'Two Butlers cannot poison each other.',
    ru: 'Два дворецких отравить друг друга не могут.',
  }),

  '1923-DRU1': stated({
    en: 'A Drunkard chooses a family once in the game, and one of it, drawn at random, is killed.',
    ru: 'Пьяница один раз за игру выбирает семью, и один из нее, выбранный случайно, погибает.',
  }),
  '1923-DRU2': implied({
    en: 'All living members of the family are drawn from, Mafia Members too, with equal chances.',
    ru: 'В жребии участвуют все живые члены семьи, в том числе из мафии, с равными шансами.',
  }),
  '1923-DRU3': stated({
    en: 'It may be his own family, and the draw may hit him.',
    ru: 'Это может быть его собственная семья, и жребий может пасть на него самого.',
  }),
  '1923-DRU4': stated({
    en: 'It may be a family without living members; then nothing happens.',
    ru: 'Это может быть семья, где никого не осталось в живых; тогда ничего не происходит.',
  }),
  '1923-DRU5': implied({
    en: 'Only a Bodyguard stops it, and then there is no second draw. A Doctor or the shield of a Butler does not.',
    ru: 'Остановить его может только телохранитель, и второго жребия тогда нет. Доктор и щит дворецкого не помогают.',
  }),

  '1923-I2': stated({
    en: 'Who was poisoned or cured is announced by name in the morning, also where he died later in that night.',
    ru: 'Кто отравлен или исцелен, утром объявляют поименно, даже если он умер позже в ту же ночь.',
  }),
}
