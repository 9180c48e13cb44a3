/** Votes: of the systems that Nightdesk knows today, none counts them. */
import type { ReactNode } from 'react'
import { Empty } from '../../parts/empty.tsx'

/** The screen, as far as there is one. */
export function VotesScreen(): ReactNode {
  return <><h1 className="sr">Votes</h1><Empty title="This system counts no votes." text="A system that does brings its counting with it; then the votes of each day stand here." /></>
}
