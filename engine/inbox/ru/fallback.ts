/**
 * A message looked at once more, where its clauses as they stand left something to ask. Who is aimed at is told from who
 * is spoken of by how the clause says it; what is left alone is let go; and where everything is of one move, whoever
 * alone is named is whom it is about.
 */
import type { SeatId } from '../../reason/claim.ts'
import type { Target } from '../clause.ts'
import { isInfinitive, isOpinion, isPast, isThird, isThought, ofTonight } from './moods.ts'
import { genderOfEpithet } from './epithets.ts'
import { beginning, isLeftAlone, isPointless, isUnwanted } from './left-alone.ts'
import { isOwnDeed } from './narrated.ts'
import type { Named } from './names.ts'
import type { Piece, Segment } from './piece.ts'
import { isArranged, isCame, isGone } from './seen-otherwise.ts'
import { whomOf } from './missing-target.ts'
import { inFirstPerson } from './verbs.ts'
import { genderOf } from './words.ts'
import type { RuSenderContext } from '../reader.ts'

/** What is to be told to somebody is no move: «передай Хану», «Филину скажите». */
export const message = beginning(
  'переда[йв] скажи(?:те)?$ напомни объясни намекни поздрав приз$ приза$ медал оскар$ преми орден грамот аплод поклон$',
)
/** Who is only spoken of behind one of them. */
export const about = /^(?:про|о|об|обо|насчет|против|от|из-за|кроме|без|после|при|вместо|перед|по|из|у|ради)$/u
/** Somebody whom the message does not name. */
export const somebody =
  beginning(`кого- кому- кем- ком- кто- нибудь друг(?:ого|ую|ой|их|ому|им)$ нов(?:ого|ую|ых)$ следующ любого любую любой
  остальн сосед всех$ всем$ кажд никого$ никому$ один$ одна$ сам$ сама$ дома$ ли$ или$ меня$`)
/** The writer does nothing this night. */
const idle = /^(?:дома|отдыхаю|отдохну|сплю|посплю|спать|пропускаю|пропущу|пасую|паузу|перерыв)$/u
/** Deeds that say of any move that it is to be done with somebody: «вешаю на», «добавляю туда», «насыпь». */
export const placing =
  beginning(`веша[юей] повес повеш став[ьл] постав кидаю кидай кину кинь накид накин броса[юей] брошу брось добав кладу положу
  положи несу понесу отнесу веду поведу шлю пошлю посыла[юей] отправ направ запис запиш впис впиш оформ выбир выбер беру возьм взять
  назнач насып дам$ даю$ дай(?:те)?$ дать$ вруч достав подар дарю пуска[юей] пущу запус навож навед нацел целюсь выдел выпис подсу подки
  подсунь завед завож хочу`)
/** What is of the day is no move of the night. */
export const byDay = beginning(
  'голос завтра виселиц казн петл суд(?:у|е|ом)?$ рубл список списк подозрит победит победу',
)
export const opinion = beginning('жал[ькеу] тревожн волну беспоко обидн страшн рад[аы]?$ подозр спасиб')

const only = <One>([one, ...more]: readonly One[]): One | undefined => (more.length ? undefined : one)

/** The pieces as they are to be taken, with who is set aside. */
export function lookedAtAgain(pieces: readonly Piece[]): { pieces: Piece[]; left: ReadonlySet<SeatId> } {
  const left = new Set<SeatId>()
  const told: Piece[] = []
  for (const [at, piece] of pieces.entries()) {
    const { kind, words, targets, abilities } = piece
    const as = (one: Partial<Piece>): Piece => ({ ...piece, unsettled: undefined, ...one })
    if (targets.length && (kind !== 'order' || (!piece.isStrong && piece.bare)) && isLeftAlone(words)) {
      for (const { slot } of targets) left.add(slot)
      told.push(as({ kind: 'told' }))
    } else if (targets.length && !abilities.length && words.some(word => message.test(word)))
      told.push(as({ kind: 'told' }))
    else if (isCame(piece)) told.push(as({ kind: 'told', question: false }))
    else if (isGone(piece, pieces)) told.push(as({ kind: 'order', past: false }))
    else if (isArranged(piece))
      told.push(as({ kind: abilities.length === 1 ? 'order' : 'names', past: false, isStrong: abilities.length === 1 }))
    else if (isHarmless(pieces, at)) told.push(as({ kind: 'told', condition: false }))
    else told.push(isAim(piece) ? { ...piece, kind: 'names' } : piece)
  }
  return { pieces: told, left }
}

