/**
 * What colour somebody shows (RU-CHK-1, RU-GEN-2 to RU-GEN-4), which `shared/colour.ts` works out, and what keeps it
 * from those who come to see it (RU-COM-3).
 */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { chosen, implied, stated, type Options, type Rules } from '../../../ruleset/localized-text.ts'
import { roleIs } from '../roles/role-entries.ts'
import { section } from '../section.ts'
import { all, any, type Resolution } from '../vocabulary.ts'
import { did, type PartWords } from '../words.ts'

const options: Options = {
  whitenedVerifiesBlack: {
    values: [true, false],
    rule: 'RU-GEN-4',
    says: {
      en: 'A check on a whitened player verifies as black.',
      ru: 'Дает ли проверка чека черный цвет, если игрока окраснили.',
    },
  },
  sonOfBossVerifiesBlack: {
    values: [true, false],
    rule: 'RU-GEN-4',
    says: {
      en: 'A check on the son of the boss verifies as black.',
      ru: 'Дает ли проверка чека сына босса черный цвет.',
    },
  },
  foiledMovesInterfere: {
    values: [false, true],
    rule: 'RU-COM-3',
    says: {
      en: 'A doctor or blocker who chose the same target hides the color even if their move failed.',
      ru: 'Скрывают ли цвет доктор или блокер, выбравшие ту же цель, если их ход не прошел.',
    },
  },
}

export const colour = '{colour, select, red {red} black {black} other {nothing}}'

export const cvet = '{colour, select, red {красный} black {черный} other {нет}}'

const cvetom = '{colour, select, red {красным} black {черным} other {без цвета}}'

/** Moves that leave no information at their target, by the fact they leave there; of two checkers neither gets any (RU-COM-3). */
const disturbing = ['healed', 'arrested', 'guarded', 'stoodBy', 'askedColour'] as const

type Crossing = (typeof disturbing)[number]

/** Whom a politician has under patronage no check reaches either (RU-POL-6). */
const patronage = (run: Resolution, at: SeatId): Reason[] => {
  const claim = { is: 'fact', kind: 'underPatronage', of: at } as const
  return run.ledger.seekTried({ kind: 'patron', of: at, when: 'soFar' }, 'RU-POL-6', claim)
}

/** That somebody's role hides his colour: the own one, or the one that he plays, by whoever's deed he does. */
function byRole(run: Resolution, at: SeatId, rule: RuleId): Reason[] {
  const claim = (role: string) => ({ is: 'fact', kind: 'hidesColour', of: at, values: { role } }) as const
  const { role } = run.seat(at)
  if (roleIs(role, 'hidesColour')) return [run.given(claim(role), rule)]
  return run.ledger
    .found({ kind: 'plays', of: at, when: 'phaseStart', where: ({ data }) => roleIs(data.role, 'hidesColour') })
    .slice(0, 1)
    .map(fact => all(claim(fact.data.role), { rule }, [run.ledger.standing(fact, 'phaseStart')]))
}

/** What hides a colour from one who comes for it: the target’s state or role, or somebody else’s move to the same target. */
export function hiddenBy(
  run: Resolution,
  at: SeatId,
  by: SeatId,
  { crossedBy, rule }: { crossedBy: readonly Crossing[]; rule: RuleId } = { crossedBy: disturbing, rule: 'RU-COM-3' },
): Reason[] {
  const maimed = run.ledger.seekTried({ kind: 'maimed', of: at, when: 'soFar' }, 'RU-GEN-5', {
    is: 'fact',
    kind: 'colourGone',
    of: at,
  })
  const foiledToo = run.option<boolean>('foiledMovesInterfere')
  const crossing = crossedBy.flatMap((kind): Reason[] => {
    const moves = run.ledger.attempts({
      kind,
      of: at,
      when: 'soFar',
      where: fact => fact.by !== by && fact.phase === undefined,
    })
    return moves.length
      ? [
          any(
            { is: 'fact', kind: 'crossed', of: at, values: { how: kind } },
            { rule },
            moves.map(fact =>
              foiledToo && fact.by !== undefined && !fact.ended
                ? run.given(
                    { is: 'fact', kind: 'triedThere', of: at, other: fact.by, action: fact.action ?? '' },
                    rule,
                    fact.action,
                  )
                : run.ledger.standing(fact, 'soFar'),
            ),
          ),
        ]
      : []
  })
  return [...maimed, ...byRole(run, at, rule), ...patronage(run, at), ...crossing]
}

