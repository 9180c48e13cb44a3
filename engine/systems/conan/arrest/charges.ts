/** What a charge is tested on: entries of the past, and acts of this phase that nothing stopped yet (CONAN-CR7, CR8). */
import { is, isTreatedAs } from '../attributes.ts'
import { phaseIn } from '../../../game/phase-words.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { obstaclesOf } from '../../../resolve/sequence/perform.ts'
import { chosen, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Phrase } from '../../../text/wording.ts'
import { actorGuards } from '../guards.ts'
import { bribesAhead, unlessBribed } from '../killing/bribe.ts'
import { carriedOut, ordersOf } from '../leading/orders.ts'
import { real, seek, usedBy, type Sought } from '../moves.ts'
import { comesAfter, phasesCalled } from '../order.ts'
import { mistaken } from '../poison.ts'
import { section, type SectionWords } from '../section.ts'
import { all, any, type Fact, type Resolution } from '../vocabulary.ts'
import { crimeClaim, crimeOf, entriesOn } from './crimes.ts'

const options: Options = {
  'arrest.window': {
    values: ['both', 'currentPhase', 'past'],
    rule: 'CONAN-CR7',
    says: {
      en: 'Which crimes a charge may refer to: any so far, those of this phase, or earlier ones.',
      ru: 'О каких преступлениях может быть обвинение: о любых до этого момента, об этой фазе или о более ранних.',
    },
  },
  'crime.failedAptx': {
    values: [false, true],
    rule: 'CONAN-CR8',
    says: {
      en: 'A wrong guess at poisoning is a crime.',
      ru: 'Преступление ли неверная догадка при отравлении.',
    },
  },
}

interface Charge {
  type: string
  phase?: string | undefined
  against?: SeatId | undefined
}

export const chargeOf = ({ with: given }: Move): Charge => ({
  type: given.charge ?? '',
  phase: given.phase,
  against: given.against,
})

/** `night1`, `Night 1` and what that is called in another language are one phase. */
const samePhase = (one: string, other: string): boolean =>
  [other, phaseIn(phasesCalled, other, 'en'), phaseIn(phasesCalled, other, 'ru')].some(name => bare(name) === bare(one))

const bare = (name: string): string => name.replace(/\s/g, '').toLowerCase()

/** Whether a charge is true: by an entry of the past, or an act of this phase that nothing stopped yet (CONAN-CR7). */
export function chargeTested(run: Resolution, officer: Move, who: SeatId, charge: Charge): Sought {
  const { type, phase, against } = charge
  const window = run.option('arrest.window')
  const now = run.name
  const meant = ({ data, phase: then = now }: Pick<Fact<'crime'>, 'data' | 'phase'>): boolean =>
    data.type === type
    && (against === undefined || data.third === against)
    && (phase === undefined || samePhase(phase, then))
    && (window === 'both' || (then === now) === (window === 'currentPhase'))
  const past = entriesOn(run, who, meant, ownFrames(run, officer))
  const today =
    window === 'past' || (phase !== undefined && !samePhase(phase, now))
      ? []
      : [
          ...run.moves
            .filter(move => comesAfter(run, usedBy(run, move), 'arrest'))
            .flatMap(move => aboutTo(run, officer, move, who, charge)),
          ...faked(run, who, type),
        ]
  const found = [...past, ...today]
  return seek(
    crimeClaim('guilty', who, type, against ?? onlyVictim(found)),
    crimeClaim('falseCharge', who, type, against),
    { rule: 'CONAN-CR7', also: ['CONAN-CR6', 'CONAN-CR1'] },
    found,
  )
}

/** Whom a charge that names nobody comes to mean, where it is one. */
function onlyVictim(found: readonly Reason[]): SeatId | undefined {
  const victims = found.map(({ claim, holds }) => (holds && claim.is === 'fact' ? claim.values?.third : undefined))
  const [victim, ...others] = new Set(victims.filter(one => one !== undefined))
  return victim === undefined || others.length ? undefined : String(victim)
}

/** Members of the Organization cannot use what was only framed (CONAN-AB5). */
const ownFrames = (run: Resolution, { actor }: Move): Reason[] =>
  run.seat(actor).faction === 'bo' ? [run.given({ is: 'fact', kind: 'ownFrame', of: actor }, 'CONAN-AB5')] : []

