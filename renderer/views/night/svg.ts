/** A tree as a picture of its own: one SVG text, everything in attributes, in fonts that every machine has. */
import type { Drawing, FootItem, Placed, Wire } from './layout.ts'
import { paperInk, type Ink } from './ink.ts'
import { metrics } from './node-text.ts'

const ui = 'Inter, system-ui, -apple-system, &quot;Segoe UI&quot;, Roboto, sans-serif'
const mono = '&quot;IBM Plex Mono&quot;, ui-monospace, Menlo, Consolas, monospace'
const edge = 20

/** @param title what the picture is of, for those who hear it. @param language of its words */
export function svgOf(drawing: Drawing, title: string, language = 'en', ink: Ink = paperInk): string {
  const [width, height] = [Math.ceil(drawing.width + 2 * edge), Math.ceil(drawing.height + 2 * edge)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-edge} ${-edge} ${width} ${height}" role="img"${language === 'en' ? '' : ` xml:lang="${language}"`}>`,
    `<title>${escaped(title)}</title>`,
    `<defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="3" height="6" fill="${ink.barred}"/></pattern></defs>`,
    `<rect x="${-edge}" y="${-edge}" width="${width}" height="${height}" fill="${ink.paper}"/>`,
    ...drawing.wires.map(wire => wireOf(wire, ink)),
    ...drawing.nodes.map(node => nodeOf(node, ink)),
    '</svg>',
  ].join('\n')
}

const wireOf = ({ path, bond }: Wire, ink: Ink): string =>
  `<path d="${path}" fill="none" stroke="${bond === 'unless' ? ink.fails : bond === 'because' ? ink.stands : ink.barred}" stroke-width="1.6" stroke-opacity="0.75"${bond === 'because' ? '' : ' stroke-dasharray="5 4"'}/>`

function nodeOf({ shaped: { line }, text, box }: Placed, ink: Ink): string {
  const colour =
    line.mark === 'stands'
      ? ink.stands
      : line.mark === 'falls'
        ? ink.fails
        : line.mark === 'noEffect'
          ? 'url(#hatch)'
          : ink.barred
  const fill =
    line.mark === 'falls' && line.role !== 'root'
      ? ink.quiet
      : line.mark === 'noEffect' || line.role === 'more'
        ? ink.faint
        : ink.text
  const left = box.x + metrics.left
  let y = box.y + (text.form === 'flat' ? metrics.flat : metrics.top)
  const parts = [
    `<rect x="${num(box.x + 0.5)}" y="${num(box.y + 0.5)}" width="${num(box.width - 1)}" height="${num(box.height - 1)}" rx="8" fill="${ink.node}" stroke="${ink.frame}"/>`,
    `<rect x="${num(box.x)}" y="${num(box.y + 1)}" width="4" height="${num(box.height - 2)}" rx="2" fill="${colour}"/>`,
  ]
  if (text.role !== '') {
    parts.push(textOf(left, y + 11, escaped(text.role), 11, ink.faint))
    y += metrics.role
  }
  for (const pieces of text.lines) {
    parts.push(
      textOf(
        left,
        y + 14,
        pieces
          .map(({ text: words, bold }) =>
            bold ? `<tspan font-weight="600">${escaped(words)}</tspan>` : escaped(words),
          )
          .join(''),
        13.5,
        fill,
      ),
    )
    y += metrics.line
  }
  if (text.joined !== undefined)
    return group([...parts, ...footOf(text.foot.flat(), left + text.joined, y - metrics.foot, ink)])
  y += text.form === 'flat' ? 0 : metrics.footGap
  for (const row of text.foot) {
    parts.push(...footOf(row, left, y, ink))
    y += metrics.foot
  }
  return group(parts)
}

const group = (parts: readonly string[]): string => `<g>${parts.join('')}</g>`

function footOf(row: readonly FootItem[], left: number, top: number, ink: Ink): string[] {
  let x = left
  return row.flatMap(({ kind, text, width }) => {
    const at = x
    x += width + metrics.between
    if (kind !== 'rule') return [textOf(at, top + 14, escaped(text), 12, kind === 'decides' ? ink.lamp : ink.faint)]
    return [
      `<rect x="${num(at)}" y="${num(top + 1)}" width="${num(width)}" height="18" rx="4" fill="${ink.chip}"/>`,
      textOf(at + metrics.chip / 2, top + 14, escaped(text), 11, ink.quiet, mono),
    ]
  })
}

/** A line of text; `inner` is escaped already. */
export const textOf = (x: number, y: number, inner: string, size: number, fill: string, family = ui): string =>
  `<text x="${num(x)}" y="${num(y)}" font-family="${family}" font-size="${size}" fill="${fill}" xml:space="preserve">${inner}</text>`

export const num = (value: number): string => String(Math.round(value * 100) / 100)

/** Signs that would turn the words around them to the other direction. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g

/** Words as XML holds them. */
export const escaped = (words: string): string =>
  [...words.replace(turning, '\uFFFD')]
    .filter(canBeWritten)
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** What XML can hold: no control characters, no halves of characters. */
function canBeWritten(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return (
    code === 9
    || code === 10
    || (code >= 32 && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff)
  )
}
