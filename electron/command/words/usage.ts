import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Why a command cannot be run, and how it can. */
export const usage = defineMessages({
  noCommand: { en: 'Unknown command "{name}".', ru: 'Команды «{name}» нет.' },
  mistake: { en: 'Nightdesk hit a bug in {name}: {what}', ru: 'Ошибка программы в {name}: {what}' },
  report: { en: 'Please report it.', ru: 'Сообщите о ней, пожалуйста.' },

  write: { en: 'Use: {call}', ru: 'Напишите: {call}' },
  validatePath: { en: 'validate PATH…', ru: 'validate ПУТЬ…' },
  checkPath: { en: 'check PATH…', ru: 'check ПУТЬ…' },
  resolveFile: { en: 'resolve FILE', ru: 'resolve ФАЙЛ' },
  rolesSystem: { en: 'roles --system S', ru: 'roles --system ПРАВИЛА' },
  rolesRead: { en: 'roles --read FILE [--system S]', ru: 'roles --read ФАЙЛ [--system ПРАВИЛА]' },
  rolesOf: { en: 'roles --system {system}', ru: 'roles --system {system}' },
  wordsSystem: { en: 'words --system S', ru: 'words --system ПРАВИЛА' },
  wordsExport: { en: 'words --export LANGUAGE [--out FILE]', ru: 'words --export ЯЗЫК [--out ФАЙЛ]' },
  schemaName: {
    en: 'schema NAME [--system S] | schema --out FOLDER',
    ru: 'schema ИМЯ [--system ПРАВИЛА] | schema --out ПАПКА',
  },
  schemasWritten: {
    en: '{folder}: {count, plural, one {# schema} other {# schemas}}.',
    ru: '{folder}: {count, plural, one {# схема} few {# схемы} many {# схем} other {# схемы}}.',
  },
  schemaOf: { en: 'schema case --system {system}', ru: 'schema case --system {system}' },
  wordsOf: { en: 'words --system {system}', ru: 'words --system {system}' },
  countFile: {
    en: 'count FILE… [--players FILE | --game FILE [--case NAME]] [--host NAME] [--style boldInFull | anyForm] [--nicknames show | ask | count] [--title WORDS] [--double oneBallot | twoTargets] [--hammer on | off] [--frame FRAME] [--from POST] [--to POST] [--baseline POST]',
    ru: 'count ФАЙЛ… [--players ФАЙЛ | --game ФАЙЛ [--case ИМЯ]] [--host ИМЯ] [--style boldInFull | anyForm] [--nicknames show | ask | count] [--title СЛОВА] [--double oneBallot | twoTargets] [--hammer on | off] [--frame ВИД] [--from ПОСТ] [--to ПОСТ] [--baseline ПОСТ]',
  },
  countBatch: {
    en: 'count --batch FILE, with a JSON list a line: ["thread.html", "--players", "players.txt"]',
    ru: 'count --batch ФАЙЛ, а в нем список JSON на каждой строке: ["тема.html", "--players", "игроки.txt"]',
  },
  noWords: {
    en: 'This line is not a JSON list of words: {line}',
    ru: 'Это не список слов в JSON: {line}',
  },

  wrongFrame: {
    en: 'In --frame, “{field}” is not a valid selector or field.',
    ru: 'В описании страницы «{field}» — не селектор.',
  },
  frameFields: {
    en: 'Write it like {example}. Further text, quotes, time and number are optional.',
    ru: 'Напишите его как {example}; остальной текст, цитаты, время и номер можно опустить.',
  },
  noOption: { en: 'Unknown option {option}.', ru: 'Параметра {option} здесь нет.' },
  twice: { en: '{option} is given twice.', ru: '{option} стоит дважды.' },
  keepOne: { en: 'Keep one of them.', ru: 'Оставьте что-то одно.' },
  noValue: { en: '{option} takes no value.', ru: '{option} пишется без значения.' },
  writeAlone: { en: 'Write {option} on its own.', ru: 'Напишите только {option}.' },
  needsValue: { en: '{option} needs a value.', ru: 'После {option} нужно значение.' },
  writeBehind: { en: 'Write it after the option: {option} VALUE.', ru: 'Напишите его следом: {option} ЗНАЧЕНИЕ.' },
  onlyWith: { en: '{one} only works with {other}.', ru: '{one} без {other} ничего не значит.' },
  exclude: { en: '{one} and {other} cannot be used together.', ru: '{one} и {other} вместе не пишутся.' },
  wholeTrees: {
    en: '--json always gives whole trees, so --decisive has no effect.',
    ru: '--json выдает деревья целиком: с ним --decisive ничего не меняет.',
  },
  leaveOne: { en: 'Leave one of them out.', ru: 'Уберите что-то одно.' },
  noLanguage: { en: 'There is no language "{locale}" here.', ru: 'Языка «{locale}» здесь нет.' },

  noFile: { en: 'No file was given.', ru: 'Файл не указан.' },
  oneFile: {
    en: 'Only one file can be read at a time, and {count} were given.',
    ru: 'Файл читается один, а здесь их {count}.',
  },
  noPath: { en: 'No path was given.', ru: 'Путь не указан.' },
  noSchema: { en: 'There is no such schema.', ru: 'Такой схемы нет.' },
  noSystem: { en: 'No system was given.', ru: 'Правила не указаны.' },
  saysNothing: { en: '"{word}" is not expected here.', ru: 'Слово «{word}» здесь ничего не значит.' },

  exploreFile: {
    en: 'explore FILE --out FILE.html [--case NAME] [--early] | explore FILE --as wiki | archive | lines [--out FILE]',
    ru: 'explore ФАЙЛ --out ФАЙЛ.html [--case НАЗВАНИЕ] [--early] | explore ФАЙЛ --as wiki | archive | lines [--out ФАЙЛ]',
  },
  noForm: { en: 'There is no form "{word}".', ru: 'Формы «{word}» нет.' },
  noForum: { en: 'No forum was given.', ru: 'Не сказано, для какого форума.' },
  otherForum: {
    en: 'Threads of "{forum}" cannot be copied this way.',
    ru: 'Темы форума «{forum}» так не скопировать.',
  },
  bookmarkletWritten: {
    en: '{file}: {size} KB. Open it in your browser and drag the link to your bookmarks.',
    ru: '{file}: {size} КБ. Откройте страницу в браузере и перетащите ссылку в закладки.',
  },
  proofFile: {
    en: 'proof FILE [--digest DIGEST] | proof --out FILE.html',
    ru: 'proof ФАЙЛ [--digest ХЕШ] | proof --out ФАЙЛ.html',
  },
  noOut: { en: 'No file was given for the page.', ru: 'Не сказано, куда записать страницу.' },
  notPage: {
    en: 'The page needs a file name that ends in .html, and "{file}" does not.',
    ru: 'Имя файла для страницы должно кончаться на .html, а тут «{file}».',
  },
  notWritten: { en: '{file} could not be written ({why}).', ru: 'Не удалось записать {file} ({why}).' },
  explored: {
    en: '{file}: {size} KB. Anyone who opens it sees the whole game.',
    ru: '{file}: {size} КБ. Кто откроет страницу, увидит всю игру.',
  },
  checkFolder: {
    en: 'Check that the folder exists and can be written to.',
    ru: 'Проверьте, что папка есть и в нее можно писать.',
  },
  nothingPlayed: { en: 'No phases have been played in this file.', ru: 'В этом файле не сыграно ни одной фазы.' },
  playFirst: { en: 'Add one under phases.', ru: 'Опишите хотя бы одну.' },
  manyCases: {
    en: 'A page shows one game, and this file has {count}.',
    ru: 'Страница делается для одной игры, а здесь их {count}.',
  },
  nameCase: { en: 'Choose one with --case.', ru: 'Назовите одну с --case.' },
})
