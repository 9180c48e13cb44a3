import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Game } from '../../../engine/journal/state.ts'
import { envelopesOf } from '../../../engine/reading/envelopes.ts'
import { fold } from '../../../engine/reading/fold.ts'
import { nameBook } from '../../../engine/inbox/names.ts'
import { readMessage } from '../../../engine/inbox/read.ts'
import type { Reading } from '../../../engine/journal/reading.ts'
import { tokensOf } from '../../../engine/inbox/tokens.ts'
import { rar } from '../../../engine/systems/index.ts'
import { brief, desk } from './table.ts'

const many = 200_000
/** Milliseconds of the processor, not of a clock: others may be at work as well. */
const bound = 2_000

describe('hostile pages are read in bounded time', () =>
  it.each([
    ['quotes', '[quote]'.repeat(10_000)],
    ['closed quotes', '[quote="Mod"]shoot Bob[/quote]\n'.repeat(10_000)],
    ['quotes closed only', '[/quote]'.repeat(10_000)],
    ['angles', '> '.repeat(many)],
    ['quoted lines', '> shoot Bob\n'.repeat(20_000)],
    ['brackets', '['.repeat(many)],
    ['closing brackets', ']'.repeat(many)],
    ['tags', '[b]'.repeat(many / 2)],
    ['angle tags', '<b '.repeat(many / 2)],
    ['NUL', '\0'.repeat(many)],
    ['right to left', '\u202e\u2066'.repeat(many / 2)],
    ['joiners', `B${'\u200d'.repeat(many)}ob`],
    ['accents', `Bo${'\u0301'.repeat(many)}b`],
    ['one word', 'a'.repeat(many)],
    ['apostrophes', "a'".repeat(many / 2)],
    ['lines', '\n'.repeat(many)],
    ['spaces', ' '.repeat(many)],
    ['dashes', '-'.repeat(many)],
    ['question marks', 'shoot Bob?'.repeat(many / 10)],
    ['names', 'Bob '.repeat(many / 4)],
    ['verbs', 'shoot '.repeat(many / 6)],
    ['just short enough', 'shoot and shoot Bob and not '.repeat(500)],
    ['one sentence of names', 'Bob and '.repeat(1900)],
    ['openers', 'please '.repeat(3900)],
    ['misspelt', 'shoobt Bobx, '.repeat(1200)],
    ['Voters', 'From: Bob\n'.repeat(20_000)],
    ['headers', 'From: Bob\nDate: today\n\nshoot Carl\n\n'.repeat(300)],
    ['dates', 'Mar 3, 2026\n'.repeat(20_000)],
    ['names above no date', 'Bob\n'.repeat(20_000)],
    ['wrote', 'Bob wrote:\n'.repeat(20_000)],
    ['On … wrote', 'On Tuesday\n'.repeat(20_000)],
    ['tildes', '~~'.repeat(many / 2)],
    ['struck', '[s]'.repeat(many / 3)],
    ['stars', '*waves* '.repeat(many / 8)],
    ['conditions', 'if Bob dies and '.repeat(900)],
    ['requests', 'can i shoot Bobx '.repeat(900)],
    ['carriers', 'Bob carries it, '.repeat(900)],
    ['one long line', `${'x '.repeat(many / 2)}wrote:`],
  ])('%s', (_what, page) => {
    const start = process.cpuUsage()
    for (const envelope of envelopesOf(page, ['Bob', 'Vic'])) {
      const { proposals } = readMessage(envelope, { ...desk, sender: 'Vic' })
      expect(page.includes('shoot Carl') ? [] : proposals).toEqual([])
    }
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(bound)
  }))

describe('hostile names', () => {
  const names = [
    '__proto__',
    'constructor',
    'toString',
    'shoot',
    'Not Bob',
    'No Action',
    'I',
    '.*',
    '***',
    'Bob',
    'Bobby',
    'Bob Bobby',
    'If',
    'Tonight',
    '‮evil',
    'ＢＯＢ２',
  ]
  const seats = names.map(name => ({ ...desk.game.seats[0]!, slot: name, name, role: 'vanilla' }))
  const game: Game = {
    ...desk.game,
    seats: [{ ...desk.game.seats[0]!, slot: 'Vic', name: 'Vic', role: 'vigilante' }, ...seats],
  }
  it.each([
    ['shoot __proto__', 'shoot __proto__'],
    ['shoot constructor', 'shoot constructor'],
    ['shoot shoot', 'shoot shoot'],
    ['shoot Bob', 'shoot Bob'],
    ['shoot Bobby', 'shoot Bobby'],
    ['shoot Bob Bobby', 'shoot Bob Bobby'],
    ['shoot not bob', 'shoot Not Bob'],
    ['I shoot Bob', '?unread'],
    ['shoot If', 'shoot If'],
    ['shoot BOB2', 'shoot ＢＯＢ２'],
    ['no action', '?bareName'],
  ])('%s', (text, read) => expect(brief('Vic', text, { game })).toBe(read))
  it('aliases of every object', () =>
    expect(nameBook([{ slot: 'constructor', name: 'Con' }], {}).called('Con')).toBe('constructor'))
})

