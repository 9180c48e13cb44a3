/** `resolve FILE`: the nights of a file, as text, as JSON, or as a write-up to paste. */
import { isLocale, type Locale } from '../../engine/text/locale.ts'
import { speaking } from '../desk/words/say.ts'
import { Misused, onlyPath, read } from './arguments.ts'
import { sayNoWords } from './no-words.ts'
import { nightText } from './night-text.ts'
import { asked, fileAt, printProblems, refused } from './problems.ts'
import { broken, done, type ExitCode, type Terminal } from './terminal.ts'
import { say } from './words/say.ts'
import { outline, paragraphs } from '../../engine/text/dialect.ts'
import { dialects } from '../../engine/text/dialects/index.ts'
import { strong, text } from '../../engine/text/span.ts'
import type { CaseSheet } from '../desk/contract.ts'

// A night as a post: what everybody reads at dawn, then the reasons as a nested list.

/** The write-up of every phase of a case, in one dialect. */
function writeUp({ phases }: CaseSheet, shape: 'bbcode' | 'markdown'): string {
  const dialect = shape === 'bbcode' ? dialects.xenforo : dialects.markdown
  return phases
    .flatMap(({ post, trees, headings }) => {
      const listed = (kind: 'result' | 'action'): string[] => {
        const items = trees.filter(({ of }) => of === kind).flatMap(tree => tree.outline)
        return items.length ? [paragraphs(dialect, [[strong(text(headings[kind]))]]), outline(dialect, items)] : []
      }
      return [paragraphs(dialect, post), ...listed('result'), ...listed('action')]
    })
    .join(dialect.between)
}

const options = {
  phase: 'value',
  without: 'value',
  case: 'value',
  locale: 'value',
  json: 'flag',
  bbcode: 'flag',
  markdown: 'flag',
  ascii: 'flag',
  decisive: 'flag',
  'why-not': 'flag',
} as const
const shapes = ['json', 'bbcode', 'markdown', 'ascii'] as const

export async function resolve(words: string[], terminal: Terminal): Promise<ExitCode> {
  const { paths, options: given } = read(words, options)
  const path = onlyPath(paths, say('usage.resolveFile'))
  const [shape, another] = shapes.filter(shape => given[shape])
  if (another)
    throw new Misused(say('usage.exclude', { one: `--${shape}`, other: `--${another}` }), say('usage.keepOne'))
  if (given.json && given.decisive) throw new Misused(say('usage.wholeTrees'), say('usage.leaveOne'))
  if (given['why-not'] && shape && shape !== 'ascii')
    throw new Misused(say('usage.exclude', { one: `--${shape}`, other: '--why-not' }), say('usage.keepOne'))
  const file = fileAt(path, terminal)
  if (!file) return broken
  const { phase, without, case: title, locale } = given
  const input = {
    ...file,
    ...(phase !== undefined && { phase }),
    ...(without !== undefined && { without }),
    ...(title !== undefined && { case: title }),
    ...(locale !== undefined && isLocale(locale) && { locale }),
  }
  return shape === 'json'
    ? await asJson(input, terminal)
    : await asText({ ...input, decisive: given.decisive === true, whyNot: given['why-not'] === true }, shape, terminal)
}

type Input = { file: string; text: string; phase?: string; without?: string; case?: string; locale?: Locale }

async function asJson(input: Input, terminal: Terminal): Promise<ExitCode> {
  const answer = await asked('cases.resolve', input, terminal)
  if (!answer.ok) return refused(answer, terminal)
  const { cases, documents, problems } = answer.value
  printProblems(problems, terminal.err)
  const several = input.case === undefined ? documents > 1 : cases.length > 1
  if (cases.length) terminal.out(`${JSON.stringify(several ? cases : cases[0], null, 2)}\n`)
  sayNoWords(
    cases.map(({ system }) => system),
    input.locale,
    terminal,
  )
  return problems.length ? broken : done
}

async function asText(
  input: Input & { decisive: boolean; whyNot: boolean },
  shape: 'bbcode' | 'markdown' | 'ascii' | undefined,
  terminal: Terminal,
): Promise<ExitCode> {
  const answer = await asked('cases.sheet', { ...input, ascii: shape === 'ascii' }, terminal)
  if (!answer.ok) return refused(answer, terminal)
  const { cases, problems } = answer.value
  const drawn = cases.map(sheet =>
    shape === 'bbcode' || shape === 'markdown'
      ? writeUp(sheet, shape)
      : speaking(sheet.locale, () => nightText(sheet, { ...terminal, ascii: shape === 'ascii' })),
  )
  if (drawn.length) terminal.out(`${drawn.join('\n\n')}\n`)
  sayNoWords(
    cases.map(({ system }) => system),
    input.locale,
    terminal,
  )
  printProblems(problems, terminal.err)
  return problems.length ? broken : done
}
