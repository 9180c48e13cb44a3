/** What is still done once a game is over: a phase that comes after its end is opened once, and what belongs to it. */
import { describe, expect, it } from 'vitest'
import { decide } from '../../../engine/game/decide.ts'
import { order, phaseAfter } from '../../../engine/game/when.ts'
import type { Command } from '../../../engine/journal/command.ts'
import { apply, fold } from '../../../engine/journal/fold.ts'
import type { Game } from '../../../engine/journal/state.ts'
import { russian } from '../../../engine/systems/russian/index.ts'
import { inWords } from '../../../engine/text/in-each.ts'
import { caseDrawn } from '../cases/drawn.ts'

const drawn = {
  case: 'x',
  system: 'russian',
  players: { Ann: 'doctor', Bob: 'bum', Max: { role: 'hacker', negative: 'mafia' } },
  phases: [{ night: 1 }],
}
const { options, seats, customRoles, customAbilities, seed } = caseDrawn(drawn, russian)
const start = fold([{ type: 'gameCreated', system: 'russian', options, seed, customRoles, customAbilities, seats }])

function after(commands: readonly Command[], game: Game = start): Game {
  return commands.reduce((now, command) => {
    const decided = decide(russian, now, command)
    if ('declined' in decided) throw new Error(inWords(decided.declined, 'en'))
    return decided.reduce(apply, now)
  }, game)
}
const declined = (game: Game, command: Command): string => {
  const decided = decide(russian, game, command)
  if (!('declined' in decided)) return 'done'
  const remedy = decided.remedy === undefined ? '' : ` ${inWords(decided.remedy, 'en')}`
  return inWords(decided.declined, 'en') + remedy
}

const night: Command[] = [{ do: 'openPhase', kind: 'night', number: 1 }, { do: 'resolve' }]
const best: Command = { do: 'openPhase', kind: 'best', number: 1 }
const praise = (by: string, to: string): Command => ({
  do: 'submit',
  submission: { id: `${by}-${to}`, by, does: 'praise', to: [to], with: {} },
})
const finished = after([...night, { do: 'finish', winner: 'red' }])
const open = after([best], finished)

describe('a phase that comes after the end', () => {
  it('is not opened while the game goes on', () => {
    expect(declined(start, best)).toContain('End the game first.')
    expect(declined(after(night), best)).toContain('End the game first.')
  })

  it('is the only one that is opened then, and once', () => {
    expect(declined(finished, { do: 'openPhase', kind: 'night', number: 2 })).toBe(
      'The game is over. Undo the end of the game first.',
    )
    expect(declined(finished, best)).toBe('done')
    const held = after([{ do: 'resolve' }], open)
    expect(declined(held, { ...best, number: 2 })).toBe('There has already been a best players. It comes only once.')
  })

  it('waits until a phase that the game ended in is resolved, which its end has to be undone for', () => {
    const ended = after([night[0]!, { do: 'finish', winner: 'red' }])
    expect(declined(ended, best)).toBe('night 1 is not resolved yet. Undo the end of the game first.')
  })

  it('takes what belongs to it and nothing of the game, and nothing any more once it is resolved', () => {
    expect(declined(open, praise('Ann', 'Bob'))).toBe('done')
    expect(declined(open, { do: 'record', record: { id: 'r', form: 'hostPraise', values: { player: 'Ann' } } })).toBe(
      'done',
    )
    for (const command of [
      { do: 'modkill', slot: 'Ann', reason: '' },
      { do: 'replace', slot: 'Ann', with: 'Zoe' },
      { do: 'changeSeat', slot: 'Ann', change: { role: 'bum' } },
      { do: 'finish', winner: 'black' },
      { do: 'choose', option: 'bestShare', value: 40 },
    ] satisfies Command[])
      expect(declined(open, command)).toBe('The game is over. Undo the end of the game first.')
    expect(declined(after([{ do: 'resolve' }], open), praise('Ann', 'Bob'))).toContain('The game is over.')
  })

  it('comes after every other, and none comes after it', () => {
    expect(order(russian, 'best 1')).toBeGreaterThan(order(russian, 'night 99'))
    expect(phaseAfter(russian, 'evening 2', 2)).toBe('day 3')
  })
})
