/**
 * Detective Conan Mafia. Read `roles.ts` (who plays), `order.ts` (when in a phase something is done), `sections.ts` and what it
 * lists: each section says in one file what its abilities leave where they land, what may not be sent in, its rules and its
 * words. `rulings.ts` puts a phase together.
 */
import { sequence } from '../../resolve/sequence.ts'
import { inAnyWords } from '../../resolve/sequence/vocabulary.ts'
import { ofFaction } from '../../ruleset/known-allies.ts'
import { fieldsInEnglish, formsInEnglish, inEnglish, onlyNames, rulebookOf } from '../../ruleset/localized-text.ts'
import { defineSystem, type System } from '../../ruleset/system.ts'
import { about } from './about.ts'
import { optionGroups } from './option-groups.ts'
import { is, ofEverybody, ofMembers, option, options } from './attributes.ts'
import { counters, fields, forms, marks } from './books.ts'
import { giverOf } from './leading/orders.ts'
import { commuting, phasesCalled, stepsOf } from './order.ts'
import { takersHave } from './poison.ts'
import { roles } from './roles.ts'
import { rulingsFor } from './rulings.ts'
import { sections } from './sections.ts'
import { setup } from './setup.ts'
import { namesInEnglish } from './names.en.ts'
import { abilities, prompts, refuse, rules, said } from './tables.ts'
import { wording } from './text.ts'
import { voteless } from './vote/ballots.ts'

export const conan: System = defineSystem({
  id: 'conan',
  name: 'Detective Conan Mafia',
  about,
  calendar: {
    phases: ['prep', 'night', 'day'],
    called: phasesCalled,
    once: ['prep'],
    opensWith: ({ options: chosen }) => (chosen['phase.prep'] === true ? 'prep' : 'night'),
    acting: ['night', 'day'],
    closing: { night: 'dawn', day: 'dusk', prep: 'dawn' },
  },
  factions: { town: { abilities: ofEverybody }, bo: { abilities: [...ofMembers, ...ofEverybody] } },
  roles,
  abilities,
  modifiers: {},
  options,
  optionGroups,
  prompts,
  rulebook: rulebookOf(rules),
  departures: { died: ['died'], lynched: ['lynch'], left: ['removed'], unshown: ['hidden', 'kept'] },
  words: {
    wording,
    says: { en: onlyNames(namesInEnglish), ru: said },
    tells: Object.keys(wording.en.tells).filter(kind => !kind.includes(':')),
  },
  books: {
    marks: inEnglish(marks),
    counters: inEnglish(counters),
    fields: fieldsInEnglish(fields),
    forms: formsInEnglish(forms),
    panels: (game, phase, language) => sections.flatMap(({ panel }) => panel?.(game, phase, language) ?? []),
  },
  setup,
  knownAllies: ofFaction('bo'),
  entry: {
    refuse,
    rules: {
      late: 'CONAN-A1',
      limit: 'CONAN-A2',
      count: 'CONAN-A3',
      samePlace: 'CONAN-A3',
      owner: 'CONAN-A3',
      phase: 'CONAN-PH1',
      selfTarget: 'CONAN-A3',
      dead: 'CONAN-S24',
      uses: 'CONAN-A4',
    },
    usesByAbility: true,
    alsoHas: takersHave,
    giverOf: ({ by, does, with: given }) => (is(does, 'order') ? giverOf({ actor: by, with: given }) : by),
  },
  votes: { form: 'single', phases: ['day'], rule: 'CONAN-V1', voteless },
  laws: {
    lawlessIn: ({ options: chosen }): Record<string, string> =>
      chosen['order.sameStep'] === 'submission' ? { orderReceived: 'CONAN-A8' } : {},
    unattributed: {
      leader: 'Whoever has the highest rank leads: that hangs on everybody who lives, and on all who voted.',
      getsSuitcase: 'Where nobody can have it who was named, it goes by rank, as the lead does.',
    },
    commuting,
    belowPosts: { hidesDeaths: ({ options: chosen }) => chosen['erase.hideDeath'] === true },
  },
  draws: { confused: 'CONAN-AB17', tie: 'CONAN-V10', confiscated: 'CONAN-B7' },
  winners: ['lovers', 'draw'],
  steps: (game, kind) => stepsOf(kind, id => option(game, id)).map(({ id, step }) => ({ id, takes: step.takes })),
  resolve: (game, phase, request) => sequence(conan, game, phase, inAnyWords(rulingsFor(phase.kind, game)), request),
})
