/** Moves of this part: doctor, blocker, night notes. */
import type { Entry } from '../attributes.ts'
import { conditionSaid } from '../notes/said.ts'

const night = ['night']
const modes = ['arrest', 'guard'] as const

/** How many notes one player may leave for a morning. */
const MOST_NOTES = 20

export const protect: Record<string, Entry> = {
  heal: {
    kind: 'protect',
    shields: true,
    is: ['heals'],
    targets: 1,
    most: 2,
    self: true,
    phases: night,
    turn: 'civil',
    rule: 'RU-DOC-1',
    components: [{ does: 'mark', as: 'healed' }],
  },
  arrest: {
    kind: 'block',
    is: ['keepsAim', 'arrests'],
    targets: 1,
    notSelf: { rule: 'RU-BLK-1' },
    phases: night,
    turn: 'civil',
    rule: 'RU-BLK-2',
    toldBy: 'RU-RES-5',
    components: [{ does: 'mark', as: 'arrested' }],
  },
  guard: {
    kind: 'block',
    shields: true,
    is: ['keepsAim', 'guards'],
    targets: 1,
    notSelf: { rule: 'RU-BLK-1' },
    phases: night,
    turn: 'civil',
    rule: 'RU-BLK-5',
    toldBy: 'RU-RES-5',
    components: [{ does: 'mark', as: 'guarded' }],
  },
  block: {
    kind: 'block',
    is: ['keepsAim', 'arrests', 'guards'],
    targets: 1,
    notSelf: { rule: 'RU-BLK-1' },
    phases: night,
    turn: 'civil',
    rule: 'RU-BLK-1',
    components: [{ does: 'mark', as: 'blocking' }],
    keys: { mode: { says: 'whether the target is arrested or guarded', values: modes } },
  },
  note: {
    kind: 'other',
    is: ['byLetter', 'ofNoRole', 'uncounted', 'stays'],
    targets: 0,
    casual: true,
    perNight: MOST_NOTES,
    phases: ['evening', 'night'],
    rule: 'RU-NOTE-1',
    components: [{ does: 'mark', as: 'noted' }],
    keys: {
      text: { says: 'what the note says; {dead} stands for the names of the dead', aims: 'text', must: true },
      when: {
        says: 'what has to be so in the morning: the doctor hit, nobody died, Ann died, the check passed; several with “and”',
        said: conditionSaid,
      },
      else: { says: 'what it says otherwise; nothing is published where this is left out', aims: 'text' },
    },
  },
}
