/** The active citizen, who takes a role that leaves the game (RU-ACZ), and the log that goes with it (RU-GEN-13). */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Finding } from '../../../resolve/sequence/walk.ts'
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { is } from '../abilities.ts'
import { madeIn } from '../repeats.ts'
import { civilLosses } from '../shared/blocks.ts'
import { landsAt } from '../shared/hypnosis.ts'
import { learnsFact } from '../shared/learns.ts'
import { isCivil, isProstitutes } from '../shared/moves.ts'
import { goesOn } from '../shared/roles.ts'
import { log, logOf } from '../shared/scopes.ts'
import { goingsOf } from '../shared/visits.ts'
import { all, type Fact, type Walk } from '../vocabulary.ts'

const civilMoves = (walk: Walk): readonly Move[] =>
  walk.moves.filter(move => (isCivil(move) || isProstitutes(walk, move)) && !is(move.does, 'ofNoRole'))
/** The role in which somebody moved: an heir has another one only afterwards. */
const roleThen = (walk: Walk, who: Slot): string => walk.game.seats.find(({ slot }) => slot === who)!.role

/** Writes the civil moves of this phase into the log of their role. */
export function logMoves(walk: Walk): void {
  for (const { id: action, actor: by, does: ability, to } of civilMoves(walk))
    for (const about of to) {
      const away =
        about !== by
        && walk.ledger.attempts({
          kind: 'went',
          of: landsAt(walk, { id: action, actor: by, does: ability, to }, about),
          by,
          when: 'tonight',
          where: fact => fact.action === action,
        }).length > 0
      const alibi = walk.ledger.found({
        kind: 'went',
        by,
        when: 'tonight',
        where: fact => fact.action === action && fact.data.elsewhere === true,
      })[0]?.of
      log(walk, {
        role: roleThen(walk, by),
        by,
        about,
        entry: 'move',
        ability,
        action,
        away: away && alibi === undefined && setOut(walk, by, action, isCivil({ does: ability }) ? undefined : about),
      })
      // Others see where he seems to have been; whoever takes the role over knows where he was (RU-BOD-B5).
      if (alibi !== undefined)
        log(walk, { role: roleThen(walk, by), by, about: alibi, entry: 'seen', ability, action, away: true })
    }
}

/** Whether a move took its player out of the house, as trackers would see it. @param to where it has to be this place */
const setOut = (walk: Walk, who: Slot, action: string, to?: Slot): boolean =>
  goingsOf(walk, who).seen.some(
    ({ kind, why, place }) => kind === 'civil' && why.action === action && (to === undefined || to === place),
  )