const rules: Rules = {
  'RU-CHK-1': stated({
    en: 'Reds show red; mafia, maniac and yakuza show black; werewolves show red until they kill; the faceless shows red.',
    ru: 'Красные чекаются красными; мафия, маньяк и якудза — черными; оборотни — красными, пока не совершат убийство; безликий — красным.',
  }),
  'RU-SLN-2': stated({
    en: 'Slander overrides whitening, and the joker inverts whatever color would then be shown.',
    ru: 'Очернение сильнее окраснения, а джокер меняет на противоположный тот цвет, который вышел бы после них.',
  }),
  'RU-GEN-2': stated({
    en: 'The son of the boss always shows red; other werewolves show red until their first kill with any role. A kill already counts for checks of the same night.',
    ru: 'Сын босса всегда чекается красным, остальные оборотни — до первого убийства, за какую бы роль оно ни было; убийство видно уже чекам той же ночи.',
  }),
  'RU-GEN-3': implied({
    en: 'The color for the night is the natural color, then whitened, then slandered, then inverted by the joker.',
    ru: 'Цвет на эту ночь складывается так: настоящий, затем окраснение, затем очернение, затем замена цвета джокером.',
  }),
  'RU-GEN-4': chosen({
    en: 'Verifying a check gives red if the black was false, black for a werewolf and red for the faceless; a whitened player verifies as black.',
    ru: 'Проверка чека дает красный цвет, если черный чек был ложным, черный для оборотня и красный для безликого; кого окраснили, тот окажется черным.',
  }),
}

