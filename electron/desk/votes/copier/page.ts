/** The page with the bookmark that copies a whole thread of one kind of forum. */
import { printable } from '../../../../engine/text/literal.ts'
import { language, say } from '../../words/say.ts'
import { copied, copiedNames, type CopiedForum } from './forums.ts'
import { program } from './program.ts'

/** The bookmark's program, in the language of whoever is being answered. */
function copierOf(forum: CopiedForum): string {
  const words = {
    page: say('copier.pageDone', { page: '{page}' }),
    pageOf: say('copier.pageOf', { page: '{page}', of: '{of}' }),
    done: say('copier.done', { pages: '{pages}' }),
    none: say('copier.none', { forum: copiedNames[forum] }),
    failed: say('copier.failed', { page: '{page}', why: '{why}' }),
    save: say('copier.save'),
    copy: say('copier.copy'),
    copied: say('copier.copied'),
    cancel: say('copier.cancel'),
    close: say('copier.close'),
  }
  return program.replace('FORUM', () => JSON.stringify(copied[forum])).replace('WORDS', () => JSON.stringify(words))
}

/** The page, which runs nothing and fetches nothing itself. */
export function copierPage(forum: CopiedForum): { text: string; name: string } {
  const code = copierOf(forum)
  const title = escaped(say('copier.title', { forum: copiedNames[forum] }))
  const text = `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 17px/1.5 system-ui, sans-serif; }
.bookmark { display: inline-block; padding: .4rem 1rem; border: 2px solid; border-radius: .5rem; font-weight: 600; text-decoration: none; }
pre { padding: 1rem; overflow: auto; border: 1px solid; border-radius: .5rem; font-size: 13px; }
</style>
</head>
<body>
<h1>${title}</h1>
<p>${escaped(say('copier.lead'))}</p>
<ol>
<li>${escaped(say('copier.drag'))}<br><a class="bookmark" href="javascript:${encodeURIComponent(code)}">${escaped(say('copier.link'))}</a></li>
<li>${escaped(say('copier.open'))}</li>
<li>${escaped(say('copier.waits'))}</li>
<li>${escaped(say('copier.then'))}</li>
</ol>
<p>${escaped(say('copier.private'))}</p>
<pre tabindex="0">${escaped(code)}</pre>
</body>
</html>
`
  return { text, name: `copy-thread-${forum}.html` }
}

const escaped = (words: string): string =>
  printable(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
