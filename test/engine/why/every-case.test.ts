import { describe, expect, it } from 'vitest'
import { rootsOf } from '../../../engine/cases/laws/roots.ts'
import { languagesOf } from '../../../engine/game/language.ts'
import { systems } from '../../../engine/systems/index.ts'
import { messagesOf } from '../../../engine/messages/report.ts'
import { plainOf } from '../../../engine/text/span.ts'
import { whyInOneLine } from '../../../engine/why/one-line.ts'
import { textTree, treeLines } from '../../../engine/why/print.ts'
import { sentence } from '../../../engine/why/sentences.ts'
import { speakerOf } from '../../../engine/why/speaker.ts'
import { nodesOf } from '../../../engine/reason/table.ts'
import { playedCases } from '../cases/played.ts'

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

describe.each(systems.map(system => [system.id, system] as const))('whatever a case of %s comes to', (_, system) => {
  const phases = playedCases(system).flatMap(({ written, played }) =>
    played.phases.map(phase => ({ title: `${written.title}, ${phase.name}`, ...phase })),
  )
  const rules = new Set([...Object.keys(system.rulebook), ...Object.keys(system.modifiers), 'host'])

  it.each(languagesOf(system))('is said in words, without an id in them (%s)', locale => {
    const odd = phases.flatMap(({ title, game, phase, outcome }) =>
      orItsError(title, () => {
        const speaker = speakerOf(system, game, phase, locale, outcome.rolls)
        const reasons = rootsOf(outcome)
        const names = new Set(
          game.seats.flatMap(({ slot, name, details = {} }) => [slot, name, ...Object.values(details)]),
        )
        const said = new Set([
          ...nodesOf(reasons).flatMap(({ claim }) =>
            [true, false].map(stands => plainOf(sentence(claim, stands, speaker))),
          ),
          ...reasons.flatMap(reason => [
            plainOf(whyInOneLine(reason, speaker)),
            ...textTree(reason, speaker, { rules: false }).split('\n'),
          ]),
          ...messagesOf(system, game, phase, outcome, { locale }).flatMap(({ paragraphs }) => paragraphs.map(plainOf)),
        ])
        const likeIds = [...names].filter(name => /[a-z][A-Z]|\d/.test(name))
        const bare = (words: string): string => likeIds.reduce((text, name) => text.replaceAll(name, 'X'), words)
        // What somebody wrote stands in any language; bystanders are of cases alone.
        const given = locale === 'ru' ? JSON.stringify([[...names], game.phases, phase, game.records ?? []]) : ''
        const written = new Set(['Bystander', ...latin(given)])
        const foreign = (words: string): boolean => locale === 'ru' && latin(words).some(word => !written.has(word))
        return [...said]
          .filter(
            words =>
              /passive:|compelled:|undefined|\[object|[a-z][A-Z]|[^\s│] {2}|^\s*$/.test(bare(words)) || foreign(words),
          )
          .map(words => `${title}: ${words}`)
      }),
    )
    expect([...new Set(odd)].slice(0, 20)).toEqual([])
  })

  it('is the same tree in every language', () => {
    const shape = (reason: Parameters<typeof treeLines>[0], speaker: ReturnType<typeof speakerOf>): string =>
      JSON.stringify(
        treeLines(reason, speaker).map(({ id, role, mark, rule, action, children, sameAs }) => [
          id,
          role,
          mark,
          rule,
          action,
          children,
          sameAs,
        ]),
      )
    const odd = phases.flatMap(({ title, game, phase, outcome }) =>
      rootsOf(outcome).flatMap(reason => {
        const [one, ...others] = languagesOf(system).map(locale =>
          shape(reason, speakerOf(system, game, phase, locale, outcome.rolls)),
        )
        return others.every(other => other === one)
          ? []
          : [`${title}: ${plainOf(sentence(reason.claim, reason.holds, speakerOf(system, game, phase)))}`]
      }),
    )
    expect(odd).toEqual([])
  })

  it('speaks of facts, messages and rules that the system knows', () => {
    const { en } = system.words.wording
    const strange = phases.flatMap(({ title, outcome }) =>
      [
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
      ].map(word => `${word} (${title})`),
    )
    const first = new Map(strange.map(line => [line.split(' (')[0]!, line]))
    expect([...first.values()]).toEqual([])
  })
})
