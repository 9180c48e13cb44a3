/**
 * Who speaks: what sentences need to know of a game besides the claim. Names after replacements, the system's words,
 * and what each action was.
 */
import { comesAfterEnd } from '../game/after-end.ts'
import { humanize } from '../text/humanize.ts'
import { nobody } from '../reason/claim.ts'
import { insteadIn } from '../reason/instead.ts'
import { catalogueOf, getOwn } from '../ruleset/catalogue.ts'
import { lynchWordIn } from '../ruleset/lynch-word.ts'
import { roleName } from '../ruleset/role-name.ts'
import { spokenIn } from '../ruleset/spoken-in.ts'
import type { System } from '../ruleset/system.ts'
import { carriedInto } from '../game/carried.ts'
import type { Game, PhaseState } from '../journal/state.ts'
import type { Outcome, Roll, Verdict } from '../journal/outcome.ts'
import { inWords } from '../text/in-each.ts'
import { toldOf } from '../text/phase-forms.ts'
import { player, text, type Span } from '../text/span.ts'
import type { Locale, Words } from '../text/wording.ts'
import type { ActionId, RuleId, SeatId } from '../reason/claim.ts'

/** A target that is whoever has a role. */
export const BY_ROLE = 'role:'

/** The place of what was sent in before this phase. */
const BEFORE_ALL = -1

/**
 * What an action was. `moves`: of a mover, the places where it acts itself; `senses`: of a sensor, whether it sees visits by
 * or to whom it comes to; `seesKinds`: what was done there, and not alone that somebody came; `byRole`: of a check or a sensor, that the role alone decides it; `kills`: it
 * is a kill; `with`: what it was sent in with.
 */
export interface Deed {
  actor: SeatId
  ability: string
  targets: readonly SeatId[]
  moves?: readonly SeatId[]
  senses?: 'by' | 'to' | 'either'
  seesKinds?: true
  byRole?: true
  kills?: true
  with?: Readonly<Record<string, string>>
}

export interface Speaker {
  locale: Locale
  /** What the host calls the lynch, where it is something else. */
  lynchWord?: string | undefined
  words: Words
  /** What an id is called that no sentence speaks of: a key, a value of one, a choice. */
  called(id: string): string
  /** What was written for a key in a language of its own, in words. */
  written(ability: string, key: string, value: string): string | undefined
  /** What a key holds are somebody's own words, and whether these are what the action is about. */
  ownWords(ability: string, key: string): 'whole' | 'beside' | undefined
  /** Who sits there now. */
  name(slot: SeatId): Span
  /** What somebody who has this role is called in full but for the side, where the system says it. `sideless`: in no word that tells the side. */
  titleOf(slot: SeatId, role: string, sideless?: boolean): string | undefined
  /** What somebody is by role, with the side where that does not stand in it: “a Town Cop”. */
  roleOf?(slot: SeatId): string | undefined
  /** What a kind of phase is called in texts. */
  kind(id: string): string
  /** Whether phases of a kind are told apart by their numbers: of what comes once a game there is but one. */
  isNumbered(kind: string): boolean
  /** What an action was: sent in, passive, compelled, or done in another's place at the same targets. A counted attack (`passive:gus:ambush:a1`) is the action it begins with. */
  action(id: ActionId): Deed | undefined
  /** What a rule says. */
  rule?(id: RuleId): string | undefined
  /** Whether an action did anything that it was for. */
  cameOff?(id: ActionId): boolean
  /** Whether it came anywhere at all; what nobody judged did. */
  setOut?(id: ActionId): boolean
  /** When an action has its turn: its place among the steps, before all of them if it was sent in earlier; nothing where there is no order. */
  when?(id: ActionId): number | undefined
  /** What a check or sensor of this ability gave, in words: a name, a role, an alignment, a kind of action. */
  result(ability: string, word: string): string | Span
  /** How the way of something that was carried is said; whole where absent. @param again, turned what may stand in its place */
  way?(whole: readonly Span[], again: readonly Span[], way: readonly Span[], turned: readonly Span[]): readonly Span[]
  /** What did not come where it would have is told so: that it set out for there. */
  unreached?: true
  /** What was done is told as tried: it came to nothing. */
  failed?: true
  /** Of a visit it is told what was done by it. */
  kinds?: boolean
  /** How it was moved is not told: it came nowhere. */
  unmoved?: true
  /** What was done is told as what stopped something else. */
  opposing?: true
  /** Of what stopped something, and was led there, it is told who led it. */
  leading?: true
  /** It stands in a list: what nearly kept it from being, and is beside the question, is left to the tree. */
  isListed?: true
  /** Other things stand beside it: whose doing it was stands in brackets, to belong to it alone. */
  isOneOfSeveral?: true
  /** Of how something was moved only where it went is told. */
  terse?: true
}

