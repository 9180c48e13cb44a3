/** Who has won (DAY-W2). The engine proposes; the host confirms. */
import type { Proposal, RulingNotice } from '../../journal/outcome.ts'
import { seatOf, type Game, type PhaseState, type Seat } from '../../journal/state.ts'
import { catalogueOf, getOwn, type Catalogue } from '../../ruleset/catalogue.ts'
import type { System } from '../../ruleset/system.ts'
import type { VoteDays } from '../../ruleset/borrowed-rules.ts'
import type { RuleId, SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { rememberedOf, all, any, least, type Resolution } from './vocabulary.ts'
import { weightOf } from '../../vote/day/weight.ts'
import { isBeloved, isByDay } from './modifiers.ts'

/** What is said about the end of a game: a winner where one is proposed, and what the host is told besides. */
interface Ending {
  winner?: Proposal
  notices: readonly (readonly [id: string, rule: RuleId])[]
}

/** Looked for when all deaths of a day have come about, and never between two of them (DAY-W1). */
export function winner(run: Resolution): Proposal | undefined {
  const { winner: proposed, notices } = ending({
    system: run.system,
    catalogue: run.catalogue,
    game: run.game,
    option: id => String(run.option(id)),
    living: run.living(),
    before: run.ledger.found({ kind: 'hasWon', when: 'soFar' }).map(({ of }) => of),
    avenged: run.deaths().some(({ rule }) => rule.startsWith('NR-VENGE')),
  })
  for (const [id, rule] of notices) run.notice(id, rule)
  return proposed
}

/** The same after a night. */
export const morning: VoteDays['morning'] = (system, game, phase, night) => {
  const catalogue = catalogueOf(system, game)
  const { winner: proposed, notices } = ending({
    system,
    catalogue,
    game,
    option: id => String(getOwn(game.options, id) ?? system.options[id]!.values[0]),
    living: livingAfter(game, phase, night),
    before: rememberedOf(game.facts, 'hasWon').map(({ of }) => of),
  })
  const mourned = night.deaths.some(slot => isBeloved(catalogue, seatOf(game, slot)!))
  const told: Ending['notices'] = [...notices, ...(mourned ? [['beloved', 'DAY-R7'] as const] : [])]
  return { ...(proposed && { winner: proposed }), rulings: told.map(([id, rule]) => noticed(id, rule)) }
}

function livingAfter(
  { seats }: Game,
  { removed }: PhaseState,
  { deaths, recruited }: Parameters<VoteDays['morning']>[3],
): Seat[] {
  const gone = new Set([...deaths, ...removed.map(({ who }) => who)])
  return seats
    .filter(({ slot, alive }) => alive && !gone.has(slot))
    .map(seat => ({ ...seat, faction: recruited.find(({ who }) => who === seat.slot)?.into ?? seat.faction }))
}

const noticed = (id: string, rule: RuleId): RulingNotice => ({
  id,
  kind: 'notice',
  rule,
  actions: [],
  choices: [],
  chosen: '',
  answered: false,
})

/** What a proposal cites. */
type Cited = Parameters<typeof all>[1]

/** What an ending hangs on. `before`: who has won already, by a lynch. */
interface Standing {
  system: System
  catalogue: Catalogue
  game: Game
  option: (id: string) => string
  living: readonly Seat[]
  before: readonly SeatId[]
  /** Somebody was taken along by whoever was lynched. */
  avenged?: boolean
}

/** A winner with whoever wins beside, where one is proposed. */
function ending(standing: Standing): Ending {
  const made = sideOf(standing)
  return made.winner && survivors(standing).length
    ? { ...made, notices: [...made.notices, ['winsBeside', 'DAY-W2']] }
    : made
}

const survivors = ({ catalogue, living }: Pick<Standing, 'catalogue' | 'living'>): Seat[] =>
  living.filter(seat => isByDay(catalogue, seat, 'survivor'))

/** Sides that kill together, by the tables of the system. */
const teamsOf = ({ factions }: System, catalogue: Catalogue): string[] =>
  Object.keys(factions).filter(id => factions[id]!.abilities.some(one => hasKill(catalogue, one)))

/** Somebody of a side who stands outside of its group: a traitor. */
const isOutside = (catalogue: Catalogue, seat: Seat): boolean =>
  catalogue.modifiersOf(seat).some(({ modifier }) => modifier.is?.includes('outsider'))

/** Treestumps count for nobody (DAY-R3). */
function sideOf(standing: Standing): Ending {
  const {
    system,
    catalogue,
    game: { seats },
    option,
    living: alive,
    before,
  } = standing
  const teams = teamsOf(system, catalogue)
  const dealt = new Set(seats.map(({ faction }) => faction))
  const lone = (seat: Seat): boolean => !['town', ...teams].includes(seat.faction) && kills(catalogue, seat)
  if (!dealt.has('town') || !(teams.some(team => dealt.has(team)) || seats.some(lone))) return { notices: [] }
  const living = alive.filter(seat => !isByDay(catalogue, seat, 'treestump'))
  if (!living.length) return nobodyLives(option('allDead'))
  const beside = survivors({ catalogue, living })
  const notes = [
    ...before.map(who => ({ claim: { is: 'fact', kind: 'hasWon', of: who } as const, rule: 'DAY-R6' })),
    ...beside.map(({ slot }) => ({ claim: { is: 'fact', kind: 'winsBeside', of: slot } as const, rule: 'DAY-W2' })),
  ]
  const cite = {
    rule: 'DAY-W2',
    also: ['DAY-W1', ...(standing.avenged ? ['NR-VENGE-3'] : []), ...(beside.length ? ['survivor'] : [])],
    notes,
  }
  const there = {
    ...standing,
    living,
    cite,
    town: living.filter(({ faction }) => faction === 'town'),
    killers: living.filter(lone),
    teams: teams.flatMap(side => teamOf(standing, living, side) ?? []),
  }
  return there.teams.length ? teamsLive(there) : there.killers.length ? killersLive(there) : townLives(there)
}

/** Who of a killing side lives, and who of them counts for it; nothing where nobody of its group does. */
function teamOf({ catalogue, option }: Standing, living: readonly Seat[], side: string): Team | undefined {
  const members = living.filter(({ faction }) => faction === side)
  const group = members.filter(seat => !isOutside(catalogue, seat))
  const stands = group.length > 0 || (members.length > 0 && option('traitorAlone') === 'playsOn')
  return stands ? { side, counting: option('traitorCounts') === 'false' ? group : members } : undefined
}

/** A killing side with somebody alive, and who counts for it. */
interface Team {
  side: string
  counting: readonly Seat[]
}

interface There extends Standing {
  cite: Cited
  town: readonly Seat[]
  killers: readonly Seat[]
  teams: readonly Team[]
}

function townLives({ catalogue, town, living, cite }: There): Ending {
  const lives = any(
    { is: 'fact', kind: 'sideLives', of: 'town' },
    { rule: 'DAY-W4' },
    town.map(seat => countsFor(seat, 0)),
  )
  const outsiders = living.filter(seat => isOutside(catalogue, seat))
  const lost = outsiders.map(({ slot }) => all({ is: 'fact', kind: 'isAlone', of: slot }, { rule: 'NR-TRAITOR-6' }))
  const values = { town: town.length, mafia: 0, living: living.length }
  const [last] = outsiders
  const reason = last
    ? all(
        { is: 'fact', kind: 'outsiderLeft', of: last.slot, values },
        { ...cite, also: [...(cite.also ?? []), 'NR-TRAITOR-6'] },
        [lives, ...lost],
      )
    : all({ is: 'fact', kind: 'townAlone', of: 'town', values }, cite, [lives])
  return { ...proposedFor('town', reason), notices: [] }
}

/** Killing sides live: one of them has won with half of the living, or with more where others who kill live too. */
function teamsLive(there: There): Ending {
  const { catalogue, option, living, killers, teams, town, cite } = there
  const [killer] = killers
  if (killer && living.length === 2 && teams.length === 1) return oneAgainstOne(there, killer, teams[0]!)
  const [one, other] = teams
  const apart = other && living.length === one!.counting.length + other.counting.length
  if (one && other && teams.length === 2 && apart && one.counting.length === other.counting.length)
    return option('scumStandoff') === 'draw' ? drawOf(cite, 'NR-WIN-4') : { notices: [] }
  const byVotes = option('parity') === 'votes'
  const weight = (seat: Seat): number => (byVotes ? weightOf(catalogue, seat) : 1)
  const sum = living.reduce((votes, seat) => votes + weight(seat), 0)
  const proposals = teams.flatMap(({ side, counting }): Ending[] => {
    const others = killers.length > 0 || teams.length > 1
    if (others && option('killerHolds') === 'always') return []
    const needed = others ? Math.floor(sum / 2) + 1 : Math.ceil(sum / 2)
    const counted = counting.flatMap(seat =>
      Array.from({ length: weight(seat) }, (_, nth) =>
        countsFor(seat, nth, isOutside(catalogue, seat) ? 'NR-TRAITOR-7' : undefined),
      ),
    )
    const rule = others ? 'NR-WIN-3' : 'DAY-W3'
    const parity = least(needed, { is: 'fact', kind: 'enough', of: side, values: { needed } }, { rule }, counted)
    const values = { town: town.length, mafia: counting.length, living: living.length }
    const reason = all({ is: 'fact', kind: 'atParity', of: side, values }, cite, [parity])
    const doubts = reason.holds && town.some(seat => mayTurn(catalogue, seat, byVotes))
    return reason.holds ? [{ ...proposedFor(side, reason), notices: doubts ? [['mayTurn', 'DAY-W4']] : [] }] : []
  })
  return proposals[0] ?? { notices: [] }
}

/** One who kills alone and one of a killing side, and nobody else. */
function oneAgainstOne({ option, cite }: There, killer: Seat, team: Team): Ending {
  const chosen = option('oneAgainstOne')
  if (chosen === 'playOn') return { notices: [] }
  if (chosen === 'draw') return drawOf(cite, 'NR-WIN-5')
  const side = chosen === 'mafia' ? team.side : killer.faction
  const reason = all(
    { is: 'fact', kind: 'lastTwo', of: killer.slot, other: team.counting[0]?.slot ?? '' },
    {
      ...cite,
      rule: 'NR-WIN-5',
    },
  )
  return reason.holds ? { winner: { winners: [side], rule: 'NR-WIN-5', reason }, notices: [] } : { notices: [] }
}

function drawOf(cite: Cited, rule: RuleId): Ending {
  const reason = all({ is: 'fact', kind: 'standoff', of: '' }, { ...cite, rule })
  return reason.holds ? { winner: { winners: [], rule, reason }, notices: [] } : { notices: [] }
}

const proposedFor = (side: string, reason: Reason): Pick<Ending, 'winner'> =>
  reason.holds ? { winner: { winners: [side], rule: 'DAY-W2', reason } } : {}

/** Somebody who kills alone: has won beside one other at most, where no killing side lives, and stands in everybody's way before. */
function killersLive({ catalogue, living, killers: [killer, ...more], cite }: There): Ending {
  if (!killer || more.length) return { notices: [] }
  const others = living.filter(({ slot }) => slot !== killer.slot)
  const two = least(
    2,
    { is: 'fact', kind: 'othersLive', of: killer.slot },
    { rule: 'DAY-W4' },
    others.map(seat => countsFor(seat, 0)),
  )
  const reason = all(
    { is: 'fact', kind: 'outlives', of: killer.slot },
    killer.faction === 'serialKiller' ? { ...cite, rule: 'NR-SK-4' } : cite,
    [all({ is: 'fact', kind: 'countsFor', of: killer.slot, values: { nth: 0 } }, { rule: 'DAY-W4' })],
    [two],
  )
  const doubts = reason.holds && others.some(seat => mayTurn(catalogue, seat, false))
  return { ...proposedFor(killer.faction, reason), notices: doubts ? [['mayTurn', 'DAY-W4']] : [] }
}

/** Everybody is dead: nobody has won, or it is for the host (DAY-W3). */
function nobodyLives(option: string): Ending {
  if (option === 'host') return { notices: [['allDead', 'DAY-W3']] }
  const reason = all({ is: 'fact', kind: 'nobodyLives', of: '' }, { rule: 'DAY-W3', also: ['DAY-W1'] })
  return { winner: { winners: [], rule: 'DAY-W3', reason }, notices: [] }
}

/** That somebody lives and counts for a side. @param nth which of several votes */
const countsFor = ({ slot }: Seat, nth: number, rule = 'DAY-W4'): Reason =>
  all({ is: 'fact', kind: 'countsFor', of: slot, values: { nth } }, { rule })

/** Whether somebody of the town may still turn a parity: who kills, who survives a kill, who weighs more by day. */
const mayTurn = (catalogue: Catalogue, seat: Seat, byVotes: boolean): boolean =>
  kills(catalogue, seat)
  || isByDay(catalogue, seat, 'governor')
  || (!byVotes && weightOf(catalogue, seat) > 1)
  || catalogue.abilitiesOf(seat).some(id => {
    const ability = catalogue.ability(id)
    return ability?.passive === true && ability.components.some(({ does }) => does === 'protect')
  })

/** Whether somebody can kill by what he has: an independent who does stands in everybody's way. */
const kills = (catalogue: Catalogue, seat: Seat): boolean =>
  catalogue.abilitiesOf(seat).some(id => hasKill(catalogue, id))

const hasKill = (catalogue: Catalogue, id: string): boolean =>
  catalogue.ability(id)?.components.some(({ does }) => does === 'kill') === true
