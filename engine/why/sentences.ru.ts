/**
 * Explanations in Russian. Names stand in the case of the sentence where the roster has their forms, else behind «игрок»
 * in that case (`text/name-forms.ts`); what may be a role as well stands behind a colon. Verbs stand in the present; what
 * somebody did is told in the past by a system's deeds, in the gender of the name or of «игрок». What a use is called
 * cannot be declined, so it is the subject of its sentence, or stands behind a colon too.
 */
import type { Phrases } from './phrases.ts'

export const ru: Phrases = {
  claims: {
    dies: { stands: '{who_nom} погибает', falls: '{who_nom} остается в живых', asks: 'Погибает ли {who_nom}?' },
    learns: {
      stands:
        '{about_did, select, none {{who_nom} получает ответ ({about}): «{result}»} other {{who_nom} получает ответ про {about_acc}: «{result}»}}',
      falls:
        '{about_did, select, none {{who_nom} не получает ответа ({about}): «{result}»} other {{who_nom} не получает ответа про {about_acc}: «{result}»}}',
      asks: '{about_did, select, none {Получает ли {who_nom} ответ «{result}» ({about})?} other {Получает ли {who_nom} ответ «{result}» про {about_acc}?}}',
    },
    sees: {
      stands: '{who_nom} видит: {sight}',
      falls: '{who_nom} не видит: {sight}',
      asks: 'Видит ли {who_nom}: {sight}?',
    },
    seesNothing: {
      stands: '{who_nom} видит: {sight}',
      falls: 'нет ответа, что {who_nom} видит: {sight}',
      asks: 'Видит ли {who_nom}: {sight}?',
    },
    recruited: {
      stands: '{actor_nom} вербует {who_acc}',
      falls: '{actor_nom} не вербует {who_acc}',
      asks: 'Вербует ли {actor_nom} {who_acc}?',
    },
    flipHidden: {
      stands: 'роль {who_gen} не вскрывается',
      falls: 'роль {who_gen} вскрывается',
      asks: 'Скрыта ли роль {who_gen}?',
    },
    works: { stands: '{use} проходит', falls: '{use} не проходит', asks: 'Проходит ли {use}?' },
    arrives: {
      stands: '{deed}',
      falls: `{use} {part, select, kill {не убивает {at_acc}} block {не блокирует {at_acc}} protect {не защищает {at_acc}} other {не доходит до {at_gen}}}`,
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
        sharedDeath {{use} связывает судьбы: {actor_nom} и {at_nom}}
        perishing {{use} доходит: {at}, и {actor_nom} погибает от этого}
        framing {{other} меняет ответ: {use} — {at}}
        cleaning {{use} доходит, и {at_nom} погибает}
        other {{use} и {other} сходятся: {at}}}`,
      falls: `{what, select,
        sight {{use} не замечает: {other} — {at}}
        retaliation {{other} не встречает ответа: {use}}
        interception {{use} не меняет цель: {other} — {at}}
        sharedDeath {{use} не связывает судьбы: {actor} и {at}}
        perishing {{use} не губит {actor_acc}}
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
      stands: '{use} настигает {at_acc}',
      falls: '{use} не настигает {at_acc}',
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
        'решение ведущего: {ruled, select, works {{use} срабатывает} fails {{use} не срабатывает} dies {{who_nom} погибает} other {{who_nom} остается в живых}}{note}',
      falls:
        'нет решения ведущего, что {ruled, select, works {{use} срабатывает} fails {{use} не срабатывает} dies {{who_nom} погибает} other {{who_nom} остается в живых}}',
    },
    fact: { stands: '{who}: {kind}', falls: 'неверно: {who}, {kind}' },
    leftAlone: {
      stands: '{use} остается на месте',
      falls: '{use} не учитывается: цепочка слишком длинна, чтобы ее разобрать',
    },
  },

  joined: `{what, select,
    interception {{parts}, и удар принимает {at_nom}}
    perishing {{parts}, и {actor_nom} погибает от этого}
    dies {{parts}, и {who_nom} погибает}
    other {{parts}}}`,
  use: '{name} {actor_gen}',
  unnamedUse: 'действие',
  unnamedDeed: {
    none: '{actor_nom} применяет: {name}',
    one: '{actor_nom} применяет: {name} — {first}',
    two: '{actor_nom} применяет: {name} — {first}, {second}',
  },
  visited: '{actor_nom} посещает {first_acc}',
  journey: {
    setOut: '{actor_nom} направляется к {first_dat}',
    way: ', и {legs}',
    again: ', и цель меняется так же',
    first: '{use} меняет цель: теперь это {to}',
    firstWould: '{use} может сменить цель: тогда это {to}',
    led: 'цель меняется: теперь это {to}',
    further: '{use} — снова: теперь это {to}',
    list: { between: ', ', last: ', а ' },
  },
  list: { between: ', ', last: ' и ' },
  quoted: '«{word}»',
  fewerShields:
    '{count, plural, =1 {там нет ни одной защиты} one {там меньше # защиты} few {там меньше # защит} many {там меньше # защит} other {там меньше # защиты}}',
  haltedMover: '{halt}, поэтому {use} здесь ничего не меняет: {at}',
  posts: {
    closing: '{phase}: итоги',
    other: '{post}: {phase}',
    names: {
      dawn: 'утро',
      dusk: 'вечер',
      votes: 'голоса',
      opening: 'начало игры',
      start: 'начало игры',
      end: 'конец игры',
      index: 'оглавление',
    },
  },
  parts: {
    ballots: '<b>Голоса:</b>',
    ballotsOn: '{total} — {ballots}',
    living: '<b>В игре ({count}):</b> {who}',
    nobodyLives: '<b>В живых никого нет.</b>',
    dead: '<b>Выбыли ({count}):</b>',
    out: '{who}{left, select, yes { (вне игры)} other {}}',
    outAs: '{who}: {as}{left, select, yes { (вне игры)} other {}}',
    modified: '{role} ({modifiers})',
    modifierOn: '{modifier}: {use}',
    was: '<b>{who}</b>: {role}.',
    needed: '<b>Голосов для линча:</b> {needed}',
    deadline: '<b>Дедлайн ({phase}):</b> {time}',
    notVoting: '<b>Не голосуют ({count}):</b> {who}',
    everybodyVotes: '<b>Голосуют все.</b>',
    replaced: '<b>Замены:</b> {list}',
    replacement: '{who} вместо: {former}',
    headReplaced: '{head} вместо: {former} ({who})',
    prod: 'Отпишитесь, пожалуйста, или скажите ведущему, если не можете играть дальше.',
    lastPosted:
      '<b>{who}</b>: последний пост {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}} назад.',
    neverPosted: '<b>{who}</b>: пока ни одного поста.',
    nothingSent: '<b>{who}</b> ({phase}): пока ничего не пришло.',
    noVote: '<b>{who}</b> ({phase}): голоса пока нет.',
    sendIn: 'Пришлите, пожалуйста, ход до дедлайна или напишите, что хода не будет.',
    vote: 'Проголосуйте, пожалуйста, до дедлайна.',
    overdue: 'Дедлайн позади: напишите, пожалуйста, сразу.',
  },
  recap: {
    happens: 'Что произошло',
    nearly: 'Что чуть не произошло',
    tried: 'Ходы',
    void: 'Что не засчитано',
    row: '<b>{said}</b>',
    fared: '<b>{said}</b>: {verdict}',
    nothing: 'Ходов не было, и ничего не произошло.',
    who: 'Кто кем был',
  },
  starting: {
    begins: '<b>{name}: игра начинается.</b>',
    rules: '<b>Правила:</b> {system}',
    players: '<b>Игроки ({count}):</b>',
    dealt: 'Роли розданы по жребию. Хеш раздачи — {digest}; строки, от которых он взят, появятся в теме после игры.',
  },
  ending: {
    won: '<b>Игра окончена. Победа: {winner}.</b>',
    living: '{who}: {as}',
    gone: '{who}: {as}. {how}: {phase}.',
    before: '{who}: {as}. {how}.',
    how: { died: 'Смерть', lynched: 'Линчевание', removed: 'Выход из игры' },
    dealt: 'Роли розданы по жребию. Хеш следующих строк — {digest}:',
  },
  index: { title: '<b>{name}: оглавление</b>', phase: '{posts}', phaseOut: '{posts}. Выбыли: {who}' },
  moment: {
    weekdays: ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'],
    months: [
      'января',
      'февраля',
      'марта',
      'апреля',
      'мая',
      'июня',
      'июля',
      'августа',
      'сентября',
      'октября',
      'ноября',
      'декабря',
    ],
    zones: {
      'Europe/Moscow': 'МСК',
      'Europe/Kyiv': 'Киев',
      'Europe/Kiev': 'Киев',
      'Europe/Minsk': 'Минск',
      'Europe/Samara': 'Самара',
      'Asia/Yekaterinburg': 'Екатеринбург',
      'Asia/Omsk': 'Омск',
      'Asia/Novosibirsk': 'Новосибирск',
      'Asia/Krasnoyarsk': 'Красноярск',
      'Asia/Irkutsk': 'Иркутск',
      'Asia/Vladivostok': 'Владивосток',
      'Asia/Almaty': 'Алматы',
      'Europe/Kaliningrad': 'Калининград',
      'Europe/Saratov': 'Саратов',
      'Europe/Volgograd': 'Волгоград',
      'Europe/Berlin': 'Берлин',
      'Europe/London': 'Лондон',
      'Europe/Paris': 'Париж',
      'Europe/Madrid': 'Мадрид',
      'Europe/Rome': 'Рим',
      'Europe/Vienna': 'Вена',
      'Europe/Prague': 'Прага',
      'Europe/Warsaw': 'Варшава',
      'Europe/Amsterdam': 'Амстердам',
      'Europe/Brussels': 'Брюссель',
      'Europe/Stockholm': 'Стокгольм',
      'Europe/Helsinki': 'Хельсинки',
      'Europe/Riga': 'Рига',
      'Europe/Vilnius': 'Вильнюс',
      'Europe/Tallinn': 'Таллин',
      'Europe/Chisinau': 'Кишинев',
      'Europe/Istanbul': 'Стамбул',
      'Asia/Tbilisi': 'Тбилиси',
      'Asia/Yerevan': 'Ереван',
      'Asia/Baku': 'Баку',
      'Asia/Tashkent': 'Ташкент',
      'Asia/Bishkek': 'Бишкек',
      'Asia/Jerusalem': 'Иерусалим',
      'Asia/Chita': 'Чита',
      'Asia/Yakutsk': 'Якутск',
      'Asia/Magadan': 'Магадан',
      'Asia/Kamchatka': 'Камчатка',
      'Asia/Tokyo': 'Токио',
      'America/New_York': 'Нью-Йорк',
      'America/Chicago': 'Чикаго',
      'America/Denver': 'Денвер',
      'America/Los_Angeles': 'Лос-Анджелес',
      'America/Toronto': 'Торонто',
      'Australia/Sydney': 'Сидней',
    },
    said: '{weekday}, {day} {month} {year}, {clock} ({zone})',
  },
  results: {
    dies: '{who_nom} {count, select, 1 {погибает} other {погибают}}',
    nobodyDies: 'никто не погибает',
    lives: '{who_nom} остается в живых',
    gets: '{about_did, select, none {{who_nom} получает ответ ({about}): {result}} other {{who_nom} получает ответ про {about_acc}: {result}}}',
    noResult: 'ничего не узнать',
    nothing: 'ничего',
    sameReason: 'По той же причине.',
    noResultAbout:
      '{about_did, select, none {{who_nom} не получает ответа: {about}} other {{who_nom} не получает ответа про {about_acc}}}',
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
    replaced: 'вместо этого в счет идет более позднее: {deed}',
    votes: '{voter_nom} отдает голос: {choice}',
    people: { between: ', ', last: ' и ' },
    verdict: '{use} {verdict}',
    verdicts: {
      succeeded: 'проходит',
      failed: 'не проходит',
      partial: 'проходит частично',
      void: 'не засчитывается',
    },
    fares: {
      yes: 'проходит',
      no: 'не проходит',
      part: 'проходит частично',
      idle: 'ничего не меняет',
      lost: 'никого не спасает',
      blank: 'ничего не дает узнать',
    },
  },
  oneLine: {
    stands: '{because}.',
    answered: '{because}; {counter}, но {answer}.',
    withstood: '{counter}, но {answer}',
    stopped: '{attempt}, но {counter}.',
    nothingToMove: '{deed}, но перенаправлять нечего.',
    moved: '{deed} ({movers})',
    comesToNothing: '{attempt}: {state}',
    stateOf: '{state}: {deeds}',
    undone: '{said}; {counter}, но {answer}',
    more: 'еще {count}',
    none: 'Ничто не говорит в пользу этого.',
  },
  came: {
    idle: 'Это ничего не меняет{nobody, select, attacked {: на {who_acc} никто не нападает} acted {: {who_nom} без хода} went {: к {who_dat} никто не ходит} looked {: {who_acc} никто не проверяет} other {}}.',
    lost: 'Спасти {who_acc} не удалось.',
    blank: 'Узнать ничего не удалось.',
    brief:
      '{how, select, lost {спасти {who_acc} не удалось} blank {узнать ничего не удалось} other {{nobody, select, attacked {на {who_acc} никто не нападает} acted {{who_nom} без хода} went {к {who_dat} никто не ходит} looked {{who_acc} никто не проверяет} other {это ничего не меняет}}}}',
  },
  tree: {
    answer: {
      yes: 'Да.',
      no: 'Нет.',
      partial: 'Частично.',
      idle: 'Да, но это ничего не меняет{nobody, select, attacked {: на {who_acc} никто не нападает} acted {: {who_nom} без хода} went {: к {who_dat} никто не ходит} looked {: {who_acc} никто не проверяет} other {}}.',
      lost: '{part, select, yes {Частично} other {Да}}, но спасти {who_acc} не удалось.',
      blank: '{part, select, yes {Частично} other {Да}}, но узнать ничего не удалось.',
    },
    for: 'Довод за: {said}',
    against: 'Довод против: {said}',
    needed: 'Условие: {said}',
    counted: 'Довод: {said}',
    together:
      '{said} ({count, plural, =2 {нужны оба условия} =3 {нужны все три условия} =4 {нужны все четыре условия} =5 {нужны все пять условий} one {нужны все условия, их #} few {нужны все # условия} many {нужны все # условий} other {нужны все условия, их #}})',
    times: '{said} ({count, plural, one {# раз} few {# раза} many {# раз} other {# раза}})',
    stands: 'в силе',
    falls: 'отпадает',
    noEffect: 'здесь не действует',
    partial: 'частично',
    decides: 'решает',
    seeThere: 'см. там',
    nearly: 'могло быть:',
    seeAbove: 'см. выше',
    number: '({number})',
    seeNumber: 'см. {number} выше',
    more: 'и еще {count, plural, one {# довод не показан} few {# довода не показаны} many {# доводов не показано} other {# довода не показано}}',
    undisputed:
      'и еще {count, plural, one {# строка} few {# строки} many {# строк} other {# строки}}, о которых не спорят',
    none: 'Доводов за нет, поэтому ответ — нет.',
    headings: { result: 'Почему так', action: 'Почему действия не удались' },
  },
}
