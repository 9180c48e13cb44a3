/** What holds of any night, each property a sentence (worked-cases.md §H); the laws that every case is held to stand in `laws.test.ts`. */
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { rootsOf } from '../../../engine/cases/laws/roots.ts'
import { entries } from '../../../engine/game/entry.ts'
import type { Outcome } from '../../../engine/journal/outcome.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { rar } from '../../../engine/systems/index.ts'
import { pivots } from '../../../engine/resolve/pivots.ts'
import { nodesOf } from '../../../engine/reason/table.ts'
import { anyNight, looksBack, movers, names, playNight, type Night, type NightWritten } from './any-night.ts'
import { always, canonical, expectSame, factsOf, resultOf } from './properties.ts'

const resolved = ({ played }: Night, request: Parameters<System['resolve']>[2], phase = 0) => {
  const { game, phase: state } = played.phases[phase]!
  return rar.resolve(game, state, request)
}
const first = (night: Night) => night.reports[0]!
const outcome = (night: Night) => night.played.phases[0]!.outcome
/** Over the work budget a night is cut where the order of asking happens to end. */
const cut = (night: Night): boolean => night.reports.some(({ prompts }) => prompts.includes('loop'))
const withPhase = (night: NightWritten, change: Partial<NightWritten['phases'][number]>): NightWritten => ({
  ...night,
  phases: [{ ...night.phases[0]!, ...change }, ...night.phases.slice(1)],
})
const drawsNothing = (id: string): boolean => id !== 'compulsive'

/** Names that a program may stumble over; the reader takes all of them (and more: see `open.test.ts`). */
const otherNames = ['O’Neil "Max"', '<b>Mary Ann</b>', '{who} & co', 'Зоя', '7 of 9', 'void', 'a1', 'Q']

const readings = [
  ['ruleFour', 'literal'],
  ['ruleFour', 'carried'],
  ['split', 'all'],
  ['split', 'chosenTarget'],
] as const

const order = fc.array(fc.nat(), { minLength: 24, maxLength: 24 })

/** Whose role has an ability: those that others get during a game have nobody. */
const roleWith = (does: string): string | undefined =>
  Object.keys(rar.roles).find(id => rar.roles[id]!.abilities.includes(does))

/** Three players nobody else has heard of, who act on each other only. */
const strangers = fc
  .constantFrom(
    ...Object.entries(rar.abilities).flatMap(([does, { passive, targets }]) => {
      const role = passive || !targets || does === 'factionKill' ? undefined : roleWith(does)
      return role === undefined ? [] : [{ does, role, targets }]
    }),
  )
  .chain(({ does, role, targets }) =>
    fc.constantFrom('visitor', 'doctor', 'roleblocker', 'jailkeeper', 'tracker', 'vigilante').map(second => {
      const [other] = rar.roles[second]!.abilities
      const players = { Xan: { role }, Yve: { role: second }, Zed: { role: 'vanilla' } }
      const actions = [
        { id: 'x1', by: 'Xan', does, to: targets === 2 ? ['Yve', 'Zed'] : ['Yve'] },
        { id: 'x2', by: 'Yve', does: other!, to: ['Zed'] },
      ]
      return { players, actions }
    }),
  )

