/**
 * What was read, looked at once more beside the words around it: a move that is named only to be taken back, thanked for
 * or put behind another one is no order, and of two moves in one sentence the one that takes the other for granted stands.
 */
import type { Draft, Query } from '../settling.ts'
import { folded } from './folded.ts'
import { isPast } from './moods.ts'
import type { RuReading } from './reading.ts'
import type { VerbsRu } from './verbs.ts'
import type { Writer } from './writer.ts'

const mine = String.raw`(?:[\s,]+(?:пожалуйста|плиз|плз|пжл|мой|мою|мо[её]|моего|свой|свою|прошу|вас|тот|ту|этот|эту|прошлый|недавний|вчерашний|заявку|ход|про|на|по|с))*`
/** «Отмените, пожалуйста, мой взлом», «спасибо за чек»: before the move. */
const takenBack = new RegExp(
  String.raw`(?<!\p{L})(?:отмен\p{L}+|аннулир\p{L}+|отзываю|отзовите|отозвать|снимаю|снимите|(?:спасибо|благодарю)(?:\s+\p{L}+)?\s+за)${mine}[\s,:–—-]*$`,
  'u',
)
/** «Чек Осы снимаю», «охрана больше не нужна»: behind it, in the same clause. */
const notWanted =
  /^[^,.!?;:\n]*?(?<!\p{L})(?:отмен(?:яй|яйте|яю|ите|и|ить|а|яется|яем)|снимаю|снять|снимите|снимай|отзываю|аннулиру\p{L}+|(?:больше\s+)?не\s+(?:надо|нуж(?:ен|на|но)|требуется))(?!\p{L})/u
/** «Агата спрашивала, красный ли Хан»: nothing is to be done about it. */
const wondered = /(?<!\p{L})(?:спрашив|спроси|гада|интересно|не (?:пойму|понима|знаю|уверен))\p{L}*[^.!?;]*$/u
/** «Прежде чем защищать даму»: something else comes first. */
const first = /^(?:прежде чем|перед тем,? как|вместо того,? чтобы|до того,? как)(?!\p{L})/u
const before = /(?<!\p{L})(?:прежде чем|перед тем,? как|вместо того,? чтобы|до того,? как)[\s,]+(?:\p{L}+\s+)?$/u
const off = /(?<!\p{L})отбой(?!\p{L})[^,.!?;\n]*$/u

/** What its move is aimed at is said to be somewhere else, or whoever: «спровадь куда-то», «отправь всех к нему». */
const sentAnywhere =
  /(?<!\p{L})куда\s?-?\s?(?:то|нибудь|либо|угодно|подальше)(?!\p{L})|(?<!\p{L})к (?!черт|лешему|дьявол|утру|рассвету|ночи|чему|тому|бабк)\p{L}{3,}/u

/** What of a reading stands beside the rest of what was written. */
export function standsBeside(body: string, read: RuReading, writer: Writer, verbs: VerbsRu): RuReading {
  const small = folded(body)
  const { drafts, queries } = doubtedOf(small, overGranted(body, read, writer), writer)
  // «Снимаю лицо с Осы»: where a move of the writer's own begins so, it takes none back.
  const isMove = (word: string): boolean =>
    (verbs.beginning.get(word) ?? []).some(({ ability }) => writer.means.abilities.has(ability))
  const undone = drafts.filter(draft => isUndone(small, draft, isMove) || waitsInVain(small, draft, writer))
  if (!undone.length) return { ...read, drafts, queries }
  return {
    drafts: drafts.filter(draft => !undone.includes(draft)),
    queries: [
      ...queries,
      ...undone.map((draft): Query => ({
        why: draft.targets.length ? 'correction' : 'noTarget',
        span: draft.span,
        abilities: [draft.does],
        options: [draft],
      })),
    ],
  }
}

/** «Хочу проверить, не обманул ли меня чек по Осе»: it may be the move that is about an earlier one. */
function doubtedOf(
  small: string,
  { drafts, queries }: Pick<RuReading, 'drafts' | 'queries'>,
  { means, over }: Writer,
): Pick<RuReading, 'drafts' | 'queries'> {
  const above = ({ does }: Draft): string[] =>
    Object.keys(over).filter(id => over[id]!.includes(does) && means.abilities.has(id))
  const doubted = drafts.filter(
    draft =>
      above(draft).length > 0
      && [wasFalse, ofBefore].some(said =>
        said.test(small.slice(startOf(small, draft.span.start), endOf(small, draft.span.end))),
      ),
  )
  return {
    drafts: drafts.filter(draft => !doubted.includes(draft)),
    queries: [
      ...queries,
      ...doubted.map((draft): Query => ({
        why: 'whichAbility',
        span: draft.span,
        abilities: [...above(draft), draft.does],
        options: [...above(draft).map(does => ({ does, targets: draft.targets })), draft],
      })),
    ],
  }
}
/** «Лежу и думаю про тот чек на Осу», «помните мою проверку Осы?»: of one that was made. */
const ofBefore =
  /(?<!\p{L})(?:помн(?:ю|ишь|ите)|дума(?:ю|л|ла)|вспомина\p{L}+|размышля\p{L}+)(?!\p{L})[^.!?;\n]{0,30}(?<!\p{L})(?:чек|проверк|сравнени)\p{L}*|(?<!\p{L})(?:про|о|об)\s+(?:тот|том|ту|той|то|тех)\s+(?:чек|проверк|сравнени)\p{L}*|(?<!\p{L})у\s+меня\s+(?:\p{L}+\s+)?с\s+(?:чеком|проверкой|сравнением)(?!\p{L})/u
