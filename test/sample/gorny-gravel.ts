/**
 * A finished game of ten by Gorny's template: the night of the template's own example, a player who is locked, votes that do not
 * count, a name in doubt, an edited post, an infraction, and a hitman who has to be followed.
 */
import { checked, finished, open, read, rule } from './host.ts'
import type { Sample, Table } from './table.ts'

const roster = `Player\tRole\tFaction\tAliases\tBuddy
Odette\tCop\t\tOdie\t
Lucian\tBus Driver\t\tLuc\tRufus
Marnie\tDoctor\t\t\t
Perrin\t1-shot Vest\t\tPerry\t
Tansy\tVanilla\t\t\t
Rufus\tVanilla\t\t\tLucian
Wilbur\tTreestump\t\t\t
Sable\tHitman\t\t\t
Ned\tGoon\t\tNeddy\t
Ivy\tGoon\t\t\t`

const nightOne = `From: Odette
Sent: 1 Dec 2025 20:31

Hi Juniper! I'm careful, so I investigate myself first.

From: Lucian
Sent: 1 Dec 2025 21:05

Evening. Swap Sable and Ned, please. Just a hunch.

From: Sable
Sent: 1 Dec 2025 22:40

We kill Perrin. I'll do it.

From: Marnie
Sent: 2 Dec 2025 08:12

Morning! Protect Ivy tonight.`

/** Posts of the thread as they are copied from the forum. */
const dayOne = `From: Juniper
Sent: 2 Dec 2025 20:05
#2

Good morning. Somebody shot and somebody is still standing. You have until Thursday, eight o'clock.

From: Sable
Sent: 2 Dec 2025 20:41
#3

Rufus joined last week and already lectures us. [b]Vote: Rufus[/b]

From: Rufus
Sent: 2 Dec 2025 20:58
#4

I lecture nobody! V: Sable

From: Odette
Sent: 2 Dec 2025 21:20
#5

Ned is too quiet for me. [b]Vote: Ned[/b]

From: Ned
Sent: 2 Dec 2025 22:15
#6

Quiet people are reading. [b]Vote: Rufus[/b]

From: Rufus
Sent: 3 Dec 2025 07:50
#7

Right, in bold then: [b]Vote: Sab[/b]

From: Ivy
Sent: 3 Dec 2025 09:30
#8

[b]Vote: Rufus[/b], he can't even vote properly.

From: Marnie
Sent: 3 Dec 2025 12:02
#9

Not convinced by any of it, but somebody has to go. [b]Vote: Rufus[/b]
Last edited by Marnie on Wed Dec 03, 2025 12:09 pm, edited 1 time in total.

From: Wilbur
Sent: 3 Dec 2025 18:44
#10

I'm a tree. [b]Vote: Ned[/b]

From: Tansy
Sent: 3 Dec 2025 21:10
#11

[b]Vote: Rufus[/b] for now.

From: Perrin
Sent: 4 Dec 2025 10:26
#12

[b]Vote: Rufus[/b]

From: Lucian
Sent: 4 Dec 2025 15:37
#13

Sorry, buddy. [b]Vote: Rufus[/b]

From: Tansy
Sent: 4 Dec 2025 18:51
#14

Wait, that is seven? I didn't want that. [b]Unvote[/b]

From: Ned
Sent: 4 Dec 2025 20:07
#15

Good night, all.`

const nightTwo = `From: Sable
Sent: 4 Dec 2025 20:50

Perrin again. Kill Perrin. A vest doesn't last for ever.

From: Odette
Sent: 4 Dec 2025 21:15

Investigate Sable. I never liked that first vote.

From: Marnie
Sent: 4 Dec 2025 22:03

Protect Odette please

From: Lucian
Sent: 5 Dec 2025 07:31

I swap Perrin and Tansy.`

const dayTwo = `From: Odette
Sent: 5 Dec 2025 20:33
#18

I am the cop. I looked at Sable last night and Sable is one of the Smugglers. [b]Vote: Sable[/b]

From: Sable
Sent: 5 Dec 2025 20:49
#19

And I am the queen of Spain. [b]Vote: Odette[/b]

From: Perrin
Sent: 5 Dec 2025 21:17
#20

[b]Vote: Sable[/b]

From: Marnie
Sent: 6 Dec 2025 09:04
#21

I believe her. [b]Vote: Sable[/b]

From: Ned
Sent: 6 Dec 2025 11:40
#22

Too easy. [b]Vote: Marnie[/b]

From: Ivy
Sent: 6 Dec 2025 14:25
#23

Poor Sable. [b]Vote: Sable[/b]

From: Lucian
Sent: 7 Dec 2025 16:12
#24

[b]Vote: Sable[/b]. That makes five.`

const nightThree = `From: Ned
Sent: 7 Dec 2025 20:44

Kill Odette, from me and Ivy.

From: Ivy
Sent: 7 Dec 2025 21:06

I kill Odette. She has earned it.

From: Odette
Sent: 7 Dec 2025 21:30

If I don't see the morning: I investigate Ivy.

From: Marnie
Sent: 7 Dec 2025 23:11

Everybody will expect me at the cop's door. Protect Lucian.

From: Lucian
Sent: 8 Dec 2025 19:05

Overslept the deadline, didn't I. Swap Odette and Ned?`

