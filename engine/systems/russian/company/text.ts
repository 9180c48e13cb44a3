/** Words of the prostitute and the immortal. */
import type { declared } from './facts.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

const prostitute = {
  guardIsVoid: {
    stands: ['the guard of {who} is void in company', 'защита клиента не действует: {who}'],
    falls: ['the guard of {who} stands', 'защита действует: {who}'],
  },
  movesBefore: {
    stands: ['this comes before the company', 'этот ход стоит раньше'],
    falls: ['this does not come before the company', 'этот ход стоит не раньше'],
  },
  takesCare: {
    stands: ['{other} takes care of {who}', '{other} предохраняется, клиент: {who}'],
    falls: ['{other} does not take care of {who}', '{other} не предохраняется, клиент: {who}'],
  },
  hurtBeside: {
    stands: ['{who} is hurt where {other} is killed', 'травмы получает {who}, убийство: {other}'],
    falls: ['{who} is not hurt beside {other}', '{who} не получает травм'],
    would: ['{who} would be hurt beside {other}', 'травмы грозили: {who}'],
  },
  lifeInstead: {
    stands: ['the spare life of {who} is taken instead', 'вместо этого расходуется запасная жизнь: {who}'],
    falls: ['no spare life of {who} is taken instead', 'запасной жизни вместо этого нет: {who}'],
  },
} satisfies Readonly<Record<string, Said>>

const immortal = {
  linkOpen: {
    stands: ['no life of {who} covers the link', 'связь без запасной жизни: {who}'],
    falls: ['a life of {who} covers the link', 'связь прикрыта запасной жизнью: {who}'],
    would: ['no life of {who} would cover the link', 'связь осталась бы без запасной жизни: {who}'],
  },
  spareLife: {
    stands: [
      'a spare life keeps {who} alive',
      '{who_forms, select, yes {запасная жизнь спасает {who_acc}} other {запасная жизнь спасает игрока {who}}}',
    ],
    falls: [
      'no spare life keeps {who} alive',
      '{who_forms, select, yes {запасная жизнь не спасает {who_acc}} other {запасная жизнь не спасает игрока {who}}}',
    ],
    would: [
      'a spare life would keep {who} alive',
      '{who_forms, select, yes {запасная жизнь спасла бы {who_acc}} other {запасная жизнь спасла бы игрока {who}}}',
    ],
  },
  linked: {
    stands: ['{who} is linked to the immortal', 'связь с бессмертным действует: {who}'],
    falls: ['{who} is not linked', 'связи нет: {who}'],
    asks: ['Is {who} linked?', 'Есть ли связь: {who}?'],
  },
  linkBroken: {
    stands: ['{who} breaks the link', '{who} разрывает связь'],
    falls: ['{who} breaks no link', '{who} не разрывает связи'],
  },
  hasLink: { stands: ['{who} has a link', 'связь создана: {who}'], falls: ['{who} has no link', 'связи нет: {who}'] },
  notOverLink: {
    stands: ['a link does nothing where {who} dies of this', 'на такую смерть связь не действует: {who}'],
    falls: ['a link works where {who} dies of this', 'на такую смерть связь действует: {who}'],
  },
  followsLinked: {
    stands: ['{who} dies by the link with {other}', '{who} гибнет из-за связи (пара: {other})'],
    falls: ['{who} does not die by the link with {other}', '{who} не гибнет из-за связи'],
    would: ['{who} would die by the link with {other}', 'связь погубила бы: {who}'],
  },
  otherClientDies: {
    stands: ['of two clients {other} is the one who shares it', 'из двух клиентов удар делит {other}'],
    falls: ['of two clients {other} is not the one who shares it', 'из двух клиентов удар делит не {other}'],
  },
  secondClient: {
    stands: [
      '{who} has the use of the civil role for a second client',
      '{who} владеет мирной ролью и берет второго клиента',
    ],
    falls: [
      '{who} cannot use the civil role for a second client',
      '{who} не владеет мирной ролью и не берет второго клиента',
    ],
  },
  atOtherClient: {
    stands: [
      '{who} was killed, so {other} seems not to have been there',
      '{who} — жертва ночи, там {other} не замечают',
    ],
    falls: ['{who} was not killed', '{who} — не жертва ночи'],
  },
} satisfies Readonly<Record<string, Said>>

export const company = {
  uses: {
    takeHome: ['company', 'ход проститутки'],
    spareLife: ['spare life', 'запасная жизнь'],
    link: ['link', 'связь'],
    breakLink: ['end of the link', 'разрыв связи'],
  },
  deeds: {
    takeHome: [
      '{actor} took {first} home',
      '{first_forms, select, yes {{actor} берет {first_acc} к себе} other {{actor} берет игрока {first} к себе}}',
    ],
    'take:2': [
      '{actor} took {first} and {second} home',
      '{first_forms, select, yes {{second_forms, select, yes {{actor} берет {first_acc} и {second_acc} к себе} other {{actor} берет игроков {first} и {second} к себе}}} other {{actor} берет игроков {first} и {second} к себе}}',
    ],
    spareLife: [
      '{actor} had a life to spare',
      '{actor_forms, select, yes {у {actor_gen} есть запасная жизнь} other {у игрока {actor} есть запасная жизнь}}',
    ],
    link: [
      '{actor} linked to {first}',
      '{first_forms, select, yes {{actor} создает связь с {first_ins}} other {{actor} создает связь с игроком {first}}}',
    ],
    breakLink: ['{actor} broke the link', '{actor} разрывает связь'],
  },
  facts: { ...prostitute, ...immortal } satisfies FactWords<typeof declared>,
  terms: {
    guardBeatsProstitute: ['guard against the prostitute', 'защита от проститутки'],
    clientShotIsAttack: ['shot at a client as an attack', 'выстрел в клиента как нападение'],
    poisonSpendsLife: ['poison spends the life', 'яд расходует жизнь'],
    protected: ['takes care', 'предохраняется'],
  },
  tells: {
    lifeSpent: ['Your spare life is gone. Attacked: {who}.', 'Запасная жизнь потрачена. Цель нападения: {who}.'],
    pairAttacked: ['Attacked, of you and the player linked to you: {who}.', 'Вы и ваша связь: цель нападения — {who}.'],
  },
  verbs: {
    takeHome: ['take', 'take home', 'take {first} home', 'entertain', 'visit {first} as prostitute'],
    link: ['link', 'link to', 'bond with', 'link with'],
    breakLink: ['break link', 'break the link', 'unlink'],
  },
} satisfies PartWords
