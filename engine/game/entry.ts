/**
 * Entry: which of the actions sent in count tonight, and why the others do not. The one definition of a legal move,
 * used when an action comes in, when a target is drawn, and when a pivot asks what would have been.
 */
import { abilityMeant, catalogueOf, getOwn } from '../ruleset/catalogue.ts'
import { chosenFor, hasOneAction } from '../ruleset/chosen.ts'
import type { Ability } from '../rules/role.ts'
import type { RuleId } from '../reason/claim.ts'
import type { EntryRules, System } from '../ruleset/system.ts'
import type { Game, PhaseState, Refusal, Seat, Submission } from '../journal/state.ts'
import { seatOf } from '../journal/state.ts'
import { howLong } from '../text/duration.ts'
import { limits } from '../shape/limits.ts'
import type { InEach } from '../text/in-each.ts'
import { abilitySaid, keySaid, roleSaid, said, wordSaid, wordsSaid } from './entry-words.ts'
import { kindSaid, kindsSaid } from './phase-words.ts'
import { inEveryLocale, textIn } from '../text/locale.ts'

/** `counts`, or why it is void. */
export type Standing = 'counts' | 'late' | 'replaced' | 'refused' | 'withdrawn'
/** `instead`: the action that replaced it. */
export interface Entry {
  submission: Submission
  standing: Standing
  refusal?: Refusal
  instead?: string
}

/** Everything sent in for a phase, in the order received, each with its standing. Asked often, and judged once. */
export function entries(system: System, game: Game, phase: PhaseState): readonly Entry[] {
  const known = judgedOnce.get(phase)
  if (known?.system === system && known.game === game) return known.entries
  const entries = judge(system, game, phase)
  judgedOnce.set(phase, { system, game, entries })
  return entries
}

/** A phase without some of what was sent in, as if it never had been: itself where nothing is left out. */
export function leftOut(phase: PhaseState, without: readonly string[]): PhaseState {
  if (!without.length) return phase
  const known = left.get(phase) ?? new Map<string, PhaseState>()
  left.set(phase, known)
  const key = JSON.stringify(without)
  const there = known.get(key) ?? {
    ...phase,
    submissions: phase.submissions.filter(({ id }) => !without.includes(id)),
  }
  known.set(key, there)
  return there
}

/** The same rest each time it is asked for, so that it is judged once. */
const left = new WeakMap<PhaseState, Map<string, PhaseState>>()

/** Games and phases are never changed in place. */
const judgedOnce = new WeakMap<PhaseState, { system: System; game: Game; entries: readonly Entry[] }>()

function judge(system: System, game: Game, phase: PhaseState): Entry[] {
  const catalogue = catalogueOf(system, game)
  // A game of an earlier version may keep an action under the word that its role sends it in by.
  const received = inOrder(phase.submissions).map(sent => {
    const does = abilityMeant(catalogue, seatOf(game, sent.by)!, sent.does)
    return does === sent.does ? sent : { ...sent, does }
  })
  const judged = received.map((submission): Entry => {
    if (submission.withdrawn) return { submission, standing: 'withdrawn' }
    if (isLate(phase, submission)) {
      return {
        submission,
        standing: 'late',
        refusal: {
          rule: system.entry.rules.late,
          says: said('late', { after: howLong(phase.closes!, submission.at!) }),
        },
      }
    }
    const refusal = refuse(system, game, phase, submission)
    return refusal ? { submission, standing: 'refused', refusal } : { submission, standing: 'counts' }
  })
  // From the last one back: an action is replaced by a later one only if that one counts itself.
  const counting: Submission[] = []
  return judged
    .reverse()
    .map((entry): Entry => {
      if (entry.standing !== 'counts') return entry
      const later = replacedBy(system, game, entry.submission, counting)
      if (later)
        return {
          ...entry,
          standing: 'replaced',
          instead: later.id,
          refusal: { rule: gaveWay(system, game, entry.submission, later), says: said('replaced', { id: later.id }) },
        }
      counting.unshift(entry.submission)
      return entry
    })
    .reverse()
}

/** Whether something came after the end of a phase, and the host did not let it in. */
export const isLate = ({ closes }: Pick<PhaseState, 'closes'>, { at, admitted }: Submission): boolean =>
  closes !== undefined && !admitted && at !== undefined && Date.parse(at) > Date.parse(closes)

