/**
 * What an attack does to whoever was attacked and to whoever would kill beside it (RU-GEN-7, RU-OVL-4, RU-FMT-7), and what both
 * hear of it in the morning. What becomes of an attack stands in `shared/attack.ts`.
 */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { type Rules, chosen, stated } from '../../../ruleset/localized-text.ts'
import { is, withAttribute } from '../attributes.ts'
import type { Blow, Part } from '../part.ts'
import { section } from '../section.ts'
import { attacksOn, blows, deedOf, wasAttacked, wouldDie } from '../shared/attack.ts'
import { learnsFact } from '../shared/general-info.ts'
import { goesOnByLife } from '../shared/lives.ts'
import { isCivil, killingMove, killsAsCivil } from '../shared/moves.ts'
import { afterKillers, apartFromNight } from '../shared/step-place.ts'
import { planOf } from '../shared/plan.ts'
import { isBlack, isExtended, killersOf, sideOf } from '../shared/sides.ts'
import { type ActorGuard, type Cause, type Resolution, all, any, least } from '../vocabulary.ts'
import { type PartWords, did } from '../words.ts'

/**
 * Whoever was attacked makes no move that stands later than the killers, nor a later killer's one (RU-GEN-7, RU-
 * KILL-9); of a doctor see `protect/doctor.ts`.
 */
const holdAttacked: ActorGuard = (run, move) => {
  if (is(move.does, 'spoken') || is(move.does, 'heals')) return undefined
  const reason = wasAttacked(run, move.actor)
  if (!reason) return undefined
  const exempt = exemption(run, move)
  return all(
    { is: 'fact', kind: 'heldByAttack', of: move.actor },
    { rule: 'RU-KILL-9', also: afterKillers(move) },
    [reason],
    [...(exempt ? [exempt] : []), ...apartFromNight(run, move)],
  )
}

/** A blow that a bodyguard took for an executor foils the civil move that would follow, as any rescue does (RU-EXE-9). */
const holdRescued: ActorGuard = (run, move) => {
  const { does, actor, id: action } = move
  if (!isCivil(move) || is(does, 'spoken') || !run.option<boolean>('bodyguardIsRescue')) return undefined
  if (!withAttribute('despiteAttack').some(ability => run.has(actor, ability))) return undefined
  const guards = run.ledger.found({ kind: 'warded', of: actor, when: 'soFar' }).map(({ by }) => by)
  const [taken] = run.ledger.seekTried(
    {
      kind: 'attacked',
      when: 'soFar',
      where: ({ phase, of, data }) => phase === undefined && data.aimed === actor && guards.includes(of),
    },
    'RU-EXE-9',
    { is: 'fact', kind: 'blowTaken', of: actor },
  )
  if (!taken) return undefined
  return all(
    { is: 'fact', kind: 'heldByRescue', of: actor, action },
    { rule: 'RU-EXE-9', also: afterKillers(move), action },
    [taken],
    apartFromNight(run, move),
  )
}

/** The executor's own move (RU-EXE-9). */
function exemption(run: Resolution, { does, actor, id }: Move): Reason | undefined {
  if (is(does, 'despiteAttack'))
    return run.given({ is: 'fact', kind: 'capturesAllTheSame', of: actor, action: id }, 'RU-EXE-9', id)
  // Who lives by a life of his own goes on; whom another's role saved does not.
  return goesOnByLife(run, actor)
}

/** A black killer's civil kill does not add to the kills that his side can make in one night (RU-OVL-4). */
const limitCivilKills: ActorGuard = (run, { does, actor, id }) => {
  const side = sideOf(run.game.seats, actor)
  if (!killsAsCivil({ does }) || side === undefined) return undefined
  const { available, capacity } = planOf(run).accounts[side]
  const killers = killersOf(run.game.seats, side).map(({ slot }) => slot)
  const most = Math.min(capacity, Math.max(1, available))
  const made = run.ledger.attempts({
    kind: 'attacked',
    when: 'soFar',
    where: ({ phase, by, data, of }) =>
      phase === undefined && data.cause !== 'suicide' && data.target === of && by !== undefined && killers.includes(by),
  })
  if (!made.length) return undefined
  return least(
    most,
    { is: 'fact', kind: 'killsTaken', of: actor, action: id, values: { count: most } },
    { rule: 'RU-OVL-4', action: id },
    made.map(({ why }) => why),
  )
}

/** Killers' moves of negative roles: their own, and what hired killers are sent for. */
const ofNegatives: ReadonlySet<Cause> = new Set(['shot', 'order'])

