/**
 * A civil role passes from one player to another: what the new holder is told, what goes along, what is lost on the
 * way, and the log of what a role did, which goes with it from hand to hand (RU-GEN-13). Who gets whose role is for
 * each role’s own file to say; what a section keeps beside (used-up lives, votes in store) it hands over itself when
 * fact `heir` is written.
 */
import type { ActionId, RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Finding } from '../../../resolve/sequence/resolution.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { is } from '../attributes.ts'
import { madeIn } from '../repeats.ts'
import { section } from '../section.ts'
import { civilLosses } from '../shared/blocks.ts'
import { landsAt } from '../shared/hypnosis.ts'
import { learnsFact } from '../shared/general-info.ts'
import { isCivil, isProstitutes } from '../shared/moves.ts'
import { goesOn } from '../shared/roles.ts'
import { log, logOf } from '../shared/scopes.ts'
import { goingsOf } from '../shared/visits.ts'
import { all, type Fact, type Resolution } from '../vocabulary.ts'

const facts = declareFacts({
  /**
   * Of who takes a role over for good, by whose it was; `was` is the role that he puts down for it. `beside`: the own role
   * stays, and this one is in his collection.
   */
  heir: { of: 'slot', data: { role: 'word', was: 'word', beside: 'flag?' } },
  newObserver: { of: 'slot' },
  /** Of who takes over a role whose days are told to nobody. */
  keptFromHeir: { of: 'slot' },
})

/** A role that left with its player, and that it is destroyed, or was never. */
export interface Left {
  death: Fact<'death'>
  role: string
  maimed: readonly Reason[]
}

/** Whose role may be taken: a dead player with a role, not maimed (RU-ACZ-5). */
export function left(run: Resolution): Left[] {
  return run.deaths().flatMap(death => {
    const { role, bystander } = run.seat(death.of)
    return bystander ? [] : [{ death, role, maimed: destroyed(run, death.of) }]
  })
}

/** That a role is gone for good, with whoever was maimed; nothing where nobody tried. */
export const destroyed = (run: Resolution, who: SeatId, rule: RuleId = 'RU-ACZ-5'): Reason[] =>
  run.ledger.seekTried({ kind: 'maimed', of: who, when: 'soFar' }, rule, {
    is: 'fact',
    kind: 'roleDestroyed',
    of: who,
  })

/** Players in the order of the roster. */
export const inRoster = (run: Resolution, slots: readonly SeatId[]): SeatId[] =>
  run.game.seats.map(({ slot }) => slot).filter(slot => slots.includes(slot))

/** Somebody becomes the holder of a role that was another's. */
export interface Passing {
  to: SeatId
  from: SeatId
  role: string
  /** The move or passive ability through which it comes. */
  by: { action: ActionId; ability: string }
  /** That it does. */
  why: Reason
  /** It is had beside the own role, which stays. */
  beside?: true
}

/** The role is his from now on, with everything that it did before (RU-ACZ-3). An attempt that fails is written down alone. */
export function passOn(run: Resolution, passing: Passing): void {
  const { to, from, role, why } = passing
  handOver(run, passing)
  if (!why.holds) return
  run.tell(to, 'roleTaken', { about: from, role }, why.rule)
  const blocked = (['faceCut', 'captive', 'hacked', 'punished', 'blownUp'] as const).some(kind =>
    civilLosses(run, to, kind).some(fact => run.ledger.standing(fact, 'soFar').holds),
  )
  if (blocked) run.tell(to, 'roleTakenBlocked', { role }, 'RU-ACZ-4')
  const on = goesOn(to, why)
  if (on.holds) hearOfMoves(run, passing)
  hearOfResults(run, passing, on)
}

/** The seat has the role from now on, and its limits go along; nothing of what it did is told. */
export function handOver(run: Resolution, passing: Passing): void {
  const { to, from, role, why, beside } = passing
  run.put({
    kind: 'heir',
    of: to,
    by: from,
    why,
    rule: run.catalogue.ability(passing.by.ability)?.rule ?? why.rule,
    data: { role, was: run.seat(to).role, ...(beside && { beside }) },
    lasting: why.holds,
  })
  if (!why.holds) return
  if (!beside) run.change(to, { role })
  if (role === 'investigator' && !beside)
    run.put({ kind: 'newObserver', of: to, why, rule: 'RU-GEN-23', lasting: true })
  keepLimits(run, passing, goesOn(to, why))
}

/** What the role may not do twice running, the heir may not do after it either (RU-ACZ-3, RU-GEN-8). */
function keepLimits(run: Resolution, { to: heir, from: before, role }: Passing, why: Reason): void {
  const abilities = run.catalogue.role(role)?.abilities ?? []
  for (const fact of run.ledger.found({
    kind: 'moved',
    of: before,
    when: 'soFar',
    where: ({ data }) => abilities.includes(data.does),
  })) {
    run.put({
      kind: 'moved',
      of: heir,
      by: heir,
      why,
      rule: 'RU-ACZ-3',
      data: { ...fact.data, madeIn: madeIn(fact) ?? run.name },
      ...(fact.until !== undefined && { until: fact.until }),
    })
  }
}

