/** Asking many rulings of whom nearly none has anything to say. */
import type { Reason } from '../../reason/reason.ts'

const none: readonly Reason[] = []

/** What all of these answer, in their order. @param asked what each is asked with */
export function everyAnswer<Asked extends unknown[]>(
  asks: readonly ((...asked: Asked) => Reason | readonly Reason[] | undefined)[],
  ...asked: Asked
): readonly Reason[] {
  let answers = none
  for (const ask of asks) {
    const said = ask(...asked)
    if (said) answers = answers.concat(said)
  }
  return answers
}
