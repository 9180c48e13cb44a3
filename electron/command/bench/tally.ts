/**
 * A count of votes with everything that changes one at once: added votes, silenced and hidden ballots, barriers,
 * limits, judges who are level, mercy and a detonator. A case is played up to its vote, and the vote alone is counted
 * again and again.
 */
import { play, type PhasePlayed } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { systemById, systems } from '../../../engine/systems/index.ts'
import type { DeskMeasured } from './desk.ts'
import { spread } from './measure.ts'

const sizes = [17, 100]

/**
 * Who speaks in a vote, and whoever is needed for it: a red lynched before, one who was killed, a face that was cut.
 */
const voices = {
  ...{ Jud: 'judge', Act: 'actor', Wit: 'witness', Pol: 'politician', Law: 'lawyer', Pri: 'priest', Her: 'hero' },
  ...{ Dru: '{role: drugDealer, state: {storedVotes: 3}}', Pha: 'phantom', Ter: 'terrorist', Gho: 'maid' },
  ...{ Lia: '{role: liar, negative: mafia}', Max: '{role: bum, negative: mafia}' },
  ...{ Nik: '{role: doctor, negative: maniac}', Fac: '{role: detective, faceless: true}' },
  ...{ Zoe: '{role: agent, ofSide: red}', Mia: '{role: mason, ofSide: black}' },
}

/** @param players how many have a ballot; who is not named above votes for one of three */
function written(players: number): string {
  const more = players - Object.keys(voices).length
  const seats = Object.entries(voices).map(([name, role]) => `${name}: ${role}`)
  const named = [
    ...['Jud Max', 'Act Her', 'Wit Max', 'Pol Max', 'Law Max', 'Pri Her', 'Her Max', 'Dru Max', 'Pha Max', 'Ter Her'],
    ...['Gho Max', 'Lia Her', 'Max Her', 'Nik Pri', 'Fac Her', 'Zoe Max', 'Mia Her'],
  ]
  const others = Array.from({ length: more }, (_, at) => `Other${at + 1} ${['Max', 'Her', 'Pri'][at % 3]}`)
  return `
case: a vote with all modifiers
system: russian
players: {${seats.join(', ')}, Red: hypnotist}
others: ${more}
phases:
  - {day: 2, commands: [{record: lynch, values: {who: Red}}]}
  - {evening: 2, actions: [Act copy Jud]}
  - night: 2
    actions: [Nik shoot Gho, Law lawyerCheck Max, "Dru drug Her,Nik", "Fac cutFace Nik,Max"]
  - day: 3
    actions:
      - {by: Wit, does: vouch, to: [Pol, Her, Gho, Dru]}
      - {by: Pol, does: nameSupporters, to: [Wit, Pha]}
      - {by: Dru, does: buyVotes, with: {votes: "2.5"}}
      - {by: Lia, does: compromise, to: [Pol, Dru]}
      - {by: Lia, does: slipBallots, to: [Her, Pri]}
      - {by: Pri, does: forgive, to: [Her]}
      - {by: Her, does: standUp, to: [Max]}
      - {by: Ter, does: armDetonator}
      - {by: Ter, does: explodeWith, to: [Nik]}
    votes: [${[...named, ...others].join(', ')}]
`
}

/**
 * The vote, with all that came before it.
 * @throws Error where the case is none, so that no bench measures half a vote
 */
function voteOf(players: number): PhasePlayed {
  const { cases, problems } = readCases(written(players), 'bench', systems)
  if (problems.length) throw new Error(JSON.stringify(problems))
  return play(cases[0]!, systemById('russian')!, { trees: false }).phases.at(-1)!
}

/** One count: by the clock, and by the processor, which a busy machine leaves as it is. Milliseconds. */
interface Timed {
  ms: number
  cpu: number
}

/**
 * The first count of a process, and counts once the machine has learned them: a small count is made a thousand times
 * and more before it is as quick as it gets, so warming up ends when a hundred of them are no quicker than those before.
 */
export function measureTally(quick: boolean): DeskMeasured[] {
  const rounds = quick ? 20 : 300
  return sizes.flatMap(players => {
    const { game, phase } = voteOf(players)
    const system = systemById('russian')!
    const count = (): Timed => {
      const [from, used] = [performance.now(), process.cpuUsage()]
      system.resolve(game, phase, { trees: true })
      return { ms: performance.now() - from, cpu: process.cpuUsage(used).user / 1000 }
    }
    const first = count()
    const warm = quick ? rounds : warmedUp(count)
    const timed = Array.from({ length: rounds }, count)
    const says = `a tally of ${players} with all modifiers, with trees`
    return [
      { says: `${says}: the first of the process`, times: 1, ms: spread([first.ms]) },
      { says: `${says}, after ${warm} of them`, times: rounds, ms: spread(timed.map(({ ms }) => ms)) },
      { says: `${says}: processor time`, times: rounds, ms: spread(timed.map(({ cpu }) => cpu)) },
    ]
  })
}

const batch = 100
const mostBatches = 40

/** Counts until three batches in a row were no quicker than the quickest before. @returns how many counts that took */
function warmedUp(count: () => Timed): number {
  let quickest = Infinity
  let idle = 0
  let done = 0
  while (idle < 3 && done < mostBatches * batch) {
    const { median } = spread(Array.from({ length: batch }, () => count().ms))
    done += batch
    idle = median < quickest * 0.97 ? 0 : idle + 1
    quickest = Math.min(quickest, median)
  }
  return done
}
