/**
 * Tells the host once of each deadline that nears or has passed, whichever game is looked at. It is told when somebody is
 * there to see it: a window behind others waits. In what players are shown it is never told.
 */
import { useEffect, useState, type ReactNode } from 'react'
import type { ReminderDue } from '../../electron/desk/contract.ts'
import { useAnswer } from '../state/answers.ts'
import { call, CallError } from '../state/desk.ts'
import { span, useNow } from '../state/clock.ts'
import { remindDialog } from '../state/dialogs.ts'
import { settled, toast } from '../state/toasts.ts'
import { go } from '../state/view.ts'
import { say, spoken } from '../words/say.ts'

/** So many names stand in a notice. */
const named = 4

/** A deadline of which a notice was shown. */
type Told = Pick<ReminderDue, 'game' | 'phase' | 'closes'>

/** The watch. It draws nothing. */
export function Reminders(): ReactNode {
  const now = useNow()
  const [told, setTold] = useState<readonly Told[]>([])
  const remember = (one: Told): void => setTold(before => [...before.filter(({ game }) => game !== one.game), one])
  useEffect(() => {
    if (document.visibilityState === 'visible') void tellDue(remember)
  }, [now])
  return told.map(one => (
    <Standing key={one.game} {...one} onOver={() => setTold(before => before.filter(other => other !== one))} />
  ))
}

/** Takes a notice back once its deadline stands no more: the phase was locked, the deadline moved, the game ended or left. */
function Standing({ game, phase, closes, onOver }: Told & { onOver: () => void }): null {
  const { value, error } = useAnswer('games.get', { game })
  const open = value?.state === 'running' ? value.phases[phase] : undefined
  const isOver = error !== undefined || (value !== undefined && !(open?.state === 'open' && open.closes === closes))
  useEffect(() => {
    if (!isOver) return
    settled(about(game))
    onOver()
  }, [isOver])
  return null
}

const about = (game: string): string => `deadline ${game}`

let telling = false

async function tellDue(onTold: (told: Told) => void): Promise<void> {
  if (telling) return
  telling = true
  try {
    for (const due of await askedInOneLanguage()) {
      const { game, phase, which, closes } = due
      if (!(await call('reminders.told', { game, phase, which, closes })).first) continue
      tell(due)
      onTold({ game, phase, closes })
    }
  } catch (error) {
    // What could not be told now is told at the next look: the bar says what is wrong with the workspace.
    if (!(error instanceof CallError)) throw error
  } finally {
    telling = false
  }
}

/** What is due, in the language that is spoken once it is known: at a start that may turn while it is asked. */
async function askedInOneLanguage(): Promise<ReminderDue[]> {
  const { language } = spoken.getState()
  const due = await call('reminders.due', {})
  return spoken.getState().language === language ? due : askedInOneLanguage()
}

function tell({ game, name, phase, phaseName, which, closes, silent, voteless }: ReminderDue): void {
  const missing = silent.length + voteless.length
  toast({
    kind: 'due',
    about: about(game),
    title:
      which === 'near'
        ? say('reminders.near', { game: name, phase: phaseName, span: span(new Date(), new Date(closes)) })
        : say('reminders.passed', { game: name, phase: phaseName }),
    text: missing
      ? [
          ...(silent.length ? [say('reminders.silent', { names: some(silent) })] : []),
          ...(voteless.length ? [say('reminders.voteless', { names: some(voteless) })] : []),
        ].join(' ')
      : say('reminders.nobody'),
    action: {
      label: say(missing ? 'reminders.write' : 'reminders.look'),
      run: () => {
        settled(about(game))
        go({ screen: silent.length ? 'inbox' : voteless.length ? 'votes' : 'posts', game, phase })
        if (missing) remindDialog(true)
      },
    },
  })
}

const some = (names: readonly string[]): string =>
  names.length > named + 1
    ? say('reminders.andMore', { names: names.slice(0, named).join(', '), count: names.length - named })
    : names.join(', ')
