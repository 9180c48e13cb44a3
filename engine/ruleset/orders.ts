/** Which kinds of phases anything can be sent in for: those in which abilities are used, and those that an ability names. */
import type { Game } from '../journal/state.ts'
import type { System } from './system.ts'

/** Whether orders may come in a phase of this kind, so that somebody reads them. */
export const takesOrders = (
  { calendar: { acting }, abilities }: Pick<System, 'calendar' | 'abilities'>,
  { customAbilities }: Pick<Game, 'customAbilities'>,
  kind: string,
): boolean =>
  acting.includes(kind)
  || [abilities, customAbilities].some(known =>
    Object.values(known).some(({ passive, phases }) => !passive && phases?.includes(kind)),
  )
