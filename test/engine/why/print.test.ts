import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { outline, type Item } from '../../../engine/text/dialect.ts'
import { dialects } from '../../../engine/text/dialects/index.ts'
import { plainOf, sentenceCase } from '../../../engine/text/span.ts'
import { sayAnswer } from '../../../engine/why/answer.ts'
import { outlineOf, textTree } from '../../../engine/why/print.ts'
import { all, any } from '../../../engine/reason/reason.ts'
import { sentence } from '../../../engine/why/sentences.ts'
import { nodesOf } from '../../../engine/reason/table.ts'
import { night } from './night.ts'

const V = {
  Vic: 'vigilante',
  Ann: 'vanilla',
  Bob: 'vanilla',
  Cora: 'vanilla',
  Dee: 'doctor',
  Rolf: 'roleblocker',
  Sal: 'roleblocker',
  Jude: 'jailkeeper',
  Tam: 'tracker',
  Quin: 'busDriver',
  Yuri: 'busDriver',
}

/** Nights that hosts have argued about, and how they are printed: what stands in `test/golden/rar` is what gets pasted. */
const famous: Record<string, [players: Record<string, string>, actions: string[]]> = {
  'A5 a block of the block': [V, ['Vic shoot Ann', 'Dee protect Ann', 'Rolf block Dee', 'Sal block Rolf']],
  'A6 two protections': [V, ['Vic shoot Ann', 'Dee protect Ann', 'Rolf block Dee', 'Jude jail Ann']],
  'A8 the tracker is blocked': [V, ['Vic shoot Ann', 'Tam track Vic', 'Rolf block Tam']],
  'A14 two drivers cancel': [V, ['Vic shoot Bob', 'Quin swap Ann,Bob', 'Yuri swap Bob,Cora']],
  'A15 two drivers in a row': [V, ['Vic shoot Ann', 'Quin swap Ann,Bob', 'Yuri swap Bob,Cora']],
  'A16 blocker and jailkeeper': [
    { Vic: 'vigilante', Ann: 'roleblocker', Bea: 'jailkeeper' },
    ['Vic shoot Ann', 'Ann block Bea', 'Bea jail Ann'],
  ],
  'A17 the kill and the block of one player': [
    { Rolf: 'roleblocker @mafia', Ann: 'jailkeeper' },
    ['Rolf factionKill Ann', 'Rolf block Ann', 'Ann jail Rolf'],
  ],
  'B11 kill and doctor swapped': [V, ['Vic shoot Ann', 'Dee protect Bob', 'Quin swap Ann,Bob']],
  bodyguard: [
    { Ann: 'vanilla', Vic: 'vigilante', Gil: 'bodyguard', Dee: 'doctor', Rolf: 'roleblocker' },
    ['Vic shoot Ann', 'Gil guard Ann', 'Dee protect Gil', 'Rolf block Dee'],
  ],
  'bulletproof once': [
    { Ann: 'bulletproof xShot:1', Vic: 'vigilante', Wes: 'vigilante', Rolf: 'roleblocker' },
    ['Vic shoot Ann', 'Wes shoot Ann', 'Rolf block Wes'],
  ],
}

function asPosted(players: Record<string, string>, actions: string[]): string {
  const { outcome, speaker } = night(players, actions)
  const items = outcome.questions.flatMap(({ reason }) => outlineOf(reason!, speaker, { rules: true }))
  const lines = outcome.questions.map(
    ({ claim, holds, reason }) =>
      `${plainOf(sentenceCase(sentence(claim, holds, speaker)))}. ${plainOf(sayAnswer(reason!, speaker))}`,
  )
  const tried = outcome.verdicts.map(
    ({ action, verdict, reason }) =>
      `${plainOf(sentence({ is: 'works', action }, verdict !== 'failed', speaker))}${verdict === 'partial' ? ' in part' : ''}. ${plainOf(sayAnswer(reason!, speaker))}`,
  )
  const sections = {
    'In one line': [...lines, '', ...tried].join('\n'),
    Terminal: outcome.questions.map(({ reason }) => textTree(reason!, speaker)).join('\n'),
    'Plain text': outline(dialects.plain, items),
    BBCode: outline(dialects.phpbb, items),
    Markdown: outline(dialects.markdown, items),
  }
  return `${actions.join('\n')}\n${Object.entries(sections)
    .map(([title, text]) => `\n== ${title} ==\n${text}\n`)
    .join('')}`
}

