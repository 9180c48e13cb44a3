/** A tree as a file: drawn for paper, everything unfolded, whatever the pane looks like. */
import type { TreeView } from '../../../electron/desk/contract.ts'
import { toast } from '../../state/toasts.ts'
import { wordsOf } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import { nightInk, paperInk, type Ink } from './ink.ts'
import { bestDrawing, drawerOf } from './best-drawing.ts'
import type { Drawing } from './layout.ts'
import { wordingOf, type Rulers } from './node-text.ts'
import { useRulers } from './rulers.ts'
import { svgOf } from './svg.ts'
import { wholeShape } from './tree-shape.ts'

/** A sheet on its side. */
const sheet = { width: 1500, height: 1060 }

/** Of the theme that the desk is seen in: a picture looks as what it was taken from. */
export const inkNow = (): Ink => (document.documentElement.dataset.theme === 'dark' ? nightInk : paperInk)

/** What saves a drawing as a file. */
export type Picture = (as: 'svg' | 'png') => void

/** @returns what saves the tree as a file */
export function usePicture(tree: TreeView | undefined, deciding: ReadonlySet<number>): Picture {
  const rulers = useRulers()
  return as => {
    if (tree)
      saveDrawn(svgOf(wholeDrawing(tree, deciding, rulers), wordsOf(tree.title), tree.language, inkNow()), 'tree', as)
  }
}

/** Saves an SVG as it is, or painted. Names of players are no secret, but what happened to them is: no file is named after it. */
export function saveDrawn(svg: string, name: 'tree' | 'map', as: 'svg' | 'png'): void {
  if (as === 'svg') save(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`)
  else
    void asPng(svg).then(
      png => save(png, `${name}.png`),
      () =>
        toast({
          kind: 'error',
          title: say('nightTree.tooLarge'),
          text: say('nightTree.tooLargeText'),
        }),
    )
}

function wholeDrawing(tree: TreeView, deciding: ReadonlySet<number>, rulers: Rulers): Drawing {
  const shown = wholeShape(tree.lines)
  return bestDrawing(drawerOf(shown, wordingOf(shown, deciding, rulers, tree.words)), sheet)
}

/** Sharp on fine screens too, as far as a picture may be large. */
const scale = 2
const largest = 8000
/** Smaller than this nothing could be read. */
const smallest = 0.5

async function asPng(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const by = Math.min(scale, largest / Math.max(image.width, image.height))
  if (by < smallest) throw new Error('unreadable')
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.width * by)
  canvas.height = Math.round(image.height * by)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('canvasless')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return await new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('unpainted'))), 'image/png'),
  )
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
