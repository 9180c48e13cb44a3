/**
 * The forms of a name, for languages that decline names. A host writes them on the roster; nothing is ever guessed. Every
 * value of a message that names a player, or a row of players, brings further values with it: `{who_gen}` and the other
 * cases; `{who_gender}`, which is `m`, `f` or `other`; and `{who_forms}`, which is `yes` where all cases of all of them are
 * known and else `no`. Hence a message says it with forms, or in words that leave the name as it is:
 * `{who_forms, select, yes {…{who_gen}…} other {…{who}…}}`.
 */

/** The cases besides the nominative, which is the name itself: of, to, whom, with, about. */
export const nameCases = ['gen', 'dat', 'acc', 'ins', 'pre'] as const
export type NameCase = (typeof nameCases)[number]

/** What a host wrote of a name. */
export type NameForms = { gender?: 'm' | 'f' | undefined } & { [Case in NameCase]?: string | undefined }

/** Whether every case of a name is known. */
export const declinable = (forms: NameForms | undefined): forms is NameForms & Record<NameCase, string> =>
  forms !== undefined && nameCases.every(one => forms[one]?.trim())

/** A name that is asked for in some form: of which value, and in which. */
export interface FormAsked {
  of: string
  form: NameCase | 'gender' | 'forms'
}

const asked = new RegExp(`^(.+)_(${nameCases.join('|')}|gender|forms)$`)

/** Takes the name of a variable; returns what form of which other one it asks for, where it does. */
export function formAsked(variable: string): FormAsked | undefined {
  const [, of, form] = asked.exec(variable) ?? []
  return of === undefined ? undefined : { of, form: form as FormAsked['form'] }
}

/** Whether a form is a case, which may only stand where all forms are known. */
export const isCase = (form: FormAsked['form']): form is NameCase => form !== 'gender' && form !== 'forms'
