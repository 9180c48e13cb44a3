/**
 * Deaths. An *attack* is whatever would kill before protections: a kill that comes, the shot of somebody who was
 * visited, a blow that a guard draws to himself, what a shield keeps his target from doing to others. A death is an attack that no protection stops, or one of the deaths
 * that are no attack (a bond with somebody who dies, a weak visitor).
 */
import type { RuleId } from '../../reason/claim.ts'
import { limitOf } from '../../rules/component.ts'
import { consistent, type Argument, type Cite, type Counter } from './argument.ts'
import type { Arrivals } from './arrival.ts'
import type { Attack } from './attack.ts'
import { perishings } from './perishings.ts'

/** One attack that can be stopped: of any kind, or of none that is done for a side. */
interface Shield {
  argument: Argument
  personal: boolean
}

export class Deaths {
  readonly #on: Arrivals
  readonly #attacks = new Map<string, Attack[]>()
  readonly #deaths = new Map<string, Argument[]>()

  constructor(arrivals: Arrivals) {
    this.#on = arrivals
    arrivals.deathsOf = who => this.of(who)
  }

  /** Every reason for a player's death, each an argument. */
  of(who: number): Argument[] {
    return this.#of(who, [])
  }

  /** One action's kill comes and is stopped by no protection there, shields counted. */
  killed(by: number, who: number): Argument[] {
    const attacks = this.#attacksOn(who, []).filter(attack => attack.by === by && attack.direct)
    const shields = this.#shields(who)
    const ways = attacks.flatMap(attack => attack.ways.map(way => this.#unprotected(way, attack, who)))
    if (!shields.length || attacks.some(attack => attack.piercing)) return ways
    const ofSide = attacks.some(attack => this.#isOfSide(attack))
    const outnumbered = this.#outnumbered(who, this.#attacksOn(who, []), shields, ofSide)
    // One attack against no shield is the attack itself; more of them are a count.
    const cite = (way: Argument, tally: Argument): Cite => ({
      ...(tally.tally!.need > 1 ? tally : way),
      action: way.action,
    })
    return ways.flatMap(way => outnumbered.flatMap(tally => this.#on.args.beside(cite(way, tally), way, tally) ?? []))
  }

  /** A kill comes to somebody of its own side who stands outside, and takes them in: what protects them stops that too. */
  takings(by: number): { who: number; ways: Argument[] }[] {
    const { args, field } = this.#on
    return field.placesOf(by).flatMap(who => {
      const { traits, given } = field.position.people[who]!
      if (!this.#mayTakeIn(by, who) || traits.has('unrecruitable')) return []
      const piercing = this.#on.act(by).traits.has('piercing')
      const stops = (): Counter[] =>
        this.#protections(who)
          .filter(({ absolute }) => absolute || !piercing)
          .map(({ by: shield, argument }) => ({ argument: this.#on.onto(argument, shield, by), about: by }))
      const ways = field
        .routesTo(by, who)
        .map(route => this.#on.comes(route, 'kill', given.outsider))
        .map(way => args.known(`taken:${way.id}:${who}`, () => args.against(way, stops)))
      return [{ who, ways }]
    })
  }

  #mayTakeIn(by: number, who: number): boolean {
    const { people } = this.#on.field.position
    const { alignment, traits } = people[who]!
    return (
      this.#on.field.component(by, 'kill')?.ownOutsider === 'recruited'
      && traits.has('outsider')
      && alignment === people[this.#on.act(by).actor]!.alignment
    )
  }

  /** That somebody stands outside of the group of their side, and can be taken in. */
  #outsider(who: number): Argument {
    const outside = this.#on.trait('outsider', this.#on.slot(who))
    return this.#on.field.position.people[who]!.traits.has('unrecruitable')
      ? this.#on.felledBy(outside, this.#on.trait('unrecruitable', this.#on.slot(who)))
      : outside
  }

  /** The counted shields at a player: one entry for each attack that can be stopped. */
  #shields(who: number): Shield[] {
    return this.#protections(who).flatMap(({ by, argument, capacity }) => {
      const personal = this.#on.act(by).traits.has('personal')
      return capacity === undefined ? [] : Array.from({ length: capacity }, () => ({ argument, personal }))
    })
  }

  /** An attack that is done for a side. */
  #isOfSide({ by }: Attack): boolean {
    return this.#on.act(by).factional === true
  }

  /** Passive shields with a capacity that took attacks: how many, after what others' shields took. */
  shieldsUsed(who: number, stands: (argument: Argument) => boolean): { by: number; attacks: number }[] {
    const shields = this.#protections(who).filter(({ capacity }) => capacity !== undefined)
    if (!shields.some(({ by }) => this.#on.act(by).passive)) return []
    const attacks = this.#attacksOn(who, []).filter(attack => !attack.piercing)
    const standing = attacks.filter(attack => attack.ways.some(way => stands(this.#unprotected(way, attack, who))))
    const countOf = (some: readonly Attack[]): number => new Set(some.map(({ counted }) => counted)).size
    const isPersonal = (by: number): boolean => this.#on.act(by).traits.has('personal')
    const active = shields.filter(({ by, argument }) => !this.#on.act(by).passive && stands(argument))
    const takenBy = (some: typeof active): number => some.reduce((sum, { capacity }) => sum + capacity!, 0)
    // What touches nothing that is done for a side takes other attacks, and leaves the rest to what does.
    const ofSides = standing.filter(attack => this.#isOfSide(attack))
    const ofOthers = countOf(standing) - countOf(ofSides)
    const own = Math.max(0, ofOthers - takenBy(active.filter(({ by }) => isPersonal(by))))
    let left = Math.max(0, own + countOf(ofSides) - takenBy(active.filter(({ by }) => !isPersonal(by))))
    return shields
      .filter(({ by, argument }) => this.#on.act(by).passive && stands(argument))
      .flatMap(({ by, capacity }) => {
        const taken = Math.min(left, capacity!, isPersonal(by) ? own : left)
        left -= taken
        return taken ? [{ by, attacks: taken }] : []
      })
  }

  #of(who: number, seen: readonly number[]): Argument[] {
    const key = `${who}|${seen.join(',')}`
    let deaths = this.#deaths.get(key)
    if (!deaths) this.#deaths.set(key, (deaths = [...this.#byAttack(who), ...this.#otherwise(who, seen)]))
    return deaths
  }

  #byAttack(who: number): Argument[] {
    const attacks = this.#attacksOn(who, [])
    const shields = this.#shields(who)
    const deadly = (attack: Attack): Argument[] => attack.ways.map(way => this.#unprotected(way, attack, who))
    if (!shields.length) return attacks.flatMap(deadly)
    return [
      ...attacks.filter(attack => attack.piercing).flatMap(deadly),
      ...this.#outnumbered(
        who,
        attacks,
        shields,
        attacks.some(attack => this.#isOfSide(attack)),
      ),
    ]
  }

  /** More attacks stand than shields; or, of those that are done for a side, more than shields that stop such. @param ofSide whether that is asked too */
  #outnumbered(who: number, attacks: Attack[], shields: Shield[], ofSide: boolean): Argument[] {
    const every = shields.map(({ argument }) => argument)
    const all = this.#outnumbering(who, attacks, every)
    const others = shields.flatMap(({ argument, personal }) => (personal ? [] : [argument]))
    if (!ofSide || others.length === every.length) return all
    return [
      ...all,
      ...this.#outnumbering(
        who,
        attacks.filter(attack => this.#isOfSide(attack)),
        others,
      ),
    ]
  }

  /** At least k + 1 attacks stand, and not as many shields, for some k. */
  #outnumbering(who: number, attacks: Attack[], shields: Argument[]): Argument[] {
    const { args, cites } = this.#on
    const at = this.#on.slot(who)
    const byAction = new Map<string, Argument[]>()
    for (const attack of attacks.filter(attack => !attack.piercing)) {
      byAction.set(attack.counted, [
        ...(byAction.get(attack.counted) ?? []),
        ...attack.ways.map(way => this.#unprotected(way, attack, who)),
      ])
    }
    const counted = [...byAction].map(([action, ways]) =>
      ways.length === 1
        ? ways[0]!
        : args.tally({ claim: { is: 'attackedBy', action, at }, rule: cites.question }, 1, ways),
    )
    const limiting = this.#limiting(who) ?? cites.capacity
    const count = (need: number, of: 'attacks' | 'shields', them: Argument[]): Argument =>
      args.tally({ claim: { is: 'atLeast', count: need, of, at }, rule: limiting }, need, them)
    return Array.from({ length: Math.min(shields.length + 1, counted.length) }, (_, k) =>
      args.known(`outnumbered:${who}:${k}:${attacks.map(({ by }) => by).join()}:${shields.length}`, () =>
        args.tally(
          { claim: { is: 'atLeast', count: k + 1, of: 'attacks', at }, rule: limiting },
          k + 1,
          counted,
          shields.length > k ? [count(k + 1, 'shields', shields)] : [],
        ),
      ),
    )
  }

  /** The attack, with every protection there raised against it. */
  #unprotected(way: Argument, attack: Attack, who: number): Argument {
    if (!attack.protectable || this.#on.act(attack.by).ruled?.holds) return way
    const { args } = this.#on
    return args.known(`death:${way.id}:${who}`, () =>
      args.against(way, () =>
        [
          ...this.#protections(who).filter(
            protection => protection.capacity === undefined && (attack.direct || !protection.directOnly),
          ),
          ...(attack.direct ? this.#covers(attack) : []),
        ].map(({ by, argument, absolute }): Counter => ({
          argument:
            attack.piercing && !absolute
              ? this.#on.felledBy(argument, this.#on.trait('piercing', this.#on.act(attack.by)))
              : this.#on.onto(argument, by, attack.by),
          about: attack.by,
        })),
      ),
    )
  }

  /** Those who take on themselves what the attacker does. */
  #covers({ attacker }: Attack): { by: number; argument: Argument; absolute: boolean }[] {
    return this.#on.allAt('cover', attacker).map(({ act, argument }) => ({ by: act, argument, absolute: false }))
  }

  /** The rule by which a protection there stops only so many attacks, where it has one of its own. */
  #limiting(who: number): RuleId | undefined {
    return this.#protections(who).flatMap(({ by, capacity }) => {
      const limited = this.#on.field.component(by, 'protect') ?? this.#on.field.component(by, 'intercept')
      return capacity === undefined || limited?.rule === undefined ? [] : [limited.rule]
    })[0]
  }

  #protections(
    who: number,
  ): { by: number; argument: Argument; capacity: number | undefined; directOnly: boolean; absolute: boolean }[] {
    const on = this.#on
    const frail = on.field.position.people[who]!.traits.has('unprotectable')
    const guarding = on.allAt('intercept', who).map(({ act, argument }) => ({
      by: act,
      argument,
      capacity: limitOf(on.field.component(act, 'intercept')!.capacity),
      directOnly: false,
      absolute: false,
    }))
    const protecting = on.allAt('protect', who).map(({ act, argument }) => {
      const { capacity, against, absolute } = on.field.component(act, 'protect')!
      return {
        by: act,
        argument,
        capacity: limitOf(capacity),
        directOnly: against === 'directKills',
        absolute: absolute === true,
      }
    })
    return [...protecting, ...guarding].map(protection =>
      frail && !protection.absolute
        ? { ...protection, argument: on.felledBy(protection.argument, on.trait('unprotectable', on.slot(who))) }
        : protection,
    )
  }

  /** @param guards guards whose blow is being followed already: no blow comes to the same guard twice */
  #attacksOn(who: number, guards: readonly number[]): Attack[] {
    const key = `${who}|${[...guards].sort((a, b) => a - b).join(',')}`
    let attacks = this.#attacks.get(key)
    if (attacks) return attacks
    this.#attacks.set(key, (attacks = []))
    attacks.push(...this.#kills(who), ...this.#retaliations(who), ...this.#blows(who, guards), ...this.#drawn(who))
    return attacks
  }

  #kills(who: number): Attack[] {
    const { field, args } = this.#on
    return field.having('kill').flatMap((by): Attack[] => {
      const kill = field.component(by, 'kill')!
      const act = this.#on.act(by)
      const ways = field.routesTo(by, who).map(route => {
        const arrival = this.#on.comes(route, 'kill', act.rule ?? this.#on.cites.plain)
        const plain = this.#mayTakeIn(by, who) ? this.#on.felledBy(arrival, this.#outsider(who)) : arrival
        return kill.unlessAttacked
          ? args.known(`lonely:${plain.id}`, () =>
              args.against(plain, () =>
                this.#attacksOn(who, [])
                  .filter(other => !other.conditional && !this.#on.overlooks(by, other.by))
                  .flatMap(other => other.ways)
                  .map(argument => ({ argument, about: -1 })),
              ),
            )
          : plain
      })
      return ways.length
        ? [
            {
              ways,
              counted: act.id,
              attacker: act.actor,
              direct: true,
              piercing: act.traits.has('piercing') || act.ruled?.holds === true,
              protectable: kill.protectable !== false,
              conditional: kill.unlessAttacked === true,
              by,
            },
          ]
        : []
    })
  }

  /** The shots of those whom this player visits. */
  #retaliations(who: number): Attack[] {
    const { field } = this.#on
    const traps = field.having('retaliate')
    if (!traps.length) return []
    const visiting = field.actsBy(who).filter(act => this.#on.acts(act))
    return visiting.flatMap(visit =>
      traps.flatMap((trap): Attack[] => {
        const act = this.#on.act(visit)
        const owner = this.#on.act(trap).actor
        if (owner === who || this.#on.overlooks(trap, visit)) return []
        // Who is at home where a trap came to is no visitor there.
        const places = (field.component(trap, 'retaliate')!.at ? field.placesOf(trap) : [owner]).filter(
          place => !act.passive || place !== who,
        )
        const ways = places.flatMap(place => this.#sprung(trap, visit, place))
        return ways.length
          ? [
              {
                ways,
                counted: this.#on.act(trap).id,
                attacker: owner,
                direct: false,
                piercing: this.#on.act(trap).traits.has('piercing'),
                protectable: true,
                conditional: false,
                by: trap,
              },
            ]
          : []
      }),
    )
  }

  /** An action's visits to where a trap is at work. */
  #sprung(trap: number, visit: number, place: number): Argument[] {
    const { args, cites } = this.#on
    const [{ id }, act] = [this.#on.act(trap), this.#on.act(visit)]
    const at = this.#on.slot(act.actor)
    return this.#on.at(trap, 'retaliate', place).flatMap(set =>
      this.#visits(visit, place)
        .filter(seen => consistent(seen, set))
        .map(seen =>
          args.known(`shot:${set.id}:${seen.id}`, () =>
            args.together(
              {
                claim: { is: 'together', what: 'retaliation', action: id, at, other: act.id },
                rule: cites.together,
                action: id,
              },
              [seen, set],
            ),
          ),
        ),
    )
  }

  /** Blows that this player draws to himself as a guard, or gets back as an attacker. */
  #blows(who: number, guards: readonly number[]): Attack[] {
    const { field } = this.#on
    return field.having('intercept').flatMap((guard): Attack[] => {
      if (guards.includes(guard)) return []
      const { dies } = field.component(guard, 'intercept')!
      const isGuard = this.#on.act(guard).actor === who && dies !== 'attacker'
      if (!isGuard && dies === 'guard') return []
      return field.placesOf(guard).flatMap(ward =>
        this.#attacksOn(ward, [...guards, guard]).flatMap((attack): Attack[] => {
          const struck = isGuard || (dies !== 'guard' && attack.attacker === who)
          return struck && !attack.piercing && !this.#on.overlooks(guard, attack.by)
            ? this.#blow(guard, ward, attack, who)
            : []
        }),
      )
    })
  }

  #blow(guard: number, ward: number, attack: Attack, who: number): Attack[] {
    const guarding = this.#on.at(guard, 'intercept', ward)
    const one = limitOf(this.#on.field.component(guard, 'intercept')!.capacity) !== undefined
    return this.#turned(guard, guarding, attack, who, one)
  }

  /** Kills of whom this player shields the others from. */
  #drawn(who: number): Attack[] {
    const { field } = this.#on
    const own = field.having('cover').filter(cover => this.#on.act(cover).actor === who)
    return own.flatMap(cover =>
      field.placesOf(cover).flatMap(killer => {
        const kills = field.actsBy(killer).filter(act => field.component(act, 'kill'))
        const places = [...new Set(kills.flatMap(kill => field.placesOf(kill)))]
        const covering = this.#on.at(cover, 'cover', killer)
        return places
          .flatMap(place => this.#kills(place))
          .filter(({ by, piercing, protectable }) => kills.includes(by) && !piercing && protectable)
          .filter(({ by }) => !this.#on.overlooks(cover, by))
          .flatMap(attack => this.#turned(cover, covering, attack, who, true))
      }),
    )
  }

  /** An attack that somebody's action turns on this player. @param one who takes one and no more takes it once, whichever it is */
  #turned(by: number, coming: readonly Argument[], attack: Attack, who: number, one: boolean): Attack[] {
    const { args, cites, field } = this.#on
    const act = this.#on.act(by)
    const rule = field.component(by, 'cover')?.rule ?? act.rule ?? cites.together
    const claim = {
      is: 'together',
      what: 'interception',
      action: act.id,
      at: this.#on.slot(who),
      other: this.#on.act(attack.by).id,
    } as const
    const ways = coming.flatMap(meeting =>
      attack.ways
        .filter(way => consistent(meeting, way))
        .map(way =>
          args.known(`blow:${meeting.id}:${way.id}:${who}`, () =>
            args.together({ claim, rule, action: act.id }, [meeting, way]),
          ),
        ),
    )
    return ways.length
      ? [
          {
            ways,
            counted: one ? act.id : attack.counted,
            attacker: act.actor === who ? attack.attacker : act.actor,
            direct: false,
            piercing: false,
            protectable: true,
            conditional: attack.conditional,
            by,
          },
        ]
      : []
  }

  /** Deaths that are no attack. @param seen bonds being followed already */
  #otherwise(who: number, seen: readonly number[]): Argument[] {
    const { field, args, cites } = this.#on
    const slot = this.#on.slot(who)
    const removed = field.position.removed
      .filter(one => one.who === who)
      .map(({ note }) =>
        args.known(`removed:${who}`, () =>
          args.given({ claim: { is: 'ruled', who: slot, holds: true, note }, rule: cites.host }),
        ),
      )
    const bound = field
      .having('bind')
      .filter(act => !seen.includes(act))
      .flatMap(act => {
        const { actor, rule } = this.#on.act(act)
        const follow = [...seen, act]
        const join = (at: number, deaths: () => Argument[]): Argument[] => {
          const bonds = this.#on.at(act, 'bind', at)
          return bonds.length
            ? deaths().flatMap(death =>
                bonds.flatMap(
                  bond =>
                    args.beside(
                      {
                        claim: {
                          is: 'together',
                          what: 'sharedDeath',
                          action: this.#on.act(act).id,
                          at: this.#on.slot(at),
                        },
                        rule: rule ?? cites.together,
                        action: this.#on.act(act).id,
                      },
                      bond,
                      death,
                    ) ?? [],
                ),
              )
            : []
        }
        if (field.component(act, 'bind')!.dies === 'target') return join(who, () => this.#of(actor, follow))
        return actor === who ? field.placesOf(act).flatMap(place => join(place, () => this.#byAttack(place))) : []
      })
    return [...removed, ...perishings(this.#on, who), ...bound]
  }

  /** An action's visits to a place. */
  #visits(act: number, place: number): Argument[] {
    const { field } = this.#on
    if (!field.component(act, 'visit')) return []
    return field.effectsOf[act]!.filter(effect => this.#on.act(act).visits.includes(effect.aim))
      .flatMap(effect => field.routesOf(effect).get(place) ?? [])
      .map(route => this.#on.comes(route, 'visit'))
  }
}
