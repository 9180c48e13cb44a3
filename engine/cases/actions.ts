/** What was sent in: `ACTOR ABILITY [TARGET,TARGET…] [key=value …]`, or the same at length. */
import { getOwn } from '../ruleset/catalogue.ts'
import type { CaseAction } from './case.ts'
import { shown, type Report } from './complain.ts'
import type { Path } from './locate.ts'
import { isAbility, isSomebody, type Known } from './names.ts'
import type { ActionWritten } from './schema.ts'
import { isRead, tokensOf, type Token } from './tokens.ts'
import { said } from './said/actions.ts'
import { said as shapeSaid } from './said/shape.ts'
import { isId } from './words.ts'

/** Reads the actions of a phase. An action without an id gets `a1`, `a2`… after its place, or the next that is free. */
export function readActions(written: readonly ActionWritten[], path: Path, known: Known, report: Report): CaseAction[] {
  const taken = new Set(
    written.flatMap(action => (typeof action === 'string' || action.id === undefined ? [] : [action.id])),
  )
  const seen = new Set<string>()
  const torn = new Set<number>()
  return written.flatMap((action, index) => {
    const here = [...path, index]
    const line = report.line(here)
    if (torn.has(index)) return []
    if (typeof action === 'string') {
      const rest = tornOff(written, index, known, place => report.line([...path, place]) === line)
      if (rest.length) {
        rest.forEach((_, place) => torn.add(index + 1 + place))
        reportTorn([action, ...rest], here, known, report)
        return []
      }
      const read = shortAction(action, here, known, report)
      return read ? [{ line, id: freeId(index + 1, taken), ...read }] : []
    }
    const { id, by, does: word, to = [], with: extra = {}, at } = action
    const does = known.meant(by, word)
    if (id !== undefined) checkId(id, [...here, 'id'], seen, report)
    checkActor(known, [...here, 'by'], by, report)
    isAbility(known, [...here, 'does'], does, report)
    const targets = typeof to === 'string' ? [to] : to
    targets.forEach((target, at) =>
      checkTarget(known, typeof to === 'string' ? [...here, 'to'] : [...here, 'to', at], target, report),
    )
    checkKeys(known, key => [...here, 'with', key], does, Object.keys(extra), report)
    return [
      { line, id: id ?? freeId(index + 1, taken), by, does, to: targets, with: extra, ...(at !== undefined && { at }) },
    ]
  })
}

/** What follows a short action on its line and only names more targets: a list without quotes is parted at their commas. */
function tornOff(
  written: readonly ActionWritten[],
  index: number,
  known: Known,
  besideIt: (index: number) => boolean,
): string[] {
  const words = tokensOf(written[index] as string)
  if (!isRead(words) || words.length < 3) return []
  const rest: string[] = []
  for (let place = index + 1; place < written.length; place++) {
    const action = written[place]!
    if (typeof action !== 'string' || !besideIt(place) || !isTarget(action, known)) break
    rest.push(action)
  }
  return rest
}

/** A word alone, or a name of several; what it is sent in with may stand behind it. */
function isTarget(text: string, known: Known): boolean {
  const tokens = tokensOf(text)
  if (!isRead(tokens) || tokens[0]?.key !== undefined) return false
  const words = tokens.filter(({ key }) => key === undefined).map(({ text }) => text)
  return words.length === 1 || known.names.has(words.join(' ')) || known.families.has(words.join(' '))
}

function reportTorn(parts: readonly string[], path: Path, { names }: Known, report: Report): void {
  const whole = parts.map(part => (part.includes(' ') && names.has(part) ? `"${part}"` : part)).join(',')
  const quote = whole.includes('"') ? "'" : '"'
  report.at(
    path,
    said('torn', { parts: parts.map(shown).reduce((first, second) => said('and', { first, second })) }),
    said('quoteIt', { line: quote + whole + quote }),
  )
}

