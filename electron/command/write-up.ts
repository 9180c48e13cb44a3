/** A night as a post: what everybody reads at dawn, then the reasons as a nested list. */
import { outline, paragraphs } from '../../engine/text/dialect.ts'
import { dialects } from '../../engine/text/dialects/index.ts'
import { strong, text } from '../../engine/text/span.ts'
import type { CaseSheet } from '../desk/contract.ts'

/** The write-up of every phase of a case, in one dialect. */
export function writeUp({ phases }: CaseSheet, shape: 'bbcode' | 'markdown'): string {
  const dialect = shape === 'bbcode' ? dialects.xenforo : dialects.markdown
  return phases
    .flatMap(({ post, trees, headings }) => {
      const listed = (kind: 'result' | 'action'): string[] => {
        const items = trees.filter(({ of }) => of === kind).flatMap(tree => tree.outline)
        return items.length ? [paragraphs(dialect, [[strong(text(headings[kind]))]]), outline(dialect, items)] : []
      }
      return [paragraphs(dialect, post), ...listed('result'), ...listed('action')]
    })
    .join(dialect.between)
}
