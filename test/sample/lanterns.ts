/** An open night of eleven: nine messages wait in the inbox, two of them in doubt. */
import type { Sample } from './table.ts'

const roster = `Anselm: Jailkeeper
Beatrix: Vigilante
Corvin: Vanilla Townie
Delphine: Doctor
Edgar: Mafia Goon
Fenwick: Watcher
Greta: Cop
Hollis: mafia Roleblocker
Imogen: Bus Driver
Jasper: Bodyguard
Katya: Tracker`

const messages = `From: Edgar
Sent: 20 Nov 2026 19:12

Tonight we kill Greta. I'll carry it.

From: Hollis
Sent: 20 Nov 2026 19:40

I block Delphine please!

From: Delphine
Sent: 20 Nov 2026 20:03

Evening. I think Greta is in trouble after what she said today, so please let me protect Greta.

From: Anselm
Sent: 20 Nov 2026 20:31

Jail Hollis.

From: Imogen
Sent: 20 Nov 2026 20:55

The bus leaves at midnight: swap Greta and Corvin.

From: Greta
Sent: 20 Nov 2026 21:14

Investigate Edgar. And thanks for hosting, this is great fun so far.

From: Katya
Sent: 20 Nov 2026 21:30

Track Beatrix tonight.

From: Fenwick
Sent: 20 Nov 2026 21:52

Watch Greta or Delphine, whoever you think is in more danger.

From: Beatrix
Sent: 20 Nov 2026 22:20

If nobody else goes after Edgar, I will shoot Edgar.`

export const lanterns: Sample = {
  id: 'sample-lanterns',
  name: 'Lanterns over Quillhaven',
  zone: 'Europe/Berlin',
  dialect: 'xenforo',
  hosts: ['Wren'],
  seed: 20261120,
  play: async table => {
    table.at('2026-11-20T16:00:00Z')
    await table.seat(roster)
    table.at('2026-11-20T17:00:00Z')
    await table.call('phases.open', {
      kind: 'night',
      number: 1,
      opens: '2026-11-20T17:00:00Z',
      closes: '2026-11-21T20:00:00Z',
    })
    table.at('2026-11-20T21:40:00Z')
    await table.call('inbox.paste', { page: messages })
  },
}
