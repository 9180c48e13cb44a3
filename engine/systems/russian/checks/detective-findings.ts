/**
 * What a detective found, as he and the investigator are told it: a black one may substitute something for the latter
 * (RU-DET-B2).
 */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { section } from '../section.ts'
import { learns, learnsFact } from '../shared/general-info.ts'
import { perRun } from '../shared/per-run.ts'
import { isGrey } from '../shared/sides.ts'
import { handOf } from '../shared/undead.ts'
import { keptHome } from '../shared/visits.ts'
import { all, any, type Resolution } from '../vocabulary.ts'
import { did, type PartWords } from '../words.ts'

const options: Options = {
  forgerLearnsTruth: {
    values: [false, true],
    rule: 'RU-INFO-5',
    says: {
      en: 'A player who substitutes what the investigator gets is told the true result instead of the substitute.',
      ru: 'Узнает ли тот, кто подменяет информацию следователя, настоящий результат вместо подмененного.',
    },
  },
}

/** What the detective found, for him and for the investigator, who may get something else. `about`: a player, or a role. */
export interface Found {
  move: Move
  about: string
  fact?: string
  result: string[]
  given: string[]
  rule: RuleId
  why: Reason
  substituted?: Reason
}

export const foundBy = perRun<Found[]>(() => [])

export const noWhereabouts = (
  run: Resolution,
  { move, why }: Arrival,
  about: string,
  rule: RuleId,
  because: readonly Reason[] = [],
): Found => ({
  move,
  about,
  result: ['noInfo'],
  given: ['noInfo'],
  rule,
  why: all(
    { is: 'fact', kind: 'noInformation', of: move.actor, action: move.id },
    { rule, action: move.id },
    because,
    because.length ? [] : [why],
  ),
})

export const substituteIn = ({ with: keys }: Move): string => keys.at ?? keys.shown ?? ''

/** Another place for the investigator: not where the condition is not met, and not what cannot have been (RU-DET-B2). */
export function substituteFinding(
  run: Resolution,
  move: Move,
  target: SeatId,
  given: readonly string[],
  saw: Reason,
): Reason | undefined {
  const { with: keys, actor, id: action } = move
  if (!substituteIn(move)) return undefined
  const rule: RuleId = isGrey(handOf(run, actor)) ? 'RU-DET-G1' : 'RU-DET-B2'
  const against: Reason[] = []
  if (keys.when !== undefined && (keys.when === 'home') !== (given[0] === 'home'))
    against.push(run.given({ is: 'fact', kind: 'otherResult', of: actor, action }, rule))
  if (keys.at !== undefined) {
    const kept = keptHome(run, target, rule).filter(({ holds }) => holds)
    const gone =
      run.game.seats.some(({ slot, alive }) => slot === keys.at && !alive) || keys.at === target
        ? [run.given({ is: 'fact', kind: 'nobodyThere', of: keys.at }, rule)]
        : []
    const obstacles = given[0] === 'home' ? [...kept, ...gone] : gone
    if (obstacles.length)
      against.push(any({ is: 'fact', kind: 'cannotHaveGone', of: target, other: keys.at }, { rule }, obstacles))
  }
  return all(
    { is: 'fact', kind: 'substitutes', of: actor, action, values: { result: keys.shown ?? 'went' } },
    { rule, action },
    [saw],
    against,
  )
}

/** What the detective himself is told: the substitute too, where he made one (RU-GEN-14, RU-INFO-5). */
export function tell(run: Resolution, { move, about, fact, result, given, rule, why, substituted }: Found): void {
  const forged = substituted?.holds === true && !run.option<boolean>('forgerLearnsTruth')
  const told = forged ? given : result
  const because = forged
    ? all(
        { is: 'fact', kind: 'receivesSubstitute', of: move.actor, action: move.id },
        { rule: 'RU-GEN-14', also: ['RU-INFO-5'], action: move.id },
        [substituted],
      )
    : why
  const cited = forged ? 'RU-GEN-14' : rule
  bring(run, { to: move.actor, move, about, ...(fact !== undefined && { fact }), told, rule: cited, why: because })
}

