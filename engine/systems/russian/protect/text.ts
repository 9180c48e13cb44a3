import type { declared } from './facts.ts'
import { dawn, dusk } from './text-posts.ts'
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
    heal: [
      '{actor} heals {first}',
      '{first_forms, select, yes {{actor} лечит {first_acc}} other {{actor} лечит игрока {first}}}',
    ],
    'heal:2': [
      '{actor} heals {first} and {second}',
      '{first_forms, select, yes {{second_forms, select, yes {{actor} лечит {first_acc} и {second_acc}} other {{actor} лечит игроков {first} и {second}}}} other {{actor} лечит игроков {first} и {second}}}',
    ],
    arrest: [
      '{actor} arrests {first}',
      '{first_forms, select, yes {{actor} берет {first_acc} под арест} other {{actor} берет игрока {first} под арест}}',
    ],
    guard: [
      '{actor} guards {first}',
      '{first_forms, select, yes {{actor} берет {first_acc} под защиту} other {{actor} берет игрока {first} под защиту}}',
    ],
    block: [
      '{actor} blocks {first}',
      '{first_forms, select, yes {{actor} блокирует {first_acc}} other {{actor} блокирует игрока {first}}}',
    ],
    note: ['{actor} leaves a night note', '{actor} оставляет ночную записку'],
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
      stands: ['{who} is healed', '{who} под опекой доктора'],
      falls: ['{who} is not healed', '{who} без опеки доктора'],
      would: ['{who} would be healed', 'доктор мог бы вылечить: {who}'],
    },
    underCare: {
      stands: [
        'the doctor comes to {who}',
        '{who_forms, select, yes {доктор приходит к {who_dat}} other {доктор приходит к игроку {who}}}',
      ],
      falls: [
        'the doctor does not come to {who}',
        '{who_forms, select, yes {доктор не приходит к {who_dat}} other {доктор не приходит к игроку {who}}}',
      ],
    },
    keptFromHealing: {
      stands: [
        'an attack keeps {who} from healing',
        '{who_forms, select, yes {нападение срывает лечение {who_gen}} other {нападение срывает лечение игрока {who}}}',
      ],
      falls: [
        'an attack does not keep {who} from healing',
        '{who_forms, select, yes {нападение не срывает лечение {who_gen}} other {нападение не срывает лечение игрока {who}}}',
      ],
    },
    healsSelf: {
      stands: ['{who} heals the own wounds', '{who} лечит собственные раны'],
      falls: ['{who} heals somebody else', '{who} лечит кого-то другого'],
    },
    deathAverted: {
      stands: ['without the heal {who} would die of it', 'без доктора этого не пережить: {who}'],
      falls: ['{who} would not die of it without the heal either', 'и без доктора это не смертельно: {who}'],
    },
    wasDying: {
      stands: ['{who} would have died', 'смерть грозила: {who}'],
      falls: ['nothing would have killed {who}', 'смерть не грозила: {who}'],
    },
    doctorHit: {
      stands: ['the doctor hits: {who} lives thanks to the heal', 'доктор попал: {who} живет благодаря хилу'],
      falls: [
        'the doctor misses: {who} does not live thanks to the heal',
        '{who_forms, select, yes {доктор не попал в {who_acc}} other {доктор не попал в игрока {who}}}',
      ],
      asks: ['Does the heal save {who}?', 'Спасает ли хил: {who}?'],
      would: ['{who} would live thanks to the heal', 'доктор мог бы спасти: {who}'],
    },
    arrested: {
      stands: ['{who} is arrested', '{who} под арестом'],
      falls: ['{who} is not arrested', '{who} не под арестом'],
      would: ['{who} would be arrested', 'арест грозил: {who}'],
    },
    guarded: {
      stands: ['{who} is guarded', '{who} под защитой'],
      falls: ['{who} is not guarded', '{who} без защиты'],
      would: ['{who} would be guarded', 'защита могла достаться: {who}'],
    },
    underArrest: {
      stands: ['{who} is under arrest', '{who} под арестом'],
      falls: ['{who} is not under arrest', '{who} не под арестом'],
      would: [
        '{who} would be under arrest',
        '{who_gender, select, m {{who} оказался бы под арестом} f {{who} оказалась бы под арестом} other {игрок {who} оказался бы под арестом}}',
      ],
    },
    underGuard: {
      stands: ['{who} is under guard', '{who} под защитой блокера'],
      falls: ['{who} is not under guard', '{who} без защиты блокера'],
      would: [
        '{who} would be under guard',
        '{who_gender, select, m {{who} оказался бы под защитой блокера} f {{who} оказалась бы под защитой блокера} other {игрок {who} оказался бы под защитой блокера}}',
      ],
    },
    guardSaves: {
      stands: ['the guard on {who} works', 'защита блокера действует: {who}'],
      falls: ['the guard on {who} does not work', 'защита блокера не действует: {who}'],
      would: ['the guard on {who} would work', 'защита блокера подействовала бы: {who}'],
    },
    stoppedByArrest: {
      stands: ['the arrest stops what {who} does', 'арест срывает ход: {who}'],
      falls: ['the arrest does not stop it: {who}', 'арест этому не мешает: {who}'],
    },
    keptHome: {
      stands: ['the guard keeps {who} at home', 'из-за защиты {who} сидит дома'],
      falls: ['the guard does not keep {who} from it', 'защита этому не мешает: {who}'],
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
      stands: [
        '{use} foils a move of {who}',
        '{who_forms, select, yes {{use} срывает ход {who_gen}} other {{use} срывает ход игрока {who}}}',
      ],
      falls: ['{use} foils no move of {who} that counts', '{use} не срывает хода, который идет в счет: {who}'],
      would: [
        '{use} would foil a move of {who}',
        '{who_forms, select, yes {{use} может сорвать ход {who_gen}} other {{use} может сорвать ход игрока {who}}}',
      ],
    },
    specialMove: {
      stands: ['it is the special move of a werewolf', 'это особый ход оборотня'],
      falls: ['it is no special move', 'это не особый ход'],
    },
    blockerHit: {
      stands: [
        'the blocker hits: {who}',
        '{who_forms, select, yes {блокер попал в {who_acc}} other {блокер попал в игрока {who}}}',
      ],
      falls: [
        'the blocker misses: {who}',
        '{who_forms, select, yes {блокер не попал в {who_acc}} other {блокер не попал в игрока {who}}}',
      ],
      asks: [
        'Is blocking {who} a hit?',
        '{who_forms, select, yes {Попал ли блокер в {who_acc}?} other {Попал ли блокер в игрока {who}?}}',
      ],
      would: ['blocking {who} would be a hit', 'блокер мог бы сорвать ход: {who}'],
    },
    told: {
      stands: ['{who} is told something in the morning', '{who} получает утром известие'],
      falls: ['{who} is not told of it in the morning', '{who} об этом утром не узнает'],
      asks: ['Does {who} hear anything in the morning?', 'Узнает ли {who} что-нибудь утром?'],
    },
    foiled: {
      stands: ['{who} hears of a foiled move', '{who} узнает о сорванном ходе'],
      falls: ['{who} hears of no foiled move', '{who} не узнает о сорванном ходе'],
      asks: ['Does {who} hear of a foiled move?', 'Узнает ли {who} о сорванном ходе?'],
    },
    anotherAttempt: {
      stands: ['{who} may try again', 'есть еще попытка: {who}'],
      falls: ['{who} has no further attempt', 'попыток больше нет: {who}'],
      asks: ['May {who} try again?', 'Есть ли еще попытка: {who}?'],
    },
    killedSomebody: {
      stands: ['{who} killed somebody', '{who} убивает'],
      falls: ['{who} killed nobody', '{who} никого не убивает'],
    },
    noted: {
      stands: ['{who} left a note', '{who} оставляет записку'],
      falls: ['{who} left no note', '{who} не оставляет записки'],
    },
    notePublished: {
      stands: ['the note of {who} is published', 'записка выходит: {who}'],
      falls: ['the note of {who} is not published', 'записка не выходит: {who}'],
      asks: ['Is a note of {who} published?', 'Выходит ли записка: {who}?'],
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
      stands: ['everybody reads that the face of {who} was cut', 'в итогах есть срез лица: {who}'],
      falls: ['nobody reads of a cut face of {who}', 'в итогах нет среза лица: {who}'],
    },
    readsOwn: {
      stands: [
        '{who} is told it: {what, select, attacked {attacked} blocked {blocked} foiled {a foiled move} saved {somebody saved} sawRed {a red check} other {a black check}}',
        '{who} получает известие: {what, select, attacked {нападение} blocked {блок} foiled {ход не проходит} saved {спасение} sawRed {красный чек} other {черный чек}}',
      ],
      falls: [
        '{who} is not told it: {what, select, attacked {attacked} blocked {blocked} foiled {a foiled move} saved {somebody saved} sawRed {a red check} other {a black check}}',
        '{who} не получает известия: {what, select, attacked {нападение} blocked {блок} foiled {ход не проходит} saved {спасение} sawRed {красный чек} other {черный чек}}',
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
    saved: ['You hit: {who} lives thanks to you.', 'Вы попали: {who} живет благодаря вам.'],
    attacked: ['You were attacked and survived.', 'На вас напали, но вы живы.'],
    blocked: ['Your move was blocked.', 'Ваш ход сорван блокером.'],
    foiled: ['Your move did not pass: {ability}, {about}.', 'Ваш ход не прошел: {ability} — {about}.'],
    foiledKilling: [
      'It was a killing move of the civil role ({role}).',
      'Это был ход мирной роли с убийством: {role}.',
    ],
    anotherAttempt: ['Your attempt failed. You may try again.', 'Попытка не удалась. Право на еще одну остается.'],
    learned: ['You learn ({ability}) of {about}: {result}.', '{about}: {result} ({ability}).'],
    'learned:civilRole': ['The civil role of {about}: {result}.', 'Мирная роль ({about}): {result}.'],
    blockHit: [
      'Your block of {about} hit. It foiled a move of: {role}.',
      'Ваш блок попал: {about}. Сорван ход: {role}.',
    ],
    nobodyDied: ['Nobody died.', 'Погибших нет.'],
    deadCount: [
      '{count, plural, one {# player died.} other {# players died.}}',
      '{count, plural, one {# погибший.} few {# погибших.} many {# погибших.} other {# погибших.}}',
    ],
    dead: ['{who} died: {role}.', '{who} погибает. Роль: {role}.'],
    faceVictims: ['Face cut: {who}.', 'Срезано лицо: {who}.'],
    commissioner: [
      'Commissioner: {is, select, passed {the check passed} notPassed {the check did not pass} other {no information is given}}.',
      'Комиссар: {is, select, passed {чек прошел} notPassed {чек не прошел} other {информация не предоставляется}}.',
    ],
    doctor: ['Doctor: {is, select, hit {hit} other {missed}}.', 'Доктор: {is, select, hit {попал} other {не попал}}.'],
    blocker: [
      'Blocker: {is, select, hit {hit} other {missed}}.',
      'Блокер: {is, select, hit {попал} other {не попал}}.',
    ],
    note: ['Night note: {text}', 'Ночная записка: {text}'],
    nobodyLynched: ['Nobody was lynched.', 'Линчеванных нет.'],
    lynchedCount: [
      '{count, plural, one {# player was lynched.} other {# players were lynched.}}',
      '{count, plural, one {# линчеванный.} few {# линчеванных.} many {# линчеванных.} other {# линчеванных.}}',
    ],
    lynched: ['{who} was lynched: {team}, {role}.', '{who} линчуется: {team}, {role}.'],
  },
  posts: { dawn, dusk },
} satisfies PartWords
