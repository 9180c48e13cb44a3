import { translated } from '../../../engine/text/catalogue.ts'
import type { files as en } from './files.en.ts'

/** What is wrong with files before anything is read in them. */
export const files = translated<typeof en>()({
  folder: 'это папка',
  fileInIt: 'укажите файл в ней',
  device: 'это устройство',
  nameFile: 'укажите файл',
  tooLarge: 'размер файла {size} МБ',
  divideCase: 'разделите его: в файле с примерами может быть не больше 2 МБ',
  divideThread: 'сохраните тему в нескольких файлах и укажите все',
  noText: 'это не текст',
  saveCase: 'сохраните его как текст в UTF-8; примеры пишутся в YAML или JSON',
  noEncoding: 'это не текст, или кодировка в нем не указана',
  savePage: 'сохраните страницу в UTF-8',
  notUnicode: 'это не UTF-8',
  saveText: 'сохраните его как текст в UTF-8',

  nothingThere: 'по этому пути ничего нет',
  fileInPath: 'на этом пути вместо папки стоит файл',
  forbidden: 'прочитать это нельзя: нет прав',
  allow: 'разрешите себе чтение',
  linksToItself: 'эта ссылка ведет на саму себя',
  nameItself: 'укажите сам файл',
  longName: 'для файла это имя слишком длинное',
  unreadable: 'это не читается ({why})',
  checkPath: 'проверьте путь',
  meant: 'имелось в виду {path}?',

  noCases: 'файлов с примерами здесь нет',
  endings: 'файлы с примерами кончаются на .yaml, .yml или .json',
})
