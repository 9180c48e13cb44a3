/** Which attempts to neutralise are not taken in. */
import { sayingInEach } from '../../../text/in-each.ts'
import { laterOnes, no, type Check } from '../refusal.ts'

const says = sayingInEach(
  { one: 'neutralising and frightening are one: a later one stands' },
  { one: 'нейтрализация и запугивание — одно и то же: считается более поздний ход' },
)

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
    ? no('CONAN-AB30', says('one'))
    : undefined
}
