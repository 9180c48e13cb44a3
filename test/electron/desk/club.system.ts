import { sequence } from '../../../engine/resolve/sequence.ts'
import type { Rulings } from '../../../engine/resolve/sequence/rulings.ts'
import type { Resolution } from '../../../engine/resolve/sequence/resolution.ts'
import type { Ability } from '../../../engine/rules/role.ts'
import { defineSystem, type System } from '../../../engine/ruleset/system.ts'
import { all, any } from '../../../engine/reason/reason.ts'
import { alike } from '../../../engine/text/in-each.ts'
import { cast } from '../../../engine/vote/cast.ts'
import { Count, top } from '../../../engine/vote/tally.ts'

const marking = (as: string, more: Partial<Ability> = {}): Ability => ({
  kind: 'other',
  targets: 1,
  components: [{ does: 'mark', as }],
  ...more,
})

/** A system of a few words that has one of everything the desk shows. */
export const club: System = defineSystem({
  id: 'club',
  name: 'Club',
  calendar: {
    phases: ['night', 'day'],
    acting: ['night', 'day'],
    closing: { day: 'dusk' },
    clock: (_, kind, number, zone) =>
      zone === 'UTC'
        ? {
            opens: `2026-12-${String(number).padStart(2, '0')}T${kind === 'night' ? '20' : '08'}:00:00Z`,
            closes: `2026-12-${String(kind === 'night' ? number + 1 : number).padStart(2, '0')}T${kind === 'night' ? '07' : '19'}:00:00Z`,
          }
        : undefined,
  },
  factions: { town: { abilities: [] }, mafia: { abilities: ['hit'] } },
  roles: {
    guard: { faction: 'town', abilities: ['guard'] },
    poisoner: { faction: 'mafia', abilities: ['poison'] },
    barman: { faction: 'town', abilities: ['serve', 'raid'] },
    orator: { faction: 'town', abilities: ['speak'] },
    plain: { faction: 'town', abilities: [] },
    seer: { faction: 'town', abilities: ['look'] },
  },
  abilities: {
    hit: { kind: 'kill', targets: 1, most: 2, components: [{ does: 'kill' }], factional: true, phases: ['night'] },
    guard: marking('guarded', { uses: 2, selfUses: 1, phases: ['night'] }),
    poison: marking('poisoned', { phases: ['night'] }),
    serve: marking('served', {
      phases: ['night'],
      keys: { drink: { says: 'what is served', values: ['gin', 'rum'], must: true }, note: { says: 'what is said' } },
    }),
    raid: marking('raided', { phases: ['night'], aims: ['family'] }),
    speak: marking('heard', { phases: ['day'], targets: 1 }),
    look: { kind: 'investigate', targets: 1, components: [{ does: 'learn', what: 'role' }], phases: ['night'] },
    toast: marking('toasted', { phases: ['night'] }),
  },
  modifiers: {},
  draws: { drink: 'C-LIST' },
  options: {
    voteMode: { values: ['most', 'none'], rule: 'C-VOTE', says: 'Who is put to death.' },
    needed: { values: [2], whole: { from: 1, to: 9 }, rule: 'C-VOTE', says: 'How many votes it takes.' },
    order: {
      values: ['guard,poison,hit'],
      list: { of: ['guard', 'poison', 'hit'], all: true },
      rule: 'C-LIST',
      says: 'In which order the night goes.',
    },
  },
  prompts: { tie: { rule: 'C-VOTE', says: 'Who of those with the most votes?' } },
  words: {
    tells: ['died', 'nobodyDied', 'tally', 'warned', 'learned'],
    wording: {
      en: {
        roles: { barman: 'Barkeeper' },
        factions: { town: 'Town', mafia: 'Mafia' },
        uses: { hit: 'hit', serve: 'drink', raid: 'raid' },
        deeds: { hit: '{actor} struck {first}', serve: '{actor} served {first}', raid: '{actor} raided {first}' },
        sights: {},
        traits: {},
        results: { gin: 'Gin', rum: 'Rum' },
        terms: { lovers: 'Lovers' },
        facts: {
          deadVoter: { stands: 'the dead do not vote', falls: 'the living vote' },
          guarded: { stands: '{use} guards {who}', falls: '{use} does not guard {who}' },
          poisoned: { stands: '{who} is poisoned', falls: '{who} is not poisoned', asks: 'Is {who} poisoned?' },
          votesFor: { stands: '{other} votes for {who}', falls: '{other} does not vote for {who}' },
          votesIn: { stands: '{count, plural, one {# vote counts} other {# votes count}}', falls: 'no vote counts' },
          mostVotes: {
            stands: '{who} has the most votes',
            falls: '{who} does not have the most votes',
            asks: 'Does {who} have the most votes?',
          },
          lastTown: { stands: 'no mafia lives', falls: 'mafia lives', asks: 'Does town win?' },
        },
        tells: {
          died: '<b>{who}</b> died.',
          nobodyDied: 'Nobody died.',
          tally: '{who}: {count} ({voters})',
          warned: 'Somebody struck at you.',
          learned: '{about} is a {result}.',
        },
        posts: {
          dawn: [
            { message: '<b>Night {number} is over.</b>' },
            { each: 'died', message: '<b>{who}</b> is dead.', empty: 'Everybody lives.' },
          ],
          dusk: [
            { message: '<b>Day {number} is over.</b>' },
            { each: 'died', message: '<b>{who}</b> was put to death.', empty: 'Nobody was lynched.' },
          ],
          votes: [
            { message: 'Votes of day {number}:' },
            { each: 'tally', message: '{who}: {count} ({voters})', join: '; ', empty: 'No votes.' },
          ],
        },
      },
    },
  },
  books: {
    marks: { poisoned: { says: 'poisoned', rule: 'C-POISON', secret: true } },
    counters: { drinks: { says: 'drinks had', rule: 'C-LIST' } },
    fields: {
      family: { label: 'Family', says: 'To which family a player belongs.', rule: 'C-FAMILY' },
      level: { label: 'Level', says: 'How experienced a player is.', rule: 'C-FAMILY', values: ['novice', 'standard'] },
      will: { label: 'Will', says: 'What is read out after death.', rule: 'C-FAMILY', long: true, secret: true },
    },
    forms: {
      infraction: {
        title: 'Infraction',
        says: 'What somebody did.',
        rule: 'C-VOTE',
        fields: {
          who: { label: 'Player', kind: 'player', must: true },
          what: { label: 'What', kind: 'choice', values: ['late', 'rude'], must: true },
          note: { label: 'Note', kind: 'text' },
        },
      },
    },
    panels: (game, phase) => [
      {
        id: 'poison',
        title: 'Poison',
        columns: ['Player', 'Since'],
        rows: game.seats
          .filter(({ status }) => status.includes('poisoned'))
          .map(({ slot }) => ({ cells: [{ player: slot }, phase ? `${phase.kind} ${phase.number}` : 'before'] })),
        empty: 'Nobody is poisoned.',
      },
    ],
  },
  votes: { form: 'single', phases: ['day'], rule: 'C-VOTE' },
  entry: {
    groupTargets: ['family'],
    alsoHas: (game, seat) => (game.state?.[seat.slot]?.drinks ? ['toast'] : []),
    rules: {
      selfTarget: 'C-LIST',
      limit: 'C-LIST',
      uses: 'C-LIST',
      samePlace: 'C-LIST',
      dead: 'C-LIST',
      owner: 'C-FAMILY',
      late: 'C-LIST',
      count: 'C-LIST',
    },
  },
  winners: ['lovers'],
  setup: ({ seats }) =>
    seats.some(({ faction }) => faction === 'mafia')
      ? []
      : [
          { rule: 'C-FAMILY', says: alike('There is no mafia.'), who: [] },
          {
            rule: 'C-LIST',
            says: alike('Somebody could be a guard.'),
            who: seats.slice(0, 1).map(({ slot }) => slot),
            warns: true,
          },
        ],
  rulebook: Object.fromEntries(
    ['C-LIST', 'C-GUARD', 'C-POISON', 'C-LOOK', 'C-VOTE', 'C-FAMILY'].map(id => [
      id,
      { says: id, origin: 'stated' as const },
    ]),
  ),
  resolve: (game, phase, request) => sequence(club, game, phase, phase.kind === 'day' ? day : night, request),
})

