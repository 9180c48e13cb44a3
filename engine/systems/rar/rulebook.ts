/** What each rule says, in our own words: one sentence or two an id, shown wherever a tree cites it. */
import { knownRules } from './normal/rules-known.ts'
import { nameRules } from './normal/rules-names.ts'
import { roleRules } from './normal/rules-roles.ts'
import { chosen, implied, stated, type Rules } from '../../ruleset/localized-text.ts'

/** Those of a night, which other systems have too. */
export const nightRules: Rules = {
  'RAR-1': stated({
    en: 'We only ask about outcomes at the end of the night: did this player die, did that player get a result? Whether "an action worked" is never the question that decides.',
    ru: 'Спрашивают только о результатах в конце ночи: умирает ли такой-то игрок, узнает ли что-то такой-то. Вопрос «удалось ли действие» никогда ничего не решает.',
  }),
  'RAR-2': stated({
    en: 'A result happens if at least one reason for it holds. A reason falls if a reason against it holds, and reasons against reasons are judged the same way, however deep it goes.',
    ru: 'Результат наступает, если в силе остался хотя бы один довод за него. Довод падает, если в силе довод против него; о доводах против доводов судят так же, как бы глубоко это ни шло.',
  }),
  'RAR-3': stated({
    en: 'If a result comes from changing or triggering on something, both are needed: the thing and what changes it. If either fails, so does the result.',
    ru: 'Если результат получается оттого, что одно меняет другое или срабатывает на него, нужны оба: и само действие, и то, что его меняет. Что отменяет одно из них, отменяет и результат.',
  }),
  'RAR-4': {
    ...stated({
      en: 'An action is used once in a chain of reasons, with everything it does. If it comes up again, it has no effect.',
      ru: 'В цепи доводов действие используют один раз, со всем, что оно делает. Там, где оно встретилось бы снова, оно ничего не значит.',
    }),
    unturned:
      'where an action stands twice in a chain no argument is made, so none can be turned over; without the rule no chain would end',
  },
  'RAR-C1': stated({
    en: 'Abilities are made of components: results, visits that can be seen, and changes to other actions. A component belongs to the target or to the actor; a stop may hold off only a limited number of attacks; a reason may be a plain fact that no action can counter.',
    ru: 'Способности состоят из частей: результатов, посещений, которые можно увидеть, и изменений других действий. Часть относится к цели или к самому игроку; защита может выдержать лишь столько-то атак; доводом может быть просто факт, против которого бессильно любое действие.',
  }),
  'RAR-C2': stated({
    en: 'A jailkeeper protects, visits and blocks at once. A passive ability is an action on oneself that cannot be seen, blocked or redirected.',
    ru: 'Тюремщик сразу и защищает, и посещает, и блокирует. Пассивная способность — это действие на себя, которое нельзя ни увидеть, ни заблокировать, ни перенаправить.',
  }),
  'RAR-C3': stated({
    en: 'Unless a role says otherwise, players do not target themselves, passives cannot be seen, blocked or redirected, dying players still act, and using one ability does not rule out another. If the same ability is sent in twice, the last one counts. Each of these is an option of the game, and a setting of the role for one player. Passives that can be stopped are actions on oneself like any other.',
    ru: 'Если роль не говорит другого: выбирать себя нельзя, пассивные способности не видны, их не заблокировать и не перенаправить, умирающие успевают сходить, а одна способность не исключает другой. Если одна и та же способность прислана дважды, считается последнее. Каждый из этих пунктов — опция игры и настройка роли отдельного игрока. Пассивные способности, которые можно остановить, — такие же действия на себя, как любые другие.',
  }),
  'RAR-R1': implied({
    en: 'An effect arrives where it is carried unless something on the way stops it: a block on its actor or on a mover, a competing move, a total stop where it ends, or a fact about the players. Protections stop the death it would cause, not the visit.',
    ru: 'Действие приходит туда, куда его несут, если по дороге его ничто не остановит: блок того, кто действует или перемещает, другое перемещение, полная остановка на месте или факт об игроках. Защита останавливает смерть, а не посещение.',
  }),
  'RAR-R2': implied({
    en: 'A move fails when its mover is blocked, when a total stop is on a player it names, or when another move takes the same effect from the same place to somewhere else. Two moves that pull one effect apart cancel each other.',
    ru: 'Перемещение падает, если того, кто перемещает, заблокировали, если на названном им игроке лежит полная остановка или если другое перемещение уносит то же действие из того же места в другое. Два перемещения, которые тянут одно действие врозь, отменяют друг друга.',
  }),
  'RAR-R3': implied({
    en: 'Moves follow one another: what one driver takes from A to B, another may take on from B to C. Each moves an effect at most once.',
    ru: 'Перемещения следуют одно за другим: что один водитель увез от А к Б, другой может увезти от Б к В. Каждый перемещает действие не больше одного раза.',
  }),
  'RAR-R4': chosen({
    en: 'A redirect changes what its victim chose, before any swap, and never touches what has already been moved. Two redirects of one player to different targets cancel; a swap at the chosen target does not stop a redirect, unless the option “redirect and swap together” lets the two cancel each other, as the text says of two drives.',
    ru: 'Перенаправление меняет то, что выбрала его жертва, и делает это раньше любого обмена; того, что уже перемещено, оно не трогает. Два перенаправления одного игрока к разным целям отменяют друг друга; обмен на выбранной цели перенаправлению не мешает, если опция «перенаправление и обмен» не велит им отменить друг друга, как в тексте сказано о двух поездках.',
  }),
  'RAR-R8': {
    ...implied({
      en: 'A move from a player to that same player is not a move and counts against nothing. A redirect may send players to themselves, and then they act on themselves; a swap of a player with themselves is refused.',
      ru: 'Перемещение от игрока к нему же — не перемещение и ни против чего не говорит. Целью перенаправления может быть сам перенаправленный: тогда он действует на себя; обмен кого-то с самим собой не принимают.',
    }),
    unturned: 'a move to where something is already is never made, so there is none to turn over',
  },
  'RAR-R5': {
    ...chosen({
      en: 'Swaps and redirects are not moved themselves, unless the option “swaps and redirects can be moved” says so. Open with that option: a tree may call a mover used up where the player who moved them appears further up.',
      ru: 'Обмены и перенаправления сами не перемещаются, если этого не велит опция «перемещения можно перемещать». С этой опцией остается неясность: дерево может назвать перемещение использованным там, где выше стоит тот, кто переместил его самого.',
    }),
    unturned: 'the option “swaps and redirects can be moved” turns it over, and cases of both values differ',
  },
  'RAR-4a': chosen({
    en: 'Taken literally, a driver who carried the kill cannot carry the protection too. By default they may, as long as nothing in the chain was raised against their driving. If the two readings give different nights, both are shown. Open in the literal reading: a protection that counts attacks (a babysitter’s) is still carried by a driver who carried the kill, and a check in a loop may reach somebody and bring No Result.',
    ru: 'Если читать буквально, водитель, который вез убийство, не может везти еще и защиту. По умолчанию может, если в этой цепи ничего не возразили против его поездки. Когда два прочтения дают разные ночи, показывают обе. Буквально неясно: защиту, которая считает атаки (няни), все же везет водитель, который вез убийство, а проверка в петле может прийти к кому-нибудь и не дать результата.',
  }),
  'RAR-R6': implied({
    en: 'A verdict belongs to a question and the chain that led to it. The same action may work for one question and not for another; both are true.',
    ru: 'Вердикт относится к вопросу и к той цепи, которая к нему привела. Одно и то же действие может удаться в одном вопросе и не удаться в другом; верно и то и другое.',
  }),
  'RAR-R7': {
    ...implied({
      en: 'Verdicts are exact. A long tree may be shown in part and says so; a loop too large to decide is put to the host instead of guessed.',
      ru: 'Вердикты точны. Длинное дерево могут показать частью, и это сказано; слишком большую петлю не угадывают, а предлагают решить ведущему.',
    }),
    unturned: 'what is left alone has no answer that could be the opposite',
  },
  'RAR-R9': {
    ...chosen({
      en: 'One effect lands in one place. If its moves contradict each other, they are left out and it stays at its chosen target, unless the option “moved to several places” lets it land everywhere. Open with that option: a check that lands on several players gives one answer.',
      ru: 'Действие приходит в одно место. Если перемещения противоречат друг другу, их не учитывают, и оно остается у выбранной цели, если опция «несколько мест» не позволяет ему прийти повсюду. С этой опцией остается неясность: проверка, которая пришла к нескольким игрокам, дает один ответ.',
    }),
  },
  'RAR-R10': {
    ...chosen({
      en: 'How an action fared is a separate question: does it reach anybody, does a mover move anything? The answer may differ from the part the action plays in another question.',
      ru: 'Что вышло из действия — отдельный вопрос: пришло ли оно куда-нибудь, переместило ли что-нибудь перемещение. Ответ может отличаться от той роли, которую действие играет в другом вопросе.',
    }),
    unturned: 'it says what is asked of an action; the answer is that of the parts below',
  },
  'RAR-I1': stated({
    en: 'A sensor reports what it saw if both the sensing and the visit hold, nothing if the sensing holds and no visit does, and No Result in all other cases. Being told nothing at all is different again.',
    ru: 'Следящий сообщает, что видел, если в силе и слежка, и посещение; ничего не видел, если в силе слежка, а посещения нет; во всех других случаях результата нет. Не получить никакого сообщения — это нечто иное.',
  }),
  'RAR-I2': implied({
    en: 'Players who do not investigate hear nothing about success. An investigator who was stopped gets No Result, without the cause.',
    ru: 'Кто ничего не проверяет, об успехе не узнает. Проверяющий, которого остановили, получает ответ «нет результата», без причины.',
  }),
  'RAR-I3': stated({
    en: 'By the rules, a player who is recruited and killed in one night is both. By default a recruiter spares the dying, and fails for every reason for which the target dies; the option “dying players can’t be recruited” says otherwise for the game, and the setting of the role for one recruiter.',
    ru: 'По правилам тот, кого в одну ночь и завербовали, и убили, — и завербован, и мертв. По умолчанию вербовщик щадит умирающего, и вербовка не удается по каждой из причин, от которых умирает цель; опция «щадит умирающих» решает иначе для всей игры, а настройка роли — для одного вербовщика.',
  }),
  'RAR-I4': implied({
    en: 'A limited use is spent once the action was sent in and not withdrawn, even if it was stopped, unless the option “stopped actions use up a shot” says otherwise.',
    ru: 'Одноразовая способность потрачена, как только действие прислано и не отозвано, даже если его остановили, если опция «остановленное тратится» не велит иначе.',
  }),
}

export const rules: Rules = { ...nightRules, ...knownRules, ...roleRules, ...nameRules }
