/** Calls about the languages that come from files. */
import type { Answers, CallInput } from '../contract.ts'
import type { Damage } from '../library/answers.ts'
import { say } from '../words/say.ts'
import type { FoundLanguages, WrongText } from './files.ts'

const mostListed = 200

export const languageCalls = ({ spoken }: FoundLanguages) => ({
  'languages.list': (): Answers['languages.list'] => ({
    languages: spoken.map(({ code, file, texts, wrong, missing }) => ({
      code,
      file,
      texts: texts.length,
      wrongInAll: wrong.length,
      wrong: wrong.slice(0, mostListed).map(({ key, says }) => ({ key, says: says() })),
      missing: [...missing],
    })),
  }),

  'languages.screens': ({ language }: CallInput<'languages.screens'>): Answers['languages.screens'] => ({
    texts: spoken
      .filter(({ code }) => code === language)
      .flatMap(({ texts }) =>
        texts.filter(({ key }) => key.startsWith('renderer/')).map(({ key: _, ...text }) => text),
      ),
  }),
})

const mostNamed = 3

/** What is wrong with such files, for the top of the screen. */
export const languagesDamaged = ({ spoken, broken }: FoundLanguages): Damage[] => [
  ...broken.map(({ says }) => ({ message: says(), remedy: say('languages.notSpoken') })),
  ...spoken
    .filter(({ unchecked }) => unchecked)
    .map(({ file }) => ({ message: say('languages.unchecked', { file }), remedy: say('languages.buildAgain') })),
  ...spoken
    .filter(({ wrong }) => wrong.length)
    .map(({ file, wrong }) => ({
      message: say('languages.someWrong', { file, count: wrong.length, places: named(wrong) }),
      remedy: say('languages.inEnglish'),
    })),
]

function named(wrong: readonly WrongText[]): string {
  const first = wrong.slice(0, mostNamed).map(({ key, says }) => `${key}: ${says()}`)
  const more = wrong.length - first.length
  return `${[...first, ...(more ? [say('languages.andMore', { count: more })] : [])].join('; ')}.`
}
