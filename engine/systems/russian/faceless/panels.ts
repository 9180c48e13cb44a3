/** The faceless's book: whose face is cut, whose lynch brings it back, and what was scored (RU-FAC-1, RU-FL-6). */
import type { Game } from '../../../journal/state.ts'
import type { Cell, Panel } from '../../../ruleset/panel.ts'
import { inLanguage, sayingInEach } from '../../../text/in-each.ts'
import type { Locale } from '../../../text/wording.ts'
import { phaseIn } from '../../../game/phase-words.ts'
import { phasesCalled } from '../phase-words.ts'
import { rememberedOf } from '../vocabulary.ts'
import { facelessOf, tasks } from './faceless.ts'

/** What the book of the faceless says. */
const says = sayingInEach({
  none: { en: 'none', ru: 'нет' },
  cut: { en: 'cut', ru: 'срезано' },
  cutDead: { en: 'cut, dead', ru: 'срезано, игрок мертв' },
  back: { en: 'back since {phase}', ru: 'возвращено: {phase}' },
  faces: { en: 'Faces', ru: 'Лица' },
  about: {
    en: 'Scored: {wins, number} of a win. {left, plural, one {# player} other {# players}} can still be named as a task.',
    ru: 'Набрано: {wins, number} победы. Целью еще {left, plural, one {может быть # игрок} few {могут быть # игрока} other {могут быть # игроков}}.',
  },
  over: { en: 'The game is over for the faceless: {outcome}.', ru: 'Для безликого игра окончена: {outcome}.' },
  victim: { en: 'Victim', ru: 'Жертва' },
  task: { en: 'Task', ru: 'Цель' },
  face: { en: 'Face', ru: 'Лицо' },
  empty: { en: 'No face is cut.', ru: 'Ни одно лицо не срезано.' },
})

/** @returns nothing where there is no faceless */
export function facelessPanel(game: Game, language: Locale): Panel[] {
  const say = inLanguage(says, language)
  const faceless = facelessOf(game)
  if (!faceless) return []
  const { facts, state = {} } = game
  const player = (slot: string): Cell => ({ player: slot })
  const row = (victim: string, tone: 'plain' | 'quiet', word: string): Panel['rows'][number] => {
    const task = rememberedOf(facts, 'faceTask').find(({ data }) => data.victim === victim)?.of
    return { cells: [player(victim), task === undefined ? say('none') : player(task), word], tone }
  }
  const cut = game.seats
    .filter(({ status }) => status.includes('faceCut'))
    .map(({ slot, alive }) => row(slot, alive ? 'plain' : 'quiet', say(alive ? 'cut' : 'cutDead')))
  const back = rememberedOf(facts, 'faceBack').map(({ of, phase }) =>
    row(of, 'quiet', say('back', { phase: phase === undefined ? '' : phaseIn(phasesCalled, phase, language) })),
  )
  const { quarterWins = 0, outcome } = state[faceless.slot] ?? {}
  const left = tasks(game).length
  const ended = outcome === undefined ? [] : [say('over', { outcome: outcomeSaid(String(outcome), language) })]
  return [
    {
      id: 'faceless',
      title: say('faces'),
      says: [say('about', { wins: Number(quarterWins) / 4, left }), ...ended].join(' '),
      rule: 'RU-FL-6',
      columns: [say('victim'), say('task'), say('face')],
      rows: [...cut, ...back],
      empty: say('empty'),
    },
  ]
}

const outcomes: Readonly<Record<string, string>> = { win: 'победа', draw: 'ничья', loss: 'поражение' }

const outcomeSaid = (outcome: string, language: Locale): string =>
  language === 'ru' ? (outcomes[outcome] ?? outcome) : outcome
