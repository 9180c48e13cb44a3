/** The words that names of roles are made of in a system, and what each can mean. */
import { foldWord } from '../text/fold-word.ts'
import { letters, type Letters } from '../text/nearest.ts'
import { getOwn } from './catalogue.ts'
import { roleClasses, rolesOf } from './role-classes.ts'
import { roleName } from './role-name.ts'
import type { Naming, System } from './system.ts'

/** What a phrase of a role's name can be. Some are two things: `mafia` a side and a role, `ninja` a modifier and a role. */
export interface Meaning {
  role?: string
  modifier?: string
  faction?: string
  /** Stands behind another role and then names the side alone: `Ascetic Townie`. */
  ending?: true
  /** It says how a role is set: `insane`. */
  setting?: true
  /** Is read as these words. */
  means?: string
  /** Means one of these, the likeliest first: it is asked. */
  asked?: readonly string[]
  /** The host said what stands in brackets behind it where the name does not say so; nothing, where that is left open. */
  holds?: string
}

export interface RoleLexicon {
  /** By phrase, folded. */
  words: ReadonlyMap<string, Meaning>
  /** Names that a host said are meant as they are read. */
  settled: ReadonlySet<string>
  /** The same, ready to be searched for slips. */
  spelt: readonly { key: string; letters: Letters }[]
  /** The role without abilities of each side that has one. */
  plainOf: ReadonlyMap<string, string>
  system: Pick<System, 'roles' | 'abilities' | 'modifiers' | 'overlays'>
  /** The modifier that counts uses, and the one that names nights. */
  shots: string | undefined
  nights: string | undefined
  /** What a word says of how a role is set: `insane`. */
  settingOf: (role: string, word: string) => [setting: string, value: string] | undefined
  /** In which fields of a seat further roles are kept: those beside its own, whose backup it is, what it holds. */
  fields: Naming['fields']
  /** Roles that take another one as their object, and on which side of them it is looked for first. */
  objects: NonNullable<Naming['objects']>
  /** Roles that hold abilities of others, listed in brackets behind them, with the usual list. */
  holders: ReadonlyMap<string, string>
  /** Roles of which there may be several groups. */
  grouped: readonly string[]
}

/**
 * @param answers what a host said that words mean here: `{ sheriff: 'cop' }`
 */
export function roleLexicon(system: System, answers: Readonly<Record<string, string>> = {}): RoleLexicon {
  const locales = Object.values(system.words.wording)
  const words = new Map<string, Meaning>()
  const add = (word: string, meaning: Meaning): void => {
    const key = foldWord(word)
    if (key !== '') words.set(key, { ...words.get(key), ...meaning })
  }
  const plainOf = plainRoles(system)
  const plain = new Set(plainOf.values())
  const ofNoSide = new Set(locales.flatMap(({ names }) => names?.plain ?? []).map(foldWord))
  for (const [word, means] of locales.flatMap(({ names }) => Object.entries(names?.means ?? {}))) add(word, { means })
  for (const [word, asked] of locales.flatMap(({ names }) => Object.entries(names?.asked ?? {}))) add(word, { asked })
  for (const id of Object.keys(system.factions))
    for (const word of [
      id,
      ...locales.flatMap(({ factions, names }) => [
        getOwn(factions, id) ?? id,
        ...(getOwn(names?.sides ?? {}, id) ?? []),
      ]),
    ])
      add(word, { faction: id })
  for (const id of Object.keys(system.modifiers))
    for (const word of [id, ...locales.flatMap(({ names }) => getOwn(names?.modifiers ?? {}, id) ?? [])])
      add(word, { modifier: id })
  for (const id of Object.keys(system.roles))
    for (const word of [
      id,
      ...locales.map(locale => roleName(id, locale)),
      ...locales.flatMap(({ roles, rolesShort = {} }) => [getOwn(roles, id) ?? id, ...(getOwn(rolesShort, id) ?? [])]),
    ])
      add(word, { role: id, ...(plain.has(id) && !ofNoSide.has(foldWord(word)) && { ending: true }) })
  const settings = settingsOf(system)
  for (const values of settings.values()) for (const word of values.keys()) add(word, { setting: true })
  // `Backup Protective`: which of them is for the host to say, the likeliest first.
  for (const id of Object.keys(system.naming?.objects ?? {}))
    for (const kind of Object.keys(roleClasses)) {
      const [name, ...of] = [id, ...rolesOf(system, kind)].map(role => roleName(role, system.words.wording.en))
      const known = of.filter(one => !words.get(foldWord(one))?.asked)
      const asked = known.slice(0, mostOfClass).map(one => `${name} ${one}`)
      for (const word of [`${name} ${kind}`, `${kind} ${name}`]) if (asked.length) add(word, { asked })
    }
  const settled = new Set<string>()
  for (const [word, means] of Object.entries(answers)) {
    const { asked: _, ...known } = words.get(foldWord(word)) ?? {}
    const [, base = means, holds = ''] = /^([^()]*\S)\s*\(([^()]*)\)$/.exec(means) ?? []
    if (!Object.keys(known).length && foldWord(word) === foldWord(means)) settled.add(foldWord(word))
    else words.set(foldWord(word), foldWord(word) === foldWord(base) ? { ...known, holds } : { means })
  }
  // What a host called a role of this game is that role, whatever the word means elsewhere.
  for (const [id, { name }] of Object.entries(system.roles))
    if (name !== undefined) {
      const { means: _, asked: __, holds: ___, ...known } = words.get(foldWord(name)) ?? {}
      words.set(foldWord(name), { ...known, role: id })
    }
  const { naming } = system
  return {
    words,
    settled,
    spelt: [...words.keys()].map(key => ({ key, letters: letters(key) })),
    plainOf,
    system,
    shots: Object.entries(system.modifiers).find(([, { limitsUses }]) => limitsUses)?.[0],
    nights: Object.entries(system.modifiers).find(([, { onNight }]) => onNight)?.[0],
    settingOf: (role, word) => settings.get(role)?.get(foldWord(word)),
    fields: naming?.fields ?? {},
    objects: naming?.objects ?? {},
    holders: new Map(
      Object.entries(naming?.holders ?? {}).map(([id, usual]) => [
        id,
        usual.map(role => roleName(role, system.words.wording.en)).join(', '),
      ]),
    ),
    grouped: naming?.grouped ?? [],
  }
}

/** So many roles of a class are proposed. */
const mostOfClass = 6

/** Of each side, the first role that has nothing. */
function plainRoles({ roles, factions }: System): Map<string, string> {
  const entries = Object.entries(roles)
  return new Map(
    Object.keys(factions).flatMap((faction): [string, string][] => {
      const plain = entries.find(
        ([, role]) => role.faction === faction && !role.abilities.length && !role.modifiers?.length,
      )
      return plain ? [[faction, plain[0]]] : []
    }),
  )
}

const settingsOf = (system: System): Map<string, Map<string, [string, string]>> =>
  new Map(
    Object.entries(system.roles).map(([id, { settings = {} }]) => [
      id,
      new Map(
        Object.entries(settings).flatMap(([setting, values]) =>
          values.flatMap((value): [string, [string, string]][] =>
            typeof value === 'string' ? [[foldWord(value), [setting, value]]] : [],
          ),
        ),
      ),
    ]),
  )
