/**
 * Russian messages that leave something to ask at first sight, and are read when they are looked at once more: who is
 * aimed at and who is spoken of, what hangs on nothing, what one clause of many decides. Beside each, what is near it and
 * must be asked.
 */
import { describe } from 'vitest'
import { missed, table } from './russian-table.ts'
import { strangers } from './strangers.ts'

describe('somebody is named with a deed of any move', () =>
  table(
    [
      ['Dr_Who', 'Впишите сегодня Агату, пожалуйста', 'hack Агата'],
      ['Тимофей', 'Запишите на эту ночь Багиру', 'protect Багира'],
      ['Ежевика', 'Мой бинокль сегодня смотрит на Осу', 'surveil Оса'],
      ['Dr_Who', 'Поздравляю Агату с победой', '?bareName'],
      ['Тимофей', 'Осу подозреваю сильнее всех', '?bareName'],
      ['Тимофей', 'Записываю в красные Осу и Хана', '?bareName'],
      ['Екатерина', 'Запишите на эту ночь Багиру', '?bareName'],
    ],
    strangers,
  ))

describe('who alone is named is whom a plain order is about', () =>
  table(
    [
      ['Екатерина', 'Всё из-за Гнома, к нему точно придут ночью. Охрана!', 'guard Гном'],
      ['Комар', 'Оса и Жук в тот раз вышли разные. Нужна перепроверка этой пары.', 'verifyPair Оса,Жук'],
      ['Мария', 'Жук совсем не слушается и грубит. Паспорт на стол!', 'enslave Жук'],
      ['Екатерина', 'Всё из-за Гнома и Осы. Охрана!', '?noTarget'],
      ['Екатерина', 'Гном меня бесит. Охрану кому-нибудь другому', '?noTarget'],
      ['Екатерина', 'Гном меня бесит. Арестуйте Кузьму', '?noTarget'],
    ],
    strangers,
  ))

describe('somebody is left alone, or told something', () =>
  table(
    [
      ['Филин', 'Осу оставлю в покое, а посижу под окнами Лорда', 'watch Лорд'],
      ['Александр', 'Лечу Гнома. А Осе передайте, что она была неправа', 'heal Гном'],
      ['Юла', 'Хан обойдется, доза сегодня Осе', 'drug Оса'],
      ['Черная Пантера', 'Роль Хана мне без надобности, слежу за ним', 'track Хан'],
    ],
    strangers,
  ))

describe('a condition on which nothing of the order hangs', () =>
  table(
    [
      ['Тимофей', 'прикрываю Осу, если полезут - получат по зубам', 'protect Оса'],
      ['Ежевика', 'Если я правильно помню правила, то могу добавить еще: слежу за Осой', 'surveil Оса'],
      ['Гном', 'Убираюсь у Хана, даже если он будет против', 'serve Хан'],
      ['Александр', 'Лечу Осу, если она жива', '?conditional'],
      ['Александр', 'Лечу Осу, если ее не убьют днем', '?conditional'],
      ['Александр', 'Если мне нельзя двоих, то лечу Осу', '?conditional'],
    ],
    strangers,
  ))

describe('what is left out for what is asked for', () =>
  table(
    [
      ['Черная Пантера', 'Передумала насчет слежки, хочу узнать роль Осы', 'learnRole Оса'],
      ['Черная Пантера', 'Вместо прогулки узнаю роль Осы', 'learnRole Оса'],
      ['Александр', 'Вместо Хана лечу Осу', '?correction'],
      ['Александр', 'Вместо него лечу Осу', '?correction'],
    ],
    strangers,
  ))

describe('what was made ready for this night', () =>
  table(
    [
      ['Филин', 'Перенес свой ящик под балкон к Агате. Сижу тихо', 'watch Агата'],
      ['Ежевика', 'Установила камеру напротив Жука', 'surveil Жук'],
      ['Ежевика', 'Вчера установила камеру напротив Жука', '?bareName'],
    ],
    strangers,
  ))

