/** Pages that browsers keep with all they show in one file: the page in them, whatever it was coded in. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageTextOf } from '../../../engine/text/page-text.ts'
import { readThread } from '../../../engine/vote/thread.ts'

const fixture = (name: string): Buffer => readFileSync(join(import.meta.dirname, '../../fixtures/vote', name))
const textOf = (bytes: Uint8Array): string =>
  pageTextOf(bytes, (encoding, of) => new TextDecoder(encoding, { fatal: true }).decode(of))!
const kept = (head: string, body: string): Uint8Array => Buffer.from(`MIME-Version: 1.0\n${head}\n\n${body}`, 'latin1')
const quoted = (bytes: Uint8Array): string =>
  [...bytes]
    .map(byte => (byte > 126 || byte === 61 ? `=${byte.toString(16).toUpperCase()}` : String.fromCharCode(byte)))
    .join('')
const page = '<html><head><meta charset="windows-1251"></head><body><p>Ёлки</p></body></html>'
const old = Buffer.concat([
  Buffer.from(page.split('Ёлки')[0]!),
  Buffer.from([0xa8, 0xeb, 0xea, 0xe8]),
  Buffer.from(page.split('Ёлки')[1]!),
])

describe('a page that Chromium kept', () => {
  const text = textOf(fixture('proboards.mhtml'))
  it('has the posts of the page that it was, and what stands in a frame is none of it', () => {
    const [{ posts, problems }, saved] = [text, textOf(fixture('proboards.html'))].map(one =>
      readThread([{ file: 'one', text: one }]),
    ) as [ReturnType<typeof readThread>, ReturnType<typeof readThread>]
    expect(problems).toEqual([])
    expect(posts.map(({ id, by, at }) => [id, by, at])).toEqual(saved.posts.map(({ id, by, at }) => [id, by, at]))
    expect(posts[4]!.text).toContain('no comment, naïve – ёж')
    expect(text).not.toContain('plums')
  })
  it('tells where it was', () =>
    expect(readThread([{ file: 'one', text }]).posts[1]).toMatchObject({
      number: 2,
      link: 'https://orchard.proboards.com/post/601/thread',
    }))
})

describe('the page', () => {
  const html = 'Content-Type: text/html'
  it.each<[string, string, string]>([
    ['as it is', `${html}\nContent-Transfer-Encoding: binary`, old.toString('latin1')],
    ['quoted', `${html}\nContent-Transfer-Encoding: quoted-printable`, quoted(old)],
    [
      'quoted, over several lines',
      `${html}\nContent-Transfer-Encoding: Quoted-Printable`,
      quoted(old).replaceAll('p>', 'p=  \r\n>'),
    ],
    ['in base 64', `${html}\nContent-Transfer-Encoding: base64`, old.toString('base64').replace(/.{20}/g, '$&\r\n')],
    [
      'in base 64 of any length',
      `${html}\ncontent-transfer-encoding: base64`,
      old.toString('base64').replace(/=+$/, ''),
    ],
  ])('is read %s', (_, head, body) => expect(textOf(kept(head, body))).toBe(page))

  it('is in the encoding that its head names', () => {
    const bare = quoted(old).replace(/<meta[^>]*>/, '')
    expect(textOf(kept(`${html};\n\tcharset="windows-1251"\nContent-Transfer-Encoding: quoted-printable`, bare))).toBe(
      page.replace(/<meta[^>]*>/, ''),
    )
  })
  it('may be a part of a part, behind others, and stands where its head says', () => {
    const inner = `Content-Type: multipart/alternative; boundary=in\n\n--in\nContent-Type: text/plain\n\nno\n--in\n${html}\nContent-Location: https://a.example/t?x=1&y=2\n\n<html><head><title>T</title></head></html>\n--in--`
    const text = textOf(
      kept(
        'Content-Type: multipart/related; boundary="out"',
        `--out\nContent-Type: image/png\n\nx\n--out\n${inner}\n--out--`,
      ),
    )
    expect(text.trim()).toBe('<html><head><base href="https://a.example/t?x=1&amp;y=2"><title>T</title></head></html>')
  })
  it.each([
    'MIME-Version: 1.0\n\nis what a mail begins with',
    'Ann: MIME-Version: 1.0',
    'MIME-Version: 1.0\nContent-Type: image/png\n\nx',
    'MIME-Version: 1.0\nContent-Type: multipart/related\n\n--x\nContent-Type: text/html\n\n<p>',
  ])('is none where there is none: %j', text => expect(textOf(Buffer.from(text))).toBe(text))
})
