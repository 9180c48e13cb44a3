/** The book of a vote: who wrote no wall, whose ballot was left beforehand, and on whom one will be put (RU-VOTE-2 to RU-VOTE-4). */
import type { Game, PhaseState } from '../../../journal/state.ts'
import type { Cell, Panel } from '../../../ruleset/panel.ts'
import { inLanguage, sayingInEach } from '../../../text/in-each.ts'
import type { Locale } from '../../../text/wording.ts'
import { mainPlayers } from '../shared/elites.ts'
import { isVote, opening } from './kinds.ts'
import { unwalled, voteless } from './voteless.ts'

/** What the book of a vote says. */
const says = sayingInEach(
  {
    title: 'Walls and votes put on players',
    about:
      'Whoever wrote no wall is not admitted. Record it with “No wall”; a ballot left beforehand is entered as such.',
    player: 'Player',
    what: 'What there is',
    against: 'For whom',
    noWall: 'no wall: one vote against himself',
    advance: 'left beforehand',
    auto: 'no vote yet: one against himself at the end',
    empty: 'No wall is missing, and no ballot was left beforehand.',
  },
  {
    title: 'Стенки, голоса заранее и автоголоса',
    about:
      'Без стенки к голосованию не допускают: внесите запись «Нет стенки». Голос, оставленный заранее, так и вносится.',
    player: 'Игрок',
    what: 'Что есть',
    against: 'Против кого',
    noWall: 'нет стенки: голос против себя',
    advance: 'голос оставлен заранее',
    auto: 'голоса пока нет: к концу будет автоголос',
    empty: 'Стенки есть у всех, голосов заранее никто не оставлял.',
  },
)

/** @returns nothing outside a vote on a lynch */
export function ballotsPanel(game: Game, phase: PhaseState | undefined, language: Locale): Panel[] {
  if (!phase || !isVote(phase.kind)) return []
  const say = inLanguage(says, language)
  const ballots = (phase.ballots ?? []).filter(({ withdrawn }) => !withdrawn)
  const bare = unwalled(game, phase)
  const none = voteless(game, phase).map(({ slot }) => slot)
  const player = (slot: string): Cell => ({ player: slot })
  // Nobody waits for a vote that was not begun, and a revote and a hunt may be declined.
  const puts = phase.kind !== 'hunt' && opening.includes(phase.kind) && game.options.autoVotes !== 'byHand'
  const silent =
    puts && ballots.length && !phase.result
      ? mainPlayers(game.seats).filter(
          ({ alive, slot, bystander }) =>
            alive && !bystander && !none.includes(slot) && !ballots.some(({ by }) => by === slot),
        )
      : []
  return [
    {
      id: 'ballots',
      title: say('title'),
      says: say('about'),
      rule: 'RU-VOTE-3',
      columns: [say('player'), say('what'), say('against')],
      rows: [
        ...bare.map(slot => ({ cells: [player(slot), say('noWall'), player(slot)], tone: 'warn' as const })),
        ...ballots.flatMap(({ by, for: target, advance }) =>
          advance ? [{ cells: [player(by), say('advance'), target === undefined ? '' : player(target)] }] : [],
        ),
        ...silent.map(({ slot }) => ({ cells: [player(slot), say('auto'), player(slot)], tone: 'quiet' as const })),
      ],
      empty: say('empty'),
    },
  ]
}
