import type { declared } from './facts.ts'
import { dawn, dusk } from './text-posts.ts'
import { did } from '../words.ts'
import type { FactWords, PartWords } from '../words.ts'

export const protect = {
  uses: {
    heal: ['heal', 'хил'],
    arrest: ['arrest', 'арест'],
    guard: ['guard', 'защита'],
    block: ['block', 'блок'],
    note: ['night note', 'ночная записка'],
  },
  deeds: {
    heal: ['{actor} heals {first}', `{actor_nom} ${did('actor', 'лечил')} {first_acc}`],
    'heal:2': ['{actor} heals {first} and {second}', `{actor_nom} ${did('actor', 'лечил')} {first_acc} и {second_acc}`],
    arrest: ['{actor} arrests {first}', `{actor_nom} ${did('actor', 'взял')} {first_acc} под арест`],
    guard: ['{actor} guards {first}', `{actor_nom} ${did('actor', 'взял')} {first_acc} под защиту`],
    block: ['{actor} blocks {first}', `{actor_nom} ${did('actor', 'блокировал')} {first_acc}`],
    note: ['{actor} leaves a night note', `{actor_nom} ${did('actor', 'оставил')} ночную записку`],
  },
  verbs: {
    heal: ['heal', 'cure', 'save', 'treat'],
    arrest: ['arrest', 'jail', 'detain'],
    guard: ['guard', 'defend', 'shield'],
    block: ['block'],
    note: ['note'],
  },
  facts: {
    healed: {
      stands: ['{who} is healed', '{who_nom} под опекой доктора'],
      falls: ['{who} is not healed', '{who_nom} без опеки доктора'],
      would: ['{who} would be healed', 'доктор вылечил бы {who_acc}'],
    },
    underCare: {
      stands: ['the doctor comes to {who}', 'доктор приходит к {who_dat}'],
      falls: ['the doctor does not come to {who}', 'доктор не приходит к {who_dat}'],
    },
    keptFromHealing: {
      stands: ['an attack keeps {who} from healing', 'нападение срывает лечение {who_gen}'],
      falls: ['an attack does not keep {who} from healing', 'нападение не срывает лечение {who_gen}'],
    },
    healsSelf: {
      stands: ['{who} heals the own wounds', '{who_nom} лечит себя'],
      falls: ['{who} heals somebody else', '{who_nom} лечит другого'],
    },
    deathAverted: {
      stands: ['without the heal {who} would die of it', 'без доктора {who_nom} умирает'],
      falls: ['{who} would not die of it without the heal either', 'и без доктора {who_nom} живет'],
    },
    wasDying: {
      stands: ['{who} would have died', '{who_dat} грозила смерть'],
      falls: ['nothing would have killed {who}', '{who_dat} не грозила смерть'],
    },
    doctorHit: {
      stands: ['the doctor hits: {who} lives thanks to the heal', 'доктор попал в {who_acc}'],
      falls: ['the doctor misses: {who} does not live thanks to the heal', 'доктор не попал в {who_acc}'],
      asks: ['Does the heal save {who}?', 'Попал ли доктор в {who_acc}?'],
      would: ['{who} would live thanks to the heal', 'доктор попал бы в {who_acc}'],
    },
    arrested: {
      stands: ['{who} is arrested', `{who_nom} ${did('who', 'арестован')}`],
      falls: ['{who} is not arrested', `{who_nom} не ${did('who', 'арестован')}`],
      would: ['{who} would be arrested', `{who_nom} ${did('who', 'был')} бы ${did('who', 'арестован')}`],
    },
    guarded: {
      stands: ['{who} is guarded', '{who_nom} под защитой'],
      falls: ['{who} is not guarded', '{who_nom} без защиты'],
      would: ['{who} would be guarded', `{who_nom} ${did('who', 'оказался', 'оказалась', 'оказались')} бы под защитой`],
    },
    underArrest: {
      stands: ['{who} is under arrest', '{who_nom} под арестом'],
      falls: ['{who} is not under arrest', '{who_nom} не под арестом'],
      would: [
        '{who} would be under arrest',
        `{who_nom} ${did('who', 'оказался', 'оказалась', 'оказались')} бы под арестом`,
      ],
    },
    underGuard: {
      stands: ['{who} is under guard', '{who_nom} под защитой блокера'],
      falls: ['{who} is not under guard', '{who_nom} без защиты блокера'],
      would: [
        '{who} would be under guard',
        `{who_nom} ${did('who', 'оказался', 'оказалась', 'оказались')} бы под защитой блокера`,
      ],
    },
    guardSaves: {
      stands: ['the guard on {who} works', 'защита блокера спасает {who_acc}'],
      falls: ['the guard on {who} does not work', 'защита блокера не спасает {who_acc}'],
      would: ['the guard on {who} would work', 'защита блокера спасла бы {who_acc}'],
    },
    stoppedByArrest: {
      stands: ['the arrest stops what {who} does', 'арест срывает ход {who_gen}'],
      falls: ['the arrest does not stop it: {who}', 'арест не мешает ходу {who_gen}'],
    },
    keptHome: {
      stands: ['the guard keeps {who} at home', 'из-за защиты {who_nom} сидит дома'],
      falls: ['the guard does not keep {who} from it', 'защита не мешает ходу {who_gen}'],
    },
    negativeStands: {
      stands: [
        'it is the move of a negative role, and a guard lets that pass',
        'это ход негативной роли, защита его не срывает',
      ],
      falls: ['it is no move of a negative role', 'это не ход негативной роли'],
    },
    killsAllTheSame: {
      stands: ['it is a kill, and a guard lets that pass', 'это убийство, защита его не срывает'],
      falls: ['it is no kill', 'это не убийство'],
    },
    foiledMove: {
      stands: ['{use} foils a move of {who}', '{use} срывает ход {who_gen}'],
      falls: ['{use} foils no move of {who} that counts', '{use} не срывает хода {who_gen}, который идет в счет'],
      would: ['{use} would foil a move of {who}', '{use} может сорвать ход {who_gen}'],
    },
    specialMove: {
      stands: ['it is the special move of a werewolf', 'это особый ход оборотня'],
      falls: ['it is no special move', 'это не особый ход'],
    },
    blockerHit: {
      stands: ['the blocker hits: {who}', 'блокер попал в {who_acc}'],
      falls: ['the blocker misses: {who}', 'блокер не попал в {who_acc}'],
      asks: ['Is blocking {who} a hit?', 'Попал ли блокер в {who_acc}?'],
      would: ['blocking {who} would be a hit', 'блокер попал бы в {who_acc}'],
    },
    told: {
      stands: ['{who} is told something in the morning', '{who_nom} утром получает об этом сообщение'],
      falls: ['{who} is not told of it in the morning', '{who_nom} об этом утром не узнает'],
      asks: ['Does {who} hear anything in the morning?', 'Сообщат ли об этом {who_dat} утром?'],
      would: ['{who} would have been told in the morning', `{who_nom} ${did('who', 'узнал')} бы об этом утром`],
    },
    foiled: {
      stands: ['{who} hears of a foiled move', '{who_nom} узнает о сорванном ходе'],
      falls: ['{who} hears of no foiled move', '{who_nom} не узнает о сорванном ходе'],
      asks: ['Does {who} hear of a foiled move?', 'Узнает ли {who_nom} о сорванном ходе?'],
    },
    anotherAttempt: {
      stands: ['{who} may try again', 'у {who_gen} есть еще попытка'],
      falls: ['{who} has no further attempt', 'у {who_gen} больше нет попыток'],
      asks: ['May {who} try again?', 'Есть ли у {who_gen} еще попытка?'],
      would: ['{who} would have another attempt', 'у {who_gen} была бы еще попытка'],
    },
    killedSomebody: {
      stands: ['{who} killed somebody', '{who_nom} убивает'],
      falls: ['{who} killed nobody', '{who_nom} никого не убивает'],
    },
    noted: {
      stands: ['{who} left a note', '{who_nom} оставляет записку'],
      falls: ['{who} left no note', '{who_nom} не оставляет записки'],
    },
    notePublished: {
      stands: ['the note of {who} is published', 'записка {who_gen} выходит'],
      falls: ['the note of {who} is not published', 'записка {who_gen} не выходит'],
      asks: ['Is a note of {who} published?', 'Выходит ли записка {who_gen}?'],
      would: ['the note of {who} would be published', 'записка {who_gen} вышла бы'],
    },
    noteCondition: {
      stands: ['what the note depends on is so', 'условие записки выполняется'],
      falls: ['what the note depends on is not so', 'условие записки не выполняется'],
    },
    noteOtherwise: {
      stands: ['the other text is for this case', 'для этого случая есть другой текст'],
      falls: ['the other text is for another case', 'другой текст для другого случая'],
    },
    noteHasText: {
      stands: ['the note has a text for this case', 'для этого случая есть текст'],
      falls: ['the note has no text for this case', 'для этого случая текста нет'],
    },
    noteUnreadable: {
      stands: ['the condition can be read', 'условие понятно'],
      falls: ['the condition cannot be read', 'условие не прочесть'],
    },
    notSo: { stands: ['this is not so', 'это не так'], falls: ['this is so', 'это так'] },
    anybodyDied: { stands: ['somebody died', 'есть погибшие'], falls: ['nobody died', 'погибших нет'] },
    nobodyDied: { stands: ['nobody died', 'погибших нет'], falls: ['somebody died', 'есть погибшие'] },
    readsFaceCut: {
      stands: ['everybody reads that the face of {who} was cut', 'в итогах есть срез лица {who_gen}'],
      falls: ['nobody reads of a cut face of {who}', 'в итогах нет среза лица {who_gen}'],
    },
    readsOwn: {
      stands: [
        '{who} is told it: {what, select, attacked {attacked} blocked {blocked} foiled {a foiled move} saved {somebody saved} sawRed {a red check} other {a black check}}',
        '{who_nom} получает сообщение: {what, select, attacked {нападение} blocked {блок} foiled {ход не прошел} saved {спасение} sawRed {красный чек} other {черный чек}}',
      ],
      falls: [
        '{who} is not told it: {what, select, attacked {attacked} blocked {blocked} foiled {a foiled move} saved {somebody saved} sawRed {a red check} other {a black check}}',
        '{who_nom} не получает сообщения: {what, select, attacked {нападение} blocked {блок} foiled {ход не прошел} saved {спасение} sawRed {красный чек} other {черный чек}}',
      ],
    },
    readsLine: {
      stands: [
        'everybody reads of the {line, select, commissioner {commissioner} doctor {doctor} other {blocker}}: {is, select, passed {passed} notPassed {not passed} noInfo {no information} hit {hit} other {missed}}',
        'в итогах {line, select, commissioner {комиссар} doctor {доктор} other {блокер}}: {is, select, passed {чек прошел} notPassed {чек не прошел} noInfo {информация не предоставляется} hit {попал} other {не попал}}',
      ],
      falls: [
        'nobody reads of the {line, select, commissioner {commissioner} doctor {doctor} other {blocker}}: {is, select, passed {passed} notPassed {not passed} noInfo {no information} hit {hit} other {missed}}',
        'в итогах нет строки {line, select, commissioner {комиссар} doctor {доктор} other {блокер}}: {is, select, passed {чек прошел} notPassed {чек не прошел} noInfo {информация не предоставляется} hit {попал} other {не попал}}',
      ],
    },
  } satisfies FactWords<typeof declared>,
  terms: {
    hit: ['hit', 'попал'],
    miss: ['missed', 'не попал'],
    arrest: ['arrest', 'арест'],
    guard: ['guard', 'защита'],
  },
  tells: {
    saved: ['You hit: {who} lives thanks to you.', 'Вы попали и спасли {who_acc}.'],
    attacked: ['You were attacked and survived.', 'На вас напали, но вы живы.'],
    blocked: ['Your move was blocked.', 'Ваш ход сорвал блокер.'],
    foiled: ['Your move did not pass: {ability}, {about}.', 'Ваш ход не прошел: {ability}, {about_nom}.'],
    'foiled:exchange': ['Your move did not pass: {ability}.', 'Ваш ход не прошел: {ability}.'],
    'foiled:serveRole': ['Your move did not pass: {ability}, {role}.', 'Ваш ход не прошел: {ability}, {role}.'],
    foiledKilling: [
      'It was a killing move of the civil role ({role}).',
      'Это было убийство через мирную роль: {role}.',
    ],
    anotherAttempt: ['Your attempt failed. You may try again.', 'Попытка не удалась, но у вас есть еще одна.'],
    'learned:civilRole': ['The civil role of {about}: {result}.', 'Мирная роль {about_gen}: {result}.'],
    blockHit: [
      'Your block of {about} hit. It foiled a move of: {role}.',
      'Вы попали блоком в {about_acc}. Сорван ход роли: {role}.',
    ],
    nobodyDied: ['Nobody died.', 'Никто не погиб.'],
    deadCount: [
      '{count, plural, one {# player died.} other {# players died.}}',
      '{count, plural, one {Погиб # игрок.} few {Погибли # игрока.} many {Погибли # игроков.} other {Погибли # игрока.}}',
    ],
    dead: ['{who} died: {role}.', 'Погиб игрок: {who}. Роль: {role}.'],
    faceVictims: ['Face cut: {who}.', 'Срезано лицо: {who}.'],
    doctor: ['Doctor: {is, select, hit {hit} other {missed}}.', 'Доктор: {is, select, hit {попал} other {не попал}}.'],
    blocker: [
      'Blocker: {is, select, hit {hit} other {missed}}.',
      'Блокер: {is, select, hit {попал} other {не попал}}.',
    ],
    note: ['Night note: {text}', 'Ночная записка: {text}'],
    nobodyLynched: ['Nobody was lynched.', 'Никто не залинчован.'],
    lynchedCount: [
      '{count, plural, one {# player was lynched.} other {# players were lynched.}}',
      '{count, plural, one {Залинчован # игрок.} few {Залинчованы # игрока.} many {Залинчованы # игроков.} other {Залинчованы # игрока.}}',
    ],
    lynched: ['{who} was lynched: {team}, {role}.', 'Залинчован игрок: {who} ({team}, {role}).'],
  },
  posts: { dawn, dusk },
} satisfies PartWords
