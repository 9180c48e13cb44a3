/** The words of a system: what does not stand in its declaration does not compile. */
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  facts,
  type DataOf,
  type FactOf,
  type GivenOf,
  type LedgerOf,
  type ReasonsOf,
} from '../../../engine/resolve/sequence/vocabulary.ts'
import { all, any, least } from '../../../engine/reason/reason.ts'

const declared = facts({
  client: { of: 'slot', data: { home: 'slot', nights: 'number', paid: 'flag?', manner: ['by force', 'by word'] } },
  saved: { of: 'slot' },
})
type Declared = typeof declared

describe('facts of a system', () => {
  it('carry what is declared of them', () => {
    expect(declared.client.data.home).toBe('slot')
    expectTypeOf<DataOf<Declared, 'client'>['home']>().toEqualTypeOf<string>()
    expectTypeOf<DataOf<Declared, 'client'>['nights']>().toEqualTypeOf<number>()
    expectTypeOf<DataOf<Declared, 'client'>['paid']>().toEqualTypeOf<boolean | undefined>()
    expectTypeOf<DataOf<Declared, 'client'>['manner']>().toEqualTypeOf<'by force' | 'by word'>()
    expectTypeOf<DataOf<Declared, 'saved'>>().not.toHaveProperty('home')
  })

  it('are put with everything that they carry, and asked for by a kind that is one', () => {
    type Put = Omit<GivenOf<Declared, 'client'>, 'data'>
    expectTypeOf<Put>().not.toExtend<GivenOf<Declared, 'client'>>()
    expectTypeOf<Put & { data: { home: string; nights: number; manner: 'by word' } }>().toExtend<
      GivenOf<Declared, 'client'>
    >()
    expectTypeOf<Parameters<LedgerOf<Declared>['found']>[0]['kind']>().toEqualTypeOf<'client' | 'saved'>()
    expectTypeOf<FactOf<Declared>['kind']>().toEqualTypeOf<'client' | 'saved'>()
  })

  it('are spoken of in reasons only where there are words for them', () => {
    const reasons: ReasonsOf<'client' | 'saved'> = { all, any, least }
    expect(reasons.all({ is: 'fact', kind: 'saved', of: 'Ann' }, { rule: 'A' }).holds).toBe(true)
    type Kinds = Extract<Parameters<(typeof reasons)['any']>[0], { is: 'fact' }>['kind']
    expectTypeOf<Kinds>().toEqualTypeOf<'client' | 'saved'>()
  })
})
