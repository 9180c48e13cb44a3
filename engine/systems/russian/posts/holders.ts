/** What a post lets its holder do, and what having a servant does. */
import type { Game, Seat } from '../../../journal/state.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { servantsOf } from '../shared/roster.ts'
import { ofPost } from './posts.ts'

/** Abilities that somebody has by a post, or as a master (RU-VERT-1, RU-SRV-3). */
export const hasByPost = (game: Pick<Game, 'seats'>, { slot, details }: Pick<Seat, 'slot' | 'details'>): string[] => [
  ...(getOwn(ofPost, details?.title ?? '') ?? []),
  ...(servantsOf(game, slot).length ? ['standIn'] : []),
]
