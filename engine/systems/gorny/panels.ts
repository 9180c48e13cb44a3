/** What a screen shows beside a phase: what only the host knows, who may kill, what is held against whom, who is whose buddy. */
import type { Game, PhaseState } from '../../journal/state.ts'
import { own } from '../../ruleset/catalogue.ts'
import type { Panel } from '../../ruleset/panel.ts'
import { buddies } from './buddies.ts'
import { infractions } from './conduct.ts'
import { carriers } from './hitman.ts'
import { roles } from './roles.ts'
import { en } from './text-en.ts'

export function panels(game: Game, phase: PhaseState | undefined): Panel[] {
  return [
    ...(phase ? [conductPanel(game, phase)] : []),
    secretsPanel(game),
    ...(buddies(game).length ? [buddyPanel(game)] : []),
  ]
}

function conductPanel(game: Game, phase: PhaseState): Panel {
  return {
    id: 'conduct',
    title: 'Conduct',
    says: 'What was seen, and the penalty the rules name. Nothing comes of it unless you remove somebody.',
    rule: 'GORNY-M8',
    columns: ['Player', 'What happened', 'Penalty named', 'Shown by'],
    rows: infractions(game, phase).map(({ who, breach, proposed, post, link, at, note }) => ({
      cells: [
        { player: who },
        own(en.terms ?? {}, breach) ?? breach,
        own(en.terms ?? {}, proposed) ?? proposed,
        [link ?? post, at, note].filter(Boolean).join(', '),
      ],
      tone: proposed !== 'warning' ? ('warn' as const) : ('plain' as const),
    })),
    empty: 'Nothing is held against anybody.',
  }
}

/** Sanities, vests, and the post of the hitman. */
function secretsPanel(game: Game): Panel {
  const killers = new Set(carriers(game.seats)?.map(({ slot }) => slot))
  const rows = game.seats.flatMap(seat => {
    const { slot, role, alive, settings, uses, modifiers } = seat
    const sanity = own(roles, role)?.settings?.sanity ? String(settings.sanity ?? 'sane') : undefined
    const vest = own(roles, role)?.abilities.includes('vest')
      ? Math.max(0, (modifiers.find(({ modifier }) => modifier === 'xShot')?.count ?? 1) - (own(uses, 'vest') ?? 0))
      : undefined
    const known = [
      ...(sanity === undefined ? [] : [`${sanity} cop`]),
      ...(vest === undefined ? [] : [`vest: ${vest} left`]),
      ...(killers.has(slot) ? ['carries the kill'] : []),
    ]
    return known.map(words => ({
      cells: [{ player: slot }, words],
      tone: alive ? ('plain' as const) : ('quiet' as const),
    }))
  })
  return {
    id: 'secrets',
    title: 'Known to you alone',
    columns: ['Player', 'What'],
    rows,
    empty: 'No sanity, no vest, no hitman.',
  }
}

const buddyPanel = (game: Game): Panel => ({
  id: 'buddies',
  title: 'Buddies',
  rule: 'GORNY-T4',
  columns: ['Player', 'Buddy'],
  rows: buddies(game).map(([seat, other]) => ({
    cells: [{ player: seat.slot }, typeof other === 'string' ? other : { player: other.slot }],
  })),
})
