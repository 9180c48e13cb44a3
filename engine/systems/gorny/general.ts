/**
 * Part 1 of the template, which is general: the thread, conduct, the vote with its lock, and the post of the hitman. It is
 * lent to a system that resolves nights by itself.
 */
import { namesInEnglish } from './names.en.ts'
import { onlyNames, rulebookOf } from '../../ruleset/localized-text.ts'
import { catalogueOf, getOwn } from '../../ruleset/catalogue.ts'
import type { Days } from '../../ruleset/borrowed-rules.ts'
import { sequence } from '../../resolve/sequence.ts'
import { severalVotes } from '../../vote/day/weight.ts'
import { majorityOf } from '../../vote/standing.ts'
import { inAnyWords } from '../../resolve/sequence/vocabulary.ts'
import { conduct, infractionForm } from './conduct.ts'
import { refuse, succession } from './hitman.ts'
import { modifiers } from './roles.ts'
import { options, prompts } from './options.ts'
import { panels } from './panels.ts'
import { rules as rulebook } from './rulebook.ts'
import { morningAfter } from './rulings/reasonable.ts'
import { said } from './locale.ru.ts'
import { wording } from './text.ts'
import { namesForm, rules, closing } from './thread.ts'
import type { Kind, Rulings } from './vocabulary.ts'
import { votelessIn } from './voteless.ts'
import type { Mark } from '../../rules/role.ts'
import type { Calendar } from '../../ruleset/system.ts'
import { countVotes } from './votes.ts'
import { winner } from './winner.ts'

const HOUR = 3_600_000

/** A phase opens when the one before it is over: a night some hours after its actions were due. */
const clock: NonNullable<Calendar['clock']> = (game, kind) => {
  const before = game.phases.at(-1)
  if (before?.closes === undefined) return undefined
  const hours = (id: string): number => Number(getOwn(game.options, id) ?? options[id]!.values[0])
  const opens = Date.parse(before.closes) + (before.kind === 'night' ? hours('resultsMargin') * HOUR : 0)
  const closes =
    opens + (kind === 'night' ? Math.max(1, hours('nightHours') - hours('resultsMargin')) : hours('dayHours')) * HOUR
  return { opens: new Date(opens).toISOString(), closes: new Date(closes).toISOString() }
}

export const day: Rulings = {
  steps: [{ id: 'vote', rule: 'GORNY-V3', after: countVotes }],
  actorGuards: [],
  effects: {},
  dawn: [conduct, succession, closing],
  winner,
  cites: { question: 'GORNY-V3', verdict: 'GORNY-V3', spent: 'GORNY-N5' },
}

/** Options of the list alone. */
const ofTheList = ['night', 'order', 'sameSlot', 'deadActorsAct', 'selfTarget', 'spendWhenStopped']
const ofTheOpening = ['tellMafiaOfFailure', 'tellSaved']
const { votes } = modifiers

export const general: Days = {
  resolve: (system, game, phase, request) => sequence(system, game, phase, inAnyWords(day), request),
  morning: (system, game, phase, request, night, cites) =>
    morningAfter(night, cites, [rules, conduct, succession], system, game, phase, request),
  votes: system => ({
    form: 'single',
    phases: ['day'],
    rule: 'GORNY-V1',
    voteless: votelessIn(system),
    voices: game => severalVotes(catalogueOf(system(), game), game),
    needed: (_, living) => majorityOf(living),
  }),
  departures: { died: ['died', 'lynched'], lynched: ['lynched'], left: ['removed'], roster: 'alive' },
  refuse,
  calendar: {
    opensWith: ({ options: { startingPhase } }) => (startingPhase === 'night' ? 'night' : 'day'),
    closing: { day: 'dusk', night: 'dawn' },
    opening: 'rules',
    clock,
    chosenBy: { start: 'startingPhase', hours: { day: 'dayHours', night: 'nightHours' } },
  },
  books: {
    panels,
    forms: { infraction: infractionForm, names: namesForm },
    marks: {
      hitman: { says: 'Carries the kill of the mafia, since the hitman is gone.', rule: 'GORNY-N7', secret: true },
    } satisfies Partial<Record<Kind, Mark>>,
    fields: {
      buddy: {
        label: 'Buddy',
        says: 'An experienced player with whom a newcomer is paired. Both are dealt into one faction.',
        rule: 'GORNY-T4',
        secret: true,
      },
    },
  },
  options: Object.fromEntries(Object.entries(options).filter(([id]) => ![...ofTheList, ...ofTheOpening].includes(id))),
  prompts,
  modifiers: { votes: votes! },
  rulebook: rulebookOf(rulebook),
  draws: { tie: 'GORNY-V5' },
  words: {
    wording,
    tells: [
      'promoted',
      'infraction',
      'section',
      'players',
      'alive',
      'dead',
      'died',
      'removed',
      'ended',
      'tally',
      'needed',
      'lynched',
      'noLynch',
    ],
    says: { en: onlyNames(namesInEnglish), ru: said },
  },
}
