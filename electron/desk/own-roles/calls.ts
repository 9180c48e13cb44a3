/** Calls about roles that a host makes: kept in the game, where they are played, and in the workspace, for games to come. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { roleFrom } from '../../../engine/cases/custom-roles.ts'
import { roleFile } from '../../../engine/cases/role-file.ts'
import { freshSeat, type Game } from '../../../engine/journal/state.ts'
import { takesNumber, type Modifier } from '../../../engine/rules/role.ts'
import { getOwn, isFor } from '../../../engine/ruleset/catalogue.ts'
import { withOwnRoles } from '../../../engine/ruleset/own-roles.ts'
import { namesIn, spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { Field, Id, Name } from '../../../engine/shape/shape.ts'
import { systemById } from '../../../engine/systems/index.ts'
import { roleName, spaced } from '../../../engine/why/speaker.ts'
import type { Reading, Writing } from '../../store/tables.ts'
import type { Answers, CallInput } from '../contract.ts'
import { fileName } from '../file-name.ts'
import { revisionOf, type Book } from '../library/book.ts'
import { keptAs, keptUnder } from '../library/kept-settings.ts'
import type { Library } from '../library/library.ts'
import { roleMessagesOf } from '../panels/role-messages.ts'
import { notFound, refusalIn } from '../refusal.ts'
import { abilityTold } from '../rules/ability-told.ts'
import { language, say, wordsOf } from '../words/say.ts'
import type { ModifierGroup, OwnRolesView } from './answers.ts'
import { draftOf, readDraft, readFile } from './read.ts'
import { triedNights } from './try.ts'

const prefix = 'own role:'
const Kept = z.strictObject({ system: Id, name: Name, text: Field })
type Kept = z.infer<typeof Kept>

export const ownRoleCalls = (library: Library) => ({
  'ownRoles.view': async ({ game: id }: CallInput<'ownRoles.view'>): Promise<Answers['ownRoles.view']> => {
    const book = await library.book(id)
    const here = new Set(Object.entries(book.game.customRoles).map(([role, { name }]) => name ?? role))
    const saved = [...(await library.store.read(savedIn))].flatMap(([key, kept]) =>
      kept.system === book.system.id && !here.has(kept.name) ? [{ id: key, name: kept.name }] : [],
    )
    return { revision: revisionOf(book), ...made(book), ...parts(book.system), saved }
  },

  'ownRoles.try': async ({
    game: id,
    draft,
    id: instead,
  }: CallInput<'ownRoles.try'>): Promise<Answers['ownRoles.try']> => {
    const book = await library.book(id)
    const base = systemById(book.game.system)!
    try {
      const { id: own, ...custom } = readDraft(draft, base, book.game, instead)
      const nights = triedNights(base, book.game, own, custom)
      return {
        message: messageOf(book, base, own, custom.roles),
        nights,
        ...(!nights.length && { wrong: { message: say('ownRoles.none'), remedy: '' } }),
      }
    } catch (error) {
      const wrong = refusalIn(error)
      if (!wrong) throw error
      return { message: '', nights: [], wrong: { message: wrong.message, remedy: wrong.remedy } }
    }
  },

  'ownRoles.keep': async ({ game, draft, id }: CallInput<'ownRoles.keep'>): Promise<Answers['ownRoles.keep']> => {
    const { book, given } = await library.change(game, ({ game: now, run }) => {
      const base = systemById(now().system)!
      const read = readDraft(draft, base, now(), id)
      run({ do: 'makeRole', id: read.id, role: read.roles[read.id]! })
      return read.id
    })
    await keepInWorkspace(library, book, given)
    return { revision: revisionOf(book), id: given }
  },

  'ownRoles.drop': async ({ game, role }: CallInput<'ownRoles.drop'>): Promise<Answers['ownRoles.drop']> => {
    const { book } = await library.change(game, ({ run }) => run({ do: 'dropRole', id: role }))
    return { revision: revisionOf(book) }
  },

  'ownRoles.share': async ({ game, roles }: CallInput<'ownRoles.share'>): Promise<Answers['ownRoles.share']> => {
    const { game: now, system } = await library.book(game)
    const missing = roles.find(id => !getOwn(now.customRoles, id))
    if (missing !== undefined) throw notFound('role', missing, Object.keys(now.customRoles))
    const name = roles.length > 1 ? 'roles' : fileName(now.customRoles[roles[0]!]!.name ?? roles[0]!)
    return { text: fileOf(system, now, roles), name: `${name}.role.json` }
  },

  'ownRoles.import': ({ game, file, text }: CallInput<'ownRoles.import'>): Promise<Answers['ownRoles.import']> =>
    takeIn(library, game, file, text),

  'ownRoles.take': async ({ game, saved: id }: CallInput<'ownRoles.take'>): Promise<Answers['ownRoles.take']> => {
    await library.book(game)
    const { name, text } = keptAs(await library.store.read(savedIn), 'role', id)
    return takeIn(library, game, name, text)
  },

  'ownRoles.forget': async ({ saved: id }: CallInput<'ownRoles.forget'>): Promise<Answers['ownRoles.forget']> => {
    const { name } = await library.store.write(async tables => {
      const kept = keptAs(await savedIn(tables), 'role', id)
      await tables.settings.remove(`${prefix}${id}`)
      return kept
    })
    library.toldAll()
    return { name }
  },
})

async function takeIn(library: Library, game: string, file: string, text: string): Promise<Answers['ownRoles.import']> {
  const { book, given } = await library.change(game, ({ game: now, run }) => {
    const { roles, abilities } = readFile(file, text, systemById(now().system)!)
    for (const [id, role] of Object.entries(roles)) {
      const own = Object.fromEntries(role.abilities.flatMap(one => (abilities[one] ? [[one, abilities[one]]] : [])))
      run({ do: 'makeRole', id, role, ...(Object.keys(own).length && { abilities: own }) })
    }
    return Object.keys(roles)
  })
  for (const id of given) await keepInWorkspace(library, book, id)
  return { revision: revisionOf(book), added: given.map(id => book.game.customRoles[id]?.name ?? id) }
}

/** A role of the same name and rules is replaced. */
async function keepInWorkspace(library: Library, { system, game }: Book, id: string): Promise<void> {
  const name = game.customRoles[id]!.name ?? id
  const kept: Kept = { system: system.id, name, text: fileOf(system, game, [id]) }
  await library.store.write(async (tables: Writing) => {
    const same = [...(await savedIn(tables))].find(([, one]) => one.name === name && one.system === system.id)
    await tables.settings.put(`${prefix}${same?.[0] ?? randomUUID()}`, kept)
  })
  library.toldAll()
}

