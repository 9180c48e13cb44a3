/** The roles and the modifiers. Every mafia member may carry the faction's kill besides what stands here. */
import type { Role, Modifier } from '../../rules/role.ts'
import { AS_GAME } from '../../rules/component.ts'
import { abilities } from './abilities.ts'
import { inEnglish, sentencesOf } from '../../ruleset/localized-text.ts'
import { ofOwnRoles } from './modifiers-of-own.ts'
import { ofNormalGames } from './normal/modifiers.ts'
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
  shield: { faction: 'town', abilities: ['screen'] },
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

  mason: { faction: 'town', abilities: [] },
  masonizer: { faction: 'town', abilities: ['masonize'] },
  neighbor: { faction: 'town', abilities: [] },
  neighborizer: { faction: 'town', abilities: ['neighborize'] },
  deNeighborizer: { faction: 'town', abilities: ['expel'] },
  encryptor: { faction: 'town', abilities: [] },

  gunsmith: { faction: 'town', abilities: ['checkGun'] },
  neapolitan: { faction: 'town', abilities: ['checkVanillaTownie'] },
  vanillaCop: { faction: 'town', abilities: ['checkVanilla'] },
  goonCop: { faction: 'town', abilities: ['checkGoon'] },
  detective: { faction: 'town', abilities: ['checkKiller'] },
  ptCop: { faction: 'town', abilities: ['checkTopic'] },
  modifierCop: { faction: 'town', abilities: ['checkModifiers'] },
  seer: { faction: 'town', abilities: ['investigate'], settings: { sanity: ['sane', 'insane', 'naive', 'paranoid'] } },

  jackOfAllTrades: { faction: 'town', abilities: [] },
  backup: { faction: 'town', abilities: [] },
  universalBackup: { faction: 'town', abilities: [] },
  enabler: { faction: 'town', abilities: [] },

  fruitVendor: { faction: 'town', abilities: ['vend'] },
  friendlyNeighbor: { faction: 'town', abilities: ['greet'] },
  messenger: { faction: 'town', abilities: ['message'] },
  medicalStudent: { faction: 'town', abilities: ['save'], modifiers: ['simple'] },

  innocentChild: { faction: 'town', abilities: ['confirm'] },
  vengeful: { faction: 'town', abilities: ['avenge'], sentAs: { shoot: 'avenge' } },
  desperado: { faction: 'town', abilities: ['challenge'] },

  doublevoter: { faction: 'town', abilities: [], modifiers: ['doublevoter'] },
  voteless: { faction: 'town', abilities: [], modifiers: ['voteless'] },
  hated: { faction: 'town', abilities: [], modifiers: ['hated'] },
  loved: { faction: 'town', abilities: [], modifiers: ['loved'] },
  governor: { faction: 'town', abilities: [], modifiers: ['governor'] },
}

export const mafia: Record<string, Role> = {
  goon: { faction: 'mafia', abilities: [] },
  hitman: { faction: 'mafia', abilities: [] },
  godfather: { faction: 'mafia', abilities: ['disguise'] },
  framer: { faction: 'mafia', abilities: ['frame'] },
  janitor: { faction: 'mafia', abilities: ['clean'] },
  strongman: { faction: 'mafia', abilities: [] },
  ninja: { faction: 'mafia', abilities: [] },
  traitor: { faction: 'mafia', abilities: [], modifiers: ['traitor'] },
}

export const werewolves: Record<string, Role> = {
  werewolf: { faction: 'werewolf', abilities: [] },
}

export const alone: Record<string, Role> = {
  serialKiller: { faction: 'serialKiller', abilities: ['murder'], sentAs: { shoot: 'murder' } },
}

export const cult: Record<string, Role> = {
  cultRecruiter: { faction: 'cult', abilities: ['recruit'], settings: { sparesDying: [AS_GAME, true, false] } },
}

