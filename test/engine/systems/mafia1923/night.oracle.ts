/**
 * The night once more, written from the rules as one plain walk (1923-N1) with the options at their defaults: nothing of
 * the engine but the names of things. What the engine drew is read from its log, so that both follow the same draws.
 */
import type { Game } from '../../../../engine/journal/state.ts'
import type { Roll } from '../../../../engine/journal/outcome.ts'

export interface NightFound {
  deaths: string[]
  poisoned: string[]
  cured: string[]
  injured: string[]
  cancelled: string[]
  roles: Record<string, string>
  undrawn: number
}
export interface Sent {
  by: string
  does: string
  to: readonly string[]
}

interface Person {
  role: string
  abilities: readonly string[]
  mafia: boolean
  family: string
  alive: boolean
  wasInjured: boolean
  /** Poisoned in the night before, and by whom. */
  poison: { by: string | undefined } | undefined
  marked: boolean
  partners: string[]
  attempts: number
  savedItself: boolean
}

/** @param sent what counts tonight, in the order received @param rolls what the engine drew */
export function nightByHand(
  game: Game,
  abilitiesOf: (role: string) => readonly string[],
  sent: readonly Sent[],
  rolls: readonly Roll[],
): NightFound {
  return new Night(game, abilitiesOf, rolls).walk(sent)
}

class Night {
  readonly #people: Map<string, Person>
  readonly #abilitiesOf: (role: string) => readonly string[]
  readonly #rolls: Roll[]
  readonly #deaths: string[] = []
  readonly #poisoned: string[] = []
  readonly #cured: string[] = []
  readonly #injured = new Set<string>()
  readonly #cancelled = new Set<string>()
  readonly #saved = new Set<string>()
  readonly #guarded = new Set<string>()

