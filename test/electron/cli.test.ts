import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { inside, nightdesk, Scratch, trace } from './cli.ts'

const root = join(import.meta.dirname, '..', '..')
const sample = 'assets/sample-night.yaml'
const scratch = new Scratch()
afterAll(() => scratch.remove())

/** Compares with a golden text, or writes it: NIGHTDESK_GOLDEN=write. */
function golden(name: string, text: string): void {
  const path = join(root, 'test/golden/cli', name)
  if (process.env.NIGHTDESK_GOLDEN === 'write') writeFileSync(path, text)
  expect(text).toBe(readFileSync(path, 'utf8'))
}

describe('the command line', () => {
  it('helps', async () => {
    for (const words of [[], ['help'], ['--help'], ['check', '--help']]) {
      const { code, out } = await inside(...words)
      expect(code).toBe(0)
      for (const command of [
        'check',
        'resolve',
        'coverage',
        'mutate',
        'prove',
        'snapshot',
        'roles',
        'schema',
        'validate',
        'words',
        'count',
        'bookmarklet',
        'explore',
        'proof',
        'bench',
      ])
        expect(out).toContain(`\n  ${command} `)
    }
  })

  it.each([
    [['chekc'], 'Unknown command "chekc". Did you mean "check"?'],
    [['constructor'], 'Unknown command "constructor".'],
    [['check'], 'No path was given. Use: npm run -s nightdesk -- check PATH…'],
    [['explore', sample], 'No file was given for the page.'],
    [['bookmarklet'], 'No forum was given.'],
    [['bookmarklet', '--forum', 'phpbbb'], 'Threads of "phpbbb" cannot be copied this way. Did you mean "phpbb"?'],
    [
      ['explore', sample, '--out', 'night.txt'],
      'The page needs a file name that ends in .html, and "night.txt" does not.',
    ],
    [['resolve'], 'No file was given.'],
    [['resolve', sample, sample], 'Only one file can be read at a time, and 2 were given.'],
    [['resolve', sample, '--jsn'], 'Unknown option --jsn. Did you mean "--json"?'],
    [['resolve', sample, '--json', '--bbcode'], '--json and --bbcode cannot be used together.'],
    [['resolve', sample, '--json', '--decisive'], '--json always gives whole trees, so --decisive has no effect.'],
    [['resolve', sample, '--json', '--json'], '--json is given twice.'],
    [['resolve', sample, '--json=yes'], '--json takes no value.'],
    [['resolve', sample, '--without'], '--without needs a value.'],
    [['resolve', sample, '--without', 'buss'], 'There is no action "buss". Did you mean "bus"?'],
    [['resolve', sample, '--phase', 'nihgt 1'], 'There is no phase "nihgt 1". Did you mean "night 1"?'],
    [['resolve', sample, '--case', 'another'], 'There is no case "another". There is: The night the bus'],
    [['roles'], 'No system was given.'],
    [['roles', '--system', 'rat'], 'There is no system "rat". Did you mean "rar"?'],
    [['words', '--system', 'rar', 'more'], '"more" is not expected here.'],
    [['mutate', '--system', 'rra', 'assets'], 'There is no system "rra". Did you mean "rar"?'],
    [['prove', '--besides', 'rra', 'assets'], 'There is no system "rra". Did you mean "rar"?'],
    [['coverage', '--system', 'rra', 'assets'], 'There is no system "rra". Did you mean "rar"?'],
    [['bench', '--family', 'rings'], 'There is no family "rings". Did you mean "ring"?'],
    [['count'], 'No file was given. Use: npm run -s nightdesk -- count FILE…'],
    [['count', sample, '--style', 'anyFrom'], 'There is no vote style "anyFrom". Did you mean "anyForm"?'],
    [['count', sample, '--json', '--ascii'], '--json and --ascii cannot be used together.'],
  ])('refuses %j', async (words, said) => {
    const { code, out, err } = await inside(...words)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(`nightdesk: ${said}`)
  })

  it('writes no trace as a process either', async () => {
    const { code, out, err } = await nightdesk('resolve', sample, '--without', 'buss')
    expect([code, out, err]).toEqual([2, '', 'nightdesk: There is no action "buss". Did you mean "bus"?\n'])
  })

  it.skipIf(process.platform === 'win32')('ends quietly when its reader goes away', async () => {
    const command = `"${process.execPath}" --import tsx electron/cli.ts words --system rar --json | head -c 1; echo "\${PIPESTATUS[0]}"`
    const said = await new Promise<string>(resolve => {
      const child = spawn('bash', ['-c', command], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
      let text = ''
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
      child.on('close', () => resolve(text))
    })
    expect(said).toBe('{0\n')
    expect(said).not.toMatch(trace)
  })
})

describe('the sample night', () => {
  it('reads like this', async () => {
    const { code, out, err } = await nightdesk('resolve', sample)
    expect([code, err]).toEqual([0, ''])
    golden('sample-night.txt', out)
  })

  it('fits a terminal of 100 columns', async () => {
    for (const more of [[], ['--ascii'], ['--without', 'bus']])
      expect((await inside('resolve', sample, ...more)).out.split('\n').filter(line => [...line].length > 100)).toEqual(
        [],
      )
  })

  it('can be had in ASCII, as a post, and without one action', async () => {
    const ascii = (await inside('resolve', sample, '--ascii')).out
    expect(ascii).toMatch(/^[\n -~]*$/)
    golden('sample-night.bbcode.txt', (await inside('resolve', sample, '--bbcode')).out)
    golden('sample-night.md', (await inside('resolve', sample, '--markdown')).out)
    golden('sample-night.decisive.txt', (await inside('resolve', sample, '--decisive')).out)
    const { out } = await inside('resolve', sample, '--without', 'bus')
    expect(out).toContain("Without Dorothy's swap\n")
    expect(out).toContain('night 1: Harriet lives → Harriet dies\n')
  })

  it('is a passing case', async () => {
    expect(await inside('check', sample)).toEqual({ code: 0, out: '1 passed, 0 failed\n', err: '' })
  })

  it('is plain in a pipe and coloured on a terminal that wants it, with the same words', async () => {
    const { nightText } = await import('../../electron/command/night-text.ts')
    const { dispatch } = await import('../../electron/desk/dispatch.ts')
    const answer = await dispatch('cases.sheet', { file: sample, text: readFileSync(join(root, sample), 'utf8') })
    if (!answer.ok) throw new Error(answer.message)
    const draw = (colour: boolean): string => nightText(answer.value.cases[0]!, { width: 100, colour, ascii: false })
    const paint = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g')
    expect(draw(false)).not.toMatch(paint)
    expect(draw(true)).toMatch(paint)
    expect(draw(true).replace(paint, '')).toBe(draw(false))
  })
})

describe('--json', () => {
  const parsed = async (...words: string[]) => {
    const { code, out, err } = await inside(...words)
    expect([code, err]).toEqual([0, ''])
    return JSON.parse(out)
  }

  it('gives a case under keys that stay', async () => {
    const one = await parsed('resolve', sample, '--json')
    expect(Object.keys(one)).toEqual(['case', 'file', 'line', 'system', 'phases'])
    const [night] = one.phases
    for (const key of [
      'phase',
      'deaths',
      'alive',
      'actions',
      'landed',
      'learned',
      'told',
      'text',
      'public',
      'uses',
      'refused',
      'prompts',
      'rulings',
      'rolls',
      'messages',
      'trees',
      'pivots',
    ])
      expect(night).toHaveProperty(key)
    expect(Object.keys(night.messages[0])).toEqual(['to', 'kind', 'paragraphs'])
    expect(Object.keys(night.trees)).toEqual(['rows', 'roots'])
    for (const { row, claim, holds } of night.trees.roots) expect(night.trees.rows[row]).toMatchObject({ claim, holds })
    expect(night).toMatchObject({
      phase: 'night 1',
      deaths: ['Dorothy', 'Ezra', 'Flora', 'Ivor'],
      actions: { kill: { verdict: 'partial' } },
    })
  })

  it('says what leaving an action out changes', async () => {
    const { without } = await parsed('resolve', sample, '--json', '--without', 'bus')
    expect(without).toMatchObject({
      action: 'bus',
      phases: [{ phase: 'night 1', deaths: { gone: ['Dorothy', 'Ezra', 'Flora', 'Ivor'], come: ['Harriet'] } }],
    })
  })

  it('gives a list where a file has several cases, and one value for one of them', async () => {
    const night = (title: string) =>
      `case: ${title}\nsystem: rar\nplayers: {Ann: vanilla, Vic: vigilante}\nphases: [{night: 1, actions: [Vic shoot Ann]}, {night: 2}]\n`
    const path = scratch.write('two.yaml', `${night('one')}---\n${night('two')}`)
    expect(await parsed('resolve', path, '--json')).toHaveLength(2)
    expect(await parsed('resolve', path, '--json', '--case', 'two', '--phase', 'night 2')).toMatchObject({
      case: 'two',
      phases: [{ phase: 'night 2' }],
    })
  })

  it('gives the catalogue and the words', async () => {
    const { roles, abilities } = await parsed('roles', '--system', 'rar', '--json')
    expect(roles.find(({ id }: { id: string }) => id === 'cop')).toEqual({
      id: 'cop',
      name: 'Cop',
      faction: 'town',
      abilities: ['investigate'],
      settings: {
        sanity: ['sane', 'insane', 'naive', 'paranoid'],
        selfTarget: ['asGame', true, false],
        deadActorsAct: ['asGame', true, false],
        actionsPerNight: ['asGame', 'unlimited', 'one'],
      },
      modifiers: [],
    })
    for (const ability of abilities)
      expect(Object.keys(ability)).toEqual(
        expect.arrayContaining(['id', 'name', 'targets', 'kind', 'when', 'limits', 'does']),
      )
    const words = await parsed('words', '--system', 'rar', '--json')
    for (const key of [
      'options',
      'modifiers',
      'settings',
      'factions',
      'prompts',
      'draws',
      'messages',
      'results',
      'rules',
    ])
      expect(words[key].length, key).toBeGreaterThan(0)
  })

  it('tells what the cases show while it checks them, each played once', async () => {
    const { code, out } = await inside('check', '--coverage', sample)
    expect(code).toBe(1)
    expect(out).toMatch(
      /^rar [1-9]\d*\/\d+\n[\s\S]*\nNot covered by any case in rar:\n {2}\S[\s\S]*\n1 passed, 0 failed\n$/,
    )
    const systems = JSON.parse((await inside('coverage', '--json', sample)).out) as { missing: string[] }[]
    expect(out.match(/^ {2}\S.*$/gm)).toEqual(systems.flatMap(({ missing }) => missing.map(id => `  ${id}`)))
  })

  it('gives coverage, and fails while something is missing', async () => {
    const { code, out } = await inside('coverage', '--json', sample)
    expect(code).toBe(1)
    const [rar] = JSON.parse(out)
    expect(rar.total).toBe(rar.covered.length + rar.missing.length)
    expect(rar.covered).toContain('RAR-2')
    expect((await inside('coverage', '--system', 'rar', sample)).out).toMatch(
      new RegExp(`^rar ${rar.covered.length}/${rar.total}\n\nNot covered by any case in rar:\n`),
    )
  })

  it('gives measurements by family', async () => {
    const { results } = await parsed('bench', '--quick', '--json', '--family', 'ring')
    expect(results).toMatchObject([
      { family: 'ring', says: expect.any(String), tried: expect.any(Array), largestDecided: { k: expect.any(Number) } },
    ])
  })
})
