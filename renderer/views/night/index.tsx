/** The Night screen: what happens, why, and what if. */
import { useState, type ReactNode } from 'react'
import { Group, Panel, Separator } from 'react-resizable-panels'
import { Guard } from '../../parts/guard.tsx'
import { Button } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useCommands } from '../../state/commands.ts'
import { go, putBack, select } from '../../state/view.ts'
import { hasVotes, resolves, takesPart } from '../../state/holds.ts'
import { Side } from '../books/side.tsx'
import { CompareDialog, useOthers } from './compare.tsx'
import { foldInspector, foldList, turnSide, turnTree, useForm } from './form.ts'
import { Inspector } from './inspector.tsx'
import { useLanguageCommand } from './language-switch.tsx'
import { NightList } from './night-list.tsx'
import { NightPaper } from './night-paper.tsx'
import { Middle } from './middle.tsx'
import { useLine } from './use-line.ts'
import { useNight } from './use-night.ts'
import { WhatIfBar } from './what-if-bar.tsx'
import css from './night.module.css'

/** The screen of one phase. */
export function NightScreen({ game, phase }: { game: string; phase: number }): ReactNode {
  const [preview, setPreview] = useState<string>()
  const night = useNight(game, phase, preview)
  const [line, pick] = useLine(night.item?.id, night.tree)
  const form = useForm()
  const others = useOthers(night.game)
  const [compares, setCompares] = useState(false)
  const name = night.game?.phases[phase]?.name ?? 'Night'
  useCommands([
    {
      id: 'night-form',
      title: form.tree === 'graph' ? 'Show the tree as a list' : 'Show the tree as a drawing',
      keys: 'L',
      group: 'Night',
      run: turnTree,
    },
    {
      id: 'night-list',
      title: form.list ? 'Fold the list away' : 'Unfold the list',
      keys: 'Q',
      group: 'Night',
      run: foldList,
    },
    {
      id: 'night-inspector',
      title: form.inspector ? 'Fold the inspector away' : 'Unfold the inspector',
      keys: 'I',
      group: 'Night',
      run: foldInspector,
    },
    ...(night.game?.system.panels
      ? [
          {
            id: 'night-books',
            title: form.side === 'books' && form.inspector ? 'The inspector, instead of the books' : 'Books beside it',
            keys: 'O',
            group: 'Night',
            run: turnSide,
          },
        ]
      : []),
    ...(others.length
      ? [
          {
            id: 'night-compare',
            title: 'Compare with another system',
            keys: 'C',
            group: 'Night',
            run: () => setCompares(true),
          },
        ]
      : []),
    ...useLanguageCommand(night.game),
    ...(night.off.length
      ? [{ id: 'night-back', title: 'Put back everything switched off', keys: 'B', group: 'Night', run: putBack }]
      : []),
  ])

  const here = night.game?.phases[phase]
  const bare = night.game !== undefined && here !== undefined && !takesPart(night.game, here)
  if (night.game && here && !resolves(night.game, here)) {
    return (
      <>
        <h1 className="sr">{name}</h1>
        <Empty
          title={`Nothing is resolved in ${name}`}
          text={`Abilities are used at ${night.game.system.acting.join(' and ')}.`}
          action={<Button onClick={() => go({ screen: 'posts', game, phase })}>Its posts</Button>}
        />
      </>
    )
  }
  if (!night.shown)
    return (
      <>
        <h1 className="sr">{name}</h1>
        {night.error ? <Problem error={night.error} /> : <Skeleton label="The night" lines={8} />}
      </>
    )
  if (night.shown.empty && !night.shown.rows.length && !night.off.length) {
    return (
      <>
        <h1 className="sr">{name}</h1>
        <Empty
          title={bare ? `Nothing comes about in ${name}` : 'Nothing was sent in yet'}
          text={
            bare ? (
              'Neither abilities nor votes are used in it.'
            ) : here?.acting === false ? (
              'What happens stands here as soon as a ballot is in.'
            ) : (
              <>What happens stands here as soon as an action is in, such as “{night.shown.empty.example}”.</>
            )
          }
          action={
            <>
              {here?.acting !== false && (
                <Button onClick={() => go({ screen: 'inbox', game, phase })}>Open the inbox</Button>
              )}
              {night.game && here && hasVotes(night.game, here) && (
                <Button onClick={() => go({ screen: 'votes', game, phase })}>To the votes</Button>
              )}
            </>
          }
        />
      </>
    )
  }
  return (
    <div className={css.night}>
      <h1 className="sr">{name}</h1>
      <WhatIfBar night={night} />
      <Group className={css.panes} orientation="horizontal" id="night">
        {form.list && (
          <>
            <Panel
              id="list"
              className={css.list}
              defaultSize="264px"
              minSize="200px"
              maxSize="440px"
              groupResizeBehavior="preserve-pixel-size"
            >
              <Guard what="The list">
                <NightList
                  night={night}
                  onPreview={setPreview}
                  onPick={id => {
                    setPreview(undefined)
                    select(id)
                  }}
                />
              </Guard>
            </Panel>
            <Separator className={css.divider} aria-label="Width of the list" />
          </>
        )}
        <Panel id="tree" className={css.middle} minSize="300px">
          <Guard what="The tree" of={night.item?.id}>
            <Middle
              night={night}
              line={line}
              onPick={pick}
              onCompare={others.length ? () => setCompares(true) : undefined}
            />
          </Guard>
        </Panel>
        {form.inspector && (
          <>
            <Separator className={css.divider} aria-label="Width of the inspector" />
            <Panel
              id="inspector"
              className={css.inspector}
              defaultSize="288px"
              minSize="240px"
              maxSize="520px"
              groupResizeBehavior="preserve-pixel-size"
            >
              <Guard what="The inspector" of={night.item?.id}>
                <Side game={night.game} phase={phase} label="Inspector">
                  <Inspector night={night} line={line} onPick={pick} />
                </Side>
              </Guard>
            </Panel>
          </>
        )}
      </Group>
      <Guard what="What is printed" slim>
        <NightPaper night={night} name={name} />
      </Guard>
      {compares && night.game && (
        <Guard what="The comparison" slim>
          <CompareDialog game={night.game} phase={phase} others={others} onClose={() => setCompares(false)} />
        </Guard>
      )}
    </div>
  )
}
