/** Who signed up, as the lines of a thread say it: names, without what else stands there. */
import {
  fateIn,
  formerIn,
  headingIn,
  isStruck,
  linesOf,
  unlisted,
  unmarked,
  unmentioned,
  withoutPronouns,
  type Section,
} from '../reading/listed.ts'

/**
 * `/in`, `- in`, `(in)`: that somebody plays, behind a name. Of blanks in a row one is left, so that none is tried
 * twice.
 */
const plays =
  /\s?(?:[-–—(]\s?)?(?:(?:\/|##)(?:in|join|sign(?:ed)?(?: ?up)?|confirm(?:ed)?|играю)|(?<=[-–—(]\s?)(?:in|signed up|играю))\)?[.!]{0,9}$/iu
/** `Ann (sub)`, `Ann /sub`. */
const waits =
  /^(.+?)\s?(?:\((?:sub|substitute|back-?up|reserve|замена|запасной)\)|\/(?:sub|back-?up|замена))[.!]{0,9}$/iu

interface Signed {
  names: string[]
  /** Who said to wait for a place. */
  substitutes: string[]
  /** Who stands below a heading that says otherwise: hosts, spectators, the dead. */
  others?: string[]
  /** Who was here and is no more, by what their own line says: struck out, dead, replaced. */
  gone?: string[]
}

/**
 * Reads who signed up.
 * @param text a line for each, as they stand in a thread, with headings above them or not
 * @returns names one a line, with numbers, marks of lists and pronouns around them and what says that they play left
 * off, each once; and who leads the game, looks on or is dead, by what a heading or their own line says
 */
export function signedIn(text: string): Signed {
  const [names, substitutes] = [new Set<string>(), new Set<string>()]
  const [others, gone] = [new Set<string>(), new Set<string>()]
  const listOf = (section: Section): Set<string> =>
    section === 'players' ? names : section === 'substitutes' ? substitutes : others
  let section: Section = 'players'
  const whole = text.trim()
  for (const line of linesOf(text)) {
    const heading = headingIn(line)
    if (heading?.rest === '') section = heading.section
    if (heading && !/\p{L}/u.test(heading.rest)) continue
    if (heading) namesIn(heading.rest).forEach(name => listOf(heading.section).add(name))
    else if (isRow(line, whole)) namesIn(withCommas(line)).forEach(name => listOf(section).add(name))
    else {
      const { line: now, former } = formerIn(line) ?? { line, former: [] }
      const isNow = /\p{L}/u.test(now)
      if (isNow) former.forEach(name => gone.add(name))
      const { kept, dead } = withoutFate(bare(isNow ? now : line))
      const waiting = waits.exec(kept)?.[1]
      const name = unmentioned(withoutPronouns((waiting ?? kept).replace(plays, '')))
      const list = dead || isStruck(isNow ? now : line) ? gone : waiting === undefined ? listOf(section) : substitutes
      if (name) list.add(name)
    }
  }
  const apart = (found: Set<string>): string[] => [...found].filter(name => !names.has(name))
  const left = apart(others).filter(name => !substitutes.has(name))
  const past = apart(gone).filter(name => !substitutes.has(name) && !others.has(name))
  return {
    names: [...names],
    substitutes: apart(substitutes),
    ...(left.length && { others: left }),
    ...(past.length && { gone: past }),
  }
}

/** A line without what stands around a name, blanks in a row as one. */
const bare = (line: string): string =>
  withoutPronouns(unlisted(unmarked(line.replace(/\s+/gu, blanks => (blanks.includes('\t') ? '\t' : ' '))))).trim()

/** A line without how it went with somebody, and whether he is dead: `Ann (dead)`, `Zoe (replaced Ann)`. */
function withoutFate(line: string): { kept: string; dead: boolean } {
  let dead = false
  const kept = line.replace(/\s?[([]([^()[\]]{1,120})[)\]]/g, (whole, inside: string) => {
    const fate = fateIn(inside)
    dead ||= fate?.is === 'dead'
    return fate ? '' : whole
  })
  return { kept, dead }
}

/** A row of names as one that commas alone part: `Ann, Bob and Cat.` */
function withCommas(line: string): string {
  const row = line.trim().replace(/[.;]$/, '')
  const last = row.lastIndexOf(',') + 1
  const names = row.slice(last).replace(/^\s*(?:and|и|&)\s/u, ' ')
  return row.slice(0, last) + (last ? names.replace(/\s(?:and|и|&)\s/u, ', ') : names)
}

/** Whether a line has several names, with a comma between them: three and more, or two where nothing else was pasted. */
function isRow(line: string, whole: string): boolean {
  const parts = withCommas(line).split(',')
  const most = line.trim() === whole ? 1 : 2
  return parts.length > most && parts.every(part => /^\s*[^\s:=]{1,30}(?: [^\s:=]{1,30}){0,2}\s*$/u.test(part))
}

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map(name => unmentioned(bare(name)))
    .filter(Boolean)

/** Whether a pasted list has names and nothing else: roles are to be drawn for them. */
export function areNamesAlone(text: string): boolean {
  const { names } = signedIn(text)
  return names.length > 1 && names.every(name => !/[:;,\t=]|\s[-–—]\s/.test(name))
}
