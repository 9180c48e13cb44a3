/** A game in which everybody is called, and writes, what breaks programs. */
import type { App } from './app.ts'

/** Names as players choose them. */
export const names = {
  image: '<img src=x onerror=alert(1)>',
  address: 'javascript:alert(1)',
  bbcode: '[img]http://evil.test/x.png[/img]',
  backwards: '\u202Egnp.exe evil',
  prototype: '__proto__',
  formula: "=cmd|' /C calc'!A0",
  braces: '{name, plural, other {x}}',
  closing: '[/quote][/b]',
  long: 'W'.repeat(200),
  drawing: '"><svg onload=alert(1)>',
  markdown: '**[link](http://evil.test)** `code`',
} as const

const roles: Partial<Record<keyof typeof names, string>> = {
  bbcode: 'goon',
  prototype: 'vigilante',
  address: 'tracker',
}
/** Who investigates whom, so that every name is in somebody's post. */
const investigations: [keyof typeof names, keyof typeof names][] = [
  ['image', 'bbcode'],
  ['backwards', 'formula'],
  ['formula', 'braces'],
  ['braces', 'closing'],
  ['closing', 'long'],
  ['long', 'drawing'],
  ['drawing', 'markdown'],
  ['markdown', 'address'],
]

const words = [
  ...Object.values(names),
  '</textarea><script>alert(1)</script>',
  '<style>*{display:none}</style>',
  '[url=javascript:alert(1)]x[/url]',
  '<a href="http://evil.test">x</a>',
  '${1+1} {{7*7}} <%= 1 %>',
  'a\u0000b\u200Bc\uFEFF',
]

/** Everything hostile, in whatever field there is. @returns the game's id */
export async function hostileGame({ ask }: App, { locked }: { locked: boolean }): Promise<string> {
  const { game } = await ask('games.create', { name: '<img src=x onerror=alert(1)> __proto__', system: 'rar' })
  await ask('roster.set', {
    game,
    seats: (Object.keys(names) as (keyof typeof names)[]).map(key => ({
      name: names[key],
      role: roles[key] ?? 'cop',
      ...(key === 'markdown' && { aliases: ['<b>alias</b>', 'constructor'] }),
    })),
  })
  await ask('games.settings', { game, hosts: ['<script>alert(1)</script>'] })
  await ask('phases.open', { game, kind: 'night', number: 1 })
  await ask('roster.change', {
    game,
    slot: names.markdown,
    note: '<img src=x onerror=alert(1)>',
    status: ['=1+1', '<i>mark</i>'],
  })
  for (const sender of Object.values(names))
    await ask('inbox.paste', { game, page: `${sender}\n\n${words.join('\n')}`, sender })
  await ask('inbox.paste', {
    game,
    page: `From: <svg onload=alert(1)>\nSent: 21 Nov 2026 12:00\nSubject: <script>alert(1)</script>\n\n[quote=x]${words.join(' ')}[/quote]`,
  })
  const submit = async (by: keyof typeof names, does: string, to: keyof typeof names): Promise<string> =>
    (await ask('actions.submit', { game, by: names[by], does, to: [names[to]] })).id
  await submit('bbcode', 'factionKill', 'image')
  const shot = await submit('prototype', 'shoot', 'backwards')
  await submit('address', 'track', 'prototype')
  for (const [by, to] of investigations) await submit(by, 'investigate', to)
  await ask('actions.override', {
    game,
    id: shot,
    holds: true,
    reason: '<img src=x onerror=alert(1)> [/quote] {x, plural, other {y}}',
  })
  if (locked) await ask('phases.lock', { game })
  return game
}

/** What a reader of the forum sees of a text, as far as it stands there as it is: without the signs that keep it from meaning anything. */
export function asRead(text: string, dialect: string): string {
  const bare = text.replaceAll('\u2060', '')
  if (['discourse', 'markdown', 'nodebb', 'discord'].includes(dialect)) return bare.replace(/\\(.)/gs, '$1')
  return dialect === 'html'
    ? bare
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&')
    : bare
}

/** A name as it is written: signs that turn the direction of the whole line around are shown as a sign that is none. */
export const shown = (name: string): string => name.replaceAll('\u202E', '\uFFFD')
