/** A finished game of 13: three nights and three days with their votes, a replacement, a late action, a ruling, and a loop of three blocks. */
import { ended } from './host.ts'
import type { Sample, Table } from './table.ts'

const roster = `Player\tRole\tFaction\tAliases
Alma\tDoctor\t\t
Bertram\tRoleblocker\t\tBert
Clara\tRoleblocker\tMafia\t
Dorothy\tBus Driver\t\tDot; Dottie
Ezra\tParanoid Gun Owner\t\t
Flora\tCop\t\t
Gideon\tTracker\t\tGid
Harriet\tMafia Goon\t\t
Ivor\tone-shot Vigilante\t\t
June\tVanilla Townie\t\t
Kit\tVanilla Townie\t\t
Lottie\tJailkeeper\t\t
Moss\tGodfather\t\tMossy`

const nightOne = `From: Harriet
Sent: 2 Mar 2026 20:14

Evening Wren! We kill June tonight. I carry it out myself.

From: Alma
Sent: 2 Mar 2026 20:40

Hello. I have a bad feeling about how quiet June was today. Protect June please.

From: Clara
Sent: 2 Mar 2026 21:02

block Alma

From: Bertram
Sent: 2 Mar 2026 21:20

I block Clara tonight. Cheers, Bert

From: Flora
Sent: 2 Mar 2026 21:44

Investigate Harriet, please.

From: Gideon
Sent: 2 Mar 2026 22:10

I'd like to track Harriet tonight.

From: Dorothy
Sent: 2 Mar 2026 22:31

No action tonight, the bus is at the garage.

From: Ivor
Sent: 2 Mar 2026 23:05

I keep the bullet. No action tonight.

From: Lottie
Sent: 3 Mar 2026 07:21

So sorry, overslept! Could I still jail Moss?`

const nightTwo = `Bertram
Today at 20:05
Tonight I block Lottie.

Lottie
Today at 20:30
Jail Clara please.

Clara
Today at 21:15
I block Bertram.`

const nightTwoRest = `From: Moss
Sent: 6 Mar 2026 20:00

The family kills Flora. I do it, Moss.

From: Alma
Sent: 6 Mar 2026 20:20

Protect Flora!

From: Dorothy
Sent: 6 Mar 2026 20:58

Swap Flora and Ezra tonight. Toot toot.

From: Flora
Sent: 6 Mar 2026 21:07

Please investigate Moss.

From: Gwen
Sent: 6 Mar 2026 21:45

Hi, new here, taking over for Gideon. Track Moss?? I mean: I track Moss.

From: Ivor
Sent: 6 Mar 2026 22:12

Tonight is the night. I shoot Moss.`

const nightThree = `From: Harriet
Sent: 10 Mar 2026 14:31

Kill Alma. Only me left to do it anyway.

From: Alma
Sent: 10 Mar 2026 14:50

Protect Lottie.

From: Gwen
Sent: 10 Mar 2026 15:10

Track Harriet please

From: Flora
Sent: 10 Mar 2026 15:31

I investigate Ezra.

From: Dorothy
Sent: 10 Mar 2026 15:50

Swap June and Ezra.

From: Lottie
Sent: 10 Mar 2026 16:40

Jail Dorothy.

From: Bertram
Sent: 10 Mar 2026 17:00

block Ezra`

const thread = (page: number): string => `https://forum.example/threads/harvest-at-millers-creek.1204/page-${page}`

async function day(
  table: Table,
  number: number,
  phase: number,
  opens: string,
  closes: string,
  votes: readonly (readonly [who: string, post: string])[],
): Promise<void> {
  table.at(opens)
  await table.call('phases.open', { kind: 'day', number, opens, closes })
  const round = number + 1
  // The post of the night names the day and its deadline now.
  const { posts } = await table.call('posts.view', { phase: phase - 1 })
  for (const { id, to } of posts)
    if (to.kind === 'public')
      await table.call('posts.sent', { phase: phase - 1, post: id, sent: true, link: thread(4 * round - 2) })
  table.at(closes)
  await table.call('votes.paste', { page: pageOf(votes, opens, round) })
  await table.lockAndPost(phase, new Date(Date.parse(closes) + 600_000).toISOString(), thread(4 * round))
}

async function paste(table: Table, at: string, page: string, sender?: string): Promise<string[]> {
  table.at(at)
  return (await table.call('inbox.paste', { page, ...(sender !== undefined && { sender, at }) })).messages
}

/** A page of the thread: a post every three hours. */
const pageOf = (votes: readonly (readonly [who: string, post: string])[], opens: string, round: number): string =>
  votes
    .map(([who, post], index) => {
      const at = new Date(Date.parse(opens) + (index + 1) * 3 * 3_600_000).toISOString()
      return `From: ${who}\nSent: ${at.slice(0, 16).replace('T', ' ')} UTC\n#${1000 * round + index}\n\n${post}\n`
    })
    .join('\n')

