/** Who takes over the role of hypnotist, bum or madman goes on where it was left (RU-ACZ-3). */
import type { Fact } from '../../../resolve/sequence/fact.ts'
import type { Walk } from '../../../resolve/sequence/walk.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { goesOn } from '../shared/roles.ts'

/** What a role has behind it, by an ability of the role: where it stays, what it has used up. */
const behind: Readonly<Record<string, readonly string[]>> = {
  watch: ['watching', 'drunk', 'stoppedDrinking'],
  hypnotize: ['swayedKillers'],
}

export function inheritMischief(walk: Walk, { of: heir, by: dead = '', data, why }: Fact): void {
  const abilities = walk.catalogue.role(String(data.role))?.abilities ?? []
  const on = goesOn(heir, why)
  for (const kind of abilities.flatMap(ability => own(behind, ability) ?? [])) {
    const left = walk.ledger.found({
      kind,
      when: 'soFar',
      where: ({ of, by, lasting }) => lasting && (by ?? of) === dead,
    })
    for (const { of, data: given, rule, until } of left) {
      walk.put({
        kind,
        of: of === dead ? heir : of,
        by: heir,
        why: on,
        rule,
        data: { ...given },
        lasting: true,
        ...(until !== undefined && { until }),
      })
    }
  }
  if (!on.holds || !abilities.includes('burn')) return
  const used =
    (own(walk.game.seats.find(({ slot }) => slot === dead)?.uses ?? {}, 'burn') ?? 0)
    + walk.spent.filter(({ who, ability }) => who === dead && ability === 'burn').length
  for (let use = 0; use < used; use++) walk.spend(heir, 'burn', 'RU-ACZ-3')
}
