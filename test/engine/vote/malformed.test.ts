import { describe, expect, it } from 'vitest'
import { readThread } from '../../../engine/vote/thread.ts'
import { runsOf } from '../../../engine/vote/marks.ts'

/**
 * Posts of an old board, which stand in tables, and of a new one, which stand in boxes: what is written, and a post
 * behind it.
 */
const boards: Record<string, (text: string) => string> = {
  tables: text =>
    `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><html><head><title>Mini <b></title></head><body bgcolor=white><table>${[
      ['Ann', text],
      ['Bob', 'after'],
    ]
      .map(
        ([by, inside]) =>
          `<tr><td><span class="name"><a name="${by === 'Ann' ? 1 : 2}"></a><b>${by}</b></span></td><td><table><tr><td><span class="postdetails">Posted: Tue Mar 03, 2026 9:14 pm</span></td></tr><tr><td><span class="postbody">${inside}</span></td></tr></table></td></tr>`,
      )
      .join('\n')}</table></body></html>`,
  boxes: text =>
    `<!doctype html><html><body>${[
      ['Ann', text],
      ['Bob', 'after'],
    ]
      .map(
        ([by, inside], at) =>
          `<article class="message" data-author="${by}" data-content="post-${at + 1}"><div class="message-inner"><article><div class="bbWrapper">${inside}</div></article></div></article>`,
      )
      .join('\n')}</body></html>`,
}

const read = (page: string): [string, string][] =>
  readThread([{ file: 'x.html', text: page }]).posts.map(post => [post.by, said(post)])

/** Marks as letters behind what they are on: `b` bold, `q` quoted, `s` struck, `c` code. */
const said = (post: Parameters<typeof runsOf>[0]): string =>
  runsOf(post)
    .map(run => {
      const marks = [run.bold && 'b', run.quoted && 'q', run.struck && 's', run.code && 'c'].filter(Boolean).join('')
      return marks ? `{${run.text.trim()}|${marks}}` : run.text.trim()
    })
    .filter(text => text !== '')
    .join(' ')

