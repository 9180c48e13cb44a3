import { sequence } from '../../../engine/resolve/sequence.ts'
import type { Rulings } from '../../../engine/resolve/sequence/rulings.ts'
import type { Resolution } from '../../../engine/resolve/sequence/resolution.ts'
import type { Ability } from '../../../engine/rules/role.ts'
import { defineSystem, type System } from '../../../engine/ruleset/system.ts'
import { all } from '../../../engine/reason/reason.ts'

const marking = (as: string, more: Partial<Ability> = {}): Ability => ({
  kind: 'other',
  targets: 1,
  components: [{ does: 'mark', as }],
  ...more,
})
const attack: Ability = { kind: 'kill', targets: 1, components: [{ does: 'kill' }] }

/** A system of a few words that has one of everything the resolver knows. */
export const toy: System = defineSystem({
  id: 'toy',
  name: 'Toy',
  calendar: {
    phases: ['night', 'day'],
    acting: ['night', 'day'],
  },
  // It has no words for what was done, so that its answers name nobody.
  laws: { lawless: { needed: 'T-LIST' } },
  factions: { town: { abilities: [] }, mafia: { abilities: ['hit'] } },
  roles: {
    guard: { faction: 'town', abilities: ['guard'] },
    jailer: { faction: 'town', abilities: ['hold', 'daze'] },
    poisoner: { faction: 'mafia', abilities: ['poison'] },
    medic: { faction: 'town', abilities: ['cure'] },
    driver: { faction: 'town', abilities: ['swap'] },
    spiteful: { faction: 'town', abilities: ['spite'] },
    seer: { faction: 'town', abilities: ['look'] },
    prophet: { faction: 'town', abilities: ['foresee'] },
    plain: { faction: 'town', abilities: [] },
  },
  abilities: {
    hit: attack,
    guard: marking('guarded', { uses: 2, selfUses: 1 }),
    hold: marking('held', { kind: 'block' }),
    poison: marking('poisoned'),
    cure: marking('cured'),
    daze: marking('dazed'),
    swap: { kind: 'move', targets: 2, components: [{ does: 'move', how: 'swap' }] },
    spite: { kind: 'kill', targets: 0, passive: true, components: [{ does: 'kill' }], rule: 'T-SPITE' },
    look: { kind: 'investigate', targets: 1, components: [{ does: 'learn', what: 'role' }] },
    foresee: marking('foreseen'),
  },
  modifiers: {},
  options: {},
  prompts: { attacker: { rule: 'T-ASK', says: 'Who struck?' } },
  draws: { revenge: 'T-SPITE' },
  words: {
    tells: ['died'],
    wording: {
      en: {
        roles: {},
        factions: {},
        uses: {},
        deeds: {},
        sights: {},
        traits: {},
        results: {},
        tells: { died: '{who} died.' },
        posts: {},
      },
    },
  },
  books: {
    marks: { poisoned: { says: 'poisoned', rule: 'T-POISON' }, dazed: { says: 'dazed', rule: 'T-HELD' } },
    counters: {},
  },
  rulebook: Object.fromEntries(
    ['T-LIST', 'T-HELD', 'T-GUARD', 'T-POISON', 'T-SWAP', 'T-SPITE', 'T-LOOK', 'T-BACK', 'T-ASK'].map(id => [
      id,
      { says: id, origin: 'stated' as const },
    ]),
  ),
  entry: {
    rules: {
      selfTarget: 'T-LIST',
      limit: 'T-LIST',
      uses: 'T-LIST',
      samePlace: 'T-LIST',
      dead: 'T-LIST',
      owner: 'T-LIST',
      late: 'T-LIST',
      count: 'T-LIST',
    },
  },
  resolve: (game, phase, request) => sequence(toy, game, phase, rulings, request),
})

