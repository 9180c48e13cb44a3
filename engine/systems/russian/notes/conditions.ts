/** Conditions of night notes: which an author may set, and whether what one asks for is so in the morning (RU-NOTE-2). */
import { type Game, type Refusal, type Seat, seatOf } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import {
  type Asked,
  type OwnWord,
  type PublicWord,
  conditionOf,
  conditionSaid,
  inSigns,
  ownWords,
  unreadClause,
} from './language.ts'
import { base, optional } from '../roles/civil.ts'
import { faceless, negative } from '../roles/negative.ts'
import { section } from '../section.ts'
import { type Resolution, type Says, all, any } from '../vocabulary.ts'
import type { PartWords } from '../words.ts'

/** A condition has to be readable, and about what its author may know (RU-NOTE-2). */
export function refuseCondition(game: Game, by: SeatId, when: string): Refusal | undefined {
  const author = seatOf(game, by)!
  const unread = unreadClause(when)
  if (unread) return { rule: 'RU-NOTE-2', says: unread }
  const has = (ability: string) => abilitiesOf(game, author).includes(ability)
  const read = conditionOf(inSigns(when), game, author, has, conditionSaid)
  return 'says' in read ? { rule: 'RU-NOTE-2', says: read.says } : undefined
}

/** What a player's roles let him do, civil and overlaid. */
function abilitiesOf({ customRoles }: Game, { role, details }: Seat): readonly string[] {
  const over = [getOwn(negative, details?.negative ?? ''), getOwn(faceless, details?.faceless ?? '')]
  return [getOwn(customRoles, role) ?? getOwn(base, role) ?? getOwn(optional, role), ...over].flatMap(
    one => one?.abilities ?? [],
  )
}

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
            who === of && ownWords[word].has.some(check => check === ability) && result === colours[word],
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

const words = {
  facts: {
    noteCondition: {
      stands: { en: 'the note’s condition is met', ru: 'условие записки выполняется' },
      falls: { en: 'the note’s condition is not met', ru: 'условие записки не выполняется' },
    },
    noteUnreadable: {
      stands: { en: 'the condition is readable', ru: 'условие понятно' },
      falls: { en: 'the condition is not readable', ru: 'условие не прочесть' },
    },
    notSo: {
      stands: { en: 'this is not the case', ru: 'это не так' },
      falls: { en: 'this is the case', ru: 'это так' },
    },
    anybodyDied: {
      stands: { en: 'somebody died', ru: 'есть погибшие' },
      falls: { en: 'nobody died', ru: 'погибших нет' },
    },
    nobodyDied: {
      stands: { en: 'nobody died', ru: 'погибших нет' },
      falls: { en: 'somebody died', ru: 'есть погибшие' },
    },
    readsFaceCut: {
      stands: { en: 'the results say that {who}’s face was cut', ru: 'в итогах есть срез лица {who_gen}' },
      falls: { en: 'the results do not say that {who}’s face was cut', ru: 'в итогах нет среза лица {who_gen}' },
    },
    readsOwn: {
      stands: {
        en: '{who} is told this: {what, select, attacked {attacked} blocked {blocked} foiled {move foiled} saved {saved somebody} sawRed {red check} other {black check}}',
        ru: '{who_nom} получает сообщение: {what, select, attacked {нападение} blocked {блок} foiled {ход не прошел} saved {спасение} sawRed {красный чек} other {черный чек}}',
      },
      falls: {
        en: '{who} is not told this: {what, select, attacked {attacked} blocked {blocked} foiled {move foiled} saved {saved somebody} sawRed {red check} other {black check}}',
        ru: '{who_nom} не получает сообщения: {what, select, attacked {нападение} blocked {блок} foiled {ход не прошел} saved {спасение} sawRed {красный чек} other {черный чек}}',
      },
    },
    readsLine: {
      stands: {
        en: 'the results say of the {line, select, commissioner {commissioner} doctor {doctor} other {blocker}}: {is, select, passed {passed} notPassed {not passed} noInfo {no information} hit {hit} other {missed}}',
        ru: 'в итогах {line, select, commissioner {комиссар} doctor {доктор} other {блокер}}: {is, select, passed {чек прошел} notPassed {чек не прошел} noInfo {информация не предоставляется} hit {попал} other {не попал}}',
      },
      falls: {
        en: 'the results do not say of the {line, select, commissioner {commissioner} doctor {doctor} other {blocker}}: {is, select, passed {passed} notPassed {not passed} noInfo {no information} hit {hit} other {missed}}',
        ru: 'в итогах нет строки {line, select, commissioner {комиссар} doctor {доктор} other {блокер}}: {is, select, passed {чек прошел} notPassed {чек не прошел} noInfo {информация не предоставляется} hit {попал} other {не попал}}',
      },
    },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const conditions = section({ words })
