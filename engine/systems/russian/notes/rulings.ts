/**
 * Night notes (RU-NOTE): kept until the morning, and published below its results where what they depend on is so. Nothing
 * tells whose they are: they stand in the order of their texts.
 */
import { all, any, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { conditionMet } from './conditions.ts'

/** The note as it was left. One from the evening is remembered until the morning. */
export const noted: LateEffect = (
  run,
  {
    move: {
      id: action,
      actor: by,
      with: { text = '', when = '', else: otherwise = '' },
    },
    why,
  },
) => {
  const evening = run.phase.kind === 'evening'
  run.put({
    kind: 'noted',
    of: by,
    by,
    action,
    why,
    rule: 'RU-NOTE-1',
    data: { text, when, otherwise },
    ...(evening && { until: `night ${run.phase.number}` }),
  })
  return evening
    ? undefined
    : () =>
        run.ledger.attempts({ kind: 'notePublished', of: by, when: 'soFar', where: fact => fact.action === action })[0]
          ?.why ?? why
}

/** Publishes what is to be published, without a sender. The author may be dead by now (RU-NOTE-3). */
export function publishNotes(run: Resolution): void {
  const lines = run.ledger.attempts({ kind: 'noted', when: 'soFar' }).flatMap(note => published(run, note))
  for (const text of lines.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))) run.announce('note', { text }, 'RU-NOTE-1')
}

function published(run: Resolution, note: Fact<'noted'>): string[] {
  const { of, by, action, data } = note
  const rule = run.isDead(of) ? 'RU-NOTE-3' : 'RU-NOTE-1'
  const cite = { rule, ...(action !== undefined && { action }) }
  const met = conditionMet(run, of, data.when)
  const other = all({ is: 'fact', kind: 'noteOtherwise', of }, { rule: 'RU-NOTE-2' }, [], [met])
  const why = all({ is: 'fact', kind: 'notePublished', of }, cite, [
    note.why,
    data.otherwise ? any({ is: 'fact', kind: 'noteHasText', of }, { rule: 'RU-NOTE-2' }, [met, other]) : met,
  ])
  run.put({
    kind: 'notePublished',
    of,
    why,
    rule,
    ...(by !== undefined && { by }),
    ...(action !== undefined && { action }),
  })
  return why.holds ? [filled(run, met.holds ? data.text : data.otherwise)] : []
}

/** `{dead}` becomes the names of who died, in roster order. */
function filled(run: Resolution, text: string): string {
  const dead = run.game.seats.filter(({ slot }) => run.isDead(slot)).map(({ name }) => name)
  return text.replaceAll('{dead}', dead.join(', ') || '—')
}
