/** A catalogue that speaks the language in which something is asked just now. */
import type { Given, KeyOf, MessageAt, Sections } from './catalogue.ts'
import { messageSaid } from './in-each.ts'
import { textIn, type Locale } from './locale.ts'

/**
 * @param catalogue its sections
 * @param language that is spoken while a message is asked for
 * @param put puts a message otherwise before anything is filled in
 * @returns what says a message of them: by its key, with the values it asks for
 */
export const sayingFrom =
  <Catalogue extends Sections>(
    catalogue: Catalogue,
    language: () => Locale,
    put: (message: string, locale: Locale) => string = message => message,
  ) =>
  <At extends KeyOf<Catalogue>>(key: At, ...given: Given<MessageAt<Catalogue, At>>): string => {
    const dot = key.indexOf('.')
    const [spoken, message] = [language(), catalogue[key.slice(0, dot)]![key.slice(dot + 1)]!]
    return messageSaid(
      spoken,
      put(textIn(message, spoken), spoken),
      given[0] as Readonly<Record<string, string | number>> | undefined,
    )
  }
