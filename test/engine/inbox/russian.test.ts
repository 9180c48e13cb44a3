/** Messages in Russian: every ability of the Russian rulebook as players ask for it, and what is asked about instead of guessed. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMessage } from '../../../engine/inbox/read.ts'
import type { Reading } from '../../../engine/journal/reading.ts'
import { envelopesOf } from '../../../engine/reading/envelopes.ts'
import { russian } from '../../../engine/systems/russian/index.ts'
import { deskOf } from './corpus.ts'

const players = {
  Аня: 'doctor',
  Боря: 'blocker',
  Вера: { role: 'commissioner', title: 'mayor' },
  Глеб: 'detective',
  Даша: 'investigator',
  Игорь: 'immortal',
  Катя: 'prostitute',
  Лёша: 'bum',
  Миша: 'hypnotist',
  Нина: 'madman',
  Олег: 'bodyguard',
  Павел: 'kamikaze',
  Рома: { role: 'judge', negative: 'mafia' },
  Соня: { role: 'hero', negative: 'maniac' },
  Тимур: { role: 'priest', negative: 'joker' },
  Ульяна: { role: 'witness', negative: 'poisoner' },
  Федор: { role: 'liar', negative: 'executor' },
  Юля: { role: 'lawyer', negative: 'geisha' },
  Яков: { role: 'politician', negative: 'hireling' },
  Зоя: { role: 'phantom', negative: 'imitator' },
  Эля: { role: 'inquisitor', negative: 'sonOfBoss' },
  Bob: { role: 'terrorist', faceless: 'true' },
  Хасан: 'drugDealer',
  Лев: 'lawyer',
  Филипп: 'journalist',
  Хлоя: 'hacker',
  Савва: 'pimp',
  Шамиль: 'anonymous',
  Цезарь: 'cultist',
  Шура: 'fanatic',
  Артем: 'actor',
  Касьян: 'collector',
  Влас: 'wizard',
  Наум: 'necromancer',
  Мая: 'maid',
  Яна: 'witch',
  Клим: 'criminalist',
}
const night = deskOf({ system: 'russian', night: 3, players } as never, 'russian')

const eveningPhase = { ...night.phase, kind: 'evening' }
const evening = { ...night, phase: eveningPhase, game: { ...night.game, phases: [eveningPhase] } }

const dayPhase = { ...night.phase, kind: 'day' }
const day = { ...night, phase: dayPhase, game: { ...night.game, phases: [dayPhase] } }

const huntPhase = { ...night.phase, kind: 'hunt' }
const hunt = { ...night, phase: huntPhase, game: { ...night.game, phases: [huntPhase] } }

const read = (sender: string | undefined, body: string, desk = night): Reading =>
  readMessage(envelopesOf(body)[0]!, { ...desk, ...(sender !== undefined && { sender }) })

/** `shoot Вера; ?conditional` */
const brief = (sender: string | undefined, body: string, desk = night): string => {
  const { proposals, doubts } = read(sender, body, desk)
  return [
    ...proposals.map(({ does, to }) => `${does} ${to.join(',')}`.trim()),
    ...doubts.map(({ why }) => `?${why}`),
  ].join('; ')
}

type Row = [sender: string, body: string, read: string]
const table = (rows: Row[], desk = night) =>
  it.each(rows)('%s: %s', (sender, body, said) => expect(brief(sender, body, desk)).toBe(said))

