import { english } from '../../../engine/text/catalogue.ts'

/** What is wrong with files before anything is read in them. */
export const files = english({
  folder: 'this is a folder',
  fileInIt: 'name a file in it',
  device: 'this is a device',
  nameFile: 'name a file',
  tooLarge: 'this file has {size} MB',
  divideCase: 'divide it: a case file has 2 MB at most',
  divideThread: 'save the thread in more than one file, and name them all',
  noText: 'this is no text',
  saveCase: 'save it as UTF-8 text; cases are YAML or JSON',
  noEncoding: 'this is no text, or in an encoding that it does not name',
  savePage: 'save the page as UTF-8',
  notUnicode: 'this is not UTF-8',
  saveText: 'save it as UTF-8 text',

  nothingThere: 'there is nothing at this path',
  fileInPath: 'a file stands in this path where a folder should be',
  forbidden: 'this may not be read',
  allow: 'allow yourself to read it',
  linksToItself: 'this links to itself',
  nameItself: 'name the file itself',
  longName: 'this name is too long for a file',
  unreadable: 'this cannot be read ({why})',
  checkPath: 'check the path',
  meant: 'did you mean {path}?',

  noCases: 'there is no case file here',
  endings: 'case files end in .yaml, .yml or .json',
})
