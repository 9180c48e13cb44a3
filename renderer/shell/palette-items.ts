/** What the palette finds besides commands. */
import { useMemo } from 'react'
import { useAnswer } from '../state/answers.ts'
import { sameIn } from '../state/holds.ts'
import { wantsOf } from '../state/next-thing.ts'
import { gameOfRoute } from '../state/route.ts'
import { optionSaid } from '../views/rules/groups.ts'
import { go, select, useView } from '../state/view.ts'
import { say } from '../words/say.ts'

/** Something to choose. */
export interface Found {
  id: string
  title: string
  also?: string
  group: string
  keys?: string
  /** Words by which it is found, and which are not shown. */
  sought?: string
  /** Of a command, and of nothing that is only looked at. */
  does?: boolean
  run: () => void
}

/** Games, and the phases, players and rules of the game that is looked at. */
export function useFound(): Found[] {
  const game = useView(view => gameOfRoute(view.route))
  const { value: games } = useAnswer('games.list', {})
  const { value: here } = useAnswer('games.get', game === undefined ? undefined : { game })
  const { value: rules } = useAnswer('options.view', game === undefined ? undefined : { game })
  return useMemo(() => {
    const phases =
      here?.phases.map((phase): Found => ({
        id: `phase ${phase.index}`,
        title: phase.name,
        also: wantsOf(phase),
        group: say('shell.phases'),
        run: () => go({ screen: sameIn(here, phase, { screen: 'games' }), game: here.id, phase: phase.index }),
      })) ?? []
    const players =
      here?.seats.map((seat): Found => ({
        id: `seat ${seat.slot}`,
        title: seat.name,
        also: [seat.roleName, seat.alive ? '' : say('shell.dead'), ...seat.aliases, ...seat.former]
          .filter(Boolean)
          .join(' · '),
        group: say('shell.playersGroup'),
        run: () => {
          go({ screen: 'roster', game: here.id })
          select(seat.slot)
        },
      })) ?? []
    const rulebook =
      here && rules
        ? rules.rulebook.map((rule): Found => ({
            id: `rule ${rule.id}`,
            title: rule.id,
            also: rule.says,
            group: say('shell.rulebook'),
            run: () => {
              go({ screen: 'rules', game: here.id })
              select(rule.id)
            },
          }))
        : []
    const options =
      here && rules
        ? rules.options.map((option): Found => ({
            id: `option ${option.id}`,
            title: optionSaid(option.id),
            also: option.says,
            group: say('shell.options'),
            run: () => {
              go({ screen: 'rules', game: here.id })
              select(`option ${option.id}`)
            },
          }))
        : []
    const others =
      games
        ?.filter(({ id }) => id !== game)
        .map((one): Found => ({
          id: `game ${one.id}`,
          title: one.name,
          also: [one.phase, one.systemName].filter(Boolean).join(' · '),
          group: say('shell.games'),
          run: () => go({ screen: 'roster', game: one.id }),
        })) ?? []
    return [...phases, ...players, ...others, ...options, ...rulebook]
  }, [game, games, here, rules])
}
