import { defineMessages } from '../../../engine/text/catalogue.ts'

/** A role of the host's own: the small nights in which it is tried. */
export const ownRoles = defineMessages({
  townie: { en: 'Townie', ru: 'Горожанин' },
  mafioso: { en: 'Mafioso', ru: 'Мафиози' },
  other: { en: 'Second mafioso', ru: 'Второй мафиози' },
  blocker: { en: 'Blocker', ru: 'Блокер' },
  killer: { en: 'Killer', ru: 'Убийца' },
  killerToo: { en: 'Second killer', ru: 'Второй убийца' },
  own: { en: '{name} (yours)', ru: '{name} (ваша роль)' },
  onTownie: { en: '{use}, aimed at a townie', ru: '{use}: цель — горожанин' },
  onMafioso: { en: '{use}, aimed at a mafioso', ru: '{use}: цель — мафиози' },
  alone: { en: '{use}', ru: '{use}' },
  blocked: { en: '{use}, while a blocker stops them', ru: '{use}: мешает блокер' },
  killed: { en: '{use}, while somebody kills them', ru: '{use}: этой ночью вас убивают' },
  shot: { en: '{use}, while the target is shot', ru: '{use}: в цель стреляют' },
  covered: { en: '{use}, aimed at somebody who kills', ru: '{use}: выбран тот, кто убивает' },
  several: {
    en: '{use}, {count, plural, =2 {twice} other {# times}} in one night',
    ru: '{use}: за ночь {count, plural, one {# раз} few {# раза} other {# раз}}',
  },
  onNight: { en: '{use} on night {number}', ru: '{use}: ночь {number}' },
  lastOne: {
    en: '{use}, when only one player is left who is not town',
    ru: '{use}: остался один игрок не из города',
  },
  attacked: { en: 'Somebody shoots them', ru: 'В этого игрока стреляют' },
  nothing: { en: 'They are told nothing.', ru: 'Игроку ничего не сообщают.' },
  toldThen: { en: 'Told after night {number}: {text}', ru: 'После ночи {number}: {text}' },
  dies: { en: '{name} dies.', ru: 'Погибает {name}.' },
  noneDies: { en: 'Nobody dies.', ru: 'Никто не погибает.' },
  none: {
    en: 'Choose what the role may do to try it.',
    ru: 'Чтобы испытать роль, выберите, что она умеет.',
  },
  wrongRules: { en: 'These roles are for {system}.', ru: 'Эти роли — для правил «{system}».' },
  otherRules: { en: 'Take them into a game by those rules.', ru: 'Возьмите их в игру по этим правилам.' },
  mend: {
    en: 'Fix this in the file, or ask the person who made it for a complete one.',
    ru: 'Исправьте это в файле или попросите целый у того, кто его сделал.',
  },
})
