/** The form of the file that a game is exported to, for other programs and for `validate`. */
import { z } from 'zod'
import { GameEvent } from '../../../engine/journal/event.ts'
import { KeptShape } from '../../../engine/resolve/kept.ts'
import { jsonSchemaOf } from '../../../engine/shape/json-schema.ts'
import { Count, Id, listOf, Moment, Name, Pasted, Remark } from '../../../engine/shape/shape.ts'
import { suggest } from '../refusal.ts'
import { SettingsShape } from '../library/settings-read.ts'
import { issueSaid } from '../issue-said.ts'

const GameFile = z.strictObject({
  format: z.literal('nightdesk-game'),
  version: z.literal(1),
  game: z.strictObject({ id: Id.min(1), name: Name, state: Name, created: Moment, changed: Moment }),
  journal: listOf(z.strictObject({ at: Moment, type: Name, version: Count, event: GameEvent })),
  resolutions: listOf(z.strictObject({ seq: Count, phase: Count, at: Moment, engine: Name, ...KeptShape.shape })),
  drafts: listOf(z.strictObject({ key: Pasted, value: z.unknown(), changed: Moment })),
  /** Messages are play: they are in the journal. */
  messages: z.array(z.never()),
  posts: listOf(
    z.strictObject({
      id: Id,
      phase: Count,
      recipient: Pasted,
      text: Pasted,
      sent: z.union([z.literal(''), Moment]),
      link: Remark,
    }),
  ),
  settings: SettingsShape.optional(),
})

/** What a file of a game looks like, as a JSON Schema for other tools. */
export const gameFileSchema = (): object => jsonSchemaOf('game', 'A game exported from Nightdesk', GameFile, 'written')

/** The data of a game that was exported: JSON that says so. Nothing where a text is anything else. */
export function gameIn(text: string): object | undefined {
  if (!/^\s*\{/.test(text)) return undefined
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null && 'format' in data && data.format === 'nightdesk-game'
      ? data
      : undefined
  } catch {
    return undefined
  }
}

/** Everything in such a file that has not the form that we write: its place, what is wrong, and what would be right. */
export function wrongInGame(data: unknown): { message: string; remedy?: string }[] {
  const { error } = GameFile.safeParse(data, { jitless: true, error: remedyIn })
  return (error?.issues ?? []).map(issue => ({
    message: issueSaid([issue], data),
    ...(issue.code !== 'custom' && issue.message !== none && { remedy: issue.message }),
  }))
}

const none = ' '

/** What was meant by a word that is none here. */
function remedyIn(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'custom':
      return undefined
    case 'unrecognized_keys':
      return suggest(issue.keys[0] ?? '', Object.keys((issue.inst as z.ZodObject | undefined)?._zod.def.shape ?? {}))
    case 'invalid_value':
      return suggest(String(issue.input), issue.values.map(String))
    case 'invalid_union': {
      const { input, discriminator: key, inst } = issue
      const words = key === undefined ? undefined : (inst as z.ZodType | undefined)?._zod.propValues?.[key]
      return words && key ? suggest(String((input as Record<string, unknown>)[key]), [...words].map(String)) : none
    }
    default:
      return none
  }
}
