/** The words of this system in English: what stands here is what players read. */
import type { Sight, Words } from '../../text/wording.ts'

const roles: Record<string, string> = {
  vanilla: 'Vanilla Townie', visitor: 'Visitor', vigilante: 'Vigilante',
  doctor: 'Doctor', cprDoctor: 'CPR Doctor', bodyguard: 'Bodyguard', babysitter: 'Babysitter',
  jailkeeper: 'Jailkeeper', alien: 'Alien', roleblocker: 'Roleblocker', rolestopper: 'Rolestopper', commuter: 'Commuter', hider: 'Hider',
  ascetic: 'Ascetic', bulletproof: 'Bulletproof', paranoidGunOwner: 'Paranoid Gun Owner', miller: 'Miller',
  cop: 'Cop', roleCop: 'Role Cop', tracker: 'Tracker', watcher: 'Watcher', roleWatcher: 'Role Watcher', follower: 'Follower', voyeur: 'Voyeur', motionDetector: 'Motion Detector',
  busDriver: 'Bus Driver', redirector: 'Redirector', deflector: 'Deflector', lightningRod: 'Lightning Rod',
  goon: 'Mafia Goon', godfather: 'Godfather', framer: 'Framer', janitor: 'Janitor', cultRecruiter: 'Cult Recruiter',
}

/** As hosts write them in their lists. */
const rolesShort: Record<string, string[]> = {
  vanilla: ['VT', 'townie', 'vanilla town', 'town', 'plain town', 'citizen', 'villager'], vigilante: ['vig', 'vigi'],
  doctor: ['doc', 'medic'], cprDoctor: ['CPR doc', 'CPR'], bodyguard: ['BG', 'guard'], babysitter: ['sitter'],
  jailkeeper: ['JK', 'jailer', 'jailor'], roleblocker: ['RB', 'blocker', 'hooker', 'escort'], rolestopper: ['RS', 'stopper'], bulletproof: ['BP', 'bulletproof townie'],
  paranoidGunOwner: ['PGO', 'gun owner'], cop: ['detective', 'sheriff', 'investigator', 'alignment cop'], roleCop: ['rolecop', 'consigliere'], tracker: ['track'], watcher: ['lookout'],
  motionDetector: ['MD', 'detector'], busDriver: ['BD', 'driver', 'transporter'], redirector: ['witch'], lightningRod: ['LR', 'rod'],
  goon: ['vanilla mafia', 'mafioso', 'mafia', 'scum', 'scum goon', 'vanilla scum'], godfather: ['GF'], cultRecruiter: ['cult leader', 'recruiter', 'cultist'],
}

const uses: Record<string, string> = {
  factionKill: 'faction kill', shoot: 'shot',
  protect: 'protection', resuscitate: 'CPR', guard: 'guard', sit: 'babysitting', vest: 'vest',
  block: 'block', jail: 'jailing', abduct: 'abduction', stop: 'rolestop', commute: 'commute', hide: 'hiding', asceticism: 'asceticism',
  investigate: 'investigation', inspectRole: 'role check', track: 'tracking', watch: 'watch', watchRoles: 'role watch', follow: 'following', peek: 'peeking', detect: 'motion detector',
  frame: 'frame', clean: 'cleaning', disguise: 'disguise', suspicion: 'bad name',
  swap: 'swap', redirect: 'redirect', deflect: 'deflection', attract: 'lightning rod',
  visit: 'visit', ambush: 'gun', recruit: 'recruiting',
}