/** The rule by which an action gives way to a later one: of several abilities, or of one ability sent in again. */
const gaveWay = ({ entry }: System, game: Game, { by, does }: Submission, later: Submission): RuleId =>
  (does === later.does ? undefined : entry.poolRule?.(game, seatOf(game, by)!, does)) ?? entry.rules.limit

/** What is judged of an action. */
type Move = Pick<Submission, 'by' | 'does' | 'to'> & Partial<Pick<Submission, 'id' | 'with' | 'at'>>

/** Received order. An action without a time came when the one written before it did. */
function inOrder(submissions: readonly Submission[]): Submission[] {
  let latest = -Infinity
  const timed = submissions.map(submission => {
    const at = submission.at === undefined ? latest : Date.parse(submission.at)
    if (!submission.withdrawn) latest = at
    return { submission, at }
  })
  // Sorting is stable: equal times stay as written.
  return timed.sort((a, b) => (a.at === b.at ? 0 : a.at - b.at)).map(({ submission }) => submission)
}

/** Why an action may not be used by this player on these targets tonight, or undefined when it may. */
export function refuse(system: System, game: Game, phase: PhaseState, move: Move): Refusal | undefined {
  const known = refusedOnce.get(move)
  if (known?.system === system && known.game === game && known.phase === phase) return known.refusal
  const refusal = refusedByAll(system, game, phase, move) ?? system.entry.refuse?.(game, phase, move)
  refusedOnce.set(move, { system, game, phase, refusal })
  return refusal
}

/** Rulings that ask about what came before would else ask of all of it again, of each that came before that. */
const refusedOnce = new WeakMap<Move, { system: System; game: Game; phase: PhaseState; refusal: Refusal | undefined }>()

/** That somebody is out of the game: exiled, or dead. */
function outSaid({ name, status }: Seat, { exiled }: EntryRules, rule: Refusal['rule']): Refusal {
  return status.includes('exiled')
    ? { rule: exiled ?? rule, says: said('exiled', { name }) }
    : { rule, says: said('dead', { name }) }
}

function refusedByAll(system: System, game: Game, phase: PhaseState, move: Move): Refusal | undefined {
  const { rules } = system.entry
  const catalogue = catalogueOf(system, game)
  const seat = seatOf(game, move.by)!
  const ability = catalogue.abilityOf(seat, move.does)!
  const own = catalogue.phasesOf(seat, move.does)
  const phases = own ?? system.calendar.acting
  const does = (): InEach => abilitySaid(system, move.does)
  const timing = catalogue.modifiersOn(seat, move.does).find(({ modifier }) => modifier.phases)
  if (!phases.includes(phase.kind))
    return {
      rule: timing ? ruleOf(timing) : (rules.phase ?? rules.owner),
      says: own
        ? said('usedAt', { does: does(), phases: kindsSaid(system, phases), phase: kindSaid(system, phase.kind) })
        : said('allUsedAt', { phases: kindsSaid(system, phases), phase: kindSaid(system, phase.kind) }),
    }
  if (!seat.alive && !ability.fromAfar && !system.entry.actsDead?.(game, seat)) return outSaid(seat, rules, rules.dead)
  const has = abilitiesHad(system, game, seat)
  if (!has.includes(move.does))
    return (
      system.entry.lacks?.(game, seat, move.does) ?? {
        rule: rules.owner,
        says: cannotSaid(
          system,
          seat,
          does(),
          has.filter(id => !catalogue.abilityOf(seat, id)?.passive),
        ),
      }
    )
  if (ability.passive) return { rule: rules.owner, says: said('passive', { does: does() }) }
  const modifiers = catalogue.modifiersOn(seat, move.does)
  const drawn = !move.to.length && modifiers.some(({ modifier }) => modifier.compelled)
  const { targets, most = targets } = ability
  if ((move.to.length < targets || move.to.length > most) && !drawn)
    return {
      rule: rules.count,
      says:
        most >= limits.seats
          ? said('countFrom', { does: does(), targets, given: move.to.length })
          : most > targets
            ? said('countUpTo', { does: does(), targets, most, given: move.to.length })
            : said('count', { does: does(), targets, given: move.to.length }),
    }
  const wrong = wrongKey(system, move, ability) ?? wrongAim(system, game, move, ability)
  if (wrong) return wrong
  const players = move.to.filter((_, aim) => aimOf(ability, aim) === 'player')
  const dead = ability.namesDead
    ? undefined
    : players.map(slot => seatOf(game, slot)!).find(one => !one.alive && !system.entry.reachesDead?.(game, move, one))
  if (dead) return outSaid(dead, rules, rules.deadTarget ?? rules.dead)
  if (!ability.repeats && new Set(move.to).size < move.to.length)
    return { rule: rules.samePlace, says: said('twice', { does: does(), name: move.to[0]! }) }
  if (
    chosenFor(catalogue, seat, game.options, 'selfTarget') !== true
    && !mayBeOneself(game, ability)
    && visited(ability, players).includes(move.by)
  )
    // Where the game has no option for it, none is named.
    return Object.hasOwn(system.options, 'selfTarget') && !ability.notSelf
      ? {
          rule: rules.selfTarget,
          says: said('self', { name: seat.name, option: wordSaid(system, 'selfTarget') }),
          option: 'selfTarget',
        }
      : { rule: ability.notSelf?.rule ?? rules.selfTarget, says: said('selfNever', { name: seat.name }) }
  return (
    offNight(phase, modifiers)
    ?? usedBefore(game, phase, move, modifiers)
    ?? spent(system, seat, move.does, modifiers)
    ?? undeclared(system, seat, move, modifiers)
    ?? usedUp(
      system,
      game,
      system.entry.usesByAbility && ability.rule !== undefined ? { ...rules, uses: ability.rule } : rules,
      seat,
      move,
      ability,
    )
  )
}

