/** Words of the prostitute and the immortal. */
import type { declared } from './facts.ts'
import { did } from '../words.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

const prostitute = {
  guardIsVoid: {
    stands: ['the guard of {who} is void in company', 'защита клиента ({who_nom}) не действует'],
    falls: ['the guard of {who} stands', 'защита {who_gen} действует'],
  },
  movesBefore: {
    stands: ['this comes before the company', 'этот ход стоит раньше'],
    falls: ['this does not come before the company', 'этот ход стоит не раньше'],
  },
  takesCare: {
    stands: ['{other} takes care of {who}', '{other_nom} предохраняется с {who_ins}'],
    falls: ['{other} does not take care of {who}', '{other_nom} не предохраняется с {who_ins}'],
  },
  hurtBeside: {
    stands: ['{who} is hurt where {other} is killed', 'убийство {other_gen} калечит и {who_acc}'],
    falls: ['{who} is not hurt beside {other}', 'убийство {other_gen} не калечит {who_acc}'],
    would: ['{who} would be hurt beside {other}', 'убийство {other_gen} покалечило бы и {who_acc}'],
  },
  lifeInstead: {
    stands: ['the spare life of {who} is taken instead', 'вместо этого {who_nom} тратит запасную жизнь'],
    falls: ['no spare life of {who} is taken instead', 'у {who_gen} нет запасной жизни на этот случай'],
  },
} satisfies Readonly<Record<string, Said>>

const immortal = {
  linkOpen: {
    stands: ['no life of {who} covers the link', 'у {who_gen} в этой связи нет запасной жизни'],
    falls: ['a life of {who} covers the link', '{who_acc} в этой связи прикрывает запасная жизнь'],
    would: ['no life of {who} would cover the link', 'у {who_gen} в этой связи не было бы запасной жизни'],
  },
  spareLife: {
    stands: ['a spare life keeps {who} alive', 'запасная жизнь спасает {who_acc}'],
    falls: ['no spare life keeps {who} alive', 'запасная жизнь не спасает {who_acc}'],
    would: ['a spare life would keep {who} alive', 'запасная жизнь спасла бы {who_acc}'],
  },
  linked: {
    stands: ['{who} is linked to the immortal', '{who_nom} под связью с бессмертным'],
    falls: ['{who} is not linked', '{who_nom} не под связью с бессмертным'],
    asks: ['Is {who} linked?', 'Под связью ли {who_nom}?'],
    would: ['{who} would be linked to the immortal', `{who_nom} ${did('who', 'был')} бы под связью с бессмертным`],
  },
  linkBroken: {
    stands: ['{who} breaks the link', '{who_nom} разрывает связь'],
    falls: ['{who} breaks no link', '{who_nom} не разрывает связи'],
  },
  hasLink: {
    stands: ['{who} has a link', '{who_nom} создает связь'],
    falls: ['{who} has no link', '{who_nom} не создает связи'],
  },
  notOverLink: {
    stands: ['a link does nothing where {who} dies of this', 'на такую смерть связь {who_gen} не действует'],
    falls: ['a link works where {who} dies of this', 'на такую смерть связь {who_gen} действует'],
  },
  followsLinked: {
    stands: ['{who} dies by the link with {other}', '{who_nom} гибнет из-за связи с {other_ins}'],
    falls: ['{who} does not die by the link with {other}', '{who_nom} не гибнет из-за связи'],
    would: [
      '{who} would die by the link with {other}',
      `{who_nom} ${did('who', 'погиб', 'погибла', 'погибли')} бы из-за связи`,
    ],
  },
  otherClientDies: {
    stands: ['of two clients {other} is the one who shares it', 'из двух клиентов под удар попадает {other_nom}'],
    falls: ['of two clients {other} is not the one who shares it', 'из двух клиентов под удар попадает не {other_nom}'],
  },
  secondClient: {
    stands: [
      '{who} has the use of the civil role for a second client',
      '{who_nom} владеет мирной ролью и берет второго клиента',
    ],
    falls: [
      '{who} cannot use the civil role for a second client',
      '{who_nom} не владеет мирной ролью и не берет второго клиента',
    ],
  },
  atOtherClient: {
    stands: [
      '{who} was killed, so {other} seems not to have been there',
      '{who_nom} — жертва ночи, и {other_acc} там не замечают',
    ],
    falls: ['{who} was not killed', '{who_nom} — не жертва ночи'],
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
    takeHome: ['{actor} took {first} home', `{actor_nom} ${did('actor', 'забирал')} {first_acc} к себе`],
    'take:2': [
      '{actor} took {first} and {second} home',
      `{actor_nom} ${did('actor', 'забирал')} {first_acc} и {second_acc} к себе`,
    ],
    spareLife: ['{actor} had a life to spare', 'у {actor_gen} была запасная жизнь'],
    link: ['{actor} linked to {first}', `{actor_nom} ${did('actor', 'связал')} себя с {first_ins}`],
    breakLink: ['{actor} broke the link', `{actor_nom} ${did('actor', 'разорвал')} связь`],
  },
  facts: { ...prostitute, ...immortal } satisfies FactWords<typeof declared>,
  terms: {
    guardBeatsProstitute: ['guard against the prostitute', 'защита от проститутки'],
    clientShotIsAttack: ['shot at a client as an attack', 'выстрел в клиента как нападение'],
    poisonSpendsLife: ['poison spends the life', 'яд расходует жизнь'],
    protected: ['takes care', 'предохраняется'],
  },
  tells: {
    lifeSpent: [
      'Your spare life is gone. Attacked: {who}.',
      'Ваша запасная жизнь потрачена: {who, select, you {напали на вас} other {напали на {who_acc}}}.',
    ],
    pairAttacked: [
      'Attacked, of you and the player linked to you: {who}.',
      'Из вас и связанного игрока напали {who, select, you {на вас} other {на {who_acc}}}.',
    ],
  },
  verbs: {
    takeHome: ['take', 'take home', 'take {first} home', 'entertain', 'visit {first} as prostitute'],
    link: ['link', 'link to', 'bond with', 'link with'],
    breakLink: ['break link', 'break the link', 'unlink'],
  },
} satisfies PartWords
