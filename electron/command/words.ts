/** `words`: with `--system S` every word of a system that is no role and no ability; with `--export` and `--import` all that a translator translates. */
import { systemById } from '../../engine/systems/index.ts'
import { formsOf } from '../../engine/text/phase-forms.ts'
import { language } from '../desk/words/say.ts'
import type { WordsAnswer } from '../desk/contract.ts'
import { calledSo, Misused, noPath, read } from './arguments.ts'
import { asked, refused } from './problems.ts'
import { done, type ExitCode, type Terminal } from './terminal.ts'
import { exportWords, importWords } from './translate.ts'
import { say } from './words/say.ts'
import { padded, wrapped } from './wrap.ts'

export async function words(given: string[], terminal: Terminal): Promise<ExitCode> {
  const {
    paths,
    options: { system, json, export: language, import: file, out },
  } = read(given, { system: 'value', locale: 'value', json: 'flag', export: 'value', import: 'value', out: 'value' })
  noPath(paths, say('usage.wordsSystem'))
  apart({ export: language, import: file, system })
  if (out !== undefined && language === undefined)
    throw new Misused(say('usage.onlyWith', { one: '--out', other: '--export' }), calledSo(say('usage.wordsExport')))
  if (language !== undefined) return exportWords(language, out, terminal)
  if (file !== undefined) return importWords(file, terminal)
  if (system === undefined) throw new Misused(say('usage.noSystem'), calledSo(say('usage.wordsOf', { system: 'rar' })))
  const answer = await asked('rules.words', { system }, terminal)
  if (!answer.ok) return refused(answer, terminal)
  terminal.out(
    json ? `${JSON.stringify(answer.value, null, 2)}\n` : `${wordsText(answer.value, terminal.width).join('\n')}\n`,
  )
  return done
}

/** One of them is done at a time. */
function apart(options: Readonly<Record<string, string | undefined>>): void {
  const [one, other] = Object.keys(options).filter(name => options[name] !== undefined)
  if (other !== undefined)
    throw new Misused(say('usage.exclude', { one: `--${one}`, other: `--${other}` }), say('usage.leaveOne'))
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
      say('words.options'),
      answer.options.map(({ id, values, default: first, rule, says, ...range }) => ({
        id,
        says: `${valuesSaid({ values, default: first, ...range })}: ${says} (${rule})`,
      })),
    ),
    ...section(
      say('words.modifiers'),
      answer.modifiers.map(({ id, says, numbered }) => ({ id: numbered ? `${id}(N)` : id, says })),
    ),
    ...section(
      say('words.settings'),
      answer.settings.map(({ id, values, roles }) => ({
        id,
        says: say('words.ofRoles', { values: values.map(String).join(' | '), roles: roles.join(', ') }),
      })),
    ),
    ...section(
      say('words.prompts'),
      answer.prompts.map(({ id, rule, says, choices }) => ({
        id,
        says: `${says}${choices.length ? ` ${choices.join(' | ')}` : ''} (${rule})`,
      })),
    ),
    ...section(
      say('words.draws'),
      answer.draws.map(({ id, rule }) => ({ id, says: say('words.askedBy', { rule }) })),
    ),
    ...section(
      say('words.marks'),
      answer.marks.map(({ id, says, rule, secret }) => ({
        id,
        says: say(secret ? 'words.secretMark' : 'words.mark', { says: says.replace(/\.$/, ''), rule }),
      })),
    ),
    ...section(
      say('words.counters'),
      answer.counters.map(({ id, says, rule }) => ({ id, says: `${says} (${rule})` })),
    ),
    ...section(
      say('words.fields'),
      answer.fields.map(({ id, says, rule, values, secret }) => ({
        id,
        says: `${values ? `${values.join(' | ')}: ` : ''}${say(secret ? 'words.secretField' : 'words.field', { says, rule })}`,
      })),
    ),
    ...section(
      say('words.records'),
      answer.forms.map(({ id, says, rule, fields }) => ({
        id,
        says: `${fields.map(({ id: field, values, must }) => `${field}${must ? '' : '?'}${values ? `: ${values.join(' | ')}` : ''}`).join(', ')}. ${says} (${rule})`,
      })),
    ),
    ...(answer.ballots
      ? plain(say('words.votes'), [
          say(answer.ballots.form === 'single' ? 'words.onePlayer' : 'words.familyAndPlayer', {
            phases: answer.ballots.phases
              .map(kind => formsOf(systemById(answer.system)?.calendar.called, kind, language()).name)
              .reduce((first, second) => say('words.both', { first, second })),
            rule: answer.ballots.rule,
          }),
        ])
      : []),
    ...plain(say('words.phases'), answer.phases),
    ...plain(say('words.factions'), answer.factions),
    ...(answer.winners.length > answer.factions.length ? plain(say('words.winners'), answer.winners) : []),
    ...plain(say('words.messages'), answer.messages),
    ...(answer.posts.length ? plain(say('words.posts'), answer.posts) : []),
    ...plain(say('words.results'), answer.results),
    ...section(
      say('words.rules'),
      answer.rules.map(({ id, origin, says, uncheckable }) => ({
        id,
        says: `${says} (${say('words.origin', { origin })})${uncheckable === undefined ? '' : ` ${say('words.uncheckable', { why: uncheckable })}`}`,
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
    .map(value =>
      value === first ? say('words.default', { value: String(value) || say('words.none') }) : String(value),
    )
    .join(' | ')
  if (whole) return say('words.whole', { values: written, ...whole })
  return list ? say(list.all ? 'words.each' : 'words.some', { values: written, of: list.of.join(', ') }) : written
}
