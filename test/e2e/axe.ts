/** What axe finds on a screen. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']

/** Violations of WCAG 2.1 A and AA, a line each. */
export async function violations(page: Page, where: string): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(tags).analyze()
  expect(found.passes.length, where).toBeGreaterThan(5)
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, any }) =>
        `${where}: ${id}, ${help}: ${target.join(' ')} ${any.map(({ message }) => message).join('; ')}`,
    ),
  )
}
