/** What a role is called, and a modifier before it. */
import type { ModifierUse } from '../rules/role.ts'
import { getOwn } from './catalogue.ts'
import { humanize } from '../text/humanize.ts'
import type { Words } from '../text/wording.ts'

/** What a role is called: its own words, or its id as a title (`weakDoctor` is a Weak Doctor). */
export const roleName = (id: string, { roles }: Pick<Words, 'roles'>): string =>
  getOwn(roles, id) ?? asTitle(humanize(id))

/** What stands before a role for a modifier: `1-Shot`, `Odd-Night`. */
export const modifierName = ({ modifier, count }: ModifierUse, { modifiers = {} }: Pick<Words, 'modifiers'>): string =>
  asTitle((getOwn(modifiers, modifier) ?? humanize(modifier).toLowerCase()).replace('{count}', String(count ?? 1)))

const asTitle = (words: string): string => words.replace(/(?<![a-z0-9])[a-z]/g, letter => letter.toUpperCase())
