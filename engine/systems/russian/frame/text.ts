/** What roles, teams and slots are called, and why a move does not count that somebody could not make. */
import { did } from '../words.ts'
import type { PartWords, Said } from '../words.ts'

const roles: PartWords['roles'] = {
  doctor: { en: 'Doctor', ru: 'доктор' },
  blocker: { en: 'Blocker', ru: 'блокер' },
  commissioner: { en: 'Commissioner', ru: 'комиссар' },
  detective: { en: 'Detective', ru: 'детектив' },
  investigator: { en: 'Investigator', ru: 'следователь' },
  activeCitizen: { en: 'Active Citizen', ru: 'активный житель' },
  politician: { en: 'Politician', ru: 'политик' },
  phantom: { en: 'Phantom', ru: 'фантом' },
  immortal: { en: 'Immortal', ru: 'бессмертный' },
  bodyguard: { en: 'Bodyguard', ru: 'телохранитель' },
  prostitute: { en: 'Prostitute', ru: 'проститутка' },
  hacker: { en: 'Hacker', ru: 'хакер' },
  terrorist: { en: 'Terrorist', ru: 'террорист' },
  journalist: { en: 'Journalist', ru: 'журналист' },
  bum: { en: 'Bum', ru: 'бомж' },
  anonymous: { en: 'Anonymous', ru: 'анонимус' },
  pimp: { en: 'Pimp', ru: 'сутенер' },
  lawyer: { en: 'Lawyer', ru: 'адвокат' },
  inquisitor: { en: 'Inquisitor', ru: 'инквизитор' },
  priest: { en: 'Priest', ru: 'священник' },
  witness: { en: 'Witness', ru: 'свидетель' },
  liar: { en: 'Liar', ru: 'лжец' },
  judge: { en: 'Judge', ru: 'судья' },
  drugDealer: { en: 'Drug Dealer', ru: 'наркодилер' },
  hero: { en: 'Hero', ru: 'герой' },
  fanatic: { en: 'Fanatic', ru: 'фанатик' },
  hypnotist: { en: 'Hypnotist', ru: 'гипнотизер' },
  kamikaze: { en: 'Kamikaze', ru: 'камикадзе' },
  madman: { en: 'Madman', ru: 'безумец' },
  actor: { en: 'Actor', ru: 'актер' },
  collector: { en: 'Collector', ru: 'коллекционер' },
  necromancer: { en: 'Necromancer', ru: 'некромант' },
  cultist: { en: 'Cultist', ru: 'культист' },
  criminalist: { en: 'Criminalist', ru: 'криминалист' },
  maid: { en: 'Maid', ru: 'горничная' },
  witch: { en: 'Witch', ru: 'ведьма' },
  wizard: { en: 'Wizard', ru: 'волшебник' },
  mafia: { en: 'Mafia', ru: 'мафия' },
  maniac: { en: 'Maniac', ru: 'маньяк' },
  yakuza: { en: 'Yakuza', ru: 'якудза' },
  sonOfBoss: { en: 'Son of the Boss', ru: 'сын босса' },
  hireling: { en: 'Hireling', ru: 'наемник' },
  imitator: { en: 'Imitator', ru: 'подражатель' },
  joker: { en: 'Joker', ru: 'джокер' },
  poisoner: { en: 'Poisoner', ru: 'отравитель' },
  executor: { en: 'Executor', ru: 'экзекутор' },
  geisha: { en: 'Geisha', ru: 'гейша' },
  daughterOfHead: { en: 'Daughter of the Head', ru: 'дочь главы' },
  ninja: { en: 'Ninja', ru: 'ниндзя' },
  faceless: { en: 'Faceless', ru: 'безликий' },
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
    stands: { en: '{who} is dead by then', ru: '{who_nom} умирает раньше этого хода' },
    falls: { en: '{who} is still alive then', ru: '{who_nom} ходит еще при жизни' },
  },
  diedBefore: {
    stands: { en: '{who} has already died', ru: `{who_nom} уже ${did('who', 'умер', 'умерла', 'умерли')}` },
    falls: { en: '{who} has not died yet', ru: `{who_nom} еще не ${did('who', 'умер', 'умерла', 'умерли')}` },
  },
  roleBlocked: {
    stands: {
      en: '{by, select, roleBlock {a recorded block} faceCut {the lost face} cutTonight {the cut face} captive {captivity} released {the release} executor {the executor} hacked {the hack} punished {the punishment} blownUp {the explosion} maimed {being maimed} other {a block}} keeps {who} from this move',
      ru: 'ход {who_gen} не проходит ({by, select, roleBlock {записанный блок} faceCut {лицо срезано} cutTonight {лицо срезано} captive {плен} released {освобождение} executor {экзекутор} hacked {взлом} punished {наказание} blownUp {взрыв} maimed {увечье} other {блок}})',
    },
    falls: {
      en: '{by, select, roleBlock {a recorded block} faceCut {the lost face} cutTonight {the cut face} captive {captivity} released {the release} executor {the executor} hacked {the hack} punished {the punishment} blownUp {the explosion} maimed {being maimed} other {a block}} does not keep {who} from this move',
      ru: 'ходу {who_gen} блок не мешает ({by, select, roleBlock {записанный блок} faceCut {лицо срезано} cutTonight {лицо срезано} captive {плен} released {освобождение} executor {экзекутор} hacked {взлом} punished {наказание} blownUp {взрыв} maimed {увечье} other {блок}})',
    },
  },
  cannotUse: {
    stands: {
      en: '{who} cannot use the {part} role',
      ru: '{who_dat} недоступна {part, select, negative {негативная} other {мирная}} роль',
    },
    falls: {
      en: '{who} can use the {part} role',
      ru: '{who_dat} доступна {part, select, negative {негативная} other {мирная}} роль',
    },
  },
  civilOnly: {
    stands: { en: 'this affects only {who}’s civil role', ru: 'речь только о мирной роли {who_gen}' },
    falls: { en: 'this affects both of {who}’s roles', ru: 'речь об обеих ролях {who_gen}' },
  },
  recordedBlock: {
    stands: { en: 'the host recorded a block on {who} in {phase}', ru: 'ведущий записал блок {who_dat} ({phase})' },
    falls: { en: 'no block on {who} is recorded', ru: 'ведущий не записал блока {who_dat}' },
  },
  blockLasts: {
    stands: {
      en: 'it lasts {days} game {days, plural, one {day} other {days}}',
      ru: 'срок блока: {days, plural, one {# игровые сутки} few {# игровых суток} many {# игровых суток} other {# игровых суток}}',
    },
    falls: { en: 'it is over', ru: 'срок блока истек' },
  },
  oneMoveOnly: {
    stands: { en: '{who} may make only one move', ru: '{who_nom} может сделать только один ход' },
    falls: {
      en: '{who} may make both a civil and a negative move',
      ru: '{who_nom} может сделать и мирный, и негативный ход',
    },
  },
  liesOver: {
    stands: {
      en: 'a negative role lies on top of {who}’s civil role',
      ru: 'негативная роль {who_gen} лежит поверх мирной',
    },
    falls: { en: '{who} has only a civil role', ru: 'у {who_gen} только мирная роль' },
  },
  oneEveningOnly: {
    stands: { en: '{who} may make only one move this evening', ru: '{who_nom} может сделать только один вечерний ход' },
    falls: {
      en: 'moves of one evening do not get in each other’s way',
      ru: 'вечерние ходы {who_gen} не мешают друг другу',
    },
  },
  afterTheVote: {
    stands: { en: '{use} comes in the evening, after the vote', ru: 'это вечерний ход, после голосования: {use}' },
    falls: { en: '{use} does not come in the evening', ru: 'это не вечерний ход: {use}' },
  },
  apartFromNight: {
    stands: {
      en: '{use} is an evening move and does not cross with the night',
      ru: 'вечерний ход не пересекается с ночными: {use}',
    },
    falls: { en: '{use} crosses with night moves', ru: 'ход пересекается с ночными: {use}' },
  },
  moved: {
    stands: { en: '{who} did the same in {phase}', ru: `{who_nom} уже ${did('who', 'ходил')} так ({phase})` },
    falls: { en: '{who} did not do the same in {phase}', ru: `{who_nom} так не ${did('who', 'ходил')} ({phase})` },
  },
  twiceRunning: {
    stands: { en: '{who} would do this two nights in a row', ru: '{who_nom} ходит так две ночи подряд' },
    falls: { en: '{who} does not do this two nights in a row', ru: '{who_nom} ходит так не две ночи подряд' },
  },
  nightBetween: {
    stands: { en: 'there is a night in between', ru: 'между ними еще одна ночь' },
    falls: { en: 'there is no night in between', ru: 'ночи между ними нет' },
  },
  skippedNight: {
    stands: { en: '{who} skipped {phase}', ru: `{who_nom} ${did('who', 'пропустил')} ход ({phase})` },
    falls: { en: '{who} did not skip {phase}', ru: `{who_nom} не ${did('who', 'пропускал')} хода ({phase})` },
  },
  otherNight: {
    stands: { en: '{who} made another move in {phase}', ru: `{who_nom} ${did('who', 'ходил')} иначе ({phase})` },
    falls: { en: '{who} made no other move in {phase}', ru: `{who_nom} не ${did('who', 'ходил')} иначе ({phase})` },
  },
  foiledThen: {
    stands: { en: '{who}’s move in {phase} was foiled', ru: 'тот ход {who_gen} сорван ({phase})' },
    falls: { en: '{who}’s move in {phase} was not foiled', ru: 'тот ход {who_gen} не сорван ({phase})' },
  },
} satisfies Readonly<Record<string, Said>>

