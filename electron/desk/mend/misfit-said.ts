/** What no longer fits, in words, with what can become of it. */
import type { Conflict } from '../../../engine/game/conflicts.ts'
import type { RulingNotice } from '../../../engine/journal/outcome.ts'
import { nobody } from '../../../engine/reason/claim.ts'
import { seatOf } from '../../../engine/journal/state.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import { namesIn } from '../../../engine/ruleset/spoken-in.ts'
import { plainOf } from '../../../engine/text/span.ts'
import { spaced } from '../../../engine/why/speaker.ts'
import { entries } from '../../../engine/game/entry.ts'
import type { MisfitView } from '../contract.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { ballotSaid } from '../log/words.ts'
import { deedOf } from '../night/deeds.ts'
import { rulingsSaid } from '../night/rulings.ts'
import { voidSaid } from '../night/void-said.ts'
import { votesOf } from '../votes/judged.ts'
import { whySaid } from '../votes/ballot-view.ts'
import { noLynchSaid } from '../words/lynch.ts'
import { language, listed, say } from '../words/say.ts'

type Way = MisfitView['ways'][number]

/** @param here the phase as it is played again @param decided what the host decided so far, by key */
export function misfitSaid(misfit: Conflict, here: ResolvedPhase, decided: ReadonlyMap<string, string>): MisfitView {
  const as = decided.get(misfit.key)
  return {
    key: misfit.key,
    what: misfit.what,
    says: saysOf(misfit, here),
    ways: waysOf(misfit, here),
    ...(as !== undefined && { decided: as }),
  }
}

function saysOf(misfit: Conflict, here: ResolvedPhase): string {
  const { system, game, phase, speaker } = here
  const called = (id: string): string => {
    if (id === nobody) return noLynchSaid(here)
    const seat = seatOf(game, id)
    return seat?.name ?? getOwn(namesIn(system, language()), id) ?? spaced(id)
  }
  switch (misfit.what) {
    case 'action': {
      const entry = entries(system, game, phase).find(({ submission }) => submission.id === misfit.id)
      const why = entry ? plainOf(voidSaid(entry, phase.closes, speaker)).replace(/\.$/, '') : misfit.standing
      return say('mend.action', { deed: plainOf(deedOf(misfit.id, speaker)), why })
    }
    case 'ballot': {
      const judged = votesOf(here).ballots.find(({ ballot }) => ballot.id === misfit.id)
      const why = whySaid({ ballot: misfit.id, why: misfit.why }, here.outcome.tally, speaker).replace(/\.$/, '')
      return say('mend.ballot', { ballot: judged ? ballotSaid(judged.ballot, called) : misfit.id, why })
    }
    case 'answer': {
      const about = { prompt: called(misfit.prompt), answer: called(misfit.answer) }
      return misfit.asked
        ? say('mend.answerElse', { ...about, about: rulingSaid(misfit.asked, here).says })
        : say('mend.answerUnasked', about)
    }
    case 'draw':
      return say('mend.draw', { what: called(misfit.for), gives: called(misfit.gives) })
    case 'removal':
      return say('mend.removal', { name: called(misfit.who) })
    case 'end': {
      // Who won is what the host wrote.
      const winner = getOwn(namesIn(system, language()), misfit.winner) ?? misfit.winner
      return misfit.proposed.length
        ? say('mend.endElse', { winner, proposed: listed(misfit.proposed.map(called)) })
        : say('mend.end', { winner })
    }
    case 'asks': {
      const { says, about } = rulingSaid(misfit.ruling, here)
      return about === '' ? say('mend.asks', { prompt: says }) : say('mend.asksAbout', { prompt: says, about })
    }
  }
}

function waysOf(misfit: Conflict, here: ResolvedPhase): Way[] {
  switch (misfit.what) {
    case 'asks':
      return rulingSaid(misfit.ruling, here).choices
    case 'end':
      return [
        { id: 'leave', says: say('mend.leaveEnd') },
        { id: 'keep', says: say('mend.keepEnd') },
      ]
    case 'answer':
      return [
        { id: 'leave', says: say('mend.leave') },
        { id: 'keep', says: say('mend.keepAnswer') },
      ]
    case 'ballot':
      // What stands in a post is there, whatever it counts.
      return here.phase.ballots?.some(({ id }) => id === misfit.id) ? leaveOrKeep() : [keep()]
    default:
      return leaveOrKeep()
  }
}

const keep = (): Way => ({ id: 'keep', says: say('mend.keep') })
const leaveOrKeep = (): Way[] => [{ id: 'leave', says: say('mend.leave') }, keep()]

/** A question that the rules leave to the host, and every answer to it. */
export function rulingSaid(
  ruling: RulingNotice,
  { system, game, speaker }: Pick<ResolvedPhase, 'system' | 'game' | 'speaker'>,
): { says: string; about: string; choices: Way[] } {
  const [said] = rulingsSaid(system, game, { rulings: [ruling], tells: [] }, speaker)
  return {
    says: said!.says.replace(/[.:]$/, ''),
    about: plainOf(said!.about),
    choices: said!.choices.map(({ id, gives }) => {
      const name = seatOf(game, id)?.name ?? getOwn(namesIn(system, language()), id) ?? spaced(id)
      const what = plainOf(gives)
      return { id, says: what === '' || what === name ? name : `${name}: ${what}` }
    }),
  }
}
