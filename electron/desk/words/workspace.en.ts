import { english } from '../../../engine/text/catalogue.ts'

/** The workspace and its settings. */
export const workspace = english({
  takenBack: 'A journal of an earlier moment lay beside this file, and opening it took back what had been saved since.',
  bringBack:
    'The file as it stood before is now a backup, from which you can bring games back: {path}. A program that syncs folders can do this: keep it away from here.',
  noWholePath: '"{path}" is no whole path.',
  nameWhole: 'Name the copy with all its folders.',
  tooMuchSet: 'The settings would take {length} characters, and {most} at most are possible.',
  setLess: 'Keep less under "{key}".',
  noTheme: 'There is no theme "{value}".',
  choose: 'Choose {values}.',
  noForm: 'There is no way to look at a night called “{value}”.',
  noLanguage: 'There is no language "{value}".',
})
