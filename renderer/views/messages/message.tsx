/** One message: recipient, subject and text, copied one after the other by one key; the text is the host's to change. */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { RoleMessages } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Tag } from '../../parts/pill.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { act } from '../../state/act.ts'
import { useAnswer } from '../../state/answers.ts'
import { useCommands } from '../../state/commands.ts'
import { copied } from '../../state/copy.ts'
import { langOf } from '../../state/lang.ts'
import { toast } from '../../state/toasts.ts'
import { useTyping } from '../../state/unsent.ts'
import { say } from '../../words/say.ts'
import { copyFrom } from '../posts/clipboard.ts'
import { Meanwhile } from '../posts/meanwhile.tsx'
import css from './messages.module.css'

/** A text typed in is kept this long after the last key. */
const pause = 700

const steps = ['recipient', 'subject', 'message'] as const
type Step = (typeof steps)[number]
const doesOf = {
  recipient: 'setup.copyRecipient',
  subject: 'setup.copySubject',
  message: 'setup.copyMarkSent',
} as const satisfies Record<Step, unknown>

interface MessageProps {
  game: string
  dialect: string
  /** It holds no secret. */
  subject: string
  language: RoleMessages['language']
  message: RoleMessages['messages'][number]
  /** All are out: what comes next. */
  done?: string
  /** It is out. */
  onSent: () => void
  /** On to the next one, whatever becomes of this. */
  onSkip: () => void
}

