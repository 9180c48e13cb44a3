/** Where the rules needed the host, or were read one way of several: in a sentence, with what each way gives. */
import type { Game } from '../../engine/game/state.ts'
import { own } from '../../engine/rules/catalogue.ts'
import type { System } from '../../engine/rules/system.ts'
import type { Gives, RulingNotice } from '../../engine/resolve/outcome.ts'
import { joinSpans, text, type Span } from '../../engine/text/span.ts'
import { listed, useSaid } from '../../engine/why/sentences.ts'
import { spaced, type Speaker } from '../../engine/why/speaker.ts'
import type { Knowing, PhaseSheet } from './contract.ts'

/** Rulings and notices of a night. */
export function rulingsSaid(system: System, { seats }: Pick<Game, 'seats'>, rulings: readonly RulingNotice[], speaker: Speaker): PhaseSheet['rulings'] {
  const chosenSaid = (id: string): Span[] => {
    if (seats.some(({ slot }) => slot === id)) return [speaker.name(id)]
    return [text(own(speaker.words.terms ?? {}, id) ?? spaced(id))]
  }
  return rulings.map(({ id, kind, rule, actions, choices, chosen, answered }) => {
    const given = choices.map(({ gives }) => gives)
    return {
      id, kind, rule, says: own(system.prompts, id)?.says ?? spaced(id), about: listed(actions.map(action => useSaid(action, speaker)), speaker),
      choices: choices.map(choice => ({ id: choice.id, gives: choice.gives ? givesSaid(choice.gives, given, speaker) : chosenSaid(choice.id) })),
      ...chosen && { chosen }, answered,
    }
  })
}

/** Only what is not the same in every reading. */
function givesSaid(here: Gives, all: readonly (Gives | undefined)[], speaker: Speaker): Span[] {
  const differs = (key: keyof Gives): boolean => new Set(all.map(one => JSON.stringify(one?.[key]))).size > 1
  const everywhere = (item: Gives['learned'][number]): boolean => all.every(one => one?.learned.some(other => JSON.stringify(other) === JSON.stringify(item)))
  const people = (slots: readonly string[]): Span[] => listed(slots.map(slot => [speaker.name(slot)]), speaker)
  const parts: Span[][] = [
    ...differs('deaths') ? [deathsSaid(here.deaths, speaker)] : [],
    ...here.learned.filter(item => !everywhere(item)).map(({ ability, ...known }) => knowingSaid({ does: ability, ...known }, speaker)),
    ...differs('recruited') ? [here.recruited.length ? [...people(here.recruited), text(here.recruited.length > 1 ? ' are recruited' : ' is recruited')] : [text('nobody is recruited')]] : [],
    ...differs('hidden') ? [here.hidden.length ? [text('hidden flips: '), ...people(here.hidden)] : [text('every flip is shown')]] : [],
  ]
  return joinSpans(parts, '; ')
}

/** Who dies, as a clause. */
export const deathsSaid = (slots: readonly string[], speaker: Speaker): Span[] => slots.length
  ? [...listed(slots.map(slot => [speaker.name(slot)]), speaker, { between: ', ', last: ' and ' }), text(slots.length > 1 ? ' die' : ' dies')]
  : [text('nobody dies')]

/** What somebody learned, as a clause: `Cy gets “mafia” about Bob`. */
export function knowingSaid({ who, does, about, result }: Knowing, speaker: Speaker): Span[] {
  const words = [result].flat().map((word): Span[] => {
    if (word === 'noResult') return [text('no result')]
    if (word === 'nothing') return [text('nothing')]
    const said = speaker.result(does, word)
    return [typeof said === 'string' ? text(`“${said}”`) : said]
  })
  return [speaker.name(who), text(' gets '), ...listed(words, speaker), text(' about '), speaker.name(about)]
}
