/**
 * Somebody begins to play a role for a game day, and puts it down again (RU-GEN-11, RU-ACR-1, RU-WIZ-1); what it may
 * not in his hands (RU-ACR-5, RU-ACR-6).
 */
import { seatOf, type Game, type Refusal } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'

import { stated, type Rules } from '../../../ruleset/localized-text.ts'
import { is } from '../attributes.ts'
import { endOfDay } from '../day/kinds.ts'
import { isLastVote } from '../day/rounds.ts'
import { section } from '../section.ts'
import { playedFor } from '../shared/playing.ts'
import { goesOn } from '../shared/roles.ts'
import type { Sent } from '../shared/cast-ballots.ts'
import type { Fact, Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords } from '../words.ts'

const facts = declareFacts({
  /** Of who plays a role beside the own one. `how`: which of these moves brought it. */
  plays: { of: 'slot', data: { role: 'word', how: ['conjure', 'copy', 'collect'] } },
  /** Of who has used up one of the roles that he may play in a game. */
  playedBefore: { of: 'slot', data: { role: 'word' }, silent: true },
})

/** What a role may and who only plays it may not. */
function refusePlayed(game: Game, { by, does, to, with: keys }: Sent): Refusal | undefined {
  const play = playedFor(game, by, does)
  if (!play) return undefined
  const { name } = seatOf(game, by)!
  if (is(does, 'onePlayed') && to.length > 1)
    return {
      rule: 'RU-ACR-5',
      says: { en: `${name} has only one target when playing this role`, ru: `за эту роль у игрока ${name} одна цель` },
    }
  if (
    play.by !== undefined
    && is(does, 'sparesOwner')
    && to.some(target => [play.by, `role:${play.data.role}`].includes(target))
  )
    return {
      rule: 'RU-ACR-6',
      says: {
        en: `${name} cannot target the player whose role it is`,
        ru: `на владельца роли игрок ${name} так ходить не может`,
      },
    }
  return is(does, 'protectsPlayed') && keys?.protected === 'no'
    ? {
        rule: 'RU-ACR-5',
        says: { en: `${name} always protects the client`, ru: `игрок ${name} всегда предохраняется` },
      }
    : undefined
}

/** How many roles one player may play in a game (RU-ACR-2, RU-WIZ-1). */
export const MOST_PLAYED = 3

/**
 * The role is his from the night that follows this evening to the end of the next day, and begins with nothing: neither
 * what it did before nor what it knows goes along. A collector has his until he puts it away. An attempt that fails is
 * written down alone.
 */
export function takeUp(
  run: Resolution,
  {
    who,
    role,
    from,
    how,
    why,
  }: { who: SeatId; role: string; from?: SeatId; how: Fact<'plays'>['data']['how']; why: Reason },
): void {
  const rule = why.rule
  putAway(run, who, why)
  const keeps = how === 'collect' && run.catalogue.role(run.seat(who).role)?.abilities.includes('collect')
  run.put({
    kind: 'plays',
    of: who,
    why,
    rule,
    data: { role, how },
    lasting: true,
    // Caught as a day ends, it is his for what is left of the game day: the coming night and the day after it.
    ...(!keeps && { until: endOfDay(run.phase.number + 1) }),
    ...(from !== undefined && { by: from }),
    ...(why.action !== undefined && { action: why.action }),
  })
  if (!why.holds) return
  run.tell(who, keeps ? 'roleInUse' : 'roleForADay', { role }, rule)
  if (role === 'investigator') run.put({ kind: 'newObserver', of: who, why, rule: 'RU-GEN-23', lasting: true })
}

/** What somebody played until now is over. */
export function putAway(run: Resolution, who: SeatId, why: Reason): void {
  for (const before of run.ledger.found({ kind: 'plays', of: who, when: 'soFar' })) run.ledger.end(before, why)
}

/** What a role had in store is lost with it, for who only played it. */
function putDown(run: Resolution): void {
  for (const { of, until } of run.ledger.found({ kind: 'plays', when: 'soFar' }))
    if (isLastVote(run, until) && run.count(of, 'storedVotes')) run.setCount(of, 'storedVotes', 0)
}

