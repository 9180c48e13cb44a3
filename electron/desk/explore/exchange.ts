/**
 * A game told whole in the forms in which others keep games: a table for a wiki, a block for an archive thread, and lines
 * of JSON, one thing that happened a line, as programs that play by themselves log theirs.
 */
import { inLynchWord } from '../../../engine/text/lynch-word.ts'
import { plainOf } from '../../../engine/text/span.ts'
import type { ExchangeForm, ExploredGame, ExploredPlayer } from '../contract.ts'
import { say } from '../words/say.ts'

/** What each is kept in. */
export const endings: Readonly<Record<ExchangeForm, string>> = { wiki: 'wiki.txt', archive: 'txt', lines: 'jsonl' }

/** @returns the text, in the language of whoever is being answered; the keys of the lines are the same in each */
export function exchanged(game: ExploredGame, form: ExchangeForm): string {
  return form === 'wiki' ? wikiOf(game) : form === 'archive' ? archiveOf(game) : linesOf(game)
}

/** How it went with a player: `lynched, Day 1`. */
function fateSaid({ fate }: ExploredPlayer, { phases, language, lynchWord }: ExploredGame): string {
  if (!fate) return say('explore.alive')
  const said = inLynchWord(say('explore.fate', { kind: fate.kind }), lynchWord, language)
  const phase = fate.phase === undefined ? undefined : phases[fate.phase]?.name
  return phase === undefined ? said : `${said}, ${phase}`
}

const rolesSaid = ({ roles, first }: ExploredPlayer): string =>
  [roles.join(' + '), ...(first ? [say('explore.first', { roles: first.join(' + ') })] : [])].join(', ')

const namesSaid = ({ name, former }: ExploredPlayer): string => [...former, name].join(' → ')

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '|': '&#124;' }

/** Nothing in a cell ends it, or is taken for a link, a template or a tag. */
const inCell = (text: string): string =>
  /[|[\]{}<>&]|''|__|~~~|:\/\/|^[-+]/.test(text)
    ? `<nowiki>${text.replace(/[&<>|]/g, sign => signs[sign]!)}</nowiki>`
    : text

function wikiOf(game: ExploredGame): string {
  const { name, system, winner, players } = game
  const row = (cells: readonly string[], sign: '!' | '|'): string =>
    `|-\n${sign} ${cells.map(inCell).join(` ${sign}${sign} `)}\n`
  const heads = [say('explore.player'), say('explore.role'), say('explore.side'), say('explore.end')]
  const caption = [name, system, ...(winner === undefined ? [] : [say('explore.won', { winner })])].join(' · ')
  const rows = players.map(player =>
    row([namesSaid(player), rolesSaid(player), player.faction, fateSaid(player, game)], '|'),
  )
  return `{| class="wikitable sortable"\n|+ ${inCell(caption)}\n${row(heads, '!')}${rows.join('')}|}\n`
}

function archiveOf(game: ExploredGame): string {
  const { name, system, winner, players, phases } = game
  const votes = phases.flatMap(({ name: phase, votes: counted }) =>
    counted
      ? [
          '',
          phase,
          ...counted.totals.map(({ of, votes: count, voters }) => `${of} (${count}): ${voters.join(', ')}`),
          ...(counted.lynched.length ? [`→ ${counted.lynched.join(', ')}`] : []),
        ]
      : [],
  )
  return `${[
    name,
    system,
    ...(winner === undefined ? [] : [say('explore.won', { winner })]),
    '',
    ...players.map(player =>
      [namesSaid(player), rolesSaid(player), player.faction, fateSaid(player, game)].join(' | '),
    ),
    ...votes,
  ].join('\n')}\n`
}

/** Who plays is told by a number too, from 1 in the order of the roster. */
function linesOf(game: ExploredGame): string {
  const { name, system, language, winner, players, phases } = game
  const numberOf = new Map(players.map((player, at) => [player.name, at + 1]))
  const agent = (who: string): object => ({ ...(numberOf.has(who) && { agent: numberOf.get(who) }), name: who })
  const lines: object[] = [{ type: 'game', name, system, language, players: players.length }]
  for (const [at, { name: phase, map, votes, rows }] of phases.entries()) {
    const event = (type: string, what: object): number => lines.push({ phase: at, in: phase, type, ...what })
    for (const player of players)
      event('status', {
        ...agent(player.name),
        ...(at === 0 && { role: (player.first ?? player.roles).join(' + ') }),
        alive: player.fate === undefined || (player.fate.phase ?? -1) >= at,
      })
    const called = new Map(map.lanes.map(({ slot, name: lane }) => [slot, lane]))
    for (const { who, said, aims, fared, ballot } of map.cards)
      if (!ballot && fared !== 'passive' && fared !== 'before')
        event('action', {
          ...agent(called.get(who) ?? who),
          text: plainOf(said),
          targets: aims.map(aim => agent(called.get(aim.who) ?? aim.who)),
          fared,
        })
    for (const { of, voters } of votes?.totals ?? [])
      for (const said of voters) {
        const [, voter = said, post] = numberOf.has(said) ? [] : (/^(.+) #(\d+)$/s.exec(said) ?? [])
        event('vote', { ...agent(voter), for: agent(of), ...(post !== undefined && { post: Number(post) }) })
      }
    for (const who of votes?.lynched ?? []) event('execute', agent(who))
    for (const player of players)
      if (player.fate?.phase === at && !votes?.lynched.includes(player.name))
        event(player.fate.kind === 'removed' ? 'leave' : 'death', agent(player.name))
    for (const { section, said } of rows) if (section === 'happens') event('result', { text: plainOf(said) })
  }
  // Roles and sides as the game ended: meanwhile some changed theirs, and when is told by what happened.
  for (const { name: who, roles, faction } of players)
    lines.push({ type: 'end', ...agent(who), role: roles.join(' + '), side: faction })
  if (winner !== undefined) lines.push({ type: 'winner', side: winner })
  return lines.map(line => `${JSON.stringify(line)}\n`).join('')
}
