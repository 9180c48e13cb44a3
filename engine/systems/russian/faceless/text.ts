/** Words for cuts, tasks, points and outcomes of the faceless, and for the lynch. */
import type { declared } from './facts.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

const votes = '{votes, plural, one {# vote} other {# votes}}'
const votesRu = '{votes, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}'

const cuts = {
  faceCut: {
    stands: ['{who} has lost the face', 'срезано лицо: {who}'],
    falls: ['{who} keeps the face', 'лицо не срезано: {who}'],
    asks: ['Is the face of {who} cut?', 'Срезано ли лицо: {who}?'],
    would: ['{who} would have lost the face', 'лицо было бы срезано: {who}'],
  },
  cutTonight: {
    stands: ['the cut takes every move of this night from {who}', 'срез лица срывает ходы этой ночи: {who}'],
    falls: ['no cut takes the moves of this night from {who}', 'срез лица не срывает ходы этой ночи: {who}'],
  },
  comesToCut: {
    stands: [
      'who senses visitors at the home of {who} notices {other}',
      '{who} может заметить гостя у себя дома: {other}',
    ],
    falls: ['nobody comes to cut the face of {who}', 'гостя с ножом нет: {who}'],
  },
  cutsFaces: {
    stands: ['{who} is the faceless, and cuts beside the civil role', '{who} — безликий, срез идет помимо мирной роли'],
    falls: ['{who} cuts no face', '{who} не срезает лицо'],
  },
  ownFace: {
    stands: ['it is the own face of {who}', 'это собственное лицо: {who}'],
    falls: ['it is not the own face of {who}', 'это не собственное лицо: {who}'],
  },
  sentNothing: {
    stands: ['{who} sent in no cut', 'ход со срезом не получен: {who}'],
    falls: ['no cut had to come from {who}', 'ход со срезом не обязателен: {who}'],
    would: ['a cut had to come from {who}', 'ход со срезом обязателен: {who}'],
  },
  maySkip: {
    stands: [
      'the revote before had no victim, so {who} may skip',
      'переголосование прошло без жертв, {who} может пропустить ход',
    ],
    falls: ['{who} may not skip', '{who} не может пропустить ход'],
  },
  drawnFace: {
    stands: ['{who} is drawn', 'по жребию: {who}'],
    falls: ['{who} is not drawn', 'жребий не нужен: {who}'],
    would: ['{who} would be drawn', 'жребий мог бы дать: {who}'],
  },
  faceTask: {
    stands: ['the lynch of {who} is to bring a face back', 'цель для возвращения лица: {who}'],
    falls: ['{who} is nobody’s task', '{who} — не цель'],
    asks: ['Is {who} a task for a face?', 'Цель ли это: {who}?'],
  },
  knowsFace: {
    stands: [
      '{who} learns the civil role of {other}, the victim',
      '{other_forms, select, yes {{who} узнает мирную роль {other_gen}} other {{who} узнает мирную роль игрока {other}}}',
    ],
    falls: [
      '{who} does not learn the civil role of {other}, the victim',
      '{other_forms, select, yes {{who} не узнает мирную роль {other_gen}} other {{who} не узнает мирную роль игрока {other}}}',
    ],
  },
  noTask: {
    stands: ['no task is given this night', 'цель в эту ночь не назначается'],
    falls: ['a task is given this night', 'цель в эту ночь назначается'],
  },
} satisfies Readonly<Record<string, Said>>

const lynches = {
  taskLynched: {
    stands: ['{who} is the task of {other} and is lynched', 'линчуется цель: {who} (лицо: {other})'],
    falls: ['{who} is not lynched as a task of {other}', 'цель не линчуется: {who} (лицо: {other})'],
  },
  facelessLynched: {
    stands: ['{who}, the faceless, is lynched', 'безликий линчуется: {who}'],
    falls: ['{who}, the faceless, is not lynched', 'безликий не линчуется: {who}'],
  },
  faceBack: {
    stands: ['{who} gets the face back', 'лицо возвращается: {who}'],
    falls: ['{who} does not get the face back', 'лицо не возвращается: {who}'],
    asks: ['Does {who} get the face back?', 'Возвращается ли лицо: {who}?'],
  },
  faceScore: {
    stands: ['{who} counts for the faceless', 'идет в зачет безликого: {who}'],
    falls: ['{who} does not count for the faceless', 'не идет в зачет безликого: {who}'],
    asks: ['Does {who} count for the faceless?', 'Идет ли в зачет безликого: {who}?'],
    would: ['{who} would count for the faceless', '{who} может пойти в зачет безликого'],
  },
  facelessGone: {
    stands: ['the faceless was out before', 'безликий уже вне игры'],
    falls: ['the faceless is still there', 'безликий еще в игре'],
  },
  victimDead: {
    stands: ['{who}, the victim, died before', 'жертва уже вне игры: {who}'],
    falls: ['{who}, the victim, is alive', 'жертва еще в игре: {who}'],
  },
  facePrize: {
    stands: ['{who} gets the face of the faceless', '{who} получает лицо безликого'],
    falls: ['{who} does not get the face of the faceless', '{who} не получает лицо безликого'],
    asks: ['Does {who} get the face of the faceless?', 'Получает ли {who} лицо безликого?'],
  },
  scoreLost: {
    stands: ['{who} loses what was scored', 'набранные жертвы обнулены: {who}'],
    falls: ['{who} keeps what was scored', 'набранные жертвы остаются: {who}'],
    asks: ['Does {who} lose what was scored?', 'Обнулены ли набранные жертвы: {who}?'],
  },
  ownCivilShot: {
    stands: ['{who} died by the own civil shot', 'это суицид через мирную роль: {who}'],
    falls: ['{who} did not die by the own civil shot', 'это не суицид через мирную роль: {who}'],
  },
} satisfies Readonly<Record<string, Said>>

