/**
 * What everybody reads when a phase is over (CONAN-I1 to I7, I10): deaths with their manner and role, wills, arrests that
 * succeeded, travellers who are home, hints. Suspensions, injuries and arrests that failed have no line here at all.
 */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import { seemsToBe } from '../deceit/disguise.ts'
import { erasedBy, publishWills, recordOf, tellErasers } from '../wills/rulings.ts'
import type { Fact, Resolution } from '../vocabulary.ts'

/** All public lines of a phase, and what the erasers of bodies learn. */
export function publish(run: Resolution): void {
  const deaths = run.deaths()
  const arrests = arrestsIn(run)
  publishDeaths(
    run,
    deaths.filter(({ of }) => !isKeptSecret(run, of)),
  )
  publishWills(run, deaths, arrests)
  tellErasers(run, deaths)
  publishArrests(run, arrests)
  publishReturns(run)
  publishHints(run)
}

/** The arrests of this phase that succeeded, whether or not a release ended them since (CONAN-CR11). */
const arrestsIn = (run: Resolution): Fact<'arrested'>[] =>
  run.ledger.attempts({
    kind: 'arrested',
    when: 'soFar',
    where: ({ phase, why }) => phase === undefined && why.holds,
  })

/** Who was arrested, without a role (CONAN-S21); of attempts that failed nobody reads (CONAN-CR11). */
function publishArrests(run: Resolution, arrests: readonly Fact<'arrested'>[]): void {
  const failed =
    run.ledger.attempts({
      kind: 'arrested',
      when: 'soFar',
      where: ({ phase, why }) => phase === undefined && !why.holds,
    }).length > 0
  if (arrests.length)
    run.announce('arrested', { who: inRosterOrder(run, arrests) }, failed ? 'CONAN-CR11' : 'CONAN-S21')
}

/** With the knob an erased body hides the death itself (CONAN-I6). */
const isKeptSecret = (run: Resolution, who: SeatId): boolean =>
  run.option<boolean>('erase.hideDeath') && erasedBy(run, who) !== undefined

const inRosterOrder = (run: Resolution, facts: readonly Fact[]): SeatId[] =>
  run.game.seats.map(({ slot }) => slot).filter(slot => facts.some(({ of }) => of === slot))

/** Who died, how, and as what. Who did it is not said (CONAN-I5, I7). */
function publishDeaths(run: Resolution, deaths: readonly Fact<'death'>[]): void {
  const told = inRosterOrder(run, deaths).map(who => deaths.find(({ of }) => of === who)!)
  if (!told.length) {
    run.announce('nobodyDied', {}, 'CONAN-I1')
    return
  }
  const manners = told.map(({ of, data }) => ({
    manner: data.cause,
    words: recordOf(run.game, 'publishedDeath', of)?.values.manner,
  }))
  run.announce(
    'died',
    {
      who: told.map(({ of }) => of),
      manner: manners.map(({ manner, words }) => (words === undefined ? manner : 'changed')),
      words: manners.map(({ words = '' }) => words),
      flips: told.map(({ of }) => shownRole(run, of)),
      factions: told.map(() => ''),
    },
    ruleOfDeaths(run, told),
  )
}

/** What decides how these deaths are told: which roles are shown, a body that is gone, a disguise; else that roles are told, and the manner where somebody did it. */
function ruleOfDeaths(run: Resolution, told: readonly Fact<'death'>[]): RuleId {
  if (run.option('death.revealRole') !== 'asSeen') return 'CONAN-I5'
  if (told.some(({ of }) => erasedBy(run, of))) return 'CONAN-I6'
  if (told.some(({ of }) => seemsToBe(run, of).role !== run.seat(of).role)) return 'CONAN-I5'
  return told.every(({ data }) => data.cause === 'lynch') ? 'CONAN-I2' : 'CONAN-I7'
}

/** The role under which somebody's death is published; `hidden` with an erased body, `kept` where none is ever shown. */
function shownRole(run: Resolution, who: SeatId): string {
  const reveal = run.option('death.revealRole')
  if (erasedBy(run, who)) return 'hidden'
  if (reveal === 'never') return 'kept'
  return reveal === 'trueRole' ? run.seat(who).role : seemsToBe(run, who).role
}

function publishReturns(run: Resolution): void {
  if (!run.option<boolean>('travel.public')) return
  const home = run.ledger.found({ kind: 'returned', when: 'soFar', where: ({ phase }) => phase === undefined })
  if (home.length) run.announce('returned', { who: inRosterOrder(run, home) }, 'CONAN-S5')
}

/** What the host wrote as a hint in this phase; where he wants to be asked, he is (CONAN-I10). */
export function publishHints(run: Resolution): void {
  const hints = (run.game.records ?? []).filter(({ form, phase }) => form === 'hint' && phase === run.name)
  if (run.option<boolean>('hints.ask') && !hints.length) run.ask('hint')
  for (const { values } of hints) run.announce('hint', { text: values.text ?? '' }, 'CONAN-I10')
}
