/** Words for cuts, tasks, points and outcomes of the faceless, and for the lynch. */
import type { declared } from './facts.ts'
import { did } from '../words.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

const votes = '{votes, plural, one {# vote} other {# votes}}'
const votesRu = '{votes, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}'
/** Behind what a vote came to; nothing of who has none. */
const counted = {
  en: '{votes, plural, =0 {} one { (# vote)} other { (# votes)}}',
  ru: '{votes, plural, =0 {} one { (# голос)} few { (# голоса)} many { (# голосов)} other { (# голоса)}}',
}

const cuts = {
  faceCut: {
    stands: ['{who} has lost the face', '{who_dat} срезали лицо'],
    falls: ['{who} keeps the face', '{who_dat} лицо не срезали'],
    asks: ['Is the face of {who} cut?', 'Срезали ли лицо {who_dat}?'],
    would: ['{who} would have lost the face', '{who_dat} срезали бы лицо'],
  },
  cutTonight: {
    stands: ['the cut takes every move of this night from {who}', 'срез лица срывает ходы {who_gen} этой ночи'],
    falls: ['no cut takes the moves of this night from {who}', 'срез лица не срывает ходы {who_gen} этой ночи'],
  },
  comesToCut: {
    stands: [
      'who senses visitors at the home of {who} notices {other}',
      '{who_nom} может заметить дома {other_acc} с ножом',
    ],
    falls: ['nobody comes to cut the face of {who}', 'к {who_dat} не приходит гость с ножом'],
  },
  cutsFaces: {
    stands: [
      '{who} is the faceless, and cuts beside the civil role',
      '{who_nom} — безликий и срезает лица помимо мирной роли',
    ],
    falls: ['{who} cuts no face', '{who_nom} не срезает лицо'],
  },
  ownFace: {
    stands: ['it is the own face of {who}', '{who_nom} срезает собственное лицо'],
    falls: ['it is not the own face of {who}', '{who_nom} срезает не собственное лицо'],
  },
  sentNothing: {
    stands: ['{who} sent in no cut', `{who_nom} не ${did('who', 'прислал')} хода со срезом`],
    falls: ['no cut had to come from {who}', `{who_nom} не ${did('who', 'обязан')} срезать лицо`],
    would: ['a cut had to come from {who}', `{who_nom} ${did('who', 'был')} бы ${did('who', 'обязан')} срезать лицо`],
  },
  maySkip: {
    stands: [
      'the revote before had no victim, so {who} may skip',
      'переголосование прошло без жертв, {who_nom} может пропустить ход',
    ],
    falls: ['{who} may not skip', '{who_nom} не может пропустить ход'],
  },
  drawnFace: {
    stands: ['{who} is drawn', 'жребий выпадает на {who_acc}'],
    falls: ['{who} is not drawn', 'жребий для {who_gen} не нужен'],
    would: ['{who} would be drawn', 'жребий мог бы выпасть на {who_acc}'],
  },
  faceTask: {
    stands: ['the lynch of {who} is to bring a face back', '{who_nom} — цель для возвращения лица'],
    falls: ['{who} is nobody’s task', '{who_nom} — не цель'],
    asks: ['Is {who} a task for a face?', 'Цель ли {who_nom}?'],
  },
  knowsFace: {
    stands: ['{who} learns the civil role of {other}, the victim', '{who_nom} узнает мирную роль жертвы ({other_nom})'],
    falls: [
      '{who} does not learn the civil role of {other}, the victim',
      '{who_nom} не узнает мирной роли жертвы ({other_nom})',
    ],
  },
  noTask: {
    stands: ['no task is given this night', 'цель в эту ночь не назначается'],
    falls: ['a task is given this night', 'цель в эту ночь назначается'],
  },
} satisfies Readonly<Record<string, Said>>

