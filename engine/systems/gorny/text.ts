/** The wording of this system. Whose names stand where is left to the messages, so nothing here needs a gender. */
import type { Wording, Words } from '../../text/wording.ts'
import type { Layout } from '../../text/layout.ts'
import { alive, dead, ended, fallen, gone, posts as postsOfDay, tells as tellsOfDay } from '../../vote/day/posts-en.ts'
import { facts } from './facts.ts'

/** What players write in English when they use an ability, in the imperative. One word may stand under several abilities. */
const attack = [
  'kill',
  'nk',
  'night kill',
  'nightkill',
  'shoot',
  'shoot at',
  'murder',
  'hit',
  'eliminate',
  'take out',
  'take {first} out',
  'whack',
  'off',
  'attack',
  'target',
]
const swapping = ['swap', 'switch', 'bus', 'drive', 'bus drive', 'busdrive', 'exchange']
const sending = ['redirect', 'send', 'steer', 'divert', 'point', 'move', 'push']

const verbs: Record<string, string[]> = {
  swap: [
    ...swapping.map(verb => `${verb} {first} and {second}`),
    ...swapping.map(verb => `${verb} {first} with {second}`),
    ...swapping.map(verb => `${verb} the places of {first} and {second}`),
  ],
  redirect: [
    ...sending.map(verb => `${verb} {first} to {second}`),
    ...['target', 'visit', 'act on', 'go to', 'kill', 'shoot', 'check', 'protect', 'block'].map(
      verb => `make {first} ${verb} {second}`,
    ),
    'send {first} after {second}',
  ],
  block: ['block', 'roleblock', 'role block', 'rb', 'stop', 'distract'],
  protect: ['protect', 'save', 'heal', 'doc', 'doc save', 'doctor', 'guard', 'cover', 'use my doc save on'],
  factionKill: [...attack, 'mafia kill', 'faction kill', 'factional kill', 'team kill'],
  shoot: [
    'shoot',
    'shoot at',
    'vig',
    'vigi',
    'vig shot',
    'kill',
    'fire at',
    'gun down',
    'take out',
    'take {first} out',
    'take a shot at',
    'put a bullet in',
  ],
  investigate: ['investigate', 'check', 'check on', 'cop', 'cop check', 'scan', 'inspect', 'look into', 'inv'],
  track: ['track', 'follow', 'tail', 'trail', 'shadow'],
}

/** One section of the rules post. None of them names a role. */
const section = `{section, select,
  kind {<b>What kind of game this is.</b> {kind, select,
    normal {A plain game: nothing undisclosed, no unusual powers.}
    closeToNormal {Nearly a plain game, with a surprise or two.}
    notNormal {Not a plain game. Expect surprises.}
    wayOut {Far from a plain game. Expect the unexpected.}
    wild {A wild game. You have been warned, twice.}
    other {Anything goes. You have been warned, many times.}}}
  length {<b>Days and nights.</b> A day lasts {dayHours} hours and a night {nightHours} hours. The game starts with a {start, select, night {night} other {day}}.}
  buddies {<b>Buddies.</b> Some newcomers are paired with an experienced player. Both of a pair are in one faction.}
  votes {<b>Votes.</b> You have one vote a day unless your role says otherwise. Write it in bold and in full, with the exact name: Vote: Name. To undo it: Unvote. Plain text, V: and UV: do not count. A majority is half of the living players, rounded down, plus one: with all {players} of you, that is {majority} votes, and {lock} to lock. A player with a majority who gets one more vote is locked: they will be lynched when the day ends, and votes on them can no longer be taken back. {deadline, select, plurality {Without a majority, the player with the most votes is lynched.} other {Without a majority, nobody is lynched.}}}
  activity {<b>Activity.</b> At least {minimum, select, 1 {one contributing post} other {{minimum} contributing posts}} a day, or you will be modkilled. Posting just to have posted will probably get you modkilled too.}
  conduct {<b>Conduct.</b> Until the game is over talk about it in this thread only, unless your role or another thread of the host''s allows it. Do not post at night, whether or not the host has announced it. Do not edit posts. Once dead, stay dead: do not post here or influence the game, or you may be barred from playing. Do not pass on anything the host sent you, quoted or in your own words, not even its number of words or letters. A player banned from the site is out of the game. Attack the play, not the player: disrespect is not tolerated.}
  claims {<b>Claims.</b> Anybody may claim to be anything. Stories about deaths are flavor only.}
  contact {<b>Questions and trouble.</b> If you have a problem with your role or another player, write to the host before you do anything rash. If you cannot keep playing, tell the host in private.}
  night {<b>Night actions.</b> Send them in private. They are due {margin, select, 0 {when the night ends} 1 {one hour before the night ends} other {{margin} hours before the night ends}}; anything later is not used.}
  end {<b>The end.</b> The game is called when {callAt, select, outnumbered {{mafia} outnumber {town}, who can then no longer make a majority by themselves} noMajority {the votes of {town} alone no longer make a majority of the living} other {{mafia} equal {town} in number, who can then no longer make a majority by themselves}}.}
  other {<b>Players</b>}}`

