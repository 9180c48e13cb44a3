/** A case as a host reads it on a terminal: what happened and why, what nearly did, what was tried, then the trees. */
import { MOST_ACTIONS } from '../../engine/resolve/pivots.ts'
import { oneLine } from '../../engine/text/literal.ts'
import { plainOf, type Span } from '../../engine/text/span.ts'
import type { CaseSheet, ChangesSaid, Explained, PhaseSheet } from '../desk/contract.ts'
import { titleSaid } from './check.ts'
import { Page, wordsOf, type Look, type Sign } from './page.ts'
import { lengthOf } from './wrap.ts'

/** The whole text of a case, without a last line break. */
export function nightText(sheet: CaseSheet, look: Look): string {
  const page = new Page(look)
  const dot = look.ascii ? ' - ' : ' · '
  page.title(oneLine(titleSaid(sheet))).quiet(oneLine(`${sheet.systemName}${dot}${sheet.file}:${sheet.line}`))
  if (!sheet.phases.length)
    page
      .gap()
      .say('No phase stands in this case, so nothing is resolved. Write one: phases: [{night: 1, actions: […]}].', '')
  if (sheet.changes) changesOn(page, sheet.changes, look.ascii)
  for (const phase of sheet.phases) phaseOn(page, phase, sheet.file)
  return page.text()
}

function phaseOn(page: Page, sheet: PhaseSheet, file: string): void {
  page.band(sheet.phase)
  if (sheet.empty)
    page
      .gap()
      .say(`Nothing was sent in for ${sheet.phase}. Write below it what the players sent, such as:`, '')
      .say(`actions: ['${sheet.empty.example}']`, '    ')
  explainedOn(page, 'Deaths', 'yes', sheet.deaths, 'Nobody dies.')
  explainedOn(page, 'Results', 'yes', sheet.results)
  explainedOn(page, 'Nearly', 'no', sheet.nearly)
  votesOn(page, sheet, page.arrow)
  triedOn(page, sheet)
  voidOn(page, sheet, file)
  pivotsOn(page, sheet)
  rulingsOn(page, sheet)
  if (sheet.draws.length) page.heading('Drawn')
  for (const { purpose, rule, of, result, candidates, fixed } of sheet.draws) {
    page.say(
      `${plainOf(of)}: ${result} (${purpose}, ${rule}), ${fixed ? 'fixed by the host' : `out of ${candidates.join(', ')}`}.`,
    )
  }
  messagesOn(page, sheet)
  treesOn(page, sheet)
}

function explainedOn(page: Page, heading: string, sign: Sign, items: readonly Explained[], none?: string): void {
  if (!items.length && none === undefined) return
  page.heading(heading)
  if (!items.length) page.say(none!)
  for (const { said, why } of items) page.row(sign, [], `${plainOf(said)}.${why.length ? ` ${plainOf(why)}` : ''}`)
}

function votesOn(page: Page, { votes }: PhaseSheet, arrow: string): void {
  if (!votes) return
  page.heading('Votes')
  page.say(
    votes.totals.length ? `${votes.totals.map(({ of, votes }) => `${of} ${votes}`).join(', ')}.` : 'Nobody has a vote.',
  )
  for (const { said, rule, holds, changes } of votes.steps) {
    page.row(
      holds ? 'yes' : 'none',
      [],
      `${plainOf(said)} (${rule})${changes.length ? `: ${changes.map(({ of, before, after }) => `${of} ${before} ${arrow} ${after}`).join(', ')}` : ''}.`,
    )
  }
}

const verdictSigns: Record<PhaseSheet['tried'][number]['verdict'], Sign> = {
  succeeded: 'yes',
  failed: 'no',
  partial: 'part',
  void: 'none',
}

