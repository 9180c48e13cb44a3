/** A case as a host reads it on a terminal: what happened and why, what nearly did, what was tried, then the trees. */
import lengthOf from 'string-width'
import { MOST_ACTIONS } from '../../engine/resolve/pivots.ts'
import { oneLine } from '../../engine/text/literal.ts'
import { plainOf, type Span } from '../../engine/text/span.ts'
import type { CaseSheet, ChangesSaid, Explained, PhaseSheet } from '../desk/contract.ts'
import { phaseSaid, titleSaid } from './check.ts'
import { Page, wordsOf, type Look, type Sign } from './page.ts'
import { say, type Key } from './words/say.ts'

/** The whole text of a case, without a last line break. */
export function nightText(sheet: CaseSheet, look: Look): string {
  const page = new Page(look)
  const dot = look.ascii ? ' - ' : ' · '
  page.title(oneLine(titleSaid(sheet))).quiet(oneLine(`${sheet.systemName}${dot}${sheet.file}:${sheet.line}`))
  if (!sheet.phases.length) page.gap().say(say('sheet.noPhase', { phases: 'phases: [{night: 1, actions: […]}]' }), '')
  if (sheet.changes) changesOn(page, sheet.changes, sheet.system, look.ascii)
  for (const phase of sheet.phases) phaseOn(page, phase, sheet)
  return page.text()
}

