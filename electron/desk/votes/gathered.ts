/** Files of a thread on their way into a game: they come one after the other, long ones in pieces, and wait to be read. */
import { limits } from '../../../engine/shape/limits.ts'
import { Refused } from '../refusal.ts'
import { say } from '../words/say.ts'

export interface FileGathered {
  file: string
  text: string
  /** ISO instant. */
  saved?: string
}

/** So many characters, and so many files, of one choice; and so many choices that were begun and not yet taken. */
const mostText = 2 * limits.file
const mostFiles = 5000
const mostPlaces = 4

export class Gathered {
  readonly #places = new Map<string, FileGathered[]>()

  /**
   * @param anew what was gathered here before is forgotten
   * @param goesOn it is more of the file before
   * @throws Refused where it is more than is ever read
   */
  put(place: string, { text, ...about }: FileGathered, { anew, goesOn }: { anew: boolean; goesOn: boolean }): number {
    const files = (anew ? undefined : this.#places.get(place)) ?? []
    this.#places.delete(place)
    const last = files.at(-1)
    if (goesOn && last?.file === about.file) last.text += text
    else files.push({ ...about, text })
    const length = files.reduce((sum, one) => sum + one.text.length, 0)
    if (length > mostText || files.length > mostFiles)
      throw new Refused('badInput', say('votes.tooManyFiles'), say('votes.fewerFiles'))
    this.#places.set(place, files)
    const [oldest] = this.#places.keys()
    if (this.#places.size > mostPlaces && oldest !== undefined) this.#places.delete(oldest)
    return files.length
  }

  /** What was gathered there: it is gathered no more. @throws Refused where there is nothing */
  take(place: string): FileGathered[] {
    const files = this.#places.get(place)
    if (!files) throw new Refused('badInput', say('votes.noFiles'), say('votes.chooseAgain'))
    this.#places.delete(place)
    return files
  }
}
