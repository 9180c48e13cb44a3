/**
 * The lines of a tree before they are drawn: a question and its answer, below it reasons for yes and reasons against in
 * turn.
 *
 * A tree is shared, so this walks nodes and not paths: a node met again is one line that points above.
 */
import type { VerdictWord } from '../journal/outcome.ts'
import type { Claim } from '../reason/claim.ts'
import { decisivePart, turnedOn } from '../reason/decisive.ts'
import type { Reason } from '../reason/reason.ts'
import { say } from '../text/message.ts'
import { plainOf, sentenceCase, strong, text, type Span } from '../text/span.ts'
import { sayOutcome } from './effect-note.ts'
import type { ActionStatus } from './action-status.ts'
import { besideOf, hasNoEffect, isTally, partsOf, saysItself } from './parts.ts'
import { asTried, clausesOf, counterSaid, phrasesOf, question, reasonSaid, sentence } from './sentences.ts'
import type { Speaker } from './speaker.ts'

export interface Printing {
  /** Rule ids behind the lines. */
  rules: boolean
  /** How an action fared, where the tree is about an action: some of its parts may have worked and others not. */
  verdict?: VerdictWord
  /** What came of it, where that is known: nothing, or not what it was for. */
  faring?: ActionStatus | undefined
  /** Only the lines on which it turned; how many others there are is said. */
  decisive?: boolean
}

/** The mark of a node: a word in lists, a sign in text trees, never a colour alone. */
export type Mark = 'stands' | 'falls' | 'noEffect'
/** What a text tree draws before a line: the mark, or that an action worked in part. */
type Sign = Mark | 'partial'

const markOf = ({ claim, holds }: Reason): Mark => (hasNoEffect(claim) ? 'noEffect' : holds ? 'stands' : 'falls')

/**
 * A line before it is drawn. `sign`: its mark, also where the word for it is the root's answer; `node`: what it prints,
 * where something stands below it; `claim`: its words without those of its `role`; `pointer`: to where that stands already; `number`: what a pointer calls it, where
 * its words alone do not tell.
 */
export interface Line {
  said: Span[]
  /** What it prints; nothing where it only says that there is more. */
  of?: Reason
  role?: Role
  claim?: Span[]
  action?: string
  sign?: Sign
  mark?: Mark
  node?: Reason
  pointer?: Span[]
  number?: Span[]
  rule?: string
  also?: readonly string[]
  notes?: Span[][]
  children: Line[]
}
/** `for`: a reason for yes; `against`; a part that is `needed`; one of several that are `counted`. */
export type Role = 'for' | 'against' | 'needed' | 'counted'

/** @returns a tree as lines, the root, those below it as its children */
export function printed(root: Reason, speaker: Speaker, { verdict, faring, decisive }: Partial<Printing>): Line {
  const line = new Printer(speaker, verdict, faring).root(root)
  number(line, speaker)
  return decisive ? decisiveLines(line, root, verdict === 'partial', speaker) : line
}

/**
 * A tree without the lines on which it did not turn. What stood below those moves up. A line that only hands on stays
 * where it has named already what it hands on.
 */
function decisiveLines(root: Line, reason: Reason, inPart: boolean, speaker: Speaker): Line {
  const [turned, told] = [new Set(turnedOn(reason, inPart)), new Set(decisivePart(reason, inPart))]
  const kept = ({ children }: Line): Line[] =>
    children.flatMap(child => {
      const below = kept(child)
      const stays = !child.of || told.has(child.of) || (turned.has(child.of) && !below.length)
      return stays ? [{ ...child, children: below }] : below
    })
  const children = kept(root)
  const left = linesOf(root).length - linesOf({ ...root, children }).length
  const undisputed = say(speaker.locale, phrasesOf(speaker).tree.undisputed, { count: left })
  return { ...root, children: left ? [...children, { said: undisputed, children: [] }] : children }
}

