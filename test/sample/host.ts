/** What a host does at every table: opening phases, reading messages, answering their doubts and what the rules leave to him. */
import type { Table } from './table.ts'

/** By sender: which choice answers a doubt, by words of it; `null` where it is none of them. */
export type Doubts = Record<string, RegExp | null>

/** Opens a phase by the clock of the rules, or at these times. */
export async function open(
  table: Table,
  at: string,
  kind: string,
  number: number,
  times: { opens?: string; closes?: string } = {},
): Promise<void> {
  table.at(at)
  await table.call('phases.open', { kind, number, ...times })
}

/**
 * Pastes messages, takes what is sure, and answers the doubts.
 * @param chat who wrote without asking for anything
 * @throws Error where a message is not read as this host expects
 */
export async function read(
  table: Table,
  phase: number,
  at: string,
  page: string,
  doubts: Doubts = {},
  chat: readonly string[] = [],
): Promise<void> {
  table.at(at)
  const pasted = new Set((await table.call('inbox.paste', { page })).messages)
  await table.call('inbox.take', {})
  const here = (await table.call('inbox.view', { phase })).messages.filter(({ id }) => pasted.has(id))
  const met = new Set<string>()
  for (const { id, senderName = '?', body, doubts: asked, state } of here) {
    if (state === 'nothing' && !chat.includes(senderName)) throw new Error(`${senderName} asks for nothing: ${body}`)
    for (const [index, { question, choices, answered }] of asked.entries()) {
      const wanted = doubts[senderName]
      if (answered !== undefined) continue
      const choice = wanted ? choices.findIndex(({ says }) => wanted.test(says)) : null
      if (wanted === undefined || choice === -1)
        throw new Error(`${senderName}: ${body}\n${question} ${JSON.stringify(choices)}`)
      met.add(senderName)
      await table.call('inbox.answer', { message: id, doubt: index, choice })
    }
  }
  const unmet = Object.keys(doubts).filter(name => !met.has(name))
  if (unmet.length) throw new Error(`no doubt about ${unmet.join(', ')}`)
}

/** Rules on a prompt. */
export async function rule(table: Table, at: string, prompt: string, answer: string): Promise<void> {
  table.at(at)
  await table.call('rulings.answer', { prompt, answer })
}

/** Checks that the set-up breaks no rule. @param warned rules that warn and are accepted */
export async function checked(table: Table, warned: readonly string[] = []): Promise<void> {
  const { breaks } = await table.call('setup.view', {})
  const wrong = breaks.filter(({ rule, warns }) => !(warns && warned.includes(rule)))
  if (wrong.length) throw new Error(JSON.stringify(wrong))
}

/** Ends the game as the rules propose it. */
export async function finished(table: Table, at: string): Promise<void> {
  table.at(at)
  const { proposal, system } = await table.call('games.get', {})
  if (!proposal) throw new Error('the rules propose no end')
  await ended(
    table,
    at,
    proposal.winners.map(id => system.factions.find(faction => faction.id === id)?.name ?? id).join(' and '),
  )
}

/** Ends the game, and posts who was what. */
export async function ended(table: Table, at: string, winner: string): Promise<void> {
  table.at(at)
  await table.call('games.finish', { winner })
  const { phases } = await table.call('games.get', {})
  table.at(new Date(Date.parse(at) + 4 * 60_000).toISOString())
  await table.call('posts.sent', { phase: phases.length - 1, post: 'public:end', sent: true })
}

/** Casts ballots by hand, one a line with the time of day: `09:12 Carlo: Verdi, Gino` or `21:05 Akai: Gin`. @param at the moment of a time of day */
export async function ballots(table: Table, at: (time: string) => string, lines: string): Promise<void> {
  for (const line of lines.trim().split('\n')) {
    const [, time = '', by = '', on = ''] = /^(\S+) ([^:]+): (.+)$/.exec(line.trim()) ?? []
    const [first = '', second] = on.split(', ')
    table.at(new Date(Date.parse(at(time)) + 20_000).toISOString())
    await table.call('votes.cast', {
      by,
      ...(second === undefined
        ? { for: first }
        : { ...(first !== '-' && { family: first }), ...(second !== '-' && { individual: second }) }),
      at: at(time),
    })
  }
}
