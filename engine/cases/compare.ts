/** What a case expects against what came. Only what is written is checked. */
import { getOwn } from '../ruleset/catalogue.ts'
import type { Saying } from '../text/in-each.ts'
import type { Expect, Expected, ExpectedLearned } from './expect-schema.ts'
import type { Kept } from './names.ts'
import type { LearnedSaid, PhaseReport } from './report.ts'
import { said } from './said/compare.ts'

export interface Difference {
  /** Where in `expect`: `deaths`, `actions.a1`. */
  at: string
  expected: Saying
  came: Saying
  /** Whose tree would explain it: a player's death, or an action's verdict. */
  about?: { dies: string } | { action: string } | { learns: string }
}

/**
 * @param keeps what the system keeps of marks, votes and the like; to expect anything of the others fails, forbidding included
 * @returns each difference; none means that the phase came out as written
 */
export function compare(expect: Expect, report: PhaseReport, keeps: ReadonlySet<Kept>): Difference[] {
  const { oneOf, not, ...expected } = expect
  const kept = (key: string): boolean => !keptOnly.has(key) || keeps.has(key as Kept)
  const alternatives = Object.entries(oneOf ?? {}).flatMap(([key, choices]) => {
    const tried = (choices as unknown[]).map(choice => differences({ [key]: choice } as Expected, report))
    return tried.some(found => !found.length)
      ? []
      : [{ at: `oneOf.${key}`, expected: shown(choices), came: tried[0]?.[0]?.came ?? '' }]
  })
  const forbidden = not
    ? Object.entries(not).flatMap(([key, value]) => {
        if (!kept(key)) return unheard(`not.${key}`, value)
        return differences({ [key]: value } as Expected, report).length
          ? []
          : [{ at: `not.${key}`, expected: said('not', { value: shown(value) }), came: shown(value) }]
      })
    : []
  const unkept = Object.entries(expected)
    .filter(([key]) => !kept(key))
    .flatMap(([key, value]) => unheard(key, value))
  return [
    ...unkept,
    ...differences(Object.fromEntries(Object.entries(expected).filter(([key]) => kept(key))) as Expected, report),
    ...alternatives,
    ...forbidden,
  ]
}

function differences(expected: Expected, came: PhaseReport): Difference[] {
  return (Object.keys(expected) as (keyof Expected)[]).flatMap(key => checks[key](expected, came))
}

type Check = (expected: Expected, came: PhaseReport) => Difference[]

