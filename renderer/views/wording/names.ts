import { capital, spaced } from '../rules/words.ts'

/** The words of a wording's id, without what kind of text it is: `tell:learned:investigate` as `Learned, investigate`. */
export const nameOf = (id: string): string =>
  capital(
    id
      .replace(/^(tell|post)[.:/]/, '')
      .split(/[.:/]/)
      .map(spaced)
      .join(', '),
  )