/** In a loop the same words may stand above several times, each time after another chain: then pointers have numbers. */
function number(root: Line, speaker: Speaker): void {
  const { tree } = phrasesOf(speaker)
  const lines = linesOf(root)
  if (!lines.some(({ pointer }) => pointer)) return
  const wordsOf = (node: Reason): string => `${plainOf(reasonSaid(node, asTried(speaker)))} ${markOf(node)}`
  const above = new Map(lines.flatMap(line => (line.node && !line.pointer ? [[line.node, line]] : [])))
  const alike = new Map<string, number>()
  for (const node of above.keys()) alike.set(wordsOf(node), (alike.get(wordsOf(node)) ?? 0) + 1)
  let count = 0
  for (const line of lines) {
    const target = line.pointer && above.get(line.node!)
    if (!target || alike.get(wordsOf(line.node!))! < 2) continue
    target.number ??= say(speaker.locale, tree.number, { number: ++count })
    line.pointer = say(speaker.locale, tree.seeNumber, { number: target.number })
  }
}

/** A line and all below it. */
export const linesOf = (line: Line): Line[] => [line, ...line.children.flatMap(linesOf)]

class Printer {
  readonly #speaker: Speaker
  readonly #verdict: VerdictWord | undefined
  readonly #faring: ActionStatus | undefined
  readonly #printed = new Set<Reason>()
  /** Those of them below which something stands. */
  readonly #expanded = new Set<Reason>()

  constructor(speaker: Speaker, verdict: VerdictWord | undefined, faring: ActionStatus | undefined) {
    this.#speaker = speaker
    this.#verdict = verdict
    this.#faring = faring
  }

