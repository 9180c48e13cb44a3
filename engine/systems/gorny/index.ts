/**
 * Gorny's rule template, with the simple list or with reasonable nights. Read `abilities.ts` (the list of a night) and
 * `roles.ts` (who does what), `rulings/` (what actions do to each other), then `votes.ts` (the day).
 */
import { namesInEnglish } from './names.en.ts'
import { ofFaction } from '../../ruleset/known-allies.ts'
import { beside, type Nights } from '../../ruleset/borrowed-rules.ts'
import { onlyNames, rulebookOf, saidBeside } from '../../ruleset/localized-text.ts'
import { defineSystem, type System } from '../../ruleset/system.ts'
import { sequence } from '../../resolve/sequence.ts'
import { inAnyWords } from '../../resolve/sequence/vocabulary.ts'
import { about } from './about.ts'
import { optionGroups } from './option-groups.ts'
import { abilities } from './abilities.ts'
import { general, day } from './general.ts'
import { modifiers, roles } from './roles.ts'
import { options, prompts } from './options.ts'
import { rules } from './rulebook.ts'
import { listOf, nightOf } from './rulings/night.ts'
import { reasonably } from './rulings/reasonable.ts'
import { said } from './locale.ru.ts'
import { setup } from './setup.ts'
import { wording } from './text.ts'

/**
 * Part 1 of the template is general; its nights go by the list, or reasonably.
 * @param nights the rules of a reasonable night, which another system lends
 */
export function gornyWith(nights: Nights): System {
  const gorny: System = defineSystem({
    id: 'gorny',
    name: "Gorny's template, simple list",
    about,
    calendar: {
      phases: ['day', 'night'],
      acting: ['night'],
      ...general.calendar,
    },
    factions: { town: { abilities: [] }, mafia: { abilities: ['factionKill'] }, independent: { abilities: [] } },
    roles,
    abilities,
    modifiers,
    options: beside(options, nights.options),
    optionGroups,
    prompts: beside(prompts, nights.prompts),
    rulebook: beside(rulebookOf(rules), nights.rulebook),
    words: {
      wording,
      says: {
        en: saidBeside(onlyNames(namesInEnglish), nights.says.en!),
        ru: saidBeside(said, nights.says.ru!),
      },
      tells: [
        'learned',
        'saw',
        'sawNothing',
        'noResult',
        'kept',
        'killFailed',
        'promoted',
        'infraction',
        'section',
        'players',
        'alive',
        'dead',
        'died',
        'removed',
        'nobodyDied',
        'saved',
        'ended',
        'tally',
        'needed',
        'lynched',
        'noLynch',
      ],
    },
    borrows: {
      of: 'rar',
      why: {
        en: 'Nights here follow the simple list. If the option “night” is set to reasonable resolution, they are resolved by these rules instead, which work out each result from what caused it.',
        ru: 'Ночи здесь идут по списку. Если опция «ночь» — «разумно», они разбираются по другим правилам: о каждом результате спрашивают и отвечают из его причин.',
      },
      counts: ({ options: { night } }) => night === 'reasonable',
    },
    knownAllies: ofFaction('mafia'),
    entry: {
      refuse: general.refuse,
      rules: {
        selfTarget: 'GORNY-N4',
        limit: 'GORNY-N1',
        uses: 'GORNY-N5',
        samePlace: 'GORNY-N3',
        dead: 'GORNY-N9',
        owner: 'GORNY-N2',
        late: 'GORNY-N1',
        count: 'GORNY-N2',
        phase: 'GORNY-N1',
      },
    },
    setup,
    books: general.books,
    departures: general.departures,
    votes: general.votes(() => gorny),
    laws: {
      commuting: [
        { first: 'investigate', then: 'track', why: 'A check reads at once, a sensor tells at the end of the night.' },
      ],
      lawless: { orderReceived: 'GORNY-N10' },
      causes: { news: ['trait'] },
    },
    winners: ['town', 'mafia'],
    steps: (game, kind) => (kind === 'night' && game.options.night !== 'reasonable' ? listOf(game) : []),
    resultsAlike: { notMafia: ['town', 'cult', 'independent'] },
    draws: general.draws,
    resolve: (game, phase, request) =>
      phase.kind === 'night' && game.options.night === 'reasonable'
        ? reasonably(nights, gorny, game, phase, request)
        : sequence(gorny, game, phase, inAnyWords(phase.kind === 'night' ? nightOf(game) : day), request),
  })
  return gorny
}