const wasFalse = /(?<!\p{L})не (?:обман|совра|навра|ошиб|надул|подвел)\p{L}*(?:\s+ли)?(?!\p{L})/u

function isUndone(small: string, { span, targets }: Draft, isMove: (word: string) => boolean): boolean {
  const from = startOf(small, span.start)
  const lead = small.slice(from, span.start)
  const said = small.slice(span.start, span.end).trimStart()
  const behind = small
    .slice(span.start)
    .trimStart()
    .replace(/^\p{L}+/u, '')
  const end = endOf(small, span.start)
  const clause = /^[^,.!?;\n]*/u.exec(behind)![0]
  return (
    takenBack.test(lead)
    || before.test(lead)
    || first.test(said)
    || (/(?<!\p{L})ли(?!\p{L})/u.test(said) && wondered.test(lead))
    || (/^как(?:ого|ой|ая|ую|ие)(?!\p{L})/u.test(said) && (lead.match(/\p{L}+/gu) ?? []).some(isPast))
    || targets.some(target => off.test(small.slice(from, target.span.start)))
    || (targets.some(target => from <= target.span.start && target.span.start < end)
      && notWanted.test(behind)
      && !(notWanted.exec(behind)![0].match(/\p{L}+/gu) ?? []).some(isMove)
      && !ofNothing.test(clause))
  )
}
const ofNothing = /(?<!\p{L})(?:ничего|никого|никаких|никакой|друг\p{L}+|остальн\p{L}+|защит\p{L}+)(?!\p{L})/u

const waitsInVain = (small: string, { does, targets, span }: Draft, { means }: Writer): boolean =>
  !targets.length
  && (means.abilities.get(does)?.most ?? 0) > 0
  && sentAnywhere.test(small.slice(startOf(small, span.start), endOf(small, span.end)))

const startOf = (text: string, place: number): number =>
  Math.max(...['.', '!', '?', ';', '\n'].map(sign => text.lastIndexOf(sign, place - 1))) + 1
function endOf(text: string, place: number): number {
  const end = text.slice(place).search(/[.!?;\n]/)
  return end < 0 ? text.length : place + end
}

/** «Хочу верифицировать свой чек на Осу», «рву связь с Осой»: of two moves in one sentence the one that grants the other. */
function overGranted(
  body: string,
  { drafts, queries }: RuReading,
  { means, over }: Writer,
): Pick<RuReading, 'drafts' | 'queries'> {
  const isOver = (one: string, other: string): boolean => Object.hasOwn(over, one) && over[one]!.includes(other)
  const isNear = (one: { span: Draft['span'] }, other: { span: Draft['span'] }): boolean =>
    startOf(body, one.span.start) === startOf(body, other.span.start)
  const isInOneClause = (one: Draft, other: Draft): boolean =>
    !/[,.!?;\n]/.test(body.slice(Math.min(one.span.end, other.span.end), Math.max(one.span.start, other.span.start)))
  const kept = drafts.filter(
    draft =>
      !drafts.some(
        one => isOver(one.does, draft.does) && isInOneClause(one, draft) && !means.abilities.get(one.does)?.most,
      ),
  )
  const raised = kept.map(draft => {
    const above = queries.filter(
      ({ why, abilities, span }) =>
        why === 'noTarget'
        && abilities !== 'all'
        && abilities.length === 1
        && isOver(abilities[0]!, draft.does)
        && isNear({ span }, draft),
    )
    const [query, ...more] = above
    const does = query && !more.length ? (query.abilities[0] as string) : undefined
    const able = does === undefined ? undefined : means.abilities.get(does)
    const { length } = draft.targets
    return does !== undefined && able && length >= able.targets && length <= able.most && !draft.with
      ? { draft: { ...draft, does }, from: draft.does }
      : { draft }
  })
  const settled = raised.filter(one => one.from !== undefined)
  return {
    drafts: raised.map(one => one.draft),
    queries: queries.filter(
      ({ why, abilities, span }) =>
        !(
          why === 'noTarget'
          && settled.some(
            ({ draft, from }) =>
              abilities !== 'all' && abilities.every(id => id === draft.does || id === from) && isNear({ span }, draft),
          )
        ),
    ),
  }
}
