/** When the game is over. */
import { stated, type Rules } from '../../../ruleset/said.ts'

export const end: Rules = {
  'RU-END-1': stated({
    en: 'The reds win when every black is out and the faceless is out too.',
    ru: 'Красные побеждают, когда вне игры все черные и безликий.',
  }),
  'RU-END-2': stated({
    en: 'The blacks win when fewer reds than blacks are left, whatever the reds might still bring about.',
    ru: 'Черные побеждают, когда красных осталось меньше, чем черных, на что бы красные ни могли еще рассчитывать.',
  }),
  'RU-END-3': stated({
    en: 'With as many reds as blacks a day begins only if a witch hunt is left that can lynch two blacks, and after it the reds can outlive the night at best; otherwise the blacks have won.',
    ru: 'При равенстве красных и черных день начинается, только если еще возможна охота, на которой линчуют двух черных, и после нее красные в лучшем случае переживут ночь; иначе победа за черными.',
  }),
  'RU-END-4': stated({
    en: 'The last red against the last black has lost, even with a role that kills or blocks; a madman so left has lost before the night.',
    ru: 'Последний красный один на один с последним черным проиграл, даже с ролью, которая убивает или блокирует; безумец в таком положении проиграл еще до ночи.',
  }),
  'RU-END-6': stated({
    en: 'Where the faceless has won and left, whoever of reds and blacks would have won later has a draw instead.',
    ru: 'Если безликий уже победил и вышел из игры, победа красных или черных становится ничьей.',
  }),
  'RU-END-8': stated({
    en: 'Two days running whose revotes end without a victim, not counting whom a hero saved, and with the same players alive, are a draw.',
    ru: 'Если два дня подряд заканчиваются переголосованием без жертв, не считая спасенных героем, и живы те же игроки, игра кончается ничьей.',
  }),
  'RU-END-7': stated({
    en: 'Who has won is asked after every lynch and as every day begins.',
    ru: 'Победу ведущий проверяет после каждого линчевания и на начало каждого дня.',
  }),
}
