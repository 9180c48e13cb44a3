/** What the browser host says to a page, in every language at once: it is picked by what the request reads. The terminal hears English. */
import type { IncomingMessage } from 'node:http'
import { sayingInEach } from '../../../engine/text/in-each.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { serve as en } from './serve.en.ts'
import { serve as ru } from './serve.ru.ts'

/** Takes the key of a message, and what it asks for, where it asks for something. */
export const say = sayingInEach(en, ru)

/** What is read best, of the languages there are. @param names as a browser sends them, or a system names its own */
export const bestOf = (names = ''): Locale => (/^ru\b/i.test(names) ? 'ru' : 'en')

/** In which language a request is answered. */
export const languageOf = ({ headers }: Pick<IncomingMessage, 'headers'>): Locale => bestOf(headers['accept-language'])