function triedOn(page: Page, { tried }: PhaseSheet): void {
  if (!tried.length) return
  page.heading('Tried')
  const width = widest(tried.map(({ action }) => action))
  const verdictWidth = widest(tried.map(({ verdict }) => verdict))
  for (const { action, verdict, idle, why } of tried) {
    page.row(
      verdictSigns[verdict],
      [
        { words: action, width },
        { words: verdict, width: verdictWidth },
      ],
      `${plainOf(why)}${idle ? ' It changed nothing.' : ''}`,
    )
  }
}

function voidOn(page: Page, { void: entries }: PhaseSheet, file: string): void {
  if (!entries.length) return
  page.heading('Does not count')
  const width = widest(entries.map(({ action }) => action))
  const standingWidth = widest(entries.map(({ standing }) => standing))
  for (const { action, line, sent, standing, why, rule, remedy } of entries) {
    const because = `${why ? `: ${why}` : ''}${rule === undefined ? '' : ` (${rule})`}.${remedy === undefined ? '' : ` ${remedy}`}`
    page.row(
      'none',
      [
        { words: action, width },
        { words: standing, width: standingWidth },
      ],
      `${file}:${line}: ${sent}${because}`,
    )
  }
}

function pivotsOn(page: Page, { pivots, tried }: PhaseSheet): void {
  if (!pivots.length && tried.length <= MOST_ACTIONS) return
  page.heading('What it turned on')
  if (tried.length > MOST_ACTIONS)
    page.say(`Not looked for among more than ${MOST_ACTIONS} actions. Ask about one of them with --without ID.`)
  for (const { use, ruling, then } of pivots)
    page.say(`Without ${ruling ? 'the ruling on ' : ''}${plainOf(use)}: ${then.map(plainOf).join('; ')}.`)
}

function rulingsOn(page: Page, { rulings }: PhaseSheet): void {
  if (!rulings.length) return
  page.heading('Rulings')
  for (const { id, rule, says, about, choices, chosen, answered } of rulings) {
    const gives = choices
      .filter(choice => choice.gives.length)
      .map(choice => `With ${id} ${choice.id}: ${plainOf(choice.gives)}.`)
    const others = choices
      .filter(choice => choice.id !== chosen)
      .slice(0, 5)
      .map(choice => choice.id)
    const applied =
      chosen === undefined
        ? ''
        : ` Applied: ${chosen}${answered ? ', as the host ruled' : others.length ? `; to rule otherwise, answers: {${id}: ${others.join(' | ')}}` : ''}.`
    page.row(
      'part',
      [],
      `${says}${about.length ? ` It is about ${plainOf(about)}.` : ''}${gives.map(one => ` ${one}`).join('')}${applied} (${rule})`,
    )
  }
}

function messagesOn(page: Page, { post, letters }: PhaseSheet): void {
  if (post.length) page.heading('Post for everybody')
  for (const paragraph of post) page.say(paragraph)
  if (letters.length) page.heading('Private messages')
  for (const { to, paragraphs } of letters) page.say(`To ${plainOf(to)}: ${paragraphs.map(plainOf).join(' ')}`)
}

function treesOn(page: Page, { trees, headings }: PhaseSheet): void {
  for (const kind of ['result', 'action'] as const) {
    const drawn = trees.filter(({ of }) => of === kind)
    if (drawn.length) page.heading(headings[kind])
    drawn.forEach((tree, index) => {
      if (index) page.gap()
      page.tree(tree.drawn)
    })
  }
}

function changesOn(page: Page, { use, lines }: ChangesSaid, ascii: boolean): void {
  const named = wordsOf(use)
  page.heading(`Without ${named}`)
  if (!lines.length) page.say('Nothing changes: nobody dies, lives, learns or fares otherwise.')
  for (const { phase, gone, come } of lines) {
    const side = (spans: readonly Span[] | undefined): string => (spans ? plainOf(spans) : 'nothing')
    page.say(`${phase}: ${side(gone)} ${ascii ? '->' : '→'} ${side(come)}`)
  }
}

const widest = (words: readonly string[]): number => words.reduce((most, word) => Math.max(most, lengthOf(word)), 0)
