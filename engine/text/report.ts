/**
 * From what a phase told its readers to messages. An `Outcome` tells in kinds and ids; here they become words, each with
 * its reader. What everybody reads is made from the public tells alone (see `audience.ts`).
 */
import { own } from '../rules/catalogue.ts'
import type { System } from '../rules/system.ts'
import type { Game, PhaseState } from '../game/state.ts'
import type { Outcome, Tell } from '../resolve/outcome.ts'
import { listed, sightOf } from '../why/sentences.ts'
import { roleName, spaced, speakerOf, type Speaker } from '../why/speaker.ts'
import { publicNote, publicProjection, type Note, type PublicNote } from './audience.ts'
import { render, type LayoutValues } from './layout.ts'
import { say, type Value, type Values } from './message.ts'
import { text, type Span } from './span.ts'
import type { Locale } from './wording.ts'

/** Everything this phase tells: the private messages in the order told, then the post for everybody where there is one. */
export function messagesOf(system: System, game: Game, phase: PhaseState, outcome: Pick<Outcome, 'tells'>, locale: Locale = 'en'): Note[] {
  const speaker = speakerOf(system, game, phase, locale)
  const notes = outcome.tells.flatMap(({ to, kind, values }): Note[] =>
    to.to === 'public' ? [] : [{ audience: to, kind, locale: speaker.locale, paragraphs: [toldPrivately(kind, values, speaker)], secret: true }])
  return [...notes, ...posts(system, phase, outcome.tells, speaker)]
}

/** The post that closes a phase of this kind. */
export const closingOf = (system: Pick<System, 'closing'>, kind: string): string => own(system.closing ?? {}, kind) ?? 'dawn'

/** What everybody reads: the post that closes the phase, and others beside it (a vote count), in the order first told. */
function posts(system: System, phase: PhaseState, tells: readonly Tell[], speaker: Speaker): PublicNote[] {
  const closing = closingOf(system, phase.kind)
  const names = [...new Set(tells.filter(({ to }) => to.to === 'public').map(({ post = closing }) => post))]
  return names.map(post => publicNote(post, publicProjection({ system, phase, tells: tells.filter(tell => (tell.post ?? closing) === post), speaker, post }, publicFacts), postSaid, speaker.locale))
}

/** What everybody may know of a phase. The names of those who sit and the words of the system are public. */
interface PublicFacts { speaker: Speaker; post: string; kind: string; number: number; kinds: readonly string[]; lines: { kind: string; values: Tell['values'] }[] }

const publicFacts = ({ system, phase, tells, speaker, post }: { system: System; phase: PhaseState; tells: readonly Tell[]; speaker: Speaker; post: string }): PublicFacts => ({
  speaker: { locale: speaker.locale, words: speaker.words, name: speaker.name, result: speaker.result, action: () => undefined },
  post, kind: phase.kind, number: phase.number, kinds: system.tells,
  lines: tells.filter(({ to }) => to.to === 'public').map(({ kind, values }) => ({ kind, values })),
})

/** The layout of the post, with a list for each kind of public line. */
function postSaid({ speaker, post, kind, number, kinds, lines }: PublicFacts): Span[][] {
  const lists = Object.fromEntries(kinds.map(told => [told, lines.filter(line => line.kind === told).flatMap(({ values }) => entriesOf(values, speaker))]))
  const layout = own(speaker.words.posts, post)
  if (layout) return render(speaker.locale, layout, { ...lists, kind, number } satisfies LayoutValues)
  return lines.flatMap(line => entriesOf(line.values, speaker).map(entry => say(speaker.locale, own(speaker.words.tells, line.kind) ?? line.kind, entry)))
}

/** A tell with lists in it (`who`, `flips`) as one entry for each place in them; without, one entry. */
function entriesOf(values: Tell['values'], speaker: Speaker): Values[] {
  const long = Object.values(values).filter(value => Array.isArray(value))
  const count = long.length ? Math.max(...long.map(({ length }) => length)) : 1
  return Array.from({ length: count }, (_, place) => worded(Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Array.isArray(value) ? value[place] ?? '' : value])), speaker))
}

function toldPrivately(kind: string, values: Tell['values'], speaker: Speaker): Span[] {
  const message = own(speaker.words.tells, `${kind}:${single(values.ability)}`) ?? own(speaker.words.tells, kind) ?? spaced(kind)
  return say(speaker.locale, message, privateValues(values, speaker))
}

function privateValues(values: Tell['values'], speaker: Speaker): Values {
  const about = single(values.about)
  const results = [values.result ?? []].flat().filter(word => word !== 'nothing')
  return { ...worded(values, speaker), ...about ? { sight: sightOf(single(values.ability), about, results, speaker) } : {} }
}

/** What the message of a tell has to say: one set of values, and for everybody one for each entry. */
export const tellValues = ({ to, values }: Pick<Tell, 'to' | 'values'>, speaker: Speaker): Values[] =>
  to.to === 'public' ? entriesOf(values, speaker) : [privateValues(values, speaker)]

/** The values of a tell in words, by what each of them is. */
function worded(values: Tell['values'], speaker: Speaker): Record<string, Value> {
  const { words } = speaker
  const ability = single(values.ability)
  const said = (key: string, word: string): Value => {
    switch (key) {
      case 'who':
      case 'about':
      case 'other':
      case 'by': return word ? speaker.name(word) : ''
      // Several players in one entry, a line each.
      case 'voters': return word ? listed(word.split('\n').map(one => [speaker.name(one)]), speaker, { between: ', ', last: ', ' }) : ''
      case 'factions':
      case 'into': return own(words.factions, word) ?? spaced(word)
      case 'role':
      case 'flips': return roleName(word, words)
      case 'ability': return own(words.uses, word) ?? spaced(word)
      case 'result': return speaker.result(ability, word)
      default: return word
    }
  }
  const entries = Object.entries(values).map(([key, value]): [string, Value] => [key, Array.isArray(value)
    ? listed(value.map(word => asSpans(said(key, word))), speaker) : said(key, value)])
  const { flips: role, factions: faction, ...rest } = Object.fromEntries(entries)
  // How somebody flipped is chosen by (a word for `select`), and said (a role and a faction).
  return { ...rest, ...role === undefined ? {} : { role, flip: single(values.flips), faction: faction ?? '' } }
}

const single = (value: string | string[] | undefined): string => Array.isArray(value) ? value[0] ?? '' : value ?? ''
const asSpans = (value: Value): Span[] => typeof value === 'string' || typeof value === 'number' ? [text(String(value))] : 'kind' in value ? [value] : [...value]
