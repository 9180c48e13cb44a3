/** Penalties of the host: what is taken from a ballot, and who is removed (RU-PEN). */
import type { HostRecord } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { type Forms, type Options, stated, type Rules } from '../../../ruleset/localized-text.ts'
import type { Cast, Sentence, VotePart } from '../day/hooks.ts'
import { isVote } from '../day/kinds.ts'
import { mostOf } from '../day/most.ts'
import type { Part } from '../part.ts'
import { section } from '../section.ts'
import { perRun } from '../shared/per-run.ts'
import { takeOutAtOnce } from '../shared/taken-out.ts'
import { all, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords } from '../words.ts'

const facts = declareFacts({ voteBanned: { of: 'slot' } })

const options: Options = {
  mandatoryInTie: {
    values: ['both', 'alone'],
    rule: 'RU-PEN-3',
    says: {
      en: 'A mandatory victim tied for the most votes dies alone, or takes the tied players along.',
      ru: 'Умирает ли вместе с обязательной жертвой тот, кто набрал с ней поровну больше всего голосов, или она одна.',
    },
  },
}

/** The day of the first vote that comes after a record, or is held as it is made. */
function firstDay({ phase = '' }: HostRecord): number {
  const [kind = '', number] = phase.split(' ')
  return isVote(kind) ? Number(number) : Math.max(2, Number(number ?? 0) + 1)
}

const recordsOf = (run: Resolution, form: string, who?: SeatId): HostRecord[] =>
  (run.game.records ?? []).filter(record => record.form === form && (who === undefined || record.values.player === who))

/** Why somebody has no ballot today, and none is put on him. */
function banned(run: Resolution, who: SeatId): Reason[] {
  const day = run.phase.number
  return recordsOf(run, 'voteBan', who)
    .filter(record => {
      const from = firstDay(record)
      return day >= from && (record.values.votes === 'all' || day < from + Number(record.values.votes))
    })
    .map(() => run.given({ is: 'fact', kind: 'voteBanned', of: who }, 'RU-PEN-2'))
}

/** Whoever has no ballot today, as results of the vote. */
function enterBans(run: Resolution): void {
  for (const { slot: of } of run.living())
    for (const why of banned(run, of)) run.put({ kind: 'voteBanned', of, why, rule: 'RU-PEN-2' })
}

/** Who must die by this vote, which stays so once it is over. */
const mandatory = perRun<SeatId[]>(run => [
  ...new Set(
    recordsOf(run, 'mandatoryVictim').flatMap(record =>
      firstDay(record) === run.phase.number && run.living().some(({ slot }) => slot === record.values.player)
        ? record.values.player!
        : [],
    ),
  ),
])

const must = (run: Resolution, who: SeatId): Reason => run.given({ is: 'fact', kind: 'mustDie', of: who }, 'RU-PEN-3')

/** His ballot is one against himself. */
const againstThemselves = (run: Resolution, ballots: readonly Cast[]): readonly Cast[] | undefined => {
  const victims = mandatory(run)
  if (!victims.length) return undefined
  const others = ballots.filter(({ by }) => !victims.includes(by))
  return [
    ...others,
    ...victims.map((who): Cast => {
      const claim = { is: 'fact', kind: 'votes', of: who, other: who } as const
      return { by: who, target: who, auto: true, why: all(claim, { rule: 'RU-PEN-3' }, [must(run, who)]) }
    }),
  ]
}

/** Why nothing saves somebody from this vote. */
export const mustDie = (run: Resolution, who: SeatId): Reason[] =>
  mandatory(run).includes(who) ? [must(run, who)] : []

/** He dies besides whomever the ballots chose; level with others, he and they do, or he alone. */
function joins(run: Resolution, sentences: readonly Sentence[]): Sentence[] {
  return mandatory(run).flatMap(who => {
    const level = sentences.find(one => one.who === who)?.level ?? []
    const withHim = run.option('mandatoryInTie') === 'both' ? level.filter(other => other !== who) : []
    return [who, ...withHim].map((one): Sentence => ({
      who: one,
      rule: 'RU-PEN-3',
      because: one === who ? [must(run, who)] : [must(run, who), mostOf(run, one, level), mostOf(run, who, level)],
      unless: [],
      // The others die of their ballots, and may be spared like anybody.
      ...(one === who && { beside: true }),
    }))
  })
}

const vote: VotePart = {
  voteless: banned,
  redirects: againstThemselves,
  joins,
  unsavable: (run, { who }) => mustDie(run, who),
}

/** What a penalty is for (RU-PEN-1 to RU-PEN-4). */
const offences = ['afterDeath', 'wager', 'quotation', 'hiddenTalk', 'screenshot', 'trading', 'lying', 'other'] as const

const common = {
  player: { label: { en: 'Player', ru: 'Игрок' }, kind: 'player', must: true },
  offence: { label: { en: 'Offense', ru: 'За что' }, kind: 'choice', values: offences },
} as const satisfies Forms[string]['fields']

