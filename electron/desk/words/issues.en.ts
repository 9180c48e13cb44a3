import { english } from '../../../engine/text/catalogue.ts'

/** What does not fit in data from outside: where it stands, what stands there, and what should. */
export const issues = english({
  at: '{place} {wrong}.',
  inAll: 'it {wrong}.',
  missing: 'is missing',
  otherForm: 'is {found}, and should be {form}',
  unknownKey: 'holds "{key}", which is not known here',
  unknownValue: 'is {found}, which is not known here',
  manyEntries: 'has {count} entries, and {most} at most are possible',
  manyCharacters: 'has {count} characters, and {most} at most are possible',
  tooMuch: 'is {found}, and {most} at most is possible',
  tooShort: 'is too short',
  tooLittle: 'is {found}, which is too little',
  empty: 'is empty',
  unseen: 'has nothing in it that can be seen',
  noTime: 'is no time',
  endsBefore: 'ends before it starts',
  noTree: 'names a tree that is not there',

  nothing: 'nothing',
  text: 'a text',
  quoted: '"{text}"',
  number: 'a number',
  whole: 'a whole number',
  yes: 'true',
  no: 'false',
  yesOrNo: 'true or false',
  list: 'a list',
  entries: 'a set of entries',
})
