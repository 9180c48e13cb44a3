/** Words of those who play a role that they were not dealt. */
import type { declared } from './facts.ts'
import { did, ifNamed } from '../words.ts'
import type { PartWords, Said } from '../words.ts'
import { collection } from './text-collector.ts'

const playing = {
  plays: {
    stands: ['{who} plays another role', '{who_nom} играет за другую роль'],
    falls: ['{who} plays no other role', '{who_nom} не играет за другую роль'],
    asks: ['Does {who} play another role?', 'Играет ли {who_nom} за другую роль?'],
    would: ['{who} would play another role', `{who_nom} ${did('who', 'играл')} бы за другую роль`],
  },
  copies: {
    stands: ['{who} copies the role of {other}: {role}', '{who_nom} копирует роль {other_gen} ({role})'],
    falls: ['{who} does not copy the role of {other}', '{who_nom} не копирует роль {other_gen}'],
    would: [
      '{who} would copy the role of {other}: {role}',
      `{who_nom} ${did('who', 'скопировал')} бы роль {other_gen} ({role})`,
    ],
  },
  conjures: {
    stands: ['{who} takes a role that nobody was dealt: {role}', '{who_nom} берет роль «{role}», которой нет на игре'],
    falls: ['{who} does not get this role: {role}', '{who_nom} не получает роль «{role}»'],
    would: ['{who} would get this role: {role}', `{who_nom} ${did('who', 'получил')} бы роль «{role}»`],
  },
  onlyHurts: {
    stands: [
      '{who} is only hurt by {other}, who plays a kamikaze',
      `{other_nom} играет за камикадзе и только калечит {who_acc}`,
    ],
    falls: ['{who} is not hurt by {other}', '{other_nom} не калечит {who_acc}'],
  },
  nameWithheld: {
    stands: [
      '{who} only plays the role and hears of no killer',
      '{who_nom} только играет за роль и киллеров не узнает',
    ],
    falls: ['{who} hears of killers', '{who_nom} узнает и киллеров'],
  },
  cursed: {
    stands: ['{who} is cursed', '{who_nom} — под проклятием'],
    falls: ['{who} is not cursed', '{who_nom} — не под проклятием'],
    asks: ['Is {who} cursed?', 'Под проклятием ли {who_nom}?'],
    would: ['{who} would be cursed', `{who_nom} ${did('who', 'был')} бы под проклятием`],
  },
  cursedBy: {
    stands: ['{who} is cursed by {other}', '{who_nom} — под проклятием {other_gen}'],
    falls: ['{who} is not cursed by {other}', '{who_nom} — не под проклятием {other_gen}'],
    would: ['{who} would be cursed by {other}', `{who_nom} ${did('who', 'был')} бы под проклятием {other_gen}`],
  },
  drawnCursed: {
    stands: ['the curse of {other} is drawn: {who}', 'цель проклятия {other_gen} выбрана случайно, это {who_nom}'],
    falls: ['the curse of {other} is not drawn', 'цель проклятия {other_gen} выбрана не случайно'],
  },
  undead: {
    stands: ['{who} is undead', '{who_nom} — нежить'],
    falls: ['{who} is not undead', '{who_nom} — не нежить'],
    asks: ['Is {who} undead?', `${did('who', 'Стал')} ли {who_nom} нежитью?`],
    would: ['{who} would be undead', `{who_nom} ${did('who', 'был')} бы нежитью`],
  },
  rises: {
    stands: ['{other} has the corpse of {who}, whose role is: {role}', '{other_nom} владеет трупом {who_gen} ({role})'],
    falls: ['{other} does not have the corpse of {who}', '{other_nom} не владеет трупом {who_gen}'],
    would: ['{other} would have the corpse of {who}', `{other_nom} ${did('other', 'владел')} бы трупом {who_gen}`],
  },
  corpseAdds: {
    stands: ['the corpse of {other} adds a vote to {who}', 'труп {other_gen} дает {who_dat} прибавку к голосу'],
    falls: ['the corpse of {other} adds no vote to {who}', 'труп {other_gen} не дает {who_dat} прибавки к голосу'],
  },
  laidToRest: {
    stands: ['{who} was undead, and is killed once more', 'нежить {who} убита повторно'],
    falls: ['undead {who} is not killed once more', 'нежить {who} повторно не убита'],
    asks: ['Is undead {who} killed once more?', 'Убита ли повторно нежить {who}?'],
    would: ['undead {who} would be killed once more', 'нежить {who} была бы убита повторно'],
  },
  diedBeforeIt: {
    stands: ['{who} was dead before, and undead', '{who} — нежить, живого игрока этот выстрел не убил'],
    falls: ['{who} was no undead', '{who} — не нежить'],
  },
  swapsCorpse: {
    stands: ['{who} gives up {other} for a corpse', '{who_nom} меняет {other_acc} на другой труп'],
    falls: ['{who} keeps {other}', '{who_nom} не меняет {other_acc} на другой труп'],
    would: [
      '{who} would give up {other} for a corpse',
      `{who_nom} ${did('who', 'обменял')} бы {other_acc} на другой труп`,
    ],
  },
  masterBlocked: {
    stands: [
      '{other}, who has undead {who}, is kept from the role',
      'роль некроманта {other_gen} заблокирована, и нежить {who} тоже',
    ],
    falls: [
      '{other}, who has undead {who}, has the use of the role',
      'роль некроманта {other_gen} не заблокирована, и нежить {who} тоже',
    ],
  },
  masterDead: {
    stands: ['{other}, who had undead {who}, is dead', 'нежить {who} без хода: {other_nom} вне игры'],
    falls: ['{other}, who has undead {who}, is not dead', 'у нежити {who} есть ход: {other_nom} в игре'],
  },
  exchanged: {
    stands: ['{who} gets the role of another, who gets his', '{who_nom} меняется с другим мирной ролью'],
    falls: ['{who} keeps the role', '{who_nom} остается при своей роли'],
    asks: ['Is the role of {who} exchanged?', 'Меняется ли роль {who_gen}?'],
    would: ['the role of {who} would be exchanged', 'роль {who_gen} досталась бы другому'],
  },
  exchangedLast: {
    stands: ['{who} has the exchanged role for good', '{who_nom} навсегда получает чужую роль'],
    falls: [
      ifNamed('other', '{who} does not get the role of {other}', '{who} does not get another role for good'),
      ifNamed('other', '{who_nom} не получает роль {other_gen}', '{who_nom} не получает чужой роли навсегда'),
    ],
    asks: ['Is the role of {who} exchanged for good?', 'Меняется ли роль {who_gen} навсегда?'],
    would: ['{who} would get the role of {other}', 'роль {other_gen} досталась бы другому ({who_nom})'],
  },
  goesByVote: {
    stands: ['{who} is lynched', `{who_acc} линчуют`],
    falls: ['{who} is not lynched', '{who_acc} не линчуют'],
  },
  exchangeOver: {
    stands: ['the game day of the exchange is over', 'игровые сутки обмена истекли'],
    falls: ['the exchange goes on', 'обмен еще в силе'],
  },
  exchangeStays: {
    stands: ['there is no way back from this exchange', 'обратного обмена не будет'],
    falls: ['there is a way back from this exchange', 'обратный обмен еще будет'],
  },
  exchangeFixed: {
    stands: ['{who} fixes the exchange', '{who_nom} закрепляет обмен'],
    falls: ['{who} does not fix the exchange', '{who_nom} не закрепляет обмен'],
  },
  changesWithKiller: {
    stands: ['{who} is exchanged with {other}, the killer', '{who_nom} меняется ролью с {other_ins}, а это киллер'],
    falls: [
      '{who} is not exchanged with {other}, the killer',
      '{who_nom} не меняется ролью с {other_ins}, а это киллер',
    ],
  },
  witchIsNotRed: {
    stands: ['{who} is a witch who is not red', '{who_nom} — не красная ведьма'],
    falls: ['{who} is a red witch', '{who_nom} — красная ведьма'],
  },
  ledFromWitch: {
    stands: ['the witch turns {who} on {other}', 'ведьма переводит нападение {who_gen} на {other_acc}'],
    falls: ['the witch does not turn {who} on {other}', 'ведьма не переводит нападение {who_gen} на {other_acc}'],
  },
  roleInGame: {
    stands: ['the role is in the game: {role}', 'роль «{role}» есть на игре'],
    falls: ['the role is not in the game: {role}', 'роли «{role}» нет на игре'],
  },
} satisfies Readonly<Partial<Record<keyof typeof declared, Said>> & Record<string, Said>>

