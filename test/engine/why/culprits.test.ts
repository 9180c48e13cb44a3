/**
 * Who did it: over phases drawn at random, the answer of an action that fell short names those whose doing it was, and so
 * do those of what came about, of what did not, and of who is lynched. Every case is held to the same by laws
 * (`engine/cases/laws.ts`).
 */
import { expect, it } from 'vitest'
import { Dice } from '../../../electron/command/bench/dice.ts'
import { phaseOf } from '../../../electron/command/bench/lists.ts'
import { answersHeld } from '../../../engine/cases/laws/answers.ts'
import { culpritsNamed, decidersNamed, neededNamed, pivotsFlip } from '../../../engine/cases/laws/deciders.ts'
import { held } from '../../../engine/cases/laws/judged-phase.ts'
import { systems } from '../../../engine/systems/index.ts'
import { blamedIn } from '../../../engine/why/culprits.ts'
import { roundsOf } from '../../../tools/level.mjs'

/** Nights of each system; NIGHTDESK_ROUNDS=2000 takes as many as that. */
const usual = 120
const rounds = roundsOf(import.meta.filename)(usual)
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
        const here = held({ system, game, phase, outcome })
        blamed += blamedIn(system, game, phase, outcome, here.without).length
        const broken = [
          answersHeld(here),
          culpritsNamed(here),
          pivotsFlip(here),
          ...decidersNamed(here).map(({ how }) => how),
          ...(system.laws?.lawless?.needed ? [] : neededNamed(here)),
        ]
        odd.push(...broken.flatMap(how => (how === undefined ? [] : [`${kind} of seed ${seed}, ${how}`])))
      }
    if (rounds >= usual) expect(blamed, `${id}: nobody is to blame for anything`).toBeGreaterThan(2)
    expect(odd).toEqual([])
  },
)
