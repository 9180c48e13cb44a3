/**
 * The commissioner (RU-COM), and how whoever checks colours does it: lawyer and inquisitor have their own rules for
 * the same.
 */
import { seatOf, type Game, type PhaseState, type Refusal, type Seat } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { chosen, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { colourOf, colours, type Colour } from '../shared/colour.ts'
import { foundBeside } from '../shared/custody.ts'
import { learns, learnsFact } from '../shared/general-info.ts'
import { perRun } from '../shared/per-run.ts'
import { isHolder } from '../shared/playing.ts'
import { triedDeath } from '../shared/roles.ts'
import type { Sent } from '../shared/cast-ballots.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { handOf } from '../shared/undead.ts'
import { all, any, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'
import { colour, cvet, hiddenBy } from './colours.ts'

/** What a black or faceless holder may have the investigator told instead (RU-COM-B2, RU-DET-B2). */
const checkKeys = {
  shown: {
    says: { en: 'what the investigator is told instead', ru: 'что вместо этого сообщают следователю' },
    values: ['red', 'black'],
  },
  when: {
    says: { en: 'only where this is the true result', ru: 'только если таков настоящий результат' },
    values: ['red', 'black'],
  },
} as const

const abilities = {
  check: {
    kind: 'investigate',
    told: {
      en: 'Each night you may check the color of one player. Everybody is told that the check passed, and only you learn the color.',
      ru: 'Каждую ночь вы можете проверить цвет одного игрока. Всем объявят, что чек прошел, а цвет узнаете только вы.',
    },
    is: ['forInvestigator'],
    targets: 1,
    self: true,
    phases: ['night'],
    turn: 'civil',
    rule: 'RU-COM-1',
    sparesSecretary: 'RU-GEN-12',
    components: [{ does: 'mark', as: 'checked' }],
    keys: checkKeys,
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  checked: {
    of: 'slot',
    data: {
      does: 'word?',
      shown: colours,
      given: colours,
      colour: colours,
      verifiedBy: 'word',
      night: 'number',
      beside: 'flag?',
    },
  },
  askedColour: { of: 'slot' },
  checkFailed: { of: 'slot' },
})

const options: Options = {
  selfCheckAlwaysRed: {
    values: [false, true],
    rule: 'RU-COM-5',
    says: {
      en: 'A self-check is always red, whatever rumors and the joker do. If off, it only ignores the player’s own negative role.',
      ru: 'Остается ли чек самого себя красным вопреки слухам и джокеру, или не видит только собственной негативной роли.',
    },
  },
}

const substituting = ['shown', 'at', 'slander', 'when'] as const

/** Who is red substitutes nothing for what the investigator gets. @param rule of the role that asks */
export function refuseSubstitute({ faction, name }: Seat, keys: Sent['with'] = {}, rule: RuleId): Refusal | undefined {
  return faction === 'red' && substituting.some(key => keys[key] !== undefined)
    ? {
        rule,
        says: {
          en: `${name} is red and cannot substitute anything`,
          ru: `игрок ${name} красный и ничего не подменяет`,
        },
      }
    : undefined
}

function refuseCheck(game: Game, _phase: PhaseState, { by, does, with: keys }: Sent): Refusal | undefined {
  return does === 'check' ? refuseSubstitute(seatOf(game, by)!, keys, 'RU-COM-B2') : undefined
}

/** A check as it went. `passes`: nothing stopped it. `hidden`: what hid the colour, or tried to. `obtained`: there was a colour to see. `given`: what the investigator is told. */
interface Check {
  move: Move
  at: SeatId
  passes: Reason
  hidden: readonly Reason[]
  obtained: Reason
  shown: Colour
  told: Colour
  given: Colour
  exact: Colour
  substituted?: Reason
}

export const checksOf = perRun<Check[]>(() => [])

/**
 * A checker comes to somebody. What he sees is settled once all of them have come, since each spoils the check of the
 * others wherever in the night he stands.
 */
const checked: LateEffect = (run, arrival: Arrival) => {
  const { move, at, why } = arrival
  arrivals(run).push(arrival)
  const { seen: rule } = checkerOf(move.does)
  run.put({ kind: 'askedColour', of: at, by: move.actor, action: move.id, why, rule })
  return () => checksOf(run).find(check => check.move === move && check.at === at)?.obtained ?? why
}

const arrivals = perRun<Arrival[]>(() => [])

/** After the last of the checkers. */
function settleChecks(run: Resolution): void {
  for (const arrival of arrivals(run)) settle(run, arrival)
}

function settle(run: Resolution, { move, at, why }: Arrival): void {
  const { actor, id: action, does } = move
  const { seen } = checkerOf(does)
  const passes = all(
    { is: 'fact', kind: 'checkPasses', of: at, action },
    { rule: 'RU-COM-2', action },
    [why],
    triedDeath(run, at, 'RU-COM-2'),
  )
  const { colour, why: shows, exact, truth } = colourOf(run, at, actor)
  const hidden = hiddenBy(run, at, actor)
  const free = all({ is: 'fact', kind: 'colourOpen', of: at }, { rule: 'RU-COM-3' }, [], hidden)
  const obtained = all({ is: 'fact', kind: 'colourSeen', of: at, action, values: { colour } }, { rule: seen, action }, [
    passes,
    shows,
    ...(hidden.length ? [free] : []),
  ])
  const substituted = substitution(run, move, colour, obtained)
  const given = substituted?.holds ? (move.with.shown as Colour) : colour
  const told = run.option<boolean>('forgerLearnsTruth') ? colour : given
  const beside = foundBeside(run.game, actor, does)
  run.put({
    kind: 'checked',
    of: at,
    by: actor,
    action,
    why: obtained,
    rule: seen,
    data: { does, shown: told, given, colour: exact, verifiedBy: truth.rule, night: run.phase.number, ...beside },
    lasting: true,
  })
  checksOf(run).push({
    move,
    at,
    passes,
    hidden,
    obtained,
    shown: colour,
    told,
    given,
    exact,
    ...(substituted && { substituted }),
  })
}

/** Another colour for the investigator, on a condition perhaps (RU-COM-B2, RU-COM-G1). */
function substitution(
  run: Resolution,
  { with: keys, actor, id: action }: Move,
  colour: Colour,
  obtained: Reason,
): Reason | undefined {
  if (keys.shown === undefined) return undefined
  const rule: RuleId = isGrey(handOf(run, actor)) ? 'RU-COM-G1' : 'RU-COM-B2'
  const otherwise =
    keys.when !== undefined && keys.when !== colour
      ? [run.given({ is: 'fact', kind: 'otherResult', of: actor, action }, rule)]
      : []
  return all(
    { is: 'fact', kind: 'substitutes', of: actor, action, values: { result: keys.shown } },
    { rule, action },
    [obtained],
    otherwise,
  )
}

/** What who checked is told at dawn. */
function tellChecks(run: Resolution): void {
  for (const { move, at, passes, hidden: hiders, obtained, shown, told, exact, substituted } of checksOf(run)) {
    if (run.isDead(move.actor)) continue
    const { does: ability } = move
    const { seen, hidden, knowsFalse, privately = false } = checkerOf(ability)
    const about = move.to[0] ?? at
    if (privately) tellOfFailure(run, move, about, passes, seen)
    if (!passes.holds) continue
    if (!obtained.holds) {
      const why = noInformation(move, at, passes, hiders)
      if (learns(run, move, about, 'noInfo', hidden, why)) run.tell(move.actor, 'noInfo', { ability, about }, hidden)
      continue
    }
    const forged = substituted?.holds === true && told !== shown
    const why = forged
      ? all(
          { is: 'fact', kind: 'receivesSubstitute', of: move.actor, action: move.id },
          { rule: 'RU-GEN-14', also: ['RU-INFO-5'], action: move.id },
          [substituted],
        )
      : obtained
    const rule: RuleId = forged ? 'RU-GEN-14' : seen
    if (learns(run, move, about, told, rule, why))
      run.tell(move.actor, 'learned', { ability, about, result: told }, rule)
    if (told === 'black' && isBlack(handOf(run, move.actor))) {
      const result = exact === 'black' ? 'genuine' : 'fake'
      const knows = all(
        { is: 'fact', kind: 'knowsFalse', of: move.actor, action: move.id },
        { rule: knowsFalse, action: move.id },
        [obtained],
      )
      const by = { action: move.id, ability }
      if (learnsFact(run, move.actor, by, about, 'blackCheck', result, knowsFalse, knows))
        run.tell(move.actor, 'blackCheck', { about, is: result }, knowsFalse)
    }
  }
}

/** A check that did not pass, of who has no public line for it. */
function tellOfFailure(
  run: Resolution,
  { actor, id: action, does }: Move,
  about: SeatId,
  passes: Reason,
  rule: RuleId,
): void {
  const why = all({ is: 'fact', kind: 'checkFailed', of: actor, action }, { rule, action }, [], [passes])
  run.put({ kind: 'checkFailed', of: actor, by: actor, action, why, rule })
  if (why.holds) run.tell(actor, 'checkFailed', { ability: does, about }, rule)
}

/** Why a check that passed brought nothing. @param hidden what hid the color, each by itself */
export function noInformation(
  { actor, id: action, does }: Move,
  at: SeatId,
  passes: Reason,
  hidden: readonly Reason[],
): Reason {
  const rule = checkerOf(does).hidden
  return all({ is: 'fact', kind: 'noInformation', of: actor, action }, { rule, action }, [
    passes,
    any({ is: 'fact', kind: 'colourHidden', of: at, action }, { rule }, hidden),
  ])
}

/** The line for everybody, as long as somebody had the role when the night began (RU-COM-1 to RU-COM-3). */
function announceCheck(run: Resolution): void {
  const had = run.game.seats.find(seat => seat.alive && !seat.bystander && isHolder(run.game, seat, 'commissioner'))
  if (!had) return
  const check = checksOf(run).find(({ move }) => move.actor === had.slot)
  if (!check?.passes.holds) run.announce('commissioner', { is: 'notPassed' }, 'RU-COM-2')
  else if (check.obtained.holds) run.announce('commissioner', { is: 'passed' }, 'RU-COM-1')
  else run.announce('commissioner', { is: 'noInfo' }, 'RU-COM-3')
}

/** `seen`: that a colour is seen. `hidden`: that none is. `knowsFalse`: what a black holder knows of a black check. */
interface Checker {
  seen: RuleId
  hidden: RuleId
  knowsFalse: RuleId
  /** What everybody hears of the commissioner’s check is told to nobody else (RU-LAW-1). */
  privately?: true
}

/** By the move with which the role checks. */
const checkers = {
  check: { seen: 'RU-COM-1', hidden: 'RU-COM-3', knowsFalse: 'RU-COM-B1' },
  lawyerCheck: { seen: 'RU-LAW-1', hidden: 'RU-LAW-1', knowsFalse: 'RU-LAW-B1', privately: true },
  inquisitorCheck: { seen: 'RU-INQ-1', hidden: 'RU-INQ-1', knowsFalse: 'RU-INQ-B1', privately: true },
} as const satisfies Readonly<Record<string, Checker>>

const checkerOf = (does: string): Checker => getOwn<Checker>(checkers, does) ?? checkers.check

const rules: Rules = {
  'RU-CHK-3': stated({
    en: 'A self-check says nothing about the player’s own black role, and neither does verifying it.',
    ru: 'Чек самого себя ничего не говорит о собственной черной роли, и его проверка тоже.',
  }),
  'RU-COM-1': stated({
    en: 'Every night the commissioner checks a color; everybody is told that the check passed. A blocked role on the target does not interfere.',
    ru: 'Комиссар каждую ночь проверяет цвет; всем объявляют, что чек прошел. Блок роли у цели чеку не мешает.',
  }),
  'RU-COM-2': stated({
    en: 'The check does not pass if there was none, if the target was killed, if the commissioner or the target was taken home by a geisha or prostitute, or if the commissioner was stopped, including by a madman’s fire.',
    ru: 'Чек не проходит, если комиссар пропустил ход, если цель убита, если комиссар или цель были у гейши или проститутки и если комиссара остановили, в том числе пожаром безумца.',
  }),
  'RU-COM-3': chosen({
    en: 'No information is given about maimed players, about players whose role hides the color, or about a target that a doctor, blocker, bodyguard or another checker also chose; a foiled move of theirs does not count.',
    ru: 'Информация не предоставляется о покалеченных, о тех, чья роль скрывает цвет, и о цели, которую выбрал также доктор, блокер, телохранитель или другой чекер; их сорванный ход не учитывается.',
  }),
  'RU-COM-4': stated({
    en: 'Instead of a check, the commissioner may have an earlier check verified, red or black.',
    ru: 'Вместо чека комиссар может отправить на проверку прежний чек, красный или черный.',
  }),
  'RU-COM-5': stated({
    en: 'A self-check never shows the player’s own negative role. Rumors and the joker affect it like any check; verified, it is never black.',
    ru: 'Чек самого себя никогда не затрагивает собственную негативную роль. Слухи и джокер видны в нем, как в любом чеке; проверка никогда не даст черный цвет.',
  }),
  'RU-COM-6': stated({
    en: 'The investigator gets the result every morning.',
    ru: 'Следователь получает результат каждое утро.',
  }),
  'RU-COM-B1': stated({
    en: 'A black commissioner learns at once whether a black check was false.',
    ru: 'Черный комиссар сразу узнает, ложный ли его черный чек.',
  }),
  'RU-COM-B2': stated({
    en: 'A black commissioner may set the color the investigator gets, with a condition if they like; if the check fails, nothing is substituted.',
    ru: 'Черный комиссар может задать цвет, который получит следователь, при желании с условием; если чек сорван, подмены нет.',
  }),
  'RU-COM-G1': stated({
    en: 'The faceless substitutes information like a black commissioner.',
    ru: 'Безликий подменяет информацию, как черный комиссар.',
  }),
}

const words = {
  uses: {
    check: { en: 'check', ru: 'чек' },
  },
  deeds: {
    check: { en: '{actor} checked {first}', ru: `{actor_nom} ${did('actor', 'проверял')} {first_acc}` },
    'check:tried': tried('check {first}', 'проверить {first_acc}'),
  },
  facts: {
    checkPasses: {
      stands: { en: 'the check on {who} passes', ru: 'чек на {who_acc} проходит' },
      falls: { en: 'the check on {who} does not pass', ru: 'чек на {who_acc} не проходит' },
      would: { en: 'the check on {who} would have passed', ru: 'чек на {who_acc} прошел бы' },
    },
    colourSeen: {
      stands: { en: `the check on {who} shows ${colour}`, ru: `чек на {who_acc} — ${cvet}` },
      falls: { en: 'the check on {who} shows no color', ru: 'чек на {who_acc} не показывает цвет' },
      would: { en: `the check on {who} would have shown ${colour}`, ru: `чек на {who_acc} был бы ${cvet}` },
      toldByDeed: true,
    },
    colourHidden: {
      stands: { en: '{who}’s color is hidden', ru: 'цвет {who_gen} скрыт' },
      falls: { en: '{who}’s color is not hidden', ru: 'цвет {who_gen} не скрыт' },
    },
    checked: {
      stands: { en: '{who} was checked ({phase})', ru: '{who_acc} проверяли ({phase})' },
      falls: { en: '{who} was not checked', ru: '{who_acc} не проверяли' },
      would: { en: '{who} would have been checked', ru: '{who_acc} проверили бы' },
    },
    askedColour: {
      stands: { en: 'somebody came to check {who}', ru: 'к {who_dat} приходили с чеком' },
      falls: { en: 'nobody came to check {who}', ru: 'к {who_dat} не приходили с чеком' },
      would: { en: 'somebody would have come to check {who}', ru: 'к {who_dat} пришли бы с чеком' },
    },
    checkFailed: {
      stands: { en: '{who} is told that the check did not pass', ru: '{who_nom} узнает, что чек не прошел' },
      falls: { en: '{who} is not told of any failure', ru: '{who_nom} не узнает ни о какой неудаче' },
    },
    isKilled: {
      stands: { en: '{who} has been killed by then', ru: `{who_nom} к этому моменту уже ${did('who', 'убит')}` },
      falls: { en: '{who} is still alive then', ru: '{who_nom} к этому моменту еще в живых' },
      would: {
        en: '{who} would have been killed by then',
        ru: `{who_nom} к этому моменту ${did('who', 'был')} бы уже ${did('who', 'убит')}`,
      },
      isAside: true,
    },
    colourOpen: {
      stands: { en: 'nothing hides {who}’s color', ru: 'цвет {who_gen} не скрыт' },
      falls: { en: '{who}’s color is hidden', ru: 'цвет {who_gen} скрыт' },
      would: { en: 'nothing would have hidden {who}’s color', ru: 'цвет {who_gen} не был бы скрыт' },
    },
    knowsFalse: {
      stands: { en: '{who} knows whether the black check is false', ru: '{who_nom} знает, ложный ли это черный чек' },
      falls: {
        en: '{who} does not know whether the black check is false',
        ru: '{who_nom} не знает, ложный ли это черный чек',
      },
    },
  } satisfies FactWords<typeof facts>,
  results: {
    genuine: { en: 'true', ru: 'настоящий' },
    fake: { en: 'false', ru: 'ложный' },
  },
  tells: {
    commissioner: {
      en: 'Commissioner: {is, select, passed {the check passed} notPassed {the check did not pass} other {no information is given}}.',
      ru: 'Комиссар: {is, select, passed {чек прошел} notPassed {чек не прошел} other {информация не предоставляется}}.',
    },
    learned: { en: '{ability}, {about}: {result}.', ru: '{about}: {result} ({ability}).' },
    'learned:check': { en: 'Your check on {about}: {result}.', ru: 'Ваш чек на {about_acc}: {result}.' },
    checkFailed: { en: 'Your check on {about} did not pass.', ru: 'Ваш чек на {about_acc} не прошел.' },
    blackCheck: {
      en: 'Your black check on {about} is {is, select, fake {false} other {true}}.',
      ru: 'Черный чек на {about_acc} — {is, select, fake {ложный} other {настоящий}}.',
    },
  },
  verbs: {
    check: ['check'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const commissioner = section({
  abilities,
  facts,
  options,
  refuse: refuseCheck,
  rules,
  rulings: { effects: { checked }, after: { commissioner: settleChecks }, dawn: [announceCheck, tellChecks] },
  words,
})
