/** The joker (RU-JOK): his check turns the colour of the night round, and he learns what nobody else does. */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { colourOf } from '../shared/colour.ts'
import { takenForDead } from '../shared/lives.ts'
import { behindIllusion } from '../shared/illusion.ts'
import { learns, learnsFact } from '../shared/general-info.ts'
import { perRun } from '../shared/per-run.ts'
import { isBlack, isExtended, killersOf, negativeOf, sides } from '../shared/sides.ts'
import { visitorsOf } from '../shared/visits.ts'
import { all, any, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'

const abilities = {
  jokerCheck: {
    kind: 'investigate',
    told: {
      en: 'Each night you may check the color of one player as a commissioner does, and I tell you the result in private. Of the things that stop a commissioner, only a guard on the target stops you.',
      ru: 'Каждую ночь вы можете чекнуть одного игрока, как комиссар; результат приходит в личном сообщении. Из того, что мешает комиссару, вам мешает только защита цели.',
    },
    is: ['special'],
    targets: 1,
    self: true,
    phases: ['night'],
    turn: 'shot',
    rule: 'RU-JOK-1',
    stoppedByGuard: 'RU-BLK-9',
    toldBy: 'RU-RES-7',
    components: [{ does: 'mark', as: 'jokerChecked' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  flipped: { of: 'slot' },
  jokerSawRed: { of: 'slot', data: { role: 'word', about: 'slot' } },
  jokerShared: { of: 'slot' },
})

const options: Options = {
  jokerTurnsOwnCheck: {
    values: [true, false],
    rule: 'RU-JOK-B1',
    says: {
      en: 'A joker who is also the commissioner sees, in the commissioner’s check, the color they inverted themselves, as everybody does.',
      ru: 'Видит ли джокер, который одновременно комиссар, в чеке комиссара цвет, который поменял сам, как видят все.',
    },
  },
}

/** A check as it went: what it showed, and of a corpse the team. */
interface Seen {
  joker: SeatId
  action: string
  at: SeatId
  about: SeatId
  colour: string
  dead: boolean
  negative: string
  slander: Reason
  why: Reason
}

const seenBy = perRun<Seen[]>(() => [])

const jokerChecked: LateEffect = (run, { move: { actor, id: action, to }, at, why }) => {
  const deaths = [
    ...run.ledger.attempts({ kind: 'death', of: at, when: 'soFar' }).map(death => death.why),
    ...(takenForDead(run, at) ?? []),
  ]
  const killed = any({ is: 'fact', kind: 'corpseSeen', of: at }, { rule: 'RU-JOK-6' }, deaths)
  const seat = run.seat(at)
  const shown = colourOf(run, at, actor)
  const colour = killed.holds ? seat.faction : shown.colour
  const sees = all(
    { is: 'fact', kind: 'jokerSees', of: at, other: actor, action, values: { colour } },
    { rule: killed.holds ? 'RU-JOK-6' : 'RU-JOK-1', action },
    [why, killed.holds ? killed : shown.why],
  )
  seenBy(run).push({
    joker: actor,
    action,
    at,
    about: to[0] ?? at,
    colour,
    dead: killed.holds,
    negative: isBlack(seat) && !behindIllusion(run, at)?.holds ? negativeOf(seat) : '',
    why: sees,
    slander: run.ledger.seek({ kind: 'slandered', of: at, when: 'soFar' }, 'RU-JOK-4'),
  })
  run.put({
    kind: 'flipped',
    of: at,
    by: actor,
    action,
    rule: 'RU-JOK-3',
    why: all(
      { is: 'fact', kind: 'flipped', of: at, other: actor, action },
      { rule: 'RU-JOK-3', action },
      [why],
      deaths.length ? [killed] : [],
    ),
  })
  return sees
}

/** What the joker hears of his check, and what the others do (RU-JOK-2, RU-JOK-4 to RU-JOK-6). */
function reportJoker(run: Resolution): void {
  for (const seen of seenBy(run)) {
    const { joker, about, colour, why } = seen
    if (!why.holds || run.isDead(joker)) continue
    learns(run, { actor: joker, id: seen.action, does: 'jokerCheck' }, about, colour, why.rule, why)
    run.tell(joker, 'learned', { ability: 'jokerCheck', about, result: colour }, why.rule)
    passOn(run, joker, about, colour, why)
    find(run, seen, 'civilRole', run.game.seats.find(({ slot }) => slot === seen.at)!.role, 'RU-JOK-2', [])
    if (seen.dead) find(run, seen, 'team', colour, 'RU-JOK-6', [])
    if (seen.slander.holds && colour === 'black')
      find(run, seen, 'blackCheck', seen.negative ? 'genuine' : 'fake', 'RU-JOK-4', [seen.slander])
    if (seen.negative && colour === 'black') find(run, seen, 'negativeRole', seen.negative, 'RU-JOK-5', [])
    if (seen.negative && colour === 'red') keepForTomorrow(run, seen)
  }
  reportLate(run)
  reportVisitors(run)
}

function find(
  run: Resolution,
  { joker, action, at, about, why }: Seen,
  fact: string,
  is: string,
  rule: RuleId,
  more: readonly Reason[],
): void {
  const finds = all({ is: 'fact', kind: 'jokerFinds', of: at, other: joker, action }, { rule, action }, [why, ...more])
  if (!learnsAndHears(run, joker, { joker, action, about }, fact, is, rule, finds) || fact === 'civilRole') return
  shareFind(run, { joker, action, about }, fact, is, finds)
}

type Finding = Pick<Seen, 'joker' | 'action' | 'about'>

/** Whatever the joker finds but civil roles goes to whom his colours go (RU-JOK-2). */
function shareFind(run: Resolution, finding: Finding, fact: string, is: string, finds: Reason): void {
  const { joker, about } = finding
  const shared = all({ is: 'fact', kind: 'findShared', of: about, other: joker }, { rule: 'RU-JOK-2' }, [finds])
  for (const slot of sharers(run, joker)) learnsAndHears(run, slot, finding, fact, is, 'RU-JOK-2', shared)
}

function learnsAndHears(
  run: Resolution,
  who: SeatId,
  { action, about }: Finding,
  fact: string,
  is: string,
  rule: RuleId,
  why: Reason,
): boolean {
  const learned = learnsFact(run, who, { action, ability: 'jokerCheck' }, about, fact, is, rule, why)
  const said = getOwn(messages, fact)
  if (learned && said !== undefined) run.tell(who, said, { about, role: is, is, result: is }, rule)
  return learned
}

/** What is said of each fact; the team of a corpse is said with the check. */
const messages: Readonly<Record<string, string>> = {
  civilRole: 'jokerRole',
  negativeRole: 'jokerNegative',
  blackCheck: 'jokerSlander',
}

/** A black who showed red is given away one night later (RU-JOK-5). */
function keepForTomorrow(run: Resolution, { joker, action, at, about, negative, why }: Seen): void {
  const false_ = all({ is: 'fact', kind: 'jokerSawRed', of: at, other: joker, action }, { rule: 'RU-JOK-5', action }, [
    why,
  ])
  run.put({
    kind: 'jokerSawRed',
    of: at,
    by: joker,
    action,
    why: false_,
    rule: 'RU-JOK-5',
    until: `night ${run.phase.number + 1}`,
    data: { role: negative, about },
  })
}

function reportLate(run: Resolution): void {
  for (const fact of run.ledger.found({ kind: 'jokerSawRed', when: 'phaseStart' })) {
    const { of, by: joker = '', why, data } = fact
    const about = data.about
    if (run.isDead(joker) || !run.seat(joker).alive) continue
    const by = { action: passive(joker), ability: 'jokerCheck' }
    const knows = all({ is: 'fact', kind: 'jokerFinds', of, other: joker }, { rule: 'RU-JOK-5', action: by.action }, [
      why,
    ])
    if (!learnsFact(run, joker, by, about, 'team', 'black', 'RU-JOK-5', knows)) continue
    const finding = { joker, action: by.action, about }
    run.tell(joker, 'jokerLater', { about, result: 'black' }, 'RU-JOK-5')
    learnsAndHears(run, joker, finding, 'negativeRole', data.role, 'RU-JOK-5', knows)
    passOn(run, joker, about, 'black', why)
    shareFind(run, finding, 'team', 'black', knows)
    shareFind(run, finding, 'negativeRole', data.role, knows)
  }
}

const passive = (joker: SeatId): string => `passive:${joker}:jokerCheck`

/** Colours are everybody's who kills for the blacks; in the extended format the second werewolf's too (RU-JOK-2). */
function passOn(run: Resolution, joker: SeatId, about: SeatId, colour: string, why: Reason): void {
  const shared = all({ is: 'fact', kind: 'jokerShared', of: about, other: joker }, { rule: 'RU-JOK-2' }, [why])
  run.put({ kind: 'jokerShared', of: about, by: joker, rule: 'RU-JOK-2', why: shared })
  if (!shared.holds) return
  for (const slot of sharers(run, joker)) run.tell(slot, 'jokerColour', { about, result: colour }, 'RU-JOK-2')
}

/** Mafia and maniac, and in the extended format the other werewolf (RU-JOK-2). */
function sharers(run: Resolution, joker: SeatId): SeatId[] {
  const killers = new Set(sides.flatMap(side => killersOf(run.game.seats, side).map(({ slot }) => slot)))
  return run
    .living()
    .filter(seat => seat.slot !== joker && isBlack(seat) && (isExtended(run.game) || killers.has(seat.slot)))
    .map(({ slot }) => slot)
}

/** Names and roles of who came to the joker (RU-JOK-7, RU-GEN-19). */
function reportVisitors(run: Resolution): void {
  for (const { slot } of run.living().filter(seat => negativeOf(seat) === 'joker')) {
    const came = visitorsOf(run, slot)
    for (const who of new Set(came.map(one => one.who))) {
      const his = came.filter(one => one.who === who)
      const knows = any(
        { is: 'fact', kind: 'jokerFinds', of: who, other: slot },
        { rule: 'RU-JOK-7' },
        his.map(({ why }) =>
          all({ is: 'fact', kind: 'cameToJoker', of: who, other: slot }, { rule: 'RU-GEN-19' }, [why]),
        ),
      )
      const roles = [...new Set(his.map(({ role }) => role))]
      const is = roles.length === 1 ? roles[0]! : roles
      const by = { action: passive(slot), ability: 'jokerCheck' }
      if (!learnsFact(run, slot, by, who, 'role', is, 'RU-JOK-7', knows)) continue
      for (const role of roles) run.tell(slot, 'jokerVisitors', { about: who, role, result: role }, 'RU-JOK-7')
    }
  }
}

const rules: Rules = {
  'RU-JOK-1': stated({
    en: 'The joker checks one player a night like a commissioner; the result comes by private message. What leaves a commissioner without information does not affect the joker; the check is stopped only by a guard on the target and by anything that stops the joker.',
    ru: 'Джокер чекает за ночь одного игрока, как комиссар; результат приходит в личном сообщении. Что оставляет комиссара без информации, джокеру не мешает; чек останавливают только защита цели и все, что останавливает самого джокера.',
  }),
  'RU-JOK-2': stated({
    en: 'The joker sees the checked player’s civil role and keeps it to themselves. Everything else goes every morning to the mafia and the maniac, and in the extended format to the second werewolf: the color, whether a black check is slander, a corpse’s team, and the negative role when the joker learns it.',
    ru: 'Джокер видит мирную роль того, кого чекает, и оставляет ее при себе. Все остальное каждое утро получают мафия и маньяк, а в расширенном формате и второй оборотень: цвет, очернение ли черный чек, команду трупа и негативную роль, когда он ее узнает.',
  }),
  'RU-JOK-3': stated({
    en: 'A player the joker checked shows the opposite color in every other check that night, whatever the color would have been.',
    ru: 'Кого проверил джокер, у того любой другой чек этой ночи показывает противоположный цвет, каким бы тот ни был без этого.',
  }),
  'RU-JOK-4': stated({
    en: 'A joker who checks a slandered player learns at once whether the black check is false.',
    ru: 'Джокер, который чекает очерненного игрока, сразу узнает, ложный ли черный чек.',
  }),
  'RU-JOK-5': stated({
    en: 'A black check on a true black also gives the negative role. A black who shows red is red to the joker that night too; the true color and the negative role follow one night later.',
    ru: 'Черный чек настоящего черного дает и негативную роль. Черный, который показан красным, в эту ночь красный и для джокера; настоящий цвет и негативная роль приходят на одну ночь позже.',
  }),
  'RU-JOK-6': stated({
    en: 'If the checked player was killed the same night, the joker learns their true team, as a killer would.',
    ru: 'Об игроке, убитом в ту же ночь, джокер узнает настоящую команду, как узнал бы киллер.',
  }),
  'RU-JOK-7': stated({
    en: 'The joker sees the names and roles of everybody who came to them at night.',
    ru: 'Джокер видит имена и роли всех, кто приходил к нему ночью.',
  }),
  'RU-JOK-8': stated({
    en: 'A detective tracking a player the joker checked notices neither slander nor whitening.',
    ru: 'Детектив, который следит за тем, кого проверил джокер, не замечает ни очернения, ни окраснения.',
  }),
  'RU-JOK-9': stated({
    en: 'When all other blacks are out, the joker may kill instead of checking. They check red until their first successful kill, and already check black on the night of it.',
    ru: 'Когда все другие черные выбыли, джокер может вместо чека убивать. Он чекается красным до первого успешного убийства, а в ночь этого убийства — уже черным.',
  }),
  'RU-JOK-B1': stated({
    en: 'A joker who is also a commissioner makes both checks separately: the joker’s check gives the commissioner nothing, and the commissioner’s check inverts no color. A color inverted as the joker shows inverted in their other check too, unless the host decides differently.',
    ru: 'Джокер, который одновременно комиссар, делает оба чека отдельно: чек джокера ничего не дает комиссару, а чек комиссара не меняет цвета. Цвет, который он поменял как джокер, виден и в другом его чеке, если ведущий не решил иначе.',
  }),
}

const words = {
  uses: {
    jokerCheck: { en: 'joker’s check', ru: 'чек джокера' },
  },
  deeds: {
    jokerCheck: {
      en: '{actor} checked {first} as joker',
      ru: `{actor_nom} ${did('actor', 'проверял')} {first_acc} как джокер`,
    },
    'jokerCheck:tried': tried('check {first} as joker', 'проверить {first_acc} как джокер'),
  },
  facts: {
    flipped: {
      stands: { en: '{who}’s color is inverted', ru: 'цвет {who_gen} меняется на противоположный' },
      falls: { en: '{who}’s color is not inverted', ru: 'цвет {who_gen} не меняется' },
      asks: { en: 'Is {who}’s color inverted?', ru: 'Меняется ли цвет {who_gen} на противоположный?' },
      would: { en: '{who}’s color would have been inverted', ru: 'цвет {who_gen} изменился бы' },
    },
    jokerSees: {
      stands: {
        en: 'the joker’s check on {who} shows {colour, select, red {red} black {black} other {gray}}',
        ru: 'чек джокера на {who_acc} — {colour, select, red {красный} black {черный} other {серый}}',
      },
      falls: { en: 'the joker’s check on {who} shows nothing', ru: 'чек джокера на {who_acc} ничего не показывает' },
    },
    jokerFinds: {
      stands: { en: '{other} sees this as the joker', ru: '{other_nom} видит это как джокер' },
      falls: { en: '{other} does not see this as the joker', ru: '{other_nom} этого не видит' },
    },
    jokerShared: {
      stands: { en: '{who}’s color is passed on', ru: 'черным передается цвет {who_gen}' },
      falls: { en: '{who}’s color is not passed on', ru: 'черным не передается цвет {who_gen}' },
      asks: { en: 'Is {who}’s color passed on?', ru: 'Передается ли черным цвет {who_gen}?' },
    },
    findShared: {
      stands: {
        en: 'what the joker learns about {who} is passed on',
        ru: 'черным передается и остальное, что узнает джокер ({who_nom})',
      },
      falls: {
        en: 'what the joker learns about {who} is not passed on',
        ru: 'остальное, что узнает джокер ({who_nom}), черным не передается',
      },
    },
    corpseSeen: {
      stands: { en: '{who} was killed tonight', ru: '{who_acc} этой ночью убили' },
      falls: { en: '{who} was not killed tonight', ru: '{who_acc} этой ночью не убили' },
      would: { en: '{who} would have been killed tonight', ru: '{who_acc} этой ночью убили бы' },
    },
    jokerSawRed: {
      stands: { en: '{who} showed red but is black', ru: 'на чеке {who_nom} — красный, а на деле черный' },
      falls: { en: '{who} did not show a false red', ru: 'ложного красного чека на {who_acc} нет' },
    },
    cameToJoker: {
      stands: { en: '{who} came to {other}', ru: '{who_nom} приходит в гости к {other_dat}' },
      falls: { en: '{who} did not come to {other}', ru: '{who_nom} не приходит в гости к {other_dat}' },
    },
    bothChecksOwn: {
      stands: { en: 'it is the joker’s own check', ru: 'это чек самого джокера' },
      falls: { en: 'it is another player’s check', ru: 'это чек другого игрока' },
    },
  } satisfies FactWords<typeof facts>,
  tells: {
    'learned:jokerCheck': { en: 'Your check on {about}: {result}.', ru: 'Ваш чек на {about_acc}: {result}.' },
    jokerRole: { en: '{about}’s civil role: {role}.', ru: 'Мирная роль {about_gen}: {role}.' },
    jokerSlander: {
      en: 'The black check on {about} is {is, select, fake {false: it is slander} other {true}}.',
      ru: 'Черный чек на {about_acc} — {is, select, fake {ложный, это очернение} other {настоящий}}.',
    },
    jokerNegative: { en: '{about}’s negative role: {role}.', ru: 'Негативная роль {about_gen}: {role}.' },
    jokerLater: {
      en: 'Last night’s red check on {about} was false. In fact: {result}.',
      ru: 'Красный чек прошлой ночи на {about_acc} был ложным. На самом деле: {result}.',
    },
    jokerColour: { en: 'The joker checked {about}: {result}.', ru: 'Чек джокера на {about_acc}: {result}.' },
    jokerVisitors: {
      en: 'Visited you tonight: {about} ({role}).',
      ru: `Этой ночью к вам ${did('about', 'приходил')} {about_nom} ({role}).`,
    },
  },
  verbs: {
    jokerCheck: ['joker check', 'check', 'check {first} as joker', 'flip'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const joker = section({
  abilities,
  facts,
  options,
  rules,
  rulings: { effects: { jokerChecked }, dawn: [reportJoker] },
  words,
})