export const penaltyForms: Forms = {
  voteBan: {
    title: { en: 'Vote ban', ru: 'Лишение голоса' },
    says: {
      en: 'A penalty: the player has no vote in the next votes, and no automatic vote either.',
      ru: 'Наказание: на ближайших голосованиях у игрока нет голоса, и автоголоса тоже.',
    },
    rule: 'RU-PEN-2',
    fields: {
      ...common,
      votes: { label: { en: 'Votes', ru: 'Голосования' }, kind: 'choice', values: ['1', '2', 'all'], must: true },
    },
  },
  mandatoryVictim: {
    title: { en: 'Mandatory victim', ru: 'Обязательная жертва' },
    says: {
      en: 'A penalty: the next vote lynches this player along with the player it chooses, and nothing can save them.',
      ru: 'Наказание: на ближайшем голосовании игрок умирает вместе с тем, кого оно выбрало, и спасти его нельзя.',
    },
    rule: 'RU-PEN-3',
    fields: { ...common },
  },
  sanction: {
    title: { en: 'Penalty', ru: 'Наказание' },
    says: {
      en: 'Any other penalty the host decides on: a loss, a ban, a green ticket for a later game.',
      ru: 'Любое другое наказание на усмотрение ведущего: поражение, бан, зеленый билет на будущую игру.',
    },
    rule: 'RU-PEN-4',
    fields: {
      ...common,
      penalty: {
        label: { en: 'Penalty', ru: 'Наказание' },
        kind: 'choice',
        values: ['loss', 'ban', 'greenTicket', 'warning'],
        must: true,
      },
      note: { label: { en: 'Note', ru: 'Примечание' }, kind: 'long' },
    },
  },
}

const rulings: Part = {
  before: { start: takeOutAtOnce, shields: enterBans },
  results: ['voteBanned'],
  asides: ['voteBanned'],
  vote,
}

const rules: Rules = {
  'RU-PEN-1': stated(
    {
      en: 'Dead players do not post, except for one last word: players who died at night until the vote starts, players who died by day until the morning results. The host decides on any penalty, up to a loss.',
      ru: 'Мертвые не пишут в теме, кроме одного последнего слова: погибшие ночью — до начала голосования, залинчованные — до итогов утра. Наказание любое, вплоть до поражения, на усмотрение ведущего.',
    },
    {
      en: 'the host decides on the penalty and records it; a dead player’s vote is void by RU-VOTE-1',
      ru: 'какое будет наказание, решает и записывает ведущий; голос мертвого недействителен по RU-VOTE-1',
    },
  ),
  'RU-PEN-2': stated({
    en: 'For a wager on a role, quoting the host’s private messages without permission or hidden talk, the host may block roles for two game days and take away the player’s vote in the next two votes: the player has no vote and no automatic vote.',
    ru: 'За спор на роль, цитату из личных сообщений ведущего без разрешения или скрытое общение ведущий может заблокировать роли на двое суток и лишить голоса на ближайшие два голосования: ни голоса, ни автоголоса у игрока нет.',
  }),
  'RU-PEN-3': stated({
    en: 'For a screenshot of the host’s private messages, real or fake, the player becomes the mandatory victim of the next vote: their vote is against themselves, they die along with the player the vote chooses, and nothing can save them.',
    ru: 'За скриншот личных сообщений ведущего, и поддельный тоже, игрок становится обязательной жертвой ближайшего голосования: его голос — против себя, он умирает вместе с тем, кого выбрало голосование, и спасти его нельзя.',
  }),
  'RU-PEN-4': stated(
    {
      en: 'A player who trades with the game’s result gets a loss; a player who lies to the host is punished as if it were true.',
      ru: 'Кто торгует итогом игры, тому ставят поражение; обманувший ведущего наказывается так, как если бы все было правдой.',
    },
    {
      en: 'the host decides and records it; no phase result depends on it',
      ru: 'это решает и записывает ведущий; итог фазы от этого не зависит',
    },
  ),
  'RU-PEN-5': stated(
    {
      en: 'For an offense the host may give a green ticket: in a later game with too many players, the player gets an optional role rather than a main one.',
      ru: 'За нарушение ведущий может выдать зеленый билет: в будущей игре с перебором игроков достанется дополнительная роль, а не основная.',
    },
    { en: 'it concerns a later game', ru: 'это относится к будущей игре' },
  ),
  'RU-PEN-6': stated(
    {
      en: 'Every penalty is a action of the host that is recorded: a role block, a lost vote, a mandatory victim, a player removed from the game.',
      ru: 'Каждое наказание — действие ведущего, которое записывается: блок ролей, лишение голоса, обязательная жертва, вывод из игры.',
    },
    {
      en: 'it only lists the penalties; each has its own rule (RU-GEN-11, RU-PEN-2, RU-PEN-3)',
      ru: 'здесь только сказано, какие бывают наказания; каждое показано своим правилом (RU-GEN-11, RU-PEN-2, RU-PEN-3)',
    },
  ),
}

const words = {
  facts: {
    voteBanned: {
      stands: { en: '{who} is punished and has no vote', ru: `{who_nom} ${did('who', 'наказан')} и голоса не имеет` },
      falls: { en: '{who} has a vote', ru: 'у {who_gen} есть голос' },
      asks: { en: 'Has {who} lost their vote?', ru: `${did('who', 'Лишен')} ли голоса {who_nom}?` },
    },
    takenOut: {
      stands: { en: 'the host removed {who} from the game', ru: 'ведущий вывел {who_acc} из игры' },
      falls: { en: 'the host did not remove {who} from the game', ru: 'ведущий не выводил {who_acc} из игры' },
    },
    mustDie: {
      stands: {
        en: '{who} is the mandatory victim of this vote',
        ru: '{who_nom} — обязательная жертва этого голосования',
      },
      falls: { en: '{who} is not a mandatory victim', ru: '{who_nom} не обязательная жертва' },
    },
  } satisfies FactWords<typeof facts>,
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const penalties = section({ facts, options, rules, rulings, words })
