/**
 * What a system's tables hold. A role is one short entry: its faction, its abilities, and rarely a setting. All
 * mechanics sit in the components of abilities; nothing anywhere asks which role somebody is.
 */
import type { RuleId } from '../why/claim.ts'
import type { Component } from './component.ts'

/**
 * A flag on an ability's actions or on a player, which no action can counter.
 * `unblockable`, `unredirected`: blocks and redirects fail on it. `piercing`: passes protections and total stops.
 * `unseen`: sensors miss it. `sameAlignment`, `otherAlignment`: works only on such players.
 * `unprotectable` (of a player): protections fail there.
 */
export type Trait = 'unblockable' | 'unredirected' | 'piercing' | 'unseen' | 'sameAlignment' | 'otherAlignment' | 'unprotectable'

export interface Ability {
  /** What a sensor of kinds calls it. */
  kind: 'kill' | 'protect' | 'block' | 'investigate' | 'move' | 'visit' | 'recruit' | 'deceive' | 'hide'
  /** How many players it names. */
  targets: number
  components: Component[]
  /** Always at work; never sent in. */
  passive?: true
  /** The rule that makes it something of its own (a compound, a passive, a less usual role). */
  rule?: RuleId
  /** Carried by one member for the whole faction, once a night. */
  factional?: true
  /** Which of its targets it visits; all of them where absent. */
  visits?: number[]
  /** How often one player may use it in a night; once where absent, and then the last one sent in counts. */
  perNight?: number
}

export interface Role {
  faction: string
  abilities: string[]
  /** What players may call an ability of this role: `{ protect: 'resuscitate' }`. */
  sentAs?: Record<string, string>
  /** Choices of the host for this player, the default first: `{ sanity: ['sane', 'insane'] }`. */
  settings?: Record<string, readonly (string | boolean)[]>
  /** Modifiers the role always has. */
  modifiers?: string[]
}

/** A function on a role or on one ability, as data. */
export interface Modifier {
  /** What it means, in one sentence: the text behind the id wherever a tree cites it. */
  says: string
  /** Traits it gives to the actions it applies to. */
  traits?: Trait[]
  /** Traits it gives to the player. */
  player?: Trait[]
  /** Components it adds to each ability it applies to. */
  adds?: Component[]
  /** Applies only to abilities that have one of these components. */
  where?: readonly Component['does'][]
  /** The number it is written with limits the uses in the game: `xShot(2)`. */
  limitsUses?: true
  /** On which nights the ability may be used. */
  nights?: 'odd' | 'even'
  /** A missing target is drawn. */
  compelled?: true
}

export interface Option {
  /** Every value, the default first. */
  values: readonly (string | boolean | number)[]
  rule: RuleId
  /** What the choice is about, in one sentence. */
  says: string
}

/** A point that the rules leave to the host. */
export interface Prompt {
  rule: RuleId
  says: string
  /** The fixed choices, the default first; where absent, the choices come with the question. */
  choices?: readonly string[]
}

/** What the rulebook says about one id, in our own words. */
export interface Ruling {
  says: string
  /** `stated` by the source, `implied` by it, or our `default`. */
  origin: 'stated' | 'implied' | 'default'
  /** Where the id says nothing that a case could check: why. */
  uncheckable?: string
}
