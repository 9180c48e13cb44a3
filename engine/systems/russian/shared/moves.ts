/** Moves: whether one belongs to the civil or to the negative role, and the log of who went where. */
import { nightSlots } from '../order.ts'
import { negative, faceless } from '../roles/negative.ts'
import type { Walk } from '../vocabulary.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import type { Move } from '../../../resolve/sequence/move.ts'

const ofNegatives: ReadonlySet<string> = new Set(
  [...Object.values(negative), ...Object.values(faceless)].flatMap(({ abilities }) => abilities),
)

/** `negative`: a move of the black role or of the faceless; `civil`: of the role underneath (RU-OVL-2). */
export const kindOf = ({ does }: Pick<Move, 'does'>): 'civil' | 'negative' =>
  ofNegatives.has(does) ? 'negative' : 'civil'
/** An order for a hired killer, who is stopped himself (RU-HIR-4), the imitator's pretence (RU-IMI-5), and a last word: what stops moves does not reach them. */
export const isWord = ({ does, ability }: Pick<Move, 'does' | 'ability'>): boolean =>
  does === 'pretend' || does === 'leaveAs' || (does === 'order' && ability.aims !== undefined)
export const isCivil = (move: Pick<Move, 'does'>): boolean => kindOf(move) === 'civil'

/** Civil moves that kill count as negative for the blocker (RU-BLK-6). */
export const killsAsCivil: ReadonlySet<string> = new Set(['vigilanteShot'])

/** Whether a move stands in this slot of the night or a later one, in this game's order. */
export function isLater(walk: Walk, { does }: Pick<Move, 'does'>, than: string): boolean {
  const order = orderOf(walk)
  const mine = order.findIndex(id => takes(id).includes(does))
  return mine >= 0 && mine > order.indexOf(than)
}

const takes = (id: string): readonly string[] =>
  (nightSlots as Record<string, { takes: readonly string[] }>)[id]?.takes ?? []

/** The slots of the night in this game's order. */
export const orderOf = (walk: Pick<Walk, 'option'>): string[] => {
  const chosen = walk.option('nightOrder')
  return String(chosen)
    .split(',')
    .map(id => id.trim())
}

/** Every move that is made is logged for who watches: fact `went`, of who was visited, by who went; a failed one too, as an attempt. */
export function logged(walk: Walk, { move, at, why }: Arrival): void {
  if (unseen.has(move.does)) return
  walk.put({
    kind: 'went',
    of: at,
    by: move.actor,
    action: move.id,
    why,
    rule: 'RU-NORD-2',
    data: { kind: kindOf(move), does: move.does, aim: move.to.join(',') },
  })
}

/** Moves that are no walk to anybody: what is decided at home. */
const unseen: ReadonlySet<string> = new Set([
  'order',
  'declineInsurance',
  'pass',
  'verify',
  'request',
  'slander',
  'whiten',
  'nameSuccessor',
  'pretend',
  'leaveAs',
  'release',
  'torture',
  'giveAntidote',
  'refuseAntidote',
  'link',
  'breakLink',
  'note',
  'insure',
  'shoot',
  'suicide',
  'cutFace',
  'hypnotize',
  'drink',
])
