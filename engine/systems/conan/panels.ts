/**
 * What the host's screens show beside a phase: the ledger of crimes, who leads, whose turn it is to kill, pills, the
 * suitcase, travellers, wills with what was published of them, and who could still break a tied vote.
 */
import type { Game, PhaseState, Seat } from '../../journal/state.ts'
import { rememberedOf, type RememberedOf } from '../../resolve/sequence/vocabulary.ts'
import { own } from '../../ruleset/catalogue.ts'
import type { Cell, Panel } from '../../ruleset/panel.ts'
import { roleName, spaced } from '../../why/speaker.ts'
import { abilities, is } from './abilities.ts'
import { BEFORE_THE_GAME } from './arrest/crime-ledger.ts'
import { disguiseGiven } from './deceit/disguise.ts'
import { declared } from './facts.ts'
import { option } from './option.ts'
import { abilitiesOf } from './roles/role-of.ts'
import { leadership, members } from './leading/leader.ts'
import { pillsAtStart } from './poison/rulings.ts'
import { wording } from './text.ts'
import type { Kind } from './vocabulary.ts'

/** @returns the books of this game as they are before the open phase is resolved */
export function panels(game: Game, phase: PhaseState | undefined): Panel[] {
  return [
    crimes(game),
    leading(game),
    rotation(game),
    pills(game),
    suitcase(game, phase),
    travellers(game),
    wills(game),
    tieBreakers(game),
  ]
}

const breaksTies = (id: string): boolean => is(id, 'breaksTie') || is(id, 'accuses')
const crimeName = (type: string): string => own(wording.en.results, type) ?? spaced(type)
const player = (slot: string): Cell => ({ player: slot })
const known = <Of extends Kind>({ facts }: Game, kind: Of): RememberedOf<typeof declared, Of>[] =>
  rememberedOf(declared, facts, kind)

function crimes(game: Game): Panel {
  const erased = known(game, 'evidenceErased')
  const rows = known(game, 'crime').map(({ of, phase, data: { type, third, framed } }) => {
    const gone = erased.some(one => one.of === of && one.phase === phase && one.data.type === type)
    return {
      cells: [
        phase,
        player(of),
        crimeName(type),
        third === undefined ? '' : player(third),
        framed ? 'framed' : gone ? 'erased' : '',
      ],
      ...(gone && { tone: 'quiet' as const }),
    }
  })
  const disguised = game.seats
    .filter(seat => disguiseGiven(seat) !== undefined)
    .map(({ slot }) => ({ cells: [BEFORE_THE_GAME, player(slot), crimeName('disguise'), '', ''] }))
  return {
    id: 'crimes',
    title: 'Crimes',
    says: 'What charges are tested on.',
    rule: 'CONAN-E12',
    columns: ['When', 'Who', 'Crime', 'Against', ''],
    rows: [...disguised, ...rows],
    empty: 'No crime so far.',
  }
}

function leading(game: Game): Panel {
  const leader = leadership(game)
  const votes = known(game, 'elected')
  const rows = members(game)
    .filter(({ alive }) => alive)
    .map(seat => {
      const { slot } = seat
      const given = votes.filter(({ of }) => of === slot).length
      return {
        cells: [player(slot), roleName(seat.role, wording.en), leader?.who === slot ? 'leads' : '', given],
        ...(leader?.who === slot && { tone: 'strong' as const }),
      }
    })
  return {
    id: 'leading',
    title: 'Leadership',
    says: 'By rank. Votes stand until they are changed.',
    rule: 'CONAN-L1',
    columns: ['Member', 'Role', '', 'Votes'],
    rows,
    empty: 'Nobody is left.',
  }
}

function rotation(game: Game): Panel {
  const count = (slot: string): number => Number(own(own(game.state ?? {}, slot) ?? {}, 'turns') ?? 0)
  const able = members(game).filter(
    seat => seat.alive && !seat.status.includes('arrested') && !seat.status.includes('abroad'),
  )
  const least = Math.min(...able.map(({ slot }) => count(slot)))
  const rows = able.map(({ slot }) => {
    const inTurn = count(slot) === least
    return {
      cells: [player(slot), count(slot), inTurn ? 'may kill' : 'waits'],
      ...(!inTurn && { tone: 'quiet' as const }),
    }
  })
  return {
    id: 'rotation',
    title: 'Turns to kill',
    says: 'Every member tries before anybody tries again.',
    rule: 'CONAN-B1',
    columns: ['Member', 'Tries', ''],
    rows,
    empty: 'Nobody is able to kill.',
  }
}

