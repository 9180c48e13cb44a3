/** Brings files of the thread to the desk, one after the other, and has them taken in together. */
import type { Answers } from '../../../../electron/desk/contract.ts'
import { act } from '../../../state/act.ts'
import { tellStep } from '../../../state/reading.ts'
import { say } from '../../../words/say.ts'
import { pagesAmong, piecesOf, textOf, type ThreadFile } from './thread-files.ts'

/** So many characters one call takes. */
export const mostAtOnce = 2_000_000

export interface Brought extends Omit<Answers['votes.takeFiles'], 'revision'> {
  /** How many files were read. */
  files: number
}

const nothing = { added: 0, known: 0, earlier: 0, unknownAuthors: [], likely: [], unread: [] }

/**
 * @param place where they are read
 * @param signal stops it before they are all there
 * @param instead posts that are taken in anew
 * @returns what came of them, with those that are no pages; undefined where that was refused, which is said then
 */
export async function bringFiles(
  game: string,
  chosen: readonly ThreadFile[],
  place: string,
  signal: AbortSignal,
  instead?: string[],
): Promise<Brought | undefined> {
  const { pages, skipped } = pagesAmong(chosen)
  const unread: Brought['unread'] = skipped.map(noPage)
  let files = 0
  for (const [index, page] of pages.entries()) {
    tellStep({ id: place, done: index, of: pages.length })
    const text = await textOf(page)
    if (text === undefined) {
      unread.push(noPage(page.path))
      continue
    }
    const savedAt = new Date(page.file.lastModified).toISOString()
    for (const [nth, piece] of piecesOf(text, mostAtOnce).entries()) {
      if (signal.aborted) return undefined
      const about = { game, reading: place, file: page.path, text: piece }
      const state = nth ? { goesOn: true } : { savedAt, ...(!files && { anew: true }) }
      if (!(await act('votes.gather', { ...about, ...state }))) return undefined
    }
    files++
  }
  if (signal.aborted) return undefined
  if (!files) return { ...nothing, files, unread }
  const taken = await act('votes.takeFiles', { game, reading: place, ...(instead && { instead }) })
  return taken && { ...taken, files, unread: [...taken.unread, ...unread] }
}

const noPage = (file: string): Brought['unread'][number] => ({
  file,
  message: say('votes.noPageFile'),
  remedy: say('votes.choosePages'),
})
