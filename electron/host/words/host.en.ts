import { english } from '../../../engine/text/catalogue.ts'

/** Where the workspace lies, and what nobody foresaw. */
export const host = english({
  cannotWrite: '{folder} cannot be written, so the workspace lies in {temporary}.',
  noHome: 'There is no home folder, so the workspace lies in {temporary}.',
  reportIt: 'This is a mistake in Nightdesk: please report it.',
})
