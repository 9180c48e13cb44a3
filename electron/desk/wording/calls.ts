/** Calls about what a game's messages and posts say. Edits are rows beside the game, not play: what was sent stays as it was sent. */
import { say as spoken } from '../words/say.ts'
import type { Game } from '../../../engine/journal/state.ts'
import { languageAt, languagesOf } from '../../../engine/game/language.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { compile, type Mention } from '../../../engine/text/compile.ts'
import { checkPart, namesFor, partsOf, type SeenNames, type WordingPart } from '../../../engine/messages/edits.ts'
import { rawWords, say, type Value, type Values } from '../../../engine/text/message.ts'
import { explain, MessageError, type Problem } from '../../../engine/text/problem.ts'
import { closingOf, tellValues } from '../../../engine/messages/report.ts'
import { plainOf, text, type Span } from '../../../engine/text/span.ts'
import type { Locale, Words } from '../../../engine/text/wording.ts'
import { sightOf } from '../../../engine/why/sentences.ts'
import { roleName, spaced, speakerOf, type Speaker } from '../../../engine/why/speaker.ts'
import type { Draft } from '../../store/desk-tables.ts'
import type { Answers, CallInput, WordingRow } from '../contract.ts'
import { revisionOf, type Book } from '../library/book.ts'
import { damagedMail } from '../library/damage.ts'
import { isWording, readDraft, WordingHistory } from '../library/drafts.ts'
import type { Library, Reads } from '../library/library.ts'
import { notInPast } from '../library/mending.ts'
import { resolved } from '../library/resolved.ts'
import { mailOf } from '../posts/list.ts'
import { phaseToWord } from '../posts/phase-to-word.ts'
import { editsAt, wordingKey } from '../library/wording-edits.ts'
import { checkOverwriting } from '../overwriting.ts'
import { notFound, Refused } from '../refusal.ts'

export const wordingCalls = (library: Library) => ({
  'wording.view': async ({ game, language: asked }: CallInput<'wording.view'>): Promise<Answers['wording.view']> => {
    const book = await library.book(game)
    const language = languageOf(book, asked)
    const { drafts } = await mailOf(library, book)
    const edits = editsAt(drafts, book.game.phases.length, language)
    const heard = await heardIn(library, book, language)
    const damaged = await damagedMail(library, book)
    return {
      revision: revisionOf(book),
      language,
      ...(damaged.length && { damaged }),
      rows: partsOf(wordsIn(book, language)).map(part => rowOf(book, part, getOwn(edits, part.id), heard, language)),
    }
  },

  'wording.check': async ({
    game,
    id,
    says,
    language: asked,
  }: CallInput<'wording.check'>): Promise<Answers['wording.check']> => {
    const book = await library.book(game)
    const language = languageOf(book, asked)
    const { problems, preview } = rowOf(
      book,
      partOf(book, id, language),
      says,
      await heardIn(library, book, language),
      language,
    )
    return { problems, preview }
  },

  'wording.edit': async ({
    game,
    id,
    says,
    over,
    language: asked,
  }: CallInput<'wording.edit'>): Promise<Answers['wording.edit']> => {
    const book = await library.book(game)
    const language = languageOf(book, asked)
    const part = partOf(book, id, language)
    notInPast(game)
    const key = wordingKey(id, language)
    if (says !== null) {
      const wrong = rowOf(book, part, says, await heardIn(library, book, language), language).problems.find(
        ({ severity }) => severity === 'error',
      )
      if (wrong)
        throw new Refused(
          'badInput',
          wrong.says,
          wrong.position
            ? spoken('wording.lookAt', { position: String(wrong.position + 1) })
            : spoken('wording.correct'),
        )
    }
    const from = await phaseToWord(library, book)
    await library.store.write(async tables => {
      const known = historyOf((await tables.drafts.list(game)).find(one => one.key === key))
      const made = says === null || says === part.says ? null : says
      checkOverwriting(over, known.at(-1)?.says ?? null, made)
      const earlier = known.filter(edit => edit.from < from)
      const history = made === (earlier.at(-1)?.says ?? null) ? earlier : [...earlier, { from, says: made }]
      if (history.length) await tables.drafts.put(game, key, history)
      else await tables.drafts.remove(game, key)
    })
    library.told(game, book)
    return { revision: revisionOf(book) }
  },
})