const lynches = {
  taskLynched: {
    stands: [
      '{who} is the task of {other} and is lynched',
      '{who_acc} линчуют, а это цель: лицо вернется к {other_dat}',
    ],
    falls: ['{who} is not lynched as a task of {other}', '{who_acc} как цель не линчуют'],
  },
  facelessLynched: {
    stands: ['{who}, the faceless, is lynched', 'линчуют безликого ({who_nom})'],
    falls: ['{who}, the faceless, is not lynched', 'безликого ({who_nom}) не линчуют'],
  },
  faceBack: {
    stands: ['{who} gets the face back', 'лицо возвращается к {who_dat}'],
    falls: ['{who} does not get the face back', 'лицо не возвращается к {who_dat}'],
    asks: ['Does {who} get the face back?', 'Возвращается ли лицо к {who_dat}?'],
  },
  faceScore: {
    stands: ['{who} counts for the faceless', '{who_nom} идет в зачет безликого'],
    falls: ['{who} does not count for the faceless', '{who_nom} не идет в зачет безликого'],
    asks: ['Does {who} count for the faceless?', 'Идет ли {who_nom} в зачет безликого?'],
    would: [
      '{who} would count for the faceless',
      `{who_nom} ${did('who', 'пошел', 'пошла', 'пошли')} бы в зачет безликого`,
    ],
  },
  facelessGone: {
    stands: ['the faceless was out before', 'безликий уже вне игры'],
    falls: ['the faceless is still there', 'безликий еще в игре'],
  },
  victimDead: {
    stands: ['{who}, the victim, died before', 'жертва ({who_nom}) уже вне игры'],
    falls: ['{who}, the victim, is alive', 'жертва ({who_nom}) еще в игре'],
  },
  facePrize: {
    stands: ['{who} gets the face of the faceless', '{who_nom} получает лицо безликого'],
    falls: ['{who} does not get the face of the faceless', '{who_nom} не получает лицо безликого'],
    asks: ['Does {who} get the face of the faceless?', 'Получает ли {who_nom} лицо безликого?'],
  },
  scoreLost: {
    stands: ['{who} loses what was scored', '{who_nom} теряет набранные жертвы'],
    falls: ['{who} keeps what was scored', '{who_nom} сохраняет набранные жертвы'],
    asks: ['Does {who} lose what was scored?', 'Теряет ли {who_nom} набранные жертвы?'],
  },
  ownCivilShot: {
    stands: ['{who} died by the own civil shot', '{who_nom} совершает суицид через мирную роль'],
    falls: ['{who} did not die by the own civil shot', '{who_nom} не совершает суицида через мирную роль'],
  },
} satisfies Readonly<Record<string, Said>>

const ends = {
  facelessWins: {
    stands: ['{who} has won as the faceless', 'безликий ({who_nom}) побеждает'],
    falls: ['{who} has not won as the faceless', 'безликий ({who_nom}) не побеждает'],
    asks: ['Has {who} won as the faceless?', 'Побеждает ли безликий ({who_nom})?'],
  },
  facelessDraws: {
    stands: ['it is a draw for {who}, the faceless', 'для безликого ({who_nom}) это ничья'],
    falls: ['it is no draw for {who}, the faceless', 'для безликого ({who_nom}) это не ничья'],
    asks: ['Is it a draw for {who}, the faceless?', 'Ничья ли это для безликого ({who_nom})?'],
  },
  facelessLoses: {
    stands: ['{who} has lost as the faceless', 'для безликого ({who_nom}) это поражение'],
    falls: ['{who} has not lost as the faceless', 'для безликого ({who_nom}) это не поражение'],
    asks: ['Has {who} lost as the faceless?', 'Поражение ли это для безликого ({who_nom})?'],
  },
  balance: {
    stands: [
      '{out} of {needed} are out; reds alive: {reds}, blacks alive: {blacks}',
      'вне игры {out} из {needed}, красных {reds}, черных {blacks}',
    ],
    falls: ['the numbers do not say so', 'вне игры другое число игроков'],
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
    stands: ['{who} stays until one more dies', '{who_nom} остается до следующей смерти'],
    falls: ['{who} does not have to stay', '{who_nom} может не оставаться'],
    asks: ['Does {who} stay until one more dies?', 'Остается ли {who_nom} до следующей смерти?'],
  },
  ownKillDecides: {
    stands: [
      'the deciding death, {who}, is by the civil shot of {other}',
      'решает смерть {who_gen}, а это мирный выстрел {other_gen}',
    ],
    falls: ['the deciding death, {who}, is not by {other}', 'решает смерть {who_gen}, а это не выстрел {other_gen}'],
  },
  gameOver: {
    stands: ['the game is over', 'игра окончена'],
    falls: ['the game goes on', 'игра продолжается'],
    asks: ['Is the game over?', 'Окончена ли игра?'],
  },
} satisfies Readonly<Record<string, Said>>

