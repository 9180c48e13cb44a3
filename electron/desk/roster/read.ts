/**
 * Reads a pasted roster: lines like `Ann: doctor`, `Ann - Doctor (mafia)`, `12. Ann, x-shot insane cop`, `Ann (RB)`, `Ann vig`,
 * `Ann + Bob: cop` where two play one seat, `Eve: boss, family: Verdi, level: novice`, `Max: judge (mafia)` where one
 * role lies over another, `Goon: Bob, Cat` where several have it, or a table copied from a spreadsheet (name, role,
 * faction, aliases, and what else the system knows of a seat). A line that is not understood is named with what would
 * be.
 */
import type { Problem } from '../../../engine/cases/case.ts'
import type { ModifierUse } from '../../../engine/journal/state.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { asksWhatItHolds, type Ask } from '../../../engine/ruleset/role-units.ts'
import { headTwice } from '../../../engine/game/people.ts'
import { getOwn, overlaidFaction } from '../../../engine/ruleset/catalogue.ts'
import { headsListed, hydraIn } from '../../../engine/reading/heads.ts'
import { nameMayTellDeath, phaseSaid } from '../../../engine/reading/fate-said.ts'
import { headingIn, unmentioned, type Section } from '../../../engine/reading/listed.ts'
import { areNamesAlone, signedIn } from '../../../engine/setups/signed.ts'
import { differenceOf, isUnseen, Looks } from '../../../engine/text/look-alike.ts'
import { nearest } from '../../../engine/text/nearest.ts'
import type { RosterProblem, RosterReading, SeatDraft } from '../contract.ts'
import { suggest } from '../refusal.ts'
import { listed, say } from '../words/say.ts'
import { fateOf, take, type Fated } from './fates.ts'
import { formsIn } from './forms.ts'
import { tableOf, typed, type Row } from './line.ts'
import { sideOf } from './sides.ts'
import { guarded, guardedNicks, mayBeOne, nameFirst, nicked, rolesAbove, severalIn, unguarded } from './turned.ts'
import { folded, roleOf, vocabulary, type Meanings, type Vocabulary } from './words.ts'

const file = 'roster'
const mostSeats = 200
const longestName = 200
const mostWords = 20
/** What no roster has: a page of prose in one line, or a book of lines. Neither is looked at any closer. */
const longestLine = 2000
const mostLines = 1000

/** Below these headings stands nobody who plays. */
const notSeated: readonly Section[] = ['substitutes', 'hosts', 'others']

/** A heading with nobody behind it in its line. */
const isHeading = (line: string): boolean => !/\p{L}/u.test(headingIn(line)?.rest ?? '-a')