/** On the shared nights one black at most dies by another's shot; a further such shot is skipped and lost (RU-FMT-7). */
function oneBlackOnly(run: Resolution, { killer, target, cause, action }: Blow): Reason[] {
  if (
    !isExtended(run.game)
    || run.phase.number > 2
    || !ofNegatives.has(cause)
    || killer === target
    || !isBlack(run.seat(killer))
    || !isBlack(run.seat(target))
  )
    return []
  const black = (slot: SeatId): boolean => run.game.seats.some(seat => seat.slot === slot && isBlack(seat))
  const before = run.ledger
    .found({
      kind: 'kill',
      when: 'soFar',
      where: ({ phase, of, data }) =>
        phase !== undefined && ofNegatives.has(data.cause) && data.team === 'black' && black(of) && of !== data.victim,
    })
    .map(({ why }) => why)
  const tonight = blows(run)
    .filter(
      blow =>
        ofNegatives.has(blow.cause)
        && !(blow.action === action && blow.killer === killer && blow.target === target)
        && blow.killer !== blow.victim
        && black(blow.killer)
        && black(blow.victim),
    )
    .map(blow => wouldDie(run, blow))
  const others = [...before, ...tonight]
  return others.length
    ? [
        any(
          { is: 'fact', kind: 'blackDiedAlready', of: target, other: killer, action },
          { rule: 'RU-FMT-7', action },
          others,
        ),
      ]
    : []
}

// What killers and the attacked hear in the morning (RU-GEN-7, RU-GEN-10).

/** Whoever was attacked and lives hears of it, whoever came and however often (RU-GEN-7). */
function tellAttacked(run: Resolution): void {
  for (const { slot } of run.living())
    if (attacksOn(run, slot).some(({ phase }) => phase === undefined)) run.tell(slot, 'attacked', {}, 'RU-GEN-7')
}

/** Every killer who came to a corpse and lives learns its team; the kill is the first one's (RU-GEN-10, RU-KILL-10). */
function tellTeams(run: Resolution): void {
  for (const blow of blows(run)) {
    const { killer, victim, action, cause, attacked, outcome, late } = blow
    if (cause === 'suicide' || killer === victim || !outcome || !(outcome.holds || late) || run.isDead(killer)) continue
    const team = run.game.seats.find(({ slot }) => slot === victim)!.faction
    const ability = killingMove(run, action, cause)
    const deed = deedOf(blow)
    const why = all(
      { is: 'fact', kind: 'sawTheTeam', of: victim, other: killer, action: deed, values: { team } },
      { rule: late ? 'RU-KILL-10' : 'RU-GEN-10', action: deed },
      [late ? attacked : outcome],
    )
    if (learnsFact(run, killer, { action: deed, ability }, victim, 'team', team, 'RU-GEN-10', why))
      run.tell(killer, 'learned', { ability, about: victim, result: team }, 'RU-GEN-10')
  }
}

const rulings: Part = {
  actorGuards: [holdAttacked, holdRescued, limitCivilKills],
  skips: oneBlackOnly,
  dawn: [tellAttacked, tellTeams],
}

const rules: Rules = {
  'RU-KILL-8': stated({
    en: 'A killer attacks by reaching the victim; a killer who was kept at home attacked nobody.',
    ru: 'Киллер нападает, когда добрался до жертвы; кого удержали дома, тот ни на кого не напал.',
  }),
  'RU-KILL-9': stated({
    en: 'A player who survives an attack makes no later move that night except healing themselves, and is told of the attack in the morning.',
    ru: 'Кто пережил нападение, тот позже этой ночью ходов не делает, кроме лечения самого себя, и утром узнает о нападении.',
  }),
  'RU-KILL-10': chosen({
    en: 'If several killers come to the same corpse, the first gets the kill, all of them learn the team, and the others keep their shots.',
    ru: 'Если к трупу пришли несколько киллеров, убийство засчитано первому, команду узнают все, а остальные сохраняют свои выстрелы.',
  }),
  'RU-KILL-11': stated({
    en: 'A saved player stays saved even if the rescue brings a killer to the rescuer.',
    ru: 'Кого спасли, тот спасен и тогда, когда само спасение навлекло киллера на спасителя.',
  }),
  'RU-GEN-7': stated({
    en: 'A player who survives a killer’s visit is told in the morning and skips every move that comes after the killers, except healing themselves; the executor is exempt too. A killer attacked by an earlier killer also skips.',
    ru: 'Кто пережил приход киллера, тот утром об этом узнает, а все его ходы, которые идут после киллеров, пропускаются; исключения — лечение самого себя и экзекутор. Киллер, на которого раньше напал другой, тоже пропускает ход.',
  }),
  'RU-GEN-10': stated({
    en: 'A killer who survives the night learns the team of their victim; so does every killer who came to that corpse, and the kill goes to the first.',
    ru: 'Киллер, переживший ночь, узнает команду того, кого убил; узнают ее и все киллеры, которые пришли к тому же трупу, а убийство засчитано первому.',
  }),
  'RU-GEN-18': stated({
    en: 'A player watching a killer whose target was changed sees only where the killer ended up.',
    ru: 'Кто следит за киллером, чью цель изменили, видит только то, куда тот в итоге пришел.',
  }),
  'RU-GEN-24': stated({
    en: 'When saving a victim brings a second killer to the rescuer, the first killer still attacked, and the victim lives by luck.',
    ru: 'Если спасение жертвы навлекает на спасителя второго киллера, первый все равно напал, а жертва жива благодаря удаче.',
  }),
  'RU-FMT-7': stated({
    en: 'In the extended format at most one black dies on nights 1 and 2 from another black’s shot; any further such shot is skipped and lost.',
    ru: 'В расширенном формате в ночи 1 и 2 от выстрела другого черного умирает не больше одного черного; еще один такой выстрел пропускается и сгорает.',
  }),
  'RU-OVL-4': stated({
    en: 'When a black kills through a civil role, the number of kills that night does not grow, and it costs the nearest shot, even if a black is killed; killing the faceless this way costs nothing.',
    ru: 'Убийство через мирную роль не прибавляет черному убийств за ночь и стоит ему ближайшего выстрела, даже если убит черный; убийство безликого выстрела не стоит.',
  }),
}