/** Who takes over the role of a player of roles has his attempts behind him, and the role that he plays (RU-ACZ-3). */
function inheritPlays(run: Resolution, { of: to, by: from = '', why, data: { role } }: Fact<'heir'>): void {
  if (!run.catalogue.role(role)?.abilities.some(ability => ['copy', 'conjure', 'collect'].includes(ability))) return
  const on = goesOn(to, why)
  for (const { rule, data, by } of run.ledger.found({ kind: 'playedBefore', of: from, when: 'soFar' }))
    run.put({ kind: 'playedBefore', of: to, why: on, rule, data, lasting: true, ...(by !== undefined && { by }) })
  for (const fact of run.ledger.found({ kind: 'plays', of: from, when: 'soFar' })) {
    const { rule, data, by, until, why: before } = fact
    run.put({
      kind: 'plays',
      of: to,
      why: goesOn(to, why, before),
      rule,
      data,
      lasting: true,
      ...(by !== undefined && { by }),
      ...(until !== undefined && { until }),
    })
    // Who gives the role away alive plays nothing by it any more.
    if (run.seat(from).alive) run.ledger.end(fact, on)
  }
}

const rules: Rules = {
  'RU-ACR-5': stated({
    en: 'A copied role is weaker: the doctor and the madman have one target, the immortal has no link, the prostitute always protects the client, the kamikaze only maims, the hypnotist leads no killers away, the bodyguard and the bum learn no killer’s name, and the maid leaves no message.',
    ru: 'Скопированная роль слабее: у доктора и безумца одна цель, у бессмертного нет связи, проститутка всегда предохраняется, камикадзе только калечит, гипнотизер не уводит киллеров, телохранитель и бомж не узнают имени киллера, горничная ничего не подменяет.',
  }),
  'RU-ACR-6': stated({
    en: 'A copied bum, anonymous, pimp, maid or witch cannot target the player whose role it is.',
    ru: 'Копия бомжа, анонимуса, сутенера, горничной или ведьмы не ходит на владельца роли.',
  }),
}

const words = {
  facts: {
    plays: {
      stands: { en: '{who} is playing another role now', ru: '{who_nom} теперь играет за другую роль' },
      falls: { en: '{who} is not playing another role', ru: '{who_nom} не играет за другую роль' },
      asks: { en: 'Is {who} playing another role?', ru: 'Играет ли {who_nom} за другую роль?' },
      would: {
        en: '{who} would have been playing another role',
        ru: `{who_nom} ${did('who', 'играл')} бы за другую роль`,
      },
    },
    onlyHurts: {
      stands: {
        en: '{other} only plays a kamikaze and maims {who}',
        ru: `{other_nom} играет за камикадзе и только калечит {who_acc}`,
      },
      falls: { en: '{other} does not maim {who}', ru: '{other_nom} не калечит {who_acc}' },
    },
    nameWithheld: {
      stands: {
        en: '{who} only plays the role and learns of no killer',
        ru: '{who_nom} только играет за роль и киллеров не узнает',
      },
      falls: { en: '{who} learns of killers too', ru: '{who_nom} узнает и киллеров' },
    },
  } satisfies FactWords<typeof facts>,
  tells: {
    roleForADay: {
      en: 'Until the end of the next day you have one more role: {role}.',
      ru: 'До конца следующего дня у вас есть еще одна роль: {role}.',
    },
    roleInUse: {
      en: 'From now on you use this role: {role}.',
      ru: 'С этого момента вы пользуетесь ролью: {role}.',
    },
    copyMissed: {
      en: 'You missed with the role you are playing.',
      ru: 'За роль, которую вы взяли на сутки, вы не попали.',
    },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const playing = section({
  facts,
  rules,
  words,
  rulings: { reactions: { heir: inheritPlays }, results: ['plays'] },
})

/** What only a player of the role may not is refused last, and roles are put down when all else is settled. */
export const playsEnd = section({
  refuse: (game, _phase, move) => refusePlayed(game, move),
  rulings: { dusk: [putDown] },
})
