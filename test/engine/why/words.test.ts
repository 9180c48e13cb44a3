import { describe, expect, it } from 'vitest'
import { overlayName } from '../../../engine/ruleset/catalogue.ts'
import type { Ability, Role } from '../../../engine/rules/role.ts'
import { systems } from '../../../engine/systems/index.ts'
import { checkLayout } from '../../../engine/text/layout.ts'
import { checkMessage } from '../../../engine/text/message.ts'
import type { Locale, Words } from '../../../engine/text/wording.ts'
import { roleName } from '../../../engine/why/speaker.ts'

const languages = systems.flatMap(system =>
  (Object.entries(system.words.wording) as [Locale, Words][]).map(
    ([locale, words]) => [system.id, locale, system, words] as const,
  ),
)

describe.each(languages)('the words of %s in %s', (_id, locale, system, words) => {
  const abilities = Object.entries(system.abilities)
  const lacking = (ids: Iterable<string>, known: Record<string, unknown>): string[] =>
    [...ids].filter(id => !Object.hasOwn(known, id))
  const wrong = (message: string, variables: readonly string[]) =>
    checkMessage(message, variables, locale)
      .filter(({ severity, code }) => severity === 'error' || always.has(code))
      .map(({ code, found }) => `${message}: ${code} ${found}`)

  const over = Object.entries(system.overlays ?? {}).flatMap(([field, roles]) =>
    Object.entries(roles).flatMap(([value, { faction }]) => (faction ? [overlayName(field, value)] : [])),
  )

  it('name every role and faction, and each by a name of its own', () => {
    // In English an id reads as a name where there is none; other languages have to say it.
    if (locale !== 'en') expect(lacking([...Object.keys(system.roles), ...over], words.roles)).toEqual([])
    expect(lacking(Object.keys(system.factions), words.factions)).toEqual([])
    const names = [...Object.keys(system.roles), ...over].map(id => roleName(id, words))
    expect(new Set(names).size).toBe(names.length)
  })

  it('say every ability, with no more players than it names', () => {
    expect(lacking(Object.keys(system.abilities), words.deeds)).toEqual([])
    expect(lacking(Object.keys(system.abilities), words.uses)).toEqual([])
    const slots = ['actor', 'first', 'second']
    expect(
      Object.entries(words.deeds).flatMap(([id, deed]) =>
        wrong(deed, [
          ...slots.slice(
            0,
            1 + (system.abilities[id.split(':')[0]!]?.most ?? system.abilities[id.split(':')[0]!]?.targets ?? 0),
          ),
          // Who is named all together, where an ability names as many as somebody likes.
          'all',
          // What it is sent in with.
          ...Object.keys(system.abilities[id.split(':')[0]!]?.keys ?? {}),
        ]),
      ),
    ).toEqual([])
  })

  it('say what every sensor sees, and when it sees nothing', () => {
    const sensors = abilities
      .filter(([, { components }]) => components.some(({ does }) => does === 'sense'))
      .map(([id]) => id)
    expect(lacking(sensors, words.sights)).toEqual([])
    expect(
      Object.values(words.sights).flatMap(({ some, none }) => [
        ...wrong(some, ['about', 'result', 'count']),
        ...wrong(none, ['about']),
      ]),
    ).toEqual([])
  })

  it('say every trait, and every way to misread', () => {
    const misread = Object.values(system.roles as Record<string, Role>)
      .flatMap(({ settings = {} }) => settings.sanity ?? [])
      .map(String)
      .filter(sanity => sanity !== 'sane')
    const traits = new Set<string>(
      misread.concat(Object.values(system.modifiers).flatMap(({ traits = [], player = [] }) => [...traits, ...player])),
    )
    expect(lacking(traits, words.traits)).toEqual([])
    expect(Object.values(words.traits).flatMap(trait => wrong(trait, ['who', 'use', 'about']))).toEqual([])
  })

  it('say every result: alignments, kinds of actions, and what a check or frame turns into', () => {
    const kinds = abilities
      .filter(([, { components }]) => components.some(({ does }) => does === 'visit'))
      .map(([, { kind }]) => kind)
    expect(
      lacking(
        new Set([...Object.keys(system.factions), ...kinds, ...abilities.flatMap(([, ability]) => turnsInto(ability))]),
        words.results,
      ),
    ).toEqual([])
  })

  it('say every kind of message, and the dawn', () => {
    expect(lacking(system.words.tells, words.tells)).toEqual([])
    expect(Object.keys(words.tells).filter(kind => !system.words.tells.includes(kind.split(':')[0]!))).toEqual([])
    // What a message may name is what its tells bring along: systems with facts of their own are said case by case
    // (`engine/cases/told.ts`).
    const known = ['about', 'result', 'sight', 'into', 'who', 'ability']
    expect(Object.values(words.tells).flatMap(tell => wrong(tell, words.facts ? namesIn(tell) : known))).toEqual([])
    const lists = Object.fromEntries(
      system.words.tells.map(kind => [
        kind,
        words.facts ? namesIn(JSON.stringify(words.posts)) : ['who', 'role', 'flip', 'faction'],
      ]),
    )
    for (const [name, layout] of Object.entries(words.posts))
      expect(checkLayout(layout, { values: ['number', 'kind'], lists }, locale), name).toEqual([])
    expect(words.posts.dawn).toBeDefined()
    expect(Object.values(system.calendar.closing ?? {}).filter(post => !Object.hasOwn(words.posts, post))).toEqual([])
  })

  it('say every fact that they name, both ways', () => {
    const phrases = Object.values(words.facts ?? {}).flatMap(({ stands, falls, asks = '?', would = '.' }) => [
      stands,
      falls,
      asks,
      would,
    ])
    expect(phrases.flatMap(phrase => wrong(phrase, namesIn(phrase)))).toEqual([])
    expect(phrases.filter(phrase => phrase.trim() === '')).toEqual([])
  })

  it('have no words for what is not there', () => {
    expect(
      lacking(
        Object.keys(words.roles).filter(id => !over.includes(id)),
        system.roles as Record<string, Role>,
      ),
    ).toEqual([])
    expect(
      lacking(
        Object.keys(words.deeds).map(id => id.split(':')[0]!),
        system.abilities,
      ),
    ).toEqual([])
    expect(lacking(Object.keys(words.uses), system.abilities)).toEqual([])
  })
})

/** What is only noted where a host writes it, and wrong in words of ours: a form of a number that is missing, a form of a name that may not be known. */
const always: ReadonlySet<string> = new Set(['missingForm', 'unguardedForm'])

/** The names in braces. */
const namesIn = (message: string): string[] =>
  [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name!.replace(/_(gen|dat|acc|ins|pre|gender|forms)$/, ''))

const turnsInto = ({ components }: Ability): string[] =>
  components.flatMap(component => {
    switch (component.does) {
      case 'frame':
      case 'seem':
        return [component.as]
      case 'learn':
        return [component.clear ?? [], component.guilty ?? []].flat()
      case 'sense':
        return component.tells === 'any' ? ['motion'] : []
      default:
        return []
    }
  })
