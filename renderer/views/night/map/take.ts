/** The map taken elsewhere: as a picture, and in words. */
import { copy } from '../../../state/copy.ts'
import { useAnswer } from '../../../state/answers.ts'
import { say } from '../../../words/say.ts'
import { inkNow, saveDrawn, type Picture } from '../export.ts'
import { useRulers } from '../rulers.ts'
import type { Night } from '../use-night.ts'
import { endsOf } from './ends.ts'
import { layoutOf } from './layout.ts'
import { mapSvg } from './picture.ts'
import { mapText } from './text.ts'

/** A sheet on its side. */
const sheet = { width: 1500, height: 1060 }

/** @param seen the map is what is looked at: nobody asks for it else @returns what saves the map as a file, and what copies it in words */
export function useTakenMap({ asked, shown, game }: Night, seen: boolean): { picture: Picture; copyIt: () => void } {
  const { value: map } = useAnswer('night.map', seen ? asked : undefined)
  const rulers = useRulers()
  const ends = endsOf(shown?.rows ?? [], shown, map?.lanes)
  return {
    picture: as => {
      if (!map) return
      const svg = mapSvg(
        layoutOf(map, ends, sheet, rulers),
        game?.phases[asked.phase]?.name ?? say('nightMap.theMap'),
        ({ does, would }) => say('nightMap.bears', { does, would: String(would) }),
        map.language,
        inkNow(),
      )
      saveDrawn(svg, 'map', as)
    },
    copyIt: () => {
      if (map) void copy(mapText(map, ends), say('nightMap.theMap'))
    },
  }
}
