/**
 * Whether a deal follows from its key: it is dealt again, by the program that deals in the app. Whoever checks needs
 * the lines that the host posted and nothing else: no rules, no app.
 */
import { proofIn, inLine, type DealProof, type Written } from '../game/deal-proof.ts'
import { shuffledBy } from '../game/deal.ts'
import { dealSetup, fellSaid } from './deal.ts'
import type { Roles } from './nodes.ts'
import { readSetup } from './read.ts'
import type { Card } from './setup.ts'

export type DealCheck =
  /** It is no such text: lines are missing, or were changed. */
  | { is: 'none' }
  /** It is of a deal before there was all in it that dealing again needs. */
  | { is: 'older' }
  /** What it says cannot be dealt at all. */
  | { is: 'undealable'; key: string }
  | {
      is: 'dealt'
      /** Each role fell to whom the text says, and what fell besides did so too. */
      holds: boolean
      key: string
      /** `role`: as the text says it; `due`: as the key gives it. */
      players: { name: string; role: string; due: string }[]
      /** Of a set-up: what fell by lot besides. */
      fell: { said: string[]; due: string[] }
      fromSetup: boolean
    }

/** @param text the lines, as they were posted before a forum changed anything about them (`readingsOf`) */
export function checkDeal(text: string): DealCheck {
  const proof = proofIn(text)
  if (!proof) return { is: /^Key: [0-9a-f]{32}$/m.test(text) && !text.startsWith(start) ? 'older' : 'none' }
  const { players, key, drawn } = proof
  const again = drawn ? drawnAgain(proof, drawn) : shuffledAgain(proof)
  if (!again) return { is: 'undealable', key }
  const each = players.map((player, at) => ({ ...player, due: again.roles[at] ?? '' }))
  const fell = { said: drawn?.fell ?? [], due: again.fell }
  const holds = each.every(({ role, due }) => role === due) && fell.said.join('\n') === fell.due.join('\n')
  return { is: 'dealt', holds, key, players: each, fell, fromSetup: drawn !== undefined }
}

interface Again {
  roles: string[]
  fell: string[]
}

const shuffledAgain = ({ players, key }: DealProof): Again => ({
  roles: shuffledBy(
    key,
    players.map(({ role }) => role),
    role => role,
  ),
  fell: [],
})

function drawnAgain({ players, key }: DealProof, drawn: NonNullable<DealProof['drawn']>): Again | undefined {
  const { setup } = readSetup(drawn.text, 'set-up', rolesOf(drawn.legend))
  if (!setup?.players.includes(players.length)) return undefined
  const known = new Map(drawn.legend.map(one => [one.as, one]))
  const of = ({ role, over }: Card): Written | undefined => known.get(inLine([role, ...over].join(' + ')))
  try {
    const { people, marks } = dealSetup(
      setup,
      players.map(({ name }) => name),
      {
        players: players.length,
        factionOf: card => of(card)?.faction,
        ...(drawn.chosen !== undefined && { chosen: drawn.chosen }),
      },
      key,
    )
    return { roles: people.map(({ card }) => of(card)?.said ?? ''), fell: marks.map(fellSaid) }
  } catch {
    return undefined
  }
}

/** The roles of the rules, as far as the set-up writes them. */
function rolesOf(legend: readonly Written[]): Roles {
  const factions = new Map(legend.map(({ as, faction }) => [as, faction]))
  return {
    example: legend[0]?.as ?? '',
    read: (written): ReturnType<Roles['read']> => {
      const faction = factions.get(inLine(written))
      return faction === undefined ? {} : { faction }
    },
  }
}

const start = 'Deal, form 2: '
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

/**
 * The lines that may be meant by a text that comes from a forum, likeliest first: as it stands; and without what a
 * forum adds and what stands around them. Which of them it was tells the digest.
 */
export function readingsOf(pasted: string): string[] {
  const whole = pasted.replace(/\r\n?/g, '\n')
  const lines = whole
    .replace(invisible, '')
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  const from = lines.findIndex(line => line.startsWith(start))
  const to = lines.findIndex((line, at) => at > from && /^Key: [0-9a-f]{32}$/.test(line))
  const plain = from >= 0 && to > from ? lines.slice(from, to + 1).join('\n') : lines.join('\n')
  const straight = plain
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‘’‚‛]/g, "'")
    .replaceAll('…', '...')
  return [...new Set([whole, whole.replace(/^\n+|\s+$/g, ''), plain, straight])]
}
