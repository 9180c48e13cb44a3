/** What a set-up may call a role: whatever a roster may, so that what is drawn can be seated. */
import type { System } from '../../../engine/ruleset/system.ts'
import type { Roles } from '../../../engine/setups/nodes.ts'
import type { Card } from '../../../engine/setups/setup.ts'
import { readRoster } from '../roster/read.ts'
import { folded, vocabulary, type Meanings, type Vocabulary } from '../roster/words.ts'
import { slotOf } from './slots.ts'
import type { SeatDraft } from '../contract.ts'

/** Reads roles of this system, each text once. */
export class RolesKnown implements Roles {
  readonly example: string
  readonly #system: System
  readonly #read = new Map<string, ReturnType<Roles['read']> & { seat?: SeatDraft }>()

  readonly #words: Vocabulary
  readonly #meanings: Meanings

  /** @param meanings what a host said that words mean */
  constructor(system: System, meanings: Meanings = {}) {
    this.#system = system
    this.#meanings = meanings
    this.#words = vocabulary(system, meanings)
    this.example = this.#words.roleNames[0] ?? ''
  }

  get sides(): readonly string[] {
    return [...this.#words.lexicon.plainOf.keys()]
  }

  /** The side that a word names, where it is not what a role of it is called as well. */
  sideOf(word: string, alone = false): string | undefined {
    const { words } = this.#words.lexicon
    const [own, single] = [words.get(folded(word)), words.get(folded(word).replace(/ves$/, 'f').replace(/s$/, ''))]
    const meaning = own?.faction === undefined ? single : own
    if (meaning?.faction === undefined) return undefined
    const called = meaning.role === undefined ? undefined : this.#words.nameOf.get(meaning.role)
    return alone && called !== undefined && folded(called) === folded(word) ? undefined : meaning.faction
  }

  slotOf = (written: string, side: string | undefined): readonly string[] | undefined =>
    slotOf(written, side, this.#system, this.#words, word => this.sideOf(word))

  read(written: string): ReturnType<Roles['read']> {
    return this.#told(written)
  }

  /** The role of a card as somebody has it; nothing where it is none. */
  seatOf(card: Card): SeatDraft | undefined {
    return this.#told(writtenAs(card)).seat
  }

  factionOf = (card: Card): string | undefined => {
    const told = this.#told(writtenAs(card))
    return 'faction' in told ? told.faction : undefined
  }

  /** Every role that was read so far, as it was written. */
  known(): { as: string; faction: string; seat: SeatDraft }[] {
    return [...this.#read].flatMap(([as, told]) =>
      told.seat && 'faction' in told ? [{ as, faction: told.faction, seat: told.seat }] : [],
    )
  }

  /** Whether this can be set about the role: the sanity of a cop. */
  settable(role: string, setting: string, value: string): boolean {
    return this.#system.roles[role]?.settings?.[setting]?.includes(value) === true
  }

  #roster = (role: string): ReturnType<typeof readRoster> =>
    readRoster(this.#system, `Somebody: ${role.replace(/\s+/g, ' ')}`, this.#meanings)

  #told(written: string): ReturnType<Roles['read']> & { seat?: SeatDraft } {
    const known = this.#read.get(written)
    if (known) return known
    const words = written.split(/\s+/).slice(0, mostWords)
    const [seat] = this.#roster(words.join(' ')).seats
    const [wrong] = seat ? [] : this.#roster(words.join(' ')).problems
    // What stands before a role may keep it from being nearly one.
    const near = seat
      ? undefined
      : words
          .map((_, at) => this.#roster(words.slice(at).join(' ')).problems[0]?.meant?.near)
          .find(meant => meant !== undefined)
    const told = seat
      ? {
          faction: seat.faction ?? this.#system.roles[seat.role]!.faction,
          ...(seat.faction !== undefined && { sided: true }),
          seat,
        }
      : {
          ...(near !== undefined && { near }),
          ...(wrong?.meant?.choices && { word: wrong.meant.word, means: wrong.meant.choices }),
        }
    this.#read.set(written, told)
    return told
  }
}

/** A role has no more words than these. */
const mostWords = 12

/** As a roster writes it: `Town Cop + gunner`. */
const writtenAs = ({ role, over }: Card): string => [role, ...over].join(' + ')
