/** The words of this system in English: what stands here is what players read. */
import type { Words } from '../../text/wording.ts'
import { tells as day } from '../../vote/day/posts-en.ts'
import { facts } from './facts-en.ts'
import { posts } from './posts-en.ts'

const roles: Record<string, string> = {
  vanilla: 'Vanilla',
  treestump: 'Treestump',
  vest: 'Vest',
  cop: 'Cop',
  tracker: 'Tracker',
  doctor: 'Doctor',
  roleblocker: 'Roleblocker',
  vigilante: 'Vigilante',
  busDriver: 'Bus Driver',
  redirector: 'Redirector',
  hitman: 'Mafia Hitman',
  goon: 'Mafia Goon',
}

/** As hosts write them in their lists. */
const rolesShort: Record<string, string[]> = {
  vanilla: ['VT', 'townie', 'vanilla town', 'vanilla townie', 'town', 'plain town', 'villager'],
  treestump: ['stump', 'tree stump'],
  vest: [
    'BP',
    'BP vest',
    'bulletproof',
    'bulletproof vest',
    'one shot BP',
    'one shot BP vest',
    'one-shot vest',
    'vanilla town - one shot BP vest',
  ],
  cop: ['detective', 'sheriff', 'investigator'],
  tracker: ['track'],
  doctor: ['doc', 'medic'],
  roleblocker: ['RB', 'blocker', 'hooker', 'escort'],
  vigilante: ['vig', 'vigi'],
  busDriver: ['BD', 'driver', 'transporter'],
  redirector: ['witch'],
  hitman: ['hit man', 'hitter', 'shooter', 'mafia shooter'],
  goon: ['mafioso', 'mafia', 'scum', 'scum goon', 'vanilla mafia'],
}

const uses: Record<string, string> = {
  swap: 'swap',
  redirect: 'redirect',
  block: 'block',
  protect: 'protection',
  vest: 'vest',
  factionKill: 'mafia kill',
  shoot: 'shot',
  investigate: 'investigation',
  track: 'tracking',
  stump: 'standing as a stump',
}

const deeds: Record<string, string> = {
  swap: '{actor} swapped {first} and {second}',
  redirect: '{actor} sent {first} to {second}',
  block: '{actor} blocked {first}',
  protect: '{actor} protected {first}',
  vest: '{actor} wears a vest',
  factionKill: '{actor} went to kill {first} for the mafia',
  shoot: '{actor} shot at {first}',
  investigate: '{actor} investigated {first}',
  track: '{actor} tracked {first}',
  stump: '{actor} is a treestump',
}

const infraction = `{breach, select,
  nightPost {{who} posted at night.} editedPost {{who} edited a post.} deadPost {{who} posted when dead.} deadInfluence {{who} tried to influence the game when dead.} quotedMessage {{who} passed on what you wrote in private.}
  fewPosts {{who} made fewer posts than the rules ask for.} emptyPosts {{who} posted only to have posted.} siteBan {{who} was banned from the site.} disrespect {{who} attacked a player, not the play.} other {{who} talked about the game elsewhere.}} {proposed, select,
  modkill {The rules say: mod kill.} likely {The rules say: a mod kill is likely.} barred {The rules say: may be barred from playing, and possibly banned.} other {It is yours to say what comes of it.}}`

export const en: Words = {
  roles,
  rolesShort,
  uses,
  deeds,
  facts,
  posts,
  factions: { town: 'Town', mafia: 'Mafia', independent: 'Independent' },
  goals: {
    town: 'You win with the town once nobody is left who threatens it.',
    mafia: 'You win with the mafia once nothing can keep it from being half of the living.',
    independent: 'You win alone, as your role says.',
  },
  sights: {
    track: { some: '{about} visit {result}', none: '{about} visit nobody' },
  },
  traits: {
    insane: '{who} is insane and reads everybody the wrong way round',
    naive: '{who} is naive and reads nobody as mafia',
    paranoid: '{who} is paranoid and reads everybody as mafia',
  },
  results: {
    mafia: 'mafia',
    notMafia: 'not mafia',
    town: 'town',
    independent: 'independent',
    motion: 'motion',
    kill: 'kill',
    protect: 'protection',
    block: 'block',
    investigate: 'investigation',
    move: 'manipulation',
    visit: 'visit',
    other: 'other',
  },
  modifiers: {
    xShot: '{count}-shot',
    votes: '{count, plural, =0 {voteless} =2 {double-vote} other {#-vote}}',
  },
  terms: {
    host: 'For you alone',
    stays: 'it stays where it was sent',
    received: 'in the order received',
    hitman: 'carries the kill',
    vote: 'vote',
    modkill: 'mod kill',
    warning: 'yours to say',
    likely: 'likely a mod kill',
    barred: 'may be barred',
    nightPost: 'posted at night',
    editedPost: 'edited a post',
    deadPost: 'posted when dead',
    deadInfluence: 'took a hand when dead',
    quotedMessage: 'passed on a private message',
    fewPosts: 'too few posts',
    emptyPosts: 'empty posts',
    siteBan: 'banned from the site',
    outsideTalk: 'talked elsewhere',
    disrespect: 'was disrespectful',
  },
  tells: {
    ...day,
    learned: 'Your check of {about}: {result}.',
    'learned:investigate': 'Your investigation of {about}: {verdict, select, notMafia {not {mafia}} other {{mafia}}}.',
    saw: 'You saw {sight}.',
    sawNothing: 'You saw {sight}.',
    noResult: 'No result.',
    'kept:investigate':
      'Kept for you: {who} would have been told what {ability} of {about} found: {verdict, select, notMafia {not {mafia}} noResult {no result} other {{mafia}}}.',
    kept: 'Kept for you: {who} would have been told what {ability} of {about} found: {result}.',
    killFailed: 'The kill of your side last night has failed.',
    promoted: 'The hitman is gone. From now on you carry the kill of the mafia.',
    infraction,
    nobodyDied: 'Nobody died.',
    saved: '<b>{who}</b> was saved.',
    players: '{who}',
    section: '{section}',
  },
}
