/** Names in green, which vote without a word for it, and `+1`, which agrees with another's vote. */
import { describe, expect, it } from 'vitest'
import type { Posted } from '../../../engine/journal/state.ts'
import { styleOf } from '../../../engine/systems/russian/style.ts'
import { bbcodeOf } from '../../../engine/vote/bbcode.ts'
import { runsOf } from '../../../engine/vote/marks.ts'
import { readPosts } from '../../../engine/vote/read.ts'
import { readThread } from '../../../engine/vote/thread.ts'
import { brief, people, reading, told } from './table.ts'

const style = (options: Record<string, string> = {}) => styleOf({ options })
const read = (text: string, options?: Record<string, string>): string => brief(text, style(options))

describe('a name in green is a vote', () => {
  it.each([
    ['[color=green]Bob[/color]', 'Bob'],
    ['[color=#008000]Bob[/color]', 'Bob'],
    ['[color=#0a0]Bob[/color]', 'Bob'],
    ['[color="Green"][b]Bob[/b][/color]', 'Bob'],
    ['[b][color=limegreen]bob.[/color][/b]', 'Bob'],
    ['[green]Bob[/green]', 'Bob'],
    ['<span style="color: green">Bob</span>', 'Bob'],
    ['<span style="font-size:12px;color:rgb(0, 128, 0)"><strong>Bob</strong></span>', 'Bob'],
    ['<font color="#00AA00">Bob</font>', 'Bob'],
    ['Хватит разговоров, [color=green]Cat Stevens[/color] и точка.', 'Cat Stevens'],
    ['[color=green]Голос: Bob[/color]', 'Bob'],
    ['Голос: [color=green]Bob[/color]', 'Bob'],
    ['[color=green]Голосую за Bob[/color]', 'Bob'],
    ['[color=green]B[/color][color=green]ob[/color]', 'Bob'],
    // On a hunt two names stand in a post, from left to right (RU-HUNT-5).
    ['[color=green]Bob[/color], [color=green]Ann[/color]', 'Bob | Ann'],
    ['[color=green]Bob, Ann[/color]', 'Bob | Ann'],
    ['[color=green]Bob\nAnn[/color]', 'Bob | Ann'],
    ['[color=green]Bob и Ann[/color]', 'Bob | Ann'],
  ])('%j', (text, says) => expect(read(text)).toBe(says))
})

describe('a name of another colour is none', () => {
  it.each([
    ['[color=red]Bob[/color] врет', ''],
    ['[color=#ffffff]Bob[/color] врет', ''],
    ['<span style="background-color: green">Bob</span> врет', ''],
    ['[color=green]Красный[/color] тут один Bob', ''],
    ['<span style="color:green">Well, <span style="color:black">Bob</span> wrote much today</span>', ''],
    ['[quote=Ann][color=green]Bob[/color][/quote]', ''],
    ['<a class="username" style="color:#00AA00" href="/u/2">Bob</a> врет', ''],
    ['[color=green]Сегодня я думаю, что Bob врет, и вот почему.[/color]', ''],
  ])('%j', (text, says) => expect(read(text)).toBe(says))
})

describe('what is not sure is asked', () => {
  it.each([
    // A vote for somebody who is none of the players is one against its voter (RU-VOTE-8): the host has to say so.
    ['[color=green]Васе[/color]', '? Васе: '],
    ['[color=green]Bo[/color]', '? Bo: Bob, Bobby'],
    // Three and more are a list of opinions rather than votes.
    [
      '[color=green]Bob[/color] [color=green]Ann[/color] [color=green]Dan[/color]',
      '? Bob: Bob | ? Ann: Ann | ? Dan: Dan',
    ],
    // A text that was copied has lost its colours: a post that is a name and nothing else may be a vote.
    ['Bob', '? Bob: Bob'],
    ['Bob.\n', '? Bob: Bob'],
    ['[color=red]Bob[/color]', '? Bob: Bob'],
    ['Bob?', ''],
    ['Bob\nкрасный', ''],
  ])('%j', (text, says) => expect(read(text)).toBe(says))
  it.each([
    ['[s][color=green]Bob[/color][/s]', 'no struck'],
    ['[spoiler][color=green]Bob[/color][/spoiler]', 'no spoiler'],
  ])('%j does not count', (text, says) => expect(read(text)).toBe(says))
})

