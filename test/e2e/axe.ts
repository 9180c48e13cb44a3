/** What axe finds on a screen. */
import type { AxeResults, RunOptions } from 'axe-core'
import axeCore from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { isPartLeft } from '../../tools/level.mjs'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']

/**
 * Violations of WCAG 2.1 A and AA in both themes, a line each. All that a theme changes is colour: of the second one only
 * that is looked at, and in `npm run test:all` alone.
 */
export async function violations(page: Page, where: string): Promise<string[]> {
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const [here, there] = dark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  const found = await looked(page, `${where}, ${here}`, { type: 'tag', values: tags }, 5)
  if (isPartLeft('The other theme of what axe looks at')) return found
  await page.emulateMedia({ colorScheme: there })
  found.push(...(await looked(page, `${where}, ${there}`, { type: 'rule', values: ['color-contrast'] }, 0)))
  await page.emulateMedia({ colorScheme: here })
  return found
}

/**
 * The page has no frames, for which axe would be needed in each; it is put into a page once, which takes longer than a look.
 * Styles are not fetched again: none of the rules asked for reads them.
 */
async function run(page: Page, options: RunOptions): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  return page.evaluate(given => (window as unknown as { axe: typeof axeCore }).axe.run(given), {
    ...options,
    preload: false,
  })
}

/** @param least how many rules have to hold at least: fewer, and there was nothing to look at */
async function looked(
  page: Page,
  where: string,
  runOnly: NonNullable<RunOptions['runOnly']>,
  least: number,
): Promise<string[]> {
  // Of what holds it is enough to know that it does.
  const { passes, violations } = await run(page, { runOnly, resultTypes: ['violations'] })
  expect(passes.length, where).toBeGreaterThan(least)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, any }) =>
        `${where}: ${id}, ${help}: ${target.join(' ')} ${any.map(({ message }) => message).join('; ')}`,
    ),
  )
}
