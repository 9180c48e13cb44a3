/** `roles` of the five systems: what it says of an ability is what the ability's entry says. */
import { describe, expect, it } from 'vitest'
import { systems } from '../../engine/systems/index.ts'
import { inside } from './cli.ts'

/** What is said of an ability, on one line. */
async function said(system: string, ability: string): Promise<string> {
  const { out } = await inside('roles', '--system', system)
  const [, abilities = ''] = out.split('\nAbilities')
  const line = abilities
    .replace(/\n {3,}/g, ' ')
    .split('\n')
    .find(one => one.startsWith(`  ${ability} `))
  return line?.trim() ?? ''
}

describe('an ability', () => {
  it.each([
    ['russian', 'request', '1 target (a player or role:…); by evening and by night'],
    ['russian', 'request', 'instead of tracking, look at a role, verification, vigilante shot'],
    ['russian', 'order', 'may have except=PLAYER'],
    [
      'russian',
      'note',
      'when: what has to be so in the morning: the doctor hit, nobody died, Ann died, the check passed; several with “and”',
    ],
    ['russian', 'heal', '1 to 2 targets; each night; once a night; on oneself too'],
    ['conan', 'arrest', 'and 9 more, or other words; may have phase=PHASE; may have against=PLAYER'],
    ['conan', 'order', 'sentBy: who sent it in, where it was not the player'],
    ['mafia1923', 'factionKill', 'the whole faction together, whoever of it sends it in, once a night'],
    [
      'mafia1923',
      'jail',
      'a player, then perhaps a family; each day; once a day; 2 times in a game; on oneself too; may',
    ],
    ['mafia1923', 'extraVote', 'up to 1 target; each day; once a day; on oneself too'],
    ['mafia1923', 'extraVote', 'seen as other; 1923-COU1 A Councilor has one more family vote'],
    [
      'mafia1923',
      'revenge',
      'always at work, never sent in; seen as kill; 1923-ROB1 An Armed Robber kills whoever killed him',
    ],
    ['gorny', 'protect', 'on oneself with the option “self target”'],
    ['rar', 'factionKill', 'one member for the whole faction, once a night; on oneself with the option “self target”'],
  ])('%s %s: %s', async (system, ability, words) => expect(await said(system, ability)).toContain(words))

  it('that is never sent in names no target, and is said to name none', async () => {
    for (const { id, abilities } of systems)
      for (const [ability, { passive }] of Object.entries(abilities))
        if (passive) {
          const line = await said(id, ability)
          expect(line).toContain('no target; always at work, never sent in')
          expect(line).not.toMatch(/learns .* the target/)
        }
  })
})