describe('any night', () => {
  always(
    'every action sent in has one verdict, and only those that count ever come anywhere',
    150,
    anyNight(),
    written => {
      const night = playNight(written)
      const verdicts = outcome(night)
        .verdicts.map(({ action }) => action)
        .filter(id => !id.startsWith('compelled:'))
      expect([...verdicts].sort()).toEqual(written.phases[0]!.actions.map(({ id }) => id).sort())
      for (const { verdict, landed } of outcome(night).verdicts) if (verdict === 'void') expect(landed).toEqual([])
      for (const id of Object.keys(first(night).refused)) expect(first(night).actions[id]!.verdict).toBe('void')
    },
  )

  always(
    'H1: single-target kills never make more deaths than there are kills',
    250,
    anyNight({
      host: false,
      composed: false,
      role: id => !['paranoidGunOwner', 'bodyguard', 'babysitter', 'hider', 'masonizer'].includes(id),
      modifier: id => id !== 'weak',
      options: { split: ['chosenTarget'] },
    }),
    (written, tally) => {
      const night = playNight(written)
      const does = new Map(written.phases[0]!.actions.map(({ id, does }) => [id, does]))
      const kills = outcome(night).verdicts.filter(
        ({ action, verdict }) =>
          verdict !== 'void'
          && ['factionKill', 'shoot', 'murder', 'resuscitate'].includes(
            does.get(action) ?? action.slice(action.lastIndexOf(':') + 1),
          ),
      )
      tally('kills', kills.length)
      tally('deaths', first(night).deaths.length)
      expect(first(night).deaths.length).toBeLessThanOrEqual(kills.length)
    },
    { deaths: 50 },
  )

  always(
    'H2: the order in which a swap names its pair changes nothing',
    150,
    anyNight({ players: [4, 8], times: false, role: movers('busDriver') }),
    (written, tally) => {
      const turned = withPhase(written, {
        actions: written.phases[0]!.actions.map(action => ({
          ...action,
          to: action.does === 'swap' ? [...action.to].reverse() : action.to,
        })),
      })
      tally('swaps', written.phases[0]!.actions.filter(({ does }) => does === 'swap').length)
      const [one, other] = [playNight(written), playNight(turned)]
      if (cut(one)) return
      expectSame(factsOf(first(other)), factsOf(first(one)))
      expectSame(first(other).text, first(one).text)
    },
    { swaps: 40 },
  )

  always(
    'H2: the order in which actions come in changes nothing',
    200,
    // Where one may do one thing alone, the last one sent in counts.
    fc.tuple(anyNight({ tidy: true, options: { actionsPerNight: ['unlimited'], killAndAbility: ['both'] } }), order),
    ([written, keys]) => {
      const [one, other] = [
        playNight(written),
        playNight(withPhase(written, { actions: shuffled(written.phases[0]!.actions, keys) })),
      ]
      if (!cut(one)) expectSame(factsOf(first(other)), factsOf(first(one)))
    },
  )

  always(
    'H2: who sits where changes nothing',
    200,
    fc.tuple(anyNight({ modifier: drawsNothing }), order),
    ([written, keys]) => {
      const reseated = { ...written, players: Object.fromEntries(shuffled(Object.entries(written.players), keys)) }
      const [one, other] = [playNight(written), playNight(reseated)]
      if (!cut(one)) expectSame(factsOf(first(other)), factsOf(first(one)))
    },
  )

  always(
    'H3: under other names it is the same night, to the letter',
    200,
    fc.tuple(anyNight(), fc.shuffledSubarray(otherNames, { minLength: names.length })),
    ([written, aliases]) => {
      const alias = new Map<string, string>(names.map((name, index) => [name, aliases[index]!]))
      const named = (text: string): string =>
        text.replace(/\b(Ann|Bob|Cat|Dee|Eli|Fay|Gus|Hal)\b/g, name => alias.get(name)!)
      const renamed = <T>(value: T): T => mapped(value, named) as T
      const [one, other] = [playNight(written), playNight(renamed(written))]
      expectSame(canonical(other.reports), canonical(renamed(one.reports)))
    },
  )

  always('H4: bystanders change nothing', 100, anyNight({ modifier: drawsNothing }), written => {
    const [one, other] = [playNight({ ...written, others: 0 }), playNight({ ...written, others: 5 })]
    const others = new Set(['Other1', 'Other2', 'Other3', 'Other4', 'Other5'])
    if (!cut(one))
      expectSame({ ...first(other), alive: first(other).alive.filter(who => !others.has(who)) }, first(one))
  })

  always(
    'H4: what strangers do among themselves changes nothing for anybody else',
    200,
    // Somebody lazy looks at who is in the game, a backup waits for anybody's death, and the last of a side is no longer its last.
    fc.tuple(
      anyNight({
        options: { killAndAbility: ['both', 'one'] },
        modifier: id => drawsNothing(id) && id !== 'lazy',
        composed: false,
        role: id => !['lightningRod', 'backup', 'universalBackup'].includes(id),
      }),
      strangers,
    ),
    ([written, { players, actions }]) => {
      const more = withPhase(
        { ...written, players: { ...written.players, ...players } },
        { actions: [...written.phases[0]!.actions, ...actions] },
      )
      const [one, other] = [playNight(written), playNight(more)]
      if (cut(one) || cut(other)) return
      const [mine, theirs] = [factsOf(first(one)), factsOf(first(other))]
      const ofUs = <T>(record: Record<string, T>): Record<string, T> =>
        Object.fromEntries(
          Object.entries(record).filter(([key]) => !(key in players) && !actions.some(({ id }) => id === key)),
        )
      const us = (slots: string[]): string[] => slots.filter(slot => !(slot in players))
      expect(us(theirs.deaths)).toEqual(mine.deaths)
      expect(us(theirs.alive)).toEqual(mine.alive)
      for (const key of ['actions', 'landed', 'learned', 'told', 'refused'] as const)
        expectSame(ofUs<unknown>(theirs[key]), mine[key])
      expect(ofUs(first(other).uses)).toEqual(first(one).uses)
      const privately = ({ public: _, ...texts }: Record<string, string>) => ofUs(texts)
      expect(privately(first(other).text)).toEqual(privately(first(one).text))
    },
  )

  always(
    'H5: the same night and seed give the same bytes, and what was drawn replays under any other seed',
    150,
    anyNight({ modifier: id => ['compulsive', 'strongman', 'xShot'].includes(id) }),
    (written, tally) => {
      const night = playNight(written)
      expect(JSON.stringify(playNight(written).reports)).toBe(JSON.stringify(night.reports))
      const { rolls } = first(night)
      tally('draws', rolls.length)
      const replayed = playNight(
        withPhase(
          { ...written, seed: written.seed + 1 },
          { draws: rolls.map(({ purpose, result }) => ({ for: purpose, gives: result })) },
        ),
      )
      expect(replayed.reports[0]!.rolls).toEqual(rolls.map(roll => ({ ...roll, fixed: true })))
      expectSame({ ...factsOf(first(replayed)), rolls: [] }, { ...factsOf(first(night)), rolls: [] })
      for (const { candidates, result } of rolls) expect(candidates).toContain(result)
    },
    { draws: 20 },
  )

  always(
    'RAR-I1: whoever is seen to have seen somebody is not seen to have seen nobody',
    300,
    anyNight(),
    (written, tally) => {
      for (const { questions } of playNight(written).played.phases.map(({ outcome: one }) => one)) {
        const of = (is: 'sees' | 'seesNothing') =>
          questions.flatMap(({ claim, holds }) => (holds && claim.is === is ? [claim.action] : []))
        const sights = new Set(of('sees'))
        tally('sights', sights.size)
        expect(of('seesNothing').filter(action => sights.has(action))).toEqual([])
      }
    },
  )

  always('H6: every leaf names an action sent in, a passive, or a rule', 200, anyNight(), written => {
    const night = playNight(written)
    const sent = new Set(outcome(night).verdicts.map(({ action }) => action))
    const known = (action: string): boolean => sent.has(action) || /^passive:.+:.+$/.test(action)
    for (const { claim, because, unless, action, rule } of nodesOf(rootsOf(outcome(night)))) {
      if (action !== undefined) expect(known(action), action).toBe(true)
      for (const key of ['action', 'by', 'carries', 'other'] as const)
        // Of a fact it is a player.
        if (key in claim && claim.is !== 'fact') {
          const named = (claim as Record<string, unknown>)[key]
          expect(named === undefined || known(String(named)), JSON.stringify(claim)).toBe(true)
        }
      expect(rule === 'host' || rule in rar.rulebook || rule in rar.modifiers, rule).toBe(true)
      if (!because.length && !unless.length && action === undefined)
        expect([
          'trait',
          'reads',
          'ruled',
          'notMovable',
          'sameplace',
          'leftAlone',
          'dies',
          'learns',
          'sees',
          'seesNothing',
          'recruited',
          'flipHidden',
          'works',
          'atLeast',
          'alreadyUsed',
          // That somebody is dead, of what follows a death.
          'fact',
        ]).toContain(claim.is)
    }
  })

  always(
    'H6: an action is named as deciding a question exactly when leaving it out turns the answer',
    150,
    anyNight({ players: [3, 6], modifier: drawsNothing, times: false }),
    (written, tally) => {
      const night = playNight(written)
      if (cut(night)) return
      const { game, phase } = night.played.phases[0]!
      const named = new Set(
        pivots(rar, game, phase, outcome(night))
          .filter(({ ruling }) => !ruling)
          .flatMap(({ action, flips }) => flips.map(({ claim }) => `${action} ${JSON.stringify(claim)}`)),
      )
      const working = ({ verdicts }: Pick<Outcome, 'verdicts'>): Map<string, boolean> =>
        new Map(
          verdicts.flatMap(({ action, verdict }) =>
            verdict === 'void' ? [] : [[action, verdict !== 'failed'] as const],
          ),
        )
      tally('questions decided', named.size)
      const turned = new Set(
        entries(rar, game, phase)
          .filter(({ standing }) => standing === 'counts')
          .flatMap(({ submission: { id } }) => {
            const without = resolved(night, { trees: false, without: [id] })
            const answers = new Map(without.questions.map(({ claim, holds }) => [JSON.stringify(claim), holds]))
            const works = working(without)
            const here = new Set(outcome(night).questions.map(({ claim }) => JSON.stringify(claim)))
            return [
              ...without.questions
                .filter(({ claim, holds }) => holds && !here.has(JSON.stringify(claim)))
                .map(({ claim }) => `${id} ${JSON.stringify(claim)}`),
              ...outcome(night)
                .questions.filter(({ claim, holds }) => (answers.get(JSON.stringify(claim)) ?? false) !== holds)
                .map(({ claim }) => `${id} ${JSON.stringify(claim)}`),
              ...[...working(outcome(night))]
                .filter(([action, holds]) => action !== id && (works.get(action) ?? false) !== holds)
                .map(([action]) => `${id} ${JSON.stringify({ is: 'works', action })}`),
            ]
          }),
      )
      // A mover with nothing to move works; that something came to be moved is no doing of anybody's.
      const moves = phase.submissions.filter(({ does }) =>
        rar.abilities[does]?.components.some(component => component.does === 'move'),
      )
      const told = (all: ReadonlySet<string>): string[] =>
        [...all]
          .filter(one => !moves.some(({ id }) => one.endsWith(JSON.stringify({ is: 'works', action: id }))))
          .sort()
      expectSame(told(named), told(turned))
    },
    { 'questions decided': 100 },
  )

  // Without times: where only some actions have one, see `open.test.ts`.
  always(
    'H9: an action left out or withdrawn is as if never sent in',
    250,
    fc.tuple(anyNight({ times: false }), fc.nat()),
    ([written, pick], tally) => {
      const { actions, commands = [] } = written.phases[0]!
      const left = actions[pick % Math.max(1, actions.length)]
      if (!left) return
      tally('left out')
      const never = withPhase(written, {
        actions: actions.filter(action => action !== left),
        commands: commands.filter(({ override, withdraw }) => override !== left.id && withdraw !== left.id),
      })
      const [one, other] = [playNight(written), playNight(never)]
      if (cut(one) || cut(other)) return
      // An action that counts again is listed as void besides: see `open.test.ts`.
      const settled = ({ verdicts, ...rest }: ReturnType<typeof resultOf>) => ({
        ...rest,
        verdicts: verdicts.filter(({ verdict }) => verdict !== 'void'),
      })
      expectSame(
        settled(resultOf(resolved(one, { trees: false, without: [left.id] }))),
        settled(resultOf(outcome(other))),
      )
      const withdrawn = playNight(
        withPhase(never, { actions, commands: [...(never.phases[0]!.commands ?? []), { withdraw: left.id }] }),
      )
      const { verdicts, ...rest } = resultOf(outcome(withdrawn))
      expectSame({ ...rest, verdicts: verdicts.filter(({ action }) => action !== left.id) }, resultOf(outcome(other)))
      expect(verdicts.find(({ action }) => action === left.id)).toEqual({
        action: left.id,
        verdict: 'void',
        landed: [],
      })
    },
    { 'left out': 200 },
  )

  always('trees are explanations: without them everything comes out the same', 200, anyNight(), written => {
    const night = playNight(written)
    expectSame(resultOf(resolved(night, { trees: false })), resultOf(outcome(night)))
  })

  always(
    'the host’s word on a reading is what the option would say',
    150,
    fc.tuple(
      anyNight({
        host: false,
        players: [5, 8],
        role: movers('busDriver'),
        options: { ruleFour: ['carried', 'literal'], split: ['chosenTarget', 'all'] },
      }),
      fc.constantFrom(...readings),
    ),
    ([written, [id, answer]], tally) => {
      const ruled = playNight(withPhase(written, { answers: { [id]: answer } }))
      const chosen = playNight({ ...written, options: { ...written.options, [id]: answer } })
      const { rulings: _, ...result } = resultOf(outcome(ruled))
      const { rulings: __, ...same } = resultOf(outcome(chosen))
      if (written.options[id] !== answer) tally('ruled otherwise than the option')
      if (!cut(ruled)) expectSame(result, same)
    },
    { 'ruled otherwise than the option': 40 },
  )

  always(
    'over any budget it ends, with a ruling that names actions of the loop',
    150,
    fc.tuple(
      anyNight({
        players: [8, 8],
        tidy: true,
        composed: false,
        host: false,
        modifier: drawsNothing,
        options: { movesCanBeMoved: [false] },
        role: id => ['roleblocker', 'jailkeeper', 'busDriver'].includes(id),
      }),
      fc.integer({ min: 60, max: 120 }),
    ),
    ([written, budget], tally) => {
      const night = playNight(written)
      const sent = new Set([
        ...written.phases[0]!.actions.map(({ id }) => id),
        ...outcome(night).verdicts.map(({ action }) => action),
      ])
      const { rulings, verdicts } = resolved(night, { trees: false, budget })
      expect(verdicts.map(({ action }) => action).sort()).toEqual(
        outcome(night)
          .verdicts.map(({ action }) => action)
          .sort(),
      )
      for (const { actions } of rulings.filter(({ id }) => id === 'loop')) {
        tally('loops put to the host')
        expect(actions.length).toBeGreaterThan(0)
        for (const action of actions) expect(sent).toContain(action)
      }
    },
    { 'loops put to the host': 2 },
  )
})

