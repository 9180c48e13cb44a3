/** The judge (RU-JUD): what his ballot weighs, whom it condemns where a vote is level, and what he is blamed for. */
import type { SeatId } from '../../../reason/claim.ts'
import { stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import type { Cast, Judgement, Weight } from '../day/hooks.ts'
import { section } from '../section.ts'
import { isCopied } from '../shared/playing.ts'
import { isBlack } from '../shared/sides.ts'
import { speaksBy } from '../shared/speaks.ts'
import { all, type Fact, type Resolution } from '../vocabulary.ts'
import type { PartWords } from '../words.ts'
import { silencedBy } from './liar.ts'
import { changeStored, handOverStored, storedOf } from './stored.ts'

const abilities = {
  judgement: {
    kind: 'other',
    told: {
      en: 'Your vote weighs six. For every red player who is lynched it loses two, or three if you voted for them; for a lynched black player you voted for it gains one, up to six.',
      ru: 'Ваш голос равен шести. За каждого залинчованного красного он падает на две единицы, а если вы голосовали против него, на три; за черного, против которого вы голосовали, растет на единицу, но не выше шести.',
    },
    targets: 0,
    passive: true,
    rule: 'RU-JUD-1',
    components: [],
  },
} satisfies Record<string, Entry>

const options: Options = {
  silencedJudgeCondemns: {
    values: [false, true],
    rule: 'RU-JUD-2',
    says: {
      en: 'A judge whose vote a liar reduced to nothing still condemns one of the tied players.',
      ru: 'Осуждает ли при равенстве судья, чей голос лжец обнулил.',
    },
  },
}

/** With what a judge begins, and what he never goes beyond. */
const MOST = 6

/** Above this he is still heard by whoever has a barrier (RU-JUD-2). */
const HEARD = 3

const weight = { counter: 'judgeWeight', ability: 'judgement', begins: MOST, most: MOST } as const

/** What the ballot of a judge weighs now: of who only copied or conjured the role, which begins anew, a third less (RU-JUD-2). */
function weightNow(run: Resolution, judge: SeatId): Weight | undefined {
  const passive = speaksBy(run, judge, 'judgement')
  if (!passive) return undefined
  const copied = isCopied(run.game, judge, 'judgement')
  const votes = copied ? Math.floor((MOST * 2) / 3) : storedOf(run, judge, weight)
  const rule = copied ? 'RU-JUD-2' : 'RU-JUD-1'
  const claim = { is: 'fact', kind: 'judgeWeighs', of: judge, values: { size: votes } } as const
  return { votes, why: all(claim, { rule, action: passive.action }, [passive.why]), lost: passive.lost }
}

/** Step `weights`. */
const judgesWeight = (run: Resolution, { by }: Cast): Weight | undefined => weightNow(run, by)

/** Step `barriers`: two of it are left where he weighs more than three (RU-JUD-2). */
function heardBehindBarrier(run: Resolution, { by }: Cast): Weight | undefined {
  const now = weightNow(run, by)
  if (!now || now.votes <= HEARD) return undefined
  const claim = { is: 'fact', kind: 'heardBehindBarrier', of: by } as const
  return { votes: 2, why: all(claim, { rule: 'RU-JUD-2' }, [now.why]) }
}

/**
 * Step `verdict`: of those who are level the ones against whom judges vote, in the order of their ballots; not where a liar has
 * made nothing of the judge’s ballot: that of a black one leaves him a vote, and so his say.
 */
const condemned = (run: Resolution, tied: readonly SeatId[], ballots: readonly Cast[]): Judgement[] =>
  ballots
    .filter(({ target }) => tied.includes(target))
    .flatMap(({ by, target, why }) => {
      const now = weightNow(run, by)
      if (!now) return []
      const silenced = run.option<boolean>('silencedJudgeCondemns') ? undefined : silencedBy(run, by, 'nothing')
      const claim = { is: 'fact', kind: 'condemns', of: target, other: by } as const
      const condemns = all(claim, { rule: 'RU-JUD-2' }, [why, now.why], silenced ? [silenced] : [])
      const alone = why.holds && now.why.holds && silenced?.holds
      return [{ who: target, why: condemns, ballot: why, ...(alone && { silenced }) }]
    })

/** After a lynch: three less for a red against whom he voted, two for another one, one more for a black against whom he did (RU-JUD-1). */
const blameJudge = (run: Resolution): void =>
  changeStored(run, weight, ({ seat, votedAgainst }) =>
    seat.faction === 'red' ? (votedAgainst ? -3 : -2) : isBlack(seat) && votedAgainst ? 1 : 0,
  )

/** Who takes the role over has what it weighs by now (RU-ACZ-3). */
const inheritWeight = (run: Resolution, heir: Fact<'heir'>): void => handOverStored(run, heir, weight)

const rules: Rules = {
  'RU-JUD-1': stated({
    en: 'A judge’s vote weighs six. For every red lynched it drops by two, or by three if the judge voted against them; for a black lynched whom the judge voted against, it grows by one, up to six. The faceless changes nothing.',
    ru: 'Голос судьи равен шести. За каждого залинчованного красного он падает на две единицы, а если судья голосовал против него — на три; за черного, против которого судья голосовал, растет на единицу, но не выше шести. Безликий ничего не меняет.',
  }),
  'RU-JUD-2': stated({
    en: 'If a player the judge votes against would go to a revote, there is none: that player alone is lynched. While the judge’s vote weighs more than three, a barrier lowers it to two. For a player who only plays the role for a day, the vote weighs a third less.',
    ru: 'Если тот, против кого голосует судья, должен попасть на переголосование, его не будет: этот игрок сразу умирает один. Пока голос больше трех, барьер опускает его до двух. У того, кто лишь играет роль на сутки, голос на треть слабее.',
  }),
}

const words = {
  uses: {
    judgement: { en: 'judge’s vote', ru: 'голос судьи' },
  },
  deeds: {
    judgement: { en: '{actor} votes as a judge', ru: '{actor_nom} голосует как судья' },
  },
  facts: {
    roleTaken: {
      stands: {
        en: '{other} stopped {who} from using the role',
        ru: 'роль {who_gen} не действует, виной тому {other_nom}',
      },
      falls: {
        en: '{other} did not stop {who} from using the role',
        ru: 'роль {who_gen} действует, {other_nom} не помеха',
      },
    },
    speaksByRole: {
      stands: { en: '{who} can use the role', ru: 'ролью можно пользоваться ({who_nom})' },
      falls: { en: '{who} cannot use the role', ru: 'роль не действует ({who_nom})' },
    },
    judgeWeighs: {
      stands: { en: '{who}’s vote as judge weighs {size}', ru: 'голос судьи равен {size} ({who_nom})' },
      falls: { en: '{who}’s vote has no weight as judge', ru: 'судейского веса нет ({who_nom})' },
      deed: true,
    },
    heardBehindBarrier: {
      stands: {
        en: 'a barrier lowers judge {who}’s vote to two',
        ru: 'барьер опускает голос судьи до двух ({who_nom})',
      },
      falls: {
        en: 'a barrier does not leave judge {who} two votes',
        ru: 'голос судьи не слышен за барьером ({who_nom})',
      },
    },
    condemns: {
      stands: { en: 'judge {other} condemns {who}', ru: '{who_acc} осуждает судья ({other_nom})' },
      falls: { en: 'judge {other} does not condemn {who}', ru: '{who_acc} судья не осуждает ({other_nom})' },
    },
  },
  terms: {
    judgeWeight: { en: 'judge’s vote weight', ru: 'вес голоса судьи' },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const judge = section({
  abilities,
  options,
  rules,
  words,
  rulings: {
    vote: { weight: judgesWeight, piercing: heardBehindBarrier, judges: condemned },
    reactions: { heir: inheritWeight },
    dusk: [blameJudge],
  },
})