/** @param meanings what a host said that words mean */
export function readRoster(system: System, text: string, meanings: Meanings = {}): RosterReading {
  const seats: SeatDraft[] = []
  const problems: RosterProblem[] = []
  const doubts: RosterProblem[] = []
  const names = new Set<string>()
  const looks = new Looks()
  const lineOf = new Map<string, number>()
  const words = vocabulary(system, meanings)
  const lines = text.replaceAll('\0', '').split(/\r\n?|\n/)
  const table = tableOf(lines, words)
  const written = [...lines.entries()].filter(([, line]) => line.trim() !== '')
  if (written.length > mostLines)
    problems.push({
      file,
      line: written[mostLines]![0] + 1,
      message: say('roster.tooManyLines', { most: mostLines, count: written.length }),
      remedy: say('roster.pasteAlone'),
    })
  const above = table
    ? new Map<number, string | null>()
    : rolesAbove(
        written
          .slice(0, mostLines)
          .filter(([, line]) => line.length <= longestLine && !isHeading(line))
          .map(([index, line]) => [index, typed(guardedNicks(guarded(formsIn(line).line), words), words)]),
        words,
      )
  const roleless = new Set<RosterProblem>()
  let section: Section = 'players'
  for (const [index, whole] of written.slice(0, mostLines)) if (above.get(index) !== null) readLine(index, whole)
  withoutDoubles()
  if (!seats.length && roleless.size > 1 && roleless.size === problems.length) {
    const [first] = problems
    const alone = namesAlone(seats, text)
    const message = say('roster.namesOnly', { count: alone.namesAlone ?? roleless.size })
    return { seats, problems: [{ file, line: first!.line, message, remedy: first!.remedy! }], ...alone }
  }
  return {
    seats,
    problems: problems.sort((a, b) => a.line - b.line),
    ...(doubts.length && { doubts }),
    ...namesAlone(seats, text),
  }

  /** A hydra of which one sits elsewhere too is left out, and asked about. */
  function withoutDoubles(): void {
    for (;;) {
      const double = headTwice(seats.map(({ name, heads }) => ({ slot: name, ...(heads && { heads }) })))
      const place = seats.findLastIndex(({ heads }) => double !== undefined && heads?.includes(double))
      if (double === undefined || place < 0) return
      const [{ name }] = seats.splice(place, 1) as [SeatDraft]
      problems.push({
        file,
        line: lineOf.get(name)!,
        message: say('roster.headTwice', { name: double, seat: name }),
        remedy: say('roster.onePlace'),
      })
    }
  }

  function readLine(index: number, whole: string): void {
    const at = { file, line: index + 1 }
    if (whole.length > longestLine)
      return void problems.push({
        ...at,
        message: say('roster.tooLong', { length: whole.length, most: longestLine }),
        remedy: say('roster.oneALine'),
      })
    const { line, forms, wrong: count } = formsIn(whole)
    if (line.trim() === '' || (table && (index === table.heading || /^[\s|:-]+$/.test(line)))) return
    const heading = table ? undefined : headingIn(line)
    if (heading && isHeading(line)) return void (section = heading.section)
    if (heading && notSeated.includes(heading.section)) return leave(index, heading.rest)
    // `Mafia<tab>Roleblocker` is a role, and nobody who is called Mafia.
    const [side = ''] = line.trim().split(/[\s-]/, 1)
    const isRole = words.factions.has(folded(side)) && roleOf(line.replaceAll('\t', ' '), words).role !== undefined
    if (table && table.heading < 0 && isRole)
      return void problems.push({ ...at, message: say('roster.noName'), remedy: say('roster.nameThenRole') })
    const alone = table && table.heading < 0 ? typed(line.replaceAll('\t', ' '), words) : undefined
    if (alone && (!line.includes('\t') || parts(line)) && roleOf(alone.cells[1] ?? '', words).role !== undefined)
      return readSeat(index, alone, forms, count)
    if (table) return readSeat(index, table.row(line), forms, count)
    const given = nameFirst(typed(guardedNicks(guarded(line), words), words), words)
    const [said = '', ...cells] = given.cells
    const before = seats.length
    for (const name of severalIn(said)) readSeat(index, { ...given, cells: [unguarded(name), ...cells] }, forms, count)
    const name = said.trim()
    if (mayBeOne(name) && seats.length === before + 2)
      doubts.push({
        ...at,
        message: say('roster.twoNames', { names: name }),
        remedy: say('roster.oneName', { name }),
        meant: { word: name, near: `"${name}"` },
      })
  }

  function readSeat(
    index: number,
    given: Row,
    forms: ReturnType<typeof formsIn>['forms'],
    count: number | undefined,
  ): void {
    const at = { file, line: index + 1 }
    const [said = '', ownRole = '', side = '', aliases = ''] = given.cells.map(cell => cell.trim())
    const hydra = hydraIn(said)
    const { name: called, nicks } = hydra.heads.length ? { ...hydra, nicks: [] } : nicked(hydra.name)
    const { dead, former = [], by, then, unread = [], ...fated } = fatedOf(given)
    const fate = fated.fate ?? (dead ? (then ?? unread[0]) : undefined)
    const name = by ?? unmentioned(called)
    const heads = given.heads === undefined ? hydra.heads : headsListed(given.heads)
    const role = ownRole || (above.get(index) ?? '')
    if (count !== undefined)
      return void problems.push({
        ...at,
        message: say('roster.forms', { count }),
        remedy: say('roster.writeFive'),
      })
    if (isUnseen(name))
      return void problems.push({
        ...at,
        message: say('roster.noName'),
        remedy: say('roster.nameThenRole'),
      })
    if (names.has(name))
      return void problems.push({
        ...at,
        message: say('roster.twice', { name }),
        remedy: say('roster.anotherName'),
      })
    const twin = looks.find(name)
    if (twin !== undefined)
      return void problems.push({
        ...at,
        message: say('roster.alike', { name, other: twin, ...differenceOf(name, twin)! }),
        remedy: say('roster.keepNick', { name: `${name} 2`, nick: name, role: ownRole }),
      })
    if (seats.length >= mostSeats)
      return void problems.push({
        ...at,
        message: say('roster.tooMany', { most: mostSeats }),
        remedy: say('roster.leaveRest'),
      })
    if (!role && notSeated.includes(section)) return leave(index, name)
    if (!role) {
      const problem = {
        ...at,
        message: say('roster.noRole', { name }),
        remedy: /\s/.test(name) ? say('roster.withColon') : say('roster.writeOne', { name, role: roleExample(words) }),
      }
      roleless.add(problem)
      return void problems.push(problem)
    }
    const parted = partedRole(role, words)
    const read = roleOf(parted.role, words, true)
    if (!read.role && words.over.has(folded(read.said)))
      return void problems.push({
        ...at,
        message: say('roster.overlay', { said: read.said }),
        remedy: say('roster.writeBoth', { name, role: words.roleNames[0] ?? '', said: read.said }),
      })
    if (!read.role)
      return void problems.push({
        ...at,
        message: say('roster.strangeRole', { said: read.said }),
        ...(instead(read.said, role, words) ?? nearRole(read.said, words)),
      })
    const [asked] = read.asks
    if (asked)
      return void problems.push({
        ...at,
        ...askedFor(asked),
      })
    const sided = sideOf(side || given.side || read.faction, words)
    if ('stranger' in sided) return void problems.push({ ...at, ...strangerSaid(sided.stranger, words) })
    const details = { ...parted.details, ...read.details, ...sided.details, ...given.details }
    const wrong = Object.entries(details).find(
      ([field, value]) => words.fields.get(field)!.values?.some(one => one === value) === false,
    )
    if (wrong)
      return void problems.push({
        ...at,
        message: say('roster.cannotBe', { field: words.fields.get(wrong[0])!.label, value: wrong[1] }),
        ...nearestOf(wrong[1], words.fields.get(wrong[0])!.values ?? []),
      })
    const statuses = [
      ...(sided.status !== undefined ? [sided.status] : []),
      ...(fateOf(given.status ?? '', words) ? '' : (given.status ?? ''))
        .split(/[;/|+&]| and /)
        .map(one => one.trim())
        .filter(Boolean),
    ]
    const unknown = statuses.find(one => !words.marks.has(folded(one)))
    if (unknown !== undefined)
      return void problems.push({
        ...at,
        message: say('roster.noStatus', { word: unknown }),
        ...nearestOf(unknown, [...words.marks.values()]),
      })
    const status = [...new Set(statuses.map(one => words.marks.get(folded(one))!))]
    const others = [
      ...[...nicks, ...(dead ? [] : unread), ...aliases.split(/[;/|]/)].map(unmentioned).filter(Boolean),
      ...former,
      ...(by === undefined ? [] : [unmentioned(called)]),
    ]
    const excess = excessOf(name, read.modifiers, [...others, ...heads])
    if (excess) return void problems.push({ ...at, ...excess })
    if (then !== undefined && !dead)
      doubts.push({
        ...at,
        message: say('roster.diedThen', { name, then }),
        remedy: say('roster.writeDead', { then }),
        meant: { word: then, near: say('roster.deadThen', { then }) },
      })
    const toldOfName = [name, called].find(one => nameMayTellDeath(one))
    if (!dead)
      for (const said of [...unread, ...(toldOfName === undefined ? [] : [toldOfName])])
        doubts.push({ ...at, ...fateAsked(said, name, unread.includes(said)) })
    const uses = usesOf(system, read.role, read.modifiers, fated)
    if (uses === 'which')
      doubts.push({
        ...at,
        message:
          fated.used === undefined
            ? say('roster.leftOfWhat', { name, count: fated.left ?? 0 })
            : say('roster.usedWhat', { name, count: fated.used }),
        remedy: say('roster.usedOne'),
      })
    names.add(name)
    looks.add(name)
    lineOf.set(name, at.line)
    seats.push({
      name,
      role: read.role,
      ...factionOf(sided.faction, details, system),
      ...(read.modifiers.length && { modifiers: read.modifiers }),
      ...(read.settings && { settings: read.settings }),
      ...(others.length && { aliases: others }),
      ...(heads.length && { heads }),
      ...(forms && { forms }),
      ...(Object.keys(details).length && { details }),
      ...(status.length && { status }),
      ...(dead && { dead }),
      ...(fate !== undefined && { fate }),
      ...(uses && uses !== 'which' && { uses }),
    })
  }

  /** Who is listed and no player, said so that nobody is lost. */
  function leave(index: number, names: string): void {
    doubts.push({
      file,
      line: index + 1,
      message: say('roster.notSeated', { names }),
      remedy: say('roster.notSeatedHere'),
    })
  }

  /** What the line and its status say, and the heading above it. */
  function fatedOf({ fated, status = '' }: Row): Fated {
    const whole = { ...fated }
    take(whole, fateOf(status, words), status)
    return section === 'dead' ? { ...whole, dead: true } : whole
  }
}

