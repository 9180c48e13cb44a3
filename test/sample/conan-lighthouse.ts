/**
 * A finished game of sixteen by the Detective Conan rules: orders by rank, a protected and a healed attack, a false charge and
 * true ones, a faked action and a framed player, poison guessed right and wrong, wills, Voice of Reason, Vengeance, and a last arrest.
 */
import { ballots, checked, finished, open, read, rule } from './host.ts'
import type { Sample } from './table.ts'

const roster = `Mika: Anokata
Jonas: Gin
Petra: Vermouth
Rolf: Vodka
Suki: Korn
Alan: Akai, will: The lighthouse keeper counts to five. So do I.
Beth: Kazuha, lover: Ines
Carmen: Satou
Dov: Megure
Erik: Makoto
Freya: Araide
Gala: Eri
Hugo: Kogorou, will: To my dear colleagues: I had it solved. It was Jonas, obviously, or else it was the butler.
Ines: Heiji, lover: Beth
Jun: Conan
Kofi: Akemi`

const prep = `From: Petra
Sent: 1 Feb 2026 22:10

Disguise myself as Araide.`

const nightOne = `From: Mika
Sent: 2 Feb 2026 21:40

Have Jonas kill Dov. The police first.

From: Suki
Sent: 2 Feb 2026 21:55

Just in case nobody else does it: I kill Jun.

From: Mika
Sent: 2 Feb 2026 22:02

Frame Beth for slander.

From: Jonas
Sent: 2 Feb 2026 22:30

Slander Hugo.

From: Rolf
Sent: 2 Feb 2026 23:12

Neutralise Ines, please.

From: Ines
Sent: 3 Feb 2026 08:15

Interrogate Jonas.

From: Freya
Sent: 3 Feb 2026 09:03

The surgery is open. Heal Dov.

From: Carmen
Sent: 3 Feb 2026 11:47

Nobody can be that cheerful. Arrest Rolf for blackmail!

From: Jun
Sent: 3 Feb 2026 13:20

Investigate Mika for discombobulate.

From: Erik
Sent: 3 Feb 2026 16:41

Back from the tournament: return to Japan.

From: Alan
Sent: 3 Feb 2026 18:30

Vengeance on Suki.`

const dayOne = `From: Jonas
Sent: 3 Feb 2026 22:20

Poison Hugo as Kogorou.

From: Suki
Sent: 4 Feb 2026 10:15

I use APTX on Freya as Eri.

From: Hugo
Sent: 4 Feb 2026 11:30

Accusation on Jonas, the sleeping detective has spoken.

From: Mika
Sent: 4 Feb 2026 12:48

Give the suitcase to Suki.

From: Gala
Sent: 5 Feb 2026 19:30

This has to stop. Use Voice of Reason.`

const votesOne = `
03T23:10 Hugo: Jonas
04T09:00 Rolf: Ines
04T12:20 Petra: Ines
04T18:36 Kofi: Ines
04T20:11 Ines: Rolf
05T08:50 Jun: Rolf
05T10:31 Carmen: Rolf
05T17:02 Mika: Ines
05T18:47 Erik: Rolf`

const nightTwo = `From: Mika
Sent: 5 Feb 2026 21:50

Let Petra kill Jun. He asks too many questions.

From: Rolf
Sent: 5 Feb 2026 22:16

Neutralise Freya.

From: Erik
Sent: 6 Feb 2026 07:58

I protect Jun.

From: Ines
Sent: 6 Feb 2026 09:20

Interrogate Jonas, once more.

From: Alan
Sent: 6 Feb 2026 11:02

Interrogate Rolf.

From: Freya
Sent: 6 Feb 2026 12:45

Heal Dov again, please.

From: Jun
Sent: 6 Feb 2026 14:10

Investigate Petra for disguise.

From: Carmen
Sent: 6 Feb 2026 18:33

I know I am on leave, but: arrest Jonas for attacking.

From: Suki
Sent: 6 Feb 2026 20:52

Insult to injury on Dov.`

