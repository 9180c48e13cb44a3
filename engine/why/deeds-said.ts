/** What somebody did, in words: the deed, with whom it was done to and what it was sent in with, and how it was led elsewhere. */
import { getOwn } from '../ruleset/catalogue.ts'
import type { ActionId, Claim, Leg, Part, SeatId } from '../reason/claim.ts'
import type { Reason } from '../reason/reason.ts'
import { rawWords, say, type Value, type Values } from '../text/message.ts'
import { tidy, type Span } from '../text/span.ts'
import { ownDeed, type DeedDone } from './blockers.ts'
import { listed, listedNames, phrasesOf, useSaid } from './phrasing.ts'
import { BY_ROLE, spaced, type Deed, type Speaker } from './speaker.ts'

/** What somebody did, and who took it where, or would have: "Bob shot Cora, and Quin's swap took it to Ann". */
export function journey(
  id: ActionId,
  part: Part,
  at: SeatId,
  path: readonly Leg[],
  speaker: Speaker,
  unreached = false,
): Span[] {
  if (speaker.unmoved) return deedSaid(id, part, path[0]?.from ?? sentElsewhere(id, at, speaker) ?? at, speaker)
  const [first, ...further] = path
  const phrases = phrasesOf(speaker).journey
  const elsewhere = first ? undefined : sentElsewhere(id, at, speaker)
  if (elsewhere !== undefined)
    return tidy([
      ...deedSaid(id, part, elsewhere, speaker),
      ...(elsewhere.startsWith(BY_ROLE)
        ? say(speaker.locale, phrases.met, { to: speaker.name(at) })
        : say(speaker.locale, phrases.way, {
            legs: say(speaker.locale, phrases.led, { name: usedName(id, part, speaker), to: speaker.name(at) }),
          })),
    ])
  const isBack = first !== undefined && !further.length && first.from === first.to
  const deed = deedSaid(id, part, first?.from ?? at, speaker, first !== undefined && !isBack)
  if (!first) return deed
  const wayTo = (name: string, way = phrases.way): Span[] => {
    const leg = (source: string, { by, to }: Leg): Span[] =>
      say(speaker.locale, source, { use: useSaid(by, speaker), name, to: speaker.name(to) })
    const each = [
      leg(isBack ? phrases.back : unreached ? phrases.firstWould : phrases.first, first),
      ...further.map(one => leg(phrases.further, one)),
    ]
    const legs =
      speaker.terse && further.length && !unreached
        ? say(speaker.locale, phrases.ledBy, { name, to: speaker.name(at), count: path.length })
        : listed(each, speaker, phrases.list)
    return say(speaker.locale, way, { legs })
  }
  const name = usedName(id, part, speaker)
  const use = useSaid(id, speaker)
  const again = say(speaker.locale, speaker.opposing ? phrases.againStops : phrases.again, {
    use,
    from: speaker.name(first.from),
    at: speaker.name(at),
  })
  const after = getOwn(speaker.words.deeds, `${speaker.action(id)?.ability ?? ''}:${part}:after`)
  const rest = after === undefined || unreached ? [] : say(speaker.locale, after)
  // What stopped something is told first by who brought it there.
  const led = speaker.leading && !isBack && !unreached ? opposedWay(path, use, speaker) : undefined
  const whole = led ? [...led, ...rest] : [...deed, ...wayTo(name), ...rest]
  const turned = isBack || unreached || led ? whole : [...deed, ...wayTo(name, phrases.turned), ...rest]
  return tidy([...toldOnce(whole, again, speaker, wayTo(''), turned)])
}

/** What an action did that is asked about; of one sent to whoever has a role, to whom it came. */
export const sentDeed = ({ action }: Claim & { is: 'works' }, reason: Reason, speaker: Speaker): DeedDone =>
  ownDeed(
    action,
    reason,
    speaker.action(action)?.targets.some(one => one.startsWith(BY_ROLE)),
  )

