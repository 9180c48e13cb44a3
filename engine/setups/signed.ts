/**
 * Who signed up, as the lines of a thread say it: names, without what else stands there; and lists of roles by
 * themselves.
 */

const before = /^\s?(?:\d{1,3}[.)\]:]|[-*•+])?\s?/u
/**
 * `/in`, `- in`, `(in)`: that somebody plays, behind a name. Of blanks in a row one is left, so that none is tried
 * twice.
 */
const plays =
  /\s?(?:[-–—(]\s?)?(?:(?:\/|##)(?:in|join|sign(?:ed)?(?: ?up)?|confirm(?:ed)?|играю)|(?<=[-–—(]\s?)(?:in|signed up|играю))\)?[.!]{0,9}$/iu
/** `Sub: Ann, Bob`; `Ann (sub)`, `Ann /sub`. */
const waitsBefore = /^(?:subs?|substitutes?|back-?ups?|reserves?|замен[аы]|запас(?:ной|ные)?|резерв)\s?[:–—-]\s?(.+)$/iu
const waitsBehind =
  /^(.+?)\s?(?:\((?:sub|substitute|back-?up|reserve|замена|запасной)\)|\/(?:sub|back-?up|замена))[.!]{0,9}$/iu

export interface Signed {
  names: string[]
  /** Who said to wait for a place. */
  substitutes: string[]
}

/**
 * Reads who signed up.
 * @param text a line for each, as they stand in a thread
 * @returns names one a line, with numbers and marks of lists before them and what says that they play left off, each
 * once
 */
export function signedIn(text: string): Signed {
  const [names, substitutes] = [new Set<string>(), new Set<string>()]
  for (const line of text.split(/\r\n?|\n/)) {
    const said = line
      .replace(/\s+/gu, blanks => (blanks.includes('\t') ? '\t' : ' '))
      .replace(before, '')
      .trim()
    const list = waitsBefore.exec(said)?.[1] ?? waitsBehind.exec(said)?.[1]
    if (list !== undefined)
      list
        .split(',')
        .map(name => name.trim())
        .filter(Boolean)
        .forEach(name => substitutes.add(name))
    else {
      const name = said.replace(plays, '').trim()
      if (name) names.add(name)
    }
  }
  return { names: [...names], substitutes: [...substitutes].filter(name => !names.has(name)) }
}

/** Whether a pasted list has names and nothing else: roles are to be drawn for them. */
export function areNamesAlone(text: string): boolean {
  const { names } = signedIn(text)
  return names.length > 1 && names.every(name => !/[:;,\t=]|\s[-–—]\s/.test(name))
}

/**
 * The set-up that a bare list of roles means: `2 Mafia Goon`, `Town Cop`, one a line or with commas.
 * @returns nothing where it says more than that
 */
export function setupOfList(text: string): { players: number; text: string } | undefined {
  const roles = text
    .split(/[\n,]/)
    .map(line =>
      line
        .replace(/\s+/gu, ' ')
        .replace(/^ ?[-*•] ?/u, '')
        .trim(),
    )
    .filter(Boolean)
  if (!roles.length || roles.some(role => /[:{}[\]"'#]/.test(role))) return undefined
  const counted = roles.map(role => {
    const [, front, rest, back] = /^(?:(\d{1,3})\s*[x×*]?\s+)?(.+?)(?:\s*[x×*]\s*(\d{1,3}))?$/iu.exec(role)!
    return { count: Number(front ?? back ?? 1), role: rest! }
  })
  const lines = counted.map(({ count, role }) => `  - ${count === 1 ? '' : `${count} `}${role}`)
  const players = counted.reduce((sum, { count }) => sum + count, 0)
  return { players, text: [`players: ${players}`, 'roles:', ...lines].join('\n') }
}
