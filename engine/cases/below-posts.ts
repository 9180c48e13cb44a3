/**
 * What has to hold of the parts below the posts that close phases: whoever is dead stands there as dead, a table of votes
 * comes to what was counted, and none of it changes with a secret. Contributors hold every case to it.
 */
import { languagesOf } from '../game/language.ts'
import type { Game, Seat } from '../journal/state.ts'
import { departed, goneBefore, type Departed, type GoneBefore, type PhaseRead } from '../messages/departed.ts'
import { partsNote, postParts, type PostPart } from '../messages/parts.ts'
import { closingOf } from '../messages/report.ts'
import { plainOf } from '../text/span.ts'
import type { Locale } from '../text/wording.ts'
import type { Case } from './case.ts'
import type { Failure } from './check.ts'
import { play, type Played } from './play.ts'

/** @returns what below the posts of a played case is not as it should be */
export const oddlyBelowPosts = (played: Played, written: Case): Failure[] => [
  ...oddlyDead(played),
  ...oddlyCounted(played, written),
  ...oddlyKnown(played),
]

const failure = (phase: string, expected: string, came: string): Failure => ({
  phase,
  at: 'below its post',
  expected,
  came,
})

/** What everybody has read when a phase is over. */
const readIn = ({ system, phases }: Played, upTo: number, locale: Locale = 'en'): PhaseRead[] =>
  phases.slice(0, upTo + 1).map(({ phase, outcome }) => ({
    tells: outcome.tells,
    words: system.words.wording[locale] ?? system.words.wording.en,
    closing: closingOf(system, phase.kind),
    removed: phase.removed.map(({ who }) => who),
  }))

const deadAtStart = ({ system, start }: Played): GoneBefore[] => goneBefore(system, start)

const departedIn = (played: Played, upTo: number): Departed[] =>
  played.system.departures ? departed(played.system.departures, readIn(played, upTo), deadAtStart(played)) : []

/** Who is dead stands there, save where the rules keep that from everybody, and nobody else. */
function oddlyDead(played: Played): Failure[] {
  const hides = played.system.laws?.belowPosts?.hidesDeaths?.(played.start) === true
  return played.phases.flatMap(({ after, name }, index) => {
    const out = departedIn(played, index).map(({ who }) => who)
    const dead = after.seats.flatMap(({ slot, alive }) => (alive ? [] : slot))
    const untold = hides ? [] : dead.filter(slot => !out.includes(slot))
    const early = out.filter(slot => !dead.includes(slot))
    return [
      ...untold.map(who => failure(name, 'whoever is dead stands there', who)),
      ...early.map(who => failure(name, 'nobody stands there as dead who is not', who)),
    ]
  })
}

/** The rows of a table come to its sums, and these to what was counted but for hidden votes. */
function oddlyCounted({ system, phases }: Played, written: Case): Failure[] {
  const table = system.votes?.table
  const { wholeTable, hidesBallots } = system.laws?.belowPosts ?? {}
  if (!table || !phases.some(({ outcome }) => outcome.tells.some(({ kind }) => kind === table.total))) return []
  // With what fell away, which by default nobody is told.
  const told = play({ ...written, options: { ...written.options, ...wholeTable } }, system, { trees: false })
  return told.phases.flatMap(({ outcome, phase, name }) => {
    const lines = (kind: string) => outcome.tells.filter(tell => tell.kind === kind)
    const hides = hidesBallots?.(phase) === true
    return lines(table.total).flatMap(({ values }) => {
      const rows = lines(table.row).filter(row => row.values.other === values.who)
      const sum = rows.reduce((all, row) => all + Number(row.values.count), 0)
      const counted = outcome.tally?.totals.players[String(values.who)]
      const fits = sum - Number(values.off) === Number(values.count) && (hides || Number(values.count) === counted)
      return fits
        ? []
        : failure(
            name,
            'a table that comes to its sums',
            `${String(values.who)} ${sum} of ${String(values.count)}, counted ${counted}`,
          )
    })
  })
}

/** All of it is the same, whatever the secrets of those are whose role nobody read. */
const oddlyKnown = (played: Played): Failure[] =>
  languagesOf(played.system).flatMap(locale =>
    played.phases.flatMap(({ game, name }, index) =>
      [postParts, postParts.filter(part => part !== 'roster')].flatMap(on => {
        const [said, other] = [game, moved(played, index)].map(one => partsText(played, index, one, locale, on))
        return said === other ? [] : failure(name, `the same whatever the secrets (${locale})`, `${said} / ${other}`)
      }),
    ),
  )

/** Everything that can stand below the post of a phase. */
const partsText = (played: Played, index: number, game: Game, locale: Locale, on: readonly PostPart[]): string =>
  partsNote(
    {
      system: played.system,
      game,
      phase: played.phases[index]!.phase,
      read: readIn(played, index, locale),
      before: deadAtStart(played),
      next: { kind: 'day', number: 2, closes: '2026-12-12T18:00:00Z' },
      zone: 'Europe/Moscow',
      locale,
    },
    on,
  )
    .paragraphs.map(plainOf)
    .join('\n')

/** The game of a phase with every secret moved on by one seat; of those whose role was read, only what was not. */
function moved(played: Played, index: number): Game {
  const { game } = played.phases[index]!
  const read = new Set(departedIn(played, index).flatMap(({ who, role }) => (role === undefined ? [] : who)))
  const { seats } = game
  // Whoever is shown by their full name has nothing of it left to hide: side and further roles stand in it.
  const inFull = played.system.titleOf !== undefined
  return {
    ...game,
    facts: [],
    state: {},
    seats: seats.map((seat, place): Seat => {
      const { role, faction, modifiers, status, uses, settings, details } = seats[(place + 1) % seats.length]!
      return {
        ...seat,
        status,
        uses,
        settings,
        ...(!(inFull && read.has(seat.slot)) && { faction, ...(details && { details }) }),
        alive: !seat.alive,
        ...(!read.has(seat.slot) && { role, modifiers: [...modifiers, { modifier: 'xShot', count: 9 }] }),
      }
    }),
  }
}
