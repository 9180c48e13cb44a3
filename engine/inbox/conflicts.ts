/** What a message asks for more often than a night allows. */
import type { Ambiguity, Draft, SenderAbilities } from './draft-state.ts'

/** An order said twice stands once; what is too much is asked about. */
export function withoutConflicts(
  drafts: readonly Draft[],
  { abilities, oneAction }: SenderAbilities,
): { kept: Draft[]; asked: Ambiguity[] } {
  const said = drafts.map(saidIn)
  const kept = drafts.filter((_, at) => said.indexOf(said[at]!) === at)
  const conflict = (uses: readonly Draft[], span: Draft['span'], of: Ambiguity['abilities']): Ambiguity => ({
    why: 'conflict',
    span,
    abilities: of,
    options: [...uses],
  })
  const asked = [...abilities].flatMap(([id, { often }]): Ambiguity[] => {
    const uses = kept.filter(({ does }) => does === id)
    const end = Math.max(...uses.map(({ span }) => span.end))
    return uses.length > often ? [conflict(uses, { start: uses[0]!.span.start, end }, [id])] : []
  })
  const own = kept.filter(({ by }) => by === undefined)
  return {
    kept,
    asked: oneAction && own.length > 1 ? [...asked, conflict(kept, own.at(-1)!.span, 'all')] : asked,
  }
}

const saidIn = ({ does, by, targets, with: keys = {} }: Draft): string =>
  JSON.stringify([does, by, targets.map(({ slot }) => slot), Object.entries(keys).sort()])
