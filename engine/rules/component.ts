/**
 * The vocabulary of abilities. Every ability is a handful of these components, and everything that happens between
 * two actions happens between their components. A component is anchored at each target of its action or at the
 * actor; what is anchored at a target travels when something moves the action.
 */

/**
 * A value that a role's setting (a cop's sanity) or an option of the game fills in; where both are named, the setting unless
 * it is `asGame`.
 */
export type Param<T> = T | { setting: string; option?: string } | { option: string }

/** The word of a setting that leaves it to the option of the game. */
export const AS_GAME = 'asGame'

export type Component =
  /** Observable: does nothing, but sensors see it and triggers fire on it. */
  | { does: 'visit' }
  /**
   * An attack where it lands. `unlessAttacked`: comes to nothing when another attack comes there too. `ownOutsider`: what
   * becomes of somebody of the actor's side who stands outside of its group.
   */
  | { does: 'kill'; unlessAttacked?: true; protectable?: Param<boolean>; ownOutsider?: Param<'dies' | 'recruited'> }
  /** Stops the submitted actions of the player where it lands. */
  | { does: 'block' }
  /**
   * Stops deaths by attack, at the target or at the actor. With a capacity it stops that many attacks;
   * `directKills`: only kills that come as such, not the shots of those one visits. `absolute` holds against what pierces.
   */
  | {
      does: 'protect'
      at?: 'actor'
      capacity?: Param<Capacity>
      rule?: string
      against?: 'directKills'
      absolute?: true
    }
  /** A total stop: no other action works on that player. `except: 'kill'` lets kills pass; `absolute` stops even what pierces. */
  | { does: 'halt'; at?: 'actor'; except?: 'kill'; absolute?: true }
  /**
   * Changes where other actions land. `swap`: what is aimed at either target goes to the other; `deflect`: what is
   * aimed at the first goes to the second; `redirect`: what the first does goes to the second; `attract`: what
   * anybody else does goes to the actor.
   */
  | { does: 'move'; how: 'swap' | 'deflect' | 'redirect' | 'attract' }
  /**
   * The actor learns the role of the player where it lands, or the alignment, through a sanity that knows two words.
   * `binary`: nobody reads as anything but these two. `lens`: the words in which the alignment is told, as the position has
   * them. `word`: what the system says of the player under `which`.
   */
  | {
      does: 'learn'
      what: 'alignment' | 'role' | 'word'
      which?: string
      /** The role alone decides the word. */
      byRole?: true
      lens?: string
      sanity?: Param<Sanity>
      clear?: string
      guilty?: string
      binary?: true
    }
  /** A sensor of visits by, to, or by and to the player where it lands; tells who, where, of which kind, by which role, or that there were any. */
  | { does: 'sense'; visits: 'by' | 'to' | 'either'; tells: 'who' | 'where' | 'kind' | 'role' | 'any' }
  /** Checks of alignment read this here. */
  | { does: 'frame'; as: string }
  /** Passive: checks of alignment read this. */
  | { does: 'seem'; as: string }
  /** Passive: whoever visits the actor is attacked; with `at`, the player where it lands. */
  | { does: 'retaliate'; at?: 'target' }
  /** An attack that comes to the ward becomes an attack on the guard, the attacker, or both. */
  | { does: 'intercept'; dies: Param<'guard' | 'attacker' | 'both'>; capacity?: Param<Capacity>; rule?: string }
  /** A kill by the target becomes an attack on the actor; of several, only one. `rule`: what a tree cites for it. */
  | { does: 'cover'; rule?: string }
  /** `actor`: the actor dies when the target is killed by an attack; `target`: the target dies when the actor dies of anything. */
  | { does: 'bind'; dies: 'actor' | 'target' }
  /**
   * The actor dies where his action comes to a player of another alignment than this one. `fate`: whether he does, where an
   * option says so; `sparesOwn`: not where it is his own. `rule`: what a tree cites for it.
   */
  | { does: 'perish'; unless: string; fate?: Param<'dies' | 'lives'>; sparesOwn?: true; rule?: string }
  /** The flip of a victim of this night is hidden. */
  | { does: 'clean' }
  /** Changes the alignment. `sparesDying`: not of a player who dies this night. */
  | { does: 'recruit'; into: string; sparesDying: Param<boolean> }
  /**
   * Leaves a fact of this kind where it lands, or at the actor: what facts do to each other stands in the rulings of the system.
   * `sparesDead`: a rule by which it holds after the deaths of its phase, and so of the living alone; `onlyOf`: an alignment.
   */
  | { does: 'mark'; as: string; at?: 'actor'; sparesDead?: string; onlyOf?: string }

/** How many attacks something stops: so many, one, or all of them, which is none at all. */
export type Capacity = number | 'one' | 'all'

/** @returns a number; undefined where there is no limit */
export const limitOf = (capacity: Capacity | undefined): number | undefined =>
  capacity === undefined || capacity === 'all' ? undefined : capacity === 'one' ? 1 : capacity

type Sanity = 'sane' | 'insane' | 'naive' | 'paranoid'
export type ComponentKind = Component['does']

/** A component with every parameter filled in. */
export type Filled = { [K in ComponentKind]: FilledOf<Extract<Component, { does: K }>> }[ComponentKind]
type FilledOf<C> = { [K in keyof C]: Exclude<C[K], { setting: string; option?: string } | { option: string }> }

/**
 * Fills the parameters of a component in.
 * @param settings the settings of the player's role
 * @param options the options of the game
 * @throws Error when a parameter names a setting or option that is not there (a mistake in a system's tables)
 */
export function fill(
  component: Component,
  settings: Record<string, unknown>,
  options: Record<string, unknown>,
): Filled {
  const entries = Object.entries(component).map(([key, value]): [string, unknown] => {
    if (typeof value !== 'object' || value === null) return [key, value]
    const named = value as { setting?: string; option?: string }
    const left = named.setting === undefined || (named.option !== undefined && settings[named.setting] === AS_GAME)
    const source = left ? options : settings
    const name = left ? named.option! : named.setting!
    if (!(name in source)) throw new Error(`component ${component.does}: nothing sets "${name}"`)
    return [key, source[name]]
  })
  return Object.fromEntries(entries) as Filled
}

/** Whether a component stands at the actor rather than travelling with the action. */
export const atActor = (component: Component | Filled): boolean =>
  ('at' in component && component.at === 'actor')
  || (component.does === 'retaliate' && component.at !== 'target')
  || component.does === 'seem'
  || (component.does === 'move' && component.how === 'attract')
