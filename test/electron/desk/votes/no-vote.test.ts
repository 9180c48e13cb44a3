/** What those write who have no vote: it is shown, and nobody is asked what it means. */
import { expect, it } from 'vitest'
import { newDesk } from '../help.ts'

const { ask } = await newDesk()

it('asks nothing about a vote of the dead or of somebody without one, and about the same of others', async () => {
  const { game } = await ask('games.create', { name: 'Harvest', system: 'rar' })
  const roles: Record<string, string> = { Gus: 'goon', Vic: 'voteless' }
  const seats = ['Ann', 'Bob', 'Cat', 'Dan', 'Vic', 'Gus'].map(name => ({ name, role: roles[name] ?? 'vanilla' }))
  await ask('roster.set', { game, seats })
  await ask('phases.open', { game, kind: 'night', number: 1 })
  await ask('actions.submit', { game, by: 'Gus', does: 'factionKill', to: ['Dan'] })
  await ask('phases.lock', { game })
  await ask('phases.open', { game, kind: 'day', number: 1 })
  const page = ['Ann', 'Dan', 'Vic'].map(
    (by, at) => `From: ${by}\nSent: 2026-12-01 09:0${at} UTC\n\n[b]Vote: Nemo[/b]\n\n`,
  )
  await ask('votes.paste', { game, page: page.join('') })
  const { posts } = await ask('votes.view', { game, phase: 1 })
  expect(posts.map(({ by, found }) => [by, found.map(({ kind, said }) => `${kind}: ${said}`)])).toEqual([
    ['Ann', ['unresolved: no player is called “Nemo”']],
    ['Dan', ['uncounted: “Vote: Nemo”: Dan has no vote']],
    ['Vic', ['uncounted: “Vote: Nemo”: Vic has no vote']],
  ])
})
