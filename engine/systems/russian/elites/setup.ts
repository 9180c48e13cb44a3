/** What is wrong with the elites of a set-up (RU-SRV-1), and what a host is only warned about. */
import type { Game, Seat } from '../../../journal/state.ts'
import type { SetupBreak } from '../../../ruleset/panel.ts'
import { chosenSide, eliteIs, isElite, masterOfServant } from '../shared/elites.ts'

/** A servant has a master, a master has one servant, and each elite a side that somebody knows. */
export function elitesSeated(game: Game): SetupBreak[] {
  const elites = game.seats.filter(isElite)
  const servants = elites.filter(seat => eliteIs(seat, 'serves'))
  const masterless = servants.filter(seat => {
    const master = masterOfServant(game, seat)
    return !master || isElite(master)
  })
  const twice = servants.filter(seat =>
    servants.some(other => other !== seat && other.details?.master === seat.details?.master),
  )
  const sideless = elites.filter(seat => !eliteIs(seat, 'serves') && chosenSide(game, seat) === undefined)
  return [
    ...broken(masterless, 'RU-SRV-1', {
      en: 'A servant needs a main player as master: name that player as the master of the seat.',
      ru: 'Слуге нужен хозяин из основных игроков: укажите его имя в поле «Хозяин».',
    }),
    ...broken(
      twice.filter(seat => !masterless.includes(seat)),
      'RU-SRV-1',
      { en: 'A master has one servant at most.', ru: 'У одного хозяина не больше одного слуги.' },
    ),
    ...broken(sideless, 'RU-AGT-1', {
      en: 'These elites have no side yet: name one, or a player whose side they take.',
      ru: 'У этих элитных ролей еще нет стороны: укажите ее или игрока, чью сторону они берут.',
    }).map(one => ({ ...one, warns: true as const })),
  ]
}

const broken = (who: readonly Seat[], rule: string, says: SetupBreak['says']): SetupBreak[] =>
  who.length ? [{ rule, says, who: who.map(({ slot }) => slot) }] : []
