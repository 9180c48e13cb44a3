import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })
const implied = (says: string): Ruling => ({ says, origin: 'implied' })
const chosen = (says: string): Ruling => ({ says, origin: 'default' })

const colours: Record<string, Ruling> = {
  'RU-CHK-1': stated(
    'Reds show red; mafia, maniac and yakuza show black; werewolves show red until they kill, and the faceless shows red.',
  ),
  'RU-CHK-2': stated(
    'Who holds a check may have it verified instead of a move: the answer is exact, a werewolf comes out black and the faceless red.',
  ),
  'RU-CHK-3': stated(
    'A check of oneself says nothing about a black role of one’s own, and neither does its verification.',
  ),
  'RU-SLN-2': stated('Slander beats whitening, and the joker turns round whatever would then be shown.'),
  'RU-GEN-2': stated(
    'The son of the boss shows red always, other werewolves until their first kill, by whatever role; a kill counts for the checks of the same night.',
  ),
  'RU-GEN-3': implied(
    'The colour of a night is the natural one, then whitened, then slandered, then turned round by the joker.',
  ),
  'RU-GEN-4': chosen(
    'A verified check is red where the black was false, black for a werewolf, red for the faceless; whoever was whitened comes out black.',
  ),
}

const knowing: Record<string, Ruling> = {
  'RU-GEN-13': stated(
    'General information leaves out only what settles the team; the data of a role leave out what others did to its holder; its moves are only whom it chose.',
  ),
  'RU-INFO-1': stated(
    'General information is everything about the moves and effects of a role and what others did to its holder, but for what settles his team.',
  ),
  'RU-INFO-2': stated(
    'The data of a role are its moves, its results and what it holds, without what others did to its holder.',
  ),
  'RU-INFO-3': stated('The moves of a role are whom it chose by day and by night, without any result.'),
  'RU-GEN-14': stated('Whoever substitutes what another learns receives the substitute as well.'),
  'RU-INFO-5': stated(
    'The substitute takes the place of the true result also in what its author is told, so nobody who looks on can tell.',
  ),
  'RU-GEN-19': stated(
    'The detective notices visitors at home: by name on a night of tracking, by role on a night of a request. Bum, hero and criminalist always notice names, hypnotist, priest and politician roles, the joker both. Whoever notices names misses what a bum misses: a killer whose victim lives, and the special moves of werewolves. The cutting of a face is noticed as well, save by the bum.',
  ),
  'RU-GEN-20': stated('For who tracks them the hypnotist, the criminalist and the witch sit at home.'),
  'RU-GEN-23': stated(
    'Whoever takes over a role that observes another learns which role that is as soon as he uses it.',
  ),
  'RU-INFO-4': stated('The new holder of an observing role is told at the first use what it observes.'),
  'RU-INFO-6': stated('What somebody must know to make a move the host tells him when asking for it.'),
}

const commissioner: Record<string, Ruling> = {
  'RU-COM-1': stated(
    'The commissioner checks a colour every night; the public learns that the check passed. A blocked role of the target does not hinder it.',
  ),
  'RU-COM-2': stated(
    'The check does not pass where there was none, the target was killed, commissioner or target were taken home by geisha or prostitute, or the commissioner was stopped, by the fire of a madman too.',
  ),
  'RU-COM-3': chosen(
    'There is no information about the maimed, about those whose role hides the colour, and where doctor, blocker, bodyguard or another checker came to the same target; a foiled move of theirs does not count.',
  ),
  'RU-COM-4': stated('Instead of a check the commissioner may have an earlier one verified, red or black.'),
  'RU-COM-5': stated(
    'A check of oneself never finds the own negative role. A rumour or a joker shows in it as in any check; verified it is never black.',
  ),
  'RU-COM-6': stated('The investigator gets the result every morning.'),
  'RU-COM-B1': stated('A black commissioner learns at once whether a black check was false.'),
  'RU-COM-B2': stated(
    'A black commissioner may set the colour that the investigator gets, on a condition if he likes; nothing is set where the check fails.',
  ),
  'RU-COM-G1': stated('The faceless substitutes like a black commissioner.'),
}

const lawyer: Record<string, Ruling> = {
  'RU-LAW-1': stated(
    'The lawyer checks and verifies like the commissioner, and is told of everything in private, also that a check did not pass.',
  ),
  'RU-LAW-B1': stated(
    'A black lawyer learns at once whether a black check was false, and votes with one vote more against everybody whom he checked, whatever the colour; when everybody has voted he may drop that vote.',
  ),
}

const inquisitor: Record<string, Ruling> = {
  'RU-INQ-1': stated(
    'The inquisitor checks like the commissioner, and is told in private, also that a check did not pass.',
  ),
  'RU-INQ-2': chosen(
    'On the night after a black check the inquisitor may burn that player, have the check verified, or check somebody else. A burning that failed is not repeated without another black check.',
  ),
  'RU-INQ-4': {
    says: 'The inquisitor is the last of the civil killers, and for the blocker a burning is a negative move.',
    origin: 'stated',
    uncheckable: 'says again of one role what holds for all civil killers, where it is shown (RU-ORD-2, RU-BLK-6)',
  },
  'RU-INQ-B1': stated(
    'A black inquisitor learns at once whether a black check was false; by a red or a false black check he may burn one night later.',
  ),
  'RU-INQ-B2': stated('A black inquisitor who burned a black shows red until he burns a red.'),
  'RU-INQ-G1': stated('The faceless as inquisitor may burn himself.'),
}

