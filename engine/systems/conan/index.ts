/**
 * Detective Conan Mafia. Read `abilities.ts` (what each ability leaves where it lands), `roles/` (who has which), `order.ts`
 * (when in a phase), `refuse.ts` (what may not be sent in), then `rulings/rulings.ts` (how a phase is put together). What
 * belongs to a section of the rulebook stands in its folder: `leading/`, `killing/`, `stopping/`, `deceit/`, `mischief/`,
 * `travel/`, `learning/`, `arrest/`, `poison/`, `vote/`, `wills/`, `ending/`. The tables beside them join what they hold.
 */
import { rulebookOf } from '../../ruleset/said.ts'
import { ofFaction } from '../../ruleset/acquainted.ts'
import { sequence } from '../../resolve/sequence.ts'
import { inAnyWords } from '../../resolve/sequence/vocabulary.ts'
import { defineSystem, type System } from '../../ruleset/system.ts'
import { abilities, shared } from './abilities.ts'
import { option } from './option.ts'
import { options, prompts } from './options.ts'
import { panels } from './panels.ts'
import { refuse } from './refuse.ts'
import { giverOf } from './leading/orders.ts'
import { bo } from './roles/bo.ts'
import { town } from './roles/town.ts'
import { rules } from './rulebook.ts'
import { commuting } from './order.ts'
import { takersHave } from './poison/rulings.ts'
import { rulingsFor } from './rulings/rulings.ts'
import { stepsOf } from './rulings/steps.ts'
import { said } from './said.ru.ts'
import { phasesCalled } from './phase-words.ts'
import { setup } from './setup.ts'
import { counters, fields, forms, marks } from './state.ts'
import { dayTold } from './text-day-en.ts'
import { nightTold } from './text-en.ts'
import { wording } from './text.ts'
import { voteless } from './vote/voteless.ts'

export const conan: System = defineSystem({
  id: 'conan',
  name: 'Detective Conan Mafia',
  calendar: {
    phases: ['prep', 'night', 'day'],
    called: phasesCalled,
    once: ['prep'],
    opensWith: ({ options: chosen }) => (chosen['phase.prep'] === true ? 'prep' : 'night'),
    acting: ['night', 'day'],
    closing: { night: 'dawn', day: 'dusk', prep: 'dawn' },
  },
  factions: { town: { abilities: shared.everybody }, bo: { abilities: [...shared.bo, ...shared.everybody] } },
  roles: { ...bo, ...town },
  abilities,
  modifiers: {},
  options,
  prompts,
  rulebook: rulebookOf(rules),
  departures: { died: ['died'], unshown: ['hidden', 'kept'] },
  words: {
    wording,
    says: { ru: said },
    tells: [...new Set([...nightTold, ...dayTold])],
  },
  books: { marks, counters, fields, forms, panels },
  setup,
  acquainted: ofFaction('bo'),
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
    giverOf: ({ by, does, with: given }) => (does === 'order' ? giverOf({ actor: by, with: given }) : by),
  },
  votes: { form: 'single', phases: ['day'], rule: 'CONAN-V1', voteless },
  laws: {
    lawlessIn: ({ options: chosen }): Record<string, string> =>
      chosen['order.sameStep'] === 'submission' ? { orderReceived: 'CONAN-A8' } : {},
    commuting,
    belowPosts: { hidesDeaths: ({ options: chosen }) => chosen['erase.hideDeath'] === true },
  },
  draws: { confused: 'CONAN-AB17', tie: 'CONAN-V10', confiscated: 'CONAN-B7' },
  winners: ['lovers', 'draw'],
  steps: (game, kind) => stepsOf(kind, id => option(game, id)).map(({ id, step }) => ({ id, takes: step.takes })),
  resolve: (game, phase, request) => sequence(conan, game, phase, inAnyWords(rulingsFor(phase.kind, game)), request),
})
