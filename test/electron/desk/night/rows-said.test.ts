/** Rows of a night as a host pastes them, a kind of fault each: what was tried, whose it was, and what was found. */
import { expect, it } from 'vitest'
import { rowsOf } from './rows-of.ts'

it.each([
  [
    'of what went through it is told who died of it',
    `system: rar
players: {Ann: vanilla, Vic: vigilante}
phases: [{night: 1, actions: [Vic shoot Ann]}]`,
    'Vic shot Ann | Ann died.',
  ],
  [
    'or what failed by it',
    `system: rar
players: {Ann: vanilla, Vic: vigilante, Cat: cop, Rolf: roleblocker}
phases: [{night: 1, actions: [Cat investigate Ann, Rolf block Cat]}]`,
    "Rolf blocked Cat | It stopped Cat's investigation.",
  ],
  [
    'and of one who kept off one of two attacks, which',
    `system: rar
players: {Ann: vanilla, Vic: vigilante, Kim: goon, Dee: doctor, Dan: doctor}
phases: [{night: 1, actions: [Vic shoot Ann, Kim factionKill Ann, Dee protect Ann, Dan protect Ann]}]`,
    "Dee protected Ann | It stopped Vic's shot and Kim's faction kill.",
  ],
  [
    'or what went elsewhere by it',
    `system: gorny
players: {Ann: vanilla, Bob: vanilla, Vic: vigilante, Dee: busDriver}
phases: [{night: 1, actions: [Vic shoot Ann, "Dee swap Ann,Bob"]}]`,
    "Dee swapped Ann and Bob | It moved Vic's shot to Bob.",
  ],
  [
    'and of two who do the same to one player, neither stopped the other',
    `system: mafia1923
players: {Ann: {role: townsperson, family: A}, Bob: {role: butler, family: A}, Ida: {role: butler, family: B}}
phases: [{night: 1, actions: [Bob poison Ann, Ida poison Ann]}]`,
    'Bob slipped Ann poison | Ann is poisoned.',
  ],
  [
    'else that nothing stopped it, and what it was sent in with not again',
    `system: rar
players: {Ann: vanilla, Eve: messenger}
phases: [{night: 1, actions: [{by: Eve, does: message, to: Ann, with: {text: a word}}]}]`,
    'Eve sent Ann a message: “a word” | Nothing stopped it.',
  ],
  [
    'and of several who did the same each is named, the actor among them',
    `system: rar
players: {Ann: vanilla, Vic: vigilante, Fay: roleblocker, Gil: roleblocker}
phases: [{night: 1, actions: [Vic shoot Ann, Fay block Vic, Gil block Vic]}]`,
    "Fay blocked Vic | It stopped Vic's shot.",
  ],
  [
    'what was stopped was tried',
    `system: rar
players: {Ann: vanilla, Vic: vigilante, Rolf: roleblocker}
phases: [{night: 1, actions: [Vic shoot Ann, Rolf block Vic]}]`,
    'Vic tried to shoot Ann | Rolf blocked Vic.',
  ],
  [
    'what never came about would have, and whoever stopped it together is named together',
    `system: rar
players: {Vic: vigilante, Ann: vanilla, Rolf: roleblocker, Rex: roleblocker}
phases: [{night: 1, actions: [Vic shoot Ann, Rolf block Vic, Rex block Vic]}]`,
    'Ann would have died | Vic tried to shoot Ann, but Rolf and Rex both blocked Vic.',
  ],
  [
    'a kill that came and was taken by a shield was tried',
    `system: rar
players: {Kim: goon, Ann: vanilla, Dee: doctor}
phases: [{night: 1, actions: [Kim factionKill Ann, Dee protect Ann]}]`,
    'Kim tried to kill Ann (faction kill) | Dee protected Ann.',
  ],
  [
    'CPR that saved stopped the kill',
    `system: rar
players: {Ann: vanilla, Cy: cprDoctor, Vic: vigilante}
phases: [{night: 1, actions: [Vic shoot Ann, Cy resuscitate Ann]}]`,
    "Cy performed CPR on Ann | It stopped Vic's shot.",
  ],
  [
    'and was no attack itself',
    `system: rar
players: {Cy: cprDoctor, Ann: vanilla, Vic: vigilante}
phases: [{night: 1, actions: [Cy resuscitate Ann, Vic shoot Ann]}]`,
    'Ann would have died | Vic tried to shoot Ann, but Cy saved Ann with CPR.',
  ],
  [
    'CPR that nobody needed says why it killed',
    `system: rar
players: {Ann: vanilla, Cy: cprDoctor}
phases: [{night: 1, actions: [Cy resuscitate Ann]}]`,
    'Cy performed CPR on Ann | CPR kills a player who is not attacked. Ann died.',
  ],
  [
    'of two rods that pull at the same things, what they kept from each other',
    `system: rar
players: {Rod: lightningRod, Roy: lightningRod, Ann: vanilla, Dee: doctor, Vic: vigilante}
phases: [{night: 1, actions: [Rod attract, Roy attract, Dee protect Ann, Vic shoot Ann]}]`,
    "Rod tried to set up a lightning rod | Rod's lightning rod and Roy's lightning rod canceled out for Vic's shot and Dee's protection.",
  ],
  [
    'and what neither of them moved is told as it was sent',
    `system: rar
players: {Rod: lightningRod, Roy: lightningRod, Ann: vanilla, Dee: doctor, Vic: vigilante}
phases: [{night: 1, actions: [Rod attract, Roy attract, Dee protect Ann, Vic shoot Ann]}]`,
    'Vic tried to shoot Ann | Dee protected Ann.',
  ],
  [
    'two drivers who pull one thing apart do the same',
    `system: rar
players: {Bus: busDriver, Bo: busDriver, Ann: vanilla, Bob: vanilla, Cid: vanilla, Vic: vigilante}
phases: [{night: 1, actions: ["Bus swap Ann,Bob", "Bo swap Ann,Cid", Vic shoot Ann]}]`,
    "Bob would have died | Vic tried to shoot Ann, and Bus's swap would have moved the shot to Bob, but Bo's swap canceled that out.",
  ],
  [
    'whoever hides is the only one who is kept safe by it',
    `system: rar
players: {Hy: hider, Ann: vanilla, Vic: vigilante, Dee: doctor}
phases: [{night: 1, actions: [Hy hide Ann, Vic shoot Ann, Dee protect Ann]}]`,
    'Hy hid behind Ann | It changed nothing: nobody attacked Hy.',
  ],
  [
    'what blocks and keeps off says why it did neither',
    `system: rar
players: {Al: alien, Ann: cop, Vic: vigilante}
phases: [{night: 1, actions: [Al abduct Ann, Vic shoot Al]}]`,
    'Al abducted Ann | It changed nothing: Ann did nothing, and nobody else targeted Ann.',
  ],
  [
    'a block at the same time names what it could not stop',
    `system: gorny
players: {Rolf: roleblocker, Rex: roleblocker, Ann: cop, Hal: hitman}
phases: [{night: 1, actions: [Rolf block Rex, Rex block Ann, Ann investigate Hal]}]`,
    "Rolf blocked Rex | It changed nothing: Rex's block happened at the same time, not after it.",
  ],
  [
    'what stopped somebody is told by who led it there',
    `system: gorny
players: {Rolf: roleblocker, Vic: vigilante, Ann: cop, Hal: hitman, Bus: busDriver}
phases: [{night: 1, actions: [Rolf block Ann, "Bus swap Ann,Vic", Vic shoot Hal]}]`,
    "Hal would have died | Vic tried to shoot Hal, but Bus's swap moved Rolf's block from Ann to Vic.",
  ],
  [
    'and what it came to where it was led',
    `system: gorny
players: {Rolf: roleblocker, Vic: vigilante, Ann: cop, Hal: hitman, Bus: busDriver}
phases: [{night: 1, actions: [Rolf block Ann, "Bus swap Ann,Vic", Vic shoot Hal]}]`,
    "Rolf tried to block Ann | Bus's swap moved the block to Vic. It stopped Vic's shot.",
  ],
  [
    'of two attacks each is told with what stopped it',
    `system: gorny
players: {Vic: vigilante, Ann: cop, Hal: hitman, Rolf: roleblocker, Dee: doctor}
phases: [{night: 1, actions: [Vic shoot Ann, Hal factionKill Ann, Rolf block Hal, Dee protect Ann]}]`,
    'Ann would have died | Vic tried to shoot Ann, but Dee protected Ann; Hal tried to kill Ann for the mafia, but Rolf blocked Hal.',
  ],
  [
    'and both where the same stopped them',
    `system: gorny
players: {Vic: vigilante, Ann: cop, Hal: hitman, Dee: doctor}
phases: [{night: 1, actions: [Vic shoot Ann, Hal factionKill Ann, Dee protect Ann]}]`,
    'Ann would have died | Vic tried to shoot Ann, and Hal tried to kill Ann for the mafia, but Dee protected Ann.',
  ],
  [
    'a sensor says that it saw nothing before why',
    `system: gorny
players: {Tia: tracker, Ann: doctor, Bob: vanilla, Rolf: roleblocker}
phases: [{night: 1, actions: [Tia track Ann, Ann protect Bob, Rolf block Ann]}]`,
    'Tia tracked Ann | Ann visited nobody; Ann tried to protect Bob, but Rolf blocked Ann.',
  ],
  [
    'and what it saw where something was led elsewhere',
    `system: gorny
players: {Tia: tracker, Ann: doctor, Bob: vanilla, Cid: vanilla, Bus: busDriver}
phases: [{night: 1, actions: [Tia track Ann, Ann protect Bob, "Bus swap Bob,Cid"]}]`,
    "Tia tracked Ann | Ann tried to protect Bob, but Bus's swap moved the protection to Cid. Tia gets the result “Cid” on Ann.",
  ],
  [
    'so does a motion detector, which names nobody',
    `system: rar
players: {Mo: motionDetector, Ann: doctor, Bob: vanilla}
phases: [{night: 1, actions: [Mo detect Ann, Ann protect Bob]}]`,
    'Mo set a motion detector at Ann | Ann visited Bob. Mo sees motion around Ann.',
  ],
  [
    'what would have saved somebody and was stopped is beside why something failed',
    `system: gorny
players: {Vic: vigilante, Bob: cop, Rolf: roleblocker, Dee: doctor, Red: redirector, Bus: busDriver, Cid: vanilla}
phases: [{night: 1, actions: [Vic shoot Bob, Dee protect Bob, "Red redirect Dee,Cid", "Bus swap Dee,Cid"]}]`,
    'Vic tried to shoot Bob | Dee protected Bob.',
  ],
  [
    'a redirect that was swapped away moved nothing',
    `system: gorny
players: {Kim: goon, Ann: vanilla, Ivo: vanilla, Flo: redirector, Jun: busDriver, Haz: goon}
phases: [{night: 1, actions: [Kim factionKill Ann, "Flo redirect Kim,Ivo", "Jun swap Haz,Kim"]}]`,
    "Ivo would have died | Kim tried to kill Ann for the mafia, and Flo's redirect would have moved the mafia kill to Ivo, but Jun's swap sent Flo's redirect to Haz instead.",
  ],
  [
    'why CPR killed is told where it was taken as well',
    `system: rar
players: {Cpr: cprDoctor, Ann: vanilla, Bob: vanilla, Bus: busDriver}
phases: [{night: 1, actions: [Cpr resuscitate Ann, "Bus swap Ann,Bob"]}]`,
    "Bob dies | Cpr tried to perform CPR on Ann, but Bus's swap moved the CPR to Bob, and CPR kills a player who is not attacked.",
  ],
  [
    'a role that a check names otherwise is told',
    `system: rar
players: {Cop: roleCop, Kim: goon, Dan: doctor}
phases: [{night: 1, actions: [Cop inspectRole Kim]}]`,
    'Cop gets the result “Vanilla” on Kim | Cop checked the role of Kim, and Kim is a Mafia Goon.',
  ],
  [
    'whose order goes first by rank is told',
    `system: conan
others: 6
players: {Dag: irish, Haz: vodka, Ing: genta, Cyr: hakuba}
phases: [{night: 1, actions: ["Dag order Ing", "Haz order Cyr"]}]`,
    "Dag sent in a kill of Ing | The Leader's order went first: Haz sent in a kill of Cyr.",
  ],
  [
    'a sensor that found nothing says what its target did',
    `system: rar
players: {Ann: vanilla, Tam: tracker, Wat: watcher, Mo: motionDetector}
phases: [{night: 1, actions: [Tam track Ann, Wat watch Tam, Mo detect Wat]}]`,
    'Tam sees Ann visit nobody | Tam tracked Ann, and Ann visited nobody.',
  ],
  [
    'so does one of another system',
    `system: gorny
players: {Ann: vanilla, Tam: tracker}
phases: [{night: 1, actions: [Tam track Ann]}]`,
    'Tam tracked Ann | Ann visited nobody.',
  ],
  [
    'who died of somebody’s own action is told with it, whatever it was for',
    `system: rar
players: {Max: masonizer, Kim: goon, Ann: vanilla}
phases: [{night: 1, actions: [Max masonize Kim]}]`,
    'Max masonized Kim | Max died.',
  ],
  [
    'and with what it stopped',
    `system: rar
players: {Ann: vanilla, Gil: bodyguard, Kim: goon}
phases: [{night: 1, actions: [Gil guard Ann, Kim factionKill Ann]}]`,
    "Gil guarded Ann | It stopped Kim's faction kill. Gil died.",
  ],
  [
    'what several visited is told at once',
    `system: rar
players: {Fay: roleWatcher, Cat: vanilla, Bob: neighborizer, Dan: framer, Eve: visitor}
phases: [{night: 1, actions: [Fay watchRoles Cat, Bob neighborize Cat, Dan frame Cat, Eve visit Cat]}]`,
    'Fay watched Cat for roles | Bob, Dan, and Eve all visited Cat. Fay sees the roles “Neighborizer”, “Framer”, and “Visitor” visit Cat.',
  ],
  [
    'who moved it there did not stop it as well',
    `system: rar
players: {Gil: vigilante, Ann: vanilla, Eve: lightningRod, Ida: doctor, Dan: vanilla}
phases: [{night: 1, actions: [Gil shoot Ann, Eve attract, Ida protect Dan]}]`,
    "Gil tried to shoot Ann | Eve's lightning rod moved the shot to Eve, but Ida's protection, meant for Dan, came along and held.",
  ],
  [
    'a visit alone does nothing by itself',
    `system: rar
players: {Ann: vanilla, Vi: visitor}
phases: [{night: 1, actions: [Vi visit Ann]}]`,
    'Vi visited Ann | It changed nothing: a visit does nothing by itself.',
  ],
  [
    'a rod says all that it drew',
    `system: rar
players: {Rod: lightningRod, Ann: doctor, Bob: cop, Cid: vanilla}
phases: [{night: 1, actions: [Rod attract, Ann protect Cid, Bob investigate Cid]}]`,
    "Rod set up a lightning rod | Rod's lightning rod took Ann's protection and Bob's investigation to Rod.",
  ],
  [
    'a rod that drew nothing says so once',
    `system: rar
players: {Rod: lightningRod, Ann: doctor}
phases: [{night: 1, actions: [Rod attract]}]`,
    'Rod set up a lightning rod | It changed nothing: there was nothing to draw.',
  ],
  [
    'what a check of a role found has that role for its ground',
    `system: rar
players: {Gun: gunsmith, Nin: ninja, Ann: vanilla}
phases: [{night: 1, actions: [Gun checkGun Nin]}]`,
    'Gun gets the result “has a gun” on Nin | Gun checked Nin for a gun, and Nin is a Mafia Ninja, who carries a gun.',
  ],
  [
    'a kill that was taken elsewhere says who died of it',
    `system: rar
players: {Ann: vanilla, Bob: vanilla, Vic: vigilante, Quin: busDriver}
phases: [{night: 1, actions: [Vic shoot Ann, "Quin swap Ann,Bob"]}]`,
    "Vic tried to shoot Ann | Quin's swap moved the shot to Bob. Bob died.",
  ],
  [
    'and a protection only where it was sent',
    `system: gorny
players: {Ann: vanilla, Bob: vanilla, Dee: doctor, Quin: busDriver}
phases: [{night: 1, actions: [Dee protect Ann, "Quin swap Ann,Bob"]}]`,
    "Dee tried to protect Ann | Quin's swap moved the protection to Bob. It changed nothing: nobody attacked Bob.",
  ],
  [
    'what a sensor saw of several is one sentence',
    `system: rar
players: {Wat: watcher, Ann: doctor, Bob: cop, Cid: vanilla}
phases: [{night: 1, actions: [Wat watch Cid, Ann protect Cid, Bob investigate Cid]}]`,
    'Wat sees Ann and Bob visit Cid | Wat watched Cid, and Ann and Bob both visited Cid.',
  ],
  [
    'a kill that waits for nobody is no part of what a check found',
    `system: gorny
players: {Tam: tracker, Ann: vanilla, Hal: hitman}
phases: [{night: 1, actions: [Tam track Ann, Hal factionKill Tam]}]`,
    'Tam tracked Ann | Ann visited nobody.',
  ],
  [
    'nor is an order that was given to somebody else',
    `system: conan
others: 6
players: {Dag: irish, Haz: vodka, Ing: genta, Cyr: hakuba}
phases: [{night: 1, actions: ["Dag order Ing", "Haz order Cyr", Ing interrogate Haz]}]`,
    'Ing interrogated Haz | Ing gets the result “Black Organization” on Haz.',
  ],
  [
    'what a sensor saw of one player is one sentence with all of it',
    `system: gorny
players: {Ann: vanilla, Bob: vanilla, Quin: busDriver, Tia: tracker}
phases: [{night: 1, actions: ["Quin swap Ann,Bob", Tia track Quin]}]`,
    'Tia gets the results “Ann” and “Bob” on Quin | Tia tracked Quin, and Quin swapped Ann and Bob.',
  ],
  [
    'a suspension names the arrest that it is for',
    `system: conan
others: 6
players: {Sat: satou, Gil: gin, Una: civilian}
phases: [{night: 1, actions: ["Sat arrest Una charge=frame", Sat release Una]}]`,
    'Sat tried to release Una | Sat was suspended: Sat went to arrest Una for Frame, but Una was not guilty.',
  ],
  [
    'who died before it died of a kill that went astray',
    `system: conan
others: 6
players: {Dag: gin, Edg: kaitoKid, Flo: araide, Haz: korn}
phases: [{night: 1, actions: [Dag slander Flo, Edg confuse Haz, "Haz order Haz,Flo"], draws: [{for: confused, gives: Dag}]}]`,
    "Dag tried to slander Flo | Haz sent in a kill of Flo, and Edg's Confuse moved the order to Dag.",
  ],
  [
    'what was not found stands last',
    `system: conan
others: 6
players: {Con: conan, Gin: gin, Una: civilian}
phases: [{night: 1, actions: ["Con investigate Gin,Una crime=slander"]}]`,
    'Con gets the result “no” on Gin | Con looked into Gin for Slander against Una: no such thing was found.',
  ],
  [
    'of two who would each do both are named',
    `system: mafia1923
others: 4
players: {Ann: townsperson, Bob: townsperson, Sha: shadchan, Sol: shadchan}
phases: [{night: 1, actions: ["Sha pair Ann,Bob", "Sol pair Ann,Bob"]}]`,
    'Ann falls in love | Sha and Sol both matched Ann with Bob.',
  ],
  [
    'of a jailing the half that mattered is told',
    `system: mafia1923
players: {Abe: {role: sheriff, family: A}, Ing: {role: pacifist, family: A}, Ann: {role: townsperson, family: A}, Haz: {role: mafiaMember, family: B}, Kar: {role: councilor, family: B}}
phases: [{day: 1, actions: ["Abe jail Ann,A", Ing negativeVote Ann]}]`,
    'Ing tried to cast negative votes: Ann | Ing’s family is in jail, so none of its votes count: Abe jailed the A family.',
  ],
])('%s', (_, written, row) => {
  expect(rowsOf(written, 'en')).toContain(row)
})

