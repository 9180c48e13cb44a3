/** What stands in posts, by the post. A thread has thousands of them, so that nothing looks through all for each. */

/** @returns what was found in a post, in the order found */
export function byPost<Found extends { post?: string }>(found: readonly Found[]): (post: string) => readonly Found[] {
  const groups = new Map<string, Found[]>()
  for (const one of found) {
    if (one.post === undefined) continue
    const group = groups.get(one.post)
    if (group) group.push(one)
    else groups.set(one.post, [one])
  }
  return post => groups.get(post) ?? []
}
