/** Words of cultist and fanatic. */
import type { declared } from './facts.ts'
import { did, ifNamed } from '../words.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

const cultist = {
  soulNamed: {
    stands: ['the soul of {who} is named', 'душа {who_gen} названа'],
    falls: ['the soul of {who} is not named', 'душа {who_gen} не названа'],
    would: ['the soul of {who} would be named', 'душа {who_gen} была бы названа'],
  },
  namesAnew: {
    stands: ['{who} names others', `{who_nom} называет других`],
    falls: ['{who} names no others', `{who_nom} не называет других`],
  },
  soulTaken: {
    stands: [
      ifNamed('other', '{other} takes the soul of {who}', 'the soul of {who} is taken'),
      ifNamed('other', '{other_nom} забирает душу {who_gen}', 'культист забирает душу {who_gen}'),
    ],
    falls: [
      ifNamed('other', '{other} does not take the soul of {who}', 'nobody takes the soul of {who}'),
      ifNamed('other', '{other_nom} не забирает душу {who_gen}', 'культист не забирает душу {who_gen}'),
    ],
    asks: ['Is the soul of {who} taken?', 'Забирает ли культист душу {who_gen}?'],
  },
  ownVictim: {
    stands: ['{other} devoured {who}, and has no soul for that', '{who_acc} пожирает {other_nom}, за это души нет'],
    falls: ['{other} did not devour {who}', '{other_nom} не пожирает {who_acc}'],
  },
  soulDevoured: {
    stands: ['{other} devours {who}: a heal is no help', '{other_nom} пожирает {who_acc}, хил не поможет'],
    falls: ['{other} does not devour {who}', '{other_nom} не пожирает {who_acc}'],
  },
  lifeTaken: {
    stands: ['{who} has taken a life of the own team', '{who_nom} получает жизнь за игрока своей команды'],
    falls: ['{who} has taken no life', '{who_nom} не получает жизни за игрока своей команды'],
  },
  takenLife: {
    stands: ['the life that was taken answers for {who}', 'у {who_gen} остается запасная жизнь'],
    falls: ['no life that was taken answers for {who}', 'у {who_gen} нет запасной жизни'],
    would: ['the life that was taken would answer for {who}', '{who_acc} спасла бы запасная жизнь'],
  },
  cultistHit: {
    stands: ['the cultist hits: {who} lives thanks to the heal', 'культист попал в {who_acc}'],
    falls: ['the cultist misses: {who} does not live thanks to the heal', 'культист не попал в {who_acc}'],
    asks: ['Does the heal of the cultist save {who}?', 'Попал ли культист в {who_acc}?'],
    would: ['{who} would live thanks to the heal of the cultist', 'культист попал бы в {who_acc}'],
  },
} satisfies Readonly<Record<string, Said>>

const fanatic = {
  favourite: {
    stands: ['{who} is the favourite of {other}', '{who_nom} — любимчик {other_gen}'],
    falls: ['{who} is not the favourite of {other}', '{who_nom} — не любимчик {other_gen}'],
    would: ['{who} would be the favourite of {other}', `любимчиком {other_gen} ${did('who', 'был')} бы {who_nom}`],
  },
  drawnFavourite: {
    stands: ['the favourite of {other} is drawn: {who}', 'любимчик {other_gen} выбран случайно, это {who_nom}'],
    falls: ['the favourite of {other} is not drawn', 'любимчик {other_gen} выбран не случайно'],
  },
  mayAvenge: {
    stands: [
      ifNamed('other', '{who} may avenge {other}', '{who} may take revenge'),
      ifNamed('other', '{who_nom} может мстить за {other_acc}', '{who_nom} может мстить'),
    ],
    falls: [
      ifNamed('other', '{who} may not avenge {other}', '{who} may not take revenge'),
      ifNamed('other', '{who_nom} не может мстить за {other_acc}', '{who_nom} не может мстить'),
    ],
    asks: ['May {who} take revenge?', 'Может ли {who_nom} мстить?'],
  },
  ownDoing: {
    stands: ['it is the doing of the own side', 'это дело рук своих'],
    falls: ['it is not the doing of the own side', 'это не дело рук своих'],
  },
  knowsFavourite: {
    stands: ['{other} knows the civil role of {who}', '{other_nom} знает мирную роль {who_gen}'],
    falls: ['{other} does not know the civil role of {who}', '{other_nom} не знает мирной роли {who_gen}'],
  },
  followsFavourite: {
    stands: ['{other} hears whom {who} chose', '{other_nom} узнает цели {who_gen}'],
    falls: ['{other} does not hear whom {who} chose', '{other_nom} не узнает целей {who_gen}'],
  },
  choosesTargets: {
    stands: ['{who} chooses whom the move is for', '{who_nom} выбирает цель'],
    falls: ['{who} chooses nobody', '{who_nom} никого не выбирает'],
  },
  avengedOnOwn: {
    stands: ['{who} killed one of the own team by the revenge', 'месть обернулась смертью своего ({who_nom})'],
    falls: ['{who} killed nobody of the own team by the revenge', 'от мести не умер свой ({who_nom})'],
  },
  takenInRevenge: {
    stands: ['fanatic {other} takes {who} along', '{who_acc} забирает с собой фанатик ({other_nom})'],
    falls: ['fanatic {other} does not take {who} along', '{who_acc} не забирает с собой фанатик ({other_nom})'],
    would: ['fanatic {other} would take {who} along', '{who_acc} забрал бы с собой фанатик ({other_nom})'],
  },
} satisfies Readonly<Record<string, Said>>

