/**
 * A day of its own for a system that brings none: the vote of open forums, counted as most hosts do it, with an option
 * wherever they differ. Read `ballots.ts` (what each ballot does), `needed.ts` (how many it takes), `votes.ts` (who is
 * lynched), `winner.ts`.
 */
import { onlyNames, rulebookOf, rulesSaid } from '../../ruleset/localized-text.ts'
import type { VoteDays } from '../../ruleset/borrowed-rules.ts'
import { catalogueOf } from '../../ruleset/catalogue.ts'
import { sequence } from '../../resolve/sequence.ts'
import { inAnyWords } from '../../resolve/sequence/vocabulary.ts'
import { majorityOf } from '../../vote/standing.ts'
import { givenUp } from '../../vote/displaced-ballots.ts'
import { severalVotes, weightOf } from '../../vote/day/weight.ts'
import { posts, tells } from '../../vote/day/posts-en.ts'
import { day } from './day.ts'
import { dividing, isDivided, revealsHad } from './several-votes.ts'
import { facts } from './facts.ts'
import { isByDay, modifiers, modifiersInRussian, isNextDayLost } from './modifiers.ts'
import { namesInEnglish } from './names.en.ts'
import { names } from './names.ru.ts'
import { options, prompts, russian } from './options.ts'
import { rules } from './rulebook.ts'
import { refusedByDay } from './deeds.ts'
import { morning } from './winner.ts'
import type { Game } from '../../journal/state.ts'
import { lynchWordOf, lynchWords, type LynchWord } from '../../text/lynch-word.ts'
import { anyForm, boldInFull, type Style } from '../../rules/style.ts'

/** What the host posts when an innocent child asks for it. */
const confirmed = '<b>{who}</b> is confirmed as town{says, select, role { ({role})} other {}}.'

/** How votes are written, by the word of the option. */
const forms: Readonly<Record<string, Style>> = {
  bold: boldInFull,
  any: { ...anyForm, names: 'whole', nobody: [] },
  doubleHash: { ...boldInFull, bold: false, signs: ['##'] },
  hash: { ...boldInFull, bold: false, signs: ['#', '##'] },
  colon: { ...boldInFull, bold: false, colon: true },
}

/** How a vote for no lynch is written in the host's own word. */
const noneOf = ({ verb, participle, noun }: LynchWord): string[] =>
  Object.hasOwn(lynchWords, verb) ? [] : [verb, participle, noun].map(word => `no ${word}`)

const known = new Map<string, Style>()

/** The style of a game: the very same for the same options. */
export function styleOf({ options }: Pick<Game, 'options'>): Style {
  const { ballots: form = 'bold', ballotNames: names = 'whole', shortBallots: short = false, hiddenBallots } = options
  const { lynchWord = 'lynch', nicknames = 'show' } = options
  const key = [form, names, short, hiddenBallots, lynchWord, nicknames].join()
  const made = known.get(key) ?? {
    ...(forms[String(form)] ?? boldInFull),
    names: names === 'begun' ? 'begun' : 'whole',
    nicknames: nicknames === 'ask' || nicknames === 'count' ? nicknames : 'show',
    ...(form !== 'any' && { also: lynchWordOf(lynchWord).written }),
    nobody: noneOf(lynchWordOf(lynchWord)),
    spoilers: hiddenBallots === true,
    ...(short === true && { short: { ...boldInFull.short, counts: true } }),
  }
  known.set(key, made)
  return made
}

export const forum: VoteDays = {
  resolve: (system, game, phase, request) => sequence(system, game, phase, inAnyWords(day), request),
  morning,
  loses: isNextDayLost,
  refuse: refusedByDay,
  alsoHas: revealsHad,
  votes: system => ({
    form: 'single',
    phases: ['day'],
    rule: 'DAY-C1',
    nobody: () => true,
    style: styleOf,
    from: ({ options }) => (options.missed === 'fromCount' ? 'count' : 'post'),
    needed: (_, living) => majorityOf(living),
    word: ({ options: { lynchWord = 'lynch' } }) => String(lynchWord),
    voices: game =>
      severalVotes(catalogueOf(system(), game), game).map(one => ({
        ...one,
        ...(isDivided(game) && { divided: true }),
      })),
    givesUp: (game, held, ballot) => {
      const seat = game.seats.find(({ slot }) => slot === ballot.by)
      return givenUp(held, ballot, dividing(game, seat ? weightOf(catalogueOf(system(), game), seat) : 1))
    },
    voteless: game => {
      const catalogue = catalogueOf(system(), game)
      return game.seats.flatMap(seat =>
        !seat.alive
          ? []
          : isByDay(catalogue, seat, 'treestump')
            ? { slot: seat.slot, rule: 'DAY-R3' }
            : weightOf(catalogue, seat) === 0
              ? { slot: seat.slot, rule: 'DAY-R2' }
              : [],
      )
    },
  }),
  options,
  prompts,
  modifiers,
  rulebook: rulebookOf(rules),
  draws: { tie: 'DAY-E3' },
  words: {
    wording: {
      en: {
        facts,
        tells: { ...tells, confirmed },
        posts: { ...posts, confirmed: [{ each: 'confirmed', message: confirmed }] },
        // What they are called is what they are.
        modifiers: Object.fromEntries(Object.keys(modifiers).map(id => [id, id])),
      },
    },
    tells: ['lynched', 'noLynch', 'died', 'removed', 'confirmed', 'alive', 'dead', 'tally', 'needed'],
    says: {
      en: onlyNames(namesInEnglish),
      ru: { ...rulesSaid(rules, 'ru'), names, ...russian, modifiers: modifiersInRussian },
    },
  },
}
