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
import { endsOf } from './ends.ts'
import { layoutOf } from './layout.ts'
import { mapSvg } from './picture.ts'
import type { PlacedLink } from './plan.ts'
import { mapText } from './text.ts'

/** A sheet on its side. */
const sheet = { width: 1500, height: 1060 }
/** The upper half of a sheet of A4: what happens is told below it. */
const halfSheet = { width: 1000, height: 620 }

const bears = ({ does, would }: PlacedLink['link']): string => say('nightMap.bears', { does, would: String(would) })

/** Paper waits for what is looked at: nobody prints in the moment in which he changes something. */
const aMoment = 600

/** The map for paper, as the address of a picture: made when nothing has changed for a moment. @param seen as below */
export function useMapOnPaper({ asked, shown }: Night, seen: boolean): string | undefined {
  const { value: map } = useAnswer('night.map', seen ? asked : undefined)
  const rulers = useRulers()
  const [drawn, setDrawn] = useState<{ of: MapView; at: string }>()
  useEffect(() => {
    if (!map || drawn?.of === map) return
    const soon = setTimeout(() => {
      const drawing = layoutOf(map, endsOf(shown?.rows ?? [], shown, map), halfSheet, rulers)
      const svg = mapSvg(drawing, say('nightMap.theMap'), bears, map.language, paperInk)
      setDrawn({ of: map, at: `data:image/svg+xml,${encodeURIComponent(svg)}` })
    }, aMoment)
    return () => clearTimeout(soon)
  }, [map, shown, rulers, drawn])
  return map && drawn?.of === map ? drawn.at : undefined
}

/** @param seen the map is what is looked at: nobody asks for it else @returns what saves the map as a file, and what copies it in words */
export function useTakenMap({ asked, shown, game }: Night, seen: boolean): { picture: Picture; copyIt: () => void } {
  const { value: map } = useAnswer('night.map', seen ? asked : undefined)
  const rulers = useRulers()
  const ends = endsOf(shown?.rows ?? [], shown, map)
  const title = game?.phases[asked.phase]?.name ?? say('nightMap.theMap')
  return {
    picture: as => {
      if (map) saveDrawn(mapSvg(layoutOf(map, ends, sheet, rulers), title, bears, map.language, inkNow()), 'map', as)
    },
    copyIt: () => {
      if (map) void copy(mapText(map, ends), say('nightMap.theMap'))
    },
  }
}
