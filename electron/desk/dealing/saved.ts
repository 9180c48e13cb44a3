/** Set-ups that are kept in the workspace for games to come, shared as a file and taken in again. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { setupFile } from '../../../engine/setups/file.ts'
import { spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import { limits } from '../../../engine/shape/limits.ts'
import { Count, Id, listOf, Moment, Name } from '../../../engine/shape/shape.ts'
import { systemById } from '../../../engine/systems/index.ts'
import type { Reading, Writing } from '../../store/tables.ts'
import type { Answers, CallInput, SavedSetup } from '../contract.ts'
import { fileName } from '../file-name.ts'
import { keptAs, keptUnder } from '../library/kept-settings.ts'
import type { Library } from '../library/library.ts'
import type { Readings } from '../reading/readings.ts'
import { meaningsOf, ownRolesIn } from '../roster/meanings.ts'
import { knownSystem } from '../known-system.ts'
import { language } from '../words/say.ts'
import type { SetupRead } from './setup-file.ts'

const prefix = 'setup:'
/** A head may make a text longer than what was written. */
const longest = limits.field + limits.remark

const Kept = z.strictObject({
  name: Name,
  system: Id,
  text: z.string().max(longest),
  players: listOf(Count, limits.seats),
  saved: Moment,
})
type Kept = z.infer<typeof Kept>

export const savedSetupCalls = (library: Library, readings: Readings) => ({
  'dealing.saved': async ({ system }: CallInput<'dealing.saved'>): Promise<Answers['dealing.saved']> => {
    if (system !== undefined) knownSystem(system)
    const setups = [...(await library.store.read(savedIn))].map(([id, kept]) => shown(id, kept))
    return { setups: setups.filter(one => system === undefined || one.system === system).sort(byName) }
  },

  'dealing.save': async ({
    system,
    text,
    game,
    name,
    reading: place,
  }: CallInput<'dealing.save'>): Promise<Answers['dealing.save']> => {
    if (system !== undefined) knownSystem(system)
    const [read] = await readings.read(
      'dealing.file',
      {
        file: 'set-up',
        text,
        system,
        name: name?.trim(),
        one: true,
        meanings: system === undefined ? {} : await meaningsOf(library, system),
        own: await ownRolesIn(library, game),
      },
      place,
    )
    const setup = read!
    const done = await library.store.write(async tables => {
      const same = [...(await savedIn(tables))].filter(
        ([, kept]) => kept.name === setup.name && kept.system === setup.system,
      )
      const [id, was] = same.sort(([, a], [, b]) => (a.saved < b.saved ? 1 : -1))[0] ?? [randomUUID(), undefined]
      await keep(tables, id, setup)
      return { id, name: setup.name, ...(was && was.text !== setup.text && { was: was.text }) }
    })
    library.toldAll()
    return done
  },

  'dealing.drop': async ({ setup: id }: CallInput<'dealing.drop'>): Promise<Answers['dealing.drop']> => {
    const dropped = await library.store.write(async tables => {
      const kept = keptAs(await savedIn(tables), 'setup', id)
      await tables.settings.remove(`${prefix}${id}`)
      return shown(id, kept)
    })
    library.toldAll()
    return dropped
  },

  'dealing.share': async ({ setups: ids }: CallInput<'dealing.share'>): Promise<Answers['dealing.share']> => {
    const saved = await library.store.read(savedIn)
    const wanted = [...new Set(ids)].map(id => keptAs(saved, 'setup', id))
    return {
      text: setupFile(wanted.map(({ text }) => text)),
      name: `${wanted.length > 1 ? 'set-ups' : fileName(wanted[0]!.name)}.setup.yaml`,
    }
  },

  'dealing.import': async ({
    file,
    text,
    system,
    game,
    reading: place,
  }: CallInput<'dealing.import'>): Promise<Answers['dealing.import']> => {
    if (system !== undefined) knownSystem(system)
    const named = file.replace(/(\.setup)?\.\w{1,5}$/i, '').trim() || file
    const own = await ownRolesIn(library, game)
    const read = await readings.read('dealing.file', { file, text, system, name: named, own }, place)
    const done = await library.store.write(async tables => {
      const here = new Set([...(await savedIn(tables)).values()].map(sameAs))
      const added: Answers['dealing.import']['added'] = []
      const same: string[] = []
      for (const setup of read) {
        if (here.has(sameAs(setup))) {
          same.push(setup.name)
          continue
        }
        here.add(sameAs(setup))
        const id = randomUUID()
        await keep(tables, id, setup)
        added.push({ id, name: setup.name, system: setup.system, systemName: rulesSaid(setup.system) })
      }
      return { added, same }
    })
    library.toldAll()
    return done
  },
})

const sameAs = ({ system, text }: Pick<Kept, 'system' | 'text'>): string => `${system}\n${text}`

const keep = (tables: Writing, id: string, { name, system, text, players }: SetupRead): Promise<void> =>
  tables.settings.put(`${prefix}${id}`, { name, system, text, players, saved: tables.at } satisfies Kept)

const savedIn = (tables: Reading): Promise<ReadonlyMap<string, Kept>> => keptUnder(tables, prefix, Kept)

const shown = (id: string, kept: Kept): SavedSetup => ({ id, ...kept, systemName: rulesSaid(kept.system) })

function rulesSaid(id: string): string {
  const system = systemById(id)
  return system ? spokenIn(system, language()).name : id
}

const byName = (a: SavedSetup, b: SavedSetup): number => {
  const [one, other] = [a.name.toLowerCase(), b.name.toLowerCase()]
  return one < other ? -1 : one > other ? 1 : a.saved < b.saved ? 1 : -1
}
