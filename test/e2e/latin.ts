/** Words in Latin letters on a screen that speaks Russian: shown, or told to who hears it. */
import type { Page } from 'playwright/test'

/**
 * Names and signs that every language writes alike: rule ids, keys, forum software, the languages' own names, addresses,
 * time zones, and the places in a text where a name is put.
 */
const alike = new RegExp(
  [
    String.raw`RU(-[A-Z0-9]+)+`,
    String.raw`\b(Ctrl|Shift|Alt|Enter|Esc|Tab|Home|End|Delete|[A-Z])\b`,
    String.raw`\b(XenForo|phpBB|MyBB|vBulletin|SMF|Discourse|ProBoards|NodeBB|Discord|Markdown|BBCode|HTML|JSON|CSV|UTC|Nightdesk|English|EN|RU)\b`,
    String.raw`https?://\S*`,
    String.raw`\b[A-Z][A-Za-z]+(/[A-Z][A-Za-z_]+)+`,
    String.raw`\{\w+, (select|plural)[^]*\}|[{‹]\w+[}›]|</?[a-z]+>`,
  ].join('|'),
  'g',
)

/** @param said what a player or the host wrote, or names things by: it stands as it is @returns what is left in Latin letters, each once */
export async function latin(page: Page, said: readonly string[] = []): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const told = ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription', 'aria-description']
    const found: string[] = [document.title]
    const open: Node[] = [document.body]
    for (let node = open.pop(); node; node = open.pop()) {
      if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '')
      if (!(node instanceof Element)) continue
      if (node.matches('script, style, kbd, [lang="en"]')) continue
      found.push(...told.map(name => node.getAttribute(name) ?? ''))
      if (node instanceof HTMLTextAreaElement) found.push(node.value)
      open.push(...node.childNodes)
    }
    return found
  })
  const left = texts
    .map(text =>
      said
        .reduce((rest, one) => rest.replaceAll(one, ''), text)
        .replace(alike, ' ')
        .trim(),
    )
    .filter(text => /\p{Script=Latin}{2,}/u.test(text))
  return [...new Set(left)].map(text => text.replace(/\s+/g, ' ').slice(0, 200))
}
