/** The joker: a check that nearly nothing hides from, and the colour turned round for everybody else (RU-JOK). */
import { own } from '../../../ruleset/catalogue.ts'
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { colourOf } from '../shared/colour.ts'
import { takenForDead } from '../shared/drunk.ts'
import { behindIllusion } from '../shared/illusion.ts'
import { learns, learnsFact } from '../shared/learns.ts'
import { drawer } from '../shared/memo.ts'
import { isBlack, isExtended, killersOf, negativeOf, sides } from '../shared/sides.ts'
import { visitorsOf } from '../shared/visits.ts'
import { all, any, type LateEffect, type Walk } from '../vocabulary.ts'

/** A check as it went: what it showed, and of a corpse the team. */
interface Seen {
  joker: Slot
  action: string
  at: Slot
  about: Slot
  colour: string
  dead: boolean
  negative: string
  slander: Reason
  why: Reason
}
const seenBy = drawer<Seen[]>(() => [])

export const jokerChecked: LateEffect = (walk, { move: { actor, id: action, to }, at, why }) => {
  const killed = any({ is: 'fact', kind: 'corpseSeen', of: at }, { rule: 'RU-JOK-6' }, [
    ...walk.ledger.attempts({ kind: 'death', of: at, when: 'soFar' }).map(death => death.why),
    ...(takenForDead(walk, at) ?? []),
  ])
  const seat = walk.seat(at)
  const shown = colourOf(walk, at, actor)
  const colour = killed.holds ? seat.faction : shown.colour
  const sees = all(
    { is: 'fact', kind: 'jokerSees', of: at, other: actor, action, values: { colour } },
    { rule: killed.holds ? 'RU-JOK-6' : 'RU-JOK-1', action },
    [why, killed.holds ? killed : shown.why],
  )
  seenBy(walk).push({
    joker: actor,
    action,
    at,
    about: to[0] ?? at,
    colour,
    dead: killed.holds,
    negative: isBlack(seat) && !behindIllusion(walk, at)?.holds ? negativeOf(seat) : '',
    why: sees,
    slander: walk.ledger.seek({ kind: 'slandered', of: at, when: 'soFar' }, 'RU-JOK-4'),
  })
  walk.put({
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
export function reportJoker(walk: Walk): void {
  for (const seen of seenBy(walk)) {
    const { joker, about, colour, why } = seen
    if (!why.holds || walk.isDead(joker)) continue
    learns(walk, { actor: joker, id: seen.action, does: 'jokerCheck' }, about, colour, why.rule, why)
    walk.tell(joker, 'learned', { ability: 'jokerCheck', about, result: colour }, why.rule)
    passOn(walk, joker, about, colour, why)
    find(walk, seen, 'civilRole', walk.game.seats.find(({ slot }) => slot === seen.at)!.role, 'RU-JOK-2', [])
    if (seen.dead) find(walk, seen, 'team', colour, 'RU-JOK-6', [])
    if (seen.slander.holds && colour === 'black')
      find(walk, seen, 'blackCheck', seen.negative ? 'genuine' : 'fake', 'RU-JOK-4', [seen.slander])
    if (seen.negative && colour === 'black') find(walk, seen, 'negativeRole', seen.negative, 'RU-JOK-5', [])
    if (seen.negative && colour === 'red') keepForTomorrow(walk, seen)
  }
  reportLate(walk)
  reportVisitors(walk)
}

function find(
  walk: Walk,
  { joker, action, at, about, why }: Seen,
  fact: string,
  is: string,
  rule: RuleId,
  more: readonly Reason[],
): void {
  const finds = all({ is: 'fact', kind: 'jokerFinds', of: at, other: joker, action }, { rule, action }, [why, ...more])
  if (!learnsAndHears(walk, joker, { joker, action, about }, fact, is, rule, finds) || fact === 'civilRole') return
  shareFind(walk, { joker, action, about }, fact, is, finds)
}

type Finding = Pick<Seen, 'joker' | 'action' | 'about'>

/** Whatever the joker finds but civil roles goes to whom his colours go (RU-JOK-2). */
function shareFind(walk: Walk, finding: Finding, fact: string, is: string, finds: Reason): void {
  const { joker, about } = finding
  const shared = all({ is: 'fact', kind: 'findShared', of: about, other: joker }, { rule: 'RU-JOK-2' }, [finds])
  for (const slot of sharers(walk, joker)) learnsAndHears(walk, slot, finding, fact, is, 'RU-JOK-2', shared)
}

function learnsAndHears(
  walk: Walk,
  who: Slot,
  { action, about }: Finding,
  fact: string,
  is: string,
  rule: RuleId,
  why: Reason,
): boolean {
  const learned = learnsFact(walk, who, { action, ability: 'jokerCheck' }, about, fact, is, rule, why)
  const said = own(messages, fact)
  if (learned && said !== undefined) walk.tell(who, said, { about, role: is, is, result: is }, rule)
  return learned
}

/** What is said of each fact; the team of a corpse is said with the check. */
const messages: Readonly<Record<string, string>> = {
  civilRole: 'jokerRole',
  negativeRole: 'jokerNegative',
  blackCheck: 'jokerSlander',
}

/** A black who showed red is given away one night later (RU-JOK-5). */
function keepForTomorrow(walk: Walk, { joker, action, at, about, negative, why }: Seen): void {
  const false_ = all({ is: 'fact', kind: 'jokerSawRed', of: at, other: joker, action }, { rule: 'RU-JOK-5', action }, [
    why,
  ])
  walk.put({
    kind: 'jokerSawRed',
    of: at,
    by: joker,
    action,
    why: false_,
    rule: 'RU-JOK-5',
    until: `night ${walk.phase.number + 1}`,
    data: { role: negative, about },
  })
}

function reportLate(walk: Walk): void {
  for (const fact of walk.ledger.found({ kind: 'jokerSawRed', when: 'phaseStart' })) {
    const { of, by: joker = '', why, data } = fact
    const about = data.about
    if (walk.isDead(joker) || !walk.seat(joker).alive) continue
    const by = { action: passive(joker), ability: 'jokerCheck' }
    const knows = all({ is: 'fact', kind: 'jokerFinds', of, other: joker }, { rule: 'RU-JOK-5', action: by.action }, [
      why,
    ])
    if (!learnsFact(walk, joker, by, about, 'team', 'black', 'RU-JOK-5', knows)) continue
    const finding = { joker, action: by.action, about }
    walk.tell(joker, 'jokerLater', { about, result: 'black' }, 'RU-JOK-5')
    learnsAndHears(walk, joker, finding, 'negativeRole', data.role, 'RU-JOK-5', knows)
    passOn(walk, joker, about, 'black', why)
    shareFind(walk, finding, 'team', 'black', knows)
    shareFind(walk, finding, 'negativeRole', data.role, knows)
  }
}

const passive = (joker: Slot): string => `passive:${joker}:jokerCheck`

/** Colours are everybody's who kills for the blacks; in the extended format the second werewolf's too (RU-JOK-2). */
function passOn(walk: Walk, joker: Slot, about: Slot, colour: string, why: Reason): void {
  const shared = all({ is: 'fact', kind: 'jokerShared', of: about, other: joker }, { rule: 'RU-JOK-2' }, [why])
  walk.put({ kind: 'jokerShared', of: about, by: joker, rule: 'RU-JOK-2', why: shared })
  if (!shared.holds) return
  for (const slot of sharers(walk, joker)) walk.tell(slot, 'jokerColour', { about, result: colour }, 'RU-JOK-2')
}

/** Mafia and maniac, and in the extended format the other werewolf (RU-JOK-2). */
function sharers(walk: Walk, joker: Slot): Slot[] {
  const killers = new Set(sides.flatMap(side => killersOf(walk.game.seats, side).map(({ slot }) => slot)))
  return walk
    .living()
    .filter(seat => seat.slot !== joker && isBlack(seat) && (isExtended(walk.game) || killers.has(seat.slot)))
    .map(({ slot }) => slot)
}

/** Names and roles of who came to the joker (RU-JOK-7, RU-GEN-19). */
function reportVisitors(walk: Walk): void {
  for (const { slot } of walk.living().filter(seat => negativeOf(seat) === 'joker')) {
    const came = visitorsOf(walk, slot)
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
      if (!learnsFact(walk, slot, by, who, 'role', is, 'RU-JOK-7', knows)) continue
      for (const role of roles) walk.tell(slot, 'jokerVisitors', { about: who, role, result: role }, 'RU-JOK-7')
    }
  }
}
