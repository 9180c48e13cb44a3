import type { Dialect } from '../dialect.ts'
import { bbcode, mybbBoard, phpbbBoard, proboardsBoard, smfBoard, vbulletinBoard, xenforoBoard } from './bbcode.ts'
import { html } from './html.ts'
import { discord, discourse, markdown, nodebb } from './markdown.ts'
import { plain } from './plain.ts'

/** Every dialect the desk writes, by id, in the order a host should be offered them. */
export const dialects = {
  xenforo: bbcode(xenforoBoard),
  phpbb: bbcode(phpbbBoard),
  mybb: bbcode(mybbBoard),
  vbulletin: bbcode(vbulletinBoard),
  smf: bbcode(smfBoard),
  proboards: bbcode(proboardsBoard),
  discourse,
  nodebb,
  discord,
  markdown,
  html,
  plain,
} satisfies Record<string, Dialect>

/** The id of a dialect. */
export type DialectId = keyof typeof dialects
