/** Every reader of what somebody pastes, each made ready to read a text and nothing else. */
import { readCases } from '../../../engine/cases/read.ts'
import { envelopesOf } from '../../../engine/reading/envelopes.ts'
import { momentOf } from '../../../engine/reading/moment.ts'
import { readMessage, type Context } from '../../../engine/inbox/read.ts'
import { systemById, systems } from '../../../engine/systems/index.ts'
import { checkMessage } from '../../../engine/text/check-message.ts'
import { nearest } from '../../../engine/text/nearest.ts'
import { TooMuch } from '../../../engine/text/too-much.ts'
import { hostsIn } from '../../../engine/vote/hosts.ts'
import { namesOf } from '../../../engine/vote/names.ts'
import { peopleOf } from '../../../engine/vote/people.ts'
import type { Written } from '../../../engine/vote/post.ts'
import { readPosts } from '../../../engine/vote/read.ts'
import { anyForm, boldInFull } from '../../../engine/rules/style.ts'
import { readThread } from '../../../engine/vote/thread.ts'
import { formsIn } from '../../desk/roster/forms.ts'
import { readRoster } from '../../desk/roster/read.ts'
import { nightOf } from './night.ts'

export type Read = (text: string) => unknown

const names = ['Ann', 'Bob', 'Bobby', 'Cat Stevens', 'Mary-Ann', 'Vic', 'Sue']
const people = names.map(name => ({ id: name, name, ...(name === 'Sue' && { host: true as const }) }))
const rar = systemById('rar')!
const page = (body: string): string => `<!doctype html><html><head></head><body>${body}</body></html>`
const posted = (text: string): string =>
  page(
    `<article class="message" data-author="Bob" data-content="post-1"><div class="bbWrapper">${text}</div></article>`.repeat(
      2,
    ),
  )

/** Vic's night: a vigilante among doctors, under the names that the units use. */
function desk(): Context {
  const { system, game, phase } = nightOf(rar, [
    { role: 'vigilante', does: [] },
    ...names.slice(1).map(() => ({ role: 'doctor', does: [] })),
  ])
  const seats = game.seats.map((seat, index) => ({ ...seat, name: names[index]! }))
  return { system, game: { ...game, seats }, phase, sender: 'P1', aliases: { P2: ['Bobcat'] } }
}

const context = desk()
const inbox: Read = text => refusing(() => envelopesOf(text, names).map(envelope => readMessage(envelope, context)))
/** What is too much is refused in words, which is an answer. */
function refusing(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    if (error instanceof TooMuch) return error.message
    throw error
  }
}
const posts =
  (written: Written, by: string): Read =>
  text =>
    readPosts([{ by, text, written }], people, written === 'plain' ? anyForm : boldInFull)
const known = namesOf(people, anyForm)
const words = Object.keys(rar.roles)

/** Readers by name. */
export const readers: Readonly<Record<string, Read>> = {
  roster: text => readRoster(rar, text),
  'roster, two roles each': text => readRoster(systemById('russian')!, text),
  'a role in a roster': text => readRoster(rar, `Ann: ${text}`),
  'a name in a roster': text => readRoster(rar, `A${text}x`),
  'forms of a name': text => formsIn(`a${text}`),
  players: peopleOf,
  'a player': text => peopleOf(`A${text}x`),
  inbox,
  'a message': text => inbox(`From: Bob\nSubject: x\n\nI shoot ${text} Bob`),
  'thread, pasted': text => readThread([{ file: 'x', text }], names),
  'thread, a page': text => readThread([{ file: 'x', text: page(text) }], names),
  'thread, a page of posts': text => readThread([{ file: 'x', text: posted(text) }], names),
  'posts in BBCode': posts('bbcode', 'Bob'),
  'posts in HTML': posts('html', 'Bob'),
  'posts, copied': posts('plain', 'Bob'),
  'a count of the host': text => posts('bbcode', 'Sue')(`Votes\nAnn (1): Bob ${text}`),
  'a vote': text => posts('bbcode', 'Bob')(`[b]Vote: ${text} Ann[/b]`),
  hosts: text =>
    hostsIn(
      [
        { by: 'Ann', text },
        { by: 'Pip', text },
      ],
      people.slice(0, 5),
    ),
  'a name': text => known.read(text),
  cases: text => readCases(text, 'x', systems),
  'a line of a case': text =>
    readCases(
      JSON.stringify({
        case: 'x',
        system: 'rar',
        players: { Ann: 'doctor' },
        phases: [{ night: 1, actions: [`Ann protect ${text}`] }],
      }),
      'x',
      systems,
    ),
  'a moment': momentOf,
  wording: text => checkMessage(text, ['who', 'a'], 'en'),
  'the nearest word': text => nearest(text, words),
}

/** A fragment over and over: in one line as it is, and in lines of many. */
export const shapes: Readonly<Record<string, (unit: string, size: number) => string>> = {
  'in a row': (unit, size) => unit.repeat(Math.ceil(size / unit.length)),
  'in rows': (unit, size) => {
    const row = unit.replace(/[\r\n]+/g, ' ').repeat(Math.ceil(size / rows / unit.length))
    return `${row}x\n`.repeat(rows)
  },
}
const rows = 16
