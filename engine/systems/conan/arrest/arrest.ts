/** Arrests: on a true charge the target is arrested, on a false one the officer is suspended (CONAN-AB23, CR6, CR9 to CR12, S14 to S23). */
import { phaseAfter } from '../../../game/when.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { obstaclesOf } from '../../../resolve/sequence/perform.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { stoppedBy } from '../../../resolve/sequence/way.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { chosen, implied, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { IdsOf, Of, Refuse } from '../../../ruleset/section.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { moveOf, option, type Entry } from '../attributes.ts'
import { actorGuards } from '../guards.ts'
import { finds, isBaseless, type Sought } from '../moves.ts'
import { section, type SectionWords } from '../section.ts'
import { called, no } from '../sending.ts'
import { all, type Effect, type Resolution } from '../vocabulary.ts'
import { chargeOf, chargeTested } from './charges.ts'
import { crimes, isCrime } from './crimes.ts'

const abilities = {
  arrest: {
    mark: 'arrested',
    kind: 'block',
    told: {
      en: 'In each phase you may arrest one player on a charge: name what they did, and if you can to whom. If the charge is true, they are arrested; if it is false, you are suspended.',
      ru: 'В каждой фазе вы можете арестовать одного игрока по обвинению: назовите, что он сделал и, если знаете, кому. Если обвинение верно, он арестован, если ложно, вы отстранены.',
    },
    is: ['charges'],
    targets: 1,
    phases: ['night', 'day'],
    rule: 'CONAN-AB23',
    keys: {
      charge: {
        says: { en: 'the crime the player is charged with', ru: 'преступление, в котором обвиняют игрока' },
        must: true,
        values: crimes,
        open: true,
      },
      phase: {
        says: { en: 'when it was committed: night 1, day 2', ru: 'когда оно совершено: ночь 1, день 2' },
        aims: 'phase',
      },
      against: { says: { en: 'who it was committed against', ru: 'против кого оно совершено' }, aims: 'player' },
    },
  },
} satisfies Record<string, Entry>

const facts = declareFacts({ arrested: { of: 'slot' }, suspended: { of: 'slot' } })

const options: Options = {
  'suspension.phases': {
    values: [2],
    whole: { from: 0, to: 20 },
    rule: 'CONAN-S14',
    says: {
      en: 'How many more phases a suspension lasts after the phase of the false charge.',
      ru: 'Сколько фаз длится отстранение после той, в которой предъявлено ложное обвинение.',
    },
  },
  'arrested.gadgets': {
    values: [false, true],
    rule: 'CONAN-S23',
    says: { en: 'Arrested players can use gadgets.', ru: 'Могут ли арестованные пользоваться гаджетами.' },
  },
  'arrest.needsPhase': {
    values: [false, true],
    rule: 'CONAN-CR7',
    says: {
      en: 'A charge must name the phase of the crime.',
      ru: 'Обязательно ли назвать в обвинении фазу преступления.',
    },
  },
  'arrest.needsTarget': {
    values: [false, true],
    rule: 'CONAN-CR7',
    says: {
      en: 'A charge must name the victim of the crime.',
      ru: 'Обязательно ли назвать в обвинении жертву преступления.',
    },
  },
  'arrest.failNoTargetSuspends': {
    values: ['falseCharge', 'never', 'always'],
    formerly: { false: 'never', true: 'always' },
    rule: 'CONAN-CR9',
    says: {
      en: 'When an arrest of somebody out of reach suspends the officer: on a false charge, never, or on any charge.',
      ru: 'Отстраняют ли полицейского за арест того, кто недосягаем: при ложном обвинении, никогда или при любом.',
    },
  },
  'arrest.phases': {
    values: ['both', 'night', 'day'],
    rule: 'CONAN-CR10',
    says: { en: 'The phases in which arrests can be made.', ru: 'В каких фазах арестовывают.' },
  },
}

const says = sayingInEach({
  phases: {
    en: 'arrests can be made by {phases} only',
    ru: 'арестовывают только {phases, select, night {ночью} other {днем}}',
  },
  noCrime: { en: '“{charge}” is not a crime', ru: '«{charge}» — не преступление' },
  when: { en: 'the charge does not say when', ru: 'в обвинении не сказано, когда совершено преступление' },
  onWhom: { en: 'the charge does not name a victim', ru: 'в обвинении не сказано, против кого преступление' },
})

