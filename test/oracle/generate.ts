/** Seeded nights for the oracle and whatever is compared with it. The same seed and options give the same night. */
import type { OracleAction, OracleNight, OraclePlayer } from './oracle.ts'

type Kind = OracleAction['does']
export type NightOptions = {
  players: number
  /** How many actions each player sends (default 1). */
  actionsPerPlayer?: number
  /** Fraction of targets that fall on the first third of the players (default: none in particular). */
  crowd?: number
  /** What is drawn from; a kind written twice comes twice as often (default: every kind). */
  kinds?: readonly Kind[]
  /** Chance of a modifier, and of a passive, per player (default 0.15). */
  sprinkle?: number
  /** What modifiers and sides are drawn from (default: those of the four rules). */
  mods?: readonly NonNullable<OraclePlayer['mods']>[number][]
  sides?: readonly OraclePlayer['alignment'][]
  /** Default: drawn. */
  ruleFour?: OracleNight['ruleFour']
  split?: OracleNight['split']
}

export const everyKind: readonly Kind[] = [
  'shoot',
  'protect',
  'block',
  'jail',
  'swap',
  'redirect',
  'deflect',
  'attract',
  'stop',
  'commute',
  'track',
  'watch',
  'investigate',
  'visit',
  'guard',
  'screen',
  'sit',
  'hide',
  'cprProtect',
  'frame',
  'recruit',
  'vend',
  'save',
  'clean',
  'follow',
  'peek',
  'detect',
]
export const denseKinds: readonly Kind[] = [
  'block',
  'block',
  'block',
  'jail',
  'jail',
  'jail',
  'swap',
  'swap',
  'swap',
  'redirect',
  'redirect',
  'shoot',
  'shoot',
  'shoot',
  'protect',
  'protect',
  'stop',
  'stop',
  'guard',
  'screen',
  'sit',
  'track',
  'deflect',
  'attract',
  'cprProtect',
  'hide',
  'commute',
]
const alignments: readonly OraclePlayer['alignment'][] = ['town', 'town', 'town', 'mafia', 'cult']
const modifiers: readonly NonNullable<OraclePlayer['mods']>[number][] = [
  'strongWilled',
  'strongman',
  'ninja',
  'loyal',
  'disloyal',
  'weak',
  'macho',
  'unstoppable',
]
const passives: readonly NonNullable<OraclePlayer['passives']>[number][] = ['bulletproof', 'gunOwner', 'ascetic']

/** What normal games have besides, among what it meets most. */
export const normalNight = {
  kinds: [
    ...([
      'carryKill',
      'carryKill',
      'carryKill',
      'masonize',
      'masonize',
      'ask',
      'ask',
      'screen',
      'save',
      'vend',
    ] as const),
    ...(['shoot', 'protect', 'guard', 'sit', 'block', 'block', 'jail', 'stop', 'swap', 'redirect'] as const),
    ...(['commute', 'hide', 'track', 'watch', 'detect', 'investigate', 'frame', 'deflect', 'attract'] as const),
  ],
  mods: [
    ...(['traitor', 'traitor', 'traitor', 'unrecruitable', 'simple', 'complex', 'lazy', 'loud'] as const),
    ...(['loyal', 'weak', 'macho', 'strongWilled', 'unstoppable', 'strongman', 'ninja'] as const),
    ...(['personal', 'personal', 'personal'] as const),
  ],
  sides: ['town', 'town', 'mafia', 'mafia', 'cult'],
  sprinkle: 0.4,
} satisfies Partial<NightOptions>

export type Draw = {
  fraction: () => number
  below: (n: number) => number
  chance: (p: number) => boolean
  one: <T>(from: readonly T[]) => T
}

/** mulberry32, its state first stirred so that neighbouring seeds have nothing in common. */
export function draw(seed: number): Draw {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ (seed >>> 13)
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (n: number): number => Math.floor(fraction() * n)
  const one = <T>(from: readonly T[]): T => {
    const drawn = from[below(from.length)]
    if (drawn === undefined) throw new Error('nothing to draw from')
    return drawn
  }
  return { fraction, below, chance: p => fraction() < p, one }
}

export function night(seed: number, options: NightOptions): OracleNight {
  const { players: count, actionsPerPlayer = 1, crowd = 0, kinds = everyKind, sprinkle = 0.15 } = options
  const { mods = modifiers, sides = alignments } = options
  if (count < 3) throw new Error('a night has at least three players')
  const dice = draw(seed)
  const third = Math.max(2, Math.ceil(count / 3))

  const players = Array.from({ length: count }, (): OraclePlayer => {
    const player: OraclePlayer = { alignment: dice.one(sides) }
    if (dice.chance(sprinkle)) player.mods = [dice.one(mods)]
    // To be taken in or not is a question about traitors only, and those are of a mafia.
    if (player.mods?.includes('unrecruitable')) player.mods.push('traitor')
    if (player.mods?.includes('traitor')) player.alignment = 'mafia'
    if (options.mods && dice.chance(0.5)) player.plain = true
    if (options.mods && dice.chance(0.5)) player.armed = true
    if (dice.chance(sprinkle)) {
      const passive = dice.one(passives)
      player.passives = [passive]
      if (passive === 'bulletproof' && dice.chance(0.6)) player.vest = 1 + dice.below(2)
    }
    return player
  })

  const place = (...not: number[]): number => {
    for (;;) {
      const drawn = dice.chance(crowd) ? dice.below(third) : dice.below(count)
      if (!not.includes(drawn)) return drawn
    }
  }
  const targets = (actor: number, does: Kind): number[] => {
    if (does === 'attract' || does === 'commute') return []
    if (does === 'swap' || does === 'deflect') {
      const from = place()
      return [from, place(from)]
    }
    if (does === 'redirect') return [place(actor), place()]
    return [place(actor)]
  }

  const actions = players.flatMap((_, actor) =>
    Array.from({ length: actionsPerPlayer }, (__, nth): OracleAction => {
      const does = dice.one(kinds)
      return { id: `${actor}${'abcdefgh'[nth] ?? `x${nth}`}`, actor, does, to: targets(actor, does) }
    }),
  )
  const ruleFour = options.ruleFour ?? (dice.chance(0.5) ? 'literal' : 'carried')
  return {
    players,
    actions,
    ruleFour,
    ...(options.split !== undefined && { split: options.split }),
    ...(options.mods && dice.chance(0.5) && { hidersPerish: true as const }),
  }
}

/** The three families of nights the resolvers are compared on. */
export const families = {
  /** One action each, all kinds. */
  random: (seed: number, more: Partial<NightOptions> = {}): OracleNight =>
    night(seed, { players: 4 + (Math.abs(seed) % 9), ...more }),
  /** Few players, almost everything hits something else. */
  dense: (seed: number, more: Partial<NightOptions> = {}): OracleNight =>
    night(seed, { players: 4 + (Math.abs(seed) % 5), kinds: denseKinds, ...more }),
  /** Four targets in five on a third of the players. */
  crowded: (seed: number, more: Partial<NightOptions> = {}): OracleNight =>
    night(seed, { players: 12, crowd: 0.8, ...more }),
}
