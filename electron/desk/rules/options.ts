/** Calls about the rules that a game is played by: its options, with the sentence of each, and the rulebook. */
import { isKept, keptBy, keptSince } from '../../../engine/game/option-kept.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import { optionValue, type OptionValue } from '../../../engine/rules/option.ts'
import type { Option } from '../../../engine/rules/role.ts'
import { headingOf } from '../../../engine/ruleset/option-groups.ts'
import { namesIn, spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { systemById } from '../../../engine/systems/index.ts'
import { roleName, spaced } from '../../../engine/why/speaker.ts'
import type { Game } from '../../../engine/journal/state.ts'
import type { Preset } from '../../../engine/ruleset/presets.ts'
import type { Answers, CallInput, OptionView, Rhythm } from '../contract.ts'
import { phaseName, revisionOf, type Book } from '../library/book.ts'
import type { Library } from '../library/library.ts'
import { inDays, rhythmOf } from '../library/rhythm.ts'
import { Refused } from '../refusal.ts'
import { heard, language, listed, say, wordsOf } from '../words/say.ts'

export const optionCalls = (library: Library) => ({
  'options.view': async ({ game: id }: CallInput<'options.view'>): Promise<Answers['options.view']> => {
    const book = await library.book(id)
    const { system: played, game } = book
    const system = spokenIn(played, language())
    const { borrows } = system
    const headings = headingOf(system)
    const placeOf = (option: string): number => headings.get(option) ?? headings.size
    // What a heading names stands there in its order, whoever lends it.
    const named = (system.optionGroups ?? []).flatMap(({ of }) => of)
    const nameOf = (option: string): number => (named.includes(option) ? named.indexOf(option) : named.length)
    const changedAt = changesOf(book)
    const rhythm = rhythmOf(book)
    const first = game.phases.findIndex(({ result }) => result)
    const hours = new Map(Object.entries(played.calendar.chosenBy?.hours ?? {}).map(([kind, option]) => [option, kind]))
    const ordered = Object.entries(system.options)
      .map(([id, one]) => [id, named.includes(id) ? { ...one, lent: undefined } : one] as const)
      .toSorted(([a], [b]) => placeOf(a) - placeOf(b) || nameOf(a) - nameOf(b))
    return {
      options: ownFirst(ordered).map(([option, { values, rule, says, whole, list, own, lent }]) => ({
        id: option,
        values: [...values],
        value: getOwn(game.options, option) ?? values[0]!,
        default: standardOf(system, option),
        rule,
        says,
        ...(headings.has(option) && { group: heard(system.optionGroups![placeOf(option)]!.name) }),
        ...(whole && { whole }),
        ...(list && {
          list: {
            of: [...list.of],
            all: list.all === true,
            names: Object.fromEntries(list.of.map(word => [word, wordSaid(system, word)])),
          },
        }),
        ...(own && { own: heard(own.says) }),
        ...(changedAt.has(option)
          && (getOwn(game.options, option) ?? values[0]) !== standardOf(system, option) && {
            changedAt: changedAt.get(option)!,
          }),
        ...(lent && { lent }),
        ...(hours.has(option) && { deadlines: deadlinesOf(hours.get(option)!, rhythm) }),
        keptBy: keptBy(played, option),
        ...fixedIn(played, game, option),
      })),
      ...(first >= 0 && { first: { phase: first, name: phaseName(system, game.phases[first]!) } }),
      presets: (system.presets ?? []).map(preset => {
        const changes = changesBy(preset, system, game)
        return {
          id: preset.id,
          name: heard(preset.name),
          says: heard(preset.says),
          changes: changes.filter(({ option }) => !isKept(played, game, option)),
          kept: changes.flatMap(({ option }) => (isKept(played, game, option) ? [option] : [])),
        }
      }),
      rulebook: [
        ...ownFirst([
          ...Object.entries(system.rulebook),
          ...Object.entries(system.modifiers).map(([id, one]) => [id, { ...one, origin: 'modifier' }] as const),
          ['host', { origin: 'host', says: say('rules.hostDecided') }] as const,
        ] as [string, { origin: string; says: string; lent?: true }][]).map(([id, { origin, says, lent }]) => ({
          id,
          origin,
          says,
          ...(lent && { lent }),
        })),
      ],
      ...(borrows && {
        borrowed: {
          from: spokenIn(systemById(borrows.of)!, language()).name,
          why: heard(borrows.why),
          counts: borrows.counts(game),
        },
      }),
    }
  },

  'options.choose': async ({
    game,
    option,
    value,
  }: CallInput<'options.choose'>): Promise<Answers['options.choose']> => {
    const { book } = await library.change(game, ({ book: { system }, run }) =>
      run({ do: 'choose', option, value: meantBy(getOwn(system.options, option), value) }),
    )
    return { revision: revisionOf(book) }
  },

  'options.preset': async ({ game, preset }: CallInput<'options.preset'>): Promise<Answers['options.preset']> => {
    const { book } = await library.change(game, ({ book: { system, game: now }, run }) => {
      const { presets = [] } = system
      const found = presets.find(({ id }) => id === preset)
      if (!found)
        throw new Refused(
          'notFound',
          say('rules.noPreset', { preset }),
          presets.length
            ? say('rules.presets', { list: listed(presets.map(({ id }) => id)) })
            : say('rules.onlyOptions'),
        )
      for (const { option, value } of changesBy(found, system, now))
        if (!isKept(system, now, option)) run({ do: 'choose', option, value })
    })
    return { revision: revisionOf(book) }
  },
})

/** Why an option can no longer be chosen. */
function fixedIn(system: System, game: Game, option: string): Pick<OptionView, 'fixed'> {
  const since = keptSince(system, game, option)
  return since
    ? { fixed: say('rules.optionKept', { by: keptBy(system, option), phase: phaseName(system, since) }) }
    : {}
}

const deadlinesOf = (kind: string, rhythm: Rhythm | undefined): NonNullable<OptionView['deadlines']> =>
  rhythm && Object.hasOwn(rhythm.hours, kind)
    ? { ...(rhythm.at !== undefined && inDays(rhythm.hours[kind]!) && { at: rhythm.at }) }
    : { none: true }

/** How an option stands in a new game. */
const standardOf = ({ options, begins = {} }: System, option: string): OptionValue =>
  getOwn(begins, option) ?? getOwn(options, option)!.values[0]!

/** What a preset would set that is otherwise in a game. */
const changesBy = ({ sets }: Preset, { options }: System, game: Game): { option: string; value: OptionValue }[] =>
  Object.entries(sets).flatMap(([option, value]) =>
    (getOwn(game.options, option) ?? getOwn(options, option)!.values[0]) === value ? [] : [{ option, value }],
  )

/** When each option was last set, of what still counts. */
const changesOf = ({ kept, events }: Book): Map<string, string> =>
  new Map(
    kept.flatMap(({ event, seq }) => (event.type === 'optionChosen' ? [[event.option, events[seq]!.at] as const] : [])),
  )

/** What is lent by another system comes behind what is a system's own. */
const ownFirst = <One extends { lent?: true | undefined }>(
  entries: readonly (readonly [string, One])[],
): (readonly [string, One])[] =>
  entries.toSorted(([, one], [, other]) => Number(one.lent ?? false) - Number(other.lent ?? false))

/** What a word of a list is called: an ability, a role, or a term of the system. */
function wordSaid(system: System, word: string): string {
  const { roles, abilities } = system
  const words = wordsOf(system)
  return (
    getOwn(words.terms ?? {}, word)
    ?? (Object.hasOwn(abilities, word)
      ? getOwn(words.uses, word)
      : Object.hasOwn(roles, word)
        ? roleName(word, words)
        : undefined)
    ?? getOwn(namesIn(system, language()), word)
    ?? spaced(word)
  )
}

/** Numbers and lists as they are kept, however they were written: `3` for “3”, `thief,boss` for “thief, boss”. */
function meantBy(option: Option | undefined, value: OptionValue): OptionValue {
  return option && typeof value === 'string' && (option.whole || option.list || option.own)
    ? (optionValue(option, value) ?? value)
    : value
}
