/** What is done in another's place and was not sent in is a deed of its own: an insurer's shot on the map and in answers. */
import { describe, expect, it } from 'vitest'
import { play } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { systems } from '../../../engine/systems/index.ts'
import { russian } from '../../../engine/systems/russian/index.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import { plainOf } from '../../../engine/text/span.ts'
import { nightMap } from '../../../engine/why/night-map.ts'
import { sayAnswer } from '../../../engine/why/answer.ts'
import { sentence } from '../../../engine/why/sentences.ts'
import { speakerOf } from '../../../engine/why/speaker.ts'

const players =
  'Vera: doctor, Gleb: blocker, Una: blocker, Pia: priest, '
  + 'Boris: {role: judge, negative: mafia}, Zak: {role: hero, negative: mafia}, Nik: {role: witness, negative: maniac}'

/** A night of these players: its map, and who dies or does not, and why. */
function night(actions: string, locale: Locale = 'en') {
  const text = `case: x\nsystem: russian\nplayers: {${players}}\nothers: 6\nphases: [{night: 1, actions: [${actions}]}]\n`
  const { cases } = readCases(text, 'x.yaml', systems)
  const { game, phase, outcome } = play(cases[0]!, russian).phases.at(-1)!
  const speaker = speakerOf(russian, game, phase, locale, outcome)
  const map = nightMap({ system: russian, game, phase, outcome }, speaker)
  const said = (action: string): string =>
    plainOf(sentence({ is: 'active', action, part: 'none', at: '' }, true, speaker))
  const deaths = outcome.questions.flatMap(({ claim, reason }) =>
    claim.is === 'dies' && reason ? [plainOf(sayAnswer(reason, speaker))] : [],
  )
  return { map, said, deaths, of: (who: string) => map.cards.filter(card => card.who === who) }
}

const arrested = 'Boris shoot Vera, Gleb arrest Boris'

describe('a shot that nobody sent in, in the place of an arrested partner', () => {
  it('has a card of its own in the lane of who shoots, at the step of shots, that came to the victim', () => {
    const { map, of } = night(arrested)
    const [card, ...more] = of('Zak')
    expect(more).toEqual([])
    expect(map.lanes).toContain('Zak')
    expect(card?.aims).toEqual([{ who: 'Vera', came: true }])
    expect(map.columns[card!.at]).toEqual({ step: 'negKillers' })
    expect(of('Boris').map(({ verdict, aims }) => [verdict, aims])).toEqual([
      ['failed', [{ who: 'Vera', came: false }]],
    ])
  })

  it('is brought by the arrest, and would have been kept from being by the shot that it stands for', () => {
    const { map, of } = night(arrested)
    const [zak, boris, gleb] = ['Zak', 'Boris', 'Gleb'].map(who => of(who)[0]!.action)
    const between = map.links.map(({ from, to, does, would }) => [from, to, does, would])
    expect(between).toContainEqual([gleb, boris, 'stops', false])
    expect(between).toContainEqual([gleb, zak, 'brings', false])
    expect(map.links.filter(({ from, to }) => from === boris && to === zak).map(({ would }) => would)).toEqual([true])
    expect(map.links.filter(({ from, to }) => from === zak && to === boris)).toEqual([])
  })

  it('is told in words of both languages, without its id', () => {
    for (const [locale, words] of [
      ['en', /^Zak shot Vera as insurance$/],
      ['ru', /Zak стрелял по страховке в игрока Vera$/],
    ] as const) {
      const { of, said } = night(arrested, locale)
      expect(said(of('Zak')[0]!.action)).toMatch(words)
    }
  })

  it('is who nearly killed where the victim is healed, and came all the same', () => {
    const { of, deaths, map } = night(
      `${arrested}, Vera heal Vera`.replaceAll('Vera', 'Pia').replace('Pia heal', 'Vera heal'),
    )
    expect(deaths).toEqual(['Zak would have shot Pia as insurance, but Vera healed Pia.'])
    const [zak] = of('Zak')
    expect(zak?.aims).toEqual([{ who: 'Pia', came: true }])
    const [heal] = of('Vera')
    expect(map.links).toContainEqual({ from: heal!.action, to: zak!.action, does: 'shields', would: false })
    const [boris] = of('Boris')
    expect(map.links.filter(({ from, to }) => from === zak!.action && to === boris!.action)).toEqual([])
  })

  it('is stopped by an arrest of its own, and then came to nobody', () => {
    const { of, map, deaths } = night(`${arrested}, Una arrest Zak`)
    const [zak] = of('Zak')
    expect(zak?.aims).toEqual([{ who: 'Vera', came: false }])
    expect(map.links).toContainEqual({ from: of('Una')[0]!.action, to: zak!.action, does: 'stops', would: false })
    expect(deaths[0]).toContain('Una arrested Zak')
  })

  it('is none where nothing kept the partner, or the insurer sent something in himself', () => {
    expect(night('Boris shoot Vera').of('Zak')).toEqual([])
    expect(night('Boris shoot Pia, Vera heal Pia').of('Zak')).toEqual([])
    const sent = night(`${arrested}, Zak insure Vera`).of('Zak')
    expect(sent.map(({ action }) => action)).toEqual(['a3'])
  })
})