  root(reason: Reason): Line {
    const { tree } = this.#phrases
    const sign = markOf(reason)
    const asked = question(reason.claim, this.#speaker)
    if (!asked)
      return {
        said: sentenceCase(sentence(reason.claim, reason.holds, this.#speaker)),
        of: reason,
        sign,
        mark: sign,
        ...this.#smallPrint(reason),
        children: this.#below(reason, 'for'),
      }
    const failed = this.#faring?.how === 'no'
    const inPart = this.#verdict === 'partial' && !failed
    const answer = sayOutcome(reason.holds && !failed, inPart, this.#faring, this.#speaker)
    const children = [
      ...each(reason.because).map(one => this.#line(one, 'for', 'for', { asked: reason.claim })),
      ...each(reason.unless).map(one => this.#line(one, 'against', 'against', { of: reason })),
    ]
    return {
      said: [...asked, text(' '), strong(...answer)],
      of: reason,
      sign: inPart ? 'partial' : failed ? 'falls' : sign,
      ...this.#smallPrint(reason),
      children: children.length ? children : [{ said: [text(tree.none)], children: [] }],
    }
  }

  get #phrases() {
    return phrasesOf(this.#speaker)
  }

  /**
   * @param side what the node speaks for, whatever its role there
   * @param above the question, where it stands right below it; of a counter, what it is raised against
   */
  #line(
    { reason, times }: Repeated,
    role: Role,
    side: 'for' | 'against',
    above: { asked?: Claim; of?: Reason } = {},
  ): Line {
    const { tree } = this.#phrases
    // What came to nothing was only tried.
    const tried = asTried(this.#speaker)
    const parts = isTally(reason) ? 0 : clausesOf(reason, this.#speaker).length
    const again = this.#printed.has(reason)
    this.#printed.add(reason)
    const standing = again ? [] : this.#below(reason, side)
    if (standing.length) this.#expanded.add(reason)
    const below = this.#expanded.has(reason)
    // What is needed is said as it has to be, whether or not it is so.
    const plain = role === 'needed' && reason.claim.is === 'fact' && !isTally(reason)
    let said = above.of
      ? counterSaid(reason, above.of, tried)
      : plain
        ? sentence(reason.claim, true, this.#speaker)
        : reasonSaid(reason, tried, above.asked)
    if (parts > 1) said = this.#say(tree.together, { said, count: parts })
    const children = unrepeated(standing, sentenceCase(said))
    if (times > 1 && role === 'counted') said = this.#say(tree.times, { said, count: times })
    return {
      said: this.#say(tree[above.of ? (markOf(reason) === 'stands' ? 'against' : 'unless') : role], { said }),
      of: reason,
      role,
      claim: sentenceCase(said),
      ...(reason.action !== undefined && { action: reason.action }),
      sign: markOf(reason),
      mark: markOf(reason),
      children,
      ...(below ? { node: reason } : {}),
      ...(below && again ? { pointer: [text(tree.seeAbove)] } : {}),
      ...(reason.claim.is === 'ruled' ? {} : this.#smallPrint(reason)),
    }
  }

  /** The rules of a node, and what is said besides. */
  #smallPrint({ rule, also, notes }: Reason): Pick<Line, 'rule' | 'also' | 'notes'> {
    return {
      rule,
      ...(also && { also }),
      ...(notes && { notes: notes.map(({ claim }) => sentence(claim, true, this.#speaker)) }),
    }
  }

  /** What stands below a node: what it is made of, then what speaks against it. */
  #below(reason: Reason, side: 'for' | 'against'): Line[] {
    const { tree } = this.#phrases
    const other = side === 'for' ? 'against' : 'for'
    const beside = besideOf(reason)
    // What is counted with it stands among the rest, where it is counted itself.
    const alone =
      beside
      && (beside.suffices
        || !beside.counted.some(one => JSON.stringify(one.claim) === JSON.stringify(beside.shared.claim)))
    const parts = alone ? [beside.shared] : saysItself(reason) ? reason.because : partsOf(reason)
    // The line above has named the parts already: one that nobody disputes needs no line of its own, and where only
    // one is disputed, what is said against it stands directly below.
    const disputed = saysItself(reason) ? parts : parts.filter(addsMore)
    const single =
      !saysItself(reason)
      && disputed.length === 1
      && disputed[0]!.unless.length
      && !disputed[0]!.because.length
      && !this.#printed.has(disputed[0]!)
        ? disputed[0]
        : undefined
    if (single) for (const seen of [this.#printed, this.#expanded]) seen.add(single)
    const counted = each(!isTally(reason) || beside?.suffices ? [] : (beside?.counted ?? reason.because)).map(one =>
      this.#line(one, 'counted', side),
    )
    const needed = each(single || (isTally(reason) && saysItself(reason)) ? [] : disputed).map(one =>
      this.#line(one, 'needed', side),
    )
    const against = [...(single ? [single] : []), reason].flatMap(of =>
      each(of.unless).map(one => this.#line(one, other, other, { of })),
    )
    const more = (reason.more ?? 0) + (single?.more ?? 0)
    return [
      ...counted,
      ...needed,
      ...against,
      ...(more ? [{ said: this.#say(tree.more, { count: more }), children: [] }] : []),
    ]
  }

  #say(source: string, values: Parameters<typeof say>[2]): Span[] {
    return say(this.#speaker.locale, source, values)
  }
}

/** Of one thing below that only says the same again, what stands below it. */
function unrepeated(children: Line[], said: Span[]): Line[] {
  const [only, more] = children
  const same =
    only
    && !more
    && only.role !== 'against'
    && !only.pointer
    && only.claim !== undefined
    && plainOf(only.claim) === plainOf(said)
  return same ? only.children : children
}

/** Whether there is more to a part than the line above has said. */
const addsMore = (part: Reason): boolean =>
  !part.holds || part.unless.length > 0 || part.more !== undefined || isTally(part) || partsOf(part).some(addsMore)

interface Repeated {
  reason: Reason
  times: number
}

/** The same reason several times in a row of children (a shield that stops two attacks) is one line. */
function each(reasons: readonly Reason[]): Repeated[] {
  const times = new Map<Reason, number>()
  for (const reason of reasons) times.set(reason, (times.get(reason) ?? 0) + 1)
  return [...times].map(([reason, count]) => ({ reason, times: count }))
}
