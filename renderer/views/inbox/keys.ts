/** What the keyboard does in the inbox. */
import type { RefObject } from 'react'
import type { MessageView } from '../../../electron/desk/contract.ts'
import { act } from '../../state/act.ts'
import { useCommands, useEnterOnControls, type Command } from '../../state/commands.ts'
import { go, select } from '../../state/view.ts'
import { say } from '../../words/say.ts'
import { mostInSight, openDoubt, sure } from './queue.ts'

interface Inbox {
  game: string
  phase: number
  message: MessageView | undefined
  messages: readonly MessageView[]
  /** Something can still be added. */
  open: boolean
  move: (way: 1 | -1) => void
  /** Goes on to the next message that wants the host. */
  next: () => void
  byHand: () => void
  paste: RefObject<HTMLTextAreaElement | null>
}

/** Answers a question of a message. @param choice none of them where it is null */
export const answer = (game: string, message: string, doubt: number, choice: number | null): Promise<unknown> =>
  act('inbox.answer', { game, message, doubt, choice })

/** Shows why an action came out as it did. */
export function showWhy(game: string, phase: number, action: string): void {
  go({ screen: 'night', game, phase })
  select(action)
}

/** Registers the keys. @returns what the buttons of the same names do */
export function useInboxKeys({ game, phase, message, messages, open, move, next, byHand, paste }: Inbox): {
  one: () => void
  all: { number: number; run: () => void }
} {
  const untaken = message?.state === 'dismissed' ? 0 : (message?.proposals.filter(({ taken }) => !taken).length ?? 0)
  const all = sure(messages)
  const asked = message && message.state === 'doubt' ? openDoubt(message) : undefined

  const takeOne = async (): Promise<void> => {
    if (!message || !untaken) return next()
    const taken = await act('inbox.take', { game, messages: [message.id] })
    if (taken && !asked) next()
  }
  const takeAll = async (): Promise<void> => {
    await act('inbox.take', { game })
  }
  const settle = async (choice: number | null): Promise<void> => {
    if (!message || !asked) return
    const last = message.doubts.filter(({ answered }) => answered === undefined).length === 1
    const done = await answer(game, message.id, asked.index, choice)
    if (done && last && !untaken) next()
  }
  const setAside = async (): Promise<void> => {
    if (!message) return
    const aside = message.state !== 'dismissed'
    if ((await act('inbox.dismiss', { game, message: message.id, dismissed: aside })) && aside) next()
  }

  const group = say('inbox.title')
  const commands: Command[] = [
    { id: 'inbox.down', title: say('inbox.next'), keys: 'J', group, run: () => move(1) },
    { id: 'inbox.up', title: say('inbox.previous'), keys: 'K', group, run: () => move(-1) },
    { id: 'inbox.next', title: say('inbox.nextWanting'), keys: 'N', group, run: next },
  ]
  if (open)
    commands.push(
      { id: 'inbox.paste', title: say('inbox.paste'), keys: 'P', group, run: () => paste.current?.focus() },
      {
        id: 'inbox.take',
        title: say('inbox.takeAndGoOn'),
        keys: 'Enter',
        group,
        run: () => void takeOne(),
      },
      { id: 'inbox.byHand', title: say('inbox.enterByHand'), keys: 'H', group, run: byHand },
    )
  if (open && all)
    commands.push({
      id: 'inbox.takeAll',
      title: say('inbox.takeAllSure', { count: all }),
      keys: 'A',
      group,
      run: () => void takeAll(),
    })
  if (open && message)
    commands.push({
      id: 'inbox.aside',
      title: say(message.state === 'dismissed' ? 'inbox.putMessageBack' : 'inbox.setMessageAside'),
      keys: 'D',
      group,
      run: () => void setAside(),
    })
  if (open && asked) {
    const { choices } = asked.doubt
    const inSight = choices.length > mostInSight ? [] : choices
    inSight.forEach(({ says }, index) =>
      commands.push({
        id: `inbox.answer.${index + 1}`,
        title: say('inbox.answer', { choice: says }),
        keys: `${index + 1}`,
        group,
        run: () => void settle(index),
      }),
    )
    commands.push({
      id: 'inbox.answer.0',
      title: say('inbox.answerNone'),
      keys: '0',
      group,
      run: () => void settle(null),
    })
  }
  const [action] = message?.actions ?? []
  if (action !== undefined)
    commands.push({
      id: 'inbox.why',
      title: say('inbox.whyActions', { count: message?.actions.length ?? 0 }),
      keys: 'W',
      group,
      run: () => showWhy(game, phase, action),
    })
  useCommands(commands)
  useEnterOnControls()
  return { one: () => void takeOne(), all: { number: all, run: () => void takeAll() } }
}
