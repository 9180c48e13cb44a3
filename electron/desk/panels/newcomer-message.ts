/**
 * What somebody who takes over a seat is told: its role as the role message told it, its group with the topic, then phase by
 * phase what was told to the seat alone, and what it sent in. What the game changed about the role since is a secret until it was told, so it stands in no word of
 * the first part unless the host says so.
 */
import type { System } from '../../../engine/ruleset/system.ts'
import { languageAt } from '../../../engine/game/language.ts'
import { apply } from '../../../engine/journal/fold.ts'
import { currentPhase, seatOf, type Game, type Seat } from '../../../engine/journal/state.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import { dialects, type DialectId } from '../../../engine/text/dialects/index.ts'
import { joinSpans, plainOf, player, strong, text, tidy, type Span } from '../../../engine/text/span.ts'
import { written } from '../../../engine/text/split.ts'
import { spaced } from '../../../engine/why/speaker.ts'
import type { Newcomer, PostView } from '../contract.ts'
import { deadlineSaid } from '../deadline-said.ts'
import { gameAtStart, phaseName, type Book } from '../library/book.ts'
import type { Reads } from '../library/library.ts'
import { resolved } from '../library/resolved.ts'
import { mailOf, postsOf, type Mail } from '../posts/list.ts'
import { linesOf } from '../posts/shown.ts'
import { notFound } from '../refusal.ts'
import { language, say, speaking, wordsOf } from '../words/say.ts'
import { calledIn, seatTold } from './drawn-messages.ts'
import { groupsTold } from './groups-told.ts'
import { sentInSaid } from './submission-text.ts'
import { roleTold, tellingOf } from './role-messages.ts'

/** @throws Refused where nobody plays in this seat, StoreError */
export async function newcomerMessage(
  library: Reads,
  book: Book,
  slot: string,
  { dialect, now, head }: { dialect: DialectId; now: boolean; head?: string | undefined },
): Promise<Newcomer> {
  const { game, system } = book
  const seat = seatOf(game, slot)
  if (!seat || seat.bystander)
    throw notFound(
      'player',
      slot,
      game.seats.filter(({ bystander }) => !bystander).map(one => one.slot),
    )
  if (head !== undefined && !seat.heads?.includes(head)) throw notFound('player', head, seat.heads ?? [])
  const locale = languageAt(game, system, Math.max(0, game.phases.length - 1))
  const start = startOf(book, slot)
  const since = sinceStart(book, start, seat)
  const played: Game = now && since !== undefined ? { ...start, seats: seatedSo(start, seat) } : start
  const mail = await mailOf(library, book)
  const told = await toldAlone(library, book, slot, dialect, mail)
  const resolvedIn = await Promise.all(game.phases.map((_, index) => resolved(library, book, index)))
  // Said to the host, in the host's language.
  const unsent = told
    .filter(({ post }) => post.state === 'toSend')
    .map(({ phase }) => phaseName(system, game.phases[phase]!))
  return speaking(locale, () => {
    const begins = [
      ...welcome(book, seat, head),
      ...roleSaid(book, played, slot),
      ...groupsTold(book, played, slot),
      [strong(text(say('roleMessages.soFar')))],
    ]
    const blocks = told.map(({ phase, post }) => ({ heading: headingOf(system, game, phase), post }))
    const ends = [
      ...(told.length ? [] : [[text(say('roleMessages.toldNothing'))]]),
      ...sentInSaid(book, resolvedIn, played, slot),
      ...deadline(book),
      [text(say('roleMessages.takeOver'))],
    ]
    const write = (paragraphs: Span[][]): string => written(dialects[dialect], paragraphs.map(tidy))
    const pieces = [
      write(begins),
      ...blocks.flatMap(({ heading, post }) => [write([heading]), post.edited ? post.text : write(post.paragraphs)]),
      write(ends),
    ]
    return {
      slot,
      name: head ?? seat.name,
      dialect,
      language: locale,
      title: say('roleMessages.subjectNewcomer', { game: book.name }),
      text: pieces.filter(piece => piece !== '').join(dialects[dialect].between),
      paragraphs: [
        ...begins,
        ...blocks.flatMap(({ heading, post }) => [heading, ...(post.edited ? linesOf(post.text) : post.paragraphs)]),
        ...ends,
      ].map(tidy),
      unsent,
      ...(since !== undefined && { since }),
    }
  })
}

