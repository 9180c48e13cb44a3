/** Whoever stopped something first leads, everybody who was needed is named, and nothing came about without a reason. */
import { expect, it } from 'vitest'
import { Dice } from '../../../electron/command/bench/dice.ts'
import { phaseOf } from '../../../electron/command/bench/lists.ts'
import { explaining } from '../../../engine/why/explained.ts'
import { answersHeld } from '../../../engine/cases/laws/answers.ts'
import { held } from '../../../engine/cases/laws/judged-phase.ts'
import { play } from '../../../engine/cases/play.ts'
import { readCases } from '../../../engine/cases/read.ts'
import { systems } from '../../../engine/systems/index.ts'
import { plainOf } from '../../../engine/text/span.ts'
import { mostLetters, sayAnswer, sayFolded } from '../../../engine/why/answer.ts'
import { speakerOf } from '../../../engine/why/speaker.ts'
import { roundsOf } from '../../../tools/level.mjs'

/** What came about and how each action fared, in the last phase of a case. */
function answers(written: string): string[] {
  const { cases } = readCases(`case: x\n${written}`, 'x.yaml', systems)
  const system = systems.find(({ id }) => id === cases[0]!.system)!
  const { game, phase, outcome } = play(cases[0]!, system).phases.at(-1)!
  const speaker = speakerOf(system, game, phase, 'en', outcome)
  const explained = explaining(speaker, true)
  return [
    ...outcome.questions.filter(({ aside }) => !aside).map(explained),
    ...outcome.verdicts.map(({ action, reason, verdict }) => ({
      said: [speaker.name(speaker.action(action)!.actor)],
      why: reason ? sayAnswer(reason, speaker, verdict) : [],
    })),
  ].map(({ said, why }) => `${plainOf(said)}: ${plainOf(why)}`)
}

