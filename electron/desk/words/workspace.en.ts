import { english } from '../../../engine/text/catalogue.ts'

/** The workspace and its settings. */
export const workspace = english({
  noWholePath: '"{path}" is no whole path.',
  nameWhole: 'Name the copy with all its folders.',
  noTheme: 'There is no theme "{value}".',
  choose: 'Choose {values}.',
  noForm: 'There is no way to look at a night called “{value}”.',
  noLanguage: 'There is no language "{value}".',
})
