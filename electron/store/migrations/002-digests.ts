/**
 * Ordinary rows carry a digest of themselves, as play always did. Two tables go that nothing ever used: messages are
 * play, and stand in the journal; templates never came to be.
 */
import type { Writer } from '../connection.ts'
import { sealOf } from '../seal.ts'
import type { Migration } from './migration.ts'

/** What is digested, in this order: as the tables were when this step was written. */
const digested = {
  games: ['id', 'name', 'state', 'created', 'changed', 'events', 'seal'],
  settings: ['key', 'value'],
  drafts: ['game', 'key', 'value', 'changed'],
  posts: ['game', 'id', 'phase', 'recipient', 'text', 'sent', 'link'],
}

export const digests: Migration = {
  name: 'digests',
  sql: `
  DROP TABLE messages;
  DROP TABLE templates;
  ${Object.keys(digested)
    .map(table => `ALTER TABLE ${table} ADD COLUMN digest TEXT NOT NULL DEFAULT '';`)
    .join('\n  ')}
`,
  then: async (db: Writer) => {
    for (const [table, columns] of Object.entries(digested))
      for (const row of await db.all(`SELECT rowid AS place, ${columns.join(', ')} FROM ${table}`))
        await db.run(
          `UPDATE ${table} SET digest = ? WHERE rowid = ?`,
          sealOf(table, ...columns.map(name => row[name] ?? '')),
          row.place ?? 0,
        )
  },
}
