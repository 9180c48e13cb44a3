/** The rules about the Leader, orders, turns to kill, and who has the suitcase. */
import { chosen, implied, stated, type Rules } from '../../../ruleset/said.ts'

export const leading: Rules = {
  'CONAN-L1': stated({
    en: 'The Organization has a Leader, at first its highest-ranked member.',
    ru: 'У Организации есть лидер; вначале это ее старший по рангу член.',
  }),
  'CONAN-L2': stated({
    en: "The Leader has the last word on who kills whom and may make any member kill anybody but himself. An order is its giver's, whoever is sent: the Leader's later one replaces his earlier one, and a member's own word never replaces the Leader's.",
    ru: 'Последнее слово о том, кто кого убивает, за лидером, и он может заставить любого члена Организации убить кого угодно, кроме самого этого члена. Приказ принадлежит тому, кто его отдал, кого бы ни послали: более поздний приказ лидера заменяет его более ранний, а собственное слово члена Организации слово лидера не заменяет никогда.',
  }),
  'CONAN-L3': stated({
    en: 'Others may order too, in case the Leader does not; then the higher rank decides, that of the member whose word it is and not of whoever is sent.',
    ru: 'Приказывать могут и другие, на случай если лидер этого не сделает; тогда решает ранг того, чье это слово, а не того, кого послали: чей выше.',
  }),
  'CONAN-L4': stated({
    en: 'The Leader orders kills by night and nothing else.',
    ru: 'Лидер приказывает убивать ночью и больше ничего.',
  }),
  'CONAN-L5': stated({
    en: 'For members who are inactive the Leader sends in the kill and nothing else.',
    ru: 'За неактивных членов Организации лидер присылает убийство и больше ничего.',
  }),
  'CONAN-L6': stated({
    en: 'A member for whom half of the Organization votes is Leader from the next phase on.',
    ru: 'Член Организации, за которого голосует ее половина, становится лидером со следующей фазы.',
  }),
  'CONAN-L7': chosen({
    en: 'Half is counted of the living members, the arrested included. If two reach exactly half nothing changes, and a vote stands until it is changed.',
    ru: 'Половину считают от живых членов, включая арестованных. Если ровно половина у двоих, ничего не меняется, а голос остается в силе, пока его не сменят.',
  }),
  'CONAN-L8': chosen({
    en: 'When the Leader dies the highest-ranked living member leads until an election says otherwise.',
    ru: 'Когда лидер умирает, лидером становится старший по рангу из живых, пока выборы не решат иначе.',
  }),
  'CONAN-L9': stated({
    en: 'A Leader who is arrested still gives orders and the suitcase: leading is no part of the role.',
    ru: 'Арестованный лидер по-прежнему отдает приказы и чемодан: лидерство не часть роли.',
  }),
  'CONAN-L10': stated({
    en: 'A lover ordered to kill the other lover does it, unless that lover was neutralised, or is Vodka and neutralised the Leader.',
    ru: 'Влюбленный, которому приказали убить второго, делает это, если его самого не нейтрализовали и если он не Водка, который нейтрализовал лидера.',
  }),
  'CONAN-L11': stated({
    en: "If the kill that the Leader ordered succeeds the killing lover dies by suicide; who kills the other lover on another's word than the Leader's, or on his own, does not.",
    ru: 'Если убийство по приказу лидера удалось, влюбленный убийца кончает с собой; кто убил второго не по слову лидера, а по чужому или по собственному, тот не умирает.',
  }),
  'CONAN-L12': implied({
    en: "A lover who neutralises the Leader voids the order to kill the other lover that was given to him, and no other of the Leader's orders.",
    ru: 'Влюбленный, который нейтрализует лидера, отменяет отданный ему приказ убить второго, но никакой другой приказ лидера.',
  }),
  'CONAN-L13': chosen({
    en: 'In place of a voided order the next one by rank stands; without another nobody kills.',
    ru: 'Вместо отмененного приказа действует следующий по рангу; если другого нет, не убивает никто.',
  }),
  'CONAN-L14': chosen({
    en: 'The suicide follows the kill in the same step; it is a death but no crime, and nothing prevents it. No other death of a lover touches the partner.',
    ru: 'Самоубийство следует за убийством на том же шаге; это смерть, но не преступление, и предотвратить ее нельзя. Никакая другая смерть влюбленного второго не затрагивает.',
  }),

  'CONAN-B1': stated({
    en: 'Every member must have tried a murder before any of them has a second turn.',
    ru: 'Пока каждый член Организации не попытался убить, ни у кого из них нет второй очереди.',
  }),
  'CONAN-B2': implied({
    en: 'A murder that failed counts as a turn.',
    ru: 'Неудавшееся убийство засчитывается как очередь.',
  }),
  'CONAN-B3': chosen({
    en: 'The dead, the arrested and those abroad are left out of the rotation, the injured are not. A member out of turn is refused unless the host lets it pass.',
    ru: 'Мертвых, арестованных и тех, кто за границей, в очередности нет, раненые в ней есть. Члену Организации, чья очередь не пришла, отказывают, если ведущий этого не пропустит.',
  }),
  'CONAN-B4': chosen({
    en: 'The Organization kills once a night, and nobody steps in for a killer who was stopped. A neutralised killer has used up the turn, an arrested one leaves the rotation.',
    ru: 'Организация убивает раз за ночь, и за остановленного убийцу никто не вступает. Нейтрализованный убийца свою очередь использовал, арестованный из очередности выбывает.',
  }),
  'CONAN-B5': stated({ en: 'Members may kill members.', ru: 'Члены Организации могут убивать друг друга.' }),

  'CONAN-BS1': stated({
    en: 'By day the Leader names who has the suitcase the following night: a member, or several in an order.',
    ru: 'Днем лидер называет, у кого чемодан в следующую ночь: одного члена Организации или нескольких по порядку.',
  }),
  'CONAN-BS2': stated({
    en: 'If the one named cannot have it the suitcase goes to the next who can: the next in the ranking, and after its last the next below in rank.',
    ru: 'Если названный получить чемодан не может, он переходит к следующему, кто может: к следующему в этом списке, а после последнего в нем — к следующему по рангу вниз.',
  }),
  'CONAN-BS3': stated({
    en: 'If nobody was named the Leader has it that night.',
    ru: 'Если никто не назван, в эту ночь чемодан у лидера.',
  }),
  'CONAN-BS4': chosen({
    en: 'If nobody was named and the Leader is dead or arrested, the highest-ranked member who can has it. Who can is asked when the day is over.',
    ru: 'Если никто не назван, а лидер мертв или арестован, чемодан у старшего по рангу, кто может его получить. Кто может, выясняется, когда день окончен.',
  }),
}
