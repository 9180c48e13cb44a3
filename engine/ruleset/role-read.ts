/**
 * Reads what a seat is called: side, modifiers and roles in any order. `2-Shot Mafia Roleblocker`, `Town Neighbour/Cop`,
 * `Serial Killer One-Shot Bulletproof Neighbor`, `Town JOAT (Doctor, Jailkeeper)`.
 */
import type { ModifierUse } from '../journal/state.ts'
import { foldWord } from '../text/fold-word.ts'
import { getOwn } from './catalogue.ts'
import type { RoleLexicon } from './role-lexicon.ts'
import { partName, type Ask, type Unit } from './role-units.ts'

interface RoleRead {
  role: string
  /** The side, where the name says one or its roles are not of the first one's. */
  faction?: string
  modifiers: ModifierUse[]
  settings?: Record<string, string>
  /** Fields of the seat: further roles, whose backup it is, what it holds, its group. */
  details?: Record<string, string>
  /** Brackets that say something else. */
  inside?: string
  /** Words that may mean several things: read as the first of them. */
  asks: Ask[]
}

/**
 * @param freely whether one slip in a word is forgiven, and a modifier alone stands for the plain role that has it
 * @returns the seat, or from where on the name says nothing that there is
 */
export function readRole(said: string, lexicon: RoleLexicon, freely: boolean): RoleRead | { unread: string } {
  // What a host said of a whole name holds for all of it.
  const { units, unread, asks } = partName(lexicon.words.get(foldWord(said))?.means ?? said, lexicon, freely)
  if (unread !== undefined) return { unread }
  return new SeatReader(said.trim(), units, asks, lexicon).read(freely) ?? { unread: said.trim() }
}

class SeatReader {
  readonly #said: string
  readonly #units: readonly Unit[]
  readonly #asks: Ask[]
  readonly #lexicon: RoleLexicon
  /** Which of the units name a role, and which. */
  readonly #roles = new Map<Unit, string>()
  readonly #sides = new Set<string>()
  #modifiers: { unit: Unit; use: ModifierUse }[] = []
  readonly #details: Record<string, string> = {}
  readonly #inside: string[] = []
  #settings: Record<string, string> = {}

  constructor(said: string, units: readonly Unit[], asks: readonly Ask[], lexicon: RoleLexicon) {
    this.#said = said
    this.#units = units
    this.#asks = [...asks]
    this.#lexicon = lexicon
  }

