/** The joker: a check that nearly nothing hides from, and the colour turned round for everybody else (RU-JOK). */
import { own } from '../../../ruleset/catalogue.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { colourOf } from '../shared/colour.ts'
import { takenForDead } from '../shared/drunk.ts'
import { behindIllusion } from '../shared/illusion.ts'
import { learns, learnsFact } from '../shared/learns.ts'
import { perRun } from '../shared/per-run.ts'
import { isBlack, isExtended, killersOf, negativeOf, sides } from '../shared/sides.ts'
import { visitorsOf } from '../shared/visits.ts'
import { all, any, type LateEffect, type Resolution } from '../vocabulary.ts'

/** A check as it went: what it showed, and of a corpse the team. */
interface Seen {
  joker: SeatId
  action: string
  at: SeatId
  about: SeatId
  colour: string
  dead: boolean
  negative: string
  slander: Reason
  why: Reason
}
const seenBy = perRun<Seen[]>(() => [])

export const jokerChecked: LateEffect = (run, { move: { actor, id: action, to }, at, why }) => {
  const killed = any({ is: 'fact', kind: 'corpseSeen', of: at }, { rule: 'RU-JOK-6' }, [
    ...run.ledger.attempts({ kind: 'death', of: at, when: 'soFar' }).map(death => death.why),
    ...(takenForDead(run, at) ?? []),
  ])
  const seat = run.seat(at)
  const shown = colourOf(run, at, actor)
  const colour = killed.holds ? seat.faction : shown.colour
  const sees = all(
    { is: 'fact', kind: 'jokerSees', of: at, other: actor, action, values: { colour } },
    { rule: killed.holds ? 'RU-JOK-6' : 'RU-JOK-1', action },
    [why, killed.holds ? killed : shown.why],
  )
  seenBy(run).push({
    joker: actor,
    action,
    at,
    about: to[0] ?? at,
    colour,
    dead: killed.holds,
    negative: isBlack(seat) && !behindIllusion(run, at)?.holds ? negativeOf(seat) : '',
    why: sees,
    slander: run.ledger.seek({ kind: 'slandered', of: at, when: 'soFar' }, 'RU-JOK-4'),
  })
  run.put({
    kind: 'flipped',
    of: at,
    by: actor,
    action,
    rule: 'RU-JOK-3',
    why: all(
      { is: 'fact', kind: 'flipped', of: at, other: actor, action },
      { rule: 'RU-JOK-3', action },
      [why],
      killed.because.length ? [killed] : [],
    ),
  })
  return sees
}

/** What the joker hears of his check, and what the others do (RU-JOK-2, RU-JOK-4 to RU-JOK-6). */
export function reportJoker(run: Resolution): void {
  for (const seen of seenBy(run)) {
    const { joker, about, colour, why } = seen
    if (!why.holds || run.isDead(joker)) continue
    learns(run, { actor: joker, id: seen.action, does: 'jokerCheck' }, about, colour, why.rule, why)
    run.tell(joker, 'learned', { ability: 'jokerCheck', about, result: colour }, why.rule)
    passOn(run, joker, about, colour, why)
    find(run, seen, 'civilRole', run.game.seats.find(({ slot }) => slot === seen.at)!.role, 'RU-JOK-2', [])
    if (seen.dead) find(run, seen, 'team', colour, 'RU-JOK-6', [])
    if (seen.slander.holds && colour === 'black')
      find(run, seen, 'blackCheck', seen.negative ? 'genuine' : 'fake', 'RU-JOK-4', [seen.slander])
    if (seen.negative && colour === 'black') find(run, seen, 'negativeRole', seen.negative, 'RU-JOK-5', [])
    if (seen.negative && colour === 'red') keepForTomorrow(run, seen)
  }
  reportLate(run)
  reportVisitors(run)
}

function find(
  run: Resolution,
  { joker, action, at, about, why }: Seen,
  fact: string,
  is: string,
  rule: RuleId,
  more: readonly Reason[],
): void {
  const finds = all({ is: 'fact', kind: 'jokerFinds', of: at, other: joker, action }, { rule, action }, [why, ...more])
  if (!learnsAndHears(run, joker, { joker, action, about }, fact, is, rule, finds) || fact === 'civilRole') return
  shareFind(run, { joker, action, about }, fact, is, finds)
}

type Finding = Pick<Seen, 'joker' | 'action' | 'about'>

/** Whatever the joker finds but civil roles goes to whom his colours go (RU-JOK-2). */
function shareFind(run: Resolution, finding: Finding, fact: string, is: string, finds: Reason): void {
  const { joker, about } = finding
  const shared = all({ is: 'fact', kind: 'findShared', of: about, other: joker }, { rule: 'RU-JOK-2' }, [finds])
  for (const slot of sharers(run, joker)) learnsAndHears(run, slot, finding, fact, is, 'RU-JOK-2', shared)
}

