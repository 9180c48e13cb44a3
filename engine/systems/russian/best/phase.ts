/** The kind of phase in which the best players are voted for, after the end of the game. */
export const best = 'best'
