/** What is worked out once in a walk and asked again by later slots. */
import { drawer as drawerOf } from '../../../resolve/sequence/drawer.ts'
import type { Walk } from '../vocabulary.ts'

/** A drawer for values of one kind. */
export const drawer = <T>(make: (walk: Walk) => T): ReturnType<typeof drawerOf<T, Walk>> => drawerOf(make)
