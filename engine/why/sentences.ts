/**
 * Sentences: what a claim says, in a language, to somebody who never sees an id. A claim has one sentence for when it
 * stands and one for when it does not; its words stand in `claims-said.ts`, those of a system beside its rules. This file
 * gives each message its values.
 */
import { getOwn } from '../ruleset/catalogue.ts'
import { inLynchWord } from '../text/lynch-word.ts'
import { rawWords, say, type Value, type Values } from '../text/message.ts'
import { joinSpans, plainOf, text, tidy, type Span } from '../text/span.ts'
import type { ActionId, Claim, Leg, Part, SeatId } from '../reason/claim.ts'
import type { Phrase } from '../text/wording.ts'
import { inLocale, type List, type Phrases } from './phrases.ts'
import { phrases } from './phrases-said.ts'
import { inEveryLocale } from '../text/locale.ts'
import type { Reason } from '../reason/reason.ts'
import { besideOf, hasNoEffect, isTally, partsOf, same, saysItself, shieldsAgainst } from './parts.ts'
import { roleName, spaced, type Speaker } from './speaker.ts'

const languages = inEveryLocale(locale => inLocale<Phrases>(phrases, locale))

const inWord = new Map<string, Phrases>()

/** The phrases a speaker speaks with: in the host's word for the lynch. */
export function phrasesOf({ locale, lynchWord }: Pick<Speaker, 'locale' | 'lynchWord'>): Phrases {
  if (lynchWord === undefined) return languages[locale]
  const key = `${locale} ${lynchWord}`
  const known = inWord.get(key) ?? everyPhrase(languages[locale], message => inLynchWord(message, lynchWord, locale))
  inWord.set(key, known)
  return known
}

/** All of them, whatever they stand in, with each message changed. */
const everyPhrase = <Of>(of: Of, change: (message: string) => string): Of =>
  (typeof of === 'string'
    ? change(of)
    : Array.isArray(of)
      ? of.map(one => everyPhrase<unknown>(one, change))
      : typeof of === 'object' && of
        ? Object.fromEntries(Object.entries(of).map(([key, one]) => [key, everyPhrase<unknown>(one, change)]))
        : of) as Of

/** What a claim says: how it is when it stands, or how it is when it does not ("Ann dies", "Ann lives"). */
export function sentence(claim: Claim, stands: boolean, speaker: Speaker): Span[] {
  // What marks the ways that it tells is asked each time anew.
  if (speaker.way) return sentenceOf(claim, stands, speaker)
  const known = saidBy(speaker)[stands ? 'stands' : 'falls']
  const said = known.get(claim) ?? sentenceOf(claim, stands, speaker)
  known.set(claim, said)
  return said
}

function sentenceOf(claim: Claim, stands: boolean, speaker: Speaker): Span[] {
  const phrase = phraseOf(claim, speaker)
  return say(speaker.locale, stands ? phrase.stands : phrase.falls, valuesOf(claim, speaker))
}

/** Trees share their nodes, so a night says most of its claims many times over. */
const saidBefore = new WeakMap<Speaker, Record<'stands' | 'falls', WeakMap<Claim, Span[]>>>()

function saidBy(speaker: Speaker): Record<'stands' | 'falls', WeakMap<Claim, Span[]>> {
  const known = saidBefore.get(speaker) ?? { stands: new WeakMap(), falls: new WeakMap() }
  saidBefore.set(speaker, known)
  return known
}

/** How a claim is said: a fact of the system's own in the system's words. */
const phraseOf = (claim: Claim, speaker: Speaker): Phrase =>
  (claim.is === 'fact' ? getOwn(speaker.words.facts ?? {}, claim.kind) : undefined)
  ?? phrasesOf(speaker).claims[claim.is]

/** A claim as a question ("Does Ann die?"); undefined for what is never asked. */
export function question(claim: Claim, speaker: Speaker): Span[] | undefined {
  const { asks } = phraseOf(claim, speaker)
  return asks === undefined ? undefined : say(speaker.locale, asks, valuesOf(claim, speaker))
}

/**
 * What a node of a tree says. Where several things together make it, it says those: "Tam tracked Bob, and Bob visited
 * Ann". Everything else is its claim, said as what it is a reason for, whether or not it stands; a fact that fell may have
 * words of its own for that.
 * @param asked the question it answers: asked whether an action works, what was done is said whole
 */