  constructor(game: Game, abilitiesOf: (role: string) => readonly string[], rolls: readonly Roll[]) {
    const facts = (kind: string, of: string) => (game.facts ?? []).filter(fact => fact.kind === kind && fact.of === of)
    this.#abilitiesOf = abilitiesOf
    this.#rolls = [...rolls]
    this.#people = new Map(
      game.seats.map(({ slot, role, faction, alive, status, details, uses }) => [
        slot,
        {
          role,
          abilities: abilitiesOf(role),
          mafia: faction === 'mafia',
          family: details?.family ?? '',
          alive,
          wasInjured: status.includes('injured'),
          poison: facts('poisoned', slot).map(({ by }) => ({ by }))[0],
          marked: facts('redirectMark', slot).length > 0,
          partners: facts('pairedWith', slot).map(({ data }) => String(data?.with)),
          attempts: Number(game.state?.[slot]?.butlerAttempts ?? 0),
          savedItself: (uses.selfGuard ?? 0) > 0,
        },
      ]),
    )
  }

  walk(sent: readonly Sent[]): NightFound {
    const each = (does: string, act: (actor: Person, by: string, to: string[]) => void): void => {
      for (const move of sent.filter(one => one.does === does)) {
        const actor = this.#who(move.by)
        if (actor.alive && actor.abilities.includes(does) && !this.#cancelled.has(move.by))
          act(actor, move.by, this.#aims(move, actor))
      }
    }
    each('redirect', (_, by, [to]) => {
      this.#who(to!).marked = true
    })
    each('cancel', (_, by, [to]) => this.#cancelled.add(to!))
    each('steal', (thief, by, [to]) => {
      this.#steal(thief, this.#who(to!))
    })
    each('pair', (_, by, [one, other]) => {
      this.#who(one!).partners.push(other!)
      this.#who(other!).partners.push(one!)
    })
    each('heal', (_, by, [to]) => {
      this.#heal(to!)
    })
    each('guard', (_, by, [to]) => this.#guarded.add(to!))
    each('poison', (_, by, [to]) => {
      this.#slip(by, to!)
    })
    each('rampage', (_, by, [family]) => {
      this.#rampage(by, family!)
    })
    for (const { to } of sent.filter(({ does }) => does === 'factionKill')) this.#mafia(to)
    for (const does of ['deliver', 'inquire']) each(does, () => undefined)
    for (const [slot, { alive, poison }] of this.#people)
      if (alive && poison && !this.#poisoned.includes(slot)) this.#kill(slot, 'poison', poison.by)
    const living = (slots: Iterable<string>): string[] =>
      [...new Set(slots)].filter(slot => this.#who(slot).alive).sort()
    return {
      deaths: [...this.#deaths].sort(),
      poisoned: [...new Set(this.#poisoned)].sort(),
      cured: [...new Set(this.#cured)].sort(),
      injured: living(this.#injured),
      cancelled: living(this.#cancelled),
      roles: Object.fromEntries([...this.#people].map(([slot, { role }]) => [slot, role])),
      undrawn: this.#rolls.length,
    }
  }

  #who(slot: string): Person {
    return this.#people.get(slot)!
  }

  #draw(purpose: string, of: string): Roll {
    const at = this.#rolls.findIndex(roll => roll.purpose === purpose && roll.of === of)
    if (at < 0) throw new Error(`the engine did not draw ${purpose} for ${of}`)
    return this.#rolls.splice(at, 1)[0]!
  }

  #aims({ by, does, to }: Sent, actor: Person): string[] {
    if (!actor.marked) return [...to]
    actor.marked = false
    return to.map(() => {
      const { candidates, result } = this.#draw('redirect', by)
      if (does !== 'rampage' && candidates.some(slot => !this.#who(slot).alive))
        throw new Error(`${does} of ${by} could be sent to the dead`)
      return result
    })
  }

  #become(person: Person, role: string): void {
    Object.assign(person, { role, abilities: this.#abilitiesOf(role), attempts: 0, savedItself: false })
  }

  #steal(thief: Person, victim: Person): void {
    const { role } = victim
    const plain = (person: Person): string => (person.mafia ? 'mafiaMember' : 'townsperson')
    if (role === plain(victim)) return this.#become(thief, plain(thief))
    this.#become(thief, role)
    this.#become(victim, plain(victim))
  }

  #heal(to: string): void {
    this.#saved.add(to)
    if (this.#who(to).poison) this.#cured.push(to)
    this.#who(to).poison = undefined
  }

  /** Whether a Bodyguard's automatic save holds; it is spent. */
  #savesItself(slot: string): boolean {
    const person = this.#who(slot)
    if (person.role !== 'bodyguard' || person.savedItself) return false
    return (person.savedItself = true)
  }

  #slip(by: string, to: string): void {
    const victim = this.#who(to)
    if (this.#guarded.has(to)) this.#injured.add(by)
    else if (victim.role === 'butler') return
    else if (this.#saved.has(to)) return
    else if (this.#savesItself(to)) this.#injured.add(by)
    else if (!victim.poison) {
      victim.poison = { by }
      this.#poisoned.push(to)
    }
  }

  #rampage(by: string, family: string): void {
    if (![...this.#people.values()].some(person => person.alive && person.family === family)) return
    const { result } = this.#draw('victim', by)
    if (this.#guarded.has(result) || this.#savesItself(result)) this.#injured.add(by)
    else this.#kill(result, 'drunkard', by)
  }

  #members(): string[] {
    return [...this.#people].flatMap(([slot, { alive, mafia }]) => (alive && mafia ? [slot] : []))
  }

  #mafia(targets: readonly string[]): void {
    const members = this.#members()
    if (members.every(slot => this.#who(slot).wasInjured)) return
    for (const target of targets) {
      const victim = this.#who(target)
      if (!victim.alive) continue
      const lucky = victim.role === 'butler' && victim.attempts++ < 2
      const guarded = this.#guarded.has(target)
      const stopped = lucky || guarded || this.#saved.has(target)
      if (guarded || (!stopped && this.#savesItself(target))) this.#hurtAttacker(target)
      else if (!stopped) this.#kill(target, 'mafia')
    }
  }

  #hurtAttacker(at: string): void {
    const living = this.#members()
    if (!living.length) return
    const unhurt = living.filter(slot => !this.#who(slot).wasInjured && !this.#injured.has(slot))
    const { candidates, result } = this.#draw('attacker', at)
    if (candidates.join() !== (unhurt.length ? unhurt : living).join())
      throw new Error(`the attacker of ${at} was drawn from ${candidates.join()}`)
    this.#injured.add(result)
  }

  #kill(slot: string, cause: 'mafia' | 'drunkard' | 'poison' | 'robber' | 'heartbreak', by?: string): void {
    const person = this.#who(slot)
    if (!person.alive) return
    person.alive = false
    this.#deaths.push(slot)
    if (person.role === 'armedRobber' && cause !== 'heartbreak') {
      const victim = cause === 'mafia' ? (this.#members().length ? this.#draw('attacker', slot).result : undefined) : by
      if (victim !== undefined) this.#kill(victim, 'robber', slot)
    }
    for (const partner of person.partners) this.#kill(partner, 'heartbreak')
  }
}
