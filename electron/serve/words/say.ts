/** What the browser host says to a page, in every language at once: it is picked by what the request reads. The terminal hears English. */
import type { IncomingMessage } from 'node:http'
import { sayingInEach } from '../../../engine/text/in-each.ts'
import { preferredLocale, type Locale } from '../../../engine/text/locale.ts'
import { serve } from './serve.ts'

/** Takes the key of a message, and what it asks for, where it asks for something. */
export const say = sayingInEach(serve)

/** In which language a request is answered. */
export const languageOf = ({ headers }: Pick<IncomingMessage, 'headers'>): Locale =>
  preferredLocale(headers['accept-language'])
