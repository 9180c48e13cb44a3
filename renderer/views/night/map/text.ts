/** The map in words: a line for each deed at its player, with what bears on it, and what becomes of each. */
import type { MapCardView, MapLink, MapView } from '../../../../electron/desk/contract.ts'
import { sentenceOf, wordsOf } from '../../../state/words.ts'
import { nobody, type End, type Ends } from './ends.ts'
import { say } from '../../../words/say.ts'

/** Takes a map and what becomes of its players; returns the same as text, a line each, players apart. */
export function mapText(map: MapView, ends: Ends): string {
  const nameOf = (slot: string): string => map.lanes.find(lane => lane.slot === slot)?.name ?? slot
  const deedsOf = (slot: string, named = nameOf): string[] =>
    map.cards.filter(({ who }) => who === slot).map(card => `- ${cardSaid(map, card, named)}`)
  const common = [
    ...deedsOf(nobody, slot => (slot === nobody ? say('nightMap.everybody') : nameOf(slot))),
    ...(ends.get(nobody) ?? []).map(endSaid),
  ]
  return [
    ...map.lanes.map(({ slot, name, role }) =>
      [role === '' ? name : `${name} (${role})`, ...deedsOf(slot), ...(ends.get(slot) ?? []).map(endSaid)].join('\n'),
    ),
    ...(common.length ? [[say('nightMap.everybody'), ...common].join('\n')] : []),
  ].join('\n\n')
}

/** What became of somebody, and of a death whose doing it was, or what kept it off. */
const endSaid = ({ said, why }: End): string =>
  why.length ? `- ${ended(wordsOf(said))} ${ended(wordsOf(sentenceOf(why)))}` : `- ${wordsOf(said)}`

/** What a link does, in a word. */
export const bears = (link: MapLink): string => say('nightMap.bears', { does: link.does, would: wouldOf(link) })

const wouldOf = ({ would, round }: MapLink): string => (round ? 'round' : String(would))

/** Whether the card that a link leads to says it already. */
export const isTold = ({ cards }: Pick<MapView, 'cards'>, { from, to, would }: MapLink): boolean =>
  !would && cards.some(({ id, by }) => id === to && by?.includes(from))

/** What somebody did, as tried where it failed. */
export const deedSaid = ({ said, tried, fared }: MapCardView): string => wordsOf(fared === 'no' && tried ? tried : said)

/** A card as it is heard: whose deed, how it fared, what bears on it. */
export function cardSaid(map: MapView, card: MapView['cards'][number], nameOf: (slot: string) => string): string {
  return [
    say('nightMap.card', { name: nameOf(card.who), deed: deedSaid(card), fared: card.fared }),
    ...(card.why ? [ended(wordsOf(sentenceOf(card.why)))] : []),
    ...map.links
      .filter(link => link.to === card.id && !isTold(map, link))
      .flatMap(link => {
        const other = map.cards.find(({ id }) => id === link.from)
        return other
          ? [
              say('nightMap.linked', {
                does: link.does,
                would: wouldOf(link),
                name: nameOf(other.who),
                deed: deedSaid(other),
              }),
            ]
          : []
      }),
  ].join(' ')
}

/** With a full stop, where it has no end of its own. */
const ended = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`)
