/** What a law saw, in words: who, what, and the rule that was cited for it. */
import type { Outcome, VerdictWord } from '../../journal/outcome.ts'
import type { Game, PhaseState } from '../../journal/state.ts'
import type { ActionId, Claim, RuleId } from '../../reason/claim.ts'
import type { System } from '../../ruleset/system.ts'
import { plainOf } from '../../text/span.ts'
import { sentence, useSaid } from '../../why/sentences.ts'
import { speakerOf, type Speaker } from '../../why/speaker.ts'

/** One thing that a night comes to: what it is compared by, how it is said, and the rule that was cited for it. */
interface Result {
  key: string
  /** Made only where it is needed: most nights keep the laws. */
  says: () => string
  rule?: RuleId
}

/** Who speaks of what a law saw: English, with the names of the game. */
export const lawSpeaker = (system: System, game: Game, phase: PhaseState, outcome: Outcome): Speaker =>
  speakerOf(system, game, phase, 'en', outcome)

/** `Dee's swap (a1)`. */
export const actionSaid = (id: ActionId, speaker: Speaker): string => `${plainOf(useSaid(id, speaker))} (${id})`

/** `“Ann dies” (RAR-1)`; the rule where one is known. */
export const claimSaid = (claim: Claim, holds: boolean, speaker: Speaker, rule?: RuleId): string =>
  `“${plainOf(sentence(claim, holds, speaker))}”${ruleSaid(rule)}`

export const ruleSaid = (rule: RuleId | undefined): string => (rule === undefined ? '' : ` (${rule})`)

const verdicts: Record<VerdictWord, string> = {
  succeeded: 'succeeded',
  failed: 'failed',
  partial: 'worked in part',
  void: 'did not count',
}

const sorted = (words: readonly string[]): string[] => [...words].sort()

/** What a night comes to, in whatever order things are listed. */
export function resultsOf(outcome: Outcome, speaker: Speaker): Result[] {
  const { deaths, learned, verdicts: ends, questions, recruited, hidden, lynched = [], tally, winner } = outcome
  const name = (slot: string): string => plainOf([speaker.name(slot)])
  const result = (kind: string, of: unknown, says: () => string, rule?: RuleId): Result => ({
    key: JSON.stringify([kind, of]),
    says,
    ...(rule !== undefined && { rule }),
  })
  return [
    ...deaths.map(who => {
      const asked = questions.find(({ claim, holds }) => holds && claim.is === 'dies' && claim.who === who)
      return result('dies', who, () => `${name(who)} dies`, asked?.reason?.rule)
    }),
    ...learned.map(({ who, ability, about, result: word, rule }) => {
      const words = Array.isArray(word) ? sorted(word) : word
      const says = (): string =>
        `${name(who)} learns of ${name(about)} by ${ability}: ${[words].flat().map(name).join(', ')}`
      return result('learned', { who, ability, about, words }, says, rule)
    }),
    ...ends.map(({ action, verdict, landed, reason }) => {
      const places = sorted(landed)
      const where = (): string => (places.length ? ` and came to ${places.map(name).join(', ')}` : '')
      const says = (): string => `${actionSaid(action, speaker)} ${verdicts[verdict]}${where()}`
      return result('verdict', { action, verdict, places }, says, reason?.rule)
    }),
    ...recruited.map(one => result('recruited', one, () => `${name(one.who)} is recruited`)),
    ...hidden.map(who => result('hidden', who, () => `the role of ${name(who)} is hidden`)),
    ...lynched.map(who => result('lynched', who, () => `${name(who)} is lynched`)),
    ...Object.entries(tally?.totals.players ?? {}).map(([who, votes]) =>
      result('votes', [who, votes], () => `votes for ${name(who)}: ${votes}`),
    ),
    ...(winner ? winner.winners.map(who => result('winner', who, () => `${who} wins`, winner.rule)) : []),
  ]
}

/** How many differences are named; what is behind the first is rarely another fault. */
const mostNamed = 3

/**
 * What is otherwise in one of two nights that should be the same.
 * @param how what was done to the other one: `sent in in reverse order`
 * @returns undefined where nothing is
 */
export function differing(here: readonly Result[], there: readonly Result[], how: string): string | undefined {
  const gone = lacking(here, there)
  const come = lacking(there, here)
  if (!gone.length && !come.length) return undefined
  const said = (results: readonly Result[]): string => {
    const named = results.slice(0, mostNamed).map(({ says, rule }) => `“${says()}”${ruleSaid(rule)}`)
    const more = results.length - named.length
    return `${named.join(' and ')}${more > 0 ? ` and ${more} more` : ''}`
  }
  const parts = [
    ...(gone.length ? [`no longer ${said(gone)}`] : []),
    ...(come.length ? [`${gone.length ? 'instead' : 'also'} ${said(come)}`] : []),
  ]
  return `${how}: ${parts.join(', ')}`
}

/** Those of one side that the other has not, or has less often. */
function lacking(one: readonly Result[], other: readonly Result[]): Result[] {
  const left = new Map<string, number>()
  for (const { key } of other) left.set(key, (left.get(key) ?? 0) + 1)
  return one.filter(({ key }) => {
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    return count <= 0
  })
}
