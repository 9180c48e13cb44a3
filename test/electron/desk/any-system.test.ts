/** Games of every system at random, through the desk: whatever is sent in, everything can be shown, locked, exported and taken in again. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { systems } from '../../../engine/systems/index.ts'
import { aimOf } from '../../../engine/game/entry.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { plainOf, type Span } from '../../../engine/text/span.ts'
import type { Answers, CallInput } from '../../../electron/desk/contract.ts'
import { newDesk, standing } from './help.ts'
import { roundsOf } from '../../../tools/level.mjs'

const desk = await newDesk()
const { ask } = desk

const names = ['Ann', 'Bob', 'Cat', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal']
const families = ['Rossi', 'Verdi']
const phases = 4
const runs = roundsOf(import.meta.filename)(60)

/** Numbers at random, taken one after the other. */
type Dice = (below: number) => number
const dice = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 60, maxLength: 120 }).map((numbers): Dice => {
  let at = 0
  return below => numbers[at++ % numbers.length]! % Math.max(1, below)
})
const pick = <One>(from: readonly One[], roll: Dice): One => from[roll(from.length)]!

/** Words that stand nowhere else. */
const willOf = (name: string): string => `Zz${name}zz`

function seatsOf(system: System, roll: Dice): CallInput<'roster.set'>['seats'] {
  return names.map(name => {
    const role = pick(Object.keys(system.roles), roll)
    const details = Object.fromEntries(
      Object.entries(system.books?.fields ?? {}).flatMap(([field, { values }]) =>
        field === 'family'
          ? [[field, pick(families, roll)]]
          : field === 'will'
            ? [[field, willOf(name)]]
            : values && roll(2)
              ? [[field, pick(values, roll)]]
              : [],
      ),
    )
    return { name, role, ...(roll(4) === 0 && { faction: pick(Object.keys(system.factions), roll) }), details }
  })
}

/** Something for each player that could be sent in, rightly or wrongly. */
async function sendIn(system: System, game: string, view: Answers['games.get'], roll: Dice): Promise<void> {
  for (const { slot, abilities } of view.seats) {
    for (const { id, targets, most, keys } of abilities) {
      if (roll(3) === 0) continue
      const count = Math.min(targets + roll(most - targets + 1), 3)
      const to = Array.from({ length: count }, (_, aim) => {
        const kind = aimOf(system.abilities[id]!, aim)
        return kind === 'player' || !system.entry.groupTargets?.includes(kind)
          ? pick(names, roll)
          : kind === 'family'
            ? pick(families, roll)
            : `role:${pick(Object.keys(system.roles), roll)}`
      })
      if (to.some(target => families.includes(target) && !view.system.families.includes(target))) continue
      const chosen = Object.fromEntries(
        keys.flatMap(({ id: key, values, must }) =>
          must || roll(2)
            ? [[key, values ? pick(values, roll) : roll(2) ? pick(names, roll) : pick(Object.keys(system.roles), roll)]]
            : [],
        ),
      )
      await ask('actions.submit', { game, by: slot, does: id, to, with: chosen })
    }
  }
}

async function vote(system: System, game: string, view: Answers['games.get'], roll: Dice): Promise<void> {
  for (const { slot } of view.seats) {
    if (roll(4) === 0) continue
    if (system.votes!.form === 'single')
      await ask('votes.cast', { game, by: slot, ...(roll(8) && { for: pick(names, roll) }) })
    else
      await ask('votes.cast', {
        game,
        by: slot,
        ...(view.system.families.length && { family: pick(view.system.families, roll) }),
        ...(roll(5) && { individual: pick(names, roll) }),
      })
  }
  if (system.votes!.form === 'single' && roll(2))
    await ask('votes.paste', { game, page: `From: ${pick(names, roll)}\n\n[b]Vote: ${pick(names, roll)}[/b]\n` })
}

