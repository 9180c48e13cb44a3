/** What does not fit in data from outside, in the language of whoever asks. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answer } from '../../../../electron/desk/answer.ts'
import { issueSaid } from '../../../../electron/desk/issue-said.ts'
import { speaking } from '../../../../electron/desk/words/say.ts'
import { issues } from '../../../../electron/desk/words/issues.ts'

const said = (schema: z.ZodType, data: unknown, language?: string): string =>
  speaking(language, () => issueSaid(schema.safeParse(data).error!.issues, data))

const note = z.strictObject({ note: z.string().min(2).max(4) })
const each: [schema: z.ZodType, data: unknown, russian: string, english: string][] = [
  [note, {}, 'note: здесь ничего нет.', 'note is missing.'],
  [note, { note: 1 }, 'note: здесь 1, а должно быть: текст.', 'note is 1, but should be text.'],
  [note, { note: true }, 'note: здесь «да», а должно быть: текст.', 'note is true, but should be text.'],
  [note, [], 'здесь список, а должно быть: набор полей.', 'it is a list, but should be a set of fields.'],
  [note, { note: 'x', b: 1 }, 'note: здесь слишком мало.', 'note is too short.'],
  [note, { note: 'xx', b: 1 }, 'поле «b» здесь неизвестно.', 'it contains "b", which is not known here.'],
  [
    note,
    { note: 'xxxxx' },
    'note: символов здесь 5, а можно не больше 4.',
    'note has 5 characters, but at most 4 are allowed.',
  ],
  [
    z.array(z.int()).max(1),
    [1, 2],
    'записей здесь 2, а можно не больше 1.',
    'it has 2 entries, but at most 1 are allowed.',
  ],
  [z.array(z.enum(['a'])), ['b'], '[0]: здесь «b», чего быть не может.', '[0] is "b", which is not known here.'],
  [z.array(z.int()), [0.5], '[0]: здесь 0.5, а должно быть: целое число.', '[0] is 0.5, but should be a whole number.'],
  [z.number().max(3), 4, 'здесь 4, а можно не больше 3.', 'it is 4, but at most 3 is allowed.'],
  [z.number().min(3), 2, 'здесь 2, этого мало.', 'it is 2, which is too low.'],
]

describe('what does not fit', () => {
  it.each(each)('%# is said in both languages', (schema, data, russian, english) => {
    expect(said(schema, data, 'ru')).toBe(russian)
    expect(said(schema, data)).toBe(english)
  })

  it('has no English word in Russian, also where a shape of the engine says it itself', () => {
    const engine = join(import.meta.dirname, '../../../../engine')
    const sources = readdirSync(engine, { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.ts'))
      .map(path => readFileSync(join(engine, path), 'utf8'))
      .join('\n')
    const own = [...sources.matchAll(/\.refine\([^\n]+, '([^'\n]+)'\)|code: 'custom',\s+message: '([^'\n]+)'/g)]
    const words = own.map(([, refined, added]) => refined ?? added!)
    expect(words.length).toBeGreaterThan(3)
    for (const word of words) {
      expect(Object.values(issues).map(({ en }) => en)).toContain(word)
      expect(
        said(
          z.string().refine(() => false, word),
          '',
          'ru',
        ),
      ).not.toMatch(/\p{Script=Latin}/u)
    }
  })

  it('in an input is said in Russian too', async () => {
    const result = await answer({}, 'rules.roles', { system: 1 }, () => undefined, 'ru')
    expect(result).toMatchObject({ ok: false })
    expect(JSON.stringify(result)).toMatch(/не принимает/)
    expect(JSON.stringify(result)).not.toMatch(/Invalid|expected|Unrecognized/)
  })
})
