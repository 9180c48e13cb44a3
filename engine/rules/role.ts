/**
 * What a system's tables hold. A role is one short entry: its faction, its abilities, and rarely a setting. All
 * mechanics sit in the components of abilities; nothing anywhere asks which role somebody is.
 */
import type { RuleId } from '../reason/claim.ts'
import type { InEach } from '../text/in-each.ts'
import type { Component } from './component.ts'
import type { Constraint } from './order.ts'

/**
 * A flag on an ability's actions or on a player, which no action can counter.
 * `unblockable`, `unredirected`: blocks and redirects fail on it. `piercing`: passes protections and total stops.
 * `unseen`: sensors miss it. `sameAlignment`, `otherAlignment`: works only on such players.
 * `unmovable`: nothing takes it anywhere else. `plainOnly`, `othersOnly`: works only on players who have no ability, or
 * have one. `idle`: does nothing at all. `personal`: touches and sees nothing that is done for a side. `unprotectable` (of a player): protections fail there. `outsider` (of a player):
 * a kill of the own side takes them in instead, where it does so. `unrecruitable` (of a player): not them.
 */
export type Trait =
  | 'unblockable'
  | 'unredirected'
  | 'piercing'
  | 'unseen'
  | 'sameAlignment'
  | 'otherAlignment'
  | 'plainOnly'
  | 'othersOnly'
  | 'idle'
  | 'personal'
  | 'unmovable'
  | 'unprotectable'
  | 'outsider'
  | 'unrecruitable'

export interface Ability {
  /** What a sensor of kinds calls it. */
  kind: 'kill' | 'protect' | 'block' | 'investigate' | 'move' | 'visit' | 'recruit' | 'deceive' | 'hide' | 'other'
  /** How many targets it names; at least so many, where it may name more. */
  targets: number
  /** How many it may name at most: a list of victims, a ranking. */
  most?: number
  /** What each target is; players where absent, and beyond the last one what the last one is. `role`: a player by name, or whoever has a role (`role:doctor`). */
  aims?: readonly ('player' | 'family' | 'role')[]
  /** The kinds of phases in which it is used; those in which the system acts where absent. */
  phases?: readonly string[]
  /** How often one player may use it in a game, and how many of these on himself. */
  uses?: number
  selfUses?: number
  /** Those on himself are counted where he chose himself, and not where something else led it to him. */
  selfByChoice?: true
  /** May be aimed at oneself, whatever the option `selfTarget` says. */
  self?: true
  /** Not aimed at oneself by a rule of its own, unless this option is on. */
  notSelf?: { rule: RuleId; unless?: string }
  /** How often in a game, where an option holds the number: 0 for no limit. */
  usesBy?: string
  /** May name one target several times. */
  repeats?: true
  /** May name who is dead: it looks at what is known of him, and goes nowhere. */
  namesDead?: true
  /** May be sent in by who is dead or out. */
  fromAfar?: true
  /** What it is sent in with besides its targets: `{role: gin}`. */
  keys?: Record<string, Key>
  components: Component[]
  /** Always at work; never sent in. */
  passive?: true
  /** The rule that makes it something of its own (a compound, a passive, a less usual role). */
  rule?: RuleId
  /** It keeps attacks off whom it comes to, by rulings of its system: what has a component for that need not say so. */
  shields?: true
  /** Carried by one member for the whole faction, once a night. */
  factional?: true
  /** A deed of the faction that nobody carries: it is taken from whoever of it sends it in. */
  anyone?: true
  /** Whoever has it has a say in the moves of others, which are entered as theirs. */
  commands?: true
  /** Used when one likes: nobody is waited for who does not. */
  casual?: true
  /** Which of its targets it visits; all of them where absent. */
  visits?: number[]
  /** How often one player may use it in a night; once where absent, and then the last one sent in counts. */
  perNight?: number
  /** The option that says so instead. */
  perNightBy?: string
  /** Its targets and what its keys aim at may be sent in one after the other: a later one replaces what it names itself. */
  byParts?: true
  /** Abilities of one turn are alternatives: of all that a player sends in of it, the last one counts. */
  turn?: string
  /** Such a turn there is for each target: a later word replaces an earlier one about those it names, or about all where it names none. */
  turnEach?: true
  /** Traits that its actions always have, by its own rule. */
  traits?: readonly Trait[]
  /** Attributes that rulings of its system ask for. */
  is?: readonly string[]
  /** The rule that states what it does, where that is another one than it goes by. */
  stated?: RuleId
  /**
   * What its holder is told in the role message, in the second person: `{when} you may shoot one player. …`. `{when}` says when and
   * how often (`Each night`, `Twice per game, on odd nights,`), `{shots}` how often for a passive one (0: always), any other
   * value is a setting of the role or an option of the game.
   */
  told?: InEach
}

/**
 * One thing that an action is sent in with. `values`: its words; free text where absent. `open`: what other words come to is said by the system's own rules.
 * `aims`: what it names instead of a word: a player, a family, a phase (`night1`), or a text of any length.
 * `ofAll`: it belongs to moves at large and not to this one: no list of abilities names it, and it is read out of no message.
 */
export interface Key {
  says: string
  values?: readonly string[]
  aims?: 'player' | 'family' | 'phase' | 'text'
  open?: true
  must?: true
  ofAll?: true
  /** What is written for it in a language of its own, as people say it. */
  said?: (written: string) => InEach
}

/** A modifier as it was given: its number (`xShot(2)`), and the one ability it is on where it is not on all. */
export interface ModifierUse {
  modifier: string
  count?: number
  on?: string
}