it.each([
  [
    'of two targets both causes are told',
    `system: russian
others: 5
players: {Ann: doctor, Bob: priest, Exe: {role: judge, negative: executor}}
phases: [{night: 1, actions: ["Exe torture Ann,Bob"]}]`,
    'Игрок Exe пытался продолжить пытку игрока Ann и игрока Bob | Ни игрок Ann, ни игрок Bob не в камере пыток.',
  ],
  [
    'nobody is said to let go and to torture whom he does not hold',
    `system: russian
others: 5
players: {Ann: doctor, Bob: priest, Exe: {role: judge, negative: executor}}
phases: [{night: 1, actions: ["Exe torture Ann,Bob", "Exe release Ann,Bob"]}]`,
    'Игрока Ann отпустили бы | Игрок Exe пытался отпустить игрока Ann и игрока Bob, но игрок Ann не в камере пыток.',
  ],
  [
    'no information has its cause: no such role',
    `system: russian
others: 5
players: {Ann: investigator, Bob: priest}
phases: [{night: 1, actions: [Ann request role:hacker]}]`,
    'Игрок Ann получает ответ про роль «хакер»: «информация не предоставляется» | Игрок Ann запросил роль «хакер», но такой роли на игре нет.',
  ],
  [
    'or a role that hides its colour',
    `system: russian
others: 5
players: {Com: commissioner, Pol: politician}
phases: [{night: 1, actions: [Com check Pol]}]`,
    'Игрок Com получает ответ про игрока Pol: «информация не предоставляется» | Игрок Com проверял игрока Pol, а роль игрока Pol скрывает цвет (политик).',
  ],
  [
    'a comparison has both colours, a rumour in the place of one',
    `system: russian
others: 5
players: {Jou: journalist, Ann: doctor, Bob: hero, Max: {role: judge, negative: mafia}}
phases: [{night: 1, actions: ["Jou compare Ann,Bob", Max slander Ann]}]`,
    'Игрок Jou получает ответ про игрока Ann: «разные» | Игрок Jou сравнивал игрока Ann и игрока Bob, игрок Max распустил слухи про игрока Ann, а цвет игрока Bob на чеке — красный.',
  ],
  [
    'what was led elsewhere says by whom and to whom, and so does what that stopped',
    `system: russian
others: 5
players: {Pro: prostitute, Hyp: hypnotist, Ann: priest, Inv: investigator}
phases: [{night: 1, actions: [Pro takeHome Hyp, "Hyp hypnotize Ann,Ann,Ann", Inv vigilanteShot Hyp]}]`,
    'Игрок Ann — клиент этой ночи | Игрок Pro пытался забрать игрока Hyp к себе, но игрок Hyp переводил гостей к игроку Ann.',
  ],
  [
    'a guard that met nothing names who was to come, and what kept him at home',
    `system: russian
others: 5
players: {Ann: blocker, Bea: blocker, Dru: drugDealer, Eli: hero}
phases: [{night: 1, actions: [Ann guard Eli, Bea guard Dru, "Dru drug Eli,Bea"]}]`,
    'Блокер попал бы в игрока Eli | Игрок Ann пытался взять игрока Eli под защиту, а игрок Dru пытался накачать игрока Eli и игрока Bea, но игрок Bea взял игрока Dru под защиту.',
  ],
  [
    'what a guard stopped is told before what his blocker learned',
    `system: russian
others: 5
players: {Bea: blocker, Dru: drugDealer, Eli: hero}
phases: [{night: 1, actions: [Bea guard Dru, "Dru drug Eli,Bea"]}]`,
    'Игрок Bea взял игрока Dru под защиту | Из-за этого игрок Dru не смог накачать игрока Eli и игрока Bea. Игрок Bea получает ответ про игрока Dru: «наркодилер».',
  ],
  [
    'who died by the own hand was saved by nothing',
    `system: russian
others: 5
players: {Max: {role: judge, negative: mafia}, Ann: hero}
phases: [{night: 1, actions: [Max suicide]}]`,
    'Игрок Max пошел на самоубийство | Ничто не спасло игрока Max.',
  ],
  [
    'a comparison with somebody dead is told by the death, not by a rumor',
    `system: russian
others: 5
players: {Jou: journalist, Ann: doctor, Max: {role: judge, negative: mafia}, Ned: {role: hero, negative: mafia}}
phases: [{night: 1, actions: ["Jou compare Ann,Ned", Max slander Ned, Ned suicide agreed=yes]}]`,
    'Игрок Jou получает ответ про игрока Ann: «информация не предоставляется» | Игрок Jou пытался сравнить игрока Ann и игрока Ned, но игрок Ned пошел на самоубийство.',
  ],
  [
    'what was kept from being done is told as tried',
    `system: russian
others: 5
players: {Pro: prostitute, Bod: bodyguard, Ann: hero}
phases: [{night: 1, actions: [Bod protect Ann, Pro takeHome Ann]}]`,
    'Игрок Bod пытался охранять игрока Ann | Игрок Pro забрал игрока Ann к себе.',
  ],
  [
    'an order that failed says whom it came to',
    `system: russian
others: 5
players: {Max: {role: judge, negative: mafia}, Hal: {role: hero, negative: hireling}, Dan: doctor, Ann: priest}
phases: [{night: 1, actions: [Max order role:priest, Dan heal Ann]}]`,
    'Игрок Max пытался заказать роль «священник» | Это игрок Ann, но игрок Dan лечил игрока Ann.',
  ],
  [
    'who is no partner of whom cannot succeed',
    `system: russian
others: 5
players: {Max: {role: judge, negative: mafia}, Ned: {role: hero, negative: sonOfBoss}, Ann: hero}
phases: [{night: 1, actions: [Max nameSuccessor Ann]}]`,
    'Игрок Max пытался назвать игрока Ann преемником | Игрок Ann не напарник игрока Max, а преемником бывает только напарник.',
  ],
  [
    'and what a passport told of several moves says each once',
    `system: russian
others: 5
players: {Pim: pimp, Ann: cultist, Bob: hero, Cid: hero, Hac: hacker}
phases: [{night: 1, actions: [Pim enslave Ann, "Ann nameSouls Bob,Cid,Pim"]}]`,
    'Игрок Pim получает ответ про игрока Ann: «выбор душ» | Игрок Pim забрал паспорт игрока Ann, а игрок Ann назвал души игроков Bob, Cid и Pim.',
  ],
])('%s', (_, written, row) => {
  expect(rowsOf(written, 'ru')).toContain(row)
})
