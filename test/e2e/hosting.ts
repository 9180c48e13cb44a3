/** What a host does at every table, whatever the system: with the mouse, in the words of the page. */
import { expect, type Locator, type Page } from 'playwright/test'
import { zone } from './grove.ts'
import { button, eventually, gone, noticed, rows, seen } from './hands.ts'

/** Makes a game and stands before its empty roster. @param system by its name */
export async function newGame(page: Page, name: string, system: string): Promise<void> {
  await button(page, /^New game/)
    .first()
    .click()
  const form = page.getByRole('form', { name: 'New game' })
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('radio', { name: system }).check()
  await pick(page, form, 'Time zone for deadlines', zone)
  await button(form, /^Create game/).click()
  await seen(page.getByRole('heading', { name: 'Players and roles' }))
}

/** Pastes a roster that is understood, and takes it. */
export async function seat(page: Page, roster: string, players: number): Promise<void> {
  await page.getByRole('textbox', { name: /^Roster/ }).fill(roster)
  await expect(page.getByRole('list', { name: 'Read so far' }).getByRole('listitem')).toHaveCount(players)
  await expect(page.getByRole('list', { name: 'Lines that could not be read' })).toHaveCount(0)
  await button(page, new RegExp(`^Use these ${players} players`)).click()
  await seen(page.getByRole('heading', { name: `${players} players` }))
}

/** Chooses in a field that is searched while it is typed in. */
export async function pick(page: Page, within: Page | Locator, label: string | RegExp, choice: string): Promise<void> {
  await within
    .getByRole('combobox', typeof label === 'string' ? { name: label, exact: true } : { name: label })
    .fill(choice)
  await page
    .getByRole('option', { name: new RegExp(`^${choice.replace(/[()]/g, '\\$&')}`, 'i') })
    .first()
    .click()
}

/** As a forum of the game's zone writes a time. */
const written = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Messages or posts one after the other, a minute between them. @param numbered with the numbers of posts */
export function pages(
  letters: readonly (readonly [who: string, body: string])[],
  from: Date,
  numbered = false,
): string {
  const moment = (index: number): string => written.format(new Date(from.getTime() + index * 60_000)).replace(',', '')
  return letters
    .map(
      ([who, body], index) => `From: ${who}\nSent: ${moment(index)}\n${numbered ? `#${index + 2}\n` : ''}\n${body}\n`,
    )
    .join('\n')
}

/** Pastes letters into the inbox and takes what was read without doubt. @param sure how many that are */
export async function takeIn(
  page: Page,
  letters: readonly (readonly [string, string])[],
  from: Date,
  sure: number,
): Promise<void> {
  await page.getByRole('textbox', { name: /^Paste a message/ }).fill(pages(letters, from))
  await button(page, /^Import/).click()
  await noticed(page, letters.length === 1 ? '1 message imported' : `${letters.length} messages imported`)
  await button(page.getByRole('main'), sure === 1 ? /^Accept/ : new RegExp(`^Accept ${sure} clear actions`))
    .first()
    .click()
  await eventually(() =>
    messages(page)
      .getByRole('button', { name: /^accepted:/ })
      .count(),
  ).toBeGreaterThanOrEqual(sure)
}

export const messages = (page: Page): Locator => page.getByRole('list', { name: 'Messages in order received' })

/** Answers the question of a message. */
export async function settle(page: Page, who: string, choice: RegExp): Promise<void> {
  await messages(page)
    .getByRole('button', { name: new RegExp(`^needs review: ${who}`) })
    .click()
  const question = page.getByRole('region', { name: 'Question' })
  await button(question, choice).first().click()
  await gone(question)
}

export interface Hand {
  who: string /** Where there is more than one thing to do. */
  does?: string /** By the labels of the fields. */
  aims?: Record<string, string> /** What it is sent with. */
  words?: Record<string, string>
}

/** Enters an action in the dialog for it: beside the player where something is waited for, else with the button of the list. */
export async function byHand(page: Page, { who, does, aims = {}, words = {} }: Hand): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add an action' })
  const beside = button(page, `Enter an action for ${who}`)
  await seen(page.getByRole('heading', { name: / inbox$/ }))
  if (await beside.isVisible()) await beside.click()
  else await page.keyboard.press('h')
  await seen(dialog)
  const actor = dialog.getByRole('combobox', { name: 'Player' })
  if ((await actor.inputValue()) !== who) await pick(page, dialog, 'Player', who)
  if (does !== undefined) await pick(page, dialog, 'Action', does)
  for (const [label, choice] of Object.entries(aims)) await pick(page, dialog, label, choice)
  for (const [label, value] of Object.entries(words)) {
    const field = dialog.getByLabel(label, { exact: true })
    if (await field.evaluate(element => element.tagName === 'SELECT')) await field.selectOption({ label: value })
    else await field.fill(value)
  }
  await button(dialog, 'Add action').click()
  await gone(dialog)
}