/** @returns the rule that an arrest breaks, with what is wrong */
const refuse: Refuse = (game, phase, { does, with: given }) => {
  if (does !== 'arrest') return undefined
  const phases = option(game, 'arrest.phases')
  if (phases !== 'both' && phases !== phase.kind) return no('CONAN-CR10', says('phases', { phases: String(phases) }))
  // Asked only whether he could make one: with what charge is still open.
  if (given === undefined) return undefined
  const charge = getOwn(given, 'charge') ?? ''
  if (!isCrime(charge))
    return no(moveOf(charge) ? 'CONAN-CR5' : 'CONAN-CR3', says('noCrime', { charge: called(charge) }))
  if (option(game, 'arrest.needsPhase') && !getOwn(given, 'phase')?.trim()) return no('CONAN-CR7', says('when'))
  return option(game, 'arrest.needsTarget') && !getOwn(given, 'against')?.trim()
    ? no('CONAN-CR7', says('onWhom'))
    : undefined
}

/** Puts an officer's charge to the test, then arrests or suspends. */
const arrested: Effect = (run, arrival) => {
  const { move, at, why } = arrival
  const charge = chargeTested(run, move, at, chargeOf(move))
  const others = run.moves.some(other => other.does === 'arrest' && other.to[0] === at && other.id !== move.id)
  const arrest = finds(
    move,
    { is: 'fact', kind: 'arrested', of: at, other: move.actor, action: move.id },
    { rule: 'CONAN-AB23', also: others ? ['CONAN-CR12'] : [], action: move.id },
    why,
    charge,
  )
  // A charge with nothing to it never came near an arrest, and hinders nobody.
  if (arrest.holds || !isBaseless(charge))
    run.mark(at, 'arrested', arrest, 'CONAN-AB23', { by: move.actor, action: move.id })
  if (!move.ruled?.holds) suspend(run, move, ...testOf(run, arrival, charge))
  return arrest
}

/** What costs an officer a suspension: the attempt and its charge, also against who is out of reach (CONAN-CR9). */
function testOf(run: Resolution, arrival: Arrival, charge: Sought): [tested: Reason, charge: Sought] {
  const { move, why: arrived } = arrival
  const mode = run.option('arrest.failNoTargetSuspends')
  if (mode === 'never' || arrived.holds) return [arrived, charge]
  const against = mode === 'always' ? stoppedBy(arrival) : []
  return [unlessHeld(run, move), against.length ? { there: [], against } : charge]
}

/** Whether the officer made the attempt at all, wherever it came. */
const unlessHeld = (run: Resolution, move: Move): Reason =>
  all(
    { is: 'active', action: move.id, part: 'none', at: move.actor },
    { rule: 'CONAN-CR9', action: move.id },
    [],
    obstaclesOf(run, move, { actorGuards }),
  )

function suspend(run: Resolution, { actor, id }: Move, tested: Reason, charge: Sought): void {
  const why = all(
    { is: 'fact', kind: 'suspended', of: actor, action: id },
    { rule: 'CONAN-S14', action: id },
    [tested, ...charge.against],
    charge.there,
  )
  run.mark(actor, 'suspended', why, 'CONAN-S14', {
    action: id,
    until: phaseAfter(run.system, run.name, run.option<number>('suspension.phases'), ['night', 'day']),
  })
  run.foresight.find(`suspended:${actor}`, 'yes', why)
}

