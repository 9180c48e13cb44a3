/**
 * How phantoms count. At the vote (RU-PHA-3): who votes though he is dead, what it is worth, and what a living
 * phantom gains by it. At the end (RU-END-5): which of them stand for the reds.
 */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { onlyOne } from '../day/count.ts'
import type { Boost, Cast, Silence } from '../day/hooks.ts'
import { voteKinds } from '../day/kinds.ts'
import { section } from '../section.ts'
import { phantomNow } from '../shared/undead.ts'
import { besideFor } from '../shared/playing.ts'
import { isGrey } from '../shared/sides.ts'
import { speaksBy } from '../shared/speaks.ts'
import { all, any, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords } from '../words.ts'

const abilities = {
  gatherVotes: {
    kind: 'other',
    told: {
      en: 'You have one vote more for each phantom there is.',
      ru: 'За каждого активного фантома вы получаете голос.',
    },
    targets: 0,
    passive: true,
    rule: 'RU-PHA-3',
    components: [],
  },
  waiveBonus: {
    kind: 'other',
    told: {
      en: 'When everybody has voted, you may waive what phantoms add to your vote and to theirs.',
      ru: 'Когда все проголосовали, вы можете отменить прибавки за фантомов у себя и у них.',
    },
    is: ['byLetter', 'stays'],
    targets: 0,
    phases: [...voteKinds, 'hunt'],
    casual: true,
    rule: 'RU-PHA-3',
    components: [{ does: 'mark', as: 'waivingBonus' }],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  /** Of a phantom who waives the votes that phantoms bring in this vote. */
  bonusWaived: { of: 'slot' },
  /** Of a phantom, who is counted with nobody. */
  phantomAside: { of: 'slot' },
  /** Of a dead red phantom who counts among the reds. */
  countsAsRed: { of: 'slot' },
})

/** Everybody who was a phantom as this vote began, and is one. */
const phantoms = (run: Resolution): Fact<'phantom'>[] => run.ledger.found({ kind: 'phantom', when: 'phaseStart' })

const isOne = (run: Resolution, who: SeatId): boolean => phantoms(run).some(({ of }) => of === who)

/** They keep their votes (RU-PHA-2). */
const votingPhantoms = (run: Resolution): { who: SeatId; why: Reason }[] =>
  phantoms(run).map(({ of: who, why }) => ({
    who,
    why: any({ is: 'fact', kind: 'votesOn', of: who }, { rule: 'RU-PHA-2' }, [why]),
  }))

/** Where a vote begins: phantoms are not counted with the others (RU-PHA-4). */
function setAside(run: Resolution): void {
  for (const { of, why } of phantoms(run))
    run.put({
      kind: 'phantomAside',
      of,
      why: all({ is: 'fact', kind: 'phantomAside', of }, { rule: 'RU-PHA-4' }, [why]),
      rule: 'RU-PHA-4',
    })
}

const asideAsPhantom = (run: Resolution, who: SeatId): 'phantom' | undefined =>
  run.ledger.found({ kind: 'phantomAside', of: who, when: 'tonight' }).length ? 'phantom' : undefined

/**
 * Who sits in somebody has a vote only beside him: a ballot of his host for the same player is what lets it count, so that it
 * falls with that one. A faceless phantom has none (RU-PHA-1, RU-PHA-G1). A vote on himself is none.
 */
function phantomSilences(run: Resolution, ballots: readonly Cast[]): Silence[] {
  return ballots.flatMap(({ by, target }): Silence[] => {
    const sits = isOne(run, by) && run.ledger.found({ kind: 'possessed', by, when: 'phaseStart' }).at(-1)
    if (!sits) return []
    const grey = isGrey(run.seat(by))
    const rule: RuleId = grey ? 'RU-PHA-G1' : 'RU-PHA-1'
    const beside = grey ? [] : ballots.filter(one => one.by === sits.of && one.target === target).map(({ why }) => why)
    const claim = { is: 'fact', kind: 'votesAlone', of: by, other: sits.of } as const
    return [{ by, to: 0, why: all(claim, { rule }, [sits.why], beside), freedBy: onlyOne([sits.why], beside) }]
  })
}

/** One vote more for each phantom there is; a copy has it too (RU-PHA-3, RU-ACR-7). */
function phantomBoosts(run: Resolution, ballots: readonly Cast[]): Boost[] {
  const present = phantoms(run)
  if (!present.length) return []
  return ballots.flatMap(({ by, target }): Boost[] => {
    const passive = run.seat(by).alive ? speaksBy(run, by, 'gatherVotes') : undefined
    if (!passive) return []
    const others = present.filter(({ of }) => of !== by)
    const rule: RuleId = besideFor(run.game, by, 'gatherVotes')?.data.how === 'copy' ? 'RU-ACR-7' : 'RU-PHA-3'
    return others.map(({ why }) => ({
      by,
      target,
      votes: 1,
      lost: passive.lost,
      why: all({ is: 'fact', kind: 'phantomAdds', of: by }, { rule, action: passive.action }, [passive.why, why]),
    }))
  })
}

/** When everybody has voted the phantom may waive what phantoms add, to his own ballot and to theirs (RU-PHA-3). */
const waivingBonus: LateEffect = (run, { move: { actor, id: action }, why }) => {
  const waived = all({ is: 'fact', kind: 'bonusWaived', of: actor, action }, { rule: 'RU-PHA-3', action }, [why])
  run.put({ kind: 'bonusWaived', of: actor, by: actor, action, why: waived, rule: 'RU-PHA-3' })
  return waived
}

