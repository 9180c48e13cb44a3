/**
 * The sections of the rulebook, in the order in which they are asked whether they refuse what is sent in. Each is one
 * object, and every table of this system is joined from this list: there is no other.
 */
import { acting } from './chapters/acting.ts'
import { attacks } from './chapters/attack.ts'
import { ballots } from './chapters/ballots.ts'
import { hours } from './chapters/clock.ts'
import { counting } from './chapters/count.ts'
import { court } from './chapters/court.ts'
import { deaths } from './chapters/deaths.ts'
import { exiles } from './chapters/exile.ts'
import { injuries } from './chapters/injury.ts'
import { passives } from './chapters/passive.ts'
import { sentencing } from './chapters/sentence.ts'
import { signUp } from './chapters/sign-up.ts'
import { strikes } from './chapters/strikes.ts'
import { telling } from './chapters/telling.ts'
import { winning } from './chapters/winning.ts'
import { armedRobber } from './roles/armed-robber.ts'
import { bodyguard } from './roles/bodyguard.ts'
import { boss } from './roles/boss.ts'
import { bumblingBureaucrat } from './roles/bumbling-bureaucrat.ts'
import { butler } from './roles/butler.ts'
import { butlersLuck } from './roles/butlers-luck.ts'
import { courtSecretary } from './roles/court-secretary.ts'
import { detective } from './roles/detective.ts'
import { doctor } from './roles/doctor.ts'
import { drunkard } from './roles/drunkard.ts'
import { extraVotes } from './roles/extra-votes.ts'
import { lawyer } from './roles/lawyer.ts'
import { mafiaKill } from './roles/mafia-kill.ts'
import { team } from './roles/mafia.ts'
import { paperboy } from './roles/paperboy.ts'
import { shadchan } from './roles/shadchan.ts'
import { sheriff } from './roles/sheriff.ts'
import { thief } from './roles/thief.ts'
import { witness } from './roles/witness.ts'
import { enterMoves, type Section } from './section.ts'

export const sections: readonly Section[] = [
  signUp,
  acting,
  hours,
  injuries,
  telling,
  passives,
  bumblingBureaucrat,
  boss,
  thief,
  shadchan,
  attacks,
  doctor,
  bodyguard,
  butler,
  butlersLuck,
  drunkard,
  team,
  mafiaKill,
  detective,
  paperboy,
  deaths,
  armedRobber,
  witness,
  sheriff,
  extraVotes,
  ballots,
  counting,
  court,
  lawyer,
  sentencing,
  courtSecretary,
  strikes,
  exiles,
  winning,
]

for (const { abilities, words } of sections) if (abilities) enterMoves(abilities, words?.uses)
