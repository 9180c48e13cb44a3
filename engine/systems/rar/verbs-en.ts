/**
 * What players write in English when they use an ability. A phrase stands in the imperative; other forms follow from it.
 * One word may stand under several abilities: who has only one of them means that one.
 */

/** Phrases parted by `|` or lines. */
const said = (written: string): string[] => written.trim().split(/\s*[|\n]\s*/)

/** Every way to say one thing: `each(['make', 'force'], ['visit', 'target'], (a, b) => …)`. */
const each = (first: string[], second: string[], say: (a: string, b: string) => string): string[] =>
  first.flatMap(a => second.map(b => say(a, b)))

const attack = said(`
  kill | nk | nightkill | night kill | shoot | shoot at | murder | eliminate | hit | off | whack | assassinate
  take out | take {first} out | get rid of | attack | stab | kp | kill power
`)
const shooting = said(`
  shoot | shoot at | vig | vigi | vigshot | vig shot | gun down | gun {first} down | shoot {first} down | fire at
  fire on | kill | vig kill | kp | take a shot at | pull the trigger on | put a bullet in | put my bullet in
  put my shot in | take a shot on | one - shot vig | one - shot | take out | take {first} out
`)
const swapping = ['swap', 'switch', 'bus', 'drive', 'busdrive', 'bus drive', 'exchange']