const ends = {
  facelessWins: {
    stands: ['{who} has won as the faceless', 'безликий побеждает: {who}'],
    falls: ['{who} has not won as the faceless', 'безликий не побеждает: {who}'],
    asks: ['Has {who} won as the faceless?', 'Побеждает ли безликий: {who}?'],
  },
  facelessDraws: {
    stands: ['it is a draw for {who}, the faceless', 'ничья безликого: {who}'],
    falls: ['it is no draw for {who}, the faceless', 'это не ничья безликого: {who}'],
    asks: ['Is it a draw for {who}, the faceless?', 'Ничья ли это для безликого: {who}?'],
  },
  facelessLoses: {
    stands: ['{who} has lost as the faceless', 'поражение безликого: {who}'],
    falls: ['{who} has not lost as the faceless', 'это не поражение безликого: {who}'],
    asks: ['Has {who} lost as the faceless?', 'Поражение ли это для безликого: {who}?'],
  },
  balance: {
    stands: [
      '{out} of {needed} are out; reds alive: {reds}, blacks alive: {blacks}',
      'вне игры: {out} из {needed}; красных: {reds}, черных: {blacks}',
    ],
    falls: ['the numbers do not say so', 'численность не та'],
  },
  lastSearch: {
    stands: ['day {day} is the last one to find the faceless', 'последний день на поиск безликого: {day}'],
    falls: ['there is no last day to find the faceless', 'последнего дня на поиск безликого нет'],
  },
  lastShot: {
    stands: ['the blacks have one night to shoot the faceless', 'у черных одна ночь на выстрел в безликого'],
    falls: ['the blacks have no last night', 'последней ночи у черных нет'],
  },
  staysOn: {
    stands: ['{who} stays until one more dies', '{who} остается до следующей смерти'],
    falls: ['{who} does not have to stay', '{who} может не оставаться'],
    asks: ['Does {who} stay until one more dies?', 'Остается ли {who} до следующей смерти?'],
  },
  ownKillDecides: {
    stands: [
      'the deciding death, {who}, is by the civil shot of {other}',
      'решающая смерть ({who}) — мирный выстрел: {other}',
    ],
    falls: ['the deciding death, {who}, is not by {other}', 'решающая смерть ({who}) — не выстрел: {other}'],
  },
  gameOver: {
    stands: ['the game is over', 'игра окончена'],
    falls: ['the game goes on', 'игра продолжается'],
    asks: ['Is the game over?', 'Окончена ли игра?'],
  },
} satisfies Readonly<Record<string, Said>>

