/** The words of this system in English: what stands here is what players read. */
import type { SpokenOf } from '../../resolve/sequence/vocabulary.ts'
import type { Phrase, Words } from '../../text/wording.ts'
import type { declared } from './facts.ts'
import { factsOfDay, postsOfDay, tellsOfDay, terms, victory } from './text-day-en.ts'
import { factsOfNight } from './text-facts-en.ts'

/** What the facts of this system say, by night and by day. */
export const facts = { ...factsOfNight, ...factsOfDay } satisfies Record<SpokenOf<typeof declared>, Phrase>

const roles: Record<string, string> = {
  townsperson: 'Townsperson',
  mafiaMember: 'Mafia Member',
  bumblingBureaucrat: 'Bumbling Bureaucrat',
  boss: 'Boss',
  thief: 'Thief',
  shadchan: 'Shadchan',
  doctor: 'Doctor',
  bodyguard: 'Bodyguard',
  butler: 'Butler',
  drunkard: 'Drunkard',
  detective: 'Detective',
  paperboy: 'Paperboy',
  sheriff: 'Sheriff',
  councilor: 'Councilor',
  pacifist: 'Pacifist',
  lawyer: 'Lawyer',
  courtSecretary: 'Court Secretary',
  armedRobber: 'Armed Robber',
  witness: 'Witness',
}

/** As hosts write them in their lists. */
const rolesShort: Record<string, string[]> = {
  townsperson: ['townie', 'TP', 'town'],
  mafiaMember: ['mafia', 'MM', 'mafioso'],
  bumblingBureaucrat: ['BB', 'bureaucrat'],
  shadchan: ['matchmaker'],
  doctor: ['doc'],
  bodyguard: ['BG', 'guard'],
  detective: ['det'],
  councilor: ['councillor'],
  courtSecretary: ['secretary', 'CS'],
  armedRobber: ['robber', 'AR'],
}

const uses: Record<string, string> = {
  redirect: 'muddle',
  cancel: 'hold',
  steal: 'theft',
  pair: 'matchmaking',
  heal: 'visit',
  guard: 'guard',
  poison: 'poison',
  rampage: 'rampage',
  factionKill: 'kill for the Mafia',
  inquire: 'inquiry',
  deliver: 'paper',
  jail: 'jail',
  extraVote: 'extra vote',
  negativeVote: 'negative vote',
  defend: 'defence',
  revenge: 'revenge',
  witness: 'witness',
  sample: 'record of the court',
  selfGuard: 'automatic save',
  immunity: 'luck as Butler',
}

const deeds: Record<string, string> = {
  redirect: '{actor} muddled the next action of {first}',
  cancel: '{actor} held {first} as Boss',
  steal: '{actor} robbed {first} as Thief',
  pair: '{actor} matched {first} with {second}',
  heal: '{actor} came to {first} as Doctor',
  guard: '{actor} guarded {first}',
  poison: '{actor} slipped {first} poison',
  rampage: '{actor} went for the family {first}, drunk',
  factionKill: '{actor} sent the Mafia after {first}',
  inquire: '{actor} inquired about {first}',
  deliver: '{actor} let {first} read about {second}',
  jail: '{actor} jailed {first} and the family {second}',
  extraVote: '{actor} cast extra votes',
  negativeVote: '{actor} cast negative votes',
  defend: '{actor} defended {first} in court',
  revenge: '{actor} is an Armed Robber, who takes revenge',
  witness: '{actor} is a Witness, who hears the roles of the dead',
  sample: '{actor} is a Court Secretary, who sees some of the votes',
  selfGuard: '{actor} is a Bodyguard, who saves himself once',
  immunity: '{actor} is a Butler, immune to poison and lucky twice',
}

/** Also what does not help, and against what. */
const results: Record<string, string> = {
  ...roles,
  mafia: 'Mafia',
  civilian: 'Civilian',
  revenge: 'revenge',
  kill: 'the kill of the Mafia',
  passive: 'what works by itself',
  rampage: "a Drunkard's attack",
  poison: 'poison',
  heartbreak: 'a broken heart',
}

export const en: Words = {
  roles,
  rolesShort,
  uses,
  deeds,
  results,
  terms,
  sights: { sample: { some: '{about} vote {result}', none: '{about} vote for nobody' } },
  traits: {},
  factions: { civilian: 'Civilian', mafia: 'Mafia' },
  facts,
  tells: {
    died: '<b>{who}</b> died.',
    nobodyDied: 'Nobody died.',
    flipped: '{who}: {role}.',
    poisoned: '<b>{who}</b> was poisoned.',
    cured: '<b>{who}</b> was cured of poison.',
    stole: 'The theft worked. You are now: {role}.',
    robbed: 'You are now: {role}.',
    theftFailed: 'The theft failed.',
    cancelled: 'Any action you may have tried last night did not happen because of a Boss.',
    injured: 'You are injured: you can neither vote nor act today, nor act tonight.',
    redirected: 'Your action went elsewhere. Your new target: {by}.',
    paired: 'You have fallen in love with {other}.{shown, select, yes { Role: {role}.} other {}}',
    delivered: 'A paper was delivered to you. The role of {about}: {role}.',
    learned: 'Your inquiry about {about}: {result}.',
    witnessed: 'You witnessed a death. The role of {who}: {role}.',
    ...tellsOfDay,
  },
  posts: {
    dawn: [
      { message: '<b>Night {number} is over.</b>' },
      { each: 'died', message: '<b>{who}</b> died.', empty: 'Nobody died.' },
      { each: 'flipped', message: '{who}: {role}.' },
      { each: 'poisoned', message: '<b>{who}</b> was poisoned.' },
      { each: 'cured', message: '<b>{who}</b> was cured of poison.' },
      { each: 'exiled', message: '<b>{who}</b> was exiled.' },
      ...victory,
    ],
    ...postsOfDay,
  },
}