describe('two names and a sign between them', () =>
  table(
    [
      ['Комар', 'Оса + Лорд', 'compare Оса,Лорд'],
      ['Агата', 'Лорд <-> Жук', 'exchange Лорд,Жук'],
      ['Комар', 'Оса + Лорд?', '?bareName'],
      ['Александр', 'Оса + Лорд', '?bareName'],
    ],
    strangers,
  ))

const long = 'Добрый вечер, ведущий, извините за длинное письмо, сегодня я весь день ездила по делам и устала.'
describe('what one clause of a long message decides', () =>
  table(
    [
      [
        'Тимофей',
        `${long} Хан сегодня спорил со всеми, и Лорд ему отвечал. Оса осталась совсем одна. Поэтому этой ночью прикрываю ее.`,
        'protect Оса',
      ],
      [
        'Dr_Who',
        `${long} Жук и Лорд мне надоели одинаково. Хан молчит третий день, и это странно. Взламываю Агату, у нее самая сильная роль.`,
        'hack Агата',
      ],
      [
        'Тимофей',
        `${long} Лорд спорил с Ханом. Жук и Гном осталась вдвоем. Поэтому этой ночью прикрываю его.`,
        '?noTarget',
      ],
      ['Александр', `${long} Хан сегодня спорил со всеми. Поэтому лечу Осу. Вторым пусть будет Жук.`, 'heal Оса,Жук'],
      ['Dr_Who', `${long} Взламываю Агату, у нее сильная роль. Хотя нет, подумаю еще до полуночи.`, '?unread'],
    ],
    strangers,
  ))

describe('whom is still to come is asked about', () =>
  table(
    [
      ['Русалка', 'Всех гостей отправляйте к…', '?noTarget'],

      ['Русалка', 'Ближе к утру напишу, к кому всех отправлю', ''],
    ],
    strangers,
  ))

describe('an earlier check once more is no new one', () =>
  table(
    [
      ['Комар', 'Сравнение Хана и Осы проверить еще раз', 'verifyPair Хан,Оса'],
      ['Дмитрий', 'По Жуку хочу подтверждения старой проверки', 'verify Жук'],
      ['Дмитрий', 'Думаю, что чек на Осу, сделанный вчера, был неверен', '?unread'],
    ],
    strangers,
  ))

describe('of whom it is said that he will suffer it', () =>
  table(
    [
      ['Клюква', 'Нынче ночью сгорит Лорд', 'burnAtStake Лорд'],
      ['Екатерина', 'Лорд пусть посидит под замком', 'arrest Лорд'],
      ['Александр', 'Доктор пусть лечит Лорда', '?otherActs'],
    ],
    strangers,
  ))

describe('talk that names somebody with words of a move, or with a deed of any', () =>
  table(
    [
      ['Александр', 'Прошу прощения у Хана за резкость', '?bareName'],
      ['Dr_Who', 'Ставлю на Осу в завтрашнем голосовании', '?bareName'],
      ['Dr_Who', 'Ставлю сто рублей, что Хан мафия', '?bareName'],
      ['Тимофей', 'Отправьте Осе мои поздравления с победой', '?bareName'],
      ['Тимофей', 'Прикрывать Хана больше не стану, надоел', '?wavering'],
      ['Комар', 'Сравнивать Осу с Ханом глупо, они давно вместе', '?wavering'],
      ['Комар', 'Оса и Хан: одно лицо, смешно читать', '?notOwned'],
      ['Жук', 'Оса сгорит от стыда, когда узнает правду', '?bareName'],
      ['Филин', 'Коробку перенес к Осе еще вчера, сегодня отдыхаю', '?bareName'],
      ['Александр', 'После вчерашнего лечения Осы сил нет, беру выходной', '?wavering'],
    ],
    strangers,
  ))

describe('known misses: read as orders, or not asked about, and without two neighbours', () =>
  missed([['Русалка', 'Гостей веди куда подальше, к кому - потом решу', '?noTarget']], strangers))
