/** What roles, teams and slots are called, and why a move does not count that somebody could not make. */
import { did } from '../words.ts'
import type { PartWords, Said } from '../words.ts'

const roles: PartWords['roles'] = {
  doctor: ['Doctor', 'доктор'],
  blocker: ['Blocker', 'блокер'],
  commissioner: ['Commissioner', 'комиссар'],
  detective: ['Detective', 'детектив'],
  investigator: ['Investigator', 'следователь'],
  activeCitizen: ['Active Citizen', 'активный житель'],
  politician: ['Politician', 'политик'],
  phantom: ['Phantom', 'фантом'],
  immortal: ['Immortal', 'бессмертный'],
  bodyguard: ['Bodyguard', 'телохранитель'],
  prostitute: ['Prostitute', 'проститутка'],
  hacker: ['Hacker', 'хакер'],
  terrorist: ['Terrorist', 'террорист'],
  journalist: ['Journalist', 'журналист'],
  bum: ['Bum', 'бомж'],
  anonymous: ['Anonymous', 'анонимус'],
  pimp: ['Pimp', 'сутенер'],
  lawyer: ['Lawyer', 'адвокат'],
  inquisitor: ['Inquisitor', 'инквизитор'],
  priest: ['Priest', 'священник'],
  witness: ['Witness', 'свидетель'],
  liar: ['Liar', 'лжец'],
  judge: ['Judge', 'судья'],
  drugDealer: ['Drug Dealer', 'наркодилер'],
  hero: ['Hero', 'герой'],
  fanatic: ['Fanatic', 'фанатик'],
  hypnotist: ['Hypnotist', 'гипнотизер'],
  kamikaze: ['Kamikaze', 'камикадзе'],
  madman: ['Madman', 'безумец'],
  actor: ['Actor', 'актер'],
  collector: ['Collector', 'коллекционер'],
  necromancer: ['Necromancer', 'некромант'],
  cultist: ['Cultist', 'культист'],
  criminalist: ['Criminalist', 'криминалист'],
  maid: ['Maid', 'горничная'],
  witch: ['Witch', 'ведьма'],
  wizard: ['Wizard', 'волшебник'],
  mafia: ['Mafia', 'мафия'],
  maniac: ['Maniac', 'маньяк'],
  yakuza: ['Yakuza', 'якудза'],
  sonOfBoss: ['Son of the Boss', 'сын босса'],
  hireling: ['Hireling', 'наемник'],
  imitator: ['Imitator', 'подражатель'],
  joker: ['Joker', 'джокер'],
  poisoner: ['Poisoner', 'отравитель'],
  executor: ['Executor', 'экзекутор'],
  geisha: ['Geisha', 'гейша'],
  daughterOfHead: ['Daughter of the Head', 'дочь главы'],
  ninja: ['Ninja', 'ниндзя'],
  faceless: ['Faceless', 'безликий'],
}

/** What hosts write in rosters besides. */
const rolesShort: PartWords['rolesShort'] = {
  doctor: ['док', 'врач', 'лекарь'],
  blocker: ['блок'],
  commissioner: ['ком', 'комиссар полиции', 'com', 'commissar'],
  detective: ['дет', 'дэт'],
  investigator: ['след', 'следак'],
  activeCitizen: ['аж', 'активный', 'ac', 'active'],
  politician: ['полит'],
  phantom: ['фант'],
  immortal: ['бесс'],
  bodyguard: ['тело', 'бодигард'],
  prostitute: ['путана', 'проста'],
  terrorist: ['терр'],
  journalist: ['журик', 'журналистка'],
  bum: ['бомжик', 'hobo'],
  anonymous: ['аноним'],
  lawyer: ['адвокатша'],
  inquisitor: ['инкв'],
  priest: ['поп'],
  drugDealer: ['нарик', 'нарко', 'dealer'],
  hypnotist: ['гипно', 'гипнотизёр'],
  kamikaze: ['камик'],
  madman: ['псих'],
  collector: ['колл'],
  necromancer: ['некр'],
  criminalist: ['крим'],
  wizard: ['маг'],
  mafia: ['маф', 'мафиози', 'мафиозо'],
  maniac: ['ман'],
  sonOfBoss: ['сын', 'son', 'son of boss'],
  hireling: ['наёмник', 'наём'],
  imitator: ['подраж'],
  poisoner: ['отрав'],
  executor: ['экз'],
  daughterOfHead: ['дочь', 'daughter', 'daughter of head'],
  faceless: ['безлик', 'безликая'],
}