const criminalist = {
  body: {
    stands: ['{who} was killed that night', '{who_nom} — жертва той ночи'],
    falls: ['{who} was not killed that night', '{who_nom} — не жертва той ночи'],
  },
  examined: {
    stands: ['{other} examined the body of {who}', `{other_nom} ${did('other', 'обследовал')} тело {who_gen}`],
    falls: ['{other} did not examine the body of {who}', `{other_nom} не ${did('other', 'обследовал')} тело {who_gen}`],
  },
  bodyTells: {
    stands: ['the body of {who} tells {other} who killed', '{other_nom} узнает по телу {who_gen}, кто убил'],
    falls: ['the body of {who} tells {other} nothing', '{other_nom} ничего не узнает по телу {who_gen}'],
  },
  analysisTaken: {
    stands: ['the analyses of {who} are compared', '{who_nom} сравнивает анализы'],
    falls: ['the analyses of {who} are not compared', '{who_nom} не сравнивает анализы'],
  },
  killerAmong: {
    stands: ['{who} finds the killer among the analyses', '{who_nom} находит убийцу среди анализов'],
    falls: ['{who} finds no killer among the analyses', '{who_nom} не находит убийцы среди анализов'],
  },
  noKillerAmong: {
    stands: ['{who} finds no killer among the analyses', '{who_nom} не находит убийцы среди анализов'],
    falls: ['{who} cannot rule out the killer', '{who_nom} не может исключить убийцу'],
  },
} satisfies Readonly<Record<string, Said>>

