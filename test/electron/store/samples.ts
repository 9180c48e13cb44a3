/** A game with something of everything, and all that a file holds. */
import type { Post } from '../../../electron/store/posts.ts'
import type { Store } from '../../../electron/store/store.ts'
import type { GameEvent } from '../../../engine/journal/event.ts'

export const created: GameEvent = {
  type: 'gameCreated',
  system: 'rar',
  options: { late: true },
  seed: 7,
  customRoles: {},
  customAbilities: {},
  seats: [],
}
export const action = (id: string): GameEvent => ({
  type: 'actionReceived',
  id,
  by: 'Ann',
  does: 'kill',
  to: ['Боб', 'Zoë 🐺'],
  with: { note: 'the "quoted" ?' },
})
export const resolved: GameEvent = { type: 'phaseResolved', deaths: ['Боб'], recruited: [], hidden: [], spent: [] }

export const post: Post = {
  id: 'p1',
  phase: 0,
  recipient: 'public',
  text: 'Боб is dead.\r\n> quoted 🐺',
  sent: '',
  link: '',
}

/** A game with something of everything. */
export async function fill(store: Store, id = 'g1'): Promise<void> {
  await store.write(async tables => {
    await tables.games.create(id, 'Ночь в городе', 'running')
    await tables.journal.append(id, 0, [created, action('a1'), resolved])
    await tables.resolutions.keep(id, {
      seq: 2,
      phase: 0,
      engine: '1.0.0',
      outcome: { deaths: ['Боб'] },
      trees: { nodes: [[0, [1, 2]], []] },
    })
    await tables.drafts.put(id, 'night 1', { text: 'wip', at: [1, 2.5, null] })
    await tables.posts.put(id, post)
    await tables.settings.put('theme', 'dark')
  })
}

/** Everything a file holds, as text to compare. */
export const everything = (store: Store): Promise<string> =>
  store.read(async tables => {
    const games = await tables.games.list()
    const exported: unknown[] = []
    for (const { id } of [...games].sort((one, other) => (one.id < other.id ? -1 : 1)))
      exported.push(await tables.exchange.export(id))
    return JSON.stringify([games, exported, [...(await tables.settings.all())]])
  })
