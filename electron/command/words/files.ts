import { defineMessages } from '../../../engine/text/catalogue.ts'

/** What is wrong with files before anything is read in them. */
export const files = defineMessages({
  folder: { en: 'this is a folder', ru: 'это папка' },
  fileInIt: { en: 'name a file in it', ru: 'укажите файл в ней' },
  device: { en: 'this is a device', ru: 'это устройство' },
  nameFile: { en: 'name a file', ru: 'укажите файл' },
  tooLarge: { en: 'this file is {size} MB', ru: 'размер файла {size} МБ' },
  divideCase: {
    en: 'split it: a case file can be at most 2 MB',
    ru: 'разделите его: в файле с примерами может быть не больше 2 МБ',
  },
  divideThread: {
    en: 'save the thread as several files, and name them all',
    ru: 'сохраните тему в нескольких файлах и укажите все',
  },
  noText: { en: 'this is not a text file', ru: 'это не текст' },
  saveCase: {
    en: 'save it as UTF-8 text; cases are YAML or JSON',
    ru: 'сохраните его как текст в UTF-8; примеры пишутся в YAML или JSON',
  },
  noEncoding: {
    en: 'this is not a text file, or it does not state its encoding',
    ru: 'это не текст, или кодировка в нем не указана',
  },
  savePage: { en: 'save the page as UTF-8', ru: 'сохраните страницу в UTF-8' },
  notUnicode: { en: 'this is not UTF-8', ru: 'это не UTF-8' },
  saveText: { en: 'save it as UTF-8 text', ru: 'сохраните его как текст в UTF-8' },

  nothingThere: { en: 'there is nothing at this path', ru: 'по этому пути ничего нет' },
  fileInPath: { en: 'this path has a file where there should be a folder', ru: 'на этом пути вместо папки стоит файл' },
  forbidden: { en: 'you do not have permission to read this', ru: 'прочитать это нельзя: нет прав' },
  allow: { en: 'give yourself read permission', ru: 'разрешите себе чтение' },
  linksToItself: { en: 'this link points to itself', ru: 'эта ссылка ведет на саму себя' },
  nameItself: { en: 'name the file itself', ru: 'укажите сам файл' },
  longName: { en: 'this name is too long for a file', ru: 'для файла это имя слишком длинное' },
  unreadable: { en: 'this cannot be read ({why})', ru: 'это не читается ({why})' },
  checkPath: { en: 'check the path', ru: 'проверьте путь' },
  meant: { en: 'did you mean {path}?', ru: 'имелось в виду {path}?' },

  noCases: { en: 'there are no case files here', ru: 'файлов с примерами здесь нет' },
  endings: { en: 'case files end in .yaml, .yml or .json', ru: 'файлы с примерами кончаются на .yaml, .yml или .json' },
})
