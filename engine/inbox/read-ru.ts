/** A message in Russian, read by what its system knows of Russian words. */
import type { Seat } from '../journal/state.ts'
import type { SeatId } from '../reason/claim.ts'
import type { Range } from '../text/range.ts'
import type { Words } from '../text/wording.ts'
import type { Mentioned } from './candidates.ts'
import { abilitiesOf, type Played } from './knowledge.ts'
import { withAskedAlone } from './ru/asked-alone.ts'
import { echoIn } from './ru/echoes.ts'
import { leadsToText } from './ru/leads-to-text.ts'
import { cancelsIn } from './ru/cancels.ts'
import { folded } from './ru/folded.ts'
import { playersNamed, rolesNamed } from './ru/names.ts'
import type { ParamWords } from './ru/params.ts'
import { blanked } from './ru/blanked.ts'
import { asItLooks } from './ru/look-alikes.ts'
import { anythingIn, isRu, readRu } from './ru/read.ts'
import { isOwnOf, sentencesOf, type Sentence, type Spellings } from './ru/sentences.ts'
import { stemsFor, stemsIn, type Stems } from './ru/stems.ts'
import { verbForms } from './ru/verbs.ts'
import type { RuReading } from './ru/reading.ts'
import type { RuSenderContext } from './reader.ts'
import { isSame } from './ru/drafts.ts'
import type { Ambiguity, Draft, SenderAbilities } from './draft-state.ts'
import type { Heard, Language, Message, Sent } from './language.ts'
import { textsIn, type TextRead } from './texts.ts'

/** Whether a message is Russian, and its system knows how orders are written in it. */
export const speaksRu = ({ system, game }: Played, body: string): boolean =>
  system.words.wording.ru?.verbs !== undefined && isRu(body, game.seats)

const wordsOf = ({ system }: Played): Words => system.words.wording.ru ?? system.words.wording.en

const none: Record<string, string[]> = {}

const spellingsOf = (played: Played): Spellings => {
  const { verbs = none, roles, stems = none, speaksOver = none } = wordsOf(played)
  return {
    players: playersOf(played),
    roles: once(rolesFound, roles, rolesNamed),
    verbs: once(verbsFound, verbs, verbForms),
    stems: once(stemsFound, stems, said => stemsFor(said, speaksOver)),
  }
}

/** What finds the names of a game is made once for all messages of a page. */
const playersFound = new WeakMap<readonly Seat[], { aliases: Played['aliases']; players: Spellings['players'] }>()

function playersOf({ game: { seats }, aliases }: Played): Spellings['players'] {
  const before = playersFound.get(seats)
  if (before && before.aliases === aliases) return before.players
  const players = playersNamed(seats, aliases ?? {})
  playersFound.set(seats, { aliases, players })
  return players
}

/** What finds the words of a system, which has hundreds, is made once and not for each message. */
const rolesFound = new WeakMap<Words['roles'], Spellings['roles']>()
const stemsFound = new WeakMap<NonNullable<Words['stems']>, Stems>()
const verbsFound = new WeakMap<NonNullable<Words['verbs']>, Spellings['verbs']>()

function once<Said extends object, Found>(known: WeakMap<Said, Found>, said: Said, make: (said: Said) => Found): Found {
  const found = known.get(said) ?? make(said)
  known.set(said, found)
  return found
}

/** It follows from the game alone, and is made once for all messages of a page. */
const paramsFound = new WeakMap<Played['game'], Map<string, ParamWords[]>>()

const paramsOf = (played: Played): Map<string, ParamWords[]> => once(paramsFound, played.game, () => makeParams(played))

/** What each ability's orders may say besides whom they are about. */
function makeParams(played: Played): Map<string, ParamWords[]> {
  const { keyWords = {} } = wordsOf(played)
  const said = (of: string): string[] => (Object.hasOwn(keyWords, of) ? keyWords[of]!.map(folded) : [])
  /** Values of a key that has no list of them. */
  const saidFor = (key: string): string[] =>
    Object.keys(keyWords).flatMap(one => (one.startsWith(`${key}:`) ? [one.slice(key.length + 1)] : []))
  return new Map(
    [...abilitiesOf(played)].map(([id, { keys = {} }]): [string, ParamWords[]] => [
      id,
      [
        { words: said(id) },
        ...Object.entries(keys).flatMap(([key, { values, must, aims }]): ParamWords[] => [
          ...(values ?? saidFor(key)).map((value): ParamWords => ({
            words: [...(values ? said(value) : []), ...said(`${key}:${value}`)],
            means: { key, value },
            ...(must && { must }),
          })),
          ...(aims === 'player' && said(key).length ? [{ words: said(key), before: key }] : []),
        ]),
      ],
    ]),
  )
}

/** What the sender is called by his roles, as `role:` and the id, with what each of them can do. */
function ownRolesOf({ system, game }: Played, seat: Seat): Map<SeatId, readonly string[]> {
  const over = Object.entries(system.overlays ?? {}).flatMap(([key, roles]) => {
    const id = seat.details?.[key]
    return typeof id === 'string' && Object.hasOwn(roles, id) ? [[id, roles[id]!.abilities] as const] : []
  })
  const own = { ...system.roles, ...game.customRoles }[seat.role]
  return new Map(
    [...(own ? [[seat.role, own.abilities] as const] : []), ...over].map(([id, does]) => [`role:${id}`, does]),
  )
}

/**
 * What is asked for now; and where that leaves something to ask, or comes to nothing, with the moves that the writer
 * has at another time of day. They are read only where all that is asked for is plain: then the rules say of them when
 * they are sent.
 */
