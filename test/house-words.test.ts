/**
 * Words that no host would write in English: what an English text may not say, on screen, in posts, in answers, in the
 * rulebooks and in the guides, and the few places that may.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { questionsInEnglish } from '../engine/inbox/questions.ts'
import { systems } from '../engine/systems/index.ts'
import { messagesIn } from '../tools/translation.mjs'

const root = join(import.meta.dirname, '..')

/** In posts and PMs: in a fact a family stands where a player may stand too. */
const ofFamily = 'the {family} family'

/** A word that no English text has, and what to write in its place. */
const forbidden: readonly [word: RegExp, better: string][] = [
  [/\bballots?\b/i, 'vote'],
  [/\bdeeds?\b/i, 'action'],
  [/\bput(s|ting)? to death\b/i, 'lynched'],
  [/\bby lot\b|\bfell? to \w+ by\b/i, 'at random'],
  [/\bset-ups?\b/i, 'setup'],
  [/\b(comes?|came) about\b/i, 'happens'],
  [/\b(comes?|came) to nothing\b/i, 'fails'],
  [/\bcomes? (in|out) otherwise\b|\b(rule|word|played|decide) (it )?otherwise\b/i, 'differently'],
  [/\bwhose it (was|is)\b/i, 'whose'],
  [/\bof whom\b/i, 'say who it is about first'],
  [/\bnobody bears\b/i, 'unknown player'],
  [/\btakes? it (in|back)\b/i, 'accept, undo'],
  [/\b(he|him|his|himself|she|her|hers|herself)\b/i, 'they, or the name again'],
  [/(^|\. )Whoever\b/, 'a player who'],
  [/\b(upon|thereof|whereof|thereby|nought|wherein)\b/i, 'a plain word'],
  [/^Whether\b/, 'a statement of what ON does'],
  [/\b(go|goes) on playing\b/i, 'keep playing'],
  [/\bnot \w+ after all\b/i, 'mark as not …'],
  [/\bnobody sits\b|\bsits at this game\b/i, 'no players yet'],
  [/\b[Tt]he family (<b>)?\{/, ofFamily],
  [/\b(are|is) now: /, 'your new role: {role}'],
  [/\bis meant\?|\bsounds unsettled\b|\bwas not understood\b/, 'who is “…”?, sounds unsure, could not be read'],
  [/\bbad name\b/i, 'miller status'],
  [/\b(cannot|can't) go on\b/, 'cannot keep'],
  [/\bmod[ -]kill/i, 'modkill'],
  [/\bbears? on\b|\bbore on\b/i, 'affects'],
]

/** The spelling is American, as on the forums; ids and the keys of files stay as they are. */
const british: readonly [word: RegExp, better: string][] = [
  [/\w*(colour|flavour|favour|rumour|honour|harbour|neighbour|behaviour|humour)/i, 'color, flavor, …'],
  [/\b(def|off|pret|lic)ence/i, 'defense, offense, pretense, license'],
  // A message may have a branch by the id of a move.
  [
    /\b(?!neutralise \{)\w*(?:neutral|recogn|memor|patron|organ|real|random|capital|summar|util|final|normal)is(?:e|ed|es|ing)\b/i,
    '-ize',
  ],
  [/\banalys(ed|ing)\b/i, 'analyzed, analyzing'],
  [/\b(cancell|travell|labell|modell)(ed|ing|ers?)\b/i, 'canceled, traveler'],
  [/\b(grey|towards|judgement|centre|learnt|whilst)\b/i, 'gray, toward, judgment, center, learned, while'],
]

const unsaid = [...forbidden, ...british]

/** What may have such a word: by the end of its key, with the reason. */
const excepted: readonly [key: RegExp, why: string][] = [
  [/names\.ru /, 'the ids of options: case files write them, screens have a name of their own'],
]

/** What of a message is no text: its arguments, and the names of its branches. */
const machinery = /\$\{[^}]*\}|\{\w+(?=[,}])|\w+ \{(?!\w+[,}])/g

it('no English message says what no host would write', () => {
  const found = messagesIn(root, 'ru')
    .filter(({ key }) => !excepted.some(([place]) => place.test(key)))
    .flatMap(({ key, texts: { en = '' } }) => {
      const said = en.replace(machinery, '{')
      return unsaid.flatMap(([word, better]) => (word.test(said) ? [`${key}: “${en}” (${better})`] : []))
    })
  expect(found).toEqual([])
})

/** Texts that a system has in English alone: sentences of facts, deeds, messages and posts. */
const textsIn = (of: unknown, at: string): [at: string, text: string][] =>
  typeof of === 'string'
    ? [[at, of]]
    : typeof of === 'object' && of
      ? Object.entries(of).flatMap(([key, one]) => textsIn(one, `${at}.${key}`))
      : []

it.each(systems)('nor does any word of $id', ({ id, words, options }) => {
  const { verbs: _, rolesShort: __, names: ___, keyWords: ____, rolesAs: _____, ...said } = words.wording.en
  const names = words.says?.en?.names ?? {}
  const texts = textsIn({ ...said, names, options: Object.values(options).map(({ says }) => says) }, id)
  const found = texts.flatMap(([at, text]) => {
    const plain = text.replace(machinery, '{')
    return unsaid.flatMap(([word, better]) =>
      word.test(plain) && !(better === ofFamily && /^\w+\.(facts|deeds)\./.test(at))
        ? [`${at}: “${text}” (${better})`]
        : [],
    )
  })
  expect(found).toEqual([])
})

it('no question about a message does either', () => {
  const said = Object.values(questionsInEnglish).map(ask => ask({ text: 'A', use: 'B', names: 'C' }))
  expect(said.flatMap(text => unsaid.flatMap(([word]) => (word.test(text) ? [text] : [])))).toEqual([])
})

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'engine/PACKAGE.md',
  ...readdirSync(join(root, 'docs')).map(name => `docs/${name}`),
]

it.each(pages.filter(name => name.endsWith('.md')))('nor does %s', page => {
  const lines = readFileSync(join(root, page), 'utf8').split('\n')
  const found = lines.flatMap((line, at) => {
    const said = line.replace(/`[^`]*`/g, '')
    return unsaid.flatMap(([word, better]) => (word.test(said) ? [`${page}:${at + 1}: ${line} (${better})`] : []))
  })
  expect(found).toEqual([])
})