describe('an order of a day in Russian', () => {
  table(
    [
      ['Соня', 'Встаю на защиту Ани', 'standUp Аня'],
      ['Зоя', 'Вселяюсь в Аню', 'possess Аня'],
      ['Зоя', 'Отменяю прибавку', 'waiveBonus'],
      ['Bob', 'Активирую детонатор', 'armDetonator'],
      ['Bob', 'Взрываюсь с Глебом', 'explodeWith Глеб'],
      ['Вера', 'Вертикаль на Аню', 'vertical Аня'],
      ['Вера', 'вертикаль власти: Глеб', 'vertical Глеб'],
      ['Вера', 'Сажаю на вертикаль Борю', 'vertical Боря'],
      ['Вера', 'Вертикаль ни на ком', 'noVertical'],
      ['Вера', 'сегодня без вертикали', 'noVertical'],
      ['Лев', 'Правовая защита на Аню', 'defend Аня'],
      ['Лев', 'защищаю Борю', 'defend Боря'],
      ['Соня', 'Забираю с собой Рому', 'takeDown Рома'],
      ['Тимур', 'Понять и простить Веру', 'forgive Вера'],
      ['Тимур', 'прощаю Глеба', 'forgive Глеб'],
      ['Тимур', 'Отдаю спасенного', 'letDie'],
      ['Эля', 'Казнить Аню', 'execute Аня'],
    ],
    day,
  )
})

describe('an approval of a witch hunt in Russian', () =>
  table(
    [
      ['Аня', 'Одобряю охоту на ведьм', 'approveHunt'],
      ['Рома', 'я за охоту!', 'approveHunt'],
    ],
    hunt,
  ))

describe('an order of an evening in Russian', () =>
  table(
    [
      ['Артем', 'Копирую Борю', 'copy Боря'],
      ['Артем', 'копия: Вера', 'copy Вера'],
      ['Артем', 'Хочу скопировать Глеба', 'copy Глеб'],
      ['Касьян', 'Мои цели: Вера, Глеб', 'collect Вера,Глеб'],
      ['Касьян', 'Активирую роль доктора', 'wield role:doctor'],
      ['Касьян', 'Отключаю роль', 'putAway'],
      ['Влас', 'Беру роль судьи', 'conjure role:judge'],
      ['Влас', 'играю за коллекционера', 'conjure role:collector'],
      ['Влас', 'роль на сутки: горничная', 'conjure role:maid'],
    ],
    evening,
  ))

describe('an order of a vote in Russian', () =>
  table(
    [
      ['Яков', 'Сторонники: Аня, Боря', 'nameSupporters Аня,Боря'],
      ['Яков', 'Мои сторонники – Вера и Глеб', 'nameSupporters Вера,Глеб'],
      ['Яков', 'Теневая вертикаль на Аню', 'shadowVertical Аня'],
      ['Яков', 'ставлю теневую вертикаль на Веру', 'shadowVertical Вера'],
      ['Ульяна', 'Свидетельствую за Аню, Борю и Веру', 'vouch Аня,Боря,Вера'],
      ['Ульяна', 'подтверждаю слова Ани', 'vouch Аня'],
      ['Ульяна', 'Готов засвидетельствовать: Глеб', 'vouch Глеб'],
      ['Федор', 'Скандал: Аня и Боря', 'compromise Аня,Боря'],
      ['Федор', 'устраиваю скандал Рома', 'compromise Рома'],
      ['Федор', 'Компрометирую Веру и себя', 'compromise Вера,Федор'],
      ['Федор', 'докидываю голос в Глеба', 'slipBallots Глеб'],
      ['Шура', 'забираю с собой Рому', 'lastRevenge Рома'],
      ['Яна', 'Предсмертный обмен: Аня и Боря', 'lastExchange Аня,Боря'],
    ],
    day,
  ))

describe('a purchase of votes in Russian', () =>
  it.each([
    ['покупаю 2 голоса', ['2']],
    ['Куплю полтора голоса', ['1.5']],
    ['покупаю полголоса', ['0.5']],
    ['закупаю один голос', ['1']],
    ['Покупаю 1,5 голоса', ['1.5']],
    ['Покупаю 1.5 голоса', ['1.5']],
    ['Покупаю 5,5 голосов', '?'],
    ['Покупаю голоса', '?'],
  ])('%s', (body, votes) => {
    const { proposals, doubts } = read('Хасан', body, day)
    expect(doubts.length ? '?' : proposals.map(one => one.with.votes)).toEqual(votes)
  }))

