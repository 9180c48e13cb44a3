/** How a game is shown, as it is kept: parsed when it comes in, and when it is read back. */
import { z } from 'zod'
import { postParts, usualParts } from '../../../engine/messages/parts.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { limits } from '../../../engine/shape/limits.ts'
import { Count, Id, listOf, Name, Remark } from '../../../engine/shape/shape.ts'
import { dialects } from '../../../engine/text/dialects/index.ts'
import { countParts, type GameSettings } from './answers.ts'
import { isZone } from '../moments.ts'
import { RhythmShape } from './rhythm.ts'

/** A host is told who is missing at most a week before a deadline. */
export const longestReminder = 168

const defaultSettings: GameSettings = {
  zone: 'UTC',
  dialect: 'xenforo',
  hosts: [],
  remind: 12,
  topics: {},
  parts: [],
}

/** Those of a new game of rules without a table of votes. A game that was there before there were parts has none until its host wants some. */
export const newSettings: GameSettings = {
  ...defaultSettings,
  parts: [{ from: 0, on: usualParts.filter(part => part !== 'ballots') }],
}

/** Those of a new game. */
export const newSettingsOf = ({ votes }: Pick<System, 'votes'>): GameSettings =>
  votes?.table ? { ...defaultSettings, parts: [{ from: 0, on: [...usualParts] }] } : newSettings

const Selector = z.string().max(limits.id)
const FrameShape = z.strictObject({
  post: Selector,
  by: Selector,
  text: Selector,
  at: Selector.optional(),
  number: Selector.optional(),
})
const Titles = listOf(Name, limits.few)
const Spectators = listOf(Name, limits.seats)
const Topics = z.record(Id, Remark)
const Remind = Count.max(longestReminder)
const AskingShape = z.enum(['more', 'usual', 'less'])
const Parts = listOf(z.strictObject({ from: Count, on: listOf(z.enum(postParts), postParts.length) }))

export const CountShape = z.strictObject({
  parts: z.array(z.enum(countParts)).max(countParts.length),
  order: z.enum(['size', 'time']),
})

/** What an export says of it; an old one says nothing. */
export const SettingsShape = z
  .strictObject({
    zone: Id,
    dialect: Id,
    hosts: listOf(Name, limits.few),
    remind: Remind,
    topics: Topics,
    parts: Parts,
    frame: FrameShape,
    titles: Titles,
    spectators: Spectators,
    asking: AskingShape,
    begins: Id,
    rhythm: RhythmShape,
    count: CountShape,
  })
  .partial()

/** Settings of which each can be used; what cannot be read is as in a new game, where the host sees it and can change it. */
export function settingsFrom(value: unknown): GameSettings {
  const { zone, dialect, hosts, remind, topics, parts, frame, titles, spectators, asking, begins, rhythm, count } = z
    .object({
      zone: Id.refine(isZone).catch(defaultSettings.zone),
      dialect: Id.refine(id => Object.hasOwn(dialects, id)).catch(defaultSettings.dialect),
      hosts: listOf(Name, limits.few).catch(defaultSettings.hosts),
      remind: Remind.catch(defaultSettings.remind),
      topics: Topics.catch(defaultSettings.topics),
      frame: FrameShape.optional().catch(undefined),
      titles: Titles.optional().catch(undefined),
      spectators: Spectators.optional().catch(undefined),
      asking: AskingShape.optional().catch(undefined),
      begins: Id.optional().catch(undefined),
      rhythm: RhythmShape.optional().catch(undefined),
      count: CountShape.optional().catch(undefined),
      parts: Parts.default(defaultSettings.parts).catch(newSettings.parts),
    })
    .catch(newSettings)
    .parse(value, { jitless: true })
  return {
    zone,
    dialect,
    hosts,
    remind,
    topics,
    parts,
    ...(frame && { frame }),
    ...(titles && { titles }),
    ...(spectators && { spectators }),
    ...(asking && { asking }),
    ...(begins !== undefined && { begins }),
    ...(rhythm && { rhythm }),
    ...(count && { count }),
  }
}