/** Everything that a host can see of a phase. @returns all words of it */
async function shown(game: string, phase: number): Promise<Span[][]> {
  const votes = await ask('votes.view', { game, phase })
  const night = await ask('night.view', { game, phase })
  const inbox = await ask('inbox.view', { game, phase })
  const panels = await ask('panels.view', { game, phase })
  const { posts } = await ask('posts.view', { game, phase })
  expect(new Set(night.rows.map(({ id, section }) => `${section} ${id}`)).size, 'rows have ids of their own').toBe(
    night.rows.length,
  )
  const asides = [...night.rulings, ...night.draws].map(({ row }) => row)
  expect(new Set(asides).size, 'and so have rulings and draws').toBe(asides.length)
  for (const { id } of [...night.rows.filter(({ hasTree }) => hasTree), ...votes.steps].slice(0, 12))
    expect((await ask('night.tree', { game, phase, of: id })).lines.length).toBeGreaterThan(0)
  for (const { rows, columns } of panels.panels)
    for (const { cells } of rows) expect(cells).toHaveLength(columns.length)
  expect(
    [...votes.ballots.filter(({ standing: stands }) => stands === 'void')].every(
      ({ why, rule }) => why !== undefined && rule !== undefined,
    ),
    'a vote that does not count says why',
  ).toBe(true)
  for (const { to, title } of posts)
    if (to.kind !== 'player') for (const name of names) expect(title).not.toContain(name)
  return [
    ...night.rows.flatMap(({ said, why }) => [said, why]),
    ...votes.steps.map(({ said }) => said),
    ...inbox.actions.map(({ said }) => said),
    ...posts.flatMap(({ paragraphs }) => paragraphs),
  ]
}

describe.each(systems.map(system => [system.id, system] as const))('games of %s', (id, system) => {
  it('are shown, locked, exported and taken in, whatever is sent in', async () => {
    let seen = 0
    await fc.assert(
      fc.asyncProperty(dice, async roll => {
        const { game } = await ask('games.create', { name: id, system: id })
        await ask('roster.set', { game, seats: seatsOf(system, roll) })
        for (const { id: option, values, whole } of (await ask('options.view', { game })).options)
          if (roll(3) === 0)
            await ask('options.choose', {
              game,
              option,
              value: whole ? whole.from + roll(whole.to - whole.from + 1) : pick(values, roll),
            })
        await ask('setup.view', { game })
        for (let index = 0; index < phases; index++) {
          const { kind, number } = await ask('phases.next', { game })
          await ask('phases.open', { game, kind, number })
          const view = await ask('games.get', { game })
          await sendIn(system, game, view, roll)
          if (view.system.votesIn.includes(kind)) await vote(system, game, view, roll)
          for (const { id: form, fields } of (await ask('records.view', { game })).forms)
            if (roll(3) === 0)
              await ask('records.add', {
                game,
                form,
                values: Object.fromEntries(
                  Object.entries(fields).map(([field, { kind: of, values }]) => [
                    field,
                    of === 'player' ? pick(names, roll) : of === 'choice' ? pick(values!, roll) : 'x',
                  ]),
                ),
              })
          const words = await shown(game, index)
          seen += words.length
          for (const said of words)
            expect(plainOf(said), 'no braces and no ids are left').not.toMatch(
              /[{}]|undefined|\[object|passive:|claim:/,
            )
          await ask('phases.lock', { game })
          await shown(game, index)
          const living = (await ask('games.get', { game })).seats.filter(({ alive }) => alive)
          const everybody = JSON.stringify(
            (await ask('posts.view', { game, phase: index })).posts.filter(({ to }) => to.kind === 'public'),
          )
          for (const { name } of living)
            expect(everybody, 'the will of the living is a secret').not.toContain(willOf(name))
          if ((await ask('posts.view', { game, phase: index })).posts.length)
            for (const { name } of (await ask('posts.export', { game, phase: index, as: 'folder' })).files)
              expect(name).toMatch(/^\d\d-(thread|thread-[a-z]+|private)\.txt$/)
        }
        await ask('wording.view', { game })
        await ask('log.view', { game })
        const here = await standing(desk, game)
        const { text } = await ask('games.export', { game })
        const { game: copy } = await ask('games.import', { text })
        expect(withoutId(await standing(desk, copy))).toEqual(withoutId(here))
      }),
      { numRuns: runs, endOnFailure: true },
    )
    console.log(`${id}: ${runs} games of ${phases} phases, ${seen} sentences`)
  })
})

/** A copy in the same file has an id of its own. */
const withoutId = (given: unknown): unknown =>
  JSON.parse(JSON.stringify(given), (key, value: unknown) =>
    key === 'id' && typeof value === 'string' && value.length === 36 ? '' : value,
  )
