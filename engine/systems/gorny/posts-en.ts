/** The posts of the thread in English: the rules from their blanks, the opening of a day, its end, and the tally. */
import type { Layout } from '../../text/layout.ts'
import { alive, dead, ended, fallen, posts as day } from '../../vote/day/posts-en.ts'

/** One section of the rules post. None of them names a role. */
const section = `{section, select,
  kind {<b>What kind of game this is.</b> {kind, select,
    normal {A plain game: nothing undisclosed, no unusual powers.}
    closeToNormal {Nearly a plain game, with a surprise or two.}
    notNormal {Not a plain game. Expect surprises.}
    wayOut {Far from a plain game. Expect the unexpected.}
    wild {A wild game. You have been warned, twice.}
    other {Anything goes. You have been warned, many times.}}}
  length {<b>Days and nights.</b> A day lasts {dayHours} hours and a night {nightHours} hours. The game starts with a {start, select, night {night} other {day}}.}
  buddies {<b>Buddies.</b> Some newcomers are paired with somebody experienced. Both of a pair are in one faction.}
  votes {<b>Votes.</b> You have one vote a day unless your role says otherwise. Write it in bold and in full, with the exact name: Vote: Name. To take it back: Unvote. Plain text, V: and UV: do not count. Half of the living, rounded down, and one more are a majority: with all {players} of you {majority} votes, and {lock} for a lock. Whoever has a majority and gets one more vote is locked: to be lynched when the day ends, and no vote on a locked player can be taken back. {deadline, select, plurality {Without a majority the most votes are enough.} other {Without a majority nobody is lynched.}}}
  activity {<b>Activity.</b> At least {minimum, select, 1 {one contributing post} other {{minimum} contributing posts}} a day, or you will be mod killed. Who posts only to have posted likely will be too.}
  conduct {<b>Conduct.</b> Until the game is over talk about it in this thread only, unless your role or a thread of the host''s allows more. Do not post at night, whether or not the host has announced it. Do not edit posts. Once dead, stay dead: no posts here, and no hand in the game, or you may be barred from playing. Do not pass on anything the host sent you, quoted or in other words, not even its number of words or letters. Who is banned from the site is out of the game. Attack the play, not the player: disrespect is not tolerated.}
  claims {<b>Claims.</b> Anybody may claim to be anything. Stories about deaths are there for colour only.}
  contact {<b>Questions and trouble.</b> Whatever the matter is with your role or with another player, write to the host before you do anything rash. Who cannot go on playing tells the host in private.}
  night {<b>Night actions.</b> Send them in private. They are due {margin, select, 0 {when the night ends} 1 {one hour before the night ends} other {{margin} hours before the night ends}}; what comes later is not used.}
  end {<b>The end.</b> The game is called when the living of {mafia} are {callAt, select, outnumbered {more than those of {town}, who can then make no majority by themselves} noMajority {so many that the votes of {town} alone make no majority of the living} other {as many as those of {town}, who can then make no majority by themselves}}.}
  other {<b>Players</b>}}`

export const posts: Record<string, Layout> = {
  rules: [
    { message: '<b>The rules of this game</b>' },
    { each: 'section', message: section },
    { each: 'players', message: '{who}', join: ', ' },
  ],
  dawn: [
    { message: '<b>Night {number} is over.</b>' },
    ...fallen,
    { each: 'nobodyDied', message: 'Nobody died.' },
    { each: 'killFailed', message: 'Somebody was attacked last night, and the kill failed.' },
    { each: 'saved', message: '<b>{who}</b> was saved.' },
    ...ended,
    ...alive,
    ...dead,
  ],
  ...day,
}
