/**
 * A finished game of three families by the rules of 1923: five nights and five days with poison and a cure, a Boss, a mark of
 * the Bureaucrat, a theft, a court with ties, a jail, a lawyer, strikes, a broken heart, and the final count.
 */
import { ballots, checked, finished, open, read, rule } from './host.ts'
import type { Sample } from './table.ts'

const roster = `Aldo: Butler (Mafia), family: Rossi
Bruna: Doctor, family: Rossi
Carlo: Townsperson, family: Rossi, level: beginner
Dina: Sheriff, family: Rossi
Elio: Armed Robber, family: Rossi
Fina: Townsperson, family: Rossi
Gino: Thief, family: Rossi
Ilda: Witness, family: Rossi
Lia: Mafia Member, family: Verdi, level: beginner
Marco: Boss, family: Verdi
Nella: Bodyguard, family: Verdi
Orso: Drunkard, family: Verdi
Pia: Townsperson, family: Verdi
Quinto: Bumbling Bureaucrat, family: Verdi
Rita: Lawyer, family: Verdi
Sandro: Townsperson, family: Verdi, level: beginner
Tito: Paperboy (Mafia), family: Bianchi
Ugo: Pacifist, family: Bianchi
Vera: Detective, family: Bianchi
Walter: Councilor, family: Bianchi
Xenia: Shadchan, family: Bianchi
Yole: Townsperson, family: Bianchi
Zeno: Court Secretary, family: Bianchi
Amos: Townsperson, family: Bianchi, level: beginner`

const nightOne = `From: Quinto
Sent: 10 Jan 2026 21:09

Good evening. Form 27b, in triplicate: please muddle Vera.

From: Aldo
Sent: 10 Jan 2026 21:30

I poison Walter tonight.

From: Xenia
Sent: 10 Jan 2026 21:48

A match! Pair Carlo and Zeno, they would be lovely together.

From: Lia
Sent: 10 Jan 2026 22:14

The three of us talked. We kill Amos and Pia.

From: Vera
Sent: 10 Jan 2026 22:40

Please inquire about Aldo.

From: Marco
Sent: 10 Jan 2026 23:02

Nobody drinks on my watch. I stop Orso.

From: Orso
Sent: 10 Jan 2026 23:55

*hic* I rampage the Bianchi family!

From: Bruna
Sent: 11 Jan 2026 00:21

I visit Pia.

From: Nella
Sent: 11 Jan 2026 06:40

Guard Marco.`

const dayOne = `
09:20 Aldo: Verdi, Carlo
09:31 Bruna: Verdi, Fina
10:02 Carlo: Verdi, Ilda
10:15 Dina: Bianchi, Fina
10:44 Elio: Verdi, Aldo
11:09 Fina: Rossi, Gino
11:30 Gino: Verdi, Fina
11:58 Ilda: Bianchi, Carlo
12:10 Lia: Rossi, Sandro
12:25 Marco: Rossi, Pia
12:40 Nella: Bianchi, Sandro
13:12 Orso: Rossi, Sandro
13:30 Pia: Bianchi, Lia
13:47 Quinto: Rossi, Pia
14:20 Rita: Rossi, Lia
14:55 Sandro: Bianchi, Pia
15:30 Tito: Verdi, Yole
16:10 Vera: Verdi, Tito
16:42 Walter: Verdi, Yole
17:05 Xenia: Rossi, Yole
17:40 Yole: Verdi, Tito
18:31 Zeno: Rossi, Tito
18:52 Lia: Rossi, Sandro`

const courtOne = `From: Walter
Sent: 11 Jan 2026 15:02

Extra vote for Fina.

From: Rita
Sent: 11 Jan 2026 16:20

Your honour, I represent Sandro in court today.`

const nightTwo = `From: Marco
Sent: 11 Jan 2026 21:04

Something is off with Aldo. I stop Aldo.

From: Aldo
Sent: 11 Jan 2026 21:10

One more cup: poison Elio.

From: Bruna
Sent: 11 Jan 2026 21:35

Cure Walter, quickly.

From: Gino
Sent: 11 Jan 2026 22:20

I would like to be somebody. I steal the role of Dina.

From: Tito
Sent: 11 Jan 2026 22:31

Extra, extra! Let Ilda read the role of Marco.

From: Tito
Sent: 11 Jan 2026 22:45

And from the three of us: I kill Marco and Yole.

From: Nella
Sent: 11 Jan 2026 23:18

Guard Marco again.

From: Vera
Sent: 12 Jan 2026 00:02

I'd like to inquire about Lia.

From: Quinto
Sent: 12 Jan 2026 06:48

The stamp is dry. Muddle Orso.`

