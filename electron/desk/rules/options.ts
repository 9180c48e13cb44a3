/** Calls about the rules that a game is played by: its options, with the sentence of each, and the rulebook. */
import { own } from '../../../engine/ruleset/catalogue.ts'
import { optionValue, type OptionValue } from '../../../engine/rules/option.ts'
import type { Option } from '../../../engine/rules/role.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { roleName, spaced } from '../../../engine/why/speaker.ts'
import type { Answers, CallInput } from '../contract.ts'
import { revisionOf } from '../library/book.ts'
import type { Library } from '../library/library.ts'

export const optionCalls = (library: Library) => ({
  'options.view': async ({ game: id }: CallInput<'options.view'>): Promise<Answers['options.view']> => {
    const { system, game } = await library.book(id)
    const resolved = game.phases.some(({ result }) => result)
    return {
      options: Object.entries(system.options).map(([option, { values, rule, says, whole, list }]) => ({
        id: option,
        values: [...values],
        value: own(game.options, option) ?? values[0]!,
        default: values[0]!,
        rule,
        says,
        ...(whole && { whole }),
        ...(list && {
          list: {
            of: [...list.of],
            all: list.all === true,
            names: Object.fromEntries(list.of.map(word => [word, wordSaid(system, word)])),
          },
        }),
        ...(resolved && { fixed: 'A game keeps the options that its first result was made with.' }),
      })),
      rulebook: [
        ...Object.entries(system.rulebook).map(([rule, { origin, says }]) => ({ id: rule, origin, says })),
        ...Object.entries(system.modifiers).map(([modifier, { says }]) => ({ id: modifier, origin: 'modifier', says })),
        { id: 'host', origin: 'host', says: 'The host decided so, whatever the rules say.' },
      ],
    }
  },

  'options.choose': async ({
    game,
    option,
    value,
  }: CallInput<'options.choose'>): Promise<Answers['options.choose']> => {
    const { book } = await library.change(game, ({ book: { system }, run }) =>
      run({ do: 'choose', option, value: meantBy(own(system.options, option), value) }),
    )
    return { revision: revisionOf(book) }
  },
})

/** What a word of a list is called: an ability, a role, or a term of the system. */
function wordSaid(
  {
    words: {
      wording: { en },
    },
    roles,
    abilities,
  }: System,
  word: string,
): string {
  return (
    own(en.terms ?? {}, word)
    ?? (Object.hasOwn(abilities, word)
      ? own(en.uses, word)
      : Object.hasOwn(roles, word)
        ? roleName(word, en)
        : undefined)
    ?? spaced(word)
  )
}

/** Numbers and lists as they are kept, however they were written: `3` for “3”, `thief,boss` for “thief, boss”. */
function meantBy(option: Option | undefined, value: OptionValue): OptionValue {
  return option && typeof value === 'string' && (option.whole || option.list)
    ? (optionValue(option, value) ?? value)
    : value
}
