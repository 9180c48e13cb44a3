/** Which cuts may not be sent in (RU-FL-2, RU-FL-3); mayor and secretary are out of reach for all. */
import { seatOf, type Game, type PhaseState, type Refusal, type Submission } from '../../../journal/state.ts'
import { hadFaceBack, isCut, wasTask } from './who.ts'

/** @returns the rule against this cut, or undefined */
export function refuseFaceless(
  game: Game,
  _phase: PhaseState,
  { does, by, to: [victim = '', task] }: Pick<Submission, 'by' | 'does' | 'to'>,
): Refusal | undefined {
  if (does !== 'cutFace') return undefined
  const name = (slot: string): string => seatOf(game, slot)?.name ?? slot
  if (isCut(game, victim))
    return {
      rule: 'RU-FL-3',
      says: { en: `the face of ${name(victim)} is cut already`, ru: `игроку ${name(victim)} лицо уже срезано` },
    }
  if (hadFaceBack(game, victim))
    return {
      rule: 'RU-FL-3',
      says: {
        en: `${name(victim)} got the face back and is not cut again`,
        ru: `игрок ${name(victim)} вернул лицо, срезать его больше нельзя`,
      },
    }
  if (task === by)
    return { rule: 'RU-FL-2', says: { en: 'the faceless is nobody’s task', ru: 'безликий не может быть целью' } }
  return task !== undefined && wasTask(game, task)
    ? { rule: 'RU-FL-2', says: { en: `${name(task)} was a task before`, ru: `игрок ${name(task)} уже был целью` } }
    : undefined
}