const sheriffTwo = `From: Gino
Sent: 12 Jan 2026 12:41

There is a new Sheriff in town. Jail Zeno and the Bianchi family.`

const dayTwo = `
09:14 Vera: Verdi, Tito
09:40 Marco: Rossi, Lia
10:11 Nella: Rossi, Lia
10:30 Aldo: Verdi, Dina
10:52 Bruna: Verdi, Ilda
11:20 Carlo: Bianchi, Dina
11:43 Dina: Verdi, Gino
12:05 Elio: Verdi, Dina
12:39 Gino: Verdi, Dina
13:01 Ilda: Bianchi, Aldo
13:48 Orso: Bianchi, Sandro
14:26 Quinto: Rossi, Lia
15:15 Rita: Rossi, Sandro
15:20 Tito: Verdi, Vera
15:51 Sandro: Bianchi, Orso
16:04 Ugo: Rossi, Vera
16:33 Walter: Rossi, Tito
17:17 Xenia: Rossi, Zeno
18:09 Zeno: Rossi, Tito`

const nightThree = `From: Orso
Sent: 12 Jan 2026 21:15

One for the road, then I rampage the Rossi family!

From: Aldo
Sent: 12 Jan 2026 21:22

Poison Quinto, please. Sugar?

From: Bruna
Sent: 12 Jan 2026 21:50

Protect Vera, please. I have a feeling.

From: Marco
Sent: 12 Jan 2026 22:08

Hold Tito tonight.

From: Tito
Sent: 12 Jan 2026 22:17

Tell Walter about Vera.

From: Tito
Sent: 12 Jan 2026 22:19

The Mafia: I kill Vera.

From: Vera
Sent: 12 Jan 2026 23:30

Inquire about Tito.

From: Nella
Sent: 13 Jan 2026 06:12

Guard myself tonight.`

const dayThree = `
09:08 Aldo: Bianchi, Bruna
09:33 Bruna: Verdi, Ilda
09:59 Carlo: Bianchi, Ilda
10:24 Elio: Verdi, Bruna
11:17 Gino: Verdi, Carlo
11:36 Ilda: Bianchi, Gino
12:21 Marco: Bianchi, Sandro
12:50 Nella: Bianchi, Orso
13:05 Orso: Rossi, Marco
14:18 Quinto: Rossi, Orso
14:41 Rita: Bianchi, Orso
15:00 Sandro: Verdi, Rita
15:28 Tito: Verdi, Zeno
16:02 Vera: Rossi, Tito
16:30 Walter: Rossi, Xenia
17:20 Xenia: Rossi, Zeno
18:15 Zeno: Verdi, Tito`

const courtThree = `From: Walter
Sent: 13 Jan 2026 17:45

Extra vote for Zeno. He knows too much about us all.

From: Rita
Sent: 13 Jan 2026 18:10

I defend Marco.`

const nightFour = `From: Tito
Sent: 13 Jan 2026 21:20

We are two. I kill Elio.

From: Vera
Sent: 13 Jan 2026 21:31

Please inquire about Walter.

From: Nella
Sent: 13 Jan 2026 22:14

Guard Vera.

From: Marco
Sent: 13 Jan 2026 23:40

Stop Walter.

From: Aldo
Sent: 14 Jan 2026 00:05

No action tonight. The teapot is empty.`

const dayFour = `
09:40 Tito: Rossi, Vera
10:12 Gino: Bianchi, -
11:03 Marco: Rossi, Sandro
11:48 Nella: Rossi, Sandro
12:30 Rita: Bianchi, Marco
13:55 Sandro: Bianchi, Sandro
14:07 Vera: Verdi, Tito
15:39 Walter: Rossi, Xenia
16:58 Xenia: Verdi, Vera`

const courtFour = `From: Rita
Sent: 14 Jan 2026 18:02

The last of the Rossi is a poor man's case. I represent Gino in court.`

