/** Moves of the families: orders for the hireling, the illusion, whitening, and who comes after the son of the boss. */
import type { Entry } from '../attributes.ts'
import { everyVote } from '../shared/vote-kinds.ts'

const evening = ['evening', 'night']

export const family: Record<string, Entry> = {
  order: {
    kind: 'kill',
    is: ['word', 'uncounted', 'stays', 'order', 'ofSide', 'special'],
    targets: 1,
    aims: ['role'],
    self: true,
    phases: ['night'],
    rule: 'RU-HIR-1',
    toldBy: 'RU-RES-7',
    sparesSecretary: 'RU-SEC-2',
    components: [{ does: 'mark', as: 'ordered' }],
    keys: {
      except: { says: 'whom the hireling leaves alone', aims: 'player' },
      except2: { says: 'another one', aims: 'player' },
      except3: { says: 'another one', aims: 'player' },
      agreed: { says: 'whether the target, a partner, agreed to it', values: ['yes'] },
      for: { says: 'in whose place it is, where the side has a shot of its own', values: ['maniac'] },
    },
  },
  pretend: {
    kind: 'deceive',
    is: ['word', 'stays'],
    targets: 0,
    casual: true,
    phases: evening,
    rule: 'RU-IMI-2',
    components: [{ does: 'mark', as: 'illusion' }],
  },
  leaveAs: {
    kind: 'deceive',
    is: ['word', 'stays'],
    targets: 0,
    casual: true,
    phases: everyVote,
    rule: 'RU-IMI-6',
    components: [{ does: 'mark', as: 'diesAs' }],
    keys: {
      as: {
        says: 'as what to leave when voted out',
        values: [
          'red',
          'mafia',
          'maniac',
          'sonOfBoss',
          'hireling',
          'joker',
          'poisoner',
          'executor',
          'geisha',
          'yakuza',
          'daughterOfHead',
          'ninja',
        ],
        must: true,
      },
    },
  },
  whiten: {
    kind: 'deceive',
    is: ['stays'],
    targets: 1,
    casual: true,
    self: true,
    phases: evening,
    rule: 'RU-YAK-3',
    components: [{ does: 'mark', as: 'whitened' }],
  },
  nameSuccessor: {
    kind: 'other',
    is: ['stays', 'namesOnly'],
    targets: 1,
    casual: true,
    phases: evening,
    rule: 'RU-SON-4',
    components: [{ does: 'mark', as: 'successor' }],
  },
}