const night: Rulings = {
  steps: [
    { id: 'care', rule: 'C-GUARD', takes: ({ does }) => does === 'guard' },
    { id: 'bar', rule: 'C-LIST', takes: ({ does }) => ['serve', 'raid', 'toast'].includes(does) },
    { id: 'harm', rule: 'C-LIST', takes: ({ does }) => ['hit', 'poison'].includes(does) },
    { id: 'looks', rule: 'C-LOOK', takes: ({ does }) => does === 'look' },
  ],
  actorGuards: [],
  effects: {
    kill: (walk, { move, at, why }) => {
      const attack = all(
        { is: 'attackedBy', action: move.id, at },
        { rule: 'C-LIST', action: move.id },
        [why],
        [walk.ledger.seek({ kind: 'guarded', of: at }, 'C-GUARD')],
      )
      walk.dies(at, attack, 'C-LIST', { cause: 'hit', by: move.actor, action: move.id })
      if (!attack.holds) {
        walk.tell(at, 'warned', {}, 'C-GUARD')
        walk.tell({ group: 'mafia' }, 'warned', {}, 'C-GUARD')
      }
      return attack
    },
    poisoned: (walk, { move, at, why }) => {
      walk.mark(at, 'poisoned', why, 'C-POISON', { by: move.actor, action: move.id })
    },
    served: (walk, { at }) => {
      walk.setCount(at, 'drinks', walk.count(at, 'drinks') + 1)
    },
    learn: (walk, { move, at, why }) => {
      walk.learn(move, at, walk.seat(at).role, 'C-LOOK', why)
      walk.learnFact(move.actor, { action: move.id, ability: 'look' }, at, 'team', walk.seat(at).faction, 'C-LOOK', why)
      walk.tell(move.actor, 'learned', { ability: 'look', about: at, result: walk.seat(at).role }, 'C-LOOK')
    },
  },
  results: ['poisoned'],
  dawn: [report],
  winner,
  cites: { question: 'C-LIST', verdict: 'C-LIST', spent: 'C-LIST' },
}