/** What was used so often: the one ability that is limited, or the only one that the role has; `which`: it cannot be said. */
function usesOf(
  system: System,
  role: string,
  modifiers: readonly ModifierUse[],
  { used, left }: Pick<Fated, 'used' | 'left'>,
): Record<string, number> | 'which' | undefined {
  if (used === undefined && left === undefined) return undefined
  const { abilities = [], given = [] } = getOwn(system.roles, role) ?? {}
  const limits = [...given, ...modifiers].filter(({ modifier }) => getOwn(system.modifiers, modifier)?.limitsUses)
  const limited = limits.flatMap(({ on }) => on ?? [])
  const [ability, ...more] = limited.length ? limited : abilities
  const count = used ?? (limits.length === 1 ? (limits[0]!.count ?? 1) - left! : -1)
  return ability === undefined || more.length || count < 0 ? 'which' : { [ability]: count }
}

/** Asks about words that may tell how somebody died. @param alone whether they stand beside the name, and can be replaced */
function fateAsked(said: string, name: string, alone: boolean): Pick<RosterProblem, 'message' | 'remedy' | 'meant'> {
  const then = phaseSaid(said)
  const near = then === undefined ? say('roster.deadWord') : say('roster.deadThen', { then })
  return {
    message: alone ? say('roster.mayTellFate', { said, name }) : say('roster.nameMayTellFate', { said }),
    remedy: say('roster.writeFate', { near }),
    ...(alone && { meant: { word: said, near } }),
  }
}

