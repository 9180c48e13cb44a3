/** The posts of a day in English: how it ended, who lives, and how the vote stood. */
import type { Layout } from '../../text/layout.ts'

export const alive: Layout = [
  { message: '<b>Alive</b>' },
  { each: 'alive', message: '{who}', join: ', ', empty: 'nobody' },
]
export const dead: Layout = [
  { message: '<b>Dead</b>' },
  { each: 'dead', message: '{who} ({role}, {faction})', join: ', ', empty: 'nobody' },
]
export const ended: Layout = [{ each: 'ended', message: '<b>The game is over.</b> It goes to {name}.' }]
export const fallen: Layout = [{ each: 'died', message: '<b>{who}</b> died. Role: {role}, {faction}.' }]

export const posts: Record<string, Layout> = {
  dusk: [
    { message: '<b>Day {number} is over.</b>' },
    { each: 'lynched', message: '<b>{who}</b> was lynched. Role: {role}, {faction}.' },
    { each: 'noLynch', message: 'Nobody was lynched.' },
    ...fallen,
    ...ended,
    ...alive,
    ...dead,
  ],
  votes: [
    { message: '<b>Votes, day {number}</b>' },
    {
      each: 'tally',
      message:
        '{row, select, secret {The vote is secret.} nobody {<b>No lynch</b>: {count} ({voters})} other {<b>{who}</b>: {count} ({voters}){locked, select, yes { – locked} other {}}}}',
      empty: 'No votes.',
    },
    { each: 'needed', message: 'Majority: {majority}.{lock, select, none {} other { Locked with {lock}.}}' },
  ],
}

/** The same, line by line. */
export const tells: Record<string, string> = {
  died: '<b>{who}</b> died.',
  lynched: '<b>{who}</b> was lynched.',
  noLynch: 'Nobody was lynched.',
  ended: '<b>The game is over.</b> It goes to {name}.',
  alive: '{who}',
  dead: '{who}',
  tally: '{row, select, secret {The vote is secret.} nobody {No lynch: {count}} other {{who}: {count}}}',
  needed: 'Majority: {majority}.{lock, select, none {} other { Locked with {lock}.}}',
}
