/** Who did it: over every case of every system, the answer of an action that fell short names those whose doing it was. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { play } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { systems } from '../../../engine/systems/index.ts'
import { apartFrom, blamedIn, unnamed } from '../../../engine/why/culprits.ts'

const folder = join(import.meta.dirname, '../../cases')

/** Reasons that do not lead to the deed yet. */
const open: Readonly<Record<string, readonly string[]>> = {}

/** Actions of whose culprits something stands outside the decisive part of their tree: so many are left. */
const outside: Readonly<Record<string, number>> = { rar: 0, gorny: 0, mafia1923: 0, conan: 0, russian: 4 }

/** Larger nights would be resolved too often. */
const mostActions = 16

it.each(systems.map(system => [system.id, system] as const))(
  'in %s the answer names whose doing it was, in every language of the system',
  (id, system) => {
    const locales = ['en', ...(system.wording.ru ? (['ru'] as const) : [])] as const
    const missing = new Set<string>()
    let blamed = 0
    let apart = 0
    for (const file of readdirSync(join(folder, id)).filter(name => name.endsWith('.yaml'))) {
      const { cases } = readCases(readFileSync(join(folder, id, file), 'utf8'), file, systems)
      for (const written of cases) {
        for (const { game, phase, outcome } of play(written, system).phases) {
          if (phase.submissions.length > mostActions || outcome.rulings.some(ruling => ruling.id === 'loop')) continue
          for (const one of blamedIn(system, game, phase, outcome)) {
            blamed++
            if (apartFrom(one).length) apart++
            for (const locale of locales) {
              const lacks = unnamed(one, { system, game, phase, outcome }, locale)
              if (lacks.length) missing.add(`${written.title}: ${one.verdict.action} names ${lacks.join()}`)
            }
          }
        }
      }
    }
    expect(blamed).toBeGreaterThan(20)
    expect(apart).toBe(outside[id])
    expect([...missing].sort()).toEqual([...(open[id] ?? [])].sort())
  },
)
