/** `bench`: the project's own measurements, on generators that are named with them. */
import { availableParallelism, loadavg } from 'node:os'
import { comesAfterEnd } from '../../engine/game/after-end.ts'
import { WORK_BUDGET } from '../../engine/resolve/reasonable.ts'
import { votesIn } from '../../engine/ruleset/system.ts'
import { systemById, systems } from '../../engine/systems/index.ts'
import { suggest } from '../desk/refusal.ts'
import { Misused, noPath, read } from './arguments.ts'
import { measureDesk, type DeskMeasured } from './bench/desk.ts'
import { inboxText, measureInbox, type InboxMeasured } from './bench/inbox.ts'
import { families, type RandomFamily } from './bench/families.ts'
import { phaseOf } from './bench/lists.ts'
import {
  measureLoop,
  measurePivots,
  measureRandom,
  type Largest,
  type LoopFound,
  type Measured,
  type RandomMeasured,
  type Spread,
} from './bench/measure.ts'
import { measureReaders, type ReaderMeasured } from './bench/reading.ts'
import { measureTally } from './bench/tally.ts'
import { measureThreads } from './bench/threads.ts'
import { measureLastPage } from './bench/last-page.ts'
import { measureWaits } from './bench/waits.ts'
import { checkout } from './checkout.ts'
import { done, type ExitCode, type Terminal } from './terminal.ts'
import { padded, wrapped } from './wrap.ts'

type Result =
  | { family: string; says: string; sizes: RandomMeasured[] }
  | ({ family: string; says: string } & LoopFound)
  | { family: string; says: string; desk: DeskMeasured[] }
  | { family: string; says: string; readers: ReaderMeasured[] }
  | { family: string; says: string; sets: InboxMeasured[] }
  | { family: string; says: string; pivots: ReturnType<typeof measurePivots>[] }

/** Nights drawn for each number of players. */
const nightsFor = (players: number, quick: boolean): number => Math.max(3, Math.round((quick ? 400 : 6000) / players))
/** Phases of the systems that walk a list, by name: `gorny-night`. */
const walks = Object.fromEntries(
  systems
    .filter(({ id }) => id !== 'rar')
    .flatMap(system =>
      system.calendar.phases
        .filter(kind => !comesAfterEnd(system, kind))
        .map(kind => [`${system.id}-${kind}`, { system, kind }]),
    ),
)

const pivotPlayers = 25
const pivotFamilies = ['everyone-acts', 'crowded']

export async function bench(words: string[], terminal: Terminal): Promise<ExitCode> {
  const {
    paths,
    options: { json, family, quick = false },
  } = read(words, { json: 'flag', family: 'value', quick: 'flag' })
  noPath(paths, 'bench [--json] [--family F] [--quick]')
  const names = [
    ...Object.keys(families),
    ...Object.keys(walks),
    'pivots',
    'tally',
    'threads',
    'readers',
    'inbox',
    'desk',
    'waits',
  ]
  if (family !== undefined && !names.includes(family))
    throw new Misused(`There is no family "${family}".`, suggest(family, names))
  const machine = {
    node: process.version,
    processors: availableParallelism(),
    load: loadavg().map(load => Math.round(load * 100) / 100),
    workBudget: WORK_BUDGET,
    quick,
  }
  if (!json) terminal.out(introduction(machine, terminal.width))
  const results: (Result & { processorShare: number })[] = []
  for (const name of family === undefined ? names : [family]) {
    const { result, processorShare } = await sharing(() => measure(name, quick))
    results.push({ ...result, processorShare })
    if (!json)
      terminal.out(
        `${resultText(result, terminal.width).join('\n')}\n  processor share meanwhile: ${Math.round(processorShare * 100)} %\n`,
      )
  }
  if (json) terminal.out(`${JSON.stringify({ ...machine, results }, null, 2)}\n`)
  return done
}

/** How much of a processor this process had: on a busy machine less than one, and then all times are longer by as much. */
async function sharing<Value>(work: () => Promise<Value>): Promise<{ result: Value; processorShare: number }> {
  const [from, used] = [performance.now(), process.cpuUsage()]
  const result = await work()
  const { user, system } = process.cpuUsage(used)
  return { result, processorShare: Math.round((user + system) / 10 / (performance.now() - from)) / 100 }
}

