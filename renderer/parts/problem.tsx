/** What went wrong with a question, where its answer would stand. */
import type { ReactNode } from 'react'
import type { CallError } from '../state/desk.ts'
import { refresh } from '../state/answers.ts'
import { say } from '../words/say.ts'
import { Button } from './button.tsx'
import { Empty } from './empty.tsx'

/** The message, the remedy, and another try. */
export function Problem({ error }: { error: CallError }): ReactNode {
  return (
    <div role="alert">
      <Empty
        title={error.message}
        text={error.remedy}
        action={<Button onClick={() => refresh()}>{say('parts.tryAgain')}</Button>}
      />
    </div>
  )
}
