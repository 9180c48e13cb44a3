/** A black's suicide (RU-SUI-1): after his own shot, not to be stopped, and survived only as an attack is. */
import type { Reason } from '../../../reason/reason.ts'
import { type Prompts, type Rules, stated } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { section } from '../section.ts'
import { strike } from '../shared/attack.ts'
import type { Refuse } from '../shared/cast-ballots.ts'
import { type Claim, type LateEffect, type Resolution, all } from '../vocabulary.ts'
import { type PartWords, did, tried } from '../words.ts'
import { partnerRule, partnersOf } from './own-shots.ts'

const abilities = {
  suicide: {
    kind: 'kill',
    told: {
      en: 'You may kill yourself on any night, if your living partners agree, after your own shot. Only a guard, a heal or the life of an immortal saves you. You may give a condition that calls it off.',
      ru: 'Вы можете убить себя в любую ночь, с согласия живых напарников, после собственного выстрела. Спасут только защита, хил или жизнь бессмертного. Можно задать условие, при котором самоубийство отменяется.',
    },
    is: ['byOwnHand', 'spoken', 'byLetter', 'ofNoRole', 'uncounted', 'stays'],
    targets: 0,
    phases: ['night'],
    casual: true,
    rule: 'RU-SUI-1',
    components: [{ does: 'mark', as: 'suicide' }],
    keys: {
      agreed: {
        says: { en: 'whether the partners agreed to it', ru: 'согласны ли на это напарники' },
        values: ['yes'],
      },
      unlessDies: {
        says: { en: 'whose death this night calls it off', ru: 'чья смерть этой ночью отменяет самоубийство' },
        aims: 'player',
      },
      unless: {
        says: {
          en: 'what else calls it off, for the host to judge',
          ru: 'что еще его отменяет, на усмотрение ведущего',
        },
        aims: 'text',
      },
    },
  },
} satisfies Record<string, Entry>

const prompts: Prompts = {
  suicideCondition: {
    rule: 'RU-SUI-1',
    says: {
      en: 'Is the suicide called off, given how the night went?',
      ru: 'Прошла ли ночь так, что самоубийство отменяется?',
    },
    choices: ['dies', 'lives'],
  },
}

/** Living partners have to consent. */
const refuse: Refuse = (game, _phase, { by, does, with: given }) => {
  const [partner] = does === 'suicide' ? partnersOf(game, by) : []
  return partner && given?.agreed !== 'yes'
    ? {
        rule: partnerRule(game, by, partner, 'RU-SUI-1'),
        says: {
          en: `${partner.name} is alive and must consent (agreed=yes)`,
          ru: `напарник (${partner.name}) жив и должен дать согласие`,
        },
      }
    : undefined
}

const died = (slot: string): string => `died ${slot}`

const suicide: LateEffect = (run, { move: { id: action, actor, with: keys } }) => {
  const { agreed, unlessDies, unless } = keys
  const off: Reason[] = [
    ...(unlessDies
      ? [
          run.foresight.foreseen(
            died(unlessDies),
            { is: 'fact', kind: 'conditionMet', of: unlessDies, action },
            'RU-SUI-1',
          ),
        ]
      : []),
    ...(unless?.trim() ? calledOff(run, action, actor) : []),
  ]
  const consent: Claim = { is: 'fact', kind: 'partnersAgree', of: actor, action }
  const notes = agreed === 'yes' ? [{ claim: consent, rule: 'RU-SUI-1' }] : []
  const claim = { is: 'fact', kind: 'suicide', of: actor, action } as const
  const reached = all(claim, { rule: 'RU-SUI-1', notes, action }, [], off)
  const ready = !off.some(({ holds }) => holds)
  return strike(run, { action, killer: actor, target: actor, cause: 'suicide', rule: 'RU-SUI-1', reached, ready })
}

function calledOff(run: Resolution, action: string, actor: string): Reason[] {
  return run.ask('suicideCondition', { actions: [action] }) === 'lives'
    ? [run.given({ is: 'fact', kind: 'conditionRuled', of: actor, action }, 'RU-SUI-1', action)]
    : []
}

/** Who died tonight, for those whose suicide hangs on it. */
function findDeaths(run: Resolution): void {
  const awaited = new Set(
    run.moves.flatMap(({ does, with: { unlessDies } }) => (does === 'suicide' && unlessDies ? [unlessDies] : [])),
  )
  for (const { of, why } of run.deaths()) if (awaited.has(of)) run.foresight.find(died(of), 'yes', why)
}

const rules: Rules = {
  'RU-SUI-1': stated({
    en: 'A black may commit suicide on any night, with the consent of living partners and after their own shot. Nothing stops it and it hurts nobody else; only a guard, a heal or an immortal’s life saves them. The player may set a condition that calls it off.',
    ru: 'Черный может убить себя в любую ночь, с согласия живых напарников и после собственного выстрела; ничто этого не срывает, никому другому это не вредит, и спасают только защита, хил или жизнь бессмертного. Можно задать условие, при котором самоубийство отменяется.',
  }),
}

const words = {
  uses: {
    suicide: { en: 'suicide', ru: 'самоубийство' },
  },
  deeds: {
    suicide: {
      en: '{actor} attempted suicide',
      ru: `{actor_nom} ${did('actor', 'пошел', 'пошла', 'пошли')} на самоубийство`,
    },
    'suicide:tried': tried('kill themselves', 'покончить с собой'),
  },
  facts: {
    suicide: {
      stands: { en: '{who} commits suicide', ru: '{who_nom} совершает самоубийство' },
      falls: { en: '{who} does not commit suicide', ru: '{who_nom} не совершает самоубийства' },
      would: { en: '{who} would have committed suicide', ru: `{who_nom} ${did('who', 'совершил')} бы самоубийство` },
    },
    conditionMet: {
      stands: { en: '{who} dies, which calls the suicide off', ru: '{who_nom} умирает, и это отменяет самоубийство' },
      falls: {
        en: '{who} does not die, so nothing calls the suicide off',
        ru: '{who_nom} не умирает, и самоубийство ничто не отменяет',
      },
    },
    conditionRuled: {
      stands: { en: 'the host called the suicide off', ru: 'ведущий отменил самоубийство' },
      falls: { en: 'the host did not call the suicide off', ru: 'ведущий не отменял самоубийства' },
    },
    partnersAgree: {
      stands: { en: '{who}’s partners agree', ru: 'напарники {who_gen} согласны' },
      falls: { en: '{who}’s partners do not agree', ru: 'напарники {who_gen} не согласны' },
    },
    noLifeForSuicide: {
      stands: {
        en: 'a spare life does not save {who} from suicide',
        ru: 'от самоубийства запасная жизнь не спасает{who_did, select, other {}}',
      },
      falls: {
        en: 'a spare life saves {who} from suicide',
        ru: 'от самоубийства запасная жизнь спасает{who_did, select, other {}}',
      },
    },
  },
  terms: {
    suicideCondition: { en: 'suicide condition', ru: 'условие самоубийства' },
    dies: { en: 'dies', ru: 'умирает' },
    lives: { en: 'lives', ru: 'живет' },
  },
  verbs: {
    suicide: ['suicide', 'commit suicide', 'kill myself'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const suicides = section({
  abilities,
  prompts,
  rules,
  rulings: { effects: { suicide }, dawn: [findDeaths] },
  words,
})
/** Its limits are told after what other roles say of it. */
export const suicideLimits = section({ refuse })
