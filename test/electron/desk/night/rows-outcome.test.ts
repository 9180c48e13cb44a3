/** What came of a deed, told in the order of what it was for; what was refused; and how it came to what is told. */
import { expect, it } from 'vitest'
import { rowsOf } from './rows-of.ts'

const conan = 'system: conan\nplayers: {Gil: gin, Vic: vodka, Meg: megure, Tom: civilian, Ann: ayumi, Kid: kaitoKid}\n'

it.each([
  [
    'a kill that was refused is no attack, and is told',
    `system: mafia1923
others: 4
players: {Bod: bodyguard, Mob: mafiaMember, Ann: townsperson, Bob: townsperson}
phases: [{night: 1, actions: [Bod guard Ann, "Mob factionKill Ann,Bob"]}]`,
    "Bod guarded Ann | It changed nothing: nobody attacked Ann, and Mob's Mafia kill did not count.",
  ],
  [
    'nor did anything whoever sent it in',
    `system: mafia1923
others: 4
players: {Bos: boss, Mob: mafiaMember, Ann: townsperson, Bob: townsperson}
phases: [{night: 1, actions: [Bos cancel Mob, "Mob factionKill Ann,Bob"]}]`,
    "Bos canceled Mob's night | It changed nothing: Mob's Mafia kill did not count.",
  ],
  [
    'a kill that a later one of the same player replaced is not told as lost',
    `system: rar
players: {Ann: vanilla, Bob: vanilla, Vic: vigilante, Dee: doctor}
phases: [{night: 1, actions: [Dee protect Ann, Vic shoot Ann, Vic shoot Bob]}]`,
    'Dee protected Ann | It changed nothing: nobody attacked Ann.',
  ],
  [
    'of a kill who died comes before what it stopped',
    `${conan}phases: [{night: 1, actions: [Gil order Ann, Ann interrogate Tom]}]`,
    "Gil sent in a kill of Ann | Ann died. It also stopped Ann's interrogation of Tom.",
  ],
  [
    'of an arrest that it succeeded',
    `${conan}phases: [{night: 1, actions: [Gil slander Tom, Meg arrest Gil charge=slander]}]`,
    "Meg went to arrest Gil for Slander | Gil is arrested. It also stopped Gil's Slander.",
  ],
  [
    'of a block whom what it stopped was on',
    `${conan}phases: [{night: 1, actions: [Kid discombobulate Meg, Meg arrest Gil charge=slander]}]`,
    "Kid discombobulated Meg | It stopped Meg's arrest of Gil.",
  ],
  [
    'an arrest that failed was tried',
    `${conan}phases: [{night: 1, actions: [Meg arrest Tom charge=slander]}]`,
    'Meg tried to arrest Tom for Slander | Tom was not guilty.',
  ],
  [
    'one that went through is no attempt where it is told what it might have cost',
    `${conan}phases: [{night: 1, actions: [Gil slander Tom, Meg arrest Gil charge=slander]}]`,
    'Meg would have been suspended | Meg went to arrest Gil for Slander, but Gil slandered Tom.',
  ],
  [
    'of a guard who died what was kept off comes first',
    `system: rar
players: {Kim: goon, Ann: vanilla, Gil: bodyguard}
phases: [{night: 1, actions: [Kim factionKill Ann, Gil guard Ann]}]`,
    "Gil guarded Ann | It stopped Kim's faction kill. Gil died.",
  ],
  [
    'what came about of two is told of both at once',
    `system: mafia1923
others: 4
players: {Sha: shadchan, Ann: townsperson, Bob: townsperson}
phases: [{night: 1, actions: ["Sha pair Ann,Bob"]}]`,
    'Sha matched Ann with Bob | Ann and Bob fall in love.',
  ],
  [
    'where a stop met the player, it is no matter where the deed was led, nor who left it where it was',
    `${conan}phases: [{night: 1, actions: [Kid discombobulate Ann, Kid confuse Ann, Ann interrogate Tom]}]`,
    'Ann tried to interrogate Tom | Kid discombobulated Ann.',
  ],
  [
    'nor in another system',
    `system: gorny
players: {Kim: goon, Ann: vanilla, Bob: vanilla, Dee: doctor, Ren: redirector, Rex: roleblocker}
phases: [{night: 1, actions: [Dee protect Ann, "Ren redirect Dee,Bob", Rex block Dee]}]`,
    'Dee tried to protect Ann | Rex blocked Dee.',
  ],
  [
    'whose will is published was lynched',
    `${conan}phases: [{day: 1, actions: [Tom will text=hello], votes: [Gil Tom, Vic Tom]}]`,
    'Tom’s will is published | Tom left a will, and Tom is lynched with 2 votes.',
  ],
  [
    'of whose role a witness hears, how it came to the death',
    `system: mafia1923
players: {Wit: {role: witness, family: A}, Dru: {role: drunkard, family: A}, Ann: {role: townsperson, family: B}, Bob: {role: townsperson, family: C}, Mob: {role: mafiaMember, family: D}}
phases: [{night: 1, actions: [Dru rampage B]}]`,
    'Wit gets the result “Townsperson” on Ann | Wit is a Witness and hears the roles of the dead, Dru rampaged through the B family, and Ann was picked at random there.',
  ],
  [
    'where no vote for a Leader counted, the highest rank leads, and has the suitcase where no list counted',
    `${conan}phases: [{day: 1, actions: [Gil elect Tom, "Gil suitcase Vic,Tom"]}]`,
    'Gil leads the Organization from now on | Gil has the highest rank still alive, and no vote for a Leader counted.',
  ],
  [
    'where some did, how many were missing',
    `system: conan
players: {Gil: gin, Vic: vodka, Tess: tequila, Meg: megure, Tom: civilian, Ann: ayumi, Kid: kaitoKid}
phases: [{day: 1, actions: [Vic elect Vic]}]`,
    'Gil leads the Organization from now on | Gil has the highest rank still alive, and Vic had only 1 of the 2 votes needed.',
  ],
  [
    'of who follows a Leader it is told what became of that one',
    `${conan}phases: [{day: 1, votes: [Tom Gil]}]`,
    'Vic leads the Organization from now on | Tom voted for Gil, the Leader Gil is dead, and Vic has the highest rank still alive.',
  ],
  [
    'of an exile that nearly was, how many strikes there are',
    `system: mafia1923
others: 4
players: {Ann: {role: townsperson, family: A}, Bob: {role: townsperson, family: B}}
phases: [{day: 1, votes: [{by: Ann, family: A, individual: Ann}]}]`,
    'Ann would have been exiled | Ann has 1 strike for improper votes, and exile takes 2.',
  ],
  [
    'of several things that stopped a deed, who did which',
    `system: conan
roles: {phantom: {base: kaitoKid, abilities: [frighten]}}
players: {Hal: phantom, Gil: gin, Tom: civilian, Ann: ayumi, Bob: civilian}
phases: [{night: 1, actions: [Hal frighten Ann, Gil order Ann, Ann interrogate Tom]}]`,
    'Ann tried to interrogate Tom | Hal frightened Ann, and Ann died before it (Gil sent in a kill of Ann).',
  ],
  [
    'an abduction that a strong kill went through was one',
    `system: rar
players: {Kid: alien, Joe: vanilla, Dan: strongman}
phases: [{night: 1, actions: [Kid abduct Joe, Dan factionKill Joe]}]`,
    "Joe dies | Dan carried out the faction kill on Joe; Kid abducted Joe, but Dan's faction kill goes through protections and rolestops.",
  ],
  [
    'a visit that no sensor sees is not said to be none',
    `system: rar
players: {Eve: tracker, Joe: vanilla, Dan: ninja}
phases: [{night: 1, actions: [Eve track Dan, Dan factionKill Joe]}]`,
    "Eve sees Dan visit nobody | Eve tracked Dan, and no visit by Dan was seen; Dan visited Joe, but Dan's faction kill is not seen by sensors.",
  ],
  [
    'a rod took nothing of who never set out',
    `system: rar
players: {Rol: roleblocker, Ida: cop, Gil: lightningRod, Joe: {role: lightningRod}}
phases: [{night: 1, actions: [Rol block Ida, Ida investigate Gil, Gil attract, Joe attract]}]`,
    "Joe set up a lightning rod | Joe's lightning rod did not take Ida's investigation from Gil to Joe: it never set out.",
  ],
  [
    'a move says where another took it from there',
    `system: gorny
players: {Ann: vanilla, Bob: vanilla, Cat: vanilla, Dan: goon, Red: redirector, Bus: busDriver}
phases: [{night: 1, actions: [Dan factionKill Ann, "Red redirect Dan,Bob", "Bus swap Bob,Cat"]}]`,
    "Red sent Dan to Bob | It moved Dan's mafia kill to Bob, from where Bus's swap moved it to Cat.",
  ],
  [
    'a sensor that was moved saw nothing where it came',
    `system: rar
players: {Joe: follower, Gil: lightningRod, Dan: goon, Bob: vanilla}
phases: [{night: 1, actions: [Joe follow Dan, Gil attract, Dan factionKill Bob]}]`,
    "Joe tried to follow Dan | Gil's lightning rod moved the following to Gil; Gil visited nobody.",
  ],
])('%s', (_, written, row) => {
  expect(rowsOf(written, 'en')).toContain(row)
})
