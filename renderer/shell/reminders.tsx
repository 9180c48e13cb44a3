/**
 * Tells the host once of each deadline that nears or has passed, whichever game is looked at. It is told when somebody is
 * there to see it: a window behind others waits. In what players are shown it is never told.
 */
import { useEffect } from 'react'
import type { ReminderDue } from '../../electron/desk/contract.ts'
import { call, CallError } from '../state/desk.ts'
import { span, useNow } from '../state/clock.ts'
import { remindDialog } from '../state/dialogs.ts'
import { toast } from '../state/toasts.ts'
import { go } from '../state/view.ts'
import { say, spoken } from '../words/say.ts'

/** So many names stand in a notice. */
const named = 4

/** The watch. It draws nothing. */
export function Reminders(): null {
  const now = useNow()
  useEffect(() => {
    if (document.visibilityState === 'visible') void tellDue()
  }, [now])
  return null
}

let telling = false

async function tellDue(): Promise<void> {
  if (telling) return
  telling = true
  try {
    for (const due of await askedInOneLanguage()) {
      const { game, phase, which, closes } = due
      if ((await call('reminders.told', { game, phase, which, closes })).first) tell(due)
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
    about: `deadline ${game}`,
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