export function reasonSaid(reason: Reason, speaker: Speaker, asked?: Claim): Span[] {
  const { claim } = reason
  if (claim.is === 'arrives' && asked?.is === 'works' && asked.action === claim.action && !ofItsOwn.has(claim.part))
    return sentence({ ...claim, part: 'none' }, true, speaker)
  const unreached = speaker.unreached ? unreachedSaid(reason, speaker) : undefined
  if (unreached) return unreached
  const clauses = clausesOf(reason, speaker)
  if (!clauses.length) {
    const { would } = phraseOf(claim, speaker)
    return would !== undefined && !reason.holds
      ? say(speaker.locale, would, valuesOf(claim, speaker))
      : sentence(claim, !hasNoEffect(claim), speaker)
  }
  const what = claim.is === 'together' ? claim.what : claim.is
  return say(speaker.locale, phrasesOf(speaker).joined, {
    actor: '',
    at: '',
    who: '',
    ...valuesOf(claim, speaker),
    what,
    parts: listed(clauses, speaker),
  })
}

/** A deed that did not come where it would have: where it set out for, and who would have taken it elsewhere. */
function unreachedSaid(reason: Reason, speaker: Speaker): Span[] | undefined {
  const { claim, holds } = reason
  if (holds || claim.is !== 'arrives') return undefined
  const { action, part, at, path } = claim
  if (path.length)
    return isLedByNone(reason, path, speaker) ? journey(action, part, at, path, speaker, true) : undefined
  return part === 'visit' ? deedSaid(action, part, at, speaker, true) : undefined
}

/** Whether it was a mover of its way that was stopped, by the host or where he is, and not the deed itself. */
function isLedByNone({ claim, because, unless }: Reason, path: readonly Leg[], speaker: Speaker): boolean {
  if (because.some(one => one.claim.is === 'moves' && !one.holds)) return true
  const own = claim.is === 'arrives' ? [speaker.action(claim.action)?.actor, claim.at] : []
  const movers = path.map(({ by }) => speaker.action(by)?.actor).filter(who => !own.includes(who))
  return unless.some(
    ({ claim: counter, holds }) =>
      holds
      && (counter.is === 'ruled'
        ? path.some(({ by }) => by === counter.action)
        : counter.is === 'arrives' && movers.includes(counter.at)),
  )
}

/** What all has to be so for a node, a clause for each thing; none where its claim says it alone. */
export function clausesOf(reason: Reason, speaker: Speaker): Span[][] {
  const { claim } = reason
  if (isTally(reason)) return tallied(reason, speaker)
  if (saysItself(reason)) return []
  const parts = [...new Map(partsOf(reason).map(part => [JSON.stringify(part.claim), part])).values()]
  const said = (some: readonly Reason[]): Span[][] => some.map(part => reasonSaid(part, speaker))
  if (!parts.length || claim.is !== 'reads') return said(parts)
  // What somebody reads as comes before what makes somebody misread it.
  const [traits, rest] = [
    parts.filter(part => part.claim.is === 'trait'),
    parts.filter(part => part.claim.is !== 'trait'),
  ]
  return [...said(rest), sentence(claim, true, speaker), ...said(traits)]
}

/** A count: how many there must be, and how few shields. */
function tallied(reason: Reason, speaker: Speaker): Span[][] {
  const { claim, need } = reason
  const shields = shieldsAgainst(reason)
  const beside = besideOf(reason)
  if (!shields && !beside) return []
  const at = shields?.at ?? ('at' in claim ? claim.at : '')
  const attacks = sentence({ is: 'atLeast', of: 'attacks', count: need, at }, true, speaker)
  return [
    ...(beside
      ? [reasonSaid(beside.shared, speaker), ...(beside.suffices ? [] : [attacks])]
      : [sentence(claim, true, speaker)]),
    ...(shields ? [say(speaker.locale, phrasesOf(speaker).fewerShields, { count: shields.count })] : []),
  ]
}

/**
 * What speaks against a reason, said as that: who is out of reach is so for the mover too, whatever it brings.
 * @param against what it is raised against
 */
export function counterSaid(counter: Reason, against: Reason, speaker: Speaker): Span[] {
  const { claim } = counter
  // Of what was tried it is told already where it was to go.
  if (claim.is === 'moves' && counter.holds && against.claim.is === 'arrives' && against.claim.action === claim.carries)
    return say(speaker.locale, phrasesOf(speaker).journey[claim.from === against.claim.at ? 'instead' : 'pulled'], {
      use: useSaid(claim.action, speaker),
      carried: useSaid(claim.carries, speaker),
      to: speaker.name(claim.to),
    })
  const said = reasonSaid(counter, speaker)
  const mover = moverHalted(counter, against, speaker)
  if (mover === undefined || !('at' in counter.claim)) return said
  return say(speaker.locale, phrasesOf(speaker).haltedMover, {
    halt: said,
    use: useSaid(mover, speaker),
    at: speaker.name(counter.claim.at),
  })
}

