/** What a clause says is not to be done, and who it says is not meant. */
import type { Slot } from '../../reason/claim.ts'
import { denying, modal } from './moods.ts'
import { pronouns } from './words.ts'

const leading = /^(?:в|на|у|к|за|про|с|со|от|о)$/

/** @param covered whether a word at a place speaks of a move: behind it «не» denies that */
export function deniedIn(
  words: readonly string[],
  nameAt: (at: number) => Slot | undefined,
  covered: (at: number) => boolean,
): { nots: Set<Slot>; isDenied: boolean } {
  const nots = new Set<Slot>()
  let isDenied = false
  for (const [at, word] of words.entries()) {
    if (word === 'без' && covered(at + 1) && !covered(at)) isDenied = true
    if (!denying.has(word) || covered(at) || nameAt(at) !== undefined) continue
    if (word !== 'не' && word !== 'ни') {
      isDenied = true
      continue
    }
    let behind = at + 1
    while (behind < words.length && nameAt(behind) === undefined && leading.test(words[behind]!)) behind++
    const slot = nameAt(behind)
    if (slot !== undefined) nots.add(slot)
    else if (behind < words.length && pronouns.has(words[behind]!)) continue
    else if (
      modal.has(words[at + 1] ?? '')
      || covered(at + 1)
      || covered(at + 2)
      || word === 'ни'
      || at === words.length - 1
    )
      isDenied = true
  }
  return { nots, isDenied }
}
