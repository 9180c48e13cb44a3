/** The rules about votes, what is done to them, and the lynch. */
import { chosen, implied, stated, type Rules } from '../../../ruleset/said.ts'

export const voting: Rules = {
  'CONAN-B8': stated({
    en: 'Members may vote for different players.',
    ru: 'Члены Организации могут голосовать за разных игроков.',
  }),

  'CONAN-V1': stated({
    en: 'By day everybody can vote, whatever the side.',
    ru: 'Днем голосовать может каждый, на чьей бы стороне он ни был.',
  }),
  'CONAN-V2': stated({
    en: 'Only the dead, those abroad, the arrested and the hindered have no vote.',
    ru: 'Голоса нет только у мертвых, у тех, кто за границей, у арестованных и у тех, кому помешали.',
  }),
  'CONAN-V3': stated({
    en: 'The votes are published at the end of the day unless something that hides votes stopped it.',
    ru: 'Голоса публикуют в конце дня, если голосование не остановило что-то, что их скрывает.',
  }),
  'CONAN-V4': stated({ en: 'Only Voice of Reason hides votes.', ru: 'Скрывает голоса только «Голос разума».' }),
  'CONAN-V5': stated({
    en: 'Accompanying and accusing are shown with the votes if they changed the vote.',
    ru: 'Сопровождение и обличение показывают вместе с голосами, если они изменили голосование.',
  }),
  'CONAN-V6': chosen({
    en: "They changed it if somebody's total differs from the votes counted.",
    ru: 'Изменили, если чья-то сумма отличается от числа засчитанных голосов.',
  }),
  'CONAN-V7': stated({
    en: 'A vote by somebody poisoned or arrested that day does not count.',
    ru: 'Голос того, кого в этот день отравили или арестовали, не считается.',
  }),
  'CONAN-V8': implied({
    en: 'The vote of a player who was poisoned or arrested that day is listed as not counted; who had no vote, or was robbed of it, is not listed.',
    ru: 'Голос игрока, которого в этот день отравили или арестовали, показан как незасчитанный; кто голоса не имел или был его лишен, того в списке нет.',
  }),
  'CONAN-V9': implied({
    en: 'The most votes decide, by one vote if need be.',
    ru: 'Решает большинство голосов, пусть и в один голос.',
  }),
  'CONAN-V10': chosen({
    en: 'With a tie at the top nobody is lynched.',
    ru: 'При равенстве на первом месте не линчуют никого.',
  }),
  'CONAN-V11': chosen({
    en: 'If nobody voted, or nobody has a vote left, nobody is lynched. No total goes below zero.',
    ru: 'Если никто не голосовал или ни у кого не осталось голоса, не линчуют никого. Ниже нуля ни одна сумма не опускается.',
  }),
  'CONAN-V12': implied({
    en: 'The injured and the suspended vote like everybody else.',
    ru: 'Раненые и отстраненные голосуют, как все.',
  }),
  'CONAN-V13': chosen({
    en: 'An accusation puts one vote on the accused.',
    ru: 'Обличение добавляет обличенному один голос.',
  }),
  'CONAN-V14': chosen({
    en: 'Voice of Reason stops the lynch of that day and hides the votes; that it was used is announced, by whom is not.',
    ru: '«Голос разума» отменяет линчевание этого дня и скрывает голоса; что он прозвучал, объявляют, кто его поднял — нет.',
  }),
  'CONAN-V15': implied({
    en: 'Being lynched voids nothing that came before the lynch, the vote included.',
    ru: 'Линчевание не отменяет ничего из того, что было до него, в том числе голос.',
  }),

  'CONAN-AB16': chosen({
    en: "Hinder, once a day: the target's vote does not count.",
    ru: '«Помеха», раз в день: голос цели не считается.',
  }),
  'CONAN-AB27': chosen({
    en: 'Accompany, once a day: one vote less on the player accompanied.',
    ru: '«Сопровождение», раз в день: на один голос меньше за того, кого сопровождают.',
  }),
  'CONAN-AB28': chosen({
    en: 'Accusation, once a day: one vote more on the accused.',
    ru: '«Обличение», раз в день: на один голос больше за обличенного.',
  }),
  'CONAN-AB29': chosen({
    en: 'Voice of Reason, once a game: no lynch and no votes shown that day.',
    ru: '«Голос разума», раз за игру: в этот день не линчуют и голосов не показывают.',
  }),
}
