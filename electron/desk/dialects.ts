/** Forum dialects, by the names a host reads. */
import { say } from './words/say.ts'
import { dialects, type DialectId } from '../../engine/text/dialects/index.ts'
import { notFound } from './refusal.ts'

const names: Record<Exclude<DialectId, 'plain'>, string> = {
  xenforo: 'XenForo',
  phpbb: 'phpBB',
  mybb: 'MyBB',
  vbulletin: 'vBulletin',
  smf: 'SMF',
  proboards: 'ProBoards',
  discourse: 'Discourse',
  nodebb: 'NodeBB',
  discord: 'Discord',
  markdown: 'Markdown',
  html: 'HTML',
}

/** What hosts call one. */
export const dialectName = (id: DialectId): string => (id === 'plain' ? say('posts.plainText') : names[id])

/** @throws Refused where there is none of this id */
export function dialectOf(id: string): DialectId {
  if (!Object.hasOwn(dialects, id)) throw notFound('dialect', id, Object.keys(dialects))
  return id as DialectId
}