const dayTwo = `From: Carmen
Sent: 6 Feb 2026 22:00

My badge is back, and Ines is sure of him. Arrest Jonas for attacking.

From: Beth
Sent: 7 Feb 2026 09:12

I accompany Kofi today.

From: Jonas
Sent: 7 Feb 2026 10:05

APTX on Ines as Heiji.

From: Mika
Sent: 7 Feb 2026 19:15

The suitcase to Petra.`

const votesTwo = `
06T22:20 Ines: Rolf
06T23:01 Alan: Rolf
07T09:15 Beth: Rolf
07T10:40 Rolf: Kofi
07T11:09 Petra: Kofi
07T12:30 Jonas: Kofi
07T13:55 Mika: Kofi
07T18:08 Gala: Kofi
07T20:20 Kofi: Rolf
08T08:14 Jun: Rolf
08T10:10 Freya: Kofi
08T16:45 Suki: Kofi
08T19:30 Carmen: Rolf`

const nightThree = `From: Mika
Sent: 8 Feb 2026 21:33

Have Suki kill Alan.

From: Suki
Sent: 8 Feb 2026 21:50

Snipe.

From: Mika
Sent: 8 Feb 2026 21:58

Frame Kofi for theft.

From: Petra
Sent: 8 Feb 2026 22:20

Temporary disguise as Takagi.

From: Ines
Sent: 9 Feb 2026 08:09

Interrogate Petra.

From: Freya
Sent: 9 Feb 2026 09:50

Heal Dov. Third time lucky.

From: Jun
Sent: 9 Feb 2026 13:00

Investigate Kofi for theft.

From: Erik
Sent: 9 Feb 2026 17:26

Protect Jun.`

const dayThree = `From: Petra
Sent: 9 Feb 2026 21:40

Poison Ines as Heiji.

From: Carmen
Sent: 10 Feb 2026 09:22

Jun has shown me the evidence. Arrest Kofi for theft.

From: Beth
Sent: 10 Feb 2026 12:17

I accompany Mika.`

const votesThree = `
09T22:05 Jun: Mika
10T08:30 Ines: Petra
10T10:11 Petra: Jun
10T14:48 Mika: Jun
10T18:25 Erik: Mika
10T20:02 Gala: Jun
11T09:41 Dov: Mika
11T12:00 Kofi: Petra
11T17:37 Freya: Jun
11T18:58 Carmen: Mika
11T19:20 Beth: Jun`

const nightFour = `From: Mika
Sent: 11 Feb 2026 21:44

I do it myself this time: I kill Carmen.

From: Carmen
Sent: 12 Feb 2026 08:12

Arrest Petra for disguise.

From: Gala
Sent: 12 Feb 2026 10:30

Lawsuit for Kofi. The evidence was planted.

From: Jun
Sent: 12 Feb 2026 14:02

Investigate Mika for killing.

From: Erik
Sent: 12 Feb 2026 19:27

Protect Freya.

From: Freya
Sent: 12 Feb 2026 20:15

Heal Erik.`

const dayFour = `From: Dov
Sent: 12 Feb 2026 22:31

The badge is mine now. Arrest Mika for killing!`

const votesFour = `
12T22:40 Freya: Mika
13T09:03 Beth: Mika
13T11:15 Mika: Dov
13T19:50 Kofi: Mika
14T10:24 Gala: Mika`

/** Japan is nine hours ahead. */
const on = (time: string): string => new Date(Date.parse(`2026-02-${time}:00+09:00`)).toISOString()

const thread = (page: number): string => `https://forum.example/viewtopic.php?f=30&t=8877&start=${page * 15}`

