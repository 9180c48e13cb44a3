/** «Все как вчера», «то же самое»: what was sent in before is meant once more, and nothing says what that was. */
import type { Ambiguity } from '../draft-state.ts'
import type { Sentence } from './sentences.ts'
import { aims, fillers } from './words.ts'
import type { RuSenderContext } from '../reader.ts'

const pointing = /^(?:то|тот|та|ту|того|тому|той|тем|тех|те|теми|туда|там|так|такой|таким)$/u
const before = /^(?:вчера|позавчера|всегда|обычно|раньше|прежде|тогда|прошл\p{L}*)$/u
const repeated = /^(?:вчерашн\p{L}*|прошл\p{L}*|прежн\p{L}*|повтор\p{L}*|дубл\p{L}*|без|старо\p{L}*)$/u
/** They say nothing besides. */
const around = new Set(
  'же ж как и что самое самого самом самую силе по старому прежнему изменений перемен измен'.split(' '),
)

/** Whether a sentence says nothing but that something is as it was. */
function isEcho({ clauses, question, targets, roles, verbs }: Sentence): boolean {
  const words = clauses.flatMap(clause => clause.words)
  const isPointed = words.some((word, at) => pointing.test(word) && /^ж[е]?$/u.test(words[at + 1] ?? ''))
  const isAs = words.some((word, at) => word === 'как' && words.slice(at + 1, at + 3).some(next => before.test(next)))
  const isWord = words.some(
    word =>
      (repeated.test(word) && word !== 'без') || /^(?:по-?)?(?:старому|прежнему)$/u.test(word) || word === 'изменений',
  )
  return (
    (isPointed || isAs || isWord)
    && !question
    && !targets.length
    && !roles.length
    && !verbs.length
    && !words.includes('не')
    && words.every(
      word =>
        pointing.test(word)
        || before.test(word)
        || repeated.test(word)
        || around.has(word)
        || fillers.has(word)
        || aims.has(word),
    )
  )
}

/** What is asked of a message that asks for nothing else, with what was sent in the night before. */
export function echoIn(
  sentences: readonly Sentence[],
  { means: { abilities, previous } }: RuSenderContext,
): Ambiguity | undefined {
  const echo = abilities.size ? sentences.find(isEcho) : undefined
  return (
    echo && {
      why: 'nothingToRepeat',
      span: echo.span,
      abilities: 'all',
      options: previous
        .filter(({ does }) => abilities.has(does))
        .map(({ does, to, with: keys }) => ({
          does,
          targets: to.map(slot => ({ slot, span: echo.span })),
          ...(Object.keys(keys).length && { with: { ...keys } }),
        })),
    }
  )
}