function moverHalted(
  { claim }: Reason,
  { claim: against, unless, more }: Reason,
  speaker: Speaker,
): ActionId | undefined {
  if ((claim.is !== 'arrives' && claim.is !== 'active') || claim.part !== 'halt') return undefined
  if (against.is === 'moves') return against.action
  // Raised twice, it stops both the mover and what was moved.
  if (against.is !== 'arrives' || more || unless.filter(one => same(one.claim, claim)).length > 1) return undefined
  return against.path.find(({ by }) => speaker.action(by)?.moves?.includes(claim.at))?.by
}

/** Parts of an action whose fate is asked apart from the rest of it. */
const ofItsOwn: ReadonlySet<Part> = new Set(['visit', 'kill', 'recruit', 'perish'])

/** Things in a row: "a and b", "a, b, and c". Two need a comma only where one of them is a row itself. */
export function listed(
  items: readonly (readonly Span[])[],
  speaker: Speaker,
  { between, last, two = last, nested }: List = phrasesOf(speaker).list,
): Span[] {
  const final = items.at(-1)
  if (final === undefined || items.length === 1) return [...(final ?? [])]
  const has = (words: string): boolean => items.some(item => plainOf(item).includes(words))
  if (nested && (has(`${between}and `) || has(nested.between) || (items.length > 2 && has(between))))
    return joinSpans([joinSpans(items.slice(0, -1), nested.between), final], nested.last)
  if (items.length === 2 && !items.some(item => [between, two].some(words => plainOf(item).includes(words))))
    return joinSpans(items, two)
  return joinSpans([joinSpans(items.slice(0, -1), between), final], last)
}

/** One use of an ability: "Bob's shot". */
export function useSaid(id: ActionId, speaker: Speaker): Span[] {
  const { use, unnamedUse } = phrasesOf(speaker)
  const deed = speaker.action(id)
  if (!deed) return [text(unnamedUse)]
  return say(speaker.locale, use, {
    actor: speaker.name(deed.actor),
    name: getOwn(speaker.words.uses, deed.ability) ?? spaced(deed.ability),
  })
}

function valuesOf(claim: Claim, speaker: Speaker): Values {
  const name = (slot: SeatId): Span => speaker.name(slot)
  const use = (id: ActionId): Span[] => useSaid(id, speaker)
  const actor = (id: ActionId): Value => {
    const deed = speaker.action(id)
    return deed ? name(deed.actor) : ''
  }
  switch (claim.is) {
    case 'dies':
    case 'flipHidden':
      return { who: name(claim.who) }
    case 'learns':
      return {
        who: name(claim.who),
        about: name(claim.about),
        result: speaker.result(speaker.action(claim.action)?.ability ?? '', claim.result),
      }
    case 'sees':
      return { who: name(claim.who), sight: sight(claim.action, claim.about, [claim.result], speaker) }
    case 'seesNothing':
      return { who: name(claim.who), sight: sight(claim.action, claim.about, [], speaker) }
    case 'recruited':
      return { who: name(claim.who), actor: actor(claim.by) }
    case 'works':
    case 'leftAlone':
      return { use: use(claim.action) }
    case 'arrives':
      return {
        use: use(claim.action),
        part: claim.part,
        at: name(claim.at),
        deed: journey(claim.action, claim.part, claim.at, claim.path, speaker),
      }
    case 'active':
      return { use: use(claim.action), deed: deedSaid(claim.action, claim.part, undefined, speaker) }
    case 'moves':
      return { use: use(claim.action), carried: use(claim.carries), from: name(claim.from), to: name(claim.to) }
    case 'together':
      return {
        what: claim.what,
        use: use(claim.action),
        actor: actor(claim.action),
        at: name(claim.at),
        other: claim.other === undefined ? '' : use(claim.other),
      }
    case 'atLeast':
      return { of: claim.of, count: claim.count, at: name(claim.at) }
    case 'attackedBy':
      return { use: use(claim.action), at: name(claim.at) }
    case 'alreadyUsed':
      return { use: use(claim.by), step: sentence(claim.step, true, speaker) }
    case 'notMovable':
      return { use: use(claim.by), carried: use(claim.action) }
    case 'sameplace':
      return { use: use(claim.action), carried: use(claim.carries), at: name(claim.at) }
    case 'trait':
      return { trait: traitSaid(claim, speaker) }
    case 'reads':
      return {
        who: name(claim.who),
        as: getOwn(speaker.words.results, claim.as) ?? getOwn(speaker.words.factions, claim.as) ?? spaced(claim.as),
      }
    case 'fact':
      return {
        [rawWords]: claim.values ?? {},
        ...Object.fromEntries(
          Object.entries(claim.values ?? {}).map(([key, value]) => [key, factValue(key, value, speaker)]),
        ),
        kind: spaced(claim.kind),
        who: name(claim.of),
        other: claim.other === undefined ? '' : name(claim.other),
        phase: claim.phase === undefined ? '' : phaseSaid(claim.phase, speaker),
        use: claim.action === undefined ? '' : use(claim.action),
        actor: claim.action === undefined ? '' : actor(claim.action),
      }
    case 'ruled':
      return {
        ruled: claim.action !== undefined ? (claim.holds ? 'works' : 'fails') : claim.holds ? 'dies' : 'lives',
        use: claim.action === undefined ? '' : use(claim.action),
        who: claim.who === undefined ? '' : name(claim.who),
        note: claim.note.trim() ? toldOnce([text(` (${claim.note})`)], [], speaker) : '',
      }
  }
}