function pills(game: Game): Panel {
  const usual = option<number>(game, 'aptx.pool')
  const takers = game.seats.filter(({ slot, faction }) => faction !== 'bo' && pillsAtStart(game, slot, usual) > 0)
  const rows = [
    { cells: ['The Organization' as Cell, pillsAtStart(game, 'bo', usual)] },
    ...takers.map(({ slot }) => ({ cells: [player(slot), pillsAtStart(game, slot, usual)] })),
  ]
  return { id: 'pills', title: 'APTX 4869', rule: 'CONAN-B7', columns: ['Whose', 'Pills'], rows }
}

function suitcase(game: Game, phase: PhaseState | undefined): Panel {
  const named = known(game, 'suitcaseRank').sort((a, b) => a.data.place - b.data.place)
  const rows = named.map(({ of, data, until }) => ({ cells: [data.place, player(of), until ?? ''] }))
  return {
    id: 'suitcase',
    title: 'Black Suitcase',
    says: phase?.kind === 'night' ? 'Who was named for this night.' : 'Who is named for the night.',
    rule: 'CONAN-BS1',
    columns: ['Place', 'Member', 'Night'],
    rows,
    empty: 'Nobody was named: the Leader has it.',
  }
}

function travellers(game: Game): Panel {
  const away = game.seats.filter(({ status, alive }) => alive && status.includes('abroad'))
  return {
    id: 'travellers',
    title: 'Abroad',
    rule: 'CONAN-S3',
    columns: ['Player'],
    rows: away.map(({ slot }) => ({ cells: [player(slot)] })),
    empty: 'Nobody is abroad.',
    open: true,
  }
}

function wills(game: Game): Panel {
  const written = (seat: Seat): string => {
    const sent = known(game, 'will')
      .filter(({ of }) => of === seat.slot)
      .at(-1)?.data.text
    return sent ?? seat.details?.will ?? ''
  }
  const rows = game.seats
    .filter(seat => written(seat))
    .map(seat => {
      const record = (game.records ?? [])
        .filter(({ form, values }) => form === 'publishedWill' && values.player === seat.slot)
        .at(-1)
      return {
        cells: [
          player(seat.slot),
          written(seat),
          record?.values.text ?? '',
          record ? (record.values.by ?? 'the host') : '',
        ],
        ...(!seat.alive && { tone: 'quiet' as const }),
      }
    })
  return {
    id: 'wills',
    title: 'Wills',
    says: 'As written, and as published where somebody changed them.',
    rule: 'CONAN-WL3',
    columns: ['Of', 'Written', 'Published instead', 'Changed by'],
    rows,
    empty: 'Nobody left a will.',
  }
}

/** Who of the town could break a tie when the Organization seems to have won (CONAN-W10). */
function tieBreakers(game: Game): Panel {
  const left = (seat: Seat): string[] =>
    abilitiesOf(game, seat).filter(
      id => breaksTies(id) && (own(seat.uses, id) ?? 0) < (abilities[id]?.uses ?? Infinity),
    )
  const able = game.seats.filter(
    ({ alive, faction, status }) => alive && faction === 'town' && !status.includes('arrested'),
  )
  const rows = able
    .filter(seat => left(seat).length)
    .map(seat => ({
      cells: [
        player(seat.slot),
        left(seat)
          .map(id => own(wording.en.uses, id) ?? id)
          .join(', '),
      ],
      tone: 'warn' as const,
    }))
  return {
    id: 'tieBreakers',
    title: 'Who could break a tie',
    says: 'An end by numbers is worth a second look while somebody stands here.',
    rule: 'CONAN-W10',
    columns: ['Player', 'With'],
    rows,
    empty: 'Nobody any more.',
  }
}
