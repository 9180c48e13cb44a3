/** Where the rules needed the host, or were read one way of several: in a sentence, with what each way gives. */
import type { Game } from '../../../engine/journal/state.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import { spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import type { Gives, Outcome } from '../../../engine/journal/outcome.ts'
import { say, type Values } from '../../../engine/text/message.ts'
import { joinSpans, plainOf, text, type Span } from '../../../engine/text/span.ts'
import { listed, listedNames, phrasesOf, useSaid } from '../../../engine/why/sentences.ts'
import { spaced, type Speaker } from '../../../engine/why/speaker.ts'
import type { Knowing, PhaseSheet } from '../contract.ts'

/** Rulings and notices of a phase, with the players whom a notice is about. */
export function rulingsSaid(
  system: System,
  { seats }: Pick<Game, 'seats'>,
  { rulings, tells }: Pick<Outcome, 'rulings' | 'tells'>,
  speaker: Speaker,
): PhaseSheet['rulings'] {
  const { prompts } = spokenIn(system, speaker.locale)
  const chosenSaid = (id: string): Span[] => {
    if (seats.some(({ slot }) => slot === id)) return [speaker.name(id)]
    return [text(speaker.called(id))]
  }
  const namedBy = (id: string): Span[][] => {
    const { told, by, who } = getOwn(system.prompts, id)?.names ?? {}
    const slots = tells.flatMap(({ kind, values }) =>
      kind === told && getOwn(values, by!) === id ? (getOwn(values, who!) ?? []) : [],
    )
    return [...new Set(slots)].map(slot => [speaker.name(slot)])
  }
  const withNames = (says: string, names: Span[][]): string =>
    names.length ? `${says.replace(/\.$/, '')}: ${plainOf(listedNames(names, speaker))}.` : says
  return rulings.map(({ id, kind, rule, actions, choices, chosen, answered }) => {
    const given = choices.map(({ gives }) => gives)
    return {
      id,
      kind,
      rule,
      says: withNames(getOwn(prompts, id)?.says ?? spaced(id), namedBy(id)),
      about: listedNames(
        actions.map(action => useSaid(action, speaker)),
        speaker,
      ),
      choices: choices.map(choice => ({
        id: choice.id,
        gives: choice.gives ? givesSaid(choice.gives, given, speaker) : chosenSaid(choice.id),
      })),
      ...(chosen && { chosen }),
      answered,
    }
  })
}

/** Only what is not the same in every reading. */
function givesSaid(here: Gives, all: readonly (Gives | undefined)[], speaker: Speaker): Span[] {
  const differs = (key: keyof Gives): boolean => new Set(all.map(one => JSON.stringify(one?.[key]))).size > 1
  const everywhere = (item: Gives['learned'][number]): boolean =>
    all.every(one => one?.learned.some(other => JSON.stringify(other) === JSON.stringify(item)))
  const words = phrasesOf(speaker).results
  const put = (source: string, values: Values): Span[] => say(speaker.locale, source, values)
  const people = (slots: readonly string[]): Span[] =>
    listedNames(
      slots.map(slot => [speaker.name(slot)]),
      speaker,
    )
  const parts: Span[][] = [
    ...(differs('deaths') ? [deathsSaid(here.deaths, speaker)] : []),
    ...here.learned
      .filter(item => !everywhere(item))
      .map(({ ability, ...known }) => knowingSaid({ does: ability, ...known }, speaker)),
    ...(differs('recruited')
      ? [
          here.recruited.length
            ? put(words.recruited, { who: people(here.recruited), count: here.recruited.length })
            : [text(words.nobodyRecruited)],
        ]
      : []),
    ...(differs('hidden')
      ? [here.hidden.length ? put(words.hidden, { who: people(here.hidden) }) : [text(words.allShown)]]
      : []),
  ]
  return joinSpans(parts, '; ')
}

/** Who dies, as a clause. */
export function deathsSaid(slots: readonly string[], speaker: Speaker): Span[] {
  const { people, dies, nobodyDies } = phrasesOf(speaker).results
  return slots.length
    ? say(speaker.locale, dies, {
        who: listed(
          slots.map(slot => [speaker.name(slot)]),
          speaker,
          people,
        ),
        count: slots.length,
      })
    : [text(nobodyDies)]
}

/** Who lives, as a clause. */
export const livesSaid = (slot: string, speaker: Speaker): Span[] =>
  say(speaker.locale, phrasesOf(speaker).results.lives, { who: speaker.name(slot) })

/** What somebody learned, as a clause: `Cy gets “mafia” about Bob`. */
export function knowingSaid({ who, does, about, result }: Knowing, speaker: Speaker): Span[] {
  const { gets, noResult, nothing } = phrasesOf(speaker).results
  return say(speaker.locale, gets, {
    who: speaker.name(who),
    about: speaker.name(about),
    result: resultsSaid(result, does, { noResult, nothing }, speaker),
  })
}

/** What a check or a sensor brought, in a row. @param none what is said where it brought no result, and where it saw nothing */
export function resultsSaid(
  result: string | readonly string[],
  ability: string,
  none: { noResult: string; nothing: string },
  speaker: Speaker,
): Span[] {
  return listedNames(
    [result].flat().map((word): Span[] => {
      if (word === 'noResult') return [text(none.noResult)]
      if (word === 'nothing') return [text(none.nothing)]
      const said = speaker.result(ability, word)
      return typeof said === 'string' ? say(speaker.locale, phrasesOf(speaker).quoted, { word: said }) : [said]
    }),
    speaker,
  )
}

/** What was drawn by lot in a phase. */
export const drawsSaid = ({ rolls }: Pick<Outcome, 'rolls'>, speaker: Speaker): PhaseSheet['draws'] =>
  rolls.map(({ purpose, rule, of, result, candidates, fixed }) => ({
    purpose,
    rule,
    of: [speaker.name(of)],
    result,
    candidates,
    fixed,
  }))
