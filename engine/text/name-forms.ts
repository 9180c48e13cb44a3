/**
 * The forms of a name, for languages that decline names. A host writes them on the roster; nothing is ever guessed. Every
 * value of a message that names a player, or a row of players, brings further values with it:
 * - `{who_gen}` and the other cases, `{who_nom}` among them: the name in that case, and where its forms are not known the
 *   name as it is behind the word for a player in that case (`title.ts`): «чек на Анну», «чек на игрока Cid»;
 * - `{who_did}`, by which a verb agrees with it: `f`, `many` or `one`, which is masculine, as the word for a player is; `none`
 *   where no player is named (a role may stand there as well);
 * - `{who_gender}`, what the host wrote: `m`, `f` or `other`;
 * - `{who_forms}`: `yes` where all cases of all of them are known, else `no`.
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
  form: NameCase | 'nom' | 'did' | 'gender' | 'forms'
}

const asked = new RegExp(`^(.+)_(${nameCases.join('|')}|nom|did|gender|forms)$`)

/** Takes the name of a variable; returns what form of which other one it asks for, where it does. */
export function formAsked(variable: string): FormAsked | undefined {
  const [, of, form] = asked.exec(variable) ?? []
  return of === undefined ? undefined : { of, form: form as FormAsked['form'] }
}
