/**
 * Reasonable Action Resolution. Read `abilities.ts` (what each ability is made of), `roles.ts` (who has which), then
 * `rulings.ts` (which rule each step of an argument cites).
 */
import { asCopied } from '../../ruleset/catalogue.ts'
import { beside, type Nights } from '../../ruleset/borrowed-rules.ts'
import { onlyNames, rulebookOf, saidBeside, rulesSaid, type Said } from '../../ruleset/localized-text.ts'
import { defineSystem, type System } from '../../ruleset/system.ts'
import { about } from './about.ts'
import { optionGroups } from './option-groups.ts'
import { presets } from './presets.ts'
import { abilities } from './abilities.ts'
import { actsByDay, hasDays, locks, refusedIn, votes, votesOf, withWords } from './days.ts'
import { modifiers, modifiersInRussian, alone, cult, mafia, town, settable, werewolves, allRoles } from './roles.ts'
import { options, nightOptions, nightPrompts, nightRussian, prompts, russian } from './options.ts'
import { fields, fieldsInRussian } from './normal/fields.ts'
import { flipsTold, hidden } from './normal/flips.ts'
import { titleOf } from './normal/seat-name.ts'
import { readingRules } from './normal/reading-rules.ts'
import { lenses, readings } from './normal/readings.ts'
import {
  alsoHas,
  declaredRule,
  lacks,
  poolOf,
  poolRule,
  seatAbilities,
  seatModifiers,
} from './normal/seat-abilities.ts'
import { refused } from './normal/refusals.ts'
import { setup } from './normal/setup.ts'
import { normalTells } from './normal/tells.ts'
import { knownAllies, knows, scum, topicsNow } from './normal/topics.ts'
import { nightCites, nightOf, reading, resolve, type EitherDays } from './resolve.ts'
import { nightRules, rules } from './rulebook.ts'
import { entry } from './rulings.ts'
import { wording } from './text.ts'
import { nightNamesInEnglish } from './names.en.ts'
import { names } from './names.ru.ts'

/** What the rules, options and modifiers say, in Russian. */
const said: Said = {
  name: 'Разумное разрешение ночи',
  ...rulesSaid(rules, 'ru'),
  ...russian,
  modifiers: modifiersInRussian,
  fields: fieldsInRussian,
  keys: {
    factionKill: { with: 'чем из своего оно сделано' },
    message: { text: 'слова сообщения' },
  },
  names,
}

