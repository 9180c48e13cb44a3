/** Who has won (DAY-W2). The engine proposes; the host confirms. */
import type { Proposal, RulingNotice } from '../../journal/outcome.ts'
import { seatOf, type Game, type PhaseState, type Seat } from '../../journal/state.ts'
import { catalogueOf, getOwn, type Catalogue } from '../../ruleset/catalogue.ts'
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
    catalogue: run.catalogue,
    game: run.game,
    option: id => run.option(id),
    living: run.living(),
    before: run.ledger.found({ kind: 'hasWon', when: 'soFar' }).map(({ of }) => of),
  })
  for (const [id, rule] of notices) run.notice(id, rule)
  return proposed
}

/** The same after a night. */
export const morning: VoteDays['morning'] = (system, game, phase, night) => {
  const catalogue = catalogueOf(system, game)
  const { winner: proposed, notices } = ending({
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
  catalogue: Catalogue
  game: Game
  option: (id: string) => string
  living: readonly Seat[]
  before: readonly SeatId[]
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

/** Treestumps count for nobody (DAY-R3). */
function sideOf({ catalogue, game: { seats }, option, living: alive, before }: Standing): Ending {
  const dealt = new Set(seats.map(({ faction }) => faction))
  if (!dealt.has('mafia') || !dealt.has('town')) return { notices: [] }
  const living = alive.filter(seat => !isByDay(catalogue, seat, 'treestump'))
  if (!living.length) return nobodyLives(option('allDead'))
  const of = (side: string): Seat[] => living.filter(({ faction }) => faction === side)
  const [town, mafia] = [of('town'), of('mafia')]
  const beside = survivors({ catalogue, living })
  const notes = [
    ...before.map(who => ({ claim: { is: 'fact', kind: 'hasWon', of: who } as const, rule: 'DAY-R6' })),
    ...beside.map(({ slot }) => ({ claim: { is: 'fact', kind: 'winsBeside', of: slot } as const, rule: 'DAY-W2' })),
  ]
  const cite = { rule: 'DAY-W2', also: ['DAY-W1', ...(beside.length ? ['survivor'] : [])], notes }
  const killers = living.filter(seat => !['town', 'mafia'].includes(seat.faction) && kills(catalogue, seat))
  if (killers.length) return killersLive(killers, { catalogue, living, mafia, cite })
  const values = { town: town.length, mafia: mafia.length, living: living.length }
  if (!mafia.length) {
    const lives = any(
      { is: 'fact', kind: 'sideLives', of: 'town' },
      { rule: 'DAY-W4' },
      town.map(seat => countsFor(seat, 0)),
    )
    const reason = all({ is: 'fact', kind: 'townAlone', of: 'town', values }, cite, [lives])
    return { ...proposedFor('town', reason), notices: [] }
  }
  const byVotes = option('parity') === 'votes'
  const weight = (seat: Seat): number => (byVotes ? weightOf(catalogue, seat) : 1)
  const needed = Math.ceil(living.reduce((sum, seat) => sum + weight(seat), 0) / 2)
  const counted = mafia.flatMap(seat => Array.from({ length: weight(seat) }, (_, nth) => countsFor(seat, nth)))
  const parity = least(
    needed,
    { is: 'fact', kind: 'enough', of: 'mafia', values: { needed } },
    { rule: 'DAY-W3' },
    counted,
  )
  const reason = all({ is: 'fact', kind: 'atParity', of: 'mafia', values }, cite, [parity])
  const doubts = reason.holds && town.some(seat => mayTurn(catalogue, seat, byVotes))
  return { ...proposedFor('mafia', reason), notices: doubts ? [['mayTurn', 'DAY-W4']] : [] }
}

const proposedFor = (side: string, reason: Reason): Pick<Ending, 'winner'> =>
  reason.holds ? { winner: { winners: [side], rule: 'DAY-W2', reason } } : {}

/** Somebody independent who kills: has won beside one other at most, where no mafia live, and stands in everybody's way before. */
function killersLive(
  [killer, ...more]: readonly Seat[],
  {
    catalogue,
    living,
    mafia,
    cite,
  }: { catalogue: Catalogue; living: readonly Seat[]; mafia: readonly Seat[]; cite: Cited },
): Ending {
  if (!killer || more.length || mafia.length) return { notices: [] }
  const others = living.filter(({ slot }) => slot !== killer.slot)
  const two = least(
    2,
    { is: 'fact', kind: 'othersLive', of: killer.slot },
    { rule: 'DAY-W4' },
    others.map(seat => countsFor(seat, 0)),
  )
  const reason = all(
    { is: 'fact', kind: 'outlives', of: killer.slot },
    cite,
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
const countsFor = ({ slot }: Seat, nth: number): Reason =>
  all({ is: 'fact', kind: 'countsFor', of: slot, values: { nth } }, { rule: 'DAY-W4' })

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
  catalogue.abilitiesOf(seat).some(id => catalogue.ability(id)?.components.some(({ does }) => does === 'kill'))
