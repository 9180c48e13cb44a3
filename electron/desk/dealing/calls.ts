/** Calls about set-ups: what can come out of one, and the deal. */
import { randomBytes } from 'node:crypto'
import { hydraIn } from '../../../engine/reading/heads.ts'
import { signedIn } from '../../../engine/setups/signed.ts'
import type { Answers, CallInput } from '../contract.ts'
import { revisionOf } from '../library/book.ts'
import type { Library } from '../library/library.ts'
import { programIn } from '../one-page.ts'
import { readFirst } from '../reading/read-first.ts'
import type { Readings } from '../reading/readings.ts'
import { seatGiven } from '../roster/calls.ts'
import { meaningsOf } from '../roster/meanings.ts'
import { language } from '../words/say.ts'
import { proofPage } from './page.ts'
import type { Signed } from './read.ts'

/** @param pages the folder of what pages are drawn by, as they were built */
export const dealingCalls = (library: Library, readings: Readings, pages: string | undefined) => ({
  'dealing.signed': async ({ text }: CallInput<'dealing.signed'>): Promise<Answers['dealing.signed']> => signedIn(text),

  'dealing.page': async ({ language: chosen }: CallInput<'dealing.page'>): Promise<Answers['dealing.page']> =>
    proofPage(chosen ?? language(), await programIn(pages, 'proof')),

  'dealing.draw': async ({
    game,
    text,
    names,
    chosen,
    reading: place,
  }: CallInput<'dealing.draw'>): Promise<Answers['dealing.draw']> => {
    const key = randomBytes(16).toString('hex')
    const meanings = await meaningsOf(library, (await library.book(game)).system.id)
    const { book } = await readings.at(place, under =>
      readFirst(library, under, game, {
        read: 'dealing.deal',
        against: ({ system, game: now }) => ({
          system: system.id,
          own: now.customRoles,
          text,
          key,
          meanings,
          players: names?.map(signedUp) ?? whoSits(now.seats),
          ...(chosen !== undefined && { chosen }),
        }),
        keep: ({ book: { system }, run }, { seats, known, words, text: dealt }) => {
          run({
            do: 'dealt',
            key,
            seats: seats.map(seat => seatGiven(system, seat)),
            setup: { text: dealt, known, ...(chosen !== undefined && { chosen }) },
            words,
          })
          return true
        },
      }),
    )
    return { revision: revisionOf(book) }
  },
})

/** Somebody on a list of those who signed up: `Ann + Bob` and `Cerberus (Ann + Bob)` are hydras, `Ann = Annie` has two names. */
function signedUp(said: string): Signed {
  const [before = '', ...others] = said.split(/\s*[=]\s*/)
  const { name, heads } = hydraIn(before.trim() || said)
  const aliases = others.flatMap(list => list.split(/\s*[,;|]\s*/)).filter(Boolean)
  return { name, ...(aliases.length && { aliases }), ...(heads.length && { heads }) }
}

/** Who sits in the roster, with what is the player's own. */
const whoSits = (
  seats: readonly { name: string; bystander: boolean; aliases?: string[]; heads?: string[]; forms?: Signed['forms'] }[],
): Signed[] =>
  seats
    .filter(({ bystander }) => !bystander)
    .map(({ name, aliases, heads, forms }) => ({
      name,
      ...(aliases && { aliases }),
      ...(heads && { heads }),
      ...(forms && { forms }),
    }))
