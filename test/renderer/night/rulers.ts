import type { Rulers } from '../../../renderer/views/night/node-text.ts'

/** About as wide as the font of the app. */
export const rulers: Rulers = {
  words: (text, bold) => text.length * (bold ? 7.4 : 6.9),
  small: text => text.length * 6.2,
  chip: text => text.length * 6.6,
}
