/** Whatever comes of any case is said in words, in every language, and speaks of what its system knows. */
import { beforeAll, describe, expect, it } from 'vitest'
import { play, type PhasePlayed } from '../../../engine/cases/play.ts'
import { rootsOf } from '../../../engine/cases/laws/roots.ts'
import { languagesOf } from '../../../engine/game/language.ts'
import type { Reason } from '../../../engine/reason/reason.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { systems } from '../../../engine/systems/index.ts'
import { messagesOf } from '../../../engine/messages/report.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { plainOf } from '../../../engine/text/span.ts'
import { whyInOneLine } from '../../../engine/why/one-line.ts'
import { treeLines, type TreeLine } from '../../../engine/why/print.ts'
import { sentence } from '../../../engine/why/sentences.ts'
import { speakerOf, type Speaker } from '../../../engine/why/speaker.ts'
import { nodesOf } from '../../../engine/reason/table.ts'
import { writtenCases } from '../cases/played.ts'

/** What cannot be said at all is said with the case in which it comes up. */
function orItsError(title: string, work: () => string[]): string[] {
  try {
    return work()
  } catch (error) {
    return [`${title}: ${String(error)}`]
  }
}

/** Words in Latin letters. */
const latin = (words: string): string[] => [...words.matchAll(/[A-Za-z]{2,}/g)].map(([word]) => word)

/** A phase of a case, and what has to be told of it where it is odd. */
interface At extends PhasePlayed {
  title: string
}

/** All of its trees in one language, line by line. */
interface Told {
  locale: Locale
  speaker: Speaker
  trees: { reason: Reason; lines: TreeLine[] }[]
}

function told(system: System, { game, phase, outcome }: At, locale: Locale): Told {
  const speaker = speakerOf(system, game, phase, locale, outcome.rolls)
  return { locale, speaker, trees: rootsOf(outcome).map(reason => ({ reason, lines: treeLines(reason, speaker) })) }
}

