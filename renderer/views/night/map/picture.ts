/** The map as a picture of its own: one SVG text, everything in attributes, for paper and for forums. */
import { paperInk, type Ink } from '../ink.ts'
import { escaped, num, textOf } from '../svg.ts'
import type { TextLine } from '../wrap.ts'
import { signOf } from './fared-signs.ts'
import type { LinkWord } from './link-words.ts'
import { headLine, sizes, textTop, type Lane, type MapDrawing, type PlacedCard } from './plan.ts'

const colours = {
  stops: 'fails',
  shields: 'stands',
  moves: 'lamp',
  brings: 'lamp',
  reveals: 'focus',
} as const
/** Of what goes round: as on the screen. */
const roundDashes = '9 3 2 3'
const bars = {
  yes: 'stands',
  no: 'fails',
  part: 'lamp',
  idle: 'barred',
  lost: 'barred',
  blank: 'barred',
  passive: 'barred',
  before: 'barred',
  void: 'barred',
} as const

/** @param title what the picture is of, for those who hear it. @param words of links, where they stand. @param language of its words */
export function mapSvg(
  drawing: MapDrawing,
  title: string,
  words: readonly LinkWord[],
  language = 'en',
  ink: Ink = paperInk,
): string {
  const [width, height] = [Math.ceil(drawing.width), Math.ceil(drawing.height)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"${language === 'en' ? '' : ` xml:lang="${language}"`}>`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${ink.paper}"/>`,
    ...drawing.lanes.flatMap(({ box, name, role, side, dies }, index) => [
      ...(index % 2 ? [] : [rect(box, `fill="${ink.node}" fill-opacity="0.7"`)]),
      ...(side ? [sideOf(side, 14, box.y + 13, ink)] : []),
      ...linesOf(name, 24, box.y + 18, sizes.line, 13.5, dies ? ink.quiet : ink.text, dies),
      ...linesOf(role, 24, box.y + 16 + name.length * sizes.line, sizes.small, 12, ink.quiet),
    ]),
    ...drawing.columns.flatMap(({ head, x }) =>
      head.map((line, at) => textOf(x, headLine(head, at), escaped(line), 12, ink.quiet)),
    ),
    ...drawing.aims.map(
      ({ came, path }) => `<path d="${path}" stroke="${ink.barred}" stroke-opacity="0.6"${dashed(!came, '2 3')}/>`,
    ),
    ...drawing.links.map(({ link, path, tip }) => {
      const colour = ink[colours[link.does]]
      return (
        `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"${dashed(link.would, link.round ? roundDashes : '4 4')}/>`
        + `<path d="${tip}" ${link.would ? `fill="${ink.paper}" stroke="${colour}"` : `fill="${colour}"`}/>`
      )
    }),
    ...drawing.kills.map(
      ({ path, tip, foiled }) =>
        `<path d="${path}" fill="none" stroke="${ink.fails}" stroke-width="${foiled ? 2 : 3.5}"${dashed(foiled === true, '6 4')}/>`
        + `<path d="${tip}" ${foiled ? `fill="none" stroke="${ink.fails}"` : `fill="${ink.fails}"`}/>`,
    ),
    ...drawing.cards.map(card => cardOf(card, ink)),
    // Above the cards: a line that ends at the edge of one is seen to end there.
    ...drawing.aims.map(({ came, dot }) => circle(dot, 2.5, came ? ink.barred : ink.paper, ink.barred)),
    // Each on a ground of its own, for lines go under them.
    '<g text-anchor="middle">',
    ...words.flatMap(({ link, said, x, y, ground }) => [
      rect(ground, `rx="3" fill="${ink.paper}"`),
      textOf(x, y, escaped(said), 12, ink[colours[link.does]]),
    ]),
    '</g>',
    ...drawing.lanes.flatMap(lane =>
      lane.ends.flatMap(({ lines, why, box: { x, y }, death, nearly }) => [
        ...linesOf(lines, x + 8, y + 8, sizes.small, 12, nearly ? ink.quiet : death ? ink.fails : ink.text),
        ...linesOf(why, x + 8, y + 8 + lines.length * sizes.small, sizes.small, 12, ink.quiet),
      ]),
    ),
    '</svg>',
  ].join('\n')
}

function cardOf({ card, lines, why, box }: PlacedCard, ink: Ink): string {
  const failed = card.fared === 'no' || card.fared === 'void'
  return [
    rect(box, `rx="5" fill="${failed ? ink.paper : ink.node}" stroke="${ink.frame}"${dashed(failed, '4 3')}`),
    rect({ ...box, width: sizes.bar }, `rx="2" fill="${ink[bars[card.fared]]}"`),
    ...(signOf(card) === ''
      ? []
      : [textOf(box.x + box.width - 13, box.y + 14, signOf(card), 13, failed ? ink.quiet : ink.text)]),
    ...linesOf(
      lines,
      box.x + sizes.bar + sizes.padX - 2,
      textTop(lines, why, box) + 11,
      sizes.line,
      12,
      failed ? ink.quiet : ink.text,
      failed,
    ),
    ...linesOf(
      why,
      box.x + sizes.bar + sizes.padX - 2,
      textTop(lines, why, box) + 10 + lines.length * sizes.line,
      sizes.small,
      12,
      ink.quiet,
    ),
  ].join('')
}

/** A side by its shape as well as by its colour, as on the screen. */
function sideOf(side: NonNullable<Lane['side']>, x: number, y: number, ink: Ink): string {
  const of = `data-side="${side}"`
  if (side === 'town') return `<circle ${of} cx="${x}" cy="${num(y)}" r="3.5" fill="${ink.stands}"/>`
  if (side === 'hostile')
    return `<path ${of} d="M${x} ${num(y - 4.5)}l4.5 4.5l-4.5 4.5l-4.5 -4.5Z" fill="${ink.fails}"/>`
  return `<rect ${of} x="${x - 3.5}" y="${num(y - 3.5)}" width="7" height="7" fill="${ink.barred}"/>`
}

const circle = ({ x, y }: { x: number; y: number }, r: number, fill: string, stroke: string): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${r}" fill="${fill}" stroke="${stroke}"/>`

const dashed = (is: boolean, by: string): string => (is ? ` stroke-dasharray="${by}"` : '')

const rect = ({ x, y, width, height }: PlacedCard['box'], rest: string): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" ${rest}/>`

/** @param struck what is no more, or came to nothing */
const linesOf = (
  lines: readonly TextLine[],
  x: number,
  y: number,
  step: number,
  size: number,
  fill: string,
  struck = false,
): string[] =>
  lines.map((pieces, index) => {
    const words = pieces
      .map(({ text, bold }) => (bold ? `<tspan font-weight="600">${escaped(text)}</tspan>` : escaped(text)))
      .join('')
    const said = struck ? `<tspan text-decoration="line-through">${words}</tspan>` : words
    return textOf(x, y + index * step, said, size, fill)
  })
