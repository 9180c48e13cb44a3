/**
 * The generators, each named in the output together with what it makes. Random families draw a night for a number of
 * players; loop families grow with `k` until the work budget is over.
 */
import type { System } from '../../../engine/ruleset/system.ts'
import type { Ability, Role } from '../../../engine/rules/role.ts'
import type { Dice } from './dice.ts'
import { nightOf, type Actor, type Night } from './night.ts'

export interface RandomFamily {
  kind: 'random'
  says: string
  players: readonly number[]
  make: (system: System, players: number, dice: Dice) => Night
}
export interface LoopFamily {
  kind: 'loop'
  says: string
  /** Each `k` that is tried, up to the first that is over the budget. */
  tries: readonly number[]
  /** How many nights are drawn for each `k`. */
  draws: number
  make: (system: System, k: number, dice: Dice) => Night
}
type Family = RandomFamily | LoopFamily

/** How often a role is handed out, where it is not the usual twice. */
const weights: Record<string, number> = {
  doctor: 12,
  cop: 10,
  roleblocker: 12,
  vigilante: 9,
  tracker: 7,
  jailkeeper: 7,
  watcher: 6,
  bodyguard: 5,
  busDriver: 5,
  roleCop: 4,
  redirector: 3,
  rolestopper: 3,
  hider: 3,
  visitor: 3,
  framer: 3,
  janitor: 3,
  cultRecruiter: 1,
}

/**
 * Every player sends in one action of a role drawn by weight; one member of the mafia carries its kill.
 * A lightning rod makes another night altogether (everything meets at one player), so it is a family of its own.
 */
const everyoneActs =
  (rods: boolean) =>
  (system: System, players: number, dice: Dice): Night => {
    const active = (role: Role): string[] => role.abilities.filter(id => !system.abilities[id]!.passive)
    const roles = Object.entries(system.roles)
      .filter(([id, role]) => active(role).length && id !== 'lightningRod')
      .map(([item]) => ({ item, weight: weights[item] ?? 2 }))
    const killer = dice.below(players)
    return nightOf(
      system,
      Array.from({ length: players }, (_, player): Actor => {
        if (player === killer)
          return { role: 'goon', does: [{ ability: 'factionKill', to: others(player, players, 1, dice) }] }
        const role = rods && player === (killer + 1) % players ? 'lightningRod' : dice.weighed(roles)
        const ability = active(system.roles[role]!)[0]!
        const faction = dice.next() < 0.2 ? { faction: 'mafia' } : {}
        return {
          role,
          ...faction,
          does: [{ ability, to: others(player, players, system.abilities[ability]!.targets, dice) }],
        }
      }),
    )
  }

/** Different players, none of them the actor. */
function others(actor: number, players: number, count: number, dice: Dice): number[] {
  const drawn = new Set<number>()
  while (drawn.size < Math.min(count, players - 1)) {
    const player = dice.below(players)
    if (player !== actor) drawn.add(player)
  }
  return [...drawn]
}

const crowding = ['roleblocker', 'jailkeeper', 'busDriver', 'redirector', 'vigilante', 'doctor']

/** Only what acts on others, four fifths of it aimed at a third of the players. */
function crowded(system: System, players: number, dice: Dice): Night {
  const crowd = Math.ceil(players / 3)
  return nightOf(
    system,
    Array.from({ length: players }, (_, player): Actor => {
      const role = dice.one(crowding)
      const [ability] = system.roles[role]!.abilities
      const drawn = new Set<number>()
      while (drawn.size < system.abilities[ability!]!.targets) {
        const target = dice.next() < 0.8 ? dice.below(crowd) : dice.below(players)
        if (target !== player) drawn.add(target)
      }
      return { role, does: [{ ability: ability!, to: [...drawn] }] }
    }),
  )
}

const shotAt = (target: number): Actor => ({ role: 'vigilante', does: [{ ability: 'shoot', to: [target] }] })
const idle: Actor = { role: 'vanilla', does: [] }
const driver = (one: number, other: number): Actor => ({
  role: 'busDriver',
  does: [{ ability: 'swap', to: [one, other] }],
})

