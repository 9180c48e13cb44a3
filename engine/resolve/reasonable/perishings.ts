/** Deaths of those whose action comes to the wrong player: no attack, so that nothing protects against them. */
import type { Argument } from './argument.ts'
import type { Arrivals } from './arrival.ts'

/** Every way in which somebody dies of where an action of theirs comes: an action may have several reasons for it. */
export function perishings(on: Arrivals, who: number): Argument[] {
  const { field, args, cites } = on
  const { people } = field.position
  const parts = field.actsBy(who).flatMap(act => on.act(act).components.map(component => ({ act, component })))
  return parts.flatMap(({ act, component }) => {
    if (component.does !== 'perish' || component.fate === 'lives') return []
    const { unless, sparesOwn, rule = cites.together } = component
    const harmless = [unless, ...(sparesOwn ? [people[who]!.alignment] : [])]
    const deadly = field.placesOf(act).filter(place => !harmless.includes(people[place]!.alignment))
    const { id: action } = on.act(act)
    return deadly.flatMap(place =>
      field
        .routesTo(act, place)
        .map(route =>
          args.together({ claim: { is: 'together', what: 'perishing', action, at: on.slot(place) }, rule, action }, [
            on.comes(route, 'perish'),
          ]),
        ),
    )
  })
}