/** A phase by its name: `night 2`. */
export function phaseSaid(phase: string, speaker: Speaker): string {
  const [kind = '', ...number] = phase.split(' ')
  return phaseNamed(speaker, kind, number.join(' '))
}

/** The same of a kind and a number; what comes once in a game needs none. */
export const phaseNamed = (
  speaker: Pick<Speaker, 'kind' | 'isNumbered'>,
  kind: string,
  number: number | string,
): string => {
  const word = speaker.kind(kind)
  return speaker.isNumbered(kind) ? `${word} ${number}` : word
}

/** A value of a fact in words, by its name: a role, a faction, an ability, somebody; everything else as it stands. */
function factValue(key: string, value: string | number, { words, name }: Speaker): Value {
  if (typeof value === 'number') return value
  switch (key) {
    case 'role':
      return roleName(value, words)
    case 'side':
      return getOwn(words.factions, value) ?? spaced(value)
    case 'ability':
      return getOwn(words.uses, value) ?? spaced(value)
    case 'third':
      return name(value)
    default:
      return getOwn(words.results, value) ?? value
  }
}

/** What somebody did, and who took it where, or would have: "Bob shot Cora, and Quin's swap took it to Ann". */
function journey(
  id: ActionId,
  part: Part,
  at: SeatId,
  path: readonly Leg[],
  speaker: Speaker,
  unreached = false,
): Span[] {
  const [first, ...further] = path
  const phrases = phrasesOf(speaker).journey
  const elsewhere = first ? undefined : sentElsewhere(id, at, speaker)
  if (elsewhere !== undefined)
    return tidy([
      ...deedSaid(id, part, elsewhere, speaker),
      ...say(speaker.locale, phrases.way, { legs: say(speaker.locale, phrases.led, { to: speaker.name(at) }) }),
    ])
  const deed = deedSaid(id, part, first?.from ?? at, speaker, first !== undefined)
  if (!first) return deed
  if (speaker.terse && further.length && !unreached) return tidy([...deed, ...endOf(at, further.length + 1, speaker)])
  const leg = (source: string, { by, to }: Leg): Span[] =>
    say(speaker.locale, source, { use: useSaid(by, speaker), to: speaker.name(to) })
  const legs = listed(
    [leg(unreached ? phrases.firstWould : phrases.first, first), ...further.map(one => leg(phrases.further, one))],
    speaker,
    phrases.list,
  )
  const way = say(speaker.locale, phrases.way, { legs })
  const again = say(speaker.locale, phrases.again)
  return tidy([...deed, ...toldOnce(way, again, speaker)])
}

