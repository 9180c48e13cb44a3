/**
 * The end of a game (CONAN-W1 to W11), asked at every change of phase: the town's end first, then no town left, then as
 * many members as townspeople, then a night that the town cannot survive. An end is only proposed; the host decides.
 */
import type { Seat } from '../../../journal/state.ts'
import type { Proposal } from '../../../journal/outcome.ts'
import { own } from '../../../ruleset/catalogue.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { withAttribute } from '../abilities.ts'
import { ownOnly } from '../arrest/rulings.ts'
import { all, any, type Claim, type Says, type Resolution } from '../vocabulary.ts'

interface Ending {
  winner: string
  rule: RuleId
  why: Reason
}

/** Whether the game is over as things are now: a result of the phase wherever an end is reached or is only kept from being one. */
export function gameOver(run: Resolution): void {
  const endings = endingsOf(run)
  const near = endings.filter(({ why: { holds, unless } }) => holds || unless.length)
  if (!near.length) return
  const proposed = endings.find(({ why }) => why.holds)
  const warned = proposed?.winner === 'bo' && tieBreakers(run).length > 0
  const ruled = proposed ? rulingOn(run, proposed, warned) : 'goOn'
  const goOn = proposed && ruled === 'goOn' ? [all({ is: 'fact', kind: 'goesOn', of: '' }, { rule: 'CONAN-W5' })] : []
  const rule = run.phase.kind === 'day' ? 'CONAN-OD12' : 'CONAN-ON13'
  const winner = ruled === 'draw' || ruled === 'bo' || ruled === 'town' ? ruled : (proposed?.winner ?? '')
  run.put({
    kind: 'gameOver',
    of: '',
    rule: 'CONAN-W1',
    why: any(
      { is: 'fact', kind: 'gameOver', of: '' },
      { rule: 'CONAN-W1', also: [rule] },
      near.map(({ why }) => why),
      goOn,
    ),
    data: { winner, rule: proposed?.rule ?? 'CONAN-W1' },
  })
}

/** What is proposed, with its reason. */
export function winner(run: Resolution): Proposal | undefined {
  const [over] = run.ledger.found({ kind: 'gameOver', when: 'soFar' })
  return over && { winners: [over.data.winner], rule: over.data.rule, reason: over.why }
}

/** What the host says to it: first to the warning where the town might break a tie, then to the end itself. */
function rulingOn(run: Resolution, { winner }: Ending, warned: boolean): string {
  if (winner === 'draw') return run.ask('draw')
  if (warned && run.ask('tieBreakers') === 'goOn') return 'goOn'
  return run.ask('win')
}

/** The ends there could be, in the order in which they are asked. */
function endingsOf(run: Resolution): Ending[] {
  const seats = run.seats()
  const members = seats.filter(({ faction }) => faction === 'bo')
  if (!members.length) return []
  const endings: Ending[] = [
    {
      winner: 'draw',
      rule: 'CONAN-W11',
      why: state(
        run,
        'allDead',
        'CONAN-W11',
        seats.every(({ alive }) => !alive),
      ),
    },
    { winner: 'lovers', rule: 'CONAN-E6', why: loversLeft(run, seats) },
    { winner: 'town', rule: 'CONAN-W7', why: townWins(run, members) },
    { winner: 'bo', rule: 'CONAN-W2', why: organizationWins(run) },
    { winner: 'bo', rule: 'CONAN-W4a', why: nightDecides(run) },
  ]
  return endings.filter(({ winner }) => winner !== 'lovers' || run.option<boolean>('lovers.jointWin'))
}

const fact = (kind: Says, values?: Record<string, string | number>, of = ''): Claim => ({
  is: 'fact',
  kind,
  of,
  ...(values && { values }),
})
const state = (run: Resolution, kind: Says, rule: RuleId, holds: boolean): Reason =>
  holds ? run.given(fact(kind), rule) : any(fact(kind), { rule })

