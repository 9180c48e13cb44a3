/** What a screen shows beside a phase: what only the host knows, who may kill, what is held against whom, who is whose buddy. */
import type { Game, PhaseState } from '../../journal/state.ts'
import { getOwn } from '../../ruleset/catalogue.ts'
import type { Panel } from '../../ruleset/panel.ts'
import { inLanguage, inWords, sayingInEach } from '../../text/in-each.ts'
import type { Locale } from '../../text/wording.ts'
import { buddies } from './setup.ts'
import { infractions } from './conduct.ts'
import { carriers } from './hitman.ts'
import { names } from './names.ru.ts'
import { roles } from './roles.ts'
import { en } from './text.ts'

const says = sayingInEach({
  conduct: { en: 'Conduct', ru: 'Поведение' },
  seen: {
    en: 'What happened, and the penalty the rules name. It has no effect unless you remove somebody.',
    ru: 'Что произошло и какое наказание называют правила. Последствий нет, если вы никого не исключите.',
  },
  player: { en: 'Player', ru: 'Игрок' },
  happened: { en: 'What happened', ru: 'Что произошло' },
  penalty: { en: 'Penalty in the rules', ru: 'Наказание' },
  when: { en: 'When', ru: 'Когда' },
  shownBy: { en: 'Evidence', ru: 'Чем подтверждается' },
  post: { en: 'post {number}', ru: 'пост {number}' },
  aPost: { en: 'a post', ru: 'пост' },
  nothingHeld: { en: 'No infractions so far.', ru: 'Нарушений нет.' },
  cop: { en: '{sanity} cop', ru: 'комиссар: {sanity}' },
  vest: { en: 'vest: {left} left', ru: 'жилет: осталось {left}' },
  carries: { en: 'carries the kill', ru: 'совершает убийство' },
  known: { en: 'Only you know this', ru: 'Знаете только вы' },
  what: { en: 'What', ru: 'Что' },
  nothingKnown: { en: 'No sanity, no vest, no hitman.', ru: 'Ни здравомыслия, ни жилета, ни киллера.' },
  buddies: { en: 'Buddies', ru: 'Напарники' },
  buddy: { en: 'Buddy', ru: 'Напарник' },
})

/** What the books say, in one language. */
const spoken = (language: Locale) => inLanguage(says, language)
type Say = ReturnType<typeof spoken>

/** What may be held against a player, a penalty, how sane a cop is: English has no names for these but words of the texts. */
const called = (id: string, language: Locale): string =>
  inWords({ en: getOwn(en.terms ?? {}, id) ?? id, ru: getOwn(names, id) ?? id }, language)

/** @returns the books of this game, for the host alone */
export function panels(game: Game, phase: PhaseState | undefined, language: Locale): Panel[] {
  const say = spoken(language)
  return [
    ...(phase ? [conductPanel(game, phase, language)] : []),
    secretsPanel(game, language),
    ...(buddies(game).length ? [buddyPanel(game, say)] : []),
  ]
}

function conductPanel(game: Game, phase: PhaseState, language: Locale): Panel {
  const say = spoken(language)
  return {
    id: 'conduct',
    title: say('conduct'),
    says: say('seen'),
    rule: 'GORNY-M8',
    columns: [say('player'), say('happened'), say('penalty'), say('when'), say('shownBy')],
    rows: infractions(game, phase).map(({ who, breach, proposed, post, number, link, at, note }) => ({
      cells: [
        { player: who },
        called(breach, language),
        called(proposed, language),
        at === undefined ? '' : { moment: at },
        [
          link
            ?? (number !== undefined
              ? say('post', { number })
              : post !== undefined && at === undefined && say('aPost')),
          note,
        ]
          .filter(Boolean)
          .join(', '),
      ],
      tone: proposed !== 'warning' ? ('warn' as const) : ('plain' as const),
    })),
    empty: say('nothingHeld'),
  }
}

/** Sanities, vests, and the post of the hitman. */
function secretsPanel(game: Game, language: Locale): Panel {
  const say = spoken(language)
  const killers = new Set(carriers(game.seats)?.map(({ slot }) => slot))
  const rows = game.seats.flatMap(seat => {
    const { slot, role, alive, settings, uses, modifiers } = seat
    const sanity = getOwn(roles, role)?.settings?.sanity ? String(settings.sanity ?? 'sane') : undefined
    const vest = getOwn(roles, role)?.abilities.includes('vest')
      ? Math.max(0, (modifiers.find(({ modifier }) => modifier === 'xShot')?.count ?? 1) - (getOwn(uses, 'vest') ?? 0))
      : undefined
    const known = [
      ...(sanity === undefined ? [] : [say('cop', { sanity: called(sanity, language) })]),
      ...(vest === undefined ? [] : [say('vest', { left: vest })]),
      ...(killers.has(slot) ? [say('carries')] : []),
    ]
    return known.map(words => ({
      cells: [{ player: slot }, words],
      tone: alive ? ('plain' as const) : ('quiet' as const),
    }))
  })
  return {
    id: 'secrets',
    title: say('known'),
    columns: [say('player'), say('what')],
    rows,
    empty: say('nothingKnown'),
  }
}

const buddyPanel = (game: Game, say: Say): Panel => ({
  id: 'buddies',
  title: say('buddies'),
  rule: 'GORNY-T4',
  columns: [say('player'), say('buddy')],
  rows: buddies(game).map(([seat, other]) => ({
    cells: [{ player: seat.slot }, typeof other === 'string' ? other : { player: other.slot }],
  })),
})