  read(freely: boolean): RoleRead | undefined {
    if (!this.#units.every((unit, at) => this.#sort(unit, at))) return undefined
    if (!this.#takeObjects() || this.#sides.size > 1) return undefined
    const written = [...this.#sides][0]
    if (!this.#roles.size && !this.#takePlain(written, freely)) return undefined
    if (!this.#settle() || !this.#takeHeld()) return undefined
    const roles = [...this.#roles.values()]
    const main = roles.find(role => this.#acts(role)) ?? roles[0]!
    const besides = roles.filter(role => role !== main)
    const { fields } = this.#lexicon
    if (new Set(roles).size < roles.length || (besides.length && fields.besides === undefined)) return undefined
    if (besides.length) this.#details[fields.besides!] = besides.join(', ')
    const faction = this.#factionOf(main, roles, written)
    const modifiers = this.#modifiers.flatMap(({ unit, use }) => this.#ofRole(unit, use))
    this.#askWhose()
    const once = modifiers.filter(({ modifier }) => modifier !== this.#lexicon.nights)
    if (new Set(once.map(({ modifier, on = '' }) => `${modifier} ${on}`)).size < once.length) return undefined
    return {
      role: main,
      ...(faction !== undefined && { faction }),
      modifiers,
      ...(Object.keys(this.#settings).length && { settings: this.#settings }),
      ...(Object.keys(this.#details).length && { details: this.#details }),
      ...(this.#inside.length && { inside: this.#inside.join('; ') }),
      asks: this.#asks,
    }
  }

  /** Says what a unit is here; false where it is nothing that can stand here. */
  #sort(unit: Unit, at: number): boolean {
    const { meaning, shots, nights, inside, group } = unit
    const { shots: counted, nights: named } = this.#lexicon
    if (inside !== undefined) return this.#sortInside(at, inside)
    if (group !== undefined) return this.#sortGroup(unit, at, group)
    if (shots !== undefined) {
      if (Number.isNaN(shots)) this.#asks.push({ word: unit.text, means: ['1-shot', '2-shot', '3-shot'] })
      return counted !== undefined && this.#modify(unit, { modifier: counted, count: Number.isNaN(shots) ? 1 : shots })
    }
    if (nights !== undefined)
      return named !== undefined && nights.every(count => this.#modify(unit, { modifier: named, count }))
    const { role, modifier, faction, ending } = meaning!
    if (modifier !== undefined && (role === undefined || this.#isModifier(at))) return this.#modify(unit, { modifier })
    if (role !== undefined && this.#isProper(unit)) return Boolean(this.#roles.set(unit, role))
    if (faction !== undefined) return Boolean(this.#sides.add(faction))
    if (role !== undefined) return !this.#hasProper() || (ending === true && this.#hasProper(at))
    return meaning!.setting === true
  }

  #sortInside(at: number, inside: string): boolean {
    const before = this.#units[at - 1]?.meaning?.role
    const { holds } = this.#lexicon.fields
    const held = before !== undefined && this.#lexicon.holders.has(before) ? this.#heldIn(inside) : undefined
    if (held && holds !== undefined) return this.#detail(holds, held)
    if (this.#units.slice(at + 1).some(unit => unit.inside === undefined && unit.group === undefined)) return false
    return Boolean(this.#inside.push(inside))
  }

  /** `Mason #1`, `Neighbor (A)`: a group, of a role that has such. */
  #sortGroup({ text }: Unit, at: number, group: string): boolean {
    const { fields, grouped } = this.#lexicon
    const before = this.#units.slice(0, at).findLast(({ meaning }) => meaning?.role !== undefined)?.meaning?.role
    if (fields.group !== undefined && grouped.includes(before ?? '')) return this.#detail(fields.group, group)
    return text.startsWith('#') ? false : Boolean(this.#inside.push(group))
  }

  /** What a list in brackets holds; undefined where it is no list of roles, or says more of one than which it is. */
  #heldIn(inside: string): string | undefined {
    const parts = inside.split(/[,;/&+]|\band\b/).filter(part => part.trim() !== '')
    const read = parts.map(part => partName(part, this.#lexicon, true))
    const roles = read.flatMap(({ units, unread }) => {
      const [unit, ...more] = units.filter(({ shots }) => shots !== 1)
      const role = unit && this.#isProper(unit) ? unit.meaning!.role! : undefined
      return role === undefined || unread !== undefined || more.length || this.#lexicon.objects[role] ? [] : role
    })
    if (roles.length < Math.max(2, parts.length)) return undefined
    this.#asks.push(...read.flatMap(({ asks }) => asks))
    return new Set(roles).size < roles.length ? undefined : roles.join(', ')
  }

  #detail(field: string, value: string): boolean {
    if (this.#details[field] !== undefined) return false
    this.#details[field] = value
    return true
  }

  #modify(unit: Unit, use: ModifierUse): boolean {
    this.#modifiers.push({ unit, use })
    return true
  }

  /** A role that is no side as well and not what everybody is who has none. */
  #isProper({ meaning }: Unit): boolean {
    const { role, faction } = meaning ?? {}
    const { plainOf } = this.#lexicon
    const isSide = faction !== undefined && plainOf.has(faction)
    return role !== undefined && !isSide && ![...plainOf.values()].includes(role)
  }

  #hasProper(before = this.#units.length): boolean {
    return this.#units.slice(0, before).some(unit => this.#isProper(unit))
  }

  /** Whether what may be a role as well stands here as a modifier: before another role, and without a number of its own. */
  #isModifier(at: number): boolean {
    const numbered = this.#units[at - 1]?.shots !== undefined || this.#units[at - 1]?.nights !== undefined
    const next = this.#units.slice(at + 1).find(unit => unit.meaning?.modifier === undefined || this.#isProper(unit))
    return !numbered && next !== undefined && !next.joined && this.#isProper(next)
  }

  /** A role that takes another one beside it: `Backup Doctor`, `Cop Enabler`. */
  #takeObjects(): boolean {
    const { objects, fields } = this.#lexicon
    for (const [unit, role] of this.#roles) {
      const first = getOwn(objects, role)
      if (first === undefined) continue
      if (fields.of === undefined) return false
      const at = this.#units.indexOf(unit)
      const free = (one: Unit | undefined): boolean =>
        one !== undefined && this.#roles.has(one) && getOwn(objects, this.#roles.get(one)!) === undefined
      const [before, behind] = [
        this.#units.slice(0, at).findLast(free),
        this.#units.slice(at + 1).find(one => free(one)),
      ]
      const object = first === 'before' ? (before ?? behind) : (behind ?? before)
      if (!object) this.#asks.push({ word: unit.text, means: [] })
      else {
        this.#details[fields.of] = this.#roles.get(object)!
        this.#roles.delete(object)
      }
    }
    return true
  }

  /** What somebody holds whose name does not say so: what the host said once, or it is asked. */
  #takeHeld(): boolean {
    const { holders, fields } = this.#lexicon
    return [...this.#roles].every(([unit, role]) => {
      const usual = holders.get(role)
      const { holds } = unit.meaning ?? {}
      if (usual === undefined || fields.holds === undefined || this.#details[fields.holds] !== undefined) return true
      if (this.#inside.length || holds === '') return true
      if (holds === undefined)
        return Boolean(this.#asks.push({ word: unit.text, means: [`${unit.text} (${usual})`, unit.text] }))
      const held = this.#heldIn(holds)
      return held !== undefined && this.#detail(fields.holds, held)
    })
  }

  /** The plain role of a side, where the name has no other: `Vanilla Mafia`, `Macho Townie`, `Mafia Ninja`. */
  #takePlain(written: string | undefined, freely: boolean): boolean {
    const { plainOf, system } = this.#lexicon
    const endings = this.#units.filter(({ meaning }) => meaning?.ending && meaning.faction === undefined)
    const named = endings[0] ?? this.#units.find(({ meaning }) => meaning?.role !== undefined)
    const called = new Set(endings.map(({ meaning }) => system.roles[meaning!.role!]!.faction))
    // `Town Goon`, `Townie Goon`: two sides, and neither is more likely.
    if (written !== undefined && plainOf.has(written) && endings.length) called.add(written)
    if (called.size > 1) return false
    const flag = this.#modifiers.find(({ use }) => freely && stands(system.modifiers[use.modifier]))
    const unit = named ?? flag?.unit
    if (!unit) return false
    const own = named?.meaning?.role
    const side = written ?? (own === undefined ? [...plainOf.keys()][0] : system.roles[own]!.faction)
    const role = (side === undefined ? undefined : plainOf.get(side)) ?? own
    if (role === undefined) return false
    this.#roles.set(unit, role)
    return true
  }

  /** How its roles are set: `insane Cop`. */
  #settle(): boolean {
    const words = this.#units.filter(({ meaning }) => meaning?.setting === true && meaning.role === undefined)
    return words.every(({ text }) => {
      const set = [...this.#roles.values()].flatMap(role => {
        const known = this.#lexicon.settingOf(role, text)
        return known ? [known] : []
      })
      const [[setting, value] = ['', '']] = set
      if (!set.length || (this.#settings[setting] ?? value) !== value) return false
      this.#settings = { ...this.#settings, [setting]: value }
      return true
    })
  }

  #acts(role: string): boolean {
    const { roles, abilities } = this.#lexicon.system
    if (this.#lexicon.holders.has(role)) return true
    return roles[role]!.abilities.some(id => abilities[id]?.passive !== true)
  }

  /** The side that is written; else that of the role which is not of the first side. */
  #factionOf(main: string, roles: readonly string[], written: string | undefined): string | undefined {
    const { plainOf, system } = this.#lexicon
    const [first] = plainOf.keys()
    const sides = roles.map(role => system.roles[role]!.faction)
    // A side that has no plain role is a player's own: what he plays says which.
    const own = sides.find(side => !plainOf.has(side))
    if (written !== undefined && (plainOf.has(written) || own === undefined)) return written
    const side = own ?? sides.find(one => one !== first)
    const ending = this.#units.find(unit => !this.#roles.has(unit) && unit.meaning?.ending)?.meaning?.role
    const said = side ?? (ending === undefined ? undefined : system.roles[ending]!.faction)
    return said === undefined || said === system.roles[main]!.faction ? undefined : said
  }

  /** `2-Shot Tracker Watcher`: whether what stands before two roles is of both makes two different players. */
  #askWhose(): void {
    const { settled } = this.#lexicon
    if (this.#roles.size < 2 || settled.has(foldWord(this.#said))) return
    for (const { unit, use } of this.#modifiers) {
      const behind = this.#units.slice(this.#units.indexOf(unit) + 1)
      const [first, second] = behind.filter(one => this.#roles.has(one))
      const both = [first, second].every(one => one && this.#acts(this.#roles.get(one)!))
      if (!second || !both || this.#ofPlayer(use)) continue
      const from = this.#units.indexOf(first!)
      const between = this.#units.slice(from + 1, this.#units.indexOf(second))
      if (between.some(one => this.#modifiers.some(other => other.unit === one))) continue
      const twice = this.#units.map(one => (one === second ? `${unit.text} ${one.text}` : one.text)).join(' ')
      return void this.#asks.push({ word: this.#said, means: [this.#said, twice] })
    }
  }

  /** Whether a modifier is one of the player, whatever role it stands before. */
  #ofPlayer({ modifier }: ModifierUse): boolean {
    const { player, is, weighs, weight } = this.#lexicon.system.modifiers[modifier]!
    return (player ?? is ?? weighs ?? weight) !== undefined
  }

  /** Of several roles a modifier belongs to the nearest behind it, else to the nearest before it. */
  #ofRole(unit: Unit, use: ModifierUse): ModifierUse[] {
    const { system } = this.#lexicon
    if (this.#roles.size < 2 || this.#ofPlayer(use)) return [use]
    const at = this.#units.indexOf(unit)
    const owner =
      this.#units.slice(at).find(one => this.#roles.has(one)) ?? this.#units.findLast(one => this.#roles.has(one))
    const role = this.#roles.get(owner!)!
    const own = system.roles[role]!.abilities
    return (own.length ? own : [role]).map(on => ({ ...use, on }))
  }
}

/** Whether a modifier alone makes somebody who he is: not what only counts or times the uses of an ability. */
const stands = (modifier: RoleLexicon['system']['modifiers'][string] | undefined): boolean =>
  modifier !== undefined && !modifier.limitsUses && modifier.nights === undefined && !modifier.compelled
