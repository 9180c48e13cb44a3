/** `count FILE…`: the votes of a saved thread, who does not vote, and everything that does not count, with its reason. */
import { oneLine } from '../../engine/text/literal.ts'
import type { CallInput, VotesCount } from '../desk/contract.ts'
import { dispatch } from '../desk/dispatch.ts'
import { Misused, read } from './arguments.ts'
import { readPage } from './files.ts'
import { Page, type Look } from './page.ts'
import { printProblems, refused, troubleTo } from './problems.ts'
import { broken, done, type ExitCode, type Terminal } from './terminal.ts'

const usage =
  'count FILE… [--players FILE] [--host NAME] [--style boldInFull | anyForm] [--from POST] [--to POST] [--baseline POST]'

export async function count(words: string[], terminal: Terminal): Promise<ExitCode> {
  const { paths, options } = read(words, {
    players: 'value',
    host: 'value',
    style: 'value',
    from: 'value',
    to: 'value',
    baseline: 'value',
    json: 'flag',
    ascii: 'flag',
  })
  const { players, host, json, ascii = false, ...rest } = options
  if (!paths.length) throw new Misused('No file is named.', `Write: ${usage}`)
  if (json && ascii) throw new Misused('--json and --ascii exclude each other.', 'Keep one of them.')
  const pages = paths.map(readPage)
  const list = players === undefined ? undefined : readPage(players)
  const unread = [...pages, ...(list ? [list] : [])].flatMap(({ problems }) => problems)
  const input: CallInput<'votes.count'> = {
    files: pages.flatMap(({ files }) => files),
    ...(list?.files[0] && { players: list.files[0] }),
    ...(host !== undefined && {
      hosts: host
        .split(',')
        .map(name => name.trim())
        .filter(Boolean),
    }),
    ...rest,
  }
  if (list && !list.files.length) {
    printProblems(unread, terminal.err)
    return broken
  }
  const answer = await dispatch('votes.count', input, troubleTo(terminal))
  if (!answer.ok) return refused(answer, terminal)
  const { value } = answer
  const problems = [...unread, ...value.problems]
  printProblems(problems, terminal.err)
  if (json) terminal.out(`${JSON.stringify(value, null, 2)}\n`)
  else if (value.posts) terminal.out(`${countText(value, { width: terminal.width, colour: terminal.colour, ascii })}\n`)
  return problems.length ? broken : done
}

/** The count as a host reads it on a terminal. */
export function countText(value: VotesCount, look: Look): string {
  const page = new Page(look)
  const { votes, majority, living, notVoting, hosts } = value
  page
    .title(`Votes in ${counted(value.counted, 'post')} of ${value.software.join(' and ')}`)
    .quiet(
      oneLine(
        `${counted(value.players.length, 'player')}; ${hosts.length ? hosts.map(host => `${host.name} ${led[host.why]}`).join(', ') : 'no host known'}; style ${value.style}`,
      ),
    )
  page.heading('Count')
  if (!votes.length) page.say('Nobody is voted for.')
  for (const { for: target, count, majority: has, voters } of votes) {
    page.row(
      has ? 'yes' : 'part',
      [],
      `${target ?? 'Nobody'} (${count}): ${voters.map(({ by, post }) => `${by} #${post}`).join(', ')}${has && target !== null ? ' (a majority)' : ''}`,
    )
  }
  page.say(notVoting.length ? `Not voting (${notVoting.length}): ${notVoting.join(', ')}.` : 'Everybody votes.')
  page.say(`${counted(majority, 'vote')} ${majority === 1 ? 'is' : 'are'} a majority of ${living} living.`)
  attempts(page, value)
  hostCounts(page, value)
  if (value.notes.length) page.heading('Notes')
  for (const note of value.notes) page.say(note)
  return page.text()
}

const led: Record<VotesCount['hosts'][number]['why'], string> = {
  named: 'leads',
  startedThread: 'leads (began the thread, and casts no vote)',
  postsCounts: 'leads (posts counts, and casts no vote)',
}

function attempts(page: Page, { uncounted, unresolved, begun, edited }: VotesCount): void {
  if (uncounted.length) page.heading('Does not count')
  for (const one of uncounted)
    page.row(
      'none',
      [],
      `${whereSaid(one)}, line ${one.lineInPost}, ${one.by}: “${one.text}”: ${one.says}.${linkSaid(one)}`,
    )
  if (unresolved.length) page.heading('Names in doubt')
  for (const one of unresolved)
    page.row(
      'part',
      [],
      `${whereSaid(one)}, ${one.by}: “${one.text}”: ${one.near.length ? `did ${one.by} mean ${orList(one.near)}?` : 'nobody is called that.'}${linkSaid(one)}`,
    )
  if (begun.length) page.heading('Counted by the beginning of a name')
  for (const one of begun)
    page.row('yes', [], `${whereSaid(one)}, ${one.by}: “${one.name}” for ${one.for}.${linkSaid(one)}`)
  if (edited.length) page.heading('Edited posts with votes')
  for (const one of edited) page.row('part', [], `${whereSaid(one)}, ${one.by}.${linkSaid(one)}`)
}

function hostCounts(page: Page, { counts }: VotesCount): void {
  if (!counts.length) return
  page.heading('Counts of the host')
  for (const one of counts) {
    const { trouble, baseline, differences } = one
    const what =
      trouble !== undefined
        ? `not understood: ${trouble}.`
        : baseline
          ? 'the counting goes on from it.'
          : differences.length
            ? `differs; to go on from it, --baseline ${one.post}.`
            : 'agrees.'
    page.row(
      trouble !== undefined || (differences.length && !baseline) ? 'part' : 'yes',
      [],
      `${whereSaid(one)}, ${one.by}: ${what}${linkSaid(one)}`,
    )
    for (const { voter, read, counted } of differences)
      page.say(`${voter}: read ${votesSaid(read)}, counted there ${votesSaid(counted)}.`, '      ')
  }
}

const votesSaid = (target: string | null): string =>
  target === null ? 'without a vote' : target === '' ? 'for nobody' : `for ${target}`
const whereSaid = ({ post, at }: { post: string; at?: string }): string =>
  `#${post}${at === undefined ? '' : ` (${at})`}`
const linkSaid = ({ link, file, line }: { link?: string; file?: string; line?: number }): string =>
  link !== undefined ? ` ${link}` : file !== undefined && line !== undefined ? ` ${file}:${line}` : ''
const orList = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)!}`
const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
