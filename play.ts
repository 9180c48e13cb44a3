import { rar } from './engine/systems/rar/index.ts'
import { decide } from './engine/game/decide.ts'
import { fold } from './engine/game/fold.ts'
import type { GameEvent } from './engine/game/event.ts'
import type { Reason } from './engine/why/reason.ts'
function night(players: Record<string, string>, actions: string[], options: Record<string, any> = {}) {
  const defaults = Object.fromEntries(Object.entries(rar.options).map(([k, o]) => [k, o.values[0]!]))
  const events: GameEvent[] = []
  const run = (c: any) => { const r = decide(rar, events.length ? fold(events) : undefined, c); if ('declined' in r) throw new Error(JSON.stringify(r)); events.push(...r) }
  run({ do: 'create', game: { system: 'rar', options: { ...defaults, ...options }, seed: 1, customRoles: {}, customAbilities: {}, seats: Object.entries(players).map(([slot, spec]) => { const [role, ...mods] = spec.split(' '); const f = mods.find(m => m.startsWith('@')); return { slot, role, faction: f?.slice(1) ?? rar.roles[role!]!.faction, modifiers: mods.filter(m => !m.startsWith('@')).map(m => { const [modifier, c] = m.split(':'); return c ? { modifier, count: +c } : { modifier } }), settings: {}, alive: true, bystander: false, status: [], uses: {} } }) } })
  run({ do: 'openPhase', kind: 'night', number: 1 })
  actions.forEach((a, i) => { const [by, does, t] = a.split(' '); run({ do: 'submit', submission: { id: `a${i + 1}`, by, does, to: t ? t.split(',') : [], with: {} } }) })
  const game = fold(events)
  return rar.resolve(game, game.phases[0]!, { trees: true })
}
function show(r: Reason, depth = 0): void {
  console.log('  '.repeat(depth) + (r.holds ? '+' : '-'), r.rule, JSON.stringify(r.claim))
  r.because.forEach(c => show(c, depth + 1)); r.unless.forEach(c => { process.stdout.write('  '.repeat(depth) + ' unless\n'); show(c, depth + 1) })
}
export { night, show }
if (process.argv[1]!.endsWith('play.ts')) {
const t = (name: string, p: any, a: string[], o = {}) => { const r = night(p, a, o); console.log(name, 'deaths', r.deaths, 'learned', JSON.stringify(r.learned.map(l => l.result)), r.verdicts.map(v => `${v.action}:${v.verdict}${v.idle ? '(idle)' : ''}>${v.landed}`).join(' '), r.rulings.map(x => x.id + (x.choices.map(c=>c.gives).join('|')))); return r }
const V = { V: 'vigilante', A: 'vanilla', B: 'vanilla', C: 'vanilla', D: 'doctor', R: 'roleblocker', S: 'roleblocker', J: 'jailkeeper', T: 'tracker', X: 'busDriver', Y: 'busDriver', K: 'redirector', L: 'redirector' }
t('A1', V, ['V shoot A'])
t('A3', V, ['V shoot A', 'D protect A'])
t('A4', V, ['V shoot A', 'D protect A', 'R block D'])
t('A5', V, ['V shoot A', 'D protect A', 'R block D', 'S block R'])
t('A6', V, ['V shoot A', 'D protect A', 'R block D', 'J jail A'])
t('A7', V, ['V shoot A', 'T track V'])
t('A8', V, ['V shoot A', 'T track V', 'R block T'])
t('A9', V, ['V shoot A', 'T track V', 'R block V'])
t('A10', V, ['V shoot A', 'K redirect V,C'])
t('A11', { A: 'cop', B: 'paranoidGunOwner', D: 'doctor', R: 'roleblocker' }, ['A investigate B'])
t('A12', { A: 'cop', B: 'paranoidGunOwner', D: 'doctor', R: 'roleblocker' }, ['A investigate B', 'D protect A'])
t('A13', { A: 'cop', B: 'paranoidGunOwner', D: 'doctor', R: 'roleblocker' }, ['A investigate B', 'R block A'])
show(t('A14', V, ['V shoot B', 'X swap A,B', 'Y swap B,C']).questions[1]!.reason!)
t('A15', V, ['V shoot A', 'X swap A,B', 'Y swap B,C'])
show(t('A16', { V: 'vigilante', A: 'roleblocker', B: 'jailkeeper' }, ['V shoot A', 'A block B', 'B jail A']).questions[0]!.reason!)
t('A17', { B: 'roleblocker @mafia', A: 'jailkeeper' }, ['B factionKill A', 'B block A', 'A jail B'])
t('B11', V, ['V shoot A', 'D protect B', 'X swap A,B'])
t('B12', V, ['V shoot A', 'D protect A', 'X swap A,B'])
t('B11l', V, ['V shoot A', 'D protect B', 'X swap A,B'], { ruleFour: 'literal' })
t('B14', V, ['V shoot A', 'K redirect V,C', 'L redirect V,B'])
t('B13', { A: 'roleblocker', B: 'jailkeeper', T: 'tracker' }, ['A block B', 'B jail A', 'T track A'])
t('outrank', V, ['V shoot A', 'K redirect V,B', 'X swap A,B'])
t('A18', { C: 'cultRecruiter', A: 'vanilla', V: 'vigilante' }, ['C recruit A', 'V shoot A'])
t('D13', { A: 'bulletproof xShot:1', V: 'vigilante', W: 'vigilante' }, ['V shoot A', 'W shoot A'])
t('D13b', { A: 'bulletproof xShot:1', V: 'vigilante', W: 'vigilante' }, ['V shoot A'])
t('bg', { A: 'vanilla', V: 'vigilante', G: 'bodyguard', D: 'doctor' }, ['V shoot A', 'G guard A'])
t('comm', { A: 'commuter', V: 'vigilante strongman', G: 'bodyguard', D: 'doctor' }, ['V shoot A', 'A commute'])
t('rod', { A: 'lightningRod', V: 'vigilante strongman', G: 'bodyguard', D: 'doctor' }, ['V shoot G', 'A attract'])
}
