/** Calls about the rules that a game is played by: its options, with the sentence of each, and the rulebook. */
import { own } from '../../engine/rules/catalogue.ts'
import { revisionOf } from './book.ts'
import type { Answers, CallInput } from './contract.ts'
import type { Library } from './library.ts'

export const optionCalls = (library: Library) => ({
  'options.view': async ({ game: id }: CallInput<'options.view'>): Promise<Answers['options.view']> => {
    const { system, game } = await library.book(id)
    const resolved = game.phases.some(({ result }) => result)
    return {
      options: Object.entries(system.options).map(([option, { values, rule, says }]) => ({
        id: option, values: [...values], value: own(game.options, option) ?? values[0]!, default: values[0]!, rule, says,
        ...resolved && { fixed: 'A game keeps the options that its first result was made with.' },
      })),
      rulebook: [
        ...Object.entries(system.rulebook).map(([rule, { origin, says }]) => ({ id: rule, origin, says })),
        ...Object.entries(system.modifiers).map(([modifier, { says }]) => ({ id: modifier, origin: 'modifier', says })),
        { id: 'host', origin: 'host', says: 'The host decided so, whatever the rules say.' },
      ],
    }
  },

  'options.choose': async ({ game, option, value }: CallInput<'options.choose'>): Promise<Answers['options.choose']> => {
    const { book } = await library.change(game, ({ run }) => run({ do: 'choose', option, value }))
    return { revision: revisionOf(book) }
  },
})
