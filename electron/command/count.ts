/**
 * `count FILE…`: the votes of a saved thread, who does not vote, and everything that does not count, with its reason.
 * `count --batch LIST`: many threads, started once.
 */
import { createInterface } from 'node:readline'
import { oneLine } from '../../engine/text/literal.ts'
import { frameFields, wrongIn, type Frame } from '../../engine/vote/frame.ts'
import { safely } from '../../engine/vote/safely.ts'
import { pastedText } from '../../engine/vote/thread.ts'
import type { CallInput, VotesCount } from '../desk/contract.ts'
import { listed } from '../desk/words/say.ts'
import { calledSo, Misused, read } from './arguments.ts'
import { readOne, readPage } from './files.ts'
import { Page, type Look, type Sign } from './page.ts'
import { asked, printProblems, refused } from './problems.ts'
import { broken, done, type ExitCode, type Terminal } from './terminal.ts'
import { say, sayOfLynch, type Key } from './words/say.ts'

/** What a game says itself. */
const byHand = ['players', 'style', 'nicknames', 'double', 'hammer'] as const

export async function count(words: string[], terminal: Terminal): Promise<ExitCode> {
  const { paths, options } = read(words, {
    batch: 'value',
    players: 'value',
    game: 'value',
    case: 'value',
    host: 'value',
    style: 'value',
    nicknames: 'value',
    title: 'value',
    double: 'value',
    hammer: 'value',
    frame: 'value',
    from: 'value',
    to: 'value',
    baseline: 'value',
    locale: 'value',
    json: 'flag',
    ascii: 'flag',
  })
  const { players, game, case: named, host, json, ascii = false, locale: _, frame, title, batch, ...rest } = options
  if (batch !== undefined) {
    const other = Object.keys(options).find(name => name !== 'batch' && name !== 'locale')
    if (other) throw new Misused(say('usage.exclude', { one: '--batch', other: `--${other}` }), say('usage.keepOne'))
    if (paths[0] !== undefined)
      throw new Misused(say('usage.saysNothing', { word: paths[0] }), calledSo(say('usage.countBatch')))
    return countEach(batch, terminal)
  }
  if (!paths.length) throw new Misused(say('usage.noFile'), calledSo(say('usage.countFile')))
  if (json && ascii) throw new Misused(say('usage.exclude', { one: '--json', other: '--ascii' }), say('usage.keepOne'))
  const without = game !== undefined && byHand.find(one => options[one] !== undefined)
  if (without) throw new Misused(say('usage.exclude', { one: '--game', other: `--${without}` }), say('usage.keepOne'))
  if (named !== undefined && game === undefined)
    throw new Misused(say('usage.onlyWith', { one: '--case', other: '--game' }), calledSo(say('usage.countFile')))
  const pages = paths.map(readPage)
  const list = players === undefined ? undefined : readPage(players)
  const rules = game === undefined ? undefined : readOne(game)
  const unread = [...pages, ...(list ? [list] : []), ...(rules ? [rules] : [])].flatMap(({ problems }) => problems)
  const [roster] = list?.files ?? []
  const input: CallInput<'votes.count'> = {
    files: pages.flatMap(({ files }) => files),
    ...(roster && { players: { file: roster.file, text: roster.text } }),
    ...(rules?.files[0] && { rules: rules.files[0] }),
    ...(named !== undefined && { case: named }),
    ...(host !== undefined && { hosts: listIn(host) }),
    ...(title !== undefined && { titles: listIn(title) }),
    ...(frame !== undefined && { frame: frameOf(frame) }),
    ...rest,
  }
  if ((list && !list.files.length) || (rules && !rules.files.length)) {
    printProblems(unread, terminal.err)
    return broken
  }
  const answer = await asked('votes.count', input, terminal)
  if (!answer.ok) return refused(answer, terminal)
  const { value } = answer
  const problems = [...unread, ...value.problems]
  printProblems(problems, terminal.err)
  if (json) terminal.out(`${JSON.stringify({ ...value, problems }, null, 2)}\n`)
  else if (value.posts) terminal.out(`${countText(value, { width: terminal.width, colour: terminal.colour, ascii })}\n`)
  return problems.length ? broken : done
}

/**
 * Many counts of one start: each line of a file, or of the input (`-`), holds the words of a count as a JSON list, and is
 * answered by one line: what `--json` gives, or what is wrong. A line may be sent when the one before it was answered.
 */
async function countEach(batch: string, terminal: Terminal): Promise<ExitCode> {
  const list = batch === '-' ? undefined : readOne(batch)
  if (list && !list.files.length) {
    printProblems(list.problems, terminal.err)
    return broken
  }
  let code: ExitCode = done
  for await (const line of list ? list.files[0]!.text.split('\n') : createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue
    const { out, err, ended } = await countOne(line, terminal)
    if (ended !== done) code = ended
    terminal.out(`${out === '' ? JSON.stringify({ refused: err.trim() }) : JSON.stringify(JSON.parse(out))}\n`)
  }
  return code
}