describe('an order in Russian', () =>
  table([
    ['Рома', 'стреляю в Веру', 'shoot Вера'],
    ['Рома', 'Добрый вечер, ведущий! Прошу убить Глеба этой ночью, спасибо.', 'shoot Глеб'],
    ['Рома', 'Выстрел: Аня', 'shoot Аня'],
    ['Рома', 'мочу Борю', 'shoot Боря'],
    ['Соня', 'Страхую Глеба', 'insure Глеб'],
    ['Соня', 'страховка на Аню', 'insure Аня'],
    ['Соня', 'хочу застраховать: Вера', 'insure Вера'],
    ['Рома', 'Отказываюсь от страховки', 'declineInsurance'],
    ['Рома', 'без страховки сегодня', 'declineInsurance'],
    ['Рома', 'отказ от страховки', 'declineInsurance'],
    ['Рома', 'Пропускаю ход', 'pass'],
    ['Рома', 'пас', 'pass'],
    ['Рома', 'этой ночью не стреляю', 'pass'],
    ['Рома', 'самоубийство', 'suicide'],
    ['Рома', 'кончаю с собой', 'suicide'],
    ['Рома', 'суицид', 'suicide'],
    ['Рома', 'Слухи про Аню', 'slander Аня'],
    ['Рома', 'очерняю Борю', 'slander Боря'],
    ['Рома', 'Хочу распустить слухи: Глеб', 'slander Глеб'],
    ['Аня', 'лечу Борю', 'heal Боря'],
    ['Аня', 'хил Глеб', 'heal Глеб'],
    ['Аня', 'Вылечить Веру, пожалуйста', 'heal Вера'],
    ['Аня', 'лечу Борю и Веру', 'heal Боря,Вера'],
    ['Аня', 'хилю себя', 'heal Аня'],
    ['Боря', 'Арестовать Рому', 'arrest Рома'],
    ['Эля', 'чекаю Борю', 'inquisitorCheck Боря'],
    ['Эля', 'Сжигаю Борю', 'burnAtStake Боря'],
    ['Лев', 'чекаю Аню', 'lawyerCheck Аня'],
    ['Филипп', 'Сравниваю Аню и Борю', 'compare Аня,Боря'],
    ['Филипп', 'сравнить цвета Веры и Глеба', 'compare Вера,Глеб'],
    ['Филипп', 'проверяю сравнение Ани и Бори', 'verifyPair Аня,Боря'],
    ['Лев', 'Проверить Борю', 'lawyerCheck Боря'],
    ['Хасан', 'Накачиваю Аню', 'drug Аня'],
    ['Хасан', 'наркота Ане и Боре', 'drug Аня,Боря'],
    ['Хасан', 'дозу Вере', 'drug Вера'],
    ['Савва', 'Забираю паспорт у Ани', 'enslave Аня'],
    ['Савва', 'беру в рабство Борю', 'enslave Боря'],
    ['Савва', 'Запрещаю ход Ане', 'forbid Аня'],
    ['Савва', 'Наказываю Глеба', 'punish Глеб'],
    ['Савва', 'Отпускаю раба Глеба', 'freeSlave Глеб'],
    ['Хлоя', 'Взламываю Аню', 'hack Аня'],
    ['Хлоя', 'взлом Боря', 'hack Боря'],
    ['Хлоя', 'хакнуть Глеба', 'hack Глеб'],
    ['Шамиль', 'слежка за Аней и Борей', 'surveil Аня,Боря'],
    ['Шамиль', 'Слежу за Глебом', 'surveil Глеб'],
    ['Яна', 'Меняю местами Аню и Борю', 'exchange Аня,Боря'],
    ['Яна', 'обмен: Рома, Соня', 'exchange Рома,Соня'],
    ['Яна', 'Закрепляю обмен', 'fixExchange'],
    ['Мая', 'обслуживаю Аню', 'serve Аня'],
    ['Мая', 'Навещу Рому', 'serve Рома'],
    ['Мая', 'обслуживаю роль доктора', 'serveRole role:doctor'],
    ['Мая', 'Иду к роли: блокер', 'serveRole role:blocker'],
    ['Клим', 'Беру анализы у Ани и Бори', 'analyse Аня,Боря'],
    ['Клим', 'анализ: Глеб', 'analyse Глеб'],
    ['Яков', 'Беру под покровительство Аню', 'patronise Аня'],
    ['Яков', 'покровительство: Боря', 'patronise Боря'],
    ['Шура', 'Мщу Роме', 'avenge Рома'],
    ['Шура', 'месть: Соня', 'avenge Соня'],
    ['Цезарь', 'души: Аня, Боря, Вера', 'nameSouls Аня,Боря,Вера'],
    ['Шура', 'Любимчик: Аня', 'nameFavourite Аня'],
    ['Наум', 'Проклинаю Аню, Борю и Веру', 'curse Аня,Боря,Вера'],
    ['Наум', 'проклятие: Глеб, Даша, Катя', 'curse Глеб,Даша,Катя'],
    ['Наум', 'Меняю труп Ани на Борю', 'swapCorpse Аня,Боря'],
    ['Цезарь', 'Пожираю Рому', 'devour Рома'],
    ['Цезарь', 'исцеляю Аню', 'soulHeal Аня'],
    ['Цезарь', 'лечу себя', 'soulHeal Цезарь'],
    ['Боря', 'арест Соня', 'arrest Соня'],
    ['Боря', 'сажаю под арест Глеба', 'arrest Глеб'],
    ['Боря', 'Защищаю Аню', 'guard Аня'],
    ['Боря', 'Охраняю Аню этой ночью.', 'guard Аня'],
    ['Боря', 'защита на Веру', 'guard Вера'],
    ['Боря', 'беру под защиту Глеба', 'guard Глеб'],
    ['Боря', 'блок Веру', 'block Вера'],
    ['Боря', 'блокирую Рому', 'block Рома'],
    ['Боря', 'заблокировать Соню', 'block Соня'],
    ['Вера', 'Проверяю Соню', 'check Соня'],
    ['Вера', 'чек Рома', 'check Рома'],
    ['Вера', 'ночью проверяю Соню на цвет', 'check Соня'],
    ['Вера', 'Чекнуть Bobа', 'check Bob'],
    ['Вера', 'Отправляю на проверку чек Глеба', 'verify Глеб'],
    ['Вера', 'проверка чека: Аня', 'verify Аня'],
    ['Вера', 'проверить чек Бори', 'verify Боря'],
    ['Глеб', 'Слежу за Ромой', 'track Рома'],
    ['Глеб', 'слежка за Соней', 'track Соня'],
    ['Глеб', 'Проследить за Лёшей', 'track Лёша'],
    ['Глеб', 'Проверить роль Кати', 'learnRole Катя'],
    ['Глеб', 'узнаю роль Миши', 'learnRole Миша'],
    ['Глеб', 'проверка роли: Олег', 'learnRole Олег'],
    ['Глеб', 'Запрос на роль доктора', 'request role:doctor'],
    ['Глеб', 'запрашиваю блокера', 'request role:blocker'],
    ['Глеб', 'запрос: комиссар', 'request role:commissioner'],
    ['Даша', 'Самосуд над Ромой', 'vigilanteShot Рома'],
    ['Даша', 'самосуд: Соня', 'vigilanteShot Соня'],
    ['Даша', 'стреляю самосудом в Рому', 'vigilanteShot Рома'],
    ['Рома', 'Заказ на доктора', 'order role:doctor'],
    ['Рома', 'заказываю блокера', 'order role:blocker'],
    ['Рома', 'заказать роль детектива', 'order role:detective'],
    ['Зоя', 'Создаю иллюзию', 'pretend'],
    ['Зоя', 'делаю иллюзию', 'pretend'],
    ['Зоя', 'иллюзия', 'pretend'],
    ['Эля', 'Назначаю преемником Рому', 'nameSuccessor Рома'],
    ['Эля', 'преемник: Соня', 'nameSuccessor Соня'],
    ['Эля', 'выбираю преемником Тимура', 'nameSuccessor Тимур'],
    ['Тимур', 'Чек Аня', 'jokerCheck Аня'],
    ['Тимур', 'проверяю Борю', 'jokerCheck Боря'],
    ['Тимур', 'чекаю Глеба', 'jokerCheck Глеб'],
    ['Ульяна', 'Травлю Аню', 'poison Аня'],
    ['Ульяна', 'отравить Борю', 'poison Боря'],
    ['Ульяна', 'яд Глебу', 'poison Глеб'],
    ['Ульяна', 'Даю противоядие Ане', 'giveAntidote Аня'],
    ['Ульяна', 'противоядие: Боря', 'giveAntidote Боря'],
    ['Ульяна', 'дать противоядие Глебу', 'giveAntidote Глеб'],
    ['Ульяна', 'Отказ от противоядия', 'refuseAntidote'],
    ['Ульяна', 'не даю противоядия Ане', 'refuseAntidote Аня'],
    ['Ульяна', 'без противоядия', 'refuseAntidote'],
    ['Федор', 'Захватываю Аню', 'capture Аня'],
    ['Федор', 'захват: Боря', 'capture Боря'],
    ['Федор', 'беру в плен Глеба', 'capture Глеб'],
    ['Федор', 'Отпускаю Аню', 'release Аня'],
    ['Федор', 'освободить Борю', 'release Боря'],
    ['Федор', 'отпустить Глеба', 'release Глеб'],
    ['Федор', 'Пытаю Аню', 'torture Аня'],
    ['Федор', 'пытка: Боря', 'torture Боря'],
    ['Федор', 'продолжаю пытать Глеба', 'torture Глеб'],
    ['Юля', 'Забираю к себе Аню', 'take Аня'],
    ['Юля', 'ход гейши: Боря', 'take Боря'],
    ['Юля', 'развлекаю Глеба', 'take Глеб'],
    ['Катя', 'Забираю Аню', 'takeHome Аня'],
    ['Катя', 'забираю домой Борю', 'takeHome Боря'],
    ['Катя', 'ход проститутки: Глеб', 'takeHome Глеб'],
    ['Игорь', 'Связь с Аней', 'link Аня'],
    ['Игорь', 'связываюсь с Борей', 'link Боря'],
    ['Игорь', 'создаю связь с Глебом', 'link Глеб'],
    ['Игорь', 'Разрываю связь', 'breakLink'],
    ['Игорь', 'разрыв связи', 'breakLink'],
    ['Игорь', 'рву связь', 'breakLink'],
    ['Миша', 'Гипноз на Аню', 'hypnotize Аня'],
    ['Миша', 'гипнотизирую Борю', 'hypnotize Боря'],
    ['Миша', 'загипнотизировать Глеба', 'hypnotize Глеб'],
    ['Лёша', 'Ночую у Ани', 'watch Аня'],
    ['Лёша', 'ночлег у Бори', 'watch Боря'],
    ['Лёша', 'караулю Глеба', 'watch Глеб'],
    ['Лёша', 'Пьянка', 'drink'],
    ['Лёша', 'сегодня напиваюсь', 'drink'],
    ['Лёша', 'бухаю', 'drink'],
    ['Нина', 'Поджигаю, со мной Аня и Боря', 'burn Аня,Боря'],
    ['Нина', 'поджог: Глеб', 'burn Глеб'],
    ['Нина', 'устраиваю пожар', 'burn'],
    ['Bob', 'Срезаю лицо Ане, цель Боря', 'cutFace Аня,Боря'],
    ['Bob', 'срез: Глеб', 'cutFace Глеб'],
    ['Bob', 'срезать лицо Вере', 'cutFace Вера'],
    ['Олег', 'Охраняю Аню', 'protect Аня'],
    ['Олег', 'охрана: Боря', 'protect Боря'],
    ['Олег', 'прикрываю Глеба', 'protect Глеб'],
    ['Павел', 'Список: доктор', 'bait role:doctor'],
    ['Павел', 'Жду блокера', 'bait role:blocker'],
    ['Павел', 'Подрываю Аню', 'detonate Аня'],
    ['Павел', 'взрываюсь с Борей', 'detonate Боря'],
    ['Павел', 'самоподрыв: Глеб', 'detonate Глеб'],
    ['Аня', 'Записка: я мирная, честное слово', 'note'],
    ['Аня', 'ночная записка: всем привет', 'note'],
    ['Аня', 'Лечу Борю.\nЗаписка: ищите мафию', 'note; heal Боря'],
  ]))