export const verbs: Record<string, string[]> = {
  factionKill: [...attack, 'faction kill', 'factional kill', 'factionkill', 'mafia kill', 'team kill', 'mafiakill'],
  reveal: ['reveal', 'reveal as mayor', 'reveal myself', 'claim mayor'],
  dayShoot: [...shooting, 'dayshoot', 'day shoot', 'dayvig', 'day vig', 'dayshot', 'day shot', 'daykill', 'day kill'],
  shoot: shooting,
  murder: [...attack, 'slay', 'slash', 'knife', 'butcher', 'sk kill'],
  protect: said(`
    protect | save | heal | doc | doctor | doc save | doc protect | prot | medic | guard | cover | keep {first} safe
    keep {first} alive | protect {first} from harm
  `),
  resuscitate: said(`
    cpr | give cpr to | give {first} cpr | perform cpr on | do cpr on | use cpr on | resuscitate | revive | protect
    save | heal
  `),
  guard: ['guard', 'bodyguard', 'body guard', 'bg', 'protect', 'defend', 'cover', 'shield'],
  sit: ['babysit', 'baby sit', 'sit', 'sit with', 'sit for', 'protect', 'look after'],
  block: ['block', 'roleblock', 'role block', 'rb', 'stop', 'distract', 'hook', 'escort'],
  jail: said(`
    jail | jailkeep | jail keep | jk | imprison | lock up | lock {first} up | put {first} in jail
    throw {first} in jail | arrest
  `),
  abduct: ['abduct', 'take', 'kidnap', 'probe', 'beam up', 'beam {first} up'],
  stop: ['stop', 'rolestop', 'role stop', 'rs'],
  commute: ['commute', 'leave town', 'leave', 'go away', 'be away', 'go commuting'],
  vest: said(`
    activate | activate vest | activate my vest | activate bulletproof | vest | vest up | wear my vest | wear the vest
    wear a vest | put on my vest | put on the vest | put on a vest | put my vest on | use my vest | use vest
    be bulletproof | go bulletproof | use bulletproof | bulletproof
  `),
  asceticism: ['activate', 'activate ascetic', 'go ascetic', 'be ascetic', 'use ascetic', 'ascetic'],
  ambush: said(`
    activate | activate my gun | activate paranoid gun owner | activate pgo | get my gun | load my gun | use my gun
    pgo | be paranoid
  `),
  disguise: ['activate', 'activate godfather', 'activate disguise', 'disguise', 'disguise myself', 'use my disguise'],
  suspicion: ['activate', 'activate miller', 'use miller', 'miller'],
  hide: ['hide behind', 'hide with', 'hide at', 'hide under', 'hide'],
  investigate: said(`
    investigate | check | check out | check {first} out | check on | cop | cop check | copcheck | scan | inspect
    look into | invest | inv | peek | sanity check
  `),
  inspectRole: said(`
    role check | rolecheck | rolecop | role cop | check the role of | inspect | investigate | check | scan
    look into
  `),
  track: ['track', 'follow', 'tail', 'trail', 'shadow', 'stalk'],
  watch: said(`
    watch | eyes on | stake out | stakeout | observe | keep an eye on | keep watch on | keep watch over | look at
    watch over | spy on | lookout | look out | lo | camp | camp out at
  `),
  watchRoles: ['role watch', 'rolewatch', 'watch {first} for roles', 'watch', 'observe', 'stake out'],
  follow: ['follow', 'tail', 'shadow', 'track', 'trail'],
  peek: ['peek', 'peek at', 'peek on', 'peep', 'peep at', 'spy on', 'watch', 'observe', 'voyeur'],
  detect: said(`
    detect | motion detect | put a motion detector on | put a motion detector at | put my motion detector on
    put my motion detector at | set a motion detector at | set a motion detector on | set my motion detector on
    set my motion detector at | place a motion detector at | place my motion detector at | place a detector at
    scan | monitor | check | sense
  `),
  frame: said(`
    frame | set up | set {first} up | plant evidence on | make {first} look guilty | make {first} look like scum
  `),
  clean: said(`
    clean | clean up | clean up after | clean {first} up | janitor | jani | hide the flip of | hide the role of
  `),
  swap: [
    ...swapping.map(verb => `${verb} {first} and {second}`),
    ...swapping.map(verb => `${verb} places of {first} and {second}`),
    'swap the places of {first} and {second}',
    'make {first} and {second} swap',
    'make {first} and {second} switch',
    'make {first} and {second} swap places',
    'put {first} in place of {second}',
  ],
  redirect: [
    ...['redirect', 'send', 'point', 'steer', 'move', 'direct', 'divert', 'lead', 'push'].map(
      verb => `${verb} {first} to {second}`,
    ),
    'send {first} after {second}',
    ...each(
      ['make', 'force', 'have', 'get', 'cause', 'let'],
      said(`
        target | visit | act on | go to | go after | attack | shoot | kill | hit | watch | track | follow
        investigate | check | protect | block | jail | use their action on | use his action on | use her action on
      `),
      (a, b) => `${a} {first} ${b} {second}`,
    ),
    ...each(['want', 'would like'], ['target', 'visit', 'act on', 'go to'], (a, b) => `${a} {first} to ${b} {second}`),
    ...each(
      ['force', 'get', 'cause'],
      ['target', 'visit', 'act on', 'go to', 'go after', 'attack', 'shoot', 'kill', 'hit'],
      (a, b) => `${a} {first} to ${b} {second}`,
    ),
  ],
  deflect: [
    '',
    ...said(`
    actions on | actions from | all actions on | all actions from | everything on | everything from
    whatever comes to | anything on | what comes to | anything that targets | actions targeting
    all actions targeting
  `),
  ].flatMap(what =>
    ['deflect', 'bounce', 'divert', 'redirect'].map(verb => `${verb} ${what} {first} to {second}`.replace(/ +/g, ' ')),
  ),
  attract: said(`
    attract | draw | draw everything | draw everything to me | draw all actions | draw all actions to me
    attract everything | attract all actions | attract all actions to me | attract everything to me | lightning rod
    be the lightning rod | act as lightning rod | act as the lightning rod | rod
  `),
  visit: said(`
    visit | go to | go see | see | drop by | call on | stop by | pay a visit to | pay {first} a visit | go visit
  `),
  recruit: said(`
    recruit | recruit {first} into the cult | recruit {first} to the cult | convert | convert {first} to the cult
    convert {first} to our cause | cult | induct | bring in | bring {first} in
  `),
}