/** What somebody would do and cannot, with what there is instead. */
const cannotSaid = (system: System, { name, role }: Seat, does: InEach, has: readonly string[]): InEach => {
  const about = { name, role: roleSaid(system, role), does }
  const abilities = has.map(id => abilitySaid(system, id))
  return has.length
    ? said('cannot', {
        ...about,
        has: inEveryLocale(locale => abilities.map(one => textIn(one, locale)).join(', ')),
      })
    : said('cannotAny', about)
}

/** Every ability a player has: role's and faction's, and what the system adds at this point of the game. */
export const abilitiesHad = (system: System, game: Game, seat: Seat): string[] => [
  ...new Set([...catalogueOf(system, game).abilitiesOf(seat), ...(system.entry.alsoHas?.(game, seat) ?? [])]),
]

/** What one target of an ability is. */
export const aimOf = ({ aims }: Ability, aim: number): 'player' | 'family' | 'role' =>
  aims?.[Math.min(aim, aims.length - 1)] ?? 'player'

function wrongKey(system: System, { does: id, with: given }: Move, { keys = {} }: Ability): Refusal | undefined {
  const { count } = system.entry.rules
  const does = (): InEach => abilitySaid(system, id)
  if (given === undefined) return undefined
  for (const [key, { must, values, open }] of Object.entries(keys)) {
    const word = getOwn(given, key)
    if (must && !word?.trim())
      return {
        rule: count,
        says: values
          ? said('noKeyOf', { does: does(), key: keySaid(system, id, key), values: wordsSaid(system, values) })
          : said('noKey', { does: does(), key: keySaid(system, id, key) }),
      }
    if (word !== undefined && values && !open && !values.includes(word))
      return {
        rule: count,
        says: said('wrongKey', {
          does: does(),
          key: keySaid(system, id, key),
          word,
          values: wordsSaid(system, values),
        }),
      }
  }
  return undefined
}

const aimless = { player: 'aimPlayer', family: 'aimFamily', role: 'aimRole' } as const

function wrongAim(system: System, game: Game, { does, to }: Move, ability: Ability): Refusal | undefined {
  const { rules, groupTargets = [] } = system.entry
  const families = groupTargets.includes('family') ? familiesOf(game) : []
  const wrong = to.findIndex((target, aim) =>
    aimOf(ability, aim) === 'player'
      ? !seatOf(game, target)
      : aimOf(ability, aim) === 'family' && !families.includes(target),
  )
  return wrong < 0
    ? undefined
    : {
        rule: rules.count,
        says: said(aimless[aimOf(ability, wrong)], { does: abilitySaid(system, does), word: to[wrong]! }),
      }
}

/** The families of a game, in roster order. */
export const familiesOf = ({ seats }: Pick<Game, 'seats'>): string[] => [
  ...new Set(seats.flatMap(({ details }) => details?.family ?? [])),
]