/** «Роль мне без надобности», «никакого ареста», «охрана мне не нравится»: what is spoken of is not to be done. */
export const withUnwanted = (pieces: readonly Piece[]): Piece[] =>
  pieces.map(piece =>
    piece.kind === 'order'
    && isPointless(piece.words)
    && piece.words.some(word => isInfinitive(word.replace(/-(?:то|таки)$/u, '')))
      ? { ...piece, kind: 'denied' }
      : piece.kind === 'order'
          && piece.abilities.length
          && !piece.targets.length
          && !piece.words.some(word => inFirstPerson(word) && isOwnDeed(word))
          && isUnwanted(piece.words)
        ? { ...piece, kind: 'denied' }
        : piece,
  )

/** A condition with what comes of it, or what comes of one, where neither names anybody nor speaks of a move. */
function isHarmless(pieces: readonly Piece[], at: number): boolean {
  const { sentence, condition } = pieces[at]!
  const isIdle = ({ kind, targets, abilities, pronouns: some, words }: Piece): boolean =>
    (kind === 'told' || kind === 'open')
    && !targets.length
    && !abilities.length
    && !(some.length && words.includes('не'))
    && words.length > 1
  const next = pieces[at + 1]
  const before = pieces[at - 1]
  const follows = (one: Piece, two: Piece | undefined): boolean =>
    one.condition && isIdle(one) && two?.sentence === one.sentence && isIdle(two) && !two.condition
  if (condition) return follows(pieces[at]!, next)
  return before !== undefined && before.sentence === sentence && follows(before, pieces[at])
}

/** Somebody is named in it as one is whom something is done to, with a deed of any move or with no verb at all. */
function isAim(piece: Piece): boolean {
  const { kind, targets, abilities, words, places, bare, unsettled, condition, question, nots, foreign } = piece
  if (kind !== 'open' || !targets.length || abilities.length || nots.length) return false
  if (unsettled || condition || question || bare || foreign) return false
  const own = words.filter(word => !/^(?:а|и|но|ну|вот|да|только|лучше|тогда)$/u.test(word))
  if (about.test(own[0] ?? '') || about.test(own[1] ?? '')) return false
  if (words.some(word => isPast(word) || word === 'бы' || word === 'не' || word === 'нет')) return false
  const isOf = ({ span }: Target): boolean => about.test(words[places.indexOf(span.start) - 1] ?? '')
  if (targets.some(isOf) || words.some(word => byDay.test(word))) return false
  if (words.some(word => isThought(word) || isOpinion(word) || opinion.test(word))) return false
  if (words.some(word => placing.test(word))) return true
  // «То она за Осу, то против».
  if (words.some(word => /^(?:он|она|они)$/u.test(word))) return false
  if (words.some(word => isOwnDeed(word) || isInfinitive(word))) return false
  const isMine = words.some(word => /^(?:мо[йяеи]|наша?|наши|наше)$/u.test(word))
  return words.some(isThird) ? isMine : own.length <= 6 && !/^(?:за|с|со)$/u.test(own[0] ?? '')
}

/** «Хан + Ива», «Филин <-> Гном»: two names and a sign between them. */
export const isJoinedBySign = (body: string): boolean =>
  /^[^+<>/&|=\n]{2,30}\s*(?:\+|<?-+>|<>|\/|&|↔|⇄|=|(?<=\s)[-–—](?=\s))\s*[^+<>/&|=\n]{2,30}$/u.test(body.trim())
export function pairOf(pieces: readonly Piece[], does: string): Segment[] | undefined {
  const targets = pieces.flatMap(one => one.targets)
  return pieces.every(({ kind, question }) => kind === 'names' && !question) && targets.length === 2
    ? [{ does, targets, pieces: [...pieces] }]
    : undefined
}

/** What is known beside the pieces. */
interface Known {
  players: readonly Named[]
  writer: RuSenderContext
  /** Everybody whom the message names, in whatever it tells. */
  named: readonly Target[]
  /** Whether a move is about an earlier one. */
  isOfBefore(does: string): boolean
}

/**
 * What is asked for of whom.
 * @param main the move that is meant where none is spoken of
 * @returns nothing where it cannot be told
 */