const day = {
  lynched: {
    stands: [`{who} is lynched (${votes})`, `{who} линчуется (${votesRu})`],
    falls: [`{who} is not lynched (${votes})`, `{who} не линчуется (${votesRu})`],
    asks: ['Is {who} lynched?', 'Линчуется ли {who}?'],
    would: [`{who} would be lynched (${votes})`, `линчевание грозит: {who} (${votesRu})`],
  },
  votes: {
    stands: [
      '{who} votes for {other}',
      '{other_forms, select, yes {{who} голосует за {other_acc}} other {{who} голосует за игрока {other}}}',
    ],
    falls: [
      '{who} does not vote for {other}',
      '{other_forms, select, yes {{who} не голосует за {other_acc}} other {{who} не голосует за игрока {other}}}',
    ],
    deed: true,
  },
  votesCast: {
    stands: [`${votes} {votes, plural, one {counts} other {count}}`, 'голосов в счете: {votes}'],
    falls: ['no votes count', 'голосов нет'],
  },
  hasMost: {
    stands: [`{who} has the most votes (${votes})`, `больше всего голосов: {who} (${votesRu})`],
    falls: ['{who} does not have the most votes', 'не больше всего голосов: {who}'],
  },
  tied: {
    stands: [
      '{players, plural, one {# player is} other {# players are}} at the top',
      'наверху {players, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}',
    ],
    falls: ['the top is not shared', 'равенства наверху нет'],
  },
  revoteChose: {
    stands: ['the revote chose {who}', 'переголосование выбирает: {who}'],
    falls: ['the revote did not choose {who}', 'переголосование не выбирает: {who}'],
  },
  lynchRecorded: {
    stands: ['the host recorded the lynch of {who}', 'ведущий записывает линчевание: {who}'],
    falls: ['the host recorded no lynch of {who}', 'ведущий не записывает линчевание: {who}'],
  },
  emptyRevote: {
    stands: ['the revote ended without a victim', 'переголосование прошло без жертв'],
    falls: ['the revote had a victim', 'переголосование прошло с жертвой'],
  },
  redLynched: {
    stands: ['{who}, who is lynched, is red', 'линчуется красный игрок: {who}'],
    falls: ['{who}, who is lynched, is not red', 'линчуется не красный игрок: {who}'],
  },
  mayorOut: {
    stands: ['{who} is mayor no more', 'мэр теряет пост: {who}'],
    falls: ['{who} remains mayor', 'мэр сохраняет пост: {who}'],
    asks: ['Does {who} lose the post of mayor?', 'Теряет ли мэр пост: {who}?'],
  },
} satisfies Readonly<Record<string, Said>>

export const faceless = {
  uses: { cutFace: ['cut', 'срез лица'] },
  deeds: {
    cutFace: [
      '{actor} cuts the face of {first}',
      '{first_forms, select, yes {{actor} срезает лицо {first_dat}} other {{actor} срезает лицо игроку {first}}}',
    ],
    'cutFace:2': [
      '{actor} cuts the face of {first}, with {second} as the task',
      '{first_forms, select, yes {{actor} срезает лицо {first_dat} (цель: {second})} other {{actor} срезает лицо игроку {first} (цель: {second})}}',
    ],
  },
  verbs: { cutFace: ['cut', 'cut the face of {first} with {second} as task'] },
  facts: { ...cuts, ...lynches, ...ends, ...day } satisfies FactWords<typeof declared>,
  terms: {
    quarterWins: ['quarters of a win', 'четверти победы'],
    outcome: ['outcome of the faceless', 'итог безликого'],
    win: ['win', 'победа'],
    loss: ['loss', 'поражение'],
    draw: ['a draw', 'ничья'],
    nobody: ['nobody', 'никто'],
    yes: ['yes', 'да'],
    no: ['no', 'нет'],
    task: ['the task', 'цель'],
    always: ['always', 'всегда'],
    never: ['never', 'никогда'],
    cast: ['votes cast', 'поданные голоса'],
    lynch: ['lynch', 'линчевание'],
    red: ['the reds', 'красные'],
    black: ['the blacks', 'черные'],
    grey: ['the faceless', 'безликий'],
  },
  tells: {
    faceVictim: [
      'Your face was cut: you have no civil role until {other} is lynched.',
      'Вам срезали лицо: мирная роль заблокирована, пока не линчуют вашу цель. Цель: {other}.',
    ],
    faceVictimNoTask: [
      'Your face was cut: you have no civil role, and nobody’s lynch brings it back but that of the faceless.',
      'Вам срезали лицо: мирная роль заблокирована. Цели нет, роль вернет только линчевание безликого.',
    ],
    faceTarget: [
      'You are the task of a victim of the faceless: your lynch gives a face back.',
      'Вы — цель для жертвы безликого: ваше линчевание вернет ей лицо.',
    ],
    faceRole: ['{about}, whose face you cut, is {role}.', 'Ваша жертва: {about}. Мирная роль — {role}.'],
    faceBack: [
      'You have your face back, and your civil role with it.',
      'Лицо вернулось к вам, мирная роль снова доступна.',
    ],
    facelessLeft: ['{who} has won as the faceless and leaves the game.', 'Безликий побеждает и покидает игру: {who}.'],
    lastSearch: [
      'The blacks are out. Day {is} is the last one to find the faceless.',
      'Черных больше нет. Последний день на поиск безликого: {is}.',
    ],
    lastShot: [
      'The blacks have won the vote. Night {is} is theirs to shoot the faceless.',
      'Черные побеждают на голосовании. Ночь на выстрел в безликого: {is}.',
    ],
    mayorOut: ['{who} is mayor no more.', 'Мэр теряет пост: {who}.'],
  },
} satisfies PartWords
