/** What the game says of the one who writes: own words, own team, what can be sent in. */
import { catalogueOf } from '../ruleset/catalogue.ts'
import { hasOneAction } from '../ruleset/chosen.ts'
import type { Ability } from '../rules/role.ts'
import type { System } from '../ruleset/system.ts'
import type { Game, PhaseState, Seat, Submission } from '../journal/state.ts'
import * as english from './lexicon-en.ts'
import { fold } from '../reading/fold.ts'
import { extrasOf } from './params.ts'
import type { Aliases, NameBook } from './names.ts'
import type { SenderContext } from './reader.ts'
import type { SenderAbilities } from './draft-state.ts'
import { tokensOf } from './tokens.ts'
import { verbsOf, type Verbs } from './verbs.ts'

export interface Played {
  system: System
  game: Game
  phase: PhaseState
  previous?: readonly Submission[]
  aliases?: Aliases
  hosts?: readonly string[]
}

/** Every ability that can be sent in, by anybody. */
export function abilitiesOf({ system, game }: Played): Map<string, Ability> {
  const catalogue = catalogueOf(system, game)
  const switched = game.seats.flatMap(seat =>
    catalogue.abilitiesOf(seat).flatMap((id): [string, Ability][] => {
      const own = catalogue.abilityOf(seat, id)
      return own && !own.passive && catalogue.ability(id)?.passive ? [[id, own]] : []
    }),
  )
  const sent = [...Object.entries(system.abilities), ...Object.entries(game.customAbilities)]
  return new Map([...sent.filter(([, ability]) => !ability.passive), ...switched])
}

/**
 * @returns `elsewhen`: what the seat can send in later in the round; a move of the evening is not meant by night any
 *   more
 */
export function knowledge(
  played: Played,
  seat: Seat,
  book: NameBook,
): { reader: SenderContext; means: SenderAbilities; elsewhen: SenderAbilities['abilities'] } {
  const { system, game, phase, previous = [] } = played
  const every = abilitiesOf(played)
  const catalogue = catalogueOf(system, game)
  const has = [...catalogue.abilitiesOf(seat), ...(system.entry.alsoHas?.(game, seat) ?? [])]
  // What belongs to another kind of phase is not what a message of this one asks for.
  const { acting } = system.calendar
  const phasesOf = (id: string): readonly string[] => catalogue.phasesOf(seat, id) ?? acting
  const now = (id: string): boolean => phasesOf(id).includes(phase.kind)
  const isLater = (id: string): boolean =>
    !now(id) && !(acting.includes(phase.kind) && phasesOf(id).some(kind => acting.includes(kind)))
  const own = new Map(
    has.flatMap((id): [string, Ability][] =>
      every.has(id) && now(id) && !catalogue.abilityOf(seat, id)?.passive ? [[id, every.get(id)!]] : [],
    ),
  )
  const meansOf = (abilities: Iterable<readonly [string, Ability]>): SenderAbilities['abilities'] =>
    new Map(
      [...abilities].map(
        ([id, { targets, most = targets, perNight = 1, factional = false, anyone = false, commands = false }]) => [
          id,
          {
            targets,
            most,
            often: catalogue.modifiersOn(seat, id).find(({ modifier }) => modifier.perNight)?.use.count ?? perNight,
            team: factional,
            anyone,
            commands,
          },
        ],
      ),
    )
  const words = system.words.wording.en
  let made: Verbs | undefined
  const all = (): Verbs => (made ??= verbsOf(words, every))
  const called = roleNames(played, seat.role)
  const team = game.seats.filter(({ faction, alive, bystander }) => faction === seat.faction && alive && !bystander)
  const mates = team.flatMap(({ slot }) => (slot === seat.slot ? [] : [slot]))
  const mine = previous.filter(({ by, withdrawn }) => by === seat.slot && !withdrawn)
  return {
    reader: {
      sender: seat.slot,
      book,
      own: verbsOf(words, own),
      all,
      extras: extrasOf(own, words),
      roleWords: new Set(wordsIn(`${called.join(' ')} ${seat.faction}`)),
      isPersona: personaOf(played, seat),
      team: {
        abilities: new Set([...own].flatMap(([id, { factional }]) => (factional ? [id] : []))),
        anyones: new Set([...own].flatMap(([id, { anyone }]) => (anyone ? [id] : []))),
        mates: new Set(mates),
      },
      kills: new Set([...own].flatMap(([id, { kind }]) => (kind === 'kill' ? [id] : []))),
      names: [seat.name, ...(Object.hasOwn(played.aliases ?? {}, seat.slot) ? played.aliases![seat.slot]! : [])].map(
        spoken,
      ),
      hosts: (played.hosts ?? []).map(spoken).filter(name => name.some(word => !english.ordinary.has(word))),
      dead: new Set(game.seats.flatMap(({ slot, alive }) => (alive ? [] : [slot]))),
      night: phase.number,
    },
    means: {
      sender: seat.slot,
      aloneInTeam: team.length <= 1,
      mates: new Set(mates),
      oneAction: hasOneAction(catalogue, seat, game.options),
      abilities: meansOf(own),
      previous: mine.filter(({ does }, index) => mine.findLastIndex(other => other.does === does) === index),
    },
    elsewhen: meansOf(has.flatMap(id => (every.has(id) && isLater(id) ? [[id, every.get(id)!] as const] : []))),
  }
}

const wordsIn = (text: string): string[] => tokensOf(text).map(({ text: word }) => word)

const spoken = (text: string): string[] =>
  tokensOf(text).flatMap(({ kind, text: word }) => (kind === 'word' ? [word.replaceAll("'", '')] : []))

/** What players call a role: its name and its id. */
function roleNames({ system }: Played, role: string): string[] {
  const { roles } = system.words.wording.en
  return [...(Object.hasOwn(roles, role) ? [roles[role]!] : []), role]
}

/** One's own role by name, or by a part of the name that names nothing else; where somebody else plays it too, never. */
function personaOf(played: Played, seat: Seat): SenderContext['isPersona'] {
  const { system, game } = played
  const shared = game.seats.some(({ slot, role, alive }) => slot !== seat.slot && alive && role === seat.role)
  const mine = roleNames(played, seat.role).map(name => ` ${wordsIn(name).join(' ')} `)
  const others = new Set(
    [...Object.keys(system.roles), ...Object.keys(game.customRoles)]
      .filter(role => role !== seat.role)
      .flatMap(role => roleNames(played, role))
      .concat(Object.keys(system.factions))
      .map(fold),
  )
  return words => {
    const said = words.join(' ')
    return !shared && !others.has(said) && mine.some(name => name.includes(` ${said} `))
  }
}
