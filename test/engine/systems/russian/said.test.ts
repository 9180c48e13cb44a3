/** What trees of Russian nights say: the right reason, and what failed as it would have been. */
import { describe, expect, it } from 'vitest'
import { play } from '../../../../engine/cases/play.ts'
import { readCases } from '../../../../engine/cases/read.ts'
import { systems } from '../../../../engine/systems/index.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'
import type { Locale } from '../../../../engine/text/wording.ts'
import { plainOf } from '../../../../engine/text/span.ts'
import { sayAnswer } from '../../../../engine/why/answer.ts'
import { textTree } from '../../../../engine/why/print.ts'
import { speakerOf } from '../../../../engine/why/speaker.ts'

/** The last of some nights of these players: its trees, and in one line why each action fared as it did. */
function night(
  players: string,
  actions: string,
  locale: Locale,
  before: readonly string[] = [],
): { trees: string; answers: string[] } {
  const nights = [...before, actions].map((sent, nth) => `{night: ${nth + 1}, actions: [${sent}]}`)
  const text = `case: x\nsystem: russian\nplayers: {${players}}\nothers: 8\nphases: [${nights.join(', ')}]\n`
  const { cases } = readCases(text, 'x.yaml', systems)
  const { game, phase, outcome } = play(cases[0]!, russian).phases.at(-1)!
  const speaker = speakerOf(russian, game, phase, locale, outcome)
  return {
    trees: [...outcome.questions, ...outcome.verdicts]
      .flatMap(({ reason }) => (reason ? [textTree(reason, speaker)] : []))
      .join('\n'),
    answers: outcome.verdicts.map(({ reason, verdict }) => plainOf(sayAnswer(reason!, speaker, verdict))),
  }
}

describe('a tree', () => {
  it('says of a victim who lives that no killer is seen there, and of a corpse that only the first is', () => {
    const players = 'Uma: bum, Xan: priest, Dan: doctor, Ada: {role: judge, negative: mafia}'
    const saved = night(players, 'Uma watch Xan, Ada shoot Xan, Dan heal Xan', 'en').trees
    expect(saved).toContain('Xan lives, so the killer is not seen')
    const killed = night(players, 'Uma watch Xan, Ada shoot Xan', 'en').trees
    expect(killed).not.toContain('no killer is seen there (')
  })

  it('says of an arrest that failed how it would have been', () => {
    const { trees } = night(
      'Эмма: blocker, Макс: {role: judge, negative: mafia}, Гия: {role: hero, negative: geisha}, Хана: priest',
      'Гия take Макс, Эмма arrest Макс, Макс shoot Хана',
      'ru',
    )
    expect(trees).toContain('игрок Макс оказался бы под арестом')
    expect(trees).not.toContain('Макс под арестом')
  })

  it('says of a partner who shoots unasked at whom, and that it is insurance', () => {
    const players =
      'Глеб: blocker, Вера: doctor, Боря: {role: judge, negative: mafia}, Захар: {role: hero, negative: mafia}'
    const { trees } = night(players, 'Боря shoot Вера, Глеб arrest Боря', 'ru')
    expect(trees).toContain('игрок Захар стреляет в игрока Вера по страховке')
    expect(trees).not.toContain('вместо игрока Вера')
    const hired = 'Вера: doctor, Боря: {role: judge, negative: mafia}, Наум: {role: hero, negative: hireling}'
    const ordered = night(hired, 'Боря order Вера', 'ru').trees
    expect(ordered).toContain('игрок Наум наносит удар игроку Вера')
    expect(ordered).not.toContain('по страховке')
  })

  it('names the role that a hacked black uses', () => {
    const players = 'Хал: hacker, Макс: {role: judge, negative: mafia}'
    const uses = (role: string): string => night(players, `Макс useRole role=${role}`, 'ru', ['Хал hack Макс']).trees
    expect(uses('civil')).toContain('выбирает мирную роль')
    expect(uses('negative')).toContain('выбирает негативную роль')
  })

  it('names players without forms of their names behind «игрок»', () => {
    const { answers } = night(
      'Ком: commissioner, Гия: {role: hero, negative: geisha}, Пат: priest, Макс: {role: judge, negative: mafia}',
      'Гия take Пат, Ком check Пат, Макс shoot Ком',
      'ru',
    )
    expect(answers[1]).toBe(
      'Игрок Ком пытался проверить игрока Пат, но игрок Гия забрал игрока Пат к себе, а игрок Макс стрелял в игрока Ком.',
    )
  })
})

describe('an answer after a vote', () => {
  /** The last of some phases: in one line why each result came about, and how each move fared. */
  const answers = (players: string, phases: string): string => {
    const text = `case: x\nsystem: russian\nplayers: {${players}}\nphases: [${phases}]\n`
    const { cases } = readCases(text, 'x.yaml', systems)
    const { game, phase, outcome } = play(cases[0]!, russian).phases.at(-1)!
    const speaker = speakerOf(russian, game, phase, 'en', outcome)
    return [...outcome.questions, ...outcome.verdicts]
      .flatMap(({ reason }) => (reason ? plainOf(sayAnswer(reason, speaker)) : []))
      .join('\n')
  }
  const others = 'Ann: doctor, Bob: maid, Max: {role: bum, negative: mafia}, Moe: {role: actor, negative: maniac}'

  it('calls a barrier, cover and the weight of a judge by their names', () => {
    const barred = answers(`${others}, Her: hero`, '{day: 2, votes: [Ann Moe, Bob Moe, Max Her, Moe Her, Her Moe]}')
    expect(barred).not.toContain('notices the names')
    const priest = answers(`${others}, Pat: priest`, '{day: 2, votes: [Ann Pat, Bob Pat, Max Pat, Moe Max, Pat Moe]}')
    expect(priest).toContain('Pat has a barrier of 3')
    const judge = answers(`${others}, Jud: judge`, '{day: 2, votes: [Ann Max, Bob Moe, Max Ann, Moe Max, Jud Ann]}')
    expect(judge).toContain('Jud’s vote as judge weighs 6')
  })

  it('says of who dies of no ballots nothing of his votes', () => {
    const blown = answers(
      `${others}, Ter: terrorist`,
      '{day: 2, actions: [Ter armDetonator, Ter explodeWith Max], votes: [Ann Moe, Bob Moe, Max Ter, Moe Max, Ter Moe]}',
    )
    expect(blown).toContain('Max is lynched: Ter armed the detonator')
    expect(blown).not.toMatch(/(Max|Ter) is lynched \(/)
    const recorded = answers(others, '{day: 2, commands: [{record: lynch, values: {who: Max}}], votes: [Ann Bob]}')
    expect(recorded).toContain('Max is lynched.')
  })

  it('gives no move that was foiled as the reason for what came about', () => {
    const hacked = answers(
      `${others}, Wit: witness, Hac: hacker`,
      `{night: 1, actions: [Hac hack Wit]},
      {day: 2, actions: ["Wit vouch Ann,Bob"], votes: [Wit Max, Ann Max, Max Moe, Hac Moe, Bob Moe, Moe Ann]}`,
    )
    expect(hacked).toMatch(/Moe is lynched \(3 votes\): (?!.*vouched)/)
  })

  it('says that the explosion, and no maiming, keeps a voter from a move', () => {
    const blown = '{day: 2, votes: [Ann Ter, Bob Ter, Max Ter, Moe Ter, Ter Max]}, {night: 2, actions: [Ann heal Bob]}'
    expect(answers(`${others}, Ter: terrorist`, blown)).toContain('but the explosion keeps Ann from this move')
  })
})
