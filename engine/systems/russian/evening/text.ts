/** Words of roles of the evening. */
import type { declared } from './facts.ts'
import { did } from '../words.ts'
import type { FactWords, PartWords, Said } from '../words.ts'

const hacker = {
  hacked: {
    stands: ['{who} is hacked', `{who_nom} ${did('who', 'взломан')}`],
    falls: ['{who} is not hacked', `{who_nom} не ${did('who', 'взломан')}`],
    asks: ['Is {who} hacked?', `${did('who', 'Взломан')} ли {who_nom}?`],
    would: ['{who} would be hacked', `{who_nom} ${did('who', 'был')} бы ${did('who', 'взломан')}`],
  },
  hackHolds: {
    stands: ['the hack of {who} is in force', 'взлом {who_gen} в силе'],
    falls: ['the hack of {who} is not in force', 'взлом {who_gen} не в силе'],
  },
  afterHisDeath: {
    stands: ['the death of the hacker ends no hack', 'смерть хакера не снимает взлома'],
    falls: ['with the hacker his hack is gone', 'вместе с хакером исчез и взлом'],
  },
  gameDayOver: {
    stands: ['the game day of {who} is over', 'игровые сутки {who_gen} истекли'],
    falls: ['the game day of {who} is not over', 'игровые сутки {who_gen} еще не истекли'],
  },
  usesRole: {
    stands: [
      '{who} uses the {role} role',
      '{who_nom} пользуется {role, select, civil {мирной} other {негативной}} ролью',
    ],
    falls: [
      '{who} does not use the {role} role',
      '{who_nom} не пользуется {role, select, civil {мирной} other {негативной}} ролью',
    ],
    asks: ['Which role does {who} use?', 'Какой ролью пользуется {who_nom}?'],
  },
  chosenForHim: {
    stands: [
      '{who} named no role and is left the {role} one',
      '{who_nom} не называет роли, остается {role, select, civil {мирная} other {негативная}}',
    ],
    falls: ['{who} named a role', '{who_nom} называет роль'],
  },
  hackedAgain: {
    stands: ['one role of {who} stays blocked', 'одна роль {who_gen} остается заблокированной'],
    falls: ['no role of {who} stays blocked', 'ни одна роль {who_gen} больше не заблокирована'],
  },
  hackerIsBlack: {
    stands: ['{who} is a black hacker', '{who_nom} — черный хакер'],
    falls: ['{who} is no black hacker', '{who_nom} — не черный хакер'],
  },
  hackFinds: {
    stands: ['{other} finds the civil role of {who}', '{other_nom} узнает мирную роль {who_gen}'],
    falls: ['{other} does not find the civil role of {who}', '{other_nom} не узнает мирную роль {who_gen}'],
  },
} satisfies Readonly<Record<string, Said>>

export const evenings = {
  uses: { hack: ['hack', 'взлом'], useRole: ['choice of a role', 'выбор роли'] },
  deeds: {
    hack: ['{actor} hacked {first}', `{actor_nom} ${did('actor', 'взломал')} {first_acc}`],
    useRole: ['{actor} chose a role to use', `{actor_nom} ${did('actor', 'выбрал')} роль`],
  },
  facts: { ...hacker } satisfies FactWords<typeof declared>,
  terms: {
    hacked: ['hacked', 'взломан'],
    silentHacked: ['silent after a hack', 'молчание после взлома'],
  },
  tells: {
    hacked: [
      'You were hacked: your role is blocked until the end of the day.',
      'Вас взломали: ваша роль заблокирована до конца дня.',
    ],
    hackedBoth: [
      'You were hacked: both your roles are blocked until the end of the day. Then say which one you will use; the other stays blocked for another day.',
      'Вас взломали: обе ваши роли заблокированы до конца дня. Потом назовите ту, которой будете пользоваться; другая останется заблокированной еще на сутки.',
    ],
    hackedUntil: [
      'You were hacked: both your roles are blocked until the evening of day {day}.',
      'Вас взломали: обе ваши роли заблокированы до вечера дня {day}.',
    ],
    hackFound: ['You hacked {about}. The civil role: {role}.', 'Вы взломали {about_acc}. Мирная роль: {role}.'],
  },
  verbs: { hack: ['hack', 'break into'], useRole: ['use', 'use role', 'keep role'] },
} satisfies PartWords
