/**
 * `roles --system S`: what there is to hand out, and what players can send in. `roles --read FILE`: how many lists of roles
 * can be played, and what in the others was not read.
 */
import { oneLine } from '../../engine/text/literal.ts'
import { systems } from '../../engine/systems/index.ts'
import type { RoleLists, RolesAnswer } from '../desk/contract.ts'
import { calledSo, Misused, noPath, read } from './arguments.ts'
import { readOne } from './files.ts'
import { asked, printProblems, refused } from './problems.ts'
import { broken, done, type ExitCode, type Terminal } from './terminal.ts'
import { say } from './words/say.ts'
import { padded, wrapped } from './wrap.ts'

export async function roles(words: string[], terminal: Terminal): Promise<ExitCode> {
  const {
    paths,
    options: { system, json, read: lists },
  } = read(words, { system: 'value', read: 'value', locale: 'value', json: 'flag' })
  if (lists !== undefined) {
    noPath(paths, say('usage.rolesRead'))
    return readRoles(lists, system ?? systems[0]!.id, json === true, terminal)
  }
  noPath(paths, say('usage.rolesSystem'))
  if (system === undefined) throw new Misused(say('usage.noSystem'), calledSo(say('usage.rolesOf', { system: 'rar' })))
  const answer = await asked('rules.roles', { system }, terminal)
  if (!answer.ok) return refused(answer, terminal)
  terminal.out(
    json ? `${JSON.stringify(answer.value, null, 2)}\n` : `${rolesText(answer.value, terminal.width).join('\n')}\n`,
  )
  return done
}

/** Every line of each list as a role. */
async function readRoles(path: string, system: string, json: boolean, terminal: Terminal): Promise<ExitCode> {
  const { files, problems } = readOne(path)
  printProblems(problems, terminal.err)
  if (!files[0]) return broken
  const answer = await asked('roster.lists', { system, text: files[0].text }, terminal)
  if (!answer.ok) return refused(answer, terminal)
  terminal.out(json ? `${JSON.stringify(answer.value, null, 2)}\n` : `${listsText(answer.value).join('\n')}\n`)
  return done
}

const listsText = ({ whole, lists, seats, asking, asked, unread }: RoleLists): string[] => [
  say('roles.wholeLists', { whole, lists, seats }),
  ...(asking ? [say('roles.asking', { asking })] : []),
  ...(asked.length ? ['', say('roles.asked')] : []),
  ...asked.map(one => `${countedSaid(one)}: ${one.means.join(' | ')}`),
  ...(unread.length ? ['', say('roles.notRead')] : []),
  ...unread.map(countedSaid),
]

const countedSaid = ({ said, seats, lists }: RoleLists['unread'][number]): string =>
  `${String(seats).padStart(6)} ${String(lists).padStart(5)}  ${oneLine(said)}`

function rolesText({ system, name, roles, overlays = [], factions, abilities }: RolesAnswer, width: number): string[] {
  const idWidth = Math.max(...[...roles, ...overlays, ...abilities].map(({ id }) => id.length)) + 2
  const nameWidth = Math.max(...[...roles, ...overlays].map(({ name }) => name.length)) + 2
  const next = ' '.repeat(idWidth + 2)
  return [
    say('roles.title', { name, system, roles: roles.length, abilities: abilities.length }),
    ...factions.flatMap(faction => {
      const called = `${faction.name} (${faction.id})`
      const shared = faction.abilities.join(', ')
      const members = roles.filter(role => role.faction === faction.id)
      return members.length || shared
        ? [
            '',
            shared ? say('roles.shared', { faction: called, abilities: shared }) : called,
            ...members.flatMap(role => {
              const settings = Object.entries(role.settings).map(([name, values]) => `${name}: ${values.join(' | ')}`)
              const parts = [
                role.abilities.join(', ') || say('roles.noAbility'),
                ...settings,
                ...(role.modifiers.length ? [say('roles.modifiers', { modifiers: role.modifiers.join(', ') })] : []),
              ]
              return wrapped(
                parts.join('; '),
                width,
                `  ${padded(role.id, idWidth)}${padded(role.name, nameWidth)}`,
                ' '.repeat(idWidth + nameWidth + 2),
              )
            }),
          ]
        : []
    }),
    ...(overlays.length
      ? [
          '',
          say('roles.overRole'),
          ...overlays.flatMap(one =>
            wrapped(
              one.abilities.join(', ') || say('roles.noAbility'),
              width,
              `  ${padded(one.id, idWidth)}${padded(one.name, nameWidth)}`,
              ' '.repeat(idWidth + nameWidth + 2),
            ),
          ),
        ]
      : []),
    '',
    ...wrapped(say('roles.abilities'), width),
    ...abilities.flatMap(({ id, name, kind, when, limits, keys, does, rule, ...aimed }) => [
      ...wrapped(
        `${name}: ${[targetsSaid(aimed), when, ...limits, ...keys.map(keySaid), say('roles.seenAs', { kind }), ...(rule === undefined ? [] : [rule])].join('; ')}`,
        width,
        `  ${padded(id, idWidth)}`,
        next,
      ),
      ...wrapped([...does, ...keys.flatMap(meaningSaid)].join(' '), width, next),
    ]),
  ]
}

type Row = RolesAnswer['abilities'][number]

/** Beyond so many, a list of targets is as long as one likes. */
const mostCounted = 99

/** `1 to 2 targets`, `a family`, `1 target and 1 family`. */
function targetsSaid({ targets, most, aims }: Pick<Row, 'targets' | 'most' | 'aims'>): string {
  if (!most) return say('roles.noTarget')
  if (new Set(aims).size > 1)
    return aims
      .map((aim, place) => say('roles.aim', { must: place < targets ? 'yes' : 'no', aim }))
      .reduce((before, aim) => say('roles.then', { aims: before, aim }))
  const [aim = 'player'] = aims
  const said = countSaid(targets, most, aim)
  return aim === 'role' ? say('roles.playerOr', { targets: said, role: 'role:…' }) : said
}

function countSaid(targets: number, most: number, aim: Row['aims'][number]): string {
  if (most === targets) return say('roles.exactly', { count: targets, aim })
  if (most > mostCounted) return targets ? say('roles.orMore', { count: targets, aim }) : say('roles.any', { aim })
  return targets ? say('roles.between', { least: targets, count: most, aim }) : say('roles.upTo', { count: most, aim })
}

/** Words of a key that stand in a line; `--json` has all. */
const mostWords = 8

/** What a key that has no words of its own is for: `note: what it says`. */
const meaningSaid = ({ id, says, values, aims }: Row['keys'][number]): string[] =>
  says && !values && (aims === undefined || aims === 'text') ? [`${id}: ${says}`] : []

/** `with drink=gin | rum`, `may have note=…`, `may have sentBy=PLAYER`. */
const keySaid = ({ must, ...key }: Row['keys'][number]): string =>
  say(must ? 'roles.with' : 'roles.mayHave', { key: `${key.id}=${valueSaid(key)}` })

function valueSaid({ values, aims, open }: Omit<Row['keys'][number], 'must'>): string {
  if (aims !== undefined && aims !== 'text') return say('roles.placeholder', { aim: aims })
  if (!values) return '…'
  const first = values.slice(0, mostWords).join(' | ')
  const more = values.length - mostWords
  const said = more > 0 ? say('roles.more', { values: first, more }) : first
  return open ? say('roles.orOther', { values: said }) : said
}
