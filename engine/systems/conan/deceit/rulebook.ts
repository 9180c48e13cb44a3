/** The rules about fakes, disguises, Slander, Frame and what is erased. */
import { chosen, implied, type Rules } from '../../../ruleset/said.ts'

export const deceiving: Rules = {
  'CONAN-BS5': implied({
    en: 'The suitcase fakes an action: it leaves the traces of one, without its effect and without a crime.',
    ru: 'Чемоданом подделывают действие: оно оставляет следы настоящего, но без его эффекта и без преступления.',
  }),
  'CONAN-BS6': chosen({
    en: 'The holder fakes once a night, any ability in play and any target, and it seems to be his own act; investigations believe it.',
    ru: 'Владелец чемодана подделывает раз за ночь любую способность из тех, что есть в игре, на любую цель; с виду это его собственный поступок, и расследования этому верят.',
  }),
  'CONAN-BS7': chosen({
    en: "When Anokata holds the suitcase and is the night's killer the fake is real, a crime if what it imitates is one. It never makes an arrest real and fails the last member at large. A real fake is an action of the kind it imitates: it has that kind's place in the order, reaches nobody abroad and nobody in jail whom that kind would not reach, and a faked Snipe counts as one on the holder's kill.",
    ru: 'Если чемодан у Анокаты и убийца этой ночи — он сам, подделка становится настоящей, а если то, чему она подражает, преступление, то и преступлением. Арест так настоящим не становится никогда, а для последнего члена Организации на свободе это не действует. Настоящая подделка — это действие того рода, которому она подражает: она занимает его место в порядке, за границей не достигает никого, в тюрьме — только тех, кого достигло бы и оно, а подделанный «Снайперский выстрел» считается таким выстрелом при убийстве, которое совершает владелец чемодана.',
  }),

  'CONAN-AB5': chosen({
    en: "Frame, once a night: a crime of the framer's choice is entered against the target. Members of the Organization cannot arrest for it, and framing cannot be investigated.",
    ru: '«Подстава», раз за ночь: на цель записывается преступление, которое выбирает подставляющий. Члены Организации арестовать по этой записи не могут, и расследовать подставу нельзя.',
  }),
  'CONAN-AB6': chosen({
    en: 'Disguise, once, before the game: its owner is shown and investigated as another role. One that the set-up gives is a crime of the preparation.',
    ru: '«Маскировка», один раз, до игры: владельца показывают и расследуют как другую роль. Маскировка, данная при раздаче, — преступление фазы подготовки.',
  }),
  'CONAN-AB7': chosen({
    en: 'Temporary Disguise, once a game: the same until the end of the next day.',
    ru: '«Временная маскировка», раз за игру: то же самое до конца следующего дня.',
  }),
  'CONAN-AB8': chosen({
    en: 'Slander: interrogations of the target show the wrong side that night. One member and one townsperson a night; nobody is told.',
    ru: '«Клевета»: в эту ночь допросы цели показывают не ту сторону. За ночь — один член Организации и один горожанин; об этом никому не сообщают.',
  }),
  'CONAN-AB10': chosen({
    en: "Erase Body: the victim's role and will are kept from the public. Of one's own kill at any time, of another's once a game.",
    ru: '«Сокрытие тела»: роль и завещание жертвы не объявляют. Если жертва своя — когда угодно, если чужая — раз за игру.',
  }),
  'CONAN-AB11': chosen({
    en: 'Erase Evidence: one crime of this night leaves no evidence, each kind of crime once a game.',
    ru: '«Уничтожение улик»: одно преступление этой ночи не оставляет улик; каждый род преступления — раз за игру.',
  }),
  'CONAN-AB19': chosen({
    en: 'Whoever holds the Black Suitcase fakes an action, once a night.',
    ru: 'У кого Черный чемодан, тот подделывает действие, раз за ночь.',
  }),
  'CONAN-AB20': chosen({
    en: "Chameleon: what Anokata fakes while he holds the suitcase and is the night's killer is real.",
    ru: '«Хамелеон»: то, что подделывает Аноката, когда чемодан у него и убийца этой ночи — он сам, становится настоящим.',
  }),
}
