/**
 * A day of its own for a system that brings none: the vote of open forums, counted as most hosts do it, with an option
 * wherever they differ. Read `ballots.ts` (what each ballot does), `needed.ts` (how many it takes), `votes.ts` (who is
 * lynched), `winner.ts`.
 */
import { rulebookOf, rulesSaid } from '../../ruleset/said.ts'
import type { VoteDays } from '../../ruleset/lent.ts'
import { catalogueOf } from '../../ruleset/catalogue.ts'
import { sequence } from '../../resolve/sequence.ts'
import { inAnyWords } from '../../resolve/sequence/vocabulary.ts'
import { majorityOf } from '../../vote/standing.ts'
import { givenUp } from '../../vote/held.ts'
import { severalVotes, weightOf } from '../../vote/day/weight.ts'
import { posts, tells } from '../../vote/day/posts-en.ts'
import { day } from './day.ts'
import { dividing, isDivided } from './double.ts'
import { facts } from './facts-en.ts'
import { isByDay } from './marks.ts'
import { revealsHad } from './mayor.ts'
import { modifiers } from './modifiers.ts'
import { names } from './names.ru.ts'
import { options, prompts } from './options.ts'
import * as russian from './options.ru.ts'
import { rules } from './rulebook.ts'
import { refusedByDay } from './refused.ts'
import { isNextDayLost } from './lost-day.ts'
import { styleOf } from './written.ts'
import { morning } from './winner.ts'

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
        tells,
        posts,
        modifiers: {
          doublevoter: 'doublevoter',
          mayor: 'mayor',
          voteless: 'voteless',
          hated: 'hated',
          loved: 'loved',
          supersaint: 'supersaint',
          governor: 'governor',
          beloved: 'beloved',
          jester: 'jester',
          lyncher: 'lyncher',
          survivor: 'survivor',
          treestump: 'treestump',
        },
      },
    },
    tells: ['lynched', 'noLynch', 'died', 'alive', 'dead', 'tally', 'needed'],
    says: { ru: { ...rulesSaid(rules, 'ru'), names, ...russian } },
  },
}
