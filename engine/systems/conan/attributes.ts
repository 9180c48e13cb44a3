/**
 * What kind of move an ability is, in words that rulings ask for: its entry says which of them it has. And what sections ask of
 * the tables that are joined from all of them (`sections.ts`, `text.ts`).
 */
import type { Ability, Key, Option } from '../../rules/role.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import { chosenFrom } from '../../ruleset/chosen.ts'
import type { InEach } from '../../text/in-each.ts'
import type { Words } from '../../text/wording.ts'

/**
 * `paper`: only written down; it goes to nobody, so that nothing leads it astray, shows it or reports it.
 * `about`: it looks at those it names and does nothing to them, so that it reaches them anywhere.
 * `ownReport`: its player hears of it from its own ruling. `ownDeed`: its ruling enters the deed, or it leaves none.
 * `ownSpending`: a use of it is gone by its own ruling, where it worked.
 * `leading`: what a member does as Leader or elector. `finds`: it brings home what it found. `frees`: it ends arrests.
 * `kill`: it is the night kill, or is of one piece with it. `extra`: it adds something to the player's own kill.
 * `stopsKill`: it may keep the Organization's kill from succeeding. `breaksTie`, `accuses`: it may decide a tied vote.
 * `order`: it says who kills whom, and goes where its killer does. `bribes`: it carries its payer through what stops him.
 * `charges`: it tests a charge, and a false one suspends. `poison`: it is no murder by order, and needs a pill.
 * `helps`: it hears whether it mattered. `takesVote`: its target has no vote either. `asksDeed`: the second whom it names is asked about.
 * `beforeGame`: it belongs to the phase of preparation, where the game has one.
 */
export type Attribute =
  | 'paper'
  | 'about'
  | 'ownReport'
  | 'ownDeed'
  | 'ownSpending'
  | 'leading'
  | 'finds'
  | 'frees'
  | 'kill'
  | 'extra'
  | 'stopsKill'
  | 'breaksTie'
  | 'accuses'
  | 'order'
  | 'bribes'
  | 'charges'
  | 'poison'
  | 'helps'
  | 'takesVote'
  | 'asksDeed'
  | 'beforeGame'

/** What an ability is sent in with, in every language. */
type Keys = Readonly<Record<string, Omit<Key, 'says'> & { says: InEach }>>

/** An ability of this system: a word that is no attribute does not compile. */
export interface Entry extends Omit<Ability, 'components' | 'keys'> {
  /** The mark that it leaves where it lands: sections say what that does. */
  mark: string
  is?: readonly Attribute[]
  /** How conditions treat it, where not as any other ability (`conditions.ts`). */
  treatedAs?: 'vengeance' | 'item' | 'suitcase' | 'election' | 'return'
  /** The option that says how long before the end of a phase it closes; by default `deadline.actions`. */
  closesBy?: 'deadline.wills'
  keys?: Keys
}

/** What the Black Organization and the Detective Boys may hand in for each other. */
export const sentBy: Keys = {
  sentBy: { says: { en: 'who sent it in, if not the player', ru: 'кто прислал, если не сам игрок' } },
}

/** What members of the Organization can do whatever their role, and what everybody can. */
export const ofMembers: string[] = ['order', 'aptx', 'fake', 'handOff', 'elect', 'suitcase']
export const ofEverybody: string[] = ['gadget', 'will']
/** Whether an ability belongs to no role. */
export const isShared = (ability: string): boolean => [...ofMembers, ...ofEverybody].includes(ability)

const moves: Record<string, Entry> = {}
/** What roles do by night: what can be faked, and what an item may do. */
export const byNight: string[] = []

/** Enters the moves of a section, so that rulings can ask what an ability is. */
export function enterMoves(entries: Readonly<Record<string, Entry>>): void {
  Object.assign(moves, entries)
  for (const [id, { passive, phases, treatedAs }] of Object.entries(entries))
    if (!passive && treatedAs !== 'return' && phases?.includes('night') && !isShared(id)) byNight.push(id)
}

/** The entry of an ability, as its section wrote it. */
export const moveOf = (does: string): Entry | undefined => getOwn(moves, does)

/** Whether an ability has an attribute. */
export const is = (does: string, attribute: Attribute): boolean => moveOf(does)?.is?.includes(attribute) ?? false

/** Whether conditions treat it so. */
export const isTreatedAs = (does: string, as: Entry['treatedAs']): boolean => moveOf(does)?.treatedAs === as

/** Every ability that has an attribute. */
export const withAttribute = (attribute: Attribute): string[] => Object.keys(moves).filter(id => is(id, attribute))

/** The options of all sections, once these are joined. */
export const options: Record<string, Option> = {}
/** What the host chose, where no run is at hand to be asked. */
export const option = chosenFrom(options)

/** What things are called, once the words of all sections are joined. */
export const titles: Pick<Words, 'roles' | 'uses' | 'results' | 'factions'> = {
  roles: {},
  uses: {},
  results: {},
  factions: {},
}
