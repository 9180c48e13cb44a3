/** Days drawn at random for the second count of a lynch: who sits there, what the nights before brought, who votes for whom. */
import fc from 'fast-check'
import type { Voter } from './russian-voters.ts'

export interface Drawn {
  voters: Voter[]
  redsLynched: 0 | 1
  ballots: { by: string; for: string; advance?: true }[]
  defends?: { by: string; who: string }
  forgives?: { by: string; who: string }
  vouches?: { by: string; who: string[] }
  compromises?: { by: string; who: string[] }
  /** Against whom a liar who is no red adds ballots that nobody sees. */
  slips?: string[]
  /** Ballots of a revote, where there is one. */
  again: { by: string; for: string }[]
  hunt?: true
  waives?: true
}

const names = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fox', 'Gus', 'Hal', 'Ivy', 'Jon', 'Kim', 'Leo'] as const
const fillers = ['doctor', 'blocker', 'commissioner', 'detective', 'investigator', 'bodyguard', 'maid', 'bum'] as const
const special = [
  ...(['lawyer', 'priest', 'drugDealer', 'judge', 'witness', 'liar', 'hero', 'politician'] as const),
  ...(['phantom', 'actor'] as const),
] as const

/** One thing in so many. */
const seldom = <T>(value: fc.Arbitrary<T>, of: number): fc.Arbitrary<T | undefined> =>
  fc.nat({ max: of - 1 }).chain(dice => (dice ? fc.constant(undefined) : value))

export const anyDay: fc.Arbitrary<Drawn> = fc
  .record({
    size: fc.integer({ min: 4, max: 11 }),
    blacks: fc.integer({ min: 1, max: 4 }),
    grey: fc.boolean(),
    hunt: seldom(fc.constant(true as const), 4),
    killed: fc.nat({ max: 11 }),
    copies: fc.constantFrom('judge', 'priest', 'hero', 'phantom'),
    elite: seldom(fc.record({ kind: fc.constantFrom('agent', 'mason'), colour: fc.constantFrom('red', 'black') }), 3),
    roles: fc.shuffledSubarray([...special, ...fillers], { minLength: 11, maxLength: 11 }),
    mayor: seldom(fc.nat({ max: 11 }), 3),
    redsLynched: fc.constantFrom(0, 1) as fc.Arbitrary<0 | 1>,
  })
  .chain(({ size, blacks, grey, hunt, killed, copies, elite, roles, mayor, redsLynched }) => {
    // As many reds as others at least, so that nobody has won before the vote.
    const dark = Math.min(blacks, Math.floor((size - (grey ? 1 : 0)) / 2))
    const voters = names.slice(0, size).map((name, place): Voter => ({
      name,
      kind: 'main',
      role: roles[place]!,
      colour: place < dark ? 'black' : grey && place === dark ? 'grey' : 'red',
      // A red who was lynched has cost the mayor the post.
      ...(mayor === place && !redsLynched && !hunt && { mayor: true }),
    }))
    // Whose face is cut has no special role, so that the count is about nothing else.
    if (!voters.some(one => one.colour !== 'grey' && isPlain(one)))
      for (const one of voters) if (one.colour === 'grey') one.colour = 'red'
    if (elite)
      voters.push({ name: 'Zoe', kind: elite.kind as 'agent', role: elite.kind, colour: elite.colour as 'red' })
    kill(voters, killed)
    copy(voters, copies)
    const living = voters.filter(({ kind, ghost }) => kind === 'main' && !ghost)
    return between(voters, redsLynched, hunt && living.length > fewest ? hunt : undefined)
  })

/** Too few for a hunt (RU-HUNT-1). */
const fewest = 6
/** Who moves at night, so that a death would take the move along. */
const busy = ['lawyer', 'drugDealer']

/** While a phantom lives a black often kills a red, who votes on; or the phantom himself. */
function kill(voters: Voter[], at: number): void {
  const face = faceOf(voters)
  const victim = voters[at % voters.length]!
  const phantom = voters.some(({ role }) => role === 'phantom')
  const isFree = victim.kind === 'main' && victim.colour === 'red' && !victim.mayor && victim !== face
  const of = (colour: string): number => voters.filter(one => one.kind === 'main' && one.colour === colour).length
  // So many reds are left that nobody has won by it.
  const goesOn = of('red') - 1 > of('black')
  if (phantom && isFree && goesOn && !busy.includes(victim.role) && killerOf(voters)) victim.ghost = true
}

/** Whom the faceless cuts, in whose nights nothing else happens. */
const faceOf = (voters: readonly Voter[]): Voter | undefined =>
  voters.some(isFaceless) ? voters.find(one => one.kind === 'main' && isPlain(one) && !isFaceless(one)) : undefined

const isFaceless = ({ kind, colour }: Voter): boolean => kind === 'main' && colour === 'grey'

