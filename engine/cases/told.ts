/**
 * What has to hold of the words of every phase: it can be said in every language of its system, in whole words, by the
 * same trees, as it is, and with facts, messages and rules that the system knows. Contributors hold every case to it.
 */
import { languagesOf } from '../game/language.ts'
import { messagesOf } from '../messages/report.ts'
import type { Reason } from '../reason/reason.ts'
import { nodesOf } from '../reason/table.ts'
import type { System } from '../ruleset/system.ts'
import { plainOf } from '../text/span.ts'
import type { Locale } from '../text/wording.ts'
import { sayAnswer } from '../why/answer.ts'
import { treeLines, type TreeLine } from '../why/print.ts'
import { sentence } from '../why/sentences.ts'
import { speakerOf, type Speaker } from '../why/speaker.ts'
import type { Failure } from './check.ts'
import { rootsOf } from './laws/roots.ts'
import type { PhasePlayed, Played } from './play.ts'

/** How many odd words of a phase are named. */
const mostNamed = 20

/** @returns what of a played case is not said as it should be */
export const oddlyTold = ({ system, phases }: Played): Failure[] => phases.flatMap(phase => oddIn(system, phase))

function oddIn(system: System, phase: PhasePlayed): Failure[] {
  const odd = new Map<string, Set<string>>()
  const found = (what: string, words: readonly string[]): void => {
    for (const word of words) odd.set(what, (odd.get(what) ?? new Set()).add(word))
  }
  const tellings = languagesOf(system).flatMap(locale => {
    try {
      const one = told(system, phase, locale)
      found(`whole words (${locale})`, unsayable(system, phase, one))
      found(`as it is (${locale})`, asIfSo(one))
      return [one]
    } catch (error) {
      // What cannot be said at all is said with the case in which it comes up.
      found(`words (${locale})`, [String(error)])
      return []
    }
  })
  found('the same trees in every language', otherwise(tellings))
  found('known to the system', unknown(system, phase))
  return [...odd].flatMap(([what, words]) =>
    [...words].slice(0, mostNamed).map((came): Failure => ({ phase: phase.name, at: 'told', expected: what, came })),
  )
}

/** Words in Latin letters. */
const latin = (words: string): string[] => [...words.matchAll(/[A-Za-z]{2,}/g)].map(([word]) => word)

/** All of its trees in one language, line by line. */
interface Told {
  locale: Locale
  speaker: Speaker
  trees: { reason: Reason; lines: TreeLine[]; answer: string }[]
}

function told(system: System, { game, phase, outcome }: PhasePlayed, locale: Locale): Told {
  const speaker = speakerOf(system, game, phase, locale, outcome)
  const trees = rootsOf(outcome).map(reason => ({
    reason,
    lines: treeLines(reason, speaker),
    answer: plainOf(sayAnswer(reason, speaker)),
  }))
  return { locale, speaker, trees }
}

/** What is said of it in this language, wherever it is no word. */
function unsayable(system: System, { game, phase, outcome }: PhasePlayed, { locale, speaker, trees }: Told): string[] {
  const names = new Set(game.seats.flatMap(({ slot, name, details = {} }) => [slot, name, ...Object.values(details)]))
  const said = new Set([
    ...nodesOf(trees.map(({ reason }) => reason)).flatMap(({ claim }) =>
      [true, false].map(stands => plainOf(sentence(claim, stands, speaker))),
    ),
    ...trees.flatMap(({ lines, answer }) => [
      answer,
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
  return [...said].filter(
    words =>
      /passive:|compelled:|instead:\S|undefined|\[object|[a-z][A-Z]|[^\s│] {2}|^$|^\s|\s$|\(\)|«»|игрок игрок/.test(
        bare(words),
      ) || foreign(words),
  )
}

const shape = (lines: readonly TreeLine[]): string =>
  JSON.stringify(
    lines.map(({ id, role, mark, rule, action, children, sameAs }) => [id, role, mark, rule, action, children, sameAs]),
  )

/** The trees that are others in another language. */
function otherwise([one, ...others]: readonly Told[]): string[] {
  return (one?.trees ?? []).flatMap(({ reason, lines }, at) => {
    const first = others.length ? shape(lines) : ''
    return others.every(({ trees }) => shape(trees[at]!.lines) === first)
      ? []
      : [plainOf(sentence(reason.claim, reason.holds, one!.speaker))]
  })
}

/** Answers that begin with what is not so as if it were: «he leaves the game, but …» of somebody who stays. */
const asIfSo = ({ speaker, trees }: Told): string[] =>
  trees.flatMap(({ reason, answer: said }) => {
    const so = plainOf(sentence(reason.claim, true, speaker))
    const begins = said.toLowerCase().startsWith(so.toLowerCase())
    return !reason.holds && begins && /^, (?:but|но) /.test(said.slice(so.length)) ? [said] : []
  })

/** The facts, messages, prompts, draws and rules that the system does not know. */
function unknown(system: System, { outcome }: PhasePlayed): string[] {
  const { en } = system.words.wording
  const rules = rulesOf(system)
  const words = [
    ...nodesOf(rootsOf(outcome)).flatMap(({ claim, rule, also = [], notes = [] }) =>
      [{ claim, rule }, ...notes, ...also.map(id => ({ claim, rule: id }))].flatMap(({ claim, rule }) => [
        ...(claim.is === 'fact' && !Object.hasOwn(en.facts ?? {}, claim.kind) ? [`fact ${claim.kind}`] : []),
        ...(rules.has(rule) ? [] : [`rule ${rule}`]),
      ]),
    ),
    ...outcome.tells.flatMap(({ kind, rule }) => [
      // What only the lists of who is out are made of is said by them.
      ...(system.words.tells.includes(kind) || system.departures?.onlyListed?.includes(kind)
        ? []
        : [`message ${kind}`]),
      ...(rule === undefined || rules.has(rule) ? [] : [`rule ${rule}`]),
    ]),
    ...outcome.rulings.flatMap(({ id: ruling, rule }) => [
      ...(Object.hasOwn(system.prompts, ruling) ? [] : [`prompt ${ruling}`]),
      ...(rules.has(rule) ? [] : [`rule ${rule}`]),
    ]),
    ...outcome.rolls.flatMap(({ purpose }) => (Object.hasOwn(system.draws, purpose) ? [] : [`draw ${purpose}`])),
  ]
  return [...new Set(words)]
}

/** Every rule that a tree may cite. */
function rulesOf(system: System): ReadonlySet<string> {
  const there = cited.get(system)
  if (there) return there
  const rules = new Set([...Object.keys(system.rulebook), ...Object.keys(system.modifiers), 'host'])
  cited.set(system, rules)
  return rules
}
const cited = new WeakMap<System, ReadonlySet<string>>()
