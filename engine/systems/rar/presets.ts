/** How games with reasonable nights and forum days are usually played on some sites. */
import type { Preset } from '../../ruleset/presets.ts'

export const presets: readonly Preset[] = [
  {
    id: 'mafiascumNormal',
    name: { en: 'Mafiascum, Normal game', ru: 'Mafiascum, Normal' },
    says: {
      en: 'A majority ends the day at once, and without one nobody is lynched. A doctor or bodyguard stops one kill. A stopped shot is spent, and a player with several abilities uses one a night.',
      ru: 'Большинство сразу завершает день, без него никого не казнят. Доктор или телохранитель останавливает одно убийство. Остановленный выстрел потрачен, а из нескольких способностей за ночь применяют одну.',
    },
    sets: {
      day: 'forum',
      hammer: true,
      deadline: 'noLynch',
      noLynch: 'majority',
      ballots: 'bold',
      doctorStops: 'one',
      bodyguardStops: 'one',
      strongmanKill: 'unstoppable',
      spendWhenStopped: true,
      joatPerNight: 'one',
      hybridPerNight: 'one',
      copWords: 'town',
      roleCopHears: 'withModifiers',
      gunList: 'newer',
      killerHolds: 'untilMoreThanHalf',
      scumStandoff: 'draw',
    },
  },
  {
    id: 'mafiaUniverse',
    name: { en: 'Mafia Universe', ru: 'Mafia Universe' },
    says: {
      en: 'The day lasts until the deadline, then whoever has the most votes is lynched; a tie is broken at random. A role cop hears the role without modifiers, and a traitor plays on when the rest of the mafia are dead.',
      ru: 'День идет до срока, и тогда хватает большинства поданных голосов; при ничьей бросают жребий. Проверяющий роли слышит роль без модификаторов, а предатель играет и после гибели остальной мафии.',
    },
    sets: {
      day: 'forum',
      hammer: false,
      deadline: 'plurality',
      tie: 'draw',
      strongmanKill: 'unstoppable',
      roleCopHears: 'roleOnly',
      traitorAlone: 'playsOn',
      traitorKnows: 'nothing',
    },
  },
  {
    id: 'doubleHash',
    name: { en: 'Boards that vote with ##VOTE', ru: 'Форумы, где голосуют через ##VOTE' },
    says: {
      en: 'Votes are written “##VOTE: Name”. The most votes at the deadline are enough; in a tie, the player who reached that number first is lynched. A majority ends the day.',
      ru: 'Голос пишут так: «##VOTE: Имя». В срок хватает наибольшего числа голосов; при ничьей казнят того, кто набрал его первым. Большинство завершает день.',
    },
    sets: { day: 'forum', ballots: 'doubleHash', hammer: true, deadline: 'plurality', tie: 'firstToReach' },
  },
]
