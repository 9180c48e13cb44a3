/**
 * From what a phase told its readers to messages. An `Outcome` tells in kinds and ids; here they become words, each with
 * its reader. What everybody reads is made from the public tells alone (see `audience.ts`).
 */
import type { SeatId } from '../reason/claim.ts'
import { getOwn } from '../ruleset/catalogue.ts'
import type { System } from '../ruleset/system.ts'
import type { Game, PhaseState } from '../journal/state.ts'
import type { Outcome, Tell } from '../journal/outcome.ts'
import { listed, listedNames, phaseSaid, sightOf } from '../why/sentences.ts'
import { titled } from './titled.ts'
import { knowingNoAction, roleName, spaced, speakerOf, type Speaker } from '../why/speaker.ts'
import { publicNote, publicProjection, type Note, type PublicNote } from '../text/audience.ts'
import { render, type Layout, type LayoutValues } from '../text/layout.ts'
import { MessageError, rawWords, say, type Value, type Values } from '../text/message.ts'
import { sentenceCase, text, type Span } from '../text/span.ts'
import type { Locale } from '../text/wording.ts'

/**
 * Everything this phase tells: the private messages in the order told, then the posts for everybody.
 * @param kept it was told when the phase was locked, maybe by older words: what they did not tell is left out
 * @throws MessageError where words ask for what was not told
 */
export function messagesOf(
  system: System,
  game: Game,
  phase: PhaseState,
  outcome: Pick<Outcome, 'tells'>,
  { locale = 'en', kept = false }: { locale?: Locale; kept?: boolean } = {},
): Note[] {
  const speaker = speakerOf(system, game, phase, locale)
  const notes = outcome.tells.flatMap(({ to, kind, values }): Note[] =>
    to.to === 'public'
      ? []
      : [
          {
            audience: to,
            kind,
            locale: speaker.locale,
            paragraphs: [toldPrivately(kind, values, speaker, { kept, reader: readerOf(to) })],
            secret: true,
          },
        ],
  )
  return [...notes, ...posts(system, phase, outcome.tells, speaker, kept)]
}

/** The post that closes a phase of this kind. */
export const closingOf = (system: Pick<System, 'calendar'>, kind: string): string =>
  getOwn(system.calendar.closing ?? {}, kind) ?? 'dawn'

/** What everybody reads: the post that closes the phase, and others beside it (a vote count), in the order first told. */
function posts(
  system: System,
  phase: PhaseState,
  tells: readonly Tell[],
  speaker: Speaker,
  kept: boolean,
): PublicNote[] {
  const closing = closingOf(system, phase.kind)
  const names = [...new Set(tells.filter(({ to }) => to.to === 'public').map(({ post = closing }) => post))]
  return names.map(post =>
    publicNote(
      post,
      publicProjection(
        { system, phase, tells: tells.filter(tell => (tell.post ?? closing) === post), speaker, post, kept },
        publicFacts,
      ),
      postSaid,
      speaker.locale,
    ),
  )
}

/** What everybody may know of a phase. The names of those who sit and the words of the system are public. */
interface PublicFacts {
  speaker: Speaker
  post: string
  kept: boolean
  kind: string
  number: number
  kinds: readonly string[]
  lines: { kind: string; values: Tell['values'] }[]
}

const publicFacts = ({
  system,
  phase,
  tells,
  speaker,
  post,
  kept,
}: {
  system: System
  phase: PhaseState
  tells: readonly Tell[]
  speaker: Speaker
  post: string
  kept: boolean
}): PublicFacts => ({
  speaker: knowingNoAction(speaker),
  post,
  kept,
  kind: phase.kind,
  number: phase.number,
  kinds: system.words.tells,
  lines: tells.filter(({ to }) => to.to === 'public').map(({ kind, values }) => ({ kind, values })),
})

/** The layout of the post, with a list for each kind of public line. */
function postSaid({ speaker, post, kept, kind, number, kinds, lines }: PublicFacts): Span[][] {
  const lists = Object.fromEntries(
    kinds.map(told => [
      told,
      lines.filter(line => line.kind === told).flatMap(({ values }) => entriesOf(values, speaker)),
    ]),
  )
  const layout = getOwn(speaker.words.posts, post)
  if (layout) return renderKept(speaker.locale, layout, { ...lists, kind, number }, kept)
  return lines.flatMap(line =>
    entriesOf(line.values, speaker).map(entry =>
      sayKept(speaker.locale, getOwn(speaker.words.tells, line.kind) ?? line.kind, entry, kept),
    ),
  )
}

