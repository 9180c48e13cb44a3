/**
 * The Mafia as a team (1923-MAF1, MAF3 to MAF5, MAF7, MAF11): who is in it with which second role, how many kills it has,
 * which of them are not taken in, and who of it is the attacker.
 */
import { seatOf, type Game, type PhaseState, type Refusal } from '../../../journal/state.ts'
import { wordsOf } from '../../../rules/option.ts'
import { chosenFrom } from '../../../ruleset/chosen.ts'
import { chosen, stated, type Options, type Prompts, type Rules } from '../../../ruleset/localized-text.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { plays } from '../families.ts'
import { section, type SectionWords, type Sent } from '../section.ts'
import type { ActionId, Resolution, SeatId } from '../vocabulary.ts'

/** The list of second roles is missing in the rules, so this one is ours (1923-MAF7). */
const allowed = [
  'thief',
  'butler',
  'boss',
  'drunkard',
  'bumblingBureaucrat',
  'councilor',
  'pacifist',
  'paperboy',
  'lawyer',
  'courtSecretary',
  'witness',
]

/** They work against the Mafia's own kill, or what they say makes no sense for a Mafia Member. */
const kept = ['doctor', 'bodyguard', 'detective', 'sheriff', 'armedRobber', 'shadchan']

export const secondary = { allowed, all: [...allowed, ...kept] }

const options = {
  'mafia.killDivisor': {
    values: [20],
    whole: { from: 1, to: 1000 },
    rule: '1923-MAF1',
    says: {
      en: 'The Mafia get one kill for up to this many living players, two for up to twice as many, and so on.',
      ru: 'Сколько живых игроков приходится на одно убийство мафии, с округлением вверх.',
    },
  },
  'mafia.allowMafiaTarget': {
    values: [false, true],
    rule: '1923-MAF4',
    says: {
      en: 'The Mafia may target one of their own.',
      ru: 'Может ли мафия выбрать целью кого-то из своих.',
    },
  },
  'mafia.distinctTargets': {
    values: [true, false],
    rule: '1923-MAF4',
    says: {
      en: 'The Mafia’s targets for one night must be different players.',
      ru: 'Должны ли цели одной ночи быть разными игроками.',
    },
  },
  'mafia.submitter': {
    values: ['anyMember', 'named'],
    rule: '1923-MAF6',
    says: {
      en: 'Whose submission counts as the Mafia’s decision: any living member’s, with a warning to you, or only that of the member the moderators named.',
      ru: 'Чей ход считается решением мафии: любого живого члена (с предупреждением) или только того, кого назвали ведущие.',
    },
  },
  'mafia.attackerSelection': {
    values: ['random', 'submitter', 'moderator'],
    rule: '1923-MAF11',
    says: {
      en: 'Which Mafia Member counts as the attacker when it has to be one person.',
      ru: 'Какой член мафии считается нападавшим, где он должен быть один.',
    },
  },
  'mafia.secondaryRoles': {
    values: [secondary.allowed.join(',')],
    list: { of: secondary.all },
    rule: '1923-MAF7',
    says: { en: 'Which second roles Mafia Members may have.', ru: 'Какие вторые роли могут быть у члена мафии.' },
  },
} satisfies Options

const option = chosenFrom(options)

const prompts = {
  secondaryRoles: {
    rule: '1923-MAF7',
    says: {
      en: 'The rules do not list the second roles for Mafia Members: an option says which there are.',
      ru: 'Списка вторых ролей членов мафии в правилах нет: это решает опция.',
    },
    choices: ['asProposed'],
  },
  attacker: {
    rule: '1923-MAF11',
    says: { en: 'Which Mafia Member carried out this kill?', ru: 'Какой член мафии совершил это убийство?' },
  },
} satisfies Prompts

/** Those that the host allows. */
export const secondaryRolesOf = (game: Pick<Game, 'options'>): string[] =>
  wordsOf(option<string>(game, 'mafia.secondaryRoles'))

interface KillsDue {
  /** As many as the living make, and no more than there are Civilians; where the Mafia may choose its own, than there are players. */
  count: number
  living: number
  /** There were too few Civilians for the full number. */
  capped: boolean
}

/** Counted over the living at the start of the night, whatever their state; the exiled are not among them. */
export function killsDue(game: Pick<Game, 'seats' | 'options'>): KillsDue {
  const divisor = option<number>(game, 'mafia.killDivisor')
  const living = game.seats.filter(seat => seat.alive && plays(seat))
  const anybody = option<boolean>(game, 'mafia.allowMafiaTarget')
  const targets = living.filter(({ faction }) => anybody || faction !== 'mafia').length
  const full = Math.ceil(living.length / divisor)
  return { count: Math.min(full, targets), living: living.length, capped: targets < full }
}

