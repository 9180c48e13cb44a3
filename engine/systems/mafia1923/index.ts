/**
 * Mafia 1923: families, a court, and a night of eleven steps. Each role is a file of `roles/`, what is of no role a file of
 * `chapters/`, and all of them stand in `sections.ts`. Read `roles.ts` (who can do what), then `night.ts` and `day.ts`
 * (the two lists), then a role.
 */
import { namesInEnglish } from './names.en.ts'
import { sequence } from '../../resolve/sequence.ts'
import { inAnyWords } from '../../resolve/sequence/vocabulary.ts'
import { ofFaction } from '../../ruleset/known-allies.ts'
import { onlyNames, rulebookOf } from '../../ruleset/localized-text.ts'
import { defineSystem, type System } from '../../ruleset/system.ts'
import { about } from './about.ts'
import { optionGroups } from './option-groups.ts'
import { entry } from './chapters/acting.ts'
import { voteless } from './chapters/ballots.ts'
import { clock } from './chapters/clock.ts'
import { setup } from './chapters/sign-up.ts'
import { sharesWin } from './chapters/winning.ts'
import { day, daySteps } from './day.ts'
import { night, nightSteps } from './night.ts'
import { panels } from './panels.ts'
import { roles } from './roles.ts'
import { hopedFor } from './roles/thief.ts'
import { channels } from './section.ts'
import { counters, fields, marks } from './state.ts'
import { abilities, options, prompts, refuse, rules, said } from './tables.ts'
import { wording } from './text.ts'

export const mafia1923: System = defineSystem({
  id: 'mafia1923',
  name: 'Mafia 1923',
  about,
  calendar: {
    phases: ['night', 'day'],
    acting: ['night', 'day'],
    closing: { night: 'dawn', day: 'dusk' },
    clock: (game, kind, number) => clock(game, kind, number),
  },
  factions: { civilian: { abilities: [] }, mafia: { abilities: ['factionKill'] } },
  modifiers: {},
  roles,
  abilities,
  options,
  optionGroups,
  prompts,
  rulebook: rulebookOf(rules),
  knownAllies: ofFaction('mafia'),
  entry: { rules: entry, refuse, groupTargets: ['family'], alsoHas: hopedFor },
  departures: {
    died: ['died', 'executed'],
    lynched: ['executed'],
    left: ['exiled'],
    onlyListed: ['exiledListed'],
    leftAs: 'exiled',
    flipped: ['flipped'],
  },
  words: {
    wording,
    says: { en: onlyNames(namesInEnglish), ru: said },
    tells: [
      'died',
      'executed',
      'nobodyDied',
      'flipped',
      'poisoned',
      'cured',
      'stole',
      'robbed',
      'theftFailed',
      'cancelled',
      'injured',
      'redirected',
      'saved',
      'didSave',
      'paired',
      'delivered',
      'learned',
      'witnessed',
      'familyTotals',
      'playerTotals',
      'exiled',
      'jailed',
      'jailedFamily',
      'victory',
      'won',
      'sample',
      'sampleExtra',
    ],
  },
  books: { marks, counters, fields, panels },
  setup,
  votes: { form: 'family', phases: ['day'], rule: '1923-V1', word: () => 'execute', voteless, channels },
  laws: {
    // Of an earlier phase only the number is kept; and what was drawn is news.
    causes: { news: ['earlierStrike', 'drawnVictim'] },
    commuting: [
      {
        first: 'councilors',
        then: 'pacifists',
        why: 'Extra votes and negative votes are added up, in whatever order.',
      },
      { first: 'votes', then: 'lawyers', why: 'A count asks for no defense, and a defense for no count.' },
      { first: 'shadchanim', then: 'doctors', why: 'A match and a visit touch different things.' },
      {
        first: 'doctors',
        then: 'bodyguards',
        why: 'A visit and a guard touch different things; both wait for an attack.',
      },
    ],
    endings: ['mafiaWins', 'familyWins', 'wins'],
    unattributed: {
      sample: 'It is a vote as it was cast: what made it count more or less is told with the count.',
      role: 'What somebody is says nothing of how they came to be it.',
      notTold: 'It hangs on everything that the dead would have heard.',
      noRevenge: 'Nothing came about: who could have been taken along is told where somebody is.',
      inquire: 'It tells what somebody is: how they came to be it is told with the theft.',
      exiled: 'It says which votes were missing or improper, and not why they were asked for.',
    },
    lawless: { orderReceived: '1923-A6' },
  },
  winners: ['mafia'],
  sharesWin,
  steps: (_, kind) => Object.entries(kind === 'day' ? daySteps : nightSteps).map(([id, { takes }]) => ({ id, takes })),
  draws: {
    redirect: '1923-BUR5',
    victim: '1923-DRU2',
    attacker: '1923-MAF11',
    target: '1923-MAF4',
    sample: '1923-SEC1',
  },
  resolve: (game, phase, request) =>
    sequence(mafia1923, game, phase, inAnyWords(phase.kind === 'day' ? day : night), request),
})
