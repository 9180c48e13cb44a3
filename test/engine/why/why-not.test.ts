/**
 * The least change that would have made it otherwise: on small nights drawn at random it is what trying everything finds,
 * and each change that is told does it.
 */
import { describe, expect, it } from 'vitest'
import { Dice } from '../../../electron/command/bench/dice.ts'
import { phaseOf } from '../../../electron/command/bench/lists.ts'
import { entries } from '../../../engine/game/entry.ts'
import type { Outcome } from '../../../engine/journal/outcome.ts'
import type { Game, PhaseState, Submission } from '../../../engine/journal/state.ts'
import type { Claim } from '../../../engine/reason/claim.ts'
import { whyNot } from '../../../engine/resolve/why-not.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { rar, systems } from '../../../engine/systems/index.ts'
import { plainOf } from '../../../engine/text/span.ts'
import { phrases } from '../../../engine/why/phrases-said.ts'
import { sayWhyNot } from '../../../engine/why/why-not-said.ts'
import { speakerOf } from '../../../engine/why/speaker.ts'
import { roundsOf } from '../../../tools/level.mjs'
import { night } from './night.ts'

/** Phases of each kind and system, 500 in all. */
const rounds = roundsOf(import.meta.filename)(63)

/** What would have made a death otherwise, as it is said. */
function said(players: Record<string, string>, actions: string[], who: string): string {
  const { game, phase, outcome, speaker } = night(players, actions)
  const asked = outcome.questions.find(({ claim }) => claim.is === 'dies' && claim.who === who)!
  return plainOf(sayWhyNot(asked, whyNot({ system: rar, game, phase, outcome }, asked), speaker))
}

it('says in one sentence what would have done', () => {
  expect(
    said(
      { Ann: 'vanilla', Bob: 'vanilla', Dee: 'doctor', Rolf: 'roleblocker', Vic: 'vigilante' },
      ['Vic shoot Ann', 'Dee protect Bob', 'Rolf block Bob'],
      'Ann',
    ),
  ).toBe(
    'Ann would have lived had Dee protected Ann instead of Bob, or had Rolf blocked Vic instead of Bob, or had Vic stayed home.',
  )
})

it.each(systems)('every deed of $id can be told after “had”', ({ words }) => {
  const same = /^(shot|babysat|set|put|brought|sent|struck|let|cast|paid|made|left|kept|had|held|spread|bought|stood)$/
  const told = new Set(phrases.whyNot.participles.en.map(pair => pair.split(' ')[0]))
  const verbs = Object.values(words.wording.en.deeds).flatMap(deed => /^\{actor\} (\w+)/.exec(deed)?.[1] ?? [])
  expect(verbs.filter(verb => !verb.endsWith('ed') && !same.test(verb) && !told.has(verb))).toEqual([])
})

/** An action left out, or sent to somebody else. */
interface Tried {
  id: string
  to?: string[]
}

/** Every single action left out or sent elsewhere that makes an answer the opposite, each resolved by itself. */
function tryAll(system: System, game: Game, phase: PhaseState, claim: Claim, holds: boolean): Tried[] {
  const turns = (submissions: Submission[], without?: string): boolean => {
    const then = { ...phase, submissions }
    const counts = (of: PhaseState): string[] =>
      entries(system, game, of).flatMap(({ standing, submission: { id } }) =>
        standing === 'counts' && id !== without ? [id] : [],
      )
    if (!counts(phase).every(id => counts(then).includes(id))) return false
    return isSo(system.resolve(game, then, { trees: false }), claim) !== holds
  }
  const isCounted = new Set(
    entries(system, game, phase).flatMap(({ standing, submission }) => (standing === 'counts' ? submission.id : [])),
  )
  return phase.submissions.flatMap(one => {
    if (!isCounted.has(one.id)) return []
    const others = phase.submissions.filter(other => other !== one)
    if (turns(others, one.id)) return [{ id: one.id }]
    return one.to.flatMap((_was, aim) =>
      game.seats.flatMap(({ slot }): Tried[] => {
        const to = one.to.map((was, index) => (index === aim ? slot : was))
        const isOther = !one.to.includes(slot) && !system.abilities[one.does]!.aims
        return isOther && turns(phase.submissions.map(other => (other === one ? { ...one, to } : other)))
          ? [{ id: one.id, to }]
          : []
      }),
    )
  })
}

const isSo = ({ questions }: Outcome, claim: Claim): boolean =>
  questions.some(one => one.holds && JSON.stringify(one.claim) === JSON.stringify(claim))

describe.each(systems.map(system => [system.id, system] as const))('%s', (_, system) => {
  it('finds on small nights what trying everything finds', () => {
    let turned = 0
    for (let seed = 1; seed <= rounds; seed++)
      for (const kind of system.calendar.acting) {
        const { game, phase: whole } = phaseOf(system, kind, 5, new Dice(seed))
        const phase = { ...whole, submissions: whole.submissions.slice(0, 6) }
        const outcome = system.resolve(game, phase, { trees: true })
        for (const asked of outcome.questions
          .filter(({ aside, claim }) => !aside && claim.is !== 'works')
          .slice(0, 3)) {
          const { found } = whyNot({ system, game, phase, outcome }, asked)
          const single = found.filter(changes => changes.length === 1).flat()
          const brute = tryAll(system, game, phase, asked.claim, asked.holds)
          const keys = new Set(single.map(change => JSON.stringify(change)))
          const missed = brute.filter(
            ({ id, to }) =>
              !single.some(change => 'action' in change && change.action === id && change.is === 'without')
              && !single.some(
                change => change.is === 'instead' && change.action === id && change.to.join() === to?.join(),
              ),
          )
          expect(missed, `${kind} of seed ${seed}: ${JSON.stringify(asked.claim)}`).toEqual([])
          turned += keys.size
          const speaker = speakerOf(system, game, phase, 'en', outcome)
          expect(plainOf(sayWhyNot(asked, { found, whole: true }, speaker))).not.toMatch(/undefined|\[object|\{/)
        }
      }
    expect(turned).toBeGreaterThan(0)
  })
})
