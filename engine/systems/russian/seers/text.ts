/** Words of those who notice things without going out. */
import type { PartWords } from '../words.ts'

export const seers = {
  uses: { noticeRoles: ['notice of roles', 'знание ролей гостей'] },
  deeds: { noticeRoles: ['{actor} notices the roles of visitors', '{actor_nom} узнает роли гостей'] },
} satisfies PartWords