describe('any two nights', () => {
  always(
    'nobody dies twice, and the dead do nothing more',
    200,
    anyNight({ nights: 2 }),
    (written, tally) => {
      const night = playNight(written)
      const [one, two] = night.reports
      const dead = new Set([
        ...Object.entries(written.players)
          .filter(([, { dead }]) => dead)
          .map(([slot]) => slot),
        ...one!.deaths,
      ])
      tally('who died on the second night', two!.deaths.length)
      for (const slot of two!.deaths) expect(dead).not.toContain(slot)
      expect([...two!.alive, ...two!.deaths].sort()).toEqual([...one!.alive].sort())
      for (const { id, by } of written.phases[1]!.actions)
        if (dead.has(by)) expect(two!.actions[id]!.verdict).toBe('void')
      for (const { id } of written.phases[1]!.actions)
        for (const slot of two!.landed[id] ?? []) expect(dead).not.toContain(slot)
    },
    { 'who died on the second night': 20 },
  )

  always(
    // Whether one may act again in the next night is told by what was sent in, left out for a look or not; so is a detective.
    'H9: what is left out of the first night leaves no trace on the second',
    125,
    fc.tuple(anyNight({ nights: 2, modifier: id => !looksBack(id), role: id => id !== 'detective' }), fc.nat()),
    ([written, pick]) => {
      const { actions, commands = [] } = written.phases[0]!
      const left = actions[pick % Math.max(1, actions.length)]
      if (!left) return
      const never = withPhase(written, {
        actions: actions.filter(action => action !== left),
        commands: commands.filter(({ override, withdraw }) => override !== left.id && withdraw !== left.id),
      })
      const second = ({ played }: Night) => resultOf(played.phases[1]!.outcome)
      expectSame(second(playNight(written, { trees: true, without: [left.id] })), second(playNight(never)))
    },
  )
})

/** The value with every text in it changed, keys too. */
function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(item => mapped(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [change(key), mapped(inner, change)]))
}

/** The list in an order that numbers decide. */
function shuffled<T>(list: readonly T[], keys: readonly number[]): T[] {
  return list
    .map((item, index) => ({ item, key: keys[index % keys.length]! }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item)
}
