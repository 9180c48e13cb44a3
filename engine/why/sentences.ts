/**
 * Sentences: what a claim says, in a language, to somebody who never sees an id. A claim has one sentence for when it
 * stands and one for when it does not; its words stand in `claims-said.ts`, those of a system beside its rules. This file
 * gives each message its values.
 */
import { getOwn } from '../ruleset/catalogue.ts'
import { rawWords, say, type Value, type Values } from '../text/message.ts'
import { text, type Span } from '../text/span.ts'
import type { ActionId, Claim, Leg, Part, SeatId } from '../reason/claim.ts'
import type { Phrase } from '../text/wording.ts'
import type { Reason } from '../reason/reason.ts'
import { besideOf, hasNoEffect, isTally, partsOf, same, saysItself, shieldsAgainst } from './parts.ts'
import { deedSaid, isList, isSaidByDeed, journey, toldOnce } from './deeds-said.ts'
import {
  asDone,
  asLeading,
  asOpposing,
  asTried,
  killsFirst,
  listed,
  listedNames,
  phrasesOf,
  useSaid,
} from './phrasing.ts'
import { ofSeveral } from './of-several.ts'
import { BY_ROLE, roleName, spaced, type Speaker } from './speaker.ts'

export {
  asDone,
  asLeading,
  asOpposing,
  asTried,
  isList,
  isSaidByDeed,
  killsFirst,
  listed,
  listedNames,
  phrasesOf,
  useSaid,
}

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
  const own = stands && claim.is === 'learns' ? learnedWords(claim, speaker) : undefined
  return say(speaker.locale, own ?? (stands ? phrase.stands : phrase.falls), valuesOf(claim, speaker))
}

/** How what somebody learned by an ability is said, where it has words of its own. */
const learnedWords = ({ action }: Pick<Found, 'action'>, { words, action: deedOf }: Speaker): string | undefined =>
  getOwn(words.learned ?? {}, deedOf(action)?.ability ?? '')

/** What several claims say together: what brought somebody several things about the same is said once, with all of them. */
export function saySeveral(claims: readonly Claim[], speaker: Speaker): Span[] {
  const groups = new Map<string, Found[]>()
  const said = claims.flatMap((claim, at): (() => Span[])[] => {
    if (claim.is !== 'learns' && claim.is !== 'sees') return [() => sentence(claim, true, speaker)]
    const key = JSON.stringify([claim.is, claim.who, claim.about, speaker.action(claim.action)?.ability ?? at])
    const group = groups.get(key)
    if (group) {
      group.push(claim)
      return []
    }
    const first: Found[] = [claim]
    groups.set(key, first)
    return [() => foundAll(first, speaker)]
  })
  return listed(
    ofSeveral(
      said.map(one => one()),
      speaker,
    ),
    speaker,
  )
}

/** Whether a check asked about whoever has a role. */
const askedOf = (about: string): string => (about.startsWith(BY_ROLE) ? 'role' : 'player')

type Found = Extract<Claim, { is: 'learns' | 'sees' }>

function foundAll(all: readonly Found[], speaker: Speaker): Span[] {
  const [claim, more] = all
  if (!claim) return []
  if (more === undefined) return sentence(claim, true, speaker)
  const results = all.map(({ result }) => result)
  const { claims, results: several, quoted } = phrasesOf(speaker)
  const who = speaker.name(claim.who)
  if (claim.is === 'sees')
    return say(speaker.locale, claims.sees.stands, { who, sight: sight(claim.action, claim.about, results, speaker) })
  const ability = speaker.action(claim.action)?.ability ?? ''
  return say(speaker.locale, learnedWords(claim, speaker) ?? several.getsAll, {
    who,
    about: speaker.name(claim.about),
    asked: askedOf(claim.about),
    results: listedNames(
      results.map(result => say(speaker.locale, quoted, { word: speaker.result(ability, result) })),
      speaker,
    ),
  })
}

