/**
 * The sections of the rulebook, in the order in which their rulings are asked. Each is one object, and every table of
 * this system is joined from this list: there is no other.
 */
import { day, dayOver } from './day/day.ts'
import { frame, beside } from './frame/frame.ts'
import { faceless, cutReports } from './faceless/faceless.ts'
import { facesBack } from './faceless/faces-back.ts'
import { facelessEnds } from './faceless/ends.ts'
import { blocker } from './protect/blocker.ts'
import { doctor } from './protect/doctor.ts'
import { blockerHit } from './protect/blocker-hit.ts'
import { dead } from './morning/dead.ts'
import { reach, reached } from './morning/reach.ts'
import { toldInPrivate } from './morning/private.ts'
import { note } from './notes/note.ts'
import { conditions } from './notes/conditions.ts'
import { joker } from './tricks/joker.ts'
import { geisha } from './tricks/geisha.ts'
import { poisoner } from './tricks/poisoner.ts'
import { antidote } from './tricks/antidote.ts'
import { poisonings } from './tricks/poisonings.ts'
import { executor } from './tricks/executor.ts'
import { executorRage } from './tricks/executor-rage.ts'
import { lastKillers } from './tricks/last-killers.ts'
import { prostitute } from './company/prostitute.ts'
import { immortal } from './company/immortal.ts'
import { bodyguard } from './guards/bodyguard.ts'
import { bodyguardTold } from './guards/bodyguard-told.ts'
import { kamikaze } from './guards/kamikaze.ts'
import { kamikazeOwnWill } from './guards/kamikaze-own-will.ts'
import { attacks } from './killers/attacks.ts'
import { ownShots, ownShotLimits } from './killers/own-shots.ts'
import { insurance, insuranceLimits } from './killers/insurance.ts'
import { shots } from './killers/shots.ts'
import { suicides, suicideLimits } from './killers/suicide.ts'
import { rumours, rumourLimits } from './killers/slander.ts'
import { ledger } from './killers/ledger.ts'
import { hypnotist } from './mischief/hypnotist.ts'
import { bum } from './mischief/bum.ts'
import { bumSights } from './mischief/bum-sights.ts'
import { madman } from './mischief/madman.ts'
import { madmanShots } from './mischief/madman-shots.ts'
import { hireling } from './family/hireling.ts'
import { hirelingTold } from './family/hireling-told.ts'
import { sonOfBoss } from './family/son.ts'
import { imitator } from './family/imitator.ts'
import { yakuza } from './family/yakuza.ts'
import { shotTurns } from './family/turns.ts'
import { records, passing } from './hands/passing.ts'
import { playing, playsEnd } from './hands/playing.ts'
import { activeCitizen } from './hands/active-citizen.ts'
import { wizard } from './hands/wizard.ts'
import { actor } from './hands/actor.ts'
import { collector } from './hands/collector.ts'
import { necromancer } from './hands/necromancer.ts'
import { witch, exchangesEnd } from './hands/witch.ts'
import { colours } from './checks/colours.ts'
import { commissioner } from './checks/commissioner.ts'
import { verification } from './checks/verification.ts'
import { lawyer } from './checks/lawyer.ts'
import { journalist } from './checks/journalist.ts'
import { detective } from './checks/detective.ts'
import { detectiveFindings } from './checks/detective-findings.ts'
import { detectiveNotices } from './checks/detective-notices.ts'
import { investigator, shotCalls } from './checks/investigator.ts'
import { inquisitor, burningRetries } from './checks/inquisitor.ts'
import { movements } from './checks/movements.ts'
import { slaveChoices, slaveMoves } from './evening/slave-moves.ts'
import { hacker } from './evening/hacker.ts'
import { anonymous, watching } from './evening/anonymous.ts'
import { pimp, slaves } from './evening/pimp.ts'
import { drugDealer } from './strikers/drug-dealer.ts'
import { maid, maidMessages, maidReading } from './seers/maid.ts'
import { priestAtNight } from './seers/priest.ts'
import { politician } from './voices/politician.ts'
import { politicianVotes } from './voices/politician-votes.ts'
import { liar } from './voices/liar.ts'
import { judge } from './voices/judge.ts'
import { witness } from './voices/witness.ts'
import { hero } from './court/hero.ts'
import { heroicDeath } from './court/hero-death.ts'
import { terrorist } from './court/terrorist.ts'
import { phantom } from './ghosts/phantom.ts'
import { phantomVotes } from './ghosts/phantom-votes.ts'
import { cultist, cultistResults } from './graves/cultist.ts'
import { fanatic } from './graves/fanatic.ts'
import { criminalist, criminalistResults } from './graves/criminalist.ts'
import { posts } from './posts/posts.ts'
import { pleas } from './pleas/pleas.ts'
import { elites, servants } from './elites/elites.ts'
import { hunts } from './hunt/hunt.ts'
import { penalties } from './penalties/penalties.ts'
import { end } from './end/end.ts'
import { best } from './best/best.ts'
import { shared } from './shared/facts.ts'
import { enterMoves } from './attributes.ts'
import type { Section } from './section.ts'

export const sections: readonly Section[] = [
  day,
  frame,
  faceless,
  facesBack,
  facelessEnds,
  cutReports,
  blocker,
  doctor,
  blockerHit,
  joker,
  geisha,
  poisoner,
  antidote,
  poisonings,
  executor,
  executorRage,
  lastKillers,
  prostitute,
  immortal,
  bodyguard,
  bodyguardTold,
  kamikaze,
  kamikazeOwnWill,
  attacks,
  ownShots,
  insurance,
  shots,
  suicides,
  rumours,
  ledger,
  hypnotist,
  bum,
  bumSights,
  madman,
  madmanShots,
  hireling,
  hirelingTold,
  sonOfBoss,
  imitator,
  yakuza,
  shotTurns,
  records,
  colours,
  commissioner,
  verification,
  lawyer,
  journalist,
  detectiveFindings,
  detective,
  detectiveNotices,
  investigator,
  inquisitor,
  movements,
  slaveChoices,
  hacker,
  anonymous,
  pimp,
  slaveMoves,
  drugDealer,
  priestAtNight,
  maid,
  politician,
  judge,
  liar,
  politicianVotes,
  witness,
  hero,
  heroicDeath,
  terrorist,
  phantom,
  phantomVotes,
  cultistResults,
  criminalistResults,
  passing,
  playing,
  necromancer,
  witch,
  activeCitizen,
  exchangesEnd,
  collector,
  wizard,
  actor,
  playsEnd,
  shotCalls,
  burningRetries,
  cultist,
  fanatic,
  criminalist,
  posts,
  pleas,
  elites,
  hunts,
  ownShotLimits,
  insuranceLimits,
  rumourLimits,
  suicideLimits,
  penalties,
  end,
  dead,
  reach,
  toldInPrivate,
  maidMessages,
  watching,
  slaves,
  maidReading,
  reached,
  note,
  conditions,
  servants,
  beside,
  dayOver,
  best,
  shared,
]

for (const { abilities } of sections) if (abilities) enterMoves(abilities)
