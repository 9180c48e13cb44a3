/**
 * Explanations in Russian. Names stand in the nominative, and in other cases where the roster has their forms
 * (`text/name-forms.ts`), else behind «игрок» in that case; what may be a role as well stands behind a colon. Verbs stand in
 * the present, which has no gender. What a use is called cannot be declined, so it is the subject of its sentence, or
 * stands behind a colon too.
 */
import type { Phrases } from './phrases.ts'

export const ru: Phrases = {
  claims: {
    dies: { stands: '{who} погибает', falls: '{who} остается в живых', asks: 'Погибает ли {who}?' },
    learns: {
      stands:
        '{about_forms, select, yes {{who} получает ответ про {about_acc}: «{result}»} other {{who} получает ответ ({about}): «{result}»}}',
      falls:
        '{about_forms, select, yes {{who} не получает ответа про {about_acc}: «{result}»} other {{who} не получает ответа ({about}): «{result}»}}',
      asks: '{about_forms, select, yes {Получает ли {who} ответ «{result}» про {about_acc}?} other {Получает ли {who} ответ «{result}» ({about})?}}',
    },
    sees: { stands: '{who} видит: {sight}', falls: '{who} не видит: {sight}', asks: 'Видит ли {who}: {sight}?' },
    seesNothing: {
      stands: '{who} видит: {sight}',
      falls: 'нет ответа, что {who} видит: {sight}',
      asks: 'Видит ли {who}: {sight}?',
    },
    recruited: {
      stands: '{who_forms, select, yes {{actor} вербует {who_acc}} other {{actor} вербует игрока {who}}}',
      falls: '{who_forms, select, yes {{actor} не вербует {who_acc}} other {{actor} не вербует игрока {who}}}',
      asks: '{who_forms, select, yes {Вербует ли {actor} {who_acc}?} other {Вербует ли {actor} игрока {who}?}}',
    },
    flipHidden: {
      stands: '{who_forms, select, yes {роль {who_gen} не вскрывается} other {роль игрока {who} не вскрывается}}',
      falls: '{who_forms, select, yes {роль {who_gen} вскрывается} other {роль игрока {who} вскрывается}}',
      asks: '{who_forms, select, yes {Скрыта ли роль {who_gen}?} other {Скрыта ли роль игрока {who}?}}',
    },
    works: { stands: '{use} срабатывает', falls: '{use} не срабатывает', asks: 'Срабатывает ли {use}?' },
    arrives: {
      stands: '{deed}',
      falls: `{at_forms, select,
        yes {{use} {part, select, kill {не убивает {at_acc}} block {не блокирует {at_acc}} protect {не защищает {at_acc}} other {не доходит до {at_gen}}}}
        other {{use} {part, select, kill {не убивает} block {не блокирует} protect {не защищает} other {не доходит}}: {at}}}`,
    },
    active: { stands: '{deed}', falls: '{use} не действует' },
    moves: {
      stands: '{use} меняет цель: {carried} — теперь {to}, а не {from}',
      falls: '{use} не меняет цель: {carried} — по-прежнему {from}, а не {to}',
    },
    together: {
      stands: `{what, select,
        sight {{use} замечает: {other} — {at}}
        retaliation {{other} встречает ответ: {use}}
        interception {{use} меняет цель: {other} — теперь {at}}
        sharedDeath {{use} связывает судьбы: {actor} и {at}}
        perishing {{use} доходит: {at}, и {actor} погибает от этого}
        framing {{other} меняет ответ: {use} — {at}}
        cleaning {{use} доходит, и {at} погибает}
        other {{use} и {other} сходятся: {at}}}`,
      falls: `{what, select,
        sight {{use} не замечает: {other} — {at}}
        retaliation {{other} не встречает ответа: {use}}
        interception {{use} не меняет цель: {other} — {at}}
        sharedDeath {{use} не связывает судьбы: {actor} и {at}}
        perishing {{use} не губит: {actor}}
        framing {{other} не меняет ответ: {use} — {at}}
        cleaning {{use} не находит, что скрыть: {at}}
        other {{use} и {other} не сходятся: {at}}}`,
    },
    atLeast: {
      stands: `{of, select,
        shields {{at}: не меньше {count, plural, one {# защиты} few {# защит} many {# защит} other {# защиты}}}
        other {{at}: не меньше {count, plural, one {# нападения} few {# нападений} many {# нападений} other {# нападения}}}}`,
      falls: `{of, select,
        shields {{at}: {count, plural, =1 {ни одной защиты} one {меньше # защиты} few {меньше # защит} many {меньше # защит} other {меньше # защиты}}}
        other {{at}: {count, plural, =1 {ни одного нападения} one {меньше # нападения} few {меньше # нападений} many {меньше # нападений} other {меньше # нападения}}}}`,
    },
    attackedBy: {
      stands: '{at_forms, select, yes {{use} настигает {at_acc}} other {{use} настигает игрока {at}}}',
      falls: '{at_forms, select, yes {{use} не настигает {at_acc}} other {{use} не настигает игрока {at}}}',
    },
    alreadyUsed: {
      stands: '{step}, и {use} уже есть в этой цепочке',
      falls: '{step}, но {use} уже есть в этой цепочке',
    },
    notMovable: {
      stands: '{use} меняет цель: {carried}',
      falls: '{use} не меняет цель: {carried} — того, что меняет цели, не перенаправить',
    },
    sameplace: {
      stands: '{use} уводит от прежней цели: {carried} — уже не {at}',
      falls: '{use} оставляет прежнюю цель: {carried} — {at}',
    },
    trait: { stands: '{trait}', falls: 'неверно, что {trait}' },
    reads: { stands: 'для проверки {who} — {as}', falls: 'для проверки {who} — не {as}' },
    ruled: {
      stands:
        'решение ведущего: {ruled, select, works {{use} срабатывает} fails {{use} не срабатывает} dies {{who} погибает} other {{who} остается в живых}}{noted, select, yes { ({note})} other {}}',
      falls:
        'нет решения ведущего, что {ruled, select, works {{use} срабатывает} fails {{use} не срабатывает} dies {{who} погибает} other {{who} остается в живых}}',
    },
    fact: { stands: '{who}: {kind}', falls: 'неверно: {who}, {kind}' },
    leftAlone: {
      stands: '{use} остается на месте',
      falls: '{use} не учитывается: цепочка слишком длинна, чтобы ее разобрать',
    },
  },

  joined: `{what, select,
    interception {{parts}, и удар принимает {at}}
    perishing {{parts}, и {actor} погибает от этого}
    dies {{parts}, и {who} погибает}
    other {{parts}}}`,
  use: '{actor_forms, select, yes {{name} {actor_gen}} other {{name} игрока {actor}}}',
  unnamedUse: 'действие',
  unnamedDeed: {
    none: '{actor} применяет: {name}',
    one: '{actor} применяет: {name} — {first}',
    two: '{actor} применяет: {name} — {first}, {second}',
  },
  visited: '{first_forms, select, yes {{actor} посещает {first_acc}} other {{actor} посещает игрока {first}}}',
  journey: {
    setOut:
      '{first_forms, select, yes {{actor} направляется к {first_dat}} other {{actor} направляется к игроку {first}}}',
    way: ', и {legs}',
    again: ', и цель меняется так же',
    first: '{use} меняет цель: теперь это {to}',
    further: '{use} — снова: теперь это {to}',
    list: { between: ', ', last: ', а ' },
  },
  list: { between: ', ', last: ' и ' },
  quoted: '«{word}»',
  fewerShields:
    '{count, plural, =1 {там нет ни одной защиты} one {там меньше # защиты} few {там меньше # защит} many {там меньше # защит} other {там меньше # защиты}}',
  haltedMover: '{halt}, поэтому {use} здесь ничего не меняет: {at}',
  phases: {
    night: 'ночь',
    day: 'день',
    evening: 'вечер',
    election: 'выборы',
    revote: 'переголосование',
    extraVote: 'доп. голосование',
    hunt: 'охота на ведьм',
  },
  posts: {
    closing: '{phase}: итоги',
    other: '{post}: {phase}',
    names: { dawn: 'утро', dusk: 'вечер', votes: 'голоса', opening: 'начало игры' },
  },
  results: {
    dies: '{who} {count, select, 1 {погибает} other {погибают}}',
    nobodyDies: 'никто не погибает',
    lives: '{who} остается в живых',
    gets: '{about_forms, select, yes {{who} получает ответ про {about_acc}: {result}} other {{who} получает ответ ({about}): {result}}}',
    noResult: 'ничего не узнать',
    nothing: 'ничего',
    noResultAbout:
      '{about_forms, select, yes {{who} не получает ответа про {about_acc}} other {{who} не получает ответа: {about}}}',
    learnsNothing: 'ничего не узнает',
    seesNothing: 'ничего не видит',
    recruited: 'завербованы: {who}',
    nobodyRecruited: 'вербовки нет',
    hidden: 'не вскрываются: {who}',
    allShown: 'все роли вскрываются',
    over: 'Игра окончена. Победа: {winners}',
    overNobody: 'Игра окончена. Победителей нет',
    late: 'опоздание: {time}',
    days: '{count} д',
    hours: '{count} ч',
    minutes: '{count} мин',
    replaced: 'вместо этого учтено более позднее: {deed}',
    people: { between: ', ', last: ' и ' },
    verdict: '{use} {verdict}',
    verdicts: {
      succeeded: 'срабатывает',
      failed: 'не срабатывает',
      partial: 'срабатывает частично',
      void: 'не засчитывается',
    },
  },
  oneLine: {
    stands: '{because}.',
    answered: '{because}; {counter}, но {answer}.',
    stopped: '{attempt}, но {counter}.',
    nothingToMove: '{deed}, но перенаправлять нечего.',
    moved: '{deed} ({movers})',
    comesToNothing: '{attempt}: {state}',
    stateOf: '{state}: {deeds}',
    undone: '{said}; {counter}, но {answer}',
    more: 'еще {count}',
    none: 'Ничто не говорит в пользу этого.',
  },
  tree: {
    answer: { yes: 'Да.', no: 'Нет.', partial: 'Частично.' },
    for: 'Довод за: {said}',
    against: 'Довод против: {said}',
    needed: 'Нужно: {said}',
    counted: 'Учтено: {said}',
    together:
      '{said} ({count, plural, =2 {нужны оба условия} =3 {нужны все три условия} =4 {нужны все четыре условия} =5 {нужны все пять условий} one {нужны все условия, их #} few {нужны все # условия} many {нужны все # условий} other {нужны все условия, их #}})',
    times: '{said} ({count, plural, one {# раз} few {# раза} many {# раз} other {# раза}})',
    stands: 'в силе',
    falls: 'отпадает',
    noEffect: 'здесь не действует',
    partial: 'частично',
    decides: 'решает',
    seeThere: 'см. там',
    seeAbove: 'см. выше',
    number: '({number})',
    seeNumber: 'см. {number} выше',
    more: 'и еще {count, plural, one {# довод не показан} few {# довода не показаны} many {# доводов не показано} other {# довода не показано}}',
    undisputed:
      'и еще {count, plural, one {# строка} few {# строки} many {# строк} other {# строки}}, о которых не спорят',
    none: 'Доводов за нет, поэтому нет.',
    headings: { result: 'Почему так', action: 'Почему действия не удались' },
  },
}
