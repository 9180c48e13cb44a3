/**
 * What a lynch does for faces: who gets one back, what the faceless scores by it (RU-FAC-5, RU-FAC-6, RU-FL-6), and
 * who gets the face of the faceless (RU-FL-10).
 */
import { seatOf } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { section } from '../section.ts'
import { all, any, type Fact, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords } from '../words.ts'
import { facelessOf } from './faceless.ts'

const facts = declareFacts({
  faceBack: { of: 'slot' },
  faceScore: { of: 'slot', data: { quarters: 'number' } },
  facePrize: { of: 'slot' },
  scoreLost: { of: 'slot' },
})

const options: Options = {
  ownFaceScores: {
    values: ['task', 'always', 'never'],
    rule: 'RU-FL-6',
    says: {
      en: 'What the faceless scores for their own cut face: a task that brings it back, their own lynch as well, or nothing.',
      ru: 'Что засчитывается безликому за собственное срезанное лицо: линчевание цели, которая его вернула, еще и его собственное линчевание или ничего.',
    },
  },
}

/** Points are kept in quarters of a win. */
const HALF = 2

const QUARTER = 1

/** Faces that come back, and points for the lynched. All who are lynched this day are known. */
function settleFaces(run: Resolution): void {
  loseScore(run)
  const cuts = run.ledger.found({ kind: 'faceCut', when: 'phaseStart' })
  for (const cut of cuts) giveBack(run, cut)
  for (const cut of cuts) score(run, cut, cuts)
  reward(run)
}

/** A faceless terrorist who explodes loses what was scored before this vote, and has what it brings (RU-FAC-G3). */
function loseScore(run: Resolution): void {
  const grey = facelessOf(run.game)?.slot
  if (grey !== undefined && lynchOf(run, grey) && run.ledger.found({ kind: 'armed', of: grey, when: 'tonight' }).length)
    run.setCount(grey, 'quarterWins', 0)
}

const taskOf = (run: Resolution, victim: SeatId): SeatId | undefined =>
  run.ledger.found({ kind: 'faceTask', when: 'phaseStart', where: ({ data }) => data.victim === victim })[0]?.of

/** That somebody is lynched this day; undefined for who is not. */
function lynchOf(run: Resolution, who: SeatId): Reason | undefined {
  return run.lynched.includes(who)
    ? run.ledger.found({ kind: 'lynched', of: who, when: 'soFar', where: ({ phase }) => phase === undefined })[0]?.why
    : undefined
}

function giveBack(run: Resolution, cut: Fact<'faceCut'>): void {
  const { of: victim } = cut
  const task = taskOf(run, victim)
  const faceless = facelessOf(run.game)?.slot
  const lynched = task === undefined ? undefined : lynchOf(run, task)
  const grey = faceless === undefined ? undefined : lynchOf(run, faceless)
  const why = [
    ...(task !== undefined && lynched
      ? [all({ is: 'fact', kind: 'taskLynched', of: task, other: victim }, { rule: 'RU-FL-2' }, [lynched])]
      : []),
    ...(faceless !== undefined && grey
      ? [all({ is: 'fact', kind: 'facelessLynched', of: faceless }, { rule: 'RU-FAC-6' }, [grey])]
      : []),
  ]
  if (!why.length || !run.seat(victim).alive) return
  const back = any({ is: 'fact', kind: 'faceBack', of: victim }, { rule: 'RU-FL-3', also: ['RU-FAC-2'] }, why)
  run.ledger.end(cut, back)
  run.put({ kind: 'faceBack', of: victim, why: back, rule: 'RU-FL-3', lasting: true })
  if (back.holds) run.tell(victim, 'faceBack', {}, 'RU-FL-3')
}

/** A lynched victim counts half a win; a lynched task that is no victim a quarter, for a victim alive to get the face back. */
function score(run: Resolution, cut: Fact<'faceCut'>, cuts: readonly Fact<'faceCut'>[]): void {
  const { of: victim } = cut
  const faceless = facelessOf(run.game)
  const task = taskOf(run, victim)
  if (!faceless) return
  const own = victim === faceless.slot
  const mode = run.option('ownFaceScores')
  const gone = faceless.alive ? [] : [facelessGone(run, faceless.slot)]
  const notOwn = (counts: boolean): Reason[] =>
    own && !counts ? [run.given({ is: 'fact', kind: 'ownFace', of: victim }, 'RU-FL-4')] : []
  const dead = seatOf(run.game, victim)!.alive
    ? []
    : [run.given({ is: 'fact', kind: 'victimDead', of: victim }, 'RU-FAC-5')]
  const [asVictim, asTask] = [lynchOf(run, victim), task === undefined ? undefined : lynchOf(run, task)]
  if (asVictim) write(run, faceless.slot, victim, HALF, [asVictim, cut.why], [...gone, ...notOwn(mode === 'always')])
  // A task that is a victim too counts as that, by its own cut.
  if (task !== undefined && asTask && !cuts.some(({ of }) => of === task))
    write(run, faceless.slot, task, QUARTER, [asTask, cut.why], [...gone, ...dead, ...notOwn(mode !== 'never')])
}