export function segmentsAgain(
  pieces: readonly Piece[],
  main: string | undefined,
  { players, writer, named, isOfBefore }: Known,
): Segment[] | undefined {
  const { sender, means } = writer
  if (
    pieces.some(({ words, targets, kind }) => kind !== 'told' && !targets.length && words.some(word => idle.test(word)))
  )
    return undefined
  const orders = pieces.filter(({ kind }) => kind === 'order')
  const names = pieces.filter(({ kind }) => kind === 'names')
  if (orders.some(({ abilities, stranger }) => abilities.length !== 1 || stranger)) return undefined
  if (names.some(({ stranger }) => stranger)) return undefined
  const spoken = [...new Set(orders.flatMap(({ abilities }) => abilities))]
  const does = spoken.length ? spoken : main !== undefined && isMeant(pieces, names) ? [main] : []
  const segments = does.map((one): Segment => {
    const own = orders.filter(({ abilities }) => abilities[0] === one)
    return { does: one, targets: own.flatMap(({ targets }) => targets), pieces: own }
  })
  for (const piece of names) {
    const near =
      orderOf(piece, orders, segments)
      ?? only(segments.filter(one => one.pieces.some(({ sentence }) => sentence === piece.sentence)))
    const segment = near ?? only(segments)
    // «Лечу Осу. И вот кто: Хан»: a name as it is called is of the order beside it.
    if (!segment || (!near && piece.bare && segment.targets.length > 0)) return undefined
    segment.targets.push(...piece.targets)
    segment.pieces.push(piece)
  }
  if (segments.some(({ pieces: own }) => new Set(own.flatMap(one => (one.targets.length ? [one.bare] : []))).size > 1))
    return undefined
  for (const segment of segments) {
    const { targets: least } = means.abilities.get(segment.does)!
    if (segment.targets.length || !least || !segment.pieces.length) continue
    const found =
      whomOf(segment, pieces, players, sender, isOfBefore(segment.does))
      ?? (segments.length === 1 ? whoAlone(segment, players, sender, least, named) : undefined)
    if (!found) return undefined
    segment.targets.push(...found)
  }
  return segments.length ? segments : undefined
}

/**
 * Whether names without any word of a move are an order: with a deed of any move in their sentence, with «сегодня», or
 * as many as are said to be.
 */
function isMeant(pieces: readonly Piece[], names: readonly Piece[]): boolean {
  if (!names.length || pieces.some(({ kind, foreign }) => kind === 'denied' || foreign)) return false
  const beside = ({ sentence }: Piece): Piece[] => pieces.filter(one => one.sentence === sentence)
  const [alone, ...others] = pieces
  return names.every(
    name =>
      // «К Осе», and nothing else.
      (alone === name
        && !others.length
        && !name.bare
        && name.words.length < 4
        && /^(?:к|ко|за|на|у)$/u.test(name.words[0] ?? ''))
      // «Давайте Лорда с Марией».
      || (!name.bare && /^давай(?:те)?$/u.test(name.words[0] ?? ''))
      || beside(name).some(
        ({ words, kind, past }) =>
          !past
          && (words.some(word => placing.test(word))
            || (ofTonight(words) && (kind === 'names' || kind === 'open') && !name.bare)),
      ),
  )
}

/** «А Комара, который служит мне давно, прошу наказать»: names of the order behind them that has none of its own. */
function orderOf(names: Piece, orders: readonly Piece[], segments: readonly Segment[]): Segment | undefined {
  const inSentence = orders.filter(({ sentence }) => sentence === names.sentence)
  const next = inSentence.find(({ start }) => start > names.start)
  const last = inSentence.findLast(({ start }) => start < names.start)
  const isFree = (one: Piece | undefined): boolean => one !== undefined && !one.targets.length && !one.pronouns.length
  const order =
    inSentence.length < 2
      ? undefined
      : isFree(next) && !isFree(last)
        ? next
        : isFree(last) && !isFree(next)
          ? last
          : undefined
  return order && segments.find(one => one.pieces.includes(order))
}

/** Who alone a message names, where what it orders points at nobody else. */
function whoAlone(
  { pieces: own }: Segment,
  players: readonly Named[],
  sender: SeatId,
  least: number,
  named: readonly Target[],
): Target[] | undefined {
  const said = own.flatMap(({ words }) => words)
  if (said.some(word => somebody.test(word)) || own.some(one => one.pronouns.length)) return undefined
  if (!own.some(({ isStrong, strange }) => isStrong && !strange)) return undefined
  const others = named.filter(({ slot }) => slot !== sender)
  const targets = [...new Map(others.map(target => [target.slot, target] as const)).values()]
  if (targets.length !== least) return undefined
  const genders = new Set(
    said.flatMap(word => (Object.hasOwn(genderOf, word) ? [genderOf[word]!] : (genderOfEpithet(word) ?? []))),
  )
  const fits = ({ slot }: Target): boolean => {
    const gender = players.find(player => player.slot === slot)?.gender
    return gender === undefined || !genders.size || (genders.size === 1 && genders.has(gender as 'm' | 'f'))
  }
  return least > 1 || targets.every(fits) ? targets : undefined
}
