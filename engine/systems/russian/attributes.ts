/** What kind of move an ability is, and of what kind a role, in words that rulings ask for: its entry says which it has. */
import type { RuleId } from '../../reason/claim.ts'
import type { Ability, Key, Role } from '../../rules/role.ts'
import type { InWords } from '../../ruleset/localized-text.ts'
import type { Kind, Says } from './vocabulary.ts'

/**
 * `spoken`: said at home among killers, or by who dies of his own hand; no attack, fire or block stops it (RU-SUI-1).
 * `byOwnHand`: a death of one's own, after all other kills (RU-SUI-1).
 * `byLetter`: sent in without going out, so that company keeps nobody from it.
 * `question`: put to the host by letter; it may come with an evening, and has its turn in the night (RU-EVE-1).
 * `word`: neither a way nor a deed, so that what stops moves does not reach it (RU-HIR-4, RU-IMI-5).
 * `unstoppable`: nothing blocks, foils or redirects it (RU-FAC-4, RU-KAM-B2).
 * `ofNoRole`: made by a player and not by a role of his, so that he makes it when he has lost the use of his roles.
 * `uncounted`: no second move beside another one of the same player (RU-OVL-2).
 * `stays`: leaves no way to be seen, save where its own ruling says who went (RU-NORD-2).
 * `shot`: a killer goes with it himself, for his side or through a civil role (RU-KILL-2, RU-INV-4).
 * `oncePerCheck`: a killer has one attempt by each check, so that a failed one leaves no other (RU-INQ-2).
 * `order`: a hired killer is sent with it (RU-HIR-1).
 * `ownShot`: it asks for a shot of the side (RU-KILL-2).
 * `insurance`: it is a shot in another's place (RU-INS-3).
 * `passes`: it gives up the side's own shots (RU-KILL-7).
 * `declines`: whoever sends it in insures nobody (RU-INS-1).
 * `ofSide`: it deals with the kills of a side, which is for those who kill for it now (RU-HIR-1, RU-IMI-1).
 * `ofPair`: a third partner and yakuza do it as the pair of the mafia does (RU-SON-1, RU-YAK-1).
 * `special`: a werewolf's own move in the place of a kill, or a kill that only he makes (RU-BLK-3, RU-HIR-9).
 * `lasting`: the harm outlasts the night, so that it has no effect on an illusion or a corpse (RU-IMI-4, RU-BUM-7).
 * `keepsAim`: a hypnotist leads it nowhere (RU-HYP-2, RU-FAC-4).
 * `comesLate`: its player sets out first, and comes where the hypnotist leads him (RU-NORD-4).
 * `arrests`, `guards`: a blocker's move that can be this; where it can be both, a word with it says which (RU-BLK-1).
 * `company`: it takes somebody home for the night (RU-GEI-1, RU-PRO-1).
 * `reachesClients`: it comes to who is with the prostitute or the geisha (RU-PRO-2, RU-GEI-1, RU-EXE-7).
 * `arrestedFirst`: whoever has it is arrested before all company, `arrestedNext`: just before the own one (RU-NORD-3).
 * `heals`: the doctor's, with rules of its own for what an attack or a fire does to it (RU-DOC-9, RU-MAD-4).
 * `despiteAttack`: it is made by who was attacked all the same (RU-EXE-9).
 * `whenDead`: it is made by who is dead (RU-EXE-4).
 * `forInvestigator`: what it finds goes to the investigator too (RU-INV-1).
 * `beforeVote`: by day it is due before the vote (RU-TIME-2).
 * `approves`: said as the vote starts, for as long as approvals are taken (RU-HUNT-2).
 * `namesOnly`: it does nothing to whom it names, so that it may name anybody (RU-SON-4).
 * `despiteHack`: no hack keeps from it (RU-HAC-4).
 * `ofLater`: it bears on what comes later in its night, when a hack of an earlier evening is over (RU-GEN-11).
 * `endsHack`: by its turn a hack of an earlier evening is over (RU-HAC-5).
 * `keptFromHeirs`: who takes the role over hears nothing of it (RU-HER-5).
 * `ofPhantoms`: a phantom makes it, who has no other move (RU-PHA-2).
 * `ofVoters`: it is about ballots, so that it reaches a phantom, who has one (RU-PHA-2).
 * `earned`: a life that is there only once it was taken (RU-CUL-3).
 * `deadly`: it settles who dies with or of it, though it is no kill; a pimp chooses none such (RU-PIM-2).
 * `settledFirst`: of an evening’s moves it is settled before all others (RU-HAC-2, RU-HAC-3).
 * `hidesBallots`: it adds ballots that no table shows (RU-LIA-B1).
 * `onePlayed`: who only plays the role makes it with one target (RU-ACR-5).
 * `protectsPlayed`: who only plays the role always protects the client with it (RU-ACR-5).
 * `sparesOwner`: who only plays the role does not aim it at the player whose role it is (RU-ACR-6).
 * `notForSuicide`: a life that answers for no suicide (RU-SUI-1).
 */
