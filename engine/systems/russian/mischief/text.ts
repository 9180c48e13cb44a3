/** Words of the hypnotist and the bum, and the names that the whole section uses. */
import type { declared } from './facts.ts'
import { madman } from './text-fire.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

const hypnosis = {
  hypnosis: {
    stands: ['{who} hypnotizes', '{who}: гипноз действует'],
    falls: ['{who} does not hypnotize', '{who}: гипноз сбит'],
    would: ['{who} would hypnotize', '{who}: гипноз действовал бы'],
  },
  hypnotizes: {
    stands: ['{who} hypnotizes visitors', 'гипноз действует на гостей: {who}'],
    falls: ['{who} hypnotizes no visitors', 'гипноз не действует: {who}'],
    would: ['{who} would hypnotize visitors', 'гипноз действовал бы: {who}'],
  },
  sentElsewhere: {
    stands: ['hypnosis leads from {who} to {other}', 'гипноз переводит ход: {who} → {other}'],
    falls: ['hypnosis does not lead away from {who}', 'гипноз не переводит ход: {who}'],
    would: ['hypnosis would lead from {who} to {other}', 'гипноз перевел бы ход: {who} → {other}'],
  },
  madeToSkip: {
    stands: ['{who} makes the visitor skip', 'гипноз заставляет гостя пропустить ход: {who}'],
    falls: ['{who} does not make the visitor skip', 'гипноз не заставляет пропустить ход: {who}'],
    would: ['{who} would make the visitor skip', 'гипноз заставил бы пропустить ход: {who}'],
  },
  sparedByHypnosis: {
    stands: ['{who} lets this visitor come', '{who} не гипнотизирует этого гостя'],
    falls: ['{who} does not let this visitor come', '{who} гипнотизирует этого гостя'],
  },
  killersSwayedBefore: {
    stands: ['{who} led killers astray in an earlier night', 'гипноз киллеров уже был: {who}'],
    falls: ['{who} led no killers astray before', 'гипноза киллеров еще не было: {who}'],
  },
  swayedKillers: {
    stands: ['{who} has led killers astray', 'гипноз киллеров использован: {who}'],
    falls: ['{who} has led no killers astray', 'гипноз киллеров не использован: {who}'],
    asks: ['Does {who} lead killers astray?', 'Использован ли гипноз киллеров: {who}?'],
    would: ['{who} would have led killers astray', 'гипноз киллеров был бы использован: {who}'],
  },
  meetsOwnShot: {
    stands: ['{who} is led to the own door and skips', '{who} встречает собственный выстрел и пропускает ход'],
    falls: ['{who} is not led to the own door', '{who} не встречает собственный выстрел'],
    would: ['{who} would be led to the own door', '{who}: выстрел пришел бы назад'],
  },
  imposedRepeat: {
    stands: ['hypnosis takes {who} to {other} twice running', 'гипноз выбирает ту же цель две ночи подряд: {other}'],
    falls: ['hypnosis does not take {who} to {other} twice running', 'гипноз не повторяет цель: {other}'],
    would: ['hypnosis would take {who} to {other} twice running', 'гипноз повторил бы цель: {other}'],
  },
  ledElsewhereThen: {
    stands: ['hypnosis chose for {who} then ({phase})', 'цель тогда выбрана гипнозом: {who} ({phase})'],
    falls: ['hypnosis did not choose for {who} then', 'цель тогда выбрана без гипноза: {who}'],
  },
  learnsWhere: {
    stands: ['{who} learns that it went to {other}', '{who} узнает конечную цель: {other}'],
    falls: ['{who} does not learn where it went', '{who} не узнает конечную цель'],
    would: ['{who} would learn that it went to {other}', '{who} узнает конечную цель: {other}'],
  },
  diedInstead: {
    stands: [
      '{who} died in the place of {other}',
      '{other_forms, select, yes {{who} гибнет вместо {other_gen}} other {{who} гибнет вместо игрока {other}}}',
    ],
    falls: [
      '{who} did not die in the place of {other}',
      '{other_forms, select, yes {{who} не гибнет вместо {other_gen}} other {{who} не гибнет вместо игрока {other}}}',
    ],
    would: [
      '{who} would have died in the place of {other}',
      '{other_forms, select, yes {{who} гибнет вместо {other_gen}} other {{who} гибнет вместо игрока {other}}}',
    ],
  },
  bothSeen: {
    stands: ['{who} is seen on the way to {other} as well', 'виден и другой ход: {who}, цель — {other}'],
    falls: ['{who} is not seen on the way to {other}', 'другой ход не виден: {who}, цель — {other}'],
    would: ['{who} would be seen on the way to {other} as well', 'был бы виден и другой ход: {who}, цель — {other}'],
  },
} satisfies Readonly<Record<string, Said>>