/** Whether an ability may be aimed at oneself: always, so many times, or where an option lets it. */
const mayBeOneself = (game: Game, { self, selfUses, notSelf }: Ability): boolean =>
  self === true || selfUses !== undefined || (notSelf?.unless !== undefined && game.options[notSelf.unless] === true)

/** How often an ability may be used in this game: a number of its own, or one that an option holds. */
export const mostUses = (game: Pick<Game, 'options'>, { uses, usesBy }: Ability): number | undefined =>
  uses ?? (usesBy === undefined ? undefined : Number(game.options[usesBy]) || undefined)

function usedUp(
  system: System,
  game: Game,
  entry: EntryRules,
  seat: Seat,
  { does: id, to, by }: Move,
  ability: Ability,
): Refusal | undefined {
  const { selfUses } = ability
  const does = (): InEach => abilitySaid(system, id)
  const uses = mostUses(game, ability)
  const used = getOwn(seat.uses, id) ?? 0
  if (uses !== undefined && used >= uses) return { rule: entry.uses, says: said('used', { does: does(), used, uses }) }
  const onSelf = getOwn(seat.uses, `${id}:self`) ?? 0
  return selfUses !== undefined && to.includes(by) && onSelf >= selfUses
    ? { rule: entry.selfUses ?? entry.uses, says: said('usedOnSelf', { does: does(), used: onSelf, uses: selfUses }) }
    : undefined
}

/** The targets an action goes to. Where a redirect sends somebody is only named, so it may be oneself. */
const visited = (ability: Ability, to: readonly string[]): string[] =>
  to.filter((_, aim) => ability.visits?.includes(aim) ?? true)

type Modifiers = ReturnType<ReturnType<typeof catalogueOf>['modifiersOn']>

/** Why an ability is not there on this night, or undefined when it is. */
export function offNight(phase: PhaseState, modifiers: Modifiers): Refusal | undefined {
  const nights = phase.number % 2 ? 'odd' : 'even'
  const off = modifiers.find(({ modifier }) => modifier.nights !== undefined && modifier.nights !== nights)
  if (off) return { rule: ruleOf(off), says: said(off.modifier.nights === 'odd' ? 'oddNights' : 'evenNights') }
  const early = modifiers.find(one => firstNight(one) > phase.number)
  if (early) return { rule: ruleOf(early), says: said('fromNight', { night: firstNight(early) }) }
  const on = modifiers.filter(({ modifier }) => modifier.onNight)
  return on.length && on.every(({ use }) => (use.count ?? 1) !== phase.number)
    ? { rule: ruleOf(on[0]!), says: said('onNights', { nights: on.map(({ use }) => use.count ?? 1).join(', ') }) }
    : undefined
}

/** The first night on which a modifier lets an ability be used. */
const firstNight = ({ use, modifier: { fromNight = 0 } }: Modifiers[number]): number =>
  fromNight === 'numbered' ? (use.count ?? 1) : fromNight

/** What a refusal by a modifier cites. */
const ruleOf = ({ use, modifier }: Modifiers[number]): Refusal['rule'] => modifier.rule ?? use.modifier

/** Why an ability is not used again, or not on the same player, after it was used on an earlier night. */
function usedBefore(game: Game, phase: PhaseState, { by, does, to }: Move, modifiers: Modifiers): Refusal | undefined {
  const again = modifiers.find(({ modifier }) => modifier.notAgain)
  const twice = modifiers.find(({ modifier }) => modifier.notTwice)
  if (!again && !twice) return undefined
  const before = game.phases.filter(one => one.kind === phase.kind && one.number < phase.number)
  const sentIn = (one: PhaseState): Submission[] =>
    one.submissions.filter(
      sent =>
        !sent.withdrawn
        && sent.by === by
        && sent.does === does
        && !offNight(one, modifiers)
        && !usedBefore(game, one, sent, modifiers),
    )
  const last = before.find(({ number }) => number === phase.number - 1)
  if (again && last && sentIn(last).length) return { rule: ruleOf(again), says: said('lastNight') }
  const seen = twice?.modifier.notTwice === 'ever' ? before : last ? [last] : []
  const same = twice && seen.flatMap(sentIn).find(one => one.to.some(target => to.includes(target)))
  return same && { rule: ruleOf(twice), says: said('sameAgain', { name: seatOf(game, same.to[0]!)!.name }) }
}