/** An act of this phase whose turn comes later: what was sent in and not stopped yet is enough (CONAN-CR8). */
function aboutTo(run: Resolution, officer: Move, move: Move, who: SeatId, { type, against }: Charge): Reason[] {
  const { does: sent, to, id } = move
  if (sent === 'order')
    return type === 'killing' || type === 'attacking' ? killsAhead(run, move, who, { type, against }) : []
  const obstacles = obstaclesOf(run, move, { actorGuards })
  const cite = { rule: 'CONAN-CR8', action: id }
  if (sent === 'frame') {
    const claim = { is: 'fact', kind: 'aboutToBeFramed', of: who, action: id, values: { type } } as const
    if (to[0] === who && move.with.crime === type)
      return [all(claim, cite, [], [...obstacles, ...ownFrames(run, officer)])]
  }
  if (move.actor !== who || (against !== undefined && to[0] !== against)) return []
  const does = usedBy(run, move)
  const isPoison = is(does, 'poison') && type === 'killing'
  if (!isPoison && crimeOf(does) !== type) return []
  const wrong = isPoison && !run.option<boolean>('crime.failedAptx') ? mistaken(run, move, to[0]!) : []
  const also = run.seat(who).faction === 'town' ? ['CONAN-CR4'] : []
  return [
    all({ ...crimeClaim('aboutTo', who, type, to[0]), action: id }, { ...cite, also }, [], [...wrong, ...obstacles]),
  ]
}

/** A kill that was ordered, as far as it falls to its killer so far. */
function killsAhead(run: Resolution, move: Move, who: SeatId, { type, against }: Charge): Reason[] {
  const orders = ordersOf(run)
  return orders.flatMap((order, place) => {
    if (order.move !== move || order.killer !== who || (against !== undefined && order.victim !== against)) return []
    const before = orders.slice(0, place).map(earlier => ({ order: earlier, taken: earlier.why }))
    return [
      all(
        { ...crimeClaim('aboutTo', who, type, order.victim), action: move.id },
        { rule: 'CONAN-CR8', action: move.id },
        [carriedOut(run, order, before)],
        unlessBribed(
          who,
          'stoppedSoFar',
          'CONAN-K7',
          run.ledger.tried({ kind: 'neutralised', of: who }),
          bribesAhead(run),
        ),
      ),
    ]
  })
}

/** A fake is no crime, and says so where somebody was charged with it (CONAN-CR2). */
function faked(run: Resolution, who: SeatId, type: string): Reason[] {
  return run.moves
    .filter(
      move =>
        isTreatedAs(move.does, 'suitcase')
        && move.actor === who
        && crimeOf(move.with.ability ?? '') === type
        && !real(run, move),
    )
    .map(move =>
      any({ is: 'fact', kind: 'fakeIsCrime', of: who, action: move.id }, { rule: 'CONAN-CR2', action: move.id }),
    )
}

/** What trees say of charges and of what they rest on. @param what the crime, with the victim or without */
const wordsFor = (what: string) =>
  ({
    guilty: {
      stands: `{who} was guilty of ${what}`,
      falls: `{who} was not guilty of ${what}`,
      would: `{who} would have been guilty of ${what}`,
    },
    falseCharge: {
      stands: '{who} was not guilty',
      falls: `{who} was guilty of ${what}`,
      would: `{who} would not have been guilty of ${what}`,
      ground: 'against' as const,
    },
    entry: {
      stands: `there is ${what} by {who}`,
      falls: `nothing shows ${what} by {who}`,
      would: `there would have been ${what} by {who}`,
    },
    framedEntry: {
      stands: `there seems to be ${what} by {who}`,
      falls: `there does not seem to be ${what} by {who}`,
      would: `there would seem to be ${what} by {who}`,
    },
    aboutTo: {
      stands: `{who} is about to commit ${what}`,
      falls: `{who} is kept from ${what}`,
      would: `{who} would have come to ${what}`,
    },
  }) satisfies Record<string, Phrase>

const chargesOn = wordsFor('{type, select, steal {theft from} other {{type} of}} {third}')

const rules: Rules = {
  'CONAN-CR7': chosen({
    en: 'A charge names a kind of crime and perhaps a phase. It is true if such a crime is recorded for the player in this or an earlier phase, or if the player was about to commit one in this phase.',
    ru: 'В обвинении называют род преступления и, если угодно, фазу. Оно верно, если на игроке есть такая запись за эту или более раннюю фазу или если такой поступок вот-вот совершился бы в этой.',
  }),
  'CONAN-CR8': chosen({
    en: 'A crime that was neutralized before it happened does not count, and neither does a wrong guess at poisoning.',
    ru: 'Что нейтрализовано прежде, чем случилось, не преступление; неверная догадка при отравлении — тоже.',
  }),
}

const words = {
  facts: {
    guiltyOn: chargesOn.guilty,
    falseChargeOn: chargesOn.falseCharge,
    entryOn: chargesOn.entry,
    framedEntryOn: chargesOn.framedEntry,
    aboutToOn: chargesOn.aboutTo,
    aboutToBeFramed: {
      stands: '{who} is about to be framed for {type}',
      falls: '{who} is not framed for {type}',
      would: '{who} would have been framed for {type}',
    },
    ownFrame: { stands: '{who} is of the side that framed', falls: '{who} is not of the side that framed' },
    fakeIsCrime: { stands: 'a fake is a crime', falls: 'a fake is no crime' },
    stoppedSoFar: {
      stands: '{who} was stopped so far',
      falls: '{who} was not stopped so far',
      would: '{who} would have been stopped so far',
    },
    ...wordsFor('{type}'),
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const charges = section({ options, rules, words })