/** Whether a name is parted from its role by something else before the first tab: `Ann: Mafia<tab>Roleblocker`. */
const parts = (line: string): boolean => /^[^\t]{1,200}?(?:[:=|]|\s[-–—])\s[^\t]+\t/.test(line)

/** Whether nobody has a role because the list has names alone. */
function namesAlone(seats: readonly SeatDraft[], text: string): { namesAlone?: number } {
  return !seats.length && areNamesAlone(text) ? { namesAlone: signedIn(text).names.length } : {}
}

/** What a roster would refuse, see `contract.ts`. */
function excessOf(
  name: string,
  modifiers: readonly ModifierUse[],
  aliases: readonly string[],
): Pick<Problem, 'message' | 'remedy'> | undefined {
  if ([name, ...aliases].some(({ length }) => length > longestName))
    return { message: say('roster.longName', { most: longestName }), remedy: say('roster.shorten') }
  if (modifiers.some(({ count = 1 }) => count < 1 || !Number.isSafeInteger(count)))
    return { message: say('roster.shots'), remedy: say('roster.writeShots', { example: '2-shot' }) }
  return modifiers.length > mostWords || aliases.length > mostWords
    ? { message: say('roster.tooManyWords', { most: mostWords }), remedy: say('roster.leaveSome') }
    : undefined
}