function waivesBonus(run: Resolution, { by, why: { claim } }: Boost): Reason[] {
  const ofPhantoms = isOne(run, by) || (claim.is === 'fact' && claim.kind === 'phantomAdds')
  return ofPhantoms ? run.ledger.found({ kind: 'bonusWaived', when: 'tonight' }).map(({ why }) => why) : []
}

/** A dead red phantom who sits in a red, or who may sit in one yet, counts among the reds (RU-END-5). */
export function countPhantoms(run: Resolution): SeatId[] {
  return run
    .seats()
    .filter(({ faction, alive, slot }) => faction === 'red' && !alive && run.has(slot, 'possess'))
    .flatMap(({ slot }) => {
      const sits = run.ledger.found({ kind: 'possessed', by: slot, when: 'soFar' }).at(-1)
      const waits = sits ? [] : phantomNow(run, slot).filter(({ holds }) => holds && run.phase.kind === 'night')
      const because = sits ? (run.seat(sits.of).faction === 'red' ? [sits.why] : []) : waits
      if (!because.length) return []
      const counts = any({ is: 'fact', kind: 'countsAsRed', of: slot }, { rule: 'RU-END-5' }, because)
      run.put({ kind: 'countsAsRed', of: slot, why: counts, rule: 'RU-END-5' })
      return counts.holds ? [slot] : []
    })
}

const rules: Rules = {
  'RU-PHA-3': chosen({
    en: 'A living phantom has one extra vote for each active phantom. Once everybody has voted, they may waive the extra votes given to them and to the phantoms; the phantoms’ own votes stay.',
    ru: 'Живой фантом получает голос за каждого активного фантома. Когда все проголосовали, он может отменить прибавки у себя и у фантомов; их собственные голоса остаются.',
  }),
  'RU-END-5': chosen({
    en: 'A dead red phantom counts as one more red while possessing a red, and until the day on which they may possess one. Black and gray phantoms do not count.',
    ru: 'Погибший красный фантом считается за одного красного, если вселился в красного или еще может вселиться до конца ближайшего дня. Черный и серый не считаются.',
  }),
}

const words = {
  uses: {
    gatherVotes: { en: 'extra votes for phantoms', ru: 'прибавка за фантомов' },
    waiveBonus: { en: 'waiving extra votes', ru: 'отмена прибавки' },
  },
  deeds: {
    gatherVotes: { en: '{actor} has extra votes for phantoms', ru: '{actor_nom} получает голоса за фантомов' },
    waiveBonus: {
      en: '{actor} waived the extra votes',
      ru: `{actor_nom} ${did('actor', 'отменил')} прибавку за фантомов`,
    },
  },
  facts: {
    votesOn: {
      stands: { en: '{who} is a phantom and votes', ru: '{who_nom} — фантом и голосует' },
      falls: { en: '{who} is dead and does not vote', ru: '{who_nom} не голосует' },
    },
    votesAlone: {
      stands: {
        en: '{who}’s vote does not count: it is not on the same player as {other}’s',
        ru: 'голос фантома не считается ({who_nom})',
      },
      falls: { en: '{who}’s vote counts', ru: 'голос фантома считается ({who_nom})' },
    },
    phantomAside: {
      stands: {
        en: '{who} is a phantom and is not counted with the others',
        ru: '{who_nom} — фантом, в общий счет не входит',
      },
      falls: { en: '{who} is counted with the others', ru: '{who_nom} входит в общий счет' },
      asks: { en: 'Is {who} left out of the counts?', ru: 'Исключен ли из счета фантом {who}?' },
    },
    phantomAdds: {
      stands: { en: 'a phantom gives {who} an extra vote', ru: 'фантом дает {who_dat} прибавку к голосу' },
      falls: { en: 'no phantom gives {who} an extra vote', ru: 'фантом не дает {who_dat} прибавки' },
    },
    bonusWaived: {
      stands: { en: '{who} waives the extra votes for phantoms', ru: '{who_nom} отменяет прибавки за фантомов' },
      falls: {
        en: '{who} does not waive the extra votes for phantoms',
        ru: '{who_nom} не отменяет прибавки за фантомов',
      },
      would: {
        en: '{who} would have waived the extra votes for phantoms',
        ru: `{who_nom} ${did('who', 'отменил')} бы прибавки за фантомов`,
      },
    },
    countsAsRed: {
      stands: {
        en: '{who}, a dead red phantom, counts as a red',
        ru: '{who_nom} — красный фантом и считается за красного',
      },
      falls: { en: '{who} does not count as a red', ru: '{who_nom} за красного не считается' },
      asks: { en: 'Does {who} count as a red?', ru: 'Считается ли {who_nom} за красного?' },
    },
  } satisfies FactWords<typeof facts>,
  verbs: {
    waiveBonus: ['waive', 'waive the bonus', 'cancel the bonus'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const phantomVotes = section({
  abilities,
  facts,
  rules,
  rulings: {
    effects: { waivingBonus },
    before: { shields: setAside },
    vote: {
      standsAside: asideAsPhantom,
      alsoVotes: votingPhantoms,
      boosts: phantomBoosts,
      waives: waivesBonus,
      silences: phantomSilences,
    },
    results: ['phantomAside', 'countsAsRed'],
    asides: ['phantomAside', 'countsAsRed'],
  },
  words,
})