function phaseOn(page: Page, sheet: PhaseSheet, { file, system }: Pick<CaseSheet, 'file' | 'system'>): void {
  page.band(phaseSaid(sheet.phase, system))
  if (sheet.empty)
    page
      .gap()
      .say(say('sheet.nothingSent', { phase: phaseSaid(sheet.phase, system) }), '')
      .say(`actions: ['${sheet.empty.example}']`, '    ')
  explainedOn(page, say('sheet.deaths'), 'yes', sheet.deaths, say('sheet.nobodyDies'))
  explainedOn(page, say('sheet.results'), 'yes', sheet.results)
  explainedOn(page, say('sheet.nearly'), 'no', sheet.nearly)
  votesOn(page, sheet, page.arrow)
  triedOn(page, sheet)
  voidOn(page, sheet, file)
  pivotsOn(page, sheet)
  whyNotOn(page, sheet)
  rulingsOn(page, sheet)
  if (sheet.draws.length) page.heading(say('sheet.drawn'))
  for (const { purpose, rule, of, result, candidates, fixed } of sheet.draws) {
    const drawn = { of: plainOf(of), result, purpose, rule }
    page.say(
      fixed ? say('sheet.drawFixed', drawn) : say('sheet.drawOutOf', { ...drawn, candidates: candidates.join(', ') }),
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

function whyNotOn(page: Page, { whyNot }: PhaseSheet): void {
  if (!whyNot) return
  page.heading(say('sheet.whyNot'))
  if (!whyNot.length) page.say(say('sheet.nothingToAsk'))
  for (const { said, why } of whyNot) page.say(`${said.length ? `${plainOf(said)}. ` : ''}${plainOf(why)}`)
}

function votesOn(page: Page, { votes }: PhaseSheet, arrow: string): void {
  if (!votes) return
  page.heading(say('sheet.votes'))
  page.say(
    votes.totals.length ? `${votes.totals.map(({ of, votes }) => `${of} ${votes}`).join(', ')}.` : say('sheet.noVotes'),
  )
  for (const { said, rule, holds, changes } of votes.steps) {
    page.row(
      holds ? 'yes' : 'none',
      [],
      `${plainOf(said)} (${rule})${changes.length ? `: ${changes.map(({ of, before, after }) => `${of} ${before} ${arrow} ${after}`).join(', ')}` : ''}.`,
    )
  }
}

/** In the words of the screens: what stood and changed nothing did not simply work. */
const verdicts = {
  yes: { sign: 'yes', word: 'sheet.worked' },
  no: { sign: 'no', word: 'sheet.failed' },
  part: { sign: 'part', word: 'sheet.inPart' },
  idle: { sign: 'none', word: 'sheet.changedNothing' },
  lost: { sign: 'none', word: 'sheet.couldNotSave' },
  blank: { sign: 'none', word: 'sheet.foundNothing' },
} as const satisfies Record<PhaseSheet['tried'][number]['fared'], { sign: Sign; word: Key }>

const standings = {
  refused: 'sheet.refused',
  late: 'sheet.late',
  replaced: 'sheet.replaced',
  withdrawn: 'sheet.withdrawn',
  counts: 'sheet.counts',
} as const satisfies Record<PhaseSheet['void'][number]['standing'], Key>

function triedOn(page: Page, { tried }: PhaseSheet): void {
  if (!tried.length) return
  page.heading(say('sheet.tried'))
  const width = widest(tried.map(({ action }) => action))
  const verdictWidth = widest(tried.map(({ fared }) => say(verdicts[fared].word)))
  for (const { action, fared, why } of tried) {
    const { sign, word } = verdicts[fared]
    page.row(
      sign,
      [
        { words: action, width },
        { words: say(word), width: verdictWidth },
      ],
      plainOf(why),
    )
  }
}

function voidOn(page: Page, { void: entries }: PhaseSheet, file: string): void {
  if (!entries.length) return
  page.heading(say('sheet.doesNotCount'))
  const width = widest(entries.map(({ action }) => action))
  const standingWidth = widest(entries.map(({ standing }) => say(standings[standing])))
  for (const { action, line, sent, standing, why, rule, remedy } of entries) {
    const because = `${why ? `: ${why}` : ''}${rule === undefined ? '' : ` (${rule})`}.${remedy === undefined ? '' : ` ${remedy}`}`
    page.row(
      'none',
      [
        { words: action, width },
        { words: say(standings[standing]), width: standingWidth },
      ],
      `${file}:${line}: ${sent}${because}`,
    )
  }
}

function pivotsOn(page: Page, { pivots, tried }: PhaseSheet): void {
  if (!pivots.length && tried.length <= MOST_ACTIONS) return
  page.heading(say('sheet.turnedOn'))
  if (tried.length > MOST_ACTIONS) page.say(say('sheet.notLookedFor', { most: MOST_ACTIONS }))
  for (const { use, ruling, then } of pivots)
    page.say(
      say(ruling ? 'sheet.withoutRuling' : 'sheet.withoutThen', {
        use: plainOf(use),
        then: then.map(plainOf).join('; '),
      }),
    )
}

function rulingsOn(page: Page, { rulings }: PhaseSheet): void {
  if (!rulings.length) return
  page.heading(say('sheet.rulings'))
  for (const { id, rule, says, about, choices, chosen, answered } of rulings) {
    const gives = choices
      .filter(choice => choice.gives.length)
      .map(choice => say('sheet.gives', { prompt: id, choice: choice.id, gives: plainOf(choice.gives) }))
    const others = choices
      .filter(choice => choice.id !== chosen)
      .slice(0, 5)
      .map(choice => choice.id)
    const applied = (choice: string): string => {
      if (answered) return say('sheet.asRuled', { choice })
      return others.length
        ? say('sheet.ruleOtherwise', { choice, answers: `answers: {${id}: ${others.join(' | ')}}` })
        : say('sheet.applied', { choice })
    }
    const parts = [
      says,
      ...(about.length ? [say('sheet.isAbout', { uses: plainOf(about) })] : []),
      ...gives,
      ...(chosen === undefined ? [] : [applied(chosen)]),
    ]
    page.row('part', [], `${parts.join(' ')} (${rule})`)
  }
}

function messagesOn(page: Page, { post, letters }: PhaseSheet): void {
  if (post.length) page.heading(say('sheet.publicPost'))
  for (const paragraph of post) page.say(paragraph)
  if (letters.length) page.heading(say('sheet.messages'))
  for (const { to, paragraphs } of letters)
    page.say(say('sheet.letter', { to: plainOf(to), words: paragraphs.map(plainOf).join(' ') }))
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

function changesOn(page: Page, { use, lines }: ChangesSaid, system: string, ascii: boolean): void {
  const named = wordsOf(use)
  page.heading(say('sheet.without', { use: named }))
  if (!lines.length) page.say(say('sheet.nothingChanges'))
  for (const { phase, gone, come } of lines) {
    const side = (spans: readonly Span[] | undefined): string => (spans ? plainOf(spans) : say('sheet.nothing'))
    page.say(`${phaseSaid(phase, system)}: ${side(gone)} ${ascii ? '->' : '→'} ${side(come)}`)
  }
}

const widest = (words: readonly string[]): number => words.reduce((most, word) => Math.max(most, lengthOf(word)), 0)