/**
 * The speaker for a phase. Where the system has no words in a language it speaks English.
 * @param came what came of it: what was drawn, for the targets of those who had to act and named none, and how actions fared
 */
export function speakerOf(
  system: System,
  game: Game,
  phase: PhaseState,
  locale: Locale = 'en',
  { rolls = [], verdicts = [] }: Partial<Pick<Outcome, 'rolls' | 'verdicts'>> = {},
): Speaker {
  const spoken = system.words.wording[locale] ? locale : 'en'
  const words = system.words.wording[spoken] ?? system.words.wording.en
  const names = system.words.says?.[spoken]?.names ?? {}
  const seats = new Map(game.seats.map(seat => [seat.slot, seat]))
  // Most speakers are never asked for an action: laws speak of what they saw broken.
  let known: ReadonlyMap<ActionId, Deed> | undefined
  const actions = (): ReadonlyMap<ActionId, Deed> => (known ??= actionsOf(system, game, phase, rolls))
  let order: ReturnType<NonNullable<System['steps']>> | undefined
  const steps = (): NonNullable<typeof order> => (order ??= system.steps?.(game, phase.kind) ?? [])
  const verdictOf = (id: ActionId): Verdict | undefined => verdicts.find(({ action }) => action === id)
  const catalogue = catalogueOf(system, game)
  const called = (id: string): string => getOwn(words.terms ?? {}, id) ?? getOwn(names, id) ?? humanize(id)
  const name = (slot: SeatId): Span =>
    slot === nobody
      ? text(called('noLynch'))
      : slot.startsWith(BY_ROLE) && !seats.has(slot)
        ? text(roleName(slot.slice(BY_ROLE.length), words))
        : player(seats.get(slot)?.name ?? slot, seats.get(slot)?.forms)
  return {
    locale: spoken,
    lynchWord: lynchWordIn(system, game),
    words,
    called,
    written: (ability, key, value) => {
      const said = getOwn(catalogue.ability(ability)?.keys ?? {}, key)?.said
      return said && inWords(said(value), spoken)
    },
    ownWords: (ability, key) => {
      const { aims, must } = getOwn(catalogue.ability(ability)?.keys ?? {}, key) ?? {}
      return aims === 'text' ? (must ? 'whole' : 'beside') : undefined
    },
    name,
    titleOf: (slot, role, sideless) => {
      const seat = seats.get(slot)
      return seat?.role === role && spoken === 'en' ? system.titleOf?.(seat, undefined, sideless) : undefined
    },
    roleOf: slot => {
      const seat = seats.get(slot)
      if (!seat) return undefined
      const [side, role] = [getOwn(words.factions, seat.faction) ?? '', roleName(seat.role, words)]
      const full = role.includes(side) ? role : `${side} ${role}`
      return spoken === 'en' ? `${/^[AEIOU]/.test(full) ? 'an' : 'a'} ${full}` : full
    },
    kind: id => toldOf(system.calendar.called, id, spoken),
    isNumbered: kind => !comesAfterEnd(system, kind),
    action: id => {
      const instead = insteadIn(id)
      if (instead) {
        const { who: actor, does: ability, of } = instead
        return { actor, ability, targets: actions().get(of)?.targets ?? [] }
      }
      for (let rest = id; rest; rest = rest.slice(0, Math.max(0, rest.lastIndexOf(':')))) {
        const deed = actions().get(rest)
        if (deed) return deed
      }
      // What somebody came by in this very phase is at work too.
      const [, actor, ability] = /^(?:passive|compelled):([^:]+):([^:]+)/.exec(id) ?? []
      return actor !== undefined && ability !== undefined && seats.has(actor) && catalogue.ability(ability)
        ? { actor, ability, targets: [] }
        : undefined
    },
    rule: id => getOwn(spokenIn(system, spoken).rulebook, id)?.says,
    cameOff: id => ['succeeded', 'partial'].includes(verdictOf(id)?.verdict ?? ''),
    setOut: id => verdictOf(id)?.landed.length !== 0,
    when: id => {
      const deed = actions().get(id)
      if (!deed) return undefined
      if (!phase.submissions.some(one => one.id === id)) return BEFORE_ALL
      const place = steps().findIndex(({ takes }) => takes.includes(deed.ability))
      return place < 0 ? undefined : place
    },
    result: (ability, word) => {
      const components = catalogue.ability(ability)?.components ?? []
      const learn = components.find(component => component.does === 'learn')
      const sense = components.find(component => component.does === 'sense')
      if (sense?.tells === 'who' || sense?.tells === 'where') return name(word)
      if (sense?.tells === 'role' || learn?.what === 'role') return roleName(word, words)
      // Said in full already: side and modifiers stand in it.
      if (learn?.what === 'word' && learn.which === 'name') return word
      return (
        getOwn(words.results, word)
        ?? getOwn(words.factions, word)
        ?? getOwn(words.roles, word)
        ?? (seats.has(word) || word.startsWith(BY_ROLE) ? name(word) : called(word))
      )
    },
  }
}