async function countOne(line: string, terminal: Terminal): Promise<{ out: string; err: string; ended: ExitCode }> {
  let [out, err] = ['', '']
  const kept: Terminal = { ...terminal, out: text => void (out += text), err: text => void (err += text) }
  try {
    const given: unknown = safely(() => JSON.parse(line))
    if (!isWords(given) || given.some(word => /^--batch(?:=|$)/.test(word)))
      throw new Misused(say('usage.noWords', { line: line.slice(0, 80) }), calledSo(say('usage.countBatch')))
    const ended = await count([...given.filter(word => word !== '--json'), '--json'], kept)
    return { out, err, ended }
  } catch (error) {
    if (!(error instanceof Misused)) throw error
    return { out: '', err: `${error.message} ${error.remedy}`, ended: broken }
  }
}

const isWords = (given: unknown): given is string[] =>
  Array.isArray(given) && given.every(word => typeof word === 'string')

const listIn = (written: string): string[] =>
  written
    .split(',')
    .map(one => one.trim())
    .filter(Boolean)

const frameExample = '--frame "post=div.msg; by=.nick; text=.body; quote=.quoted; at=.date; number=.no"'

/** `post=div.msg; by=.nick; text=.body; more=.addition; quote=.quoted; at=.date; number=.no`: what the pages of a forum look like that is not known here. */
function frameOf(written: string): Frame {
  const given = Object.fromEntries(
    written.split(';').map(part => {
      const at = part.indexOf('=')
      return [part.slice(0, at).trim(), part.slice(at + 1).trim()]
    }),
  )
  const { post = '', by = '', text = '', more, quote, at, number } = given
  const frame: Frame = { post, by, text, more, quote, at, number }
  const unknown = Object.keys(given).find(field => !(frameFields as readonly string[]).includes(field))
  const [wrong] = unknown === undefined ? wrongIn(frame) : [unknown]
  if (wrong !== undefined)
    throw new Misused(say('usage.wrongFrame', { field: wrong }), say('usage.frameFields', { example: frameExample }))
  return frame
}

/** The count as a host reads it on a terminal. */
function countText(value: VotesCount, look: Look): string {
  const page = new Page(look)
  const { votes, majority, living, notVoting, hosts, lynchWord } = value
  const say = sayOfLynch(lynchWord)
  const leading = hosts.map(({ name, why }) => say(led[why], { name })).join(', ') || say('count.noHost')
  page
    .title(
      say('count.title', {
        posts: value.counted,
        software: value.software.map(softwareSaid).reduce((first, second) => say('count.both', { first, second })),
      }),
    )
    .quiet(
      oneLine(
        value.system === undefined
          ? say('count.about', { players: value.players.length, hosts: leading, style: value.style })
          : say('count.byRules', { players: value.players.length, hosts: leading, system: value.system }),
      ),
    )
  page.heading(say('count.count'))
  if (!votes.length) page.say(say('count.noVotes'))
  for (const { for: target, count, majority: has, voters } of votes) {
    page.row(
      has ? 'yes' : 'part',
      [],
      `${target ?? say('count.nobody')} (${count}): ${voters.map(({ by, post, votes, likely, put }) => `${by}${timesSaid(votes)}${likely === undefined ? '' : '?'} ${put ? say('count.put') : `#${post}`}`).join(', ')}${has && target !== null ? ` ${say('count.majority')}` : ''}`,
    )
  }
  page.say(
    notVoting.length
      ? say('count.notVoting', { count: notVoting.length, names: notVoting.join(', ') })
      : say('count.everybodyVotes'),
  )
  page.say(say('count.needed', { votes: majority, living }))
  if (value.hammer) {
    const { by, for: name } = value.hammer
    page.say(say('count.hammer', { post: whereSaid(value.hammer), by, name }) + linkSaid(value.hammer))
  }
  outcome(page, value)
  attempts(page, value)
  hostCounts(page, value)
  if (value.notes.length) page.heading(say('count.notes'))
  for (const note of value.notes) page.say(note)
  return page.text()
}

/** What the pages came from: names of software are alike in every language. */
const softwareSaid = (name: string): string =>
  name === pastedText
    ? say('count.pasted')
    : name.replace('(as printed)', `(${say('count.asPrinted')})`).replace('(archive)', `(${say('count.archive')})`)

/** What the rules of a game make of it: who dies as things stand, what they ask, and each step. */
function outcome(page: Page, { lynched, waits = [], lynchWord, steps = [], prompts = [] }: VotesCount): void {
  const say = sayOfLynch(lynchWord)
  for (const { of, needed, votes, toConfirm } of waits) {
    const name = of === '' ? say('count.nobody') : of
    page.say(
      needed === undefined
        ? say('count.wouldLead', { name, votes, toConfirm })
        : say('count.wouldBe', { name, needed, confirmed: votes - toConfirm, toConfirm }),
    )
  }
  if (!lynched) return
  if (lynched.length) page.say(say('count.lynched', { names: listed(lynched, 'conjunction') }))
  else if (!waits.length) page.say(say('count.nobodyLynched'))
  for (const { says } of prompts) page.row('part', [], say('count.asks', { prompt: says }))
  if (steps.length) page.heading(say('count.steps'))
  for (const { says, rule, holds } of steps) page.row(holds ? 'yes' : 'no', [], `${says} (${rule})`)
}

