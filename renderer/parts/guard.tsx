/** Around a part of the page: where it cannot be drawn, that is said in its own place, and everything else goes on. */
import { Component, type ReactNode } from 'react'
import { askAnew } from '../state/answers.ts'
import { failureOf, reportFailure, type Failure } from '../state/help.ts'
import { cls } from '../state/words.ts'
import { say } from '../words/say.ts'
import { Button } from './button.tsx'
import { Empty } from './empty.tsx'
import css from './guard.module.css'

interface GuardProps {
  /** What is drawn here, as a sentence begins with it: `The tree`. */
  what: string
  /** What it is about: where that is another, it is tried again by itself. */
  of?: string | number | undefined
  /** In one line, where there is no room for more. */
  slim?: boolean
  /** Where it stands in its grid. */
  className?: string | undefined
  children: ReactNode
}

interface GuardState {
  failed: boolean
  failure?: Failure
  /** How often it was tried again in vain. */
  again: number
}

/** Draws what is in it, or says that it cannot be shown, with what to do. Nothing of the data is told. */
export class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { failed: false, again: -1 }

  static getDerivedStateFromError(): Partial<GuardState> {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.setState(({ again }) => ({ again: again + 1, failure: failureOf(error) }))
  }

  override componentDidUpdate({ of }: GuardProps): void {
    if (this.state.failed && of !== this.props.of) this.setState({ failed: false, again: -1 })
  }

  /** Asks for everything again first: drawn at once, it would fail on what is there already. */
  readonly #reload = async (): Promise<void> => {
    await askAnew()
    this.setState({ failed: false })
  }

  override render(): ReactNode {
    const { what, slim, className, children } = this.props
    const { failed, again, failure } = this.state
    if (!failed) return children
    const title = say('parts.cannotBeShown', { what })
    const reload = <Button onClick={() => void this.#reload()}>{say('parts.reload')}</Button>
    const report = <Button onClick={() => reportFailure(failure)}>{say('report.tell')}</Button>
    if (slim)
      return (
        <div className={cls(css.slim, className)} role="alert">
          <span>{title}</span>
          {reload}
        </div>
      )
    return (
      <div className={css.place} role="alert">
        <Empty
          title={title}
          text={say(again > 0 ? 'parts.failedAgain' : 'parts.notAsWritten')}
          action={
            again > 0 ? (
              <>
                {reload} {report}
              </>
            ) : (
              reload
            )
          }
        />
      </div>
    )
  }
}
