/** Topics as Discourse gives them to programs (`/t/9.json`, `/t/9/posts.json`): one after the other, each with its posts. */
import { z } from 'zod'
import { bbcodeOf } from './bbcode.ts'
import { runsOfHtml } from './marks-html.ts'
import { linkOf } from './page.ts'
import type { Post } from './post.ts'

const Topic = z.object({
  slug: z.string().optional(),
  post_stream: z.object({
    posts: z.array(
      z.object({
        id: z.number().int(),
        username: z.string().min(1),
        created_at: z.iso.datetime({ offset: true }),
        cooked: z.string(),
        post_number: z.number().int().optional(),
        post_type: z.number().int().optional(),
        version: z.number().int().optional(),
        post_url: z.string().optional(),
      }),
    ),
  }),
})

/** What moderators did, and not what somebody wrote: closed, pinned, moved. */
const smallAction = 3

/** Whether a text is such a topic. */
export const isTopic = (source: string): boolean => /^\s*\{/.test(source) && /"post_stream"\s*:/.test(source)

/** @returns the posts in it; undefined where it is cut off or otherwise no topic */
export function postsOfTopics(source: string): Post[] | undefined {
  const posts: Post[] = []
  for (const text of source.split(/(?<=\})\s*\n(?=\{)/)) {
    const topic = Topic.safeParse(parsed(text), { jitless: true })
    if (!topic.success) return undefined
    for (const post of topic.data.post_stream.posts) {
      const { id, username, created_at, cooked, post_number, post_type, version, post_url } = post
      if (post_type === smallAction) continue
      const link = post_url === undefined ? undefined : linkOf(post_url, undefined)
      const runs = runsOfHtml(cooked)
      posts.push({
        id: String(id),
        by: username,
        at: new Date(created_at).toISOString(),
        when: created_at,
        text: bbcodeOf(runs),
        written: 'bbcode',
        runs,
        ...((version ?? 1) > 1 && { edited: true }),
        ...(post_number !== undefined && { number: post_number }),
        ...(link !== undefined && { link }),
      })
    }
  }
  return posts
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
