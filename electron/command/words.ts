/** `words --system S`: every word of a system that is no role and no ability. */
import type { WordsAnswer } from '../desk/contract.ts'
import { dispatch } from '../desk/dispatch.ts'
import { Misused, noPath, read } from './arguments.ts'
import { refused, troubleTo } from './problems.ts'
import { done, type ExitCode, type Terminal } from './terminal.ts'
import { padded, wrapped } from './wrap.ts'

export async function words(given: string[], terminal: Terminal): Promise<ExitCode> {
  const {
    paths,
    options: { system, json },
  } = read(given, { system: 'value', json: 'flag' })
  noPath(paths, 'words --system S')
  if (system === undefined) throw new Misused('No system is named.', 'Write: words --system rar')
  const answer = await dispatch('rules.words', { system }, troubleTo(terminal))
  if (!answer.ok) return refused(answer, terminal)
  terminal.out(
    json ? `${JSON.stringify(answer.value, null, 2)}\n` : `${wordsText(answer.value, terminal.width).join('\n')}\n`,
  )
  return done
}

function wordsText(answer: WordsAnswer, width: number): string[] {
  const section = (heading: string, entries: readonly { id: string; says: string }[]): string[] => {
    const idWidth = Math.max(0, ...entries.map(({ id }) => id.length)) + 2
    return entries.length
      ? [
          '',
          heading,
          ...entries.flatMap(({ id, says }) =>
            wrapped(says, width, `  ${padded(id, idWidth)}`, ' '.repeat(idWidth + 2)),
          ),
        ]
      : []
  }
  const plain = (heading: string, all: readonly string[]): string[] => [
    '',
    heading,
    ...wrapped(all.join(', '), width, '  '),
  ]
  return [
    `${answer.name} (${answer.system})`,
    ...section(
      'Options',
      answer.options.map(({ id, values, default: first, rule, says, ...range }) => ({
        id,
        says: `${valuesSaid({ values, default: first, ...range })}: ${says} (${rule})`,
      })),
    ),
    ...section(
      'Modifiers',
      answer.modifiers.map(({ id, says, numbered }) => ({ id: numbered ? `${id}(N)` : id, says })),
    ),
    ...section(
      'Settings',
      answer.settings.map(({ id, values, roles }) => ({
        id,
        says: `${values.map(String).join(' | ')}: of ${roles.join(', ')}`,
      })),
    ),
    ...section(
      'Prompts',
      answer.prompts.map(({ id, rule, says, choices }) => ({
        id,
        says: `${says}${choices.length ? ` ${choices.join(' | ')}` : ''} (${rule})`,
      })),
    ),
    ...section(
      'Draws',
      answer.draws.map(({ id, rule }) => ({ id, says: `asked for by ${rule}` })),
    ),
    ...section(
      'Marks',
      answer.marks.map(({ id, says, rule, secret }) => ({
        id,
        says: `${says.replace(/\.$/, '')}${secret ? ', secret' : ''} (${rule})`,
      })),
    ),
    ...section(
      'Counters',
      answer.counters.map(({ id, says, rule }) => ({ id, says: `${says} (${rule})` })),
    ),
    ...section(
      'Facts about a seat',
      answer.fields.map(({ id, says, rule, values, secret }) => ({
        id,
        says: `${values ? `${values.join(' | ')}: ` : ''}${says}${secret ? ' Secret.' : ''} (${rule})`,
      })),
    ),
    ...section(
      'Records',
      answer.forms.map(({ id, says, rule, fields }) => ({
        id,
        says: `${fields.map(({ id: field, values, must }) => `${field}${must ? '' : '?'}${values ? `: ${values.join(' | ')}` : ''}`).join(', ')}. ${says} (${rule})`,
      })),
    ),
    ...(answer.ballots
      ? plain('Votes', [
          `${answer.ballots.form === 'single' ? 'one player each' : 'a family and a player each'}, by ${answer.ballots.phases.join(' and ')} (${answer.ballots.rule})`,
        ])
      : []),
    ...plain('Phases', answer.phases),
    ...plain('Factions', answer.factions),
    ...(answer.winners.length > answer.factions.length ? plain('Winners', answer.winners) : []),
    ...plain('Messages and public lines', answer.messages),
    ...(answer.posts.length ? plain('Posts', answer.posts) : []),
    ...plain('Results', answer.results),
    ...section(
      'Rules',
      answer.rules.map(({ id, origin, says, uncheckable }) => ({
        id,
        says: `${says} (${origin})${uncheckable === undefined ? '' : ` No case can show it: ${uncheckable}`}`,
      })),
    ),
  ]
}

/** `most (default) | none`, `2 (default), 1 to 9`, `a,b (default), each of a, b, in any order`. */
function valuesSaid({
  values,
  default: first,
  whole,
  list,
}: Pick<WordsAnswer['options'][number], 'values' | 'default' | 'whole' | 'list'>): string {
  const written = values
    .map(value => (value === first ? `${String(value) || 'none'} (default)` : String(value)))
    .join(' | ')
  if (whole) return `${written}, a whole number from ${whole.from} to ${whole.to}`
  return list ? `${written}, ${list.all ? 'each' : 'some'} of ${list.of.join(', ')} in an order of one's own` : written
}