/** Where something came after several moves. */
const endOf = (at: SeatId, moves: number, speaker: Speaker): Span[] => {
  const { way, ledBy } = phrasesOf(speaker).journey
  return say(speaker.locale, way, { legs: say(speaker.locale, ledBy, { to: speaker.name(at), count: moves }) })
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

/** Words that a sentence has once. @param again what stands in their place after that */
const toldOnce = (words: readonly Span[], again: readonly Span[], speaker: Speaker): readonly Span[] =>
  speaker.way?.(words, again) ?? words

/** What somebody did, said of the part of it that matters. @param place where it was sent; a deed with two targets names them itself */
function deedSaid(id: ActionId, part: Part, place: SeatId | undefined, speaker: Speaker, carried = false): Span[] {
  const {
    unnamedDeed,
    visited,
    journey: { setOut },
  } = phrasesOf(speaker)
  const deed = speaker.action(id)
  if (!deed) return useSaid(id, speaker)
  const { words, locale } = speaker
  const { ability, targets, with: chosen = {} } = deed
  const known =
    (place === undefined && targets.length > 1 ? getOwn(words.deeds, `${ability}:all`) : undefined)
    ?? (speaker.failed
      ? (getOwn(words.deeds, `${ability}:${targets.length}:tried`) ?? getOwn(words.deeds, `${ability}:tried`))
      : undefined)
    ?? getOwn(words.deeds, `${ability}:${part}`)
    ?? getOwn(words.deeds, `${ability}:${targets.length}`)
    ?? getOwn(words.deeds, ability)
  // What was sent in with too few targets has no place for the second.
  const named = deed.targets.length < 2 && namesSecond(known) ? undefined : known
  // Of a list of targets, each met by itself, the one that it is about is named.
  const paired = deed.targets.length > 1 && (named === undefined || namesSecond(named))
  const visit = part === 'visit' && place !== undefined
  const [first, second] = paired && !visit ? deed.targets : [place ?? deed.targets[0], undefined]
  const unnamed = first === undefined ? unnamedDeed.none : second === undefined ? unnamedDeed.one : unnamedDeed.two
  const source = visit ? (carried ? setOut : visited) : (named ?? unnamed)
  return say(locale, source, {
    ...chosenIn(source, chosen, speaker),
    actor: speaker.name(deed.actor),
    first: first === undefined ? '' : speaker.name(first),
    second: second === undefined ? '' : speaker.name(second),
    all: listed(
      deed.targets.map(target => [speaker.name(target)]),
      speaker,
    ),
    name: getOwn(words.uses, deed.ability) ?? spaced(deed.ability),
  })
}

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
  key === 'against' ? name(value) : (getOwn(words.results, value) ?? getOwn(words.uses, value) ?? spaced(value))

/** Whether what an action is sent in with is said by its deed already. */
export const isSaidByDeed = (ability: string, key: string, { words }: Speaker): boolean =>
  getOwn(words.deeds, ability)?.includes(`{${key}, select`) ?? false

/** Whether a deed is a list of targets, each met by itself, and has words for all of them. */
export function isList(id: ActionId, speaker: Speaker): boolean {
  const { ability = '', targets = [] } = speaker.action(id) ?? {}
  return targets.length > 1 && getOwn(speaker.words.deeds, `${ability}:all`) !== undefined
}

/** Whether a deed names a second target, in any case. */
const namesSecond = (deed: string | undefined): boolean => /\{second[_}]/.test(deed ?? '')

/** What a sensor sees, as a clause: "Bob visit Ann", "Bob visit nobody". */
function sight(id: ActionId, about: SeatId, results: readonly string[], speaker: Speaker): Span[] {
  return sightOf(speaker.action(id)?.ability ?? '', about, results, speaker)
}

/** The same where only the ability is known. */
export function sightOf(ability: string, about: SeatId, results: readonly string[], speaker: Speaker): Span[] {
  const { words, locale } = speaker
  const clause = getOwn(words.sights, ability)
  const said = results.map((result): Span[] => {
    const word = speaker.result(ability, result)
    return typeof word === 'string' ? say(locale, phrasesOf(speaker).quoted, { word }) : [word]
  })
  if (!clause) return listed([[speaker.name(about)], ...said], speaker)
  return results.length
    ? say(locale, clause.some, { about: speaker.name(about), result: listed(said, speaker), count: results.length })
    : say(locale, clause.none, { about: speaker.name(about) })
}

function traitSaid(claim: Extract<Claim, { is: 'trait' }>, speaker: Speaker): Span[] {
  const deed = speaker.action(claim.of)
  const who = speaker.name(deed?.actor ?? claim.of)
  return say(speaker.locale, getOwn(speaker.words.traits, claim.trait) ?? '{who}: {trait}', {
    who,
    use: deed ? useSaid(claim.of, speaker) : who,
    about: claim.about === undefined ? '' : speaker.name(claim.about),
    trait: spaced(claim.trait),
  })
}
