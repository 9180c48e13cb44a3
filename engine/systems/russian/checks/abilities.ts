/** Moves of this part. */
import type { Entry } from '../attributes.ts'

/** What a black or faceless holder may have the investigator told instead (RU-COM-B2, RU-DET-B2). */
const substitute = {
  shown: { says: 'what the investigator is told instead', values: ['red', 'black'] },
  when: { says: 'only where this is the true result', values: ['red', 'black'] },
} as const
const whereabouts = {
  at: { says: 'whom the investigator is told the target went to', aims: 'player' },
  shown: { says: 'what the investigator is told instead', values: ['home', 'noInfo'] },
  when: { says: 'only where this is the true result', values: ['home', 'went'] },
  slander: { says: 'what the investigator is told of slander', values: ['none', 'mafia', 'maniac'] },
} as const

/** Verifications and requests belong to the end of the day; sent in with an evening or with the night itself, they have their turn in the night (RU-EVE-1, RU-ORD-6). */
export const checks: Record<string, Entry> = {
  check: {
    kind: 'investigate',
    is: ['forInvestigator'],
    targets: 1,
    self: true,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-COM-1',
    sparesSecretary: 'RU-GEN-12',
    components: [{ does: 'mark', as: 'checked' }],
    keys: substitute,
  },
  verify: {
    kind: 'investigate',
    is: ['byLetter', 'question', 'stays', 'keepsAim'],
    targets: 1,
    self: true,
    namesDead: true,
    phases: ['evening', 'night'],
    casual: true,
    turn: 'civil',
    rule: 'RU-CHK-2',
    components: [{ does: 'mark', as: 'verified' }],
    keys: { night: { says: 'of which night the check is; the last one where absent' } },
  },
  track: {
    kind: 'investigate',
    is: ['forInvestigator'],
    targets: 1,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-DET-1',
    components: [{ does: 'mark', as: 'tracked' }],
    keys: whereabouts,
  },
  learnRole: {
    kind: 'investigate',
    is: ['forInvestigator'],
    targets: 1,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-DET-7',
    components: [{ does: 'mark', as: 'roleLearned' }],
  },
  request: {
    kind: 'investigate',
    is: ['byLetter', 'question', 'stays', 'forInvestigator'],
    targets: 1,
    aims: ['role'],
    phases: ['evening', 'night'],
    casual: true,
    turn: 'civil',
    rule: 'RU-DET-8',
    components: [{ does: 'mark', as: 'requested' }],
    keys: { shown: { says: 'what the investigator is told instead, of every night', values: ['home', 'noInfo'] } },
  },
  vigilanteShot: {
    kind: 'kill',
    is: ['shot'],
    targets: 1,
    self: true,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-INV-4',
    sparesSecretary: 'RU-SEC-2',
    skipsOrderBy: 'RU-INV-B2',
    components: [{ does: 'mark', as: 'vigilance' }],
  },
  informed: { kind: 'other', targets: 0, passive: true, rule: 'RU-INV-1', components: [] },
  observe: { kind: 'other', targets: 0, passive: true, rule: 'RU-DET-12', components: [] },
  inherit: { kind: 'other', targets: 0, passive: true, rule: 'RU-ACZ-1', components: [] },
}