type Arrival = Extract<Claim, { is: 'arrives' }>

/** Whether a deed came to another than the one it was sent to, and says no way there itself. */
export function isLedElsewhere({ action, at, path }: Arrival, speaker: Speaker): boolean {
  const targets = speaker.action(action)?.targets ?? []
  return targets.length > 0 && !path.length && !targets.some(one => one === at || one.startsWith(BY_ROLE))
}

/** What was sent to somebody and led elsewhere: `by` says by whom and to whom. Of what stopped something it is told where it came. */
export function ledSaid({ action, at }: Arrival, by: readonly Span[], speaker: Speaker): Span[] {
  const { locale, opposing } = speaker
  const { moved, lacking } = phrasesOf(speaker).oneLine
  // One of several was led elsewhere: what was done to the others came.
  const [only, ...more] = speaker.action(action)?.targets ?? []
  const isAll = opposing || more.length > 0
  const deed = deedSaid(action, 'none', more.length ? undefined : opposing ? at : only, speaker, !isAll)
  const whole = say(locale, moved, { deed, movers: by })
  const turned = isAll ? whole : say(locale, lacking, { attempt: deed, counter: by })
  return tidy([...toldOnce(whole, deed, speaker, by, turned)])
}

/** How a deed was led to where it stopped something: “Bob's swap moved Joe's block from Ann to Gil”. */
function opposedWay(path: readonly Leg[], carried: readonly Span[], speaker: Speaker): Span[] {
  const { journey: phrases } = phrasesOf(speaker)
  const each = path.map(({ by, from, to }, at) =>
    say(speaker.locale, at ? phrases.further : phrases.opposed, {
      use: useSaid(by, speaker),
      carried,
      from: speaker.name(from),
      to: speaker.name(to),
    }),
  )
  return listed(each, speaker, phrases.list)
}

/** What one use of an action's ability is called, without whose it is. */
export function usedName(id: ActionId, part: Part, speaker: Speaker): string {
  if (part === 'visit') return phrasesOf(speaker).journey.visit
  const ability = speaker.action(id)?.ability
  return ability === undefined
    ? phrasesOf(speaker).unnamedUse
    : (getOwn(speaker.words.uses, ability) ?? spaced(ability))
}

/**
 * To whom alone it was sent in, where it came to another with no deed of this phase taking it there: an earlier one
 * left that.
 */
function sentElsewhere(id: ActionId, at: SeatId, speaker: Speaker): SeatId | undefined {
  const { actor, targets } = speaker.action(id) ?? { actor: at, targets: [] }
  const [only, ...more] = targets
  return only === undefined || more.length || only === at || actor === at ? undefined : only
}

/**
 * Words that a sentence has once.
 * @param again what stands in their place after that
 * @param way of which of them it is asked whether they were told
 * @param turned they where nothing else in their clause says that it came otherwise
 */
export const toldOnce = (
  words: readonly Span[],
  again: readonly Span[],
  speaker: Speaker,
  way: readonly Span[] = words,
  turned: readonly Span[] = words,
): readonly Span[] => speaker.way?.(words, again, way, turned) ?? words

