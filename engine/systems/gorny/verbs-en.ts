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

export const verbs: Record<string, string[]> = {
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
