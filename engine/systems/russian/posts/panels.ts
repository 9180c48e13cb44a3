/** The book of posts: who is mayor and secretary, and against whom nobody votes today (RU-MAY-1, RU-VERT-1). */
import type { Game, PhaseState } from '../../../journal/state.ts'
import type { Cell, Panel } from '../../../ruleset/panel.ts'
import { inLanguage, sayingInEach } from '../../../text/in-each.ts'
import type { Locale } from '../../../text/wording.ts'
import { isVote } from '../day/kinds.ts'
import { rememberedOf } from '../vocabulary.ts'

/** What the book of posts says. */
const says = sayingInEach({
  title: { en: 'Posts', ru: 'Посты' },
  about: {
    en: 'Nobody may vote against the mayor or against the player under the vertical.',
    ru: 'Против мэра и против того, кто на вертикали власти, не голосуют.',
  },
  post: { en: 'Post', ru: 'Пост' },
  holder: { en: 'Player', ru: 'Кто' },
  mayor: { en: 'mayor', ru: 'мэр' },
  secretary: { en: 'secretary', ru: 'секретарша' },
  vertical: { en: 'vertical today', ru: 'вертикаль власти сегодня' },
  byDefault: { en: 'by default', ru: 'по умолчанию' },
  nobody: { en: 'on nobody', ru: 'ни на ком' },
  empty: { en: 'Nobody holds a post.', ru: 'Постов никто не занимает.' },
})

/** @returns who holds which post as things stand; of a day also where the mayor has put the vertical by now */
export function officesPanel(game: Game, phase: PhaseState | undefined, language: Locale): Panel {
  const say = inLanguage(says, language)
  const holder = (title: string): string | undefined =>
    game.seats.find(({ alive, details }) => alive && details?.title === title)?.slot
  const [mayor, secretary] = [holder('mayor'), holder('secretary')]
  const row = (post: string, who: string | undefined): Cell[][] =>
    who === undefined ? [] : [[post, { player: who }, '']]
  return {
    id: 'offices',
    title: say('title'),
    says: say('about'),
    rule: 'RU-MAY-1',
    columns: [say('post'), say('holder'), ''],
    rows: [
      ...row(say('mayor'), mayor),
      ...row(say('secretary'), secretary),
      ...(mayor !== undefined && phase && isVote(phase.kind)
        ? verticalRow(game, phase, mayor, secretary, language)
        : []),
    ].map(cells => ({ cells })),
    empty: say('empty'),
    open: true,
  }
}

/** Where the vertical is: where the mayor put it last, else on the secretary. */
function verticalRow(
  game: Game,
  { submissions }: PhaseState,
  mayor: string,
  secretary: string | undefined,
  language: Locale,
): Cell[][] {
  const say = inLanguage(says, language)
  const said = submissions.findLast(
    ({ by, does, withdrawn }) => by === mayor && !withdrawn && (does === 'vertical' || does === 'noVertical'),
  )
  // In a later vote of the day it is where it was in the first.
  const before = rememberedOf(game.facts, 'vertical').at(-1)?.of
  const named = said?.does === 'vertical' ? said.to[0] : said ? undefined : before || undefined
  const refused =
    (said?.does === 'noVertical' || (!said && before === '')) && game.options.noVerticalMeansSecretary !== true
  const under = named ?? (refused ? undefined : secretary)
  return [
    [
      say('vertical'),
      under === undefined ? say('nobody') : { player: under },
      said || before !== undefined || under === undefined ? '' : say('byDefault'),
    ],
  ]
}