/** The message that is looked at. */
export function Message({ game, dialect, subject, language, message, done, onSent, onSkip }: MessageProps): ReactNode {
  const { slot, name, state, edited, outdated, changed, paragraphs } = message
  const { value: workspace } = useAnswer('workspace.info', {})
  const forum = workspace?.dialects.find(({ id }) => id === dialect)?.name ?? dialect
  const source = useRef<HTMLTextAreaElement>(null)
  const stands = edited ? message.text : null
  const { text, typed, over, type, settle } = useTyping(`role ${game} ${slot}`, message.text, stands)
  const meanwhile = typed && stands !== over && text !== message.text
  const [step, setStep] = useState<Step>('recipient')
  const [had, setHad] = useState<readonly Step[]>([])
  const [asCode, setAsCode] = useState(edited === true || typed)
  const code = asCode || !paragraphs.length
  const to = message.heads?.length ? message.heads.join(', ') : name

  /** @returns whether nothing is left to be kept */
  const keep = async (instead = over): Promise<boolean> => {
    if (!typed) return true
    const kept = await act('setup.word', { game, slot, text, over: instead })
    if (kept) settle(text)
    return kept !== undefined
  }
  useEffect(() => {
    if (!typed || meanwhile) return
    const timer = setTimeout(() => void keep(), pause)
    return () => clearTimeout(timer)
  })
  /** How it looks is told of what is kept. */
  const turn = async (toCode: boolean): Promise<void> => {
    setAsCode(toCode)
    if (!toCode && !(await keep())) setAsCode(true)
  }
  const reset = async (): Promise<void> => {
    if (!(await act('setup.word', { game, slot, text: null }))) return
    settle()
    setAsCode(false)
  }
  const words: Record<Step, string> = { recipient: to, subject, message: text }
  const copyPart = async (part: Step): Promise<void> => {
    if (!(await copyFrom(words[part], part === 'message' ? source.current : null))) return
    setHad([...had.filter(one => one !== part), part])
    if (part !== 'message') {
      toast({ title: say('state.copied', { what: words[part] }), about: copied })
      return setStep(part === 'recipient' ? 'subject' : 'message')
    }
    const marks = state === undefined || changed === true
    const kept = await keep()
    if (kept && marks) await mark('sent')
    toast({
      title: say(kept && marks ? 'setup.copiedMarked' : 'state.copied', { what: say('setup.messageTo', { name }) }),
      about: copied,
    })
    if (kept) onSent()
  }
  const mark = (next: typeof state | null): Promise<unknown> => act('setup.told', { game, slot, state: next ?? null })
  const group = say('setup.messages')
  useCommands([
    { id: 'messages.copy', title: say(doesOf[step]), keys: 'Ctrl+Enter', group, run: () => void copyPart(step) },
    { id: 'messages.edit', title: say('posts.editText'), keys: 'E', group, run: () => edit() },
  ])
  const edit = (): void => {
    setAsCode(true)
    requestAnimationFrame(() => source.current?.focus())
  }
  const copySmall = (part: Step): ReactNode => (
    <Button
      small
      aria-label={part === 'message' ? say('setup.copyMessage', { name }) : say(doesOf[part])}
      onClick={() => void copyPart(part)}
    >
      {say('common.copy')}
    </Button>
  )
  return (
    <article
      className={css.message}
      aria-label={say('setup.messageTo', { name })}
      onKeyDown={event => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        void copyPart(step)
      }}
    >
      <dl className={css.head}>
        <dt>{say('setup.messageRecipient')}</dt>
        <dd>
          <bdi>{to}</bdi>
        </dd>
        <dd>{copySmall('recipient')}</dd>
        <dt>{say('setup.messageSubject')}</dt>
        <dd {...langOf(language)}>{subject}</dd>
        <dd>{copySmall('subject')}</dd>
        <dt>{say('setup.messageState')}</dt>
        <dd>
          <Tag tone={state === 'confirmed' ? 'stands' : state ? 'plain' : 'lamp'}>{say(states[state ?? 'none'])}</Tag>
          {changed && <Tag tone="lamp">{say('setup.messageChanged')}</Tag>}
        </dd>
        <dd className={css.marks}>
          {(!state || changed) && (
            <Button small onClick={() => void mark('sent')}>
              {say(changed ? 'setup.markSentAnew' : 'setup.markSent')}
            </Button>
          )}
          {state === 'sent' && (
            <Button small onClick={() => void mark(null)}>
              {say('setup.notSent')}
            </Button>
          )}
          <Button small onClick={() => void mark(state === 'confirmed' ? 'sent' : 'confirmed')}>
            {say(state === 'confirmed' ? 'setup.notConfirmed' : 'setup.hasConfirmed', { name })}
          </Button>
        </dd>
      </dl>
      {meanwhile && (
        <Meanwhile theirs={message.text} mine={text} onMine={() => void keep(stands)} onTheirs={() => settle()} />
      )}
      {code ? (
        <textarea
          ref={source}
          className={css.source}
          aria-label={say('setup.messageSource', { name })}
          value={text}
          dir="auto"
          {...langOf(language)}
          onChange={event => type(event.target.value)}
        />
      ) : (
        <div className={css.sheet} tabIndex={0} {...langOf(language)} onDoubleClick={edit}>
          {paragraphs.map((spans, index) => (
            <p key={index}>
              <Said spans={spans} />
            </p>
          ))}
        </div>
      )}
      <div className={css.tools}>
        {paragraphs.length > 0 && (
          <Segmented
            label={say('setup.messageLook')}
            value={code ? 'code' : 'seen'}
            onChoose={look => void turn(look === 'code')}
            segments={[
              { value: 'seen', label: say('setup.messageSeen') },
              { value: 'code', label: say('setup.messageCode', { forum }) },
            ]}
          />
        )}
        {!code && (
          <Button small keys="E" onClick={edit}>
            {say('posts.editText')}
          </Button>
        )}
        {(edited || typed) && (
          <>
            <Tag tone="lamp">{say('setup.messageEdited')}</Tag>
            <Button small kind="quiet" onClick={() => void reset()}>
              {say('setup.messageReset')}
            </Button>
          </>
        )}
        {outdated && <span className={css.state}>{say('setup.messageOutdatedText')}</span>}
        <span className={css.grow} />
        {copySmall('message')}
      </div>
      <footer className={css.foot}>
        <ol className={css.steps} aria-label={say('setup.messageSteps')}>
          {steps.map(one => (
            <li key={one} aria-current={one === step ? 'step' : undefined}>
              {had.includes(one) && (
                <>
                  <span aria-hidden="true">✓ </span>
                  <span className="sr">{say('setup.stepCopied')} </span>
                </>
              )}
              {say(stepName[one])}
            </li>
          ))}
        </ol>
        <p role="status" className={css.done}>
          {done}
        </p>
        {done === undefined && (
          <Button kind="quiet" keys="Alt+ArrowDown" onClick={onSkip}>
            {say('setup.skip')}
          </Button>
        )}
        <Button
          {...(done === undefined && { kind: 'lamp' as const })}
          keys="Ctrl+Enter"
          onClick={() => void copyPart(step)}
        >
          {say(step === 'message' && state ? 'setup.copyText' : doesOf[step])}
        </Button>
      </footer>
    </article>
  )
}

const states = { none: 'setup.stateToSend', sent: 'setup.stateSent', confirmed: 'setup.stateConfirmed' } as const

const stepName = {
  recipient: 'setup.stepRecipient',
  subject: 'setup.stepSubject',
  message: 'setup.stepMessage',
} as const satisfies Record<Step, unknown>
