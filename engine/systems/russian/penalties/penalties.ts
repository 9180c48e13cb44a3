/** Penalties of the host: what is taken from a ballot, and who is removed (RU-PEN). */
import type { HostRecord } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { type Forms, type Options, stated, type Rules } from '../../../ruleset/said.ts'
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
      en: 'Whether a victim that the vote must have takes along who is level with him at the top, or dies alone.',
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
  offence: { label: { en: 'For what', ru: 'За что' }, kind: 'choice', values: offences },
} as const satisfies Forms[string]['fields']

export const penaltyForms: Forms = {
  voteBan: {
    title: { en: 'No vote', ru: 'Лишение голоса' },
    says: {
      en: 'A penalty: no ballot in the votes to come, and none is put on the player either.',
      ru: 'Наказание: на ближайших голосованиях у игрока нет голоса, и автоголоса тоже.',
    },
    rule: 'RU-PEN-2',
    fields: {
      ...common,
      votes: { label: { en: 'Votes', ru: 'Голосования' }, kind: 'choice', values: ['1', '2', 'all'], must: true },
    },
  },
  mandatoryVictim: {
    title: { en: 'Victim of the next vote', ru: 'Обязательная жертва' },
    says: {
      en: 'A penalty: the next vote lynches this player, besides whomever it chooses, and nothing saves him.',
      ru: 'Наказание: на ближайшем голосовании игрок умирает вместе с тем, кого оно выбрало, и спасти его нельзя.',
    },
    rule: 'RU-PEN-3',
    fields: { ...common },
  },
  sanction: {
    title: { en: 'Penalty', ru: 'Наказание' },
    says: {
      en: 'Any other penalty, as the host decides: a loss, a ban, a green ticket for a later game.',
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
      en: 'The dead do not post, save one last word: who died at night until the vote starts, who died by day until the results of the morning. The host decides on any penalty, up to a loss.',
      ru: 'Мертвые не пишут в теме, кроме одного последнего слова: погибшие ночью — до начала голосования, залинчованные — до итогов утра. Наказание любое, вплоть до поражения, на усмотрение ведущего.',
    },
    {
      en: 'what a penalty is the host decides and records; a dead player’s ballot is void by RU-VOTE-1',
      ru: 'какое будет наказание, решает и записывает ведущий; голос мертвого недействителен по RU-VOTE-1',
    },
  ),
  'RU-PEN-2': stated({
    en: 'For a wager on a role, a quotation of the host without leave or a hidden talk the host may block roles for two game days and take the ballots of the next two votes away: then none is cast, and none is put on the player.',
    ru: 'За спор на роль, цитату из личных сообщений ведущего без разрешения или скрытое общение ведущий может заблокировать роли на двое суток и лишить голоса на ближайшие два голосования: ни голоса, ни автоголоса у игрока нет.',
  }),
  'RU-PEN-3': stated({
    en: 'For a screenshot of what the host wrote, a genuine or a false one, the player is the victim of the next vote: his ballot is against himself, he dies besides whomever the vote chooses, and nothing saves him.',
    ru: 'За скриншот личных сообщений ведущего, и поддельный тоже, игрок становится обязательной жертвой ближайшего голосования: его голос — против себя, он умирает вместе с тем, кого выбрало голосование, и спасти его нельзя.',
  }),
  'RU-PEN-4': stated(
    {
      en: 'Who trades with the result of the game loses it; who lies to the host is punished as if it had been so.',
      ru: 'Кто торгует итогом игры, тому ставят поражение; обманувший ведущего наказывается так, как если бы все было правдой.',
    },
    {
      en: 'the host decides and records it; no result of a phase hangs on that',
      ru: 'это решает и записывает ведущий; итог фазы от этого не зависит',
    },
  ),
  'RU-PEN-5': stated(
    {
      en: 'For an offence the host may give a green ticket: an optional role before a main one in a later game with too many players.',
      ru: 'За нарушение ведущий может выдать зеленый билет: в будущей игре с перебором игроков достанется дополнительная роль, а не основная.',
    },
    { en: 'it is of a later game', ru: 'это относится к будущей игре' },
  ),
  'RU-PEN-6': stated(
    {
      en: 'Every penalty is an action of the host that is recorded: a block of roles, a vote taken away, a victim of the next vote, a player taken out.',
      ru: 'Каждое наказание — действие ведущего, которое записывается: блок ролей, лишение голоса, обязательная жертва, вывод из игры.',
    },
    {
      en: 'it says which penalties there are; each is shown by its own rule (RU-GEN-11, RU-PEN-2, RU-PEN-3)',
      ru: 'здесь только сказано, какие бывают наказания; каждое показано своим правилом (RU-GEN-11, RU-PEN-2, RU-PEN-3)',
    },
  ),
}

const words = {
  facts: {
    voteBanned: {
      stands: { en: '{who} is punished and has no ballot', ru: `{who_nom} ${did('who', 'наказан')} и голоса не имеет` },
      falls: { en: '{who} has a ballot', ru: 'у {who_gen} есть голос' },
      asks: { en: 'Has {who} lost the ballot?', ru: `${did('who', 'Лишен')} ли голоса {who_nom}?` },
    },
    takenOut: {
      stands: { en: 'the host has taken {who} out', ru: 'ведущий вывел {who_acc} из игры' },
      falls: { en: 'the host has not taken {who} out', ru: 'ведущий не выводил {who_acc} из игры' },
    },
    mustDie: {
      stands: {
        en: '{who} is the victim that this vote must have',
        ru: '{who_nom} — обязательная жертва этого голосования',
      },
      falls: { en: '{who} is no victim that this vote must have', ru: '{who_nom} — не обязательная жертва' },
    },
  } satisfies FactWords<typeof facts>,
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const penalties = section({ facts, options, rules, rulings, words })