/** A post by its layout; what an old phase did not tell is left out of it. */
function renderKept(locale: string, layout: Layout, values: LayoutValues, kept: boolean): Span[][] {
  try {
    return render(locale, layout, values)
  } catch (error) {
    if (!kept || !(error instanceof MessageError)) throw error
    const names = [...JSON.stringify(layout).matchAll(/\{(\w+)/g)].map(([, name]) => [name!, ''] as const)
    return render(locale, layout, Object.fromEntries([...names, ...Object.entries(values)]))
  }
}

/** A tell with lists in it (`who`, `flips`) as one entry for each place in them; without, one entry. */
function entriesOf(values: Tell['values'], speaker: Speaker): Values[] {
  const long = Object.values(values).filter(value => Array.isArray(value))
  const count = long.length ? Math.max(...long.map(({ length }) => length)) : 1
  return Array.from({ length: count }, (_, place) =>
    worded(
      Object.fromEntries(
        Object.entries(values).map(([key, value]) => [key, Array.isArray(value) ? (value[place] ?? '') : value]),
      ),
      speaker,
    ),
  )
}

function toldPrivately(
  kind: string,
  values: Tell['values'],
  speaker: Speaker,
  { kept, reader }: { kept: boolean; reader: SeatId | undefined },
): Span[] {
  const message =
    getOwn(speaker.words.tells, `${kind}:${single(values.ability)}`)
    ?? getOwn(speaker.words.tells, kind)
    ?? spaced(kind)
  return sentenceCase(sayKept(speaker.locale, message, privateValues(values, speaker, reader), kept))
}

const readerOf = (to: Tell['to']): SeatId | undefined => (to.to === 'player' ? to.player : undefined)

/** The words of a tell to choose by: whoever is told about himself is `you`, so that a message need not call him by his name. */
const chosenBy = (values: Tell['values'], reader: SeatId | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) =>
      named.has(key) && String(value) === reader ? [key, 'you'] : [key, Array.isArray(value) ? '' : value],
    ),
  )

/** What names a player in a tell. */
const named: ReadonlySet<string> = new Set(['who', 'about', 'other', 'by'])

/**
 * Says what was told, also long ago: a phase keeps what it told its readers when it was locked, and the words may since
 * ask for more than was told then. What is not there is left out.
 */
function sayKept(locale: string, message: string, values: Values, kept: boolean): Span[] {
  try {
    return say(locale, message, values)
  } catch (error) {
    if (!kept || !(error instanceof MessageError)) throw error
    return say(locale, message, {
      ...Object.fromEntries([...message.matchAll(/\{(\w+)/g)].map(([, name]) => [name!, ''])),
      ...values,
    })
  }
}

function privateValues(values: Tell['values'], speaker: Speaker, reader: SeatId | undefined): Values {
  const about = single(values.about)
  const results = [values.result ?? []].flat().filter(word => word !== 'nothing')
  return {
    ...worded(values, speaker, reader),
    ...(about ? { sight: sightOf(single(values.ability), about, results, speaker) } : {}),
  }
}

/** What the message of a tell has to say: one set of values, and for everybody one for each entry. */
export const tellValues = ({ to, values }: Pick<Tell, 'to' | 'values'>, speaker: Speaker): Values[] =>
  to.to === 'public' ? entriesOf(values, speaker) : [privateValues(values, speaker, readerOf(to))]

/** The values of a tell in words, by what each of them is. */
function worded(values: Tell['values'], speaker: Speaker, reader?: SeatId): Values {
  const { words } = speaker
  const ability = single(values.ability)
  const unsure = new Set(single(values.unsure)?.split('\n'))
  const said = (key: string, word: string): Value => {
    switch (key) {
      case 'who':
      case 'about':
      case 'other':
      case 'by':
        return word ? speaker.name(word) : ''
      // Several players in one entry, a line each; with a mark those of whom the host has yet to confirm it.
      case 'voters':
        return word
          ? listed(
              word.split('\n').map(one => [speaker.name(one), ...(unsure.has(one) ? [text('?')] : [])]),
              speaker,
              { between: ', ', last: ', ' },
            )
          : ''
      case 'factions':
      case 'team':
      case 'into':
        return getOwn(words.factions, word) ?? spaced(word)
      case 'role':
      case 'negative':
      case 'flips':
        return word ? roleName(word, words) : ''
      case 'ability':
        return getOwn(words.uses, word) ?? spaced(word)
      case 'result':
        return speaker.result(ability, word)
      case 'phase':
        return phaseSaid(word, speaker)
      // A number is counted by; a word stays one.
      case 'count':
        return /^\d+(\.5)?$/.test(word) ? Number(word) : word
      default:
        return word
    }
  }
  const entries = Object.entries(values).map(([key, value]): [string, Value] => [
    key,
    Array.isArray(value)
      ? listedNames(
          value.map(word => asSpans(said(key, word))),
          speaker,
        )
      : said(key, value),
  ])
  const { flips: role, factions: faction, ...rest } = Object.fromEntries(entries)
  const whole = speaker.titleOf(single(values.who), single(values.flips), values.factions === '')
  // How somebody flipped is chosen by (a word for `select`), and said (a role and a faction).
  return {
    [rawWords]: chosenBy(values, reader),
    ...rest,
    ...(role === undefined
      ? {}
      : flipSaid(single(values.flips), single(values.factions), whole ?? role, faction ?? '', speaker)),
  }
}

/** A role that was shown: by itself, its side by itself, and both as they are called together. Without a role, the side alone. */
function flipSaid(flip: string, side: string, role: Value, faction: Value, speaker: Speaker): Values {
  const said = flip === '' ? [] : asSpans(role)
  return { role, flip: flip || 'sideOnly', faction, ...titled(speaker, { role: flip, said, faction: side }) }
}

const single = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? (value[0] ?? '') : (value ?? '')
const asSpans = (value: Value): Span[] =>
  typeof value === 'string' || typeof value === 'number'
    ? [text(String(value))]
    : 'kind' in value
      ? [value]
      : [...value]