const facts = {
  deadByThen: {
    stands: ['{who} is dead by then', '{who_nom} умирает раньше этого хода'],
    falls: ['{who} still lives then', '{who_nom} ходит еще при жизни'],
  },
  diedBefore: {
    stands: ['{who} died before', `{who_nom} уже ${did('who', 'умер', 'умерла', 'умерли')}`],
    falls: ['{who} did not die before', `{who_nom} еще не ${did('who', 'умер', 'умерла', 'умерли')}`],
  },
  roleBlocked: {
    stands: [
      '{by, select, roleBlock {a recorded block} faceCut {the lost face} cutTonight {the cut face} captive {captivity} released {the release} executor {the executor} hacked {the hack} punished {the punishment} blownUp {the explosion} maimed {being maimed} other {a block}} keeps {who} from this move',
      'ход {who_gen} не проходит ({by, select, roleBlock {записанный блок} faceCut {лицо срезано} cutTonight {лицо срезано} captive {плен} released {освобождение} executor {экзекутор} hacked {взлом} punished {наказание} blownUp {взрыв} maimed {увечье} other {блок}})',
    ],
    falls: [
      '{by, select, roleBlock {a recorded block} faceCut {the lost face} cutTonight {the cut face} captive {captivity} released {the release} executor {the executor} hacked {the hack} punished {the punishment} blownUp {the explosion} maimed {being maimed} other {a block}} does not keep {who} from this move',
      'ходу {who_gen} блок не мешает ({by, select, roleBlock {записанный блок} faceCut {лицо срезано} cutTonight {лицо срезано} captive {плен} released {освобождение} executor {экзекутор} hacked {взлом} punished {наказание} blownUp {взрыв} maimed {увечье} other {блок}})',
    ],
  },
  cannotUse: {
    stands: [
      '{who} cannot use the {part} role',
      '{who_dat} недоступна {part, select, negative {негативная} other {мирная}} роль',
    ],
    falls: [
      '{who} can use the {part} role',
      '{who_dat} доступна {part, select, negative {негативная} other {мирная}} роль',
    ],
  },
  civilOnly: {
    stands: ['that is about the civil role of {who} alone', 'речь только о мирной роли {who_gen}'],
    falls: ['that is about both roles of {who}', 'речь об обеих ролях {who_gen}'],
  },
  recordedBlock: {
    stands: ['the host recorded a block of {who} in {phase}', 'ведущий записал блок {who_dat} ({phase})'],
    falls: ['no block of {who} is recorded', 'ведущий не записал блока {who_dat}'],
  },
  blockLasts: {
    stands: [
      'it lasts {days} game {days, plural, one {day} other {days}}',
      'срок блока: {days, plural, one {# игровые сутки} few {# игровых суток} many {# игровых суток} other {# игровых суток}}',
    ],
    falls: ['it is over', 'срок блока истек'],
  },
  oneMoveOnly: {
    stands: ['{who} may make only one move', '{who_nom} может сделать только один ход'],
    falls: ['{who} makes a civil move and a negative one', '{who_nom} может сделать и мирный, и негативный ход'],
  },
  liesOver: {
    stands: ['a negative role lies over the civil role of {who}', 'негативная роль {who_gen} лежит поверх мирной'],
    falls: ['nothing lies over the civil role of {who}', 'у {who_gen} только мирная роль'],
  },
  oneEveningOnly: {
    stands: ['{who} may make only one move this evening', '{who_nom} может сделать только один вечерний ход'],
    falls: ['moves of one evening do not get in each other’s way', 'вечерние ходы {who_gen} не мешают друг другу'],
  },
  afterTheVote: {
    stands: ['{use} comes in the evening, after the vote', 'это вечерний ход, после голосования: {use}'],
    falls: ['{use} does not come in the evening', 'это не вечерний ход: {use}'],
  },
  apartFromNight: {
    stands: [
      '{use} belongs to the evening, which does not cross with the night',
      'вечерний ход не пересекается с ночными: {use}',
    ],
    falls: ['{use} crosses with moves of the night', 'ход пересекается с ночными: {use}'],
  },
  moved: {
    stands: ['{who} did the same in {phase}', `{who_nom} уже ${did('who', 'ходил')} так ({phase})`],
    falls: ['{who} did not do the same in {phase}', `{who_nom} так не ${did('who', 'ходил')} ({phase})`],
  },
  twiceRunning: {
    stands: ['{who} would do so in two nights running', '{who_nom} ходит так две ночи подряд'],
    falls: ['{who} does not do so in two nights running', '{who_nom} ходит так не две ночи подряд'],
  },
  nightBetween: {
    stands: ['a night lies between', 'между ними еще одна ночь'],
    falls: ['no night lies between', 'ночи между ними нет'],
  },
  skippedNight: {
    stands: ['{who} skipped {phase}', `{who_nom} ${did('who', 'пропустил')} ход ({phase})`],
    falls: ['{who} did not skip {phase}', `{who_nom} не ${did('who', 'пропускал')} хода ({phase})`],
  },
  otherNight: {
    stands: ['{who} made another move in {phase}', `{who_nom} ${did('who', 'ходил')} иначе ({phase})`],
    falls: ['{who} made no other move in {phase}', `{who_nom} не ${did('who', 'ходил')} иначе ({phase})`],
  },
  foiledThen: {
    stands: ['that move of {who} was foiled in {phase}', 'тот ход {who_gen} сорван ({phase})'],
    falls: ['that move of {who} was not foiled in {phase}', 'тот ход {who_gen} не сорван ({phase})'],
  },
} satisfies Readonly<Record<string, Said>>