/** A tab of the phase that is looked at. */
export const tab = (page: Page, phase: string, name: string): Locator =>
  page.getByRole('navigation', { name: phase }).getByRole('link', { name: new RegExp(`^${name}`) })

/** Opens the reasons of a row, as a drawing and as a list, and sees that both say the same. */
export async function openWhy(
  page: Page,
  section: string,
  row: string | RegExp,
  parts: readonly (string | RegExp)[],
): Promise<void> {
  await rows(page, section).filter({ hasText: row }).first().click()
  await button(page, 'Diagram').click()
  const drawing = page.getByRole('tree', { name: /Shown as a diagram/ })
  for (const part of parts) await seen(drawing.getByRole('treeitem', { name: part }))
  const drawn = await drawing.getByRole('treeitem', { name: /rule/ }).count()
  await button(page, 'List').click()
  const tree = page.getByRole('tree')
  for (const part of parts) await seen(tree.getByRole('treeitem', { name: part }))
  await expect(tree.getByRole('treeitem')).toHaveCount(drawn)
  await button(page, 'Diagram').click()
}

/** Switches an action off, sees what it changes, and puts it back. */
export async function whatIf(page: Page, action: RegExp, changes: RegExp): Promise<void> {
  await page.getByRole('switch', { name: action }).first().click()
  await seen(page.getByText('1 action switched off'))
  await eventually(() => page.getByRole('status').filter({ hasText: 'What changes' }).innerText()).toMatch(changes)
  await button(page.getByRole('status'), /^Switch back on/).click()
  await gone(page.getByText('1 action switched off'))
}

/** Locks the open phase with the button above. @param does `Lock the night` */
export async function lock(page: Page, phase: string, does: string): Promise<void> {
  const above = button(page.getByRole('banner'), does)
  if (await above.isVisible()) await above.click()
  else {
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Search or run a command' })
    await palette.getByRole('combobox').fill(`lock ${phase}`)
    await palette.getByRole('option', { name: /^Lock/ }).first().click()
  }
  await button(page.getByRole('dialog', { name: `Lock ${phase}?` }), does).click()
  await noticed(page, `${phase} is locked.`)
}

/** Opens the next phase as it is proposed. */
export async function openNext(page: Page, phase: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Game' })
    .getByRole('button', { name: new RegExp(`^${phase}`) })
    .click()
  const dialog = page.getByRole('dialog', { name: `Start ${phase}` })
  await button(dialog, `Start ${phase}`).click()
  await gone(dialog)
}

/** Casts a ballot in the form for them. Whoever is silent and comes next is up by then. */
export async function vote(page: Page, who: string, choices: Record<string, string>): Promise<void> {
  const form = page.getByRole('region', { name: 'Enter a vote' })
  const voter = form.getByRole('combobox', { name: 'Voter' })
  if ((await voter.inputValue()) !== who) await pick(page, form, 'Voter', who)
  for (const [label, choice] of Object.entries(choices))
    await pick(page, form, label.startsWith('And in') ? /^And in/ : label, choice)
  await expect(voter).not.toHaveValue(who)
  await expect(page.locator('#ballot-choice')).toBeFocused()
  await seen(page.getByRole('list', { name: 'Votes, newest first' }).getByRole('listitem').filter({ hasText: who }))
}

/** Every post of the phase by its reader, each looked at in turn. */
export async function readers(page: Page): Promise<Record<string, string>> {
  const list = page.getByRole('region', { name: 'Readers' }).getByRole('listitem').getByRole('button')
  await seen(list)
  const texts: Record<string, string> = {}
  for (const row of await list.all()) {
    await row.click()
    const name = (await row.locator('bdi').innerText()).trim()
    await seen(page.getByRole('heading', { name: `To ${name}`, exact: true }))
    texts[name] = await page.getByRole('textbox', { name: `Text for ${name} in forum format` }).inputValue()
  }
  return texts
}

/** Fills in the Russian page for a new game by the Russian rulebook, which is open, and makes it. */
export async function newGameInRussian(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Новая игра', exact: true })
  await form.getByLabel('Название').fill(name)
  await form.getByRole('radio', { name: 'Русские правила' }).check()
  await button(form, /^Создать игру/).click()
}

/** Ends the game as its rules propose, with the winner who stands in the dialog already. */
export async function endAsProposed(page: Page, winner: string): Promise<void> {
  await seen(page.getByText(`The rules say ${winner} has won.`))
  await button(page, /^End game/)
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'End the game' })
  await expect(dialog.getByRole('combobox', { name: 'Who won?' })).toHaveValue(winner)
  await button(dialog, 'End game').click()
  await gone(dialog)
}
