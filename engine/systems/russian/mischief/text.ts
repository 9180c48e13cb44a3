/** Words of the hypnotist and the bum, and the names that the whole section uses. */
import type { declared } from './facts.ts'
import { madman } from './text-fire.ts'
import { did, ifNamed } from '../words.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

const hypnosis = {
  hypnosis: {
    stands: ['{who} hypnotizes', 'гипноз {who_gen} действует'],
    falls: ['{who} does not hypnotize', 'гипноз {who_gen} сбит'],
    would: ['{who} would hypnotize', 'гипноз {who_gen} действовал бы'],
  },
  hypnotizes: {
    stands: ['{who} hypnotizes visitors', '{who_nom} гипнотизирует гостей'],
    falls: ['{who} hypnotizes no visitors', '{who_nom} не гипнотизирует гостей'],
    would: ['{who} would hypnotize visitors', `{who_nom} ${did('who', 'загипнотизировал')} бы гостей`],
  },
  sentElsewhere: {
    stands: [
      ifNamed('other', 'hypnosis leads from {who} to {other}', 'hypnosis leads away from {who}'),
      ifNamed('other', 'гипноз переводит {who_acc} к {other_dat}', 'гипноз переводит {who_acc} к другому'),
    ],
    falls: ['hypnosis does not lead away from {who}', 'гипноз не переводит {who_acc}'],
    would: [
      ifNamed('other', 'hypnosis would lead from {who} to {other}', 'hypnosis would lead away from {who}'),
      ifNamed('other', 'гипноз перевел бы {who_acc} к {other_dat}', 'гипноз перевел бы {who_acc} к другому'),
    ],
  },
  madeToSkip: {
    stands: ['{who} makes the visitor skip', 'гипноз заставляет {who_acc} пропустить ход'],
    falls: ['{who} does not make the visitor skip', 'гипноз не заставляет {who_acc} пропустить ход'],
    would: ['{who} would make the visitor skip', 'гипноз заставил бы {who_acc} пропустить ход'],
  },
  sparedByHypnosis: {
    stands: ['{who} lets this visitor come', '{who_nom} не гипнотизирует этого гостя'],
    falls: ['{who} does not let this visitor come', '{who_nom} гипнотизирует этого гостя'],
  },
  killersSwayedBefore: {
    stands: ['{who} led killers astray in an earlier night', `{who_nom} уже ${did('who', 'гипнотизировал')} киллеров`],
    falls: ['{who} led no killers astray before', `{who_nom} еще не ${did('who', 'гипнотизировал')} киллеров`],
  },
  swayedKillers: {
    stands: ['{who} has led killers astray', '{who_nom} тратит гипноз киллеров'],
    falls: ['{who} has led no killers astray', '{who_nom} не тратит гипноза киллеров'],
    asks: ['Does {who} lead killers astray?', `${did('who', 'Потратил')} ли {who_nom} гипноз киллеров?`],
    would: ['{who} would have led killers astray', `{who_nom} ${did('who', 'потратил')} бы гипноз киллеров`],
  },
  meetsOwnShot: {
    stands: ['{who} is led to the own door and skips', '{who_nom} встречает собственный выстрел и пропускает ход'],
    falls: ['{who} is not led to the own door', '{who_nom} не встречает собственный выстрел'],
    would: ['{who} would be led to the own door', `{who_nom} ${did('who', 'встретил')} бы собственный выстрел`],
  },
  imposedRepeat: {
    stands: ['hypnosis takes {who} to {other} twice running', 'гипноз две ночи подряд ведет {who_acc} к {other_dat}'],
    falls: [
      'hypnosis does not take {who} to {other} twice running',
      'гипноз не ведет {who_acc} к {other_dat} две ночи подряд',
    ],
    would: [
      'hypnosis would take {who} to {other} twice running',
      'гипноз две ночи подряд вел бы {who_acc} к {other_dat}',
    ],
  },
  ledElsewhereThen: {
    stands: ['hypnosis chose for {who} then ({phase})', 'тогда {who_acc} вел гипноз ({phase})'],
    falls: ['hypnosis did not choose for {who} then', 'тогда {who_acc} вел не гипноз'],
  },
  learnsWhere: {
    stands: ['{who} learns that it went to {other}', '{who_nom} узнает, что пришлось идти к {other_dat}'],
    falls: ['{who} does not learn where it went', '{who_nom} не узнает конечную цель'],
    would: [
      '{who} would learn that it went to {other}',
      `{who_nom} ${did('who', 'узнал')} бы, что пришлось идти к {other_dat}`,
    ],
  },
  diedInstead: {
    stands: ['{who} died in the place of {other}', '{who_nom} гибнет вместо {other_gen}'],
    falls: ['{who} did not die in the place of {other}', '{who_nom} не гибнет вместо {other_gen}'],
    would: [
      '{who} would have died in the place of {other}',
      `{who_nom} ${did('who', 'погиб', 'погибла', 'погибли')} бы вместо {other_gen}`,
    ],
  },
  bothSeen: {
    stands: ['{who} is seen on the way to {other} as well', 'виден и другой ход {who_gen} к {other_dat}'],
    falls: ['{who} is not seen on the way to {other}', 'другой ход {who_gen} к {other_dat} не виден'],
    would: ['{who} would be seen on the way to {other} as well', 'был бы виден и другой ход {who_gen} к {other_dat}'],
  },
} satisfies Readonly<Record<string, Said>>

