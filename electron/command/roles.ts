/** `roles --system S`: what there is to hand out, and what players can send in. */
import type { RolesAnswer } from '../desk/contract.ts'
import { dispatch } from '../desk/dispatch.ts'
import { Misused, noPath, read } from './arguments.ts'
import { refused, troubleTo } from './problems.ts'
import { done, type ExitCode, type Terminal } from './terminal.ts'
import { padded, wrapped } from './wrap.ts'

export async function roles(words: string[], terminal: Terminal): Promise<ExitCode> {
  const {
    paths,
    options: { system, json },
  } = read(words, { system: 'value', json: 'flag' })
  noPath(paths, 'roles --system S')
  if (system === undefined) throw new Misused('No system is named.', 'Write: roles --system rar')
  const answer = await dispatch('rules.roles', { system }, troubleTo(terminal))
  if (!answer.ok) return refused(answer, terminal)
  terminal.out(
    json ? `${JSON.stringify(answer.value, null, 2)}\n` : `${rolesText(answer.value, terminal.width).join('\n')}\n`,
  )
  return done
}

function rolesText({ system, name, roles, overlays = [], factions, abilities }: RolesAnswer, width: number): string[] {
  const idWidth = Math.max(...[...roles, ...overlays, ...abilities].map(({ id }) => id.length)) + 2
  const nameWidth = Math.max(...[...roles, ...overlays].map(({ name }) => name.length)) + 2
  const next = ' '.repeat(idWidth + 2)
  return [
    `${name} (${system}): ${roles.length} roles, ${abilities.length} abilities`,
    ...factions.flatMap(faction => {
      const shared = faction.abilities.length ? `, each member may carry: ${faction.abilities.join(', ')}` : ''
      const members = roles.filter(role => role.faction === faction.id)
      return members.length || shared
        ? [
            '',
            `${faction.name} (${faction.id})${shared}`,
            ...members.flatMap(role => {
              const settings = Object.entries(role.settings).map(([name, values]) => `${name}: ${values.join(' | ')}`)
              const parts = [
                role.abilities.join(', ') || 'no ability',
                ...settings,
                ...(role.modifiers.length ? [`modifiers: ${role.modifiers.join(', ')}`] : []),
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
          'Over a role (written in brackets behind it)',
          ...overlays.flatMap(one =>
            wrapped(
              one.abilities.join(', ') || 'no ability',
              width,
              `  ${padded(one.id, idWidth)}${padded(one.name, nameWidth)}`,
              ' '.repeat(idWidth + nameWidth + 2),
            ),
          ),
        ]
      : []),
    '',
    ...wrapped('Abilities (of one ability sent in more often than its limit, the last ones count)', width),
    ...abilities.flatMap(({ id, name, kind, when, limits, keys, does, rule, ...aimed }) => [
      ...wrapped(
        `${name}: ${[targetsSaid(aimed), when, ...limits, ...keys.map(keySaid), `seen as ${kind}`, ...(rule === undefined ? [] : [rule])].join('; ')}`,
        width,
        `  ${padded(id, idWidth)}`,
        next,
      ),
      ...wrapped([...does, ...keys.flatMap(meaningSaid)].join('; '), width, next),
    ]),
  ]
}

type Row = RolesAnswer['abilities'][number]

/** Beyond so many, a list of targets is as long as one likes. */
const mostCounted = 99

/** `1 to 2 targets`, `a family`, `1 target and 1 family`. */
function targetsSaid({ targets, most, aims }: Pick<Row, 'targets' | 'most' | 'aims'>): string {
  if (!most) return 'no target'
  if (new Set(aims).size > 1)
    return aims.map((aim, place) => `${place < targets ? 'a' : 'perhaps a'} ${aim}`).join(', then ')
  const [aim = 'player'] = aims
  return `${countSaid(targets, most, aim)}${aim === 'role' ? ' (a player or role:…)' : ''}`
}

function countSaid(targets: number, most: number, aim: Row['aims'][number]): string {
  const noun = (count: number): string =>
    aim === 'family' ? (count === 1 ? 'family' : 'families') : count === 1 ? 'target' : 'targets'
  if (most === targets) return `${targets} ${noun(targets)}`
  if (most > mostCounted) return targets ? `${targets} or more ${noun(2)}` : `any ${noun(2)}`
  return targets ? `${targets} to ${most} ${noun(most)}` : `up to ${most} ${noun(most)}`
}

/** Words of a key that stand in a line; `--json` has all. */
const mostWords = 8

/** What a key that has no words of its own is for: `note: what it says`. */
const meaningSaid = ({ id, says, values, aims }: Row['keys'][number]): string[] =>
  says && !values && (aims === undefined || aims === 'text') ? [`${id}: ${says}`] : []

/** `with drink=gin | rum`, `may have note=…`, `may have sentBy=PLAYER`. */
const keySaid = ({ must, ...key }: Row['keys'][number]): string =>
  `${must ? 'with' : 'may have'} ${key.id}=${valueSaid(key)}`

function valueSaid({ values, aims, open }: Omit<Row['keys'][number], 'must'>): string {
  if (aims !== undefined && aims !== 'text') return aims.toUpperCase()
  if (!values) return '…'
  const more = values.length > mostWords ? ` and ${values.length - mostWords} more` : ''
  return `${values.slice(0, mostWords).join(' | ')}${more}${open ? ', or other words' : ''}`
}