export const frame = {
  roles,
  rolesShort,
  facts: facts,
  factions: { red: ['Red', 'красный'], black: ['Black', 'черный'], grey: ['Grey', 'серый'] },
  goals: {
    red: [
      'You win with the reds once no black and no faceless is in the game.',
      'Вы победите с красными, когда в игре не останется ни черных, ни безликого.',
    ],
    black: [
      'You win with the blacks once the reds are fewer than you.',
      'Вы победите с черными, когда красных станет меньше, чем вас.',
    ],
    grey: [
      'You win alone, by the faces that you cut and by living long enough.',
      'Вы побеждаете в одиночку: срезайте лица и доживите до своего срока.',
    ],
  },
  terms: {
    negative: ['negative role', 'негативная роль'],
    title: ['post', 'пост'],
    mayor: ['mayor', 'мэр'],
    secretary: ['secretary', 'секретарша'],
    werewolf: ['werewolf', 'оборотень'],
    maimed: ['maimed', 'покалеченный'],
    faceCut: ['face cut', 'лицо срезано'],
    captive: ['captive', 'пленник'],
    released: ['released', 'освобожденный'],
    poisoned: ['poisoned', 'отравление'],
    // Slots of the lists.
    negKillers: ['shots', 'выстрелы'],
    civilKillers: ['civil killers', 'мирные киллеры'],
    lateInsurance: ['late insurance', 'поздняя страховка'],
    privateCheckers: ['lawyer and inquisitor', 'адвокат и инквизитор'],
    inheritance: ['who inherits', 'наследование'],
    choices: ['choices', 'выбор целей'],
    longBlocks: ['long blocks', 'долгие блоки'],
    requests: ['requests', 'запросы'],
    rest: ['everything else', 'остальное'],
  },
  tells: { partners: ['Your partners: <b>{who}</b>.', 'Ваши напарники: <b>{who}</b>.'] },
} satisfies PartWords