const day = {
  lynched: {
    stands: [`{who} is lynched${counted.en}`, `{who_acc} линчуют${counted.ru}`],
    falls: [`{who} is not lynched${counted.en}`, `{who_acc} не линчуют${counted.ru}`],
    asks: ['Is {who} lynched?', 'Линчуют ли {who_acc}?'],
    would: [`{who} would be lynched${counted.en}`, `{who_acc} линчевали бы${counted.ru}`],
  },
  votes: {
    stands: ['{who} votes for {other}', '{who_nom} голосует против {other_gen}'],
    falls: ['{who} does not vote for {other}', '{who_nom} не голосует против {other_gen}'],
    deed: true,
  },
  votesCast: {
    stands: [`${votes} {votes, plural, one {counts} other {count}}`, 'засчитано голосов: {votes}'],
    falls: ['no votes count', 'голосов нет'],
  },
  hasMost: {
    stands: [`{who} has the most votes (${votes})`, `у {who_gen} больше всего голосов (${votesRu})`],
    falls: ['{who} does not have the most votes', 'у {who_gen} не больше всего голосов'],
  },
  tied: {
    stands: [
      '{players, plural, one {# player is} other {# players are}} at the top',
      'больше всего голосов сразу у {players, plural, one {# игрока} few {# игроков} many {# игроков} other {# игрока}}',
    ],
    falls: ['the top is not shared', 'равенства голосов нет'],
  },
  revoteChose: {
    stands: ['the revote chose {who}', 'переголосование выбирает {who_acc}'],
    falls: ['the revote did not choose {who}', 'переголосование не выбирает {who_acc}'],
  },
  lynchRecorded: {
    stands: ['the host recorded the lynch of {who}', 'ведущий записывает линчевание {who_gen}'],
    falls: ['the host recorded no lynch of {who}', 'ведущий не записывает линчевание {who_gen}'],
  },
  emptyRevote: {
    stands: ['the revote ended without a victim', 'переголосование прошло без жертв'],
    falls: ['the revote had a victim', 'переголосование прошло с жертвой'],
  },
  redLynched: {
    stands: ['{who}, who is lynched, is red', 'линчуют красного игрока ({who_nom})'],
    falls: ['{who}, who is lynched, is not red', 'линчуют не красного игрока ({who_nom})'],
    would: ['{who}, who is red, would be lynched', 'линчевали бы красного игрока ({who_nom})'],
  },
  noRedLynched: {
    stands: ['{who} is lynched and is not red', 'линчуют {who_acc}, это не красный игрок'],
    falls: ['{who}, not a red player, is not lynched', '{who_acc}, не красного игрока, не линчуют'],
  },
  mayorOut: {
    stands: ['{who} is mayor no more', '{who_nom} теряет пост мэра'],
    falls: ['{who} remains mayor', '{who_nom} сохраняет пост мэра'],
    would: ['{who} would be mayor no more', `{who_nom} ${did('who', 'потерял')} бы пост мэра`],
    asks: ['Does {who} lose the post of mayor?', 'Теряет ли {who_nom} пост мэра?'],
  },
} satisfies Readonly<Record<string, Said>>

export const faceless = {
  uses: { cutFace: ['cut', 'срез лица'] },
  deeds: {
    cutFace: ['{actor} cuts the face of {first}', `{actor_nom} ${did('actor', 'срезал')} лицо {first_dat}`],
    'cutFace:2': [
      '{actor} cuts the face of {first}, with {second} as the task',
      `{actor_nom} ${did('actor', 'срезал')} лицо {first_dat} (цель — {second_nom})`,
    ],
  },
  verbs: { cutFace: ['cut', 'cut the face of {first} with {second} as task'] },
  facts: { ...cuts, ...lynches, ...ends, ...day } satisfies FactWords<typeof declared>,
  terms: {
    facelessEnds: ['the end for the faceless', 'итог игры для безликого'],
    faceTaken: ['wins of a face', 'победы чужого лица'],
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
      'Вам срезали лицо: мирная роль заблокирована, пока не линчуют вашу цель. Ваша цель — {other_nom}.',
    ],
    faceVictimNoTask: [
      'Your face was cut: you have no civil role, and nobody’s lynch brings it back but that of the faceless.',
      'Вам срезали лицо: мирная роль заблокирована. Цели нет, роль вернет только линчевание безликого.',
    ],
    faceTarget: [
      'You are the task of a victim of the faceless: your lynch gives a face back.',
      'Вы — цель для жертвы безликого: ваше линчевание вернет ей лицо.',
    ],
    faceRole: ['{about}, whose face you cut, is {role}.', 'Ваша жертва — {about_nom}. Мирная роль: {role}.'],
    faceBack: [
      'You have your face back, and your civil role with it.',
      'Лицо вернулось к вам, мирная роль снова доступна.',
    ],
    facelessLeft: [
      '{who} has won as the faceless and leaves the game.',
      'Безликий ({who_nom}) побеждает и покидает игру.',
    ],
    facelessEnds: [
      'The faceless: <b>{who}</b>{is, select, win {, a win} draw {, a draw} loss {, a loss} other {}}. Scored by lynches: {count, plural, =0 {nothing} one {{wins} of a win} =2 {{wins} of a win} =3 {{wins} of a win} =4 {{wins} win} other {{wins} wins}}.',
      'Безликий: <b>{who}</b>{is, select, win {, победа} draw {, ничья} loss {, поражение} other {}}. За линчевания: {count, plural, =0 {ничего} =4 {{wins} победа} one {{wins} победы} few {{wins} победы} many {{wins} победы} other {{wins} победы}}.',
    ],
    faceTaken: [
      '<b>{who}</b> has the face of the faceless: {count, plural, one {{wins} of a win} =2 {{wins} of a win} =3 {{wins} of a win} =4 {{wins} win} other {{wins} wins}}.',
      'Лицо безликого у игрока <b>{who}</b>: {count, plural, =4 {{wins} победа} one {{wins} победы} few {{wins} победы} many {{wins} победы} other {{wins} победы}}.',
    ],
    lastSearch: [
      'The blacks are out. Day {is} is the last one to find the faceless.',
      'Черных больше нет. Найти безликого можно до конца дня {is}.',
    ],
    lastShot: [
      'The blacks have won the vote. Night {is} is theirs to shoot the faceless.',
      'Черные побеждают на голосовании. Чтобы застрелить безликого, остается ночь {is}.',
    ],
    mayorOut: ['{who} is mayor no more.', '{who_nom} теряет пост мэра.'],
  },
} satisfies PartWords