/** The black who shoots: not one whose face is cut. */
const killerOf = (voters: readonly Voter[]): Voter | undefined =>
  voters.find(one => one.kind === 'main' && one.colour === 'black' && one !== faceOf(voters))

/** An actor copies a role that is there, and not that of the mayor, at whom nobody aims. */
function copy(voters: Voter[], role: string): void {
  const actor = voters.find(one => one.role === 'actor' && !one.ghost)
  if (actor && voters.some(one => one.role === role && !one.mayor)) actor.copies = role
}

const isPlain = ({ role, mayor }: Voter): boolean => !mayor && fillers.some(one => one === role)

function between(voters: readonly Voter[], redsLynched: 0 | 1, hunt?: true): fc.Arbitrary<Drawn> {
  const all = voters.map(({ name }) => name)
  const plain = voters.filter(({ kind, mayor, ghost }) => kind === 'main' && !mayor && !ghost).map(({ name }) => name)
  const has = (role: string): string | undefined => voters.find(one => one.role === role && !one.ghost)?.name
  const anyone = fc.constantFrom(...all)
  // Two favourites, so that sums come level often.
  const target = fc.tuple(fc.constantFrom(...all.slice(0, 3)), anyone, fc.nat({ max: 9 }))
  const aims = (favourites: readonly string[]) =>
    fc.tuple(
      ...all.map(by =>
        fc.tuple(target, fc.nat({ max: 99 }), fc.constantFrom(...favourites)).map(([[, any, dice], luck, liked]) => ({
          by,
          for: dice < 7 ? liked : any,
          silent: luck < 12,
          advance: luck > 90,
        })),
      ),
    )
  return fc
    .record({
      favourites: fc.shuffledSubarray(plain.length > 1 ? plain : all, {
        minLength: 2,
        maxLength: Math.min(3, Math.max(2, plain.length)),
      }),
      checked: anyone,
      dosed: fc.record({ who: fc.constantFrom(...(plain.length ? plain : all)), dose: fc.constantFrom(1, 2, 3) }),
      wall: seldom(anyone, 5),
      defends: fc.boolean(),
      forgives: fc.boolean(),
      named: fc.shuffledSubarray(plain, { minLength: Math.min(1, plain.length), maxLength: Math.min(4, plain.length) }),
      scandal: fc.shuffledSubarray(plain, {
        minLength: Math.min(1, plain.length),
        maxLength: Math.min(2, plain.length),
      }),
      hidden: fc.array(fc.constantFrom(...(plain.length ? plain : all)), { maxLength: 2 }),
      speak: fc.record({ witness: fc.boolean(), liar: fc.boolean() }),
    })
    .chain(({ favourites, checked, dosed, wall, defends, forgives, named, scandal, hidden, speak }) =>
      fc
        .record({
          first: aims(favourites),
          second: aims(favourites),
          waives: fc.boolean(),
          again: aims(favourites),
          order: fc.shuffledSubarray(all, { minLength: all.length }),
        })
        .map(({ first, second, waives, again, order }): Drawn => {
          const [lawyer, dealer, priest] = [has('lawyer'), has('drugDealer'), has('priest')]
          const seen = voters.find(({ name }) => name === checked)!
          const canSee =
            lawyer !== undefined
            && seen.kind === 'main'
            && !seen.mayor
            && checked !== lawyer
            && !seen.ghost
            && seen.role !== 'politician'
          const seated = voters.map((one): Voter => ({
            ...one,
            ...(canSee
              && one.name === lawyer && {
                checked: { who: checked, shown: seen.colour === 'black' ? 'black' : 'red' },
              }),
            ...(dealer !== undefined
              && dosed.who === one.name
              && !one.ghost
              && !one.mayor && { dose: one.name === dealer ? Math.min(2, dosed.dose) : dosed.dose }),
            ...(wall === one.name && { noWall: true }),
          }))
          // The two ballots of a hunt stand in one post, or one behind the other.
          const inOrder = order.flatMap(name =>
            [first, ...(hunt ? [second] : [])].map(each => each.find(({ by }) => by === name)!),
          )
          const [witness, liar] = [has('witness'), voters.find(({ role, ghost }) => role === 'liar' && !ghost)]
          const vouched = named.filter(name => name !== witness)
          const others = scandal.filter(name => name !== liar?.name)
          const votedFor = first.find(({ by }) => by === priest)?.for
          return {
            voters: seated,
            redsLynched,
            ...(hunt && { hunt }),
            ...(waives && has('phantom') !== undefined && { waives: true as const }),
            ballots: inOrder
              .filter(({ silent }) => !silent)
              .map(({ by, for: on, advance }) => ({ by, for: on, ...(advance && { advance }) })),
            again: order
              .map(name => again.find(({ by }) => by === name)!)
              .filter(({ silent }) => !silent)
              .map(({ by, for: on }) => ({ by, for: on })),
            ...(speak.witness && witness !== undefined && vouched.length && { vouches: { by: witness, who: vouched } }),
            ...(speak.liar
              && liar
              && scandal.length && {
                compromises: { by: liar.name, who: scandal },
                ...(liar.colour !== 'red' && hidden.length && { slips: hidden.slice(0, others.length) }),
              }),
            ...(defends && canSee && { defends: { by: lawyer, who: checked } }),
            ...(forgives
              && priest !== undefined
              && votedFor !== undefined
              && votedFor !== priest
              && !hunt
              && !voters.find(({ name }) => name === votedFor)!.ghost
              && voters.find(({ name }) => name === votedFor)!.kind === 'main' && {
                forgives: { by: priest, who: votedFor },
              }),
          }
        }),
    )
}

