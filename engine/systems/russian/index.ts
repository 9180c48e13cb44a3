/**
 * The Russian rulebook. Read `roles/` (who has which moves), `order.ts` (when in a night), `shared/attack.ts` (what
 * becomes of a shot), then `phase.ts`, `night.ts` and `day.ts` (how phases are put together from the parts). Each
 * other folder is a section of the rulebook: its moves, options, refusals, rulings and words.
 */
import { onlyNames, rulebookOf } from '../../ruleset/localized-text.ts'
import { among } from '../../ruleset/known-allies.ts'
import type { Game } from '../../journal/state.ts'
import { sequence } from '../../resolve/sequence.ts'
import { inAnyWords } from '../../resolve/sequence/vocabulary.ts'
import { defineSystem, type System } from '../../ruleset/system.ts'
import { about } from './about.ts'
import { optionGroups } from './option-groups.ts'
import { abilities } from './abilities.ts'
import { is } from './attributes.ts'
import { afterTheEnd, bestRulings } from './best/best.ts'
import { best } from './best/phase.ts'
import { closed, follows, opensWith } from './calendar.ts'
import { clock } from './clock.ts'
import { namesInEnglish } from './names.en.ts'
import { atNight, commuting, moments } from './order.ts'
import { panels } from './panels.ts'
import { phasesCalled } from './phase-words.ts'
import { scores } from './faceless/ends.ts'
import { refuse } from './refuse.ts'
import { alsoHas, withheldFrom } from './shared/playing.ts'
import { isPhantom, actsDead, reachesDead } from './shared/undead.ts'
import { mayBeChosenFor } from './evening/slave-moves.ts'
import { asks } from './killers/insurance.ts'
import { hasByPost } from './posts/holders.ts'
import { base, optional } from './roles/civil.ts'
import { elites } from './roles/elite.ts'
import { faceless, negative } from './roles/negative.ts'
import { books, options, prompts, rules, said } from './tables.ts'
import { laterVotes, voteKinds } from './day/kinds.ts'
import { voteless } from './day/published.ts'
import { dayRulings, electionRulings } from './day.ts'
import { eveningRulings, nightRulings, stepsOf } from './night.ts'
import { setup } from './setup.ts'
import { draws } from './state.ts'
import { styleOf } from './style.ts'
import { wording } from './text.ts'
import type { Rulings } from './vocabulary.ts'

/** What is walked through in a phase of a kind. */
function rulingsIn(game: Game, kind: string): Rulings {
  switch (kind) {
    case 'night':
      return nightRulings(game)
    case 'evening':
      return eveningRulings(game)
    case 'election':
    case 'secondRound':
      return electionRulings()
    case best:
      return bestRulings
    default:
      return dayRulings(game)
  }
}

export const russian: System = defineSystem({
  id: 'russian',
  name: 'Russian rulebook',
  about,
  words: {
    speaks: 'ru',
    wording,
    says: { en: onlyNames(namesInEnglish), ru: said },
    tells: [...new Set(Object.keys(wording.en.tells).map(kind => kind.split(':')[0]!))],
  },
  calendar: {
    phases: [...voteKinds, 'hunt', 'election', 'secondRound', 'evening', 'night', best],
    called: phasesCalled,
    acting: ['evening', 'night'],
    asides: [...laterVotes, 'hunt', 'secondRound', 'evening'],
    once: ['election'],
    after: [best],
    instead: { hunt: 'day', election: 'day', secondRound: 'day' },
    follows,
    closed,
    carries: { from: 'evening', into: 'night', abilities: atNight() },
    numbersFrom: { day: 2 },
    opensWith,
    closing: {
      night: 'dawn',
      evening: 'dawn',
      election: 'election',
      secondRound: 'election',
      hunt: 'dusk',
      [best]: 'best',
      ...Object.fromEntries(voteKinds.map(kind => [kind, 'dusk'])),
    },
    clock,
  },
  factions: {
    red: { abilities: ['note', 'approveHunt'] },
    black: { abilities: ['note', 'useRole', 'approveHunt'] },
    grey: { abilities: ['note', 'approveHunt'] },
    elite: { abilities: [] },
  },
  roles: { ...base, ...optional, ...elites },
  overlays: { faceless, negative },
  abilities,
  modifiers: {},
  options,
  optionGroups,
  prompts,
  rulebook: rulebookOf(rules),
  books: { ...books, panels },
  departures: {
    died: ['dead', 'lynched'],
    lynched: ['lynched'],
    left: ['facelessLeft', 'agentLeft', 'servantLeft'],
    removed: true,
    over: 'negative',
  },
  setup,
  knownAllies: among(({ details }) => details?.negative === 'mafia'),
  entry: {
    refuse,
    asks: (game, by, key) => (key === 'assignedBy' ? mayBeChosenFor(game, by) : asks(game, by, key)),
    alsoHas: (game, seat) => [...alsoHas(game, seat), ...hasByPost(game, seat), ...afterTheEnd(game, seat)],
    lacks: withheldFrom,
    // What a pimp chose and what his slave sent in stand beside each other: which is made is settled in its turn (RU-PIM-2).
    giverOf: ({ by, with: { assignedBy = by } }) => assignedBy,
    actsDead: (game, seat) => actsDead(game, seat) || isPhantom(game, seat),
    reachesDead: (game, move, seat) =>
      reachesDead(game, move, seat) || (is(move.does, 'ofVoters') && isPhantom(game, seat)),
    rules: {
      late: 'RU-TIME-3',
      limit: 'RU-GEN-15',
      count: 'RU-GEN-15',
      samePlace: 'RU-GEN-15',
      owner: 'RU-GEN-1',
      phase: 'RU-TIME-1',
      selfTarget: 'RU-GEN-12',
      dead: 'RU-GEN-12',
      uses: 'RU-GEN-15',
    },
    usesByAbility: true,
    groupTargets: ['role'],
  },
  draws,
  laws: {
    // What a role holds, and who takes it over, is told without all that led there: of a hundred nights one lacks somebody.
    lawless: { needed: 'RU-GEN-23' },
    commuting,
    causes: { moments, givens: 0.02 },
    belowPosts: {
      wholeTable: { voteTable: 'left' },
      hidesBallots: ({ submissions }) => submissions.some(({ does }) => is(does, 'hidesBallots')),
    },
  },
  votes: {
    form: 'single',
    deadToo: true,
    phases: [...voteKinds, 'hunt', 'election', 'secondRound'],
    rule: 'RU-VOTE-1',
    style: styleOf,
    voteless,
    elects: { election: 'elected', secondRound: 'elected' },
    table: { phases: [...voteKinds, 'hunt'], total: 'voteTotal', row: 'voteRow' },
  },
  winners: ['draw'],
  scores,
  steps: stepsOf,
  resultsAlike: { home: ['nothing'], noInfo: ['noResult'] },
  resolve: (game, phase, request) => sequence(russian, game, phase, inAnyWords(rulingsIn(game, phase.kind)), request),
})