describe('whatever is sent in', () => {
  const words = fc.constantFrom(
    'shoot',
    'I',
    'will',
    'not',
    'Bob',
    'Carl',
    'bobcat',
    'Mary Lou',
    'Will',
    'and',
    'or',
    ',',
    '.',
    '?',
    '\n',
    '\n\n',
    'no wait',
    'actually',
    'instead',
    'if',
    'unless',
    'cancel',
    'same as last night',
    'kill',
    'frame',
    'we',
    'swap',
    'with',
    'to',
    'redirect',
    'protect',
    'please',
    'tonight',
    'night 2',
    'night 3',
    '>',
    '[quote]',
    '[/quote]',
    'Mod wrote:',
    'me',
    'nobody',
    "won't",
    'Bub',
    "Bob's",
    'target',
    'my shot on',
    ':',
    '(',
    ')',
    '@',
    'T-Bone',
    '\u202e',
    'From: Bob\n',
    'because',
    'but',
    'then',
    'use my ability on',
    'On Monday Mod wrote:',
    'Fran',
    'carries it',
    'the kill',
    '*sighs*',
    '*',
    'the doctor',
    'not',
    'sorry',
    'was going to',
    'tomorrow',
    'send in my action',
    'update:',
    'hold the shot',
    'my bullet',
    'got lynched',
    'Zed',
    "I'll be sad",
    'as before',
    'but on',
    'carrier:',
  )
  const text = fc.oneof(
    { weight: 4, arbitrary: fc.array(words, { maxLength: 20 }).map(list => list.join(' ')) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
  )
  const sender = fc.constantFrom('Vic', 'Dora', 'Gus', 'Fran', 'Buster', 'Rita', 'Comm', 'Ann')
  const read = (page: string, who: string): { body: string; reading: Reading }[] =>
    envelopesOf(page, ['Bob', 'Vic']).map(envelope => ({
      body: envelope.body,
      reading: readMessage(envelope, { ...desk, sender: who }),
    }))

  /** Every form of a name that may stand for it: the name or an alias, or a part of three letters. */
  const isForm = (form: string, slot: string, who: string): boolean => {
    const said = fold(form).replace(/[^\p{L}\p{N}]/gu, '')
    const names = [slot, ...(desk.aliases[slot] ?? [])]
      .flatMap(name => [name, ...name.split(/\W/)])
      .map(name => fold(name).replace(/[^\p{L}\p{N}]/gu, ''))
    return (
      (slot === who && /^(?:me|myself)$/.test(said))
      || names.some(name => name === said || `${name}s` === said || (said.length >= 3 && name.startsWith(said)))
    )
  }

  it('never throws, and every target is named in the span that is shown for it', () =>
    fc.assert(
      fc.property(text, sender, (page, who) => {
        for (const { body, reading } of read(page, who)) {
          for (const { by, does, to, targets, spans, repeats } of reading.proposals) {
            expect(
              by === who || (does === 'factionKill' && ['Gus', 'Fran'].includes(who) && ['Gus', 'Fran'].includes(by)),
            ).toBe(true)
            expect(rar.abilities[does]).toBeDefined()
            expect(targets).toHaveLength(to.length)
            for (const { start, end } of [...targets, ...spans])
              expect(0 <= start && start < end && end <= body.length).toBe(true)
            if (!repeats)
              for (const [index, slot] of to.entries())
                expect(isForm(body.slice(targets[index]!.start, targets[index]!.end), slot, who)).toBe(true)
          }
          for (const { span } of [...reading.doubts, ...reading.notes])
            if (span) expect(0 <= span.start && span.start <= span.end && span.end <= body.length).toBe(true)
        }
      }),
      { numRuns: 1500 },
    ))

  it('proposes nothing that stands in a quote', () =>
    fc.assert(
      fc.property(text, sender, (page, who) => {
        for (const quoted of [
          `[quote="Mod"]${page.replaceAll('[/quote]', '')}[/quote]`,
          page
            .split('\n')
            .map(line => `> ${line}`)
            .join('\n'),
        ]) {
          for (const { reading } of read(quoted, who)) expect(reading.proposals).toEqual([])
        }
      }),
      { numRuns: 500 },
    ))

  it('never proposes one ability twice, nor beside a doubt about it', () =>
    fc.assert(
      fc.property(text, sender, (page, who) => {
        for (const {
          reading: { proposals, doubts },
        } of read(page, who)) {
          const abilities = proposals.map(({ does }) => does)
          expect(new Set(abilities).size).toBe(abilities.length)
          for (const { why, choices } of doubts)
            if (why === 'conflict' || why === 'conditional')
              for (const { does } of choices) expect(abilities).not.toContain(does)
        }
      }),
      { numRuns: 1000 },
    ))

  it('proposes nothing in a question', () =>
    fc.assert(
      fc.property(
        text.map(page => page.replace(/[\n.!?>;…⁉‼]|\[\/?quote\]|wrote:|From:|Mod|\.{2,}/g, ' ')),
        sender,
        (page, who) => {
          for (const { reading } of read(`${page.replace(/\p{C}/gu, '')} ok?`, who))
            expect(reading.proposals).toEqual([])
        },
      ),
      { numRuns: 1000 },
    ))

  it('reads what it shows: tokens stand where they say', () =>
    fc.assert(
      fc.property(text, body => {
        let last = 0
        for (const { start, end } of tokensOf(body)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeLessThanOrEqual(body.length)
          last = end
        }
      }),
    ))
})
