/**
 * What a deal is proven by: lines that are posted after the game, and whose digest stood before it. They hold all on
 * which the deal hangs, so that whoever has them can deal it again. A forum takes spaces away and adds invisible signs:
 * no line here begins or ends with a space or has two in a row, none is empty, and the spaces of a set-up are signs
 * that are seen.
 */
import type { Dealt } from '../journal/state.ts'
import { modifierName, roleName } from '../ruleset/role-name.ts'
import type { System } from '../ruleset/system.ts'
import { joiner, printable } from '../text/literal.ts'
import { humanize } from '../text/humanize.ts'
import { plays, type SeatGiven } from './deal.ts'

/** A role as a set-up writes it, the faction it is of, and what it is called. */
export type Written = NonNullable<NonNullable<Dealt['words']>['legend']>[number]

/** What the lines say. */
export interface DealProof {
  players: { name: string; role: string }[]
  key: string
  /** Of a deal from a set-up. */
  drawn?: { text: string; chosen?: number; legend: Written[]; fell: string[] }
}

/** Words as they stand in a line: a forum leaves them as they are, and nothing in them parts the line. */
export const inLine = (words: string): string =>
  printable(words).replaceAll(joiner, '').replace(/\s+/g, ' ').trim().replace(/: /g, ', ').replace(/ \| /g, '/')

/**
 * How a role is written there, with all that goes with it; in English whatever the game speaks, for a digest is of
 * bytes.
 */
export function roleDealt(
  { words: { wording } }: Pick<System, 'words'>,
  {
    role,
    faction,
    modifiers,
    settings,
    status,
    details = {},
  }: Omit<SeatGiven, 'slot' | 'alive' | 'bystander' | 'uses'>,
): string {
  const with_ = [...Object.entries(settings), ...Object.entries(details)]
    .map(([what, value]) => `${humanize(what)} ${String(value)}`)
    .sort()
  const front = modifiers.map(use =>
    [modifierName(use, wording.en), use.on !== undefined && `(${humanize(use.on)})`].filter(Boolean).join(' '),
  )
  return inLine(`${[...front, roleName(role, wording.en)].join(' ')} (${[faction, ...with_, ...status].join(', ')})`)
}

/**
 * The lines that prove a deal. Of one that was dealt before there were words for it: the shorter text of that time, of
 * which a digest may have been posted.
 * @param roleSaid how that time wrote a role with its modifiers
 */
export function dealProof(
  { key, seats, setup, words }: Dealt,
  roleSaid: (seat: Pick<SeatGiven, 'role' | 'modifiers'>) => string,
): string {
  const players = seats.filter(plays)
  if (words)
    return linesOf({
      players: players.map(({ name, slot }, at) => ({ name: name ?? slot, role: words.roles[at] ?? '' })),
      key,
      ...(setup && {
        drawn: {
          text: setup.text,
          ...(setup.chosen !== undefined && { chosen: setup.chosen }),
          legend: words.legend ?? [],
          fell: words.fell ?? [],
        },
      }),
    })
  return [
    ...players.map(seat => `${seat.name ?? seat.slot}: ${roleSaid(seat)}`),
    `Key: ${key}`,
    ...(setup ? [...(setup.chosen === undefined ? [] : [`Chosen: ${setup.chosen}`]), 'Set-up:', setup.text] : []),
  ].join('\n')
}

/** What may stand for a space: the first that the set-up does not have itself. */
const spaces = ['·', '¤', '§', '¦']

/** The lines, as they are posted. */
function linesOf({ players, key, drawn }: DealProof): string {
  const space = spaces.find(sign => !drawn?.text.includes(sign)) ?? spaces[0]!
  const written = drawn ? drawn.text.split(/\r\n?|\n/).map(line => seenSpaces(printable(line), space)) : []
  return [
    `Deal, form 2: ${players.length} players`,
    ...players.map(({ name, role }) => `${inLine(name)}: ${role}`),
    ...(drawn
      ? [
          `Roles of the set-up: ${drawn.legend.length}`,
          ...drawn.legend.map(({ as, faction, said }) => [inLine(as), faction, said].join(' | ')),
          `Fell by lot: ${drawn.fell.length}`,
          ...drawn.fell,
          ...(drawn.chosen === undefined ? [] : [`Chosen: ${drawn.chosen}`]),
          `Set-up, ${space} is a space: ${written.length} lines`,
          ...written,
        ]
      : []),
    `Key: ${key}`,
  ].join('\n')
}

/** A single space between words stays one; an empty line is one space. */
const seenSpaces = (line: string, space: string): string =>
  line.replace(/^\s+|\s{2,}|\s+$|^$/g, run => space.repeat(run.length || 1))

/** @returns what the lines say; nothing where they are none of this form */
export function proofIn(text: string): DealProof | undefined {
  const lines = text.split('\n')
  let at = 0
  const next = (): string => lines[at++] ?? ''
  /** A line that says how many follow. */
  const counted = (form: RegExp): string[] | undefined => {
    const [, count] = form.exec(next()) ?? []
    return count === undefined ? undefined : Array.from({ length: Math.min(Number(count), lines.length) }, next)
  }
  const players = counted(/^Deal, form 2: (\d{1,3}) players$/)?.map(line => {
    const end = line.lastIndexOf(': ')
    return { name: line.slice(0, end), role: line.slice(end + 2) }
  })
  if (!players) return undefined
  const drawn = lines[at]?.startsWith('Roles of the set-up: ') ? drawnIn() : undefined
  const [, key] = /^Key: ([0-9a-f]{32})$/.exec(next()) ?? []
  if (key === undefined || at < lines.length) return undefined
  return { players, key, ...(drawn && { drawn }) }

  function drawnIn(): DealProof['drawn'] {
    const legend = counted(/^Roles of the set-up: (\d{1,4})$/)?.map(line => {
      const [said = '', faction = '', ...as] = line.split(' | ').reverse()
      return { as: as.reverse().join(' | '), faction, said }
    })
    const fell = counted(/^Fell by lot: (\d{1,5})$/)
    const [, chosen] = /^Chosen: (\d{1,3})$/.exec(lines[at] ?? '') ?? []
    if (chosen !== undefined) at++
    const [, space = ''] = /^Set-up, (.) is a space: /u.exec(lines[at] ?? '') ?? []
    const written = counted(/^Set-up, . is a space: (\d{1,5}) lines$/u)
    return {
      text: (written ?? []).map(line => (line === space ? '' : line.replaceAll(space || ' ', ' '))).join('\n'),
      ...(chosen !== undefined && { chosen: Number(chosen) }),
      legend: legend ?? [],
      fell: fell ?? [],
    }
  }
}
