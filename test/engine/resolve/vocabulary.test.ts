/** The words of a system: what does not stand in its declaration does not compile. */
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  type RecallOf,
  declareFacts,
  rememberedOf,
  type DataOf,
  type FactOf,
  type GivenOf,
  type LedgerOf,
  type ReasonsOf,
  type RulingsOf,
  type SpokenOf,
  type ResolutionOf,
} from '../../../engine/resolve/sequence/vocabulary.ts'
import { factClaim } from '../../../engine/resolve/sequence/ledger.ts'
import type { Claim } from '../../../engine/reason/claim.ts'
import { all, any, least } from '../../../engine/reason/reason.ts'

const declared = declareFacts({
  client: { of: 'slot', data: { home: 'slot', nights: 'number', paid: 'flag?', manner: ['by force', 'by word'] } },
  guest: { of: 'slot', data: { room: { perhaps: ['upper', 'lower'] } } },
  saved: { of: 'slot' },
})
type Declared = typeof declared
type Silent = {
  death: { of: 'slot'; data: { cause: readonly ['poison', 'rope'] }; silent: true }
  poisoned: { of: 'slot' }
}

describe('facts of a system', () => {
  it('carry what is declared of them', () => {
    expect(declared.client.data.home).toBe('slot')
    expectTypeOf<DataOf<Declared, 'client'>['home']>().toEqualTypeOf<string>()
    expectTypeOf<DataOf<Declared, 'client'>['nights']>().toEqualTypeOf<number>()
    expectTypeOf<DataOf<Declared, 'client'>['paid']>().toEqualTypeOf<boolean | undefined>()
    expectTypeOf<DataOf<Declared, 'client'>['manner']>().toEqualTypeOf<'by force' | 'by word'>()
    expectTypeOf<DataOf<Declared, 'guest'>['room']>().toEqualTypeOf<'upper' | 'lower' | undefined>()
    expectTypeOf<Record<never, never>>().toExtend<DataOf<Declared, 'guest'>>()
    expectTypeOf<DataOf<Declared, 'saved'>>().not.toHaveProperty('home')
  })

  it('are put with everything that they carry, and asked for by a kind that is one', () => {
    type Put = Omit<GivenOf<Declared, 'client'>, 'data'>
    expectTypeOf<Put>().not.toExtend<GivenOf<Declared, 'client'>>()
    expectTypeOf<Put & { data: { home: string; nights: number; manner: 'by word' } }>().toExtend<
      GivenOf<Declared, 'client'>
    >()
    expectTypeOf<Parameters<LedgerOf<Declared>['found']>[0]['kind']>().toEqualTypeOf<keyof Declared>()
    expectTypeOf<FactOf<Declared>['kind']>().toEqualTypeOf<'client' | 'guest' | 'saved'>()
  })

  it('are spoken of in reasons only where there are words for them', () => {
    const reasons: ReasonsOf<'client' | 'saved'> = { all, any, least }
    expect(reasons.all({ is: 'fact', kind: 'saved', of: 'Ann' }, { rule: 'A' }).holds).toBe(true)
    type Kinds = Extract<Parameters<(typeof reasons)['any']>[0], { is: 'fact' }>['kind']
    expectTypeOf<Kinds>().toEqualTypeOf<'client' | 'saved'>()
  })

  it('are not misspelt, and nothing is missing', () => {
    const why = all({ is: 'dies', who: 'Ann' }, { rule: 'A' })
    const given = { of: 'Ann', why, rule: 'A' }
    const rulings = (walk: ResolutionOf<Declared & Silent>): void => {
      walk.put({ ...given, kind: 'client', data: { home: 'Bob', nights: 1, manner: 'by word' } })
      // @ts-expect-error a kind that is none
      walk.put({ ...given, kind: 'cleint', data: { home: 'Bob', nights: 1, manner: 'by word' } })
      // @ts-expect-error a field that is none
      walk.put({ ...given, kind: 'client', data: { hoem: 'Bob', nights: 1, manner: 'by word' } })
      // @ts-expect-error a field is missing
      walk.put({ ...given, kind: 'client', data: { home: 'Bob', nights: 1 } })
      // @ts-expect-error a field that is none is read
      walk.ledger.found({ kind: 'client', where: ({ data }) => data.hoem === 'Bob' })
      // @ts-expect-error a mark without what it carries
      walk.mark('Ann', 'client', why, 'A')
      // @ts-expect-error no tree speaks of a death by this name, so it has to be said what is asked
      walk.ledger.seek({ kind: 'death' }, 'A')
      walk.ledger.seek({ kind: 'death' }, 'A', { is: 'dies', who: 'Ann' })
    }
    expectTypeOf(rulings).toBeFunction()
  })

  it('need words where trees speak of them, and a claim where none does', () => {
    expectTypeOf<SpokenOf<Silent>>().toEqualTypeOf<'poisoned'>()
    expectTypeOf<ResolutionOf<Silent>['mark']>().parameter(1).toEqualTypeOf<'poisoned'>()
    expectTypeOf<NonNullable<RulingsOf<Silent>['results']>>().toEqualTypeOf<readonly 'poisoned'[]>()
  })

  it('are deaths too, of the causes that the system lists, or of any', () => {
    type Dies<Walk extends { dies: (...given: never[]) => unknown }> = NonNullable<Parameters<Walk['dies']>[3]>
    expectTypeOf<Dies<ResolutionOf<Silent>>['cause']>().toEqualTypeOf<'poison' | 'rope'>()
    expectTypeOf<Dies<ResolutionOf<Declared>>['cause']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<ReturnType<ResolutionOf<Silent>['deaths']>[0]['data']['cause']>().toEqualTypeOf<'poison' | 'rope'>()
  })

  it('are read from what a game remembers, as they are declared', () => {
    const remembered = [
      {
        id: 1,
        kind: 'client',
        of: 'Ann',
        phase: 'night 1',
        rule: 'A',
        data: { home: 'Bob', nights: 1, manner: 'by word' },
      },
      { id: 2, kind: 'saved', of: 'Cy', phase: 'night 1', rule: 'A' },
    ]
    const recall: RecallOf<typeof declared> = rememberedOf
    const [client] = recall(remembered, 'client')
    expect(client?.data.home).toBe('Bob')
    expectTypeOf<NonNullable<typeof client>['data']['nights']>().toEqualTypeOf<number>()
    expect(recall(remembered, 'saved')).toEqual([{ ...remembered[1], data: {} }])
    expect(recall(undefined, 'saved')).toEqual([])
  })

  it('assert what their kind says, and nothing else', () => {
    const asserts = (fact: FactOf<Declared, 'client'>): Claim<'client'> => factClaim(fact)
    expectTypeOf(asserts).returns.not.toEqualTypeOf<Claim>()
  })
})
