/** What everybody may see of a game as a file to give to players: it needs no program, and fetches nothing. */
import { paragraphs } from '../../../engine/text/dialect.ts'
import { dialects } from '../../../engine/text/dialects/index.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import type { WrittenPage, PublicPost, PublicView } from '../contract.ts'
import { fileName } from '../file-name.ts'
import { escaped, stillPage } from '../one-page.ts'
import { momentSaid, say } from '../words/say.ts'

const style = `
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; font: 1rem/1.55 Georgia, serif; overflow-wrap: anywhere; }
h1, h2, h3, summary, small { font-family: system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.6rem; }
h2, summary { margin: 2rem 0 0; font-size: 1.2rem; font-weight: 600; }
summary { cursor: pointer; }
h3 { margin: 0 0 .5rem; font-size: 1rem; }
small { color: GrayText; font-weight: 400; }
article { margin: 1rem 0; padding: 1rem 1.25rem; border: 1px solid GrayText; border-radius: 8px; }
article div { margin: 0 0 .75rem; white-space: pre-wrap; }
blockquote { margin: 0; padding-left: 1rem; border-left: 3px solid GrayText; }
`

/** The page, and what to call its file. @param now when it is made, which it says */
export function publicPage(view: PublicView, language: Locale, now: Date): WrittenPage {
  const { name, phase, count, index, phases, zone } = view
  const title = say('posts.publicPage', { name })
  const [last, ...before] = phases.map(({ name: of, posts }) => ({
    name: escaped(of),
    posts: posts.map(post => articleOf(post, zone)).join('\n'),
  }))
  const body = [
    `<h1>${escaped(name)}</h1>`,
    `<p><small>${escaped(say('posts.publicAsOf', { system: view.system, time: momentSaid(now.toISOString(), zone), zone }))}</small></p>`,
    ...(phase
      ? [
          `<p>${escaped(phase.closes === undefined ? phase.name : say('posts.publicCloses', { phase: phase.name, time: momentSaid(phase.closes, zone) }))}</p>`,
        ]
      : []),
    ...(count ? [articleOf(count, zone)] : []),
    ...(index ? [articleOf(index, zone)] : []),
    ...(last ? [`<h2>${last.name}</h2>\n${last.posts}`] : []),
    ...before.map(({ name: of, posts }) => `<details><summary>${of}</summary>\n${posts}\n</details>`),
  ]
  return {
    text: stillPage({ language, title, style, body: body.join('\n') }),
    name: `${fileName(title)}.html`,
  }
}

const articleOf = (
  post: Pick<PublicPost, 'title' | 'paragraphs'> & Partial<Pick<PublicPost, 'sentAt' | 'language'>>,
  zone: string,
): string => {
  const when = post.sentAt === undefined ? '' : ` <small>${escaped(momentSaid(post.sentAt, zone))}</small>`
  const lang = post.language === undefined ? '' : ` lang="${post.language}"`
  return `<article${lang}>
<h3>${escaped(post.title)}${when}</h3>
${paragraphs(dialects.html, post.paragraphs)}
</article>`
}
