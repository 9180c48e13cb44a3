/**
 * What has to hold of the map of every phase: its links are the deeds in decisive parts, nothing lies outside it, and trees
 * leave whole branches aside. Contributors hold every case to it.
 */
import { phaseCalled } from '../game/when.ts'
import { nobody } from '../reason/claim.ts'
import { claimLeft, listDeeds, findLinks } from '../why/links.ts'
import { nightMap, type NightMap } from '../why/night-map.ts'
import { treeLines } from '../why/print.ts'
import { speakerOf, type Speaker } from '../why/speaker.ts'
import type { Failure } from './check.ts'
import { rootsOf } from './laws/roots.ts'
import type { PhasePlayed, Played } from './play.ts'

/** What a look at a phase is about, and what it finds. */
type Looks = Record<string, (at: { phase: PhasePlayed; map: NightMap; speaker: Speaker }) => string[]>

/** @returns what of the maps of a played case is not as it should be */
export const oddlyMapped = ({ system, phases }: Played): Failure[] =>
  phases.flatMap(phase => {
    const { game, phase: state, outcome, name } = phase
    const speaker = speakerOf(system, game, state, 'en', outcome)
    const map = nightMap({ system, game, phase: state, outcome }, speaker)
    return Object.entries(looks).flatMap(([expected, look]) =>
      look({ phase, map, speaker }).map((came): Failure => ({ phase: name, at: 'map', expected, came })),
    )
  })

const looks: Looks = {
  'exactly the deeds in the decisive parts of trees joined': ({ phase: { outcome } }) => [
    ...outcome.verdicts.flatMap(({ action, verdict, reason }) => {
      if (!reason) return []
      const inPart = verdict === 'partial'
      const joined = findLinks(reason, action, inPart).flatMap(({ from, to }) => [from, to ?? action])
      return differing([action, ...joined], [action, ...listDeeds(reason, inPart)]).map(deed => `${action}: ${deed}`)
    }),
    ...rootsOf(outcome).flatMap(reason =>
      differing(
        findLinks(reason).flatMap(({ from, to }) => [from, ...(to === undefined ? [] : [to])]),
        listDeeds(reason),
      ),
    ),
  ],

  'a card for each deed, also for what an earlier phase left': ({ phase: { outcome, phase }, map }) => {
    const deeds = [
      ...outcome.verdicts.flatMap(({ reason, verdict }) =>
        reason && verdict !== 'void' ? [...listDeeds(reason, verdict === 'partial')] : [],
      ),
      ...outcome.questions.flatMap(({ reason, aside, claim }) =>
        reason && !aside && claim.is !== 'seesNothing' ? [...listDeeds(reason)] : [],
      ),
    ]
    const missing = new Set(deeds.filter(deed => map.cardOf(deed) === undefined))
    return [...missing].filter(deed => claimLeft(deed)?.phase !== phaseCalled(phase))
  },

  'what stands against a deed that failed to have stopped it': ({ phase: { outcome }, map }) => {
    const felled = outcome.verdicts.flatMap(({ action, verdict, reason }) =>
      reason && verdict === 'failed'
        ? findLinks(reason, action).filter(({ to, bears, came }) => to === action && bears === 'against' && came)
        : [],
    )
    return felled.flatMap(({ from, to }) => {
      const [by, on] = [map.cardOf(from), to === undefined ? undefined : map.cardOf(to)]
      const link = map.links.find(one => one.from === by && one.to === on)
      return by !== on && link?.would ? [`${from} ${to}`] : []
    })
  },

  'whole branches left aside, and never all below the question': ({ phase: { outcome }, speaker }) =>
    outcome.verdicts.flatMap(({ action, reason, verdict }) => {
      if (!reason) return []
      const lines = treeLines(reason, speaker, verdict)
      const split = lines.some(({ aside, children }) => aside && children.some(id => !lines[id]!.aside))
      const all = lines.length > 1 && lines.slice(1).every(({ aside }) => aside)
      return split || lines[0]!.aside || all ? [action] : []
    }),

  'a lane and a column for each card, and a card at either end of each link': ({ phase: { outcome }, map }) => {
    const { cards, links, lanes, columns } = map
    const actions = new Set(cards.map(({ action }) => action))
    const isPlaced = ({ who, at, left }: (typeof cards)[number]): boolean =>
      (lanes.includes(who) || (left !== undefined && who === nobody)) && columns[at] !== undefined
    const used = new Set(cards.map(({ at }) => at))
    return [
      ...links.filter(({ from, to }) => !actions.has(from) || !actions.has(to)).map(({ from, to }) => `${from} ${to}`),
      ...cards.filter(card => !isPlaced(card)).map(({ action }) => action),
      ...outcome.verdicts.flatMap(({ action, verdict }) =>
        verdict === 'void' || actions.has(action) || action.includes(':') ? [] : [action],
      ),
      ...(cards.length ? columns.flatMap((_, at) => (used.has(at) ? [] : [`column ${at}`])) : []),
    ]
  },
}

/** What stands in one of two lists alone. */
function differing(joined: Iterable<string>, decisive: Iterable<string>): string[] {
  const [one, other] = [new Set(joined), new Set(decisive)]
  return [
    ...[...one].filter(deed => !other.has(deed)).map(deed => `only joined ${deed}`),
    ...[...other].filter(deed => !one.has(deed)).map(deed => `not joined ${deed}`),
  ]
}
