/**
 * Every message about a case file in Russian. What is said of each kind of mistake is held to Russian where it is read: by
 * `problems` of `problems.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCases } from '../../../engine/cases/read.ts'
import { actionWords } from '../../../engine/cases/said/actions.ts'
import { compareWords } from '../../../engine/cases/said/compare.ts'
import { fileWords, yamlWords } from '../../../engine/cases/said/file.ts'
import { phaseWords } from '../../../engine/cases/said/phases.ts'
import { roleWords } from '../../../engine/cases/said/roles.ts'
import { seatWords } from '../../../engine/cases/said/seats.ts'
import { shapeWords } from '../../../engine/cases/said/shape.ts'
import { unknownWords } from '../../../engine/cases/said/unknown.ts'
import { differing, latin, messagesOf, withoutFew } from '../../catalogues.ts'
import { phase } from './problems.ts'
import { tiny } from './read.system.ts'

const words = { actionWords, compareWords, fileWords, phaseWords, roleWords, seatWords, shapeWords, unknownWords }

/** Keys and words of the format, with what stands behind them on their line; forms of a line in braces. */
const format =
  /\{[^}]*\}|(setup: check|base|faction|targets: \d|at: actor|others|players|closes:|extend:|over:|for: unvote|(?:for|family|individual): )|`\w+:?`|«(case: |case|system|public|__proto__)»|Public|YAML|\bid\b|\d+[hmd]\b/g

describe('every message about a case file', () => {
  it('asks for the same values in Russian', () => expect(differing(words)).toEqual([]))
  it('has the form for three where it counts', () => expect(withoutFew(words)).toEqual([]))
  it('says no Latin word in Russian but words of the format', () => {
    expect(latin({ ...words, yamlWords }, format)).toEqual([])
  })
  it('is said without ё, and in the quotes of the language', () =>
    expect(messagesOf({ ...words, yamlWords }, 'ru').filter(([, said]) => /ё|“|”/.test(said))).toEqual([]))
  it('is asked for somewhere', () => {
    const folder = join(import.meta.dirname, '../../../engine/cases')
    const sources = [...readdirSync(folder).filter(name => name.endsWith('.ts')), 'said/unknown.ts']
      .map(name => readFileSync(join(folder, name), 'utf8'))
      .join('\n')
    expect(
      messagesOf(words, 'en').filter(([key]) => !new RegExp(`'?\\b${key.split('.')[1]!}\\b'?`).test(sources)),
    ).toEqual([])
  })
})

it.each([
  [phase('actions: [Анна heal Bob]'), 'игрока «Анна» нет → одно из: Ann, Bob, Cat, Mary Ann'],
  [phase('actions: [Ann heel Bob]'), 'способности «heel» нет → имелось в виду «heal»?'],
  [phase('actions: Ann heal Bob'), 'здесь «Ann heal Bob», а ожидается список → напишите [Ann heal Bob]'],
  [phase('actions: [[Ann]]'), 'здесь список, а ожидается другое → это может быть слово или набор ключей'],
  [phase('actions: [{by: Ann}]'), 'не хватает ключа «does»'],
  [phase('actions: [Ann heal "Bob]'), 'кавычка не закрыта: «Ann heal "Bob»'],
  [phase('actions: [Ann heal Bob'), 'это не YAML: отступ не тот или скобка не закрыта'],
  [phase('actions: ["Ann"]'), 'здесь «Ann», а ожидается ход → ИГРОК СПОСОБНОСТЬ [ЦЕЛЬ,ЦЕЛЬ…] [ключ=значение …], имена'],
  [
    phase('votes: [Ann]'),
    'здесь «Ann», а ожидается голос → ИГРОК ЦЕЛЬ, имена с пробелом — в кавычках; или {by: …, for: …}',
  ],
  [phase('commands: [{override: a1}]'), 'не хватает ключа «holds» → напишите {override: …, holds: …}'],
  [phase('closes: завтра'), 'здесь «завтра», а ожидается время с часовым поясом → пишите так: 2026-01-03T20:00:00Z'],
  ['', 'в этом файле нет ни одного примера → пример начинается с «case: » и фразы об игре'],
])('%j', (text, said) =>
  expect(
    readCases(text, 'x', [tiny])
      .problems.map(({ message, remedy }) => `${message.ru} → ${remedy?.ru ?? ''}`)
      .join('\n'),
  ).toContain(said),
)
