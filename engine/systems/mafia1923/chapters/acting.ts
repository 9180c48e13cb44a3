/** Who may act, in which order, and what a use is worth (1923-A1 to A11, N1 to N5, D1), and what only seems to keep somebody from it. */
import { chosen, implied, stated, unturned, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { EntryRules } from '../../../ruleset/system.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { fact, seeming, under } from '../claims.ts'
import { entryOf, only, section, type Refuse, type SectionWords } from '../section.ts'
import { all, type ActorGuard, type RuleId, type TargetGuard } from '../vocabulary.ts'

const options = {
  'submit.orderBy': {
    values: ['final', 'first'],
    rule: '1923-F7',
    says: {
      en: 'If a player resubmits, which submission sets the order within a role: the last one or the first.',
      ru: 'По какому времени замененного хода решается очередность внутри одной роли: последнего присланного или первого.',
    },
  },
  'uses.refundOnCancel': {
    values: [true, false],
    rule: '1923-A7',
    says: {
      en: 'A limited use is not spent if a Boss canceled it.',
      ru: 'Сохраняется ли применение, число которых ограничено, если ход отменил босс.',
    },
  },
  'uses.refundOnNoEffect': {
    values: [false, true],
    rule: '1923-A8',
    says: {
      en: 'A limited use is not spent if it had no effect.',
      ru: 'Сохраняется ли применение, число которых ограничено, если ход ничего не изменил.',
    },
  },
  'target.diedEarlier': {
    values: ['failConsume', 'failRefund', 'stillWorks'],
    rule: '1923-S14',
    says: {
      en: 'What happens to an action whose target died at an earlier step of the night.',
      ru: 'Что становится с ходом, цель которого умерла на более раннем шаге ночи.',
    },
  },
} satisfies Options

const says = sayingInEach({
  channel: { en: 'it did not come through the official channel', ru: 'пришло не официальным путем' },
})

/** By which rules of this game the core refuses what is sent in. */
export const entry: EntryRules = {
  phase: '1923-A3',
  owner: '1923-S1',
  dead: '1923-S10',
  deadTarget: '1923-A9',
  exiled: '1923-S26',
  selfTarget: '1923-A10',
  uses: '1923-A11',
  limit: '1923-F7',
  late: '1923-F7',
  count: '1923-A11',
  samePlace: '1923-A11',
}

/** What came over another channel than the official one does not count (1923-A4). */
const refuseOtherChannel: Refuse = (_game, _phase, { with: keys }) =>
  keys?.channel === 'elsewhere' ? { rule: '1923-A4', says: says('channel') } : undefined

/** Who died at an earlier step acts no more; the rule that says so of this role comes before the general one. */
export const dead: ActorGuard = (run, { actor, does, id }) =>
  run.ledger.found({ kind: 'death', of: actor, when: 'soFar' }).map(death => {
    const special: RuleId | undefined =
      entryOf(does)?.deadBy ?? (death.data.cause === 'robber' ? '1923-ROB11' : undefined)
    return all(
      fact('actsNoMore', actor, { action: id }),
      special === undefined ? { rule: '1923-N3' } : { rule: special, also: ['1923-N3'] },
      [death.why],
    )
  })

/** Poison and an injury of this night keep nobody from acting (1923-S3, S16). */
export const illOrHurt: ActorGuard = (run, { actor }) => [
  ...run.ledger
    .found({ kind: 'poisoned', of: actor, when: 'phaseStart' })
    .map(poison => seeming(run, 'tooIll', actor, '1923-S3', poison.why)),
  ...run.ledger
    .found({ kind: 'injured', of: actor, when: 'tonight', where: ({ phase }) => phase === undefined })
    .map(injury => seeming(run, 'hurtTonight', actor, '1923-S16', injury.why)),
]

/** Two players are named for one purpose: with one of them dead it has no effect (1923-S14). */
export const bothLiving: ActorGuard = (run, { does, to, actor, id }) => {
  if (!entryOf(does)?.needsBoth || run.option('target.diedEarlier') === 'stillWorks') return undefined
  if (
    run.ledger.found({ kind: 'redirectMark', of: actor, when: 'soFar' }).length
    || run.ledger.found({ kind: 'newTarget', where: ({ action }) => action === id, when: 'soFar' }).length
  )
    return undefined
  return to.flatMap(slot =>
    run.ledger
      .found({ kind: 'death', of: slot, when: 'soFar' })
      .map(death => under(fact('diedBefore', slot), '1923-S14', death.why)),
  )
}

/** Nobody is reached who died at an earlier step (1923-S14); a kill of the dead is none (1923-MAF10, N5). */
export const deadAlready: TargetGuard = (run, { ability }, at) => {
  if (!run.isSomebody(at) || (!ability.factional && run.option('target.diedEarlier') === 'stillWorks')) return undefined
  const cite = ability.factional ? { rule: '1923-N5', also: ['1923-MAF10'] } : { rule: '1923-S14' }
  return run.ledger
    .found({ kind: 'death', of: at, when: 'soFar' })
    .map(death => all(fact('deadAlready', at), cite, [death.why]))
}

/** An action that the host overruled does not happen. That one holds against everything is seen to by the resolver. */
export const overruled: ActorGuard = (_, { id, actor, ruled }) =>
  ruled && !ruled.holds
    ? all(fact('overruled', actor, { action: id }), { rule: '1923-E15' }, [
        all({ is: 'ruled', action: id, holds: false, note: ruled.note }, { rule: '1923-E15' }),
      ])
    : undefined

const rules: Rules = {
  '1923-N1': unturned(
    stated({
      en: 'The order of the night: Bumbling Bureaucrats, Bosses, Thieves, Shadchanim, Doctors, Bodyguards, Butlers, Drunkards, the Mafia, Detectives (and Paperboys), deaths by poison.',
      ru: 'Ночь идет так: бюрократы, боссы, воры, шадхены, доктора, телохранители, дворецкие, пьяницы, мафия, детективы (и разносчики газет), смерти от яда.',
    }),
    'It is the order itself: its steps are exchanged instead, two by two.',
  ),
  '1923-N2': stated({
    en: 'Within one role, the order of submission decides.',
    ru: 'Внутри одной роли решает то, кто прислал ход раньше.',
  }),
  '1923-N3': implied({
    en: 'To act, a player has to be alive, uninjured and still of that role when their step comes.',
    ru: 'Кто ходит, должен быть жив, не ранен и все еще с этой ролью, когда наступает его шаг.',
  }),
  '1923-N4': implied({
    en: 'The death of the member who submitted the Mafia kill does not stop it; there is no kill only when no Mafia Member is alive.',
    ru: 'Смерть того, кто прислал ход мафии, убийства не срывает; его не будет, только если не осталось ни одного живого члена мафии.',
  }),
  '1923-N5': chosen({
    en: "Revenge and heartbreak are settled before the next target or step. Nobody dies twice. The Mafia's decision stands once its step has begun, even if none of its members is left by then.",
    ru: 'Месть и смерть от разбитого сердца происходят прежде следующей цели или следующего шага. Дважды никто не умирает. Решение мафии остается в силе с начала ее шага, даже если потом никого из нее не останется.',
  }),
  '1923-D1': stated({
    en: 'The order of the day: Sheriffs, Councilors, Pacifists, votes, Lawyers, executions; all sent in within the same hours.',
    ru: 'День идет так: шерифы, советники, пацифисты, голоса, адвокаты, казни; все это присылают в одни и те же часы.',
  }),
  '1923-A1': stated({
    en: 'Using an ability is optional: nobody is punished for not using it.',
    ru: 'Пользоваться способностью не обязательно: за неиспользованную никого не наказывают.',
  }),
  '1923-A3': stated({
    en: 'An ability tried in the wrong phase does nothing and keeps its use.',
    ru: 'Способность, примененная не в своей фазе, ничего не делает и не тратится.',
  }),
  '1923-A4': stated({
    en: 'Only what comes through the official channel counts, votes included: a player who voted any other way has not voted.',
    ru: 'Учитывается только то, что пришло официальным путем, голоса тоже: чей голос пришел иначе, тот не голосовал.',
  }),
  '1923-A5': stated(
    {
      en: 'What passes between players and moderators is never disclosed.',
      ru: 'О переписке игроков с ведущими никому не рассказывают.',
    },
    {
      en: 'This is about how moderators keep their mail. A property test makes sure that public text is made from public facts alone: test/engine/systems/mafia1923/properties.test.ts.',
      ru: 'Речь о том, как ведущие хранят переписку. За тем, чтобы общие тексты строились только из общеизвестного, следит тест свойств: test/engine/systems/mafia1923/properties.test.ts.',
    },
  ),
  '1923-A6': stated({
    en: 'If two players have the same role in one night, the one who submitted first acts first.',
    ru: 'Если в одну ночь ходят двое с одинаковой ролью, первым ходит тот, кто прислал ход раньше.',
  }),
  '1923-A7': implied({
    en: 'A canceled action did not happen, so its use is kept.',
    ru: 'Отмененного хода не было, поэтому применение не тратится.',
  }),
  '1923-A8': chosen({
    en: 'An action that was carried out and changed nothing is used up.',
    ru: 'Ход, который сделан, но ничего не изменил, считается потраченным.',
  }),
  '1923-A9': chosen({
    en: 'A chosen player has to be alive when the action is sent in, unless the role says otherwise.',
    ru: 'Тот, кого выбирают, должен быть жив, когда ход прислан, если роль не говорит иного.',
  }),
  '1923-A10': chosen({
    en: 'Players may choose themselves only where a role mentions it.',
    ru: 'Выбрать самого себя можно, только если об этом сказано в роли.',
  }),
  '1923-A11': chosen({
    en: 'An action that is not allowed is refused when it is sent in, with the rule, and uses nothing up.',
    ru: 'Недопустимое отклоняют сразу, как оно прислано, со ссылкой на правило; применение не тратится.',
  }),
  '1923-F7': chosen({
    en: 'A submission can be replaced until the deadline. The last valid one counts, and with it its time.',
    ru: 'До конца срока присланное можно заменить. Считается последнее из действительного, и время берется его же.',
  }),
  '1923-S1': stated({
    en: 'Living players vote and use the abilities of their role within its limits.',
    ru: 'Живые голосуют и пользуются способностями своей роли в ее пределах.',
  }),
  '1923-S14': chosen({
    en: 'An action whose target died at an earlier step fails unseen and is used up.',
    ru: 'Ход, цель которого умерла на более раннем шаге, незаметно срывается и считается потраченным.',
  }),
  '1923-E15': unturned(
    stated({
      en: 'Where the rules are unclear, the moderators decide, with the rules as a guide. Every result can be overruled with a reason.',
      ru: 'Где правила неясны, решают ведущие, руководствуясь правилами. Любой результат можно изменить, указав причину.',
    }),
    'The word of the host stops the action by itself, in every system alike.',
  ),
}

const words = {
  facts: {
    actsNoMore: { stands: '{who} was dead by then', falls: '{who} was alive then', toldWithDeed: true },
    diedBefore: {
      stands: '{who} died earlier in the night',
      falls: '{who} did not die before that',
      toldWithDeed: true,
    },
    tooIll: {
      stands: '{who} was too ill to act',
      falls: '{who} was poisoned, which keeps nobody from acting',
      would: '{who} was poisoned',
    },
    hurtTonight: {
      stands: '{who} was too hurt to act',
      falls: '{who} was injured tonight, which begins to matter in the morning',
      would: '{who} was injured tonight',
    },
    actsAllTheSame: { stands: '{who} acts all the same', falls: '{who} does not act' },
    cannotAct: {
      stands: '{who} is injured and cannot act',
      falls: '{who} can act',
      would: '{who} would not be able to act',
    },
    deadAlready: { stands: '{who} was dead already', falls: '{who} was still living' },
    noHelp: {
      stands: '{use} helps against {what}',
      falls: '{use} is no help against {what}',
      would: '{use} might have helped against {what}',
    },
    notCovered: { stands: 'that is no help against {what}', falls: 'that helps against {what}' },
    doctorNoHelp: only('a Doctor is no help against {what}'),
    bodyguardNoHelp: only('a Bodyguard is no help against {what}'),
    lawyerNoHelp: only('a Lawyer is no help against {what}'),
    bossNoHelp: only('a Boss does not stop {what}'),
    bureaucratNoHelp: only('a Bumbling Bureaucrat does not move {what}'),
    nobodyThere: only('nobody in the {who} family is alive'),
    overruled: only('the moderators overruled {use}'),
  },
  terms: { asProposed: 'as proposed' },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const acting = section({ options, refuse: refuseOtherChannel, rules, words })