export interface Role {
  faction: string
  abilities: string[]
  /** What players may call an ability of this role: `{ protect: 'resuscitate' }`. */
  sentAs?: Record<string, string>
  /** What other systems call this role, so that a night can be resolved under both. */
  alsoCalled?: readonly string[]
  /** Choices of the host for this player, the default first: `{ sanity: ['sane', 'insane'] }`. */
  settings?: Record<string, readonly (string | boolean)[]>
  /** Modifiers the role always has. */
  modifiers?: string[]
  /** Of those, what has a number or is on one ability. */
  given?: readonly ModifierUse[]
  /** What the host who made it calls it. */
  name?: string
  /** The role that it was made from. */
  like?: string
  /** What its player is told of it, in the words of its host and in the place of ours. */
  told?: string
}

/** A function on a role or on one ability, as data. */
export interface Modifier {
  /** What it means, in one sentence: the text behind the id wherever a tree cites it. */
  says: string
  /** The same to its holder: of this ability, or of the player where it is one of the player. `{shots}`: its number. */
  told?: InEach
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
  /** The number it is written with is how many votes the player has: `votes(2)`. */
  weighs?: true
  /** How many votes the player has, where no number says it. */
  weight?: number
  /** Attributes of the player that rulings of its system ask for. */
  is?: readonly string[]
  /** On which nights the ability may be used. */
  nights?: 'odd' | 'even'
  /** The number it is written with is a night on which the ability may be used, among others it is written with. */
  onNight?: true
  /** On which night the ability may be used first; `numbered`: the number it is written with. */
  fromNight?: number | 'numbered'
  /** The number it is written with is how often the ability may be used in a night. */
  perNight?: true
  /** What the ability learns is told so many phases of its kind later. */
  later?: number
  /** The ability is used in phases of these kinds instead of its own. */
  phases?: readonly string[]
  /** Not on the night after one on which the ability was used. */
  notAgain?: true
  /** Nobody is chosen twice: ever, or on two nights running. */
  notTwice?: 'ever' | 'running'
  /** Does what it does only where an action is sent in with this word (`with`), and then a use of that word is gone; with the number 0 there is no limit. */
  declared?: string
  /** Is another modifier where an option has this value. */
  unless?: { option: string; is: string; modifier: string }
  /** The rule that a refusal by it cites, where it is not its own name. */
  rule?: RuleId
  /** The rule that a tree cites for its traits, where it is not its own name. */
  cites?: RuleId
  /** What is otherwise always at work is at work only where it is sent in. */
  sentIn?: true
  /** A missing target is drawn. */
  compelled?: true
  /** It is at home in another system, and counted there. */
  lent?: true
}

/** Whether a modifier is written with a number: `xShot(2)`. */
export const takesNumber = ({ limitsUses, weighs, onNight, perNight, fromNight }: Modifier): boolean =>
  [limitsUses, weighs, onNight, perNight].includes(true) || fromNight === 'numbered'

export interface Option {
  /** Every value, the default first. */
  values: readonly (string | boolean | number)[]
  rule: RuleId
  /** What the choice is about, in one sentence. */
  says: string
  /** Any whole number of this range; `values` holds the default alone. */
  whole?: { from: number; to: number }
  /** Some of these words in the order chosen, with commas; `all`: every one of them; `kept`: what their order has to keep. `values` holds the default alone. */
  list?: { of: readonly string[]; all?: true; kept?: readonly Constraint[] }
  /** Besides these values a text of the host's own that looks so: `like`, and what it is, in one sentence. */
  own?: { like: RegExp; says: InEach }
  /** Values of earlier days, as words, and what each is now: a stored game may hold one. */
  formerly?: Readonly<Record<string, string | boolean | number>>
  /** How votes are read out of posts: it can be chosen until a vote is locked, whatever was resolved before. */
  readsPosts?: true
  /** It is at home in another system, and counted there. */
  lent?: true
}

/** A status that a player can have. `secret`: no public text names it. */
export interface Mark {
  says: string
  rule: RuleId
  secret?: true
  /** It is at home in another system. */
  lent?: true
}

/** A number or word that the system keeps of a player or a group. */
export interface Counter {
  says: string
  rule: RuleId
}

/** Something the system knows about a seat besides its role: a family, a will. Free text where `values` is absent. */
export interface Field {
  label: string
  says: string
  rule: RuleId
  values?: readonly string[]
  secret?: true
  long?: true
  /** The name of a role says it, or the rules keep it: no table has room for it, and a seat shows it once it is there. */
  withRole?: true
  /** It is at home in another system, and kept where that one's books are. */
  lent?: true
}

/** What the host records beside the play: an infraction, a hint, a will as published. */
export interface Form {
  title: string
  says: string
  rule: RuleId
  /** Asked in these kinds of phases; at any time where absent. */
  phases?: readonly string[]
  fields: Record<
    string,
    {
      label: string
      kind: 'player' | 'text' | 'long' | 'choice' | 'moment' | 'link'
      values?: readonly string[]
      must?: true
    }
  >
}

/** A point that the rules leave to the host. */
export interface Prompt {
  rule: RuleId
  says: string
  /** The fixed choices, the default first; where absent, the choices come with the question. */
  choices?: readonly string[]
  /** Whom it is about: those whom a message of this kind names, where its value `by` is the id of the prompt. */
  names?: { told: string; by: string; who: string }
}

/** What the rulebook says about one id, in our own words. */
export interface Ruling {
  says: string
  /** `stated` by the source, `implied` by it, or our `default`. */
  origin: 'stated' | 'implied' | 'default'
  /** Where the id says nothing that a case could check: why. */
  uncheckable?: string
  /** It says what players know, are called or share between phases, of which no tree is grown: a case shows it by expecting that. */
  state?: true
  /** Where turning it over shows in no result: why. */
  unturned?: string
  /** It is at home in another system, and counted there. */
  lent?: true
}