/** What somebody did, said of the part of it that matters. @param place where it was sent; a deed with two targets names them itself */
export function deedSaid(
  id: ActionId,
  part: Part,
  place: SeatId | undefined,
  speaker: Speaker,
  carried = false,
): Span[] {
  const {
    unnamedDeed,
    visited,
    triedToVisit,
    journey: { setOut },
  } = phrasesOf(speaker)
  const deed = speaker.action(id)
  if (!deed) return useSaid(id, speaker)
  const { words, locale } = speaker
  const { ability, targets, with: chosen = {} } = deed
  const known =
    (place === undefined && targets.length > 1 ? getOwn(words.deeds, `${ability}:all`) : undefined)
    // What was moved away was not done to whom it was meant for.
    ?? (speaker.failed || carried ? triedWords(deed, speaker) : undefined)
    ?? (speaker.opposing ? getOwn(words.deeds, `${ability}:stops`) : undefined)
    ?? (place !== undefined && targets.length > 1
      ? getOwn(words.deeds, `${ability}:at${targets.indexOf(place)}`)
      : undefined)
    ?? (targets.length > 1 && targets[0] === deed.actor ? getOwn(words.deeds, `${ability}:self`) : undefined)
    ?? getOwn(words.deeds, `${ability}:${part}`)
    ?? getOwn(words.deeds, `${ability}:${targets.length}`)
    ?? getOwn(words.deeds, ability)
  // What was sent in with too few targets has no place for the second.
  const named = deed.targets.length < 2 && namesSecond(known) ? undefined : known
  // Of a list of targets, each met by itself, the one that it is about is named.
  const paired = deed.targets.length > 1 && (named === undefined || namesSecond(named))
  const visit = part === 'visit' && place !== undefined && !speaker.kinds
  const [first, second] = paired && !visit ? deed.targets : [place ?? deed.targets[0], undefined]
  const unnamed = first === undefined ? unnamedDeed.none : second === undefined ? unnamedDeed.one : unnamedDeed.two
  const source = visit ? (carried ? setOut : speaker.failed ? triedToVisit : visited) : (named ?? unnamed)
  return say(locale, source, {
    ...chosenIn(source, chosen, speaker),
    actor: speaker.name(deed.actor),
    first: first === undefined ? '' : speaker.name(first),
    second: second === undefined ? '' : speaker.name(second),
    all: listedNames(
      deed.targets.map(target => [speaker.name(target)]),
      speaker,
    ),
    name: getOwn(words.uses, deed.ability) ?? spaced(deed.ability),
  })
}

/** How a deed is told that came to nothing, where it has words for that. */
export const triedWords = ({ ability, targets }: Deed, { words }: Speaker): string | undefined =>
  getOwn(words.deeds, `${ability}:${targets.length}:tried`) ?? getOwn(words.deeds, `${ability}:tried`)

/** What a deed was sent in with, where its words have a place for that; `none` where it has none. */
function chosenIn(source: string, chosen: Readonly<Record<string, string>>, speaker: Speaker): Values {
  const asked = [...source.matchAll(/\{(\w+), select/g)].map(([, key = '']) => key)
  const keys = asked.filter(key => !/^(?:actor|first|second|all|name)(?:_|$)/.test(key))
  if (!keys.length) return {}
  const said = (key: string): [string, Value] => {
    const value = getOwn(chosen, key)
    return [key, value === undefined ? 'none' : chosenSaid(key, value, speaker)]
  }
  return { [rawWords]: chosen, ...Object.fromEntries(keys.map(said)) }
}

const chosenSaid = (key: string, value: string, { words, name }: Speaker): Value =>
  key === 'against'
    ? name(value)
    : (getOwn(words.results, value) ?? getOwn(words.uses, value) ?? getOwn(words.roles, value) ?? spaced(value))

/** Whether what an action is sent in with is said by its deed already. */
export const isSaidByDeed = (ability: string, key: string, { words }: Speaker): boolean =>
  getOwn(words.deeds, ability)?.includes(`{${key}, select`) ?? false

/** Whether a deed is a list of targets, each met by itself, and has words for all of them. */
export function isList(id: ActionId, speaker: Speaker): boolean {
  const { ability = '', targets = [] } = speaker.action(id) ?? {}
  return (
    targets.length > 1 && (isAll(`${ability}:all`, speaker) || isAll(`${ability}:${targets.length}:tried`, speaker))
  )
}

const isAll = (key: string, { words }: Speaker): boolean => getOwn(words.deeds, key) !== undefined

/** Whether a deed names a second target, in any case. */
const namesSecond = (deed: string | undefined): boolean => /\{second[_}]/.test(deed ?? '')
