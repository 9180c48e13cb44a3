/** A game of ten with a first night of which everything is known: what is pasted, and what comes of it. */
import type { App } from './app.ts'

export const zone = 'Europe/Berlin'

const players = [
  'Alder: Doctor',
  'Briar: Cop',
  'Cedar: Vigilante',
  'Dahlia: Roleblocker',
  'Elm: Mafia Goon',
  'Fern: Mafia Roleblocker',
  'Gale: Vanilla Townie',
  'Hazel: Tracker',
  'Iris: Watcher',
]
export const roster = [...players, 'Juniper: Jailkeeper'].join('\n')
/** With a role on its tenth line that is not there. */
export const misspelt = [...players, 'Juniper: Jailkepr'].join('\n')

const letters = [
  ['Elm', 'We kill Briar tonight, I carry it out.'],
  ['Briar', 'Investigate Gale please.'],
  ['Fern', 'I block Cedar.'],
  ['Alder', 'Protect Briar, she is in danger.'],
  ['Cedar', 'Shoot Elm.'],
  ['Gale', 'Good night everybody, and thanks for hosting.'],
  ['Juniper', 'Jail Fern tonight.'],
  ['Dahlia', 'Roleblock Gale.'],
  ['Iris', 'Watch Briar or Alder, whoever seems more interesting.'],
  ['Briar', 'Changed my mind, sorry: investigate Fern instead.'],
] as const

/** As a forum of the game's zone writes a time. */
const written = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The ten messages as one page, a minute between them. One of them leaves a choice, one asks for nothing, one replaces another. */
export function page(from = new Date()): string {
  return letters
    .map(
      ([who, body], index) =>
        `From: ${who}\nSent: ${written.format(new Date(from.getTime() + index * 60_000)).replace(',', '')}\nSubject: Night action\n\n${body}\n`,
    )
    .join('\n')
}

/** What the night comes to once the sure ones are taken and Iris watches Briar: sentences, in the order of the list. */
export const comesTo = {
  Results: ['Elm dies', 'Iris sees Elm and Alder visit Briar', 'Briar gets the result “not town” on Fern'],
  Prevented: ['Briar would have died'],
  Actions: [
    'Elm tried to kill Briar (faction kill)',
    'Fern tried to block Cedar',
    'Alder protected Briar',
    'Cedar shot Elm',
    'Juniper jailed Fern',
    'Dahlia blocked Gale',
    'Briar investigated Fern',
    'Iris watched Briar',
  ],
}

/** How far the game is played without the page. */
export type Stage = 'roster' | 'open' | 'pasted' | 'night' | 'locked'
const stages: readonly Stage[] = ['roster', 'open', 'pasted', 'night', 'locked']

/** Plays the game past the page, as far as this. @returns its id */
export async function grove({ ask }: App, until: Stage, name = 'The Grove'): Promise<string> {
  const goes = (stage: Stage): boolean => stages.indexOf(stage) <= stages.indexOf(until)
  const { game } = await ask('games.create', { name, system: 'rar', zone })
  const { seats } = await ask('roster.read', { system: 'rar', text: roster })
  await ask('roster.set', { game, seats })
  const now = new Date()
  if (goes('open'))
    await ask('phases.open', {
      game,
      kind: 'night',
      number: 1,
      opens: now.toISOString(),
      closes: new Date(now.getTime() + 48 * 3_600_000).toISOString(),
    })
  if (goes('pasted')) await ask('inbox.paste', { game, page: page(now) })
  if (goes('night')) {
    await ask('inbox.take', { game })
    const { messages } = await ask('inbox.view', { game, phase: 0 })
    const doubtful = messages.find(({ state }) => state === 'doubt')
    await ask('inbox.answer', { game, message: doubtful?.id ?? '', doubt: 0, choice: 0 })
  }
  if (goes('locked')) await ask('phases.lock', { game })
  return game
}
