/** How wide words are in the fonts of the page. */
import { useSyncExternalStore } from 'react'
import type { Rulers } from './node-text.ts'
import type { Ruler } from './wrap.ts'

const context = document.createElement('canvas').getContext('2d')

/** @param plain, bold fonts as in CSS */
function ruler(plain: string, bold: string): Ruler {
  const known = new Map<string, number>()
  return (text, isBold) => {
    const key = isBold ? `b${text}` : `p${text}`
    let width = known.get(key)
    if (width === undefined && context) {
      context.font = isBold ? bold : plain
      width = context.measureText(text).width
      known.set(key, width)
    }
    return width ?? text.length * 7
  }
}

const measured = (): Rulers => ({
  words: ruler(
    '400 13.5px "Tabular Figures", "Inter Variable", Inter, system-ui, sans-serif',
    '600 13.5px "Tabular Figures", "Inter Variable", Inter, system-ui, sans-serif',
  ),
  small: ruler(
    '400 12px "Tabular Figures", "Inter Variable", Inter, system-ui, sans-serif',
    '600 12px "Tabular Figures", "Inter Variable", Inter, system-ui, sans-serif',
  ),
  chip: ruler('500 11px "IBM Plex Mono", ui-monospace, monospace', '500 11px "IBM Plex Mono", ui-monospace, monospace'),
})

let rulers = measured()

/** The rulers; others when the fonts have come. */
export const useRulers = (): Rulers => useSyncExternalStore(watchFonts, () => rulers)

function watchFonts(changed: () => void): () => void {
  const renew = (): void => {
    rulers = measured()
    changed()
  }
  document.fonts.addEventListener('loadingdone', renew)
  return () => document.fonts.removeEventListener('loadingdone', renew)
}
