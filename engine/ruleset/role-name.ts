/** What a role is called. */
import { getOwn } from './catalogue.ts'
import { humanize } from '../text/humanize.ts'
import type { Words } from '../text/wording.ts'

/** What a role is called: its own words, or its id as a title (`weakDoctor` is a Weak Doctor). */
export const roleName = (id: string, { roles }: Pick<Words, 'roles'>): string =>
  getOwn(roles, id) ?? humanize(id).replace(/(?<![a-z0-9])[a-z]/g, letter => letter.toUpperCase())