const driversOnePair = (system: System, k: number): Night =>
  nightOf(system, [idle, idle, shotAt(0), ...Array.from({ length: k }, () => driver(0, 1))])

const driversAllPairs = (system: System, k: number): Night =>
  nightOf(system, [
    ...Array.from({ length: k }, () => idle),
    shotAt(0),
    ...Array.from({ length: k }, (_, one) =>
      Array.from({ length: k - one - 1 }, (_, step) => driver(one, one + step + 1)),
    ).flat(),
  ])

const ring = (system: System, k: number): Night =>
  nightOf(
    system,
    Array.from({ length: k }, (_, player): Actor => ({
      role: 'roleblocker',
      does: [{ ability: 'block', to: [(player + 1) % k] }],
    })),
  )

const blocker = (system: System, abilities: string[]): Role => ({ ...system.roles.roleblocker!, abilities })

/** In a drawn order: which comes first must not matter. */
function allBlockAll(system: System, k: number, dice: Dice): Night {
  const often: Ability = { ...system.abilities.block!, perNight: k }
  return nightOf(
    system,
    [
      ...Array.from({ length: k }, (_, player): Actor => ({
        role: 'manyBlocker',
        does: Array.from({ length: k }, (_, target) => target)
          .filter(target => target !== player)
          .map(target => ({ ability: 'blockOften', to: [target] })),
      })),
      shotAt(0),
    ],
    {
      custom: { roles: { manyBlocker: blocker(system, ['blockOften']) }, abilities: { blockOften: often } },
      order: sent => dice.shuffled(sent),
    },
  )
}

function blockAndDrive(system: System, k: number, dice: Dice): Night {
  return nightOf(
    system,
    [
      ...Array.from({ length: k }, (_, player): Actor => ({
        role: 'blockingDriver',
        does: [
          { ability: 'block', to: others(player, k, 1, dice) },
          { ability: 'swap', to: others(player, k, 2, dice) },
        ],
      })),
      shotAt(0),
    ],
    {
      custom: { roles: { blockingDriver: blocker(system, ['block', 'swap']) }, abilities: {} },
      order: sent => dice.shuffled(sent),
    },
  )
}

/** 3, 4, 5… up to a number. */
const upTo = (most: number): number[] => Array.from({ length: most - 2 }, (_, index) => index + 3)

/** Every family, by name. */
export const families: Record<string, Family> = {
  'everyone-acts': {
    kind: 'random',
    says: 'every player sends in one action of a role drawn with weights of a usual set-up, at anybody; one carries the faction kill',
    players: [10, 25, 50, 100],
    make: everyoneActs(false),
  },
  'everyone-acts-rod': {
    kind: 'random',
    says: 'the same with a lightning rod among them, who draws everything',
    players: [10, 25, 50],
    make: everyoneActs(true),
  },
  crowded: {
    kind: 'random',
    says: 'every player blocks, jails, swaps, redirects, shoots or protects; 80 % of targets on a third of the players',
    players: [25, 100],
    make: crowded,
  },
  'drivers-one-pair': {
    kind: 'loop',
    says: 'k drivers, all on the same two players; a shot at the first',
    tries: upTo(24),
    draws: 1,
    make: driversOnePair,
  },
  'drivers-all-pairs': {
    kind: 'loop',
    says: 'a driver on every pair of k players; a shot at the first',
    tries: upTo(10),
    draws: 1,
    make: driversAllPairs,
  },
  ring: {
    kind: 'loop',
    says: 'k blockers, each on the next',
    tries: [3, 5, 10, 20, 50, 100, 200],
    draws: 1,
    make: ring,
  },
  'all-block-all': {
    kind: 'loop',
    says: 'k players, each blocks every other; a shot at the first; in drawn order',
    tries: upTo(16),
    draws: 3,
    make: allBlockAll,
  },
  'block-and-drive': {
    kind: 'loop',
    says: 'k players, each blocks one and swaps two, all drawn; a shot at the first',
    tries: upTo(12),
    draws: 5,
    make: blockAndDrive,
  },
}
