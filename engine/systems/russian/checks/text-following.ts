/** Words of those who follow others: what the investigator is told, and who takes a role over. */
import type { Said } from '../words.ts'

export const following = {
  isTold: {
    stands: ['{who} is told what was found', '{who} получает этот результат'],
    falls: ['{who} is not told what was found', '{who} не получает этот результат'],
    would: ['{who} would be told what was found', '{who} получает этот результат'],
  },
  newObserver: {
    stands: ['{who} has an observing role since a short while', '{who}: новая роль с эффектом наблюдения'],
    falls: ['{who} has no observing role', '{who}: роли с эффектом наблюдения нет'],
  },
  hearsWhatIsObserved: {
    stands: ['{who} is told what the role observes', '{who} узнает, какую роль отслеживает'],
    falls: ['{who} is not told what the role observes', '{who} не узнает, какую роль отслеживает'],
  },
  toldWhatIsObserved: {
    stands: ['{who} knows what the role observes', '{who} знает, какую роль отслеживает'],
    falls: ['{who} does not know what the role observes', '{who} не знает, какую роль отслеживает'],
  },
  onlyMove: {
    stands: [
      'it is the one move of {who} as investigator this night',
      'единственный ход следователя этой ночью: {who}',
    ],
    falls: ['{who} does not get to shoot as investigator', 'самосуда нет: {who}'],
    would: ['{who} would shoot as investigator', 'самосуд: {who}'],
  },
  skipsOrder: {
    stands: ['{who} shoots as investigator and skips the order', '{who} стреляет как следователь, заказ пропущен'],
    falls: ['{who} does not skip the order', '{who} не пропускает заказ'],
  },
  vigilanteKill: {
    stands: ['the investigator killed {who}', 'следователь убивает: {who}'],
    falls: ['the investigator did not kill {who}', 'следователь не убивает: {who}'],
  },
  roleDestroyed: {
    stands: ['the role of {who} is destroyed', 'роль уничтожена: {who}'],
    falls: ['the role of {who} is not destroyed', 'роль не уничтожена: {who}'],
    would: ['the role of {who} would be destroyed', 'роль была бы уничтожена: {who}'],
  },
  takesRole: {
    stands: ['{who} takes the role of {other}: {role}', '{who} принимает роль: {role}'],
    falls: ['{who} does not take the role of {other}: {role}', '{who} не принимает роль: {role}'],
    would: ['{who} would take the role of {other}: {role}', '{who} принимает роль: {role}'],
  },
  heir: {
    stands: ['{who} takes over a role', '{who} принимает роль'],
    falls: ['{who} takes over no role', '{who} не принимает роль'],
    asks: ['Does {who} take over a role?', 'Принимает ли {who} роль?'],
    would: ['{who} would take over a role', '{who} принимает роль'],
  },
  goesOn: {
    stands: [
      '{who} goes on as if the role had been the own one from the start',
      '{who} продолжает так, будто роль была своей с начала игры',
    ],
    falls: ['{who} begins the role anew', '{who} начинает роль заново'],
    would: [
      '{who} would go on as if the role had been the own one from the start',
      '{who}: роль была бы своей с начала игры',
    ],
  },
  heirLearns: {
    stands: ['{who} gets what the role knew of {other}', '{who} получает то, что знала роль: {other}'],
    falls: ['{who} gets nothing of what the role knew of {other}', '{who} не получает того, что знала роль: {other}'],
  },
  log: {
    stands: ['the role chose {who} ({phase}): {role}', 'ход роли ({phase}): {role} — {who}'],
    falls: ['the role did not choose {who}: {role}', 'хода роли нет: {role} — {who}'],
  },
} satisfies Readonly<Record<string, Said>>
