/**
 * Reasonable Action Resolution by brute force: an independent witness for tests of the fast resolver.
 * Plain recursion over the spec's sentences (spec/rar.md §3, resolvers.md §2). Nothing is remembered, ordered or merged:
 * every ordered simple path of movers is a route, every counter is asked again wherever it is raised.
 */

import {
  type Attack,
  type Claim,
  type Counter,
  type Route,
  type Sight,
  type Step,
  type Use,
  against,
  agree,
  ascending,
  given,
  hasKill,
  isMover,
  killing,
  leaves,
  movers,
  owns,
  passive,
  protectors,
  redirectClass,
  sensors,
  target,
  together,
  unless,
  visited,
} from './oracle-claims.ts'
import type { OracleAction, OracleNight, OraclePlayer, OracleResult } from './oracle-night.ts'

export type { OracleAction, OracleNight, OraclePlayer, OracleResult }

export class OracleTooBig extends Error {}

export function oracle(night: OracleNight, budget = 2_000_000): OracleResult {
  const ids = new Set(night.actions.map(a => a.id))
  if (ids.size !== night.actions.length) throw new Error('action ids repeat')
  const meter = { left: budget }
  const still = new Set<string>()
  for (;;) {
    const asked = resolve(night, still, meter)
    const comes = asked.comes()
    const torn =
      night.split === 'all'
        ? []
        : night.actions.filter(a => a.to.length === 1 && !still.has(a.id) && (comes[a.id] ?? []).length > 1)
    if (torn.length === 0) {
      const left = Object.fromEntries(
        night.actions.flatMap(({ id, does, actor }) => {
          const loud = night.players[actor]?.mods?.includes('loud') && !movers.includes(does)
          return leaves.includes(does) || loud ? [[id, comes[id] ?? []]] : []
        }),
      )
      return {
        deaths: asked.deaths(),
        comes,
        left,
        taken: asked.taken(),
        learned: asked.learned(),
        split: [...still].sort(),
      }
    }
    for (const a of torn) still.add(a.id)
  }
}

