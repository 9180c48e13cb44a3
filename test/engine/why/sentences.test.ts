import { describe, expect, it } from 'vitest'
import { plainOf } from '../../../engine/text/span.ts'
import type { Claim, ClaimKind } from '../../../engine/reason/claim.ts'
import { sayAnswer } from '../../../engine/why/answer.ts'
import { question, sayOtherwise, sentence } from '../../../engine/why/sentences.ts'
import { night } from './night.ts'

const { speaker } = night(
  {
    Ann: 'vanilla macho',
    Bob: 'vigilante strongman',
    Bea: 'jailkeeper',
    Cora: 'cop',
    Dee: 'doctor',
    Gus: 'paranoidGunOwner',
    Quin: 'busDriver',
    Rolf: 'redirector',
    Tam: 'tracker',
    Cal: 'cultRecruiter',
  },
  [
    'Bob shoot Cora',
    'Quin swap Cora,Ann',
    'Bea jail Bob',
    'Tam track Bob',
    'Cora investigate Gus',
    'Rolf redirect Bob,Dee',
    'Cal recruit Ann',
  ],
)

/** Each kind of claim, and how it is said: when it stands, when it does not, and as a question. */
const said: Record<ClaimKind, [claim: Claim, stands: string, falls: string, asks?: string][]> = {
  dies: [[{ is: 'dies', who: 'Ann' }, 'Ann dies', 'Ann lives', 'Does Ann die?']],
  learns: [
    [
      { is: 'learns', who: 'Cora', action: 'a5', about: 'Gus', result: 'town' },
      'Cora gets the result “town” on Gus',
      'Cora does not get the result “town” on Gus',
      'Does Cora get the result “town” on Gus?',
    ],
  ],
  sees: [
    [
      { is: 'sees', who: 'Tam', action: 'a4', about: 'Bob', result: 'Ann' },
      'Tam sees Bob visit Ann',
      'Tam does not see Bob visit Ann',
      'Does Tam see Bob visit Ann?',
    ],
  ],
  seesNothing: [
    [
      { is: 'seesNothing', who: 'Tam', action: 'a4', about: 'Bob' },
      'Tam sees Bob visit nobody',
      'no report that Tam saw Bob visit nobody',
      'Does Tam see Bob visit nobody?',
    ],
  ],
  recruited: [
    [
      { is: 'recruited', who: 'Ann', by: 'a7' },
      'Cal recruits Ann',
      'Cal does not recruit Ann',
      'Does Cal recruit Ann?',
    ],
  ],
  flipHidden: [
    [{ is: 'flipHidden', who: 'Ann' }, "Ann's flip is hidden", "Ann's flip is shown", "Is Ann's flip hidden?"],
  ],
  works: [[{ is: 'works', action: 'a1' }, "Bob's shot works", "Bob's shot fails", "Does Bob's shot go through?"]],
  arrives: [
    [
      { is: 'arrives', action: 'a1', part: 'kill', at: 'Cora', path: [] },
      'Bob shot Cora',
      "Bob's shot does not kill Cora",
    ],
    [
      { is: 'arrives', action: 'a1', part: 'kill', at: 'Ann', path: [{ by: 'a2', from: 'Cora', to: 'Ann' }] },
      "Bob tried to shoot Cora, and Quin's swap moved the shot to Ann",
      "Bob's shot does not kill Ann",
    ],
    [
      {
        is: 'arrives',
        action: 'a1',
        part: 'kill',
        at: 'Ann',
        path: [
          { by: 'a6', from: 'Cora', to: 'Dee' },
          { by: 'a2', from: 'Dee', to: 'Ann' },
        ],
      },
      "Bob tried to shoot Cora, and Rolf's redirect moved the shot to Dee and Quin's swap on to Ann",
      "Bob's shot does not kill Ann",
    ],
    [
      { is: 'arrives', action: 'a1', part: 'visit', at: 'Cora', path: [] },
      'Bob visited Cora',
      "Bob's shot does not reach Cora",
    ],
    [
      { is: 'arrives', action: 'a1', part: 'visit', at: 'Ann', path: [{ by: 'a2', from: 'Cora', to: 'Ann' }] },
      "Bob targeted Cora, and Quin's swap moved the visit to Ann",
      "Bob's shot does not reach Ann",
    ],
    [
      { is: 'arrives', action: 'a3', part: 'block', at: 'Bob', path: [] },
      'Bea jailed Bob',
      "Bea's jailing does not block Bob",
    ],
    [
      { is: 'arrives', action: 'a3', part: 'protect', at: 'Bob', path: [] },
      'Bea jailed Bob',
      "Bea's jailing does not protect Bob",
    ],
  ],
  active: [
    [
      { is: 'active', action: 'passive:Gus:ambush', part: 'retaliate', at: 'Gus' },
      'Gus shoots anyone who visits',
      "Gus's gun is not active",
    ],
  ],
  moves: [
    [
      { is: 'moves', action: 'a2', carries: 'a1', from: 'Cora', to: 'Ann' },
      "Quin's swap took Bob's shot from Cora to Ann",
      "Quin's swap did not take Bob's shot from Cora to Ann",
    ],
  ],
  together: [
    [
      { is: 'together', what: 'sight', action: 'a4', at: 'Bob', other: 'a1' },
      "Tam's tracking catches Bob's shot at Bob",
      "Tam's tracking does not catch Bob's shot at Bob",
    ],
    [
      { is: 'together', what: 'retaliation', action: 'passive:Gus:ambush', at: 'Cora', other: 'a5' },
      "Cora's investigation walks into Gus's gun",
      "Cora's investigation does not walk into Gus's gun",
    ],
  ],
  atLeast: [
    [
      { is: 'atLeast', count: 2, of: 'attacks', at: 'Ann' },
      'at least 2 attacks reach Ann',
      'fewer than 2 attacks reach Ann',
    ],
    [{ is: 'atLeast', count: 1, of: 'shields', at: 'Ann' }, 'at least 1 shield holds at Ann', 'no shield holds at Ann'],
  ],
  attackedBy: [
    [
      { is: 'attackedBy', action: 'passive:Gus:ambush:a5', at: 'Cora' },
      "Gus's gun attacks Cora",
      "Gus's gun does not attack Cora",
    ],
  ],
  alreadyUsed: [
    [
      {
        is: 'alreadyUsed',
        action: 'a3',
        by: 'a3',
        step: { is: 'arrives', action: 'a3', part: 'block', at: 'Bob', path: [] },
      },
      "Bea jailed Bob, and Bea's jailing has already been used in this chain",
      "Bea jailed Bob, but Bea's jailing has already been used in this chain",
    ],
  ],
  notMovable: [
    [
      { is: 'notMovable', action: 'a6', by: 'a2' },
      "Quin's swap takes Rolf's redirect elsewhere",
      "Quin's swap cannot take Rolf's redirect elsewhere: moves are not moved",
    ],
  ],
  sameplace: [
    [
      { is: 'sameplace', action: 'a6', carries: 'a1', at: 'Dee' },
      "Rolf's redirect takes Bob's shot away from Dee",
      "Rolf's redirect leaves Bob's shot where it is, at Dee",
    ],
  ],
  trait: [
    [
      { is: 'trait', trait: 'unprotectable', of: 'Ann' },
      'Ann cannot be protected',
      'it is not true that Ann cannot be protected',
    ],
    [
      { is: 'trait', trait: 'piercing', of: 'a1' },
      "Bob's shot goes through protections and rolestops",
      "it is not true that Bob's shot goes through protections and rolestops",
    ],
    [
      { is: 'trait', trait: 'insane', of: 'Cora' },
      'Cora is insane and reads everybody the wrong way round',
      'it is not true that Cora is insane and reads everybody the wrong way round',
    ],
    [
      { is: 'trait', trait: 'sameAlignment', of: 'a5', about: 'Gus' },
      "Cora's investigation is Loyal, and Gus is not on Cora's side",
      "it is not true that Cora's investigation is Loyal, and Gus is not on Cora's side",
    ],
  ],
  reads: [[{ is: 'reads', who: 'Dee', as: 'town' }, 'Dee reads as town', 'Dee does not read as town']],
  ruled: [
    [
      { is: 'ruled', action: 'a1', holds: false, note: 'sent to the wrong thread' },
      "the host ruled that Bob's shot failed (sent to the wrong thread)",
      "the host did not rule that Bob's shot failed",
    ],
    [
      { is: 'ruled', who: 'Ann', holds: true, note: '' },
      'the host ruled that Ann died',
      'the host did not rule that Ann died',
    ],
  ],
  // A system's own words for its facts are held by that system's cases; this is how a fact without words is said.
  fact: [[{ is: 'fact', kind: 'heldOver', of: 'Ann' }, 'Ann: held over', 'not true: Ann, held over']],
  leftAlone: [
    [
      { is: 'leftAlone', action: 'a2' },
      "Quin's swap stays where it is",
      "Quin's swap is set aside: the loop it is part of is too large to decide",
    ],
  ],
}

