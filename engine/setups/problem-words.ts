/** What is wrong with a set-up, in each language. */
import { defineMessages } from '../text/catalogue.ts'
import { sayingInEach } from '../text/in-each.ts'

const setupWords = defineMessages({
  nothing: { en: 'there is no setup in this text', ru: 'в этом тексте нет расклада' },
  beginning: {
    en: 'a setup begins with "players: " and the number of players, and has "roles: "',
    ru: 'расклад начинается с «players: » и числа игроков, и в нем есть «roles: »',
  },
  several: {
    en: 'there are {count} setups in this text, and only one can be dealt',
    ru: 'раскладов в этом тексте {count}, а раздать можно один',
  },
  noPlayers: { en: '{value} is not a number of players', ru: '{value}: это не число игроков' },
  likePlayers: { en: 'write it like 13, 7-9 or [9, 13]', ru: 'пишите так: 13, 7-9 или [9, 13]' },
  noRoles: { en: 'the setup names no roles', ru: 'в раскладе нет ни одной роли' },
  likeRoles: {
    en: 'write "roles: 2 Mafia Goon, Town Cop", a list, or a map with one of: {verbs}',
    ru: 'напишите «roles: 2 Mafia Goon, Town Cop», список или одно из: {verbs}',
  },
  noRole: { en: '"{text}" is not a role in this system', ru: 'роли «{text}» в этих правилах нет' },
  severalMeanings: {
    en: '"{word}" means different roles on different sites',
    ru: '«{word}» на разных сайтах значит разное',
  },
  holdsWhat: {
    en: '"{word}" does not say which abilities it holds',
    ru: '«{word}»: не сказано, какие у него способности',
  },
  oneMeaning: { en: 'choose what it means here: {list}', ru: 'выберите, что это здесь: {list}' },
  soleMeaning: {
    en: 'here it can only be {list}; if your game means another role, make it a role of your own',
    ru: 'здесь это может быть только {list}; если в вашей игре роль другая, составьте ее сами',
  },
  twoCounts: {
    en: '"{text}" has two numbers, and the one behind may count players or shots',
    ru: 'в «{text}» два числа, и последнее может быть числом игроков или числом применений',
  },
  oneCount: {
    en: 'write "{seats}" if it counts players, or "{uses}" if it says how often each may act',
    ru: 'напишите «{seats}», если это число игроков, или «{uses}», если столько раз можно действовать',
  },
  noRoleAtAll: { en: 'there is no role in this text', ru: 'в этом тексте нет ни одной роли' },
  oneARow: {
    en: 'write one a line, with how many there are: "2 Mafia Goon", "Town Cop"',
    ru: 'пишите по одной в строке, с числом: «2 Mafia Goon», «Town Cop»',
  },
  quoted: { en: 'it is quoted', ru: 'это цитата' },
  remark: { en: 'it is a comment', ru: 'это примечание' },
  title: { en: 'it is the title', ru: 'это заголовок' },
  noRoleHere: { en: 'there is no role in it', ru: 'здесь нет роли' },
  sideCount: { en: 'it counts a side', ru: 'это число игроков стороны' },
  described: { en: 'it describes the role', ru: 'это описание роли' },
  otherSum: {
    en: 'it says {count}, and {there} are listed below it',
    ru: 'здесь сказано {count}, а ниже перечислено {there}',
  },
  nearRole: { en: 'did you mean "{near}"?', ru: 'может быть, «{near}»?' },
  someRole: { en: 'write it as in a roster, like "{example}"', ru: 'пишите как в составе, например «{example}»' },
  noCount: { en: '{value} is not a number that works here', ru: '{value}: здесь нужно число' },
  likeCount: {
    en: 'write a whole number, or "2 + chosen" if somebody chooses before the game',
    ru: 'напишите целое число или «2 + chosen», если кто-то выбирает до игры',
  },
  twoVerbs: { en: 'this is drawn in two ways at once: {verbs}', ru: 'здесь сразу несколько способов тянуть: {verbs}' },
  oneVerb: { en: 'keep one, or put each into a list', ru: 'оставьте один или запишите каждый в список' },
  noVerb: { en: 'nothing here says what to draw', ru: 'здесь не сказано, что тянуть' },
  emptyList: { en: 'this list is empty', ru: 'этот список пуст' },
  oneAtLeast: {
    en: 'write at least one role in it; "" means no role',
    ru: 'напишите хотя бы одну роль; "" значит «ничего»',
  },
  rangesMeet: { en: 'the ranges {one} and {other} overlap', ru: 'промежутки {one} и {other} пересекаются' },
  rangesApart: {
    en: 'put each number of players in only one of them',
    ru: 'пусть каждое число игроков стоит в одном из них',
  },
  noRange: {
    en: '{value} is neither a number of players nor a range',
    ru: '{value}: это не число игроков и не промежуток',
  },
  likeRange: { en: 'write 6 (six players or more) or 6-8', ru: 'пишите 6 (от шести игроков) или 6-8' },
  shortTable: {
    en: 'the letter {letter} can be rolled up to {most} times, and its table ends at {last}',
    ru: 'буква {letter} может выпасть до {most} раз, а ее таблица кончается на {last}',
  },
  sayBeyond: {
    en: 'write what comes at {next}, or beyond: again, or beyond: last',
    ru: 'напишите, что бывает при {next}, или beyond: again, или beyond: last',
  },
  noTable: {
    en: 'the letter {letter} is rolled and has no table',
    ru: 'буква {letter} выпадает, а таблицы для нее нет',
  },
  neverThrown: {
    en: 'the letter {letter} has a table and is never rolled',
    ru: 'для буквы {letter} есть таблица, но она не выпадает',
  },
  manyDice: { en: 'these rolls have more than {most} possible outcomes', ru: 'исходов у этих бросков больше {most}' },
  fewerDice: { en: 'roll fewer, or fewer kinds', ru: 'бросайте меньше раз или меньше видов' },
  noBeyond: { en: '{value} is neither again nor last', ru: '{value}: нужно again или last' },
  notSquare: { en: 'these rows are not the same length', ru: 'строки разной длины' },
  squareNeeded: {
    en: 'columns need rows of the same length; diagonals also need as many rows as columns',
    ru: 'столбцы есть у строк одной длины; для диагоналей строк столько же, сколько столбцов',
  },
  looseHash: {
    en: 'anything after " #" is a comment and is not read',
    ru: 'все после « #» считается примечанием и не читается',
  },
  quoteHash: {
    en: 'put the whole text in quotes: "2 Town Mason #1"',
    ru: 'возьмите весь текст в кавычки: "2 Town Mason #1"',
  },
  noWho: { en: '{value} does not name anybody', ru: '{value}: это никого не называет' },
  likeWho: {
    en: 'a faction, a role, the name of a mark, all, or "not " before one of these',
    ru: 'фракция, роль, название метки, all или «not » перед ними',
  },
  noKnows: { en: '{value} does not say what is known', ru: '{value}: не сказано, что известно' },
  likeKnows: {
    en: 'write like "mafia names", "mafia names and roles", "group names and alignment", "that a Mafia Traitor exists"',
    ru: 'пишите так: «mafia names», «mafia names and roles», «group names and alignment», «that a Mafia Traitor exists»',
  },
  noTold: { en: '{value} is not one of: no, name, names, value', ru: '{value}: нужно одно из: no, name, names, value' },
  noMarkDraw: { en: 'the mark "{name}" does not say who gets it', ru: 'не сказано, кому достается метка «{name}»' },
  likeMark: {
    en: 'give it take: 2, one: [sane, insane] or pairs: all',
    ru: 'добавьте take: 2, one: [sane, insane] или pairs: all',
  },
  nameTaken: { en: '"{name}" already names somebody', ru: '«{name}» уже кого-то называет' },
  otherName: { en: 'give the mark another name', ru: 'назовите метку иначе' },
  seatsOver: {
    en: 'with {players} players, {count} roles can come out: {roles}',
    ru: 'игроков {players}, а ролей может выйти {count}: {roles}',
  },
  seatsUnder: {
    en: 'with {players} players, only {count} roles can come out: {roles}',
    ru: 'игроков {players}, а ролей может выйти только {count}: {roles}',
  },
  sayRest: {
    en: `add a rest, like "rest: '{'town: Vanilla Townie'}'", or fix the roles`,
    ru: `добавьте остаток, например «rest: '{'town: Vanilla Townie'}'», или исправьте роли`,
  },
  tooFewHere: {
    en: 'with {players} players, more is taken away than there is: {roles}',
    ru: 'при числе игроков {players} убирается больше, чем есть: {roles}',
  },
  neverComes: {
    en: 'with {players} players, "never" rules out every outcome',
    ru: 'при числе игроков {players} ничего не проходит через «never»',
  },
  mendNever: { en: 'leave it out, or allow more', ru: 'уберите это условие или смягчите его' },
  sizesMiss: {
    en: 'the sizes add up to {sum}, but there are {players} players',
    ru: 'размеры дают в сумме {sum}, а игроков {players}',
  },
  sizesAdd: {
    en: 'make them add up, or leave one out and let it be the rest',
    ru: 'пусть сумма сходится, или уберите один размер и дайте ему остаток',
  },
  notSoMany: {
    en: 'the mark "{name}" is for {count} players, but {there} can get it',
    ru: 'метка «{name}» нужна игрокам числом {count}, а получить ее могут {there}',
  },
  noPairs: {
    en: 'the mark "{name}" pairs {there} players, and they cannot all be paired',
    ru: 'метка «{name}» делит на пары игроков числом {there}, и всех на пары не разбить',
  },
  notForPlayers: {
    en: 'this setup is for {list} players, but {count} have signed up',
    ru: 'этот расклад на {list}, а записалось игроков: {count}',
  },
  otherCount: { en: 'change the players, or choose another setup', ru: 'измените состав или возьмите другой расклад' },
  notChosen: {
    en: 'the draw depends on a number that is chosen before the game',
    ru: 'расклад зависит от числа, которое выбирают до игры',
  },
  choose: { en: 'say how many were chosen', ru: 'скажите, сколько выбрано' },
  newerForm: {
    en: '"setup: {form}" is a setup format that this Nightdesk does not know',
    ru: '«setup: {form}»: такая запись раскладов здесь неизвестна',
  },
  takeNewer: {
    en: 'open it with the newer Nightdesk that wrote it, or ask for the file in format 1',
    ru: 'откройте файл в той версии, где он сделан, или попросите запись 1',
  },
  noForm: { en: '{value} is not a setup format', ru: '{value}: это не запись раскладов' },
  likeForm: { en: 'write "setup: 1"', ru: 'напишите «setup: 1»' },
  otherRules: {
    en: 'this setup is for another system: {value}, not {system}',
    ru: 'этот расклад для других правил: {value}, а не «{system}»',
  },
  openThere: {
    en: 'use it in a game of that system, or replace its roles with roles of this one',
    ru: 'возьмите его в игру по тем правилам или впишите роли этих',
  },
  noUtf8: { en: 'a character here could not be read', ru: 'здесь есть знак, который не удалось прочесть' },
  saveUtf8: {
    en: 'save the file as UTF-8 text, and choose it again',
    ru: 'сохраните файл как текст в UTF-8 и выберите его снова',
  },
  unkept: { en: 'this has a character that cannot be saved', ru: 'здесь есть знак, который нельзя сохранить' },
  takeOut: { en: 'remove it', ru: 'уберите его' },
  parted: { en: 'the setups in this file cannot be told apart', ru: 'расклады этого файла не отделить друг от друга' },
  partThem: {
    en: 'put a line with only --- between two setups, and nowhere else',
    ru: 'поставьте между ними строку из одних знаков «---», и больше нигде',
  },
  longSetup: {
    en: 'this setup has {length} characters, and at most {most} are read',
    ru: 'в этом раскладе знаков {length}, а читается {most}',
  },
  shorten: { en: 'remove what the deal does not need', ru: 'уберите то, что для раздачи не нужно' },
  manySetups: {
    en: 'this file has {count} setups, and at most {most} can be imported at once',
    ru: 'в этом файле раскладов {count}, а за раз берется {most}',
  },
  fewer: { en: 'split it into two files', ru: 'сделайте из него два файла' },
  noRules: { en: '{value} is not a system here', ru: '{value}: таких правил здесь нет' },
  sayRules: {
    en: 'say which system it is for, like "system: {example}"',
    ru: 'напишите, для каких он правил, например «system: {example}»',
  },
  unsaidRules: {
    en: 'this setup does not say which system it is for',
    ru: 'не сказано, для каких правил этот расклад',
  },
  longName: {
    en: 'this name has {length} characters, and at most {most} are kept',
    ru: 'в этом названии знаков {length}, а хранится {most}',
  },
  shorterName: { en: 'choose a shorter name', ru: 'назовите короче' },
  noName: { en: 'this setup has no name', ru: 'у этого расклада нет названия' },
  oneByOne: {
    en: 'keep one of them here, and save the others separately; a file may hold them all',
    ru: 'оставьте здесь один, а другие сохраните по одному; в файле может быть и несколько',
  },
  sayName: { en: 'give it one, like "name: Seven sins"', ru: 'дайте его, например «name: Семь грехов»' },
})

export const said = sayingInEach(setupWords)
