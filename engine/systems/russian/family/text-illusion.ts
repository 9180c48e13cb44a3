/** Words of the imitator: the maniac’s illusion, who takes his place, and who leaves as another. */
import type { Said } from '../words.ts'

export const imitators = {
  met: {
    stands: ['{who} and {other} have met', 'встреча состоялась: {who} и {other}'],
    falls: ['{who} has not met the maniac', '{who}: встречи с маньяком еще нет'],
  },
  noManiac: {
    stands: ['there is no maniac to be imitated', 'подражать некому: маньяка нет'],
    falls: ['there is a maniac', 'маньяк есть'],
  },
  hasMet: {
    stands: ['{who} has met {other}', '{who} уже знает маньяка ({other})'],
    falls: ['{who} has not met the maniac', '{who} еще не знает маньяка'],
    would: ['{who} would have met {other}', '{who}: встреча с маньяком ({other})'],
  },
  illusion: {
    stands: ['there is an illusion of {who}', 'создана иллюзия: {who}'],
    falls: ['there is no illusion of {who}', 'иллюзии нет: {who}'],
    asks: ['Is there an illusion of {who}?', 'Есть ли иллюзия: {who}?'],
    would: ['there would be an illusion of {who}', 'иллюзия: {who}'],
  },
  behindIllusion: {
    stands: ['an illusion stands before {who}', '{who} под прикрытием иллюзии'],
    falls: ['no illusion stands before {who}', '{who} без прикрытия иллюзии'],
    would: ['an illusion would stand before {who}', '{who} под прикрытием иллюзии'],
  },
  imitatorHindered: {
    stands: ['what is done to {who} ends the illusion', '{who}: иллюзия рассеивается из-за блока'],
    falls: ['what is done to {who} does not end the illusion', '{who}: блок иллюзии не мешает'],
  },
  blockedTonight: {
    stands: ['{who} is blocked', '{who} под блоком'],
    falls: ['{who} is not blocked', '{who} не под блоком'],
  },
  pretendsAllTheSame: {
    stands: ['pretending goes on all the same', 'притворство остается в силе'],
    falls: ['pretending ends', 'притворство окончено'],
  },
  reachesHimself: {
    stands: ['it reaches {who} in person', '{who}: ход задевает самого маньяка'],
    falls: ['it does not reach {who} in person', '{who}: ход не задевает самого маньяка'],
  },
  metIllusion: {
    stands: ['the attack meets an illusion of {who}', 'нападение приходится на иллюзию: {who}'],
    falls: ['the attack meets no illusion of {who}', 'нападение не на иллюзию: {who}'],
  },
  illusionKilled: {
    stands: [
      '{other} kills the illusion of {who}',
      '{who_forms, select, yes {{other} убивает иллюзию {who_gen}} other {{other} убивает иллюзию игрока {who}}}',
    ],
    falls: ['the illusion of {who} is not killed', 'иллюзия цела: {who}'],
  },
  imitatorKilled: {
    stands: ['{who}, who pretended, is killed', 'подражатель убит: {who}'],
    falls: ['{who}, who pretends, lives', 'подражатель жив: {who}'],
  },
  waitsForManiac: {
    stands: ['{who} leaves the killing to the maniac', '{who}: убивает только настоящий маньяк'],
    falls: ['{who} leaves the killing to nobody', '{who}: ход киллера теперь здесь'],
  },
  maniacGone: { stands: ['the maniac is out', 'маньяка больше нет'], falls: ['the maniac lives', 'маньяк жив'] },
  tookPlace: {
    stands: ['{who} takes the place of the maniac', '{who} занимает место маньяка'],
    falls: ['{who} does not take the place of the maniac', '{who} не занимает места маньяка'],
    asks: ['Does {who} take the place of the maniac?', 'Занимает ли {who} место маньяка?'],
    would: ['{who} would take the place of the maniac', '{who} на месте маньяка'],
  },
  shownAs: {
    stands: ['everybody sees {who} leave as another', 'в итогах чужая личина: {who}'],
    falls: ['nobody is deceived about {who}', 'в итогах настоящая роль: {who}'],
    asks: ['Is {who} shown as another?', 'В итогах чужая личина: {who}?'],
  },
  diesAs: {
    stands: ['{who} leaves as somebody else', '{who} уходит под чужой личиной'],
    falls: ['{who} leaves as what he is', '{who} уходит без личины'],
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
