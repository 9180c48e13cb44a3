/** The roles and the modifiers. Every member of the mafia may carry its kill, as far as the hitman's post allows (`hitman.ts`). */
import type { Role, Modifier } from '../../rules/role.ts'
import { inEnglish, sentencesOf } from '../../ruleset/localized-text.ts'
import type { InEach } from '../../text/in-each.ts'

export const roles: Record<string, Role> = {
  vanilla: { faction: 'town', abilities: [] },
  treestump: { faction: 'town', abilities: ['stump'], alsoCalled: ['vanilla'] },
  vest: { faction: 'town', abilities: ['vest'], modifiers: ['xShot'], alsoCalled: ['bulletproof'] },

  cop: { faction: 'town', abilities: ['investigate'], settings: { sanity: ['sane', 'insane', 'naive', 'paranoid'] } },
  tracker: { faction: 'town', abilities: ['track'] },
  doctor: { faction: 'town', abilities: ['protect'] },
  roleblocker: { faction: 'town', abilities: ['block'] },
  vigilante: { faction: 'town', abilities: ['shoot'] },
  busDriver: { faction: 'town', abilities: ['swap'] },
  redirector: { faction: 'town', abilities: ['redirect'] },

  hitman: { faction: 'mafia', abilities: ['factionKill'], alsoCalled: ['goon'] },
  goon: { faction: 'mafia', abilities: [] },
}

const written: Readonly<Record<string, Omit<Modifier, 'says'> & { says: InEach }>> = {
  xShot: {
    says: {
      en: 'Can be used this many times per game. On a vest: stops that many kills.',
      ru: 'Пользоваться можно столько раз за игру. У жилета: останавливает столько убийств.',
    },
    told: {
      en: '{shots, plural, one {You can use it once per game.} other {You can use it up to # times per game.}}',
      ru: '{shots, plural, one {Пользоваться этим можно # раз за игру.} few {Пользоваться этим можно # раза за игру.} many {Пользоваться этим можно # раз за игру.} other {Пользоваться этим можно # раза за игру.}}',
    },
    limitsUses: true,
  },
  votes: {
    says: {
      en: 'Has this many votes, or none if 0. They count toward a majority and a lock; the majority itself is set by headcount.',
      ru: 'У игрока столько голосов, а с 0 ни одного. Они идут в счет большинства и фиксации; само большинство считают по головам.',
    },
    told: {
      en: '{shots, plural, =0 {You have no vote.} one {You have one vote.} other {You have # votes.}}',
      ru: '{shots, plural, =0 {У вас нет голоса.} one {У вас # голос.} few {У вас # голоса.} many {У вас # голосов.} other {У вас # голоса.}}',
    },
    weighs: true,
  },
}

export const modifiers: Record<string, Modifier> = inEnglish(written)
/** What they say in Russian. */
export const modifiersInRussian = sentencesOf(written, 'ru')