const deeds: Record<string, string> = {
  factionKill: '{actor} struck at {first} for the faction',
  shoot: '{actor} shot {first}',
  protect: '{actor} protected {first}',
  resuscitate: '{actor} performed CPR on {first}',
  'resuscitate:protect': '{actor} performed CPR on {first}, which protects',
  'resuscitate:kill': '{actor} performed CPR on {first}, which kills whoever is not attacked',
  guard: '{actor} guarded {first}',
  sit: '{actor} babysat {first}',
  'sit:protect': '{actor} babysat {first}, which stops one attack',
  vest: '{actor} is bulletproof',
  block: '{actor} blocked {first}',
  jail: '{actor} jailed {first}',
  'jail:block': '{actor} jailed {first}, which blocks',
  'jail:protect': '{actor} jailed {first}, which protects',
  abduct: '{actor} abducted {first}',
  'abduct:block': '{actor} abducted {first}, which blocks',
  'abduct:halt': '{actor} abducted {first}, whom nothing else reaches then',
  stop: '{actor} rolestopped {first}',
  commute: '{actor} was away, out of reach of everything',
  hide: '{actor} hid behind {first}',
  'hide:protect': '{actor} was in hiding',
  asceticism: '{actor} is ascetic, out of reach of everything but kills',
  investigate: '{actor} investigated {first}',
  inspectRole: '{actor} checked the role of {first}',
  track: '{actor} tracked {first}',
  watch: '{actor} watched {first}',
  watchRoles: '{actor} watched {first} for roles',
  follow: '{actor} followed {first}',
  peek: '{actor} peeked at {first}',
  detect: '{actor} set a motion detector at {first}',
  frame: '{actor} framed {first}',
  clean: '{actor} cleaned up after {first}',
  disguise: '{actor} passes for town',
  suspicion: '{actor} looks like mafia',
  swap: '{actor} swapped {first} and {second}',
  redirect: '{actor} redirected {first} to {second}',
  deflect: '{actor} deflected what came to {first} to {second}',
  attract: '{actor} drew in what everybody else did',
  visit: '{actor} visited {first}',
  ambush: '{actor} keeps a gun ready for visitors',
  recruit: '{actor} recruited {first}',
}

const sights: Record<string, Sight> = {
  track: { some: '{about} visit {result}', none: '{about} visit nobody' },
  watch: { some: '{result} visit {about}', none: 'nobody visit {about}' },
  watchRoles: { some: '{count, plural, one {a visitor} other {visitors}} of role {result} at {about}', none: 'no visitor at {about}' },
  follow: { some: '{about} take {count, plural, one {an action} other {actions}} of kind {result}', none: '{about} take no action' },
  peek: { some: '{count, plural, one {an action} other {actions}} of kind {result} come to {about}', none: 'no action come to {about}' },
  detect: { some: 'motion around {about}', none: 'no motion around {about}' },
}

const traits: Record<string, string> = {
  unblockable: '{use} cannot be blocked',
  unredirected: '{use} cannot be redirected',
  piercing: '{use} goes through protections and rolestops',
  unseen: '{use} is not seen by sensors',
  sameAlignment: "{use} works only on {who}'s own side, to which {about} does not belong",
  otherAlignment: "{use} works only on the other sides, and {about} is on {who}'s own",
  unprotectable: '{who} cannot be protected',
  insane: '{who} is insane and reads everybody the wrong way round',
  naive: '{who} is naive and reads everybody as innocent',
  paranoid: '{who} is paranoid and reads everybody as guilty',
}

const results: Record<string, string> = {
  town: 'town', mafia: 'mafia', cult: 'cult', independent: 'independent', motion: 'motion',
  kill: 'kill', protect: 'protection', block: 'block', investigate: 'investigation', move: 'manipulation',
  visit: 'visit', recruit: 'recruitment', deceive: 'deception', hide: 'hiding',
}

export const en: Words = {
  roles, rolesShort, uses, deeds, sights, traits, results,
  factions: { town: 'Town', mafia: 'Mafia', cult: 'Cult', independent: 'Independent' },
  tells: {
    learned: 'Your investigation of {about}: {result}.',
    'learned:inspectRole': 'Your check of {about}: {result}.',
    saw: 'You saw {sight}.',
    'saw:detect': 'You noticed {sight}.',
    sawNothing: 'You saw {sight}.',
    'sawNothing:detect': 'You noticed {sight}.',
    noResult: 'No result.',
    recruited: 'You have been recruited. You now belong to: {into}.',
    died: '<b>{who}</b> died.',
    nobodyDied: 'Nobody died.',
  },
  posts: {
    dawn: [
      { message: '<b>{kind, select, day {Day} other {Night}} {number} is over.</b>' },
      { each: 'died', message: '<b>{who}</b> died. {flip, select, hidden {No role was found.} other {Role: {role}, {faction}.}}', empty: 'Nobody died.' },
    ],
  },
}
