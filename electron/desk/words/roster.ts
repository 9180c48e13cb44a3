import { defineMessages } from '../../../engine/text/catalogue.ts'

/** A roster as it is pasted, line by line; players who come and go. */
export const roster = defineMessages({
  tooManyLines: {
    en: 'a roster has at most {most} lines, and this one has {count}',
    ru: 'в составе не больше {most} строк, а здесь {count}',
  },
  pasteAlone: {
    en: 'paste the list of players alone: what stands from here on is not read',
    ru: 'вставьте только список игроков: дальше не читается',
  },
  tooLong: {
    en: 'this line has {length} characters, and a line of a roster has at most {most}',
    ru: 'в этой строке {length} знаков, а в строке состава не больше {most}',
  },
  oneALine: {
    en: 'write one player in a line; a longer text, such as a will, is entered with the player later',
    ru: 'пишите по одному игроку в строке; длинный текст, например завещание, вносят у игрока потом',
  },
  forms: { en: 'these are {count} forms of a name', ru: 'форм имени здесь {count}' },
  writeFive: {
    en: 'write five, with commas: genitive, dative, accusative, instrumental, prepositional',
    ru: 'напишите пять через запятую: родительный, дательный, винительный, творительный, предложный',
  },
  noName: { en: 'this line names no player', ru: 'в этой строке не назван игрок' },
  nameThenRole: { en: 'write a name, then a role: "Ann: doctor"', ru: 'напишите имя, потом роль: «Аня: доктор»' },
  twice: { en: '"{name}" stands here a second time', ru: '«{name}» стоит второй раз' },
  alike: {
    en: '"{name}" looks just like "{other}": in place {place} it has {here} and the other {there}, and nobody could tell their votes apart',
    ru: '«{name}» выглядит так же, как «{other}»: знак {place} здесь {here}, а там {there}, и голоса против них никто не различит',
  },
  keepNick: {
    en: 'give it a name of its own, with the name of the account in brackets: {name} ({nick}): {role}',
    ru: 'дайте другое имя, а имя учетной записи поставьте в скобки: {name} ({nick}): {role}',
  },
  notSeated: {
    en: '"{names}" stands below a heading that is not of players, and is left out',
    ru: '«{names}» — под заголовком не для игроков, здесь это не игрок',
  },
  notSeatedHere: {
    en: 'who plays needs a role; substitutes are entered on the Roster, hosts in the settings',
    ru: 'кто играет, тому нужна роль; замены вносятся на странице «Состав», ведущие — в настройках',
  },
  diedThen: {
    en: '"{then}" beside {name}: dead since then? {name} is taken as alive',
    ru: '«{then}» рядом с именем: игрок погиб тогда? Пока считается живым: {name}',
  },
  writeDead: { en: 'for a dead player write "dead {then}"', ru: 'если погиб, напишите «погиб {then}»' },
  deadThen: { en: 'dead {then}', ru: 'погиб {then}' },
  twoNames: { en: '"{names}" are two players here', ru: '«{names}» — здесь это два игрока' },
  oneName: {
    en: 'if it is the name of one, put it in quotes: "{name}"',
    ru: 'если это имя одного игрока, поставьте его в кавычки: «{name}»',
  },
  anotherName: { en: 'give one of the two another name', ru: 'дайте одному из двух другое имя' },
  tooMany: { en: 'a game has at most {most} players', ru: 'в игре не больше {most} игроков' },
  leaveRest: { en: 'leave the rest out', ru: 'остальных уберите' },
  noRole: { en: '"{name}" has no role', ru: '«{name}» — без роли' },
  namesOnly: {
    en: 'These are {count, plural, one {# name} other {# names}} without a role. Which role has each?',
    ru: 'Здесь {count, plural, one {# имя} few {# имени} many {# имен} other {# имени}} без ролей. У кого какая роль?',
  },
  noMeaning: { en: 'There is no role “{means}”.', ru: 'Роли «{means}» нет.' },
  meanRole: { en: 'Name a role of these rules.', ru: 'Назовите роль этих правил.' },
  manyMeanings: {
    en: 'Meanings of {most} words are kept, and no more.',
    ru: 'Хранятся значения {most} слов, не больше.',
  },
  severalMeanings: {
    en: '"{word}" means different roles on different sites',
    ru: '«{word}» на разных сайтах значит разное',
  },
  ofWhich: { en: '"{word}": of which role?', ru: '«{word}»: какой роли?' },
  inDoubt: { en: '"{word}" has a question mark', ru: 'после «{word}» стоит знак вопроса' },
  oneMeaning: { en: 'choose what it means here: {list}', ru: 'выберите, что это здесь: {list}' },
  sayOf: {
    en: 'say of which role, like "{word} Cop"',
    ru: 'напишите, какой роли, например «{word} Cop»',
  },
  noLists: { en: 'This JSON holds no lists of roles.', ru: 'В этом JSON нет списков ролей.' },
  likeLists: {
    en: 'Write a list of lists: [["Town Cop", "Mafia Goon"], ["Town Doctor", "Mafia Goon"]].',
    ru: 'Напишите список списков: [["Town Cop", "Mafia Goon"], ["Town Doctor", "Mafia Goon"]].',
  },
  withColon: {
    en: 'write the name, a colon and the role: "Ann: doctor"',
    ru: 'напишите имя, двоеточие и роль: «Аня: доктор»',
  },
  writeOne: { en: 'write one after the name: "{name}: {role}"', ru: 'напишите ее после имени: «{name}: {role}»' },
  overlay: { en: '"{said}" lies over another role', ru: '«{said}» лежит поверх другой роли' },
  writeBoth: { en: 'write both: "{name}: {role} ({said})"', ru: 'напишите обе: «{name}: {role} ({said})»' },
  strangeRole: { en: 'there is no role "{said}"', ru: 'роли «{said}» нет' },
  playedAs: {
    en: 'it can be played as "{near}", who kills for himself; or write another role',
    ru: 'такой игрок может быть «{near}»: убивает сам за себя; или напишите другую роль',
  },
  cannotBe: { en: '{field} cannot be "{value}"', ru: '{field}: «{value}» не бывает' },
  noStatus: { en: 'there is no status "{word}"', ru: 'статуса «{word}» нет' },
  longName: { en: 'a name has at most {most} characters', ru: 'в имени не больше {most} знаков' },
  shorten: { en: 'shorten it', ru: 'сократите его' },
  shots: { en: 'a number of shots is 1 or more', ru: 'выстрелов бывает 1 или больше' },
  writeShots: { en: 'write one, such as "{example}"', ru: 'напишите число, например «{example}»' },
  tooManyWords: {
    en: 'a player has at most {most} modifiers and {most} aliases',
    ru: 'у игрока не больше {most} модификаторов и {most} прозвищ',
  },
  leaveSome: { en: 'leave some out', ru: 'уберите лишние' },
  noFaction: { en: 'there is no faction "{said}"', ru: 'фракции «{said}» нет' },
  noFactionNorOverlay: {
    en: 'there is no faction "{said}", and no role that lies over another',
    ru: 'нет ни фракции «{said}», ни такой роли поверх другой',
  },
  headTwice: {
    en: '{name} plays in {seat}, and has a place elsewhere too',
    ru: '{name} играет за место «{seat}», и еще где-то',
  },
  onePlace: { en: 'give each player one place', ru: 'у каждого игрока одно место' },
  nameTaken: { en: 'There is a player called "{name}" already.', ru: 'Игрок «{name}» уже есть.' },
  giveAnother: { en: 'Give this one another name.', ru: 'Дайте этому другое имя.' },
  outAlready: { en: '{name} is out of the game already.', ru: 'Игрок {name} уже выбыл.' },
  undoRemoval: { en: 'Undo what removed the player first.', ru: 'Сначала отмените его выбытие.' },

  living: { en: 'The living', ru: 'Живые' },
  dead: { en: 'The dead', ru: 'Выбывшие' },
  spectators: { en: 'Spectators', ru: 'Зрители' },
  substitutes: { en: 'Substitutes', ru: 'Запасные' },
  inviteDead: {
    en: '{game}: you are out of the game, and welcome where the dead talk{topic}. What is said there stays there: the others play on.',
    ru: '{game}: вы вне игры, и вас ждут там, где общаются выбывшие{topic}. Что написано там, там и остается: другие еще играют.',
  },
  inviteFaction: {
    en: '{game}: here you talk with those who play on your side{topic}. Nobody else reads it.',
    ru: '{game}: здесь вы общаетесь с теми, кто на вашей стороне{topic}. Больше этого никто не читает.',
  },
  inviteSpectators: {
    en: '{game}: here you may watch{topic}. What is said there stays there as long as the game goes on.',
    ru: '{game}: здесь можно следить за игрой{topic}. Что написано там, там и остается, пока игра идет.',
  },
})