const dayThree = `From: Ivy
Sent: 8 Dec 2025 20:52
#27

Who survives an attack on the first night? Only somebody who was never attacked. [b]Vote: Perrin[/b]

From: Perrin
Sent: 8 Dec 2025 21:20
#28

I had a vest! [b]Vote: Ned[/b]

From: Ned
Sent: 9 Dec 2025 08:35
#29

A vest. Of course. [b]Vote: Perrin[/b]

From: Wilbur
Sent: 9 Dec 2025 17:58
#30

Rustle, rustle. It is not Perrin.

From: Marnie
Sent: 10 Dec 2025 10:10
#31

I never protected him that night, so who did? [b]Vote: Perrin[/b]

From: Lucian
Sent: 10 Dec 2025 19:22
#32

Four, then. [b]Vote: Perrin[/b]`

const nightFour = `From: Ivy
Sent: 10 Dec 2025 21:00

Kill Marnie, please, and thank you for hosting.

From: Marnie
Sent: 10 Dec 2025 21:40

Protect Lucian again.

From: Lucian
Sent: 10 Dec 2025 22:18

No action tonight. I drive no more.`

const thread = (page: number): string => `https://boards.example/viewtopic.php?t=4411&start=${(page - 1) * 20}`

async function day(table: Table, phase: number, closes: string, page: number, posts: string): Promise<void> {
  table.at(closes)
  await table.call('votes.paste', { page: posts })
  await table.lockAndPost(phase, new Date(Date.parse(closes) + 40 * 60_000).toISOString(), thread(page))
}

export const gravel: Sample = {
  id: 'sample-gravel',
  name: 'Smugglers at Gravel Bay',
  system: 'gorny',
  made: '2025-11-29T17:00:00Z',
  zone: 'Europe/London',
  dialect: 'phpbb',
  hosts: ['Juniper'],
  seed: 20251201,
  play: async table => {
    table.at('2025-11-30T18:00:00Z')
    await table.seat(roster)
    await table.call('options.choose', { option: 'startingPhase', value: 'night' })
    await table.call('options.choose', { option: 'kind', value: 'closeToNormal' })
    await table.call('options.choose', { option: 'minimumPosts', value: 1 })
    await table.call('options.choose', { option: 'announceEnd', value: true })
    await table.call('records.add', { form: 'names', values: { town: 'the Villagers', mafia: 'the Smugglers' } })
    await checked(table)

    await open(table, '2025-12-01T20:00:00Z', 'night', 1, {
      opens: '2025-12-01T20:00:00Z',
      closes: '2025-12-02T18:00:00Z',
    })
    table.at('2025-12-01T20:04:00Z')
    await table.call('posts.sent', { phase: 0, post: 'public:rules', sent: true, link: thread(1) })
    await read(table, 0, '2025-12-02T17:30:00Z', nightOne)
    await table.lockAndPost(0, '2025-12-02T18:20:00Z', thread(1))

    await open(table, '2025-12-02T20:00:00Z', 'day', 1)
    await table.call('votes.paste', { page: dayOne.split('\n\nFrom: Ivy')[0]! })
    table.at('2025-12-03T08:20:00Z')
    await table.call('votes.cast', { by: 'Rufus', for: 'Sable', at: '2025-12-03T07:50:00Z' })
    table.at('2025-12-04T09:00:00Z')
    await table.call('records.add', {
      form: 'infraction',
      values: {
        who: 'Ned',
        breach: 'quotedMessage',
        link: `${thread(1)}#p6`,
        at: '2025-12-02T22:15:00Z',
        note: 'Told Tansy in a message how long his role PM is. Warned, and sorry.',
      },
    })
    await day(table, 1, '2025-12-04T20:10:00Z', 1, dayOne)

    await open(table, '2025-12-04T20:55:00Z', 'night', 2)
    await read(table, 2, '2025-12-05T17:40:00Z', nightTwo)
    await table.lockAndPost(2, '2025-12-05T18:15:00Z', thread(2))

    await open(table, '2025-12-05T20:00:00Z', 'day', 2)
    table.at('2025-12-07T20:05:00Z')
    await table.call('votes.paste', { page: dayTwo })
    await rule(table, '2025-12-07T20:20:00Z', 'hitman', 'Ivy')
    await table.lockAndPost(3, '2025-12-07T20:30:00Z', thread(2))

    await open(table, '2025-12-07T20:45:00Z', 'night', 3)
    await read(table, 4, '2025-12-08T19:10:00Z', nightThree, { Odette: /Ivy/, Lucian: /swap/ })
    await table.lockAndPost(4, '2025-12-08T19:30:00Z', thread(2))
    await open(table, '2025-12-08T20:00:00Z', 'day', 3)
    await day(table, 5, '2025-12-10T20:05:00Z', 2, dayThree)

    await open(table, '2025-12-10T20:50:00Z', 'night', 4)
    await read(table, 6, '2025-12-11T17:30:00Z', nightFour)
    await table.lockAndPost(6, '2025-12-11T18:10:00Z', thread(2))
    await finished(table, '2025-12-11T19:00:00Z')
  },
}