/** Once out the faceless scores nothing, save as a phantom (RU-FAC-8, RU-PHA-G1). */
function facelessGone(run: Resolution, of: SeatId): Reason {
  const stays = run.ledger.found({ kind: 'phantom', of, when: 'phaseStart' }).map(({ why }) => {
    const sits = run.ledger.found({ kind: 'possessed', by: of, when: 'phaseStart' }).length
    return all(
      { is: 'fact', kind: 'phantom', of },
      { rule: sits ? 'RU-PHA-G1' : 'RU-FAC-8', also: sits ? ['RU-FAC-G1'] : [] },
      [why],
    )
  })
  return all({ is: 'fact', kind: 'facelessGone', of }, { rule: 'RU-FAC-5' }, [], stays)
}

/** A victim who dies of attacking a faceless kamikaze counts as if he was lynched (RU-FAC-G6). */
function scoreTakenAlong(run: Resolution, { of: killer, by, why, data }: Fact<'death'>): void {
  const faceless = facelessOf(run.game)
  if (data.cause !== 'kamikaze' || by === undefined || by !== faceless?.slot || by === killer) return
  const [cut] = run.ledger.found({ kind: 'faceCut', of: killer, when: 'soFar' })
  if (cut)
    write(
      run,
      by,
      killer,
      HALF,
      [all({ is: 'fact', kind: 'killedByFaceless', of: killer, other: by }, { rule: 'RU-FAC-G6' }, [why]), cut.why],
      [],
    )
}

function write(
  run: Resolution,
  faceless: SeatId,
  lynched: SeatId,
  quarters: number,
  because: readonly Reason[],
  unless: readonly Reason[],
): void {
  const why = all(
    { is: 'fact', kind: 'faceScore', of: lynched, values: { quarters } },
    { rule: 'RU-FAC-5', also: ['RU-FL-6'] },
    because,
    unless,
  )
  run.put({ kind: 'faceScore', of: lynched, why, rule: 'RU-FAC-5', by: faceless, data: { quarters } })
  if (why.holds) addPoints(run, faceless, quarters)
}

const addPoints = (run: Resolution, who: SeatId, quarters: number): void => {
  run.setCount(who, 'quarterWins', run.count(who, 'quarterWins') + quarters)
}

/** Somebody gets the face of the dead faceless (RU-FL-10). */
export function givePrize(run: Resolution, to: SeatId, because: readonly Reason[]): void {
  const why = all({ is: 'fact', kind: 'facePrize', of: to }, { rule: 'RU-FL-10' }, because)
  run.put({ kind: 'facePrize', of: to, why, rule: 'RU-FL-10' })
  if (why.holds) addPoints(run, to, HALF)
}

/** All whose ballot stood against the lynched faceless. */
function reward(run: Resolution): void {
  const faceless = facelessOf(run.game)?.slot
  const lynch = faceless === undefined ? undefined : lynchOf(run, faceless)
  if (!lynch || faceless === undefined) return
  for (const { of: voter, why } of run.ledger.found({
    kind: 'votes',
    when: 'soFar',
    where: ({ of, data, phase }) => phase === undefined && data.target === faceless && of !== faceless,
  }))
    givePrize(run, voter, [lynch, why])
}

const rules: Rules = {
  'RU-FAC-5': stated({
    en: 'A lynched victim counts half a win for the faceless; a task that was not a victim counts half of that, if the lynch gives its victim the face back. Deaths at night do not count, and neither the faceless nor the victim has to vote for the lynched player.',
    ru: 'Залинчованная жертва дает безликому половину победы; цель, которая сама не была жертвой, — вдвое меньше, если с ее линчеванием жертва вернула лицо. Ночные смерти не засчитываются. Голосовать против того, кого залинчевали, ни безликий, ни жертва не обязаны.',
  }),
  'RU-FAC-6': stated({
    en: 'When the faceless is lynched, all faces come back at once; a victim lynched at the same time still counts.',
    ru: 'Когда залинчован безликий, все лица сразу возвращаются; жертва, залинчованная одновременно с ним, все равно засчитывается.',
  }),
  'RU-FL-3': stated({
    en: 'A player who got the face back is no longer a victim and cannot be cut again; the role comes back as it was. When the faceless is lynched, all faces come back.',
    ru: 'Кто вернул лицо, больше не жертва, и срезать ему лицо снова нельзя; роль возвращается такой, какой была. С линчеванием безликого возвращаются все лица.',
  }),
  'RU-FL-6': stated({
    en: 'A lynched victim is half a win; a lynched task that brings a face back and is not a victim is a quarter. A victim and a task lynched together both count, a victim lynched with the faceless counts, and deaths at night never do.',
    ru: 'Залинчованная жертва дает половину победы, залинчованная цель, которая вернула лицо и сама не жертва, — четверть. Если жертву залинчевали вместе с целью, засчитываются обе; жертва, залинчованная вместе с безликим, засчитывается, ночные смерти — никогда.',
  }),
  'RU-FL-10': stated({
    en: 'Everybody who voted for the faceless in the lynch gets the face, worth half a win, whatever their team; at night it goes to the killer, or to the madman who took the faceless with them, and to their partners.',
    ru: 'Каждый, кто голосовал против безликого при его линчевании, в какой бы команде он ни был, получает его лицо, которое дает половину победы; ночью лицо получает киллер или безумец, забравший безликого с собой, вместе с напарниками.',
  }),
}