describe('what an order in Russian says besides whom it is about', () => {
  const desk = deskOf(
    { system: 'russian', night: 3, players: { ...players, Ян: { role: 'hero', negative: 'yakuza' } } } as never,
    'russian',
  )
  it.each([
    ['Рома', 'Пользуюсь мирной ролью', 'useRole', [], { role: 'civil' }],
    ['Рома', 'Буду пользоваться негативной ролью', 'useRole', [], { role: 'negative' }],
    ['Рома', 'использую мирную роль', 'useRole', [], { role: 'civil' }],
    ['Ян', 'Окрашиваю Аню в красный', 'whiten', ['Аня'], {}],
    ['Ян', 'окрашу в красный Борю', 'whiten', ['Боря'], {}],
  ])('%s: %s', (sender, body, does, to, keys) =>
    expect(read(sender, body, desk)).toMatchObject({ proposals: [{ does, to, with: keys }], doubts: [] }),
  )
  it.each([
    ['Рома', 'Пользуюсь мирной и негативной ролью'],
    ['Рома', 'Пользуюсь мутной ролью'],
    ['Ян', 'Окрашиваю Аню в синий'],
    ['Аня', 'Лечу красного Борю'],
  ])('asks about «%s: %s»', (sender, body) => expect(brief(sender, body, desk)).toBe('?unread'))
})

