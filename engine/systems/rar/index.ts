/**
 * Reasonable Action Resolution. Read `abilities.ts` (what each ability is made of), `roles/` (who has which), then
 * `rulings.ts` (which rule each step of an argument cites).
 */
import type { Nights } from '../../ruleset/nights.ts'
import { defineSystem, type System } from '../../ruleset/system.ts'
import { abilities } from './abilities.ts'
import { modifiers } from './modifiers.ts'
import { options, prompts } from './options.ts'
import { nightOf, reading, resolve } from './resolve.ts'
import { cult, mafia } from './roles/others.ts'
import { town } from './roles/town.ts'
import { rulebook } from './rulebook.ts'
import { cites, entry } from './rulings.ts'
import { wording } from './text.ts'

export const rar: System = defineSystem({
  id: 'rar',
  name: 'Reasonable Action Resolution',
  calendar: {
    phases: ['night', 'day'],
    acting: ['night'],
  },
  factions: {
    town: { abilities: [] },
    mafia: { abilities: ['factionKill'] },
    cult: { abilities: [] },
    independent: { abilities: [] },
  },
  roles: { ...town, ...mafia, ...cult },
  abilities,
  modifiers,
  options,
  prompts,
  rulebook,
  entry: { rules: entry },
  words: {
    wording,
    tells: ['learned', 'saw', 'sawNothing', 'noResult', 'recruited', 'died', 'nobodyDied'],
  },
  draws: { compelled: 'compulsive' },
  laws: {
    oncePerChain: reading,
  },
  resolve: (game, phase, request) => resolve(rar, game, phase, request),
})

/** Nights resolved by these rules, for a system that has its own days. */
export const nights: Nights = {
  resolve: nightOf,
  options,
  prompts,
  rulebook,
  cites: { question: cites.question, verdict: cites.verdict, spent: 'RAR-I4' },
}
