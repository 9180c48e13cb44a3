/** Roles that speak in votes: politician, witness, liar and judge. */
import { stated, type Rules } from '../../../ruleset/said.ts'

export const voices: Rules = {
  'RU-POL-1': stated({
    en: 'While a mayor is in office who does not vote against the politician, every other vote against him is worth nothing. A mayor who votes as the politician does gets as much as the politician has for his supporters.',
    ru: 'Пока мэр у власти и не голосует против политика, все остальные голоса против политика равны нулю. Мэр, голосующий с политиком в одну цель, получает к голосу столько же, сколько политик за своих сторонников.',
  }),
  'RU-POL-2': stated({
    en: 'Before a vote a politician names supporters, two at first. Each who votes as he does weighs one more, and he himself one more for every two of them. For a lynched black against whom he voted he may have one more from then on, for such a red one less.',
    ru: 'Перед голосованием политик называет сторонников, вначале не больше двух. Каждый, кто голосует с ним в одну цель, получает +1 к голосу, а сам политик — +1 за каждую пару. За линчевание черного, против которого политик голосовал, лимит растет на единицу, за линчевание красного падает.',
  }),
  'RU-POL-3': stated({
    en: 'As long as there is a mayor in office, a politician may name another player before a vote, against whom nobody may vote then.',
    ru: 'Пока мэр удерживает пост, политик может перед голосованием назвать другого игрока, против которого голосовать нельзя.',
  }),
  'RU-POL-4': stated({
    en: 'Against a politician each ballot counts one at most. No check shows his colour. In the morning he learns which roles came to him, and which roles moved on their own players that night.',
    ru: 'Против политика любой голос не больше единицы. Цветные чеки не дают информации по политику. Утром он узнает роли тех, кто заходил к нему, и роли тех, кто этой ночью сделал ход на себя.',
  }),
  'RU-POL-5': stated({
    en: 'A politician who is mayor names no supporters: his ballot weighs one more for every two whom he could have. He has both verticals. Where that of the mayor is on somebody else than the secretary, votes against her are worth nothing unless his own is one.',
    ru: 'Политик на посту мэра сторонников не называет: его голос больше на единицу за каждую пару, которую он мог бы назвать. У него обе вертикали. Если обычная вертикаль на ком-то, кроме секретарши, голоса против нее равны нулю, пока против нее не проголосует сам мэр.',
  }),
  'RU-POL-6': stated({
    en: 'A politician who is mayor or secretary may take another player under patronage each evening. For that night no check shows the colour of this player, and the politician learns which roles came there, even where the player dies. Who only plays the role for a day is not covered by the mayor.',
    ru: 'Политик на посту мэра или секретарши может каждый вечер взять другого игрока под покровительство. В эту ночь цветные чеки не дают информации по этому игроку, а политик узнает роли тех, кто к нему заходил, даже если игрок умрет. Того, кто лишь играет роль на сутки, мэр не прикрывает.',
  }),
  'RU-POL-7': stated({
    en: 'Where a politician and a lawyer protect each other, the politician’s shield stands and the lawyer stays open. A priest whom the politician shields cannot forgive him.',
    ru: 'Если политик и адвокат прикрывают друг друга, действует вертикаль политика, а сам он остается открытым. Священник не может простить политика, который его прикрыл.',
  }),
  'RU-WIT-1': stated({
    en: 'Before a vote a witness names one to four players. Each of them who votes as he does weighs one more, and he himself one more for each. Who names nobody in time has none in that vote.',
    ru: 'Перед голосованием свидетель называет от одного до четырех игроков. Каждый из них, кто проголосует с ним в одну цель, получает +1 к голосу, а сам свидетель — +1 за каждого. Не успел назвать — хода нет.',
  }),
  'RU-LIA-1': stated({
    en: 'Once everybody has voted, a liar compromises one or two players: their ballots are worth nothing, and no barrier of theirs works. Naming himself he has a barrier of two.',
    ru: 'Когда все проголосовали, лжец компрометирует одного или двух игроков: их голоса равны нулю, а их барьеры не действуют. Назвав себя, он получает двойной барьер.',
  }),
  'RU-LIA-2': stated({
    en: 'In a revote a liar may move again, and what he did before ends. He compromises two at most, even where he named nobody before.',
    ru: 'На переголосовании лжец может сделать еще один ход, а прежний отменяется. Целей по-прежнему не больше двух, даже если раньше он никого не назвал.',
  }),
  'RU-LIA-B1': stated({
    en: 'Whom a black liar compromises has one vote left at most. For each other player whom he compromises he may add one ballot of his own against whomever he likes, which no published table shows: each of them is a ballot by itself before a barrier. A judge whom he leaves a vote condemns as before.',
    ru: 'У того, кого компрометирует черный лжец, голос падает до единицы. За каждого другого скомпрометированного игрока он может незаметно докинуть один голос в любую цель; в опубликованном итоге этих голосов нет, а перед барьером каждый из них отдельный. Судья с таким голосом по-прежнему осуждает.',
  }),
  'RU-LIA-G1': stated({
    en: 'A faceless liar does as a black one does. Who only plays the role for a day has no barrier of his own.',
    ru: 'Безликий лжец действует как черный. У того, кто лишь играет роль на сутки, своего барьера нет.',
  }),
  'RU-JUD-1': stated({
    en: 'The ballot of a judge weighs six. For every lynched red it loses two, or three where he voted against him; for a lynched black against whom he voted it gains one, up to six. The faceless changes nothing.',
    ru: 'Голос судьи равен шести. За каждого залинчованного красного он падает на две единицы, а если судья голосовал против него — на три; за черного, против которого судья голосовал, растет на единицу, но не выше шести. Безликий ничего не меняет.',
  }),
  'RU-JUD-2': stated({
    en: 'Where somebody against whom the judge votes would go to a revote, there is none, and he alone is lynched. While the ballot weighs more than three, a barrier leaves two of it. Who only plays the role for a day weighs a third less.',
    ru: 'Если тот, против кого голосует судья, должен попасть на переголосование, его не будет: этот игрок сразу умирает один. Пока голос больше трех, барьер опускает его до двух. У того, кто лишь играет роль на сутки, голос на треть слабее.',
  }),
}