export const lighthouse: Sample = {
  id: 'sample-lighthouse',
  name: 'The Lighthouse Case',
  system: 'conan',
  made: '2026-01-30T09:00:00Z',
  zone: 'Asia/Tokyo',
  dialect: 'phpbb',
  hosts: ['Kenji'],
  seed: 20260202,
  compact: true,
  play: async table => {
    table.at(on('01T18:00'))
    await table.seat(roster)
    await table.call('roster.change', { slot: 'Erik', status: ['abroad'] })
    await table.call('options.choose', { option: 'phase.prep', value: true })
    await checked(table)

    await open(table, on('01T21:00'), 'prep', 1, { opens: on('01T21:00'), closes: on('02T21:00') })
    await read(table, 0, on('02T20:40'), prep)
    await table.lockAndPost(0, on('02T21:05'), thread(0))

    await open(table, on('02T21:20'), 'night', 1, { opens: on('02T21:00'), closes: on('03T21:00') })
    await read(table, 1, on('03T20:50'), nightOne, { Suki: /Jun/ })
    table.at(on('03T20:55'))
    await table.call('actions.submit', {
      by: 'Mika',
      does: 'fake',
      to: ['Hugo'],
      with: { ability: 'discombobulate' },
      at: on('02T22:05'),
    })
    await table.lockAndPost(1, on('03T21:10'), thread(1))

    await open(table, on('03T21:30'), 'day', 1, { opens: on('03T21:00'), closes: on('05T21:00') })
    await ballots(table, on, votesOne)
    await read(table, 2, on('05T20:50'), dayOne)
    table.at(on('05T21:01'))
    await table.call('records.add', {
      form: 'publishedWill',
      values: {
        player: 'Hugo',
        text: 'To my dear colleagues: I had it solved. It was obvious, or else it was the butler.',
        by: 'Kenji',
      },
    })
    await rule(table, on('05T21:02'), 'will', 'publish')
    await table.lockAndPost(2, on('05T21:10'), thread(2))

    await open(table, on('05T21:30'), 'night', 2, { opens: on('05T21:00'), closes: on('06T21:00') })
    await read(table, 3, on('06T20:55'), nightTwo)
    await table.lockAndPost(3, on('06T21:12'), thread(3))

    await open(table, on('06T21:30'), 'day', 2, { opens: on('06T21:00'), closes: on('08T21:00') })
    await ballots(table, on, votesTwo)
    await read(table, 4, on('08T20:50'), dayTwo)
    await table.lockAndPost(4, on('08T21:08'), thread(4))

    await open(table, on('08T21:20'), 'night', 3, { opens: on('08T21:00'), closes: on('09T21:00') })
    await read(table, 5, on('09T20:50'), nightThree)
    await rule(table, on('09T21:02'), 'will', 'publish')
    await table.lockAndPost(5, on('09T21:09'), thread(5))

    await open(table, on('09T21:30'), 'day', 3, { opens: on('09T21:00'), closes: on('11T21:00') })
    await ballots(table, on, votesThree)
    await read(table, 6, on('11T20:50'), dayThree)
    table.at(on('11T20:58'))
    await table.call('records.add', {
      form: 'hint',
      values: { text: 'Somebody among you has not been who you thought since the very beginning.' },
    })
    await table.lockAndPost(6, on('11T21:11'), thread(6))

    await open(table, on('11T21:25'), 'night', 4, { opens: on('11T21:00'), closes: on('12T21:00') })
    await read(table, 7, on('12T20:50'), nightFour)
    table.at(on('12T20:56'))
    await table.call('actions.submit', {
      by: 'Mika',
      does: 'fake',
      to: ['Erik'],
      with: { ability: 'discombobulate' },
      at: on('11T21:46'),
    })
    await table.lockAndPost(7, on('12T21:10'), thread(7))

    await open(table, on('12T21:20'), 'day', 4, { opens: on('12T21:00'), closes: on('14T21:00') })
    await ballots(table, on, votesFour)
    await read(table, 8, on('14T20:50'), dayFour)
    await rule(table, on('14T21:02'), 'win', 'end')
    await table.lockAndPost(8, on('14T21:10'), thread(8))
    await finished(table, on('14T22:00'))
  },
}