describe('what is not plain in Russian is asked about', () =>
  table([
    ['Рома', 'стреляю в Аню, если Боря жив', '?conditional'],
    ['Рома', 'стрельнуть в Аню или Борю', '?oneOf'],
    ['Рома', 'стреляю в Аню?', '?question'],
    ['Рома', 'наверное, стреляю в Аню', '?wavering'],
    ['Рома', 'отменяю выстрел в Аню', '?correction'],
    ['Рома', 'не стреляю в Аню', '?wrongCount'],
    ['Аня', 'не лечить Борю', '?wavering'],
    ['Аня', 'стреляю в Борю', '?notOwned'],
    ['Аня', 'лечу', '?noTarget'],
    ['Аня', 'лечу Семена', '?noTarget'],
    ['Аня', 'лечу Брою', '?nearTarget'],
    // Three letters are too few to know a nick of the other alphabet by.
    ['Аня', 'лечу Боба', '?nearTarget'],
    ['Вера', 'проверяю Соню на мафию', '?unread'],
    ['Аня', 'Борю', '?bareName'],
    ['Аня', 'Боря какой-то подозрительный', '?bareName'],
    ['Аня', 'Боря лечит Веру', '?bareName'],
    ['Аня', 'вчера лечила Борю', '?bareName'],
    ['Вера', 'проверяю Аню и Борю', '?wrongCount'],
    ['Вера', 'чек Аня. Чек Боря', '?conflict'],
    ['Вера', 'чек доктора', '?noTarget'],
  ]))

