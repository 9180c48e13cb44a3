/** Who takes over the role of hypnotist, bum or madman goes on where it was left (RU-ACZ-3). */
import { own } from '../../../ruleset/catalogue.ts'
import { goesOn } from '../shared/roles.ts'
import type { Fact, Resolution } from '../vocabulary.ts'

/** What is remembered of a night and goes with the role. */
type Kept = 'watching' | 'drunk' | 'stoppedDrinking' | 'swayedKillers'
/** What a role has behind it, by an ability of the role: where it stays, what it has used up. */
const behind: Readonly<Record<string, readonly Kept[]>> = {
  watch: ['watching', 'drunk', 'stoppedDrinking'],
  hypnotize: ['swayedKillers'],
}

export function inheritMischief(run: Resolution, { of: heir, by: dead = '', data, why }: Fact<'heir'>): void {
  const abilities = run.catalogue.role(data.role)?.abilities ?? []
  const on = goesOn(heir, why)
  for (const kind of abilities.flatMap(ability => own(behind, ability) ?? [])) {
    const left = run.ledger.found({
      kind,
      when: 'soFar',
      where: ({ of, by, lasting }) => lasting && (by ?? of) === dead,
    })
    for (const fact of left) {
      const { of, rule, until } = fact
      const passed = {
        of: of === dead ? heir : of,
        by: heir,
        why: on,
        rule,
        lasting: true,
        ...(until !== undefined && { until }),
      }
      if (fact.kind === 'watching') run.put({ ...passed, kind: fact.kind, data: fact.data })
      else run.put({ ...passed, kind: fact.kind })
    }
  }
  if (!on.holds || !abilities.includes('burn')) return
  const used =
    (own(run.game.seats.find(({ slot }) => slot === dead)?.uses ?? {}, 'burn') ?? 0)
    + run.spent.filter(({ who, ability }) => who === dead && ability === 'burn').length
  for (let use = 0; use < used; use++) run.spend(heir, 'burn', 'RU-ACZ-3')
}
