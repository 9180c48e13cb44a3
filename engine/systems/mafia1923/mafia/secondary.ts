/** The second roles of Mafia Members (1923-MAF7): the list is missing in the rules, so this one is ours. */

const allowed = [
  'thief',
  'butler',
  'boss',
  'drunkard',
  'bumblingBureaucrat',
  'councilor',
  'pacifist',
  'paperboy',
  'lawyer',
  'courtSecretary',
  'witness',
]

/** They work against the Mafia's own kill, or what they say makes no sense for a Mafia Member. */
const kept = ['doctor', 'bodyguard', 'detective', 'sheriff', 'armedRobber', 'shadchan']

export const secondary = { allowed, all: [...allowed, ...kept] }