describe.each(Object.entries(boards))('what browsers save of broken pages, in %s', (_board, page) => {
  it.each([
    [
      'tags in capitals, and none that ends',
      'one<P><B>Vote: Bob</B><P>two<UL><LI>three<LI>four</UL>',
      'one {Vote: Bob|b} two\nthree\nfour',
    ],
    ['an end of what never began', 'one</i></span-ish></p></h2></li></font></center>two', 'one\ntwo'],
    ['tags that cross', '<b>Vote: <i>Bob</b> and</i> more', '{Vote: Bob|b} and more'],
    [
      'bold that ends inside a quote',
      '<b>one<blockquote>Vote: Bob</b> two</blockquote> three',
      '{one|b} {Vote: Bob|bq} {two|q} three',
    ],
    [
      'bold that begins inside a quote',
      '<blockquote>one <b>two</blockquote>three</b> four',
      '{one|q} {two|bq} {three|b} four',
    ],
    ['a paragraph that ends without its bold', '<p>one <b>two</p><p>three</b> four</p>', 'one {two\nthree|b} four'],
    ['a mark in a mark of its own kind', '<b>one <b>two</b> three</b> four', '{one two three|b} four'],
    ['a link in a link', '<a href="/1">one <a href="/2"><b>two</b></a> three', 'one {two|b} three'],
    [
      'entities, whole and in part',
      '&lt;b&gt;Vote: Bob&lt;/b&gt; &amp;lt; &copy &notit; &#8217; &#x42;ob &#150; &unknown; a&b AT&T',
      '<b>Vote: Bob</b> &lt; © ¬it; ’ Bob – &unknown; a&b AT&T',
    ],
    ['angles that are no tags', '1 < 2 > 0 <3 <> </> < b>one', '1 < 2 > 0 <3 <> < b>one'],
    [
      'comments, also odd ones',
      'one<!-- <b>Vote: Bob</b> --> <!--[if IE]><b>Vote: Bob</b><![endif]-->two<![endif]--><!> <!---->three<?xml x?>',
      'one two three',
    ],
    [
      'scripts and styles',
      'one<script>if (a</b>b) document.write("<b>Vote: Bob</b><\\/div>")</script><style>b{x:"</td>"}</style>two',
      'onetwo',
    ],
    [
      'fields',
      'one<textarea><b>Vote: Bob</b></div></textarea><iframe><b>Vote: Bob</b></iframe><noscript><b>Vote: Bob</b></noscript>two',
      'onetwo',
    ],
    ['a template, which is not on the page', 'one<template><b>Vote: Bob</b></template>two', 'onetwo'],
    ['a choice without an end', 'one<select><option>Vote: Bob<option>Dan<input>two', 'onetwo'],
    [
      'a picture of lines without an end',
      'one<svg viewBox="0 0 1 1"><title>x</title><path d="M0"/><div>two</div>',
      'one\ntwo',
    ],
    [
      'attributes of every kind',
      '<span class=quote>one</span> <span title=\'a > b\' CLASS="bold" class="quote" hidden>two</span> <span style="font-weight:&#98;old">three</span>',
      '{one|q} {two three|b}',
    ],
    ['breaks of every kind', 'one<br>two<br/>three</br>four<hr/>five', 'one\ntwo\nthree\nfour\nfive'],
    ['ends of lines of every kind', 'one\r\ntwo\r<pre>\r\nthree\r\nfour</pre>', 'one two {three\nfour|c}'],
    ['nothing at all between words', 'o\u0000ne', 'one'],
    [
      'a table whose parts do not end',
      '<table><tr><td>one<td><b>two<tr><td>three</table>four',
      'one {two|b} three\nfour',
    ],
    [
      'a quote as a table, with its end forgotten inside',
      '<table><tr><td class="quote"><b>Vote: Bob<div>one</td></tr></table>two',
      '{Vote: Bob\none|bq} two',
    ],
    [
      'words in a table, but in no cell: they stand before it',
      '<table><tr>one<td>two</td></tr></table>three',
      'one\ntwo\nthree',
    ],
    ['a form between rows', '<table><form><tr><td>one</td></tr></form></table><b>two</b>', 'one {two|b}'],
    ['a page in the page', 'one<html><head><title>x</title></head><body class="quote">two</body></html>', 'onetwo'],
  ])('%s', (_what, text, expected) =>
    expect(read(page(text))).toEqual([
      ['Ann', expected],
      ['Bob', 'after'],
    ]),
  )
})

describe('an end tag too many ends nothing around the post', () => {
  it.each([
    '</div></div></div>',
    '</article></article></section>',
    '</body></html>',
    '</p></li></dd></ul>',
    '</b></a></font>',
  ])('%s, in a cell of a table in the post', ends =>
    expect(
      read(boards.boxes!(`<table><tr><td>one${ends}two</td></tr></table>three`)).map(([by, text]) => [
        by,
        text.replace(/\n/g, ''),
      ]),
    ).toEqual([
      ['Ann', 'onetwothree'],
      ['Bob', 'after'],
    ]),
  )
  it('boxes, in a cell', () =>
    expect(read(boards.tables!('one</div></div></p></form></article>two'))).toEqual([
      ['Ann', 'one\ntwo'],
      ['Bob', 'after'],
    ]))
  it('a row where there is no table is nothing, and in a cell ends that cell', () => {
    const row = 'one<tr><td>two</td></tr>three'
    expect([read(boards.boxes!(row))[0], read(boards.tables!(row)).map(([by]) => by)]).toEqual([
      ['Ann', 'onetwothree'],
      ['Ann', 'Bob'],
    ])
  })
  it('bold without an end stays in its cell', () =>
    expect(read(boards.tables!('<b><font color=green><s>one'))).toEqual([
      ['Ann', '{one|bs}'],
      ['Bob', 'after'],
    ]))
})

describe('a page that was cut off', () => {
  const whole = boards.boxes!('one <b>two</b>')
  it.each([
    '<article><div class="bbWrapper">',
    'post-2"><div class="mess',
    '<div class="bbWrapper">aft',
    '<!-- aft',
    '&am',
  ])('behind %s', end => {
    const cut = end.startsWith('<!') || end.startsWith('&') ? whole.replace('after', end) : whole
    const at = cut.lastIndexOf(end) + end.length
    const [first] = read(cut.slice(0, at))
    expect(first).toEqual(['Ann', 'one {two|b}'])
  })
})