/** A role to show how one is written: the plainest, or whichever there is. */
const roleExample = ({ roles, roleNames, nameOf }: Vocabulary): string =>
  nameOf.get(roles.get('vanilla') ?? '')?.toLowerCase() ?? roleNames[0] ?? ''

/** What lies over a role says the faction, whatever stands in brackets. */
function factionOf(said: string | undefined, details: Record<string, string>, system: System): { faction?: string } {
  const faction = overlaidFaction(system, { details }) ?? said
  return faction === undefined ? {} : { faction }
}

/** `judge + mafia`: what lies over a role may stand beside it. */
function partedRole(said: string, { over }: Vocabulary): { role: string; details: Record<string, string> } {
  const [, before = said, after = ''] = /^([^([]+)(.*)$/s.exec(said) ?? []
  const parts = over.size ? before.split(/[+/&,]|\s(?:and|и)\s/u) : [before]
  const rest = parts.filter(part => !over.has(folded(part)))
  if (!rest.length || rest.length === parts.length) return { role: said, details: {} }
  return {
    role: `${rest.join(' ').trim()} ${after}`.trim(),
    details: Object.assign({}, ...parts.map(part => over.get(folded(part)) ?? {})) as Record<string, string>,
  }
}

/** What stands in brackets and is no faction, and where there are such no role that lies over another. */
function strangerSaid(said: string, { factions, over }: Vocabulary): Omit<RosterProblem, 'file' | 'line'> {
  const near = nearest(folded(said), [...over.keys()])
  return {
    message: say(over.size ? 'roster.noFactionNorOverlay' : 'roster.noFaction', { said }),
    ...(near !== undefined
      ? nearSaid(said, near)
      : nearestOf(said, [...factions.keys()], [...new Set(factions.values())])),
  }
}

/** What would have been right, and the word to put there. */
type Meant = Pick<RosterProblem, 'remedy' | 'meant'>

const nearSaid = (word: string, near: string): Meant => ({ remedy: say('desk.meant', { near }), meant: { word, near } })

/** What a word may mean, the likeliest first: a host says it once. */
function askedFor({ word, means }: Ask): Pick<RosterProblem, 'message' | 'remedy' | 'meant'> {
  const [near, ...others] = means
  if (near === undefined) return { message: say('roster.ofWhich', { word }), remedy: say('roster.sayOf', { word }) }
  if (!others.length && word.includes('?')) return { message: say('roster.inDoubt', { word }), ...nearSaid(word, near) }
  if (!others.length && word.endsWith(')'))
    return { message: say('roster.twoSides', { word }), ...nearSaid(word, near) }
  return {
    message: say(asksWhatItHolds({ word, means }) ? 'roster.holdsWhat' : 'roster.severalMeanings', { word }),
    remedy: say(others.length ? 'roster.oneMeaning' : 'roster.soleMeaning', { list: listed(means, 'disjunction') }),
    meant: { word, near, choices: [...means] },
  }
}

/** The nearest of the words there are, else all of them. */
function nearestOf(word: string, valid: readonly string[], shown = valid): Meant {
  const near = nearest(word, valid)
  return near === undefined ? { remedy: suggest(word, shown) } : nearSaid(word, near)
}

/** The nearest role by any of its names, else the first of them all. */
function nearRole(said: string, { roles, roleNames, nameOf }: Vocabulary): Meant {
  const near = nearest(folded(said), [...roles.keys()])
  return near === undefined ? { remedy: suggest('', roleNames) } : nearSaid(said, nameOf.get(roles.get(near)!)!)
}

/** What a role that these rules do not have can be played as, whatever side stands behind it: `Vigilante (independent)`. */
function instead(said: string, role: string, { as, nameOf }: Vocabulary): Meant | undefined {
  const known = as.get(folded(said))
  if (!known) return undefined
  const near = `${nameOf.get(known.role)!} (${known.faction})`
  return {
    remedy: say('roster.playedAs', { near }),
    meant: { word: role.slice(Math.max(0, role.indexOf(said))).trim(), near },
  }
}
