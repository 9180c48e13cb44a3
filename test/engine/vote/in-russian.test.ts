/** What is wrong with a thread, a list of players or a count, said in Russian. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { envelopesOf } from '../../../engine/reading/envelopes.ts'
import { TooMuch } from '../../../engine/text/too-much.ts'
import { peopleOf } from '../../../engine/vote/people.ts'
import { postsInText } from '../../../engine/vote/plain.ts'
import { readThread } from '../../../engine/vote/thread.ts'
import { countWords, listWords, threadWords } from '../../../engine/vote/thread-words.ts'
import { differing, latin, withoutFew } from '../../catalogues.ts'

const words = { threadWords, listWords, countWords }

describe('every message about a thread', () => {
  it('asks for the same values in Russian', () => expect(differing(words)).toEqual([]))
  it('has the form for three where it counts', () => expect(withoutFew(words)).toEqual([]))
  it('says no Latin word but what is looked for', () => expect(latin(words, /HTML|\?print=true/g)).toEqual([]))
})

const page = (file: string): string => readFileSync(join(import.meta.dirname, '../../fixtures/vote', file), 'utf8')
const posted = (id: string): string =>
  `<article class="message" ${id}data-author="Bob"><div class="bbWrapper">x</div></article>`
const html = (inside: string): string => `<!doctype html><html><body>${inside}</body></html>`
const wrongWith = (...texts: string[]): string[] =>
  readThread(texts.map((text, index) => ({ file: String(index + 1), text }))).problems.map(
    ({ message, remedy }) => `${message.ru} → ${remedy.ru}`,
  )

describe('a thread', () => {
  it.each([
    ['', 'этот файл пуст → сохраните страницу темы как HTML или вставьте ее посты'],
    ['просто текст', 'в этом тексте не нашлось ни одного поста → сохраните'],
    [html('<input type="password">'), 'постов на этой странице нет, она просит пароль → войдите на форум'],
    [
      html('<div id="ember-application"></div>'),
      'посты этой страницы вместе с ней не сохранились → добавьте ?print=true',
    ],
    [html('нет постов'), 'на этой странице нет постов известного форума: XenForo 2, '],
    [html('x').repeat(2001), 'страниц в этом файле 2001, а читается не больше 2000 → дайте страницы одной фазы'],
    [html(posted('').repeat(20001)), 'постов на этой странице 20001, а может быть не больше 20000 → сохраните тему'],
  ])('%.20j', (text, said) => expect(wrongWith(text)[0]).toContain(said))

  it('has a post without a text', () => {
    const half = page('xenforo-2-page-1.html')
      .replace(
        /<div class="bbWrapper">I have read[\s\S]*?<div class="js-selectToQuoteEnd"/,
        '<div class="js-selectToQuoteEnd"',
      )
      .replaceAll('<aside class="message-signature"><div class="bbWrapper">', '<aside><div>')
    expect(wrongWith(half)[0]).toMatch(/^у поста 48216 здесь нет текста → дождитесь, пока страница загрузится/)
  })

  it('has a post otherwise than before', () => {
    const [one, two] = [page('xenforo-2-page-1.html'), page('xenforo-2-page-2.html')]
    expect(wrongWith(one, two.replace('Seven of you', 'Eight of you'))).toEqual([
      'пост 1 здесь не такой, как в файле 1 → за это время его правили; читается первая копия',
    ])
  })
})

it('a list of players', () =>
  expect(
    peopleOf(`Аня\nАня\n(dead)\n${'я'.repeat(300)}\n${'я'.repeat(2001)}`).problems.map(
      ({ message, remedy }) => `${message.ru} → ${remedy.ru}`,
    ),
  ).toEqual([
    '«Аня» стоит второй раз, в первый — в строке 1 → оставьте одно из двух',
    'в этой строке не назван игрок → напишите имя',
    'это имя слишком длинное → пишите по одному имени в строке',
    'знаков в этой строке 2001, а в строке списка может быть не больше 2000 → пишите по одному имени в строке',
  ]))

it.each([
  [
    'messages',
    () => envelopesOf('From: Bob\n\nhi\n\n'.repeat(1001)),
    'Сообщений здесь больше 1000: следующее начинается в строке 4001.',
  ],
  ['posts', () => postsInText('Боб: за Аню\n'.repeat(20001), ['Боб']), 'Постов в этом тексте больше 20000.'],
])('too many %s', (_what, read, said) => {
  let refused: unknown
  try {
    read()
  } catch (error) {
    refused = error
  }
  expect(refused instanceof TooMuch && refused.says.ru).toBe(said)
})
