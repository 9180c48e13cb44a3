/** When something may be sent in: before the deadline of its phase, and in a preparation only where there is one (CONAN-PH2, PH3). */
import type { Game, PhaseState, Refusal } from '../../journal/state.ts'
import { sayingInEach } from '../../text/in-each.ts'
import { option } from './option.ts'
import { no, type Check } from './refusal.ts'

const says = sayingInEach(
  {
    late: 'it came later than {minutes} minutes before the end',
    noPreparation: 'this game has no phase of preparation (option “phase: prep”)',
    disguise: 'a disguise is put on in the phase of preparation',
  },
  {
    late: 'пришло позже чем за {minutes, plural, one {# минуту} few {# минуты} other {# минут}} до конца фазы',
    noPreparation: 'в этой игре нет фазы подготовки (опция «фаза: подготовка»)',
    disguise: 'маскировку надевают в фазе подготовки',
  },
)

/** The minutes before the end of a phase by which something had to be there, where it came later. @param knob the deadline that is meant */
export function minutesMissed(
  game: Pick<Game, 'options'>,
  { closes }: Pick<PhaseState, 'closes'>,
  at: string | undefined,
  knob: 'deadline.actions' | 'deadline.wills',
): number | undefined {
  if (at === undefined || closes === undefined) return undefined
  const minutes = Number(option(game, knob))
  return Date.parse(at) > Date.parse(closes) - minutes * 60_000 ? minutes : undefined
}

/** Why something came too late to be sent in, where it did. */
function closesBefore(...asked: Parameters<typeof minutesMissed>): Refusal | undefined {
  const minutes = minutesMissed(...asked)
  return minutes === undefined ? undefined : no('CONAN-PH3', says('late', { minutes }))
}

/** What comes after the deadline of its phase. */
export const late: Check = (game, phase, { does, at }) =>
  closesBefore(game, phase, at, does === 'will' ? 'deadline.wills' : 'deadline.actions')

/** What belongs to a phase of preparation, where the game has one. */
export const preparation: Check = (game, phase, { does }) => {
  const prepared = option(game, 'phase.prep') === true
  if (phase.kind === 'prep' && !prepared) return no('CONAN-PH2', says('noPreparation'))
  return phase.kind === 'night' && does === 'disguise' && prepared ? no('CONAN-PH2', says('disguise')) : undefined
}
