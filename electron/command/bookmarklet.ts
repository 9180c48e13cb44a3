/** `bookmarklet --forum FORUM [--out FILE.html]`: a page with a bookmark that copies a whole thread. */
import { suggest } from '../desk/refusal.ts'
import { copiedForums } from '../desk/votes/copier/forums.ts'
import { copierPage } from '../desk/votes/copier/page.ts'
import { calledSo, Misused, noPath, read } from './arguments.ts'
import { pagePath, writePage } from './pages.ts'
import { done, type ExitCode, type Terminal } from './terminal.ts'
import { say } from './words/say.ts'

export async function bookmarklet(words: string[], { out: print }: Terminal): Promise<ExitCode> {
  const { paths, options } = read(words, { forum: 'value', out: 'value', locale: 'value' })
  const usage = say('help.bookmarklet')
  noPath(paths, usage)
  if (options.forum === undefined) throw new Misused(say('usage.noForum'), calledSo(usage))
  const forum = copiedForums.find(one => one === options.forum)
  if (!forum) throw new Misused(say('usage.otherForum', { forum: options.forum }), suggest(options.forum, copiedForums))
  const { text, name } = copierPage(forum)
  const file = options.out === undefined ? name : pagePath(options.out, usage)
  print(`${say('usage.bookmarkletWritten', { file, size: await writePage(file, text) })}\n`)
  return done
}