/** Every role by its id. */
export const allRoles: Record<string, Role> = { ...town, ...mafia, ...werewolves, ...alone, ...cult }

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
      en: 'Cannot be blocked or redirected. Swaps still apply, since they change what is aimed at a place, not what the player does.',
      ru: 'Нельзя ни заблокировать, ни перенаправить. Обмены действуют: они меняют то, что направлено на место, а не то, что делает игрок.',
    },
    told: {
      en: 'Strong-willed: this cannot be blocked or redirected.',
      ru: 'Вас нельзя ни заблокировать, ни перенаправить.',
    },
    traits: ['unblockable', 'unredirected'],
  },
  strongman: {
    says: {
      en: 'Kills through protection and rolestops, but does not reach commuters or hiders.',
      ru: 'Убийство, которое не остановит ни защита, ни полная остановка. Тех, кого нет на месте, оно не находит: уехавших и спрятавшихся.',
    },
    told: {
      en: 'Strongman: no protection and no rolestop stops this. It does not reach anybody who is away commuting or hiding.',
      ru: 'Ни защита, ни полная остановка этому не помешают. До тех, кто уехал или спрятался, оно не дойдет.',
    },
    traits: ['piercing'],
    where: ['kill', 'retaliate'],
  },
  ninja: {
    says: {
      en: 'Sensors do not see the visit. Triggers such as a gun owner still fire on it.',
      ru: 'Следящие не видят посещения. То, что срабатывает на гостей, например ружье хозяина, срабатывает и на него.',
    },
    told: {
      en: 'Ninja: nobody who tracks or watches sees this visit. It still sets off whatever a visit sets off.',
      ru: 'Кто следит, этого визита не увидит. Что срабатывает на гостей, сработает и на вас.',
    },
    traits: ['unseen'],
  },
  loyal: {
    says: {
      en: 'Works only on players of the same alignment; on others it behaves as if blocked.',
      ru: 'Действует только на игроков той же стороны; с остальными ведет себя как заблокированный.',
    },
    told: {
      en: 'Loyal: this only works on players of your own alignment. On anybody else it fails as if you were blocked.',
      ru: 'Это действует только на игроков вашей стороны. С остальными не удастся, как при блоке.',
    },
    traits: ['sameAlignment'],
    cites: 'NR-MOD-7',
  },
  disloyal: {
    says: {
      en: 'Works only on players of another alignment; on others it behaves as if blocked.',
      ru: 'Действует только на игроков другой стороны; с остальными ведет себя как заблокированный.',
    },
    told: {
      en: 'Disloyal: this only works on players of another alignment. On anybody else it fails as if you were blocked.',
      ru: 'Это действует только на игроков другой стороны. С остальными не удастся, как при блоке.',
    },
    traits: ['otherAlignment'],
    cites: 'NR-MOD-8',
  },
  weak: {
    says: {
      en: 'Dies when the action reaches a player who is not town. That death is not an attack, so nothing protects against it.',
      ru: 'Умирает, если действие приходит к тому, кто не из города. Эта смерть — не атака, поэтому от нее ничто не защищает.',
    },
    told: {
      en: 'Weak: if it reaches a player who is not town, you die, and nothing can save you from that.',
      ru: 'Если ход придет к тому, кто не из города, вы погибнете, и ничто вас не спасет.',
    },
    adds: [{ does: 'perish', unless: 'town', rule: 'weak' }],
  },
  macho: {
    says: { en: 'Cannot be protected by anybody.', ru: 'Его никто не может защитить.' },
    told: { en: 'Macho: nobody can protect you.', ru: 'Вас никто не может защитить.' },
    player: ['unprotectable'],
  },
  xShot: {
    says: {
      en: 'Can be used this many times per game. On a passive protection: stops that many attacks.',
      ru: 'Пользоваться можно столько раз за игру. У пассивной защиты: останавливает столько атак.',
    },
    told: {
      en: '{shots, plural, one {You can use it once per game.} other {You can use it up to # times per game.}}',
      ru: '{shots, plural, one {Пользоваться этим можно # раз за игру.} few {Пользоваться этим можно # раза за игру.} many {Пользоваться этим можно # раз за игру.} other {Пользоваться этим можно # раза за игру.}}',
    },
    limitsUses: true,
    rule: 'NR-MOD-1',
  },
  oddNight: {
    says: { en: 'Can be used on odd nights only.', ru: 'Пользоваться можно только в нечетные ночи.' },
    told: { en: 'It works on odd nights only.', ru: 'Это действует только в нечетные ночи.' },
    nights: 'odd',
    rule: 'NR-MOD-4',
  },
  evenNight: {
    says: { en: 'Can be used on even nights only.', ru: 'Пользоваться можно только в четные ночи.' },
    told: { en: 'It works on even nights only.', ru: 'Это действует только в четные ночи.' },
    nights: 'even',
    rule: 'NR-MOD-4',
  },
  compulsive: {
    says: {
      en: 'Must act every night. If no target was sent in, one is drawn at random.',
      ru: 'Должен ходить каждую ночь. Если цель не прислана, ее определяет жребий.',
    },
    told: {
      en: 'Compulsive: you have to use it. If you send nothing in, your target is picked at random.',
      ru: 'Пропустить ход нельзя: если вы ничего не пришлете, цель определит жребий.',
    },
    compelled: true,
  },
  ...ofNormalGames,
  ...ofOwnRoles,
}

export const modifiers: Record<string, Modifier> = inEnglish(written)
/** What they say in Russian. */
export const modifiersInRussian = sentencesOf(written, 'ru')
