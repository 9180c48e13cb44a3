/**
 * The priest at night: who came to him, by role and not by name (RU-RES-17, RU-GEN-19). What he does in a vote
 * belongs to the day.
 */
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { hasUse } from '../shared/roles.ts'
import { tellVisitorRoles } from '../shared/visitor-roles.ts'
import { visitorsOf } from '../shared/visits.ts'
import type { Resolution } from '../vocabulary.ts'
import type { PartWords } from '../words.ts'

const abilities = {
  noticeRoles: {
    kind: 'investigate',
    told: {
      en: 'You learn the roles of everybody who comes to you, civil and negative.',
      ru: 'Вы узнаете роли всех, кто к вам приходит, мирные и негативные.',
    },
    targets: 0,
    passive: true,
    rule: 'RU-RES-17',
    components: [],
  },
} satisfies Record<string, Entry>

/** Tells every living priest who has the use of the role which roles came, civil and negative. */
function reportRoles(run: Resolution): void {
  const ability = 'noticeRoles'
  for (const { slot } of run.living()) {
    const passive = run.has(slot, ability) && hasUse(run, slot) ? run.passive(slot, ability) : undefined
    if (passive) tellVisitorRoles(run, slot, { ability, rule: 'RU-RES-17', ...passive }, visitorsOf(run, slot))
  }
}

const words = {
  uses: {
    noticeRoles: { en: 'noticing visitors’ roles', ru: 'знание ролей гостей' },
  },
  deeds: {
    noticeRoles: { en: '{actor} notices visitors’ roles', ru: '{actor_nom} узнает роли гостей' },
  },
} satisfies PartWords

export const priestAtNight = section({ abilities, rulings: { dawn: [reportRoles] }, words })