const rules: Rules = {
  'CONAN-E7': stated({
    en: 'Police are the roles that can arrest.',
    ru: 'Полиция — это роли, которые могут арестовывать.',
  }),
  'CONAN-S14': stated({
    en: 'Police who try to arrest somebody on a false charge are suspended for that phase and the two after it.',
    ru: 'Полицейский, который пытается арестовать по ложному обвинению, отстранен на эту фазу и на две следующие.',
  }),
  'CONAN-S15': stated({
    en: 'So a false charge on Night 3 costs the officer the results of that night, Day 3 and Night 4; on Day 4 the officer is back.',
    ru: 'Поэтому ложное обвинение в ночь 3 отнимает результаты этой ночи, день 3 и ночь 4; в день 4 полицейский снова действует.',
  }),
  'CONAN-S16': implied({
    en: "The suspension reaches back: the officer's other actions of that phase fail, even those that come earlier in the order.",
    ru: 'Отстранение действует и назад: другие действия полицейского в этой фазе срываются, даже те, что по порядку раньше.',
  }),
  'CONAN-S17': stated({
    en: 'Suspended players can only vote and use what they were given.',
    ru: 'Отстраненный может только голосовать и пользоваться тем, что ему дали.',
  }),
  'CONAN-S18': implied({
    en: 'A false charge by day suspends the officer for that day, the night and the next day; their votes on those days count.',
    ru: 'Ложное обвинение днем отстраняет на этот день, ночь и следующий день; голоса в эти дни считаются.',
  }),
  'CONAN-S19': stated({
    en: 'Suspensions are never published; the officer is told.',
    ru: 'Об отстранениях никогда не объявляют; полицейскому сообщают.',
  }),
  'CONAN-S20': stated({
    en: 'An arrested player cannot be killed, vote or use anything, and no action works on them except one that releases them.',
    ru: 'Арестованного нельзя убить, он не голосует и ничем не пользуется, и никакое действие на него не удается, кроме того, которое освобождает.',
  }),
  'CONAN-S21': stated({
    en: 'An arrest is published; the role of the arrested player is not.',
    ru: 'Об аресте объявляют, о роли арестованного — нет.',
  }),
  'CONAN-S23': chosen({
    en: 'Arrested players cannot use gadgets.',
    ru: 'Арестованные не могут пользоваться гаджетами.',
  }),
  'CONAN-CR6': stated({
    en: 'An arrest names a player and a charge, and a false charge suspends the officer.',
    ru: 'Для ареста называют игрока и обвинение; за ложное обвинение полицейского отстраняют.',
  }),
  'CONAN-CR9': chosen({
    en: 'An arrest of somebody out of reach fails; the officer is still suspended on a false charge, but not on a true one.',
    ru: 'Арест того, кто недосягаем, не удается; по ложному обвинению полицейского все равно отстраняют, по верному — нет.',
  }),
  'CONAN-CR10': chosen({
    en: 'An officer may try one arrest per phase, by night or by day.',
    ru: 'За фазу, ночью или днем, полицейский может попытаться арестовать один раз.',
  }),
  'CONAN-CR11': stated({
    en: 'Only successful arrests are published, even if a release ended one in the same phase.',
    ru: 'Из арестов объявляют только удавшиеся, в том числе те, что освобождение прекратило в той же фазе.',
  }),
  'CONAN-CR12': chosen({
    en: 'Each charge is tested separately: if two officers arrest the same player, each succeeds or is suspended on their own.',
    ru: 'Каждое обвинение проверяют отдельно: если одного игрока арестовывают двое полицейских, каждому это удается или каждого отстраняют самого по себе.',
  }),
  'CONAN-AB23': chosen({
    en: 'Arrest, with a charge: if it is true, the target is arrested; if it is false, the officer is suspended.',
    ru: '«Арест», с обвинением: если оно верно, цель арестована, если ложно, полицейский отстранен.',
  }),
}

const onCharge = '{charge, select, none {} other { for {charge}}}{against, select, none {} other { against {against}}}'

const words = {
  uses: { arrest: 'arrest' },
  deeds: {
    arrest: `{actor} went to arrest {first}${onCharge}`,
    'arrest:use': 'arrest of {first}',
    'arrest:tried': `{actor} tried to arrest {first}${onCharge}`,
  },
  facts: {
    suspended: {
      stands: '{who} is suspended',
      falls: '{who} is not suspended',
      asks: 'Is {who} suspended?',
      would: '{who} would have been suspended',
      toldAsDone: true,
    },
    arrested: {
      stands: '{who} is arrested',
      falls: '{who} is not arrested',
      asks: 'Is {who} arrested?',
      would: '{who} would have been arrested',
      toldWithDeed: true,
    },
  },
  terms: { suspended: 'suspended', arrested: 'arrested' },
  tells: {
    'failed:arrest': 'Your arrest ({about}) failed. Nobody else is told of it.',
    suspended: 'Your charge was false. You are suspended.',
    arrested: 'You have been arrested.',
  },
  verbs: { arrest: ['arrest', 'charge', 'detain', 'take {first} into custody', 'cuff'] },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const arrests = section({
  abilities,
  facts,
  options,
  refuse,
  rules,
  rulings: { effects: { arrested }, results: ['arrested', 'suspended'] },
  words,
})
