/** Words of the pimp. */
import { did } from '../words.ts'
import type { PartWords, Said } from '../words.ts'

const facts = {
  enslaved: {
    stands: ['{who} is a slave', '{who_nom} в рабстве'],
    falls: ['{who} is no slave', '{who_nom} не в рабстве'],
    asks: ['Is {who} a slave?', 'В рабстве ли {who_nom}?'],
    would: ['{who} would be a slave', `{who_nom} ${did('who', 'был')} бы в рабстве`],
  },
  punished: {
    stands: ['{who} is punished', `{who_nom} ${did('who', 'наказан')}`],
    falls: ['{who} is not punished', `{who_nom} не ${did('who', 'наказан')}`],
    asks: ['Is {who} punished?', `${did('who', 'Наказан')} ли {who_nom}?`],
    would: ['{who} would be punished', `{who_nom} ${did('who', 'был')} бы ${did('who', 'наказан')}`],
  },
  forbidden: {
    stands: ['the pimp forbids {who} to move', 'сутенер запрещает ходы {who_gen}'],
    falls: ['the pimp does not forbid {who} to move', 'сутенер не запрещает ходов {who_gen}'],
    asks: ['Is {who} forbidden to move?', 'Запрещены ли ходы {who_gen}?'],
    would: ['{who} would be forbidden to move', 'ходы {who_gen} были бы запрещены'],
  },
  moveForbidden: {
    stands: ['the move of {who} is forbidden', 'ход {who_gen} под запретом'],
    falls: ['the move of {who} is not forbidden', 'ход {who_gen} не под запретом'],
  },
  ownWill: {
    stands: ['no pimp rules the moves of {who}', 'ходами {who_gen} сутенер не управляет'],
    falls: ['a pimp rules the moves of {who}', 'ходами {who_gen} управляет сутенер'],
  },
  chosenByPimp: {
    stands: ['{other} chose this move of {who}', `этот ход {who_gen} ${did('other', 'назначил')} {other_nom}`],
    falls: ['{other} could not choose the move of {who}', `{other_nom} не ${did('other', 'назначил')} хода {who_gen}`],
  },
  choiceInstead: {
    stands: ['the pimp chose another move for {who}', 'сутенер назначил {who_dat} другой ход'],
    falls: ['the pimp did not choose the move of {who}', 'сутенер не назначил хода {who_dat}'],
  },
  noChoice: {
    stands: [
      '{other} could not choose the move of {who}',
      `{other_nom} не ${did('other', 'мог')} назначить ход {who_gen}`,
    ],
    falls: ['{other} chose the move of {who}', `ход {who_dat} ${did('other', 'назначил')} {other_nom}`],
  },
  used: {
    stands: ['the pimp made use of {who}', 'сутенер воспользовался рабом: {who_nom}'],
    falls: ['the pimp did not make use of {who}', 'сутенер не воспользовался рабом: {who_nom}'],
    asks: ['Did the pimp make use of {who}?', 'Воспользовался ли сутенер рабом: {who_nom}?'],
    would: ['the pimp would make use of {who}', 'сутенер воспользовался бы рабом: {who_nom}'],
  },
  takenAtOnce: {
    stands: [
      '{other} takes the passport of {who} in this evening',
      '{other_nom} этим же вечером забирает паспорт {who_gen}',
    ],
    falls: ['{other} does not take the passport of {who}', '{other_nom} не забирает паспорт {who_gen}'],
  },
  freed: {
    stands: ['{who} is let go', '{who_nom} больше не в рабстве'],
    falls: ['{who} is not let go', '{who_nom} остается в рабстве'],
  },
  slaveryOver: {
    stands: ['the slavery of {who} is over', 'рабство {who_gen} окончено'],
    falls: ['the slavery of {who} is not over', 'рабство {who_gen} не окончено'],
  },
} satisfies Readonly<Record<string, Said>>

export const pimp = {
  uses: {
    enslave: ['taking of a passport', 'рабство'],
    forbid: ['ban', 'запрет'],
    punish: ['punishment', 'наказание'],
    freeSlave: ['release of a slave', 'освобождение раба'],
  },
  deeds: {
    enslave: ['{actor} took the passport of {first}', `{actor_nom} ${did('actor', 'забрал')} паспорт {first_gen}`],
    forbid: ['{actor} forbade {first} to move', `{actor_nom} ${did('actor', 'запретил')} ходы {first_gen}`],
    punish: ['{actor} punished {first}', `{actor_nom} ${did('actor', 'наказал')} {first_acc}`],
    freeSlave: ['{actor} let {first} go', `{actor_nom} ${did('actor', 'отпустил')} {first_acc}`],
  },
  facts,
  terms: {
    enslaved: ['slave', 'в рабстве'],
    punished: ['punished', 'под наказанием'],
    pimpForbids: ['bans by the pimp', 'запреты сутенера'],
  },
  tells: {
    passport: ['Somebody took your passport: you are a slave.', 'У вас забрали паспорт: теперь вы в рабстве.'],
    slaveRole: ['{about} is your slave. The civil role: {role}.', 'Ваш раб — {about_nom}. Мирная роль: {role}.'],
    forbiddenBySomebody: ['Your owner forbade your moves.', 'Хозяин запретил ваши ходы.'],
    usedBySomebody: [
      'Your owner chose your move: {ability}, {about}.',
      'Хозяин назначил вам ход: {ability}, {about_nom}.',
    ],
    usedForRole: ['Your owner chose your move: {ability}, {role}.', 'Хозяин назначил вам ход: {ability}, {role}.'],
    usedAtHome: ['Your owner chose your move: {ability}.', 'Хозяин назначил вам ход: {ability}.'],
    punished: [
      'Your owner punished you: your roles are blocked until the end of the day.',
      'Хозяин наказал вас: ваши роли заблокированы до конца дня.',
    ],
    freed: ['You are a slave no longer.', 'Вы больше не в рабстве.'],
  },
  verbs: {
    enslave: ['enslave', 'take passport of', 'take the passport of'],
    forbid: ['forbid', 'ban'],
    punish: ['punish'],
    freeSlave: ['free', 'let go'],
  },
} satisfies Partial<Omit<PartWords, 'facts'>> & { facts: typeof facts }
