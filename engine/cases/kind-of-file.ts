/** Which kind of file a text is, by the keys that it has, some of them misspelt perhaps. */
import { nearest } from '../text/nearest.ts'
import { keysIn, under, type Node } from './locate.ts'

export type FileKind = 'case' | 'roles' | 'setup'

/** Keys that one kind alone has. */
const own = {
  case: ['case', 'phases', 'variants', 'seed', 'others', 'options'],
  setup: ['setup', 'sizes', 'rest', 'tell', 'mark'],
}
const shared = ['system', 'roles', 'players', 'name', 'rules', 'language']

/** Takes a document; returns what it is a document of, where it is anything of ours. */
export function kindOf(document: Node): FileKind | undefined {
  const words = [...own.case, ...own.setup, ...shared]
  const keys = new Set([...keysIn(document)].map(key => (words.includes(key) ? key : nearest(key, words))))
  const has = (kind: keyof typeof own): number => own[kind].filter(key => keys.has(key)).length
  if (has('case') > has('setup') || under(document, 'players')?.is === 'keys') return 'case'
  const roles = under(document, 'roles')
  if (has('setup') || keys.has('players')) return 'setup'
  if (!roles) return undefined
  const madeOf = roles.is === 'keys' ? [...roles.entries.values()] : []
  return madeOf.length && madeOf.every(({ value }) => value.is === 'keys') ? 'roles' : 'setup'
}