function resolve(night: OracleNight, still: ReadonlySet<string>, meter: { left: number }) {
  const { players, actions } = night
  const everybody = players.map((_, i) => i)
  const player = (i: number): OraclePlayer => {
    const found = players[i]
    if (!found) throw new Error(`no player ${i}`)
    return found
  }
  const has = (i: number, mod: NonNullable<OraclePlayer['mods']>[number]): boolean =>
    player(i).mods?.includes(mod) ?? false
  const isA = (i: number, what: NonNullable<OraclePlayer['passives']>[number]): boolean =>
    player(i).passives?.includes(what) ?? false
  const doing = (...kinds: OracleAction['does'][]): OracleAction[] => actions.filter(a => kinds.includes(a.does))
  const tick = (): void => {
    if (--meter.left < 0) throw new OracleTooBig('step budget spent')
  }

  // --- chains -------------------------------------------------------------------------------------------------------

  const barred = (d: Claim, chain: Use[], hot: string[]): boolean =>
    d.uses.some(use => {
      if (night.ruleFour === 'literal' || use.carries === null) return chain.some(u => u.action === use.action)
      return chain.some(u => u.action === use.action && u.carries === use.carries) || hot.includes(use.action)
    })

  const stands = (claim: Claim, chain: Use[] = [], hot: string[] = []): boolean => {
    tick()
    const longer = [...chain, ...claim.uses]
    return !claim.counters().some(({ claim: d, about }) => {
      const hotter = about === null ? hot : [...hot, about]
      return !barred(d, longer, hotter) && stands(d, longer, hotter)
    })
  }

  // --- moves and routes ---------------------------------------------------------------------------------------------

  /** NR-STRONG-2: of a strongman by role nothing but absence stops a kill. */
  const isUnstoppable = (a: OracleAction): boolean => has(a.actor, 'unstoppable') && hasKill(a)
  const isPiercing = (a: OracleAction): boolean => isUnstoppable(a) || (has(a.actor, 'strongman') && hasKill(a))

  /** NR-MOD-15: what is done for a side is nothing to what somebody personal does or has at work. */
  const overlooks = (p: number, a: OracleAction): boolean => has(p, 'personal') && a.does === 'carryKill'

  /** Where `m` takes the effect of `a` from `place`, or null. `first`: nothing moved it yet, it is at its chosen target. */
  const goal = (m: OracleAction, a: OracleAction, place: number, first: boolean): number | null => {
    if (isMover(a) || still.has(a.id) || isUnstoppable(a) || overlooks(m.actor, a)) return null
    const to = aim(m, a, place, first)
    return to === place ? null : to
  }
  const aim = (m: OracleAction, a: OracleAction, place: number, first: boolean): number | null => {
    if (m.does === 'swap') return target(m, 0) === place ? target(m, 1) : target(m, 1) === place ? target(m, 0) : null
    if (m.does === 'deflect') return target(m, 0) === place ? target(m, 1) : null
    if (!first || has(a.actor, 'strongWilled')) return null
    if (m.does === 'redirect') return target(m, 0) === a.actor ? target(m, 1) : null
    return m.actor === a.actor ? null : m.actor
  }

  const walk = (action: OracleAction, steps: Step[], place: number): Route[] => {
    tick()
    const here: Route = { action, steps, place }
    const on = actions
      .filter(m => isMover(m) && !steps.some(s => s.mover === m))
      .flatMap(mover => {
        const to = goal(mover, action, place, steps.length === 0)
        return to === null ? [] : walk(action, [...steps, { mover, from: place, to, first: steps.length === 0 }], to)
      })
    return [here, ...on]
  }
  /** Every way an action can go. A list of candidates, not of verdicts. */
  const allRoutes = new Map(actions.map(a => [a, visited(a).flatMap(place => walk(a, [], place))]))
  const routes = (a: OracleAction, place?: number): Route[] =>
    (allRoutes.get(a) ?? []).filter(r => place === undefined || r.place === place)

  // --- counters -----------------------------------------------------------------------------------------------------

  const itself = (a: OracleAction): Use => ({ action: a.id, carries: null })

  const blocks = (a: OracleAction): Counter[] =>
    has(a.actor, 'strongWilled') || isUnstoppable(a)
      ? []
      : doing('block', 'jail')
          .filter(b => !overlooks(b.actor, a))
          .flatMap(b => routes(b, a.actor))
          .map(r => ({ claim: comes(r), about: a.id }))

  /** Moves that take the effect of `a` elsewhere than `by` does (null: than leaving it where it is), with RAR-R4 and R8. */
  const rivals = (
    a: OracleAction,
    place: number,
    first: boolean,
    by: OracleAction | null,
    inRoute: OracleAction[],
  ): Counter[] => {
    const wanted = by === null ? null : goal(by, a, place, first)
    return actions
      .filter(m => {
        if (!isMover(m) || m === by || inRoute.includes(m)) return false
        const to = goal(m, a, place, first)
        if (to === null) return false
        if (by === null) return true
        if (redirectClass(by)) return redirectClass(m) && to !== wanted
        return redirectClass(m) || to !== wanted
      })
      .map(m => ({ claim: moves(m, a, place, first), about: by === null ? a.id : by.id }))
  }

  /** What makes every action on `place` fail, as far as it touches `a`. */
  const totalStops = (place: number, a: OracleAction): Counter[] => [
    ...(isPiercing(a)
      ? []
      : doing('stop')
          .filter(s => !overlooks(s.actor, a))
          .flatMap(s => routes(s, place))
          .map(r => against(comes(r)))),
    ...doing('commute')
      .filter(c => c.actor === place && !overlooks(place, a))
      .map(c => against(atHome(c))),
    ...(isA(place, 'ascetic') && !hasKill(a) ? [against(passive('ascetic', place))] : []),
  ]
  const staticStops = (place: number, a: OracleAction): Counter[] => {
    const same = player(a.actor).alignment === player(place).alignment
    const plain = player(place).plain === true
    return (has(a.actor, 'loyal') && !same)
      || (has(a.actor, 'disloyal') && same)
      || (has(a.actor, 'simple') && !plain)
      || (has(a.actor, 'complex') && plain)
      // NR-MOD-11: only one player is left who is not town.
      || (has(a.actor, 'lazy') && players.filter(({ alignment }) => alignment !== 'town').length <= 1)
      ? [against(given)]
      : []
  }
  const named = (m: OracleAction): Counter[] =>
    visited(m).flatMap(place => [...totalStops(place, m), ...staticStops(place, m)])

  // --- claims -------------------------------------------------------------------------------------------------------

  /** RAR-R1: all target components of the action arrive at the route's end. */
  const comes = (route: Route): Claim => {
    const { action, steps, place } = route
    const inRoute = steps.map(s => s.mover)
    return {
      routes: [route],
      uses: [itself(action), ...inRoute.map(m => ({ action: m.id, carries: action.id }))],
      counters: () => [
        ...blocks(action),
        ...totalStops(place, action),
        ...staticStops(place, action),
        ...rivals(action, place, steps.length === 0, null, inRoute),
        ...steps.flatMap(s => [
          ...blocks(s.mover),
          ...named(s.mover),
          ...rivals(action, s.from, s.first, s.mover, inRoute),
        ]),
      ],
    }
  }
  /** RAR-R2: this move takes the effect of `a` away from `place`. */
  const moves = (m: OracleAction, a: OracleAction, place: number, first: boolean): Claim => ({
    uses: [{ action: m.id, carries: a.id }],
    counters: () => [...blocks(m), ...named(m), ...rivals(a, place, first, m, [])],
  })
  /** A component anchored at the actor (commute, the hider's own safety): only a block reaches it. */
  const atHome = (a: OracleAction): Claim => ({ uses: [itself(a)], counters: () => blocks(a) })

  // --- attacks and deaths -------------------------------------------------------------------------------------------

  const arrivals = (kinds: OracleAction['does'][], place: number, used: string[] = []): Route[] =>
    doing(...kinds)
      .filter(a => !used.includes(a.id))
      .flatMap(a => routes(a, place))

  /** NR-RAR-5: for their own mafia's kill, and for no other attack, a traitor who may be taken in is no victim. */
  const takesIn = (a: OracleAction, p: number): boolean =>
    a.does === 'carryKill'
    && has(p, 'traitor')
    && !has(p, 'unrecruitable')
    && player(a.actor).alignment === player(p).alignment

  /** NR-TRAITOR-5: whatever protects somebody from that kill keeps them from being taken in as well. */
  const taken = (a: OracleAction): number[] => {
    const shielded = (p: number): Claim[] =>
      has(p, 'macho') || isPiercing(a)
        ? []
        : [
            ...arrivals([...protectors, 'sit', 'save'], p)
              .filter(r => !overlooks(r.action.actor, a))
              .map(comes),
            ...(isA(p, 'bulletproof') && !overlooks(p, a) ? [passive('bulletproof', p)] : []),
          ]
    const saved = (p: number): Counter[] =>
      [
        ...shielded(p),
        ...doing('hide')
          .filter(h => h.actor === p && !overlooks(p, a))
          .map(atHome),
      ].map(claim => ({ claim, about: a.id }))
    return ascending(
      routes(a)
        .filter(r => takesIn(a, r.place) && stands(unless(comes(r), () => saved(r.place))))
        .map(r => r.place),
    )
  }

  /** An attack that is done for a side, to somebody who does nothing to such: what it became at a guard is none any more. */
  const leavesAlone = (p: number, t: Attack): boolean => {
    const source = actions.find(a => a.id === t.source)
    return t.direct && source !== undefined && overlooks(p, source)
  }

  /** Kills that come as such. */
  const struck = (p: number): Attack[] =>
    arrivals([...killing], p)
      .filter(r => !takesIn(r.action, p))
      .map((r): Attack => {
        const cpr = r.action.does === 'cprProtect'
        const others = (): Attack[] => attacks(p, []).filter(t => !t.cpr && !leavesAlone(r.action.actor, t))
        const claim = cpr ? unless(comes(r), () => others().map(t => against(t.claim))) : comes(r)
        return { source: r.action.id, claim, direct: true, piercing: isPiercing(r.action), cpr }
      })

  /** Everything that would kill `p` before stops. `used`: actions already in the same reason (RAR-4). */
  const attacks = (p: number, used: string[]): Attack[] => [
    ...struck(p),
    // NR-RAR-3: a kill of whom `p` screens comes, and the screen comes to the killer.
    ...doing('screen')
      .filter(s => s.actor === p)
      .flatMap(s => routes(s))
      .flatMap(screen =>
        everybody
          .flatMap(struck)
          .filter(t => killer(t) === screen.place && !t.piercing && agree(comes(screen), t.claim))
          .filter(t => !leavesAlone(p, t))
          .map((t): Attack => ({
            source: screen.action.id,
            claim: together(comes(screen), t.claim),
            direct: false,
            piercing: false,
            cpr: t.cpr,
          })),
      ),
    ...everybody
      .filter(g => g !== p && isA(g, 'gunOwner'))
      .flatMap(g => {
        const gun = passive('gunOwner', g)
        return actions
          .filter(a => a.actor === p && !overlooks(g, a))
          .flatMap(a => routes(a, g))
          .map((visit): Attack => ({
            source: `passive gunOwner ${g}`,
            claim: together(comes(visit), gun),
            direct: false,
            piercing: has(g, 'strongman'),
            cpr: false,
          }))
      }),
    ...doing('guard')
      .filter(g => g.actor === p && !used.includes(g.id))
      .flatMap(g => routes(g))
      .flatMap(ward =>
        attacks(ward.place, [...used, ward.action.id])
          .filter(t => !t.piercing && !leavesAlone(p, t) && agree(comes(ward), t.claim))
          .map((t): Attack => ({
            source: t.source,
            claim: together(comes(ward), t.claim),
            direct: false,
            piercing: false,
            cpr: t.cpr,
          })),
      ),
  ]

  const killer = (t: Attack): number | undefined => actions.find(a => a.id === t.source)?.actor

  /** The attack with the stops of a death at `p` that have no limit. */
  const kills = (p: number, t: Attack): Claim =>
    unless(t.claim, () => [
      ...(t.piercing || has(p, 'macho') ? [] : shields(p, t).map(claim => ({ claim, about: t.source }))),
      ...(t.direct
        ? doing('hide')
            .filter(h => h.actor === p && !leavesAlone(p, t))
            .map(h => ({ claim: atHome(h), about: t.source }))
        : []),
      // NR-SHIELD-1: what a shield takes on himself kills nobody else.
      ...(t.direct && !t.piercing
        ? doing('screen')
            .filter(s => !leavesAlone(s.actor, t))
            .flatMap(s => routes(s, killer(t)))
            .map(screen => ({ claim: comes(screen), about: t.source }))
        : []),
    ])
  const shields = (p: number, t: Attack): Claim[] => [
    ...arrivals([...protectors], p)
      .filter(r => !leavesAlone(r.action.actor, t))
      .map(comes),
    ...(isA(p, 'bulletproof') && player(p).vest === undefined && !leavesAlone(p, t) ? [passive('bulletproof', p)] : []),
  ]
  /** How many attacks on `p` the limited stops take, asked with the same chain as the attacks. */
  const capacity = (p: number, base: Claim, counts: (owner: number) => boolean): number => {
    if (has(p, 'macho')) return 0
    const holds = (c: Claim): boolean => !barred(c, base.uses, []) && stands(c, base.uses)
    const sitters = doing('sit', 'save').filter(s => counts(s.actor) && routes(s, p).some(r => holds(comes(r)))).length
    return sitters + (counts(p) && holds(passive('bulletproof', p)) ? (player(p).vest ?? 0) : 0)
  }

  /** `base`: the rest of the reason this death is a part of (nothing, a sitter's visit, a hider's visit …). */
  const killed = (p: number, base: Claim): boolean => {
    const standing = attacks(p, []).filter(t => agree(base, t.claim) && stands(together(base, kills(p, t))))
    if (standing.some(t => t.piercing)) return true
    const count = (some: Attack[]): number => new Set(some.map(t => t.source)).size
    const ofSides = standing.filter(t => t.direct && actions.some(a => a.id === t.source && a.does === 'carryKill'))
    return (
      count(standing) > capacity(p, base, () => true)
      || count(ofSides) > capacity(p, base, owner => !has(owner, 'personal'))
    )
  }
  const dies = (p: number, base: Claim): boolean => {
    const used = owns(base)
    const mine = actions
      .filter(a => a.actor === p)
      .flatMap(a => routes(a))
      .filter(r => agree(base, comes(r)))
    return (
      killed(p, base)
      || mine.some(
        r =>
          (has(p, 'weak') || r.action.does === 'masonize')
          && player(r.place).alignment !== 'town'
          && stands(together(base, comes(r))),
      )
      || mine.some(
        r =>
          // NR-HIDE-1
          night.hidersPerish === true
          && r.action.does === 'hide'
          && !['town', player(p).alignment].includes(player(r.place).alignment)
          && stands(together(base, comes(r))),
      )
      || mine.some(
        r => r.action.does === 'hide' && !used.includes(r.action.id) && killed(r.place, together(base, comes(r))),
      )
      || arrivals(['sit'], p, used).some(r => agree(base, comes(r)) && dies(r.action.actor, together(base, comes(r))))
    )
  }

  // --- what is learned ----------------------------------------------------------------------------------------------

  /** Visits a sensor at `place` would see, and what it tells of each. */
  const sights = (sensor: OracleAction, place: number): Sight[] =>
    actions
      .filter(a => a !== sensor && !has(a.actor, 'ninja') && !overlooks(sensor.actor, a))
      .flatMap(a => routes(a))
      .flatMap((visit): Sight[] => {
        const { action: a } = visit
        const by = a.actor === place
        const to = visit.place === place
        const other = a.actor !== sensor.actor
        if (sensor.does === 'track') return by ? [{ visit, tells: visit.place }] : []
        if (sensor.does === 'follow') return by ? [{ visit, tells: a.does }] : []
        if (sensor.does === 'watch') return to && other ? [{ visit, tells: a.actor }] : []
        if (sensor.does === 'peek') return to ? [{ visit, tells: a.does }] : []
        return by || (to && other) ? [{ visit, tells: 'motion' }] : []
      })

  const sensed = (sensor: OracleAction): string => {
    const saw = routes(sensor).flatMap(r =>
      sights(sensor, r.place)
        .filter(e => stands(together(comes(r), comes(e.visit))))
        .map(e => e.tells),
    )
    if (saw.length > 0) return list(saw)
    const absent = (r: Route): Claim =>
      unless(comes(r), () => sights(sensor, r.place).map(e => against(comes(e.visit))))
    return routes(sensor).some(r => stands(absent(r))) ? 'nothing' : 'noResult'
  }
  const investigated = (check: OracleAction): string => {
    const found = routes(check).filter(r => stands(comes(r)))
    const framed = ascending(
      routes(check)
        // Of the mafia a frame says nothing that is not so already.
        .filter(r => player(r.place).alignment !== 'mafia')
        .filter(r => arrivals(['frame'], r.place).some(f => stands(together(comes(r), comes(f)))))
        .map(r => r.place),
    )
    const read = [
      ...framed.map(() => 'mafia'),
      ...found.filter(r => !framed.includes(r.place)).map(r => player(r.place).alignment),
    ]
    return read.length > 0 ? list(read) : 'noResult'
  }
  /** A check that is told one word of whoever is there. */
  const asked = (check: OracleAction): string => {
    const there = routes(check).filter(r => stands(comes(r)))
    return there.length > 0 ? list(there.map(r => (player(r.place).armed ? 'gun' : 'noGun'))) : 'noResult'
  }
  const list = (words: (string | number)[]): string =>
    [...new Set(words)]
      .sort((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1))
      .join(',')

  return {
    taken: (): Record<string, number[]> => Object.fromEntries(doing('carryKill').map(a => [a.id, taken(a)])),
    deaths: (): number[] => everybody.filter(p => dies(p, given)),
    comes: (): Record<string, number[]> =>
      Object.fromEntries(
        actions.map(a => [
          a.id,
          isMover(a)
            ? []
            : ascending(
                routes(a)
                  .filter(r => stands(comes(r)))
                  .map(r => r.place),
              ),
        ]),
      ),
    learned: (): Record<string, string> =>
      Object.fromEntries([
        ...actions.filter(a => sensors.includes(a.does)).map(a => [a.id, sensed(a)] as const),
        ...doing('investigate').map(a => [a.id, investigated(a)] as const),
        ...doing('ask').map(a => [a.id, asked(a)] as const),
      ]),
  }
}