async function measure(name: string, quick: boolean): Promise<Result> {
  const system = systemById('rar')!
  if (name === 'pivots') {
    const pivots = pivotFamilies.flatMap(one => {
      const family = families[one]!
      return family.kind === 'random' ? [measurePivots(family, system, pivotPlayers, quick ? 10 : 100)] : []
    })
    return {
      family: name,
      says: `every pivot of a resolved night: one line each for ${pivotFamilies.join(' and ')}`,
      pivots,
    }
  }
  if (name === 'tally')
    return {
      family: name,
      says: 'a count of votes alone, with everything that can change one: by the clock, and by the processor',
      desk: measureTally(quick),
    }
  if (name === 'threads')
    return {
      family: name,
      says: 'votes read out of posts and saved pages, and out of the last page again in a game',
      desk: [...measureThreads(quick), ...(await measureLastPage(quick))],
    }
  if (name === 'readers')
    return {
      family: name,
      says: 'every reader of what is pasted, in milliseconds, at the fragment that it takes longest for, over and over',
      readers: measureReaders(quick),
    }
  if (name === 'inbox')
    return {
      family: name,
      says: 'messages whose truth is written down: clear orders that were read and asked about, what went wrong, where the right choice stood in a question, milliseconds of the processor a message',
      sets: measureInbox(checkout, quick),
    }
  if (name === 'desk')
    return {
      family: name,
      says: 'the backend in its own process, from the call to its answer, on a file: what a window waits for',
      desk: await measureDesk(system, quick),
    }
  if (name === 'waits')
    return {
      family: name,
      says: 'how long a call waits for its answer while something long is under way, of another game',
      desk: await measureWaits(system, checkout, quick),
    }
  const walk = walks[name]
  if (walk) {
    const { system, kind } = walk
    const family: RandomFamily = {
      kind: 'random',
      says: `${system.name}, a ${kind}: everybody sends in whatever a drawn role can do then${votesIn(system, { options: {} }, kind) ? ', and votes' : ''}`,
      players: [10, 17, 25, 50, 100],
      make: (_, players, dice) => phaseOf(system, kind, players, dice),
    }
    return {
      family: name,
      says: family.says,
      sizes: family.players.map(players =>
        measureRandom(family, system, players, Math.round(nightsFor(players, quick) / 3)),
      ),
    }
  }
  const family = families[name]!
  return family.kind === 'random'
    ? {
        family: name,
        says: family.says,
        sizes: family.players.map(players => measureRandom(family, system, players, nightsFor(players, quick))),
      }
    : { family: name, says: family.says, ...measureLoop(family, system, quick) }
}

function introduction(
  { node, processors, load, workBudget }: { node: string; processors: number; load: number[]; workBudget: number },
  width: number,
): string {
  return `${wrapped(`System rar, Node ${node}, ${processors} processors, load ${load.join(' ')}. A night is timed from the folded game to its outcome, once each, after a warm-up: entry, position, both readings where trees are asked for, verdicts of every action, and its trees. Milliseconds: median / 95 % / largest. Budget: ${workBudget} verdicts a reading; a night over it is put to the host (* over: asked for verdicts alone, with trees). Where the processor share is below 100 %, the machine was busy and times are longer by as much.`, width).join('\n')}\n`
}

function resultText(result: Result, width: number): string[] {
  const head = ['', ...wrapped(`${result.family}: ${result.says}`, width, '', '  ')]
  if ('desk' in result)
    return [
      ...head,
      ...result.desk.map(
        ({ says, times, ms }) => `  ${padded(says, 74)} ${padded(String(times), 5)} ${spreadSaid(ms)}`,
      ),
    ]
  if ('readers' in result) {
    const sizes = result.readers[0]?.ms.map(({ characters }) => `${characters / 1000}k`) ?? []
    const row = (reader: string, ms: readonly string[], worst: string): string =>
      `  ${padded(reader, 26)} ${ms.map(one => padded(one, 8)).join(' ')} ${worst}`
    return [
      ...head,
      row('reader', sizes, 'worst of all'),
      ...result.readers.map(({ reader, ms, worst }) =>
        row(
          reader,
          ms.map(one => (one.ms === undefined ? 'too long' : figure(one.ms))),
          worst,
        ),
      ),
    ]
  }
  if ('sets' in result) return [...head, ...inboxText(result.sets)]
  if ('pivots' in result) {
    return [
      ...head,
      columns(['players', 'nights', 'ms', 'pivots']),
      ...result.pivots.map(({ players, nights, pivotsMs, pivots }) =>
        columns([String(players), String(nights), spreadSaid(pivotsMs), spreadSaid(pivots)]),
      ),
    ]
  }
  const heading = ['actions', 'nights', 'verdicts only, ms', 'with trees, ms', 'nodes', 'abridged', 'over*']
  if ('sizes' in result)
    return [
      ...head,
      columns(['players', ...heading]),
      ...result.sizes.map(one => columns([String(one.players), ...cells(one)])),
    ]
  const last = `largest k decided inside the budget: ${largestSaid(result.largestDecided)} for verdicts alone, ${largestSaid(result.largestWithTrees)} with trees`
  return [
    ...head,
    columns(['k', ...heading]),
    ...result.tried.map(one => columns([String(one.k), ...cells(one)])),
    ...wrapped(last, width, '  '),
  ]
}

const cells = ({ actions, nights, verdictsMs, treesMs, nodes, abridged, over }: Measured): string[] => [
  String(actions),
  String(nights),
  spreadSaid(verdictsMs),
  spreadSaid(treesMs),
  spreadSaid(nodes),
  `${(abridged * 100).toFixed(1)} %`,
  `${over.verdicts}, ${over.trees}`,
]

const largestSaid = ({ k, open }: Largest): string => (open ? `${k} (nothing larger tried)` : String(k))
const spreadSaid = ({ median, p95, max }: Spread): string =>
  median === max ? figure(median) : [median, p95, max].map(figure).join(' / ')
const figure = (value: number): string =>
  Number.isInteger(value) ? String(value) : value < 10 ? value.toFixed(2) : value.toFixed(value < 100 ? 1 : 0)

const widths = [7, 7, 6, 18, 18, 21, 8]
const columns = (texts: readonly string[]): string =>
  `  ${texts.map((text, index) => padded(text, widths[index] ?? 0)).join(' ')}`.trimEnd()