/** Brings a result home, as knowledge and as a message. */
export function bring(
  run: Resolution,
  {
    to,
    move,
    about,
    fact,
    told,
    rule,
    why,
  }: {
    to: SeatId
    move: Pick<Move, 'id' | 'does'>
    about: string
    fact?: string
    told: string[]
    rule: RuleId
    why: Reason
  },
): void {
  if (!why.holds) return
  const ability = move.does
  const single = told[0] === 'noInfo' || (told[0] === 'home' && fact === undefined)
  if (fact === undefined || told[0] === 'noInfo')
    learns(run, { actor: to, id: move.id, does: ability }, about, single ? told[0]! : told, rule, why)
  else learnsFact(run, to, { action: move.id, ability }, about, fact, fact === 'civilRole' ? told[0]! : told, rule, why)
  const what: Record<string, string> = {
    ...(ability === 'request' ? { role: about.replace(/^role:/, '') } : { about }),
    ...(fact?.startsWith('night ') && { night: fact.slice('night '.length) }),
  }
  if (told[0] === 'noInfo') run.tell(to, 'noInfo', { ability, ...what }, rule)
  else if (fact === 'civilRole') run.tell(to, 'civilRole', { about, role: told[0]! }, rule)
  else if (told[0] === 'home') run.tell(to, 'home', { ability, ...what }, rule)
  else run.tell(to, 'wentTo', { ability, ...what, who: told }, rule)
}

const rules: Rules = {
  'RU-DET-B2': stated({
    en: 'A black detective may set what the investigator gets, but not if the detective’s move failed, not something impossible, and not slander hidden by a checker.',
    ru: 'Черный детектив может задать то, что получит следователь, но не тогда, когда его ход сорван, не то, чего быть не могло, и не очернение, скрытое чекером.',
  }),
  'RU-DET-G1': stated({
    en: 'The faceless substitutes information like a black detective.',
    ru: 'Безликий подменяет информацию, как черный детектив.',
  }),
}

const words = {
  facts: {
    noInformation: {
      stands: { en: '{who} gets no information', ru: '{who_dat} информация не предоставляется' },
      falls: { en: '{who} gets information', ru: '{who_dat} информация предоставляется' },
      toldByDeed: true,
    },
    otherResult: {
      stands: { en: 'the true result is different', ru: 'настоящий результат другой' },
      falls: { en: 'the true result is the same', ru: 'настоящий результат тот же' },
    },
    substitutes: {
      stands: { en: '{who} substitutes what the investigator gets', ru: '{who_nom} подменяет информацию следователя' },
      falls: { en: '{who} substitutes nothing', ru: '{who_nom} ничего не подменяет' },
      would: {
        en: '{who} would have substituted what the investigator got',
        ru: `{who_nom} ${did('who', 'подменил')} бы информацию следователя`,
      },
    },
    receivesSubstitute: {
      stands: { en: '{who} receives the substitute as well', ru: '{who_nom} получает ту же подмену' },
      falls: { en: '{who} does not receive the substitute', ru: '{who_nom} не получает подмены' },
    },
    went: {
      stands: { en: '{other} goes to {who}', ru: '{other_nom} идет к {who_dat}' },
      falls: { en: '{other} does not go to {who}', ru: '{other_nom} не идет к {who_dat}' },
    },
    cannotHaveGone: {
      stands: { en: '{who} cannot have gone to {other}', ru: '{who_nom} не может ходить к {other_dat}' },
      falls: { en: '{who} could have gone to {other}', ru: '{who_nom} может ходить к {other_dat}' },
    },
    nobodyThere: {
      stands: { en: 'nobody can have gone to {who}', ru: 'к {who_dat} не может прийти никто' },
      falls: { en: 'somebody could have gone to {who}', ru: 'к {who_dat} кто-то может прийти' },
    },
  },
  results: {
    noInfo: { en: 'no information', ru: 'информация не предоставляется' },
  },
  terms: {
    went: { en: 'on the way', ru: 'в пути к цели' },
    forgerLearnsTruth: { en: 'substituting players learn the truth', ru: 'подменяющий узнает правду' },
  },
  tells: {
    noInfo: { en: 'No information is given about {about}.', ru: 'По {about_dat} информация не предоставляется.' },
    'noInfo:request': {
      en: 'No information is given about this role: {role}.',
      ru: 'Информация о роли не предоставляется: {role}.',
    },
    civilRole: { en: '{about}’s civil role: {role}.', ru: 'Мирная роль {about_gen}: {role}.' },
    home: { en: '{about} was at home.', ru: `{about_nom} этой ночью ${did('about', 'сидел')} дома.` },
    'home:request': { en: 'Night {night}, {role}: at home.', ru: 'Ночь {night}: роль «{role}» оставалась дома.' },
    wentTo: { en: '{about} went to {who}.', ru: `{about_nom} ${did('about', 'ходил')} к {who_dat}.` },
    'wentTo:request': {
      en: 'Night {night}, {role}: went to {who}.',
      ru: 'Ночь {night}: роль «{role}» ходила к {who_dat}.',
    },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const detectiveFindings = section({ options, rules, words })
