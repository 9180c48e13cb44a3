/** A name that was not in the roster can be kept as an alias, so that it is known next time. */
import type { GameView } from '../../../electron/desk/contract.ts'
import { act } from '../../state/act.ts'
import { toast } from '../../state/toasts.ts'
import { say } from '../../words/say.ts'

/** Offers it, where the name says anything new. @param from the name in the header @param to the seat it was found to be */
export function offerAlias(game: GameView, from: string | undefined, to: string): void {
  const seat = game.seats.find(({ slot }) => slot === to)
  if (!seat || from === undefined || [seat.name, ...seat.aliases, ...seat.former].includes(from)) return
  toast({
    title: say('inbox.isHere', { from, name: seat.name }),
    action: {
      label: say('inbox.remember'),
      run: () => void act('roster.change', { game: game.id, slot: to, aliases: [...seat.aliases, from] }),
    },
  })
}
