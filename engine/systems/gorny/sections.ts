/** The sections of the rules post (GORNY-T1), in the order in which they stand there when the host changes nothing. The players stand last. */
export const sections = [
  'kind',
  'length',
  'buddies',
  'votes',
  'activity',
  'conduct',
  'claims',
  'contact',
  'night',
  'end',
  'players',
] as const
