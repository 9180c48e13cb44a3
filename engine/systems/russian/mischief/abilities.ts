/** Moves of the hypnotist, the bum and the madman. */
import type { Entry } from '../attributes.ts'

const night = ['night'] as const

/** To how many players a hypnotist may send visitors of different roles. */
const MOST_TARGETS = 6
const whose = (target: string) => ({
  says: `which visitors go to the ${target} target: roles with commas, all others where absent`,
})

export const mischief: Record<string, Entry> = {
  hypnotize: {
    kind: 'move',
    is: ['stays', 'keepsAim', 'arrestedFirst'],
    targets: 0,
    most: MOST_TARGETS,
    repeats: true,
    phases: night,
    turn: 'civil',
    rule: 'RU-HYP-1',
    components: [{ does: 'mark', as: 'hypnotizing' }],
    keys: {
      for1: whose('first'),
      for2: whose('second'),
      for3: whose('third'),
      for4: whose('fourth'),
      for5: whose('fifth'),
      for6: whose('sixth'),
      skip: { says: 'which visitors are made to skip: roles with commas, or all' },
      spare: { says: 'which visitors come all the same: roles with commas' },
    },
  },
  senseRoles: { kind: 'investigate', targets: 0, passive: true, rule: 'RU-HYP-5', components: [] },
  watch: {
    kind: 'investigate',
    is: ['comesLate'],
    targets: 1,
    notSelf: { rule: 'RU-BUM-1' },
    phases: night,
    turn: 'civil',
    rule: 'RU-BUM-1',
    components: [{ does: 'mark', as: 'watching' }],
  },
  stayOver: { kind: 'investigate', targets: 0, passive: true, rule: 'RU-BUM-4', components: [] },
  drink: {
    kind: 'other',
    is: ['stays'],
    targets: 0,
    phases: night,
    turn: 'civil',
    casual: true,
    rule: 'RU-BUM-7',
    components: [{ does: 'mark', as: 'drinking' }],
  },
  senseNames: { kind: 'investigate', targets: 0, passive: true, rule: 'RU-BUM-5', components: [] },
  burn: {
    kind: 'kill',
    targets: 0,
    most: 3,
    uses: 1,
    notSelf: { rule: 'RU-MAD-2' },
    phases: night,
    turn: 'civil',
    casual: true,
    rule: 'RU-MAD-1',
    components: [{ does: 'mark', as: 'burning' }],
    keys: {
      invest: { says: 'whether a black madman puts a shot in reserve into one more target', values: ['yes'] },
      die: { says: 'whether the faceless as madman dies of the fire', values: ['yes'] },
    },
  },
}
