/** The end of a message: what it leaves open, and what an order in it explains. */
import { ask, fitting, nearly, sameSlots, type Draft, type Ambiguity, type State } from './draft-state.ts'

/** What the end of the message leaves open. */
export function leftOpen(state: State): void {
  const { open, former, later, hands, drafts, means } = state
  if (open) ask(state, { why: 'correction', span: open }, 'all', [])
  for (const { near, span } of former)
    if (!near!.abilities.some(id => drafts.some(draft => draft.does === id && draft.span.start > span.start)))
      nearly(state, near!, false)
  const unsaid = state.declined.length
    ? undefined
    : state.fates.find(({ abilities }) => !drafts.some(({ does }) => abilities.includes(does)))
  if (unsaid)
    ask(
      state,
      unsaid.troubles.find(({ why }) => why !== 'unread') ?? unsaid.troubles[0]!,
      [...unsaid.abilities],
      [...unsaid.abilities].map(does => ({ does, targets: unsaid.targets })),
    )
  const { pardon } = state
  if (pardon && !drafts.length && !state.queries.length && !state.declined.length)
    ask(state, pardon.troubles[0] ?? { why: 'bareName', span: pardon.span }, 'all', fitting(means, pardon.targets))
  if (later && drafts.length) ask(state, { why: 'wavering', span: later }, 'all', [])
  const asked = state.queries.some(
    ({ why, abilities }) =>
      why === 'otherActs' && (abilities === 'all' || abilities.some(id => means.abilities.get(id)?.team)),
  )
  const carried =
    hands && !asked ? drafts.filter(({ does, by }) => by === undefined && means.abilities.get(does)?.team) : []
  if (carried.length)
    ask(
      state,
      { why: 'otherActs', span: hands! },
      carried.map(({ does }) => does),
      [],
    )
}

/** A mention without a target, or a name, that an order elsewhere in the message already explains: of nobody else. */
export function dropSubsumed(state: State): void {
  const { bare, drafts } = state
  const drafted = (abilities: Ambiguity['abilities']): boolean =>
    abilities !== 'all' && abilities.length > 0 && abilities.every(id => drafts.some(({ does }) => does === id))
  const explained = state.told.filter(({ options: [option] }) =>
    drafts.some(
      ({ does, targets }) =>
        does === option!.does
        && sameSlots(
          option!.targets.map(({ slot }) => slot),
          targets,
        ),
    ),
  )
  state.queries = state.queries.filter(query => !explained.includes(query))
  const named =
    bare !== undefined
    && drafts.some(({ targets }) =>
      sameSlots(
        bare.targets.map(({ slot }) => slot),
        targets,
      ),
    )
  const elsewhere = ({ options }: Ambiguity): boolean =>
    options.some(({ targets }) => targets.some(({ slot }) => !isAimedAt(drafts, slot)))
  state.queries = state.queries.filter(query => {
    const { why, abilities, span } = query
    const explains =
      why === 'noTarget' && ((drafted(abilities) && !elsewhere(query)) || state.queries.some(isAskedBeside(query)))
    return !explains && !(named && why === 'bareName' && span.start === bare.span.start)
  })
}

/** `Night 1 kill`, above what is asked about anyhow: whom it is to be is asked once. */
const isAskedBeside =
  (query: Ambiguity) =>
  (other: Ambiguity, at: number, all: readonly Ambiguity[]): boolean =>
    other !== query
    && (other.why !== 'noTarget' || at < all.indexOf(query))
    && other.why !== 'question'
    && (other.abilities === 'all' || other.abilities.join() === String(query.abilities))

const isAimedAt = (drafts: readonly Draft[], slot: string): boolean =>
  drafts.some(({ targets }) => targets.some(target => target.slot === slot))
