/** The Doctor (1923-DOC1 to DOC7): his visit, whom it saves, and what it is no help against. */
import { chosen, implied, stated, unturned, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { nameOf, shieldOf, type AttackKind, type Shield } from '../chapters/attack.ts'
import { hears } from '../chapters/telling.ts'
import { fact, noHelp } from '../claims.ts'
import { recordMiss } from './bumbling-bureaucrat.ts'
import { declareFacts, mark, night, section, type Ruled, type SectionWords } from '../section.ts'
import { all, type Arrival, type Reason, type Resolution, type SeatId } from '../vocabulary.ts'

const abilities = {
  heal: {
    kind: 'protect',
    told: {
      en: '{when} you may visit one player. You save them from the Mafia and from poison.',
      ru: '{when} вы можете прийти к одному игроку: вы спасете его от мафии и от отравления.',
    },
    shields: true,
    rule: '1923-DOC1',
    targets: 1,
    selfUses: 2,
    components: [mark('healed')],
    ...night,
  },
} satisfies Record<string, Ruled>

const facts = declareFacts({ healed: { of: 'slot', silent: true }, saved: { of: 'slot', silent: true } })

const options = {
  'doctor.savesTold': {
    values: ['nobody', 'patient', 'doctor', 'both'],
    rule: '1923-I11',
    says: {
      en: 'Who is told in the morning that a Doctor saved the patient from the Mafia or from poison.',
      ru: 'Кто утром узнает, что визит доктора уберег от мафии или от отравления.',
    },
  },
} satisfies Options

/** A Doctor's visit keeps tonight's harm away, and cures the poison of last night at once (1923-DOC1, DOC2); on himself it is limited (1923-DOC4). */
function healed(run: Resolution, arrival: Arrival): Reason {
  const { move, at, why: came } = arrival
  recordMiss(run, arrival, 'healed', '1923-DOC1')
  const why =
    at === move.actor
      ? all(fact('onHimself', at, { action: move.id }), { rule: '1923-DOC4', action: move.id }, [came])
      : came
  run.put({ kind: 'healed', of: at, why, rule: '1923-DOC1', by: move.actor, action: move.id })
  for (const poison of run.ledger.found({ kind: 'poisoned', of: at, when: 'phaseStart' })) {
    const cure = all(
      fact('cured', at, { other: move.actor, action: move.id }),
      { rule: '1923-DOC2', also: ['1923-S5'], action: move.id },
      [why, run.ledger.standing(poison, 'soFar')],
    )
    run.put({ kind: 'cured', of: at, why: cure, rule: '1923-DOC2', by: move.actor, action: move.id })
    if (!cure.holds) continue
    run.put({ kind: 'spared', of: move.actor, why: cure, rule: '1923-DOC2', action: move.id })
    run.ledger.end(poison, cure)
  }
  return why
}

/** Doctors who chose him: against the Mafia and poisoning; one visit does it all (1923-DOC1, DOC3, DOC7, S5). */
export function healsOf(run: Resolution, at: SeatId, kind: AttackKind): Shield[] {
  return kind === 'drunkard'
    ? []
    : run.ledger.attempts({ kind: 'healed', of: at, when: 'soFar' }).flatMap(heal => {
        const before =
          run.ledger.found({ kind: 'spared', where: ({ action }) => action === heal.action, when: 'soFar' }).length > 0
        const why = all(
          fact('healHolds', at, nameOf(heal)),
          {
            rule: '1923-DOC1',
            also: kind === 'poison' ? ['1923-S5'] : [],
            notes: [
              ...(before ? [{ claim: fact('oneVisit', at), rule: '1923-DOC3' }] : []),
              ...(heal.by !== undefined && run.isDead(heal.by)
                ? [{ claim: fact('healedBefore', heal.by), rule: '1923-DOC7' }]
                : []),
            ],
            ...(heal.action !== undefined && { action: heal.action }),
          },
          [heal.why],
        )
        return shieldOf(heal, why)
      })
}

/** A Doctor is no help against a Drunkard (1923-DOC6, DRU5). */
export const helplessHeals = (run: Resolution, at: SeatId, kind: AttackKind): Reason[] =>
  kind === 'drunkard' ? noHelp(run, 'healed', at, 'rampage', '1923-DRU5', '1923-DOC6') : []

/** Whether they hear in the morning that a Doctor's visit mattered (1923-I11, DOC5). */
export const hearsOfSaves = (run: Resolution, who: 'patient' | 'doctor'): boolean =>
  [who, 'both'].includes(run.option<string>('doctor.savesTold'))

/** A Doctor's visit kept an attack away: so much for the morning. */
export function saved(run: Resolution, patient: SeatId, doctor: SeatId, why: Reason): void {
  run.put({ kind: 'saved', of: patient, by: doctor, why, rule: '1923-I11' })
}

/** Where the host wants it so, patients and Doctors hear what a visit kept away: each of them once of the other (1923-I11). */
export function tellSaves(run: Resolution): void {
  const saves = run.ledger.found({ kind: 'saved', when: 'soFar' })
  const once = (key: (save: (typeof saves)[number]) => string): typeof saves => [
    ...new Map(saves.map(save => [key(save), save])).values(),
  ]
  if (hearsOfSaves(run, 'patient'))
    for (const { of, why } of once(save => save.of))
      if (hears(run, of, 'saved', { rule: '1923-S13' }, why)) run.tell(of, 'saved', {}, '1923-I11')
  if (hearsOfSaves(run, 'doctor'))
    for (const { of, by = '', why } of once(save => `${save.by} ${save.of}`))
      if (hears(run, by, 'didSave', { rule: '1923-S13' }, why)) run.tell(by, 'didSave', { other: of }, '1923-I11')
}

const rules: Rules = {
  '1923-DOC1': stated({
    en: 'A Doctor chooses one player a night and saves them from the Mafia and from being poisoned.',
    ru: 'Доктор каждую ночь выбирает одного игрока и спасает его от мафии и от отравления.',
  }),
  '1923-DOC2': stated({
    en: 'A player who was poisoned the night before is cured.',
    ru: 'Кто отравлен прошлой ночью, исцеляется.',
  }),
  '1923-DOC3': implied({
    en: 'One visit does all of it, against every kill and every poison.',
    ru: 'Один визит дает и то и другое, против любого числа убийств и ядов.',
  }),
  '1923-DOC4': stated({
    en: 'Doctors may choose themselves twice a game.',
    ru: 'Самого себя доктор может выбрать два раза за игру.',
  }),
  '1923-DOC5': unturned(
    chosen({
      en: 'A Doctor is not told whether it mattered, unless the host wants it so.',
      ru: 'Доктору не сообщают, помог ли он, если ведущий не решил иначе.',
    }),
    'It says that nobody is told: a message that is not sent shows nowhere.',
  ),
  '1923-DOC6': implied({
    en: 'A Doctor does not save from a Drunkard, the court or revenge.',
    ru: 'От пьяницы, от суда и от мести доктор не спасает.',
  }),
  '1923-DOC7': implied({
    en: 'A Doctor who is killed later in the night has already acted.',
    ru: 'Доктор, убитый позже в эту ночь, уже сходил.',
  }),
  '1923-I11': chosen({
    en: "Nobody is told what a Doctor or a Butler's shield prevented. A player cured of poison hears of it in public, and is not told in private even that they nearly died.",
    ru: 'Что предотвратил доктор или щит дворецкого, не сообщают никому. Кто исцелен от яда, узнает об этом из общего объявления, а лично ему не сообщают даже того, что он едва не умер.',
  }),
}

const words = {
  roles: { doctor: 'Doctor' },
  rolesShort: { doctor: ['doc'] },
  uses: { heal: 'visit' },
  deeds: { heal: '{actor} treated {first}', 'heal:tried': '{actor} tried to treat {first}' },
  facts: {
    healHolds: {
      stands: '{other} saved {who}',
      falls: '{other} did not save {who}',
      would: '{other} would have saved {who}',
    },
    oneVisit: { stands: 'one visit does it all', falls: 'it was the first thing the visit did' },
    healedBefore: { stands: '{who} had acted before dying', falls: '{who} had not acted' },
  },
  tells: {
    saved: 'You were attacked last night, and a Doctor saved you.',
    didSave: 'Your visit saved {other} last night.',
  },
  verbs: {
    heal: [
      'heal',
      'save',
      'cure',
      'protect',
      'doctor',
      'treat',
      'visit',
      'save {first} from poison',
      'cure {first} of poison',
    ],
  },
} satisfies SectionWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const doctor = section({ abilities, effects: { heal: healed }, facts, options, rules, words })