/** @param either the days that a game may take: one kind is another system's, one is for whoever brings none */
export function rarWith(either: EitherDays): System {
  const { lock: days, forum } = either
  const rar: System = defineSystem({
    id: 'rar',
    name: 'Reasonable Action Resolution',
    about,
    calendar: {
      phases: ['night', 'day'],
      acting: ['night'],
      closing: days.calendar.closing!,
      opening: days.calendar.opening!,
      opensWith: game => (hasDays(game) ? days.calendar.opensWith!(game) : 'night'),
      skips: game => (votes(game) && forum.loses(rar, game) ? ['day'] : []),
      chosenBy: days.calendar.chosenBy!,
      atOnce: ['confirmed'],
      timed: hasDays,
      clock: (game, ...when) => (hasDays(game) ? days.calendar.clock?.(game, ...when) : undefined),
    },
    factions: {
      town: { abilities: [] },
      mafia: { abilities: ['factionKill'] },
      mafiaA: { abilities: ['factionKill'] },
      mafiaB: { abilities: ['factionKill'] },
      werewolf: { abilities: ['factionKill'] },
      serialKiller: { abilities: [] },
      cult: { abilities: [] },
      independent: { abilities: [] },
    },
    roles: {
      ...settable(town),
      ...settable({ ...mafia, ...werewolves }, ['factionKill']),
      ...settable({ ...alone, ...cult }),
    },
    // A role beside another one leaves the side to that.
    overlays: {
      also: Object.fromEntries(Object.entries(allRoles).map(([id, role]) => [id, { ...role, faction: '' }])),
    },
    naming: {
      fields: { besides: 'also', of: 'of', holds: 'holds', group: 'group' },
      objects: { backup: 'behind', enabler: 'before' },
      holders: { jackOfAllTrades: ['cop', 'doctor', 'vigilante', 'roleblocker'] },
      grouped: ['mason', 'masonizer', 'neighbor', 'neighborizer'],
    },
    seatAbilities,
    seatModifiers,
    readings: (game, seat) => readings(rar, game, seat),
    readingRules: (game, ...of) => readingRules(rar, game, ...of),
    lenses,
    abilities,
    // Results come as soon as a night closes: phases last as long as their host says, and follow one another at once.
    begins: { day: 'forum', startingPhase: 'night', resultsMargin: 0 },
    modifiers: beside({ ...modifiers, ...forum.modifiers }, days.modifiers),
    options: beside({ ...options, ...forum.options }, days.options),
    optionGroups,
    presets,
    prompts: beside({ ...prompts, ...forum.prompts }, days.prompts),
    rulebook: beside({ ...rulebookOf(rules), ...forum.rulebook }, days.rulebook),
    entry: {
      rules: entry,
      refuse: (game, phase, move) => refused(rar, game, phase, move) ?? refusedIn(either, () => rar)(game, phase, move),
      lacks: (game, seat, does) => lacks(asCopied(game, seat), does),
      poolOf,
      poolRule,
      declared: declaredRule,
      alsoHas: (game, seat) => [...alsoHas(game, seat), ...(votes(game) ? forum.alsoHas(rar, game, seat) : [])],
    },
    votes: votesOf(
      forum.votes(() => rar),
      days.votes(() => rar),
    ),
    books: {
      ...days.books,
      marks: beside({}, days.books.marks ?? {}),
      fields: beside(fields, days.books.fields ?? {}),
      kept: locks,
    },
    departures: { ...days.departures, told: flipsTold, unshown: [hidden], keeps: true },
    words: {
      wording: withWords(withWords(wording, forum.words), days.words),
      says: {
        en: saidBeside(saidBeside(onlyNames(nightNamesInEnglish), forum.words.says.en!), days.words.says.en!),
        ru: saidBeside(saidBeside(said, forum.words.says.ru!), days.words.says.ru!),
      },
      tells: [
        ...new Set([
          'learned',
          'saw',
          'sawNothing',
          'noResult',
          'recruited',
          ...normalTells,
          'died',
          'removed',
          'nobodyDied',
          ...forum.words.tells,
          ...days.words.tells,
        ]),
      ],
    },
    knownAllies,
    knows,
    topics: game => topicsNow(rar, game),
    setup,
    titleOf,
    draws: { compelled: 'compulsive', ...days.draws, ...forum.draws },
    laws: {
      oncePerChain: reading,
      unattributed: {
        checkKiller: 'It looks back over the whole game, and does not say which kill it found.',
        checkTopic: 'It looks at who is in a topic, and does not say who brought them there.',
      },
      lawlessIn: (game): Record<string, string> => (actsByDay(rar, game) ? { orderReceived: 'DAY-R8' } : {}),
    },
    borrows: {
      of: 'gorny',
      why: {
        en: 'Reasonable Action Resolution itself only has rules for nights. If the option “day” is set to “lock”, days follow these rules: their lock, their conduct rules and their rules post.',
        ru: 'В этих правилах есть только ночи и голосование открытых форумов. Если опция «день» — «с фиксацией линча», дни идут по другим правилам: с закреплением голосов, правилами поведения и постом с правилами.',
      },
      counts: locks,
    },
    winners: ['town', ...scum, 'serialKiller', 'independent'],
    resolve: (game, phase, request) => resolve(rar, either, game, phase, request),
  })
  return rar
}

const { day: _, ...ofNights } = nightOptions

/** Nights resolved by these rules, for a system that has its own days. */
export const nights: Nights = {
  resolve: nightOf,
  options: ofNights,
  prompts: nightPrompts,
  rulebook: rulebookOf(nightRules),
  says: { en: onlyNames(nightNamesInEnglish), ru: { ...said, ...rulesSaid(nightRules, 'ru'), ...nightRussian } },
  cites: nightCites,
}
