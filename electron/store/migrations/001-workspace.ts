/**
 * The first shape of a file. Play is `journal`, which is only ever added to, and `resolutions`, what a phase was locked
 * with; both refuse to be changed even from outside. The other tables are ordinary ones.
 */
import type { Migration } from './migration.ts'

const neverChanged = (table: string): string => `
  CREATE TRIGGER ${table}_kept BEFORE UPDATE ON ${table} BEGIN SELECT RAISE(ABORT, '${table} is never changed'); END;
  CREATE TRIGGER ${table}_stays BEFORE DELETE ON ${table} BEGIN SELECT RAISE(ABORT, '${table} is never deleted from'); END;`

export const workspace: Migration = {
  name: 'workspace',
  sql: `
  CREATE TABLE games (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    name TEXT NOT NULL,
    state TEXT NOT NULL,
    created TEXT NOT NULL,
    changed TEXT NOT NULL,
    events INTEGER NOT NULL CHECK (events >= 0), -- how many its journal has
    seal TEXT NOT NULL                           -- of the last of them; '' where there is none
  ) STRICT;

  CREATE TABLE journal (
    game TEXT NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL CHECK (seq >= 0),
    at TEXT NOT NULL,
    type TEXT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL CHECK (json_valid(body)),
    seal TEXT NOT NULL, -- a digest of this event and of the seal before it
    PRIMARY KEY (game, seq)
  ) STRICT;
  ${neverChanged('journal')}

  CREATE TABLE resolutions (
    game TEXT NOT NULL,
    seq INTEGER NOT NULL, -- the event that locked the phase
    phase INTEGER NOT NULL,
    at TEXT NOT NULL,
    engine TEXT NOT NULL,
    outcome TEXT NOT NULL CHECK (json_valid(outcome)),
    trees TEXT NOT NULL CHECK (json_valid(trees)),
    seal TEXT NOT NULL,
    PRIMARY KEY (game, seq),
    FOREIGN KEY (game, seq) REFERENCES journal (game, seq)
  ) STRICT;
  ${neverChanged('resolutions')}

  CREATE TABLE settings (
    key TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL CHECK (json_valid(value))
  ) STRICT;

  CREATE TABLE drafts (
    game TEXT NOT NULL REFERENCES games (id),
    key TEXT NOT NULL,
    value TEXT NOT NULL CHECK (json_valid(value)),
    changed TEXT NOT NULL,
    PRIMARY KEY (game, key)
  ) STRICT;

  CREATE TABLE templates (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    body TEXT NOT NULL CHECK (json_valid(body)),
    changed TEXT NOT NULL
  ) STRICT;

  CREATE TABLE messages (
    game TEXT NOT NULL REFERENCES games (id),
    id TEXT NOT NULL,
    phase INTEGER NOT NULL,
    received TEXT NOT NULL,
    sender TEXT NOT NULL, -- as it stood in the message
    text TEXT NOT NULL,   -- as it was pasted
    state TEXT NOT NULL,
    PRIMARY KEY (game, id)
  ) STRICT;

  CREATE TABLE posts (
    game TEXT NOT NULL REFERENCES games (id),
    id TEXT NOT NULL,
    phase INTEGER NOT NULL,
    recipient TEXT NOT NULL,
    text TEXT NOT NULL, -- as it was copied, so that a later change shows
    sent TEXT NOT NULL, -- when; '' where it was not
    link TEXT NOT NULL, -- where it was posted; '' where nobody said
    PRIMARY KEY (game, id)
  ) STRICT;
`,
}
