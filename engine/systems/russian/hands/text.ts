/** Words of those who play a role that they were not dealt. */
import type { declared } from './facts.ts'
import { did } from '../words.ts'
import type { PartWords, Said } from '../words.ts'

const playing = {
  plays: {
    stands: ['{who} plays another role', '{who_nom} играет за другую роль'],
    falls: ['{who} plays no other role', '{who_nom} не играет за другую роль'],
    asks: ['Does {who} play another role?', 'Играет ли {who_nom} за другую роль?'],
    would: ['{who} would play another role', `{who_nom} ${did('who', 'играл')} бы за другую роль`],
  },
  copies: {
    stands: ['{who} copies the role of {other}: {role}', '{who_nom} копирует роль {other_gen}: {role}'],
    falls: ['{who} does not copy the role of {other}', '{who_nom} не копирует роль {other_gen}'],
    would: [
      '{who} would copy the role of {other}: {role}',
      `{who_nom} ${did('who', 'скопировал')} бы роль {other_gen}: {role}`,
    ],
  },
  conjures: {
    stands: ['{who} takes a role that nobody was dealt: {role}', '{who_nom} берет роль, которой нет на игре: {role}'],
    falls: ['{who} does not get this role: {role}', '{who_nom} не получает роль: {role}'],
    would: ['{who} would get this role: {role}', `{who_nom} ${did('who', 'получил')} бы роль: {role}`],
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
  roleInGame: {
    stands: ['the role is in the game: {role}', 'роль есть на игре: {role}'],
    falls: ['the role is not in the game: {role}', 'роли нет на игре: {role}'],
  },
} satisfies Readonly<Partial<Record<keyof typeof declared, Said>> & Record<string, Said>>

export const hands = {
  uses: { copy: ['copy', 'копия роли'], conjure: ['role for a day', 'роль на сутки'] },
  deeds: {
    copy: ['{actor} copied the role of {first}', `{actor_nom} ${did('actor', 'скопировал')} роль {first_gen}`],
    conjure: ['{actor} took a role for a day: {first}', `{actor_nom} ${did('actor', 'взял')} роль на сутки: {first}`],
  },
  facts: playing,
  tells: {
    roleForADay: [
      'Until the end of the next day you have one more role: {role}.',
      'До конца следующего дня у вас есть еще одна роль: {role}.',
    ],
    copyMissed: ['In the role that you play you missed.', 'За скопированную роль вы не попали.'],
    roleInGame: [
      'This role is in the game, and the attempt is spent: {role}.',
      'Эта роль есть на игре, попытка потрачена: {role}.',
    ],
  },
  verbs: {
    copy: ['copy', 'imitate', 'copy the role of'],
    conjure: ['conjure', 'take role', 'take the role', 'become', 'play as'],
  },
} satisfies PartWords
