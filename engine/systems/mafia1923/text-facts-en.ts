/** What the facts of a night say in English, when they stand and when they do not. */
import type { Phrase } from '../../text/wording.ts'

export const factsOfNight = {
  // Acting
  actsNoMore: { stands: '{who} was dead by then', falls: '{who} was living then' },
  diedBefore: { stands: '{who} died earlier in the night', falls: '{who} did not die before that' },
  roleLacked: {
    stands: '{who} did not have that role',
    falls: '{who} had that role by then',
    would: '{who} would not have had that role',
  },
  roleLost: { stands: '{who} no longer had that role', falls: '{who} still had that role' },
  didNotHappen: {
    stands: "{who}'s night was cancelled, so {use} did not happen",
    falls: "{who}'s night was not cancelled",
    would: "{who}'s night would have been cancelled",
  },
  earlierBoss: {
    stands: '{who} was cancelled by a Boss who came first',
    falls: 'no Boss who came first cancelled {who}',
    would: '{who} would have been cancelled by a Boss who came first',
  },
  undone: {
    stands: 'a Boss undid what {who} did',
    falls: 'no Boss undid what {who} did',
    would: 'a Boss would have undone what {who} did',
  },
  tooIll: {
    stands: '{who} was too ill to act',
    falls: '{who} was poisoned, which keeps nobody from acting',
    would: '{who} was poisoned',
  },
  hurtTonight: {
    stands: '{who} was too hurt to act',
    falls: '{who} was injured tonight, which begins to matter in the morning',
    would: '{who} was injured tonight',
  },
  actsAllTheSame: { stands: '{who} acts all the same', falls: '{who} does not act' },
  cannotAct: {
    stands: '{who} is injured and cannot act',
    falls: '{who} can act',
    would: '{who} would not be able to act',
  },
  noMafiaLeft: { stands: 'no Mafia Member was living any more', falls: 'a Mafia Member was living' },
  allInjured: {
    stands: 'every living Mafia Member was injured',
    falls: 'that all of the Mafia were injured did not matter',
  },
  senderDied: {
    stands: '{who}, who sent it in, was dead by then',
    falls: '{who}, who sent it in, was dead by then, but the team goes on',
  },
  sentByNobody: { stands: 'nobody sent it in for {who}, who was injured', falls: 'somebody sent it in for {who}' },
  deadAlready: { stands: '{who} was dead already', falls: '{who} was still living' },
  noHelp: {
    stands: '{use} helps against {what}',
    falls: '{use} is no help against {what}',
    would: '{use} might have helped against {what}',
  },
  notCovered: { stands: 'that does not touch {what}', falls: 'that touches {what}' },

  // Bosses and Bumbling Bureaucrats
  cancelled: {
    stands: "{who}'s night is cancelled",
    falls: "{who}'s night is not cancelled",
    would: "{who}'s night would have been cancelled",
  },
  triedNothing: { stands: '{who} tried nothing, as anybody may', falls: '{who} tried something' },
  doneAlready: { stands: 'what {who} did at the first step stays done', falls: '{who} had done nothing yet' },
  redirectMark: {
    stands: "{who}'s next action goes anywhere",
    falls: "{who}'s next action is not muddled",
    would: "{who}'s next action would have gone anywhere",
  },
  markWaits: { stands: 'it waits for the next action of {who}', falls: 'it does not wait for {who}' },
  markSpent: { stands: 'the muddle about {who} is used up', falls: 'the muddle about {who} is still there' },
  marksTogether: {
    stands: 'several muddles about {who} are used up together',
    falls: 'there was one muddle about {who}',
  },
  redirected: { stands: '{use} goes wherever chance sends it', falls: '{use} goes where it was aimed' },
  redirectedAtOnce: {
    stands: '{waited, select, yes {the muddle about {who} was waiting} other {it came first, in the same night}}',
    falls: 'it did not come in time',
  },
  laterBureaucrat: {
    stands: '{who} was the later of two Bumbling Bureaucrats',
    falls: '{who} was the earlier of two Bumbling Bureaucrats',
  },
  newTarget: { stands: '{use} was sent to {third}', falls: '{use} was not sent to {third}' },

  // Thieves and pairs
  robbed: {
    stands: "{who}'s role is stolen",
    falls: "{who}'s role is not stolen",
    asks: "Is {who}'s role stolen?",
    would: "{who}'s role would have been stolen",
  },
  nothingToSteal: { stands: '{who} has no role that could be stolen', falls: '{who} has a role to steal' },
  leftPlain: {
    stands: '{who} is left without a role',
    falls: '{who} is not left without a role',
    asks: 'Is {who} left without a role?',
    would: '{who} would have been left without a role',
  },
  theftInVain: { stands: '{who} stole nothing and is a Thief no more', falls: '{who} is still a Thief' },
  mayTryAgain: { stands: '{who} may try again', falls: '{who} may not try again' },
  staysInMafia: { stands: '{who} stays in the Mafia', falls: '{who} is not in the Mafia' },
  pairedWith: {
    stands: '{who} falls in love',
    falls: '{who} does not fall in love',
    asks: 'Does {who} fall in love?',
    would: '{who} would have fallen in love',
  },
  pairedAlready: { stands: '{who} is in as many pairs as anybody may be', falls: '{who} may be in another pair' },
  forGood: { stands: 'it is for the rest of the game', falls: 'it does not last' },
  heartbroken: {
    stands: '{who} dies of a broken heart with {other}',
    falls: "{who}'s heart does not break over {other}",
    would: '{who} would have died of a broken heart with {other}',
  },
  heartsSpared: { stands: 'hearts do not break in this game', falls: 'hearts break in this game' },

  // Shields
  healHolds: {
    stands: '{other} saved {who}',
    falls: '{other} did not save {who}',
    would: '{other} would have saved {who}',
  },
  onHimself: { stands: '{who} chose {who}, which is limited', falls: 'nothing came of it that {who} chose {who}' },
  oneVisit: { stands: 'one visit does it all', falls: 'it was the first thing the visit did' },
  healedBefore: { stands: '{who} had acted before dying', falls: '{who} had not acted' },
  guardHolds: {
    stands: '{other} guarded {who}',
    falls: '{other} did not guard {who}',
    would: '{other} would have guarded {who}',
  },
  everyAttack: { stands: 'the guard holds against every attack of the night', falls: 'it was the first attack' },
  attackTookPlace: { stands: 'the attack took place though a Doctor saved too', falls: 'no attack took place' },
  hitHimself: { stands: '{who} was attacker and attacked at once', falls: '{who} attacked somebody else' },
  butlersLuck: {
    stands: 'attempt {attempt} of the Mafia on Butler {who} fails',
    falls: 'the luck of Butler {who} is used up',
    would: 'the luck of Butler {who} would have helped',
  },
  luckSpent: { stands: 'two attempts on {who} have failed already', falls: '{who} has luck left' },
  luckLost: {
    stands: '{who} has the luck of a Butler',
    falls: "the luck of a Butler went with {who}'s role",
    would: '{who} would have had the luck of a Butler',
  },
  luckKept: { stands: 'something else held, so it is kept', falls: 'nothing else held' },
  countsAllTheSame: {
    stands: 'it counts as one of the two, though something else held too',
    falls: 'nothing else held',
  },
  autoSave: {
    stands: '{who} was saved by being a Bodyguard',
    falls: '{who} was not saved by being a Bodyguard',
    would: '{who} would have been saved by being a Bodyguard',
  },
  autoSpent: { stands: '{who} was saved so before, and it works once', falls: '{who} was not saved so before' },
  autoKept: { stands: 'something else held, so it is kept', falls: 'nothing else held' },
  immune: {
    stands: '{who} is immune to poison',
    falls: '{who} is not immune to that poison',
    would: '{who} would have been immune to poison',
  },
  passiveWorks: {
    stands: '{use} works by itself',
    falls: '{use} does not work now',
    would: '{use} would have worked by itself',
  },
  passiveOfInjured: {
    stands: '{use} rests while {who} is injured',
    falls: 'that {who} is injured does not keep {use} from working',
    would: '{who} is injured',
  },
  worksAllTheSame: { stands: 'it works all the same', falls: 'it rests' },
  stolenWorks: { stands: '{who} took it over with the role of {role}', falls: '{who} did not take it over' },

  // Attacks
  attacked: { stands: 'the Mafia attacks {who}', falls: 'the Mafia does not get to {who}' },
  killsDue: {
    stands:
      'the Mafia has {count, plural, one {1 kill} other {# kills}} for {living, plural, one {1 living player} other {# living players}}',
    falls: 'the Mafia has no kill',
  },
  noMoreCivilians: { stands: 'there were no more Civilians than {count}', falls: 'there were enough Civilians' },
  teamAct: { stands: "it is an act of the team beside {who}'s own", falls: '{who} did nothing else' },
  drawnTarget: { stands: '{who} was drawn as a further target', falls: '{who} was not drawn' },
  injuredIsTarget: { stands: '{who} is injured, and a target like anybody', falls: '{who} is not injured' },
  rampaged: { stands: "{actor}'s attack hits somebody of {who}", falls: "{actor}'s attack on {who} hits nobody" },
  nobodyThere: { stands: 'nobody of {who} is living', falls: 'somebody of {who} is living' },
  drawnVictim: { stands: '{who} was drawn among the living of {other}', falls: '{who} was not drawn' },
  ownFamily: { stands: 'it was the family of {who}', falls: 'it was another family' },
  injured: {
    stands: '{who} is injured',
    falls: '{who} is not injured',
    asks: 'Is {who} injured?',
    would: '{who} would have been injured',
  },
  injuredAgain: { stands: 'the injury of {who} starts again', falls: '{who} was not injured before' },
  hurt: { stands: '{who} was hurt in the attack', falls: '{who} was not hurt', would: '{who} would have been hurt' },
  wellAgain: { stands: '{who} is well again', falls: '{who} is still injured' },
  attackerChosen: { stands: '{who} was the attacker among the Mafia', falls: '{who} was not the attacker' },

  // Poison
  poisoned: {
    stands: '{who} is poisoned',
    falls: '{who} is not poisoned',
    asks: 'Is {who} poisoned?',
    would: '{who} would have been poisoned',
  },
  poisonedAlready: {
    stands: '{who} is poisoned already',
    falls: '{who} was poisoned before, and it starts again',
    would: '{who} was poisoned before',
  },
  startsAgain: { stands: 'the poison in {who} starts again', falls: 'the poison in {who} goes on' },
  noNightLeft: { stands: 'there is no night left for {who} to die in', falls: 'there is another night' },
  cured: {
    stands: '{who} is cured of poison',
    falls: '{who} is not cured',
    asks: 'Is {who} cured?',
    would: '{who} would have been cured of poison',
  },
  poisonWorks: {
    stands: 'the poison of last night kills {who}',
    falls: 'the poison does not kill {who}',
    would: 'the poison of last night would have killed {who}',
  },
  poisonLifted: {
    stands: "{other}'s fate lifts the poison",
    falls: 'what became of {other} does not lift the poison',
    would: "{other}'s fate might have lifted the poison",
  },
  poisonStays: { stands: 'poison stays whatever becomes of the Butler', falls: 'the poison is gone' },
  poisonedBefore: { stands: '{who} had taken the poison before', falls: '{who} had not taken the poison before' },

  // Deaths and what follows
  lastRole: { stands: '{who} died as {role}', falls: '{who} did not die' },
  avenged: {
    stands: "{other}'s revenge comes to {who}",
    falls: "{other}'s revenge does not come to {who}",
    would: "{other}'s revenge would have come to {who}",
  },
  notAvenged: {
    stands: '{who} is not avenged',
    falls: '{who} has no revenge to take',
    asks: 'Is {who} left unavenged?',
  },
  nobodyToBlame: { stands: 'nobody killed {who} whom the revenge could hit', falls: 'somebody killed {who}' },
  causeLeftOut: { stands: 'for this cause there is no revenge in this game', falls: 'there is revenge for this cause' },
  killerGone: { stands: 'who killed {who} is dead already', falls: 'who killed {who} is living' },
  oneEach: { stands: 'each Armed Robber takes one Mafia Member', falls: 'it was the first' },
  savedFromRevenge: {
    stands: '{who} is saved from the revenge',
    falls: '{who} is not saved from the revenge',
    would: '{who} might have been saved from the revenge',
  },

  // Knowing and not being told
  inquired: {
    stands: '{other} inquires about {who}',
    falls: '{other} finds nothing out about {who}',
    would: '{other} would have inquired about {who}',
  },
  delivered: {
    stands: '{who} reads the role of {other}',
    falls: '{who} reads nothing about {other}',
    would: '{who} would have read the role of {other}',
  },
  witnessed: {
    stands: '{who} witnesses the death of {other}',
    falls: '{who} does not witness the death of {other}',
    would: '{who} would have witnessed the death of {other}',
  },
  deadHearNothing: { stands: '{who} died, and the dead hear only what is public', falls: '{who} is living' },
  notTold: {
    stands: '{who} died as well and is told nothing more',
    falls: '{who} is told',
    asks: 'Is {who} told nothing?',
  },
  unheard: { stands: '{who} hears nothing of what was prevented', falls: '{who} hears of what was prevented' },
  keptQuiet: {
    stands: '{who} is not told what was prevented',
    falls: '{who} is told what was prevented',
    asks: 'Is {who} not told what was prevented?',
  },
} satisfies Record<string, Phrase>
