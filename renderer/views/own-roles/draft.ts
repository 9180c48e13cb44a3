/** A role as it is filled in: modifiers are written as `evenNight` and `xShot(2)`. */
import type { OwnRolesView, RoleDraft } from '../../../electron/desk/contract.ts'

export type ModifierRow = OwnRolesView['modifiers'][number]

export const emptyDraft = ({ factions }: OwnRolesView): RoleDraft => ({
  name: '',
  faction: factions[0]?.id ?? '',
  abilities: [],
  modifiers: [],
})

/** What a written modifier is, and its number. */
export function partsOf(written: string): { id: string; count: number | undefined } {
  const [, id = written, count] = /^(.*?)(?:\((\d+)\))?$/.exec(written) ?? []
  return { id, count: count === undefined ? undefined : Number(count) }
}

export const writtenAs = (id: string, count: number | undefined): string =>
  count === undefined ? id : `${id}(${count})`

/** The one modifier of these that stands there. */
export const chosenOf = (
  written: readonly string[],
  rows: readonly ModifierRow[],
): ReturnType<typeof partsOf> | undefined => written.map(partsOf).find(({ id }) => rows.some(row => row.id === id))

/** The same modifiers with another one of these in the place of the one that stands there, or with none of them. */
export const withChosen = (
  written: readonly string[],
  rows: readonly ModifierRow[],
  instead: string | undefined,
): string[] => [
  ...written.filter(one => !rows.some(({ id }) => id === partsOf(one).id)),
  ...(instead === undefined ? [] : [instead]),
]
