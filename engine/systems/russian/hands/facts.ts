/** Who came to which role, and how. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  /**
   * Of who takes a role over for good, by whose it was; `was` is the role that he puts down for it. `beside`: the own role
   * stays, and this one is in his collection.
   */
  heir: { of: 'slot', data: { role: 'word', was: 'word', beside: 'flag?' } },
  /** Of who plays a role beside the own one. `how`: which of these moves brought it. */
  plays: { of: 'slot', data: { role: 'word', how: ['conjure', 'copy', 'collect'] } },
  /** Of whom a collector has named, with what he said beside it. */
  sought: { of: 'slot', data: { unwanted: 'word?', yields: 'flag?' } },
  /** Of a citizen who took a role that a collector had named. */
  snatched: { of: 'slot', data: { role: 'word' } },
  /** Of a collector who brought a role into use. */
  wielded: { of: 'slot', data: { role: 'word' }, silent: true },
  /** Of who has used up one of the roles that he may play in a game. */
  playedBefore: { of: 'slot', data: { role: 'word' }, silent: true },
  /** Of whom a necromancer will have when he is dead. */
  cursed: { of: 'slot' },
  /** Of a corpse, by the necromancer who has it. `since`: the number of the evening before which it cannot be used; `idle`: it is worth a vote alone. */
  undead: { of: 'slot', data: { role: 'word', since: 'number?', idle: 'flag?' } },
  /** Of a corpse that was killed once more, and that nobody raises again. */
  laidToRest: { of: 'slot' },
  /** Of one of two whose roles the witch exchanged. */
  exchanged: { of: 'slot', data: { with: 'slot' } },
  /** Of who has the role of a dead player for good, which a lynched witch exchanged for his. */
  exchangedLast: { of: 'slot', data: { with: 'slot' } },
  newObserver: { of: 'slot' },
  /** Of who takes over a role whose days are told to nobody. */
  keptFromHeir: { of: 'slot' },
})
