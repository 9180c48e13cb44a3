/** Words of the madman: the fire, whom it stops, and who dies of it. */
import { did } from '../words.ts'
import type { Said } from '../words.ts'

export const madman = {
  fire: {
    stands: ['{who} sets fire to the town', '{who_nom} поджигает город'],
    falls: ['{who} sets no fire', '{who_nom} не поджигает города'],
    would: ['{who} would set fire to the town', `{who_nom} ${did('who', 'поджег', 'подожгла', 'подожгли')} бы город`],
  },
  townBurns: {
    stands: ['the town is on fire', 'город горит'],
    falls: ['the town is not on fire', 'город не горит'],
    would: ['the town would be on fire', 'город горел бы'],
  },
  ownFire: {
    stands: ['{who} dies of the own fire', '{who_nom} гибнет в собственном пожаре'],
    falls: ['{who} does not die of the own fire', '{who_nom} не гибнет в собственном пожаре'],
  },
  stoppedByFire: {
    stands: ['the fire stops {who}', 'пожар срывает ход {who_gen}'],
    falls: ['the fire does not stop {who}', 'пожар не срывает ход {who_gen}'],
    would: ['the fire would stop {who}', 'пожар сорвал бы ход {who_gen}'],
  },
  healsInFire: {
    stands: ['{who} heals in spite of the fire', '{who_nom} лечит несмотря на пожар'],
    falls: ['{who} does not heal in the fire', '{who_nom} не лечит при пожаре'],
  },
  reachedByFire: {
    stands: ['{other} reaches {who} with the fire', 'огонь доходит до {who_gen}'],
    falls: ['{other} does not reach {who} with the fire', 'огонь не доходит до {who_gen}'],
    would: ['{other} would reach {who} with the fire', 'огонь дошел бы до {who_gen}'],
  },
  inFire: {
    stands: ['{who} burns', '{who_nom} горит'],
    falls: ['{who} does not burn', '{who_nom} не горит'],
    would: ['{who} would burn', `{who_nom} ${did('who', 'горел')} бы`],
  },
  burnsToo: {
    stands: ['{who} dies in the own fire', '{who_nom} гибнет в собственном огне'],
    falls: ['{who} does not die in the own fire', '{who_nom} не гибнет в собственном огне'],
    would: [
      '{who} would die in the own fire',
      `{who_nom} ${did('who', 'погиб', 'погибла', 'погибли')} бы в собственном огне`,
    ],
  },
  takesNobodyAlong: {
    stands: ['{who} named nobody to die with', '{who_nom} никого не забирает с собой'],
    falls: ['{who} named somebody to die with', '{who_nom} забирает с собой другого игрока'],
  },
  otherBurns: {
    stands: ['of one team only {other} was drawn to die', 'по жребию из одной команды гибнет {other_nom}'],
    falls: ['{other} was not drawn', 'по жребию гибнет не {other_nom}'],
  },
  hurtInFire: {
    stands: ['the fire hurts {who}', 'огонь калечит {who_acc}'],
    falls: ['the fire does not hurt {who}', 'огонь не калечит {who_acc}'],
    would: ['the fire would hurt {who}', 'огонь покалечил бы {who_acc}'],
  },
  savedByIllusion: {
    stands: ['the illusion keeps {who} from the fire', 'иллюзия спасает от огня {who_acc}'],
    falls: ['the illusion does not keep {who} from the fire', 'иллюзия не спасает от огня {who_acc}'],
  },
  illusionBurns: {
    stands: ['no illusion helps {who} against a madman', 'иллюзия от безумца не помогает {who_dat}'],
    falls: ['an illusion helps {who}', 'иллюзия помогает {who_dat}'],
  },
  shotBurned: {
    stands: ['the shot of the night is burned', 'выстрел этой ночи сгорает'],
    falls: ['no shot is burned', 'выстрел не сгорает'],
  },
  shotInvested: {
    stands: ['a shot in reserve is invested', 'запасной выстрел вложен в ход безумца'],
    falls: ['no shot is invested', 'запасной выстрел не вложен'],
  },
  shotForFire: {
    stands: ['two hurt blacks bring another shot', 'двое черных в огне дают дополнительный выстрел'],
    falls: ['there is no further shot', 'дополнительного выстрела нет'],
    would: ['there would be a further shot', 'был бы дополнительный выстрел'],
  },
  setsFire: {
    stands: ['{who} has set the fire', 'пожар {who_gen} удался'],
    falls: ['{who} has not set the fire', 'пожар {who_gen} не удался'],
    would: ['{who} would have set the fire', 'пожар {who_gen} удался бы'],
  },
} satisfies Readonly<Record<string, Said>>