/** The day as a case: the evening and the night before it, with what they brought, then the vote and its revote. */
export function caseOf(drawn: Drawn, revote: boolean) {
  const { voters, redsLynched, ballots, hunt, again } = drawn
  // An even night is that of the maniac.
  const killer = voters.some(({ ghost }) => ghost) ? killerOf(voters)!.name : undefined
  const players = Object.fromEntries(
    voters.map(({ name, role, colour, kind, mayor }) => [
      name,
      {
        role,
        ...(kind === 'main' && colour === 'black' && { negative: name === killer ? 'maniac' : 'mafia' }),
        ...(kind === 'main' && colour === 'grey' && { faceless: true }),
        ...(kind !== 'main' && { ofSide: colour }),
        ...(mayor && { title: 'mayor' }),
      },
    ]),
  )
  const actor = voters.find(({ copies }) => copies)
  const copied = voters.find(({ role }) => role === actor?.copies)
  return {
    case: 'a day',
    system: 'russian',
    players: { ...players, Red: { role: 'hypnotist' } },
    phases: [
      {
        day: 2,
        commands: [
          { record: 'lynch', values: redsLynched ? { who: 'Red' } : { emptyRevote: 'no' } },
          ...(redsLynched ? [] : [{ modkill: 'Red' }]),
        ],
      },
      { evening: 2, actions: actor ? [{ by: actor.name, does: 'copy', to: [copied!.name] }] : [] },
      { night: 2, actions: nightOf(voters) },
      {
        ...(hunt ? { hunt: 3, answers: { huntApproved: 'yes' } } : { day: 3 }),
        commands: voters
          .filter(({ noWall }) => noWall)
          .map(({ name }) => ({ record: 'noWall', values: { player: name } })),
        actions: movesOf(drawn),
        votes: ballots,
      },
      ...(revote ? [{ revote: 3, votes: again }] : []),
    ],
  }
}

function nightOf(voters: readonly Voter[]) {
  const lawyer = voters.find(({ checked }) => checked)
  const dealer = voters.find(({ role }) => role === 'drugDealer')
  const dosed = voters.find(({ dose }) => dose)
  const [faceless, face, victim] = [voters.find(isFaceless), faceOf(voters), voters.find(({ ghost }) => ghost)]
  const task = voters.find(one => one !== faceless && one !== face && one.kind === 'main')
  const doses = { 1: {}, 2: { with: { dose: 'double' } }, 3: { with: { dose: 'triple' } } } as const
  return [
    ...(faceless && face && task ? [{ by: faceless.name, does: 'cutFace', to: [face.name, task.name] }] : []),
    ...(victim ? [{ by: killerOf(voters)!.name, does: 'shoot', to: [victim.name] }] : []),
    ...(lawyer ? [{ by: lawyer.name, does: 'check', to: [lawyer.checked!.who] }] : []),
    ...(dealer && dosed
      ? [{ by: dealer.name, does: 'drug', to: [dosed.name], ...doses[dosed.dose as 1 | 2 | 3] }]
      : []),
  ]
}

function movesOf({ voters, defends, vouches, compromises, slips, forgives, waives }: Drawn) {
  const phantom = voters.find(({ role, ghost }) => role === 'phantom' && !ghost)
  return [
    ...(defends ? [{ by: defends.by, does: 'defend', to: [defends.who] }] : []),
    ...(vouches ? [{ by: vouches.by, does: 'vouch', to: vouches.who }] : []),
    ...(compromises ? [{ by: compromises.by, does: 'compromise', to: compromises.who }] : []),
    ...(compromises && slips?.length ? [{ by: compromises.by, does: 'slipBallots', to: slips }] : []),
    ...(forgives ? [{ by: forgives.by, does: 'forgive', to: [forgives.who] }] : []),
    ...(waives && phantom ? [{ by: phantom.name, does: 'waiveBonus', to: [] }] : []),
  ]
}
