import { describe, expect, it } from 'vitest'
import { readCases } from '../../../engine/cases/read.ts'
import { composed, expecting, four, head, phase, problems, table } from './problems.ts'
import { tiny } from './read.system.ts'

describe('custom roles', () =>
  table([
    ['a strange base', `${four}roles:\n  r: {base: heeler}\n`, '5: unknown role "heeler" → did you mean "healer"?'],
    [
      'no base and no faction',
      `${four}roles:\n  r: {abilities: [heal]}\n`,
      '5: this role has no base and no faction → add faction: town | wolves',
    ],
    [
      "the system's own name",
      `${four}roles:\n  wolf: {base: healer}\n`,
      '5: "wolf" is already a role of tiny → choose another name, with base: wolf',
    ],
    ['a strange ability', composed('heel'), '5: unknown ability "heel" → did you mean "heal"?'],
    [
      'a strange modifier',
      `${four}roles:\n  r: {base: healer, modifiers: [quite, quiet(2)]}\n`,
      '5: unknown modifier "quite" → did you mean "quiet"?',
      '5: quiet takes no number, but "2" is given → write quiet',
    ],
    [
      'a strange component',
      composed('{id: lock, kind: block, targets: 1, components: [blok]}'),
      '5: unknown component "blok" → did you mean "block"?',
    ],
    [
      'a strange field',
      composed('{id: lock, kind: block, targets: 1, components: [{protect: {capcity: 1}}]}'),
      '5: unknown key "capcity" → did you mean "capacity"?',
    ],
    [
      'a strange value',
      composed('{id: lock, kind: block, targets: 2, components: [{move: {how: swop}}]}'),
      '5: "swop" is not known here → did you mean "swap"?',
    ],
    [
      'a component that needs more',
      composed('{id: lock, kind: block, targets: 2, components: [move]}'),
      '5: "how" is missing → one of: swap, deflect, redirect, attract',
    ],
    [
      'a strange parameter',
      composed(
        '{id: lock, kind: block, targets: 1, components: [{kill: {protectable: {option: tie}}}, {intercept: {dies: nobody}}]}',
      ),
      '5: unknown option "tie" → did you mean "ties"?',
      '5: "nobody" is not known here → one of: guard, attacker, both',
    ],
    [
      'a strange faction in a component',
      composed('{id: lock, kind: block, targets: 1, components: [{seem: {as: wolvs}}]}'),
      '5: unknown faction "wolvs" → did you mean "wolves"?',
    ],
    [
      'a strange kind',
      composed('{id: lock, kind: blok, targets: 1, components: [block]}'),
      '5: "blok" is not known here → did you mean "block"?',
    ],
    [
      'a move of one',
      composed('{id: lock, kind: move, targets: 1, components: [{move: {how: swap}}]}'),
      '5: swap is about two players, and this ability has 1 targets → write targets: 2',
    ],
    [
      'a component without its target',
      composed('{id: aura, kind: hide, targets: 0, components: [kill, retaliate, {protect: {at: actor}}, halt]}'),
      '5: kill works on a target, and this ability has none → write targets: 1',
      '5: halt works on a target, and this ability has none → write targets: 1, or at: actor',
    ],
    [
      'an id of every object',
      composed('{id: __proto__, kind: block, targets: 1, components: [block]}'),
      '5: "__proto__" is not a valid id → an id can have letters, digits, - and _',
    ],
    [
      'an id with another meaning',
      composed('{id: result, kind: block, targets: 1, components: [block]}'),
      '5: "result" already means something else where a case says what was learned → choose another id',
    ],
    [
      'an id that is there',
      composed('{id: heal, kind: block, targets: 1, components: [block]}'),
      '5: there is already an ability "heal" → choose another id, or use its name without composing it again',
    ],
  ]))

describe('documents and variants', () => {
  it('finds a mistake where it stands: in the variant, else in the case, and once', () => {
    const text = `${four}phases:\n  - night: 1\n    actions: [Anm heal Bob]\nvariants:\n  a: {options: {ties: both}}\n  b:\n    players:\n      Cat: {role: seeer}\n`
    expect(problems(text)).toEqual([
      '6: unknown player "Anm" → did you mean "Ann"?',
      '11: unknown role "seeer" → did you mean "seer"?',
    ])
    expect(problems(`${four.replace('healer', 'heler')}variants: {a: {players: {Ann: {dead: true}}}}\n`)).toEqual([
      '3: unknown role "heler" → did you mean "healer"?',
    ])
  })

  table([
    ['no variants', `${four}variants: []\n`, '4: expected variants, found a list → like {literal: {options: {…}}}'],
    [
      'a variant of words',
      `${four}variants: {a: b}\n`,
      '4: expected a variant, found "b" → a variant has the keys of a case',
    ],
    [
      'variants of a variant',
      `${four}variants: {a: {variants: {b: {}}}}\n`,
      '4: a variant cannot have variants of its own → write them next to it',
    ],
    [
      'very many',
      `${four}variants:\n${Array.from({ length: 101 }, (_, i) => `  v${i}: {seed: ${i}}\n`).join('')}`,
      '5: there are 101 variants; at most 100 are allowed → split the case',
    ],
  ])

  it('reads the other documents of a file', () => {
    const { cases, problems } = readCases(`${four}---\n${four}rules: [T-9]\n---\na: {b\n---\n${four}`, 'x.yaml', [tiny])
    expect(cases.map(({ line }) => line)).toEqual([1, 12])
    expect(problems.map(({ line }) => line)).toEqual([8, 11])
  })

  it('stops at a hundred mistakes', () => {
    expect(problems(phase(`actions:\n${'  - Anm heal Bob\n'.repeat(2000)}`))).toHaveLength(100)
  })

  it('names the column', () => {
    expect(readCases(`${head}players: {Ann: heeler}\n`, 'x.yaml', [tiny]).problems[0]).toEqual({
      file: 'x.yaml',
      line: 3,
      column: 16,
      message: { en: 'unknown role "heeler"', ru: 'роли «heeler» нет' },
      remedy: { en: 'did you mean "healer"?', ru: 'имелось в виду «healer»?' },
    })
  })

  it('never throws, whatever is cut off or mixed up', () => {
    const whole = `${expecting('learned: {Cat: [{look: Bob, result: [a, b]}]}')}roles:\n  r: {base: healer, abilities: [{id: l, kind: block, targets: 1, components: [{protect: {capacity: 1}}]}]}\nvariants: {a: {seed: 1}}\n`
    for (let cut = 0; cut < whole.length; cut += 3) {
      readCases(whole.slice(0, cut), 'x', [tiny])
      readCases(whole.slice(cut), 'x', [tiny])
      readCases(`${whole.slice(0, cut)}${'[{&*!|>%@`:,-?"\'#'[cut % 17]}${whole.slice(cut)}`, 'x', [tiny])
    }
    expect(readCases('case: x\nsystem: tiny\n', 'x', []).problems).toHaveLength(1)
  })
})