function spent(system: System, seat: Seat, ability: string, modifiers: Modifiers): Refusal | undefined {
  const limit = modifiers.find(({ modifier }) => modifier.limitsUses)
  const count = limit?.use.count ?? 1
  return limit && (getOwn(seat.uses, ability) ?? 0) >= count
    ? {
        rule: limit.modifier.rule ?? system.entry.rules.uses,
        says: said('used', { does: abilitySaid(system, ability), used: getOwn(seat.uses, ability) ?? 0, uses: count }),
      }
    : undefined
}

/** Why an action is not sent in with a word of somebody's own: he has none, or it was used up. */
function undeclared(system: System, seat: Seat, { with: given }: Move, modifiers: Modifiers): Refusal | undefined {
  const word = given?.with
  const own = modifiers.find(({ modifier }) => modifier.declared === word)
  if (word === undefined) return undefined
  if (!own) return { rule: system.entry.rules.owner, says: said('notDeclared', { name: seat.name, word }) }
  const [used, uses] = [getOwn(seat.uses, word) ?? 0, own.use.count ?? 1]
  return uses > 0 && used >= uses
    ? { rule: system.entry.declared?.(seat, word) ?? ruleOf(own), says: said('usedWord', { word, used, uses }) }
    : undefined
}

/** How often somebody may use an ability in one phase: as it says, and as many uses as are left. */
export function mostInPhase(system: System, game: Game, { by, does }: Pick<Submission, 'by' | 'does'>): number {
  const catalogue = catalogueOf(system, game)
  const { perNight = 1, perNightBy } = catalogue.ability(does)!
  const seat = seatOf(game, by)!
  const modifiers = catalogue.modifiersOn(seat, does)
  const most =
    modifiers.find(({ modifier }) => modifier.perNight)?.use.count
    ?? (perNightBy === undefined
      ? perNight
      : Math.max(1, Number(getOwn(game.options, perNightBy) ?? system.options[perNightBy]?.values[0] ?? 1)))
  const limit = most > 1 ? modifiers.find(({ modifier }) => modifier.limitsUses) : undefined
  return limit ? Math.max(1, Math.min(most, (limit.use.count ?? 1) - (getOwn(seat.uses, does) ?? 0))) : most
}

/** The later submission that takes this one's place, by the limits on how often an ability may be used. */
function replacedBy(
  system: System,
  game: Game,
  submission: Submission,
  later: readonly Submission[],
): Submission | undefined {
  const ability = catalogueOf(system, game).ability(submission.does)!
  const faction = seatOf(game, submission.by)!.faction
  const catalogue = catalogueOf(system, game)
  const giverOf = system.entry.giverOf ?? (({ by }: Submission): string => by)
  const sameTurn = ({ does }: Submission): boolean =>
    does === submission.does || (ability.turn !== undefined && catalogue.ability(does)?.turn === ability.turn)
  const sameUse = (other: Submission): boolean =>
    sameTurn(other)
    && (ability.factional ? seatOf(game, other.by)!.faction === faction : giverOf(other) === giverOf(submission))
  const same = later.filter(sameUse)
  if (ability.byParts) {
    const named = new Set(same.flatMap(other => partsOf(ability, other)))
    return partsOf(ability, submission).every(part => named.has(part)) ? same[0] : undefined
  }
  if (ability.turnEach) return isCovered(submission, same) ? same[0] : undefined
  if (same.length >= mostInPhase(system, game, submission)) return same[0]
  const pool = (does: string): string | undefined => system.entry.poolOf?.(game, seatOf(game, submission.by)!, does)
  const own = pool(submission.does)
  const instead = own && later.find(other => other.by === submission.by && pool(other.does) === own)
  if (instead) return instead
  const alone = hasOneAction(catalogue, seatOf(game, submission.by)!, game.options)
  return alone ? later.find(other => other.by === submission.by) : undefined
}

type Aimed = Readonly<{ to: readonly string[] }>

/** Whether later words of a turn for each target speak of all that this one speaks of. */
export const isCovered = ({ to }: Aimed, later: readonly Aimed[]): boolean =>
  later.some(other => !other.to.length)
  || (to.length > 0 && to.every(target => later.some(other => other.to.includes(target))))

/** What a submission names: players, and each key that aims at something. */
const partsOf = ({ keys = {} }: Ability, { to, with: given }: Submission): string[] => [
  ...(to.length ? ['to'] : []),
  ...Object.keys(given).filter(key => getOwn(keys, key)?.aims !== undefined),
]
