/** Forum dialects, by the names a host reads. */
import { dialects, type DialectId } from '../../engine/text/dialects/index.ts'
import { notFound } from './refusal.ts'

/** What hosts call them. */
export const dialectNames: Record<DialectId, string> = {
  xenforo: 'XenForo',
  phpbb: 'phpBB',
  mybb: 'MyBB',
  vbulletin: 'vBulletin',
  smf: 'SMF',
  discourse: 'Discourse',
  markdown: 'Markdown',
  html: 'HTML',
  plain: 'Plain text',
}

/** @throws Refused where there is none of this id */
export function dialectOf(id: string): DialectId {
  if (!Object.hasOwn(dialects, id)) throw notFound('dialect', id, Object.keys(dialects))
  return id as DialectId
}
