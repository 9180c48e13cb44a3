/**
 * What everybody reads when a phase is over (CONAN-I1 to I7, I10): deaths with their manner and role, wills, arrests that
 * succeeded, travellers who are home, hints. Suspensions, injuries and arrests that failed have no line here at all.
 */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import { seemsToBe } from '../deceit/disguise.ts'
import { erasedBy, publishWills, recordOf, tellErasers } from '../wills/rulings.ts'
import type { Fact, Walk } from '../vocabulary.ts'

/** All public lines of a phase, and what the erasers of bodies learn. */
export function publish(walk: Walk): void {
  const deaths = walk.deaths()
  const arrests = arrestsIn(walk)
  publishDeaths(
    walk,
    deaths.filter(({ of }) => !isKeptSecret(walk, of)),
  )
  publishWills(walk, deaths, arrests)
  tellErasers(walk, deaths)
  publishArrests(walk, arrests)
  publishReturns(walk)
  publishHints(walk)
}

/** The arrests of this phase that succeeded, whether or not a release ended them since (CONAN-CR11). */
const arrestsIn = (walk: Walk): Fact<'arrested'>[] =>
  walk.ledger.attempts({
    kind: 'arrested',
    when: 'soFar',
    where: ({ phase, why }) => phase === undefined && why.holds,
  })

/** Who was arrested, without a role (CONAN-S21); of attempts that failed nobody reads (CONAN-CR11). */
function publishArrests(walk: Walk, arrests: readonly Fact<'arrested'>[]): void {
  const failed =
    walk.ledger.attempts({
      kind: 'arrested',
      when: 'soFar',
      where: ({ phase, why }) => phase === undefined && !why.holds,
    }).length > 0
  if (arrests.length)
    walk.announce('arrested', { who: inRosterOrder(walk, arrests) }, failed ? 'CONAN-CR11' : 'CONAN-S21')
}

/** With the knob an erased body hides the death itself (CONAN-I6). */
const isKeptSecret = (walk: Walk, who: Slot): boolean =>
  walk.option<boolean>('erase.hideDeath') && erasedBy(walk, who) !== undefined

const inRosterOrder = (walk: Walk, facts: readonly Fact[]): Slot[] =>
  walk.game.seats.map(({ slot }) => slot).filter(slot => facts.some(({ of }) => of === slot))

/** Who died, how, and as what. Who did it is not said (CONAN-I5, I7). */
function publishDeaths(walk: Walk, deaths: readonly Fact<'death'>[]): void {
  const told = inRosterOrder(walk, deaths).map(who => deaths.find(({ of }) => of === who)!)
  if (!told.length) {
    walk.announce('nobodyDied', {}, 'CONAN-I1')
    return
  }
  const manners = told.map(({ of, data }) => ({
    manner: data.cause,
    words: recordOf(walk.game, 'publishedDeath', of)?.values.manner,
  }))
  walk.announce(
    'died',
    {
      who: told.map(({ of }) => of),
      manner: manners.map(({ manner, words }) => (words === undefined ? manner : 'changed')),
      words: manners.map(({ words = '' }) => words),
      flips: told.map(({ of }) => shownRole(walk, of)),
      factions: told.map(() => ''),
    },
    ruleOfDeaths(walk, told),
  )
}

/** What decides how these deaths are told: which roles are shown, a body that is gone, a disguise; else that roles are told, and the manner where somebody did it. */
function ruleOfDeaths(walk: Walk, told: readonly Fact<'death'>[]): RuleId {
  if (walk.option('death.revealRole') !== 'asSeen') return 'CONAN-I5'
  if (told.some(({ of }) => erasedBy(walk, of))) return 'CONAN-I6'
  if (told.some(({ of }) => seemsToBe(walk, of).role !== walk.seat(of).role)) return 'CONAN-I5'
  return told.every(({ data }) => data.cause === 'lynch') ? 'CONAN-I2' : 'CONAN-I7'
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
