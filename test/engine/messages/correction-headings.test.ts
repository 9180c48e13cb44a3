/** A correction quotes what stood below a heading together with it. */
import { expect, it } from 'vitest'
import { correctionOf } from '../../../engine/messages/correction.ts'
import { plainOf, strong, text, type Span } from '../../../engine/text/span.ts'

const said = (was: string, now: Span[][]): string[] =>
  correctionOf({ was, now, phase: 'day 1', toAll: true, locale: 'en' }).map(plainOf)

it('names what a row of names is', () =>
  expect(
    said('Day 1 is over.\n\nAlive\n\nAnn, Bob, Cat', [
      [strong(text('Day 1 is over.'))],
      [strong(text('Alive'))],
      [text('Ann, Bob')],
    ]),
  ).toEqual(['Correction: day 1', 'I posted:', 'Alive\nAnn, Bob, Cat', 'It should read:', 'Alive\nAnn, Bob']))

it('takes no sentence for a heading', () =>
  expect(said('Day 1 is over.\n\nAnn died.', [[strong(text('Day 1 is over.'))], [text('Bob died.')]]).slice(1)).toEqual(
    ['I posted:', 'Ann died.', 'It should read:', 'Bob died.'],
  ))
