/** A clock on which each piece of long work is long. */
import { vi } from 'vitest'

/** Later than any clock of a machine that runs for a year: it goes on from one test to the next, in whichever file. */
let now = 1e11

/** @param by so many milliseconds pass between two looks at it; until all mocks are restored */
export const slowClock = (by: number): void => void vi.spyOn(performance, 'now').mockImplementation(() => (now += by))
