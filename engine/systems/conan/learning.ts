/** Investigations: somebody's side, or whether somebody did something tonight (CONAN-AB31). */
import type { RuleId, SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import type { Move } from '../../resolve/sequence/move.ts'
import { perRunByKey } from '../../resolve/sequence/per-run.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import { chosen, type Rules } from '../../ruleset/localized-text.ts'
import { crimes, deedsOf } from './arrest/crimes.ts'
import { sentBy, type Entry } from './attributes.ts'
import { seemsToBe } from './deceit/disguise.ts'
import { section, type SectionWords } from './section.ts'
import { all, any, type Effect, type Resolution } from './vocabulary.ts'

const abilities = {
  interrogate: {
    mark: 'interrogated',
    kind: 'investigate',
    told: {
      en: 'Each night you may interrogate one player; you learn which side they are on.',
      ru: 'Каждую ночь вы можете допросить одного игрока: вы узнаете, на чьей он стороне.',
    },
    is: ['finds'],
    targets: 1,
    phases: ['night'],
    rule: 'CONAN-AB31',
    keys: sentBy,
  },
  investigate: {
    mark: 'investigated',
    kind: 'investigate',
    told: {
      en: 'Each night you may ask whether one player did a certain thing that night, or did it to a second player you name. You learn yes or no.',
      ru: 'Каждую ночь вы можете спросить, сделал ли игрок что-то определенное в эту ночь, в том числе со вторым игроком, которого назовете. Вы узнаете, да или нет.',
    },
    is: ['finds', 'asksDeed'],
    targets: 1,
    most: 2,
    self: true,
    phases: ['night'],
    rule: 'CONAN-AB31',
    keys: {
      crime: {
        says: {
          en: 'what the first target may have done, to the second if there is one',
          ru: 'что мог сделать первый, и со вторым, если он назван',
        },
        must: true,
        values: [...crimes, 'protect', 'heal', 'arrest', 'interrogate'],
        open: true,
      },
      ...sentBy,
    },
  },
} satisfies Record<string, Entry>

const first = perRunByKey<Reason>()

const other = { bo: 'town', town: 'bo' } as const

/** The side that somebody shows: of the role seen, turned round by slander (CONAN-AB8). */
function sideOf(run: Resolution, who: SeatId): { side: string; why: Reason } {
  const seen = seemsToBe(run, who)
  const faction =
    seen.role === run.seat(who).role
      ? run.seat(who).faction
      : (getOwn(run.system.roles, seen.role)?.faction ?? run.seat(who).faction)
  const shown = (side: string, rule: RuleId, because: readonly Reason[], unless: readonly Reason[] = []): Reason =>
    all({ is: 'fact', kind: 'shows', of: who, values: { side } }, { rule }, because, unless)
  const slandered = run.ledger.tried({ kind: 'slandered', of: who, when: 'soFar' })
  if (!slandered.some(({ holds }) => holds))
    return { side: faction, why: shown(faction, 'CONAN-AB31', [seen.why], slandered) }
  const side = other[faction as keyof typeof other]
  const turned = any({ is: 'fact', kind: 'slandered', of: who }, { rule: 'CONAN-AB8' }, slandered)
  return { side, why: shown(side, 'CONAN-AB8', [seen.why, turned]) }
}

const interrogated: Effect = (run, { move, at, aim, why }) => {
  const { side, why: shows } = sideOf(run, at)
  return learn(
    run,
    move,
    move.to[aim] ?? at,
    side,
    why,
    all({ is: 'fact', kind: 'findsOut', of: move.actor, action: move.id }, { rule: 'CONAN-AB31', action: move.id }, [
      why,
      shows,
    ]),
  )
}

/** The second target is only whom it was done to, so it fares as the first. */
const investigated: Effect = (run, { move, at, why }) =>
  first(run, move.id, () => {
    const what = move.with.crime ?? ''
    const deed = any(
      { is: 'fact', kind: 'didIt', of: at, values: { ability: what } },
      { rule: 'CONAN-O8' },
      deedsOf(run, at, what, move.to[1]),
    )
    const yes = all(
      { is: 'fact', kind: 'findsOut', of: move.actor, action: move.id },
      { rule: 'CONAN-AB31', action: move.id },
      [why, deed],
    )
    const no = all(
      { is: 'fact', kind: 'findsNothing', of: move.actor, action: move.id },
      { rule: 'CONAN-AB31', action: move.id },
      [why],
      [deed],
    )
    learn(run, move, move.to[0] ?? at, deed.holds ? 'yes' : 'no', why, deed.holds ? yes : no)
    return why
  })

/** Brings a result home. Who was killed before learns nothing, not even that (CONAN-K1, I9). */
function learn(run: Resolution, move: Move, about: SeatId, result: string, arrived: Reason, why: Reason): Reason {
  if (arrived.holds) run.learn(move, about, result, 'CONAN-AB31', why)
  else if (!run.isDead(move.actor)) run.learn(move, about, 'noResult', 'CONAN-A9', arrived)
  return why
}

const rules: Rules = {
  'CONAN-AB31': chosen({
    en: 'An investigation asks which side somebody is on, or whether somebody did something to somebody that night.',
    ru: 'Расследование спрашивает, на чьей стороне игрок, или сделал ли один игрок что-то другому в эту ночь.',
  }),
}

const words = {
  uses: { interrogate: 'interrogation', investigate: 'investigation' },
  deeds: {
    interrogate: '{actor} interrogated {first}',
    'interrogate:use': 'interrogation of {first}',
    'investigate:use': 'investigation of {first}',
    investigate: '{actor} looked into {first}{crime, select, none {} other { for {crime}}}',
    'investigate:2': '{actor} looked into {first}{crime, select, none {} other { for {crime}}} against {second}',
    'interrogate:tried': '{actor} tried to interrogate {first}',
    'investigate:tried': '{actor} tried to look into {first}{crime, select, none {} other { for {crime}}}',
    'investigate:2:tried':
      '{actor} tried to look into {first}{crime, select, none {} other { for {crime}}} against {second}',
  },
  facts: {
    shows: { stands: '{who} shows this side: {side}', falls: '{who} does not show this side: {side}' },
    findsOut: {
      stands: '{who} finds out',
      falls: '{who} does not find out',
      would: '{who} would have found out',
      toldByDeed: true,
    },
    findsNothing: {
      stands: 'no such thing was found',
      falls: '{who} did not find that there was no such thing',
      toldLast: true,
    },
    didIt: {
      stands: '{who} did it: {ability}',
      falls: '{who} did not do it: {ability}',
      would: '{who} would have done it: {ability}',
    },
  },
  tells: { learned: 'You interrogated {about}. Result: {result}.', noResult: 'Your {ability} brought no result.' },
  results: { yes: 'yes', no: 'no' },
  verbs: {
    interrogate: [
      'interrogate',
      'investigate',
      'check',
      'question',
      'ask whether {first} is bo',
      'ask whether {first} is in the bo',
      'is {first} bo?',
      'is {first} in the bo?',
      'is {first} of the organization?',
      'is {first} in the organization?',
      'is {first} in the black organization?',
      'is {first} a member of the black organization?',
    ],
    investigate: [
      'investigate',
      'look into',
      'check',
      ...['investigate', 'check', 'find out', 'ask', 'know'].flatMap(verb => [`${verb} whether`, `${verb} if`]),
      'did {first}?',
      'has {first}?',
    ],
  },
} satisfies SectionWords

declare module './vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const learning = section({ abilities, rules, rulings: { effects: { interrogated, investigated } }, words })
