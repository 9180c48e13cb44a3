/** Whether what a night note asks for is so in the morning (RU-NOTE-2). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, any, type Says, type Resolution } from '../vocabulary.ts'
import { conditionOf, type Asked, type OwnWord, type PublicWord } from './language.ts'
import { inSigns } from './said.ts'

/** That a condition is met, as its author wrote it; none at all always is. */
export function conditionMet(run: Resolution, of: SeatId, when: string): Reason {
  const so = when ? conditionOf(inSigns(when), run.game, run.seat(of), () => true) : []
  return all(
    { is: 'fact', kind: 'noteCondition', of },
    { rule: 'RU-NOTE-2' },
    'says' in so
      ? [any({ is: 'fact', kind: 'noteUnreadable', of }, { rule: 'RU-NOTE-2' })]
      : so.map(asked => isSo(run, asked)),
  )
}

function isSo(run: Resolution, { word, not, of }: Asked): Reason {
  const so = wordIsSo(run, word, of)
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

function wordIsSo(run: Resolution, word: PublicWord | OwnWord, of: SeatId | undefined): Reason {
  const deaths = (who?: SeatId): Reason[] =>
    run.ledger
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
        run.tells.some(
          ({ to, kind, values }) =>
            to.to === 'public' && kind === 'faceVictims' && [values.who ?? []].flat().includes(of!),
        ),
      )
    case 'sawRed':
    case 'sawBlack':
      return leaf(
        { kind: 'readsOwn', of: of!, values: { what: word } },
        run.findings.some(
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
        run.tells.some(({ to, kind }) => to.to === 'player' && to.player === of && kind === word),
      )
    default: {
      const [line, is] = lines[word]!
      return leaf(
        { kind: 'readsLine', of: '', values: { line, is } },
        run.tells.some(({ to, kind, values }) => to.to === 'public' && kind === line && values.is === is),
      )
    }
  }
}

/** What can be read, or cannot. */
const leaf = (claim: { kind: Says; of: SeatId; values?: Record<string, string> }, holds: boolean): Reason =>
  holds ? all({ is: 'fact', ...claim }, { rule: 'RU-NOTE-2' }) : any({ is: 'fact', ...claim }, { rule: 'RU-NOTE-2' })
