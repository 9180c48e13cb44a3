import { defineMessages } from '../../../engine/text/catalogue.ts'

/** A roster as it is pasted, line by line; players who come and go. */
export const roster = defineMessages({
  tooManyLines: {
    en: 'a roster can have at most {most} lines, and this one has {count}',
    ru: 'в составе не больше {most} строк, а здесь {count}',
  },
  pasteAlone: {
    en: 'paste only the list of players: nothing from here on is read',
    ru: 'вставьте только список игроков: дальше не читается',
  },
  tooLong: {
    en: 'this line has {length} characters, and a roster line can have at most {most}',
    ru: 'в этой строке {length} знаков, а в строке состава не больше {most}',
  },
  oneALine: {
    en: 'write one player per line; a longer text, such as a will, can be added to the player later',
    ru: 'пишите по одному игроку в строке; длинный текст, например завещание, вносят у игрока потом',
  },
  forms: { en: 'there are {count} forms of a name here', ru: 'форм имени здесь {count}' },
  writeFive: {
    en: 'write five, comma-separated: genitive, dative, accusative, instrumental, prepositional',
    ru: 'напишите пять через запятую: родительный, дательный, винительный, творительный, предложный',
  },
  noName: { en: 'there is no player name in this line', ru: 'в этой строке не назван игрок' },
  nameThenRole: { en: 'write a name, then a role: "Ann: doctor"', ru: 'напишите имя, потом роль: «Аня: доктор»' },
  twice: { en: '"{name}" is already on this list', ru: '«{name}» стоит второй раз' },
  alike: {
    en: '"{name}" looks just like "{other}": character {place} is {here} in this one and {there} in the other, so nobody could tell votes for them apart',
    ru: '«{name}» выглядит так же, как «{other}»: знак {place} здесь {here}, а там {there}, и голоса против них никто не различит',
  },
  keepNick: {
    en: 'give it a different name, and put the account name in brackets: {name} ({nick}): {role}',
    ru: 'дайте другое имя, а имя учетной записи поставьте в скобки: {name} ({nick}): {role}',
  },
  notSeated: {
    en: '"{names}" is under a heading that is not for players, so it is left out',
    ru: '«{names}» — под заголовком не для игроков, здесь это не игрок',
  },
  notSeatedHere: {
    en: 'players need a role; add substitutes on the Roster, and hosts in the settings',
    ru: 'кто играет, тому нужна роль; замены вносятся на странице «Состав», ведущие — в настройках',
  },
  diedThen: {
    en: '"{then}" next to {name}: did they die then? For now, {name} counts as alive',
    ru: '«{then}» рядом с именем: игрок погиб тогда? Пока считается живым: {name}',
  },
  mayTellFate: {
    en: '"{said}" next to {name} may say how they died or what they used. For now, it’s another name of theirs, and they count as alive',
    ru: '«{said}» рядом с именем {name}: может быть, это о гибели или о том, что использовано. Пока это другое имя, а игрок считается живым',
  },
  nameMayTellFate: {
    en: '"{said}" may say how this player died. For now, all of it is the name, and they count as alive',
    ru: '«{said}»: может быть, здесь сказано о гибели. Пока все это — имя, а игрок считается живым',
  },
  writeFate: {
    en: 'for a dead player, write "{near}" in brackets after the name; for uses, "1 used"',
    ru: 'если погиб, напишите за именем в скобках «{near}», а об использованном — «1 использовано»',
  },
  deadWord: { en: 'dead', ru: 'погиб' },
  leftOfWhat: {
    en: '{name} has something {count, plural, =0 {used up} one {# more time} other {# more times}}: which ability, and how often in all?',
    ru: '{name}: чего осталось ({count}) и сколько было всего?',
  },
  usedWhat: {
    en: '{name} used something {count, plural, one {once} other {# times}}: which ability?',
    ru: '{name}: что использовано ({count})? У роли не одна способность',
  },
  usedOne: {
    en: 'this count was left out; give the role a modifier with what is left',
    ru: 'это число не учтено; запишите роли модификатор с тем, что осталось',
  },
  writeDead: { en: 'for a dead player, write "dead {then}"', ru: 'если погиб, напишите «погиб {then}»' },
  deadThen: { en: 'dead {then}', ru: 'погиб {then}' },
  twoNames: { en: '"{names}" is read as two players', ru: '«{names}» — здесь это два игрока' },
  oneName: {
    en: 'if it is one player’s name, put it in quotes: "{name}"',
    ru: 'если это имя одного игрока, поставьте его в кавычки: «{name}»',
  },
  anotherName: { en: 'give one of them a different name', ru: 'дайте одному из двух другое имя' },
  tooMany: { en: 'a game can have at most {most} players', ru: 'в игре не больше {most} игроков' },
  leaveRest: { en: 'leave the rest out', ru: 'остальных уберите' },
  noRole: { en: '"{name}" has no role', ru: '«{name}» — без роли' },
  namesOnly: {
    en: 'There {count, plural, one {is # name} other {are # names}} without a role here. Who has which role?',
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
  holdsWhat: {
    en: '"{word}" does not say which abilities it holds',
    ru: '«{word}»: не сказано, какие у него способности',
  },
  ofWhich: { en: '"{word}": of which role?', ru: '«{word}»: какой роли?' },
  inDoubt: { en: '"{word}" has a question mark', ru: 'после «{word}» стоит знак вопроса' },
  twoSides: { en: '"{word}" names two sides', ru: 'в «{word}» названы две стороны' },
  oneMeaning: { en: 'choose what it means here: {list}', ru: 'выберите, что это здесь: {list}' },
  soleMeaning: {
    en: 'here it can only be {list}; if your game means another role, make it a role of your own',
    ru: 'здесь это может быть только {list}; если в вашей игре роль другая, составьте ее сами',
  },
  sayOf: {
    en: 'say which role, like "{word} Cop"',
    ru: 'напишите, какой роли: «{word} …»',
  },
  noLists: { en: 'There are no role lists in this JSON.', ru: 'В этом файле нет списков ролей.' },
  likeLists: {
    en: 'Write a list of lists: [["Town Cop", "Mafia Goon"], ["Town Doctor", "Mafia Goon"]].',
    ru: 'Напишите список, в котором каждый элемент — список ролей.',
  },
  withColon: {
    en: 'write the name, a colon and the role: "Ann: doctor"',
    ru: 'напишите имя, двоеточие и роль: «Аня: доктор»',
  },
  writeOne: { en: 'add one after the name: "{name}: {role}"', ru: 'напишите ее после имени: «{name}: {role}»' },
  overlay: { en: '"{said}" goes on top of another role', ru: '«{said}» лежит поверх другой роли' },
  writeBoth: { en: 'write both: "{name}: {role} ({said})"', ru: 'напишите обе: «{name}: {role} ({said})»' },
  strangeRole: { en: 'there is no role "{said}"', ru: 'роли «{said}» нет' },
  playedAs: {
    en: 'this can be played as "{near}", who kills for themselves; or write another role',
    ru: 'такой игрок может быть «{near}»: убивает сам за себя; или напишите другую роль',
  },
  cannotBe: { en: '{field} cannot be "{value}"', ru: '{field}: «{value}» не бывает' },
  noStatus: { en: 'there is no status "{word}"', ru: 'статуса «{word}» нет' },
  longName: { en: 'a name can have at most {most} characters', ru: 'в имени не больше {most} знаков' },
  shorten: { en: 'shorten it', ru: 'сократите его' },
  shots: { en: 'the number of shots must be 1 or more', ru: 'выстрелов бывает 1 или больше' },
  writeShots: { en: 'write a number, such as "{example}"', ru: 'напишите число, например «{example}»' },
  tooManyWords: {
    en: 'a player can have at most {most} modifiers and {most} aliases',
    ru: 'у игрока не больше {most} модификаторов и {most} прозвищ',
  },
  leaveSome: { en: 'leave some out', ru: 'уберите лишние' },
  noFaction: { en: 'there is no faction "{said}"', ru: 'фракции «{said}» нет' },
  noFactionNorOverlay: {
    en: 'there is no faction "{said}", and no role by that name that goes on top of another',
    ru: 'нет ни фракции «{said}», ни такой роли поверх другой',
  },
  headTwice: {
    en: '{name} plays in {seat}, and is listed elsewhere too',
    ru: '{name} играет за место «{seat}», и еще где-то',
  },
  onePlace: { en: 'list each player only once', ru: 'у каждого игрока одно место' },
  backBefore: { en: 'An absence ends after it begins.', ru: 'Отсутствие кончается позже, чем началось.' },
  backLater: { en: 'Give a later end.', ru: 'Укажите более поздний срок.' },
  nameTaken: { en: 'There is already a player called "{name}".', ru: 'Игрок «{name}» уже есть.' },
  giveAnother: { en: 'Give this one a different name.', ru: 'Дайте этому другое имя.' },
  outAlready: { en: '{name} is already out of the game.', ru: 'Игрок {name} уже выбыл.' },
  undoRemoval: { en: 'First undo the change that took them out.', ru: 'Сначала отмените его выбытие.' },

  living: { en: 'Living players', ru: 'Живые' },
  dead: { en: 'Dead players', ru: 'Выбывшие' },
  spectators: { en: 'Spectators', ru: 'Зрители' },
  substitutes: { en: 'Substitutes', ru: 'Запасные' },
  inviteDead: {
    en: '{game}: you are out of the game. Welcome to the dead chat{topic}. Please keep everything said here to yourself while the others are still playing.',
    ru: '{game}: вы вне игры, и вас ждут там, где общаются выбывшие{topic}. Что написано там, там и остается: другие еще играют.',
  },
  inviteFaction: {
    en: '{game}: this is your faction’s private topic{topic}. No one else can read it.',
    ru: '{game}: здесь вы общаетесь с теми, кто на вашей стороне{topic}. Больше этого никто не читает.',
  },
  inviteTopic: {
    en: '{game}: this is your private topic{topic}. Only its members can read it.',
    ru: '{game}: это закрытая тема для тех, кто о ней знает{topic}. Больше ее никто не читает.',
  },
  topicOf: { en: '{called} ({names})', ru: '{called} ({names})' },
  inviteSpectators: {
    en: '{game}: you can follow the game here{topic}. Please keep everything said here to yourself until the game is over.',
    ru: '{game}: здесь можно следить за игрой{topic}. Что написано там, там и остается, пока игра идет.',
  },
})
