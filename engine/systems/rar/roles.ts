/** The roles and the modifiers. Every mafia member may carry the faction's kill besides what stands here. */
import type { Role, Modifier } from '../../rules/role.ts'
import { AS_GAME } from '../../rules/component.ts'
import { abilities } from './abilities.ts'
import { inEnglish, sentencesOf } from '../../ruleset/said.ts'
import type { InEach } from '../../text/in-each.ts'

export const town: Record<string, Role> = {
  vanilla: { faction: 'town', abilities: [] },
  mayor: { faction: 'town', abilities: [], modifiers: ['mayor'] },
  treestump: { faction: 'town', abilities: [], modifiers: ['treestump'] },
  visitor: { faction: 'town', abilities: ['visit'] },
  vigilante: { faction: 'town', abilities: ['shoot'] },
  dayVigilante: { faction: 'town', abilities: ['dayShoot'], sentAs: { shoot: 'dayShoot' } },

  doctor: { faction: 'town', abilities: ['protect'] },
  nurse: { faction: 'town', abilities: ['protect'], modifiers: ['oddNight'] },
  cprDoctor: { faction: 'town', abilities: ['resuscitate'], sentAs: { protect: 'resuscitate' } },
  bodyguard: { faction: 'town', abilities: ['guard'], settings: { dies: ['guard', 'attacker', 'both'] } },
  babysitter: { faction: 'town', abilities: ['sit'] },

  jailkeeper: { faction: 'town', abilities: ['jail'] },
  alien: { faction: 'town', abilities: ['abduct'] },
  roleblocker: { faction: 'town', abilities: ['block'] },
  rolestopper: { faction: 'town', abilities: ['stop'] },
  commuter: { faction: 'town', abilities: ['commute'] },
  hider: { faction: 'town', abilities: ['hide'] },

  ascetic: { faction: 'town', abilities: ['asceticism'] },
  bulletproof: { faction: 'town', abilities: ['vest'] },
  vest: { faction: 'town', abilities: ['vest'], modifiers: ['xShot'] },
  paranoidGunOwner: { faction: 'town', abilities: ['ambush'] },
  miller: { faction: 'town', abilities: ['suspicion'] },

  cop: { faction: 'town', abilities: ['investigate'], settings: { sanity: ['sane', 'insane', 'naive', 'paranoid'] } },
  roleCop: { faction: 'town', abilities: ['inspectRole'] },
  tracker: { faction: 'town', abilities: ['track'] },
  watcher: { faction: 'town', abilities: ['watch'] },
  roleWatcher: { faction: 'town', abilities: ['watchRoles'] },
  follower: { faction: 'town', abilities: ['follow'] },
  voyeur: { faction: 'town', abilities: ['peek'] },
  motionDetector: { faction: 'town', abilities: ['detect'] },

  busDriver: { faction: 'town', abilities: ['swap'] },
  redirector: { faction: 'town', abilities: ['redirect'] },
  deflector: { faction: 'town', abilities: ['deflect'] },
  lightningRod: { faction: 'town', abilities: ['attract'] },
}

export const mafia: Record<string, Role> = {
  goon: { faction: 'mafia', abilities: [] },
  hitman: { faction: 'mafia', abilities: [] },
  godfather: { faction: 'mafia', abilities: ['disguise'] },
  framer: { faction: 'mafia', abilities: ['frame'] },
  janitor: { faction: 'mafia', abilities: ['clean'] },
}

export const cult: Record<string, Role> = {
  cultRecruiter: { faction: 'cult', abilities: ['recruit'], settings: { sparesDying: [AS_GAME, true, false] } },
}

type Settings = NonNullable<Role['settings']>

/**
 * What a host may set otherwise for one role than the options of the game have it (RAR-C3).
 * @param shared abilities that every role of the faction has besides its own
 */
