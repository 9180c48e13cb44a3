import { translated } from '../../../engine/text/catalogue.ts'
import type { usage as en } from './usage.en.ts'

/** Why a command cannot be run, and how it can. */
export const usage = translated<typeof en>()({
  noCommand: 'Команды «{name}» нет.',
  mistake: 'Ошибка программы в {name}: {what}',
  report: 'Сообщите о ней, пожалуйста.',

  write: 'Напишите: {call}',
  checkPath: 'check ПУТЬ…',
  resolveFile: 'resolve ФАЙЛ',
  rolesSystem: 'roles --system ПРАВИЛА',
  rolesOf: 'roles --system {system}',
  wordsSystem: 'words --system ПРАВИЛА',
  wordsOf: 'words --system {system}',
  countFile:
    'count ФАЙЛ… [--players ФАЙЛ | --game ФАЙЛ [--case ИМЯ]] [--host ИМЯ] [--style boldInFull | anyForm] [--title СЛОВА] [--double oneBallot | twoTargets] [--frame ВИД] [--from ПОСТ] [--to ПОСТ] [--baseline ПОСТ]',

  wrongFrame: 'В описании страницы «{field}» — не селектор.',
  frameFields: 'Напишите его как {example}; остальной текст, цитаты, время и номер можно опустить.',
  noOption: 'Параметра {option} здесь нет.',
  twice: '{option} стоит дважды.',
  keepOne: 'Оставьте что-то одно.',
  noValue: '{option} пишется без значения.',
  writeAlone: 'Напишите только {option}.',
  needsValue: 'После {option} нужно значение.',
  writeBehind: 'Напишите его следом: {option} ЗНАЧЕНИЕ.',
  onlyWith: '{one} без {other} ничего не значит.',
  exclude: '{one} и {other} вместе не пишутся.',
  wholeTrees: '--json выдает деревья целиком: с ним --decisive ничего не меняет.',
  leaveOne: 'Уберите что-то одно.',
  noLanguage: 'Языка «{locale}» здесь нет.',

  noFile: 'Файл не указан.',
  oneFile: 'Файл читается один, а здесь их {count}.',
  noPath: 'Путь не указан.',
  noSystem: 'Правила не указаны.',
  saysNothing: 'Слово «{word}» здесь ничего не значит.',

  exploreFile: 'explore ФАЙЛ --out ФАЙЛ.html [--case НАЗВАНИЕ] [--early]',
  proofFile: 'proof ФАЙЛ [--digest ХЕШ] | proof --out ФАЙЛ.html',
  noOut: 'Не сказано, куда записать страницу.',
  notPage: 'Имя файла для страницы должно кончаться на .html, а тут «{file}».',
  notWritten: 'Не удалось записать {file} ({why}).',
  explored: '{file}: {size} КБ. Кто откроет страницу, увидит всю игру.',
  checkFolder: 'Проверьте, что папка есть и в нее можно писать.',
  nothingPlayed: 'В этом файле не сыграно ни одной фазы.',
  playFirst: 'Опишите хотя бы одну.',
  manyCases: 'Страница делается для одной игры, а здесь их {count}.',
  nameCase: 'Назовите одну с --case.',
})
