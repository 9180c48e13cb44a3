/** Sons of the boss, hired killers, the imitator and the second pair of killers. */
import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })

const sonOfBoss: Record<string, Ruling> = {
  'RU-SON-1': stated(
    'The son of the boss belongs to the mafia from the start as a third partner: their shots and their rumours are his too.',
  ),
  'RU-SON-2': stated(
    "With a son of the boss one insurer is named for every shot. Three of them can use three shots at once; with a single shot on the maniac's night one of them may insure the maniac; with two nobody does.",
  ),
  'RU-SON-3': stated('Checks show the son of the boss red whatever he did.'),
  'RU-SON-4': stated(
    'When the son of the boss is out, the partner named as his successor takes the status, also as the last of the mafia; but one who is the son by succession does not pass it on to the last. The name may be given or changed every evening. A successor who is voted out is shown with the status beside his role.',
  ),
}

const hireling: Record<string, Ruling> = {
  'RU-HIR-1': stated(
    'On every night on which the mafia may move she sends an order for the hireling with her own target. He sends nothing in, cannot refuse, and goes before her; he carries out one order a night.',
  ),
  'RU-HIR-2': stated(
    'If the hireling kills anybody, the mafia who sent him stays at home and the shot is his; if he does not, for whatever reason, she goes for her own target. With neither order nor target the shot is kept.',
  ),
  'RU-HIR-3': stated(
    "The hireling passes over whoever is under the blocker's guard or a bodyguard, a kamikaze, another black and himself. A partner of the mafia is named only as a kill of a partner that is confirmed.",
  ),
  'RU-HIR-4': stated('Nothing done to the mafia stops or shows the order; what is done to the hireling does.'),
  'RU-HIR-5': stated(
    'An order may name a civil role instead of a player, with players to be left alone: the hireling attacks whoever has the role, or passes when nobody within reach has it; whom he would pass over is not within reach. If that player survives, mafia and hireling learn the name.',
  ),
  'RU-HIR-6': stated(
    'The mafia learns the team of whom the hireling killed, and in the morning that he died in the night; he does not learn of her victims.',
  ),
  'RU-HIR-7': stated(
    'An order may insure the maniac, and a partner with a shot is still insured by the mafia who gave it, if the hireling killed nobody. In the place of the mafia he and the maniac insure each other.',
  ),
  'RU-HIR-8': stated(
    'With all mafia out the hireling kills for himself on her nights, by name or by role, and may pass by naming whom he would pass over; the maniac may insure such a kill and be insured by it, and he learns who survived with the role he named; with the maniac out too he kills every night.',
  ),
  'RU-HIR-9': stated('Every kill of the hireling is the special move of a werewolf.'),
  'RU-HIR-10': stated(
    'The hireling shows red until he kills for himself for the first time, already in that night; what he kills on order does not count.',
  ),
}

const imitator: Record<string, Ruling> = {
  'RU-IMI-1': stated(
    'The imitator takes the place of the maniac when he is out. He learns who the maniac is before the first night on which the maniac kills; as long as the maniac lives nobody else sends in his kills.',
  ),
  'RU-IMI-2': stated(
    "Once they have met, the imitator may pretend to be the maniac each evening: what is aimed at the maniac that night meets an illusion. It comes to what it would come to with his civil role alone, and he himself is not harmed: he dies of nobody's company, no life is used up for him, and a kamikaze's illusion takes its killer along. Capture, poison and company of it are foiled, and who sent them in hears so.",
  ),
  'RU-IMI-3': stated(
    'An illusion is red to every check, and when that check is verified, if the civil role can be checked at all. What is aimed at the imitator himself is as ever.',
  ),
  'RU-IMI-4': stated(
    'When the imitator or the illusion is killed, everything that comes after the doctor reaches the maniac himself.',
  ),
  'RU-IMI-5': stated(
    "The illusion stands although the imitator's negative role is blocked or his face cut. It helps against neither a madman nor a kamikaze whom the maniac attacks.",
  ),
  'RU-IMI-6': stated(
    'When the imitator is voted out he may leave as any negative role that is in the game, and before his first kill as red. He counts as black all the same.',
  ),
  'RU-IMI-7': stated(
    "The imitator is truly red until they meet, to verified checks as well. In the maniac's place he shows red until his first kill, which already counts in its own night.",
  ),
}

const yakuza: Record<string, Ruling> = {
  'RU-YAK-1': stated(
    'The yakuza are two killers in the place of the maniac and one werewolf. They shoot on his nights by the rules of the mafia; their daughter of the head is a son of the boss, their ninja a hireling.',
  ),
  'RU-YAK-2': stated(
    'A side reduced to one while the other has at least two gives up its night and the shots kept; a son, daughter, hireling or ninja counts as its third. In the extended game a side keeps its night as long as one of it lives. A hireling or ninja without employers goes over to the other pair.',
  ),
  'RU-YAK-3': stated(
    'Yakuza show black, but each evening a whole pair may whiten one of its two; rumours are stronger. The mafia has this right only when both mafia live and a yakuza is out, in the extended game as long as her pair is whole. A pair made of the last two keeps it.',
  ),
  'RU-YAK-4': stated(
    'A single shooter against a pair has no shot, but insures the pair with a target of his own, and passes over a black.',
  ),
  'RU-YAK-5': stated(
    'While both pairs are whole and only one has a shot, a killer of the other insures it, even when the victim was saved. A hireling or ninja may do it, and his employer does not follow.',
  ),
  'RU-YAK-6': stated(
    'A mafioso and a yakuza left without partners, without a third or hired one and without a geisha in the place of a partner, are one new pair with all that partners have: insurance that nobody asks for, also where the victim was saved, moves sent in for each other, consent to a suicide and to a shot at the partner, and one shot each where there are two. Either makes the shot of either night, unless the host has each keep to the own one.',
  ),
}

export const family: Record<string, Ruling> = { ...sonOfBoss, ...hireling, ...imitator, ...yakuza }
