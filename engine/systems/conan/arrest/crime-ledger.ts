/**
 * What was done: crimes, which are remembered and which charges are tested on (CONAN-E12), and tonight's deeds, which
 * investigations look for.
 */
import { factClaim } from '../../../resolve/sequence/ledger.ts'
import type { ActionId, RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { sameAct, type Crime } from './crimes.ts'
import { disguiseGiven } from '../deceit/disguise.ts'
import { all, type Claim, type Fact, type Resolution } from '../vocabulary.ts'

/** What somebody did to whom. `why` says whether it happened; `framer`: who only made it seem so. */
interface Deed {
  by: SeatId
  target?: SeatId | undefined
  action: ActionId
  why: Reason
  rule?: RuleId
  framer?: SeatId
}

/** Enters a crime, or the attempt at one (CONAN-CR1, CONAN-CR4). */
export function commit(
  run: Resolution,
  { type, by, target, action, why, rule = 'CONAN-E12', framer }: Deed & { type: Crime },
): void {
  run.put({
    kind: 'crime',
    of: by,
    why,
    rule,
    action,
    lasting: true,
    data: { type, ...(target !== undefined && { third: target }), ...(framer !== undefined && { framed: true }) },
    ...(framer !== undefined && { by: framer }),
  })
}

/** Writes down what somebody did, for whoever looks into this night. */
export function did(run: Resolution, what: string, { by, target, action, why, rule = 'CONAN-AB31' }: Deed): void {
  run.put({
    kind: 'did',
    of: by,
    why,
    rule,
    action,
    data: { ability: what, ...(target !== undefined && { third: target }) },
  })
}

/**
 * The entries against somebody that a charge could mean; each holds unless its evidence was erased (CONAN-CR13).
 * @param framed what keeps from using an entry that was only framed
 */
export const entriesOn = (
  run: Resolution,
  who: SeatId,
  fits: (crime: Entered) => boolean,
  framed: readonly Reason[],
): Reason[] => [
  ...beforeTheGame(run, who)
    .filter(fits)
    .map(crime => entry(run, crime, [])),
  ...run.ledger
    .attempts({ kind: 'crime', of: who, when: 'soFar' })
    .filter(fits)
    .map(fact => entry(run, fact, fact.data.framed ? framed : erasures(run, fact))),
]

type Entered = Pick<Fact<'crime'>, 'of' | 'phase' | 'data' | 'rule' | 'action' | 'why'>

/** The phase in which a disguise of the set-up was put on. */
export const BEFORE_THE_GAME = 'prep 1'

/** A disguise that the set-up gave is entered as one of the preparation (CONAN-AB6). */
function beforeTheGame(run: Resolution, of: SeatId): Entered[] {
  const role = disguiseGiven(run.seat(of))
  if (role === undefined) return []
  const why = run.given({ is: 'fact', kind: 'disguised', of, values: { role } }, 'CONAN-AB6')
  return [{ of, phase: BEFORE_THE_GAME, data: { type: 'disguise' }, rule: 'CONAN-AB6', why }]
}

/** What is said of a crime, and of the victim where one is named. */
export const crimeClaim = (
  kind: 'guilty' | 'falseCharge' | 'entry' | 'framedEntry' | 'aboutTo',
  of: SeatId,
  type: string,
  third: SeatId | undefined,
): Extract<Claim, { is: 'fact' }> => ({
  is: 'fact',
  kind: third === undefined ? kind : (`${kind}On` as const),
  of,
  values: { type, ...(third !== undefined && { third }) },
})

/** One entry. Of an earlier phase it is on record; of this one it is there where the act was done. */
function entry(run: Resolution, { of, phase, data, rule, action, why }: Entered, against: readonly Reason[]): Reason {
  const isFramed = data.framed === true
  const ofTown = run.seat(of).faction === 'town' && !isFramed
  return all(
    {
      ...crimeClaim(isFramed ? 'framedEntry' : 'entry', of, data.type, data.third),
      ...(phase !== undefined && { phase }),
    },
    {
      rule: isFramed ? 'CONAN-CR13' : ofTown ? 'CONAN-CR4' : rule,
      also: against.length && !isFramed ? ['CONAN-E12', 'CONAN-CR13'] : ['CONAN-E12'],
      ...(action !== undefined && { action }),
    },
    phase === undefined ? [why] : [],
    against,
  )
}

/** Tonight's deeds of somebody that answer to a word, of the victim asked about where there is one. */
export const deedsOf = (run: Resolution, who: SeatId, what: string, victim: SeatId | undefined): Reason[] =>
  run.ledger
    .attempts({ kind: 'did', of: who, when: 'soFar' })
    .filter(({ data }) => sameAct(data.ability, what) && (victim === undefined || data.third === victim))
    .map(fact => {
      const erased = erasures(run, fact)
      const cite = { rule: 'CONAN-AB31', ...(fact.action !== undefined && { action: fact.action }) }
      return erased.length ? all(factClaim(fact), cite, [fact.why], erased) : fact.why
    })

/** What erased the evidence of a deed, or was to. */
function erasures(run: Resolution, fact: Fact<'crime' | 'did'>): Reason[] {
  const what = fact.kind === 'crime' ? fact.data.type : fact.data.ability
  return run.ledger
    .attempts({
      kind: 'evidenceErased',
      of: fact.of,
      when: 'soFar',
      where: ({ data, phase }) =>
        sameAct(data.type, what)
        && phase === fact.phase
        && (data.third === undefined || data.third === fact.data.third),
    })
    .map(({ why }) => why)
}
