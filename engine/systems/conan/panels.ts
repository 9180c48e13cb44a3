/**
 * What the host's screens show beside a phase: the ledger of crimes, who leads, whose turn it is to kill, pills, the
 * suitcase, travellers, wills with what was published of them, and who could still break a tied vote.
 */
import type { Game, PhaseState, Seat } from '../../journal/state.ts'
import { phaseIn } from '../../game/phase-words.ts'
import { phasesCalled } from './phase-words.ts'
import type { RememberedOf } from '../../resolve/sequence/vocabulary.ts'
import { rememberedOf } from './vocabulary.ts'
import { own } from '../../ruleset/catalogue.ts'
import type { Cell, Panel } from '../../ruleset/panel.ts'
import { inLanguage } from '../../text/in-each.ts'
import type { Locale, Words } from '../../text/wording.ts'
import { roleName, spaced } from '../../why/speaker.ts'
import { abilities, is } from './abilities.ts'
import { BEFORE_THE_GAME } from './arrest/crime-ledger.ts'
import { disguiseGiven } from './deceit/disguise.ts'
import type { declared } from './facts.ts'
import { option } from './option.ts'
import { abilitiesOf } from './roles/role-of.ts'
import { leadership, members } from './leading/leader.ts'
import { says } from './panel-words.ts'
import { pillsAtStart } from './poison/rulings.ts'
import { wording } from './text.ts'
import type { Kind } from './vocabulary.ts'

/** @returns the books of this game as they are before the open phase is resolved */
export function panels(game: Game, phase: PhaseState | undefined, language: Locale): Panel[] {
  const say: Say = inLanguage(says, language)
  return [
    crimes(game, language, say),
    leading(game, language, say),
    rotation(game, say),
    pills(game, say),
    suitcase(game, phase, language, say),
    travellers(game, say),
    wills(game, say),
    tieBreakers(game, language, say),
  ]
}

/** What the books say, in the language of the reader. */
type Say = (key: Parameters<typeof says>[0]) => string

