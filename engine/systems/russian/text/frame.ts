/** What roles, teams and slots are called, and why a move does not count that somebody could not make. */
import type { PartWords } from './words.ts'

const roles: PartWords['roles'] = {
  doctor: ['Doctor', 'доктор'], blocker: ['Blocker', 'блокер'], commissioner: ['Commissioner', 'комиссар'], detective: ['Detective', 'детектив'],
  investigator: ['Investigator', 'следователь'], activeCitizen: ['Active Citizen', 'активный житель'], politician: ['Politician', 'политик'],
  phantom: ['Phantom', 'фантом'], immortal: ['Immortal', 'бессмертный'], bodyguard: ['Bodyguard', 'телохранитель'], prostitute: ['Prostitute', 'проститутка'], hacker: ['Hacker', 'хакер'],
  terrorist: ['Terrorist', 'террорист'], journalist: ['Journalist', 'журналист'], bum: ['Bum', 'бомж'], anonymous: ['Anonymous', 'анонимус'], pimp: ['Pimp', 'сутенер'],
  lawyer: ['Lawyer', 'адвокат'], inquisitor: ['Inquisitor', 'инквизитор'], priest: ['Priest', 'священник'], witness: ['Witness', 'свидетель'], liar: ['Liar', 'лжец'], judge: ['Judge', 'судья'],
  drugDealer: ['Drug Dealer', 'наркодилер'], hero: ['Hero', 'герой'], fanatic: ['Fanatic', 'фанатик'], hypnotist: ['Hypnotist', 'гипнотизер'], kamikaze: ['Kamikaze', 'камикадзе'],
  madman: ['Madman', 'безумец'], actor: ['Actor', 'актер'], collector: ['Collector', 'коллекционер'], necromancer: ['Necromancer', 'некромант'], cultist: ['Cultist', 'культист'],
  criminalist: ['Criminalist', 'криминалист'], maid: ['Maid', 'горничная'], witch: ['Witch', 'ведьма'], wizard: ['Wizard', 'волшебник'],
  mafia: ['Mafia', 'мафия'], maniac: ['Maniac', 'маньяк'], yakuza: ['Yakuza', 'якудза'], sonOfBoss: ['Son of the Boss', 'сын босса'], hireling: ['Hireling', 'наемник'], imitator: ['Imitator', 'подражатель'],
  joker: ['Joker', 'джокер'], poisoner: ['Poisoner', 'отравитель'], executor: ['Executor', 'экзекутор'], geisha: ['Geisha', 'гейша'],
  daughterOfHead: ['Daughter of the Head', 'дочь главы'], ninja: ['Ninja', 'ниндзя'], faceless: ['Faceless', 'безликий'],
}

/** What hosts write in rosters besides. */
const rolesShort: PartWords['rolesShort'] = {
  doctor: ['док', 'врач', 'лекарь'], blocker: ['блок'], commissioner: ['ком', 'комиссар полиции', 'com', 'commissar'], detective: ['дет', 'дэт'], investigator: ['след', 'следак'],
  activeCitizen: ['аж', 'активный', 'ac', 'active'], politician: ['полит'], phantom: ['фант'], immortal: ['бесс'], bodyguard: ['тело', 'бодигард'], prostitute: ['путана', 'проста'], terrorist: ['терр'],
  journalist: ['журик', 'журналистка'], bum: ['бомжик', 'hobo'], anonymous: ['аноним'], lawyer: ['адвокатша'], inquisitor: ['инкв'], priest: ['поп'], drugDealer: ['нарик', 'нарко', 'dealer'],
  hypnotist: ['гипно', 'гипнотизёр'], kamikaze: ['камик'], madman: ['псих'], collector: ['колл'], necromancer: ['некр'], criminalist: ['крим'], wizard: ['маг'],
  mafia: ['маф', 'мафиози', 'мафиозо'], maniac: ['ман'], sonOfBoss: ['сын', 'son', 'son of boss'], hireling: ['наёмник', 'наём'], imitator: ['подраж'], poisoner: ['отрав'], executor: ['экз'],
  daughterOfHead: ['дочь', 'daughter', 'daughter of head'], faceless: ['безлик', 'безликая'],
}

