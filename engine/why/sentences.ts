/**
 * Sentences: what a claim says, in a language, to somebody who never sees an id. A claim has one sentence for when it
 * stands and one for when it does not; the words of a language stand in `sentences.<locale>.ts`, those of a system in
 * its `text.ts`. This file gives each message its values.
 */
import { own } from '../rules/catalogue.ts'
import { say, type Value, type Values } from '../text/message.ts'
import { joinSpans, text, type Span } from '../text/span.ts'
import type { ActionId, Claim, Leg, Part, Slot } from './claim.ts'
import type { Languages, Phrases } from './phrases.ts'
import type { Reason } from './reason.ts'
import { en } from './sentences.en.ts'
import { spaced, type Speaker } from './speaker.ts'

const languages: Languages = { en }

/** The phrases a speaker speaks with. */
export const phrasesOf = (speaker: Pick<Speaker, 'locale'>): Phrases => languages[speaker.locale] ?? languages.en

/** What a claim says: how it is when it stands, or how it is when it does not ("Ann dies", "Ann lives"). */
export function sentence(claim: Claim, stands: boolean, speaker: Speaker): Span[] {
  const phrase = phrasesOf(speaker).claims[claim.is]
  return say(speaker.locale, stands ? phrase.stands : phrase.falls, valuesOf(claim, speaker))
}

/** A claim as a question ("Does Ann die?"); undefined for what is never asked. */
export function question(claim: Claim, speaker: Speaker): Span[] | undefined {
  const { asks } = phrasesOf(speaker).claims[claim.is]
  return asks === undefined ? undefined : say(speaker.locale, asks, valuesOf(claim, speaker))
}

/**
 * What a node of a tree says. Where several things together make it, it says those: "Tam tracked Bob, and Bob visited
 * Ann". Everything else is its claim, said as what it is a reason for, whether or not it stands.
 * @param asked the question it answers: asked whether an action works, what was done is said whole
 */
export function reasonSaid(reason: Reason, speaker: Speaker, asked?: Claim): Span[] {
  const { claim } = reason
  const made = partsOf(reason)
  if (claim.is === 'arrives' && asked?.is === 'works' && asked.action === claim.action && !ofItsOwn.has(claim.part)) return sentence({ ...claim, part: 'none' }, true, speaker)
  if (!made.length) return sentence(claim, !hasNoEffect(claim), speaker)
  const parts = listed([...new Map(made.map(part => [JSON.stringify(part.claim), reasonSaid(part, speaker)])).values()], speaker)
  const what = claim.is === 'together' ? claim.what : claim.is
  return say(speaker.locale, phrasesOf(speaker).joined, { actor: '', at: '', who: '', as: '', ...valuesOf(claim, speaker), what, parts })
}

/** Parts of an action whose fate is asked apart from the rest of it. */
const ofItsOwn: ReadonlySet<Part> = new Set(['visit', 'kill', 'recruit', 'perish'])

/** Whether a node counts its reasons (attacks, shields, several ways) instead of being made of them all. */
export const counts = ({ claim, need, because }: Reason): boolean => claim.is === 'atLeast' || claim.is === 'attackedBy' || need < because.length

/** What together makes a node, each once. A part that is only made of parts in its turn is those. */
export function partsOf(reason: Reason): readonly Reason[] {
  if (counts(reason)) return []
  const inner = (part: Reason): readonly Reason[] => part.claim.is === 'arrives' && !part.unless.length && !counts(part) && part.because.length ? part.because.flatMap(inner) : [part]
  return [...new Set(reason.because.flatMap(inner))]
}

/** Whether a claim is about something that the chain or the rules leave no part to play: nothing fells it. */
export const hasNoEffect = ({ is }: Claim): boolean => is === 'alreadyUsed' || is === 'notMovable' || is === 'sameplace' || is === 'leftAlone'

/** Things in a row: "a, b, and c". */
export function listed(items: readonly (readonly Span[])[], speaker: Speaker, { between, last } = phrasesOf(speaker).list): Span[] {
  const final = items.at(-1)
  if (final === undefined || items.length === 1) return [...final ?? []]
  return joinSpans([joinSpans(items.slice(0, -1), between), final], last)
}

/** One use of an ability: "Bob's shot". */
export function useSaid(id: ActionId, speaker: Speaker): Span[] {
  const { use, unnamedUse } = phrasesOf(speaker)
  const deed = speaker.action(id)
  if (!deed) return [text(unnamedUse)]
  return say(speaker.locale, use, { actor: speaker.name(deed.actor), name: own(speaker.words.uses, deed.ability) ?? spaced(deed.ability) })
}