const breaksTies = (id: string): boolean => is(id, 'breaksTie') || is(id, 'accuses')
const wordsIn = (language: Locale): Words => wording[language] ?? wording.en
const crimeName = (type: string, language: Locale): string => {
  const name = own(wordsIn(language).results, type) ?? spaced(type)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
const player = (slot: string): Cell => ({ player: slot })
const known = <Of extends Kind>({ facts }: Game, kind: Of): readonly RememberedOf<typeof declared, Of>[] =>
  rememberedOf(facts, kind)

function crimes(game: Game, language: Locale, say: Say): Panel {
  const erased = known(game, 'evidenceErased')
  const rows = known(game, 'crime').map(({ of, phase, data: { type, third, framed } }) => {
    const gone = erased.some(one => one.of === of && one.phase === phase && one.data.type === type)
    return {
      cells: [
        phaseIn(phasesCalled, phase, language),
        player(of),
        crimeName(type, language),
        third === undefined ? '' : player(third),
        framed ? say('framed') : gone ? say('erased') : '',
      ],
      ...(gone && { tone: 'quiet' as const }),
    }
  })
  const disguised = game.seats
    .filter(seat => disguiseGiven(seat) !== undefined)
    .map(({ slot }) => ({
      cells: [phaseIn(phasesCalled, BEFORE_THE_GAME, language), player(slot), crimeName('disguise', language), '', ''],
    }))
  return {
    id: 'crimes',
    title: say('crimes'),
    says: say('tested'),
    rule: 'CONAN-E12',
    columns: [say('when'), say('who'), say('crime'), say('against'), say('evidence')],
    rows: [...disguised, ...rows],
    empty: say('noCrime'),
  }
}

function leading(game: Game, language: Locale, say: Say): Panel {
  const leader = leadership(game)
  const votes = known(game, 'elected')
  const rows = members(game)
    .filter(({ alive }) => alive)
    .map(seat => {
      const { slot } = seat
      const given = votes.filter(({ of }) => of === slot).length
      return {
        cells: [player(slot), roleName(seat.role, wordsIn(language)), leader?.who === slot ? say('leads') : '', given],
        ...(leader?.who === slot && { tone: 'strong' as const }),
      }
    })
  return {
    id: 'leading',
    title: say('leadership'),
    says: say('byRank'),
    rule: 'CONAN-L1',
    columns: [say('member'), say('role'), '', say('votes')],
    rows,
    empty: say('nobodyLeft'),
  }
}

function rotation(game: Game, say: Say): Panel {
  const count = (slot: string): number => Number(own(own(game.state ?? {}, slot) ?? {}, 'turns') ?? 0)
  const able = members(game).filter(
    seat => seat.alive && !seat.status.includes('arrested') && !seat.status.includes('abroad'),
  )
  const least = Math.min(...able.map(({ slot }) => count(slot)))
  const rows = able.map(({ slot }) => {
    const inTurn = count(slot) === least
    return {
      cells: [player(slot), count(slot), say(inTurn ? 'mayKill' : 'waits')],
      ...(!inTurn && { tone: 'quiet' as const }),
    }
  })
  return {
    id: 'rotation',
    title: say('turns'),
    says: say('everyMember'),
    rule: 'CONAN-B1',
    columns: [say('member'), say('tries'), ''],
    rows,
    empty: say('nobodyAble'),
  }
}

function pills(game: Game, say: Say): Panel {
  const usual = option<number>(game, 'aptx.pool')
  const takers = game.seats.filter(({ slot, faction }) => faction !== 'bo' && pillsAtStart(game, slot, usual) > 0)
  const rows = [
    { cells: [say('organization') as Cell, pillsAtStart(game, 'bo', usual)] },
    ...takers.map(({ slot }) => ({ cells: [player(slot), pillsAtStart(game, slot, usual)] })),
  ]
  return { id: 'pills', title: say('aptx'), rule: 'CONAN-B7', columns: [say('whose'), say('pills')], rows }
}

function suitcase(game: Game, phase: PhaseState | undefined, language: Locale, say: Say): Panel {
  const named = known(game, 'suitcaseRank').toSorted((a, b) => a.data.place - b.data.place)
  const rows = named.map(({ of, data, until }) => ({
    cells: [data.place, player(of), until === undefined ? '' : phaseIn(phasesCalled, until, language)],
  }))
  return {
    id: 'suitcase',
    title: say('suitcase'),
    says: say(phase?.kind === 'night' ? 'thisNight' : 'theNight'),
    rule: 'CONAN-BS1',
    columns: [say('place'), say('member'), say('night')],
    rows,
    empty: say('nobodyNamed'),
  }
}

function travellers(game: Game, say: Say): Panel {
  const away = game.seats.filter(({ status, alive }) => alive && status.includes('abroad'))
  return {
    id: 'travellers',
    title: say('abroad'),
    rule: 'CONAN-S3',
    columns: [say('player')],
    rows: away.map(({ slot }) => ({ cells: [player(slot)] })),
    empty: say('nobodyAbroad'),
    open: true,
  }
}

function wills(game: Game, say: Say): Panel {
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
          record ? (record.values.by ?? say('host')) : '',
        ],
        ...(!seat.alive && { tone: 'quiet' as const }),
      }
    })
  return {
    id: 'wills',
    title: say('wills'),
    says: say('asPublished'),
    rule: 'CONAN-WL3',
    columns: [say('of'), say('written'), say('published'), say('changedBy')],
    rows,
    empty: say('noWill'),
  }
}

/** Who of the town could break a tie when the Organization seems to have won (CONAN-W10). */
function tieBreakers(game: Game, language: Locale, say: Say): Panel {
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
          .map(id => own(wordsIn(language).uses, id) ?? id)
          .join(', '),
      ],
      tone: 'warn' as const,
    }))
  return {
    id: 'tieBreakers',
    title: say('tie'),
    says: say('secondLook'),
    rule: 'CONAN-W10',
    columns: [say('player'), say('with')],
    rows,
    empty: say('nobodyMore'),
  }
}
