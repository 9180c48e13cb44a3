/**
 * Who did it: over phases drawn at random, the answer of an action that fell short names those whose doing it was, and so
 * do those of what did not come about and of who is lynched. Every case is held to the same by laws
 * (`engine/cases/laws.ts`).
 */
import { expect, it } from 'vitest'
import { Dice } from '../../../electron/command/bench/dice.ts'
import { phaseOf } from '../../../electron/command/bench/lists.ts'
import { languagesOf } from '../../../engine/game/language.ts'
import { systems } from '../../../engine/systems/index.ts'
import type { Outcome } from '../../../engine/journal/outcome.ts'
import { apartFrom, blamedIn, unnamed } from '../../../engine/why/culprits.ts'
import { decidedIn, decidersApart, unnamedDeciders, withoutBallot } from '../../../engine/why/deciders.ts'
import { roundsOf } from '../../../tools/level.mjs'

/** Nights of each system; NIGHTDESK_ROUNDS=2000 takes as many as that. */
const rounds = roundsOf(import.meta.filename)(120)
/** More actions of one night would be left out too often. */
const most = 11

it.each(systems.map(system => [system.id, system] as const))(
  'in %s the answer names whose doing it was',
  (id, system) => {
    const odd: string[] = []
    let blamed = 0
    for (let seed = 1; seed <= rounds; seed++)
      for (const kind of system.calendar.acting) {
        const dice = new Dice(seed)
        const { game, phase: whole } = phaseOf(system, kind, 9, dice)
        const left = [...whole.submissions]
        while (left.length > most) left.splice(left.indexOf(dice.one(left)), 1)
        const phase = { ...whole, submissions: left }
        const outcome = system.resolve(game, phase, { trees: true })
        if (outcome.rulings.some(ruling => ruling.id === 'loop')) continue
        for (const one of blamedIn(system, game, phase, outcome)) {
          blamed++
          const where = `${kind} of seed ${seed}, ${one.verdict.action}`
          const apart = apartFrom(one, phase)
          if (apart.length) odd.push(`${where}: ${apart.join()} decided it, outside the decisive part`)
          for (const locale of languagesOf(system)) {
            const lacks = unnamed(one, { system, game, phase, outcome }, locale)
            if (lacks.length) odd.push(`${where}: ${lacks.join()} is not named (${locale})`)
          }
        }
        const action = (id: string): Outcome => system.resolve(game, phase, { trees: false, without: [id] })
        for (const one of decidedIn(
          phase,
          outcome,
          { action, ballot: withoutBallot(system, game, phase) },
          system.laws?.endings,
        )) {
          const where = `${kind} of seed ${seed}, ${JSON.stringify(one.question.claim)}`
          const apart = decidersApart(one, phase)
          if (apart.length) odd.push(`${where}: ${apart.join()} decided it, outside the decisive part`)
          for (const locale of languagesOf(system)) {
            const lacks = unnamedDeciders(one, { system, game, phase, outcome }, locale)
            if (lacks.length) odd.push(`${where}: ${lacks.join()} is not named (${locale})`)
          }
        }
      }
    expect(blamed, `${id}: nobody is to blame for anything`).toBeGreaterThan(2)
    expect(odd).toEqual([])
  },
)
