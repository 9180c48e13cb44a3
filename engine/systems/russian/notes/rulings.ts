/**
 * Night notes (RU-NOTE): kept until the morning, and published below its results where what they depend on is so. Nothing
 * tells whose they are: they stand in the order of their texts.
 */
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, any, type Fact, type LateEffect, type Says, type Walk } from '../vocabulary.ts'
import { conditionOf, type Asked, type OwnWord, type PublicWord } from './language.ts'
import { inSigns } from './said.ts'

/** The note as it was left. One from the evening is remembered until the morning. */
export const noted: LateEffect = (
  walk,
  {
    move: {
      id: action,
      actor: by,
      with: { text = '', when = '', else: otherwise = '' },
    },
    why,
  },
) => {
  const evening = walk.phase.kind === 'evening'
  walk.put({
    kind: 'noted',
    of: by,
    by,
    action,
    why,
    rule: 'RU-NOTE-1',
    data: { text, when, otherwise },
    ...(evening && { until: `night ${walk.phase.number}` }),
  })
  return evening
    ? undefined
    : () =>
        walk.ledger.attempts({ kind: 'notePublished', of: by, when: 'soFar', where: fact => fact.action === action })[0]
          ?.why ?? why
}

/** Publishes what is to be published, without a sender. The author may be dead by now (RU-NOTE-3). */
export function publishNotes(walk: Walk): void {
  const lines = walk.ledger.attempts({ kind: 'noted', when: 'soFar' }).flatMap(note => published(walk, note))
  for (const text of lines.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))) walk.announce('note', { text }, 'RU-NOTE-1')
}

function published(walk: Walk, note: Fact<'noted'>): string[] {
  const { of, by, action, data } = note
  const rule = walk.isDead(of) ? 'RU-NOTE-3' : 'RU-NOTE-1'
  const cite = { rule, ...(action !== undefined && { action }) }
  const so = data.when ? conditionOf(inSigns(data.when), walk.game, walk.seat(of), () => true) : []
  const met = all(
    { is: 'fact', kind: 'noteCondition', of },
    { rule: 'RU-NOTE-2' },
    'says' in so
      ? [any({ is: 'fact', kind: 'noteUnreadable', of }, { rule: 'RU-NOTE-2' })]
      : so.map(asked => isSo(walk, asked)),
  )
  const other = all({ is: 'fact', kind: 'noteOtherwise', of }, { rule: 'RU-NOTE-2' }, [], [met])
  const why = all({ is: 'fact', kind: 'notePublished', of }, cite, [
    note.why,
    data.otherwise ? any({ is: 'fact', kind: 'noteHasText', of }, { rule: 'RU-NOTE-2' }, [met, other]) : met,
  ])
  walk.put({
    kind: 'notePublished',
    of,
    why,
    rule,
    ...(by !== undefined && { by }),
    ...(action !== undefined && { action }),
  })
  return why.holds ? [filled(walk, met.holds ? data.text : data.otherwise)] : []
}

/** `{dead}` becomes the names of who died, in roster order. */
function filled(walk: Walk, text: string): string {
  const dead = walk.game.seats.filter(({ slot }) => walk.isDead(slot)).map(({ name }) => name)
  return text.replaceAll('{dead}', dead.join(', ') || '—')
}

function isSo(walk: Walk, { word, not, of }: Asked): Reason {
  const so = wordIsSo(walk, word, of)
  return not ? all({ is: 'fact', kind: 'notSo', of: of ?? '' }, { rule: 'RU-NOTE-2' }, [], [so]) : so
}

/** The words of what everybody reads: a line, and what it says. */
const lines: Partial<Record<PublicWord, readonly [line: string, is: string]>> = {
  checkPassed: ['commissioner', 'passed'],
  checkFailed: ['commissioner', 'notPassed'],
  noInfo: ['commissioner', 'noInfo'],
  doctorHit: ['doctor', 'hit'],
  doctorMiss: ['doctor', 'miss'],
  blockerHit: ['blocker', 'hit'],
  blockerMiss: ['blocker', 'miss'],
}
const colours: Partial<Record<OwnWord, string>> = { sawRed: 'red', sawBlack: 'black' }

function wordIsSo(walk: Walk, word: PublicWord | OwnWord, of: Slot | undefined): Reason {
  const deaths = (who?: Slot): Reason[] =>
    walk.ledger
      .attempts({
        kind: 'death',
        ...(who !== undefined && { of: who }),
        when: 'soFar',
        where: ({ phase }) => phase === undefined,
      })
      .map(({ why }) => why)
  const anybody = any({ is: 'fact', kind: 'anybodyDied', of: '' }, { rule: 'RU-NOTE-2' }, deaths())
  switch (word) {
    case 'died':
      return any({ is: 'dies', who: of! }, { rule: 'RU-NOTE-2' }, deaths(of))
    case 'anybodyDied':
      return anybody
    case 'nobodyDied':
      return all({ is: 'fact', kind: 'nobodyDied', of: '' }, { rule: 'RU-NOTE-2' }, [], [anybody])
    case 'faceCut':
      return leaf(
        { kind: 'readsFaceCut', of: of! },
        walk.tells.some(
          ({ to, kind, values }) =>
            to.to === 'public' && kind === 'faceVictims' && [values.who ?? []].flat().includes(of!),
        ),
      )
    case 'sawRed':
    case 'sawBlack':
      return leaf(
        { kind: 'readsOwn', of: of!, values: { what: word } },
        walk.findings.some(
          ({ who, result, ability }) =>
            who === of
            && ['check', 'lawyerCheck', 'inquisitorCheck', 'jokerCheck'].includes(ability)
            && result === colours[word],
        ),
      )
    case 'attacked':
    case 'blocked':
    case 'foiled':
    case 'saved':
      return leaf(
        { kind: 'readsOwn', of: of!, values: { what: word } },
        walk.tells.some(({ to, kind }) => to.to === 'player' && to.player === of && kind === word),
      )
    default: {
      const [line, is] = lines[word]!
      return leaf(
        { kind: 'readsLine', of: '', values: { line, is } },
        walk.tells.some(({ to, kind, values }) => to.to === 'public' && kind === line && values.is === is),
      )
    }
  }
}

/** What can be read, or cannot. */
const leaf = (claim: { kind: Says; of: Slot; values?: Record<string, string> }, holds: boolean): Reason =>
  holds ? all({ is: 'fact', ...claim }, { rule: 'RU-NOTE-2' }) : any({ is: 'fact', ...claim }, { rule: 'RU-NOTE-2' })
