/** The hero: whom he defends once everybody has voted, and what that costs or brings him (RU-HER). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Barrier, Sentence } from '../day/hooks.ts'
import { asked } from '../day/asked.ts'
import { counting } from '../day/count.ts'
import { ownBarrier } from '../day/caps.ts'
import { stands, lynchedBy } from '../day/result.ts'
import { perRun } from '../shared/per-run.ts'
import { learnsFact } from '../shared/learns.ts'
import { log } from '../shared/scopes.ts'
import { hasUse } from '../shared/roles.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { speaksBy } from '../shared/speaks.ts'
import { tellVisitorNames } from '../shared/visitor-names.ts'
import { visitorsOf } from '../shared/visits.ts'
import { all, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { isPastOf } from './past.ts'

const NOBODY = 'nobody'

/** How a hero's move ended, for its verdict. */
const outcomes = perRun<Map<string, Reason>>(() => new Map())

/** He names whom he defends; whether anything comes of it the vote says (RU-HER-1). */
export const standingUp: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  enterDefence(run, at, actor, why, action)
  return () => outcomes(run).get(action) ?? notSentenced(run, at, actor, why, action)
}

function enterDefence(run: Resolution, of: SeatId, by: SeatId, why: Reason, action?: string): Fact<'defends'> {
  const defends = all(
    { is: 'fact', kind: 'defends', of, other: by, ...(action !== undefined && { action }) },
    { rule: 'RU-HER-1', ...(action !== undefined && { action }) },
    [why],
  )
  return run.put({ kind: 'defends', of, by, why: defends, rule: 'RU-HER-1', ...(action !== undefined && { action }) })
}

/** Nobody is saved who is not to die. */
const notSentenced = (run: Resolution, of: SeatId, other: SeatId, why: Reason, action: string): Reason =>
  all(
    { is: 'fact', kind: 'standsUp', of, other, action },
    { rule: 'RU-HER-1', action },
    [why],
    [run.given({ is: 'fact', kind: 'notToDie', of }, 'RU-HER-1', action)],
  )

/** Once in a game for the role: what a hero did counts for whoever has it after him (RU-HER-1, RU-ACZ-3). */
const stoodBefore = (run: Resolution, hero: SeatId): Reason[] =>
  run.ledger
    .attempts({ kind: 'stoodUp', when: 'phaseStart', where: ({ of }) => isPastOf(run.game, hero, of) })
    .map(fact => run.ledger.standing(fact, 'phaseStart'))

/** Whoever may stand up today: has the role in full and its use, and did not do it before. */
const heroes = (run: Resolution): SeatId[] =>
  run
    .living()
    .filter(
      ({ slot }) => run.has(slot, 'standUp') && hasUse(run, slot) && !stoodBefore(run, slot).some(({ holds }) => holds),
    )
    .map(({ slot }) => slot)

/** Why nobody saves him: a detonator or a last deed chose him, or what every rescue meets (RU-HER-2, RU-HUNT-6). */
const beyondSaving = (run: Resolution, sentence: Sentence): Reason[] => [
  ...(sentence.beside && !recorded(run)
    ? [all({ is: 'fact', kind: 'notByBallots', of: sentence.who }, { rule: 'RU-HER-2' }, sentence.because)]
    : []),
  ...asked(run, part => part.unsavable?.(run, sentence)),
]

/** The host recorded the result, by whatever ballots it came about. */
const recorded = (run: Resolution): boolean =>
  (run.game.records ?? []).some(({ form, phase }) => form === 'lynch' && phase === run.name)
  && !run.ledger.found({ kind: 'armed', when: 'soFar' }).length

/** What heroes were asked about in this vote: who, and who is to die. */
const askedAbout = perRun<Set<string>>(() => new Set())

/** Tells a hero who is to die, and asks the host for the answer that no message brought (RU-HER-1). */
function askHeroes(run: Resolution, sentences: readonly Sentence[]): void {
  const doomed = sentences.filter(stands)
  if (!doomed.length) return
  for (const hero of heroes(run)) {
    const open = doomed.filter(one => one.who !== hero && !beyondSaving(run, one).some(({ holds }) => holds))
    if (!open.length) continue
    const who = open.map(one => one.who)
    // Mercy has the count looked at anew: who is to die as before is not asked about twice.
    const key = [hero, ...who].join('\n')
    if (askedAbout(run).has(key)) continue
    askedAbout(run).add(key)
    tellHero(run, hero, who)
    if (run.ledger.attempts({ kind: 'defends', by: hero, when: 'tonight' }).length) continue
    const chosen = run.ask('heroDefends', { choices: [NOBODY, ...who] })
    if (chosen !== NOBODY)
      enterDefence(run, chosen, hero, run.given({ is: 'fact', kind: 'saidToHost', of: hero }, 'RU-HER-1'))
  }
}

