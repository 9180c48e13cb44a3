/** What abilities are sent in with, in Russian. */
type Keys = Readonly<Record<string, string>>

const sent: Keys = { sentBy: 'напарник, который прислал ход, если самого игрока не было' }

const agreed = 'согласна ли на это цель, если это напарник'
const instead = 'что вместо этого сообщают следователю'
const visitorsTo = (target: string): string =>
  `какие гости идут к ${target} цели: роли через запятую; если ничего не указано, все остальные`

export const keys: Readonly<Record<string, Keys>> = {
  shoot: {
    first: 'идет ли эта цель раньше цели напарника, если остановили одного из двоих',
    insurer: 'кто страхует выстрел, если убивают втроем',
    agreed,
    ...sent,
  },
  insure: sent,
  declineInsurance: sent,
  pass: { keepInsurance: 'может ли другая сторона все равно стрелять вместо них', ...sent },
  suicide: {
    agreed: 'согласны ли на это напарники',
    unlessDies: 'чья смерть этой ночью отменяет самоубийство',
    unless: 'что еще его отменяет, на усмотрение ведущего',
    ...sent,
  },
  slander: sent,
  heal: sent,
  arrest: sent,
  guard: sent,
  block: { mode: 'арест это или защита', ...sent },
  note: {
    text: 'что говорится в записке; {dead} заменяется именами погибших',
    when: 'что должно быть утром: доктор попал, никто не погиб, погиб игрок Аня, чек прошел; несколько – через «и»',
    else: 'что в ней говорится в другом случае; если не указано, ничего не публикуется',
    ...sent,
  },
  check: { shown: instead, when: 'только если таков настоящий результат', ...sent },
  verify: { night: 'за какую ночь чек; если не указано, последний', ...sent },
  track: {
    at: 'к кому цель ходила по тому, что сообщают следователю',
    shown: instead,
    when: 'только если таков настоящий результат',
    slander: 'что сообщают следователю об очернении',
    ...sent,
  },
  learnRole: sent,
  request: { shown: `${instead}, о каждой ночи`, ...sent },
  vigilanteShot: sent,
  order: {
    except: 'кого наемник не трогает',
    except2: 'еще один такой игрок',
    except3: 'еще один такой игрок',
    agreed,
    for: 'за кого это, если у стороны есть собственный выстрел',
    ...sent,
  },
  pretend: sent,
  leaveAs: { as: 'под видом кого уйти, если залинчуют', ...sent },
  whiten: sent,
  nameSuccessor: sent,
  jokerCheck: sent,
  poison: sent,
  giveAntidote: sent,
  refuseAntidote: sent,
  capture: { seem: 'что видят те, кто следит, если ход сорван', ...sent },
  release: sent,
  torture: sent,
  rage: sent,
  take: { seem: 'что видят те, кто следит, если ход сорван', ...sent },
  takeHome: { protected: 'останется ли клиент только покалеченным, если киллер убьет проститутку', ...sent },
  link: sent,
  breakLink: sent,
  hypnotize: {
    for1: visitorsTo('первой'),
    for2: visitorsTo('второй'),
    for3: visitorsTo('третьей'),
    for4: visitorsTo('четвертой'),
    for5: visitorsTo('пятой'),
    for6: visitorsTo('шестой'),
    skip: 'какие гости пропускают ход: роли через запятую или all, если все',
    spare: 'какие гости все равно приходят: роли через запятую',
    ...sent,
  },
  watch: sent,
  drink: sent,
  burn: {
    invest: 'вкладывает ли черный безумец выстрел из запаса в еще одну цель',
    die: 'умирает ли в пожаре безликий безумец',
    ...sent,
  },
  cutFace: sent,
  protect: {
    alibi: 'где будто бы был черный или безликий телохранитель, если на подопечного напали',
    hinder: 'мешает ли черный телохранитель хилу и защите подопечного',
    passOn: 'переводит ли безликий телохранитель черного киллера на красного подопечного',
    ...sent,
  },
  hack: sent,
  useRole: { role: 'какой ролью пользоваться на вторые сутки', ...sent },
  drug: { dose: 'какую дозу получает единственная цель, если не обычную', ...sent },
  bait: sent,
  detonate: sent,
}
