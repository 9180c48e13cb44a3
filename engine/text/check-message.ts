import { compile, pluralRules } from './compile.ts'
import type { Mention } from './compile.ts'
import { calledIn } from './title.ts'
import { formAsked, nameCases } from './name-forms.ts'
import { nearest } from './nearest.ts'
import { MessageError } from './problem.ts'
import type { Problem } from './problem.ts'
import { scan } from './scan.ts'

/**
 * Takes a message somebody is writing, the variables it may use and, if known, its language; returns everything wrong
 * with it in reading order, nothing when it is fine. With a language it also tells which plural forms are missing or do
 * not exist there. Made to run on every keystroke; never throws.
 */
export function checkMessage(source: string, variables: readonly string[], locale?: string): Problem[] {
  const { quoted, problems } = scan(source)
  const found = [...problems, ...quoted.flatMap(stretch => swallowed(stretch, variables))]
  if (!problems.some(problem => problem.severity === 'error')) {
    try {
      const { mentions } = compile(locale ?? 'en', source)
      found.push(
        ...mentions.flatMap(mention => [
          ...unknown(mention, variables),
          ...(locale !== undefined && calledIn(locale) ? [] : unguarded(mention, variables)),
          ...(locale === undefined ? [] : forms(mention, locale)),
        ]),
      )
    } catch (error) {
      if (!(error instanceof MessageError)) throw error
      found.push(error.problem)
    }
  }
  return found.sort((a, b) => a.position - b.position)
}

/** Takes a message; returns the names of the variables it uses, each once, in order of first use; a form of a name (`who_gen`) is a use of the name. Throws a `MessageError` if it cannot be read. */
export function variablesOf(source: string): string[] {
  return [...new Set(compile('en', source).mentions.map(({ name }) => formAsked(name)?.of ?? name))]
}

function swallowed(stretch: { position: number; text: string }, variables: readonly string[]): Problem[] {
  const names = [...stretch.text.matchAll(/\{\s*([^\s{},]+)\s*[,}]/g)].map(match => match[1] ?? '')
  return names
    .filter(name => variables.includes(name))
    .map(name => ({ code: 'quoted', severity: 'error', position: stretch.position, found: `{${name}}` }))
}

function unknown({ name, position }: Mention, variables: readonly string[]): Problem[] {
  if (variables.includes(name) || variables.includes(formAsked(name)?.of ?? name)) return []
  const near = nearest(name, variables)
  return [
    {
      code: 'unknownVariable',
      severity: 'error',
      position,
      found: `{${name}}`,
      ...(near && { suggestion: `{${near}}` }),
    },
  ]
}

/**
 * A case of a name stands only where the forms are known, in a language that has no word to put before others: the name
 * would stand there as it is, and the sentence be wrong.
 */
function unguarded({ name, position, within }: Mention, variables: readonly string[]): Problem[] {
  const asked = variables.includes(name) ? undefined : formAsked(name)
  if (!asked || !variables.includes(asked.of) || !isCase(asked.form) || within.includes(`${asked.of}_forms yes`))
    return []
  return [
    {
      code: 'unguardedForm',
      severity: 'note',
      position,
      found: `{${name}}`,
      suggestion: `{${asked.of}_forms, select, yes {…} other {…}}`,
    },
  ]
}

const isCase = (form: string): boolean => nameCases.some(one => one === form)

function forms({ use, branches, position, ordinal }: Mention, locale: string): Problem[] {
  if (use !== 'count') return []
  const existing: string[] = pluralRules(locale, ordinal ? 'ordinal' : 'cardinal').resolvedOptions().pluralCategories
  const wrong = branches.filter(branch => !branch.startsWith('=') && !existing.includes(branch))
  const missing = existing.filter(form => !branches.includes(form))
  return [
    ...wrong.map((found): Problem => {
      const near = nearest(found, existing)
      return { code: 'pluralForm', severity: 'error', position, found, ...(near && { suggestion: near }) }
    }),
    ...missing.map((found): Problem => ({ code: 'missingForm', severity: 'note', position, found })),
  ]
}