describe('an order that is taken back in the same breath is asked about', () =>
  table([
    ['Аня', 'Лечу Веру. Хотя нет, не лечу.', '?correction'],
    ['Аня', 'Лечу Веру. Нет.', '?correction'],
    ['Аня', 'Лечу Веру. Стоп', '?correction'],
    ['Аня', 'Лечу Веру. Не лечу.', '?wavering'],
    ['Аня', 'Лечу Веру, я пошутила', '?unread'],
    ['Аня', 'лечу Веру, шучу', '?unread'],
    ['Аня', 'лечу Веру, всё зависит от чека', '?unread'],
    ['Аня', 'лечу Веру, посмотрю еще', '?unread'],
    ['Аня', 'следующую ночь лечу Веру', '?unread'],
    ['Аня', 'лечу Веру, а потом Борю', '?wavering'],
    ['Аня', 'лечу не Веру', '?unread'],
    ['Аня', 'Лечу Веру. Точнее, Борю. Хотя нет, Глеба', 'heal Глеб'],
    ['Аня', 'лечу Веру (вдруг ее убьют)', 'heal Вера'],
  ]))

describe('what others do, and what was done before, is no order of the writer', () =>
  table([
    ['Рома', 'Боря стреляет в Веру', '?bareName'],
    ['Рома', 'они стреляют в Веру', '?bareName'],
    ['Рома', 'Пусть Соня стреляет в Веру', '?bareName'],
    ['Рома', 'стрелять будет Соня', '?otherActs'],
    ['Вера', 'проверила Рому', '?bareName'],
    ['Вера', 'проверил Рому он черный', '?bareName'],
    ['Вера', 'проверяю Олега. потому что Рома черный проверяю Рому', 'check Олег; ?wrongCount'],
    ['Аня', 'Вера доктор', '?bareName'],
    ['Аня', 'доктор: Вера', 'heal Вера'],
    ['Аня', 'лечу Веру вместо Бори', '?correction'],
    ['Катя', 'без защиты', '?unread'],
    ['Нина', 'Со мной все в порядке, жду утра', ''],
    ['Нина', 'жгу. со мной Рома и Глеб', 'burn Рома,Глеб'],
  ]))