export const teamEn = '{team, select, red {red} black {black} other {gray}}'

export const teamRu = '{team, select, red {красный} black {черный} other {серый}}'

const ofTeamRu = '{team, select, red {красная} black {черная} other {серая}}'

const words = {
  facts: {
    prevented: {
      stands: { en: '{who} does not reach {other}', ru: '{who_nom} не доходит до {other_gen}' },
      falls: { en: '{who} reaches {other}', ru: '{who_nom} доходит до {other_gen}' },
    },
    cancelled: {
      stands: { en: '{who} calls off the shot at {other}', ru: '{who_nom} отменяет ход к {other_dat}' },
      falls: { en: '{who} does not call off the shot at {other}', ru: '{who_nom} не отменяет хода к {other_dat}' },
    },
    calledOff: {
      stands: { en: 'the shot at {other} is called off', ru: 'ход к {other_dat} отменен' },
      falls: { en: 'the shot at {other} is not called off', ru: 'ход к {other_dat} не отменен' },
    },
    strikes: {
      stands: { en: '{other} strikes {who}', ru: '{other_nom} наносит удар {who_dat}' },
      falls: { en: '{other} does not strike {who}', ru: '{other_nom} не наносит удара {who_dat}' },
      would: {
        en: '{other} would have struck {who}',
        ru: `{other_nom} ${did('other', 'нанес', 'нанесла', 'нанесли')} бы удар {who_dat}`,
      },
    },
    shootsInsured: {
      stands: { en: '{other} shoots {who} as insurance', ru: '{other_nom} стреляет в {who_acc} по страховке' },
      falls: {
        en: '{other} does not shoot {who} as insurance',
        ru: '{other_nom} не стреляет в {who_acc} по страховке',
      },
      would: {
        en: '{other} would have shot {who} as insurance',
        ru: `{other_nom} ${did('other', 'стрелял')} бы в {who_acc} по страховке`,
      },
    },
    attacked: {
      stands: { en: '{other} attacks {who}', ru: '{other_nom} нападает на {who_acc}' },
      falls: { en: '{other} does not attack {who}', ru: '{other_nom} не нападает на {who_acc}' },
      would: { en: '{other} would have attacked {who}', ru: `{other_nom} ${did('other', 'напал')} бы на {who_acc}` },
      toldByDeed: true,
    },
    ownHand: {
      stands: { en: '{who} attempts suicide', ru: '{who_nom} пытается покончить с собой' },
      falls: { en: '{who} does not attempt suicide', ru: '{who_nom} не пытается покончить с собой' },
      would: {
        en: '{who} would have attempted suicide',
        ru: `{who_nom} ${did('who', 'попытался', 'попыталась', 'попытались')} бы покончить с собой`,
      },
    },
    ownBlow: {
      stands: { en: '{who} dies by their own hand', ru: '{who_nom} умирает от собственной руки' },
      falls: { en: '{who} does not die by their own hand', ru: '{who_nom} не умирает от собственной руки' },
      would: {
        en: '{who} would have died by their own hand',
        ru: `{who_nom} ${did('who', 'умер', 'умерла', 'умерли')} бы от собственной руки`,
      },
    },
    attackedBefore: {
      stands: { en: '{who} was attacked earlier', ru: 'на {who_acc} уже напали раньше' },
      falls: { en: '{who} was not attacked earlier', ru: 'на {who_acc} раньше не нападали' },
      would: { en: '{who} would have been attacked earlier', ru: 'на {who_acc} напали бы раньше' },
      isAside: true,
    },
    heldByAttack: {
      stands: {
        en: '{who} was attacked and makes no later move',
        ru: 'на {who_acc} напали, и более поздних ходов не будет',
      },
      falls: { en: 'no attack stops this move by {who}', ru: 'нападение не отнимает этого хода у {who_gen}' },
      would: {
        en: '{who} would have been attacked and have made no later move',
        ru: 'на {who_acc} напали бы, и более поздних ходов не было бы',
      },
      isAside: true,
    },
    heldByRescue: {
      stands: {
        en: '{who} was saved by another role and makes no later civil move',
        ru: '{who_acc} спасла чужая роль, и более поздних мирных ходов не будет',
      },
      falls: { en: 'no rescue stops this move by {who}', ru: 'спасение не отнимает этого хода у {who_gen}' },
      would: {
        en: '{who} would have been saved and have made no later civil move',
        ru: '{who_acc} спасла бы чужая роль, и более поздних мирных ходов не было бы',
      },
    },
    blowTaken: {
      stands: { en: 'a bodyguard took the blow for {who}', ru: 'удар по {who_dat} принимает телохранитель' },
      falls: { en: 'no bodyguard took the blow for {who}', ru: 'удара по {who_dat} телохранитель не принимает' },
      would: { en: 'a bodyguard would have taken the blow for {who}', ru: 'удар по {who_dat} принял бы телохранитель' },
    },
    capturesAllTheSame: {
      stands: { en: 'an attack does not stop an executor', ru: 'нападение не срывает ход экзекутора' },
      falls: { en: 'an attack stops {who}', ru: 'нападение срывает ход {who_gen}' },
    },
    came: {
      stands: { en: '{other} comes to {who}', ru: '{other_nom} приходит к {who_dat}' },
      falls: { en: '{other} does not come to {who}', ru: '{other_nom} не приходит к {who_dat}' },
      would: {
        en: '{other} would have come to {who}',
        ru: `{other_nom} ${did('other', 'пришел', 'пришла', 'пришли')} бы к {who_dat}`,
      },
    },
    saved: {
      stands: { en: '{who} is saved', ru: `{who_nom} ${did('who', 'спасен')}` },
      falls: { en: '{who} is not saved', ru: `{who_nom} не ${did('who', 'спасен')}` },
      would: { en: '{who} would have been saved', ru: `{who_nom} ${did('who', 'был')} бы ${did('who', 'спасен')}` },
    },
    wouldDie: {
      stands: { en: '{who} dies as things stand', ru: 'при таком раскладе {who_nom} умирает' },
      falls: { en: '{who} lives as things stand', ru: 'при таком раскладе {who_nom} живет' },
    },
    killedBefore: {
      stands: { en: '{who} was already killed', ru: `{who_nom} уже ${did('who', 'убит')}` },
      falls: { en: '{who} was not killed yet', ru: `{who_nom} еще не ${did('who', 'убит')}` },
    },
    kill: {
      stands: { en: '{who} killed somebody', ru: '{who_nom} убивает' },
      falls: { en: '{who} killed nobody', ru: '{who_nom} никого не убивает' },
    },
    sawTheTeam: {
      stands: {
        en: `{other} learns {who}’s team: ${teamEn}`,
        ru: `{other_nom} узнает команду {who_gen} (${ofTeamRu})`,
      },
      falls: { en: '{other} does not learn {who}’s team', ru: '{other_nom} не видит команды {who_gen}' },
    },
    killsTaken: {
      stands: { en: 'the side has already made its kills tonight', ru: 'лимит убийств этой ночи исчерпан' },
      falls: { en: 'the side may still kill tonight', ru: 'лимит убийств этой ночи не исчерпан' },
    },
    blackDiedAlready: {
      stands: {
        en: 'a black already died from another black’s shot',
        ru: 'черный уже погибает от хода другого черного',
      },
      falls: { en: 'no black has died from another black’s shot yet', ru: 'от хода другого черного никто не погибает' },
      would: {
        en: 'a black would already have died from another black’s shot',
        ru: 'черный уже погиб бы от хода другого черного',
      },
    },
  },
  results: {
    grey: { en: 'gray', ru: 'серый' },
  },
  tells: {
    'learned:shoot': {
      en: 'You killed {about}. Team: {result}.',
      ru: 'Вы убили {about_acc}. Команда жертвы: {result, select, red {красная} black {черная} grey {серая} other {{result}}}.',
    },
    'learned:vigilanteShot': {
      en: 'You killed {about}. Team: {result}.',
      ru: 'Вы убили {about_acc}. Команда жертвы: {result, select, red {красная} black {черная} grey {серая} other {{result}}}.',
    },
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const attacks = section({ rules, rulings, words })