it.each([
  [
    'two who block one killer are both named',
    `system: gorny
players: {Ann: vanilla, Hal: hitman, Bea: roleblocker, Ben: roleblocker}
phases: [{night: 1, actions: [Hal factionKill Ann, Bea block Hal, Ben block Hal]}]`,
    'Hal: Hal tried to kill Ann for the mafia, but Bea and Ben both blocked Hal.',
  ],
  [
    'of many who block one killer three are named, and how many more there are',
    `system: gorny
players: {Ann: vanilla, Hal: hitman, Bea: roleblocker, Ben: roleblocker, Bo: roleblocker, Cat: roleblocker, Dee: roleblocker}
phases: [{night: 1, actions: [Hal factionKill Ann, Bea block Hal, Ben block Hal, Bo block Hal, Cat block Hal, Dee block Hal]}]`,
    'Hal: Hal tried to kill Ann for the mafia, but Bea, Ben, Bo, and 2 more all blocked Hal.',
  ],
  [
    'whoever is hit by two killers was killed twice over',
    `system: rar
players: {Ann: vanilla, Vic: vigilante, Wes: vigilante}
phases: [{night: 1, actions: [Vic shoot Ann, Wes shoot Ann]}]`,
    'Ann dies: Killed twice over: Vic and Wes both shot Ann.',
  ],
  [
    'whoever gave the order is named with whoever carried it out',
    `system: conan
others: 6
players: {Ano: anokata, Kor: korn, Una: civilian}
phases: [{night: 1, actions: ["Ano order Kor,Una"]}]`,
    'Una dies: Ano ordered Kor to kill Una.',
  ],
  [
    'whoever leads by rank does so for that',
    `system: conan
others: 6
players: {Gil: gin, Kor: korn, Una: civilian}
phases: [{night: 1, actions: [Gil order Una]}]`,
    'Gil leads the Organization from now on: Gil has the highest rank still alive, and no vote for a Leader counted.',
  ],
  [
    'whoever came first in the night leads, whatever the order in which they are asked',
    `system: mafia1923
others: 6
players: {Ann: townsperson, Bea: butler, Bo: boss, Theo: thief}
phases: [{night: 1, actions: [Bea poison Ann, Theo steal Bea, Bo cancel Bea]}]`,
    "Bea: Bea tried to slip Ann poison, but Bo canceled Bea's night, and Theo robbed Bea.",
  ],
  [
    'a vest that takes one of two shots is outnumbered: neither shot killed by itself',
    `system: gorny
players: {Ann: vigilante, Cat: vest, Gil: vigilante}
phases: [{night: 1, actions: [Ann shoot Cat, Gil shoot Cat]}]`,
    'Cat dies: Ann and Gil both shot Cat; Cat was wearing a vest, but that was too many attacks.',
  ],
  [
    'what was stopped before it set out met no vest',
    `system: gorny
players: {Bob: roleblocker, Cat: vest, Dee: goon}
phases: [{night: 1, actions: [Bob block Dee, Dee factionKill Cat]}]`,
    'Dee: Dee tried to kill Cat for the mafia, but Bob blocked Dee.',
  ],
  [
    'what was done and the one thing that it lacked say why it failed',
    `system: russian
others: 5
players: {Ann: doctor, Cat: pimp}
phases: [{evening: 1, actions: [Cat punish Ann]}]`,
    'Cat: Cat tried to punish Ann, but Ann is not Cat’s slave.',
  ],
  [
    'what was tried is no part of what stopped it',
    `system: russian
others: 5
players: {Ann: doctor, Dee: wizard}
phases: [{evening: 1, actions: ["Dee conjure role:doctor"]}]`,
    'Dee is not playing another role: Dee tried to take the role of Doctor for a day, but Doctor is in the game, and only a role that is not can be taken.',
  ],
  [
    'a suspension says that the charge was false',
    `system: conan
others: 6
players: {Sat: satou, Una: civilian}
phases: [{night: 1, actions: ["Sat arrest Una charge=frame"]}]`,
    'Sat is suspended: Sat went to arrest Una for Frame, but Una was not guilty.',
  ],
  [
    'whom a killer was sent to who went astray nearly died, by whoever led him astray',
    `system: conan
others: 6
players: {Ano: anokata, Kor: korn, Una: civilian, Flo: araide, Kid: kaitoKid}
phases: [{night: 1, actions: ["Ano order Kor,Una", Kid confuse Kor], draws: [{for: confused, gives: Flo}]}]`,
    'Una lives: Kor was to kill Una, but Kid confused Kor.',
  ],
  [
    'and who died in their place did so by all who led to it',
    `system: conan
others: 6
players: {Ano: anokata, Kor: korn, Una: civilian, Flo: araide, Kid: kaitoKid}
phases: [{night: 1, actions: ["Ano order Kor,Una", Kid confuse Kor], draws: [{for: confused, gives: Flo}]}]`,
    'Flo dies: Kor went to kill Flo instead of Una: Ano ordered Kor to kill Una, and Kid confused Kor.',
  ],
  [
    'whom a pill was meant for that went astray nearly died of it',
    `system: conan
others: 6
players: {Cat: anokata, Gus: eri, Kid: kaitoKid, Una: civilian}
phases: [{day: 1, actions: ["Cat aptx Gus role=eri", Kid confuse Cat], votes: [Una Cat], draws: [{for: confused, gives: Una}]}]`,
    'Gus lives: Cat tried to poison Gus, but Kid confused Cat.',
  ],
  [
    'a charge with nothing to it hinders nobody else and is told once',
    `system: conan
others: 6
players: {Sat: satou, Hei: heiji, Una: civilian}
phases: [{night: 1, actions: ["Sat arrest Hei charge=frame", Hei interrogate Una]}]`,
    'Hei: Hei interrogated Una.',
  ],
  [
    'a will is published for the death and for having been left',
    `system: conan
others: 6
players: {Ano: anokata, Una: civilian}
phases: [{night: 1, actions: ["Una will text=hello", Ano order Una]}]`,
    'Una’s will is published: Una left a will, and Ano sent in a kill of Una.',
  ],
  [
    'whoever has too few votes to lead is told how many, whoever else has more',
    `system: conan
others: 6
players: {Gin: gin, Ver: vermouth, Kor: korn, Vod: vodka}
phases: [{night: 1, actions: [Gin elect Ver, Ver elect Kor, Kor elect Kor]}]`,
    'Ver does not come to lead the Organization: Ver had only 1 of the 2 votes needed.',
  ],
  [
    'of a list of victims the failure tells what stopped each',
    `system: mafia1923
options: {mafia.killDivisor: 4}
others: 6
players: {Ann: townsperson, Bob: townsperson, Doc: doctor, Gus: bodyguard, Mac: mafiaMember}
phases: [{night: 1, actions: ["Mac factionKill Ann,Bob", Doc heal Ann, Gus guard Bob]}]`,
    'Mac: Mac sent the Mafia after Ann and Bob, but Doc treated Ann, and Gus guarded Bob.',
  ],
  [
    'whoever was hurt by a guard was so in an attack that somebody sent',
    `system: mafia1923
others: 6
players: {Bob: townsperson, Gus: bodyguard, Mac: mafiaMember, Max: mafiaMember}
phases: [{night: 1, actions: [Mac factionKill Bob, Gus guard Bob], draws: [{for: attacker, gives: Max}]}]`,
    'Max is injured: Max was hurt in the attack: Gus guarded Bob, and Mac sent the Mafia after Bob.',
  ],
  [
    'two swaps that pull one shot two ways cancel out, and both are named',
    `system: rar
players: {Ann: vanilla, Bob: vanilla, Cora: vanilla, Vic: vigilante, Quin: busDriver, Yuri: busDriver}
phases: [{night: 1, actions: [Vic shoot Bob, "Quin swap Ann,Bob", "Yuri swap Bob,Cora"]}]`,
    "Bob dies: Vic shot Bob; Quin's swap and Yuri's swap canceled out.",
  ],
  [
    'of several visitors each is told by what he himself did',
    `system: russian
others: 5
players: {Com: commissioner, Doc: doctor, Pat: priest}
phases: [{night: 1, actions: [Com check Pat, Doc heal Pat]}]`,
    'Pat gets the result “Commissioner” on Pat: Pat notices visitors’ roles, and Com checked Pat.',
  ],
  [
    'and the other one by his own',
    `system: russian
others: 5
players: {Com: commissioner, Doc: doctor, Pat: priest}
phases: [{night: 1, actions: [Com check Pat, Doc heal Pat]}]`,
    'Pat gets the result “Doctor” on Pat: Pat notices visitors’ roles, and Doc healed Pat.',
  ],
  [
    'what a watcher hears that others did names whoever did it',
    `system: russian
others: 5
players: {Ano: anonymous, Pia: prostitute, Xan: priest}
phases: [{night: 1, actions: [Ano surveil Xan, Pia takeHome Xan]}]`,
    'Ano gets the result “client” on Xan: Ano began to watch Xan, and Pia took Xan home.',
  ],
  [
    'a tie of two names the other, and whoever voted there together',
    `system: conan
others: 2
players: {Ann: civilian, Bob: civilian, Cat: civilian, Dan: civilian, Gil: gin}
phases: [{day: 1, votes: [Ann Gil, Bob Gil, Cat Ann, Dan Ann]}]`,
    'Ann lives: Ann would have been lynched with 2 votes, but Gil had as many: Ann and Bob both voted for Gil.',
  ],
  [
    'a tie of three says that there is one',
    `system: conan
others: 2
players: {Ann: civilian, Bob: civilian, Cat: civilian, Gil: gin}
phases: [{day: 1, votes: [Ann Gil, Bob Ann, Cat Bob]}]`,
    'Ann lives: Ann would have been lynched with 1 vote, but the vote was tied.',
  ],
  [
    'a block hits whoever had set out',
    `system: russian
others: 5
players: {Blo: blocker, Com: commissioner, Pat: priest}
phases: [{night: 1, actions: [Blo arrest Com, Com check Pat]}]`,
    'The blocker hits Com: Com tried to check Pat, but Blo arrested Com.',
  ],
  [
    'whoever takes over a role does so by whoever killed',
    `system: rar
players: {Ann: doctor, Bac: universalBackup, Kim: goon}
phases: [{night: 1, actions: [Kim factionKill Ann]}]`,
    'Bac takes over the role of Ann: Kim carried out the faction kill on Ann, and Bac is a Town Universal Backup.',
  ],
])('%s', (_, written, says) => {
  expect(answers(written)).toContain(says)
})