/** What nearly came about, said so: "Ann would have died". What has no such words is said as what it is, that it did not. */
export function sayNearly(claim: Claim, speaker: Speaker): Span[] {
  return say(speaker.locale, wouldOf(claim, speaker) ?? phraseOf(claim, speaker).falls, valuesOf(claim, speaker))
}

const wouldOf = (claim: Claim, speaker: Speaker): string | undefined =>
  claim.is === 'fact' ? phraseOf(claim, speaker).would : getOwn<string>(phrasesOf(speaker).nearly, claim.is)

/** What would be without something, said so: "Ann would have lived", "Ann would have died". */
export const sayOtherwise = (claim: Claim, holds: boolean, speaker: Speaker): Span[] =>
  holds
    ? claim.is === 'dies'
      ? say(speaker.locale, phrasesOf(speaker).nearly.lives, valuesOf(claim, speaker))
      : sentence(claim, false, speaker)
    : wouldOf(claim, speaker) === undefined
      ? sentence(claim, true, speaker)
      : sayNearly(claim, speaker)

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
export function reasonSaid(reason: Reason, saying: Speaker, asked?: Claim): Span[] {
  const { claim } = reason
  // What came off although the whole did not was not only tried.
  const speaker = reason.holds ? asDone(saying) : saying
  if (claim.is === 'arrives' && asked?.is === 'works' && asked.action === claim.action && !ofItsOwn.has(claim.part))
    return sentence({ ...claim, part: 'none' }, true, speaker)
  const unreached = unreachedSaid(reason, speaker)
  if (unreached) return unreached
  const clauses = clausesOf(reason, speaker)
  if (!clauses.length) {
    const { would } = phraseOf(claim, speaker)
    return would !== undefined && !reason.holds
      ? say(speaker.locale, would, valuesOf(claim, speaker))
      : sentence(claim, !hasNoEffect(claim), speaker)
  }
  const what = claim.is !== 'together' ? claim.is : claim.what === 'sharedDeath' && !reason.holds ? 'other' : claim.what
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
  if (!speaker.unreached) return undefined
  return part === 'visit' ? deedSaid(action, part, at, speaker, true) : undefined
}

