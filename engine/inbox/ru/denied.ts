/** What a clause says is not to be done, and who it says is not meant. */
import type { Slot } from '../../reason/claim.ts'
import { denying, isInfinitive, modal } from './moods.ts'
import { inFirstPerson } from './verbs.ts'
import { fillers, pronouns } from './words.ts'

const leading = /^(?:в|на|у|к|за|про|с|со|от|о)$/

/** @param covered whether a word at a place speaks of a move: behind it «не» denies that */
export function deniedIn(
  words: readonly string[],
  nameAt: (at: number) => Slot | undefined,
  covered: (at: number) => boolean,
): { nots: Set<Slot>; isDenied: boolean } {
  // «Огонь сегодня не развожу», and not «лечу и не жалею».
  const isUndone = (word: string): boolean =>
    (inFirstPerson(word) || (isInfinitive(word) && !words.some((one, at) => covered(at) && isInfinitive(one))))
    && !fillers.has(word)
    && !/жале|сомнев|зна[ю]|понима|помню|довер|вер[юи]/u.test(word)
    && !words.some((one, at) => covered(at) && inFirstPerson(one))
    && words.some((_, at) => covered(at))
  const nots = new Set<Slot>()
  let isDenied = false
  for (const [at, word] of words.entries()) {
    if (word === 'без' && covered(at + 1) && !covered(at)) isDenied = true
    if (!denying.has(word) || covered(at) || nameAt(at) !== undefined) continue
    if (word !== 'не' && word !== 'ни') {
      isDenied = true
      continue
    }
    if (words[at + 1] === 'только') continue
    let behind = at + 1
    while (behind < words.length && nameAt(behind) === undefined && leading.test(words[behind]!)) behind++
    const slot = nameAt(behind)
    if (slot !== undefined) nots.add(slot)
    else if (behind < words.length && pronouns.has(words[behind]!)) continue
    else if (
      modal.has(words[at + 1] ?? '')
      || covered(at + 1)
      || covered(at + 2)
      || isUndone(words[at + 1] ?? '')
      || word === 'ни'
      || at === words.length - 1
    )
      isDenied = true
  }
  return { nots, isDenied }
}
