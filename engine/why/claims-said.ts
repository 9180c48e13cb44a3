/**
 * What claims say, in every language. In English no sentence needs anybody's gender; names only ever stand as they are or
 * with an 's. In Russian names stand in the case of the sentence where the roster has their forms, else behind «игрок» in
 * that case (`text/name-forms.ts`); what may be a role as well stands behind a colon. Verbs stand in the present; what
 * somebody did is told in the past by a system's deeds, in the gender of the name or of «игрок». What a use is called
 * cannot be declined, so it is the subject of its sentence, or stands behind a colon too.
 */
import type { InLocales, Phrases } from './phrases.ts'

export const claims: InLocales<Phrases['claims']> = {
  dies: {
    stands: { en: '{who} dies', ru: '{who_nom} погибает' },
    falls: { en: '{who} lives', ru: '{who_nom} остается в живых' },
    asks: { en: 'Does {who} die?', ru: 'Погибает ли {who_nom}?' },
  },
  learns: {
    stands: {
      en: '{who} gets the result “{result}” on {asked, select, role {the role “{about}”} other {{about}}}',
      ru: '{about_did, select, none {{who_nom} получает ответ {asked, select, role {про роль «{about}»} other {({about})}}: «{result}»} other {{who_nom} получает ответ про {about_acc}: «{result}»}}',
    },
    falls: {
      en: '{who} does not get the result “{result}” on {asked, select, role {the role “{about}”} other {{about}}}',
      ru: '{about_did, select, none {{who_nom} не получает ответа {asked, select, role {про роль «{about}»} other {({about})}}: «{result}»} other {{who_nom} не получает ответа про {about_acc}: «{result}»}}',
    },
    asks: {
      en: 'Does {who} get the result “{result}” on {asked, select, role {the role “{about}”} other {{about}}}?',
      ru: '{about_did, select, none {Получает ли {who_nom} ответ «{result}» {asked, select, role {про роль «{about}»} other {({about})}}?} other {Получает ли {who_nom} ответ «{result}» про {about_acc}?}}',
    },
  },
  sees: {
    stands: { en: '{who} sees {sight}', ru: '{who_nom} видит: {sight}' },
    falls: { en: '{who} does not see {sight}', ru: '{who_nom} не видит: {sight}' },
    asks: { en: 'Does {who} see {sight}?', ru: 'Видит ли {who_nom}: {sight}?' },
  },
  seesNothing: {
    stands: { en: '{who} sees {sight}', ru: '{who_nom} видит: {sight}' },
    falls: { en: 'no report that {who} saw {sight}', ru: 'нет ответа, что {who_nom} видит: {sight}' },
    asks: { en: 'Does {who} see {sight}?', ru: 'Видит ли {who_nom}: {sight}?' },
  },
  recruited: {
    stands: { en: '{actor} recruits {who}', ru: '{actor_nom} вербует {who_acc}' },
    falls: { en: '{actor} does not recruit {who}', ru: '{actor_nom} не вербует {who_acc}' },
    asks: { en: 'Does {actor} recruit {who}?', ru: 'Вербует ли {actor_nom} {who_acc}?' },
  },
  flipHidden: {
    stands: { en: "{who}'s flip is hidden", ru: 'роль {who_gen} не вскрывается' },
    falls: { en: "{who}'s flip is shown", ru: 'роль {who_gen} вскрывается' },
    asks: { en: "Is {who}'s flip hidden?", ru: 'Скрыта ли роль {who_gen}?' },
  },
  works: {
    stands: { en: '{use} works', ru: '{use} проходит' },
    falls: { en: '{use} fails', ru: '{use} не проходит' },
    asks: { en: 'Does {use} go through?', ru: 'Проходит ли {use}?' },
  },
  arrives: {
    stands: { en: '{deed}', ru: '{deed}' },
    falls: {
      en: '{use} {part, select, kill {does not kill} block {does not block} protect {does not protect} other {does not reach}} {at}',
      ru: `{use} {part, select, kill {не убивает {at_acc}} block {не блокирует {at_acc}} protect {не защищает {at_acc}} other {не доходит до {at_gen}}}`,
    },
  },
  active: {
    stands: { en: '{deed}', ru: '{deed}' },
    falls: { en: '{use} is not active', ru: '{use} не действует' },
  },
  moves: {
    stands: {
      en: '{use} took {carried} from {from} to {to}',
      ru: '{use} меняет цель: {carried} — теперь {to}, а не {from}',
    },
    falls: {
      en: '{use} did not take {carried} from {from} to {to}',
      ru: '{use} не меняет цель: {carried} — по-прежнему {from}, а не {to}',
    },
    would: {
      en: '{use} would have taken {carried} from {from} to {to}',
      ru: '{use} могло сменить цель: {carried} — {to}, а не {from}',
    },
  },
  together: {
    stands: {
      en: `{what, select,
      sight {{use} catches {other} at {at}}
      retaliation {{other} walks into {use}}
      interception {{use} turns {other} on {at}}
      sharedDeath {{use} ties the fates of {actor} and {at}}
      perishing {{use} reaches {at}, which kills {actor}}
      framing {{other} changes what {use} reads at {at}}
      cleaning {{use} reaches {at}, who dies}
      other {{use} and {other} meet at {at}}}`,
      ru: `{what, select,
      sight {{use} замечает: {other} — {at}}
      retaliation {{other} встречает ответ: {use}}
      interception {{use} меняет цель: {other} — теперь {at}}
      sharedDeath {{use} связывает судьбы: {actor_nom} и {at_nom}}
      perishing {{use} доходит: {at}, и {actor_nom} погибает от этого}
      framing {{other} меняет ответ: {use} — {at}}
      cleaning {{use} доходит, и {at_nom} погибает}
      other {{use} и {other} сходятся: {at}}}`,
    },
    falls: {
      en: `{what, select,
      sight {{use} does not catch {other} at {at}}
      retaliation {{other} does not walk into {use}}
      interception {{use} does not turn {other} on {at}}
      sharedDeath {{use} does not tie the fates of {actor} and {at}}
      perishing {{use} does not kill {actor}}
      framing {{other} does not change what {use} reads at {at}}
      cleaning {{use} finds nothing to hide at {at}}
      other {{use} and {other} do not meet at {at}}}`,
      ru: `{what, select,
      sight {{use} не замечает: {other} — {at}}
      retaliation {{other} не встречает ответа: {use}}
      interception {{use} не меняет цель: {other} — {at}}
      sharedDeath {{use} не связывает судьбы: {actor} и {at}}
      perishing {{use} не губит {actor_acc}}
      framing {{other} не меняет ответ: {use} — {at}}
      cleaning {{use} не находит, что скрыть: {at}}
      other {{use} и {other} не сходятся: {at}}}`,
    },
  },
  atLeast: {
    stands: {
      en: '{of, select, shields {at least {count, plural, one {# shield holds} other {# shields hold}} at {at}} other {at least {count, plural, one {# attack reaches} other {# attacks reach}} {at}}}',
      ru: `{of, select,
      shields {{at}: не меньше {count, plural, one {# защиты} few {# защит} many {# защит} other {# защиты}}}
      other {{at}: не меньше {count, plural, one {# нападения} few {# нападений} many {# нападений} other {# нападения}}}}`,
    },
    falls: {
      en: '{of, select, shields {{count, plural, =1 {no shield holds} one {no shield holds} other {fewer than # shields hold}} at {at}} other {{count, plural, =1 {no attack reaches} one {no attack reaches} other {fewer than # attacks reach}} {at}}}',
      ru: `{of, select,
      shields {{at}: {count, plural, =1 {ни одной защиты} one {меньше # защиты} few {меньше # защит} many {меньше # защит} other {меньше # защиты}}}
      other {{at}: {count, plural, =1 {ни одного нападения} one {меньше # нападения} few {меньше # нападений} many {меньше # нападений} other {меньше # нападения}}}}`,
    },
  },
  attackedBy: {
    stands: { en: '{use} attacks {at}', ru: '{use} настигает {at_acc}' },
    falls: { en: '{use} does not attack {at}', ru: '{use} не настигает {at_acc}' },
  },
  alreadyUsed: {
    stands: {
      en: '{step}, and {use} has already been used in this chain',
      ru: '{step}, и {use} уже есть в этой цепочке',
    },
    falls: {
      en: '{step}, but {use} has already been used in this chain',
      ru: '{step}, но {use} уже есть в этой цепочке',
    },
  },
  notMovable: {
    stands: { en: '{use} takes {carried} elsewhere', ru: '{use} меняет цель: {carried}' },
    falls: {
      en: '{use} cannot take {carried} elsewhere{mover, select, yes {: moves are not moved} other {}}',
      ru: '{use} не меняет цель: {carried}{mover, select, yes { — того, что меняет цели, не перенаправить} other {}}',
    },
  },
  sameplace: {
    stands: {
      en: '{use} takes {carried} away from {at}',
      ru: '{use} уводит от прежней цели: {carried} — уже не {at}',
    },
    falls: {
      en: '{use} leaves {carried} where it is, at {at}',
      ru: '{use} оставляет прежнюю цель: {carried} — {at}',
    },
  },
  trait: {
    stands: { en: '{trait}', ru: '{trait}' },
    falls: { en: 'it is not true that {trait}', ru: 'неверно, что {trait}' },
  },
  reads: {
    stands: { en: '{who} reads as {as}', ru: 'для проверки {who} — {as}' },
    falls: { en: '{who} does not read as {as}', ru: 'для проверки {who} — не {as}' },
  },
  ruled: {
    stands: {
      en: 'the host ruled that {ruled, select, works {{use} worked} fails {{use} failed} dies {{who} died} other {{who} survived}}{note}',
      ru: 'решение ведущего: {ruled, select, works {{use} срабатывает} fails {{use} не срабатывает} dies {{who_nom} погибает} other {{who_nom} остается в живых}}{note}',
    },
    falls: {
      en: 'the host did not rule that {ruled, select, works {{use} worked} fails {{use} failed} dies {{who} died} other {{who} survived}}',
      ru: 'нет решения ведущего, что {ruled, select, works {{use} срабатывает} fails {{use} не срабатывает} dies {{who_nom} погибает} other {{who_nom} остается в живых}}',
    },
  },
  fact: {
    stands: { en: '{who}: {kind}', ru: '{who}: {kind}' },
    falls: { en: 'not true: {who}, {kind}', ru: 'неверно: {who}, {kind}' },
  },
  leftAlone: {
    stands: { en: '{use} stays where it is', ru: '{use} остается на месте' },
    falls: {
      en: '{use} is set aside: the loop it is part of is too large to decide',
      ru: '{use} не учитывается: цепочка слишком длинна, чтобы ее разобрать',
    },
  },
}