export const settable = (roles: Record<string, Role>, shared: readonly string[] = []): Record<string, Role> =>
  Object.fromEntries(
    Object.entries(roles).map(([id, role]) => {
      const settings = { ...role.settings, ...asGame([...role.abilities, ...shared]) }
      return [id, { ...role, ...(Object.keys(settings).length && { settings }) }]
    }),
  )

function asGame(ids: readonly string[]): Settings {
  const own = ids.map(id => abilities[id]!)
  const sent = own.filter(({ passive }) => !passive)
  return {
    ...(sent.some(({ targets }) => targets > 0) && { selfTarget: [AS_GAME, true, false] }),
    ...(sent.length > 0 && { deadActorsAct: [AS_GAME, true, false] }),
    ...(sent.length > 0 && { actionsPerNight: [AS_GAME, 'unlimited', 'one'] }),
    ...(sent.length < own.length && { passivesCanBeStopped: [AS_GAME, true, false] }),
  }
}

const written: Readonly<Record<string, Omit<Modifier, 'says'> & { says: InEach }>> = {
  strongWilled: {
    says: {
      en: 'Cannot be blocked or redirected. Swaps still apply, since they change what is aimed at a place and not what the player does.',
      ru: 'Нельзя ни заблокировать, ни перенаправить. Обмены действуют: они меняют то, что направлено на место, а не то, что делает игрок.',
    },
    traits: ['unblockable', 'unredirected'],
  },
  strongman: {
    says: {
      en: 'A kill that no protection and no rolestop holds up. It does not find somebody who is away: a commuter or a hider.',
      ru: 'Убийство, которое не остановит ни защита, ни полная остановка. Тех, кого нет на месте, оно не находит: уехавших и спрятавшихся.',
    },
    traits: ['piercing'],
    where: ['kill', 'retaliate'],
  },
  ninja: {
    says: {
      en: 'Sensors do not see the visit. Triggers such as a gun owner still fire on it.',
      ru: 'Следящие не видят посещения. То, что срабатывает на гостей, например ружье хозяина, срабатывает и на него.',
    },
    traits: ['unseen'],
  },
  loyal: {
    says: {
      en: 'Works only on players of the same alignment; on others it behaves as if blocked.',
      ru: 'Действует только на игроков той же стороны; с остальными ведет себя как заблокированный.',
    },
    traits: ['sameAlignment'],
  },
  disloyal: {
    says: {
      en: 'Works only on players of another alignment; on others it behaves as if blocked.',
      ru: 'Действует только на игроков другой стороны; с остальными ведет себя как заблокированный.',
    },
    traits: ['otherAlignment'],
  },
  weak: {
    says: {
      en: 'Dies when the action comes to a player who is not of the town. That death is no attack, so nothing protects against it.',
      ru: 'Умирает, если действие приходит к тому, кто не из города. Эта смерть — не атака, поэтому от нее ничто не защищает.',
    },
    adds: [{ does: 'perish', unless: 'town', rule: 'weak' }],
  },
  macho: {
    says: { en: 'Cannot be protected by anybody.', ru: 'Его никто не может защитить.' },
    player: ['unprotectable'],
  },
  xShot: {
    says: {
      en: 'May be used a number of times in the game. On a passive protection: stops that many attacks.',
      ru: 'Пользоваться можно столько раз за игру. У пассивной защиты: останавливает столько атак.',
    },
    limitsUses: true,
  },
  oddNight: {
    says: { en: 'May be used on odd nights only.', ru: 'Пользоваться можно только в нечетные ночи.' },
    nights: 'odd',
  },
  evenNight: {
    says: { en: 'May be used on even nights only.', ru: 'Пользоваться можно только в четные ночи.' },
    nights: 'even',
  },
  compulsive: {
    says: {
      en: 'Must act every night. Where no target was sent in, one is drawn.',
      ru: 'Должен ходить каждую ночь. Если цель не прислана, ее определяет жребий.',
    },
    compelled: true,
  },
}

export const modifiers: Record<string, Modifier> = inEnglish(written)
/** What they say in Russian. */
export const modifiersInRussian = sentencesOf(written, 'ru')
