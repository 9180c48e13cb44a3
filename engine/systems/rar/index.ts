/**
 * Reasonable Action Resolution. Read `abilities.ts` (what each ability is made of), `roles/` (who has which), then
 * `rulings.ts` (which rule each step of an argument cites).
 */
import { beside, type Days, type Nights } from '../../ruleset/lent.ts'
import { saidBeside } from '../../ruleset/said.ts'
import { defineSystem, type System } from '../../ruleset/system.ts'
import { abilities } from './abilities.ts'
import { locks, votesOf, withWords } from './days.ts'
import { modifiers } from './modifiers.ts'
import { options, prompts } from './options.ts'
import { nightCites, nightOf, reading, resolve } from './resolve.ts'
import { cult, mafia } from './roles/others.ts'
import { settable } from './roles/settable.ts'
import { town } from './roles/town.ts'
import { rulebook } from './rulebook.ts'
import { entry } from './rulings.ts'
import { said } from './said.ru.ts'
import { wording } from './text.ts'

/** @param days the days that a game may take, which another system lends */
export function rarWith(days: Days): System {
  const rar: System = defineSystem({
    id: 'rar',
    name: 'Reasonable Action Resolution',
    calendar: {
      phases: ['night', 'day'],
      acting: ['night'],
      opening: days.calendar.opening!,
      opensWith: game => (locks(game) ? days.calendar.opensWith!(game) : 'night'),
      timed: locks,
      clock: (game, ...when) => (locks(game) ? days.calendar.clock?.(game, ...when) : undefined),
    },
    factions: {
      town: { abilities: [] },
      mafia: { abilities: ['factionKill'] },
      cult: { abilities: [] },
      independent: { abilities: [] },
    },
    roles: { ...settable(town), ...settable(mafia, ['factionKill']), ...settable(cult) },
    abilities,
    modifiers: beside(modifiers, days.modifiers),
    options: beside(options, days.options),
    prompts: beside(prompts, days.prompts),
    rulebook: beside(rulebook, days.rulebook),
    entry: { rules: entry, refuse: days.refuse },
    votes: votesOf(days.votes(() => rar)),
    books: { ...days.books, marks: beside({}, days.books.marks ?? {}), kept: locks },
    departures: { ...days.departures, unshown: ['hidden'] },
    words: {
      wording: withWords(wording, days.words),
      says: { ru: saidBeside(said, days.words.says.ru!) },
      tells: [
        ...new Set([
          'learned',
          'saw',
          'sawNothing',
          'noResult',
          'recruited',
          'died',
          'nobodyDied',
          ...days.words.tells,
        ]),
      ],
    },
    draws: { compelled: 'compulsive', ...days.draws },
    laws: {
      oncePerChain: reading,
    },
    winners: ['town', 'mafia'],
    resolve: (game, phase, request) => resolve(rar, days, game, phase, request),
  })
  return rar
}

/** Nights resolved by these rules, for a system that has its own days. */
export const nights: Nights = {
  resolve: nightOf,
  options,
  prompts,
  rulebook,
  says: { ru: said },
  cites: nightCites,
}