const checks: Record<keyof Expected, Check> = {
  deaths: ({ deaths }, came) => {
    const odd = [
      ...deaths!.filter(who => !came.deaths.includes(who)),
      ...came.deaths.filter(who => !deaths!.includes(who)),
    ]
    return odd.length
      ? [{ at: 'deaths', expected: shown(deaths), came: shown(came.deaths), about: { dies: odd[0]! } }]
      : []
  },
  alive: ({ alive }, came) =>
    alive!
      .filter(who => !came.alive.includes(who))
      .map(who => ({ at: 'alive', expected: who, came: said('dead'), about: { dies: who } })),
  actions: ({ actions }, came) =>
    Object.entries(actions!).flatMap(([id, { verdict, because, idle }]): Difference[] => {
      const action = getOwn(came.actions, id)
      if (!action) return [{ at: `actions.${id}`, expected: verdict, came: said('noVerdict') }]
      const about = { action: id }
      return [
        ...(action.verdict === verdict
          ? []
          : [{ at: `actions.${id}`, expected: verdict, came: action.verdict, about }]),
        ...(idle === undefined || idle === action.idle
          ? []
          : [{ at: `actions.${id}.idle`, expected: String(idle), came: String(action.idle), about }]),
        ...(because ?? [])
          .filter(rule => !action.because.includes(rule))
          .map(rule => ({ at: `actions.${id}.because`, expected: rule, came: shown(action.because), about })),
      ]
    }),
  landed: ({ landed }, came) =>
    Object.entries(landed!).flatMap(([id, places]) =>
      same(places, getOwn(came.landed, id) ?? [])
        ? []
        : [
            {
              at: `landed.${id}`,
              expected: shown(places),
              came: shown(getOwn(came.landed, id) ?? []),
              about: { action: id },
            },
          ],
    ),
  learned: ({ learned }, came) =>
    Object.entries(learned!).flatMap(([who, facts]): Difference[] => {
      const known = getOwn(came.learned, who) ?? []
      if (!facts.length)
        return known.length
          ? [{ at: `learned.${who}`, expected: said('nothing'), came: shown(known), about: { learns: who } }]
          : []
      return facts
        .filter(fact => !known.some(one => matches(fact, one)))
        .map(fact => ({
          at: `learned.${who}`,
          expected: shown('does' in fact ? { [fact.does]: fact.about, result: fact.result } : fact),
          came: shown(known),
          about: { learns: who },
        }))
    }),
  told: ({ told }, came) =>
    Object.entries(told!).flatMap(([who, kinds]) => {
      const heard = getOwn(came.told, who) ?? []
      const missing = kinds.filter(kind => !heard.includes(kind))
      return missing.length || (!kinds.length && heard.length)
        ? [{ at: `told.${who}`, expected: shown(kinds), came: shown(heard), about: { learns: who } }]
        : []
    }),
  text: ({ text }, came) =>
    Object.entries(text!).flatMap(([reader, { has, lacks }]) => {
      const texts = getOwn(came.text, reader) ?? ''
      return [
        ...has
          .filter(part => !texts.includes(part))
          .map(part => ({ at: `text.${reader}.has`, expected: part, came: texts })),
        ...lacks
          .filter(part => texts.includes(part))
          .map(part => ({ at: `text.${reader}.lacks`, expected: said('without', { text: part }), came: texts })),
      ]
    }),
  // A line without anybody in it is there or not; one name is a list of one, and an empty list is no line at all.
  public: ({ public: lines }, came) =>
    subset(
      'public',
      Object.fromEntries(
        Object.entries(lines!).map(([kind, said]) => [kind, said === 'true' || said === 'yes' ? 'yes' : [said].flat()]),
      ),
      {
        ...Object.fromEntries(Object.entries(lines!).filter(([, said]) => !said.length)),
        ...Object.fromEntries(
          Object.entries(came.public).map(([kind, said]) => [kind, said === 'yes' ? said : [said].flat()]),
        ),
      },
    ),
  uses: ({ uses }, came) =>
    Object.entries(uses!).flatMap(([who, counts]) =>
      subset(
        `uses.${who}`,
        counts,
        Object.fromEntries(
          Object.keys(counts).map(ability => [ability, getOwn(getOwn(came.uses, who) ?? {}, ability) ?? 0]),
        ),
      ),
    ),
  refused: ({ refused }, came) => subset('refused', refused!, came.refused),
  prompts: ({ prompts }, came) => {
    const wrong = prompts!.length ? prompts!.some(prompt => !came.prompts.includes(prompt)) : came.prompts.length > 0
    return wrong ? [{ at: 'prompts', expected: shown(prompts), came: shown(came.prompts) }] : []
  },
  status: ({ status }, came) =>
    Object.entries(status!).flatMap(([who, marks]) => {
      const has = getOwn(came.status, who) ?? []
      return marks.some(mark => !has.includes(mark)) || (!marks.length && has.length)
        ? [{ at: `status.${who}`, expected: shown(marks), came: shown(has) }]
        : []
    }),
  state: ({ state }, came) =>
    Object.entries(state!).flatMap(([key, counters]) =>
      subset(`state.${key}`, counters, { ...zeros(counters), ...getOwn(came.state, key) }),
    ),
  votes: ({ votes }, came) =>
    came.votes
      ? [
          ...subset('votes.players', votes!.players, { ...zeros(votes!.players), ...came.votes.players }),
          ...subset('votes.families', votes!.families, came.votes.families ?? {}),
        ]
      : unheard('votes', votes),
  lynched: ({ lynched }, came) =>
    same(lynched, came.lynched) ? [] : [{ at: 'lynched', expected: shown(lynched), came: shown(came.lynched) }],
  topics: ({ topics }, came) =>
    Object.entries(topics!).flatMap(([id, { members, talk }]) => {
      const there = getOwn(came.topics, id)
      return there && same(members, there.members) && (talk === undefined || talk === there.talk)
        ? []
        : [{ at: `topics.${id}`, expected: shown({ members, talk }), came: there ? shown(there) : said('nothing') }]
    }),
  becomes: ({ becomes }, came) =>
    same(Object.entries(becomes!), Object.entries(came.becomes))
      ? []
      : [{ at: 'becomes', expected: shown(becomes), came: shown(came.becomes) }],
  flips: ({ flips }, came) => subset('flips', flips!, came.flips),
  winner: ({ winner }, came) =>
    isWinner(winner!, came.winner)
      ? []
      : [{ at: 'winner', expected: shown(winner), came: came.winner ? shown(came.winner) : said('nobodyYet') }],
}

/** Whether the engine proposes what is expected: `none` (or an empty list) is no end, `draw` an end that nobody wins. */
function isWinner(expected: string | string[], came: string[] | undefined): boolean {
  const names = [expected].flat()
  if (names.length === 0 || expected === 'none') return !came
  return same(names, came ?? []) || (expected === 'draw' && came?.length === 0)
}

/** What only some systems keep. */
const keptOnly: ReadonlySet<string> = new Set<Kept>(['status', 'state', 'votes', 'lynched', 'winner'])

/** What nobody counted stands at nothing. */
const zeros = (expected: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, typeof value === 'boolean' ? false : 0]))

/** What the system of the case does not keep. */
const unheard = (at: string, expected: unknown): Difference[] => [
  { at, expected: shown(expected), came: said('keepsNone') },
]

function subset(at: string, expected: Record<string, unknown>, came: Record<string, unknown>): Difference[] {
  return Object.entries(expected)
    .filter(([key, value]) => !same(value, getOwn(came, key)))
    .map(([key, value]) => {
      const has = getOwn(came, key) ?? undefined
      return { at: `${at}.${key}`, expected: shown(value), came: has === undefined ? said('nothing') : shown(has) }
    })
}

function matches(fact: ExpectedLearned, one: LearnedSaid): boolean {
  if ('fact' in fact) return one.about === fact.about && one.fact === fact.fact && same(fact.is, one.is)
  return 'does' in fact && getOwn(one, fact.does) === fact.about && same(fact.result, one.result)
}

/** Equal, lists in any order. */
function same(one: unknown, other: unknown): boolean {
  const bytes = (value: unknown): string =>
    JSON.stringify(Array.isArray(value) ? value.map(item => JSON.stringify(item)).sort() : value)
  return bytes(one) === bytes(other)
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
