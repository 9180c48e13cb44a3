/**
 * The port between the store and what keeps its bytes: a database file and the files around it. `driver.ts` and
 * `files.ts` fill it on a machine; tests put failures in between.
 */

/** What a column can hold. STRICT tables take the rest of the care. */
export type Value = string | number | null
export type Row = Readonly<Record<string, Value>>

/** `create` makes the file if it is not there; `memory` has no file at all. */
export type Mode = 'readOnly' | 'readWrite' | 'create' | 'memory'

/**
 * One open database. Raw: nothing here keeps two callers apart, that is `Connection`. Every function throws a
 * StoreError, and none of them does anything after it has answered.
 */
export interface Handle {
  /** One statement with a value for each `?`. @returns its rows */
  all(sql: string, values?: readonly Value[]): Promise<Row[]>
  /** One statement with a value for each `?`. @returns how many rows it changed */
  run(sql: string, values?: readonly Value[]): Promise<number>
  /** Any number of statements without values. */
  script(sql: string): Promise<void>
  close(): Promise<void>
}

/** What the store does with files, besides opening databases: what it makes is for its owner alone. Every function throws a StoreError. */
export interface Files {
  /** @returns what a path leads to */
  kind(path: string): Promise<'file' | 'nothing' | 'other'>
  /**
   * What tells the thing that a path leads to from any other on this machine, as long as it is there or somebody has it
   * open; nothing where the path leads to nothing.
   */
  identity(path: string): Promise<string | undefined>
  /** Whether the file and its folder can be written to. */
  writable(path: string): Promise<boolean>
  /** The first bytes of a file; fewer where it is shorter. */
  head(path: string, length: number): Promise<Uint8Array>
  read(path: string): Promise<string>
  /** The path itself, where links lead to it. */
  real(path: string): Promise<string>
  /** Makes an empty file, for SQLite to fill. @throws `exists` */
  make(path: string): Promise<void>
  /** Takes from all others what they may do with a file or a folder. @returns whether there was something to take; never where it is not ours to take */
  narrow(path: string): Promise<boolean>
  /** Writes a new file and waits until it is on the disk. @throws `exists` */
  write(path: string, text: string): Promise<void>
  /** Copies a file to a new one and waits until it is on the disk. @throws `exists` */
  copy(from: string, to: string): Promise<void>
  /** Waits until what was written to a file is on the disk. */
  sync(path: string): Promise<void>
  /** Gives a finished file its name, in the same folder. @throws `exists`: nothing is ever replaced */
  place(from: string, to: string): Promise<void>
  makeFolder(path: string): Promise<void>
  /** The names in a folder, sorted; none where there is no folder. */
  list(folder: string): Promise<string[]>
  /** Removes a file; nothing where there is none. */
  remove(path: string): Promise<void>
}

export interface Storage {
  /** @throws `cannotOpen` and the like; `inUse` shows only once the file is read */
  open(path: string, mode: Mode): Promise<Handle>
  files: Files
}
