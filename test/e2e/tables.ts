/** Games of the other systems with something open in them, played past the page: what has to be looked at before it is over. */
import type { App } from './app.ts'
import { zone } from './grove.ts'

const rosters = {
  gorny:
    'Player\tRole\tFaction\tAliases\tBuddy\nOdette\tCop\t\tOdie\t\nLucian\tBus Driver\t\tLuc\tRufus\nMarnie\tDoctor\t\t\t\nPerrin\t1-shot Vest\t\t\t\nTansy\tVanilla\t\t\t\nRufus\tVanilla\t\t\tLucian\nSable\tHitman\t\t\t\nNed\tGoon\t\tNeddy\t\nIvy\tGoon\t\t\t',
  mafia1923:
    'Aldo: Butler (Mafia), family: Rossi\nBruna: Doctor, family: Rossi\nCarlo: Townsperson, family: Rossi, level: beginner\nDina: Sheriff, family: Rossi\nElio: Armed Robber, family: Rossi\nFina: Townsperson, family: Rossi\nGino: Thief, family: Rossi\nIlda: Witness, family: Rossi\nLia: Mafia Member, family: Verdi, level: beginner\nMarco: Boss, family: Verdi\nNella: Bodyguard, family: Verdi\nOrso: Drunkard, family: Verdi\nPia: Townsperson, family: Verdi\nQuinto: Bumbling Bureaucrat, family: Verdi\nRita: Lawyer, family: Verdi\nSandro: Townsperson, family: Verdi, level: beginner',
  conan:
    'Mika: Anokata\nJonas: Gin\nPetra: Vermouth\nAlan: Akai, will: The lighthouse keeper counts to five. So do I.\nBeth: Kazuha, lover: Ines\nCarmen: Satou\nDov: Megure, will: It was Jonas.\nFreya: Araide\nHugo: Kogorou\nInes: Heiji, lover: Beth\nJun: Conan',
  russian:
    'Анна (ж; Анны, Анне, Анну, Анной, Анне): доктор\nБорис: блокер\nВера: комиссар\nГлеб: детектив\nДарья: следователь\nЕгор: активный житель\nЖанна: судья (мафия)\nЗахар: герой + мафия\nИрина: священник (маньяк)\nКирилл: свидетель (джокер)\nЛидия: лжец (безликий)\nМаксим: адвокат (мэр)\nНина: криминалист (секретарша)',
} as const
/** With something that the set-up does not allow. */
const misdealt = {
  gorny: (roster: string) => roster.replace('Lucian\tBus Driver\t\tLuc\tRufus', 'Lucian\tBus Driver\t\tLuc\tIvy'),
  mafia1923: (roster: string) =>
    roster.replace('Marco: Boss, family: Verdi', 'Marco: Boss, family: Verdi, level: beginner'),
  conan: (roster: string) => roster.replace('Ines: Heiji, lover: Beth', 'Ines: Heiji'),
  russian: (roster: string) => roster.replace('(джокер)', '(маньяк)'),
}

export type Played = keyof typeof rosters

/** A game with its roster. @returns its id */
export async function seated({ ask }: App, system: Played, wrong = false): Promise<string> {
  const { game } = await ask('games.create', {
    name: { gorny: 'Gravel Bay', mafia1923: 'Saltmarket', conan: 'Lighthouse', russian: 'Слобода' }[system],
    system,
    zone,
  })
  const { seats } = await ask('roster.read', {
    system,
    text: wrong ? misdealt[system](rosters[system]) : rosters[system],
  })
  await ask('roster.set', { game, seats })
  return game
}

const letters: Record<Played, string> = {
  gorny:
    'From: Odette\n\nI investigate Sable.\n\nFrom: Sable\n\nWe kill Perrin. I will do it.\n\nFrom: Lucian\n\nSwap Sable and Ned.',
  mafia1923:
    'From: Aldo\n\nI poison Sandro tonight.\n\nFrom: Lia\n\nWe kill Pia.\n\nFrom: Marco\n\nI stop Quinto.\n\nFrom: Bruna\n\nI visit Pia.',
  conan:
    'From: Mika\n\nHave Jonas kill Dov.\n\nFrom: Ines\n\nInterrogate Jonas.\n\nFrom: Freya\n\nHeal Hugo.\n\nFrom: Mika\n\nFrame Beth for slander.',
  russian:
    'From: Вера\n\nCheck Жанна.\n\nFrom: Анна\n\nHeal Вера and Дарья.\n\nFrom: Жанна\n\nShoot Вера.\n\nFrom: Борис\n\nI arrest somebody.',
}

/** Its first night, open, with messages in it of which one or the other asks. */
export async function nightOf(app: App, system: Played): Promise<string> {
  const game = await seated(app, system)
  await app.ask('phases.open', { game, kind: 'night', number: 1 })
  for (const letter of letters[system].split('\n\nFrom: ')) {
    const [sender = '', body = ''] = letter.replace('From: ', '').split('\n\n')
    await app.ask('inbox.paste', { game, page: body, sender })
  }
  await app.ask('inbox.take', { game })
  return game
}

const ballots: Record<Played, [by: string, first: string, second?: string][]> = {
  gorny: [
    ['Lucian', 'Sable'],
    ['Marnie', 'Sable'],
    ['Tansy', 'Sable'],
    ['Perrin', 'Sable'],
    ['Ivy', 'Sable'],
  ],
  mafia1923: [
    ['Aldo', 'Verdi', 'Carlo'],
    ['Bruna', 'Verdi', 'Carlo'],
    ['Dina', 'Verdi', 'Fina'],
    ['Lia', 'Rossi', 'Quinto'],
    ['Nella', 'Rossi', 'Quinto'],
    ['Orso', 'Verdi', 'Quinto'],
  ],
  conan: [
    ['Mika', 'Dov'],
    ['Alan', 'Dov'],
    ['Beth', 'Mika'],
    ['Hugo', 'Dov'],
  ],
  russian: [
    ['Анна', 'Жанна'],
    ['Борис', 'Жанна'],
    ['Жанна', 'Лидия'],
    ['Нина', 'Лидия'],
    ['Егор', 'Максим'],
  ],
}
const page =
  'From: Juniper\nSent: 21 Nov 2026 12:00\n#2\n\nGood morning.\n\nFrom: Sable\nSent: 21 Nov 2026 12:01\n#3\n\nRufus lectures us. [b]Vote: Rufus[/b]\n\nFrom: Rufus\nSent: 21 Nov 2026 12:02\n#4\n\nI do not! V: Sable\n\nFrom: Ned\nSent: 21 Nov 2026 12:03\n#5\n\n[b]Vote: Tansy[/b]\nLast edited by Ned on Sat Nov 21, 2026 12:09 pm, edited 1 time in total.\n\nFrom: Odette\nSent: 21 Nov 2026 12:04\n#6\n\nLong enough. [b]Vote: Sab[/b]\n'

/** Its first day, open, with ballots, and a page of the thread where votes are read out of it. */
export async function dayOf(app: App, system: Played): Promise<string> {
  const game = await nightOf(app, system)
  await app.ask('phases.lock', { game })
  await app.ask('phases.open', { game, kind: 'day', number: system === 'russian' ? 2 : 1 })
  if (system === 'gorny') await app.ask('votes.paste', { game, page })
  for (const [by, first, second] of ballots[system])
    await app.ask('votes.cast', {
      game,
      by,
      ...(second === undefined ? { for: first } : { family: first, individual: second }),
    })
  return game
}
