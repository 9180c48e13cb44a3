/** What is sent in by day in a game by the Russian rulebook: it is read, entered and awaited like what is sent in by night. */
import { describe, expect, it } from 'vitest'
import type { CallInput } from '../../../../electron/desk/contract.ts'
import { plainOf } from '../../../../engine/text/span.ts'
import { newDesk } from '../help.ts'

const desk = await newDesk()
const { ask } = desk

const people =
  'Анна: доктор\nБорис: блокер\nВера: комиссар\nГлеб: детектив\nДарья: следователь\nЕгор: террорист\n'
  + 'Жанна: судья (мафия)\nЗахар: герой + мафия\nМаксим: адвокат'

async function seated(mayor: boolean): Promise<string> {
  const { game } = await ask('games.create', { name: 'Слобода', system: 'russian' })
  const text = mayor ? people.replace('комиссар', 'комиссар (мэр)') : people
  const { seats, problems } = await ask('roster.read', { system: 'russian', text })
  expect(problems).toEqual([])
  await ask('roster.set', { game, seats: seats as CallInput<'roster.set'>['seats'] })
  return game
}

describe('a day of a Russian game', () => {
  it('has an inbox, where the orders of its vote are read and taken', async () => {
    const game = await seated(true)
    await ask('phases.open', { game, kind: 'day', number: 2 })
    await ask('inbox.paste', { game, page: 'Вертикаль на Анну', sender: 'Вера' })
    await ask('inbox.paste', { game, page: 'Правовая защита на Бориса', sender: 'Максим' })
    await ask('inbox.paste', { game, page: 'Встаю на защиту Глеба', sender: 'Захар' })
    const { messages } = await ask('inbox.view', { game, phase: 0 })
    expect(messages.map(({ proposals }) => proposals.map(({ by, does, to }) => [by, does, to]))).toEqual([
      [['Вера', 'vertical', ['Анна']]],
      [['Максим', 'defend', ['Борис']]],
      [['Захар', 'standUp', ['Глеб']]],
    ])
    await ask('inbox.take', { game })
    expect((await ask('games.get', { game })).phases[0]).toMatchObject({ acting: true, expected: 1, received: 1 })
    const { rows } = await ask('night.view', { game, phase: 0 })
    expect(rows.map(({ said }) => plainOf(said))).toEqual(
      expect.arrayContaining([
        'Вера put the vertical on Анна',
        'Максим tried to defend Борис',
        'Захар tried to stand up for Глеб',
      ]),
    )
  })

  it('waits for nobody who may keep silent', async () => {
    const game = await seated(true)
    await ask('phases.open', { game, kind: 'day', number: 2 })
    expect((await ask('inbox.view', { game, phase: 0 })).missing.map(({ slot }) => slot)).not.toContain('Захар')
  })

  it('comes first where the host says so, though an election is offered while nobody is mayor', async () => {
    const game = await seated(false)
    const { kind, all } = await ask('phases.next', { game })
    expect(kind).toBe('election')
    expect(all.map(one => one.kind)).toEqual(['day', 'election', 'evening', 'night'])
    await ask('phases.open', { game, kind: 'night', number: 1 })
    expect((await ask('games.get', { game })).phases[0]).toMatchObject({ kind: 'night', acting: true })
    const other = await seated(false)
    await ask('phases.open', { game: other, kind: 'election', number: 1 })
    expect((await ask('games.get', { game: other })).phases[0]).toMatchObject({ kind: 'election', acting: false })
  })
})