const isHeld = (run: Resolution, { slot }: Seat): boolean => run.marksOf(slot).includes('arrested')
const isHurt = (run: Resolution, { slot }: Seat): boolean => run.marksOf(slot).includes('injured')

/** The town: every member dead, or arrested where that counts (CONAN-W7, W11). */
function townWins(run: Resolution, members: readonly Seat[]): Reason {
  const out = members.map(seat => {
    const dead = (seat.alive ? any : all)(fact('isDead', undefined, seat.slot), { rule: 'CONAN-E14' })
    const held = run.option<boolean>('win.arrestCounts')
      ? run.ledger.tried({ kind: 'arrested', of: seat.slot, when: 'soFar' })
      : []
    return any(fact('isOut', undefined, seat.slot), { rule: 'CONAN-W7' }, [dead, ...held])
  })
  const first = counted(run, 'town') === 0 ? 'CONAN-W11' : 'CONAN-W7'
  return all(fact('townWins'), { rule: first }, out)
}

/** How many of a side are counted (CONAN-W6). */
function counted(run: Resolution, side: 'bo' | 'town'): number {
  return run.living().filter(seat => {
    const abroad = run.marksOf(seat.slot).includes('abroad')
    return (
      seat.faction === side
      && (run.option<boolean>('win.countAbroad') || !abroad)
      && (!isHeld(run, seat) || (side === 'bo' && run.option<boolean>('win.countArrestedBO')))
    )
  }).length
}

/** As many members as townspeople, and nobody who could arrest them (CONAN-W2, W3). */
function organizationWins(run: Resolution): Reason {
  const [bo, town] = [counted(run, 'bo'), counted(run, 'town')]
  const numbers = fact('numbers', { bo, town })
  const enough = bo > 0 && bo >= town ? run.given(numbers, 'CONAN-W6') : any(numbers, { rule: 'CONAN-W6' })
  return all(fact('organizationWins'), { rule: 'CONAN-W2' }, [enough], enough.holds ? hopes(run) : [])
}

/** Entering a night: the kill will succeed, and the vote after it will be tied (CONAN-W4, W4a). */
function nightDecides(run: Resolution): Reason {
  const mode = run.option('win.nightRule')
  const [bo, town] = [counted(run, 'bo'), counted(run, 'town')]
  const ahead = mode === 'literal' ? bo - town : town - bo
  const entering = run.phase.kind === 'day' && mode !== 'off' && bo > 0 && ahead === 1
  const numbers = fact('oneAhead', { bo, town })
  const close = all(fact('nightDecides'), { rule: 'CONAN-W4' }, [
    entering ? run.given(numbers, 'CONAN-W4a') : any(numbers, { rule: 'CONAN-W4a' }),
  ])
  return all(
    fact('organizationWins'),
    { rule: 'CONAN-W4a' },
    [close],
    close.holds ? [...hopes(run), ...savers(run)] : [],
  )
}

const canUse = (run: Resolution, seat: Seat, ability: string): boolean =>
  run.has(seat.slot, ability) && hasUses(run, seat, ability)

/** Living townspeople who have one of these abilities. */
const owners = (run: Resolution, abilities: readonly string[]): Seat[] =>
  run
    .living()
    .filter(seat => seat.faction === 'town' && !seat.bystander && abilities.some(ability => canUse(run, seat, ability)))

/** Those of them who are not arrested. */
const having = (run: Resolution, abilities: readonly string[]): Seat[] =>
  owners(run, abilities).filter(seat => !isHeld(run, seat))

function hasUses(run: Resolution, seat: Seat, ability: string): boolean {
  const limit = run.catalogue.ability(ability)?.uses
  return (
    limit === undefined
    || (own(seat.uses, ability) ?? 0)
      + run.spent.filter(({ who, ability: spent }) => who === seat.slot && spent === ability).length
      < limit
  )
}