const bum = {
  watching: {
    stands: ['{other} watches the home of {who}', '{other} следит за домом: {who}'],
    falls: ['{other} does not watch the home of {who}', '{other} не следит за домом: {who}'],
    would: ['{other} would watch the home of {who}', '{other} следит за домом: {who}'],
  },
  leftAsBum: {
    stands: ['{who} is out as a bum', '{who} бродит вне дома'],
    falls: ['{who} is not out as a bum', '{who} не бродит'],
    would: ['{who} would be out as a bum', '{who} бродит вне дома'],
  },
  staysOver: {
    stands: ['{who} stays a second night', '{who} ночует там же вторую ночь'],
    falls: ['{who} stays no second night', '{who} не ночует там вторую ночь'],
    would: ['{who} would stay a second night', '{who} ночует там же вторую ночь'],
  },
  homeIsEmpty: {
    stands: ['{who} is out of the game', '{who} вне игры, дом пуст'],
    falls: ['{who} is still there', '{who} еще в игре'],
  },
  actsAsBlack: {
    stands: ['{who} acts tonight for the negative role', '{who} этой ночью ходит негативной ролью'],
    falls: ['{who} does nothing for the negative role', '{who} не ходит негативной ролью'],
  },
  missesBum: {
    stands: ['nobody meets {who} outside', 'бродячего бомжа не застать: {who}'],
    falls: ['{who} can be met', 'застать можно: {who}'],
    would: ['nobody would meet {who} outside', 'бродячего бомжа не застать: {who}'],
  },
  cameInVain: {
    stands: [
      '{who} comes for {other} in vain',
      '{other_forms, select, yes {{who} напрасно приходит к {other_dat}} other {{who} напрасно приходит к игроку {other}}}',
    ],
    falls: ['{who} does not come for {other}', '{who} не приходит к игроку {other}'],
    would: [
      '{who} would come for {other} in vain',
      '{other_forms, select, yes {{who} напрасно приходит к {other_dat}} other {{who} напрасно приходит к игроку {other}}}',
    ],
  },
  drunk: {
    stands: ['{who} is drunk', '{who}: пьяная ночь'],
    falls: ['{who} is not drunk', '{who}: трезвая ночь'],
    would: ['{who} would be drunk', '{who}: была бы пьяная ночь'],
  },
  takenForDead: {
    stands: ['everybody takes {who} for dead', 'все считают мертвым: {who}'],
    falls: ['nobody takes {who} for dead', 'никто не считает мертвым: {who}'],
    would: ['everybody would take {who} for dead', 'все сочли бы мертвым: {who}'],
  },
  stoppedDrinking: {
    stands: ['{who} never drinks again', '{who} больше не пьет'],
    falls: ['{who} may drink again', '{who} еще может пить'],
    asks: ['Does {who} stop drinking for good?', 'Бросает ли {who} пить?'],
    would: ['{who} would never drink again', '{who} больше не пьет'],
  },
  clientSeen: {
    stands: ['{who} is with {other}', '{who} — клиент, принимает {other}'],
    falls: ['{who} is not with {other}', '{who} — не клиент'],
    would: ['{who} would be with {other}', '{who} — клиент, принимает {other}'],
  },
  seenByBum: {
    stands: ['{who} is seen at the home of {other}', 'бомж замечает: {who}'],
    falls: ['{who} is not seen at the home of {other}', 'бомж не замечает: {who}'],
    would: ['{who} would be seen at the home of {other}', 'бомж заметил бы: {who}'],
  },
  cutUnseen: {
    stands: ['no bum sees a face being cut', 'бомж не видит среза лица'],
    falls: ['a bum sees a face being cut', 'бомж видит срез лица'],
  },
  victimLives: {
    stands: ['{who} lives, so no killer is seen there', '{who} остается в живых, и киллер не виден'],
    falls: ['{who} was killed', '{who} не остается в живых'],
    would: ['{who} would live, and no killer would be seen there', 'киллер не был бы виден: {who}'],
  },
  cameAfter: {
    stands: ['{who} came to the corpse after {other}, the first killer', 'первый киллер у тела — {other}, а не {who}'],
    falls: ['{other} did not come before {who}', '{other} не приходит раньше: {who}'],
    would: ['{who} would have come to the corpse after {other}', 'первым киллером был бы {other}, а не {who}'],
  },
  seesVisitors: {
    stands: ['{who} sees who comes to {other}', '{who} видит, кто приходит: {other}'],
    falls: ['{who} does not see who comes to {other}', '{who} не видит, кто приходит: {other}'],
    would: ['{who} would see who comes to {other}', '{who} видит, кто приходит: {other}'],
  },
  leftHome: {
    stands: ['{who} left home', '{who} уходит из дома'],
    falls: ['{who} did not leave home', '{who} не уходит из дома'],
    would: ['{who} would have left home', '{who} уходит из дома'],
  },
  seesNobody: {
    stands: ['{who} sees nobody come to {other}', '{who} никого не видит: {other}'],
    falls: ['{who} does not see that nobody comes to {other}', '{who} не видит, что никто не приходит: {other}'],
    would: ['{who} would see nobody come to {other}', '{who} никого не увидел бы: {other}'],
  },
  seesLeaving: {
    stands: ['{who} notices that {other} left', '{who} замечает уход: {other}'],
    falls: ['{who} does not notice that {other} left', '{who} не замечает ухода: {other}'],
    would: ['{who} would notice that {other} left', '{who} замечает уход: {other}'],
  },
} satisfies Readonly<Record<string, Said>>