function readAtAnyTime(
  body: string,
  writer: RuSenderContext,
  elsewhen: SenderAbilities['abilities'],
  spellings: Spellings,
): RuReading {
  const now = readRu(body, writer, spellings)
  if (!elsewhen.size || (now.drafts.length && !now.queries.length && !now.implied)) return now
  const { means } = writer
  const wide = { ...writer, means: { ...means, abilities: new Map([...means.abilities, ...elsewhen]) } }
  const isKept = (one: Draft, drafts: readonly Draft[]): boolean => drafts.some(other => isSame(one, other))
  const isPlain = ({ drafts, queries }: RuReading): boolean =>
    !queries.length
    && drafts.some(({ does }) => elsewhen.has(does))
    && (now.implied || now.drafts.every(one => isKept(one, drafts)))
  const any = readRu(body, wide, spellings)
  if (isPlain(any)) return any
  // «Завтра днем защищаю Комара» says when that is; of a move of now it would put it off.
  const later = body.replace(tomorrow, said => ' '.repeat(said.length))
  const then = later === body ? undefined : readRu(later, wide, spellings)
  return then && isPlain(then) && then.drafts.every(one => elsewhen.has(one.does) || isKept(one, now.drafts))
    ? then
    : now
}

const day = String.raw`дн[её]м|день|утром|(?:на\s+)?(?:голосовани|суд|выбор)\p{L}*`
const tomorrow = new RegExp(String.raw`(?<!\p{L})(?:на\s+)?завтра(?:шн\p{L}+)?(?:\s+(?:${day}))?(?!\p{L})`, 'giu')

/** What «моя цель» can mean: moves that cost a turn; of who has none of them, the one that is aimed at somebody. */
function movesOf(played: Played, means: SenderAbilities): string[] {
  const aimed = [...abilitiesOf(played)].filter(
    ([id, { targets, aims }]) => means.abilities.has(id) && targets > 0 && !aims?.includes('role'),
  )
  const moves = aimed.filter(([, { casual }]) => !casual)
  return (moves.length || aimed.length > 1 ? moves : aimed).map(([id]) => id)
}

/** What a message names, and the abilities of which it speaks. */
const mentionedIn = (sentences: readonly Sentence[], { stems }: Spellings): Mentioned => ({
  names: sentences.flatMap(({ targets }) => targets),
  abilities: sentences.flatMap(({ verbs, clauses }) => [
    ...verbs.flatMap(({ abilities, span }) => abilities.map(id => ({ id, at: span.start }))),
    ...clauses.flatMap(({ words, places }) =>
      stemsIn(words, stems, () => false, 0).map(({ of, from }) => ({ id: of, at: places[from]! })),
    ),
  ]),
})

export const inRu: Language = { locale: 'ru', heard, foundIn }

function heard({ context: played, envelope: { body, asides }, seat, known }: Sent): Heard {
  const { reader, means, elsewhen } = known
  const gaps = asides.map(({ span }) => span)
  const own = blanked(played.game.seats.some(({ name }) => asItLooks(name) !== name) ? body : asItLooks(body), gaps)
  // «Уборка: Хан» names somebody: what is aimed at players is no text.
  const isText = ({ order: { abilities } }: TextRead): boolean => !means.abilities.get(abilities[0]!)?.targets
  const texts = textsIn(reader, wordsOf(played).verbs ?? {}, own, own.length, leadsToText)
    .filter(isText)
    .map(({ order: { abilities, targets, span, with: chosen } }): Draft => ({
      does: abilities[0]!,
      targets,
      span,
      ...(chosen && { with: chosen }),
    }))
  const aimed = [...abilitiesOf(played)].flatMap(([id, { aims = [] }]) => (aims.includes('role') ? [id] : []))
  const written = blanked(
    own,
    texts.map(({ span }) => span),
  )
  const cancels = cancelsIn(written)
  const gone = cancels.slice(-1).map(({ end }): Range => ({ start: 0, end }))
  const spellings = spellingsOf(played)
  const writer: RuSenderContext = {
    ...reader,
    means,
    aimedAtRoles: new Set(aimed),
    moves: movesOf(played, means),
    over: wordsOf(played).speaksOver ?? none,
    answers: asides.some(({ kind, span }) => kind === 'quoted' && body.slice(span.start, span.end).includes('?')),
    params: paramsOf(played),
    ownRoles: ownRolesOf(played, seat),
  }
  const left = blanked(written, gone)
  const sentences = sentencesOf(left, spellings, seat.slot, isOwnOf(means))
  const mentioned = mentionedIn(sentences, spellings)
  const isSpokenOf = (id: string): boolean =>
    mentioned.abilities.some(one => one.id === id)
    || sentences.some(({ roles }) => roles.some(({ slot }) => writer.ownRoles.get(slot)?.includes(id)))
  const later = new Map([...elsewhen].filter(([id]) => isSpokenOf(id)))
  const whole = (said: string): RuReading => readAtAnyTime(said, writer, later, spellings)
  const read = withAskedAlone(left, whole(left), sentences, whole, writer)
  const { drafts } = read
  const isSilent = !drafts.length && !read.queries.length && !texts.length && !cancels.length
  const echo = isSilent ? echoIn(sentences, writer) : undefined
  const queries = echo ? [echo] : read.queries
  return {
    drafts: [...texts, ...drafts].filter(({ span }) => gone.every(({ end }) => span.start >= end)),
    queries,
    notes: cancels.map(span => ({ kind: 'cancel', span })),
    mentioned,
  }
}

/** Without a sender, whatever may be an order of anybody's is a doubt. */
function foundIn({ context, envelope: { body, asides } }: Message): Ambiguity | undefined {
  const gaps = asides.map(({ span }) => span)
  const found = anythingIn(blanked(body, gaps), spellingsOf(context))
  return found && { why: 'noSender', span: found.span, abilities: 'all', options: [] }
}
