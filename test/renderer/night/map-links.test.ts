/** The lines between deeds: behind no card, each in a track of its own, with words that stand on nothing else. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutOf } from '../../../renderer/views/night/map/layout.ts'
import { linkWords } from '../../../renderer/views/night/map/link-words.ts'
import { together } from '../../../renderer/views/night/map/columns.ts'
import { packed } from '../../../renderer/views/night/map/packed.ts'
import { endsOf } from '../../../renderer/views/night/map/ends.ts'
import { mapSvg } from '../../../renderer/views/night/map/picture.ts'
import { dies, ends, maps, overlap, pane, pointsOf, ruler, rulers } from './maps.ts'

test('no link to another column runs behind a card', () => {
  fc.assert(
    fc.property(maps, map => {
      const drawing = layoutOf(map, ends, pane, rulers)
      for (const { link, path } of drawing.links) {
        const [from, to] = [link.from, link.to].map(id => drawing.cards.find(({ card }) => card.id === id)!)
        if (from!.box.x === to!.box.x) continue
        const points = pointsOf(path)
        for (const { card, box } of drawing.cards) {
          if (card.id === link.from || card.id === link.to) continue
          const under = points.slice(1).filter((point, index) => {
            const before = points[index]!
            const level = Math.abs(before.y - point.y) < 0.5
            const within = point.y > box.y + 1 && point.y < box.y + box.height - 1
            const [left, right] = [Math.min(before.x, point.x), Math.max(before.x, point.x)]
            return level && within && left < box.x + box.width - 1 && right > box.x + 1
          })
          expect(under).toEqual([])
        }
      }
    }),
  )
})

test('links that turn in one gap go down or up in tracks of their own', () => {
  fc.assert(
    fc.property(maps, map => {
      const drawing = layoutOf(map, ends, pane, rulers)
      const tracks = new Map<string, number[]>()
      for (const { link, path } of drawing.links) {
        const [from, to] = [link.from, link.to].map(id => drawing.cards.find(({ card }) => card.id === id)!.box)
        if (from!.x === to!.x) continue
        const points = pointsOf(path)
        const level = points.findIndex((point, at) => at > 1 && point.x === points[at - 1]!.x)
        const gap = `${from!.x} ${from!.x < to!.x}`
        tracks.set(gap, [...(tracks.get(gap) ?? []), points[level]!.x])
      }
      for (const all of tracks.values()) expect(new Set(all).size).toBe(all.length)
    }),
  )
})

test('the word of a link stands on no card, on nothing that becomes of somebody, and on no other word', () => {
  fc.assert(
    fc.property(maps, map => {
      const drawing = layoutOf(map, ends, pane, rulers)
      const words = linkWords(drawing, drawing.links, () => 'stops', ruler)
      const boxes = words.map(({ x, y, said }) => ({
        x: x - ruler(said) / 2,
        y: y - 9,
        width: ruler(said),
        height: 11,
      }))
      const read = [...drawing.cards, ...drawing.lanes.flatMap(lane => lane.ends)].map(({ box }) => box)
      boxes.forEach((box, index) =>
        expect([...read, ...boxes.slice(index + 1)].filter(other => overlap(box, other))).toEqual([]),
      )
    }),
  )
})

test('no line goes up or down behind a card that reaches beyond its column', () => {
  fc.assert(
    fc.property(maps, map => {
      const drawing = layoutOf(map, ends, pane, rulers)
      for (const { card, box, reach } of drawing.cards) {
        const beyond = drawing.columns[card.at + 1]?.x ?? Infinity
        if (reach === card.at || box.x + box.width <= beyond) continue
        for (const { link, path } of drawing.links) {
          if (link.from === card.id || link.to === card.id) continue
          const points = pointsOf(path)
          const behind = points.slice(1).filter((point, index) => {
            const before = points[index]!
            const [top, bottom] = [Math.min(before.y, point.y), Math.max(before.y, point.y)]
            const upright = Math.abs(before.x - point.x) < 0.5 && bottom - top > 1
            return (
              upright
              && point.x > beyond - 24
              && point.x < box.x + box.width - 1
              && top < box.y + box.height
              && bottom > box.y
            )
          })
          expect(behind).toEqual([])
        }
      }
    }),
  )
})

test.each(['killers', 'foiled'] as const)('a line leads past every card, in the picture too, from %s', kind => {
  const died = endsOf([{ ...dies, id: 'end', who: 'p0', ...(kind === 'foiled' && { section: 'nearly' as const }) }])
  fc.assert(
    fc.property(maps, fc.nat(), (map, nth) => {
      if (!map.cards.length) return
      const by = map.cards[nth % map.cards.length]!.id
      const drawing = layoutOf({ ...map, [kind]: { end: [by] } }, died, pane, rulers)
      const [kill, ...more] = drawing.kills
      expect([kill?.card, kill?.row, kill?.foiled === true, more]).toEqual([by, 'end', kind === 'foiled', []])
      const others = drawing.cards.filter(({ card }) => card.id !== by)
      const points = pointsOf(kill!.path)
      points.slice(1).forEach((point, at) => {
        const before = points[at]!
        const [x, y] = [Math.min(point.x, before.x), Math.min(point.y, before.y)]
        const stretch = { x, y, width: Math.abs(point.x - before.x), height: Math.abs(point.y - before.y) }
        if (stretch.width && stretch.height) return
        expect(others.filter(({ box }) => overlap(stretch, box))).toEqual([])
      })
      const end = drawing.lanes.flatMap(lane => lane.ends).find(one => one.row === 'end')!.box
      const last = points.at(-1)!
      expect([last.y > end.y && last.y < end.y + end.height, Math.abs(last.x - end.x) < 8]).toEqual([true, true])
      expect(mapSvg(drawing, '', [])).toContain(kill!.path)
    }),
  )
})

test('steps share no column where one bears on the other, or where somebody has a deed in both', () => {
  fc.assert(
    fc.property(maps, map => {
      const shared = packed(map, 200, rulers.small)
      expect(shared.columns.flatMap(label => label.split(together))).toEqual(map.columns)
      const at = (id: string): number => shared.cards.find(card => card.id === id)!.at
      const before = (id: string): number => map.cards.find(card => card.id === id)!.at
      for (const { from, to } of map.links) if (at(from) === at(to)) expect(before(from)).toBe(before(to))
      for (const one of map.cards)
        for (const other of map.cards) {
          if (one.at < other.at) expect(at(one.id)).toBeLessThanOrEqual(at(other.id))
          if (one.who === other.who && one.at < other.at) expect(at(one.id)).toBeLessThan(at(other.id))
        }
    }),
  )
})
