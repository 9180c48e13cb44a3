/** What kind of move an ability is, in words that rulings ask for: its entry says which of them it has. */
import type { RuleId } from '../../reason/claim.ts'
import type { Ability } from '../../rules/role.ts'

/**
 * `spoken`: said at home, among killers or by who dies of his own hand; no attack, fire or block keeps from it (RU-SUI-1).
 * `byLetter`: sent in without going out, so that company keeps nobody from it. `question`: a letter to somebody's office;
 * it may come with an evening, and has its turn in the night (RU-EVE-1).
 * `word`: neither a way nor a deed, so that what stops moves does not reach it (RU-HIR-4, RU-IMI-5).
 * `unstoppable`: nothing blocks, foils or redirects it (RU-FAC-4, RU-KAM-B2).
 * `ofNoRole`: made by a player and not by a role of his, so that it outlasts the loss of one.
 * `uncounted`: no second move beside another of the same player's (RU-OVL-2).
 * `stays`: leaves no way to be seen, save where its own ruling says who went (RU-NORD-2).
 * `shot`: a killer goes with it himself, for his side or through a civil role. `order`: one is sent with it (RU-HIR-1).
 * `ownShot`: asks for a shot of the side. `insurance`: shoots in another's place (RU-INS-3). `declines`: insures nobody
 * (RU-INS-1). `passes`: gives up the side's own shots (RU-KILL-7).
 * `ofSide`: deals with the kills of a side, which is for those who kill for it now (RU-HIR-1, RU-IMI-1).
 * `ofPair`: a third partner and yakuza do it as the pair of the mafia does (RU-SON-1, RU-YAK-1).
 * `special`: a werewolf's own move in the place of a kill, or a kill that only he makes (RU-BLK-3, RU-HIR-9).
 * `lasting`: the harm it does outlasts the night, so that it comes to nothing at whom it only seems to find.
 * `keepsAim`: a hypnotist leads it nowhere (RU-HYP-2, RU-FAC-4). `comesLate`: its player sets out first, and comes where
 * the hypnotist leads him (RU-NORD-4).
 * `arrests`, `guards`: a blocker's move that can be this (RU-BLK-1); of one that can be both the word with it says which.
 * `company`: it takes somebody home for the night (RU-GEI-1, RU-PRO-1).
 * `heals`: the doctor's; what an attack or a fire does to it is its own matter (RU-DOC-9, RU-MAD-4).
 * `despiteAttack`: made by who was attacked all the same (RU-EXE-9). `whenDead`: by who is dead (RU-EXE-4).
 * `forInvestigator`: what it finds goes to the investigator too (RU-INV-1). `beforeVote`: by day, due before the vote
 * (RU-TIME-2). `namesOnly`: it does nothing to whom it names. `notForSuicide`: a life that answers for no suicide (RU-SUI-1).
 */
export type Attribute =
  | 'spoken'
  | 'byLetter'
  | 'question'
  | 'word'
  | 'unstoppable'
  | 'ofNoRole'
  | 'uncounted'
  | 'stays'
  | 'shot'
  | 'order'
  | 'ownShot'
  | 'insurance'
  | 'passes'
  | 'declines'
  | 'ofSide'
  | 'ofPair'
  | 'special'
  | 'lasting'
  | 'keepsAim'
  | 'comesLate'
  | 'arrests'
  | 'guards'
  | 'company'
  | 'heals'
  | 'despiteAttack'
  | 'whenDead'
  | 'forInvestigator'
  | 'beforeVote'
  | 'namesOnly'
  | 'notForSuicide'

/** An ability of this system: a word that is no attribute does not compile. */
export interface Entry extends Ability {
  is?: readonly Attribute[]
  /** The secretary is out of its reach, by this rule. */
  sparesSecretary?: RuleId
}