const bum = {
  watching: {
    stands: ['{other} watches the home of {who}', '{other_nom} следит за домом {who_gen}'],
    falls: ['{other} does not watch the home of {who}', '{other_nom} не следит за домом {who_gen}'],
    would: ['{other} would watch the home of {who}', `{other_nom} ${did('other', 'следил')} бы за домом {who_gen}`],
  },
  leftAsBum: {
    stands: ['{who} is out as a bum', '{who_nom} бродит вне дома'],
    falls: ['{who} is not out as a bum', '{who_nom} не бродит'],
    would: ['{who} would be out as a bum', `{who_nom} ${did('who', 'бродил')} бы вне дома`],
  },
  staysOver: {
    stands: ['{who} stays a second night', '{who_nom} ночует там же вторую ночь'],
    falls: ['{who} stays no second night', '{who_nom} не ночует там вторую ночь'],
    would: ['{who} would stay a second night', `{who_nom} ${did('who', 'ночевал')} бы там же вторую ночь`],
  },
  homeIsEmpty: {
    stands: ['{who} is out of the game', '{who_nom} вне игры'],
    falls: ['{who} is still there', '{who_nom} еще в игре'],
  },
  actsAsBlack: {
    stands: ['{who} acts tonight for the negative role', '{who_nom} этой ночью ходит негативной ролью'],
    falls: ['{who} does nothing for the negative role', '{who_nom} не ходит негативной ролью'],
  },
  missesBum: {
    stands: ['nobody meets {who} outside', '{who_nom} бродит вне дома, и застать там некого'],
    falls: ['{who} can be met', '{who_acc} можно застать дома'],
    would: [
      'nobody would meet {who} outside',
      `{who_nom} ${did('who', 'бродил')} бы вне дома, и застать там было бы некого`,
    ],
  },
  cameInVain: {
    stands: ['{who} comes for {other} in vain', '{who_nom} напрасно приходит к {other_dat}'],
    falls: ['{who} does not come for {other}', '{who_nom} не приходит к {other_dat} напрасно'],
    would: [
      '{who} would come for {other} in vain',
      `{who_nom} напрасно ${did('who', 'пришел', 'пришла', 'пришли')} бы к {other_dat}`,
    ],
  },
  drunk: {
    stands: ['{who} is drunk', '{who_nom} этой ночью пьет'],
    falls: ['{who} is not drunk', '{who_nom} этой ночью не пьет'],
    would: ['{who} would be drunk', `{who_nom} этой ночью ${did('who', 'пил')} бы`],
  },
  takenForDead: {
    stands: ['everybody takes {who} for dead', '{who_acc} все считают мертвым игроком'],
    falls: ['nobody takes {who} for dead', '{who_acc} никто не считает мертвым игроком'],
    would: ['everybody would take {who} for dead', '{who_acc} сочли бы мертвым игроком'],
  },
  stoppedDrinking: {
    stands: ['{who} never drinks again', '{who_nom} больше не пьет'],
    falls: ['{who} may drink again', '{who_nom} еще может пить'],
    asks: ['Does {who} stop drinking for good?', 'Бросает ли {who_nom} пить?'],
    would: ['{who} would never drink again', `{who_nom} ${did('who', 'бросил')} бы пить`],
  },
  clientSeen: {
    stands: ['{who} is with {other}', '{who_nom} — клиент, гостей принимает {other_nom}'],
    falls: ['{who} is not with {other}', '{who_nom} не у {other_gen}'],
    would: [
      '{who} would be with {other}',
      `{who_nom} ${did('who', 'был')} бы клиентом, гостей ${did('other', 'принимал')} бы {other_nom}`,
    ],
  },
  seenByBum: {
    stands: ['{who} is seen at the home of {other}', 'бомж замечает {who_acc}'],
    falls: ['{who} is not seen at the home of {other}', 'бомж не замечает {who_acc}'],
    would: ['{who} would be seen at the home of {other}', 'бомж заметил бы {who_acc}'],
  },
  cutUnseen: {
    stands: ['no bum sees a face being cut', 'бомж не видит среза лица'],
    falls: ['a bum sees a face being cut', 'бомж видит срез лица'],
  },
  victimLives: {
    stands: ['{who} lives, so no killer is seen there', '{who_nom} остается в живых, и киллер не виден'],
    falls: ['{who} was killed', '{who_nom} не остается в живых'],
    would: [
      '{who} would live, and no killer would be seen there',
      `{who_nom} ${did('who', 'остался', 'осталась', 'остались')} бы в живых, и киллер не был бы виден`,
    ],
  },
  cameAfter: {
    stands: [
      '{who} came to the corpse after {other}, the first killer',
      'первым из киллеров к телу приходит {other_nom}, а не {who_nom}',
    ],
    falls: ['{other} did not come before {who}', '{other_nom} не приходит раньше, чем {who_nom}'],
    would: [
      '{who} would have come to the corpse after {other}',
      `первым из киллеров к телу ${did('other', 'пришел', 'пришла', 'пришли')} бы {other_nom}, а не {who_nom}`,
    ],
  },
  seesVisitors: {
    stands: ['{who} sees who comes to {other}', '{who_nom} видит, кто приходит к {other_dat}'],
    falls: ['{who} does not see who comes to {other}', '{who_nom} не видит, кто приходит к {other_dat}'],
    would: ['{who} would see who comes to {other}', `{who_nom} ${did('who', 'увидел')} бы, кто приходит к {other_dat}`],
  },
  leftHome: {
    stands: ['{who} left home', '{who_nom} уходит из дома'],
    falls: ['{who} did not leave home', '{who_nom} не уходит из дома'],
    would: ['{who} would have left home', `{who_nom} ${did('who', 'ушел', 'ушла', 'ушли')} бы из дома`],
  },
  seesNobody: {
    stands: ['{who} sees nobody come to {other}', '{who_nom} видит, что к {other_dat} никто не приходит'],
    falls: [
      '{who} does not see that nobody comes to {other}',
      '{who_nom} не видит, что к {other_dat} никто не приходит',
    ],
    would: [
      '{who} would see nobody come to {other}',
      `{who_nom} ${did('who', 'увидел')} бы, что к {other_dat} никто не приходит`,
    ],
  },
  seesLeaving: {
    stands: ['{who} notices that {other} left', '{who_nom} замечает, что {other_nom} уходит из дома'],
    falls: ['{who} does not notice that {other} left', '{who_nom} не замечает, что {other_nom} уходит из дома'],
    would: [
      '{who} would notice that {other} left',
      `{who_nom} ${did('who', 'заметил')} бы, что {other_nom} уходит из дома`,
    ],
  },
} satisfies Readonly<Record<string, Said>>

