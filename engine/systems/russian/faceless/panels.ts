/** The faceless's book: whose face is cut, whose lynch brings it back, and what was scored (RU-FAC-1, RU-FL-6). */
import type { Game } from '../../../journal/state.ts'
import type { Cell, Panel } from '../../../ruleset/panel.ts'
import { rememberedOf } from '../vocabulary.ts'
import { facelessOf, tasks } from './who.ts'

/** @returns nothing where there is no faceless */
export function facelessPanel(game: Game): Panel[] {
  const faceless = facelessOf(game)
  if (!faceless) return []
  const { facts, state = {} } = game
  const player = (slot: string): Cell => ({ player: slot })
  const row = (victim: string, tone: 'plain' | 'quiet', word: string): Panel['rows'][number] => {
    const task = rememberedOf(facts, 'faceTask').find(({ data }) => data.victim === victim)?.of
    return { cells: [player(victim), task === undefined ? 'none' : player(task), word], tone }
  }
  const cut = game.seats
    .filter(({ status }) => status.includes('faceCut'))
    .map(({ slot, alive }) => row(slot, alive ? 'plain' : 'quiet', alive ? 'cut' : 'cut, and dead'))
  const back = rememberedOf(facts, 'faceBack').map(({ of, phase }) => row(of, 'quiet', `back since ${phase}`))
  const { quarterWins = 0, outcome } = state[faceless.slot] ?? {}
  const left = tasks(game).length
  const ended = outcome === undefined ? '' : ` The game is over for the faceless: ${String(outcome)}.`
  return [
    {
      id: 'faceless',
      title: 'Faces',
      says: `Scored: ${Number(quarterWins) / 4} of a win. ${left} player${left === 1 ? '' : 's'} can still be named as a task.${ended}`,
      rule: 'RU-FL-6',
      columns: ['Victim', 'Task', 'Face'],
      rows: [...cut, ...back],
      empty: 'No face is cut.',
    },
  ]
}