const dayOne = [
  ['Flora', 'Good morning. [b]Vote: Kit[/b] for that odd silence.'],
  ['Kit', 'I was at the fair! [b]Vote: Flora[/b]'],
  ['Harriet', 'Kit it is. [b]Vote: Kit[/b]'],
  ['Ivor', '[b]Vote: No lynch[/b], it is too early for that.'],
  ['June', 'vote: Moss, perhaps'],
  ['Moss', '[b]Vote: Kit[/b]'],
  ['Bertram', '[b]Vote: Kit[/b]'],
  ['Clara', 'Nobody defends Kit. [b]Vote: Kit[/b]'],
  ['Ivor', 'All right. [b]Unvote[/b]'],
  ['Dorothy', '[b]Vote: Kit[/b]'],
  ['Ezra', 'And that is that. [b]Vote: Kit[/b]'],
] as const

const dayTwo = [
  ['Lottie', 'I was stopped last night, and so was Bert. [b]Vote: Clara[/b]'],
  ['Bertram', 'So was I. [b]Vote: Clara[/b]'],
  ['Clara', 'By whom? [b]Vote: Bertram[/b]'],
  ['Harriet', '[b]Vote: Bertram[/b]'],
  ['Dorothy', 'Clara smells of it. [b]Vote: Clara[/b]'],
  ['Gwen', '[b]Vote: Clara[/b]'],
  ['Alma', '[b]Vote: Clara[/b]'],
  ['June', '[b]Vote: Clara[/b]'],
] as const

const dayThree = [
  ['Gwen', 'Harriet went out last night. [b]Vote: Harriet[/b]'],
  ['Harriet', 'For a walk. [b]Vote: Gwen[/b]'],
  ['June', '[b]Vote: Harriet[/b]'],
  ['Dorothy', '[b]Vote: Gwen[/b]'],
  ['Ivor', 'vote: Harriet'],
  ['Dorothy', 'No, wait. [b]Vote: Harriet[/b]'],
  ['Lottie', '[b]Vote: Harriet[/b]'],
] as const

export const harvest: Sample = {
  id: 'sample-harvest',
  name: "Harvest at Miller's Creek",
  zone: 'America/Chicago',
  dialect: 'xenforo',
  hosts: ['Wren'],
  seed: 20260301,
  play: async table => {
    table.at('2026-03-01T19:00:00Z')
    await table.seat(roster)

    table.at('2026-03-02T19:00:00Z')
    await table.call('phases.open', {
      kind: 'night',
      number: 1,
      opens: '2026-03-02T19:00:00Z',
      closes: '2026-03-03T13:00:00Z',
    })
    await paste(table, '2026-03-03T13:25:00Z', nightOne)
    table.at('2026-03-03T13:30:00Z')
    await table.call('inbox.take', {})
    await settleDoubts(table, 0)
    await table.lockAndPost(0, '2026-03-03T13:40:00Z', thread(1))
    await day(table, 1, 1, '2026-03-03T14:00:00Z', '2026-03-06T01:00:00Z', dayOne)

    table.at('2026-03-06T01:30:00Z')
    await table.call('roster.replace', { slot: 'Gideon', name: 'Gwen' })
    await table.call('phases.open', {
      kind: 'night',
      number: 2,
      opens: '2026-03-06T01:30:00Z',
      closes: '2026-03-07T13:00:00Z',
    })
    for (const message of nightTwo.split(/\n\n(?=\w+\nToday)/)) {
      const [name = '', , ...body] = message.split('\n')
      await paste(
        table,
        `2026-03-07T0${2 + nightTwo.split(/\n\n(?=\w+\nToday)/).indexOf(message)}:05:00Z`,
        body.join('\n'),
        name,
      )
    }
    await paste(table, '2026-03-07T12:00:00Z', nightTwoRest)
    table.at('2026-03-07T12:30:00Z')
    await table.call('inbox.take', {})
    await settleDoubts(table, 2)
    const { actions } = await table.call('inbox.view', { phase: 2 })
    const swap = actions.find(({ does }) => does === 'swap')!
    table.at('2026-03-07T12:50:00Z')
    await table.call('actions.override', {
      id: swap.id,
      holds: false,
      reason: 'posted in the game thread first, by mistake',
    })
    await table.lockAndPost(2, '2026-03-07T13:10:00Z', thread(6))
    await day(table, 2, 3, '2026-03-07T13:30:00Z', '2026-03-10T01:00:00Z', dayTwo)

    table.at('2026-03-10T01:30:00Z')
    await table.call('phases.open', {
      kind: 'night',
      number: 3,
      opens: '2026-03-10T01:30:00Z',
      closes: '2026-03-11T01:00:00Z',
    })
    await paste(table, '2026-03-11T00:00:00Z', nightThree)
    table.at('2026-03-11T00:30:00Z')
    await table.call('inbox.take', {})
    await settleDoubts(table, 4)
    await table.lockAndPost(4, '2026-03-11T01:10:00Z', thread(10))
    await day(table, 3, 5, '2026-03-11T12:30:00Z', '2026-03-14T00:00:00Z', dayThree)
    await ended(table, '2026-03-14T00:30:00Z', 'Town')
  },
}

/** The host answers what is in doubt with the first choice, and says so if there was nothing to choose. */
async function settleDoubts(table: Table, phase: number): Promise<void> {
  const { messages } = await table.call('inbox.view', { phase })
  for (const { id, doubts } of messages)
    for (const [index, doubt] of doubts.entries())
      if (doubt.answered === undefined)
        await table.call('inbox.answer', { message: id, doubt: index, choice: doubt.choices.length ? 0 : null })
}
