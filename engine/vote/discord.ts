/** Channels of Discord as DiscordChatExporter writes them: JSON, CSV and text (its HTML is one of the forums). */
import Papa from 'papaparse'
import { z } from 'zod'
import { fold } from '../reading/fold.ts'
import { bbcodeOf } from './bbcode.ts'
import { runsOfDiscord } from './discord-marks.ts'
import { timeOf } from './page.ts'
import { linesIn } from './page.ts'
import type { Post } from './post.ts'
import { safely } from './safely.ts'

const Channel = z.object({
  guild: z.object({ id: z.string() }),
  channel: z.object({ id: z.string() }),
  messages: z.array(
    z.object({
      id: z.string().max(40),
      type: z.string(),
      timestamp: z.string(),
      timestampEdited: z.string().nullish(),
      content: z.string(),
      author: z.object({
        id: z.string(),
        name: z.string().min(1),
        nickname: z.string().nullish(),
        isBot: z.boolean().optional(),
      }),
      embeds: z.array(Embed()).optional(),
    }),
  ),
})
type Message = z.infer<typeof Channel>['messages'][number]

function Embed() {
  const field = z.object({ name: z.string().nullish(), value: z.string().nullish() })
  return z.object({ title: z.string().nullish(), description: z.string().nullish(), fields: z.array(field).optional() })
}

/** What somebody wrote; anything else tells what happened: who joined, what was pinned. */
const written = new Set(['Default', 'Reply', '0', '19', '20', 'ChatInputCommand', 'ThreadStarterMessage'])

type Kind = 'json' | 'csv' | 'text'

/** In which form a text is such a channel. */
export const exportedAs = (source: string): Kind | undefined =>
  /^\ufeff?\s*\{\s*"guild"\s*:/.test(source)
    ? 'json'
    : /^\ufeff?"?AuthorID"?,"?Author"?,"?Date"?,"?Content"?/.test(source)
      ? 'csv'
      : /^\ufeff?={20,}\r?\nGuild: .*\r?\nChannel: /.test(source)
        ? 'text'
        : undefined

/**
 * @param known names of players and hosts: of the two names that an account has, the one that is known is the writer's
 * @returns the posts in it; undefined where it is cut off
 */
export function postsOfDiscord(source: string, kind: Kind, known: readonly string[]): Post[] | undefined {
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  if (kind === 'json') return fromJson(text, new Set(known.map(fold)))
  return kind === 'csv' ? fromTable(text) : fromText(text)
}

function fromJson(text: string, known: ReadonlySet<string>): Post[] | undefined {
  const read = Channel.safeParse(
    safely(() => JSON.parse(text)),
    { jitless: true },
  )
  if (!read.success) return undefined
  const { guild, channel, messages } = read.data
  const nameOf = ({ name, nickname }: Message['author']): string =>
    !nickname || (!known.has(fold(nickname)) && known.has(fold(name))) ? name : nickname
  const names = new Map(messages.map(({ author }) => [author.id, nameOf(author)]))
  const place = `https://discord.com/channels/${guild.id === '0' ? '@me' : guild.id}/${channel.id}`
  return messages.flatMap(message => {
    const { id, type, timestamp, timestampEdited, author } = message
    if (!written.has(type)) return []
    return [
      {
        ...post(nameOf(author), timestamp, saidIn(message), names),
        id,
        ...(author.name !== nameOf(author) && { account: author.name }),
        ...(timestampEdited && { edited: true as const }),
        ...(/^\d+$/.test(`${guild.id}${channel.id}${id}`) && { link: `${place}/${id}` }),
      },
    ]
  })
}

/** A bot speaks in frames, where whoever else has one only shows a page that is linked. */
function saidIn({ content, author, embeds = [] }: Message): string {
  if (!author.isBot) return content
  const framed = embeds.flatMap(({ title, description, fields = [] }) => [
    title && `**${title}**`,
    description,
    ...fields.flatMap(({ name, value }) => [name && `**${name}**`, value]),
  ])
  return [content, ...framed].filter(Boolean).join('\n')
}

function fromTable(text: string): Post[] {
  const { data } = Papa.parse<Record<string, string | undefined>>(text, { header: true, skipEmptyLines: true })
  const names = new Map(data.map(({ AuthorID: id = '', Author: name = '' }) => [id, accountOf(name)]))
  return data.flatMap(({ Author: by = '', Date: at = '', Content: said = '' }) =>
    by === '' || at === '' ? [] : [post(accountOf(by), at, said, names)],
  )
}

/** `[3/3/2026 8:00 PM] gmrue`, above what was said. */
const head = /^\[([^\][\n]{0,30}\d[^\][\n]{0,20})\] (\S[^\n]{0,80}?)(?: \(pinned\))?$/
/** What stands below the words: files, previews, reactions. */
const below = /\n\{(?:Attachments|Embeds?|Stickers|Reactions|Forwarded Message)\}\n[^]*$/
const foot = /\n={20,}\nExported [\d.,\s\u00a0\u202f]+ message\(s\)\n={20,}\s*$/

function fromText(text: string): Post[] {
  const posts: { by: string; at: string; said: string; line: number }[] = []
  const start = text.indexOf('\n', text.indexOf('\n===') + 1)
  let line = linesIn(text.slice(0, start)) + 1
  let gap = true
  for (const said of text.slice(start).replace(foot, '\n').split('\n')) {
    const [, at, by] = (gap && head.exec(said)) || []
    if (at !== undefined && by !== undefined) posts.push({ by, at, said: '', line })
    else if (posts.length) posts.at(-1)!.said += `${said}\n`
    gap = said.trim() === ''
    line++
  }
  return posts.map(({ by, at, said, line }) => ({
    ...post(accountOf(by), at, `\n${said}`.replace(below, '').trim()),
    line,
  }))
}

/** Accounts of old had four digits behind their name. */
const accountOf = (name: string): string => name.trim().replace(/#\d{4}$/, '')

function post(by: string, at: string, said: string, names?: ReadonlyMap<string, string>): Post {
  const runs = runsOfDiscord(said, names)
  return { by, ...timeOf(at), text: bbcodeOf(runs), written: 'bbcode', runs }
}