/** Writes what came of them. */
export function logResults(walk: Walk): void {
  for (const { id: action, actor: by } of civilMoves(walk)) {
    for (const { about, result, fact, ability } of walk.findings.filter(
      finding => finding.action === action && finding.who === by,
    )) {
      for (const word of [result].flat())
        log(walk, {
          role: roleThen(walk, by),
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
    || (is(ability, 'forInvestigator') && walk.moves.some(({ id, actor }) => id === action && actor !== who))
  for (const { who: by, about, result, fact, ability, action } of walk.findings.filter(
    finding => roleThen(walk, finding.who) === 'investigator' && others(finding),
  )) {
    for (const word of [result].flat())
      log(walk, {
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

/** Whose role may be taken: a dead player with a role, not maimed (RU-ACZ-5). */
function left(walk: Walk): { death: Fact<'death'>; role: string; maimed: Reason }[] {
  return walk.deaths().flatMap(death => {
    const { role, bystander } = walk.seat(death.of)
    return bystander || role === 'activeCitizen' ? [] : [{ death, role, maimed: destroyed(walk, death.of) }]
  })
}

const destroyed = (walk: Walk, who: Slot): Reason =>
  walk.ledger.seek({ kind: 'maimed', of: who, when: 'soFar' }, 'RU-ACZ-5', {
    is: 'fact',
    kind: 'roleDestroyed',
    of: who,
  })

/** At the end of a phase every active citizen takes a role that left the game in it. */
export function inherit(walk: Walk): void {
  const heirs = walk
    .living()
    .filter(
      ({ role, bystander, slot }) =>
        !bystander
        && role === 'activeCitizen'
        && !walk.ledger.found({ kind: 'maimed', of: slot, when: 'soFar' }).length,
    )
    .map(({ slot }) => slot)
  const free = left(walk)
  while (heirs.length && free.length) {
    const open = free.filter(({ maimed }) => !maimed.holds)
    const heir = heirs.length > 1 && open.length ? (walk.draw('heir', '', heirs) ?? heirs[0]!) : heirs[0]!
    heirs.splice(heirs.indexOf(heir), 1)
    for (const { death, role, maimed } of open.length ? [] : free)
      walk.put({
        kind: 'heir',
        of: heir,
        by: death.of,
        why: taking(walk, heir, death, role, maimed),
        rule: 'RU-ACZ-1',
        data: { role },
      })
    const reds = open.filter(({ death }) => walk.seat(death.of).faction === 'red')
    const first = reds.length ? reds : open
    const chosen =
      first.length > 1
        ? walk.ask('inheritedRole', {
            choices: inRoster(
              walk,
              first.map(({ death }) => death.of),
            ),
          })
        : first[0]?.death.of
    const taken = first.find(({ death }) => death.of === chosen) ?? first[0]
    if (!taken) return
    free.splice(free.indexOf(taken), 1)
    take(walk, heir, taken)
  }
}

const inRoster = (walk: Walk, slots: readonly Slot[]): Slot[] =>
  walk.game.seats.map(({ slot }) => slot).filter(slot => slots.includes(slot))

function taking(walk: Walk, heir: Slot, death: Fact<'death'>, role: string, maimed: Reason): Reason {
  const passive = walk.passive(heir, 'inherit')!
  const rule = walk.seat(death.of).faction === 'black' ? 'RU-ACZ-2' : 'RU-ACZ-1'
  return all(
    { is: 'fact', kind: 'takesRole', of: heir, other: death.of, values: { role } },
    { rule, action: passive.action },
    [passive.why, death.why],
    maimed.because.length ? [maimed] : [],
  )
}

/** The role is the heir’s from now on, with everything that it did before (RU-ACZ-3). */
function take(walk: Walk, heir: Slot, { death, role, maimed }: ReturnType<typeof left>[number]): void {
  const why = taking(walk, heir, death, role, maimed)
  walk.put({ kind: 'heir', of: heir, by: death.of, why, rule: 'RU-ACZ-1', data: { role }, lasting: true })
  if (!why.holds) return
  const action = walk.passive(heir, 'inherit')!.action
  walk.change(heir, { role })
  walk.tell(heir, 'roleTaken', { about: death.of, role }, why.rule)
  const blocked = (['faceCut', 'captive', 'hacked'] as const).some(kind =>
    civilLosses(walk, heir, kind).some(fact => walk.ledger.standing(fact, 'soFar').holds),
  )
  if (blocked) walk.tell(heir, 'roleTakenBlocked', { role }, 'RU-ACZ-4')
  if (role === 'investigator') walk.put({ kind: 'newObserver', of: heir, why, rule: 'RU-GEN-23', lasting: true })
  const on = goesOn(heir, why)
  keepLimits(walk, heir, death.of, role, on)
  if (on.holds) hearOfMoves(walk, heir, role)
  hearOfResults(walk, heir, role, action, on)
}

/** What the role may not do twice running, the heir may not do after it either (RU-ACZ-3, RU-GEN-8). */
function keepLimits(walk: Walk, heir: Slot, before: Slot, role: string, why: Reason): void {
  const abilities = walk.catalogue.role(role)?.abilities ?? []
  for (const fact of walk.ledger.found({
    kind: 'moved',
    of: before,
    when: 'soFar',
    where: ({ data }) => abilities.includes(data.does),
  })) {
    walk.put({
      kind: 'moved',
      of: heir,
      by: heir,
      why,
      rule: 'RU-ACZ-3',
      data: { ...fact.data, madeIn: madeIn(fact) ?? walk.name },
      ...(fact.until !== undefined && { until: fact.until }),
    })
  }
}

function hearOfMoves(walk: Walk, heir: Slot, role: string): void {
  for (const { of: about, data } of logOf(walk, role, 'roleMoves')) {
    walk.tell(
      heir,
      'formerMove',
      {
        ability: data.ability,
        night: String(data.night),
        ...(about.startsWith('role:') ? { role: about.slice('role:'.length) } : { about }),
      },
      'RU-GEN-13',
    )
  }
}

/** Results, those of one question together. */
function hearOfResults(walk: Walk, heir: Slot, role: string, action: string, why: Reason): void {
  const known = new Map<string, Fact<'log'>[]>()
  for (const fact of logOf(walk, role, 'roleData').filter(({ data }) => data.entry === 'result')) {
    const key = JSON.stringify([fact.of, fact.data.night, fact.data.ability])
    known.set(key, [...(known.get(key) ?? []), fact])
  }
  for (const facts of known.values()) {
    const { of: about, data } = facts[0]!
    const words = facts.map(fact => fact.data.result ?? '')
    const learned = all({ is: 'fact', kind: 'heirLearns', of: heir, other: about }, { rule: 'RU-INFO-2', action }, [
      why,
      ...facts.map(fact => fact.why),
    ])
    const is = data.many === true ? words : words[0]!
    const by = { action, ability: 'inherit' }
    if (learnsFact(walk, heir, by, about, data.ability, is, 'RU-ACZ-3', learned))
      walk.tell(heir, 'formerResult', { about, night: String(data.night), result: words }, 'RU-ACZ-3')
  }
}