/** What the town still has against an end by numbers: police, or who can strike by day (CONAN-W3, W10). */
const hopes = (run: Resolution): Reason[] => [...police(run), ...strikers(run)]

/** Who can still arrest: the injured where injuries end, the arrested where somebody may free them (CONAN-W3, W8). */
function police(run: Resolution): Reason[] {
  const curable = run.option<number>('injured.phases') > 0 || having(run, ['heal']).some(seat => !isHurt(run, seat))
  return owners(run, ['arrest']).flatMap(seat => {
    const { slot } = seat
    const held = isHeld(run, seat) ? heldUnlessFreed(run, slot) : []
    if (held.some(({ holds }) => holds)) return []
    const able = fact('canArrest', undefined, slot)
    return all(fact('policeLeft', undefined, slot), { rule: 'CONAN-W3', also: ['CONAN-E7'] }, [
      isHurt(run, seat) && !curable ? any(able, { rule: 'CONAN-W8' }) : all(able, { rule: 'CONAN-W8' }, [], held),
    ])
  })
}

/** That a prisoner stays one, unless somebody at large has a release left that reaches him (CONAN-W8). */
function heldUnlessFreed(run: Resolution, prisoner: SeatId): Reason[] {
  const arrests = run.ledger.found({ kind: 'arrested', of: prisoner, when: 'soFar' })
  const reaches = (seat: Seat, ability: string): boolean =>
    canUse(run, seat, ability) && (!ownOnly(run, ability) || arrests.some(({ by }) => by === seat.slot))
  const able = run
    .living()
    .filter(
      seat => !seat.bystander && !isHeld(run, seat) && withAttribute('frees').some(ability => reaches(seat, ability)),
    )
    .map(({ slot }) => run.given(fact('canRelease', undefined, slot), 'CONAN-W8'))
  const held = run.ledger.tried({ kind: 'arrested', of: prisoner, when: 'soFar' })
  return [any(fact('staysHeld', undefined, prisoner), { rule: 'CONAN-W8' }, held, able)]
}

/** Townspeople who can accuse, or have a pill: with them it is not impossible yet (CONAN-W10). */
function strikers(run: Resolution): Reason[] {
  const ready = (seat: Seat): boolean => !isHeld(run, seat) && !isHurt(run, seat)
  const armed = run
    .living()
    .filter(seat => seat.faction === 'town' && !seat.bystander && run.count(seat.slot, 'pills') > 0)
  const saying = (kind: Says, seats: readonly Seat[]): Reason[] =>
    seats.filter(ready).map(({ slot }) => run.given(fact(kind, undefined, slot), 'CONAN-W10'))
  return [...saying('canAccuse', owners(run, withAttribute('accuses'))), ...saying('keepsPill', armed)]
}

/** Who could stop the kill: unhurt, and in Japan when the night begins (CONAN-W9). */
function savers(run: Resolution): Reason[] {
  return having(run, withAttribute('stopsKill')).map(({ slot }) => {
    const claim = fact('canStopKill', undefined, slot)
    const unable = (['injured', 'abroad'] as const).some(mark => run.marksOf(slot).includes(mark))
    return unable ? any(claim, { rule: 'CONAN-W9' }) : run.given(claim, 'CONAN-W9')
  })
}

/** Townspeople who could break a tie: the host is warned (CONAN-W10). */
const tieBreakers = (run: Resolution): Seat[] => having(run, withAttribute('breaksTie'))

/** Only a pair of lovers of two sides is left (CONAN-E6). */
function loversLeft(run: Resolution, seats: readonly Seat[]): Reason {
  const living = seats.filter(({ alive }) => alive)
  const pair =
    living.length === 2
    && living[0]!.faction !== living[1]!.faction
    && living.every(({ slot }, place) => living[1 - place]!.details?.lover === slot)
  return state(run, 'loversLeft', 'CONAN-E6', pair)
}