export const frame = {
  roles,
  rolesShort,
  facts: facts,
  factions: {
    red: { en: 'Red', ru: 'красный' },
    black: { en: 'Black', ru: 'черный' },
    grey: { en: 'Gray', ru: 'серый' },
  },
  goals: {
    red: {
      en: 'You win when no black player and no faceless is left in the game.',
      ru: 'Вы победите с красными, когда в игре не останется ни черных, ни безликого.',
    },
    black: {
      en: 'You win when there are fewer reds than blacks.',
      ru: 'Вы победите с черными, когда красных станет меньше, чем вас.',
    },
    grey: {
      en: 'You win alone, by the faces you cut and by living long enough.',
      ru: 'Вы побеждаете в одиночку: срезайте лица и доживите до своего срока.',
    },
  },
  terms: {
    negative: { en: 'negative role', ru: 'негативная роль' },
    title: { en: 'post', ru: 'пост' },
    mayor: { en: 'mayor', ru: 'мэр' },
    secretary: { en: 'secretary', ru: 'секретарша' },
    werewolf: { en: 'werewolf', ru: 'оборотень' },
    maimed: { en: 'maimed', ru: 'покалеченный' },
    faceCut: { en: 'face cut', ru: 'лицо срезано' },
    captive: { en: 'captive', ru: 'пленник' },
    released: { en: 'released', ru: 'освобожденный' },
    poisoned: { en: 'poisoned', ru: 'отравление' },
    // Slots of the lists.
    negKillers: { en: 'shots', ru: 'выстрелы' },
    civilKillers: { en: 'civil killers', ru: 'мирные киллеры' },
    lateInsurance: { en: 'late insurance', ru: 'поздняя страховка' },
    privateCheckers: { en: 'lawyer and inquisitor', ru: 'адвокат и инквизитор' },
    inheritance: { en: 'who inherits', ru: 'наследование' },
    choices: { en: 'choices', ru: 'выбор целей' },
    longBlocks: { en: 'long blocks', ru: 'долгие блоки' },
    requests: { en: 'requests', ru: 'запросы' },
    rest: { en: 'everything else', ru: 'остальное' },
  },
  tells: { partners: { en: 'Your partners: <b>{who}</b>.', ru: 'Ваши напарники: <b>{who}</b>.' } },
} satisfies PartWords