export const graves = {
  uses: {
    nameFavourite: ['choice of a favourite', 'выбор любимчика'],
    avenge: ['revenge', 'месть'],
    lastRevenge: ['last revenge', 'последняя месть'],
    followFavourite: ['eye on the favourite', 'слежка за любимчиком'],
    examine: ['examination of a body', 'осмотр тела'],
    analyse: ['comparison with a body', 'сравнение с телом'],
    noticeNames: ['notice of names', 'знание имен гостей'],
    nameSouls: ['choice of souls', 'выбор душ'],
    devour: ['devouring', 'пожирание'],
    soulHeal: ['heal for souls', 'исцеление за души'],
    takenLife: ['life taken', 'запасная жизнь культиста'],
  },
  deeds: {
    nameFavourite: [
      '{actor} names {first} as favourite',
      `{actor_nom} ${did('actor', 'назначил')} {first_acc} любимчиком`,
    ],
    avenge: ['{actor} kills {first} in revenge', `{actor_nom} ${did('actor', 'мстил')} {first_dat}`],
    lastRevenge: ['{actor} takes {first} along', `{actor_nom} ${did('actor', 'забрал')} с собой {first_acc}`],
    followFavourite: ['{actor} keeps an eye on the favourite', '{actor_nom} следит за любимчиком'],
    examine: ['{actor} examined the body of {first}', `{actor_nom} ${did('actor', 'обследовал')} тело {first_gen}`],
    'examine:2': [
      '{actor} examined the bodies of {first} and {second}',
      `{actor_nom} ${did('actor', 'обследовал')} тела {first_gen} и {second_gen}`,
    ],
    analyse: ['{actor} took an analysis of {first}', `{actor_nom} ${did('actor', 'взял')} анализ у {first_gen}`],
    'analyse:2': [
      '{actor} took analyses of {first} and {second}',
      `{actor_nom} ${did('actor', 'взял')} анализы у {first_gen} и {second_gen}`,
    ],
    noticeNames: ['{actor} notices the names of visitors', '{actor_nom} узнает имена гостей'],
    nameSouls: ['{actor} named the souls of {all}', `{actor_nom} ${did('actor', 'назвал')} души ({all})`],
    devour: ['{actor} devours {first}', `{actor_nom} ${did('actor', 'пожирал')} {first_acc}`],
    soulHeal: ['{actor} heals {first} for souls', `{actor_nom} ${did('actor', 'исцелял')} {first_acc} за души`],
    takenLife: ['{actor} has a life to spare', 'у {actor_gen} есть запасная жизнь культиста'],
  },
  facts: { ...cultist, ...fanatic, ...criminalist } satisfies FactWords<typeof declared>,
  results: { no: ['no', 'нет'] },
  terms: {
    favourite: ['favourite', 'любимчик'],
    body: ['body', 'тело'],
    killedThrough: ['killed through', 'роль убийцы'],
    killerAmong: ['killer among them', 'убийца среди них'],
    soulsTransform: ['transformation of the cultist', 'преображение культиста'],
    souls: ['souls', 'души'],
    soulsTaken: ['souls taken', 'забранные души'],
    taken: ['by souls taken', 'по забранным'],
    held: ['by souls held', 'по имеющимся'],
  },
  tells: {
    favouriteRole: [
      'Your favourite is {about}. The civil role: {role}.',
      'Ваш любимчик — {about_nom}. Мирная роль: {role}.',
    ],
    favouriteMove: ['Your favourite chose ({ability}): {who}.', 'Ход вашего любимчика: {ability}, {who_nom}.'],
    mayAvenge: [
      'Your favourite is gone: {about}. From the next night on you may kill in revenge.',
      'Ваш любимчик ({about_nom}) выбыл из игры. Со следующей ночи вы можете мстить.',
    ],
    bodyExamined: [
      'You examined the body of {about}. The role that killed: {role}. The team: {result}.',
      'Вы обследовали тело {about_gen}. Роль убийцы: {role}. Команда жертвы: {result, select, red {красная} black {черная} grey {серая} other {{result}}}.',
    ],
    analysed: [
      'Analyses of {who}, compared with {other}: {result, select, yes {the killer is among them} other {the killer is not among them}}.',
      'Вы сравнили анализы {who_gen} с телами убитых ({other}): {result, select, yes {убийца среди них} other {убийцы среди них нет}}.',
    ],
    'learned:avenge': [
      'You killed {about}: {result}.',
      'Вы убили {about_acc}. Команда жертвы: {result, select, red {красная} black {черная} grey {серая} other {{result}}}.',
    ],
    soulsTaken: [
      'You take these souls: {who}. You hold {count, plural, one {# soul} other {# souls}}.',
      'Вы забрали души: {who}. Теперь душ у вас: {count}.',
    ],
    transformed: [
      'You are transformed: from the next night on you may devour a player.',
      'Вы преобразились: со следующей ночи вы можете пожрать игрока.',
    ],
    lifeTaken: [
      'You devoured one of your own team. You have a life to spare now.',
      'Жертва из вашей команды. Теперь у вас есть запасная жизнь.',
    ],
    soulHeal: [
      'Your heal of {who} {is, select, hit {hit} other {missed}}. You hold {count, plural, one {# soul} other {# souls}}.',
      'Исцеляя {who_acc}, вы {is, select, hit {попали} other {не попали}}. Душ у вас осталось: {count}.',
    ],
    'learned:devour': [
      'You devoured {about}: {result}.',
      'Вы пожрали {about_acc}. Команда жертвы: {result, select, red {красная} black {черная} grey {серая} other {{result}}}.',
    ],
  },
  verbs: {
    examine: ['examine', 'inspect'],
    analyse: ['analyse', 'analyze', 'test'],
    nameFavourite: ['favourite', 'favorite', 'name favourite'],
    avenge: ['avenge', 'take revenge on', 'revenge on', 'kill'],
    lastRevenge: ['take along', 'last revenge', 'take with me'],
    nameSouls: ['name souls', 'souls', 'name'],
    devour: ['devour', 'eat'],
    soulHeal: ['heal', 'cure', 'restore'],
  },
} satisfies PartWords
