/** Who leads the game in a thread, where nobody says it. */
import { finderOf } from './attempts.ts'
import { hostCount } from './host-count.ts'
import { runsOf } from './marks.ts'
import { namesOf } from './names.ts'
import type { Person } from './person.ts'
import type { Post } from './post.ts'
import { anyForm } from '../rules/style.ts'
import { textOf } from './run.ts'
import { safely } from './safely.ts'

interface HostFound {
  name: string
  why: 'startedThread' | 'postsCounts'
}

/**
 * A host is a writer who is no player, and began the thread or posts counts of votes. Where no players are known, one who
 * casts votes is none; how to vote is often shown in the first post, which is no vote.
 * @param players those known; nobody of them is the host
 */
export function hostsIn(posts: readonly Post[], players: readonly Person[]): HostFound[] {
  const written = new Map<string, Post[]>()
  for (const post of posts) {
    const own = written.get(post.by)
    if (own) own.push(post)
    else written.set(post.by, [post])
  }
  const writers = [...written.keys()]
  const known = namesOf(players, anyForm)
  const everybody = namesOf(
    [...players, ...writers.filter(name => !known.writer(name)).map(name => ({ id: name, name }))],
    anyForm,
  )
  const find = finderOf(anyForm, everybody)
  const [first] = posts
  const began = first && (first.number === undefined || first.number <= 1) ? first.by : undefined
  return writers
    .filter(name => !known.writer(name))
    .flatMap((name): HostFound[] => {
      const own = written.get(name)!
      const counts = own.some(post => counted(post))
      if (!counts && name !== began) return []
      const votes = (post: Post): boolean =>
        !(post === first && post.number !== undefined && name === began)
        && read(post).some(({ named, why }) => named.is === 'one' && !why)
      return !players.length && own.some(votes) ? [] : [{ name, why: name === began ? 'startedThread' : 'postsCounts' }]
    })

  /** A title alone may stand in anybody's post. */
  function counted(post: Post): boolean {
    const count = safely(() => hostCount(runsOf(post), everybody, anyForm))
    return (
      count !== undefined && ((count.trouble ?? count.slip) === undefined || /\S\s*\n\s*\S/.test(textOf(runsOf(post))))
    )
  }
  function read(post: Post): ReturnType<typeof find> {
    return safely(() => find(runsOf(post))) ?? []
  }
}