const fewTargets = ['second', 'third', 'fourth', 'fifth', 'sixth']

export const mischief = {
  uses: {
    hypnotize: ['hypnosis', 'гипноз'],
    senseRoles: ['eye for roles', 'чутье на роли'],
    watch: ['watch', 'слежка за домом'],
    stayOver: ['second night', 'вторая ночь'],
    drink: ['drink', 'пьянка'],
    senseNames: ['eye for faces', 'память на лица'],
    burn: ['fire', 'поджог'],
  },
  deeds: {
    hypnotize: ['{actor} led visitors to {first}', `{actor_nom} ${did('actor', 'переводил')} гостей к {first_dat}`],
    'hypnotize:0': ['{actor} made visitors skip', `{actor_nom} ${did('actor', 'заставил')} гостей пропустить ход`],
    'hypnotize:2': [
      '{actor} led visitors to {first} and {second}',
      `{actor_nom} ${did('actor', 'переводил')} гостей к {first_dat} и {second_dat}`,
    ],
    senseRoles: ['{actor} senses roles', '{actor_nom} чувствует роли гостей'],
    watch: ['{actor} watched the home of {first}', `{actor_nom} ${did('actor', 'следил')} за домом {first_gen}`],
    stayOver: ['{actor} stayed a second night', `{actor_nom} ${did('actor', 'ночевал')} там же вторую ночь`],
    drink: ['{actor} drank', `{actor_nom} ${did('actor', 'пил')} всю ночь`],
    senseNames: ['{actor} knows who comes', '{actor_nom} узнает гостей в лицо'],
    burn: [
      '{actor} set fire to the town with {first}',
      `{actor_nom} ${did('actor', 'поджег', 'подожгла', 'подожгли')} город вместе с {first_ins}`,
    ],
    'burn:0': ['{actor} set fire to the town', `{actor_nom} ${did('actor', 'поджег', 'подожгла', 'подожгли')} город`],
    'burn:2': [
      '{actor} set fire to the town with {first} and {second}',
      `{actor_nom} ${did('actor', 'поджег', 'подожгла', 'подожгли')} город вместе с {first_ins} и {second_ins}`,
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
    ledTo: ['Your move was led to {who}.', 'Гипноз перевел ваш ход на {who_acc}.'],
    diedInstead: [
      'A killer came for you and killed {who} instead.',
      'К вам приходил киллер, но вместо вас погиб игрок {who}.',
    ],
    sawVisitors: ['At the home of {about} you saw {who}.', 'У дома {about_gen} вы заметили: {who}.'],
    sawNobody: ['At the home of {about} you saw nobody.', 'У дома {about_gen} вы никого не заметили.'],
    leftHome: ['{about} left home this night.', `Этой ночью {about_nom} ${did('about', 'уходил')} из дома.`],
  },
  verbs: {
    hypnotize: ['hypnotize', 'hypnotise', 'redirect to'],
    watch: ['watch', 'stay with', 'spend the night at', 'watch the home of {first}'],
    drink: ['drink', 'get drunk'],
    burn: ['burn', 'set fire', 'arson', 'burn with'],
  },
} satisfies PartWords
