/** Lost traces: Erase Body and Erase Evidence (CONAN-AB10, AB11, I6). */
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { chosen, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { IdsOf, Of, Refuse } from '../../../ruleset/section.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import { crimes } from '../arrest/crimes.ts'
import { sentBy, type Entry } from '../attributes.ts'
import { finds, seek, seekFact } from '../moves.ts'
import { section, type SectionWords } from '../section.ts'
import { called, no } from '../sending.ts'
import { rememberedOf, type Claim, type Effect } from '../vocabulary.ts'

const abilities = {
  eraseBody: {
    mark: 'bodyErased',
    kind: 'deceive',
    told: {
      en: 'Each night you may make a body disappear: the role and the will of the victim are not revealed. You may do so for your own kills at any time, and for somebody else’s kill once per game.',
      ru: 'Каждую ночь вы можете скрыть тело: роль и завещание жертвы не объявят. Если убили вы, это можно всегда, если кто-то другой, один раз за игру.',
    },
    is: ['about', 'extra', 'ownSpending'],
    targets: 0,
    most: 1,
    phases: ['night'],
    rule: 'CONAN-AB10',
    keys: sentBy,
  },
  eraseEvidence: {
    mark: 'evidenceErased',
    kind: 'deceive',
    told: {
      en: 'Each night you may erase the evidence of one crime of that night: name the player and the crime. You may do so once per game for each kind of crime.',
      ru: 'Каждую ночь вы можете уничтожить улики одного преступления этой ночи: назовите игрока и преступление. Каждый род преступления, один раз за игру.',
    },
    is: ['about'],
    targets: 1,
    self: true,
    phases: ['night'],
    rule: 'CONAN-AB11',
    keys: {
      crime: {
        says: { en: 'the crime whose traces are erased', ru: 'преступление, следы которого исчезают' },
        must: true,
        values: crimes,
      },
      of: { says: { en: 'who it was committed against', ru: 'против кого оно совершено' }, aims: 'player' },
      ...sentBy,
    },
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  bodyErased: { of: 'slot' },
  evidenceErased: { of: 'slot', data: { type: 'word', third: 'slot?' } },
})

const options: Options = {
  'erase.hideDeath': {
    values: [false, true],
    rule: 'CONAN-I6',
    says: {
      en: 'If a body is erased, the death itself is also kept from the public.',
      ru: 'Скрывают ли от всех и саму смерть, если тело сокрыто.',
    },
  },
}

const says = sayingInEach({
  erased: { en: 'evidence of {crime} was already erased', ru: 'улики этого рода уже уничтожали: «{crime}»' },
})

/** Each kind of crime once a game. */
const refuse: Refuse = (game, phase, { by, does, with: given = {} }) =>
  does === 'eraseEvidence'
  && rememberedOf(game.facts, 'evidenceErased').some(
    fact => fact.by === by && fact.data.type === getOwn(given, 'crime'),
  )
    ? no('CONAN-AB11', says('erased', { crime: called(String(getOwn(given, 'crime'))) }))
    : undefined

/** The body of the eraser's own victim, or once a game of another's. */
const bodyErased: Effect = (run, { move, at, why }) => {
  const of = move.to.length ? at : undefined
  const bodies = run.ledger.attempts({
    kind: 'death',
    when: 'soFar',
    where: fact =>
      fact.data.cause === 'kill'
      && fact.phase === undefined
      && (of === undefined ? fact.by === move.actor : fact.of === of),
  })
  const body = bodies.find(fact => fact.why.holds)
  const who = body?.of ?? of ?? move.actor
  const spent =
    body && body.by !== move.actor && (getOwn(run.seat(move.actor).uses, 'eraseBody') ?? 0) > 0
      ? [run.given({ is: 'fact', kind: 'erasedBefore', of: move.actor }, 'CONAN-AB10')]
      : []
  const killed = bodies.map(fact => fact.why)
  const found = seekFact(who, 'body', 'noBody', { rule: 'CONAN-AB10' }, killed)
  const erased = finds(
    move,
    { is: 'fact', kind: 'bodyErased', of: who, action: move.id },
    { rule: 'CONAN-AB10', action: move.id },
    why,
    { ...found, against: [...found.against, ...spent] },
  )
  run.put({ kind: 'bodyErased', of: who, why: erased, rule: 'CONAN-AB10', by: move.actor, action: move.id })
  if (erased.holds && body?.by !== move.actor) run.spend(move.actor, 'eraseBody', 'CONAN-AB10')
  if (erased.holds && !run.hidden.includes(who)) run.hidden.push(who)
  return erased
}

/** One crime of this night leaves no evidence: on the victim who is named, else the first. */
const evidenceErased: Effect = (run, { move, at, why }) => {
  const { crime: type = '', of: victim } = move.with
  const entries = run.ledger.attempts({
    kind: 'crime',
    of: at,
    when: 'tonight',
    where: ({ data }) => data.type === type && data.framed !== true && (victim === undefined || data.third === victim),
  })
  const third = victim ?? entries.find(({ why: stood }) => stood.holds)?.data.third
  const crime = (kind: 'crimeTonight' | 'noCrimeTonight'): Claim => ({ is: 'fact', kind, of: at, values: { type } })
  const done = entries.map(fact => fact.why)
  const found = seek(crime('crimeTonight'), crime('noCrimeTonight'), { rule: 'CONAN-AB11' }, done)
  const erased = finds(
    move,
    { is: 'fact', kind: 'evidenceErased', of: at, action: move.id, values: { type } },
    { rule: 'CONAN-AB11', action: move.id },
    why,
    found,
  )
  run.put({
    kind: 'evidenceErased',
    of: at,
    why: erased,
    rule: 'CONAN-AB11',
    by: move.actor,
    action: move.id,
    data: { type, ...(third !== undefined && { third }) },
    lasting: true,
  })
  return erased
}

const rules: Rules = {
  'CONAN-AB10': chosen({
    en: "Erase Body: the victim's role and will are kept from the public. Possible at any time after the player's own kill, once a game after somebody else's.",
    ru: '«Сокрытие тела»: роль и завещание жертвы не объявляют. Если жертва своя — когда угодно, если чужая — раз за игру.',
  }),
  'CONAN-AB11': chosen({
    en: 'Erase Evidence: one crime of this night leaves no evidence; once a game for each kind of crime.',
    ru: '«Уничтожение улик»: одно преступление этой ночи не оставляет улик; каждый род преступления — раз за игру.',
  }),
}

const words = {
  uses: { eraseBody: 'Erase Body', eraseEvidence: 'Erase Evidence' },
  deeds: {
    eraseBody: '{actor} made a body disappear',
    'eraseBody:1': '{actor} made the body of {first} disappear',
    eraseEvidence: '{actor} erased what pointed to {first}{crime, select, none {} other { for {crime}}}',
    'eraseBody:tried': '{actor} tried to make a body disappear',
    'eraseBody:1:tried': '{actor} tried to make the body of {first} disappear',
    'eraseEvidence:tried':
      '{actor} tried to erase what pointed to {first}{crime, select, none {} other { for {crime}}}',
  },
  facts: {
    body: { stands: 'there is the body of {who}', falls: 'there was no body to hide' },
    noBody: {
      stands: 'there was no body to hide',
      falls: 'there is the body of {who}',
      would: 'there would have been no body to hide',
    },
    erasedBefore: {
      stands: '{who} has erased the body of another’s victim before',
      falls: '{who} has not erased the body of another’s victim before',
    },
    bodyErased: {
      stands: 'the body of {who} is gone',
      falls: 'no body is gone',
      asks: 'Does the body of {who} disappear?',
      would: 'the body of {who} would have been gone',
    },
    crimeTonight: { stands: '{who} committed {type} tonight', falls: '{who} did not commit {type} tonight' },
    noCrimeTonight: {
      stands: '{who} did not commit {type} tonight',
      falls: '{who} committed {type} tonight',
      would: '{who} would not have committed {type} tonight',
    },
    evidenceErased: {
      stands: 'nothing points to {who} for {type} any more',
      falls: 'no evidence against {who} for {type} was erased',
      would: 'nothing would point to {who} for {type} any more',
    },
  },
  verbs: {
    eraseBody: [
      'erase body',
      'erase the body',
      'erase the body of {first}',
      'remove the body',
      'remove the body of {first}',
      'get rid of the body',
      'get rid of the body of {first}',
    ],
    eraseEvidence: [
      'erase evidence',
      'erase evidence of',
      'erase the evidence against',
      'erase evidence against',
      'erase the traces of',
    ],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const erasing = section({
  abilities,
  facts,
  options,
  refuse,
  rules,
  rulings: { effects: { bodyErased, evidenceErased }, takesEffect: ['bodyErased'] },
  words,
})
