/** What a browser copies, as text with the marks of its HTML. */
import { describe, expect, it } from 'vitest'
import { withMarks } from '../../../engine/vote/pasted.ts'
import { readPosts } from '../../../engine/vote/read.ts'
import { readThread } from '../../../engine/vote/thread.ts'
import { boldInFull } from '../../../engine/rules/style.ts'
import { people, told } from './table.ts'

const names = ['Ann', 'Bob', 'Cat', 'Dan']
/** Five posts of a page as a browser copies it, with a quote, a struck vote and one that is not bold. */
const html = `<meta charset="utf-8"><div><article><h4 style="font-weight: 700">Ann</h4><time>Mar 3, 2026 at 9:14 PM</time><div><b>Vote: Bob</b><br>he is bad</div></article>
<article><h4>Bob</h4><time>Mar 3, 2026 at 9:20 PM</time><blockquote><div>Ann said:</div><div><b>Vote: Bob</b></div></blockquote><div>no you, <span style="font-weight: 700;">vote: Ann</span></div></article>
<article><h4>Cat</h4><time>Mar 3, 2026 at 9:25 PM</time><div><s><b>Vote: Dan</b></s></div></article>
<article><h4>Dan</h4><time>Mar 3, 2026 at 9:30 PM</time><div>Vote: Cat</div></article>
<article><h4>Ann</h4><time>Mar 3, 2026 at 9:35 PM</time><div><strong>Unvote</strong></div></article></div>`
const plain = `Ann
Mar 3, 2026 at 9:14 PM
Vote: Bob
he is bad

Bob
Mar 3, 2026 at 9:20 PM
Ann said:
Vote: Bob
no you, vote: Ann

Cat
Mar 3, 2026 at 9:25 PM
Vote: Dan

Dan
Mar 3, 2026 at 9:30 PM
Vote: Cat

Ann
Mar 3, 2026 at 9:35 PM
Unvote
`
const read = (page: string): string =>
  told(readPosts(readThread([{ file: 'pasted', text: page }], names).posts, people(...names), boldInFull))

describe('a page pasted from a browser', () => {
  it('keeps what is bold, quoted and struck, and leaves the heads of posts alone', () =>
    expect(withMarks(plain, html, names)).toBe(`Ann
Mar 3, 2026 at 9:14 PM
[b]Vote: Bob[/b]
he is bad

Bob
Mar 3, 2026 at 9:20 PM
[quote]Ann said:
[b]Vote: Bob[/b][/quote]
no you, [b]vote: Ann[/b]

Cat
Mar 3, 2026 at 9:25 PM
[s][b]Vote: Dan[/b][/s]

Dan
Mar 3, 2026 at 9:30 PM
Vote: Cat

Ann
Mar 3, 2026 at 9:35 PM
[b]Unvote[/b]
`))
  it('is read like the page itself', () =>
    expect(read(withMarks(plain, html, names))).toBe('Bob | Ann | no struck | no notBold | -'))
  it('stays as it is where its HTML marks nothing or cannot be read', () => {
    expect(withMarks('Ann: hi', '<p>Ann: hi</p>', names)).toBe('Ann: hi')
    expect(withMarks('Ann: hi', '', names)).toBe('Ann: hi')
  })
  it('finds its place again where the two say different things', () =>
    expect(
      withMarks('* one\n* Vote: Bob\nend', '<ul><li>one</li><li><img alt="x"><b>Vote: Bob</b></li></ul>end', names),
    ).toBe('* one\n* [b]Vote: Bob[/b]\nend'))

  it('leaves the line alone in which a forum has the name of the writer bold', () => {
    const post = (who: string, at: string, said: string): string =>
      `<h3><a href="#">Re: The Weir</a></h3><p>by <strong><a href="#">${who}</a></strong> » ${at}</p><div>${said}</div>`
    const bold =
      post('Ann', 'Sat Nov 28, 2026 10:01', '<strong>Vote: Bob</strong>')
      + post('Bob', 'Sat Nov 28, 2026 10:05', 'No. <b>Vote: Ann</b>')
    const copied = `Re: The Weir
by Ann » Sat Nov 28, 2026 10:01
Vote: Bob

Re: The Weir
by Bob » Sat Nov 28, 2026 10:05
No. Vote: Ann
`
    const marked = withMarks(copied, bold, names)
    expect(marked).toContain('\nby Bob » Sat Nov 28, 2026 10:05\nNo. [b]Vote: Ann[/b]')
    expect(read(marked)).toBe(
      read(copied.replace('Vote: Bob', '[b]Vote: Bob[/b]').replace('Vote: Ann', '[b]Vote: Ann[/b]')),
    )
  })
})
