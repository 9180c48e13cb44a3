/** What an executor who is lynched does to somebody (RU-EXE-4): he says it before the vote, in case he is. */
import { stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { everyVote } from '../shared/vote-kinds.ts'
import { all, any, type LateEffect } from '../vocabulary.ts'
import type { PartWords } from '../words.ts'
import { captivesOf, maim } from './executor.ts'

const abilities = {
  rage: {
    kind: 'block',
    told: {
      en: 'If you are lynched while you hold nobody else, you may maim any player; if you do hold somebody, you may maim only that captive. The negative role of the victim is blocked for that night.',
      ru: 'Если вас залинчевали, когда вы никого другого не держите, вы можете покалечить любого игрока; если держите, то только пленника. Негативная роль жертвы заблокирована на эту ночь.',
    },
    is: ['whenDead'],
    targets: 1,
    phases: everyVote,
    casual: true,
    rule: 'RU-EXE-4',
    components: [{ does: 'mark', as: 'raging' }],
  },
} satisfies Record<string, Entry>

const options: Options = {
  executorPreDeath: {
    values: ['wide', 'selfTortured'],
    rule: 'RU-EXE-4',
    says: {
      en: 'A lynched executor who holds nobody else may maim any player, or may do so only after torturing themselves.',
      ru: 'Может ли залинчованный экзекутор, который не держит никого другого, покалечить любого игрока или это может только тот, кто пытал самого себя.',
    },
  },
}

/** What an executor who is lynched does to somebody, said before the vote in case he is (RU-EXE-4). */
const raging: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const held = captivesOf(run, actor)
  const others = held.filter(({ of }) => of !== actor)
  const lynched = run.ledger.seek(
    { kind: 'lynched', of: actor, when: 'soFar', where: ({ phase }) => phase === undefined },
    'RU-EXE-4',
    { is: 'fact', kind: 'rages', of: actor },
  )
  const busy =
    others.length && !others.some(({ of }) => of === at)
      ? [
          any(
            { is: 'fact', kind: 'holdsAnother', of: actor, other: others[0]!.of },
            { rule: 'RU-EXE-4' },
            others.map(fact => fact.why),
          ),
        ]
      : []
  const narrow = run.option('executorPreDeath') === 'selfTortured' && !others.length
  const own = held.filter(({ of }) => of === actor).map(fact => fact.why)
  const self = narrow ? [any({ is: 'fact', kind: 'itsOwnCaptive', of: actor }, { rule: 'RU-EXE-5' }, own)] : []
  const maimed = all(
    { is: 'fact', kind: 'maimed', of: at, other: actor, action },
    { rule: 'RU-EXE-4', also: own.length ? ['RU-EXE-5'] : [], action },
    [why, lynched, ...self],
    busy,
  )
  maim(
    run,
    at,
    held.filter(({ of }) => of === at),
    maimed,
    'RU-EXE-4',
    { by: actor, action },
  )
  if (maimed.holds) run.announce('rage', { who: at, by: actor }, 'RU-EXE-4')
  return maimed
}

const rules: Rules = {
  'RU-EXE-4': stated({
    en: 'An executor who is lynched while holding nobody else may maim any player, and the vote result says so. An executor who holds another player may maim only that captive. The victim’s negative role is blocked for that night.',
    ru: 'Экзекутор, которого залинчевали, когда он не держит никого другого, может покалечить любого игрока, и об этом говорится в итогах голосования. Если он держит другого, покалечить можно пленника и больше никого. Негативная роль жертвы заблокирована на эту ночь.',
  }),
}

const words = {
  uses: {
    rage: { en: 'rage', ru: 'бешенство' },
  },
  deeds: {
    rage: {
      en: '{actor} was going to maim {first} if lynched',
      ru: '{actor_nom} в случае линчевания калечит {first_acc}',
    },
  },
  facts: {
    rages: {
      stands: { en: '{who} is lynched and rages', ru: '{who_nom} впадает в бешенство после линчевания' },
      falls: { en: '{who} does not rage', ru: '{who_nom} не впадает в бешенство' },
    },
    holdsAnother: {
      stands: {
        en: '{who} holds {other} and may maim nobody else',
        ru: '{who_nom} держит {other_acc} в камере пыток и больше никого не калечит',
      },
      falls: { en: '{who} holds nobody else', ru: '{who_nom} никого не держит в камере пыток' },
    },
    itsOwnCaptive: {
      stands: { en: '{who} tortures only themselves', ru: '{who_nom} пытает только себя' },
      falls: { en: '{who} tortures another player', ru: '{who_nom} пытает другого игрока' },
    },
  },
  terms: {
    executorPreDeath: { en: 'lynched executor’s rage', ru: 'бешенство после линчевания' },
    wide: { en: 'whenever holding nobody else', ru: 'если другого игрока нет в камере' },
    selfTortured: { en: 'only after torturing themselves', ru: 'только после пыток самого себя' },
  },
  tells: {
    rage: {
      en: '{by} was lynched and maimed {who}.',
      ru: 'Экзекутор ({by_nom}) впал в бешенство: {who_nom} теряет роль и цвет.',
    },
  },
  verbs: {
    rage: ['rage', 'maim {first} if lynched', 'if lynched maim {first}'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const executorRage = section({ abilities, options, rules, rulings: { effects: { raging } }, words })
