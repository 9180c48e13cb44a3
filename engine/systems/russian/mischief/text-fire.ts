/** Words of the madman: the fire, whom it stops, and who dies of it. */
import type { Said } from '../words.ts'

export const madman = {
  fire: {
    stands: ['{who} sets fire to the town', 'город подожжен: {who}'],
    falls: ['{who} sets no fire', 'пожара нет: {who}'],
    would: ['{who} would set fire to the town', 'пожар был бы: {who}'],
  },
  townBurns: {
    stands: ['the town is on fire', 'город горит'],
    falls: ['the town is not on fire', 'город не горит'],
    would: ['the town would be on fire', 'город горел бы'],
  },
  ownFire: {
    stands: ['{who} dies of the own fire', '{who} гибнет в собственном пожаре'],
    falls: ['{who} does not die of the own fire', '{who} не гибнет в собственном пожаре'],
  },
  stoppedByFire: {
    stands: [
      'the fire stops {who}',
      '{who_forms, select, yes {пожар срывает ход {who_gen}} other {пожар срывает ход игрока {who}}}',
    ],
    falls: [
      'the fire does not stop {who}',
      '{who_forms, select, yes {пожар не срывает ход {who_gen}} other {пожар не срывает ход игрока {who}}}',
    ],
    would: ['the fire would stop {who}', 'пожар сорвал бы ход: {who}'],
  },
  healsInFire: {
    stands: ['{who} heals in spite of the fire', '{who} лечит несмотря на пожар'],
    falls: ['{who} does not heal in the fire', '{who} не лечит при пожаре'],
  },
  reachedByFire: {
    stands: ['{other} reaches {who} with the fire', 'огонь доходит: {who}'],
    falls: ['{other} does not reach {who} with the fire', 'огонь не доходит: {who}'],
    would: ['{other} would reach {who} with the fire', 'огонь дошел бы: {who}'],
  },
  inFire: {
    stands: ['{who} burns', '{who} горит'],
    falls: ['{who} does not burn', '{who} не горит'],
    would: ['{who} would burn', '{who} горит'],
  },
  burnsToo: {
    stands: ['{who} dies in the own fire', '{who} гибнет в собственном огне'],
    falls: ['{who} does not die in the own fire', '{who} не гибнет в собственном огне'],
    would: ['{who} would die in the own fire', '{who} гибнет в собственном огне'],
  },
  takesNobodyAlong: {
    stands: ['{who} named nobody to die with', '{who} никого не забирает с собой'],
    falls: ['{who} named somebody to die with', '{who} забирает с собой другого игрока'],
  },
  otherBurns: {
    stands: ['of one team only {other} was drawn to die', 'из одной команды по жребию — {other}'],
    falls: ['{other} was not drawn', 'по жребию — не {other}'],
  },
  hurtInFire: {
    stands: ['the fire hurts {who}', 'огонь калечит: {who}'],
    falls: ['the fire does not hurt {who}', 'огонь не калечит: {who}'],
    would: ['the fire would hurt {who}', 'огонь покалечил бы: {who}'],
  },
  savedByIllusion: {
    stands: ['the illusion keeps {who} from the fire', 'иллюзия спасает от огня: {who}'],
    falls: ['the illusion does not keep {who} from the fire', 'иллюзия не спасает от огня: {who}'],
  },
  illusionBurns: {
    stands: ['no illusion helps {who} against a madman', 'иллюзия не помогает от безумца: {who}'],
    falls: ['an illusion helps {who}', 'иллюзия помогает: {who}'],
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
    stands: ['{who} has set the fire', 'пожар удался: {who}'],
    falls: ['{who} has not set the fire', 'пожар не удался: {who}'],
    would: ['{who} would have set the fire', 'пожар удался бы: {who}'],
  },
} satisfies Readonly<Record<string, Said>>
