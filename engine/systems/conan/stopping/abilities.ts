/** What keeps others from acting, or leads them astray. */
import type { Entry } from '../attributes.ts'
import { sentBy } from '../sent-by.ts'

const night = ['night']
const both = ['night', 'day']

export const neutralising: Record<string, Entry> = {
  discombobulate: {
    kind: 'block',
    is: ['stopsKill'],
    targets: 1,
    phases: both,
    rule: 'CONAN-AB9',
    components: [{ does: 'mark', as: 'neutralised' }],
    keys: sentBy,
  },
  frighten: {
    kind: 'block',
    is: ['stopsKill'],
    targets: 1,
    phases: both,
    rule: 'CONAN-AB12',
    components: [{ does: 'mark', as: 'neutralised' }],
    keys: sentBy,
  },
  neutralise: {
    kind: 'block',
    is: ['stopsKill'],
    targets: 1,
    phases: night,
    rule: 'CONAN-AB30',
    components: [{ does: 'mark', as: 'neutralised' }],
    keys: sentBy,
  },
  confuse: {
    kind: 'move',
    is: ['stopsKill'],
    targets: 1,
    phases: both,
    rule: 'CONAN-AB17',
    components: [{ does: 'mark', as: 'confused' }],
    keys: sentBy,
  },
}
