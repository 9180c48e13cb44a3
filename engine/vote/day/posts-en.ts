/** The posts of a day in English: how it ended, and how the vote stood. */
import type { Layout } from '../../text/layout.ts'

export const alive: Layout = [
  { each: 'alive', lead: '<b>Alive ({count}):</b> ', message: '{who}', join: ', ', empty: '<b>Nobody is alive.</b>' },
]
export const dead: Layout = [{ each: 'dead', lead: '<b>Dead ({count}):</b>\n', message: '{who}: {title}', join: '\n' }]
export const ended: Layout = [{ each: 'ended', message: '<b>The game is over.</b> Victory for {name}!' }]

/** As what somebody is shown: by role and side, by one of them, or not at all. */
export const flipped =
  '{flip, select, hidden {Their role is not revealed.} sideOnly {Their side was <b>{faction}</b>.} other {They were {article, select, a {a } an {an } other {}}<b>{title}</b>.}}'

export const fallen: Layout = [{ each: 'died', message: `<b>{who}</b> died. ${flipped}` }]
export const gone: Layout = [{ each: 'removed', message: `<b>{who}</b> was removed from the game. ${flipped}` }]

/** How many votes it takes. */
const needed = 'It takes {majority} to lynch{lock, select, none {} other {, and {lock} to lock it}}.'

export const posts: Record<string, Layout> = {
  dusk: [
    { message: '<b>Day {number} is over.</b>' },
    { each: 'lynched', message: `<b>{who}</b> was lynched. ${flipped}` },
    { each: 'noLynch', message: 'Nobody was lynched.' },
    ...fallen,
    ...gone,
    ...ended,
  ],
  votes: [
    { message: '<b>Day {number} vote count</b>' },
    {
      each: 'tally',
      message: `{row, select, secret {The vote is secret.} nobody {<b>No lynch</b> ({count}): {voters}} other {<b>{who}</b> ({count}): {voters}{locked, select, yes { – locked} other {}}}}`,
      empty: 'No votes.',
    },
    { each: 'needed', message: needed },
  ],
}

/** The same, line by line. */
export const tells: Record<string, string> = {
  died: '<b>{who}</b> died.',
  removed: '<b>{who}</b> was removed from the game.',
  lynched: '<b>{who}</b> was lynched.',
  noLynch: 'Nobody was lynched.',
  ended: '<b>The game is over.</b> Victory for {name}!',
  alive: '{who}',
  dead: '{who}',
  tally: `{row, select, secret {The vote is secret.} nobody {No lynch: {count}} other {{who}: {count}}}`,
  needed,
}
