/** What would have made something otherwise, in one sentence: "Ann would have lived had Dee protected Ann instead of Bob". */
import { addedId, type Change } from '../game/change.ts'
import type { Claim, SeatId } from '../reason/claim.ts'
import { say } from '../text/message.ts'
import { joinSpans, sentenceCase, text, type Span } from '../text/span.ts'
import { listedNames, phrasesOf, sentence, useSaid } from './sentences.ts'
import type { Deed, Speaker } from './speaker.ts'

/** As many ways as one sentence tells. */
const MOST_TOLD = 3

/** What was looked for, and what came of it. */
interface Found {
  found: readonly (readonly Change[])[]
  whole: boolean
}

/** Says what would have made an answer the opposite, the least first; or that nothing small would. */
export function sayWhyNot(
  { claim, holds }: { claim: Claim; holds: boolean },
  { found, whole }: Found,
  speaker: Speaker,
): Span[] {
  const { whyNot } = phrasesOf(speaker)
  if (!found.length) return say(speaker.locale, whole ? whyNot.none : whyNot.notFound)
  const rest = found.length - MOST_TOLD
  const told = mixed(found).slice(0, rest === 1 ? MOST_TOLD + 1 : MOST_TOLD)
  const ways = told.map(changes =>
    joinSpans(
      changes.map(change => changeSaid(change, speaker)),
      whyNot.both,
    ),
  )
  const more = found.length - told.length
  const all = more ? [...ways, say(speaker.locale, whole ? whyNot.more : whyNot.others, { count: more })] : ways
  const values = { changes: joinSpans(all, whyNot.or) }
  const who = claim.is === 'dies' ? speaker.name(claim.who) : undefined
  if (who) return sentenceCase(say(speaker.locale, holds ? whyNot.lives : whyNot.dies, { who, ...values }))
  if (claim.is === 'works')
    return sentenceCase(
      say(speaker.locale, holds ? whyNot.fails : whyNot.works, { use: useSaid(claim.action, speaker), ...values }),
    )
  return sentenceCase(say(speaker.locale, whyNot.other, values))
}

/** Two of each kind before the third of any: what is alike tells little more. */
function mixed(found: Found['found']): Found['found'] {
  const seen = new Map<string, number>()
  const ranked = found.map((changes, index) => {
    const kind = changes.map(({ is }) => is).join(' ')
    const nth = seen.get(kind) ?? 0
    seen.set(kind, nth + 1)
    return { changes, turn: Math.floor(nth / 2), index }
  })
  return ranked.toSorted((one, other) => one.turn - other.turn || one.index - other.index).map(({ changes }) => changes)
}

function changeSaid(change: Change, speaker: Speaker): Span[] {
  const { whyNot } = phrasesOf(speaker)
  const tell = (source: string, values: Parameters<typeof say>[2] = {}): Span[] => say(speaker.locale, source, values)
  const names = (some: readonly SeatId[]): Span[] =>
    listedNames(
      some.map(who => [speaker.name(who)]),
      speaker,
    )
  switch (change.is) {
    case 'without': {
      const actor = change.alone ? speaker.action(change.action)?.actor : undefined
      return actor === undefined
        ? tell(whyNot.without, { use: useSaid(change.action, speaker) })
        : tell(whyNot.stayed, { actor: speaker.name(actor) })
    }
    case 'instead': {
      const deed = speaker.action(change.action)
      const was = deed?.targets.filter(who => !change.to.includes(who)) ?? []
      return deed
        ? tell(whyNot.instead, { deed: done(change.action, { ...deed, targets: change.to }, speaker), was: names(was) })
        : useSaid(change.action, speaker)
    }
    case 'also':
      return tell(whyNot.also, {
        deed: done(addedId(change), { actor: change.by, ability: change.does, targets: change.to }, speaker),
      })
    case 'first':
    case 'last':
      return tell(whyNot[change.is], { use: useSaid(change.action, speaker) })
    case 'vote':
      return change.for === undefined
        ? tell(whyNot.unvoted, { voter: speaker.name(change.by) })
        : tell(whyNot.vote, { voter: speaker.name(change.by), choice: speaker.name(change.for) })
    case 'answer':
      return tell(whyNot.answer, { prompt: speaker.called(change.prompt), choice: choiceSaid(change.choice, speaker) })
    case 'option':
      return tell(whyNot.option, {
        option: speaker.called(change.option),
        value: typeof change.value === 'boolean' ? String(change.value) : speaker.called(String(change.value)),
      })
  }
}

const choiceSaid = (choice: string, speaker: Speaker): Span[] => {
  const name = speaker.name(choice)
  return [name.kind === 'player' && name.name === choice ? text(speaker.called(choice)) : name]
}

/** What somebody would have done, as it is told of what was done: "Dee protected Ann", after "had". */
function done(id: string, deed: Deed, speaker: Speaker): Span[] {
  const said = sentence({ is: 'active', action: id, part: 'none', at: '' }, true, { ...speaker, action: () => deed })
  const forms = new Map(phrasesOf(speaker).whyNot.participles.map(pair => pair.split(' ') as [string, string]))
  const at = said.findIndex(span => span.kind === 'text' && span.text.trim() !== '')
  return said.map((span, index) =>
    index === at && span.kind === 'text'
      ? {
          ...span,
          text: span.text.replace(/^(\s*)(\S+)/, (whole, gap: string, verb: string) =>
            forms.has(verb) ? gap + forms.get(verb)! : whole,
          ),
        }
      : span,
  )
}