/** A faceless hero is told the team of each beside the name (RU-FAC-G4). */
function tellHero(run: Resolution, hero: SeatId, who: readonly SeatId[]): void {
  run.tell(hero, 'heroAsked', { who: [...who] }, 'RU-HER-1')
  if (!isGrey(run.seat(hero))) return
  for (const about of who) {
    const action = `passive:${hero}:standUp`
    const knows = all({ is: 'fact', kind: 'heroLearns', of: hero, other: about }, { rule: 'RU-FAC-G4', action })
    const team = run.seat(about).faction
    if (learnsFact(run, hero, { action, ability: 'standUp' }, about, 'team', team, 'RU-FAC-G4', knows))
      run.tell(hero, 'heroTeam', { about, result: team }, 'RU-FAC-G4')
  }
}

const defencesOf = (run: Resolution, who: SeatId): Fact<'defends'>[] =>
  run.ledger.attempts({ kind: 'defends', of: who, when: 'tonight' })

/** What spares this one already, heroes aside: mercy, a judge who condemns another (RU-HER-1). */
const sparedBefore = ({ unless }: Sentence): Reason[] =>
  unless.filter(({ claim }) => !(claim.is === 'fact' && claim.kind === 'rescued'))

/** That a hero stands up for somebody who is to die, or what keeps him from it. */
function standsUp(run: Resolution, sentence: Sentence, { of, by: hero = '', action, why }: Fact<'defends'>): Reason {
  const once = stoodBefore(run, hero)
  const up = all(
    { is: 'fact', kind: 'standsUp', of, other: hero, ...(action !== undefined && { action }) },
    { rule: 'RU-HER-1', ...(action !== undefined && { action }) },
    [why],
    [...sparedBefore(sentence), ...beyondSaving(run, sentence), ...once],
  )
  if (action !== undefined) outcomes(run).set(action, up)
  return up
}

/** A red hero saves a red, a black one a black too, the faceless anybody (RU-HER-1, RU-HER-B1, RU-HER-G1). */
export function heroRescues(run: Resolution, sentence: Sentence): Reason[] {
  return defencesOf(run, sentence.who).map(defence => {
    const { of, by: hero = '' } = defence
    const seat = run.seat(hero)
    const other = run.seat(of)
    const rule: RuleId = isGrey(seat) ? 'RU-HER-G1' : isBlack(seat) && isBlack(other) ? 'RU-HER-B1' : 'RU-HER-1'
    const reaches = isGrey(seat) || other.faction === 'red' || (isBlack(seat) && isBlack(other))
    const also: RuleId[] = isGrey(seat) ? ['RU-FAC-G4'] : []
    return all(
      { is: 'fact', kind: 'heroSaves', of, other: hero },
      { rule, also },
      [standsUp(run, sentence, defence)],
      reaches ? [] : [run.given({ is: 'fact', kind: 'isNotRed', of }, rule)],
    )
  })
}

/** A red hero who stands up for a black dies beside him (RU-HER-1). */
export function diesBeside(run: Resolution, sentences: readonly Sentence[]): Sentence[] {
  askHeroes(run, sentences)
  return sentences.filter(stands).flatMap(sentence =>
    defencesOf(run, sentence.who).flatMap((defence): Sentence[] => {
      const { by: hero = '' } = defence
      const other = run.seat(sentence.who)
      if (run.seat(hero).faction !== 'red' || !isBlack(other)) return []
      if (sentences.some(one => one.who === hero && stands(one))) return []
      const up = standsUp(run, sentence, defence)
      return [{ who: hero, rule: 'RU-HER-1', because: [up, lynchedBy(sentence, 0)], unless: [], beside: true }]
    }),
  )
}

/** Who is taken along by a lynched hero who saved a red before: one whose ballot stood against him (RU-HER-3). */
export function heroTakes(run: Resolution, who: SeatId): Sentence[] {
  if (run.seat(who).faction !== 'red' || !run.has(who, 'takeDown')) return []
  const saved = run.ledger
    .found({ kind: 'heroSaved', by: who, when: 'phaseStart', where: ({ data }) => data.team === 'red' })
    .map(({ why }) => why)
  const against = counting(run).ballots.filter(({ target, by }) => target === who && by !== who)
  const said = run.ledger.attempts({ kind: 'takesDown', by: who, when: 'tonight' })
  if (!saved.length && !said.length) return []
  const asked = said.length
    ? undefined
    : askWhom(
        run,
        who,
        against.map(({ by }) => by),
      )
  const named = said.map(({ of, why }) => ({ of, why }))
  return [...named, ...(asked ? [asked] : [])].map(({ of, why }) => ({
    who: of,
    rule: 'RU-HER-3',
    because: [
      why,
      all({ is: 'fact', kind: 'savedARed', of: who }, { rule: 'RU-HER-3' }, saved),
      ...votesOf(run, of, who, against),
    ],
    unless: saved.length ? [] : [run.given({ is: 'fact', kind: 'savedNoRed', of: who }, 'RU-HER-3')],
    beside: true,
  }))
}

function votesOf(
  run: Resolution,
  by: SeatId,
  against: SeatId,
  ballots: readonly { by: SeatId; why: Reason }[],
): Reason[] {
  const mine = ballots.filter(ballot => ballot.by === by).map(({ why }) => why)
  return mine.length
    ? mine
    : [
        all(
          { is: 'fact', kind: 'votes', of: by, other: against },
          { rule: 'RU-HER-3' },
          [],
          [run.given({ is: 'fact', kind: 'votedElsewhere', of: by, other: against }, 'RU-HER-3')],
        ),
      ]
}

