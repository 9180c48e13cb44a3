/** What the host of a workspace said that words in names of roles mean: asked once, and kept for every game by those rules. */
import { z } from 'zod'
import type { Game } from '../../../engine/journal/state.ts'
import { foldWord } from '../../../engine/text/fold-word.ts'
import { limits } from '../../../engine/shape/limits.ts'
import type { Answers, CallInput } from '../contract.ts'
import { knownSystem } from '../known-system.ts'
import type { Library } from '../library/library.ts'
import { Refused } from '../refusal.ts'
import { say } from '../words/say.ts'
import { roleOf, vocabulary, type Meanings } from './words.ts'

const key = (system: string): string => `role words: ${system}`
const Kept = z.record(z.string(), z.string()).catch({})
type Settings = { settings: { all: () => Promise<Map<string, unknown>> } }

/** What words were said to mean by those rules. */
const meaningsIn = async ({ settings }: Settings, system: string): Promise<Meanings> =>
  Kept.parse((await settings.all()).get(key(system)) ?? {})

/** @see meaningsIn */
export const meaningsOf = (library: Library, system: string): Promise<Meanings> =>
  library.store.read(tables => meaningsIn(tables, system))

/** The roles that the host of a game made for it. */
export const ownRolesIn = async (library: Library, game: string | undefined): Promise<Game['customRoles']> =>
  game === undefined ? {} : (await library.book(game)).game.customRoles

export const meaningCalls = (library: Library) => ({
  'roster.mean': async ({ system, word, means, game }: CallInput<'roster.mean'>): Promise<Answers['roster.mean']> => {
    const known = vocabulary(knownSystem(system, await ownRolesIn(library, game)))
    if (means !== null && roleOf(means, known, true).role === undefined)
      throw new Refused('declined', say('roster.noMeaning', { means }), say('roster.meanRole'))
    const meanings = await library.store.write(async tables => {
      const { [foldWord(word)]: _, ...others } = await meaningsIn(tables, system)
      const all = means === null ? others : { ...others, [foldWord(word)]: means }
      if (Object.keys(all).length > limits.atOnce)
        throw new Refused('declined', say('roster.manyMeanings', { most: limits.atOnce }), say('roster.leaveSome'))
      await tables.settings.put(key(system), all)
      return all
    })
    library.toldAll()
    return { meanings: { ...meanings } }
  },
})
