/** The rules about crimes, charges, arrests and releases. */
import { chosen, implied, stated, type Rules } from '../../../ruleset/said.ts'

export const arrests: Rules = {
  'CONAN-CR1': stated({
    en: 'Crimes are killing, attacking, bribe, frame, disguise, temporary disguise, slander, discombobulate, erase body, erase evidence, frighten, steal, heavy handed, insult to injury, hinder, confuse and blackmail, and nothing else.',
    ru: 'Преступления — это убийство, нападение, подкуп, подстава, маскировка, временная маскировка, клевета, смятение, сокрытие тела, уничтожение улик, запугивание, кража, тяжелая рука, соль на рану, помеха, путаница и шантаж, и ничто другое.',
  }),
  'CONAN-CR2': stated({
    en: 'What is faked with the Black Suitcase is no crime, unless Chameleon makes it real.',
    ru: 'Что подделано Черным чемоданом, не преступление, если «Хамелеон» не делает это настоящим.',
  }),
  'CONAN-CR3': stated({
    en: 'Belonging to the Organization is no crime, and nobody can be charged with being a role.',
    ru: 'Принадлежать к Организации — не преступление, и обвинить в том, что у игрока такая роль, нельзя.',
  }),
  'CONAN-CR4': implied({
    en: 'Crimes are acts: a townsperson who steals or disguises commits one too.',
    ru: 'Преступления — это поступки: горожанин, который крадет или маскируется, тоже совершает преступление.',
  }),
  'CONAN-CR5': implied({
    en: 'What is not in the list is no crime: accompanying, accusing, Voice of Reason, Lawsuit, Vengeance, protecting, healing, arresting, investigating, ordering, suicide.',
    ru: 'Чего нет в списке, то не преступление: сопровождение, обличение, «Голос разума», «Иск», «Месть», защита, лечение, арест, расследование, приказ, самоубийство.',
  }),
  'CONAN-CR6': stated({
    en: 'An arrest names a player and a charge, and a false charge suspends the officer.',
    ru: 'Для ареста называют игрока и обвинение; за ложное обвинение полицейского отстраняют.',
  }),
  'CONAN-CR7': chosen({
    en: 'A charge names a kind of crime and perhaps a phase. It is true if such an entry stands against the player in this or an earlier phase, or such an act was about to be done in this one.',
    ru: 'В обвинении называют род преступления и, если угодно, фазу. Оно верно, если на игроке есть такая запись за эту или более раннюю фазу или если такой поступок вот-вот совершился бы в этой.',
  }),
  'CONAN-CR8': chosen({
    en: 'What was neutralised before it happened is no crime, and a wrong guess at poisoning is none.',
    ru: 'Что нейтрализовано прежде, чем случилось, не преступление; неверная догадка при отравлении — тоже.',
  }),
  'CONAN-CR9': chosen({
    en: 'An arrest of somebody out of reach fails; a false charge suspends the officer all the same, a true one does not.',
    ru: 'Арест того, кто недосягаем, не удается; по ложному обвинению полицейского все равно отстраняют, по верному — нет.',
  }),
  'CONAN-CR10': chosen({
    en: 'An officer may try one arrest in a phase, by night or by day.',
    ru: 'За фазу, ночью или днем, полицейский может попытаться арестовать один раз.',
  }),
  'CONAN-CR11': stated({
    en: 'Of arrests only the successful ones are published, also where a release ended one in the same phase.',
    ru: 'Из арестов объявляют только удавшиеся, в том числе те, что освобождение прекратило в той же фазе.',
  }),
  'CONAN-CR12': chosen({
    en: 'Each charge is tested by itself: of two officers at one player each succeeds or is suspended on his own.',
    ru: 'Каждое обвинение проверяют отдельно: если одного игрока арестовывают двое полицейских, каждому это удается или каждого отстраняют самого по себе.',
  }),
  'CONAN-CR13': chosen({
    en: 'A charge for an erased entry is false; a framed entry makes one true against the player framed.',
    ru: 'Обвинение по стертой записи ложно; подставная запись делает верным обвинение против подставленного.',
  }),

  'CONAN-AB23': chosen({
    en: 'Arrest, with a charge: on a true one the target is arrested, on a false one the officer is suspended.',
    ru: '«Арест», с обвинением: если оно верно, цель арестована, если ложно, полицейский отстранен.',
  }),
  'CONAN-AB24': chosen({
    en: 'Release by hand, once a phase: frees one player who is arrested, whoever made the arrest.',
    ru: '«Освобождение» вручную, раз за фазу: выпускает одного арестованного, кто бы его ни арестовал.',
  }),
  'CONAN-AB25': chosen({
    en: 'Lawsuit, once a game: frees anybody who is arrested.',
    ru: '«Иск», раз за игру: выпускает любого арестованного.',
  }),
}
