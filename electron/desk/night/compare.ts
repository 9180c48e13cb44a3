/** The call that resolves a night by the rules of another system: what comes out otherwise, in words, or what is not there. */
import { language as spoken, say, wordsOf } from '../words/say.ts'
import { entries } from '../../../engine/game/entry.ts'
import { recast, type Missing, type Recalled } from '../../../engine/game/recast.ts'
import type { Game, PhaseState } from '../../../engine/journal/state.ts'
import { compareOutcomes, type Difference, type Half, type Resolved } from '../../../engine/resolve/difference.ts'
import type { Outcome } from '../../../engine/journal/outcome.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import { spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { sentenceCase, text, type Span } from '../../../engine/text/span.ts'
import { phrasesOf, question } from '../../../engine/why/sentences.ts'
import { roleName, spaced, speakerOf, type Speaker } from '../../../engine/why/speaker.ts'
import type { Answers, CallInput, CompareView } from '../contract.ts'
import type { Library } from '../library/library.ts'
import { resolved } from '../library/resolved.ts'
import { knownSystem } from '../known-system.ts'
import { deedOf } from './deeds.ts'
import { deathsSaid, livesSaid, resultsSaid } from './rulings.ts'

export const compareCalls = (library: Library) => ({
  'night.compare': async ({
    game,
    phase,
    system: id,
    language = 'en',
  }: CallInput<'night.compare'>): Promise<Answers['night.compare']> => {
    const there = knownSystem(id)
    const here = await resolved(library, await library.book(game), phase, [], language)
    const about = { system: { id: there.id, name: spokenIn(there, spoken()).name } }
    if (here.phase.ballots?.length || here.phase.posts?.length)
      return {
        ...about,
        missing: [
          {
            what: 'votes',
            says: say('night.votesCast'),
          },
        ],
        changed: [],
        differences: [],
      }
    const other = recast(here.system, here.game, here.phase, there)
    if ('missing' in other)
      return {
        ...about,
        missing: other.missing.map(one => ({ what: one.what, says: missingSaid(one, here.system, there) })),
        changed: [],
        differences: [],
      }
    const outcome = there.resolve(other.game, other.phase, { trees: true })
    const differences = compareOutcomes(
      sideOf(here.system, here.game, here.phase, here.outcome),
      sideOf(there, other.game, other.phase, outcome),
    )
    const speakers = {
      here: here.speaker,
      there: speakerOf(there, other.game, other.phase, here.speaker.locale, outcome),
    }
    return {
      ...about,
      missing: [],
      changed: other.changed.map(one => ({ who: one.who, says: changedSaid(one, here.system, there) })),
      differences: differences.map(one => differenceSaid(one, speakers)),
    }
  },
})

function sideOf(system: System, game: Game, phase: PhaseState, outcome: Outcome): Resolved {
  const refusals = entries(system, game, phase).flatMap(({ submission, refusal }) =>
    refusal ? [[submission.id, refusal.rule] as const] : [],
  )
  return { system, outcome, refusals: Object.fromEntries(refusals) }
}

type Speakers = Record<'here' | 'there', Speaker>

function differenceSaid(difference: Difference, speakers: Speakers): CompareView['differences'][number] {
  const sides = <Came>(
    here: Half<Came>,
    there: Half<Came>,
    said: (came: Came, speaker: Speaker) => Span[],
  ): Pick<CompareView['differences'][number], 'here' | 'there'> => ({
    here: { said: said(here.came, speakers.here), rules: here.rules },
    there: { said: said(there.came, speakers.there), rules: there.rules },
  })
  switch (difference.about) {
    case 'death':
      return {
        said: question({ is: 'dies', who: difference.who }, speakers.here) ?? [speakers.here.name(difference.who)],
        ...sides(difference.here, difference.there, (dies, speaker) =>
          dies ? deathsSaid([difference.who], speaker) : livesSaid(difference.who, speaker),
        ),
      }
    case 'learned':
      return {
        said: deedOf(difference.action, speakers.here),
        ...sides(difference.here, difference.there, (result, speaker) =>
          learnedSaid(result, difference.ability, speaker),
        ),
      }
    case 'verdict':
      return {
        said: deedOf(difference.action, speakers.here),
        ...sides(difference.here, difference.there, (verdict, speaker) => [
          text(phrasesOf(speaker).results.verdicts[verdict]),
        ]),
      }
  }
}

function learnedSaid(result: string | string[] | undefined, ability: string, speaker: Speaker): Span[] {
  const { learnsNothing, noResult, seesNothing } = phrasesOf(speaker).results
  return result === undefined
    ? [text(learnsNothing)]
    : sentenceCase(resultsSaid(result, ability, { noResult, nothing: seesNothing }, speaker))
}

function missingSaid({ what, word, near }: Missing, played: System, there: System): string {
  const words = wordsOf(played)
  const said =
    what === 'role'
      ? roleName(word, words)
      : what === 'ability'
        ? (getOwn(words.uses, word) ?? spaced(word))
        : what === 'faction'
          ? (getOwn(words.factions, word) ?? word)
          : spaced(word)
  const about = { system: spokenIn(there, spoken()).name, what, word: said }
  return near === undefined ? say('night.noKind', about) : say('night.noKindNear', { ...about, near: spaced(near) })
}

function changedSaid({ what, here, there: other }: Recalled, played: System, there: System): string {
  switch (what) {
    case 'role':
      return say('night.playedAs', { here: roleName(here, wordsOf(played)), there: roleName(other, wordsOf(there)) })
    case 'adds':
      return say('night.isAlways', { what: spaced(other) })
    case 'leavesOut':
      return say('night.leftOut', { what: spaced(here) })
  }
}
