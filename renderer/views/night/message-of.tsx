/** The message that an action was read from, as a quotation. */
import type { ReactNode } from 'react'
import { Link } from '../../parts/link.tsx'
import { Said } from '../../parts/rich-text.tsx'
import { Time } from '../../parts/time.tsx'
import { Words } from '../../parts/words.tsx'
import { say } from '../../words/say.ts'
import { Quotation } from '../inbox/quotation.tsx'
import type { Night } from './use-night.ts'
import css from './message-of.module.css'

/** The message; of an action put in by hand, that. */
export function MessageOf({ night: { inbox, game, asked }, action }: { night: Night; action: string }): ReactNode {
  const sent = inbox?.actions.find(({ id }) => id === action)
  if (!sent) return null
  const message = inbox?.messages.find(({ id }) => id === sent.message)
  const zone = game?.settings.zone
  return (
    <section>
      <h2 className="eyebrow">{say('night.theMessage')}</h2>
      {message ? (
        <div className={css.body}>
          <Quotation message={message} />
        </div>
      ) : (
        <p className={css.meta}>{say('night.noMessage')}</p>
      )}
      <p className={css.meta}>
        <bdi>{message?.senderName ?? sent.byName}</bdi>
        {sent.at !== undefined && (
          <>
            , <Time at={sent.at} {...(zone === undefined ? {} : { zone })} />
          </>
        )}
        {message && (
          <>
            {' '}
            ·{' '}
            <Words
              of="night.readAs"
              values={{
                action: (
                  <b>
                    <Said spans={sent.said} flat />
                  </b>
                ),
              }}
            />
          </>
        )}
        {' · '}
        <Link to={{ screen: 'inbox', game: asked.game, phase: asked.phase }}>{say('night.inbox')}</Link>
      </p>
    </section>
  )
}
