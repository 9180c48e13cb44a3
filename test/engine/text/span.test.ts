import { describe, expect, it } from 'vitest'
import {
  code,
  isSpan,
  joinSpans,
  plainOf,
  player,
  quote,
  secret,
  strong,
  text,
  tidy,
} from '../../../engine/text/span.ts'

describe('spans', () => {
  it('have words', () => {
    expect(plainOf([text('a '), strong(player('[b]'), quote(code('R-1'))), secret(text(' z'))])).toBe('a [b]R-1 z')
  })

  it('are tidied without changing the sentence', () => {
    expect(tidy([text(''), text('a'), text('b'), player('c'), text(''), text('d')])).toEqual([
      text('ab'),
      player('c'),
      text('d'),
    ])
  })

  it('are joined', () => {
    expect(joinSpans([[player('Ann')], [player('Bob'), text('!')], []], ', ')).toEqual([
      player('Ann'),
      text(', '),
      player('Bob'),
      text('!, '),
    ])
  })

  it('are told from other things', () => {
    expect([text(''), player('')].every(isSpan)).toBe(true)
    expect([null, 'text', { kind: 'vote' }, {}, []].some(isSpan)).toBe(false)
  })
})