const words = {
  facts: {
    naturalColour: {
      stands: { en: `{who}’s natural check color is ${colour}`, ru: `цвет {who_gen} на чеке — ${cvet}` },
      falls: { en: `{who}’s natural check color is not ${colour}`, ru: `цвет {who_gen} на чеке — не ${cvet}` },
      ground: true,
    },
    showsColour: {
      stands: { en: `{who} shows ${colour} tonight`, ru: `этой ночью {who_nom} чекается ${cvetom}` },
      falls: { en: `{who} does not show ${colour} tonight`, ru: `этой ночью {who_nom} не чекается ${cvetom}` },
      would: {
        en: `{who} would have shown ${colour} tonight`,
        ru: `этой ночью {who_nom} ${did('who', 'чекался', 'чекалась', 'чекались')} бы ${cvetom}`,
      },
    },
    verifiedColour: {
      stands: { en: `{who}’s true color is ${colour}`, ru: `точный цвет {who_gen} — ${cvet}` },
      falls: { en: `{who}’s true color is not ${colour}`, ru: `точный цвет {who_gen} — не ${cvet}` },
    },
    checksOneself: {
      stands: {
        en: 'a self-check does not show the player’s own negative role',
        ru: 'чек самого себя не затрагивает негативную роль',
      },
      falls: { en: 'this is not a self-check', ru: 'это не чек самого себя' },
    },
    hasKilled: {
      stands: { en: '{who} has already killed', ru: `{who_nom} уже ${did('who', 'убивал')}` },
      falls: { en: '{who} has not killed yet', ru: `{who_nom} еще не ${did('who', 'убивал')}` },
      would: { en: '{who} would already have killed', ru: `{who_nom} уже ${did('who', 'убил')} бы` },
    },
    killShows: {
      stands: { en: 'checks show that {who} has killed', ru: `чек показывает, что {who_nom} ${did('who', 'убивал')}` },
      falls: {
        en: 'checks do not show that {who} has killed',
        ru: `чек не показывает, что {who_nom} ${did('who', 'убивал')}`,
      },
      would: {
        en: 'checks would have shown that {who} had killed',
        ru: `чек показал бы, что {who_nom} ${did('who', 'убивал')}`,
      },
    },
    staysRed: {
      stands: { en: '{who} always shows red', ru: 'на чеке {who_nom} всегда красный' },
      falls: { en: '{who} does not always show red', ru: 'на чеке {who_nom} не всегда красный' },
    },
    whiteningShows: {
      stands: { en: '{who}’s whitening works', ru: 'окраснение {who_gen} действует' },
      falls: { en: '{who}’s whitening does not work', ru: 'окраснение {who_gen} не действует' },
      would: { en: '{who}’s whitening would have worked', ru: 'окраснение {who_gen} подействовало бы' },
    },
    turnedRound: {
      stands: { en: `the joker inverts it to ${colour}`, ru: `джокер меняет цвет на ${cvet}` },
      falls: { en: 'the joker does not invert it', ru: 'джокер не меняет цвет' },
      would: { en: `the joker would have inverted it to ${colour}`, ru: `джокер сменил бы цвет на ${cvet}` },
    },
    colourGone: {
      stands: { en: '{who} no longer has a color', ru: 'у {who_gen} больше нет цвета' },
      falls: { en: '{who} still has a color', ru: '{who_nom} сохраняет цвет' },
      would: { en: '{who} would no longer have had a color', ru: 'у {who_gen} больше не было бы цвета' },
    },
    crossed: {
      stands: {
        en: '{how, select, healed {the doctor} stoodBy {the bodyguard} askedColour {another checker} other {the blocker}} came to {who} as well',
        ru: 'к {who_dat} приходил и {how, select, healed {доктор} stoodBy {телохранитель} askedColour {другой чекер} other {блокер}}',
      },
      falls: {
        en: '{how, select, healed {no doctor} stoodBy {no bodyguard} askedColour {no other checker} other {no blocker}} came to {who}',
        ru: '{how, select, healed {доктор} stoodBy {телохранитель} askedColour {другой чекер} other {блокер}} к {who_dat} не приходил',
      },
      would: {
        en: '{how, select, healed {the doctor} stoodBy {the bodyguard} askedColour {another checker} other {the blocker}} would have come to {who}',
        ru: 'к {who_dat} пришел бы и {how, select, healed {доктор} stoodBy {телохранитель} askedColour {другой чекер} other {блокер}}',
      },
      toldWithDeed: true,
    },
    triedThere: {
      stands: {
        en: '{other} also targeted {who}, foiled or not',
        ru: '{other_nom} тоже ходит к {who_dat}, пусть и неудачно',
      },
      falls: { en: '{other} did not target {who}', ru: '{other_nom} не ходит к {who_dat}' },
    },
    hidesColour: {
      stands: { en: '{who}’s role hides the color: {role}', ru: 'роль {who_gen} скрывает цвет ({role})' },
      falls: { en: '{who} has no role that hides the color', ru: 'роль {who_gen} не скрывает цвет' },
      ground: true,
    },
  },
  results: {
    red: { en: 'red', ru: 'красный' },
    black: { en: 'black', ru: 'черный' },
  },
  terms: {
    whitenedVerifiesBlack: { en: 'whitened players verify black', ru: 'окраснение при проверке черное' },
    sonOfBossVerifiesBlack: { en: 'son of the boss verifies black', ru: 'сын босса при проверке черный' },
    foiledMovesInterfere: { en: 'foiled moves interfere', ru: 'сорванные ходы мешают чеку' },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const colours = section({ options, rules, words })