export type Attribute =
  | 'spoken'
  | 'byOwnHand'
  | 'byLetter'
  | 'question'
  | 'word'
  | 'unstoppable'
  | 'ofNoRole'
  | 'uncounted'
  | 'stays'
  | 'shot'
  | 'oncePerCheck'
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
  | 'reachesClients'
  | 'arrestedFirst'
  | 'arrestedNext'
  | 'heals'
  | 'despiteAttack'
  | 'whenDead'
  | 'forInvestigator'
  | 'beforeVote'
  | 'approves'
  | 'namesOnly'
  | 'despiteHack'
  | 'ofLater'
  | 'endsHack'
  | 'keptFromHeirs'
  | 'ofPhantoms'
  | 'ofVoters'
  | 'earned'
  | 'settledFirst'
  | 'hidesBallots'
  | 'onePlayed'
  | 'protectsPlayed'
  | 'sparesOwner'
  | 'notForSuicide'
  | 'deadly'

/** An ability of this system: a word that is no attribute does not compile. */
export interface Entry extends Omit<Ability, 'keys'> {
  keys?: Readonly<Record<string, InWords<Key>>>
  is?: readonly Attribute[]
  /** The secretary is out of its reach, by this rule. */
  sparesSecretary?: RuleId
  /** A hireling who kills with it goes on no order, by this rule. */
  skipsOrderBy?: RuleId
  /** By which rule a pimp chooses it for his slave; by default RU-PIM-1. */
  chosenBy?: RuleId
  /** By which rule of the morning it is told what it brought; by default RU-RES-2. */
  toldBy?: RuleId
  /** The fact that shows that it stood; where it was foiled, this is told to who made it (RU-GEN-21). */
  leaves?: Kind
  /** Unless its player left this fact he may try again, and is told so (RU-GEN-22); `asks`: what trees ask of that. */
  retriedUnless?: { kind: Kind; asks: Says }
  /** A kamikaze who can kill turns it away, by this rule (RU-KAM-3). */
  turnedAwayBy?: RuleId
  /** A guard keeps it from its target, by this rule. */
  stoppedByGuard?: RuleId
}

/** Moves by id, and which of them have an attribute: every step of every night asks. */
const moves = new Map<string, { entry: Entry; is: ReadonlySet<Attribute> }>()
const bearers = new Map<Attribute, string[]>()

/** Enters the moves of a section (`sections.ts`), so that rulings can ask what an ability is. */
export function enterMoves(entries: Readonly<Record<string, Entry>>): void {
  for (const [id, entry] of Object.entries(entries)) {
    moves.set(id, { entry, is: new Set(entry.is) })
    for (const attribute of entry.is ?? []) bearers.set(attribute, [...(bearers.get(attribute) ?? []), id])
  }
}

/** The entry of an ability, as its section wrote it. */
export const moveOf = (does: string): Entry | undefined => moves.get(does)?.entry

/** Whether an ability has an attribute. */
export const is = (does: string, attribute: Attribute): boolean => moves.get(does)?.is.has(attribute) ?? false

/** Every ability that has an attribute. */
export const withAttribute = (attribute: Attribute): readonly string[] => bearers.get(attribute) ?? []

/**
 * `homebody`: never leaves home, whatever he does to others (RU-GEN-20).
 * `hidesColour`: no check shows the colour of who has it (RU-COM-3).
 * `passedOver`: hired killers leave him alone (RU-HIR-3).
 * `killsSpecially`: all his kills are special moves (RU-HIR-9).
 * `killsLast`: has a move of his own in the place of a kill, and kills when nobody else is left to (RU-FMT-5).
 * `killsTwice`: has two shots in a night where nobody kills beside him (RU-KILL-3).
 * `ownWill`: a pimp rules none of its moves (RU-PIM-4, RU-ACR-9).
 * `holdsPosts`: an elite who may be elected or appointed (RU-ELEC-2).
 * `reportsBack`: leaves after the second lynch, unless a post keeps him (RU-AGT-1).
 * `weighsNothing`: a ballot of his weighs nothing (RU-MAS-1). `staysOn`: is in the game to its end (RU-MAS-1).
 * `serves`: has a master and no ballot of his own (RU-SRV-1).
 * `raised`: a necromancer uses it through the corpse of who had it (RU-NEC-3).
 * `pairOfYakuza`: of the pair in the maniac's place, as its third partner too (RU-YAK-1).
 */
export type RoleAttribute =
  | 'homebody'
  | 'hidesColour'
  | 'passedOver'
  | 'killsSpecially'
  | 'killsLast'
  | 'killsTwice'
  | 'pairOfYakuza'
  | 'ownWill'
  | 'holdsPosts'
  | 'reportsBack'
  | 'weighsNothing'
  | 'staysOn'
  | 'serves'
  | 'raised'

/** A role of this system. */
export interface RoleEntry extends Role {
  is?: readonly RoleAttribute[]
  /** By which rule it shares what a pair has, without being one of the two mafia. */
  partnerBy?: RuleId
  /** By which rule it comes to a shot, where killing is not its own trade. */
  killsBy?: RuleId
  /** By which rule it kills in the place of one who is out. */
  standsInBy?: RuleId
}