const fewTargets = ['second', 'third', 'fourth', 'fifth', 'sixth']

export const mischief = {
  uses: {
    hypnotize: ['hypnosis', 'гипноз'],
    senseRoles: ['eye for roles', 'чутье на роли'],
    watch: ['watch', 'ночлег'],
    stayOver: ['second night', 'вторая ночь'],
    drink: ['drink', 'пьянка'],
    senseNames: ['eye for faces', 'память на лица'],
    burn: ['fire', 'поджог'],
  },
  deeds: {
    hypnotize: [
      '{actor} led visitors to {first}',
      '{first_forms, select, yes {{actor} переводит гостей к {first_dat}} other {{actor} переводит гостей к игроку {first}}}',
    ],
    'hypnotize:0': ['{actor} made visitors skip', '{actor} заставляет гостей пропустить ход'],
    'hypnotize:2': [
      '{actor} led visitors to {first} and {second}',
      '{first_forms, select, yes {{second_forms, select, yes {{actor} переводит гостей к {first_dat} и {second_dat}} other {{actor} переводит гостей к игрокам {first} и {second}}}} other {{actor} переводит гостей к игрокам {first} и {second}}}',
    ],
    senseRoles: ['{actor} senses roles', '{actor} чувствует роли гостей'],
    watch: [
      '{actor} watched the home of {first}',
      '{first_forms, select, yes {{actor} следит за домом {first_gen}} other {{actor} следит за домом игрока {first}}}',
    ],
    stayOver: ['{actor} stayed a second night', '{actor} ночует вторую ночь'],
    drink: ['{actor} drank', '{actor} пьет всю ночь'],
    senseNames: ['{actor} knows who comes', '{actor} узнает гостей'],
    burn: [
      '{actor} set fire to the town with {first}',
      '{first_forms, select, yes {{actor} поджигает город вместе с {first_ins}} other {{actor} поджигает город вместе с игроком {first}}}',
    ],
    'burn:0': ['{actor} set fire to the town', '{actor} поджигает город'],
    'burn:2': [
      '{actor} set fire to the town with {first} and {second}',
      '{first_forms, select, yes {{second_forms, select, yes {{actor} поджигает город вместе с {first_ins} и {second_ins}} other {{actor} поджигает город вместе с игроками {first} и {second}}}} other {{actor} поджигает город вместе с игроками {first} и {second}}}',
    ],
  },
  facts: { ...hypnosis, ...bum, ...madman } satisfies FactWords<typeof declared>,
  terms: {
    visitors: ['visitors', 'гости'],
    visitorRoles: ['roles of visitors', 'роли гостей'],
    leftHome: ['left home', 'выход из дома'],
    ledTo: ['led to', 'переведен'],
    diedInstead: ['died instead', 'гибель вместо'],
    healBeatsMadman: ['heal and guard against the fire', 'хил и защита от пожара'],
    burned: ['who dies in the fire', 'кто гибнет в огне'],
    skip: ['made to skip', 'пропускают'],
    spare: ['let come', 'не гипнотизировать'],
    invest: ['a shot invested', 'вложен выстрел'],
    die: ['dies of the fire', 'гибнет в огне'],
    for1: ['to the first', 'к первому'],
    ...Object.fromEntries(
      fewTargets.map((word, place) => [`for${place + 2}`, [`to the ${word}`, `к цели ${place + 2}`] as const]),
    ),
  },
  results: { yes: ['yes', 'да'], nothing: ['nobody', 'никого'] },
  tells: {
    ledTo: [
      'Your move was led to {who}.',
      '{who_forms, select, yes {Гипноз перевел ваш ход на {who_acc}.} other {Гипноз перевел ваш ход на другую цель: {who}.}}',
    ],
    diedInstead: [
      'A killer came for you and killed {who} instead.',
      'Киллер приходит за вами, вместо вас гибнет: {who}.',
    ],
    sawVisitors: [
      'At the home of {about} you saw {who}.',
      '{about_forms, select, yes {В доме {about_gen} замечены: {who}.} other {Вы следили за домом ({about}). Замечены: {who}.}}',
    ],
    sawNobody: [
      'At the home of {about} you saw nobody.',
      '{about_forms, select, yes {В доме {about_gen} никого не замечено.} other {Вы следили за домом ({about}). Никого не замечено.}}',
    ],
    leftHome: [
      '{about} left home this night.',
      '{about_gender, select, m {Этой ночью {about} уходил из дома.} f {Этой ночью {about} уходила из дома.} other {Этой ночью {about} уходит из дома.}}',
    ],
  },
  verbs: {
    hypnotize: ['hypnotize', 'hypnotise', 'redirect to'],
    watch: ['watch', 'stay with', 'spend the night at', 'watch the home of {first}'],
    drink: ['drink', 'get drunk'],
    burn: ['burn', 'set fire', 'arson', 'burn with'],
  },
} satisfies PartWords