describe('famous nights as they are posted (NIGHTDESK_GOLDEN=write writes them anew)', () => {
  const folder = join(import.meta.dirname, '../../golden/rar')
  it.each(Object.entries(famous))('%s', (name, [players, actions]) => {
    const path = join(folder, `${name.replaceAll(' ', '-')}.txt`)
    const posted = asPosted(players, actions)
    if (process.env.NIGHTDESK_GOLDEN === 'write') {
      mkdirSync(folder, { recursive: true })
      writeFileSync(path, posted)
    }
    expect(existsSync(path), `${path} is not written yet`).toBe(true)
    expect(posted).toBe(readFileSync(path, 'utf8'))
    expect(posted.split('==').slice(1).join(), 'an id of an action or a word nobody knows').not.toMatch(
      /\ba\d+\b|passive|undefined|object/,
    )
  })
})

describe('a printed tree', () => {
  const names = [...'ABCDEFG']
  const everybody = night(
    {
      ...Object.fromEntries(names.map(name => [name, 'jailkeeper'])),
      Vic: 'vigilante',
      Ann: 'vanilla',
      Quin: 'busDriver',
    },
    [
      'Vic shoot Ann',
      ...names.map((name, index) => `${name} jail ${names[(index + 1) % names.length]}`),
      'A jail Vic',
      'Quin swap B,Ann',
    ],
  )
  const count = (items: readonly Item[]): number => items.reduce((sum, { children }) => sum + 1 + count(children), 0)

  it('is no longer than its edges, and never expands a node twice', () => {
    for (const { reason } of [
      ...everybody.outcome.questions,
      ...everybody.outcome.verdicts.filter(({ verdict }) => verdict !== 'void'),
    ]) {
      const nodes = nodesOf([reason!])
      const edges = nodes.reduce(
        (sum, { because, unless, more }) => sum + because.length + unless.length + (more ? 1 : 0),
        0,
      )
      expect(count(outlineOf(reason!, everybody.speaker, { rules: true }))).toBeLessThanOrEqual(edges + 2)
    }
  })

  const leaf = (who: string) => all({ is: 'reads', who, as: 'town' }, { rule: 'R' })
  const { speaker } = everybody

  it('shows the lines on which it turned alone, where that is asked', () => {
    const tried = all({ is: 'reads', who: 'B', as: 'town' }, { rule: 'R' }, [], [leaf('C')])
    const step = all({ is: 'dies', who: 'A' }, { rule: 'R' }, [tried])
    const root = any({ is: 'dies', who: 'D' }, { rule: 'R' }, [all({ is: 'dies', who: 'E' }, { rule: 'R' }, [step])])
    expect(textTree(root, speaker, { rules: false })).toContain('A dies')
    expect(textTree(root, speaker, { rules: false, decisive: true })).toBe(
      ['✗ Does D die? No.', '├─ ✓ But: C reads as town', '└─ 2 more lines, undisputed'].join('\n'),
    )
    expect(
      textTree(all({ is: 'dies', who: 'D' }, { rule: 'R' }, [leaf('E')]), speaker, { decisive: true }),
    ).not.toContain('undisputed')
  })

  it('points above where a node comes again', () => {
    const shared = all({ is: 'dies', who: 'A' }, { rule: 'R' }, [], [leaf('B')])
    const root = any({ is: 'dies', who: 'C' }, { rule: 'R' }, [
      all({ is: 'reads', who: 'C', as: 'town' }, { rule: 'R' }, [], [shared]),
      all({ is: 'reads', who: 'D', as: 'town' }, { rule: 'R' }, [], [shared]),
    ])
    expect(textTree(root, speaker, { rules: false })).toBe(
      [
        '✓ Does C die? Yes.',
        '├─ ✓ Because: C reads as town',
        '│  └─ ✗ Unless: A dies',
        '│     └─ ✓ But: B reads as town',
        '└─ ✓ Because: D reads as town',
        '   └─ ✗ Unless: A dies — see above',
      ].join('\n'),
    )
  })

  it('numbers what it points to where the words alone do not tell', () => {
    const [one, other] = ['B', 'D'].map(who => all({ is: 'dies', who: 'A' }, { rule: 'R' }, [], [leaf(who)]))
    const root = any({ is: 'dies', who: 'C' }, { rule: 'R' }, [
      all({ is: 'reads', who: 'C', as: 'town' }, { rule: 'R' }, [], [one!, other!]),
      all({ is: 'reads', who: 'D', as: 'town' }, { rule: 'R' }, [], [other!]),
    ])
    expect(textTree(root, speaker)).toContain('A dies (1) (R)')
    expect(textTree(root, speaker)).toContain('A dies — see (1) above (R)')
  })

  it('says how much an abridged tree leaves out, and when there is nothing to say', () => {
    const abridged = any({ is: 'dies', who: 'C' }, { rule: 'R' }, [
      all({ is: 'dies', who: 'A' }, { rule: 'R', more: 3 }, [], [leaf('B')]),
    ])
    expect(plainOf(outlineOf(abridged, speaker, { rules: true })[0]!.children[0]!.children.at(-1)!.spans)).toBe(
      'and 3 reasons not shown',
    )
    expect(textTree(any({ is: 'dies', who: 'C' }, { rule: 'R' }), speaker)).toBe(
      '✗ Does C die? No. (R)\n└─ Nothing led to it.',
    )
  })

  it('shows each part that somebody disputes, and whose dispute it is', () => {
    const { outcome, speaker } = night(V, ['Vic shoot Ann', 'Tam track Vic', 'Rolf block Tam', 'Sal block Vic'])
    expect(
      textTree(outcome.questions.find(({ claim }) => claim.is === 'sees')!.reason!, speaker, {
        ascii: true,
        rules: false,
      }),
    ).toBe(
      [
        '- Does Tam see Vic visit Ann? No.',
        '`- - Because: Tam tried to track Vic, and Vic tried to visit Ann (both are needed)',
        '   |- - Needed: Tam tried to track Vic',
        '   |  `- + But: Rolf blocked Tam',
        '   `- - Needed: Vic tried to visit Ann',
        '      `- + But: Sal blocked Vic',
      ].join('\n'),
    )
  })

  it('says of an action that it worked in part', () => {
    const { outcome, speaker } = night(V, ['Vic shoot Ann', 'Dee protect Ann'])
    const { reason, verdict } = outcome.verdicts[0]!
    expect(plainOf(outlineOf(reason!, speaker, { rules: false, verdict })[0]!.spans)).toBe(
      "Does Vic's shot go through? In part.",
    )
    expect(textTree(reason!, speaker, { rules: false, verdict }).split('\n')).toEqual([
      "~ Does Vic's shot go through? In part.",
      '├─ ✓ Because: Vic visited Ann',
      '└─ ✗ Because: Vic tried to shoot Ann',
      '   └─ ✓ But: Dee protected Ann',
    ])
    expect(textTree(reason!, speaker, { ascii: true, verdict })).toMatch(/^~ /)
  })

  const shields = {
    Ann: 'bulletproof xShot:1',
    Sit: 'babysitter',
    Vic: 'vigilante',
    Wes: 'vigilante',
    Xia: 'vigilante',
    Rolf: 'roleblocker',
  }

  it('counts attacks against shields, and says of one attack each thing once', () => {
    const { outcome, speaker } = night(shields, ['Vic shoot Ann', 'Wes shoot Ann', 'Sit sit Ann'])
    const shielded = (count: number): string[] => [
      `   └─ ✓ But: at least ${count} shield${count > 1 ? 's hold' : ' holds'} at Ann`,
      '      ├─ ✓ Counts: Sit babysat Ann, which stops one attack',
      '      └─ ✓ Counts: Ann is bulletproof',
    ]
    const attacks = (guide: string): string[] => ['Vic', 'Wes'].map(who => `${guide}  ├─ ✓ Counts: ${who} shot Ann`)
    const before = (lines: string[]): string[] => lines.map(line => line.replace(/^ /, '│'))
    expect(textTree(outcome.questions[0]!.reason!, speaker, { rules: false }).split('\n')).toEqual([
      '✗ Does Ann die? No.',
      '├─ ✗ Because: at least 1 attack reaches Ann, and no shield holds there',
      ...attacks('│'),
      ...before(shielded(1)),
      '└─ ✗ Because: at least 2 attacks reach Ann, and fewer than 2 shields hold there',
      ...attacks(' '),
      ...shielded(2),
    ])
    const { reason, verdict } = outcome.verdicts[1]!
    expect(textTree(reason!, speaker, { rules: false, verdict }).split('\n')).toEqual([
      "~ Does Wes's shot go through? In part.",
      '├─ ✓ Because: Wes visited Ann',
      '├─ ✗ Because: Wes shot Ann, and no shield holds there',
      ...before(shielded(1)),
      '└─ ✗ Because: Wes shot Ann, at least 2 attacks reach Ann, and fewer than 2 shields hold there',
      ...attacks(' '),
      ...shielded(2),
    ])
  })

  it('shows what stopped an attack that is counted with others', () => {
    const { outcome, speaker } = night(shields, ['Vic shoot Ann', 'Wes shoot Ann', 'Rolf block Wes'])
    const { reason, verdict } = outcome.verdicts[1]!
    expect(textTree(reason!, speaker, { rules: false, verdict }).split('\n')).toEqual([
      "✗ Does Wes's shot go through? No.",
      '├─ ✗ Because: Wes tried to visit Ann',
      '│  └─ ✓ But: Rolf blocked Wes',
      '├─ ✗ Because: Wes tried to shoot Ann, and no shield holds there',
      '│  ├─ ✓ But: Rolf blocked Wes',
      '│  └─ ✓ But: at least 1 shield holds at Ann',
      '│     └─ ✓ Counts: Ann is bulletproof',
      '└─ ✗ Because: Wes tried to shoot Ann, and at least 2 attacks reach Ann',
      '   ├─ ✓ Counts: Vic shot Ann',
      '   └─ ✗ Counts: Wes tried to shoot Ann — see above',
    ])
  })

  it('names of a blow passed on from guard to guard only the last, and nothing twice', () => {
    const { outcome, speaker } = night(
      { Val: 'vanilla', Kim: 'vigilante', Gil: 'bodyguard', Gus: 'bodyguard', Com: 'commuter' },
      ['Kim shoot Val', 'Gil guard Val', 'Gus guard Gil'],
    )
    expect(
      outcome.questions.filter(({ holds }) => holds).map(({ reason }) => textTree(reason!, speaker, { rules: false })),
    ).toEqual([
      '✓ Does Gus die? Yes.\n└─ ✓ Because: Gus guarded Gil, Gil guarded Val, and Kim shot Val, so the attack hits Gus (all three are needed)',
    ])
  })

  it('says of whom nothing reaches that a mover does nothing there either, and says it once', () => {
    const { outcome, speaker } = night(
      { Ann: 'vanilla', Vic: 'vigilante', Asc: 'ascetic', Com: 'commuter', Tim: 'busDriver', Uma: 'busDriver' },
      ['Vic shoot Ann', 'Tim swap Ann,Asc', 'Com commute', 'Uma swap Ann,Com'],
    )
    const trees = outcome.questions.map(({ reason }) => textTree(reason!, speaker, { rules: false }))
    const [ascetic, away] = [
      "Asc is ascetic, out of reach of everything but kills, so Tim's swap does not affect Asc",
      'Com commuted and could not be targeted',
    ]
    expect(trees.find(tree => tree.includes('Does Ann die'))!.split('\n')).toEqual(
      expect.arrayContaining([
        `   │  ├─ ✓ But: ${ascetic}`,
        `      ├─ ✓ But: ${away}, so Uma's swap does not affect Com`,
      ]),
    )
    expect(trees.find(tree => tree.includes('Does Asc die'))).toContain(`\n   ├─ ✓ But: ${ascetic}\n`)
    // He is out of the shot's reach and of the swap's.
    expect(trees.find(tree => tree.includes('Does Com die'))).toContain(`\n   ├─ ✓ But: ${away}\n`)
  })

  it('keeps rule ids to itself where they are not asked for', () => {
    const { outcome, speaker } = night(V, ['Vic shoot Ann', 'Dee protect Ann'])
    expect(outline(dialects.plain, outlineOf(outcome.questions[0]!.reason!, speaker, { rules: false }))).toBe(
      'Does Ann die? No.\n└─ Because: Vic tried to shoot Ann — overruled\n   └─ But: Dee protected Ann — holds',
    )
  })
})
