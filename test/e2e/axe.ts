/** What axe finds on a screen. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']

/** Violations of WCAG 2.1 A and AA in both themes, a line each. All that a theme changes is colour: of the second one only that is looked at. */
export async function violations(page: Page, where: string): Promise<string[]> {
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const [here, there] = dark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  const found = await looked(page, `${where}, ${here}`, axe => axe.withTags(tags), 5)
  await page.emulateMedia({ colorScheme: there })
  found.push(...(await looked(page, `${where}, ${there}`, axe => axe.withRules(['color-contrast']), 0)))
  await page.emulateMedia({ colorScheme: here })
  return found
}

/** @param least how many rules have to hold at least: fewer, and there was nothing to look at */
async function looked(
  page: Page,
  where: string,
  rules: (axe: AxeBuilder) => AxeBuilder,
  least: number,
): Promise<string[]> {
  // The page has no frames of other origins, for which each look would open a page of its own.
  const { passes, violations } = await rules(new AxeBuilder({ page })).setLegacyMode().analyze()
  expect(passes.length, where).toBeGreaterThan(least)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, any }) =>
        `${where}: ${id}, ${help}: ${target.join(' ')} ${any.map(({ message }) => message).join('; ')}`,
    ),
  )
}