describe('a game says how votes are written', () => {
  const both = '[color=green]Bob[/color]\nГолос: Ann'
  it.each([
    ['greenAndWord', 'Bob | Ann'],
    ['greenAlone', 'Bob | no notGreen'],
    ['wordAlone', 'Ann'],
  ])('%s', (votesWritten, says) => expect(read(both, { votesWritten })).toBe(says))
  it('the very same for the same options', () =>
    expect(style({})).toBe(style({ votesWritten: 'greenAndWord', plusOne: 'asks' })))
})

describe('+1', () => {
  const thread = (last: string, plusOne?: string): string =>
    told(
      readPosts(
        [
          { by: 'Ann', text: '[color=green]Bob[/color]' },
          { by: 'Cat Stevens', text: 'Голос: Dan' },
          { by: 'Dan', text: last },
        ],
        people('Ann', 'Bob', 'Cat Stevens', 'Dan'),
        style(plusOne === undefined ? {} : { plusOne }),
      ),
    )
  it('is asked about: the vote before it may be meant', () => expect(thread('+1')).toBe('Bob | Dan | ? +1: Dan'))
  it('agrees with the vote that it quotes', () =>
    expect(thread('[quote=Ann][color=green]Bob[/color][/quote]\n+1')).toBe('Bob | Dan | ? +1: Bob'))
  it('counts where a game has it so', () => {
    expect(thread('+1', 'counts')).toBe('Bob | Dan | Dan')
    expect(thread('[quote]Голос: Bob[/quote] +1!', 'counts')).toBe('Bob | Dan | Bob')
  })
  it('is nothing where a game has it so', () => expect(thread('+1', 'nothing')).toBe('Bob | Dan'))
  it('is nothing beside a vote, in a sentence, or with no vote before it', () => {
    expect(thread('+1\nГолос: Ann')).toBe('Bob | Dan | Ann')
    expect(thread('ставлю +1 за пост')).toBe('Bob | Dan')
    expect(read('+1')).toBe('')
  })
  it('is no name of anybody', () =>
    expect(
      readPosts(
        [
          { by: 'Ann', text: 'Голос: Bob' },
          { by: 'Dan', text: '+1' },
        ],
        people('Ann', 'Bob', 'Dan'),
        style(),
      ).unresolved,
    ).toMatchObject([{ by: 'Dan', name: '+1', near: ['Bob'], asks: 'agreement' }]))
})

describe('colours of a thread stay with its posts', () => {
  const kept = (text: string): string => bbcodeOf(runsOf({ text }))
  it('as they are stored', () => {
    expect(kept('<b>Ну <span style="color:#008000">Bob</span></b>')).toBe('[b]Ну [color=green]Bob[/color][/b]')
    expect(kept('[color=green]Bob[/color]')).toBe('[color=green]Bob[/color]')
    expect(kept('[color=red]Bob[/color]')).toBe('Bob')
  })
  it('out of a saved page, and out of a text', () => {
    const page = `<!doctype html><html><body><article class="message" data-author="Dan" data-content="post-7" id="js-post-7">
      <div class="bbWrapper"><span style="color: rgb(0, 128, 0)">Ann</span></div></article></body></html>`
    const posts = readThread([{ file: 'page.html', text: page }]).posts
    expect(told(readPosts(posts, people('Ann', 'Dan'), style()))).toBe('Ann')
    const pasted = readThread([{ file: 'text', text: 'Dan: [color=green]Ann[/color]\nAnn: +1' }], ['Dan', 'Ann']).posts
    const stored = pasted.map(({ by, text }, index): Posted => ({ by, text, id: `p${index}` }))
    expect(told(readPosts(stored, people('Ann', 'Dan'), style()))).toBe('Ann | ? +1: Ann')
  })
  it('an edited one is flagged', () =>
    expect(reading('[color=green]Bob[/color]', style(), { edited: true }).flagged).toHaveLength(1))
})
