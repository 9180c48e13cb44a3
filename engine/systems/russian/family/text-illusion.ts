/** Words of the imitator: the maniac’s illusion, who takes his place, and who leaves as another. */
import { did } from '../words.ts'
import type { Said } from '../words.ts'

export const imitators = {
  met: {
    stands: ['{who} and {other} have met', '{who_nom} и {other_nom} встретились'],
    falls: ['{who} has not met the maniac', `{who_nom} еще не ${did('who', 'встретил')} маньяка`],
  },
  noManiac: {
    stands: ['there is no maniac to be imitated', 'подражать некому: маньяка нет'],
    falls: ['there is a maniac', 'маньяк есть'],
  },
  hasMet: {
    stands: ['{who} has met {other}', '{who_nom} уже знает маньяка ({other_nom})'],
    falls: ['{who} has not met the maniac', `{who_nom} еще не ${did('who', 'встретил')} маньяка`],
    would: ['{who} would have met {other}', `{who_nom} ${did('who', 'встретил')} бы маньяка ({other_nom})`],
  },
  illusion: {
    stands: ['there is an illusion of {who}', '{who_nom} создает иллюзию'],
    falls: ['there is no illusion of {who}', '{who_nom} не создает иллюзии'],
    asks: ['Is there an illusion of {who}?', 'Создает ли {who_nom} иллюзию?'],
    would: ['there would be an illusion of {who}', `{who_nom} ${did('who', 'создал')} бы иллюзию`],
  },
  behindIllusion: {
    stands: ['an illusion stands before {who}', '{who_nom} под прикрытием иллюзии'],
    falls: ['no illusion stands before {who}', '{who_nom} без прикрытия иллюзии'],
    would: ['an illusion would stand before {who}', `{who_nom} ${did('who', 'был')} бы под прикрытием иллюзии`],
  },
  imitatorHindered: {
    stands: ['what is done to {who} ends the illusion', 'блок рассеивает иллюзию {who_gen}'],
    falls: ['what is done to {who} does not end the illusion', 'блок не мешает иллюзии {who_gen}'],
  },
  blockedTonight: {
    stands: ['{who} is blocked', '{who_nom} под блоком'],
    falls: ['{who} is not blocked', '{who_nom} не под блоком'],
  },
  pretendsAllTheSame: {
    stands: ['pretending goes on all the same', 'притворство остается в силе'],
    falls: ['pretending ends', 'притворство окончено'],
  },
  reachesHimself: {
    stands: ['it reaches {who} in person', 'ход задевает и самого маньяка ({who_nom})'],
    falls: ['it does not reach {who} in person', 'ход не задевает самого маньяка ({who_nom})'],
  },
  metIllusion: {
    stands: ['the attack meets an illusion of {who}', 'нападение приходится на иллюзию {who_gen}'],
    falls: ['the attack meets no illusion of {who}', 'нападение приходится не на иллюзию {who_gen}'],
  },
  illusionKilled: {
    stands: ['{other} kills the illusion of {who}', '{other_nom} убивает иллюзию {who_gen}'],
    falls: ['the illusion of {who} is not killed', 'иллюзия {who_gen} цела'],
  },
  imitatorKilled: {
    stands: ['{who}, who pretended, is killed', 'подражатель ({who_nom}) убит'],
    falls: ['{who}, who pretends, lives', 'подражатель ({who_nom}) жив'],
  },
  waitsForManiac: {
    stands: [
      '{who} leaves the killing to the maniac',
      '{who_nom} не убивает: пока жив настоящий маньяк, стреляет только он',
    ],
    falls: ['{who} leaves the killing to nobody', '{who_nom} теперь ходит как киллер'],
  },
  maniacGone: { stands: ['the maniac is out', 'маньяка больше нет'], falls: ['the maniac lives', 'маньяк жив'] },
  tookPlace: {
    stands: ['{who} takes the place of the maniac', '{who_nom} занимает место маньяка'],
    falls: ['{who} does not take the place of the maniac', '{who_nom} не занимает места маньяка'],
    asks: ['Does {who} take the place of the maniac?', 'Занимает ли {who_nom} место маньяка?'],
    would: ['{who} would take the place of the maniac', `{who_nom} ${did('who', 'занял')} бы место маньяка`],
  },
  diesAs: {
    stands: ['{who} leaves as somebody else', '{who_nom} уходит под чужой личиной'],
    falls: ['{who} leaves as what he is', '{who_nom} уходит без личины'],
  },
  notInGame: {
    stands: ['nobody in the game is that', 'такой роли на игре нет'],
    falls: ['somebody in the game is that', 'такая роль на игре есть'],
  },
  notDealt: {
    stands: ['that role was not dealt', 'такая роль не роздана'],
    falls: ['that role was dealt', 'такая роль роздана'],
  },
} satisfies Readonly<Record<string, Said>>
