/** A file of set-ups: told apart, each with its head and its line, and written back so that it is read as it was. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setupFile, setupsIn, withHead } from '../../../engine/setups/file.ts'
import { readSetup } from '../../../engine/setups/read.ts'
import { roles } from './help.ts'

const one = 'players: 1\nroles: Town Cop'
const wrong = (text: string): string[] =>
  setupsIn(text, 'f.yaml').problems.map(({ line, message, remedy }) => `${line}: ${message.en} → ${remedy?.en ?? ''}`)

describe('a file of set-ups', () => {
  it('is told apart by lines of ---, each with its line and its head', () => {
    const { parts, problems } = setupsIn(
      `# Two of them\n\n---\nsetup: 1\nsystem: rar\nname: "Seven  sins"\n${one}\n---\n# Little\n${one}\n---\n`,
      'f',
    )
    expect(problems).toEqual([])
    expect(parts).toEqual([
      {
        text: `setup: 1\nsystem: rar\nname: "Seven  sins"\n${one}`,
        line: 4,
        name: 'Seven sins',
        system: 'rar',
        systemLine: 5,
      },
      { text: `# Little\n${one}`, line: 10, name: 'Little', systemLine: 10 },
    ])
  })

  it.each([
    ['', '1: there is no setup in this text → '],
    ['\n---\n# x', '1: there is no setup in this text → '],
    ['players: 1\nroles: [Town Cop', '2: '],
    [
      'players: 1\nroles: \uFFFD',
      '2: a character here could not be read → save the file as UTF-8 text, and choose it again',
    ],
    ['- a\n- b', '1: there is no setup in this text → '],
    ['# a\nformat: x', '2: unknown key "format" → '],
    ['MZ\0\x01', '1: this has a character that cannot be saved → remove it'],
    [
      'name: a\n--- # x\nplayers: 1',
      '1: the setups in this file cannot be told apart → put a line with only --- between two setups, and nowhere else',
    ],
  ])('that is none says where and why: %j', (text, said) => {
    expect(wrong(text)[0]).toContain(said)
  })

  it('reads every kind of line break, and a mark at its beginning', () => {
    for (const text of [`\uFEFF${one}`, one.replace('\n', '\r\n'), one.replace('\n', '\r')])
      expect(setupsIn(text, 'f').parts).toMatchObject([{ text: one, line: 1 }])
  })

  it('is never a mistake of ours, whatever the text', () => {
    const piece = fc.constantFrom(
      '---\n',
      'players: 1\n',
      'roles: x\n',
      '# a\n',
      '{',
      '}',
      '"',
      ': ',
      '...\n',
      '&a ',
      '*a\n',
      '\0',
      'é\n',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), pieces => {
        const { parts, problems } = setupsIn(pieces.join(''), 'f')
        expect(parts.length > 0).toBe(problems.length === 0)
        for (const problem of problems) expect([problem.file, problem.line > 0]).toEqual(['f', true])
      }),
    )
  })
})

describe('a head', () => {
  const known = { system: 'rar', name: 'A "B": # C' }
  it.each([
    one,
    `# a remark\n${one}`,
    `name: Other\n${one}`,
    '{players: 1, roles: [Town Cop]}',
    '{"players": "1", "roles": ["Town Cop"]}',
    `# first\n\n  {\n players: 1,\n roles: Town Cop}`,
  ])('is put before a set-up once, and changes nothing that is drawn: %j', text => {
    const before = readSetup(text, 'f', roles).setup!
    const headed = withHead({ text }, known)
    const { setup, problems } = readSetup(headed, 'f', roles, 'rar')
    expect(problems).toEqual([])
    expect({ ...setup, name: '', roles: '' }).toEqual({ ...before, name: '', roles: '' })
    expect(setupsIn(headed, 'f').parts[0]).toMatchObject({ system: 'rar', name: before.name ?? known.name })
    expect(withHead({ text: headed }, { system: 'x', name: 'y' })).toBe(headed)
  })

  it('keeps set-ups of other rules and of other forms out', () => {
    const said = (text: string): string[] =>
      readSetup(`${text}\nrolls: x`, 'f', roles, 'rar').problems.map(({ line, message }) => `${line}: ${message.en}`)
    expect(said(`players: 1\nsystem: gorny`)).toEqual(['2: this setup is for another system: "gorny", not rar'])
    expect(said(`setup: 2`)).toEqual(['1: "setup: 2" is a setup format that this Nightdesk does not know'])
    expect(said(`setup: [1]`)).toEqual(['1: a list is not a setup format'])
  })
})

describe('a file that was written', () => {
  it('is read back as it was', () => {
    const texts = [one, `# x\n${one}`, '{players: 1, roles: Town Cop}'].map((text, at) =>
      withHead({ text }, { system: 'rar', name: `Set-up ${at}` }),
    )
    expect(setupsIn(setupFile(texts), 'f').parts.map(({ text }) => text)).toEqual(texts)
  })
})