describe('a sentence', () => {
  it('is tried for every kind of claim under its own name', () => {
    expect(
      Object.entries(said).filter(([kind, rows]) => rows.length === 0 || rows.some(([claim]) => claim.is !== kind)),
    ).toEqual([])
  })

  it.each(
    Object.values(said)
      .flat()
      .map(row => [row[1], ...row] as const),
  )('says: %s', (_, claim, stands, falls, asks) => {
    expect(plainOf(sentence(claim, true, speaker))).toBe(stands)
    expect(plainOf(sentence(claim, false, speaker))).toBe(falls)
    const asked = question(claim, speaker)
    expect(asked && plainOf(asked)).toBe(asks)
  })

  it('knows what together makes each junction', () => {
    for (const what of [
      'sight',
      'retaliation',
      'interception',
      'sharedDeath',
      'perishing',
      'framing',
      'cleaning',
    ] as const) {
      for (const stands of [true, false]) {
        expect(
          plainOf(sentence({ is: 'together', what, action: 'a4', at: 'Bob', other: 'a1' }, stands, speaker)),
        ).toMatch(/Bob|Tam/)
      }
    }
  })

  it('names whoever sits there now', () => {
    const { speaker } = night({ Ann: 'vanilla', Bob: 'vigilante' }, ['Bob shoot Ann'], {
      after: [{ do: 'replace', slot: 'Bob', with: 'Zed [b]' }],
    })
    expect(sentence({ is: 'arrives', action: 'a1', part: 'kill', at: 'Ann', path: [] }, true, speaker)).toEqual([
      { kind: 'player', name: 'Zed [b]' },
      { kind: 'text', text: ' shot ' },
      { kind: 'player', name: 'Ann' },
    ])
  })

  it('says what nobody has words for by its id', () => {
    const bare = { ...speaker, words: { ...speaker.words, deeds: {}, uses: {} } }
    expect(plainOf(sentence({ is: 'arrives', action: 'a1', part: 'kill', at: 'Cora', path: [] }, true, bare))).toBe(
      'Bob used shoot on Cora',
    )
    expect(plainOf(sentence({ is: 'works', action: 'gone' }, true, bare))).toBe('action works')
  })
})