const words = {
  facts: {
    taskLynched: {
      stands: {
        en: '{who}, {other}’s task, is lynched',
        ru: '{who_acc} линчуют, а это цель: лицо вернется к {other_dat}',
      },
      falls: { en: '{who} is not lynched as {other}’s task', ru: '{who_acc} как цель не линчуют' },
    },
    facelessLynched: {
      stands: { en: 'the faceless, {who}, is lynched', ru: 'линчуют безликого ({who_nom})' },
      falls: { en: 'the faceless, {who}, is not lynched', ru: 'безликого ({who_nom}) не линчуют' },
    },
    faceBack: {
      stands: { en: '{who}’s face comes back', ru: 'лицо возвращается к {who_dat}' },
      falls: { en: '{who}’s face does not come back', ru: 'лицо не возвращается к {who_dat}' },
      asks: { en: 'Does {who}’s face come back?', ru: 'Возвращается ли лицо к {who_dat}?' },
    },
    faceScore: {
      stands: { en: '{who} counts for the faceless', ru: '{who_nom} идет в зачет безликого' },
      falls: { en: '{who} does not count for the faceless', ru: '{who_nom} не идет в зачет безликого' },
      asks: { en: 'Does {who} count for the faceless?', ru: 'Идет ли {who_nom} в зачет безликого?' },
      would: {
        en: '{who} would have counted for the faceless',
        ru: `{who_nom} ${did('who', 'пошел', 'пошла', 'пошли')} бы в зачет безликого`,
      },
    },
    facelessGone: {
      stands: { en: 'the faceless was already out', ru: 'безликий уже вне игры' },
      falls: { en: 'the faceless is still in the game', ru: 'безликий еще в игре' },
    },
    victimDead: {
      stands: { en: 'the victim {who} has already died', ru: 'жертва ({who_nom}) уже вне игры' },
      falls: { en: 'the victim {who} is alive', ru: 'жертва ({who_nom}) еще в игре' },
    },
    facePrize: {
      stands: { en: '{who} gets the face of the faceless', ru: '{who_nom} получает лицо безликого' },
      falls: { en: '{who} does not get the face of the faceless', ru: '{who_nom} не получает лицо безликого' },
      asks: { en: 'Does {who} get the face of the faceless?', ru: 'Получает ли {who_nom} лицо безликого?' },
    },
    scoreLost: {
      stands: { en: '{who} loses everything scored', ru: '{who_nom} теряет набранные жертвы' },
      falls: { en: '{who} keeps everything scored', ru: '{who_nom} сохраняет набранные жертвы' },
      asks: { en: 'Does {who} lose everything scored?', ru: 'Теряет ли {who_nom} набранные жертвы?' },
    },
    ownCivilShot: {
      stands: { en: '{who} died by their own civil shot', ru: '{who_nom} совершает суицид через мирную роль' },
      falls: {
        en: '{who} did not die by their own civil shot',
        ru: '{who_nom} не совершает суицида через мирную роль',
      },
    },
  } satisfies FactWords<typeof facts>,
  terms: {
    quarterWins: { en: 'quarters of a win', ru: 'четверти победы' },
    always: { en: 'always', ru: 'всегда' },
    never: { en: 'never', ru: 'никогда' },
  },
  tells: {
    faceBack: {
      en: 'You have your face back, and your civil role with it.',
      ru: 'Лицо вернулось к вам, мирная роль снова доступна.',
    },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const facesBack = section({
  facts,
  options,
  rules,
  words,
  rulings: {
    reactions: { death: scoreTakenAlong },
    after: { lynch: settleFaces },
    results: ['faceBack', 'faceScore', 'facePrize'],
  },
})
