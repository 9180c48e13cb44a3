/** The map of every phase of every case: its links are the deeds in decisive parts, and nothing lies outside it. */
import { describe, expect, it } from 'vitest'
import { nobody } from '../../../engine/reason/claim.ts'
import { phaseCalled } from '../../../engine/game/when.ts'
import { systems } from '../../../engine/systems/index.ts'
import { rootsOf } from '../../../engine/cases/laws/roots.ts'
import { claimLeft, deedsIn, linksIn } from '../../../engine/why/links.ts'
import { nightMap } from '../../../engine/why/night-map.ts'
import { treeLines } from '../../../engine/why/print.ts'
import { speakerOf } from '../../../engine/why/speaker.ts'
import { playedCases } from '../cases/played.ts'

describe.each(systems.map(system => [system.id, system] as const))('the map of a phase of %s', (_, system) => {
  const phases = playedCases(system).flatMap(({ written, played }) =>
    played.phases.map(phase => ({ title: `${written.title}, ${phase.name}`, ...phase })),
  )

  it('joins exactly the deeds in the decisive parts of trees', () => {
    const odd = phases.flatMap(({ title, outcome }) => [
      ...outcome.verdicts.flatMap(({ action, verdict, reason }) => {
        if (!reason) return []
        const inPart = verdict === 'partial'
        const joined = linksIn(reason, action, inPart).flatMap(({ from, to }) => [from, to ?? action])
        return differ(new Set([action, ...joined]), new Set([action, ...deedsIn(reason, inPart)])).map(
          deed => `${title}: ${action}: ${deed}`,
        )
      }),
      ...rootsOf(outcome).flatMap(reason =>
        differ(
          new Set(linksIn(reason).flatMap(({ from, to }) => [from, ...(to === undefined ? [] : [to])])),
          new Set(deedsIn(reason)),
        ).map(deed => `${title}: ${deed}`),
      ),
    ])
    expect(odd).toEqual([])
  })

  it('has a card for each of them, also for what an earlier phase left', () => {
    for (const { title, game, phase, outcome } of phases) {
      const map = nightMap({ system, game, phase, outcome }, speakerOf(system, game, phase, 'en', outcome.rolls))
      const deeds = [
        ...outcome.verdicts.flatMap(({ reason, verdict }) =>
          reason && verdict !== 'void' ? deedsIn(reason, verdict === 'partial') : [],
        ),
        ...outcome.questions.flatMap(({ reason, aside, claim }) =>
          reason && !aside && claim.is !== 'seesNothing' ? deedsIn(reason) : [],
        ),
      ]
      const missing = new Set(deeds.filter(deed => map.cardOf(deed) === undefined))
      expect([title, [...missing].filter(deed => claimLeft(deed)?.phase !== phaseCalled(phase))]).toEqual([title, []])
    }
  })

  it('shows what stands against a deed that failed, in its own tree, as having stopped it', () => {
    for (const { title, game, phase, outcome } of phases) {
      const map = nightMap({ system, game, phase, outcome }, speakerOf(system, game, phase, 'en', outcome.rolls))
      const felled = outcome.verdicts.flatMap(({ action, verdict, reason }) =>
        reason && verdict === 'failed'
          ? linksIn(reason, action).filter(({ to, bears, came }) => to === action && bears === 'against' && came)
          : [],
      )
      const dashed = felled.flatMap(({ from, to }) => {
        const [by, on] = [map.cardOf(from), to === undefined ? undefined : map.cardOf(to)]
        const link = map.links.find(one => one.from === by && one.to === on)
        return by !== on && link?.would ? [`${from} ${to}`] : []
      })
      expect([title, dashed]).toEqual([title, []])
    }
  })

  it('has trees that leave aside whole branches, and never all that stands below the question', () => {
    for (const { title, game, phase, outcome } of phases) {
      const speaker = speakerOf(system, game, phase, 'en', outcome.rolls)
      for (const { reason, verdict } of outcome.verdicts.filter(({ reason }) => reason)) {
        const lines = treeLines(reason!, speaker, verdict)
        const split = lines.filter(({ aside, children }) => aside && children.some(id => !lines[id]!.aside))
        expect([title, split]).toEqual([title, []])
        expect([title, lines[0]!.aside, lines.length > 1 && lines.slice(1).every(({ aside }) => aside)]).toEqual([
          title,
          undefined,
          false,
        ])
      }
    }
  })

  it('has a lane and a column for each of its cards, and a card at either end of each link', () => {
    for (const { title, game, phase, outcome } of phases) {
      const map = nightMap({ system, game, phase, outcome }, speakerOf(system, game, phase, 'en', outcome.rolls))
      const actions = new Set(map.cards.map(({ action }) => action))
      expect([title, map.links.filter(({ from, to }) => !actions.has(from) || !actions.has(to))]).toEqual([title, []])
      const isPlaced = ({ who, at, left }: (typeof map.cards)[number]): boolean =>
        (map.lanes.includes(who) || (left !== undefined && who === nobody)) && map.columns[at] !== undefined
      expect([title, map.cards.filter(card => !isPlaced(card))]).toEqual([title, []])
      const sent = outcome.verdicts.filter(({ verdict }) => verdict !== 'void').map(({ action }) => action)
      expect([title, sent.filter(action => !actions.has(action) && !action.includes(':'))]).toEqual([title, []])
      const used = new Set(map.cards.map(({ at }) => at))
      expect([title, map.cards.length ? map.columns.filter((_, at) => !used.has(at)) : []]).toEqual([title, []])
    }
  })
})

const differ = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] => [
  ...[...one].filter(deed => !other.has(deed)).map(deed => `only joined ${deed}`),
  ...[...other].filter(deed => !one.has(deed)).map(deed => `not joined ${deed}`),
]