const historyOf = (draft: Draft | undefined): { from: number; says: string | null }[] =>
  draft && isWording(draft) ? readDraft(WordingHistory, draft) : []

/** The language whose words are meant: that of the game's texts where none is named. @throws Refused where there are no such words */
function languageOf({ game, system }: Book, asked: Locale | undefined): Locale {
  const language = asked ?? languageAt(game, system, game.phases.length)
  if (!getOwn(system.words.wording, language)) throw notFound('language', language, languagesOf(system))
  return language
}

const wordsIn = ({ system }: Book, language: Locale): Words => system.words.wording[language] ?? system.words.wording.en

function partOf(book: Book, id: string, language: Locale): WordingPart {
  const parts = partsOf(wordsIn(book, language))
  const part = parts.find(one => one.id === id)
  if (!part)
    throw notFound(
      'wording',
      id,
      parts.map(one => one.id),
    )
  return part
}

/** What this game told so far: for each kind one set of values, in the words of its phase, and every name there was. */
interface Heard {
  values: ReadonlyMap<string, Values>
  names: SeenNames
}

async function heardIn(library: Reads, book: Book, language: Locale): Promise<Heard> {
  const values = new Map<string, Values>()
  const names: Record<string, string[]> = Object.create(null) as Record<string, string[]>
  for (const index of book.game.phases.keys()) {
    const { outcome, speaker } = await resolved(library, book, index, [], language)
    for (const tell of outcome.tells)
      for (const one of tellValues(tell, speaker)) {
        if (typeof tell.values.ability === 'string') values.set(`${tell.kind}:${tell.values.ability}`, one)
        values.set(tell.kind, one)
        names[tell.kind] = [...new Set([...(names[tell.kind] ?? []), ...Object.keys(one)])]
      }
  }
  return { values, names }
}

function rowOf(book: Book, part: WordingPart, edit: string | undefined, heard: Heard, language: Locale): WordingRow {
  const { system, game } = book
  const words = wordsIn(book, language)
  const says = edit ?? part.says
  const speaker = speakerAt(system, game, language)
  const values = valuesFor(part, namesFor(part, words, heard.names), speaker, system, game, heard)
  const problems =
    part.of === 'tell' && says.trim() === ''
      ? [{ position: 0, severity: 'error' as const, says: spoken('wording.tellsNothing') }]
      : checkPart(part, says, words, heard.names, language).map(problemSaid)
  const preview = previewOf(says, values, language)
  if (preview.problem && !problems.some(({ severity }) => severity === 'error'))
    problems.push(problemSaid(preview.problem))
  return {
    id: part.id,
    of: part.of,
    says,
    original: part.says,
    edited: edit !== undefined && edit !== part.says,
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plainValue(value)])),
    problems,
    preview: preview.spans,
  }
}

/** Who speaks before and between phases. */
const speakerAt = (system: System, game: Game, language: Locale): Speaker =>
  speakerOf(
    system,
    game,
    game.phases.at(-1) ?? {
      kind: system.calendar.phases[0]!,
      number: 1,
      submissions: [],
      answers: {},
      fixedDraws: [],
      removed: [],
    },
    language,
  )

function problemSaid(problem: Problem): WordingRow['problems'][number] {
  const { says, remedy } = explain(problem)
  return {
    position: problem.position,
    severity: problem.severity === 'error' ? 'error' : 'warning',
    says: `${says} ${remedy}`,
  }
}

function previewOf(says: string, values: Values, language: Locale): { spans: Span[]; problem?: Problem } {
  try {
    return { spans: say(language, says, values) }
  } catch (error) {
    if (error instanceof MessageError) return { spans: [], problem: error.problem }
    throw error
  }
}