/** Whom a role chose before (RU-GEN-13). */
export function hearOfMoves(
  run: Resolution,
  { to: heir, role, rule = 'RU-GEN-13' }: Pick<Passing, 'to' | 'role'> & { rule?: RuleId },
): void {
  const dayOnly = all({ is: 'fact', kind: 'keptFromHeir', of: heir }, { rule: 'RU-HER-5' })
  for (const { of: about, data } of logOf(run, role, 'roleMoves')) {
    if (is(data.ability, 'keptFromHeirs')) {
      run.put({ kind: 'keptFromHeir', of: heir, why: dayOnly, rule: 'RU-HER-5' })
      if (dayOnly.holds) continue
    }
    run.tell(
      heir,
      'formerMove',
      {
        ability: data.ability,
        night: String(data.night),
        ...(about.startsWith('role:') ? { role: about.slice('role:'.length) } : { about }),
      },
      rule,
    )
  }
}

/** Results, those of one question together. */
function hearOfResults(run: Resolution, { to: heir, role, by }: Passing, why: Reason): void {
  const known = new Map<string, Fact<'log'>[]>()
  for (const fact of logOf(run, role, 'roleData').filter(({ data }) => data.entry === 'result')) {
    const key = JSON.stringify([fact.of, fact.data.night, fact.data.ability])
    known.set(key, [...(known.get(key) ?? []), fact])
  }
  for (const facts of known.values()) {
    const { of: about, data } = facts[0]!
    const words = facts.map(fact => fact.data.result ?? '')
    const learned = all(
      { is: 'fact', kind: 'heirLearns', of: heir, other: about },
      { rule: 'RU-INFO-2', action: by.action },
      [why, ...facts.map(fact => fact.why)],
    )
    const is = data.many === true ? words : words[0]!
    if (learnsFact(run, heir, by, about, data.ability, is, 'RU-ACZ-3', learned))
      run.tell(heir, 'formerResult', { about, night: String(data.night), result: words }, 'RU-ACZ-3')
  }
}

const civilMoves = (run: Resolution): readonly Move[] =>
  run.moves.filter(move => (isCivil(move) || isProstitutes(run, move)) && !is(move.does, 'ofNoRole'))

/** The role in which somebody moved: an heir has another one only afterwards. */
const roleThen = (run: Resolution, who: SeatId): string => run.game.seats.find(({ slot }) => slot === who)!.role

/** Writes the civil moves of this phase into the log of their role. */
function logMoves(run: Resolution): void {
  for (const { id: action, actor: by, does: ability, to } of civilMoves(run))
    for (const about of to) {
      const away =
        about !== by
        && run.ledger.attempts({
          kind: 'went',
          of: landsAt(run, { id: action, actor: by, does: ability, to }, about),
          by,
          when: 'tonight',
          where: fact => fact.action === action,
        }).length > 0
      const alibi = run.ledger.found({
        kind: 'went',
        by,
        when: 'tonight',
        where: fact => fact.action === action && fact.data.elsewhere === true,
      })[0]?.of
      log(run, {
        role: roleThen(run, by),
        by,
        about,
        entry: 'move',
        ability,
        action,
        away: away && alibi === undefined && setOut(run, by, action, isCivil({ does: ability }) ? undefined : about),
      })
      // Others see where he seems to have been; whoever takes the role over knows where he was (RU-BOD-B5).
      if (alibi !== undefined)
        log(run, { role: roleThen(run, by), by, about: alibi, entry: 'seen', ability, action, away: true })
    }
}

/** Whether a move took its player out of the house, as trackers would see it. @param to where it has to be this place */
const setOut = (run: Resolution, who: SeatId, action: string, to?: SeatId): boolean =>
  goingsOf(run, who).seen.some(
    ({ kind, why, place }) => kind === 'civil' && why.action === action && (to === undefined || to === place),
  )

/** Writes what came of them. */
function logResults(run: Resolution): void {
  for (const { id: action, actor: by } of civilMoves(run)) {
    for (const { about, result, fact, ability } of run.findings.filter(
      finding => finding.action === action && finding.who === by,
    )) {
      for (const word of [result].flat())
        log(run, {
          role: roleThen(run, by),
          by,
          about,
          entry: 'result',
          ability: fact ?? ability,
          result: word,
          many: Array.isArray(result),
          action,
        })
    }
  }
  // What the investigator holds is what others found for him (RU-INV-1).
  const others = ({ action, who, ability }: Finding): boolean =>
    ability === 'informed'
    || (is(ability, 'forInvestigator') && run.moves.some(({ id, actor }) => id === action && actor !== who))
  for (const { who: by, about, result, fact, ability, action } of run.findings.filter(
    finding => roleThen(run, finding.who) === 'investigator' && others(finding),
  )) {
    for (const word of [result].flat())
      log(run, {
        role: 'investigator',
        by,
        about,
        entry: 'result',
        ability: fact ?? ability,
        result: word,
        many: Array.isArray(result),
        action,
      })
  }
}

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
}

/** Who moved where, before anybody is told what he asked. */
export const records = section({ rulings: { dawn: [logMoves] } })

export const passing = section({
  facts,
  rulings: { results: ['heir', 'keptFromHeir'], asides: ['keptFromHeir'], dawn: [logResults] },
})