const fileOf = ({ id: system }: System, { customRoles, customAbilities }: Game, ids: readonly string[]): string =>
  roleFile(system, { customRoles: Object.fromEntries(ids.map(id => [id, customRoles[id]!])), customAbilities })

const savedIn = (tables: Reading): Promise<ReadonlyMap<string, Kept>> => keptUnder(tables, prefix, Kept)

/** The message to somebody who has the role, as it is written to a player. */
function messageOf(book: Book, base: System, id: string, roles: Game['customRoles']): string {
  const { dealt: _, ...game } = book.game
  const pretended: Game = {
    ...game,
    customRoles: { ...game.customRoles, ...roles },
    phases: [],
    seats: [
      {
        slot: '1',
        name: say('ownRoles.townie'),
        role: id,
        faction: roles[id]!.faction,
        ...freshSeat(),
      },
    ],
  }
  const system = withOwnRoles(base, pretended)
  return (
    roleMessagesOf({ game: pretended, system, name: book.name, settings: book.settings }, 'plain').messages[0]?.text
    ?? ''
  )
}

const made = ({ game }: Book): Pick<OwnRolesView, 'roles'> => ({
  roles: Object.entries(game.customRoles).map(([id, role]) => ({
    id,
    draft: draftOf(role, role.name ?? roleName(id, { roles: {} })),
    holders: game.seats.filter(seat => seat.role === id).map(({ name }) => name),
  })),
})

/** What a role can be made of, in the language of whoever asks. */
function parts(played: System): Omit<OwnRolesView, 'roles' | 'revision' | 'saved'> {
  const base = systemById(played.id)!
  const system = spokenIn(base, language())
  const words = wordsOf(system)
  const called = (id: string): string => getOwn(namesIn(system, language()), id) ?? spaced(id)
  const modifiers = Object.entries(system.modifiers).filter(([, one]) => !one.declared)
  const abilities = Object.entries(system.abilities).filter(([, { factional }]) => !factional)
  return {
    copies: Object.keys(base.roles).flatMap(id => {
      const role = roleFrom(base, base.roles, id)!
      // What a role is that has neither ability nor modifier hangs on its own name.
      const says = role.abilities.length > 0 || role.modifiers?.length || role.given?.length
      return says ? [{ id, draft: draftOf({ ...role, like: id }, roleName(id, words)) }] : []
    }),
    factions: Object.keys(system.factions).map(id => ({ id, name: getOwn(words.factions, id) ?? spaced(id) })),
    abilities: abilities.map(([id, ability]) => ({
      id,
      name: getOwn(words.uses, id) ?? spaced(id),
      does: abilityTold(system, id, ability)[0] ?? '',
      passive: ability.passive === true,
      fits: modifiers.flatMap(([one, modifier]) => (isFor(modifier, ability) ? [one] : [])),
    })),
    modifiers: modifiers.map(([id, modifier]) => ({
      id,
      name: called(id),
      says: modifier.says,
      numbered: takesNumber(modifier),
      group: groupOf(modifier),
    })),
  }
}

function groupOf({ nights, fromNight, onNight, limitsUses, perNight, ...rest }: Modifier): ModifierGroup {
  if (nights !== undefined || fromNight !== undefined || onNight) return 'when'
  if (perNight) return 'perNight'
  if (limitsUses) return 'often'
  const ofPlayer = rest.player ?? rest.is ?? rest.weight ?? rest.weighs
  return ofPlayer === undefined ? 'more' : 'player'
}
