/** What wants the host now, over all games: one line for each, with the people and the one thing to do. */
import type { ReactNode } from 'react'
import type { GameListed, GameNeed } from '../../../electron/desk/contract.ts'
import { Button } from '../../parts/button.tsx'
import { Names } from '../../parts/names.tsx'
import { Time, Until } from '../../parts/time.tsx'
import { Words } from '../../parts/words.tsx'
import { useNow } from '../../state/clock.ts'
import { go } from '../../state/view.ts'
import { cls } from '../../state/words.ts'
import { say } from '../../words/say.ts'
import { openGame } from './open-game.ts'
import css from './needs.module.css'

/** So many names are said, and how many more there are. */
const mostNames = 6

/** The queue; where it is empty, the next deadline. @param games those that are listed and no samples */
export function Needs({ needs, games }: { needs: readonly GameNeed[]; games: readonly GameListed[] }): ReactNode {
  const now = useNow()
  return (
    <section aria-label={say('games.needs')}>
      <h2 className={css.title}>
        {needs.length ? say('games.needsCount', { count: needs.length }) : say('games.needsNothing')}
      </h2>
      {needs.length ? (
        <ul className={css.list}>
          {needs.map((need, index) => (
            <li key={`${need.game} ${need.what}`} className={cls(css.need, need.what === 'late' && css.late)}>
              <When need={need} late={need.closes !== undefined && new Date(need.closes) < now} />
              <div className={css.what}>
                <p>
                  <b>{titleOf(need)}</b>{' '}
                  <small className={css.soft}>
                    <bdi>{need.name}</bdi>
                  </small>
                </p>
                <p className={css.soft}>
                  <Details need={need} />
                </p>
              </div>
              <Button
                kind={index ? 'plain' : 'lamp'}
                aria-label={say('games.doInGame', { does: doesOf(need), name: need.name })}
                onClick={() => toNeed(need)}
              >
                {doesOf(need)}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <NextDeadline games={games} />
      )}
    </section>
  )
}

function When({ need: { closes, since }, late }: { need: GameNeed; late: boolean }): ReactNode {
  return (
    <p className={css.when}>
      {closes !== undefined ? (
        <>
          <b className={cls(late && css.past)}>
            <Words of={late ? 'games.late' : 'games.in'} values={{ time: <Until at={closes} /> }} />
          </b>
          <small className={css.soft}>
            <Time at={closes} />
          </small>
        </>
      ) : since ? (
        <span className={css.soft}>
          <Words of="games.since" values={{ time: <Time at={since} /> }} />
        </span>
      ) : (
        <span className={css.soft}>{say('games.noDeadline')}</span>
      )}
    </p>
  )
}

const titles = {
  late: 'games.needLate',
  asks: 'games.needAsks',
  complete: 'games.needComplete',
  missing: 'games.needMissing',
  next: 'games.needNext',
} as const

const titleOf = ({ what, phaseName: phase, toSend = 0 }: GameNeed): string =>
  what === 'send' ? say('games.needSend', { count: toSend }) : say(titles[what], { phase })

function doesOf({ what, phaseName: phase, messages = 0, posts = 0, toSend = 0 }: GameNeed): string {
  if (what === 'send') return say('games.doSend', { count: toSend })
  if (what === 'next') return say('games.doGoOn')
  if (what === 'asks' && messages) return say('games.doRead', { count: messages })
  if (what === 'asks' && posts) return say('games.doReview', { count: posts })
  return say('games.doOpen', { phase })
}

/** The facts, each a sentence. */
function Details({ need }: { need: GameNeed }): ReactNode {
  const { what, phaseName: phase, messages = 0, posts = 0, rulings = 0, expected = 0, received = 0 } = need
  const { missing = [], readers = [] } = need
  const people = what === 'send' ? readers : missing
  const facts = [
    what === 'send' && say('games.factOf', { phase }),
    what === 'next' && say('games.factNext'),
    messages > 0 && say('games.factMessages', { count: messages }),
    posts > 0 && say('games.factPosts', { count: posts }),
    rulings > 0 && say('games.factRulings', { count: rulings }),
    expected > 0 && say('games.factIn', { received, expected }),
  ].filter(fact => fact !== false)
  const names = people.slice(0, mostNames)
  const more = people.length - names.length
  return (
    <>
      {facts.join(' ')}{' '}
      {names.length > 0 && (
        <Words
          of={what === 'send' ? 'games.factReaders' : 'games.factMissing'}
          values={{ names: <Names names={more ? [...names, say('games.moreNames', { count: more })] : names} /> }}
        />
      )}
    </>
  )
}

/** Goes to where it is done. */
function toNeed({ game, phase, what, screen = 'inbox' }: GameNeed): void {
  if (what === 'next') void openGame(game)
  else go({ screen: what === 'send' ? 'posts' : screen, game, phase })
}

function NextDeadline({ games }: { games: readonly GameListed[] }): ReactNode {
  const now = useNow()
  const [next] = games
    .filter(({ state, closes }) => state === 'running' && closes !== undefined && new Date(closes) > now)
    .sort((a, b) => (a.closes! < b.closes! ? -1 : 1))
  return (
    <p className={css.soft}>
      {next ? (
        <Words
          of="games.nextDeadline"
          values={{ phase: next.phase ?? '', name: <bdi>{next.name}</bdi>, time: <Until at={next.closes!} /> }}
        />
      ) : (
        say('games.noNextDeadline')
      )}
    </p>
  )
}
