/** A thread of seven posts as each forum shows it, three on a page, with addresses as it makes them. */

export const forumHost = 'https://forum.example'
const perPage = 3
const writers = ['Host Lee', 'Ann', 'Bob', 'Cat', 'Ann', 'Dee', 'Bob']
const said = [
  'Day 1. Votes are bold.',
  '<b>Vote: Bob</b>',
  'Why me? <b>Vote: Ann</b>',
  'hm<br><b>Vote: Bob</b>',
  '<b>Unvote</b>',
  'Ёлки, <b>Vote: Ann</b>',
  '<b>Vote: Dee</b>',
]

interface PostSaid {
  id: number
  number: number
  by: string
  text: string
  /** Minutes after eight in the evening. */
  minute: number
}
export const posts: readonly PostSaid[] = said.map((text, at) => ({
  id: 600 + at,
  number: at + 1,
  by: writers[at]!,
  text,
  minute: at,
}))

const pagesOf = Math.ceil(posts.length / perPage)
const numbers = Array.from({ length: pagesOf }, (_, at) => at + 1)
const time = ({ minute }: PostSaid): string => `2026-03-03T20:0${minute}:00Z`

interface Thread {
  /** Where a page is, and where a host opens the thread. */
  address: (page: number) => string
  opened: string
  post: (post: PostSaid) => string
  around?: (posts: string) => string
}

export const threads = {
  xenforo: {
    address: page => `${forumHost}/threads/orchard-mafia.12/${page > 1 ? `page-${page}` : ''}`,
    opened: `${forumHost}/threads/orchard-mafia.12/page-2#post-604`,
    post: one =>
      `<article class="message" data-author="${one.by}" data-content="post-${one.id}"><header class="message-attribution"><time datetime="${time(one)}"></time><ul class="message-attribution-opposite"><li><a href="/threads/orchard-mafia.12/post-${one.id}">#${one.number}</a></li></ul></header><div class="bbWrapper">${one.text}</div></article>`,
  },
  phpbb: {
    address: page => `${forumHost}/viewtopic.php?t=12${page > 1 ? `&start=${(page - 1) * perPage}` : ''}`,
    opened: `${forumHost}/viewtopic.php?f=3&p=604&sid=abc#p604`,
    post: one =>
      `<div id="p${one.id}" class="post"><div class="postbody"><p class="author"><a href="./viewtopic.php?p=${one.id}#p${one.id}"></a> by <strong><a class="username">${one.by}</a></strong> » <time datetime="${time(one)}"></time></p><div class="content">${one.text}</div></div><dl class="postprofile"><dt><a class="username">${one.by}</a></dt></dl></div>`,
  },
  vbulletin: {
    address: page => `${forumHost}/showthread.php?12-Orchard-Mafia${page > 1 ? `/page${page}` : ''}`,
    opened: `${forumHost}/showthread.php?12-Orchard-Mafia/page3&p=606#post606`,
    post: one =>
      `<li class="postbitlegacy postcontainer" id="post_${one.id}"><div class="posthead"><span class="postdate"><span class="date">03-03-2026, 08:0${one.minute} PM</span></span><a class="postcounter" href="showthread.php?12-Orchard-Mafia&amp;p=${one.id}#post${one.id}">#${one.number}</a></div><div class="username_container"><a class="username"><strong>${one.by}</strong></a></div><blockquote class="postcontent restore">${one.text}</blockquote></li>`,
    around: all => `<ol id="posts">${all}</ol>`,
  },
  proboards: {
    address: page => `${forumHost}/thread/12/orchard-mafia${page > 1 ? `?page=${page}` : ''}`,
    opened: `${forumHost}/thread/12/orchard-mafia?page=2#post-604`,
    post: one =>
      `<tr class="item post" id="post-${one.id}"><td><div class="mini-profile"><a class="user-link js-user-link" href="/user/1"><span itemprop="name">${one.by}</span></a></div></td><td><div class="content-head"><span class="date"><a href="/post/${one.id}/thread"><abbr class="o-timestamp" data-timestamp="${Date.parse(time(one))}"></abbr></a></span></div><article><div class="message">${one.text}</div></article></td></tr>`,
    around: all => `<table>${all}</table>`,
  },
} satisfies Record<string, Thread>
export type ThreadForum = keyof typeof threads

/** A page as the forum gives it: with a link to every other one, one to another thread, and a program and a picture. */
export function threadPage(forum: ThreadForum, page: number): string {
  const { address, post, around = (all: string) => all }: Thread = threads[forum]
  const here = posts.slice((page - 1) * perPage, page * perPage)
  const links = numbers.map(other => `<a href="${address(other).replaceAll('&', '&amp;')}">${other}</a>`)
  const another = `<a href="${address(99).replaceAll('12', '13').replaceAll('&', '&amp;')}">another thread</a>`
  return `<!doctype html><html><head><title>Orchard – Mafia</title><link rel="canonical" href="${address(page).replaceAll('&', '&amp;')}"><script>window.own = 1</script></head><body><nav>${links.join('')}${another}</nav>${around(here.map(post).join(''))}<img src="/never.png"></body></html>`
}
export const threadPages = (forum: ThreadForum): string[] => numbers.map(page => threadPage(forum, page))

/** Which page of the thread is at an address, if one is. */
export function pageAt(forum: ThreadForum, address: string): number | undefined {
  const thread: Thread = threads[forum]
  if (address === thread.opened.replace(/#.*/, '')) return forum === 'vbulletin' ? 3 : 2
  return numbers.find(page => thread.address(page) === address)
}

/** What Discourse gives to programs: a topic with its first posts, and the posts that are asked for. */
export function topicAt(address: URL): object | undefined {
  const given = (some: readonly PostSaid[]) =>
    some.map(one => ({
      id: one.id,
      username: one.by,
      created_at: time(one),
      cooked: `<p>${one.text}</p>`,
      post_number: one.number,
      post_type: 1,
      version: 1,
      yours: false,
    }))
  if (address.pathname === '/t/12.json')
    return {
      slug: 'orchard-mafia',
      post_stream: { posts: given(posts.slice(0, perPage)), stream: posts.map(({ id }) => id) },
    }
  if (address.pathname !== '/t/12/posts.json') return undefined
  const wanted = address.searchParams.getAll('post_ids[]').map(Number)
  return { id: 12, post_stream: { posts: given(posts.filter(({ id }) => wanted.includes(id))) } }
}