/** What is said of it in this language, wherever it is no word. */
function odd(system: System, { title, game, phase, outcome }: At, { locale, speaker, trees }: Told): string[] {
  const names = new Set(game.seats.flatMap(({ slot, name, details = {} }) => [slot, name, ...Object.values(details)]))
  const said = new Set([
    ...nodesOf(trees.map(({ reason }) => reason)).flatMap(({ claim }) =>
      [true, false].map(stands => plainOf(sentence(claim, stands, speaker))),
    ),
    ...trees.flatMap(({ reason, lines }) => [
      plainOf(whyInOneLine(reason, speaker)),
      ...lines.flatMap(({ said: words, word, notes = [] }) => [
        plainOf(words),
        ...(word ? [word] : []),
        ...notes.map(plainOf),
      ]),
    ]),
    ...messagesOf(system, game, phase, outcome, { locale }).flatMap(({ paragraphs }) => paragraphs.map(plainOf)),
  ])
  const likeIds = [...names].filter(name => /[a-z][A-Z]|\d/.test(name))
  const bare = (words: string): string => likeIds.reduce((text, name) => text.replaceAll(name, 'X'), words)
  // What somebody wrote stands in any language; bystanders are of cases alone.
  const given = locale === 'ru' ? JSON.stringify([[...names], game.phases, phase, game.records ?? []]) : ''
  const written = new Set(['bystander', ...latin(given.toLowerCase())])
  const foreign = (words: string): boolean =>
    locale === 'ru' && latin(words.toLowerCase()).some(word => !written.has(word))
  return [...said]
    .filter(
      words =>
        /passive:|compelled:|undefined|\[object|[a-z][A-Z]|[^\s│] {2}|^$|^\s|\s$|\(\)|«»|игрок игрок/.test(bare(words))
        || foreign(words),
    )
    .map(words => `${title}: ${words}`)
}

const shape = (lines: readonly TreeLine[]): string =>
  JSON.stringify(
    lines.map(({ id, role, mark, rule, action, children, sameAs }) => [id, role, mark, rule, action, children, sameAs]),
  )

/** The trees that are others in another language. */
function otherwise({ title }: At, [one, ...others]: readonly Told[]): string[] {
  return (one?.trees ?? []).flatMap(({ reason, lines }, at) => {
    const first = others.length ? shape(lines) : ''
    return others.every(({ trees }) => shape(trees[at]!.lines) === first)
      ? []
      : [`${title}: ${plainOf(sentence(reason.claim, reason.holds, one!.speaker))}`]
  })
}

/** Answers that begin with what is not so as if it were: «he leaves the game, but …» of somebody who stays. */
const asIfSo = ({ title }: At, { speaker, trees }: Told): string[] =>
  trees.flatMap(({ reason }) => {
    const said = plainOf(whyInOneLine(reason, speaker))
    const so = plainOf(sentence(reason.claim, true, speaker))
    const begins = said.toLowerCase().startsWith(so.toLowerCase())
    return !reason.holds && begins && /^, (?:but|но) /.test(said.slice(so.length)) ? [`${title}: ${said}`] : []
  })

/** The facts, messages, prompts, draws and rules that the system does not know. */
function unknown(system: System, rules: ReadonlySet<string>, { title, outcome }: At): string[] {
  const { en } = system.words.wording
  return [
    ...nodesOf(rootsOf(outcome)).flatMap(({ claim, rule, also = [], notes = [] }) =>
      [{ claim, rule }, ...notes, ...also.map(id => ({ claim, rule: id }))].flatMap(({ claim, rule }) => [
        ...(claim.is === 'fact' && !Object.hasOwn(en.facts ?? {}, claim.kind) ? [`fact ${claim.kind}`] : []),
        ...(rules.has(rule) ? [] : [`rule ${rule}`]),
      ]),
    ),
    ...outcome.tells.flatMap(({ kind, rule }) => [
      ...(system.words.tells.includes(kind) ? [] : [`message ${kind}`]),
      ...(rule === undefined || rules.has(rule) ? [] : [`rule ${rule}`]),
    ]),
    ...outcome.rulings.flatMap(({ id: ruling, rule }) => [
      ...(Object.hasOwn(system.prompts, ruling) ? [] : [`prompt ${ruling}`]),
      ...(rules.has(rule) ? [] : [`rule ${rule}`]),
    ]),
    ...outcome.rolls.flatMap(({ purpose }) => (Object.hasOwn(system.draws, purpose) ? [] : [`draw ${purpose}`])),
  ].map(word => `${word} (${title})`)
}

describe.each(systems.map(system => [system.id, system] as const))('whatever a case of %s comes to', (_, system) => {
  const rules = new Set([...Object.keys(system.rulebook), ...Object.keys(system.modifiers), 'host'])
  const languages = languagesOf(system)
  const found = { said: new Map(languages.map(locale => [locale, new Set<string>()])), trees: [''], words: [''] }

  // Each is played once and let go: all of them with their trees at once fill the memory.
  beforeAll(() => {
    const { said } = found
    found.trees = []
    found.words = []
    for (const written of writtenCases(system))
      for (const phase of play(written, system).phases) {
        const at = { ...phase, title: `${written.title}, ${phase.name}` }
        const tellings = languages.flatMap(locale => {
          try {
            return [told(system, at, locale)]
          } catch (error) {
            found.trees.push(`${at.title} (${locale}): ${String(error)}`)
            return []
          }
        })
        for (const one of tellings)
          for (const words of orItsError(at.title, () => [...odd(system, at, one), ...asIfSo(at, one)]))
            said.get(one.locale)!.add(words)
        found.trees.push(...otherwise(at, tellings))
        found.words.push(...unknown(system, rules, at))
      }
  })

  it.each(languages)('is said in whole words, with names and without ids, as it is (%s)', locale =>
    expect([...found.said.get(locale)!].slice(0, 20)).toEqual([]),
  )
  it('is the same tree in every language', () => expect(found.trees).toEqual([]))
  it('speaks of facts, messages and rules that the system knows', () => {
    const first = new Map(found.words.map(line => [line.split(' (')[0]!, line]))
    expect([...first.values()]).toEqual([])
  })
})