const rulings: Rulings = {
  steps: [
    { id: 'moves', rule: 'T-SWAP', takes: ({ does }) => does === 'swap' },
    { id: 'holds', rule: 'T-HELD', order: 'together', takes: ({ does }) => does === 'hold' },
    { id: 'foresight', rule: 'T-BACK', takes: ({ does }) => does === 'foresee' },
    { id: 'care', rule: 'T-GUARD', takes: ({ does }) => ['guard', 'cure'].includes(does) },
    { id: 'harm', rule: 'T-LIST', takes: ({ does }) => ['hit', 'poison', 'daze'].includes(does) },
    { id: 'looks', rule: 'T-LOOK', takes: ({ does }) => does === 'look' },
    { id: 'poison', rule: 'T-POISON', after: poisonDeaths },
  ],
  actorGuards: [
    (walk, move) => walk.ledger.seek({ kind: 'held', of: move.actor }, 'T-HELD'),
    // A poisoner who will be foreseen tonight never gets to act, although the list has him later.
    (walk, move) =>
      move.does === 'guard'
        ? walk.foresight.foreseen(
            `struck ${move.actor}`,
            { is: 'fact', kind: 'willBeStruck', of: move.actor },
            'T-BACK',
          )
        : undefined,
  ],
  redirects: [
    (walk, move, at) => {
      const swap = walk.ledger.found({ kind: 'swapped', of: at }).at(-1)
      return swap && move.does !== 'swap'
        ? {
            at: String(swap.data.with),
            path: [{ by: swap.action!, from: at, to: String(swap.data.with) }],
            because: [swap.why],
          }
        : undefined
    },
  ],
  effects: {
    move: (walk, { move, at, why, aim }) => {
      walk.put({ kind: 'swapped', of: at, why, rule: 'T-SWAP', action: move.id, data: { with: move.to[1 - aim]! } })
    },
    kill: (walk, { move, at, why }) => {
      walk.foresight.find(`struck ${at}`, move.id, why)
      const attack = all(
        { is: 'attackedBy', action: move.id, at },
        { rule: 'T-LIST', action: move.id },
        [why],
        [walk.ledger.seek({ kind: 'guarded', of: at }, 'T-GUARD')],
      )
      walk.dies(at, attack, 'T-LIST', { cause: 'hit', by: move.actor, action: move.id })
      return attack
    },
    poisoned: (walk, { move, at, why }) => {
      walk.mark(at, 'poisoned', why, 'T-POISON', { by: move.actor, action: move.id })
    },
    dazed: (walk, { at, why }) => {
      walk.mark(at, 'dazed', why, 'T-HELD', { until: 'day 1' })
    },
    cured: (walk, { at, why }) => {
      for (const poison of walk.ledger.found({ kind: 'poisoned', of: at })) walk.ledger.end(poison, why)
    },
    learn: (walk, { move, at, why }) => {
      if (why.holds) walk.learn(move, at, walk.seat(at).role, 'T-LOOK', why)
      else walk.learn(move, at, 'noResult', 'T-LOOK', why)
    },
  },
  reactions: {
    death: (walk, fact) => {
      const spite = walk.passive(fact.of, 'spite')
      const victim =
        spite
        && walk.draw(
          'revenge',
          fact.of,
          walk
            .living()
            .filter(({ faction }) => faction === 'mafia')
            .map(({ slot }) => slot),
        )
      if (spite && victim !== undefined)
        walk.dies(
          victim,
          all({ is: 'attackedBy', action: spite.action, at: victim }, { rule: 'T-SPITE', action: spite.action }, [
            spite.why,
          ]),
          'T-SPITE',
          { cause: 'spite', by: fact.of },
        )
    },
  },
  results: ['poisoned'],
  dawn: [
    walk => {
      for (const death of walk.deaths()) walk.announce('died', { who: death.of }, death.rule)
    },
  ],
  winner: walk =>
    walk.living().some(({ faction }) => faction === 'mafia') ? undefined : { winners: ['town'], rule: 'T-LIST' },
  cites: { question: 'T-LIST', verdict: 'T-LIST', spent: 'T-LIST' },
}

/** Poison of an earlier night kills now, unless somebody cured it. */
function poisonDeaths(walk: Resolution): void {
  for (const fact of walk.ledger.attempts({ kind: 'poisoned' })) {
    if (fact.phase === undefined) continue
    walk.dies(fact.of, walk.ledger.standing(fact), 'T-POISON', { cause: 'poison' })
  }
}
