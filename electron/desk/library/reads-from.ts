import type { Store } from '../../store/store.ts'

/** Where games are read: the open file, or what is being written to it. */
export interface Reads {
  readonly store: Pick<Store, 'read'>
}
