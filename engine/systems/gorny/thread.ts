/** What goes into the thread: the rules post from its blanks, the opening of a day, and the end of one. */
import type { Game } from '../../journal/state.ts'
import { wordsOf } from '../../rules/option.ts'
import type { Form } from '../../rules/role.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import { flips, roster, standing, usualWord } from '../../vote/day/posts.ts'
import { majorityOf } from '../../vote/standing.ts'
import { buddies } from './setup.ts'
import type { Resolution } from './vocabulary.ts'
import { winner } from './winner.ts'

/** What the factions are called in this game (GORNY-T1). */
export const namesForm: Form = {
  title: 'Faction names',
  says: 'What the factions are called in this game. What a cop is told uses the name of the mafia.',
  rule: 'GORNY-T1',
  fields: { town: { label: 'The town', kind: 'text' }, mafia: { label: 'The mafia', kind: 'text' } },
}

const named = (game: Game, faction: string, otherwise: string): string =>
  (game.records ?? []).flatMap(({ form, values }) => (form === 'names' && values[faction]?.trim()) || []).at(-1)
  ?? otherwise
export const mafiaName = (game: Game): string => named(game, 'mafia', 'mafia')

/** The rules, posted with the first phase: a line for each section, in the order the host has them. */
export function rules(run: Resolution): void {
  const [first] = run.game.phases
  if (!first || first.kind !== run.phase.kind || first.number !== run.phase.number) return
  const word = (id: string): string => String(run.option<string | number>(id))
  // What the first phase was is known; where phases before it were played elsewhere, what was planned has to do.
  const start = first.number === 1 ? first.kind : word('startingPhase')
  const blanks = {
    kind: word('kind'),
    dayHours: word('dayHours'),
    nightHours: word('nightHours'),
    start,
    margin: word('resultsMargin'),
    minimum: word('minimumPosts'),
    deadline: word('deadline'),
    callAt: word('callAt'),
    ...firstDay(run),
    town: named(run.game, 'town', 'the town'),
    mafia: named(run.game, 'mafia', 'the mafia'),
  }
  const sections = wordsOf(run.option('sections'))
  for (const section of sections) {
    if (
      section === 'players'
      || (section === 'activity' && blanks.minimum === '0')
      || (section === 'buddies' && !buddies(run.game).length)
    )
      continue
    run.announce('section', { section, ...blanks }, getOwn(sectionRules, section) ?? 'GORNY-T1', 'rules')
  }
  if (!sections.includes('players')) return
  run.announce('section', { section: 'players', ...blanks }, 'GORNY-T3', 'rules')
  run.announce('players', { who: run.game.seats.map(({ slot }) => slot) }, 'GORNY-T3', 'rules')
}

/** Sections that a rule of their own asks for. */
const sectionRules: Readonly<Record<string, string>> = { kind: 'GORNY-T2', buddies: 'GORNY-T4', contact: 'GORNY-M10' }

/** What makes a majority and what locks on the first day, with all who begin. */
function firstDay({ game }: Resolution): { players: string; majority: string; lock: string } {
  const players = game.seats.filter(({ alive }) => alive).length
  const majority = majorityOf(players)
  return { players: String(players), majority: String(majority), lock: String(majority + 1) }
}

/** That the game is over and who won, where the rules propose it and the host has it said (GORNY-V6). It ends only when he confirms it. */
function end(run: Resolution): void {
  const [side] = winner(run)?.winners ?? []
  if (side !== undefined && run.option<boolean>('announceEnd'))
    run.announce('ended', { name: named(run.game, side, `the ${side}`) }, 'GORNY-V6')
}

/** The opening of the day after a night (GORNY-N8): who died, and what is said of kills that failed. */
export function opening(run: Resolution): void {
  rules(run)
  died(run)
  failedKills(run)
  end(run)
  roster(run, 'GORNY-T3')
}

/** That a kill has failed, where a vest took it (GORNY-N5); of one that a protection took as much as the host likes (GORNY-N6). */
function failedKills(run: Resolution): void {
  const survivors = run.game.seats
    .filter(({ slot }) => !run.isDead(slot) && run.ledger.found({ kind: 'attacked', of: slot, when: 'soFar' }).length)
    .map(({ slot }) => slot)
  const saved = survivors.filter(slot => run.ledger.found({ kind: 'protected', of: slot, when: 'soFar' }).length)
  const told = run.option('tellSaved')
  if (saved.length < survivors.length) run.announce('killFailed', {}, 'GORNY-N5')
  else if (saved.length && told !== 'nothing') run.announce('killFailed', {}, 'GORNY-N6')
  if (saved.length && told === 'name') run.announce('saved', { who: saved }, 'GORNY-N6')
}

function died(run: Resolution, but: readonly string[] = []): void {
  const dead = run
    .deaths()
    .map(({ of }) => of)
    .filter(slot => !but.includes(slot))
  const gone = run.game.seats.filter(({ slot }) => dead.includes(slot))
  const removed = gone.filter(({ slot }) => run.phase.removed.some(({ who }) => who === slot))
  const fallen = gone.filter(seat => !removed.includes(seat))
  if (fallen.length) run.announce('died', { who: fallen.map(({ slot }) => slot), ...flips(fallen) }, 'GORNY-N8')
  else if (!but.length && run.phase.kind === 'night') run.announce('nobodyDied', {}, 'GORNY-N8')
  if (removed.length) run.announce('removed', { who: removed.map(({ slot }) => slot), ...flips(removed) }, 'GORNY-N8')
}

/** The end of a day: the tally, and who is lynched. */
export function closing(run: Resolution): void {
  rules(run)
  standing(run, { count: 'GORNY-T3', needed: 'GORNY-V4' }, who =>
    run.ledger.attempts({ kind: 'vote', of: who, when: 'soFar' }).map(({ by }) => by!),
  )
  const lynched = run.game.seats.filter(({ slot }) => run.lynched.includes(slot))
  if (lynched.length)
    run.announce('lynched', { who: lynched.map(({ slot }) => slot), ...flips(lynched), word: usualWord }, 'GORNY-V3')
  else run.announce('noLynch', { word: usualWord }, 'GORNY-V5')
  died(run, run.lynched)
  end(run)
  roster(run, 'GORNY-T3')
}
