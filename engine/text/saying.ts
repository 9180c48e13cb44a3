/** A catalogue that speaks the language in which something is asked just now. */
import type { Given, KeyOf, LoadedOf, MessageAt, Sections } from './catalogue.ts'
import { messageSaid } from './in-each.ts'
import type { Locale } from './wording.ts'

/**
 * @param catalogues the same sections in every language
 * @param language that is spoken while a message is asked for
 * @returns what says a message of them: by its key, with the values it asks for
 */
export const sayingFrom =
  <Catalogue extends Sections>(catalogues: Readonly<Record<Locale, LoadedOf<Catalogue>>>, language: () => Locale) =>
  <At extends KeyOf<Catalogue>>(key: At, ...given: Given<MessageAt<Catalogue, At>>): string => {
    const dot = key.indexOf('.')
    const section: Readonly<Record<string, string>> = catalogues[language()][key.slice(0, dot)]!
    return messageSaid(
      language(),
      section[key.slice(dot + 1)]!,
      given[0] as Readonly<Record<string, string | number>> | undefined,
    )
  }
