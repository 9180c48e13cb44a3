/** The map taken elsewhere: as a picture, and in words. */
import { useEffect, useState } from 'react'
import type { MapView } from '../../../../electron/desk/contract.ts'
import { copy } from '../../../state/copy.ts'
import { useAnswer } from '../../../state/answers.ts'
import { say } from '../../../words/say.ts'
import { inkNow, saveDrawn, type Picture } from '../export.ts'
import { paperInk } from '../ink.ts'
import { useRulers } from '../rulers.ts'
import type { Night } from '../use-night.ts'
import { endsOf, type Ends } from './ends.ts'
import { layoutOf, type Rulers } from './layout.ts'
import { linkWords, type LinkWord } from './link-words.ts'
import { mapSvg } from './picture.ts'
import type { MapDrawing } from './plan.ts'
import { bears, isTold, mapText } from './text.ts'

/** A sheet on its side. */
const sheet = { width: 1500, height: 1060 }
/**
 * A sheet of A4: the upper half of it, below which what happens is told; all of it, where letters would be too small on
 * that; and turned on its side, where a night has many steps.
 */
const papers = {
  half: { width: 780, height: 520 },
  whole: { width: 780, height: 1040 },
  side: { width: 1160, height: 700 },
}

interface OnPaper {
  /** The address of the picture. */
  at: string
  /** It wants a sheet on its side. */
  wide: boolean
}

/** The map as large as a sheet lets it be. */
function onPaper(...[map, ends, rulers]: [MapView, Ends, Rulers]): MapDrawing & { wide: boolean } {
  const half = layoutOf(map, ends, papers.half, rulers)
  if (half.zoom === 1) return { ...half, wide: false }
  const whole = layoutOf(map, ends, papers.whole, rulers)
  if (whole.zoom >= 0.85) return { ...whole, wide: false }
  return { ...layoutOf(map, ends, papers.side, rulers), wide: true }
}

/** The words of the links of a map, but of those that a card tells. */
const wordsOn = (map: MapView, drawing: MapDrawing, { small }: Rulers): LinkWord[] =>
  linkWords(
    drawing,
    drawing.links.filter(({ link }) => !isTold(map, link)),
    bears,
    word => small(word, false),
  )

/** A picture is laid out and taken apart into letters: not while the page is still coming about. */
const aMoment = 300

/** The map for paper: made when nothing has changed for a moment. @param seen as below */
export function useMapOnPaper({ asked, shown }: Night, seen: boolean): OnPaper | undefined {
  const { value: map } = useAnswer('night.map', seen ? asked : undefined)
  const rulers = useRulers()
  const [drawn, setDrawn] = useState<OnPaper & { of: MapView }>()
  useEffect(() => {
    if (!map || drawn?.of === map) return
    const soon = setTimeout(() => {
      const drawing = onPaper(map, endsOf(shown?.rows ?? [], shown, map), rulers)
      const svg = mapSvg(drawing, say('nightMap.theMap'), wordsOn(map, drawing, rulers), map.language, paperInk)
      setDrawn({ of: map, at: `data:image/svg+xml,${encodeURIComponent(svg)}`, wide: drawing.wide })
    }, aMoment)
    return () => clearTimeout(soon)
  }, [map, shown, rulers, drawn])
  return map && drawn?.of === map ? drawn : undefined
}

/** @param seen the map is what is looked at: nobody asks for it else @returns what saves the map as a file, and what copies it in words */
export function useTakenMap({ asked, shown, game }: Night, seen: boolean): { picture: Picture; copyIt: () => void } {
  const { value: map } = useAnswer('night.map', seen ? asked : undefined)
  const rulers = useRulers()
  const ends = endsOf(shown?.rows ?? [], shown, map)
  const title = game?.phases[asked.phase]?.name ?? say('nightMap.theMap')
  return {
    picture: as => {
      if (!map) return
      const drawing = layoutOf(map, ends, sheet, rulers)
      saveDrawn(mapSvg(drawing, title, wordsOn(map, drawing, rulers), map.language, inkNow()), 'map', as)
    },
    copyIt: () => {
      if (map) void copy(mapText(map, ends), say('nightMap.theMap'))
    },
  }
}