function actionsOf(system: System, game: Game, phase: PhaseState, rolls: readonly Roll[]): Map<ActionId, Deed> {
  const catalogue = catalogueOf(system, game)
  const drawn = (slot: SeatId): SeatId[] =>
    rolls.filter(({ purpose, of }) => purpose === 'compelled' && of === slot).map(({ result }) => result)
  const named = (slot: SeatId, to: readonly SeatId[]): readonly SeatId[] => (to.length ? to : drawn(slot))
  const deed = (actor: SeatId, ability: string, targets: readonly SeatId[]): Deed => {
    const { components = [], visits, kind } = catalogue.ability(ability) ?? {}
    const moves = components.some(({ does }) => does === 'move') && {
      moves: visits ? visits.flatMap(aim => targets[aim] ?? []) : targets,
    }
    const sense = components.find(component => component.does === 'sense')
    const byRole =
      sense?.tells === 'role'
      || components.some(one => one.does === 'learn' && (one.byRole || one.what === 'role' || one.which === 'name'))
    return {
      actor,
      ability,
      targets,
      ...moves,
      ...(sense && { senses: sense.visits }),
      ...(sense?.tells === 'kind' && { seesKinds: true }),
      ...(byRole && { byRole }),
      ...(kind === 'kill' && { kills: true }),
    }
  }
  const possible = game.seats.flatMap(seat =>
    catalogue.abilitiesOf(seat).flatMap((ability): [ActionId, Deed][] => [
      [`passive:${seat.slot}:${ability}`, deed(seat.slot, ability, [])],
      [`compelled:${seat.slot}:${ability}`, deed(seat.slot, ability, drawn(seat.slot))],
    ]),
  )
  return new Map([
    ...possible,
    ...[...(carriedInto(system, game, phase)?.submissions ?? []), ...phase.submissions].map(
      ({ id, by, does, to, with: chosen }): [ActionId, Deed] => [
        id,
        { ...deed(by, does, named(by, to)), ...(Object.keys(chosen).length && { with: chosen }) },
      ],
    ),
  ])
}

/** One that knows no action: what is for everybody cannot tell what somebody sent in. */
export const knowingNoAction = (speaker: Speaker): Speaker => {
  const { action: _, ...rest } = speaker
  return { ...rest, action: () => undefined }
}

/** Who wins: those of a faction together by the word that the system has for them, else by that of the faction; as it stands where it is none. */
export const sideName = (winner: string, { terms = {}, factions }: Pick<Words, 'terms' | 'factions'>): string =>
  getOwn(terms, winner) ?? getOwn(factions, winner) ?? winner

export { roleName }
export { humanize as spaced } from '../text/humanize.ts'
