/**
 * Conduct (GORNY-M1 to M10): what posts and the host's own notes show, each with the penalty the rules name. Nothing comes
 * of any of it until the host removes somebody.
 */
import type { Game, PhaseState, Posted } from '../../journal/state.ts'
import { phaseCalled } from '../../game/when.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import type { Form } from '../../rules/role.ts'
import { options, prompts } from './options.ts'
import type { Resolution } from './vocabulary.ts'
import { isStump } from './voteless.ts'

/** What may be held against a player, and the penalty the rules name. */
const breaches = {
  nightPost: 'warning',
  editedPost: 'modkill',
  deadPost: 'barred',
  deadInfluence: 'barred',
  quotedMessage: 'warning',
  fewPosts: 'modkill',
  emptyPosts: 'likely',
  siteBan: 'modkill',
  outsideTalk: 'warning',
  disrespect: 'warning',
} as const
type Breach = keyof typeof breaches

/** `post`, its `number` in the thread, `link`, `at`, `note`: what shows it. */
interface Infraction {
  breach: Breach
  who: string
  proposed: string
  post?: string
  number?: number
  link?: string
  at?: string
  note?: string
}

/** The host notes what no post shows by itself: a quoted message, empty posts, a ban, talk elsewhere. */
export const infractionForm: Form = {
  title: 'Infraction',
  says: 'Something against the rules of conduct, with what shows it. Nothing comes of it unless you remove somebody.',
  rule: 'GORNY-M8',
  fields: {
    who: { label: 'Player', kind: 'player', must: true },
    breach: { label: 'What happened', kind: 'choice', values: Object.keys(breaches), must: true },
    link: { label: 'Link', kind: 'link' },
    at: { label: 'When', kind: 'moment' },
    note: { label: 'Note', kind: 'long' },
  },
}

/** Everything held against anybody in this phase: what posts show, in their order, then what the host noted. */
export function infractions(game: Game, phase: PhaseState): Infraction[] {
  const shown = (phase.posts ?? []).flatMap(post => inPost(game, phase, post))
  const noted = (game.records ?? [])
    .filter(({ form, phase: name }) => form === 'infraction' && name === phaseCalled(phase))
    .flatMap(({ values: { who, breach, link, at, note } }): Infraction[] =>
      who && isBreach(breach)
        ? [{ breach, who, proposed: breaches[breach], ...(link && { link }), ...(at && { at }), ...(note && { note }) }]
        : [],
    )
  return [...shown, ...tooFew(game, phase), ...noted]
}

const isBreach = (word: string | undefined): word is Breach => word !== undefined && Object.hasOwn(breaches, word)

function inPost(game: Game, phase: PhaseState, post: Posted): Infraction[] {
  const seat = game.seats.find(({ slot }) => slot === post.by)
  const evidence = {
    who: post.by,
    post: post.id,
    ...(post.number !== undefined && { number: post.number }),
    ...(post.link && { link: post.link }),
    ...(post.at && { at: post.at }),
  }
  const held = (breach: Breach, proposed: string = breaches[breach]): Infraction => ({ breach, proposed, ...evidence })
  return [
    ...(seat && !seat.alive && !isStump(game, seat) ? [held('deadPost')] : []),
    ...(seat?.alive && atNight(phase, post)
      ? [held('nightPost', before(game, phase, post) ? 'modkill' : 'warning')]
      : []),
    ...(post.edited ? [held('editedPost')] : []),
  ]
}

/** The night has begun, whether or not the host said so (GORNY-M1). */
const atNight = ({ kind, closes }: PhaseState, { at }: Posted): boolean =>
  kind === 'night' || (at !== undefined && closes !== undefined && Date.parse(at) > Date.parse(closes))

/** Whether the same player has posted at night before. */
function before(game: Game, phase: PhaseState, post: Posted): boolean {
  const index = game.phases.findIndex(({ kind, number }) => kind === phase.kind && number === phase.number)
  const earlier = (phase.posts ?? []).slice(0, (phase.posts ?? []).indexOf(post)).map(other => ({ in: phase, other }))
  const inEarlierPhases = game.phases
    .slice(0, Math.max(0, index))
    .flatMap(one => (one.posts ?? []).map(other => ({ in: one, other })))
  return [...inEarlierPhases, ...earlier].some(one => one.other.by === post.by && atNight(one.in, one.other))
}

/** Who made fewer posts in a day than are asked for. Whether they contribute is for the host to say. */
function tooFew(game: Game, phase: PhaseState): Infraction[] {
  const least = Number(getOwn(game.options, 'minimumPosts') ?? options.minimumPosts!.values[0])
  if (phase.kind !== 'day' || !phase.posts?.length) return []
  const made = (slot: string): number => phase.posts!.filter(post => post.by === slot && !atNight(phase, post)).length
  return game.seats
    .filter(({ slot, alive, bystander }) => alive && !bystander && made(slot) < least)
    .map(({ slot }) => ({ breach: 'fewPosts', who: slot, proposed: breaches.fewPosts }))
}

/** Lists what is held against whom for the host. Nothing comes of it unless he removes somebody (GORNY-M8). */
export function conduct(run: Resolution): void {
  for (const { breach, who, proposed, link = '', at = '', note = '' } of infractions(run.game, run.phase)) {
    run.notice(breach, prompts[breach]!.rule)
    run.tell({ group: 'host' }, 'infraction', { breach, who, proposed, link, at, note }, 'GORNY-M8')
  }
}