const day: Rulings = {
  ...night,
  steps: [
    { id: 'talk', rule: 'C-LIST', takes: ({ does }) => does === 'speak' },
    { id: 'vote', rule: 'C-VOTE', after: countVotes },
  ],
}

function report(walk: Resolution): void {
  const dead = walk.deaths()
  for (const death of dead) walk.announce('died', { who: death.of }, death.rule)
  if (!dead.length) walk.announce('nobodyDied', {}, 'C-LIST')
}

function winner(walk: Resolution): ReturnType<NonNullable<Rulings['winner']>> {
  const left = walk.living().filter(({ faction }) => faction === 'mafia')
  return left.length
    ? undefined
    : { winners: ['town'], rule: 'C-LIST', reason: all({ is: 'fact', kind: 'lastTown', of: '' }, { rule: 'C-LIST' }) }
}

function countVotes(walk: Resolution): void {
  const living = walk.living().map(({ slot }) => slot)
  const last = new Map(cast(walk.system, walk.game, walk.phase).ballots.map(ballot => [ballot.by, ballot]))
  const count = new Count<'deadVoter'>({ players: living })
  const votes = [...last.values()].flatMap(ballot => {
    if (!living.includes(ballot.by)) {
      count.uncounted(ballot.id, 'C-VOTE', { is: 'fact', kind: 'deadVoter', of: ballot.by })
      return []
    }
    count.counted(ballot.id)
    return ballot.for === undefined
      ? []
      : [
          {
            ...ballot,
            on: ballot.for,
            why: all(
              { is: 'fact', kind: 'votesFor', of: ballot.for, other: ballot.by, values: { ballot: ballot.id } },
              { rule: 'C-VOTE' },
            ),
          },
        ]
  })
  count.step(
    'votes',
    'C-VOTE',
    any(
      { is: 'fact', kind: 'votesIn', of: '', values: { count: votes.length } },
      { rule: 'C-VOTE' },
      votes.map(({ why }) => why),
    ),
    totals => {
      for (const { on } of votes) totals.players[on]! += 1
    },
  )
  const first = top(count.totals.players)
  const chosen = first.length > 1 ? walk.ask('tie', { choices: first }) : first[0]
  for (const slot of first) {
    const most = any(
      { is: 'fact', kind: 'mostVotes', of: slot },
      { rule: 'C-VOTE' },
      slot === chosen ? votes.filter(({ on }) => on === slot).map(({ why }) => why) : [],
    )
    count.step('most', 'C-VOTE', most)
    walk.dies(slot, all({ is: 'fact', kind: 'mostVotes', of: slot }, { rule: 'C-VOTE' }, [most]), 'C-VOTE', {
      cause: 'lynched',
    })
    if (most.holds) walk.lynched.push(slot)
  }
  walk.tally = count.result({ needed: walk.option<number>('needed') })
  for (const slot of living.filter(one => count.totals.players[one])) {
    walk.announce(
      'tally',
      {
        who: slot,
        count: String(count.totals.players[slot]),
        voters: votes
          .filter(({ on }) => on === slot)
          .map(({ by }) => by)
          .join('\n'),
      },
      'C-VOTE',
      'votes',
    )
  }
}
