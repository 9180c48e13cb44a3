/** Words of those who follow others: what the investigator is told, and who takes a role over. */
import { did } from '../words.ts'
import type { Said } from '../words.ts'

export const following = {
  isTold: {
    stands: ['{who} is told what was found', '{who_nom} получает этот результат'],
    falls: ['{who} is not told what was found', '{who_nom} не получает этого результата'],
    would: ['{who} would be told what was found', `{who_nom} ${did('who', 'получил')} бы этот результат`],
  },
  newObserver: {
    stands: ['{who} has an observing role since a short while', 'у {who_gen} новая роль, которая наблюдает за другой'],
    falls: ['{who} has no observing role', 'у {who_gen} нет роли, которая наблюдает за другой'],
  },
  hearsWhatIsObserved: {
    stands: ['{who} is told what the role observes', '{who_nom} узнает, за какой ролью наблюдает'],
    falls: ['{who} is not told what the role observes', '{who_nom} не узнает, за какой ролью наблюдает'],
  },
  toldWhatIsObserved: {
    stands: ['{who} knows what the role observes', '{who_nom} знает, за какой ролью наблюдает'],
    falls: ['{who} does not know what the role observes', '{who_nom} не знает, за какой ролью наблюдает'],
  },
  onlyMove: {
    stands: ['it is the one move of {who} as investigator this night', 'у {who_gen} это единственный ход этой ночью'],
    falls: ['{who} does not get to shoot as investigator', 'у {who_gen} нет самосуда'],
    would: ['{who} would shoot as investigator', `{who_nom} ${did('who', 'получил')} бы право на самосуд`],
  },
  skipsOrder: {
    stands: [
      '{who} shoots as investigator and skips the order',
      '{who_nom} стреляет как следователь и пропускает заказ',
    ],
    falls: ['{who} does not skip the order', '{who_nom} не пропускает заказ'],
  },
  setsOutToBurn: {
    stands: ['{who} comes to burn {other}', '{who_nom} приходит сжечь {other_acc}'],
    falls: ['{who} does not come to burn {other}', '{who_nom} не приходит сжечь {other_acc}'],
    would: [
      '{who} would come to burn {other}',
      `{who_nom} ${did('who', 'пришел', 'пришла', 'пришли')} бы сжечь {other_acc}`,
    ],
  },
  mayBurn: {
    stands: ['a check lets {who} burn {other} tonight', 'чек дает {who_dat} право сжечь этой ночью {other_acc}'],
    falls: ['no check lets {who} burn {other} tonight', 'нет чека, по которому {who_nom} может сжечь {other_acc}'],
    would: ['a check would let {who} burn {other} tonight', 'чек дал бы {who_dat} право сжечь этой ночью {other_acc}'],
  },
  provedTrue: {
    stands: ['a black check of {who} was verified by {other}', '{other_nom}: черный чек на {who_acc} проверен'],
    falls: ['no black check of {who} was verified', 'проверенного черного чека на {who_acc} нет'],
  },
  burntAtStake: {
    stands: [
      'the last whom {who} burned was black',
      `последним {who_nom} ${did('who', 'сжег', 'сожгла', 'сожгли')} черного`,
    ],
    falls: ['{who} burned no black last', `последним {who_nom} ${did('who', 'сжег', 'сожгла', 'сожгли')} не черного`],
    would: [
      '{who} would have burned a black last',
      `последним {who_nom} ${did('who', 'сжег', 'сожгла', 'сожгли')} бы черного`,
    ],
  },
  mayBurnAgain: {
    stands: ['{who} may be burned in another attempt', '{who_acc} можно попытаться сжечь еще раз'],
    falls: ['{who} may not be burned in another attempt', 'еще раз сжигать {who_acc} нельзя'],
  },
  vigilanteKill: {
    stands: ['the investigator killed {who}', 'следователь убивает {who_acc}'],
    falls: ['the investigator did not kill {who}', 'следователь не убивает {who_acc}'],
  },
  roleDestroyed: {
    stands: ['the role of {who} is destroyed', 'роль {who_gen} уничтожена'],
    falls: ['the role of {who} is not destroyed', 'роль {who_gen} не уничтожена'],
    would: ['the role of {who} would be destroyed', 'роль {who_gen} была бы уничтожена'],
  },
  takesRole: {
    stands: ['{who} takes the role of {other}: {role}', '{who_nom} принимает роль «{role}»'],
    falls: ['{who} does not take the role of {other}: {role}', '{who_nom} не принимает роль «{role}»'],
    would: ['{who} would take the role of {other}: {role}', `{who_nom} ${did('who', 'принял')} бы роль «{role}»`],
  },
  heir: {
    stands: ['{who} takes over a role', '{who_nom} принимает роль'],
    falls: ['{who} takes over no role', '{who_nom} не принимает роль'],
    asks: ['Does {who} take over a role?', 'Принимает ли {who_nom} роль?'],
    would: ['{who} would take over a role', `{who_nom} ${did('who', 'принял')} бы роль`],
  },
  goesOn: {
    stands: [
      '{who} goes on as if the role had been the own one from the start',
      '{who_nom} продолжает так, будто владеет ролью с начала игры',
    ],
    falls: ['{who} begins the role anew', '{who_nom} начинает роль заново'],
    would: [
      '{who} would go on as if the role had been the own one from the start',
      `{who_nom} ${did('who', 'продолжил')} бы так, будто владеет ролью с начала игры`,
    ],
  },
  heirLearns: {
    stands: ['{who} gets what the role knew of {other}', '{who_nom} получает то, что знала роль {other_gen}'],
    falls: [
      '{who} gets nothing of what the role knew of {other}',
      '{who_nom} не получает того, что знала роль {other_gen}',
    ],
  },
  log: {
    stands: [
      'the role chose {who} ({phase}): {role}',
      'роль «{role}» ходила к {who_did, select, none {роли «{who}»} other {{who_dat}}} ({phase})',
    ],
    falls: [
      'the role did not choose {who}: {role}',
      'роль «{role}» не ходила к {who_did, select, none {роли «{who}»} other {{who_dat}}}',
    ],
  },
} satisfies Readonly<Record<string, Said>>