/** What each locked phase told this player and nobody else, first to last. */
async function toldAlone(
  library: Reads,
  book: Book,
  slot: string,
  dialect: DialectId,
  mail: Mail,
): Promise<{ phase: number; post: PostView }[]> {
  const told: { phase: number; post: PostView }[] = []
  for (const [phase, { result }] of book.game.phases.entries()) {
    if (!result) continue
    const posts = await postsOf(library, book, phase, dialect, mail)
    for (const post of posts)
      if (post.to.kind === 'player' && post.to.id === slot && post.text.trim() !== '') told.push({ phase, post })
  }
  return told
}

/**
 * The game as it was set up, with the names of today, and of this seat with what the host corrected since. What he
 * corrected of others is none of its business.
 */
function startOf(book: Book, slot: string): Game {
  const opened = book.kept.findIndex(({ event }) => event.type === 'phaseOpened')
  const later = opened < 0 ? [] : book.kept.slice(opened)
  const start = later.reduce(
    (game, { event }) => (event.type === 'seatChanged' && event.slot === slot ? apply(game, event) : game),
    gameAtStart(book),
  )
  return {
    ...start,
    options: book.game.options,
    seats: start.seats.map(({ forms: _, ...seat }): Seat => {
      const { name, forms, aliases, heads } = seatOf(book.game, seat.slot)!
      return { ...seat, name, ...(heads && { heads }), ...(forms && { forms }), ...(aliases && { aliases }) }
    }),
  }
}

const seatedSo = ({ seats }: Game, seat: Seat): Seat[] => seats.map(one => (one.slot === seat.slot ? seat : one))

/** Role and side as they are now, in a few words; undefined where they are those of the start. */
function sinceStart({ system, game }: Book, start: Game, seat: Seat): string | undefined {
  const before = seatOf(start, seat.slot)!
  if (before.role === seat.role && before.faction === seat.faction) return undefined
  const role = plainOf(calledIn({ system, game }, seat))
  return say('roleMessages.nowIs', {
    role,
    side: getOwn(wordsOf(system).factions, seat.faction) ?? spaced(seat.faction),
  })
}

/** @param head who of a hydra is written to */
function welcome({ name }: Book, seat: Seat, head: string | undefined): Span[][] {
  const before = head === undefined ? seat.former?.at(-1) : undefined
  const others = (seat.heads ?? []).filter(one => one !== head)
  return [
    [
      text(say('roleMessages.welcome', { game: name })),
      head === undefined ? player(seat.name, seat.forms) : player(head),
      text('.'),
    ],
    ...(before === undefined ? [] : [[text(say('roleMessages.inPlaceOf')), player(before), text('.')]]),
    ...(head === undefined
      ? []
      : [
          [
            text(say('roleMessages.headOf')),
            player(seat.name, seat.forms),
            ...(others.length
              ? [
                  text(say('roleMessages.together')),
                  ...joinSpans(
                    others.map(one => [player(one)]),
                    ', ',
                  ),
                ]
              : []),
            text('.'),
          ],
        ]),
  ]
}

function roleSaid({ system, name, settings }: Book, game: Game, slot: string): Span[][] {
  const seat = seatTold(seatOf(game, slot)!, game.dealt?.setup?.known ?? [])
  // That of the side stands with the team.
  const links = Object.fromEntries(Object.entries(settings.topics).filter(([id]) => id !== seat.faction))
  return roleTold(tellingOf({ system, game, name, links }, [seat]), seat)
}

const headingOf = (system: System, { phases }: Game, phase: number): Span[] => [
  strong(text(`${phaseName(system, phases[phase]!)}:`)),
]

/** The open phase and its end. */
function deadline({ game, system, settings: { zone } }: Book): Span[][] {
  const phase = currentPhase(game)
  if (!phase || phase.result) return []
  return deadlineSaid(phaseName(system, phase), phase.closes, zone, language())
}
