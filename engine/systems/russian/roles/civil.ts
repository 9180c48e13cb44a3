/**
 * Civil roles: everybody has exactly one, whatever lies over it (RU-GEN-1). An entry is the moves of the role. Each
 * move has an entry in the file of its role, which names the mark it leaves; what a mark does stands in the `effects` of the
 * rulings there. When in the night it is made stands in `order.ts`, what is dealt in `dealt.ts`.
 */
import type { RoleEntry } from '../attributes.ts'

const civil = (...abilities: string[]): RoleEntry => ({ faction: 'red', abilities })

/** What a necromancer uses through a corpse (RU-NEC-3). */
const raised: ReadonlySet<string> = new Set(
  'commissioner detective investigator doctor blocker prostitute hacker journalist bum anonymous pimp lawyer inquisitor drugDealer fanatic cultist criminalist maid'.split(
    ' ',
  ),
)
const withRaised = (roles: Record<string, RoleEntry>): Record<string, RoleEntry> =>
  Object.fromEntries(
    Object.entries(roles).map(([id, role]): [string, RoleEntry] => [
      id,
      raised.has(id) ? { ...role, is: [...(role.is ?? []), 'raised'] } : role,
    ]),
  )

/** Always dealt (RU-FMT-2). */
export const base: Record<string, RoleEntry> = withRaised({
  doctor: civil('heal'),
  blocker: civil('arrest', 'guard', 'block'),
  commissioner: civil('check', 'verify'),
  detective: civil('track', 'learnRole', 'request', 'observe'),
  investigator: { ...civil('verify', 'request', 'vigilanteShot', 'informed'), sentAs: { shoot: 'vigilanteShot' } },
  activeCitizen: civil('inherit'), // takes the role of the first who leaves (RU-ACZ-1)
})

/** Optional roles whose nights are played (RU-FMT-4). */
const played: Record<string, RoleEntry> = {
  // One life more, which may be shared (RU-IMM-1, RU-IMM-3).
  immortal: { ...civil('spareLife', 'link', 'breakLink'), is: ['ownWill'] },
  bodyguard: civil('protect'), // takes the blow meant for a ward (RU-BOD-1)
  prostitute: civil('takeHome'), // keeps somebody company, and out of reach (RU-PRO-1)
  bum: civil('watch', 'stayOver', 'drink', 'senseNames'), // spends two nights at a door and sees who comes (RU-BUM-1)
  // Sends his visitors elsewhere (RU-HYP-1).
  hypnotist: { ...civil('hypnotize', 'senseRoles'), is: ['homebody', 'hidesColour'], sentAs: { send: 'hypnotize' } },
  // Takes the first killer along (RU-KAM-1).
  kamikaze: { ...civil('takeAlong', 'bait', 'detonate'), is: ['passedOver'] },
  anonymous: { ...civil('surveil'), is: ['hidesColour', 'ownWill'] }, // hears of others' roles (RU-ANO-1)
  pimp: civil('enslave', 'forbid', 'punish', 'freeSlave'), // takes passports, and rules their owners (RU-PIM-1)
  hacker: civil('hack'), // keeps somebody from the role for a game day (RU-HAC-1)
  drugDealer: civil('drug', 'buyVotes'), // slows two ballots of the day, and is paid in votes (RU-DRU-1)
  // Checks like the commissioner, and is told in private (RU-LAW-1).
  lawyer: { ...civil('lawyerCheck', 'verify', 'defend', 'dropBonus'), sentAs: { check: 'lawyerCheck' } },
  // Checks in private too, and burns whom he found (RU-INQ-2).
  inquisitor: {
    ...civil('inquisitorCheck', 'verify', 'burnAtStake', 'execute'),
    sentAs: { check: 'inquisitorCheck', burn: 'burnAtStake', shoot: 'burnAtStake' },
  },
  // Learns whether two players are of one colour (RU-JOU-1).
  journalist: {
    ...civil('compare', 'verifyPair', 'recall'),
    sentAs: { check: 'compare', verify: 'verifyPair' },
  },
  priest: civil('noticeRoles', 'forgive', 'letDie'), // learns which roles came to him (RU-RES-17)
  maid: civil('serve', 'serveRole'), // reads what others were told, and leaves messages (RU-MAI-1)
  actor: { ...civil('copy'), is: ['ownWill'] }, // plays somebody's role for a day (RU-ACR-1)
  collector: civil('collect', 'wield', 'putAway'), // has roles of those who leave, one at a time (RU-COL-1)
  necromancer: { ...civil('curse', 'swapCorpse'), is: ['ownWill'] }, // uses roles through the dead (RU-NEC-1)
  // Changes the roles of two players (RU-WCH-1).
  witch: { ...civil('exchange', 'fixExchange', 'lastExchange'), is: ['homebody'] },
  wizard: { ...civil('conjure'), is: ['ownWill'] }, // plays a role that nobody was dealt (RU-WIZ-1)
  // Avenges a favourite (RU-FAN-1).
  fanatic: {
    ...civil('nameFavourite', 'avenge', 'followFavourite', 'lastRevenge'),
    sentAs: { shoot: 'avenge' },
  },
  // Takes souls of those who leave, to kill or to heal by them (RU-CUL-1).
  cultist: { ...civil('nameSouls', 'devour', 'soulHeal', 'takenLife'), sentAs: { heal: 'soulHeal', shoot: 'devour' } },
  // Examines bodies, and compares players with them (RU-CRI-1).
  criminalist: { ...civil('examine', 'analyse', 'noticeNames'), is: ['homebody'] },
  // Goes on after his death, and others who are killed with him (RU-PHA-1).
  phantom: civil('haunt', 'gatherVotes', 'possess', 'waiveBonus', 'stopPhantoms'),
  // Saves somebody whom the ballots chose (RU-HER-1).
  hero: civil('standUp', 'takeDown', 'sacrifice', 'noticeVisitors'),
  // Explodes when he is lynched, with whom he likes (RU-TER-1).
  terrorist: { ...civil('armDetonator', 'explodeWith', 'explode'), is: ['hidesColour'] },
  madman: { ...civil('burn'), sentAs: { take: 'burn' } }, // dies in a fire of his own, with two others (RU-MAD-1)
  witness: civil('vouch'), // gives weight to who votes as he does (RU-WIT-1)
  liar: civil('compromise', 'slipBallots'), // makes nothing of ballots (RU-LIA-1)
  judge: civil('judgement'), // votes for six, and condemns where a vote is level (RU-JUD-1)
  // Notices roles, and uses the mayor’s influence (RU-POL-4); one of the base roles in the extended format (RU-FMT-1).
  politician: {
    ...civil('noticeRoles', 'noticeSelfMoves', 'patronise', 'influence', 'nameSupporters', 'shadowVertical'),
    is: ['hidesColour'],
  },
}

/** Dealt without repetition until everybody has a role (RU-FMT-4). */
export const optional: Record<string, RoleEntry> = withRaised(played)