describe('why in one line', () => {
  const V = {
    Vic: 'vigilante',
    Ann: 'vanilla',
    Bob: 'vanilla',
    Dee: 'doctor',
    Rolf: 'roleblocker',
    Bea: 'jailkeeper',
    Quin: 'busDriver',
    Tam: 'tracker',
  }
  it.each([
    ['Ann dies: Vic shot Ann.', V, ['Vic shoot Ann']],
    ['Ann lives: Vic tried to shoot Ann, but Dee protected Ann.', V, ['Vic shoot Ann', 'Dee protect Ann']],
    [
      'Ann dies: Vic shot Ann; Dee tried to protect Ann, but Rolf blocked Dee.',
      V,
      ['Vic shoot Ann', 'Dee protect Ann', 'Rolf block Dee'],
    ],
    [
      "Bob dies: Vic tried to shoot Ann, but Quin's swap moved the shot to Bob.",
      V,
      ['Vic shoot Ann', 'Quin swap Ann,Bob'],
    ],
    [
      'Ann dies: Vic shot Ann, and Wes shot Ann.',
      { Ann: 'bulletproof xShot:1', Vic: 'vigilante', Wes: 'vigilante' },
      ['Vic shoot Ann', 'Wes shoot Ann'],
    ],
    [
      'Ann lives: Vic tried to shoot Ann, but Ann is bulletproof.',
      { Ann: 'bulletproof xShot:1', Vic: 'vigilante' },
      ['Vic shoot Ann'],
    ],
    [
      'Gil dies: Gil guarded Ann, and Vic shot Ann, so the attack hits Gil.',
      { Ann: 'vanilla', Vic: 'vigilante', Gil: 'bodyguard' },
      ['Vic shoot Ann', 'Gil guard Ann'],
    ],
    [
      'Tam does not see Vic visit Ann: Tam tried to track Vic, and Vic visited Ann, but Rolf blocked Tam.',
      V,
      ['Tam track Vic', 'Rolf block Tam', 'Vic shoot Ann'],
    ],
  ] as const)('%s', (expected, players, actions) => {
    const { outcome, speaker } = night(players, [...actions])
    const lines = outcome.questions.map(
      ({ claim, holds, reason }) =>
        `${plainOf(sentence(claim, holds, speaker))}: ${plainOf(sayAnswer(reason!, speaker))}`,
    )
    expect(lines).toContain(expected)
  })

  it('says of an action what came of it, not that it set out', () => {
    const { outcome, speaker } = night(V, ['Vic shoot Ann', 'Dee protect Ann', 'Quin swap Bob,Bea'])
    expect(outcome.verdicts.map(({ reason }) => plainOf(sayAnswer(reason!, speaker)))).toEqual([
      'Vic shot Ann, but Dee protected Ann.',
      'Dee protected Ann.',
      'Quin swapped Bob and Bea, but there was nothing to move.',
    ])
  })

  const fared = (players: Record<string, string>, actions: string[]): string[] => {
    const { outcome, speaker } = night(players, actions)
    return outcome.verdicts.map(({ reason }) => plainOf(sayAnswer(reason!, speaker)))
  }

  it('names each attack once, and answers the shield that fell', () => {
    const players = {
      Ann: 'bulletproof xShot:2',
      Vic: 'vigilante',
      Wes: 'vigilante',
      Xia: 'vigilante',
      Sit: 'babysitter',
      Rolf: 'roleblocker',
    }
    const actions = ['Vic shoot Ann', 'Wes shoot Ann', 'Xia shoot Ann', 'Sit sit Ann', 'Rolf block Sit']
    const answer = 'Sit tried to babysit Ann, but Rolf blocked Sit.'
    expect(fared(players, actions).slice(0, 2)).toEqual([
      `Vic shot Ann, Wes shot Ann, and Xia shot Ann; ${answer}`,
      `Wes shot Ann, Vic shot Ann, and Xia shot Ann; ${answer}`,
    ])
    const { outcome, speaker } = night(players, actions)
    expect(plainOf(sayAnswer(outcome.questions[0]!.reason!, speaker))).toBe(
      `Vic shot Ann, Wes shot Ann, and Xia shot Ann; ${answer}`,
    )
  })

  it('names every shield that held', () => {
    const players = {
      Ann: 'bulletproof xShot:1',
      Vic: 'vigilante',
      Wes: 'vigilante',
      Sit: 'babysitter',
      Rolf: 'roleblocker',
    }
    expect(fared(players, ['Vic shoot Ann', 'Wes shoot Ann', 'Sit sit Ann'])[0]).toBe(
      'Vic shot Ann, and Wes shot Ann, but Sit babysat Ann, which stops one attack, and Ann is bulletproof.',
    )
    expect(fared(players, ['Vic shoot Ann', 'Wes shoot Ann', 'Rolf block Wes'])).toEqual([
      'Vic shot Ann, but Ann is bulletproof, and Rolf blocked Wes.',
      'Wes tried to shoot Ann, but Rolf blocked Wes.',
      'Rolf blocked Wes.',
    ])
    expect(
      fared({ ...players, Gil: 'bodyguard' }, ['Vic shoot Ann', 'Gil guard Ann'])[0],
      'a blow that never came',
    ).toBe('Vic shot Ann, but Gil guarded Ann.')
  })

  it('follows an action to where it came', () => {
    expect(fared({ ...V, Ren: 'redirector' }, ['Vic shoot Ann', 'Ren redirect Vic,Bob', 'Dee protect Bob'])[0]).toBe(
      "Vic tried to shoot Ann, and Ren's redirect moved the shot to Bob, but Dee protected Bob.",
    )
  })

  it('says of a mover what kept it from moving anything', () => {
    const players = { ...V, Com: 'commuter' }
    expect(fared(players, ['Quin swap Ann,Com', 'Com commute'])[0]).toBe(
      'Quin swapped Ann and Com, but Com commuted and could not be targeted.',
    )
    expect(fared(players, ['Quin swap Ann,Bob', 'Rolf block Quin'])[0]).toBe(
      'Quin tried to swap Ann and Bob, but Rolf blocked Quin.',
    )
  })

  it('says of who stops whatever comes to them that a mover never took it there', () => {
    const players = { ...V, Com: 'commuter', Def: 'deflector', Dan: 'shield' }
    const answers = (actions: string[]): string[] => {
      const { outcome, speaker } = night(players, actions)
      return [...outcome.questions, ...outcome.verdicts].map(({ reason }) => plainOf(sayAnswer(reason!, speaker)))
    }
    const movers = [
      ['Def deflect Ann,Com', "Def's deflection"],
      ['Quin swap Ann,Com', "Quin's swap"],
    ]
    for (const [move, use] of movers)
      expect(answers(['Vic shoot Ann', move!, 'Com commute'])).toEqual([
        `Vic shot Ann; ${use} would have taken Vic's shot from Ann to Com, but Com commuted and could not be targeted.`,
        `Vic tried to shoot Ann, and ${use} would have moved the shot to Com, but Com commuted and could not be targeted.`,
        `Vic shot Ann; ${use} would have taken Vic's shot from Ann to Com, but Com commuted and could not be targeted.`,
        `${use} would have taken Vic's shot from Ann to Com, but Com commuted and could not be targeted.`,
        'Com commuted and could not be targeted.',
      ])
    expect(answers(['Vic shoot Ann', 'Dan screen Vic'])[0]).toBe(
      'Vic tried to shoot Ann, but Dan took the attack instead.',
    )
  })

  it('says why a check was misread', () => {
    const { outcome, speaker } = night({ Cora: 'cop sanity=insane', Mil: 'miller' }, ['Cora investigate Mil'])
    expect(plainOf(sayAnswer(outcome.questions[0]!.reason!, speaker))).toBe(
      'Cora investigated Mil, Mil looks like mafia, Mil reads as mafia, and Cora is insane and reads everybody the wrong way round.',
    )
  })
})

it.each([
  [{ is: 'works', action: 'a2' }, true, "Quin's swap fails"],
  [{ is: 'works', action: 'a2' }, false, "Quin's swap works"],
  [{ is: 'dies', who: 'Cora' }, false, 'Cora would have died'],
  [{ is: 'dies', who: 'Cora' }, true, 'Cora would have lived'],
] as const)('says of what turns what it would be: %j, now %s', (claim, holds, said) =>
  expect(plainOf(sayOtherwise(claim, holds, speaker))).toBe(said),
)
