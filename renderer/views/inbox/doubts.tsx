/** Questions that a message leaves: asked one by one, never guessed. */
import type { ReactNode } from 'react'
import type { DoubtView, MessageView } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Keys } from '../../parts/keys.tsx'
import { Picker } from '../../parts/picker.tsx'
import { Words } from '../../parts/words.tsx'
import { say } from '../../words/say.ts'
import { answer } from './keys.ts'
import { mostInSight, openDoubt } from './queue.ts'
import css from './doubts.module.css'

interface DoubtsProps {
  game: string
  message: MessageView
  open: boolean
  /** Enters what it asks for by hand, which answers the question too. */
  byHand: (doubt: number) => void
  /** The question was who sent it. */
  onSender: (slot: string) => void
}

/** The first open question with its choices, those behind it in a line each, and what was answered. */
export function Doubts({ game, message, open, byHand, onSender }: DoubtsProps): ReactNode {
  const { doubts } = message
  if (!doubts.length) return null
  const asked = openDoubt(message)
  const settle = async (doubt: DoubtView, index: number, choice: number | null): Promise<void> => {
    const by = choice === null || doubt.why !== 'noSender' ? undefined : doubt.choices[choice]?.by
    if ((await answer(game, message.id, index, choice)) && by !== undefined) onSender(by)
  }
  return (
    <div className={css.doubts}>
      {doubts.map((doubt, index) =>
        doubt.answered !== undefined ? (
          <p key={index} className={css.answered}>
            {doubt.question} <b>{doubt.answered === 'none' ? say('inbox.noneOfThese') : doubt.answered}</b>
          </p>
        ) : index === asked?.index && open ? (
          <Question
            key={index}
            doubt={doubt}
            byHand={() => byHand(index)}
            onAnswer={choice => void settle(doubt, index, choice)}
          />
        ) : (
          <p key={index} className={css.later}>
            <Words
              of="inbox.then"
              values={{ question: doubt.question }}
              tags={{ soft: inside => <span className={css.then}>{inside}</span> }}
            />
          </p>
        ),
      )}
    </div>
  )
}

function Question({
  doubt: { question, choices },
  onAnswer,
  byHand,
}: {
  doubt: DoubtView
  onAnswer: (choice: number | null) => void
  byHand: () => void
}): ReactNode {
  return (
    <section className={css.question} aria-label={say('inbox.question')}>
      <h3 className={css.asks}>{question}</h3>
      <ol className={css.choices}>
        {choices.length > mostInSight ? (
          <li className={css.many}>
            <Picker
              label={question}
              bare
              placeholder={say('inbox.chooseAnswer', { count: choices.length })}
              choices={choices.map(({ says }, index) => ({ value: String(index), label: says }))}
              onPick={index => onAnswer(Number(index))}
            />
          </li>
        ) : (
          choices.map(({ says }, index) => (
            <li key={index}>
              <Button className={css.choice} onClick={() => onAnswer(index)}>
                <Keys keys={`${index + 1}`} />
                <bdi>{says}</bdi>
              </Button>
            </li>
          ))
        )}
        {choices.length === 0 && (
          <li>
            <Button className={css.choice} onClick={byHand}>
              {say('inbox.enterItByHand')}
            </Button>
          </li>
        )}
        <li>
          <Button kind="quiet" className={css.choice} onClick={() => onAnswer(null)}>
            <Keys keys="0" />
            {say(choices.length ? 'inbox.noneOfThese' : 'inbox.nothing')}
          </Button>
        </li>
      </ol>
    </section>
  )
}
