/** Which files of a choice are pages of the thread, and in which order. */
import { describe, expect, it } from 'vitest'
import { filesOf, pagesAmong, piecesOf, textOf } from '../../../renderer/views/votes/import/thread-files.ts'

const among = (...paths: string[]) => {
  const { pages, skipped } = pagesAmong(paths.map(path => ({ path, file: new File([], path.replace(/.*\//, '')) })))
  return [pages.map(({ path }) => path), skipped]
}

describe('files that are chosen', () =>
  it.each<[string, string[], string[], string[]]>([
    ['pages in the order of their numbers', ['p10.html', 'p2.htm', 'p1.HTML'], ['p1.HTML', 'p2.htm', 'p10.html'], []],
    ['exports and copied text', ['day.json', 'day.csv', 'day.txt'], ['day.csv', 'day.json', 'day.txt'], []],
    ['pages under the name of a program', ['viewtopic.php', 'showthread'], ['showthread', 'viewtopic.php'], []],
    ['pages kept with all they show', ['a.mhtml', 'b.mht'], ['a.mhtml', 'b.mht'], []],
    ['pictures are told', ['a.html', 'b.png', 'c.pdf'], ['a.html'], ['b.png', 'c.pdf']],
    [
      'not what stands beside a page',
      ['day/1.html', 'day/1_files/a.js', 'day/1_files/frame.html', 'day/2.html'],
      ['day/1.html', 'day/2.html'],
      [],
    ],
    ['in other languages', ['1.html', '1-Dateien/x.html', '2.html', '2_bestanden/y.html'], ['1.html', '2.html'], []],
    [
      'but folders of their own',
      ['1.html', '1/2.html', '10_pages/3.html'],
      ['1.html', '1/2.html', '10_pages/3.html'],
      [],
    ],
    ['nothing hidden', ['.DS_Store', 'x/.git/config', 'x/1.html'], ['x/1.html'], []],
  ])('%s', (_, paths, pages, skipped) => expect(among(...paths)).toEqual([pages, skipped])))

describe('what is in a file', () => {
  const file = (...bytes: (string | Uint8Array<ArrayBuffer>)[]) => ({ path: 'x', file: new File(bytes, 'x') })

  it('is text in the encoding that it names', async () => {
    expect(await textOf(file('Ёлки'))).toBe('Ёлки')
    const old = new Uint8Array([0xa8, 0xeb, 0xea, 0xe8])
    expect(await textOf(file('<meta charset="windows-1251">', old))).toBe('<meta charset="windows-1251">Ёлки')
    expect(await textOf(file(new Uint8Array([0xff, 0xfe, 0x41, 0])))).toBe('A')
  })
  it('is nothing where it is no text', async () => {
    expect(await textOf(file(new Uint8Array([137, 80, 0, 255])))).toBeUndefined()
  })
  it('goes in pieces, none of which ends inside a sign', () => {
    expect(piecesOf('abcde', 2)).toEqual(['ab', 'cd', 'e'])
    expect(piecesOf('a🐺b', 2)).toEqual(['a', '🐺', 'b'])
    expect(piecesOf('', 2)).toEqual([''])
  })
  it('has its folders in its name where a folder was chosen', () => {
    const one = Object.defineProperty(new File([], 'a.html'), 'webkitRelativePath', { value: 'day/a.html' })
    expect(filesOf([one] as never)[0]!.path).toBe('day/a.html')
  })
})
