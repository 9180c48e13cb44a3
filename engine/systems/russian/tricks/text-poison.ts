/** Words of the poisoner: who is poisoned, what lifts the poison, and how many poisonings are left. */
import { did } from '../words.ts'
import type { Said } from '../words.ts'

export const poisoner = {
  poisoned: {
    stands: ['{who} is poisoned', `{who_nom} ${did('who', 'отравлен')}`],
    falls: ['{who} is not poisoned', `{who_nom} не ${did('who', 'отравлен')}`],
    asks: ['Is {who} poisoned?', `${did('who', 'Отравлен')} ли {who_nom}?`],
    would: ['{who} would be poisoned', `{who_nom} ${did('who', 'был')} бы ${did('who', 'отравлен')}`],
  },
  poisonWorks: {
    stands: ['the poison works on {who}', 'яд убивает {who_acc}'],
    falls: ['the poison does not kill {who}', 'яд не убивает {who_acc}'],
    would: ['the poison would kill {who}', 'яд убил бы {who_acc}'],
  },
  poisonNotLifted: {
    stands: ['nobody lifts the poison from {who}', 'яд с {who_gen} не снят'],
    falls: ['the poison is lifted from {who}', 'яд с {who_gen} снят'],
  },
  poisonDue: {
    stands: ['a victim of {who} was poisoned when the night began', 'жертва {who_gen} еще под действием яда'],
    falls: ['no victim of {who} was poisoned when the night began', 'у {who_gen} нет жертвы под действием яда'],
  },
  isHisVictim: {
    stands: ['{who} is a victim of {other}', '{who_nom} — жертва отравителя'],
    falls: ['{who} is no victim of {other}', '{who_nom} — не жертва отравителя'],
  },
  visitedPoisoned: {
    stands: ['{who} is healed this night', '{who_acc} этой ночью лечили'],
    falls: ['{who} is not healed this night', '{who_acc} этой ночью не лечили'],
    would: ['{who} would be healed this night', '{who_acc} этой ночью вылечили бы'],
  },
  reachedHealing: {
    stands: ['{who} is healed the same night', '{who_acc} лечили в ту же ночь'],
    falls: ['{who} is not healed the same night', '{who_acc} не лечили в ту же ночь'],
    would: ['{who} would be healed the same night', '{who_acc} вылечили бы в ту же ночь'],
  },
  antidote: {
    stands: ['{who} gets the antidote', '{who_nom} получает противоядие'],
    falls: ['{who} gets no antidote', '{who_nom} не получает противоядия'],
    would: ['{who} would get the antidote', `{who_nom} ${did('who', 'получил')} бы противоядие`],
  },
  noAntidote: {
    stands: ['{who} gets no antidote', '{who_nom} не получает противоядия'],
    falls: ['the antidote is not refused to {who}', `{who_nom} не ${did('who', 'лишен')} противоядия`],
  },
  antidoteOpen: {
    stands: ['nothing was said about the antidote for {who}', 'о противоядии для {who_gen} ничего не сказано'],
    falls: ['the antidote for {who} was decided on', 'о противоядии для {who_gen} решено'],
  },
  poisonerGone: {
    stands: ['{who} is out, and the poison stays', '{who_nom} вне игры, но яд остается'],
    falls: ['{who} is in the game', '{who_nom} в игре'],
  },
  otherPoisonVictim: {
    stands: ['of two victims only {other} dies', 'из двух жертв умирает только {other_nom}'],
    falls: ['{other} does not die instead', '{other_nom} вместо этого не умирает'],
  },
  poisonOver: {
    stands: ['this poison is over', 'действие этого яда закончено'],
    falls: ['this poison is not over', 'яд еще действует'],
  },
  noPoison: {
    stands: ['{who} has no poisoning left', 'у {who_gen} не осталось отравлений'],
    falls: ['{who} has a poisoning left', 'у {who_gen} осталось отравление'],
  },
  twoVictims: {
    stands: ['{who} may name two victims', '{who_nom} может выбрать две цели'],
    falls: ['{who} may not name two victims', '{who_nom} не может выбрать две цели'],
  },
  tooManyVictims: {
    stands: ['two victims are too many', 'две цели выбрать нельзя'],
    falls: ['two victims are not too many', 'две цели выбрать можно'],
  },
  poisoningSpent: {
    stands: ['a poisoning of {who} is used up', 'отравление {who_gen} реализовано'],
    falls: ['no poisoning of {who} is used up', 'отравление {who_gen} не реализовано'],
    asks: ['Is a poisoning of {who} used up?', 'Реализовано ли отравление {who_gen}?'],
  },
  poisoningPassedOn: {
    stands: ['a poisoning that {who} leaves behind becomes a shot', 'отравление {who_gen} становится выстрелом'],
    falls: ['no poisoning of {who} becomes a shot', 'отравление {who_gen} не становится выстрелом'],
    asks: ['Does a poisoning of {who} become a shot?', 'Становится ли отравление {who_gen} выстрелом?'],
  },
  extraPoisoning: {
    stands: ['{who} gets one more poisoning', '{who_nom} получает дополнительное отравление'],
    falls: ['{who} gets no further poisoning', '{who_nom} не получает дополнительного отравления'],
    asks: ['Does {who} get one more poisoning?', 'Получает ли {who_nom} дополнительное отравление?'],
  },
  surplusShot: {
    stands: ['there is a shot that nobody can use', 'есть выстрел, который некому реализовать'],
    falls: ['there is no shot too many', 'лишнего выстрела нет'],
  },
} satisfies Readonly<Record<string, Said>>
