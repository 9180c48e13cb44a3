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
    ['russian', 'request', '1 target (a player or role:…); evening or night'],
    ['russian', 'request', 'instead of tracking, role check, verification, vigilante shot'],
    ['russian', 'order', 'may have except=PLAYER'],
    [
      'russian',
      'note',
      'when: what has to be so in the morning: the doctor hit, nobody died, Ann died, the check passed; several with “and”',
    ],
    ['russian', 'heal', '1 to 2 targets; each night; once a night; can self-target'],
    ['conan', 'arrest', 'and 9 more, or any other words; may have phase=PHASE; may have against=PLAYER'],
    ['conan', 'order', 'sentBy: who sent it in, if not the player'],
    ['mafia1923', 'factionKill', 'shared by the whole faction, one member submits it, once a night'],
    [
      'mafia1923',
      'jail',
      'a player, then optionally a family; each day; once a day; 2 times per game; can self-target; may',
    ],
    ['mafia1923', 'extraVote', 'up to 1 target; each day; once a day; can self-target'],
    ['mafia1923', 'extraVote', 'seen as other; 1923-COU1 Each day you have one extra family vote'],
    [
      'mafia1923',
      'revenge',
      'revenge             revenge: no target; always active, nothing to submit; seen as kill; 1923-ROB1 If somebody kills you, you automatically kill them in return.',
    ],
    ['gorny', 'protect', 'can self-target if “self-targeting” is on'],
    [
      'rar',
      'factionKill',
      'one member acts for the whole faction, once a night; can self-target if “self-targeting” is on',
    ],
  ])('%s %s: %s', async (system, ability, words) => expect(await said(system, ability)).toContain(words))

  it('that is never sent in names no target, and is said to name none', async () => {
    for (const { id, abilities } of systems)
      for (const [ability, { passive }] of Object.entries(abilities))
        if (passive) {
          const line = await said(id, ability)
          expect(line).toContain('no target; always active, nothing to submit')
          expect(line).not.toMatch(/learns .* the target/)
        }
  })
})
