/** `words --system S`: every word of a system that is no role and no ability. */
import type { WordsAnswer } from '../desk/contract.ts'
import { dispatch } from '../desk/dispatch.ts'
import { Misused, noPath, read } from './arguments.ts'
import { refused, troubleTo } from './problems.ts'
import { done, type ExitCode, type Terminal } from './terminal.ts'
import { padded, wrapped } from './wrap.ts'

export async function words(given: string[], terminal: Terminal): Promise<ExitCode> {
  const { paths, options: { system, json } } = read(given, { system: 'value', json: 'flag' })
  noPath(paths, 'words --system S')
  if (system === undefined) throw new Misused('No system is named.', 'Write: words --system rar')
  const answer = await dispatch('rules.words', { system }, troubleTo(terminal))
  if (!answer.ok) return refused(answer, terminal)
  terminal.out(json ? `${JSON.stringify(answer.value, null, 2)}\n` : `${wordsText(answer.value, terminal.width).join('\n')}\n`)
  return done
}

function wordsText(answer: WordsAnswer, width: number): string[] {
  const section = (heading: string, entries: readonly { id: string; says: string }[]): string[] => {
    const idWidth = Math.max(0, ...entries.map(({ id }) => id.length)) + 2
    return entries.length ? ['', heading, ...entries.flatMap(({ id, says }) => wrapped(says, width, `  ${padded(id, idWidth)}`, ' '.repeat(idWidth + 2)))] : []
  }
  const plain = (heading: string, all: readonly string[]): string[] => ['', heading, ...wrapped(all.join(', '), width, '  ')]
  return [
    `${answer.name} (${answer.system})`,
    ...section('Options', answer.options.map(({ id, values, default: first, rule, says }) => ({ id, says: `${values.map(value => value === first ? `${String(value)} (default)` : String(value)).join(' | ')}: ${says} (${rule})` }))),
    ...section('Modifiers', answer.modifiers.map(({ id, says, numbered }) => ({ id: numbered ? `${id}(N)` : id, says }))),
    ...section('Settings', answer.settings.map(({ id, values, roles }) => ({ id, says: `${values.map(String).join(' | ')}: of ${roles.join(', ')}` }))),
    ...section('Prompts', answer.prompts.map(({ id, rule, says, choices }) => ({ id, says: `${says}${choices.length ? ` ${choices.join(' | ')}` : ''} (${rule})` }))),
    ...section('Draws', answer.draws.map(({ id, rule }) => ({ id, says: `asked for by ${rule}` }))),
    ...plain('Phases', answer.phases),
    ...plain('Factions', answer.factions),
    ...plain('Messages and public lines', answer.messages),
    ...plain('Results', answer.results),
    ...section('Rules', answer.rules.map(({ id, origin, says, uncheckable }) => ({ id, says: `${says} (${origin})${uncheckable === undefined ? '' : ` No case can show it: ${uncheckable}`}` }))),
  ]
}
