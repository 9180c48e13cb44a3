/**
 * What everybody reads when a phase is over (CONAN-I1 to I7, I10): deaths with their manner and role, wills, arrests that
 * succeeded, travellers who are home, hints. Suspensions, injuries and arrests that failed have no line here at all.
 */
import type { Fact } from '../../../resolve/sequence/fact.ts'
import type { Walk } from '../../../resolve/sequence/walk.ts'
import type { RuleId, Slot } from '../../../why/claim.ts'
import { all, type Reason } from '../../../why/reason.ts'
import { seemsToBe } from './disguise.ts'
import { erasedBy, publishWills, recordOf, tellErasers } from './wills.ts'

/** All public lines of a phase, and what the erasers of bodies learn. */
export function publish(walk: Walk): void {
  const deaths = walk.deaths()
  const arrests = walk.ledger.found({ kind: 'arrested', when: 'soFar', where: ({ phase }) => phase === undefined })
  publishDeaths(walk, deaths.filter(({ of }) => !isKeptSecret(walk, of)))
  publishWills(walk, deaths, arrests)
  tellErasers(walk, deaths)
  if (arrests.length) walk.announce('arrested', { who: inRosterOrder(walk, arrests) }, 'CONAN-CR11')
  for (const { of } of arrests) walk.put({ kind: 'roleShown', of, rule: 'CONAN-S21', why: all({ is: 'fact', kind: 'roleShown', of }, { rule: 'CONAN-I5' }, [], [walk.given({ is: 'fact', kind: 'onlyArrested', of }, 'CONAN-S21')]) })
  publishReturns(walk)
  publishHints(walk)
  keepBack(walk)
}

/** What stays out of the post, as results that say so: arrests that failed, suspensions, injuries (CONAN-I3, I4). */
function keepBack(walk: Walk): void {
  const today = (kind: string, holds: boolean): Fact[] => walk.ledger.attempts({ kind, when: 'soFar', where: ({ phase, why }) => phase === undefined && why.holds === holds })
  const suspended = today('suspended', true)
  const keep = (kind: string, of: Slot, rule: RuleId, because: readonly Reason[], unless: readonly Reason[] = []): void => {
    walk.put({ kind, of, rule, why: all({ is: 'fact', kind, of }, { rule }, because, unless) })
  }
  const failed = ({ of, why }: Fact): Reason => all({ is: 'fact', kind: 'arrestKeptBack', of }, { rule: 'CONAN-I4' }, [], [why])
  for (const attempt of today('arrested', false)) {
    const officer = suspended.find(({ action }) => action !== undefined && action === attempt.action)
    if (officer) keep('suspensionKeptBack', officer.of, 'CONAN-I3', [officer.why, failed(attempt)])
    else keep('arrestKeptBack', attempt.of, 'CONAN-I4', [], [attempt.why])
  }
  for (const { of, why } of today('injured', true)) keep('injuryKeptBack', of, 'CONAN-I3', [why])
}

/** With the knob an erased body hides the death itself (CONAN-I6). */
const isKeptSecret = (walk: Walk, who: Slot): boolean => walk.option<boolean>('erase.hideDeath') && erasedBy(walk, who) !== undefined

const inRosterOrder = (walk: Walk, facts: readonly Fact[]): Slot[] => walk.game.seats.map(({ slot }) => slot).filter(slot => facts.some(({ of }) => of === slot))

/** Who died, how, and as what. Who did it is not said (CONAN-I5, I7). */
function publishDeaths(walk: Walk, deaths: readonly Fact[]): void {
  const told = inRosterOrder(walk, deaths).map(who => deaths.find(({ of }) => of === who)!)
  if (!told.length) {
    walk.announce('nobodyDied', {}, 'CONAN-I1')
    return
  }
  const manners = told.map(({ of, data }) => ({ manner: String(data.cause), words: recordOf(walk.game, 'publishedDeath', of)?.values.manner }))
  const roles = told.map(({ of }) => shownRole(walk, of))
  walk.announce('died', {
    who: told.map(({ of }) => of), manner: manners.map(({ manner, words }) => words === undefined ? manner : 'changed'), words: manners.map(({ words = '' }) => words),
    flips: roles, factions: roles.map(() => ''),
  }, 'CONAN-I7')
  for (const { of } of told) walk.put({ kind: 'roleShown', of, why: whyShown(walk, of), rule: 'CONAN-I5' })
}

/** Why a role is published with a death, or why not. */
function whyShown(walk: Walk, who: Slot): Reason {
  const { why, role } = seemsToBe(walk, who)
  const reveal = walk.option('death.revealRole')
  const shown = reveal === 'trueRole' ? walk.given({ is: 'fact', kind: 'isReally', of: who, values: { role: walk.seat(who).role } }, 'CONAN-I5') : all({ is: 'fact', kind: 'seemsToBe', of: who, values: { role } }, { rule: 'CONAN-I5' }, [why])
  const never = reveal === 'never' ? [walk.given({ is: 'fact', kind: 'rolesKept', of: '' }, 'CONAN-I5')] : []
  return all({ is: 'fact', kind: 'roleShown', of: who }, { rule: 'CONAN-I2' }, [shown], [walk.ledger.seek({ kind: 'bodyErased', of: who, when: 'soFar' }, 'CONAN-I6'), ...never])
}

/** The role under which somebody's death is published; `hidden` with an erased body, `kept` where none is ever shown. */
function shownRole(walk: Walk, who: Slot): string {
  const reveal = walk.option('death.revealRole')
  if (erasedBy(walk, who)) return 'hidden'
  if (reveal === 'never') return 'kept'
  return reveal === 'trueRole' ? walk.seat(who).role : seemsToBe(walk, who).role
}

function publishReturns(walk: Walk): void {
  if (!walk.option<boolean>('travel.public')) return
  const home = walk.ledger.found({ kind: 'returned', when: 'soFar', where: ({ phase }) => phase === undefined })
  if (home.length) walk.announce('returned', { who: inRosterOrder(walk, home) }, 'CONAN-S5')
}

/** What the host wrote as a hint in this phase; where he wants to be asked, he is (CONAN-I10). */
export function publishHints(walk: Walk): void {
  const hints = (walk.game.records ?? []).filter(({ form, phase }) => form === 'hint' && phase === walk.name)
  if (walk.option<boolean>('hints.ask') && !hints.length) walk.ask('hint')
  for (const { values } of hints) walk.announce('hint', { text: values.text ?? '' }, 'CONAN-I10')
}
