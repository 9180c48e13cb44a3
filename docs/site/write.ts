/** Writing a night step by step: every step changes the text of the case and leaves the rest of it as it was. */
import { isMap, isSeq, parseDocument, type Document } from 'yaml'

/** A player as the case has it: a role, and what lies over it. */
export interface Player {
  name: string
  role: string
  over?: string
}

/** What of a text the steps need; nothing where it is no case yet. */
export interface Written {
  system: string
  players: Player[]
  phases: number
}

const options = { lineWidth: 0, flowCollectionPadding: false } as const

/** @param over the field that names a role over another, where the rules have such roles */
export function writtenIn(text: string, over: string | undefined): Written | undefined {
  const data: unknown = read(text)?.toJS()
  if (typeof data !== 'object' || data === null) return undefined
  const { system = '', players = {}, phases = [] } = data as Record<string, unknown>
  if (typeof players !== 'object' || players === null || Array.isArray(players) || !Array.isArray(phases))
    return undefined
  return {
    system: String(system),
    phases: phases.length,
    players: Object.entries(players).map(([name, value]) => {
      if (typeof value !== 'object' || value === null) return { name, role: String(value) }
      const { role = '', ...more } = value as Record<string, unknown>
      const above = over === undefined ? undefined : more[over]
      return { name, role: String(role), ...(above !== undefined && { over: String(above) }) }
    }),
  }
}

function read(text: string): Document | undefined {
  const document = parseDocument(text)
  return document.errors.length || !isMap(document.contents) ? undefined : document
}

function changed(text: string, change: (document: Document) => void): string {
  const document = read(text)
  if (!document) return text
  change(document)
  return document.toString(options)
}

/** Adds a player. */
export const withPlayer = (text: string, { name, role, over }: Player, field: string | undefined): string =>
  changed(text, document => {
    if (!isMap(document.get('players'))) document.set('players', document.createNode({}, { flow: true }))
    const player = over !== undefined && field !== undefined ? { role, [field]: over } : role
    document.setIn(['players', name], document.createNode(player, { flow: true }))
  })

/** Adds a phase of a kind, as the next of its kind. */
export const withPhase = (text: string, kind: string): string =>
  changed(text, document => {
    if (!isSeq(document.get('phases'))) document.set('phases', document.createNode([]))
    const phases = (document.toJS() as { phases: Record<string, unknown>[] }).phases
    const number = 1 + Math.max(0, ...phases.map(phase => Number(phase[kind] ?? 0)))
    document.addIn(['phases'], document.createNode({ [kind]: number, actions: [] }))
    const made = document.getIn(['phases', phases.length, 'actions'])
    if (isSeq(made)) made.flow = true
  })

const quoted = (name: string): string => (/[\s,"]/.test(name) ? JSON.stringify(name) : name)

/** Adds an action to the last phase. */
export const withAction = (text: string, by: string, ability: string, targets: readonly string[]): string =>
  changed(text, document => {
    const last = ((document.toJS() as { phases?: unknown[] }).phases?.length ?? 0) - 1
    if (last < 0) return
    const path = ['phases', last, 'actions']
    if (!isSeq(document.getIn(path))) document.setIn(path, document.createNode([], { flow: true }))
    document.addIn(path, [quoted(by), ability, targets.map(quoted).join(',')].filter(Boolean).join(' '))
  })