const knot = `system: rar
players: {Ann: babysitter, Bea: cprDoctor, Cy: vigilante, Hal: goon, Lou: lightningRod, Tom: vanilla}
phases: [{night: 1, actions: [Bea resuscitate Tom, Cy shoot Tom, Hal factionKill Ann, Ann sit Lou, Lou attract]}]`

it('in a list an answer is folded to so many letters, and one that is short is told whole', () => {
  const { cases } = readCases(`case: x\n${knot}`, 'x.yaml', systems)
  const system = systems.find(({ id }) => id === 'rar')!
  const { game, phase, outcome } = play(cases[0]!, system).phases.at(-1)!
  const speaker = speakerOf(system, game, phase, 'en', outcome)
  const said = outcome.verdicts.map(({ reason, verdict }) => ({
    whole: plainOf(sayAnswer(reason!, speaker, verdict)),
    folded: plainOf(sayFolded(reason!, speaker, verdict).said),
  }))
  expect(said.some(({ whole }) => whole.length > mostLetters)).toBe(true)
  expect(said.filter(({ folded }) => folded.length > mostLetters)).toEqual([])
  expect(said.filter(({ whole, folded }) => whole.length <= mostLetters && whole !== folded)).toEqual([])
})

/** Nights of each system; NIGHTDESK_ROUNDS=2000 takes as many as that. */
const rounds = roundsOf(import.meta.filename)(40)

it.each(systems.map(system => [system.id, system] as const))('in any night of %s', (_, system) => {
  const odd: string[] = []
  for (let seed = 1; seed <= rounds; seed++)
    for (const kind of system.calendar.acting) {
      const dice = new Dice(seed)
      const { game, phase } = phaseOf(system, kind, 9, dice)
      // Where many go to the same few there are more who stop each other.
      const few = game.seats.slice(0, 4).map(({ slot }) => slot)
      const submissions = phase.submissions.map(one =>
        one.to.length === 1 && game.seats.some(({ slot }) => slot === one.to[0])
          ? { ...one, to: [dice.one(few.filter(slot => slot !== one.by))] }
          : one,
      )
      const crowded = { ...phase, submissions }
      const outcome = system.resolve(game, crowded, { trees: true })
      const how = answersHeld(held({ system, game, phase: crowded, outcome }))
      if (how) odd.push(`${kind} of seed ${seed}, ${how}`)
    }
  expect(odd).toEqual([])
})