const led = {
  named: 'count.named',
  startedThread: 'count.startedThread',
  postsCounts: 'count.postsCounts',
} as const satisfies Record<VotesCount['hosts'][number]['why'], Key>

function attempts(page: Page, { uncounted, unresolved, undated, begun, edited, lynchWord }: VotesCount): void {
  const row = (sign: Sign, one: Where, said: string): void => void page.row(sign, [], said + linkSaid(one))
  if (uncounted.length) page.heading(say('count.doesNotCount'))
  for (const one of uncounted) {
    const { by, text, says: why, lineInPost: line, rule } = one
    const attempt = { post: whereSaid(one), line, by, text, why }
    row(
      'none',
      one,
      rule === undefined ? say('count.uncounted', attempt) : say('count.uncountedBy', { ...attempt, rule }),
    )
  }
  if (unresolved.length || undated.length) page.heading(say('count.inDoubt'))
  const noLynch = sayOfLynch(lynchWord)('count.noLynch')
  const toConfirm = ({ likely }: (typeof unresolved)[number]): number => Number(likely === undefined)
  for (const one of unresolved.toSorted((a, b) => toConfirm(a) - toConfirm(b))) {
    const { by, text, near } = one
    const attempt = { post: whereSaid(one), by, text }
    row(
      'part',
      one,
      one.asks === 'author'
        ? near.length
          ? say('count.stranger', { ...attempt, names: listed(near, 'disjunction') })
          : say('count.strangerAlone', attempt)
        : one.asks === 'openQuote'
          ? say('count.inQuote', attempt)
          : one.asks === 'condition' && one.likely === undefined
            ? say('count.conditional', { ...attempt, names: listed(near.length ? near : [noLynch], 'disjunction') })
            : one.likely !== undefined
              ? say('count.likely', { ...attempt, name: one.likely })
              : near.length
                ? say('count.meant', { ...attempt, names: listed(near, 'disjunction') })
                : say('count.nobodyCalled', attempt),
    )
  }
  for (const one of undated)
    row(
      'part',
      one,
      one.for === undefined
        ? say('count.undatedBack', { post: whereSaid(one), by: one.by })
        : say('count.undated', { post: whereSaid(one), by: one.by, for: votesSaid(one.for ?? '', lynchWord) }),
    )
  if (begun.length) page.heading(say('count.byBeginning'))
  for (const one of begun)
    row('yes', one, say('count.begun', { post: whereSaid(one), by: one.by, name: one.name, for: one.for }))
  if (edited.length) page.heading(say('count.edited'))
  for (const one of edited) row('part', one, `${whereSaid(one)}, ${one.by}.`)
}

function hostCounts(page: Page, value: VotesCount): void {
  const { counts, lynchWord } = value
  if (!counts.length) return
  page.heading(say('count.hostCounts'))
  for (const one of counts) {
    const { by, trouble, slip, baseline, unread, differences } = one
    const wrong = (trouble ?? slip) !== undefined || (differences.length > 0 && !baseline)
    page.row(wrong ? 'part' : 'yes', [], hostCountSaid({ post: whereSaid(one), by }, one) + linkSaid(one))
    if (slip !== undefined) page.say(say('count.slip', { slip }), '      ')
    for (const line of unread ?? []) page.say(say('count.unread', { line }), '      ')
    for (const { voter, read, counted, votes, post } of differences)
      page.say(
        say(post === undefined ? 'count.difference' : 'count.differenceIn', {
          voter,
          read: votesSaid(read, lynchWord),
          counted: votesSaid(counted, lynchWord) + timesSaid(votes),
          post: post ?? '',
        }),
        '      ',
      )
  }
}

/** Whether a count of the host was understood, is gone on from, or agrees. */
function hostCountSaid(
  count: { post: string; by: string },
  { post, trouble, baseline, differences }: VotesCount['counts'][number],
): string {
  if (trouble !== undefined) return say('count.notUnderstood', { ...count, trouble })
  if (baseline) return say('count.goesOn', count)
  if (!differences.length) return say('count.agrees', count)
  return say('count.differs', { ...count, option: `--baseline ${post}` })
}

interface Where {
  link?: string
  file?: string
  line?: number
}

const votesSaid = (target: string | null, lynchWord: string | undefined): string =>
  target === null
    ? say('count.withoutVote')
    : target === ''
      ? sayOfLynch(lynchWord)('count.forNobody')
      : say('count.forOne', { name: target })
const timesSaid = (votes: number | undefined): string => (votes === undefined ? '' : ` ×${votes}`)
const whereSaid = ({ post, at }: { post: string; at?: string }): string =>
  `#${post}${at === undefined ? '' : ` (${at})`}`
const linkSaid = ({ link, file, line }: Where): string =>
  link !== undefined ? ` ${link}` : file !== undefined && line !== undefined ? ` ${file}:${line}` : ''
