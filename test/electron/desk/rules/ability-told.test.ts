/** What a player is told of a role: a sentence for each ability and modifier of every system, in both languages, in words alone. */
import { describe, expect, it } from 'vitest'
import { abilityTold, playerTold, type Reader } from '../../../../electron/desk/rules/ability-told.ts'
import { speaking } from '../../../../electron/desk/words/say.ts'
import type { Game, ModifierUse, Seat } from '../../../../engine/journal/state.ts'
import { catalogueOf } from '../../../../engine/ruleset/catalogue.ts'
import type { System } from '../../../../engine/ruleset/system.ts'
import { systems } from '../../../../engine/systems/index.ts'

const languages = ['en', 'ru'] as const
const raw = /[{}]|undefined|\[object|(?<!\p{L})[a-z]+[A-Z]\w*|\.\.$| {2}/u

const game = { customRoles: {}, customAbilities: {}, options: {}, seats: [], phases: [] } as unknown as Game
const seated = (system: System, role: string, modifiers: ModifierUse[]): Reader => ({
  game,
  seat: {
    slot: 'Ann',
    name: 'Ann',
    role,
    faction: system.roles[role]!.faction,
    alive: true,
    settings: {},
    modifiers,
  } as Seat,
})

/** Every text that somebody is told, by ability. */
function told(system: System, to: Reader, language: 'en' | 'ru'): Record<string, string> {
  return speaking(language, () => {
    const catalogue = catalogueOf(system, to.game)
    const each = catalogue
      .abilitiesOf(to.seat)
      .map((id): [string, string] => [id, abilityTold(system, id, catalogue.ability(id)!, to).join(' ')])
    return { ...Object.fromEntries(each), player: playerTold(system, to).join(' ') }
  })
}

describe.each(systems)('what a player of $id is told', system => {
  it('has a sentence for every ability and modifier, in both languages', () => {
    for (const [id, { told }] of [...Object.entries(system.abilities), ...Object.entries(system.modifiers)])
      for (const language of languages) expect(told?.[language], `${id} in ${language}`).toMatch(/[.}]$/)
  })

  it.each(languages)('is said in words alone, also where nobody in particular is told (%s)', language => {
    for (const role of Object.keys(system.roles))
      for (const [id, text] of Object.entries(told(system, seated(system, role, []), language)))
        if (id !== 'player' || text) expect(text, `${role}: ${id}`).toMatch(/^\S[^]*\.$/)
    for (const [id, ability] of Object.entries(system.abilities)) {
      const [text = ''] = speaking(language, () => abilityTold(system, id, ability))
      expect(text, id).toMatch(/^\p{Lu}.*\.$/u)
      expect(text, id).not.toMatch(raw)
    }
  })

  it.each(languages)('says what each modifier makes of each role (%s)', language => {
    for (const role of Object.keys(system.roles)) {
      const plain = JSON.stringify(told(system, seated(system, role, []), language))
      const nights = (system.roles[role]!.modifiers ?? []).some(id => system.modifiers[id]!.nights)
      for (const [modifier, { player, weighs, weight, is, ...rest }] of Object.entries(system.modifiers)) {
        // On odd nights and on even ones is on none.
        if (nights && rest.nights) continue
        if (system.roles[role]!.modifiers?.includes(modifier)) continue
        const to = seated(system, role, [{ modifier, count: 2 }])
        const catalogue = catalogueOf(system, game)
        const sent = catalogue
          .abilitiesOf(to.seat)
          .filter(
            id =>
              !catalogue.ability(id)!.passive
              && catalogue.modifiersOn(to.seat, id).some(({ use }) => use.modifier === modifier),
          )
        const text = JSON.stringify(told(system, to, language))
        expect(text, `${modifier} ${role}`).not.toMatch(/[^"]\{|\}[^"]|undefined/)
        if (player || weighs || weight !== undefined || is || sent.length)
          expect(text, `${modifier} ${role}`).not.toBe(plain)
      }
    }
  })
})
