/** Calls about what a system shows and asks beside the play: its books, what the host records, and whether the set-up keeps its rules. */
import { randomBytes } from 'node:crypto'
import { currentPhase, type Dealt } from '../../../engine/journal/state.ts'
import { dialects } from '../../../engine/text/dialects/index.ts'
import { written } from '../../../engine/text/split.ts'
import { spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import { booksIn } from '../../../engine/ruleset/system.ts'
import type { Answers, CallInput, SetupView } from '../contract.ts'
import { dialectOf } from '../dialects.ts'
import { gameAt, gameAtStart, revisionOf, storedAs, type Book } from '../library/book.ts'
import { proofOf } from '../library/deal-proof.ts'
import type { Library, Reads } from '../library/library.ts'
import { notInPast } from '../library/mending.ts'
import { PostDraft, readDraft, rolePrefix, roleSentPrefix } from '../library/drafts.ts'
import { nextId } from '../next-id.ts'
import { checkOverwriting } from '../overwriting.ts'
import { notFound } from '../refusal.ts'
import { drawnLines } from './drawn-messages.ts'
import { newcomerMessage } from './newcomer-message.ts'
import { roleMessagesOf, type KeptOfRoles, type RoleEdits } from './role-messages.ts'
import { heard, language } from '../words/say.ts'

export const panelCalls = (library: Library) => ({
  'panels.view': async ({ game, phase }: CallInput<'panels.view'>): Promise<Answers['panels.view']> => {
    const book = await library.book(game)
    const at = phase === undefined ? book.game : gameAt(book, phase)
    return {
      revision: revisionOf(book),
      panels:
        booksIn(book.system, at).panels?.(at, phase === undefined ? currentPhase(at) : at.phases[phase], language())
        ?? [],
    }
  },

  'records.view': async ({ game: id }: CallInput<'records.view'>): Promise<Answers['records.view']> => {
    const book = await library.book(id)
    return {
      revision: revisionOf(book),
      forms: Object.entries(booksIn(spokenIn(book.system, language()), book.game).forms ?? {}).map(([form, about]) => ({
        id: form,
        ...about,
      })),
      records: book.game.records ?? [],
    }
  },

  'records.add': async ({ game, form, values }: CallInput<'records.add'>): Promise<Answers['records.add']> => {
    const { book, given } = await library.change(game, ({ game: now, run }) => {
      const id = nextId('r', now().records ?? [])
      run({ do: 'record', record: { id, form, values } })
      return id
    })
    return { revision: revisionOf(book), id: given }
  },

  'records.drop': async ({ game, id }: CallInput<'records.drop'>): Promise<Answers['records.drop']> => {
    const { book } = await library.change(game, ({ run }) => run({ do: 'dropRecord', id }))
    return { revision: revisionOf(book) }
  },

  'setup.view': async ({ game }: CallInput<'setup.view'>): Promise<Answers['setup.view']> => {
    const book = await library.book(game)
    const last = book.events.flatMap(({ event }) => (event.type === 'rolesDealt' && event.setup) || []).at(-1)
    return {
      breaks: (book.system.setup?.(gameAtStart(book)) ?? []).map(({ rule, says, who, warns }) => ({
        rule,
        says: heard(says),
        who,
        warns: warns === true,
      })),
      ...(book.game.dealt && { dealt: dealtSaid(book, book.game.dealt) }),
      ...(last && { lastText: last.text }),
    }
  },

  'setup.messages': async ({ game, dialect }: CallInput<'setup.messages'>): Promise<Answers['setup.messages']> => {
    const book = await library.book(game)
    return roleMessagesOf(book, dialectOf(dialect ?? book.settings.dialect), await keptOfRoles(library, book))
  },

  'setup.word': async ({ game, slot, text, over }: CallInput<'setup.word'>): Promise<Answers['setup.word']> => {
    notInPast(game)
    const book = await library.book(game)
    const { messages } = roleMessagesOf(book, dialectOf(book.settings.dialect))
    const message = messages.find(one => one.slot === slot)
    if (!message)
      throw notFound(
        'player',
        slot,
        messages.map(one => one.slot),
      )
    const key = `${rolePrefix}${slot}`
    await library.store.write(async tables => {
      const draft = (await tables.drafts.list(game)).find(one => one.key === key)
      const known = draft && readDraft(PostDraft, draft)
      checkOverwriting(over, known?.text ?? null, text)
      if (text === null) return await tables.drafts.remove(game, key)
      // What it was made from before the host edited it first.
      const base = known?.base ?? written(dialects.plain, message.paragraphs)
      await tables.drafts.put(game, key, { text, base } satisfies PostDraft)
    })
    library.told(game, book)
    return { revision: revisionOf(book) }
  },

  'setup.told': async ({ game, slot, state }: CallInput<'setup.told'>): Promise<Answers['setup.told']> => {
    const slots = [slot].flat()
    const { book } = await library.change(game, ({ run }) => {
      for (const one of slots) run({ do: 'tellRole', slot: one, state })
    })
    if (state === 'sent' && !book.mending) await keepSent(library, book, slots)
    return { revision: revisionOf(book) }
  },

  'setup.newcomer': async ({
    game,
    slot,
    dialect,
    now = false,
    head,
  }: CallInput<'setup.newcomer'>): Promise<Answers['setup.newcomer']> => {
    const book = await library.book(game)
    return await newcomerMessage(library, book, slot, {
      dialect: dialectOf(dialect ?? book.settings.dialect),
      now,
      head,
    })
  },

  'setup.deal': async ({ game }: CallInput<'setup.deal'>): Promise<Answers['setup.deal']> => {
    const { book } = await library.change(game, ({ run }) => run({ do: 'deal', key: randomBytes(16).toString('hex') }))
    return { revision: revisionOf(book) }
  },
})

/** The deal with what the lot decided. */
function dealtSaid({ system, game }: Book, dealt: Dealt): NonNullable<SetupView['dealt']> {
  const { setup } = dealt
  return {
    ...proofOf({ system }, dealt),
    ...(setup && {
      drawn: {
        text: setup.text,
        ...(setup.chosen !== undefined && { chosen: setup.chosen }),
        fell: drawnLines({ system, game }, setup.known),
      },
    }),
  }
}

/** What the host wrote of these messages, and what those that are out said, by seat. */
export async function keptOfRoles(reads: Reads, book: Book): Promise<KeptOfRoles> {
  const drafts = await reads.store.read(tables => tables.drafts.list(storedAs(book)))
  const of = (prefix: string): RoleEdits =>
    new Map(
      drafts
        .filter(({ key }) => key.startsWith(prefix))
        .map(draft => [draft.key.slice(prefix.length), readDraft(PostDraft, draft)]),
    )
  return { edits: of(rolePrefix), sent: of(roleSentPrefix) }
}

/** Keeps what these messages say as they go out. */
async function keepSent(library: Library, book: Book, slots: readonly string[]): Promise<void> {
  const kept = await keptOfRoles(library, book)
  const { messages } = roleMessagesOf(book, dialectOf('plain'), kept)
  await library.store.write(async tables => {
    for (const { slot, text } of messages)
      if (slots.includes(slot))
        await tables.drafts.put(storedAs(book), `${roleSentPrefix}${slot}`, {
          text: '',
          base: text,
        } satisfies PostDraft)
  })
  library.told(book.id, book)
}