function valuesOf(claim: Claim, speaker: Speaker): Values {
  const name = (slot: Slot): Span => speaker.name(slot)
  const use = (id: ActionId): Span[] => useSaid(id, speaker)
  const actor = (id: ActionId): Value => { const deed = speaker.action(id); return deed ? name(deed.actor) : '' }
  switch (claim.is) {
    case 'dies':
    case 'flipHidden': return { who: name(claim.who) }
    case 'learns': return { who: name(claim.who), about: name(claim.about), result: speaker.result(speaker.action(claim.action)?.ability ?? '', claim.result) }
    case 'sees': return { who: name(claim.who), sight: sight(claim.action, claim.about, [claim.result], speaker) }
    case 'seesNothing': return { who: name(claim.who), sight: sight(claim.action, claim.about, [], speaker) }
    case 'recruited': return { who: name(claim.who), actor: actor(claim.by) }
    case 'works':
    case 'leftAlone': return { use: use(claim.action) }
    case 'arrives': return { use: use(claim.action), part: claim.part, at: name(claim.at), deed: journey(claim.action, claim.part, claim.at, claim.path, speaker) }
    case 'active': return { use: use(claim.action), deed: deedSaid(claim.action, claim.part, undefined, speaker) }
    case 'moves': return { use: use(claim.action), carried: use(claim.carries), from: name(claim.from), to: name(claim.to) }
    case 'together': return { what: claim.what, use: use(claim.action), actor: actor(claim.action), at: name(claim.at), other: claim.other === undefined ? '' : use(claim.other) }
    case 'atLeast': return { of: claim.of, count: claim.count, at: name(claim.at) }
    case 'attackedBy': return { use: use(claim.action), at: name(claim.at) }
    case 'alreadyUsed': return { use: use(claim.by), step: sentence(claim.step, true, speaker) }
    case 'notMovable': return { use: use(claim.by), carried: use(claim.action) }
    case 'sameplace': return { use: use(claim.action), carried: use(claim.carries), at: name(claim.at) }
    case 'trait': return { trait: traitSaid(claim, speaker) }
    case 'reads': return { who: name(claim.who), as: own(speaker.words.results, claim.as) ?? own(speaker.words.factions, claim.as) ?? spaced(claim.as) }
    case 'ruled': return {
      ruled: claim.action !== undefined ? claim.holds ? 'works' : 'fails' : claim.holds ? 'dies' : 'lives',
      use: claim.action === undefined ? '' : use(claim.action), who: claim.who === undefined ? '' : name(claim.who),
      noted: claim.note.trim() ? 'yes' : 'no', note: claim.note,
    }
  }
}

/** What somebody did, and who took it where: "Bob shot Cora, and Quin's swap took it to Ann". */
function journey(id: ActionId, part: Part, at: Slot, path: readonly Leg[], speaker: Speaker): Span[] {
  const [first, ...further] = path
  const deed = deedSaid(id, part, first?.from ?? at, speaker, first !== undefined)
  if (!first) return deed
  const phrases = phrasesOf(speaker).journey
  const leg = (source: string, { by, to }: Leg): Span[] => say(speaker.locale, source, { use: useSaid(by, speaker), to: speaker.name(to) })
  const legs = listed([leg(phrases.first, first), ...further.map(one => leg(phrases.further, one))], speaker, phrases.list)
  return say(speaker.locale, phrases.deed, { deed, legs })
}

/** What somebody did, said of the part of it that matters. @param place where it was sent; a deed with two targets names them itself */
function deedSaid(id: ActionId, part: Part, place: Slot | undefined, speaker: Speaker, carried = false): Span[] {
  const { unnamedDeed, visited, journey: { setOut } } = phrasesOf(speaker)
  const deed = speaker.action(id)
  if (!deed) return useSaid(id, speaker)
  const { words, locale } = speaker
  const paired = deed.targets.length > 1
  const visit = part === 'visit' && place !== undefined
  const [first, second] = paired && !visit ? deed.targets : [place ?? deed.targets[0], undefined]
  const unnamed = first === undefined ? unnamedDeed.none : second === undefined ? unnamedDeed.one : unnamedDeed.two
  const named = own(words.deeds, `${deed.ability}:${part}`) ?? own(words.deeds, deed.ability)
  return say(locale, visit ? carried ? setOut : visited : named ?? unnamed, {
    actor: speaker.name(deed.actor), first: first === undefined ? '' : speaker.name(first), second: second === undefined ? '' : speaker.name(second),
    name: own(words.uses, deed.ability) ?? spaced(deed.ability),
  })
}

/** What a sensor sees, as a clause: "Bob visit Ann", "Bob visit nobody". */
export function sight(id: ActionId, about: Slot, results: readonly string[], speaker: Speaker): Span[] {
  return sightOf(speaker.action(id)?.ability ?? '', about, results, speaker)
}

/** The same where only the ability is known. */
export function sightOf(ability: string, about: Slot, results: readonly string[], speaker: Speaker): Span[] {
  const { words, locale } = speaker
  const clause = own(words.sights, ability)
  const said = results.map((word): Span[] => { const value = speaker.result(ability, word); return [typeof value === 'string' ? text(value) : value] })
  if (!clause) return listed([[speaker.name(about)], ...said], speaker)
  return results.length
    ? say(locale, clause.some, { about: speaker.name(about), result: listed(said, speaker), count: results.length })
    : say(locale, clause.none, { about: speaker.name(about) })
}

function traitSaid(claim: Extract<Claim, { is: 'trait' }>, speaker: Speaker): Span[] {
  const deed = speaker.action(claim.of)
  const who = speaker.name(deed?.actor ?? claim.of)
  return say(speaker.locale, own(speaker.words.traits, claim.trait) ?? '{who}: {trait}', {
    who, use: deed ? useSaid(claim.of, speaker) : who, about: claim.about === undefined ? '' : speaker.name(claim.about), trait: spaced(claim.trait),
  })
}