const plainValue = (value: Value): string =>
  typeof value === 'object' ? plainOf('kind' in value ? [value] : value) : String(value)

/** A value for each name: as this game had it, else one like it. */
function valuesFor(
  part: WordingPart,
  names: readonly string[],
  speaker: Speaker,
  system: System,
  game: Game,
  heard: Heard,
): Values {
  const kind = part.of === 'tell' ? part.tell : part.each
  const was = kind === undefined ? undefined : heard.values.get(kind)
  const used = mentionsIn(part.says)
  const phase = part.of === 'post' ? phaseOf(part.post, system, game) : undefined
  const raw = was?.[rawWords]
  return {
    ...(raw && { [rawWords]: raw }),
    ...Object.fromEntries(
      names.map((name, place): [string, Value] => {
        if (phase && (name === 'kind' || name === 'number')) return [name, phase[name]]
        return [
          name,
          was && Object.hasOwn(was, name)
            ? was[name]!
            : likeIt(
                name,
                place,
                used.find(mention => mention.name === name),
                speaker,
                system,
                game,
                kind,
              ),
        ]
      }),
    ),
  }
}

/** The last phase that this post closed; else the last one, or one that it will close. */
function phaseOf(post: string, system: System, { phases }: Game): { kind: string; number: number } {
  const kinds = system.calendar.phases
  const closed = (kind: string): boolean => closingOf(system, kind) === post
  const { kind, number } = phases.findLast(one => closed(one.kind)) ?? phases.at(-1) ?? { kind: undefined, number: 1 }
  return { kind: kind ?? kinds.find(closed) ?? kinds[0]!, number }
}

/** @param kind of message, with the ability that it is of: `learned:checkGun` */
function likeIt(
  name: string,
  place: number,
  mention: Mention | undefined,
  speaker: Speaker,
  system: System,
  { seats }: Game,
  kind = '',
): Value {
  const { words, name: nameOf } = speaker
  const { factions, abilities } = system
  const { phases } = system.calendar
  const [told, ability] = kind.split(':')
  if (mention?.use === 'count') return 2
  if (mention?.use === 'choose')
    return mention.branches.find(branch => branch !== 'other' && !branch.startsWith('=')) ?? 'other'
  const player = seats.length ? nameOf(seats[place % seats.length]!.slot) : text('Ann')
  const roleSaid = (): string => roleName(seats[0]?.role ?? Object.keys(words.roles)[0] ?? 'citizen', words)
  switch (name) {
    case 'who':
    case 'about':
    case 'other':
    case 'by':
    case 'voters':
      return player
    case 'sight': {
      const sensor = ability ?? Object.keys(words.sights).find(id => Object.hasOwn(abilities, id))
      const [seen, about] = seats
      if (sensor === undefined || !seen || !about) return [player, text(' …')]
      return sightOf(sensor, about.slot, told === 'sawNothing' ? [] : [seen.slot], speaker)
    }
    case 'role':
    case 'flip':
      return roleSaid()
    case 'faction':
    case 'factions':
    case 'into':
      return getOwn(words.factions, seats[0]?.faction ?? Object.keys(factions)[0] ?? '') ?? 'town'
    case 'ability':
      return Object.values(words.uses)[0] ?? name
    case 'result': {
      const learns = getOwn(abilities, ability ?? '')?.components.find(one => one.does === 'learn')
      if (learns?.which === 'name') return roleSaid()
      return getOwn(words.results, learns?.which ?? '') ?? Object.values(words.results)[0] ?? name
    }
    case 'kind':
      return phases[0] ?? name
    case 'number':
    case 'count':
      return '2'
    default:
      return `‹${spaced(name)}›`
  }
}

function mentionsIn(source: string): readonly Mention[] {
  try {
    return compile('en', source).mentions
  } catch {
    return []
  }
}