function askWhom(run: Resolution, hero: SeatId, voters: readonly SeatId[]): { of: SeatId; why: Reason } | undefined {
  const open = [...new Set(voters)].filter(slot => run.seat(slot).details?.title !== 'mayor')
  if (!open.length) return undefined
  const of = run.ask('heroTakesDown', { choices: [NOBODY, ...open] })
  return of === NOBODY ? undefined : { of, why: run.given({ is: 'fact', kind: 'saidToHost', of: hero }, 'RU-HER-3') }
}

/** Whom he takes along where he is lynched (RU-HER-3). */
export const takingDown: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const takes = all({ is: 'fact', kind: 'takesDown', of: at, other: actor, action }, { rule: 'RU-HER-3', action }, [
    why,
  ])
  run.put({ kind: 'takesDown', of: at, by: actor, action, why: takes, rule: 'RU-HER-3' })
  return () =>
    run.ledger.attempts({ kind: 'lynched', of: at, when: 'tonight' })[0]?.why
    ?? (takes.holds ? takenNobody(run, { of: at, hero: actor, action }) : takes)
}

const takenNobody = (run: Resolution, { of, hero, action }: { of: SeatId; hero: SeatId; action: string }): Reason =>
  all(
    { is: 'fact', kind: 'takesDown', of, other: hero, action },
    { rule: 'RU-HER-3', action },
    [],
    [run.given({ is: 'fact', kind: 'notLynched', of: hero }, 'RU-HER-3', action)],
  )

/** The vote is over: who was saved is published, and what it brings the hero (RU-HER-1, RU-HER-B1 to RU-HER-B3). */
export function settleDefences(run: Resolution): void {
  for (const { of, by: hero = '', action } of run.ledger.found({ kind: 'defends', when: 'tonight' })) {
    const sentence = counting(run).sentences.find(({ who, level }) => who === of && !level)
    if (!sentence) continue
    const [saves] = heroRescues(run, sentence).filter(({ claim }) => claim.is === 'fact' && claim.other === hero)
    const up = saves?.because[0]
    if (!saves || !up) continue
    const team = run.seat(of).faction
    log(run, {
      role: 'hero',
      by: hero,
      about: of,
      entry: 'move',
      ability: 'standUp',
      action: action ?? `passive:${hero}:standUp`,
    })
    run.put({ kind: 'stoodUp', of: hero, by: hero, why: up, rule: 'RU-HER-1', data: { team }, lasting: true })
    const about = { of, by: hero, ...(action !== undefined && { action }) }
    run.put({ ...about, kind: 'heroSaved', why: saves, rule: saves.rule, data: { team }, lasting: true })
    if (!saves.holds) continue
    run.announce('rescued', { who: of }, 'RU-HER-1')
    if (isBlack(run.seat(hero))) savedByBlack(run, hero, of, saves)
  }
}

function savedByBlack(run: Resolution, hero: SeatId, of: SeatId, saves: Reason): void {
  const action = `passive:${hero}:standUp`
  const knows = all({ is: 'fact', kind: 'heroLearns', of: hero, other: of }, { rule: 'RU-HER-B1', action }, [saves])
  const team = run.seat(of).faction
  if (learnsFact(run, hero, { action, ability: 'standUp' }, of, 'team', team, 'RU-HER-B1', knows))
    run.tell(hero, 'heroTeam', { about: of, result: team }, 'RU-HER-B1')
  if (team !== 'black') return
  for (const who of [hero, of]) {
    const idle = all({ is: 'fact', kind: 'noKillerMove', of: who }, { rule: 'RU-HER-B3' }, [saves])
    run.put({ kind: 'noKillerMove', of: who, why: idle, rule: 'RU-HER-B3', until: `night ${run.phase.number}` })
  }
}

/** Somebody lynched alone whom a hero saved before: one more vote the same day (RU-VOTE-14). */
export const savedBefore = (run: Resolution, who: SeatId): Reason[] =>
  run.ledger.found({ kind: 'heroSaved', of: who, when: 'phaseStart' }).map(({ why }) => why)

/** A barrier of one (RU-HER-4). */
export function heroBarrier(run: Resolution, who: SeatId): Barrier[] {
  const passive = speaksBy(run, who, 'noticeVisitors')
  return passive ? [{ size: 1, why: ownBarrier(who, 1, 'RU-HER-4', passive), off: passive.lost }] : []
}

/** He learns by name who comes to him at night (RU-HER-4). */
export function noticeVisitors(run: Resolution): void {
  const ability = 'noticeVisitors'
  for (const { slot } of run.living()) {
    const passive = hasUse(run, slot) ? run.passive(slot, ability) : undefined
    if (passive) tellVisitorNames(run, slot, { ability, rule: 'RU-HER-4', ...passive }, visitorsOf(run, slot, 'names'))
  }
}