function freeId(number: number, taken: Set<string>): string {
  let free = number
  while (taken.has(`a${free}`)) free++
  taken.add(`a${free}`)
  return `a${free}`
}

function checkId(id: string, path: Path, seen: Set<string>, report: Report): void {
  if (!isId(id)) report.at(path, shapeSaid('noId', { value: shown(id) }), shapeSaid('idHas'))
  if (seen.has(id)) report.at(path, said('idTwice', { id }), said('renameOne'))
  seen.add(id)
}

function checkActor(known: Known, path: Path, name: string, report: Report): void {
  if (known.bystanders.has(name)) report.at(path, said('bystander', { name }), said('giveRole', { name }))
  else isSomebody(known, path, name, report)
}

/** What an action is sent in with beside its targets. */
function checkKeys(
  { system, abilities }: Known,
  path: (key: string) => Path,
  ability: string,
  keys: readonly string[],
  report: Report,
): void {
  const valid = Object.keys(getOwn(system.abilities, ability)?.keys ?? {})
  for (const key of keys) {
    if (abilities.has(ability) && !valid.length)
      report.atKey(path(key), said('noKeys', { ability, key: shown(key) }), said('leaveOut'))
    else if (abilities.has(ability)) report.known(path(key), { keyOf: ability }, key, valid, 'key')
  }
}

const byRole = 'role:'

/** A target is a player; where the system has such targets, also a family or whoever has a role. */
export function checkTarget(known: Known, path: Path, target: string, report: Report): void {
  const groups = known.system.entry.groupTargets ?? []
  if (known.names.has(target)) return
  if (target.startsWith(byRole)) {
    if (groups.includes('role')) report.known(path, 'role', target.slice(byRole.length), known.roles)
    else report.at(path, said('noByRole', { system: known.system.id, target: shown(target) }), said('namePlayer'))
    return
  }
  if (!groups.includes('family')) isSomebody(known, path, target, report)
  else
    report.known(path, known.families.size ? 'playerOrFamily' : 'player', target, [...known.names, ...known.families])
}

function shortAction(
  text: string,
  path: Path,
  known: Known,
  report: Report,
): Pick<CaseAction, 'by' | 'does' | 'to' | 'with'> | undefined {
  const tokens = tokensOf(text)
  if (!isRead(tokens)) {
    report.at(path, said('inLine', { why: tokens, line: shown(text) }), said('form'))
    return undefined
  }
  const [actor, ability, ...rest] = tokens
  if (!actor || !ability || actor.key !== undefined || ability.key !== undefined || actor.comma || ability.comma) {
    report.at(path, said('noAction', { line: shown(text) }), said('form'))
    return undefined
  }
  const split = splitName(tokens, known)
  if (split !== undefined) {
    report.at(path, said('nameSpace', { name: shown(split) }), said('quoteName', { name: split }))
    return undefined
  }
  checkActor(known, path, actor.text, report)
  const does = known.meant(actor.text, ability.text)
  isAbility(known, path, does, report)
  const targets = rest.filter(token => token.key === undefined)
  for (const { text: target } of targets) checkTarget(known, path, target, report)
  checkKeys(
    known,
    () => path,
    does,
    rest.flatMap(({ key }) => key ?? []),
    report,
  )
  return {
    by: actor.text,
    does,
    to: targets.map(token => token.text),
    with: Object.fromEntries(rest.flatMap(({ key, text }) => (key === undefined ? [] : [[key, text]]))),
  }
}

/** A name with spaces that stands there without its quotes. */
function splitName(tokens: readonly Token[], known: Known): string | undefined {
  for (const [index, token] of tokens.entries()) {
    if (token.quoted || index === 1 || known.names.has(token.text)) continue
    for (let end = index + 2; end <= Math.min(tokens.length, index + 5); end++) {
      const joined = tokens.slice(index, end)
      const name = joined.map(({ text }) => text).join(' ')
      if (!joined.some(({ quoted, key }) => quoted || key !== undefined) && known.names.has(name)) return name
    }
  }
  return undefined
}
