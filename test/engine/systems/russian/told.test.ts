/** What Russian messages and posts say, as a native host would write them: sentences, players without forms behind «игрок». */
import { describe, expect, it } from 'vitest'
import { play } from '../../../../engine/cases/play.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import { messagesOf } from '../../../../engine/messages/report.ts'
import { systems } from '../../../../engine/systems/index.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'
import { plainOf } from '../../../../engine/text/span.ts'

/** What everybody reads of one night: by player, and for all under `all`. */
function told(players: string, actions: string): Record<string, string[]> {
  const text = `case: x\nsystem: russian\nplayers: {${players}}\nothers: 8\nphases: [{night: 1, actions: [${actions}]}]\n`
  const { cases, problems } = readCases(text, 'x.yaml', systems)
  expect(problems).toEqual([])
  const [{ game, phase, outcome }] = play(cases[0]!, russian).phases as [ReturnType<typeof play>['phases'][number]]
  const read: Record<string, string[]> = {}
  for (const { audience, paragraphs } of messagesOf(russian, game, phase, outcome, { locale: 'ru' }))
    (read[audience.to === 'player' ? audience.player : 'all'] ??= []).push(...paragraphs.map(plainOf))
  return read
}

const forms = (gender: string, ...[gen, dat, acc, ins, pre]: string[]): string =>
  `forms: {gender: ${gender}, gen: ${gen}, dat: ${dat}, acc: ${acc}, ins: ${ins}, pre: ${pre}}`
const anna = `Аня: {role: detective, ${forms('f', 'Ани', 'Ане', 'Аню', 'Аней', 'Ане')}}`
const dina = `Дина: {role: priest, ${forms('f', 'Дины', 'Дине', 'Дину', 'Диной', 'Дине')}}`

describe('a Russian message', () => {
  it('tells where somebody went in a sentence, in the gender of a name with forms and of «игрок»', () => {
    expect(told('Дет: detective, Cid: doctor, Bob: priest', 'Дет track Cid, Cid heal Bob').Дет).toEqual([
      'Игрок Cid ходил к игроку Bob.',
    ])
    expect(
      told(`Дет: detective, ${anna.replace('detective', 'doctor')}, ${dina}`, 'Дет track Аня, Аня heal Дина').Дет,
    ).toEqual(['Аня ходила к Дине.'])
    expect(told('Дет: detective, Cid: doctor', 'Дет track Cid').Дет).toEqual(['Игрок Cid этой ночью сидел дома.'])
  })

  it('says what was found as a colour of a team, and a victim as one', () => {
    expect(told('Ком: commissioner, Cid: doctor', 'Ком check Cid').Ком).toEqual(['Ваш чек на игрока Cid: красный.'])
    const killed = told('Макс: {role: judge, negative: mafia}, Bob: priest', 'Макс shoot Bob')
    expect(killed.Макс).toContain('Вы убили игрока Bob. Команда жертвы: красная.')
    expect(killed.all!.slice(1, 3)).toEqual(['Погиб игрок:', 'Bob: священник'])
    expect(told('Дет: detective, Cid: doctor', 'Дет track Cid').all).toContain('Никто не погиб.')
  })

  it('calls nobody by his name who reads it himself', () => {
    const { Рома } = told(
      'Рома: bodyguard, Яна: priest, Макс: {role: judge, negative: mafia}, Док: doctor',
      'Рома protect Яна, Макс shoot Рома, Док heal Рома',
    )
    expect(Рома!.join(' ')).toContain('Изначальной целью были вы.')
    const { Света } = told('Света: immortal, Макс: {role: judge, negative: mafia}', 'Макс shoot Света')
    expect(Света!.join(' ')).toContain('Ваша запасная жизнь потрачена: напали на вас.')
  })

  it('begins with a capital', () => {
    for (const texts of Object.values(
      told('Ком: commissioner, Cid: doctor, Дет: detective, Bob: priest', 'Ком check Cid, Дет track Cid, Cid heal Bob'),
    ))
      for (const text of texts) expect(text).toMatch(/^[\p{Lu}<*[]/u)
  })
})
