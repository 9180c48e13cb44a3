import { describe, expect, it } from 'vitest'
import { rar } from '../../../engine/systems/index.ts'
import { publicOnly } from '../../../engine/text/audience.ts'
import { paragraphs } from '../../../engine/text/dialect.ts'
import { dialects } from '../../../engine/text/dialects/index.ts'
import { messagesOf } from '../../../engine/messages/report.ts'
import { night } from './night.ts'

function told(...args: Parameters<typeof night>): Record<string, string> {
  const { game, phase, outcome } = night(...args)
  return Object.fromEntries(
    messagesOf(rar, game, phase, outcome).map(({ audience, paragraphs: said }) => [
      audience.to === 'player' ? audience.player : audience.to,
      paragraphs(dialects.plain, said),
    ]),
  )
}

describe('what a night tells', () => {
  it('tells sensors what they saw, nothing, or no result', () => {
    const players = {
      Vic: 'vigilante',
      Ann: 'vanilla',
      Dee: 'doctor',
      Rolf: 'roleblocker',
      Tam: 'tracker',
      Wat: 'watcher',
      Fay: 'follower',
      Voy: 'voyeur',
      Mot: 'motionDetector',
      Row: 'roleWatcher',
    }
    expect(
      told(players, [
        'Vic shoot Ann',
        'Dee protect Ann',
        'Tam track Vic',
        'Wat watch Ann',
        'Fay follow Vic',
        'Voy peek Ann',
        'Mot detect Ann',
        'Row watchRoles Dee',
      ]),
    ).toEqual({
      Tam: 'You saw Vic visit Ann.',
      Wat: 'You saw Vic, Dee, Voy, and Mot visit Ann.',
      Fay: 'You saw Vic carry out an action: “kill”.',
      Voy: 'You saw actions on Ann: “investigation”, “kill”, and “protection”.',
      Mot: 'You noticed motion around Ann.',
      Row: 'You saw nobody visit Dee.',
      public: 'Night 2 is over.\n\nNobody died.',
    })
    expect(
      told(players, [
        'Tam track Vic',
        'Wat watch Dee',
        'Fay follow Vic',
        'Voy peek Rolf',
        'Rolf block Voy',
        'Mot detect Ann',
      ]),
    ).toEqual({
      Tam: 'You saw Vic visit nobody.',
      Wat: 'You saw nobody visit Dee.',
      Fay: 'You saw Vic do nothing.',
      Voy: 'No result.',
      Mot: 'You noticed no motion around Ann.',
      public: 'Night 2 is over.\n\nNobody died.',
    })
  })

  it('puts no comma between two, and quotes each word', () => {
    const players = {
      Quin: 'busDriver',
      Ann: 'vanilla',
      Cat: 'vanilla',
      Dee: 'doctor',
      Tam: 'tracker',
      Row: 'roleWatcher',
    }
    expect(
      told(players, ['Quin swap Ann,Cat', 'Tam track Quin', 'Dee protect Ann', 'Row watchRoles Ann']),
    ).toMatchObject({
      Tam: 'You saw Quin visit Ann and Cat.',
      Row: 'You saw the roles “Bus Driver” and “Doctor” visit Ann.',
    })
  })

  it('tells checks their result, and the recruited their side', () => {
    const players = { Cora: 'cop', Rex: 'roleCop', Ann: 'vanilla', Gus: 'goon', Cal: 'cultRecruiter' }
    expect(told(players, ['Cora investigate Gus', 'Rex inspectRole Gus', 'Cal recruit Ann'])).toMatchObject({
      Cora: 'You investigated Gus. Result: not town.',
      Rex: 'You checked Gus. Result: Vanilla.',
      Ann: 'You have been recruited. You are now a member of the cult.',
    })
  })

  it('opens the day with who died, as they flipped', () => {
    const players = { Vic: 'vigilante', Ann: 'vanilla', Wes: 'vigilante', Bob: 'doctor', Jan: 'janitor' }
    expect(told(players, ['Vic shoot Ann', 'Wes shoot Bob', 'Jan clean Bob']).public).toBe(
      'Night 2 is over.\n\nAnn died. They were a Vanilla Townie.\n\nBob died. Their role is not revealed.',
    )
  })

  it('makes what everybody reads from the public tells alone', () => {
    const { game, phase, outcome } = night({ Vic: 'vigilante', Ann: 'vanilla', Cora: 'cop' }, [
      'Vic shoot Ann',
      'Cora investigate Vic',
    ])
    const [post] = publicOnly(messagesOf(rar, game, phase, outcome))
    const [alone] = messagesOf(rar, game, phase, { tells: outcome.tells.filter(({ to }) => to.to === 'public') })
    expect(post).toEqual(alone)
    expect(
      messagesOf(rar, game, phase, { tells: outcome.tells.filter(({ to }) => to.to !== 'public') }).map(
        ({ secret }) => secret,
      ),
    ).toEqual([true])
  })
})
