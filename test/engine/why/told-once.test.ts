/**
 * A deed is told once in a sentence: where an answer tells what undid something, what came of it does not tell it again.
 * So is a way: what was taken where something told before was taken only went the same way.
 */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { Dice } from '../../../electron/command/bench/dice.ts'
import { phaseOf } from '../../../electron/command/bench/lists.ts'
import { play } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { languagesOf } from '../../../engine/game/language.ts'
import type { Reason } from '../../../engine/reason/reason.ts'
import { nodesOf } from '../../../engine/reason/table.ts'
import { systems } from '../../../engine/systems/index.ts'
import { say } from '../../../engine/text/message.ts'
import { plainOf } from '../../../engine/text/span.ts'
import { sayAnswer } from '../../../engine/why/answer.ts'
import { usedName } from '../../../engine/why/deeds-said.ts'
import { listed, phrasesOf, useSaid } from '../../../engine/why/sentences.ts'
import { speakerOf, type Speaker } from '../../../engine/why/speaker.ts'
import { night } from './night.ts'
import { roundsOf } from '../../../tools/level.mjs'

it.each([
  {
    file: 'conan/votes-count.yaml',
    title: 'Kazuha poisoned who voted for the leader herself takes her own vote along',
    of: 'Ann',
    says:
      'Ann would have been lynched with 3 votes, but Tom had as many: Bob, Cat, and Dan all voted for Tom; Kaz tried to '
      + 'accompany Tom, but Gil poisoned Kaz.',
  },
  {
    file: 'mafia1923/role-butler.yaml',
    title: 'a robbed Butler can be poisoned and killed',
    of: 'Bea',
    says: 'Bert slipped Bea poison; Bea would have been immune to poison, but Theo robbed Bea.',
  },
  {
    file: 'russian/guards-worked.yaml',
    title: 'a black bodyguard cancels the heal',
    of: 'Wim',
    says: 'Wim is told how the attack went: Ada shot Xan; Dan tried to heal Xan, but Wim protected Xan.',
  },
])('of $of: $says', ({ file, title, of, says }) => {
  const system = systems.find(({ id }) => file.startsWith(`${id}/`))!
  const path = `test/cases/${file}`
  const cases = readCases(readFileSync(path, 'utf8'), path, systems).cases.filter(one => one.title === title)
  const phases = cases.flatMap(one => play(one, system).phases)
  const lines = phases.flatMap(({ game, phase, outcome }) =>
    outcome.questions
      .filter(({ claim }) => ('who' in claim && claim.who === of) || ('of' in claim && claim.of === of))
      .map(({ reason }) => plainOf(sayAnswer(reason!, speakerOf(system, game, phase, 'en', outcome)))),
  )
  expect(lines).toContain(says)
})

it('of a protection that was taken where the kill was, whose way is told already', () => {
  const { outcome, speaker } = night({ Ann: 'doctor', Bob: 'vanilla', Dee: 'busDriver', Eve: 'goon', Vic: 'vanilla' }, [
    'Eve factionKill Bob',
    'Dee swap Bob,Vic',
    'Ann protect Bob',
  ])
  const { reason } = outcome.questions.find(({ claim }) => claim.is === 'dies' && claim.who === 'Vic')!
  expect(plainOf(sayAnswer(reason!, speaker))).toBe(
    "Eve tried to kill Bob (faction kill), and Dee's swap moved the faction kill to Vic, but Ann's protection, meant for Bob, came along and held.",
  )
  expect(plainOf(sayAnswer(reason!, { ...speaker, locale: 'ru' }))).toMatch(
    /теперь это игрок Vic.*, а ушло туда же и мешает/,
  )
})

/** Nights of each system; NIGHTDESK_ROUNDS=2000 takes as many as that. */
const rounds = roundsOf(import.meta.filename)(240)

it.each(systems.map(system => [system.id, system] as const))(
  'in any night of %s a sentence tells no way twice',
  (_, system) => {
    const twice: string[] = []
    for (let seed = 1; seed <= rounds; seed++) {
      const { game, phase } = phaseOf(system, 'night', 9, new Dice(seed))
      const outcome = system.resolve(game, phase, { trees: true })
      const asked = [...outcome.questions.map(({ reason }) => ({ reason, verdict: undefined })), ...outcome.verdicts]
      for (const locale of languagesOf(system)) {
        const speaker = speakerOf(system, game, phase, locale, outcome)
        for (const { reason, verdict } of asked) {
          const said = reason ? plainOf(sayAnswer(reason, speaker, verdict)) : ''
          if (reason && tellsTwice(said, reason, speaker)) twice.push(`seed ${seed}: ${said}`)
        }
      }
    }
    expect(twice).toEqual([])
  },
)

/** Whether one of the ways in a tree stands twice in what is said; the longest are looked for first, for they begin like others. */
function tellsTwice(said: string, root: Reason, speaker: Speaker): boolean {
  const ways = new Set(nodesOf([root]).flatMap(({ claim }) => wayOf(claim, speaker) ?? []))
  let rest = said
  return [...ways]
    .toSorted((one, other) => other.length - one.length)
    .some(way => {
      const parts = rest.split(way)
      rest = parts.join('|')
      return parts.length > 2
    })
}

function wayOf(claim: Reason['claim'], speaker: Speaker): string | undefined {
  if (claim.is !== 'arrives' || !claim.path.length) return undefined
  const { journey } = phrasesOf(speaker)
  const legs = claim.path.map(({ by, to }, at) =>
    say(speaker.locale, at ? journey.further : journey.first, {
      use: useSaid(by, speaker),
      name: usedName(claim.action, claim.part, speaker),
      to: speaker.name(to),
    }),
  )
  return plainOf(listed(legs, speaker, journey.list))
}

it('of a ruling: why the host ruled so', () => {
  const { outcome, speaker } = night(
    { Ann: 'doctor', Dee: 'busDriver', Ezra: 'vanilla', Flo: 'vanilla', Moss: 'goon' },
    ['Dee swap Flo,Ezra', 'Ann protect Flo', 'Moss factionKill Flo'],
    { after: [{ do: 'override', id: 'a1', holds: false, reason: 'sent by mistake' }] },
  )
  const said = plainOf(sayAnswer(outcome.verdicts[2]!.reason!, speaker, 'partial'))
  expect(said.match(/the host ruled that Dee's swap failed/g)).toHaveLength(1)
  expect(said.match(/\(sent by mistake\)/g)).toHaveLength(1)
})
