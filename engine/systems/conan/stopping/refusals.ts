/** Which attempts to neutralise are not taken in. */
import { laterOnes, no, type Check } from '../refusal.ts'

/** What Vodka does is one thing under two names (CONAN-AB30): of both the last counts. */
export const frighten: Check = (game, phase, move) => {
  const alike = ['neutralise', 'frighten']
  return alike.includes(move.does)
    && laterOnes(
      game,
      phase,
      move,
      alike.filter(does => does !== move.does),
    ).length
    ? no('CONAN-AB30', 'neutralising and frightening are one: a later one stands')
    : undefined
}