const journalist: Record<string, Ruling> = {
  'RU-JOU-1': stated(
    'The journalist compares the colours of two other players, as checks of a commissioner would show them, and is told whether they are the same.',
  ),
  'RU-JOU-2': stated(
    'There is no information where he is stopped, blocked or in company, where one of the two is killed or maimed or hides the colour by role, and where another checker came to one of them. Clients can be compared.',
  ),
  'RU-JOU-3': stated(
    'On the night after a successful comparison two new players are not compared; a known one with a new one are, and any earlier result can be verified, also where one of the two is dead: it is then as if the checks of both were verified.',
  ),
  'RU-JOU-B1': chosen(
    'A black journalist learns the colour of each of the two at once, as a check would show it; that one of them was a red under slander he learns one night later.',
  ),
}

const detective: Record<string, Ruling> = {
  'RU-DET-1': stated('Who is tracked was at home or went to somebody. No move, or one on oneself, is at home.'),
  'RU-DET-2': stated('Of a civil and a negative move the negative one is seen.'),
  'RU-DET-3': stated('Who was seen at an attack is named one night later as having moved by a negative role.'),
  'RU-DET-4': stated('Of the doctor both targets are seen, and of somebody whom hypnosis led elsewhere both places.'),
  'RU-DET-5': stated('Of werewolves only the civil move is seen, unless they shoot like a killer.'),
  'RU-DET-6': stated('A move that failed at its target is seen all the same.'),
  'RU-DET-7': stated('Instead of where somebody went the detective may learn his civil role.'),
  'RU-DET-8': stated(
    'Instead of tracking the detective may name a civil role and learn where it was on every night; there is no information about a role that is not in the game, nor where his own role is blocked. Company, fire, an attack and an arrest of the night do not stop it.',
  ),
  'RU-DET-9': stated(
    'Tracking gives no information where the detective was stopped, or where he or the target was taken home by geisha or prostitute, and in the fire of a madman.',
  ),
  'RU-DET-10': stated(
    'On a night of tracking the detective learns who came to him, on a night of a request which roles did, in company too unless the host has it otherwise.',
  ),
  'RU-DET-11': stated('Of a target who is killed that night the detective learns the team.'),
  'RU-DET-12': stated(
    'The detective notices slander on the target unless somebody checked its colour, and slander on himself always, and by which side; the investigator hears of it one night later.',
  ),
  'RU-DET-B1': stated(
    'A black detective sees both the civil and the negative move; the investigator gets the usual result.',
  ),
  'RU-DET-B2': stated(
    'A black detective may set what the investigator gets, but not where his move failed, not what cannot have been, and no slander that a checker hid.',
  ),
  'RU-DET-G1': stated('The faceless substitutes like a black detective.'),
}

const investigator: Record<string, Ruling> = {
  'RU-INV-1': stated(
    'The investigator gets what commissioner and detective found every morning, without knowing who they are.',
  ),
  'RU-INV-2': stated('The investigator may have any check verified that he got from the commissioner.'),
  'RU-INV-3': stated('The investigator may request a role like the detective, without noticing visitors.'),
  'RU-INV-4': stated(
    'Once commissioner and detective are both dead the investigator may shoot every night until he kills a black or the faceless.',
  ),
  'RU-INV-5': stated(
    'A commissioner or detective whose role the active citizen took counts as alive, one whose role the necromancer uses as dead.',
  ),
  'RU-INV-6': stated('Verification, request and shot exclude each other; a shot that failed may be tried again.'),
  'RU-INV-B1': stated(
    'A black investigator loses the shot by killing a red or the faceless with it; a werewolf who kills with it shows black from then on.',
  ),
  'RU-INV-B2': stated('A hireling who shoots as investigator skips the order.'),
  'RU-INV-G1': stated('The faceless as investigator may shoot himself.'),
}

const activeCitizen: Record<string, Ruling> = {
  'RU-ACZ-1': stated(
    'As soon as a civil role leaves the game, by lynch or by night, the active citizen takes it, the first one that is free, and cannot refuse.',
  ),
  'RU-ACZ-2': stated('The role of a dead black is taken too; of several the host gives one, those of reds first.'),
  'RU-ACZ-3': stated('The heir goes on as if the role had been his from the start and is told its moves and results.'),
  'RU-ACZ-4': stated(
    'A blocked heir gets the role and uses it once he is free; a role that was blocked in other hands works for a free heir.',
  ),
  'RU-ACZ-5': stated(
    'The role of a maimed player is not taken; of two active citizens chance decides who comes first.',
  ),
}

export const checks: Record<string, Ruling> = {
  ...colours,
  ...knowing,
  ...commissioner,
  ...lawyer,
  ...inquisitor,
  ...journalist,
  ...detective,
  ...investigator,
  ...activeCitizen,
}