const says = sayingInEach({
  submits: { en: '{named} submits for the Mafia, not {name}', ru: 'решение мафии присылает {named}, а не {name}' },
  noCivilian: { en: '{name} is not a Civilian', ru: 'игрок {name} не мирный' },
  twice: { en: 'a target appears twice in the list', ru: 'одна и та же цель названа дважды' },
  kills: {
    en: 'the Mafia has {count, plural, one {# kill} other {# kills}} tonight, not {given}',
    ru: 'этой ночью у мафии {count, plural, one {# убийство} few {# убийства} other {# убийств}}, а названо целей: {given}',
  },
})

/** @returns the rule that a kill of the team breaks, with what is wrong */
function refuseKill(game: Game, phase: PhaseState, { by, does, to }: Sent): Refusal | undefined {
  if (does !== 'factionKill') return undefined
  const seat = seatOf(game, by)!
  const named = phase.answers.mafiaSubmitter?.[0]
  if (option(game, 'mafia.submitter') === 'named' && named !== undefined && named !== seat.slot)
    return { rule: '1923-MAF5', says: says('submits', { named, name: seat.name }) }
  const own = to.find(slot => seatOf(game, slot)!.faction === 'mafia')
  if (own !== undefined && option(game, 'mafia.allowMafiaTarget') !== true)
    return { rule: '1923-MAF3', says: says('noCivilian', { name: own }) }
  if (new Set(to).size < to.length && option(game, 'mafia.distinctTargets') === true)
    return { rule: '1923-MAF4', says: says('twice') }
  const { count } = killsDue(game)
  return to.length > Math.max(1, count)
    ? { rule: '1923-MAF1', says: says('kills', { count, given: to.length }) }
    : undefined
}

/**
 * One of the living Mafia Members: drawn, the sender, or whom the host names. An injury goes rather to one who has none.
 * @param at whose death or protection it is about
 * @returns undefined where no Mafia Member is living
 */
export function attackerOf(
  run: Resolution,
  at: SeatId,
  { action, use }: { action: ActionId | undefined; use: 'injury' | 'revenge' },
): SeatId | undefined {
  const living = run
    .living()
    .filter(({ faction }) => faction === 'mafia')
    .map(({ slot }) => slot)
  const sender = run.moves.find(({ id }) => id === action)?.actor
  const mode = run.option('mafia.attackerSelection')
  if (mode === 'submitter' && sender !== undefined && living.includes(sender)) return sender
  if (mode === 'moderator' && living.length)
    return run.ask('attacker', { choices: living, actions: action === undefined ? [] : [action] })
  const unhurt = living.filter(slot => !run.ledger.found({ kind: 'injured', of: slot, when: 'soFar' }).length)
  return run.draw('attacker', at, use === 'injury' && unhurt.length ? unhurt : living)
}

const rules: Rules = {
  '1923-MAF1': stated({
    en: 'Each night, the Mafia attempts as many kills as there are living players divided by 20, rounded up.',
    ru: 'За ночь мафия покушается столько раз, сколько выйдет, если число живых игроков разделить на 20 и округлить вверх.',
  }),
  '1923-MAF3': stated({ en: 'The Mafia kills Civilians.', ru: 'Мафия убивает мирных.' }),
  '1923-MAF4': chosen({
    en: "The Mafia's targets are different living Civilians, at most as many as there are. If some are missing, the moderators decide.",
    ru: 'Цели мафии — разные живые мирные, самое большее все, сколько их есть. Если целей не хватает, решают ведущие.',
  }),
  '1923-MAF5': stated({
    en: "One Mafia Member, chosen by the moderators, sends in the team's decision.",
    ru: 'Решение команды присылает один член мафии, выбранный ведущими.',
  }),
  '1923-MAF7': stated({
    en: 'Mafia Members may have a second role, but not every one. The list is missing from the rules: ours leaves out Doctor, Bodyguard, Detective, Sheriff, Armed Robber and Shadchan.',
    ru: 'У члена мафии может быть вторая роль, но не любая. Списка в правилах нет: в наш не входят доктор, телохранитель, детектив, шериф, грабитель и шадхен.',
  }),
  '1923-MAF11': chosen({
    en: 'When the attacker has to be one person, they are drawn from the living Mafia Members; for an injury, from those not injured, if there are any.',
    ru: 'Где нападавшим должен быть кто-то один, его определяет жребий между живыми членами мафии; для ранения — между теми, кто не ранен, если такие есть.',
  }),
}

const words = {
  roles: { mafiaMember: 'Mafia Member' },
  rolesShort: { mafiaMember: ['mafia', 'MM', 'mafioso'] },
  facts: {
    killsDue: {
      stands:
        'the Mafia has {count, plural, one {1 kill} other {# kills}} for {living, plural, one {1 living player} other {# living players}}',
      falls: 'the Mafia has no kill',
    },
    noMoreCivilians: { stands: 'there were no more Civilians than {count}', falls: 'there were enough Civilians' },
    attackerChosen: { stands: '{who} was the attacker among the Mafia', falls: '{who} was not the attacker' },
  },
  results: { mafia: 'Mafia' },
  terms: { attacker: 'the attacker', secondaryRoles: 'second roles of the Mafia' },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const team = section({ options, prompts, refuse: refuseKill, rules, words })
