/** Modifiers: functions on a role or on one ability, as data. The sentence is what the app shows behind the id. */
import type { Modifier } from '../../rules/role.ts'

export const modifiers: Record<string, Modifier> = {
  strongWilled: {
    says: 'Cannot be blocked or redirected. Swaps still apply, since they change what is aimed at a place and not what the player does.',
    traits: ['unblockable', 'unredirected'],
  },
  strongman: {
    says: 'A kill that no protection and no rolestop holds up. It does not find somebody who is away: a commuter or a hider.',
    traits: ['piercing'],
    where: ['kill', 'retaliate'],
  },
  ninja: { says: 'Sensors do not see the visit. Triggers such as a gun owner still fire on it.', traits: ['unseen'] },
  loyal: {
    says: 'Works only on players of the same alignment; on others it behaves as if blocked.',
    traits: ['sameAlignment'],
  },
  disloyal: {
    says: 'Works only on players of another alignment; on others it behaves as if blocked.',
    traits: ['otherAlignment'],
  },
  weak: {
    says: 'Dies when the action comes to a player who is not of the town. That death is no attack, so nothing protects against it.',
    adds: [{ does: 'perish', unless: 'town', rule: 'weak' }],
  },
  macho: { says: 'Cannot be protected by anybody.', player: ['unprotectable'] },
  xShot: {
    says: 'May be used a number of times in the game. On a passive protection: stops that many attacks.',
    limitsUses: true,
  },
  oddNight: { says: 'May be used on odd nights only.', nights: 'odd' },
  evenNight: { says: 'May be used on even nights only.', nights: 'even' },
  compulsive: { says: 'Must act every night. Where no target was sent in, one is drawn.', compelled: true },
}