function learnsAndHears(
  run: Resolution,
  who: SeatId,
  { action, about }: Finding,
  fact: string,
  is: string,
  rule: RuleId,
  why: Reason,
): boolean {
  const learned = learnsFact(run, who, { action, ability: 'jokerCheck' }, about, fact, is, rule, why)
  const said = own(messages, fact)
  if (learned && said !== undefined) run.tell(who, said, { about, role: is, is, result: is }, rule)
  return learned
}

/** What is said of each fact; the team of a corpse is said with the check. */
const messages: Readonly<Record<string, string>> = {
  civilRole: 'jokerRole',
  negativeRole: 'jokerNegative',
  blackCheck: 'jokerSlander',
}

/** A black who showed red is given away one night later (RU-JOK-5). */
function keepForTomorrow(run: Resolution, { joker, action, at, about, negative, why }: Seen): void {
  const false_ = all({ is: 'fact', kind: 'jokerSawRed', of: at, other: joker, action }, { rule: 'RU-JOK-5', action }, [
    why,
  ])
  run.put({
    kind: 'jokerSawRed',
    of: at,
    by: joker,
    action,
    why: false_,
    rule: 'RU-JOK-5',
    until: `night ${run.phase.number + 1}`,
    data: { role: negative, about },
  })
}

function reportLate(run: Resolution): void {
  for (const fact of run.ledger.found({ kind: 'jokerSawRed', when: 'phaseStart' })) {
    const { of, by: joker = '', why, data } = fact
    const about = data.about
    if (run.isDead(joker) || !run.seat(joker).alive) continue
    const by = { action: passive(joker), ability: 'jokerCheck' }
    const knows = all({ is: 'fact', kind: 'jokerFinds', of, other: joker }, { rule: 'RU-JOK-5', action: by.action }, [
      why,
    ])
    if (!learnsFact(run, joker, by, about, 'team', 'black', 'RU-JOK-5', knows)) continue
    const finding = { joker, action: by.action, about }
    run.tell(joker, 'jokerLater', { about, result: 'black' }, 'RU-JOK-5')
    learnsAndHears(run, joker, finding, 'negativeRole', data.role, 'RU-JOK-5', knows)
    passOn(run, joker, about, 'black', why)
    shareFind(run, finding, 'team', 'black', knows)
    shareFind(run, finding, 'negativeRole', data.role, knows)
  }
}

const passive = (joker: SeatId): string => `passive:${joker}:jokerCheck`

/** Colours are everybody's who kills for the blacks; in the extended format the second werewolf's too (RU-JOK-2). */
function passOn(run: Resolution, joker: SeatId, about: SeatId, colour: string, why: Reason): void {
  const shared = all({ is: 'fact', kind: 'jokerShared', of: about, other: joker }, { rule: 'RU-JOK-2' }, [why])
  run.put({ kind: 'jokerShared', of: about, by: joker, rule: 'RU-JOK-2', why: shared })
  if (!shared.holds) return
  for (const slot of sharers(run, joker)) run.tell(slot, 'jokerColour', { about, result: colour }, 'RU-JOK-2')
}

/** Mafia and maniac, and in the extended format the other werewolf (RU-JOK-2). */
function sharers(run: Resolution, joker: SeatId): SeatId[] {
  const killers = new Set(sides.flatMap(side => killersOf(run.game.seats, side).map(({ slot }) => slot)))
  return run
    .living()
    .filter(seat => seat.slot !== joker && isBlack(seat) && (isExtended(run.game) || killers.has(seat.slot)))
    .map(({ slot }) => slot)
}

/** Names and roles of who came to the joker (RU-JOK-7, RU-GEN-19). */
function reportVisitors(run: Resolution): void {
  for (const { slot } of run.living().filter(seat => negativeOf(seat) === 'joker')) {
    const came = visitorsOf(run, slot)
    for (const who of new Set(came.map(one => one.who))) {
      const his = came.filter(one => one.who === who)
      const knows = any(
        { is: 'fact', kind: 'jokerFinds', of: who, other: slot },
        { rule: 'RU-JOK-7' },
        his.map(({ why }) =>
          all({ is: 'fact', kind: 'cameToJoker', of: who, other: slot }, { rule: 'RU-GEN-19' }, [why]),
        ),
      )
      const roles = [...new Set(his.map(({ role }) => role))]
      const is = roles.length === 1 ? roles[0]! : roles
      const by = { action: passive(slot), ability: 'jokerCheck' }
      if (!learnsFact(run, slot, by, who, 'role', is, 'RU-JOK-7', knows)) continue
      for (const role of roles) run.tell(slot, 'jokerVisitors', { about: who, role, result: role }, 'RU-JOK-7')
    }
  }
}
