/** Moves of those who notice things, and of the maid, who reads what others were told. */
import type { Entry } from '../attributes.ts'
import { conditionSaid } from '../notes/language.ts'

export const seers: Record<string, Entry> = {
  noticeRoles: { kind: 'investigate', targets: 0, passive: true, rule: 'RU-RES-17', components: [] },
  serve: {
    kind: 'investigate',
    is: ['reachesClients'],
    targets: 1,
    notSelf: { rule: 'RU-MAI-1' },
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-MAI-1',
    components: [{ does: 'mark', as: 'serving' }],
    keys: {
      text: { says: 'what the target is told', aims: 'text' },
      how: {
        says: 'whether it replaces what the target would hear, or comes beside it',
        values: ['instead', 'besides'],
      },
      when: {
        says: 'what has to be so in the morning for it: nobody died, Ann died, the check passed; several with “and”',
        said: conditionSaid,
      },
    },
  },
  // Her way to whoever has the role is that of a visit to him.
  serveRole: {
    kind: 'investigate',
    is: ['reachesClients', 'stays'],
    targets: 1,
    aims: ['role'],
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-MAI-2',
    components: [{ does: 'mark', as: 'servingRole' }],
  },
}
