/**
 * How each deed fared as a host would say it: one that stood and changed nothing did not simply work. Answer, verdict and
 * mark of a deed are all said from this.
 */
import type { ActionId, Slot } from '../reason/claim.ts'
import type { Reason } from '../reason/reason.ts'
import type { Game, PhaseState } from '../journal/state.ts'
import type { Outcome, Verdict } from '../journal/outcome.ts'
import type { Ability } from '../rules/role.ts'
import { catalogueOf } from '../ruleset/catalogue.ts'
import type { System } from '../ruleset/system.ts'
import { linksIn } from './links.ts'
import { nightMap } from './night-map.ts'
import type { Deed, Speaker } from './speaker.ts'

/**
 * `idle`: it stood and changed nothing, `nobody` having attacked whom it shields, or whom it stops having done nothing;
 * `lost`: whom it shielded died all the same, of what `deaths` say; `blank`: a check that found nothing.
 */
export type Faring =
  | { how: 'yes' | 'no' | 'part' | 'blank' }
  | { how: 'idle'; nobody?: 'attacked' | 'acted'; who: Slot[] }
  | { how: 'lost'; who: Slot[]; deaths: Reason[] }

export type Fared = Faring['how']

/** A phase that was resolved, and who speaks of it. */
export interface Resolved {
  system: System
  game: Game
  phase: PhaseState
  outcome: Outcome
  speaker: Pick<Speaker, 'action'>
}

/** Of every deed that was sent in. */
export function faredIn(here: Resolved): ReadonlyMap<ActionId, Faring> {
  const there = known.get(here.outcome)
  if (there) return there
  const made = judged(here)
  known.set(here.outcome, made)
  return made
}
const known = new WeakMap<Outcome, ReadonlyMap<ActionId, Faring>>()

function judged({ system, game, phase, outcome, speaker }: Resolved): ReadonlyMap<ActionId, Faring> {
  const { verdicts, deaths, learned, questions } = outcome
  const catalogue = catalogueOf(system, game)
  const abilityOf = ({ ability }: Deed): Ability | undefined => catalogue.ability(ability)
  const deeds = verdicts.flatMap(({ action, verdict, landed }) => {
    const deed = verdict === 'void' ? undefined : speaker.action(action)
    return deed ? [{ ...deed, landed }] : []
  })
  const unanswered = new Set(
    learned.flatMap(({ action, result }) => (result === 'nothing' || result === 'noResult' ? [action] : [])),
  )
  const isAttacked = (who: Slot): boolean =>
    questions.some(({ claim, reason }) => claim.is === 'dies' && claim.who === who && reason !== undefined)
    || deeds.some(deed => abilityOf(deed)?.kind === 'kill' && [...deed.targets, ...deed.landed].includes(who))
  // Most nights need neither: what bore on what is asked only where a deed may have shielded in vain.
  const shielding = once(
    () =>
      new Set(
        nightMap({ system, game, phase, outcome }, speaker).links.flatMap(({ from, does }) =>
          does === 'shields' ? [from] : [],
        ),
      ),
  )
  const fatal = once(() => new Set(fatalIn(outcome)))

  const emptied = (ability: Ability | undefined, landed: readonly Slot[]): Pick<Faring & { how: 'idle' }, 'nobody'> => {
    if (!ability || !landed.length) return {}
    if (isShield(ability)) return landed.some(isAttacked) ? {} : { nobody: 'attacked' }
    const isBlock = ability.kind === 'block' && !landed.some(who => deeds.some(({ actor }) => actor === who))
    return isBlock ? { nobody: 'acted' } : {}
  }
  const faredOf = ({ action, verdict, idle, landed }: Verdict): Faring => {
    if (verdict === 'failed' || verdict === 'void') return { how: 'no' }
    const deed = speaker.action(action)
    const ability = deed && abilityOf(deed)
    // Whom it shielded, or would have, died of something else.
    const died = landed.length > 0 && landed.every(who => deaths.includes(who))
    if (died && ability && isShield(ability) && shielding().has(action) && !fatal().has(action))
      return { how: 'lost', who: landed, deaths: questions.flatMap(one => deathOf(one, landed)) }
    if (verdict === 'partial') return { how: 'part' }
    if (unanswered.has(action)) return { how: 'blank' }
    // What is of no kind is no work on anybody: a word, a paper, a pass.
    if (!idle || ability?.kind === 'other' || ability?.kind === 'investigate') return { how: 'yes' }
    return { how: 'idle', ...emptied(ability, landed), who: landed }
  }
  return new Map(verdicts.map(verdict => [verdict.action, faredOf(verdict)]))
}

const shields: ReadonlySet<string> = new Set(['protect', 'intercept', 'halt'])

/** Whether it keeps attacks off whom it comes to. */
const isShield = ({ shields: says, components }: Ability): boolean =>
  says === true || components.some(({ does }) => shields.has(does))

const deathOf = ({ claim, holds, reason }: Outcome['questions'][number], who: readonly Slot[]): Reason[] =>
  claim.is === 'dies' && holds && reason && who.includes(claim.who) ? [reason] : []

/** Deeds of which somebody died: they shielded nobody, whatever else they kept from being. */
const fatalIn = ({ questions }: Outcome): ActionId[] =>
  questions.flatMap(({ claim, holds, reason }) =>
    claim.is === 'dies' && holds && reason
      ? linksIn(reason).flatMap(({ from, bears, came }) => (bears === 'for' && came ? [from] : []))
      : [],
  )

/** Worked out when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