const posts: Record<string, Layout> = {
  rules: [
    { message: '<b>The rules of this game</b>' },
    { each: 'section', message: section },
    { each: 'players', message: '{who}', join: ', ' },
  ],
  dawn: [
    { message: '<b>Night {number} is over.</b>' },
    ...fallen,
    { each: 'nobodyDied', message: 'Nobody died.' },
    ...gone,
    { each: 'killFailed', message: 'Somebody was attacked last night, and the kill failed.' },
    { each: 'saved', message: '<b>{who}</b> was saved.' },
    ...ended,
    ...alive,
    ...dead,
  ],
  ...postsOfDay,
  dusk: [...postsOfDay.dusk!, ...alive, ...dead],
}

const roles: Record<string, string> = {
  vanilla: 'Vanilla Townie',
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
  vest: '{actor} was wearing a vest',
  factionKill: '{actor} carried out the mafia kill on {first}',
  shoot: '{actor} shot {first}',
  investigate: '{actor} investigated {first}',
  track: '{actor} tracked {first}',
  stump: '{actor} is a treestump',
  'swap:tried': '{actor} tried to swap {first} and {second}',
  'redirect:tried': '{actor} tried to send {first} to {second}',
  'block:tried': '{actor} tried to block {first}',
  'protect:tried': '{actor} tried to protect {first}',
  'factionKill:tried': '{actor} tried to kill {first} for the mafia',
  'shoot:tried': '{actor} tried to shoot {first}',
  'investigate:tried': '{actor} tried to investigate {first}',
  'track:tried': '{actor} tried to track {first}',
}

const infraction = `{breach, select,
  nightPost {{who} posted at night.} editedPost {{who} edited a post.} deadPost {{who} posted when dead.} deadInfluence {{who} tried to influence the game when dead.} quotedMessage {{who} passed on what you wrote in private.}
  fewPosts {{who} made fewer posts than the rules ask for.} emptyPosts {{who} posted only to have posted.} siteBan {{who} was banned from the site.} disrespect {{who} attacked a player, not the play.} other {{who} talked about the game elsewhere.}} {proposed, select,
  modkill {The rules say: modkill.} likely {The rules say: a modkill is likely.} barred {The rules say: may be barred from playing, and possibly banned.} other {It is yours to say what comes of it.}}`

export const en: Words = {
  roles,
  rolesShort,
  uses,
  deeds,
  facts,
  posts,
  names: { plain: ['vanilla'] },
  factions: { town: 'Town', mafia: 'Mafia', independent: 'Independent' },
  goals: {
    town: 'You win when all threats to the town are eliminated.',
    mafia:
      'You win when the mafia make up half of the living players, or when nothing can prevent this from happening.',
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
    host: 'Host only',
    stays: 'it stays on its original target',
    received: 'in the order received',
    hitman: 'carries the kill',
    vote: 'vote',
    modkill: 'modkill',
    warning: 'yours to say',
    likely: 'likely a modkill',
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
    ...tellsOfDay,
    learned: 'You checked {about}. Result: {result}.',
    'learned:investigate':
      'You investigated {about}. Result: {verdict, select, notMafia {not {mafia}} other {{mafia}}}.',
    saw: 'You saw {sight}.',
    sawNothing: 'You saw {sight}.',
    noResult: 'No result.',
    'kept:investigate':
      'Kept for you: {who} would have been told what {ability} of {about} found: {verdict, select, notMafia {not {mafia}} noResult {no result} other {{mafia}}}.',
    kept: 'Kept for you: {who} would have been told what {ability} of {about} found: {result}.',
    killFailed: 'The kill of your side last night has failed.',
    promoted: 'The hitman is gone. From now on you carry out the mafia kill.',
    infraction,
    nobodyDied: 'Nobody died.',
    saved: '<b>{who}</b> was saved.',
    players: '{who}',
    section: '{section}',
  },
}

export const wording: Wording = { en: { ...en, verbs } }
