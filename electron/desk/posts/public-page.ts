/** What everybody may see of a game as a file to give to players: it needs no program, and fetches nothing. */
import { paragraphs } from '../../../engine/text/dialect.ts'
import { dialects } from '../../../engine/text/dialects/index.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import type { WrittenPage, PublicPost, PublicView } from '../contract.ts'
import { fileName } from '../file-name.ts'
import { escaped, stillPage } from '../one-page.ts'
import { momentSaid, say } from '../words/say.ts'

const style = `
:root { color-scheme: light dark; --desk: #f1eee7; --sheet: #fbfaf6; --rule: #ddd7ca; --text: #1d2230; --text-2: #565e6f; --lamp: #8a5200; }
@media (prefers-color-scheme: dark) { :root { --desk: #0f1218; --sheet: #161a22; --rule: #2a303c; --text: #e7eaf0; --text-2: #a6afbd; --lamp: #f0b662; } }
* { box-sizing: border-box; }
body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 3rem; background: var(--desk); color: var(--text); font: 1rem/1.55 Inter, system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.7rem; }
h2, summary { margin: 2rem 0 .5rem; font-size: 1.2rem; font-weight: 600; }
summary { cursor: pointer; color: var(--lamp); }
h3 { margin: 0 0 .75rem; font-size: 1rem; }
p { margin: .35rem 0; }
small { color: var(--text-2); font-weight: 400; }
.clock { font-size: 1.1rem; font-weight: 600; }
article { margin: .75rem 0; padding: 1rem 1.25rem; border: 1px solid var(--rule); border-radius: 10px; background: var(--sheet); }
article div { margin: 0 0 .75rem; }
blockquote { margin: 0; padding-left: 1rem; border-left: 3px solid var(--rule); }
`

/** The page, and what to call its file. @param now when it is made, which it says */
export function publicPage(view: PublicView, language: Locale, now: Date): WrittenPage {
  const { name, phase, people, count, index, phases, zone } = view
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
          `<p class="clock">${escaped(phase.closes === undefined ? phase.name : say('posts.publicCloses', { phase: phase.name, time: momentSaid(phase.closes, zone) }))}</p>`,
        ]
      : []),
    ...people.map(line => `<p>${escaped(line)}</p>`),
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
  { title, sentAt, language, paragraphs: said }: Pick<PublicPost, 'title' | 'paragraphs'> & Partial<PublicPost>,
  zone: string,
): string => {
  const when = sentAt === undefined ? '' : `<small>${escaped(momentSaid(sentAt, zone))}</small>`
  const head = [title === undefined ? '' : escaped(title), when].filter(Boolean).join(' ')
  return `<article${language === undefined ? '' : ` lang="${language}"`}>
${head && `<h3>${head}</h3>`}
${paragraphs(dialects.html, said)}
</article>`
}