const facts: PartWords['facts'] = {
  deadByThen: { stands: ['{who} is dead by then', '{who}: смерть раньше этого хода'], falls: ['{who} still lives then', '{who}: ход еще при жизни'] },
  diedBefore: { stands: ['{who} died before', '{who}: смерть уже наступила'], falls: ['{who} did not die before', '{who}: смерти еще нет'] },
  comesThen: { stands: ["{use} has its place there in the order", 'таково место хода: {use}'], falls: ['{use} has another place', 'место хода другое: {use}'] },
  comesAfterKillers: { stands: ['{use} comes after the killers', 'ход после киллеров: {use}'], falls: ['{use} comes before the killers', 'ход до киллеров: {use}'] },
  takenBefore: { stands: ['{who} was taken before that', '{who}: клиент раньше этого хода'], falls: ['{who} was not taken before that', '{who}: не клиент'] },
  afterCivilKillers: { stands: ['that is asked after all civil killers', 'это решается после мирных киллеров'], falls: ['that is asked before the civil killers', 'это решается до мирных киллеров'] },
  roleBlocked: {
    stands: ['{by, select, roleBlock {a recorded block} faceCut {the lost face} cutTonight {the cut face} captive {captivity} released {the release} executor {the executor} other {being maimed}} keeps {who} from this move', '{who}: ход не проходит ({by, select, roleBlock {записанный блок} faceCut {лицо срезано} cutTonight {лицо срезано} captive {плен} released {освобождение} executor {экзекутор} other {покалеченный}})'],
    falls: ['{by, select, roleBlock {a recorded block} faceCut {the lost face} cutTonight {the cut face} captive {captivity} released {the release} executor {the executor} other {being maimed}} does not keep {who} from this move', '{who}: этому ходу блок не мешает ({by, select, roleBlock {записанный блок} faceCut {лицо срезано} cutTonight {лицо срезано} captive {плен} released {освобождение} executor {экзекутор} other {покалеченный}})'],
  },
  cannotUse: {
    stands: ['{who} cannot use the {part} role', '{who}: {part, select, negative {негативная} other {мирная}} роль недоступна'],
    falls: ['{who} can use the {part} role', '{who}: {part, select, negative {негативная} other {мирная}} роль доступна'],
  },
  civilOnly: { stands: ['that is about the civil role of {who} alone', '{who}: дело только в мирной роли'], falls: ['that is about both roles of {who}', '{who}: дело в обеих ролях'] },
  recordedBlock: { stands: ['the host recorded a block of {who} in {phase}', '{who}: блок записан ведущим ({phase})'], falls: ['no block of {who} is recorded', '{who}: блок не записан'] },
  blockLasts: { stands: ['it lasts {days} game {days, plural, one {day} other {days}}', 'срок блока: {days, plural, one {# игровые сутки} few {# игровых суток} many {# игровых суток} other {# игровых суток}}'], falls: ['it is over', 'срок блока истек'] },
  bothFall: { stands: ['both moves of {who} fall together', '{who}: оба хода срываются вместе'], falls: ['the moves of {who} do not fall together', '{who}: оба хода вместе не срываются'] },
  losesBoth: { stands: ['one foiling role takes both moves of {who}', '{who}: сорваны и мирный, и негативный ход'], falls: ['no foiling role takes both moves of {who}', '{who}: мирный и негативный ход не сорваны'] },
  foiledFirst: { stands: ['{who} is arrested before that', '{who}: арест раньше этого хода'], falls: ['no arrest of {who} stands', '{who}: ареста нет'] },
  oneMoveOnly: { stands: ['{who} may make only one move', '{who}: возможен только один ход'], falls: ['{who} makes a civil move and a negative one', '{who}: возможны мирный и негативный ход'] },
  liesOver: { stands: ['a negative role lies over the civil role of {who}', '{who}: негативная роль поверх мирной'], falls: ['nothing lies over the civil role of {who}', '{who}: только мирная роль'] },
  oneEveningOnly: { stands: ['{who} may make only one move this evening', '{who}: возможен только один вечерний ход'], falls: ['moves of one evening do not get in each other’s way', 'вечерние ходы не мешают друг другу: {who}'] },
  afterTheVote: { stands: ['{use} comes in the evening, after the vote', 'вечерний ход, после голосования: {use}'], falls: ['{use} does not come in the evening', 'ход не вечерний: {use}'] },
  moved: { stands: ['{who} did the same in {phase}', '{who}: такой же ход ({phase})'], falls: ['{who} did not do the same in {phase}', '{who}: такого хода не было ({phase})'] },
  twiceRunning: { stands: ['{who} would do so in two nights running', '{who}: такой ход две ночи подряд'], falls: ['{who} does not do so in two nights running', '{who}: не две ночи подряд'] },
  nightBetween: { stands: ['a night lies between', 'между ними еще одна ночь'], falls: ['no night lies between', 'ночи между ними нет'] },
  skippedNight: { stands: ['{who} skipped {phase}', '{who}: пропуск хода ({phase})'], falls: ['{who} did not skip {phase}', '{who}: пропуска хода нет ({phase})'] },
  otherNight: { stands: ['{who} made another move in {phase}', '{who}: другой ход ({phase})'], falls: ['{who} made no other move in {phase}', '{who}: другого хода нет ({phase})'] },
  foiledThen: { stands: ['that move of {who} was foiled in {phase}', '{who}: тот ход сорван ({phase})'], falls: ['that move of {who} was not foiled in {phase}', '{who}: тот ход не сорван ({phase})'] },
  takenFirst: { stands: ['{who} was taken before the arrest', '{who}: клиент еще до ареста'], falls: ['{who} was not taken before the arrest', '{who}: до ареста не клиент'] },
  withGeisha: { stands: ['{who} is in company already', '{who} — уже клиент'], falls: ['{who} is in no company yet', '{who} — еще не клиент'] },
}

export const frame: PartWords = {
  roles, rolesShort, facts,
  factions: { red: ['Red', 'красный'], black: ['Black', 'черный'], grey: ['Grey', 'серый'] },
  terms: {
    negative: ['negative role', 'негативная роль'], title: ['post', 'пост'], mayor: ['mayor', 'мэр'], secretary: ['secretary', 'секретарша'], werewolf: ['werewolf', 'оборотень'],
    maimed: ['maimed', 'покалеченный'], faceCut: ['face cut', 'лицо срезано'], captive: ['captive', 'пленник'], released: ['released', 'освобожденный'], poisoned: ['poisoned', 'отравление'],
    // Slots of the lists.
    negKillers: ['shots', 'негативные киллеры'], civilKillers: ['civil killers', 'мирные киллеры'], lateInsurance: ['late insurance', 'поздняя страховка'], privateCheckers: ['lawyer and inquisitor', 'адвокат и инквизитор'],
    inheritance: ['who inherits', 'наследование'], choices: ['choices', 'выбор целей'], longBlocks: ['long blocks', 'долгие блоки'], requests: ['requests', 'запросы'], rest: ['everything else', 'остальное'],
  },
  tells: { partners: ['Your partners: <b>{who}</b>.', 'Ваши напарники: <b>{who}</b>.'] },
}
