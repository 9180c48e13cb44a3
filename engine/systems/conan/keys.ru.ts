/** What abilities are sent in with, in Russian. */
type Keys = Readonly<Record<string, string>>

const sent: Keys = { sentBy: 'кто прислал, если не сам игрок' }

export const keys: Readonly<Record<string, Keys>> = {
  order: sent,
  aptx: { role: 'роль, которую отравитель приписывает цели', ...sent },
  fake: {
    ability: 'способность, которую подделывают',
    actor: 'кто, как кажется, ею воспользовался',
    crime: 'преступление, если подделывают подставу',
    role: 'роль, если подделывают маскировку',
    ...sent,
  },
  bribe: sent,
  snipe: sent,
  heavyHanded: sent,
  insultToInjury: sent,
  discombobulate: sent,
  frighten: sent,
  neutralise: sent,
  confuse: sent,
  hinder: sent,
  blackmail: sent,
  steal: sent,
  frame: { crime: 'преступление, которое, как кажется, совершила жертва', ...sent },
  disguise: { role: 'за какую роль себя выдать', ...sent },
  temporaryDisguise: { role: 'за какую роль себя выдать', ...sent },
  slander: sent,
  eraseBody: sent,
  eraseEvidence: { crime: 'преступление, следы которого исчезают', of: 'против кого оно совершено', ...sent },
  arrest: {
    charge: 'преступление, в котором обвиняют игрока',
    phase: 'когда оно совершено: ночь 1, день 2',
    against: 'против кого оно совершено',
  },
  interrogate: sent,
  investigate: { crime: 'что мог сделать первый, и со вторым, если он назван', ...sent },
  gadget: { item: 'как называется предмет', as: 'способность, которая есть у предмета' },
  will: { text: 'что говорит завещание' },
}