it('offers each of those between whom a message leaves the choice', () => {
  const [doubt] = read('Вера', 'Проверяю Аню или Борю.').doubts
  expect([doubt!.why, doubt!.choices.map(({ to }) => to)]).toEqual(['oneOf', [['Аня'], ['Боря']]])
})

describe('what takes earlier orders back in Russian', () => {
  const said = (body: string): string => {
    const cancel = read('Аня', body).notes.some(({ kind }) => kind === 'cancel')
    return [brief('Аня', body), ...(cancel ? ['(cancel)'] : [])].filter(Boolean).join('; ')
  }
  it.each([
    ['Отменяю.', '(cancel)'],
    ['Отмена хода, пожалуйста', '(cancel)'],
    ['Прошу отменить мой ход!', '(cancel)'],
    ['Беру свой ход назад', '(cancel)'],
    ['Снимаю заявку', '(cancel)'],
    ['Отменяю, лечу Веру', 'heal Вера; (cancel)'],
    ['Отменяю предыдущий ход. Лечу Борю', 'heal Боря; (cancel)'],
    ['Лечу Борю. Нет, отменяю.\nЛечу Веру.', 'heal Вера; (cancel)'],
    ['Лечу Борю. Отменяю!', '(cancel)'],
    ['Отменяю лечение Бори', '?correction'],
    ['Если Боря умрет, отменяю', '?bareName'],
    ['Отменить ход?', ''],
    ['Не отменяю', ''],
    ['Не отменяю ход, лечу Веру', '?correction'],
    ['Беру Борю', '?notOwned'],
  ])('%s', (body, read) => expect(said(body)).toBe(read))
})

