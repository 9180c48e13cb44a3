/** Words of the poisoner: who is poisoned, what lifts the poison, and how many poisonings are left. */
import type { Said } from '../words.ts'

export const poisoner = {
  poisoned: {
    stands: ['{who} is poisoned', 'отравление: {who}'],
    falls: ['{who} is not poisoned', 'отравления нет: {who}'],
    asks: ['Is {who} poisoned?', 'Есть ли отравление: {who}?'],
    would: ['{who} would be poisoned', 'отравление прошло бы: {who}'],
  },
  poisonWorks: {
    stands: ['the poison works on {who}', 'яд действует: {who}'],
    falls: ['the poison does not kill {who}', 'яд не убивает: {who}'],
    would: ['the poison would kill {who}', 'яд подействовал бы: {who}'],
  },
  poisonNotLifted: {
    stands: ['nobody lifts the poison from {who}', 'яд не снят: {who}'],
    falls: ['the poison is lifted from {who}', 'яд снят: {who}'],
  },
  poisonDue: {
    stands: ['a victim of {who} was poisoned when the night began', '{who}: жертва еще под действием яда'],
    falls: ['no victim of {who} was poisoned when the night began', '{who}: жертвы под действием яда нет'],
  },
  isHisVictim: {
    stands: ['{who} is a victim of {other}', '{who}: жертва отравителя'],
    falls: ['{who} is no victim of {other}', '{who}: не жертва отравителя'],
  },
  visitedPoisoned: {
    stands: ['{who} is healed this night', 'лечение этой ночью: {who}'],
    falls: ['{who} is not healed this night', 'лечения этой ночью нет: {who}'],
    would: ['{who} would be healed this night', 'лечение этой ночью прошло бы: {who}'],
  },
  reachedHealing: {
    stands: ['{who} is healed the same night', 'лечение в ту же ночь: {who}'],
    falls: ['{who} is not healed the same night', 'лечения в ту же ночь нет: {who}'],
    would: ['{who} would be healed the same night', 'лечение в ту же ночь прошло бы: {who}'],
  },
  antidote: {
    stands: ['{who} gets the antidote', 'противоядие получает {who}'],
    falls: ['{who} gets no antidote', 'противоядия нет: {who}'],
    would: ['{who} would get the antidote', 'противоядие подействовало бы: {who}'],
  },
  noAntidote: {
    stands: ['{who} gets no antidote', 'отказ от противоядия: {who}'],
    falls: ['the antidote is not refused to {who}', 'отказа от противоядия нет: {who}'],
  },
  antidoteOpen: {
    stands: ['nothing was said about the antidote for {who}', 'о противоядии ничего не сказано: {who}'],
    falls: ['the antidote for {who} was decided on', 'решение о противоядии принято: {who}'],
  },
  poisonerGone: {
    stands: ['{who} is out, and the poison stays', '{who} вне игры, но яд остается'],
    falls: ['{who} is in the game', '{who} в игре'],
  },
  otherPoisonVictim: {
    stands: ['of two victims only {other} dies', 'из двух жертв умирает только {other}'],
    falls: ['{other} does not die instead', '{other} вместо этого не умирает'],
  },
  poisonOver: {
    stands: ['this poison is over', 'действие этого яда закончено'],
    falls: ['this poison is not over', 'яд еще действует'],
  },
  noPoison: {
    stands: ['{who} has no poisoning left', 'лимит отравлений исчерпан: {who}'],
    falls: ['{who} has a poisoning left', 'отравление в запасе: {who}'],
  },
  twoVictims: {
    stands: ['{who} may name two victims', '{who} может выбрать две цели'],
    falls: ['{who} may not name two victims', '{who} не может выбрать две цели'],
  },
  tooManyVictims: {
    stands: ['two victims are too many', 'две цели выбрать нельзя'],
    falls: ['two victims are not too many', 'две цели выбрать можно'],
  },
  poisoningSpent: {
    stands: ['a poisoning of {who} is used up', 'отравление реализовано: {who}'],
    falls: ['no poisoning of {who} is used up', 'отравление не реализовано: {who}'],
    asks: ['Is a poisoning of {who} used up?', 'Реализовано ли отравление: {who}?'],
  },
  poisoningPassedOn: {
    stands: ['a poisoning that {who} leaves behind becomes a shot', 'отравление становится выстрелом: {who}'],
    falls: ['no poisoning of {who} becomes a shot', 'отравление не становится выстрелом: {who}'],
    asks: ['Does a poisoning of {who} become a shot?', 'Становится ли отравление выстрелом: {who}?'],
  },
  extraPoisoning: {
    stands: ['{who} gets one more poisoning', 'дополнительное отравление получает {who}'],
    falls: ['{who} gets no further poisoning', 'дополнительного отравления нет: {who}'],
    asks: ['Does {who} get one more poisoning?', 'Есть ли дополнительное отравление: {who}?'],
  },
  surplusShot: {
    stands: ['there is a shot that nobody can use', 'есть выстрел, который некому реализовать'],
    falls: ['there is no shot too many', 'лишнего выстрела нет'],
  },
} satisfies Readonly<Record<string, Said>>