/** Whether it was a mover of its way that was stopped, by the host or where he is, and not the deed itself. */
function isLedByNone({ claim, because, unless }: Reason, path: readonly Leg[], speaker: Speaker): boolean {
  const movers = path.map(({ by }) => by)
  const isMover = ({ claim }: Reason): boolean => 'action' in claim && movers.includes(claim.action ?? '')
  if (because.some(one => !one.holds && (one.claim.is === 'moves' || isMover(one)))) return true
  // Whoever stops all that comes to him stops what would have led it there as well.
  const isHalted = (counter: Claim): boolean =>
    isHalt(counter) && path.some(({ by }) => speaker.action(by)?.moves?.includes(counter.at))
  const own = claim.is === 'arrives' ? [speaker.action(claim.action)?.actor, claim.at] : []
  const by = path.map(leg => speaker.action(leg.by)?.actor).filter(who => !own.includes(who))
  const claimAt = claim.is === 'arrives' ? claim.at : undefined
  return unless.some(
    ({ claim: counter, holds }) =>
      holds
      && (counter.is === 'ruled'
        ? movers.includes(counter.action ?? '')
        : isHalted(counter)
          || (counter.is === 'arrives' && by.includes(counter.at))
          || (counter.is === 'moves' && counter.from === path[0]!.from && counter.from !== claimAt)),
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
  // Of a check that came to nothing it is no matter what it would have read.
  if (speaker.failed && !reason.holds) return said(parts.filter(({ claim: of }) => of.is === 'arrives'))
  // What somebody reads as comes before what makes somebody misread it.
  const traits = parts.filter(part => part.claim.is === 'trait')
  const rest = parts.filter(part => !traits.includes(part))
  // Who is always misread needs no word of it behind what makes it so.
  const checks = rest.filter(({ claim: by }) => 'part' in by && by.part === 'learn')
  const own = rest.filter(part => isOwn(part, claim.who, speaker))
  const isSaid = own.length > 0 && !traits.length && own.length + checks.length === rest.length
  return isSaid ? said(rest) : [...said(rest), sentence(claim, true, speaker), ...said(traits)]
}

const isOwn = ({ claim }: Reason, who: SeatId, speaker: Speaker): boolean =>
  claim.is === 'active' && speaker.action(claim.action)?.actor === who

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

/** What speaks against a reason, said as that where it is told already what it is raised against. */
export function againstSaid(counter: Reason, against: Reason, speaker: Speaker): Span[] {
  const { claim } = counter
  // Of what was tried it is told already where it was to go.
  if (
    claim.is === 'moves'
    && counter.holds
    && against.claim.is === 'arrives'
    && against.claim.action === claim.carries
  ) {
    const turn = speaker.when?.(claim.action)
    const isLater = against.claim.path.some(({ by }) => (speaker.when?.(by) ?? Infinity) < (turn ?? 0))
    const isPulled = claim.from !== against.claim.at && !isLater
    const way = !isPulled ? 'instead' : !speaker.terse && isCancelled(counter, against) ? 'cancelled' : 'pulled'
    return say(speaker.locale, phrasesOf(speaker).journey[way], {
      use: useSaid(claim.action, speaker),
      carried: useSaid(claim.carries, speaker),
      to: speaker.name(claim.to),
    })
  }
  if (claim.is === 'dies' && counter.holds)
    return say(speaker.locale, phrasesOf(speaker).came.ground, {
      nobody: 'lived',
      who: speaker.name(claim.who),
      deeds: '',
    })
  return reasonSaid(counter, speaker)
}

/** Whether another mover, which would have led something that way, kept it from being led elsewhere in turn. */
const isCancelled = ({ unless }: Reason, { claim }: Reason): boolean =>
  unless.some(
    ({ claim: used }) =>
      used.is === 'alreadyUsed'
      && used.step.is === 'moves'
      && claim.is === 'arrives'
      && claim.path.some(({ by }) => used.step.is === 'moves' && used.step.action === by),
  )

/**
 * The same by itself: who is out of reach is so for the mover too, whatever it brings.
 * @param against what it is raised against
 */
export function counterSaid(counter: Reason, against: Reason, speaker: Speaker): Span[] {
  const said = againstSaid(counter, against, speaker)
  const mover = moverHalted(counter, against, speaker)
  if (mover === undefined || !('at' in counter.claim)) return said
  return say(speaker.locale, phrasesOf(speaker).haltedMover, {
    halt: said,
    use: useSaid(mover, speaker),
    at: speaker.name(counter.claim.at),
  })
}

const isHalt = (claim: Claim): claim is Extract<Claim, { is: 'arrives' | 'active' }> =>
  (claim.is === 'arrives' || claim.is === 'active') && claim.part === 'halt'

function moverHalted(
  { claim }: Reason,
  { claim: against, unless, more }: Reason,
  speaker: Speaker,
): ActionId | undefined {
  if (!isHalt(claim)) return undefined
  if (against.is === 'moves') return against.action
  // Raised twice, it stops both the mover and what was moved.
  if (against.is !== 'arrives' || more || unless.filter(one => same(one.claim, claim)).length > 1) return undefined
  return against.path.find(({ by }) => speaker.action(by)?.moves?.includes(claim.at))?.by
}

/** Parts of an action whose fate is asked apart from the rest of it. */
const ofItsOwn: ReadonlySet<Part> = new Set(['visit', 'kill', 'recruit', 'perish'])

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
    case 'learns': {
      const result = speaker.result(speaker.action(claim.action)?.ability ?? '', claim.result)
      const asked = askedOf(claim.about)
      return { who: name(claim.who), about: name(claim.about), asked, result, results: result }
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
      return {
        use: use(claim.by),
        carried: use(claim.action),
        mover: speaker.action(claim.action)?.moves ? 'yes' : 'no',
      }
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
  if (!clause) return listedNames([[speaker.name(about)], ...said], speaker)
  return results.length
    ? say(locale, clause.some, {
        about: speaker.name(about),
        result: listedNames(said, speaker),
        count: results.length,
      })
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