const nightFive = `From: Tito
Sent: 14 Jan 2026 21:33

Only me now. I kill Marco.

From: Nella
Sent: 14 Jan 2026 22:01

I guard Marco with my life.

From: Marco
Sent: 14 Jan 2026 22:45

Stop Tito, for what it is worth.`

const dayFive = `
09:25 Walter: Verdi, Tito
10:18 Xenia: Verdi, Tito
11:07 Gino: Bianchi, -
12:44 Marco: Bianchi, Rita
14:31 Nella: Bianchi, Rita
16:15 Rita: Rossi, Marco`

const courtFive = `From: Rita
Sent: 15 Jan 2026 18:20

The last day, my last case: I defend myself.`

const thread = (page: number): string => `https://salon.example/t/the-salt-market/88/${page}`

/** Israel is two hours ahead in winter. */
const on =
  (date: string) =>
  (time: string): string =>
    new Date(Date.parse(`2026-01-${date}T${time}:00+02:00`)).toISOString()

export const saltmarket: Sample = {
  id: 'sample-saltmarket',
  name: 'The Salt Market, 1923',
  system: 'mafia1923',
  made: '2026-01-04T09:00:00Z',
  zone: 'Asia/Jerusalem',
  dialect: 'discourse',
  hosts: ['Noa', 'Benjamin'],
  seed: 19230110,
  compact: true,
  play: async table => {
    table.at(on('08')('18:00'))
    await table.seat(roster)
    await table.call('options.choose', { option: 'court.size', value: 2 })
    await checked(table)

    await open(table, on('10')('21:00'), 'night', 1, { opens: on('10')('21:00'), closes: on('11')('07:00') })
    await read(table, 0, on('11')('06:55'), nightOne)
    for (const prompt of ['secondaryRoles', 'shadchan', 'detective'])
      await rule(table, on('11')('07:10'), prompt, 'asProposed')
    await table.lockAndPost(0, on('11')('07:30'), thread(1))

    await open(table, on('11')('09:00'), 'day', 1)
    await ballots(table, on('11'), dayOne)
    await read(table, 1, on('11')('18:56'), courtOne)
    table.at(on('11')('18:58'))
    await table.call('actions.submit', {
      by: 'Ugo',
      does: 'negativeVote',
      to: ['Tito'],
      with: { family: 'Verdi' },
      at: on('11')('18:40'),
    })
    await table.lockAndPost(1, on('11')('19:20'), thread(2))

    await open(table, on('11')('21:00'), 'night', 2)
    await read(table, 2, on('12')('06:58'), nightTwo)
    await table.lockAndPost(2, on('12')('07:25'), thread(3))
    await open(table, on('12')('09:00'), 'day', 2)
    await ballots(table, on('12'), dayTwo)
    await read(table, 3, on('12')('18:50'), sheriffTwo)
    await table.lockAndPost(3, on('12')('19:15'), thread(4))

    await open(table, on('12')('21:00'), 'night', 3)
    await read(table, 4, on('13')('06:50'), nightThree)
    await table.lockAndPost(4, on('13')('07:20'), thread(5))
    await open(table, on('13')('09:00'), 'day', 3)
    await ballots(table, on('13'), dayThree)
    await read(table, 5, on('13')('18:45'), courtThree)
    await table.lockAndPost(5, on('13')('19:20'), thread(6))

    await open(table, on('13')('21:00'), 'night', 4)
    await read(table, 6, on('14')('06:55'), nightFour)
    await table.lockAndPost(6, on('14')('07:15'), thread(7))
    await open(table, on('14')('09:00'), 'day', 4)
    await ballots(table, on('14'), dayFour)
    await read(table, 7, on('14')('18:45'), courtFour)
    await table.lockAndPost(7, on('14')('19:10'), thread(8))

    await open(table, on('14')('21:00'), 'night', 5)
    await read(table, 8, on('15')('06:45'), nightFive)
    await table.lockAndPost(8, on('15')('07:10'), thread(9))
    await open(table, on('15')('09:00'), 'day', 5)
    await ballots(table, on('15'), dayFive)
    await read(table, 9, on('15')('18:40'), courtFive)
    await table.lockAndPost(9, on('15')('19:15'), thread(10))
    await finished(table, on('15')('20:00'))
  },
}