export const hands = {
  uses: {
    exchange: ['exchange of roles', 'обмен ролей'],
    fixExchange: ['fixing of an exchange', 'закрепление обмена'],
    lastExchange: ['last exchange', 'предсмертный обмен'],
    copy: ['copy', 'копия роли'],
    conjure: ['role for a day', 'роль на сутки'],
    curse: ['curse', 'проклятие'],
    swapCorpse: ['exchange of corpses', 'замена трупа'],
    collect: ['choice of targets', 'выбор целей коллекции'],
    wield: ['use of a collected role', 'активация роли из коллекции'],
    putAway: ['putting a role away', 'отключение роли'],
  },
  deeds: {
    exchange: ['{actor} exchanged the roles of {first}', `{actor_nom} ${did('actor', 'поменял')} роль {first_gen}`],
    'exchange:2': [
      '{actor} exchanged the roles of {first} and {second}',
      `{actor_nom} ${did('actor', 'поменял')} местами роли {first_gen} и {second_gen}`,
    ],
    lastExchange: ['{actor} exchanged the role of {first}', `{actor_nom} ${did('actor', 'поменял')} роль {first_gen}`],
    'lastExchange:2': [
      '{actor} exchanged the roles of {first} and {second}',
      `{actor_nom} ${did('actor', 'поменял')} роли {first_gen} и {second_gen}`,
    ],
    fixExchange: ['{actor} fixed the exchange', `{actor_nom} ${did('actor', 'закрепил')} обмен`],
    copy: ['{actor} copied the role of {first}', `{actor_nom} ${did('actor', 'скопировал')} роль {first_gen}`],
    curse: ['{actor} cursed three players', `{actor_nom} ${did('actor', 'проклял')} трех игроков`],
    swapCorpse: [
      '{actor} gave up {first} for another corpse',
      `{actor_nom} ${did('actor', 'обменял')} {first_acc} на другой труп`,
    ],
    collect: ['{actor} waits for the role of {first}', '{actor_nom} ждет роль {first_gen}'],
    'collect:2': [
      '{actor} waits for the roles of {first} and {second}',
      `{actor_nom} ${did('actor', 'назвал')} целями {first_acc} и {second_acc}`,
    ],
    'collect:3': ['{actor} waits for three roles', `{actor_nom} ${did('actor', 'назвал')} три цели`],
    wield: ['{actor} took this role into use: {first}', `{actor_nom} ${did('actor', 'активировал')} роль «{first}»`],
    putAway: ['{actor} put the role away', `{actor_nom} ${did('actor', 'отключил')} роль`],
    conjure: ['{actor} took a role for a day: {first}', `{actor_nom} ${did('actor', 'взял')} на сутки роль «{first}»`],
  },
  facts: { ...playing, ...collection },
  terms: { exchanged: ['exchanged roles', 'обмен ролей'] },
  tells: {
    rolesExchanged: [
      'The witch exchanged your civil role with that of another. Yours is now: {role}.',
      'Ведьма поменяла вашу мирную роль. Ваша роль теперь: {role}.',
    ],
    rolesReturned: ['Your own civil role has come back: {role}.', 'Ваша прежняя мирная роль вернулась: {role}.'],
    roleForADay: [
      'Until the end of the next day you have one more role: {role}.',
      'До конца следующего дня у вас есть еще одна роль: {role}.',
    ],
    collected: [
      '{about} is out, and you have collected the role: {role}.',
      'Ваша цель ({about_nom}) выбыла из игры. Теперь в вашей коллекции есть роль: {role}.',
    ],
    roleInUse: ['The role that you use from now on: {role}.', 'С этого момента вы пользуетесь ролью: {role}.'],
    cursedDrawn: [
      'You named nobody to curse. Drawn at random: {who}.',
      'Вы никого не прокляли. Цели выбраны случайно: {who_nom}.',
    ],
    corpseTaken: [
      '{about} is undead, and you use the role of this corpse: {role}.',
      'Теперь {about_nom} — ваша нежить. Роль: {role}.',
    ],
    corpseVote: [
      '{about} is undead and of no use ({role}): your vote weighs one more.',
      'У вашей нежити ({about_nom}, {role}) нет хода: вес вашего голоса больше на один.',
    ],
    corpseGone: ['{about} was killed again and is gone.', 'Ваша нежить ({about_nom}) убита повторно.'],
    copyMissed: ['In the role that you play you missed.', 'За роль, которую вы взяли на сутки, вы не попали.'],
    roleInGame: [
      'This role is in the game, and the attempt is spent: {role}.',
      'Попытка потрачена: на игре есть роль «{role}».',
    ],
  },
  verbs: {
    collect: ['collect', 'targets', 'name targets'],
    wield: ['activate', 'wield', 'use', 'use role'],
    putAway: ['put away', 'deactivate', 'switch off'],
    exchange: ['exchange', 'swap', 'change'],
    lastExchange: ['last exchange', 'last swap', 'exchange before death'],
    fixExchange: ['fix', 'fix the exchange', 'fix the swap'],
    copy: ['copy', 'imitate', 'copy the role of'],
    curse: ['curse', 'raise'],
    swapCorpse: ['swap corpse', 'exchange corpse', 'swap', 'exchange'],
    conjure: ['conjure', 'take role', 'take the role', 'become', 'play as'],
  },
} satisfies PartWords
