/** The book of roles that are another's: who has taken one over, who plays one for a day or collects them, and who uses whose corpse. */
import type { Game } from '../../../journal/state.ts'
import type { Cell, Panel } from '../../../ruleset/panel.ts'
import { inLanguage, sayingInEach } from '../../../text/in-each.ts'
import type { Locale } from '../../../text/wording.ts'
import { phaseIn } from '../../../game/phase-words.ts'
import { phasesCalled } from '../phase-words.ts'
import { shownDay } from '../day/kinds.ts'
import { corpseOf } from '../shared/undead.ts'
import { rememberedOf } from '../vocabulary.ts'

/** What the book says. */
const says = sayingInEach({
  title: { en: 'Borrowed roles', ru: 'Роли в чужих руках' },
  about: {
    en: 'Send in an undead player’s moves under the dead player’s name.',
    ru: 'Ходы нежити вносятся от имени мертвого игрока.',
  },
  player: { en: 'Player', ru: 'Игрок' },
  role: { en: 'Role', ru: 'Роль' },
  whose: { en: 'Whose role', ru: 'Чья это роль' },
  how: { en: 'How they got it', ru: 'Как она досталась' },
  nobodys: { en: 'nobody’s', ru: 'ничья' },
  heir: { en: 'permanently', ru: 'навсегда' },
  played: { en: 'for a day, until {phase}', ru: 'на сутки, последняя фаза: {phase}' },
  inUse: { en: 'collected, in use', ru: 'в коллекции, активна' },
  collected: { en: 'collected', ru: 'в коллекции' },
  sought: { en: 'collector’s target: once they are out', ru: 'цель коллекционера: после выбывания' },
  undead: { en: 'through the corpse', ru: 'через труп' },
  undeadFrom: { en: 'through the corpse, from evening {number}', ru: 'через труп, с вечера {number}' },
  idle: { en: 'corpse with no move: worth one vote', ru: 'труп без хода, лишний голос' },
  rests: { en: 'corpse with no move: its necromancer is out', ru: 'труп без хода: некромант выбыл' },
  cursed: { en: 'cursed: role passes on after death', ru: 'проклятие: роль достанется после смерти' },
})

/** @returns nothing as long as everybody has the own role alone. @param called how a role is called */
export function handsPanel(game: Game, language: Locale, called: (role: string) => string): Panel[] {
  const say = inLanguage(says, language)
  const { facts, seats } = game
  const living = new Set(seats.filter(({ alive }) => alive).map(({ slot }) => slot))
  const roles = new Map(seats.map(({ slot, role }) => [slot, role]))
  const row = (who: string, role: string, whose: string | undefined, how: string, quiet = false): Row => ({
    cells: [
      { player: who },
      called(role),
      whose === undefined ? say('nobodys') : ({ player: whose } satisfies Cell),
      how,
    ],
    ...(quiet && { tone: 'quiet' as const }),
  })
  const heirs = rememberedOf(facts, 'heir')
    .filter(({ of, data }) => living.has(of) && roles.get(of) === data.role && !data.beside)
    .map(({ of, by, data }) => row(of, data.role, by, say('heir')))
  const plays = rememberedOf(facts, 'plays')
    .filter(({ of }) => living.has(of))
    .map(({ of, by, data, until }) =>
      row(
        of,
        data.role,
        by,
        until === undefined ? say('inUse') : say('played', { phase: phaseIn(phasesCalled, shownDay(until), language) }),
      ),
    )
  const inUse = rememberedOf(facts, 'plays')
  const collected = rememberedOf(facts, 'heir')
    .filter(
      ({ of, data }) =>
        living.has(of) && data.beside && !inUse.some(play => play.of === of && play.data.role === data.role),
    )
    .map(({ of, by, data }) => row(of, data.role, by, say('collected'), true))
  const sought = rememberedOf(facts, 'sought')
    .filter(({ of, by }) => living.has(of) && by !== undefined && living.has(by))
    .map(({ of, by = '' }) => row(by, roles.get(of) ?? '', of, say('sought'), true))
  const corpses = rememberedOf(facts, 'undead').map(({ of, by = '', data }) => {
    const used = corpseOf(game, of)?.by === by
    const { since } = data
    const how = data.idle
      ? say('idle')
      : !used
        ? say('rests')
        : since === undefined
          ? say('undead')
          : say('undeadFrom', { number: since })
    return row(by, data.role, of, how, !used)
  })
  const cursed = rememberedOf(facts, 'cursed')
    .filter(({ of, by }) => living.has(of) && by !== undefined && living.has(by))
    .map(({ of, by = '' }) => row(by, roles.get(of) ?? '', of, say('cursed'), true))
  const rows = [...heirs, ...plays, ...collected, ...sought, ...corpses, ...cursed]
  return rows.length
    ? [
        {
          id: 'hands',
          title: say('title'),
          ...(corpses.length && { says: say('about') }),
          rule: 'RU-GEN-6',
          columns: [say('player'), say('role'), say('whose'), say('how')],
          rows,
        },
      ]
    : []
}

type Row = Panel['rows'][number]