describe('in Russian', () => {
  it('talk that names nobody asks for nothing', () => {
    expect(brief('Аня', 'Привет! Как настроение? Жду утра.')).toBe('')
    expect(read('Аня', 'Привет!').notes.map(({ kind }) => kind)).toEqual(['nothing'])
  })

  it('a quote is nobody’s order', () => expect(brief('Аня', '> лечу Веру\n\nспасибо за игру')).toBe(''))

  it('what a note says is its text, in quotation marks or without', () => {
    for (const note of ['Записка: «я мирная»', 'Записка: я мирная'])
      expect(read('Аня', note).proposals.map(({ does, with: given }) => [does, given.text])).toEqual([
        ['note', 'я мирная'],
      ])
  })

  it('below a quote without an end it is asked whose order it is, and own words are no quote', () => {
    expect(brief('Аня', 'Боря писал(а):\nКого лечишь?\n\nлечу Веру')).toBe('?openQuote')
    expect(brief('Аня', 'Я уже писала:\nлечу Веру')).toBe('heal Вера')
  })

  it('of two names that are as near each can be chosen', () =>
    expect(read('Аня', 'лечу Вору').doubts.map(({ why, choices }) => [why, choices.map(({ to }) => to?.[0])])).toEqual([
      ['nearTarget', ['Боря', 'Вера']],
    ]))

  it('without a sender it is asked whose order it is', () => {
    expect(brief(undefined, 'стреляю в Веру')).toBe('?noSender')
    expect(brief(undefined, 'всем доброй ночи')).toBe('')
  })

  it('the question is asked in Russian', () => {
    const [doubt] = read('Аня', 'лечу Семена').doubts
    expect(doubt!.question).toBe('«лечу Семена»: цель не названа (хил). Кто?')
    expect(doubt!.choices.length).toBeGreaterThan(0)
  })

  it('a name that is nearly one is asked about by that name', () => {
    const [doubt] = read('Аня', 'лечу Глбеа').doubts
    expect([doubt!.why, doubt!.question]).toEqual(['nearTarget', '«лечу Глбеа»: это Глеб?'])
    expect(doubt!.choices.map(({ to }) => to)).toContainEqual(['Глеб'])
  })

  it('a form of the name that the host wrote is read', () => {
    const game = {
      ...night.game,
      seats: night.game.seats.map(seat => (seat.slot === 'Bob' ? { ...seat, forms: { acc: 'Боба' } } : seat)),
    }
    const message = envelopesOf('лечу Боба')[0]!
    expect(readMessage(message, { ...night, game, sender: 'Аня' }).proposals).toMatchObject([
      { does: 'heal', to: ['Bob'] },
    ])
  })

  it('every ability that can be sent in has words', () => {
    const { verbs = {} } = russian.words.wording.ru!
    const without = Object.entries(russian.abilities).filter(([id, { passive }]) => !passive && !verbs[id]?.length)
    expect(without.map(([id]) => id)).toEqual([])
  })

  it('whatever names another player yields an order, or asks', () => {
    const names = ['Борю', 'Веры', 'Глебу', 'Соней', 'Лёше', 'Bobа', 'Тимуром', 'Якова']
    const words = 'и не может потом думаю хочу стреляю лечу вчера подозрительный арест утром чек или самый если'.split(
      ' ',
    )
    fc.assert(
      fc.property(
        fc.constantFrom('Аня', 'Рома', 'Олег'),
        fc.constantFrom(...names),
        fc.array(fc.constantFrom(...words), { maxLength: 6 }),
        fc.array(fc.constantFrom(...words), { maxLength: 6 }),
        (sender, name, before, after) => {
          const { proposals, doubts } = read(sender, [...before, name, ...after].join(' '))
          return proposals.length + doubts.length > 0
        },
      ),
    )
  })
})
